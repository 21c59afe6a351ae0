"""Takes the person's last move back, and asks first where that makes the deal of the day practice."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from marjapussi_desktop.ui.main_window import MainWindow


def take_back(window: MainWindow) -> None:
    """Take back the person's last decision, at once or once he has agreed to what it costs."""
    if not _would_spoil(window):
        window.session.undo()
        return
    from marjapussi_desktop.ui.sheets.take_back import TakeBackSheet

    sheet = TakeBackSheet(window.screens)
    sheet.meant.connect(window.session.undo)
    window.session.updated.connect(sheet.follow)
    window.open(sheet)


def _would_spoil(window: MainWindow) -> bool:
    """Whether the hand on the table would be the person's result of the day if he took nothing back."""
    update, past = window.session.current(), window.session.past_match()
    view = update.view
    if past is None or not update.may_undo or not view.is_of_day or view.is_day_practice:
        return False
    return window.day.would_count(past)
