"""Errors of the engine.

    MarjapussiError
    ├── NotationError          a text that is no card, move, deal or position
    ├── RecordError            a record that is damaged or does not follow the rules
    ├── UnknownPresetError     a game that there is not
    ├── RulesError             options that a game does not have or that do not go together
    ├── FaultyDealError        a deal that is not the whole pack, or not in the right piles
    ├── UnknownSeatError       a seat that the table does not have
    ├── NotAnActionError       something else in the place of an action
    ├── NotNowError            a deal, an observation or a result before its time
    └── UnknownCardsError      the hand of another seat, looked for in an observation

An action that the rules forbid is no error but a value (``reasons.Refusal``). An assert says what the engine itself has
made sure of, so that ``python -O`` takes no check away. Messages are for programmers; the command line and the window
make sentences of the facts.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from marjapussi_desktop.engine.options import Problem, ProblemKind
from marjapussi_desktop.engine.values import frozen

if TYPE_CHECKING:  # so that what these are made of can raise errors too
    from marjapussi_desktop.engine.cards import Card
    from marjapussi_desktop.engine.dealing import DealProblem
    from marjapussi_desktop.engine.reasons import Refusal


class MarjapussiError(Exception):
    """Anything that the engine raises on purpose."""


class NotationError(MarjapussiError):
    """A text that cannot be read; ``text`` is what was read, ``why`` what is wrong with it, if that is known."""

    def __init__(self, text: str, why: str = "") -> None:
        super().__init__(f"{text}: {why}" if why else text)
        self.text = text
        self.why = why


class UnknownPresetError(MarjapussiError):
    """There is no game ``preset``."""

    def __init__(self, preset: str, known: Iterable[str]) -> None:
        super().__init__(f"there is no preset {preset!r}; there are {', '.join(known)}")
        self.preset = preset


class RulesError(MarjapussiError):
    """A game cannot have these options: ``problems`` say which, and why; none if no preset has such rules at all."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        told = "; ".join(f"{_name(p)}: {p.kind.value} {p.allowed}".strip() for p in problems)
        super().__init__(told or "these rules are no preset with options")
        self.problems = problems


class FaultyDealError(MarjapussiError):
    """``problem`` says what is wrong with a deal."""

    def __init__(self, problem: DealProblem) -> None:
        super().__init__(problem.fault.value if problem.card is None else f"{problem.fault.value}: {problem.card}")
        self.problem = problem


class UnknownSeatError(MarjapussiError):
    """There is no ``seat`` with this number."""

    def __init__(self, seat: object, players: int) -> None:
        super().__init__(f"there is no seat {seat!r}; there are 0 to {players - 1}")
        self.seat = seat


class NotAnActionError(MarjapussiError):
    """``value`` is none of the classes of `actions`."""

    def __init__(self, value: object) -> None:
        super().__init__(f"{value!r} is not an action; parse_action reads one from a text")
        self.value = value


class NotNowError(MarjapussiError):
    """What was asked for comes later, or is past."""


class UnknownCardsError(MarjapussiError):
    """The hand of ``seat`` was looked for in what ``observer`` knows."""

    def __init__(self, seat: int, observer: int) -> None:
        super().__init__(f"seat {observer} does not know the hand of seat {seat}")
        self.seat = seat
        self.observer = observer


class Shape(StrEnum):
    """What a field of a record should be."""

    WHOLE_NUMBER = "whole_number"
    TEXT = "text"
    LIST = "list"
    OBJECT = "object"
    CARDS = "cards"
    RESULT = "result"


class Fault(StrEnum):
    """What can be wrong with a record. The comment names the facts that go with it."""

    NOT_JSON = "not_json"  # detail
    WRONG_FORMAT = "wrong_format"
    NEWER_VERSION = "newer_version"  # detail: the version
    BAD_FIELD = "bad_field"  # detail: the field; shape, found; for a whole number least and most
    BAD_RULES = "bad_rules"  # problems
    BAD_DEAL = "bad_deal"  # deal
    WRONG_DEALER = "wrong_dealer"  # detail: the right one
    UNREADABLE_MOVE = "unreadable_move"  # detail
    UNKNOWN_MOVE = "unknown_move"  # detail: the move's first word
    LEGAL_LACKS = "legal_lacks"  # detail: a move that was legal
    LEGAL_EXCEEDS = "legal_exceeds"  # detail: what was not legal, or is there twice
    ILLEGAL_MOVE = "illegal_move"  # detail, refusal
    MOVE_AFTER_END = "move_after_end"  # detail
    HAND_AFTER_END = "hand_after_end"
    HAND_UNFINISHED = "hand_unfinished"
    WRONG_RESULT = "wrong_result"  # detail: which part, and what it should be
    WRONG_TOTALS = "wrong_totals"  # detail: what they should be
    WRONG_WINNER = "wrong_winner"  # detail: who it should be


@frozen
class FaultFacts:
    """The facts of a fault in a record; ``hand`` and ``move`` count from 1, None where they do not apply.

    ``found``: what a field is, as JSON writes it; None where it is missing.
    """

    fault: Fault
    hand: int | None = None
    move: int | None = None
    detail: str = ""
    refusal: Refusal | None = None
    deal: DealProblem | None = None
    problems: tuple[Problem, ...] = ()
    card: Card | None = None
    shape: Shape | None = None
    found: str | None = None
    least: int = 0
    most: int = 0

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
