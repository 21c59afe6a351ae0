"""What a decision outside play rests on, as its reason tells it: cards, and numbers of what decided.

Pure data; who makes it knows what it means in a game.
"""

from __future__ import annotations

from enum import StrEnum

from marjapussi_desktop.bots.heuristics.bid_messages import BidMessage, Tells
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.values import frozen


@frozen
class Learnt:
    """The call that has changed the worth of a hand. ``amount``: 0 for a pass; ``tells``: which cards it tells of,
    None if of none; ``before``: the worth until then.
    """

    seat: int
    amount: int
    tells: Tells | None
    before: int


@frozen
class MatchPoint:
    """A bid or contract that brings a side to the target if it is made. ``seat``: who makes it, None the one who
    decides; ``total``: the side's then.
    """

    seat: int | None
    amount: int
    total: int
    target: int


@frozen
class HandValue:
    """What a hand is worth in the auction to its seat's side as declarers, in points.

    ``mean``; ``low`` and ``high``: half of all deals lie between them; ``learnt``: what has changed the worth since the
    seat's last turn. ``asked``: the bid that is made, or the lowest that is not; ``chance``: how likely it is made;
    ``stop``: the highest bid that the hand is worth. ``is_pushed``: an opponent has bid, and so it stops earlier than
    it would have otherwise. ``message``: what the bid that is made tells the bidder's partner, whose seat is
    ``partner``; ``is_compared``: a model weighed a bid beside a pass; ``others_may_bid``: a pass does not end the
    auction yet; ``match_points``: of the bid that is made, and of the one that stands.
    """

    mean: int
    low: int
    high: int
    learnt: Learnt | None = None
    asked: int | None = None
    chance: float | None = None
    stop: int | None = None
    is_pushed: bool = False
    message: BidMessage | None = None
    partner: int | None = None
    is_compared: bool = False
    others_may_bid: bool = False
    match_points: tuple[MatchPoint, ...] = ()


class Service(StrEnum):
    """What cards do where they go, or where they stay."""

    ACE = "ace"
    COVERED_TEN = "covered_ten"
    MARRIAGE = "marriage"
    HALF = "half"
    NAMED_SUIT = "named_suit"
    TEN = "ten"
    RETURNED_WHOLE = "returned_whole"
    RETURNED_HALF = "returned_half"
    RETURNED_ACE = "returned_ace"
    RETURNED_TEN = "returned_ten"
    VOID = "void"
    LOSERS = "losers"
    COUNTED = "counted"
    LAST = "last"
    """Low cards of a gift that are the last of their suit."""
    REST = "rest"
    """Cards that do nothing else: so many have to go."""
    KEPT_MARRIAGE = "kept_marriage"
    KEPT_MARRIAGES = "kept_marriages"
    KEPT_HIGH = "kept_high"
    KEPT_LENGTH = "kept_length"


@frozen
class Serving:
    """``cards`` that serve one thing together; for a void, the cards whose suit runs out."""

    service: Service
    cards: tuple[Card, ...]


@frozen
class Exchange:
    """What the cards of an exchange do, and those that stay."""

    serving: tuple[Serving, ...]


@frozen
class ContractValue:
    """What a contract rests on: the points that the declarer's side is expected to take, ``mean``; half of all deals
    lie between ``low`` and ``high``; the ``chance`` that the contract is made; ``match_points``: of this contract.
    """

    mean: int
    low: int
    high: int
    chance: float
    match_points: tuple[MatchPoint, ...] = ()


@frozen
class CallValue:
    """What Kontra or Re rests on: the ``contract``, and from a search the ``chance`` that it is made and the points
    that the call gains on average. By the rules of thumb instead: ``expected``, the points that a declarer expects;
    ``torn``: a defender's kings and queens, which block marriages, and his ``ace``.
    """

    contract: int
    chance: float | None = None
    gain: float | None = None
    expected: int | None = None
    torn: tuple[Card, ...] = ()
    ace: Card | None = None


Grounds = HandValue | Exchange | ContractValue | CallValue
