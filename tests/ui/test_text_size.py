"""Texts from 100 to 200 %: everything grows as far as the window has room, and nothing is cut."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.prompts import PromptKind
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.i18n import LANGUAGES
from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.style import Look, scale_for
from marjapussi_desktop.ui.table.frame import Frame, frame
from tests.ui.person import MousePerson
from tests.ui.unseen import stay_unseen

SIZES = [(1024, 596), (1280, 676), (1920, 1036), (3840, 2116)]
"""Of the table in a window, below the bar."""


def test_larger_text_makes_larger_controls_as_far_as_the_window_has_room() -> None:
    assert scale_for(1280, 720) == 1.0
    assert scale_for(1280, 720, 125) == 1.25
    assert scale_for(1280, 720, 200) > 1.25
    assert 1.0 < scale_for(1024, 640, 200) < scale_for(1280, 720, 200)
    assert scale_for(2560, 1440, 100) == 2.0
    for size in ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160)):
        scales = [scale_for(*size, percent) for percent in (100, 125, 150, 175, 200)]
        assert scales == sorted(scales)
        assert scales[-1] > scales[0]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("has_rows", [False, True])
def test_larger_texts_at_the_table_keep_clear_of_one_another(
    size: tuple[int, int], players: int, has_rows: bool
) -> None:
    usual = frame(QSizeF(*size), players, has_rows)
    large = frame(QSizeF(*size), players, has_rows, text=2.0)
    assert large.unit > 1.2 * usual.unit
    assert large.card_w == usual.card_w
    assert large.trick_scale > 0.5 * usual.trick_scale
    parts = parts_of(large)
    table = QRectF(0, 0, *size)
    for name, box in parts.items():
        assert table.contains(box), name
        for other, its in parts.items():
            assert name == other or not box.intersects(its), (name, other)


def parts_of(base: Frame) -> dict[str, QRectF]:
    """What must be seen whole."""
    plates = {seat.place: seat.plate for seat in base.seats}
    return {**plates, "score": base.score, "trick": base.trick, "trump": base.trump, "hand": base.hand}


def test_the_bar_has_room_for_its_buttons(window: MainWindow) -> None:
    stay_unseen(window)
    window.start_match(MatchSetup("marjapussi", "Veera", seed=3))
    for size, code in product(((1024, 640), (1280, 720)), LANGUAGES):
        window.resize(*size)
        window.change(language=code, text_percent=200)
        assert window.size().width() == size[0]
        assert window.bar.sizeHint().width() <= window.bar.width()
        for button in window.bar.buttons.values():
            assert button.accessibleName()
            assert not button.icon().isNull()
        window.resize(1920, 1080)
        window.change(text_percent=100)
        assert window.bar.buttons[Command.SETTINGS].text()


HANDS = [*product([(1024, 640), (1280, 720)], ["marjapussi", "huutopussi", "avomarjapussi", "huutopussi-3"])]


@pytest.mark.parametrize(
    ("size", "preset"), [HANDS[0], *(pytest.param(*hand, marks=pytest.mark.slow) for hand in HANDS[1:])]
)
def test_every_panel_of_a_hand_fits_with_the_largest_text(
    window: MainWindow, qtbot: QtBot, preset: str, size: tuple[int, int]
) -> None:
    stay_unseen(window)
    window.resize(*size)
    window.change(language="fi", text_percent=200)
    assert Look.scale > 1.0
    person = MousePerson(window, qtbot)
    window.start_match(MatchSetup(preset, "Veera", seed=3))
    while True:
        prompt = person.wait()
        if (panel := window.match.panel) is not None and panel.isVisible():
            assert window.match.rect().contains(panel.geometry()), prompt.kind
            assert not cut(panel), (prompt.kind, cut(panel))
        if prompt.kind in (PromptKind.HAND_OVER, PromptKind.MATCH_OVER):
            return
        person.answer(prompt)


def cut(panel: QWidget) -> list[str]:
    """The texts of a panel that have not the room they need."""
    texts = [part for part in panel.findChildren(QWidget) if isinstance(part, Label | QAbstractButton)]
    return [
        part.text()
        for part in texts
        if part.isVisible() and part.text() and part.width() < part.minimumSizeHint().width() - 1
    ]


def test_the_list_of_lessons_stands_in_the_middle_of_a_wide_window(window: MainWindow) -> None:
    window.resize(1920, 1080)
    window.do(Command.LEARN)
    screen = window.screens.lessons
    assert screen is not None
    contents = screen.contents
    left = contents.title.mapTo(contents, contents.title.rect().topLeft()).x()
    assert left > contents.width() / 8
