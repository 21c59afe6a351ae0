"""A match played blind: a screen reader over AT-SPI hears every event, and each question is answered by keyboard."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_desktop.controller.past.past_match import PastMatch
from marjapussi_desktop.settings.preferences import Preferences, save
from marjapussi_desktop.ui.i18n import LANGUAGES, Language
from marjapussi_desktop.ui.story.words import StoryWords
from tests.helpers.saved_matches import Home

ROOT: Final = Path(__file__).resolve().parents[3]
PROGRAMS: Final = ("Xvfb", "dbus-run-session", "xdotool")
ACCESSIBILITY_BUS: Final = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
WITHIN_S: Final = 240


def lacking() -> str:
    """What this machine lacks for a screen reader; empty if nothing."""
    if not sys.platform.startswith("linux"):
        return "AT-SPI is of Linux"
    lacks = [name for name in PROGRAMS if shutil.which(name) is None]
    return ", ".join([*lacks, *([] if ACCESSIBILITY_BUS.exists() else ["at-spi2-core"])])


pytestmark = [pytest.mark.slow, pytest.mark.skipif(bool(lacking()), reason=f"no screen reader here: {lacking()}")]


@pytest.fixture
def display() -> Iterator[str]:
    """An X screen of the test's own."""
    reads, writes = os.pipe()
    command = ["Xvfb", "-displayfd", str(writes), "-screen", "0", "1280x720x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writes], stderr=subprocess.DEVNULL)
    os.close(writes)
    with os.fdopen(reads) as told:
        number = told.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait()


def heard(display: str, home: Path, *words: str) -> list[str]:
    """What a blind player hears who plays with these words."""
    environment = {**os.environ, "DISPLAY": display, "MARJAPUSSI_HOME": str(home), "XDG_RUNTIME_DIR": str(home)}
    done = subprocess.run(
        ["dbus-run-session", "--", sys.executable, "-m", "tests.ui.read_aloud.blind_player", *words],
        cwd=ROOT,
        env={**environment, "QT_QPA_PLATFORM": "offscreen", "HOME": str(home)},
        capture_output=True,
        text=True,
        timeout=WITHIN_S + 60,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:] + done.stdout[-2000:]
    return done.stdout.splitlines()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    ("preset", "pace", "words"),
    [("marjapussi", "instant", ["target=8"]), ("huutopussi", "fast", ["hand"]), ("avomarjapussi", "fast", ["hand"])],
)
def test_a_match_is_played_blind(
    display: str, qapp: QApplication, tmp_path: Path, preset: str, pace: str, words: list[str], code: str
) -> None:
    tmp_path.chmod(0o700)
    save(tmp_path / "preferences.json", Preferences(pace=pace, name="Veera"))
    told = heard(display, tmp_path, preset, code, str(WITHIN_S), *words)
    saved = Home(tmp_path)
    kept = saved.open().load()
    assert kept is not None
    past = PastMatch(kept.replayed.record)
    saved.close()
    language = Language()
    language.choose(code)
    spoken, at, lost = " ".join(told), 0, []
    try:
        for number in past.numbers:
            for step in past.hand(number, past.person_seat(), is_open=False).steps:
                for event in step.events:
                    sentence = StoryWords().sentence(event, step.view)
                    found = spoken.find(sentence, at)
                    at = at if found < 0 else found + len(sentence)
                    lost.extend([sentence] if found < 0 else [])
    finally:
        language.forget()
    assert past.numbers
    assert not lost
    assert any(word in told[-1] for word in ("total", "yhteensä"))
