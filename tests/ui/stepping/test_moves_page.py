"""The moves of a trick: the one at which the table rests is seen from its beginning, in any size."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QTextCursor
from pytestqt.qtbot import QtBot

from marjapussi_desktop.ui.apply_theme import apply_theme
from marjapussi_desktop.ui.stepping.moves_page import MovesPage

NOW = 3


@pytest.fixture
def page(qtbot: QtBot) -> MovesPage:
    apply_theme(1.0)  # else the letters are as large as the test before left them
    page = MovesPage()
    qtbot.addWidget(page)
    page.resize(360, 400)
    page.show()
    return page


def show(page: MovesPage, words: int) -> None:
    told = [f"<p>Move {nth}. {'Because it was so. ' * words}</p>" for nth in range(6)]
    page.show_moves("".join(told), NOW)


def seen(page: MovesPage) -> tuple[int, int]:
    """Where the move at which the table rests begins and ends, in pixels below the page's top."""
    start = page.document().findBlockByNumber(NOW)
    end = QTextCursor(start)
    end.movePosition(QTextCursor.MoveOperation.EndOfBlock)
    return page.cursorRect(QTextCursor(start)).top(), page.cursorRect(end).bottom()


def test_the_move_is_seen_whole_where_it_can_be(page: MovesPage) -> None:
    show(page, 4)
    top, bottom = seen(page)
    assert top >= 0
    assert bottom <= page.viewport().height()


def test_one_longer_than_the_page_is_seen_from_its_beginning(page: MovesPage) -> None:
    show(page, 80)
    top, bottom = seen(page)
    assert bottom > page.viewport().height()
    assert 0 <= top < 10


def test_it_stays_in_view_in_another_size(page: MovesPage) -> None:
    show(page, 4)
    page.resize(360, 160)
    top, bottom = seen(page)
    assert top >= 0
    assert bottom <= page.viewport().height()
