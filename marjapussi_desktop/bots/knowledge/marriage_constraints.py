"""Constraints on who holds a suit's king and queen, taken together, from asks and answers ("one of these two seats
holds exactly one of them"). `deductions` cannot express these: it treats each card alone.

Each ask gives clauses about the owners *at that moment*. A card played since then was held by its player.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from marjapussi_desktop.bots.knowledge.public_history import Attempt, PublicHistory
from marjapussi_desktop.engine.actions import AnswerHalf, AnswerWhole, AskHalf
from marjapussi_desktop.engine.cards import MARRIAGES, SUITS, Card, Suit
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import partner_of
from marjapussi_desktop.engine.values import frozen

NOBODY: Final = -1
"""The owner of a card that had already been played."""

Rule = Callable[[int, int, int, int], bool]
"""Takes the asker, the answerer, and the owners of king and queen; tells whether these owners are possible."""


def _count(seat: int, king: int, queen: int) -> int:
    return (king == seat) + (queen == seat)


def _not_both(_asker: int, answerer: int, king: int, queen: int) -> bool:
    return _count(answerer, king, queen) < 2


def _denied(asker: int, answerer: int, king: int, queen: int) -> bool:
    return _count(asker, king, queen) == 1 and _count(answerer, king, queen) == 0


def _denied_a_bluff(asker: int, answerer: int, king: int, queen: int) -> bool:
    return _count(asker, king, queen) < 2 and _count(answerer, king, queen) == 0


def _shared(asker: int, answerer: int, king: int, queen: int) -> bool:
    return _count(asker, king, queen) == 1 and _count(answerer, king, queen) == 1


def _bluffed(asker: int, answerer: int, king: int, queen: int) -> bool:
    return _count(asker, king, queen) == 0 and _count(answerer, king, queen) > 0


def _asked(asker: int, _answerer: int, king: int, queen: int) -> bool:
    return _count(asker, king, queen) == 1


def _may_bluff(asker: int, _answerer: int, king: int, queen: int) -> bool:
    return _count(asker, king, queen) < 2


@frozen
class Clause:
    """A rule that the owners of a suit's king and queen obeyed when ``plays`` cards had been played."""

    suit: Suit
    plays: int
    asker: int
    answerer: int
    rule: Rule

    def allows(self, king: int, queen: int) -> bool:
        """Whether the owners at that moment fit."""
        return self.rule(self.asker, self.answerer, king, queen)


class MarriageConstraints:
    """The clauses of a hand, and the owners of a suit's king and queen that they allow now."""

    def __init__(self, rules: Ruleset, history: PublicHistory) -> None:
        self._layout = rules.layout
        self._may_bluff = rules.marriages.bluff_half
        self._played = {play.card: (number, play.seat) for number, play in enumerate(history.plays)}
        self.clauses = tuple(self._clauses(history.attempts))

    def suits(self) -> tuple[Suit, ...]:
        """The suits that have a clause."""
        told = {clause.suit for clause in self.clauses}
        return tuple(suit for suit in SUITS if suit in told)

    def allowed(self, suit: Suit, kings: tuple[int, ...], queens: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
        """The pairs of owners of king and queen that satisfy all clauses; a card that is gone has `NOBODY` as its only
        owner.
        """
        clauses = [clause for clause in self.clauses if clause.suit is suit]
        return tuple(
            (king, queen)
            for king in kings
            for queen in queens
            if all(self._fits(clause, king, queen) for clause in clauses)
        )

    def _fits(self, clause: Clause, king: int, queen: int) -> bool:
        owners = zip(MARRIAGES[clause.suit], (king, queen), strict=True)
        return clause.allows(*(self._owner_then(card, owner, clause.plays) for card, owner in owners))

    def _owner_then(self, card: Card, owner_now: int, plays: int) -> int:
        number, seat = self._played.get(card, (plays, owner_now))
        return seat if number >= plays else NOBODY

    def _clauses(self, attempts: Iterable[Attempt]) -> Iterator[Clause]:
        """In order."""
        open_suits = set(SUITS)
        for attempt in attempts:
            if isinstance(attempt.action, AskHalf):
                yield from self._of_half(attempt, attempt.action.suit)
            elif isinstance(attempt.answer, AnswerWhole) and attempt.answer.suit is None:
                partner = self._partner(attempt)
                some = (suit for suit in SUITS if suit in open_suits)
                yield from (Clause(suit, attempt.plays, attempt.seat, partner, _not_both) for suit in some)
            if attempt.declaration is not None:
                open_suits.discard(attempt.declaration.suit)

    def _of_half(self, attempt: Attempt, suit: Suit) -> Iterator[Clause]:
        """The clauses of an ask for a half with its answer."""
        moment = suit, attempt.plays, attempt.seat, self._partner(attempt)
        yield Clause(*moment, _may_bluff if self._may_bluff else _asked)
        if isinstance(attempt.answer, AnswerHalf):
            is_declared = attempt.declaration is not None
            yield Clause(*moment, _half_rule(attempt.answer.yes, is_declared, self._may_bluff))

    def _partner(self, attempt: Attempt) -> int:
        partner = partner_of(attempt.seat, self._layout)
        assert partner is not None
        return partner


def _half_rule(yes: bool, is_declared: bool, may_bluff: bool) -> Rule:
    """The rule that an answer to an ask for a half implies."""
    if yes:
        return _shared if is_declared else _bluffed
    return _denied_a_bluff if may_bluff else _denied
