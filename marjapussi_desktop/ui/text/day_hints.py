"""With how many hints the deal of the day was played, in words."""

from __future__ import annotations

from PySide6.QtCore import QObject


class DayHints(QObject):
    """A class of its own: in one that others inherit from, ``tr`` finds no sentence that counts."""

    def heading(self, hand: str, hints: int) -> str:
        """The heading of the hand's result, such as ``Hand 1``, with them."""
        if hints == 0:
            return self.tr("{hand}, without hints").format(hand=hand)
        return self.tr("{hand}, with %n hint(s)", "", hints).format(hand=hand)

    def person(self, hints: int | None) -> str:
        """The person in the list of the day; None: played when they were not counted."""
        if hints is None:
            return self.tr("You")
        return self.tr("You, with %n hint(s)", "", hints) if hints else self.tr("You, without hints")
