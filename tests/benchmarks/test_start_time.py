"""What a start loads before its first picture, and how much more of the processor it takes than Qt alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.benchmarks.start_time import EMPTY, FRONT_PAGE, OURS, ROOT, environment, start

NOT_BEFORE_THE_PICTURE = (
    "marjapussi_desktop.bots.bot",
    "marjapussi_desktop.controller.deals.deal_code",
    "marjapussi_desktop.controller.past.qt_past_match",
    "marjapussi_desktop.controller.match.thoughts",
    "marjapussi_desktop.evaluation",
    "marjapussi_desktop.tutorial",
    "marjapussi_desktop.ui.export",
    "marjapussi_desktop.ui.file_dialog",
    "marjapussi_desktop.ui.lessons",
    "marjapussi_desktop.ui.moments.banner",
    "marjapussi_desktop.ui.moments.pictures",
    "marjapussi_desktop.ui.panels",
    "marjapussi_desktop.ui.sheets.base",
    "marjapussi_desktop.ui.sound",
    "marjapussi_desktop.ui.statistics",
    "marjapussi_desktop.ui.stepping",
    "marjapussi_desktop.ui.story.panel",
    "marjapussi_desktop.ui.table.marriage_overlay",
    "marjapussi_desktop.ui.table.open_hands",
    "ctypes",
    "hashlib",
    "miniaudio",
    "socket",
    "subprocess",
)
"""Each costs one to ten milliseconds, and the first picture shows nothing of it."""

NOT_BEFORE_THE_FRONT_PAGE = (
    "marjapussi_desktop.controller.deals.deal_code",
    "marjapussi_desktop.controller.match.session",
    "marjapussi_desktop.engine.game",
    "marjapussi_desktop.engine.observation",
    "marjapussi_desktop.engine.record_reading",
    "marjapussi_desktop.ui.coaching",
    "marjapussi_desktop.ui.first_time",
    "marjapussi_desktop.ui.knowledge",
    "marjapussi_desktop.ui.match_screen",
    "marjapussi_desktop.ui.read_aloud.announcer",
    "marjapussi_desktop.ui.story",
    "marjapussi_desktop.ui.table.scene",
    "marjapussi_desktop.ui.table.table_widget",
    "marjapussi_desktop.ui.table_screen",
)
"""What only a match needs: the rules, and the table."""

WATCHED = OURS.replace(
    "def ready():\n",
    "from PySide6.QtWidgets import QWidget\n"
    "style, asked = QWidget.style, []\n"
    "QWidget.style = lambda widget: asked.append(type(widget).__name__) or style(widget)\n"
    "def ready():\n    print(*sys.modules, file=sys.stderr)\n    print('asked', *asked, file=sys.stderr)\n",
)
MOST = 3.0
"""The regression is told, not the goal (2): other programs disturb a test."""


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The modules at the first picture, and who asked for the style."""
    home = tmp_path_factory.mktemp("home")
    words = ["--preset", "huutopussi", "--seed", "1"]
    command = [sys.executable, "-c", WATCHED, *words]
    done = subprocess.run(command, cwd=ROOT, env=environment(home), check=True, capture_output=True, text=True)
    return done.stderr.strip().splitlines()[-2:]


def test_what_the_first_picture_does_not_need_is_not_loaded_before_it(told: list[str]) -> None:
    loaded = set(told[0].split())
    assert "marjapussi_desktop.ui.table.table_widget" in loaded
    assert [name for name in NOT_BEFORE_THE_PICTURE if name in loaded] == []


def test_the_front_page_does_not_wait_for_a_table(tmp_path: Path) -> None:
    watched = FRONT_PAGE.replace("def ready():\n", "def ready():\n    print(*sys.modules, file=sys.stderr)\n")
    command = [sys.executable, "-c", watched]
    done = subprocess.run(command, cwd=ROOT, env=environment(tmp_path), check=True, capture_output=True, text=True)
    loaded = set(done.stderr.strip().splitlines()[-1].split())
    assert "marjapussi_desktop.ui.home" in loaded
    assert [name for name in (*NOT_BEFORE_THE_PICTURE, *NOT_BEFORE_THE_FRONT_PAGE) if name in loaded] == []


def test_nobody_asks_for_the_style_before_the_first_picture(told: list[str]) -> None:
    """The first to ask has PySide make the whole of QStyle with its enums, which takes as long as a dozen modules."""
    assert told[1].split() == ["asked"]


@pytest.mark.slow
def test_a_start_takes_a_few_times_as_long_as_an_empty_program(tmp_path: Path) -> None:
    words = ["--preset", "huutopussi", "--seed", "1"]
    start(OURS, words, tmp_path)
    pairs = [(start(EMPTY, [], tmp_path).cpu, start(OURS, words, tmp_path).cpu) for _nth in range(7)]
    empty, ours = (min(times) for times in zip(*pairs, strict=True))
    assert ours / empty < MOST
