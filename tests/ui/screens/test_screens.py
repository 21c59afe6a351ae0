"""Every screen has room for its texts and controls: nothing is cut or shortened, and nothing meets anything else."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from marjapussi_desktop.ui.apply_theme import apply_theme
from marjapussi_desktop.ui.combo import ComboBox
from marjapussi_desktop.ui.i18n import LANGUAGES, Language
from marjapussi_desktop.ui.labels import Label, ShortLabel
from tests.ui.screens.checks import complaints, every_page
from tests.ui.screens.looks import DECKS, FELTS, SIZES, TEXTS, Case, case_name, grid, group_name, narrow, sample
from tests.ui.screens.stage import Look, Stage, own_font, quick_bots, write_saves
from tests.ui.screens.states import LAYOUTS, STATES, WITH_SAVES, layouts_of, overlay_of

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
"""The offscreen screen says so of every menu that opens."""


@pytest.fixture(scope="module", autouse=True)
def as_started(qapp: object) -> Iterator[None]:
    """The program's own font, and bots that answer at once."""
    with own_font(), quick_bots():
        yield


@pytest.fixture(scope="module")
def saves(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("saves") / "matches.sqlite"
    write_saves(path)
    return path


def check(name: str, looks: Sequence[Look], language: Language, saves: Path) -> None:
    """Bring a window to a screen in the first look, and show it in all of them."""
    stage = Stage(looks[0], language, saves if name in WITH_SAVES else None)
    found = {}
    try:
        STATES[name](stage)
        for look in looks:
            stage.show_as(look)
            assert stage.window.size().toTuple() == look.size
            pages = (page for shown in stage.shown() for page in every_page(shown))
            found[look] = dict.fromkeys(said for page in pages for said in complaints(page, overlay_of))
    finally:
        stage.close()
    assert not any(found.values()), "\n".join(
        "\n".join([case_name((name, look)), *said]) for look, said in found.items() if said
    )


@pytest.mark.sampled(5)
@pytest.mark.parametrize("case", [*sample()], ids=case_name)
def test_a_screen_has_room_for_all(case: Case, language: Language, saves: Path) -> None:
    name, look = case
    check(name, [look], language, saves)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("group", [*narrow()], ids=group_name)
def test_what_lies_over_the_table_cuts_nothing(group: tuple[str, list[Look]], language: Language, saves: Path) -> None:
    check(*group, language, saves)


@pytest.mark.slow
@pytest.mark.parametrize("group", [*grid()], ids=group_name)
def test_a_screen_has_room_for_all_in_every_look(
    group: tuple[str, list[Look]], language: Language, saves: Path
) -> None:
    check(*group, language, saves)


@pytest.mark.slow
def test_a_screen_has_room_for_all_at_twice_the_dots() -> None:
    """Qt reads the scale as it starts, so the sample is tried in a process of its own: 4K at 2× is among it."""
    chosen = [sys.executable, "-m", "pytest", "-q", "--tb=short", __file__, "-k", "has_room_for_all"]
    done = subprocess.run(chosen, env=os.environ | {"QT_SCALE_FACTOR": "2"}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_the_sample_has_every_screen_and_every_value() -> None:
    cases = [*sample()]
    assert [name for name, _look in cases] == [*STATES]
    assert all(look.preset in layouts_of(name) for name, look in cases)
    assert {look.preset for _name, look in cases} == set(LAYOUTS)
    for language in LANGUAGES:
        some = [look for _name, look in cases if look.language == language]
        assert {look.deck for look in some} == set(DECKS)
        assert {look.felt for look in some} == set(FELTS)
        assert {look.size for look in some} == set(SIZES)
        assert {look.text for look in some} == set(TEXTS)


# -- what the check finds ------------------------------------------------------------------------------------------


class Faulty(QWidget):
    """A page for faults, laid out by hand."""

    def __init__(self, qtbot: QtBot) -> None:
        super().__init__()
        qtbot.addWidget(self)
        self.resize(400, 200)

    def found(self) -> list[str]:
        self.show()
        return [complaint.split(":")[0] for complaint in complaints(self)]


class Painted(QWidget):
    """Writes by itself, beyond its right edge if it is narrow."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawText(QPoint(2, 15), "painted by itself")
        painter.end()


@pytest.fixture
def page(qtbot: QtBot) -> Faulty:
    apply_theme(1.0)
    return Faulty(qtbot)


def place(widget: QWidget, left: int, top: int, width: int, height: int) -> None:
    widget.setGeometry(QRect(left, top, width, height))


def test_a_sound_page_has_no_complaints(page: Faulty) -> None:
    place(Label(page, "a label"), 10, 10, 200, 30)
    place(QPushButton("a button…", page), 10, 50, 200, 40)
    assert page.found() == []


@pytest.mark.parametrize("kind", [Label, Painted])
def test_a_text_that_is_cut_is_found(page: Faulty, kind: type[QWidget]) -> None:
    widget = Label(page, "a label that is too long") if kind is Label else Painted(page)
    place(widget, 10, 10, 40, 30)
    assert page.found() == ["cut"]


def test_lines_without_room_are_found(page: Faulty) -> None:
    label = Label(page, "several words that take several lines")
    label.setWordWrap(True)
    place(label, 10, 10, 60, 24)
    assert "cut" in page.found()


def test_a_shortened_text_is_found(page: Faulty) -> None:
    place(ShortLabel(page, "a label that is shortened"), 10, 10, 60, 30)
    assert page.found() == ["shortened"]


def test_a_button_that_is_too_narrow_is_found(page: Faulty) -> None:
    place(QPushButton("a button with a long text", page), 10, 10, 60, 40)
    assert set(page.found()) == {"cut", "too narrow"}


def test_a_choice_that_would_be_cut_is_found(page: Faulty) -> None:
    box = ComboBox(page)
    box.addItems(["one", "one with a long text"])
    place(box, 10, 10, 100, 40)
    assert page.found() == ["choice does not fit"]


def test_what_leaves_the_window_is_found(page: Faulty) -> None:
    place(QPushButton("ok", page), 350, 170, 80, 40)
    assert "outside" in page.found()


def test_texts_and_controls_that_meet_are_found(page: Faulty) -> None:
    place(Label(page, "a label"), 10, 10, 200, 30)
    place(Label(page, "another label"), 20, 12, 200, 30)
    assert set(page.found()) == {"texts meet", "controls meet"}


def test_a_text_under_an_edge_is_found_and_one_under_a_page_is_not(page: Faulty) -> None:
    place(Label(page, "half hidden"), 10, 10, 100, 30)
    place(Label(page, "all hidden"), 10, 80, 100, 30)
    over = QFrame(page)
    over.setStyleSheet("QFrame { background: #FFFFFF; }")
    place(over, 40, 0, 300, 60)
    lower = QFrame(page)
    lower.setStyleSheet("QFrame { background: #FFFFFF; }")
    place(lower, 0, 70, 300, 60)
    assert page.found() == ["covered in part"]
