"""A label with suits in it measures its text once, and anew where text, room for others or font have changed."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont
from pytestqt.qtbot import QtBot

from marjapussi_desktop.ui import suit_label
from marjapussi_desktop.ui.suit_label import SuitLabel
from marjapussi_desktop.ui.table.suit_text import SuitText, Words


@pytest.fixture
def label(qtbot: QtBot) -> SuitLabel:
    made = SuitLabel(text="Give two cards of ♥ or ♠")
    qtbot.addWidget(made)
    return made


def test_a_layout_that_asks_often_is_answered_from_memory(label: SuitLabel, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted, least = label.sizeHint(), label.minimumSizeHint()
    high = label.heightForWidth(80)
    measured: list[str] = []

    class Measured(SuitText):
        def __init__(self, text: str, font: QFont, max_width: float, words: Words | None = None) -> None:
            measured.append(text)
            super().__init__(text, font, max_width, words)

    monkeypatch.setattr(suit_label, "SuitText", Measured)
    assert (label.sizeHint(), label.minimumSizeHint(), label.heightForWidth(80)) == (wanted, least, high)
    assert not measured
    assert label.heightForWidth(120) < high
    assert measured == [label.text()]


def test_it_is_measured_anew_when_something_has_changed(label: SuitLabel) -> None:
    sizes = [label.sizeHint()]
    label.setText(label.text() + ", and one of ♦")
    sizes.append(label.sizeHint())
    label.keep_room_for([label.text() * 2])
    sizes.append(label.sizeHint())
    font = QFont(label.font())
    font.setPixelSize(50)
    label.setFont(font)
    sizes.append(label.sizeHint())
    widths = [size.width() for size in sizes]
    assert widths == sorted(set(widths))
