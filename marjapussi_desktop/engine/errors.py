"""Errors of the engine.

    MarjapussiError
    ├── NotationError       a move that cannot be read
    ├── RecordError         a record that is damaged or does not follow the rules
    └── UnknownCardsError   an observation was asked for the hand of another seat

A refused action is a value (``reasons.Refusal``), and a programmer's mistake is an assert. Errors carry facts; the
command line and the interface make words of them.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.dealing import DealProblem
from marjapussi_desktop.engine.options import Problem, ProblemKind
from marjapussi_desktop.engine.reasons import Refusal
from marjapussi_desktop.engine.values import frozen


class MarjapussiError(Exception):
    """Anything that the engine raises on purpose."""


class NotationError(MarjapussiError):
    """A text that is no move; ``text`` is what was read."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class UnknownCardsError(MarjapussiError):
    """The hand of ``seat`` was looked for in what ``observer`` knows."""

    def __init__(self, seat: int, observer: int) -> None:
        super().__init__(f"seat {observer} does not know the hand of seat {seat}")
        self.seat = seat
        self.observer = observer


class Fault(StrEnum):
    """What can be wrong with a record. The comment names the facts that go with it."""

    NOT_JSON = "not_json"  # detail
    WRONG_FORMAT = "wrong_format"
    NEWER_VERSION = "newer_version"  # detail: the version
    BAD_FIELD = "bad_field"  # detail: the field
    BAD_RULES = "bad_rules"  # problems
    BAD_DEAL = "bad_deal"  # deal
    WRONG_DEALER = "wrong_dealer"  # detail: the right one
    UNREADABLE_MOVE = "unreadable_move"  # detail
    UNKNOWN_MOVE = "unknown_move"  # detail: the move's first word
    ILLEGAL_MOVE = "illegal_move"  # detail, refusal
    MOVE_AFTER_END = "move_after_end"  # detail
    HAND_AFTER_END = "hand_after_end"
    HAND_UNFINISHED = "hand_unfinished"
    WRONG_RESULT = "wrong_result"  # detail: which part, and what it should be
    WRONG_TOTALS = "wrong_totals"  # detail: what they should be
    WRONG_WINNER = "wrong_winner"  # detail: who it should be


@frozen
class FaultFacts:
    """The facts of a fault in a record; ``hand`` and ``move`` count from 1, None where they do not apply."""

    fault: Fault
    hand: int | None = None
    move: int | None = None
    detail: str = ""
    refusal: Refusal | None = None
    deal: DealProblem | None = None
    problems: tuple[Problem, ...] = ()
    card: Card | None = None

    @property
    def unknown(self) -> str:
        """The version, game, option or move that this version does not know, and a later one may; else empty."""
        if self.fault in (Fault.NEWER_VERSION, Fault.UNKNOWN_MOVE):
            return self.detail
        return next((_name(problem) for problem in self.problems if problem.kind in LATER_RULES), "")


LATER_RULES: Final = frozenset(
    {
        ProblemKind.UNKNOWN_PRESET,
        ProblemKind.UNKNOWN_OPTION,
        ProblemKind.NOT_IN_FAMILY,
        ProblemKind.NOT_IN_LAYOUT,
        ProblemKind.BAD_VALUE,
    }
)
"""What a later version may have that this one has not: games, options, and where and with which values they exist."""


def _name(problem: Problem) -> str:
    return problem.value if problem.kind is ProblemKind.UNKNOWN_PRESET else f"{problem.option}={problem.value}"


class RecordError(MarjapussiError):
    """A record that is refused; ``facts`` say where and why."""

    def __init__(self, facts: FaultFacts) -> None:
        super().__init__(f"{facts.fault.value} (hand {facts.hand}, move {facts.move}) {facts.detail}")
        self.facts = facts
