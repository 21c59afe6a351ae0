"""The person's name if none has been given, and what the players are called."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.controller.match.table_view import SeatView, TableView
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate

DEFAULT_NAME: Final = "Marja"
"""A berry and a Finnish first name. It is the same in every language, since records contain it. At the table it is not
shown: who has given no name is "you".
"""
_YOU: Final = QT_TRANSLATE_NOOP("Names", "You")


def you() -> str:
    """What the person is called who has given no name."""
    return translate("Names", _YOU)


def shown_name(seat: SeatView) -> str:
    """What a player is called on a plate, in a column and in a table of scores: everywhere the same."""
    return you() if is_unnamed(seat) else seat.name


def names_in_reasons(view: TableView) -> list[str | None]:
    """The players' names by seat; None of the person who has given no name, and is told "you" in every sentence."""
    return [None if is_unnamed(seat) else seat.name for seat in view.seats]


def unnamed_seat(view: TableView) -> int | None:
    """The seat of the person who has given no name, and is told "you" in every sentence."""
    return next((seat.seat for seat in view.seats if is_unnamed(seat)), None)


def is_unnamed(seat: SeatView) -> bool:
    """Whether a person sits there who has given no name."""
    return seat.name == DEFAULT_NAME and not seat.player
