"""What a seat may do now, structured by phase: prompts, bots and tests are built from these values.

Every choices value has ``seat`` and ``calls`` (Kontra or Re, where they may be said) and enumerates all its actions,
calls last.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from marjapussi_desktop.engine.actions import (
    Action,
    AnswerHalf,
    AnswerWhole,
    AskHalf,
    AskWhole,
    Bid,
    Declare,
    DemandRedeal,
    Discard,
    Give,
    Kontra,
    Pass,
    Play,
    Re,
    Return,
    SetContract,
)
from marjapussi_desktop.engine.cards import Card, Suit
from marjapussi_desktop.engine.values import frozen

STEP = 5
"""Bids and contracts are multiples of this."""

Call = Kontra | Re


@frozen
class BidChoices:
    """The auction. ``minimum`` and ``maximum`` bound the bids in steps of 5 (None: no bid may be made)."""

    seat: int
    minimum: int | None
    maximum: int | None
    may_pass: bool
    may_redeal: bool
    calls: tuple[Call, ...] = ()

    def actions(self) -> Iterator[Action]:
        """Every action, passes and redeals first."""
        if self.may_pass:
            yield Pass()
        if self.may_redeal:
            yield DemandRedeal()
        if self.minimum is not None and self.maximum is not None:
            yield from (Bid(amount) for amount in range(self.minimum, self.maximum + 1, STEP))


@frozen
class CardsChoices:
    """Choosing ``count`` of ``cards`` to give, return or discard; ``action`` is the class of the action."""

    seat: int
    action: type[Give] | type[Return] | type[Discard]
    count: int
    cards: tuple[Card, ...]
    calls: tuple[Call, ...] = ()

    def actions(self) -> Iterator[Action]:
        """Every action: each combination of cards once."""
        yield from (self.action(chosen) for chosen in combinations(self.cards, self.count))


@frozen
class ContractChoices:
    """Setting the contract: from ``minimum`` (the final bid) to ``maximum`` in steps of 5."""

    seat: int
    minimum: int
    maximum: int
    calls: tuple[Call, ...] = ()

    def actions(self) -> Iterator[Action]:
        """Every contract."""
        yield from (SetContract(amount) for amount in range(self.minimum, self.maximum + 1, STEP))


@frozen
class MarriageChoices:
    """The attempt to declare before a lead: own suits, whether a whole may be asked, suits of possible halves."""

    declare: tuple[Suit, ...] = ()
    ask_whole: bool = False
    ask_half: tuple[Suit, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.declare or self.ask_whole or self.ask_half)

    def actions(self) -> Iterator[Action]:
        """Every declaration and ask."""
        yield from (Declare(suit) for suit in self.declare)
        if self.ask_whole:
            yield AskWhole()
        yield from (AskHalf(suit) for suit in self.ask_half)


@frozen
class PlayChoices:
    """Playing a card, and at a lead perhaps attempting a declaration first."""

    seat: int
    cards: tuple[Card, ...]
    marriages: MarriageChoices = MarriageChoices()
    calls: tuple[Call, ...] = ()

    def actions(self) -> Iterator[Action]:
        """Declarations, plays, calls."""
        yield from self.marriages.actions()
        yield from (Play(c) for c in self.cards)
        yield from self.calls


@frozen
class AnswerChoices:
    """Answering a partner: what was asked, and every truthful answer."""

    seat: int
    question: AskWhole | AskHalf
    answers: tuple[AnswerWhole, ...] | tuple[AnswerHalf, ...]
    calls: tuple[Call, ...] = ()

    def actions(self) -> Iterator[Action]:
        """Every truthful answer."""
        yield from self.answers


@frozen
class CallChoices:
    """A seat out of turn that may say Kontra or Re."""

    seat: int
    calls: tuple[Call, ...]

    def actions(self) -> Iterator[Action]:
        """The calls."""
        yield from self.calls


Choices = BidChoices | CardsChoices | ContractChoices | PlayChoices | AnswerChoices | CallChoices
"""What one seat may do now."""
