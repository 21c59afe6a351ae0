"""What a seat can do: one small frozen value per kind of move (see ``notation`` for how each is written)."""

from __future__ import annotations

from dataclasses import dataclass

from marjapussi_desktop.engine.cards import Card, Suit


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid ``amount`` points in the auction."""

    amount: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass in the auction and be out of it."""


@dataclass(frozen=True, slots=True)
class DemandRedeal:
    """Throw the hand in at one's first turn in the auction, where entitled."""


@dataclass(frozen=True, slots=True)
class Give:
    """The declarer's partner gives cards to the declarer."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Return:
    """The declarer gives cards back to his partner."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Discard:
    """The declarer puts cards aside after taking the kitty."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SetContract:
    """The declarer names his contract."""

    amount: int


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to a trick."""

    card: Card


@dataclass(frozen=True, slots=True)
class Declare:
    """Declare the marriage of a suit from one's own cards."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class AskWhole:
    """Ask the partner for a whole marriage in any suit."""


@dataclass(frozen=True, slots=True)
class AskHalf:
    """Ask the partner for the other half of a suit's marriage."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class AnswerWhole:
    """Answer a partner who asked for a whole: the suit of the marriage, or None for no."""

    suit: Suit | None


@dataclass(frozen=True, slots=True)
class AnswerHalf:
    """Answer a partner who asked for a half: whether one holds it."""

    yes: bool


@dataclass(frozen=True, slots=True)
class Kontra:
    """A defender doubles the contract."""


@dataclass(frozen=True, slots=True)
class Re:
    """The declarer's side doubles it again."""


@dataclass(frozen=True, slots=True)
class HiddenCards:
    """A give, return or discard as a seat sees it that may not see the cards: their number only.

    ``kind`` is the word of the notation: ``give``, ``return`` or ``discard``. Never an action that a seat can take.
    """

    kind: str
    count: int


Action = (
    Bid
    | Pass
    | DemandRedeal
    | Give
    | Return
    | Discard
    | SetContract
    | Play
    | Declare
    | AskWhole
    | AskHalf
    | AnswerWhole
    | AnswerHalf
    | Kontra
    | Re
)
"""Anything a seat can do."""

SeenAction = Action | HiddenCards
"""A move as one seat saw it."""


@dataclass(frozen=True, slots=True)
class Move:
    """An action and the seat that took it."""

    seat: int
    action: Action


@dataclass(frozen=True, slots=True)
class SeenMove:
    """A move as one seat saw it: cards it may not see are absent."""

    seat: int
    action: SeenAction
