"""Whether a window can be opened is found out before Qt would abort."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from marjapussi_desktop.cli import WRONG_USAGE
from marjapussi_desktop.commands import display, libraries
from marjapussi_desktop.commands.display import display_trouble

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="displays of Linux")


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", display.PLATFORM, *display.PLUGIN_FOLDERS):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))


@contextmanager
def server(path: Path | str, answer: bytes) -> Iterator[None]:
    """Listens at a socket and answers what it hears, or only listens."""
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(path))
        listening.listen()

        def serve() -> None:
            try:
                connection, _ = listening.accept()
            except OSError:
                return
            connection.recv(100)
            connection.send(answer)
            connection.close()

        if answer:
            threading.Thread(target=serve, daemon=True).start()
        yield


def test_platforms_that_need_no_display_are_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    for platform in ("offscreen", "minimal", "offscreen:size=1x1", "nonsense;offscreen", "Offscreen"):
        monkeypatch.setenv(display.PLATFORM, platform)
        assert display_trouble() is None, platform


def test_a_platform_that_qt_has_not_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(display.PLATFORM, "nonsense:x;rubbish")
    trouble = display_trouble()
    assert trouble is not None
    assert "'nonsense'" in trouble
    assert "offscreen" in trouble


def test_platforms_of_a_folder_of_ones_own_are_known(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "libqmine.so").touch()
    monkeypatch.setattr(display, "SAFE", {"mine"})
    monkeypatch.setenv(display.PLATFORM, "mine")
    assert display_trouble() is not None
    monkeypatch.setenv(display.PLUGIN_FOLDERS[0], str(tmp_path))
    assert display_trouble() is None


def test_no_display_is_told() -> None:
    assert "no display" in (display_trouble() or "")


def test_a_display_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":59731")
    assert "':59731'" in (display_trouble() or "")
    monkeypatch.setenv("WAYLAND_DISPLAY", "nowhere")
    assert display_trouble() is not None
    monkeypatch.setenv(display.PLATFORM, "wayland")
    assert "'nowhere'" in (display_trouble() or "")


def test_a_display_that_does_not_answer_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(display, "ANSWER_S", 0.2)
    monkeypatch.setenv("WAYLAND_DISPLAY", "mute")
    with server(tmp_path / "mute", b""):
        assert display_trouble() == "the display 'mute' does not answer"
    number = 40000 + os.getpid() % 20000
    monkeypatch.setenv("DISPLAY", f":{number}")
    with server(f"\0/tmp/.X11-unix/X{number}", b""):
        assert display_trouble() == f"the display ':{number}' does not answer"


def test_a_display_that_answers_is_no_trouble_if_qt_can_be_loaded(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("WAYLAND_DISPLAY", "there")
    loaded: list[Path] = []
    monkeypatch.setattr(display, "library_trouble", loaded.append)
    with server(tmp_path / "there", b"\1"):
        assert display_trouble() is None
    assert [path.name for path in loaded] == ["libqwayland.so"]


def test_a_library_that_lacks_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "libqnone.so" in (libraries.library_trouble(Path("libqnone.so")) or "")


@pytest.mark.parametrize(("name", "value"), [(display.PLATFORM, "nonsense"), ("DISPLAY", ":59731")])
def test_the_program_says_it_in_one_sentence(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, value)
    done = subprocess.run(
        [sys.executable, "-m", "marjapussi_desktop"], capture_output=True, cwd=ROOT, check=False, timeout=60
    )
    assert done.returncode == WRONG_USAGE
    assert done.stderr.count(b"\n") == 1
    assert value.encode() in done.stderr
