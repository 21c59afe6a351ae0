"""The person's kinds of mistakes over time, kept for the window off the interface's thread."""

from __future__ import annotations

import datetime
import hashlib
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from marjapussi_desktop.controller.kept_value import KeptFile, KeptValue
from marjapussi_desktop.settings import reviewed_hands
from marjapussi_desktop.settings.problems import ProblemKind
from marjapussi_desktop.settings.reviewed_hands import Kind, ReviewedHand, ReviewedHands

if TYPE_CHECKING:
    from marjapussi_desktop.controller.past.past_match import PastMatch
    from marjapussi_desktop.controller.review.hand_review import HandReview


class MistakeBook(QObject):
    """Signals: ``told(ReviewedHands)`` after ``ask`` and after each hand; ``noticed(Problem)``. Both are emitted in
    another thread and arrive on the receiver's.
    """

    told = Signal(object)
    noticed = Signal(object)

    def __init__(
        self, path: Path | None, parent: QObject | None = None, today: Callable[[], datetime.date] = datetime.date.today
    ) -> None:
        """``path``: where it is kept; None keeps it for this run only."""
        super().__init__(parent)
        self._today = today
        kind = ProblemKind.REVIEWS_NOT_SAVED
        file = KeptFile[ReviewedHands](path, tuple, reviewed_hands.load, reviewed_hands.save, kind)
        self._hands = KeptValue("mistakes", file, self._tell, self.noticed.emit)

    def ask(self) -> None:
        """Have ``told`` emitted."""
        self._hands.change(lambda hands: hands)

    def note(self, past: PastMatch, review: HandReview) -> None:
        """Keep what a review found; a hand with moves taken back is practice and not kept."""
        record = past.record.hands[review.hand - 1]
        if record.undone or not review.decisions:
            return
        row = ReviewedHand(_name(past, review.hand), self._today().isoformat(), past.preset, kinds_of(review))
        self._hands.change(partial(reviewed_hands.with_hand, hand=row))

    def close(self) -> None:
        """Write what is left and end the thread."""
        self._hands.close()

    def _tell(self, hands: ReviewedHands) -> None:
        with suppress(RuntimeError):  # the window is gone already
            self.told.emit(hands)


def kinds_of(review: HandReview) -> tuple[Kind, ...]:
    """The decisions of a review by kind; only mistakes have a cost, and those of an auction together that of one."""
    names = dict.fromkeys(one.kind.value for one in review.decisions)
    found, counted = [], review.counted
    for name in names:
        judged = [one.judgement for one in review.decisions if one.kind.value == name]
        count = sum(one.is_mistake for one in judged)
        costs = [one.judgement.cost for one in counted if one.kind.value == name and one.judgement.is_mistake]
        found.append(Kind(name, len(judged), count, round(sum(costs), 2)))
    return tuple(found)


def _name(past: PastMatch, hand: int) -> str:
    """The same for the same cards and moves."""
    record = past.record.hands[hand - 1]
    text = f"{past.preset} {past.seed} {hand} {record.deal!r} {record.moves!r}"
    return hashlib.sha256(text.encode()).hexdigest()[:24]
