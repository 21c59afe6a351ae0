"""What a seat can do: one small frozen value per kind of move (see ``notation`` for how each is written)."""

from __future__ import annotations

from marjapussi_desktop.engine.cards import Card, Suit
from marjapussi_desktop.engine.values import frozen


@frozen
class Bid:
    """Bid ``amount`` points in the auction."""

    amount: int


@frozen
class Pass:
    """Pass in the auction and be out of it."""


@frozen
class DemandRedeal:
    """Throw the hand in at one's first turn in the auction, where entitled."""


@frozen
class Give:
    """The declarer's partner gives cards to the declarer."""

    cards: tuple[Card, ...]


@frozen
class Return:
    """The declarer gives cards back to his partner."""

    cards: tuple[Card, ...]


@frozen
class Discard:
    """The declarer puts cards aside after taking the kitty."""

    cards: tuple[Card, ...]


@frozen
class SetContract:
    """The declarer names his contract."""

    amount: int


@frozen
class Play:
    """Play a card to a trick."""

    card: Card


@frozen
class Declare:
    """Declare the marriage of a suit from one's own cards."""

    suit: Suit


@frozen
class AskWhole:
    """Ask the partner for a whole marriage in any suit."""


@frozen
class AskHalf:
    """Ask the partner for the other half of a suit's marriage."""

    suit: Suit


@frozen
class AnswerWhole:
    """Answer a partner who asked for a whole: the suit of the marriage, or None for no."""

    suit: Suit | None


@frozen
class AnswerHalf:
    """Answer a partner who asked for a half: whether one holds it."""

    yes: bool


@frozen
class Kontra:
    """A defender doubles the contract."""


@frozen
class Re:
    """The declarer's side doubles it again."""


@frozen
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


@frozen
class Move:
    """An action and the seat that took it."""

    seat: int
    action: Action


@frozen
class SeenMove:
    """A move as one seat saw it: cards it may not see are absent."""

    seat: int
    action: SeenAction
