"""Takes the person's last move back, and asks first where that costs a result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marjapussi_desktop.ui.sheets.take_back import Cost, TakeBackSheet

if TYPE_CHECKING:
    from marjapussi_desktop.ui.main_window import MainWindow


def take_back(window: MainWindow) -> None:
    """Take back the person's last decision, at once or once he has agreed to what it costs."""
    cost = _cost(window)
    if cost is None:
        window.session.undo()
        return
    sheet = TakeBackSheet(window.screens, cost)
    sheet.meant.connect(window.session.undo)
    window.session.updated.connect(sheet.follow)
    window.open(sheet)


def _cost(window: MainWindow) -> Cost | None:
    update, past = window.session.current(), window.session.past_match()
    if past is None or not update.may_undo:
        return None
    view = update.view
    if view.is_of_day and not view.is_day_practice and window.day.would_count(past):
        return Cost.DAY
    return Cost.MATCH if view.winner is not None else None
