"""What a seat can know of the hidden cards, as a good player keeps it in mind: values, which `reckoning` makes."""

from __future__ import annotations

from marjapussi_desktop.engine.cards import Card, Suit
from marjapussi_desktop.engine.values import frozen


@frozen
class SeatKnowledge:
    """What is certain of another seat: the suits that it is ``out`` of, the hidden cards that it ``holds``, and whether
    it ``lacks_aces`` of the suits that it may have.
    """

    seat: int
    out: tuple[Suit, ...]
    holds: tuple[Card, ...]
    lacks_aces: bool = False


@frozen
class CardPoints:
    """Card points: ``taken`` by side, in tricks; ``own``: in the seat's own cards; ``out``: in all other cards.
    ``are_aces``: they are the number of aces and tens.
    """

    taken: tuple[int, ...]
    own: int
    out: int
    are_aces: bool = False


@frozen
class PossibleMarriage:
    """A marriage that may still be declared: ``seats`` is the one that may hold both cards, or the two partners who
    may hold one each. ``is_sure``: it cannot be otherwise; ``chance``: None until it is counted.
    """

    suit: Suit
    seats: tuple[int, ...]
    is_sure: bool
    chance: float | None = None


@frozen
class KeyCard:
    """Where an unseen card is: by seat its chance, and last the chance that nobody holds it."""

    card: Card
    chances: tuple[float, ...]


@frozen
class TableKnowledge:
    """All of it. ``seats``: the other seats that hold cards; ``key_cards``: empty until the chances are counted."""

    seat: int
    seats: tuple[SeatKnowledge, ...]
    points: CardPoints
    marriages: tuple[PossibleMarriage, ...]
    key_cards: tuple[KeyCard, ...] = ()
