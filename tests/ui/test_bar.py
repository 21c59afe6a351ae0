"""The bar at the upper edge by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.deals.deal_code import commitment
from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.i18n import LANGUAGES
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.sheets.settings import SettingsSheet

EVERY_KEY = pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])


@EVERY_KEY
def test_a_button_is_pressed_by_enter_and_by_space(window: MainWindow, key: Qt.Key) -> None:
    button = window.bar.buttons[Command.SETTINGS]
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(button, key)
    assert isinstance(window.sheet, SettingsSheet)


@EVERY_KEY
@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_menu_opens_by_enter_and_by_space(window: MainWindow, qtbot: QtBot, key: Qt.Key) -> None:
    seen: list[bool] = []

    def look() -> None:
        seen.append(window.bar.menu.isVisible())
        window.bar.menu.close()

    QTimer.singleShot(50, look)
    window.bar.menu_button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(window.bar.menu_button, key)
    qtbot.waitUntil(lambda: seen == [True])


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_menu_opens_by_its_key_over_a_match_and_over_a_sheet(window: MainWindow, qtbot: QtBot) -> None:
    """It had none."""
    window.start_match(MatchSetup("marjapussi", "Veera", seed=3))
    for _time in range(2):
        seen: list[bool] = []

        def look(seen: list[bool] = seen) -> None:
            seen.append(window.bar.menu.isVisible())
            window.bar.menu.close()

        QTimer.singleShot(50, look)
        QTest.keyClick(window, Qt.Key.Key_F10)
        qtbot.waitUntil(lambda seen=seen: seen == [True])  # type: ignore[misc]
        window.do(Command.SETTINGS)
    assert "F10" in window.bar.menu_button.toolTip()


def test_a_match_shows_its_deals_in_the_bar_where_there_is_room(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1280, 720)
    deals = window.bar.deals
    assert not deals.isVisible()
    window.start_match(MatchSetup("marjapussi", "Veera", seed=3))
    code = window.session.deal_code()
    assert deals.isVisible()
    assert deals.copied_text() == commitment(code)
    window.change(language="fi")
    assert deals.isVisible()
    window.change(text_percent=200)
    window.resize(1024, 640)
    assert not deals.isVisible()
    window.resize(1280, 720)
    window.change(text_percent=100)
    window.do(Command.HOME)
    assert not deals.isVisible()


def test_the_menus_button_is_not_lit_once_the_pointer_has_left_it(window: MainWindow) -> None:
    """It stayed lit after something was chosen from the menu: while that is open, no button is told of the pointer."""
    button = window.bar.menu_button
    QCursor.setPos(window.mapToGlobal(window.rect().center()))
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    window.bar.menu.aboutToHide.emit()
    assert not button.underMouse()


def test_a_button_that_has_moved_away_from_the_pointer_is_not_lit(window: MainWindow) -> None:
    """It stayed lit, as nothing tells a button that it is moved or hidden under a pointer that rests."""
    window.resize(1280, 720)
    button = window.bar.buttons[Command.SETTINGS]
    window.start_match(MatchSetup("marjapussi", "Veera", seed=3))
    QCursor.setPos(button.mapToGlobal(button.rect().center()))
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    before = button.geometry()
    window.do(Command.HOME)
    assert not button.geometry().intersects(before)
    assert not button.underMouse()


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_name_of_the_menu_stands_in_the_middle_of_its_button(window: MainWindow, code: str) -> None:
    """What lights up under the pointer had room for an arrow at the right that is not there."""
    window.change(language=code)
    button = window.bar.menu_button
    QApplication.processEvents()
    picture = button.grab().toImage()
    ground = picture.pixel(3, 3)
    columns, rows = range(3, picture.width() - 3), range(6, picture.height() - 6)
    inked = [x for x in columns if any(picture.pixel(x, y) != ground for y in rows)]
    assert abs((min(inked) + max(inked)) / 2 - picture.width() / 2) <= 3
