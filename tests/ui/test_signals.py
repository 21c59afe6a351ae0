"""Ctrl-C and its kin close the whole program's window as the person would: saved, quickly, with nobody left."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from marjapussi_desktop.processes.end_signals import EndSignals
from marjapussi_desktop.settings.preferences import load
from tests.helpers.left_behind import MARK, end_marked, left_after, marked, new_mark

ROOT = Path(__file__).resolve().parents[2]
OPEN_WITHIN_S = 30.0
CLOSED_WITHIN_S = 3.0
"""It is promised within one second; a machine that is busy with other tests may take longer."""


@pytest.fixture
def mark(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A mark of everything that this test starts."""
    mark = new_mark()
    monkeypatch.setenv(MARK, mark)
    yield mark
    end_marked(mark)


def open_window(folder: Path, mark: str, words: str) -> subprocess.Popen[bytes]:
    """The program with its window on the offscreen screen; its bots' process runs already."""
    process = subprocess.Popen(
        [sys.executable, "-m", "marjapussi_desktop", *words.split()],
        env={**os.environ, "MARJAPUSSI_HOME": str(folder)},
        stderr=subprocess.PIPE,
        cwd=ROOT,
        start_new_session=True,
    )
    end = time.monotonic() + OPEN_WITHIN_S
    while not any("spawn_main" in told for told in marked(mark).values()):
        assert time.monotonic() < end, "it has not begun"
        assert process.poll() is None, process.communicate()
        time.sleep(0.01)  # polls another process
    return process


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks for processes in /proc")
@pytest.mark.parametrize("signum", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_closes_the_window(signum: int, mark: str, tmp_path: Path) -> None:
    process = open_window(tmp_path, mark, "play --preset marjapussi --seed 3 --lang fi")
    began = time.monotonic()
    os.killpg(process.pid, signum)  # all that run in the terminal hear of it
    complaint = process.communicate(timeout=20)[1]
    assert time.monotonic() - began < CLOSED_WITHIN_S
    assert (process.returncode, complaint) == (128 + signum, b"")
    assert left_after(mark, 2.0) == []
    (kept,) = tmp_path.rglob("preferences.json")
    assert load(kept).value.window_geometry is not None, "as when the person closes it"


def test_signals_wait_until_they_are_taken() -> None:
    before = signal.getsignal(signal.SIGINT)
    signals = EndSignals()
    try:
        assert signals.take() is None
        os.kill(os.getpid(), signal.SIGINT)
        assert (signals.take(), signals.last) == (signal.SIGINT, signal.SIGINT)
        assert signals.take() is None
    finally:
        signals.close()
    assert signal.getsignal(signal.SIGINT) == before


def test_signals_that_are_ignored_stay_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    before = signal.signal(signal.SIGTERM, signal.SIG_IGN)
    try:
        signals = EndSignals()
        os.kill(os.getpid(), signal.SIGTERM)
        assert signals.take() is None
        signals.close()
    finally:
        signal.signal(signal.SIGTERM, before)
