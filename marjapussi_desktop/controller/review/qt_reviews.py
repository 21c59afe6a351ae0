"""The reviews of this run of the program: made once, the hand that is wanted now before all others."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from enum import Enum, auto
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from marjapussi_desktop.controller.past.past_match import PastMatch
from marjapussi_desktop.controller.review.qt_reviewer import Reviewer

if TYPE_CHECKING:
    from marjapussi_desktop.controller.review.hand_review import HandReview, Reviewed
    from marjapussi_desktop.controller.review.open_value import OpenValue

KEPT: Final = 200
"""Of so many hands it is remembered what was found, those that were asked for last."""


class Progress(Enum):
    """How far a review is."""

    NONE = auto()
    RUNNING = auto()
    DONE = auto()
    FAILED = auto()


@dataclass
class Account:
    """What is known of a seat's decisions in one hand. ``decisions``: those judged so far, the most important first;
    ``review``: all of them, once they are; ``value``: with all cards seen, where a solver plays the game.
    """

    progress: Progress = Progress.NONE
    decisions: list[Reviewed] = field(default_factory=list)
    review: HandReview | None = None
    value: OpenValue | None = None


class Reviews(QObject):
    """Reviews hands in the background, and remembers what was found.

    Signals: ``changed(Account)``: more is known of a hand; ``done(PastMatch, HandReview)``: all of it is.
    """

    changed = Signal(object)
    done = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reviewer = Reviewer(self)
        self._accounts: dict[bytes, Account] = {}
        self._waiting: deque[tuple[PastMatch, int]] = deque()
        self._running: tuple[int, PastMatch, Account] | None = None
        self._reviewer.reviewed.connect(self._on_reviewed)
        self._reviewer.valued.connect(self._on_valued)
        self._reviewer.done.connect(self._on_done)
        self._reviewer.failed.connect(self._on_failed)

    def account(self, past: PastMatch, hand: int, seat: int | None = None) -> Account:
        """What is known of the decisions of a seat, the person's where none is named, in a hand (from 1); it grows
        while a review runs. Raises IndexError.
        """
        key = _key(past, hand, past.person_seat() if seat is None else seat)
        account = self._accounts.pop(key, None) or Account()
        self._accounts[key] = account
        if len(self._accounts) > KEPT:
            rested = (one for one in self._accounts if self._accounts[one].progress is not Progress.RUNNING)
            del self._accounts[next(rested)]
        return account

    def begin(self, past: PastMatch, hand: int, seat: int | None = None) -> Account:
        """Have a seat's decisions in a hand reviewed before all others, unless they are or were; returns at once."""
        account = self.account(past, hand, seat)
        if account.progress in (Progress.NONE, Progress.FAILED):
            self.stop()
            self._start(past, hand, past.person_seat() if seat is None else seat)
        return account

    def begin_all(self, past: PastMatch) -> None:
        """Have every hand of a match reviewed, one after the other, the last first."""
        self._waiting.extend((past, hand) for hand in reversed(past.numbers))
        if self._running is None:
            self._start_next()

    def stop(self) -> None:
        """Review nothing more for now; a review that is not done is thrown away."""
        self._waiting.clear()
        if self._running is not None:
            account = self._running[2]
            self._running = None
            self._reviewer.cancel()
            account.progress = Progress.NONE
            account.decisions.clear()
            account.value = None
            self.changed.emit(account)

    def close(self) -> None:
        """End the processes."""
        self._waiting.clear()
        self._reviewer.close()

    def _start(self, past: PastMatch, hand: int, seat: int) -> None:
        account = self.account(past, hand, seat)
        own = PastMatch(past.record)  # the reviewer's thread reads it while the window does
        account.progress = Progress.RUNNING
        self._running = self._reviewer.review(own, hand, seat), past, account

    def _start_next(self) -> None:
        self._running = None
        while self._waiting:
            past, hand = self._waiting.popleft()
            if self.account(past, hand).progress is Progress.NONE:
                self._start(past, hand, past.person_seat())
                return

    def _account_of(self, token: int) -> Account | None:
        return self._running[2] if self._running is not None and self._running[0] == token else None

    def _on_reviewed(self, token: int, one: Reviewed) -> None:
        account = self._account_of(token)
        if account is not None:
            account.decisions.append(one)
            self.changed.emit(account)

    def _on_valued(self, token: int, value: OpenValue) -> None:
        account = self._account_of(token)
        if account is not None:
            account.value = value
            self.changed.emit(account)

    def _on_done(self, token: int, review: HandReview) -> None:
        account = self._account_of(token)
        if account is not None:
            assert self._running is not None
            past = self._running[1]
            account.review, account.progress = review, Progress.DONE
            self._start_next()
            self.changed.emit(account)
            self.done.emit(past, review)

    def _on_failed(self, token: int) -> None:
        account = self._account_of(token)
        if account is not None:
            account.progress = Progress.FAILED
            self._start_next()
            self.changed.emit(account)


def _key(past: PastMatch, hand: int, seat: int) -> bytes:
    """A hand is known by its cards and moves: after an undo it is another. A digest keeps no record in memory."""
    if hand not in past.numbers:
        raise IndexError(f"hand {hand} is not over")
    record = past.record.hands[hand - 1]
    told = past.preset, past.seed, hand, seat, record.moves, record.deal
    return blake2b(repr(told).encode(), digest_size=16).digest()
