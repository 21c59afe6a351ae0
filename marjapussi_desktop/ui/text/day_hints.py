"""How the deal of the day was played, in words: with how many hints, and whether for practice."""

from __future__ import annotations

from PySide6.QtCore import QObject


class DayHints(QObject):
    """A class of its own: in one that others inherit from, ``tr`` finds no sentence that counts."""

    def heading(self, hand: str, hints: int) -> str:
        """The heading of the hand's result, such as ``Hand 1``, with them."""
        if hints == 0:
            return self.tr("{hand}, without hints").format(hand=hand)
        return self.tr("{hand}, with %n hint(s)", "", hints).format(hand=hand)

    def practice(self, hand: str) -> str:
        """The heading of the hand's result where moves were taken back in it."""
        return self.tr("{hand}, practice").format(hand=hand)

    def person(self, hints: int | None, *, is_practice: bool = False) -> str:
        """The person in the list of the day; None: played when they were not counted."""
        if is_practice:
            return self._practising(hints)
        if hints is None:
            return self.tr("You")
        return self.tr("You, with %n hint(s)", "", hints) if hints else self.tr("You, without hints")

    def _practising(self, hints: int | None) -> str:
        if hints is None:
            return self.tr("You, practice")
        if hints == 0:
            return self.tr("You, practice without hints")
        return self.tr("You, practice with %n hint(s)", "", hints)
