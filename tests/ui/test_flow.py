"""A row that goes on in the next line where it does not fit."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QFrame, QWidget
from pytestqt.qtbot import QtBot

from marjapussi_desktop.ui.flow import FlowLayout


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    page = QWidget()
    qtbot.addWidget(page)
    flow = FlowLayout(10)
    parts = [QFrame(page) for _each in range(4)]
    for part in parts:
        part.setFixedSize(100, 30)
    flow.add_widgets(*parts)
    page.setLayout(flow)
    return page


def places(page: QWidget) -> list[tuple[int, int]]:
    return [(part.x(), part.y()) for part in page.findChildren(QFrame) if part.isVisible()]


def test_what_fits_stands_in_one_row(page: QWidget) -> None:
    page.resize(430, 30)
    page.show()
    assert places(page) == [(0, 0), (110, 0), (220, 0), (330, 0)]
    assert page.heightForWidth(430) == 30


def test_what_does_not_fit_goes_on_in_the_next_row(page: QWidget) -> None:
    page.resize(429, 70)
    page.show()
    assert places(page) == [(0, 0), (110, 0), (220, 0), (0, 40)]
    assert page.heightForWidth(429) == 70


def test_what_is_hidden_takes_no_room(page: QWidget) -> None:
    page.findChildren(QFrame)[0].hide()
    page.resize(320, 30)
    page.show()
    assert places(page) == [(0, 0), (110, 0), (220, 0)]
