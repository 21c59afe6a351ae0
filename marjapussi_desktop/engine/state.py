"""The state of a hand and of a match: everything that is true, hidden cards included. Only the engine reads it.

States are frozen; ``game.act`` gives a new one (``values.changed``, hence no slots). Tuples indexed by seat or by side
say so.
"""

from __future__ import annotations

from enum import StrEnum

from marjapussi_desktop.engine.actions import AskHalf, AskWhole, Move
from marjapussi_desktop.engine.cards import Card, Suit
from marjapussi_desktop.engine.errors import NotNowError
from marjapussi_desktop.engine.events import Event, HandResult, How, Victory
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.values import frozen


class Phase(StrEnum):
    """What the hand is waiting for. Questions to a partner are a part of PLAY."""

    AUCTION = "auction"
    GIVE = "give"
    CONTRACT = "contract"
    RETURN = "return"
    DISCARD = "discard"
    PLAY = "play"
    OVER = "over"


@frozen
class Deal:
    """The cards as dealt.

    ``hands`` per seat; ``kitty`` in the kitty layout; ``stock``, first drawn first, in the stock layout; ``down`` and
    ``up`` per seat in the open layout, where ``up[s][i]`` lies on ``down[s][i]`` and ``hands`` are the cards in hand.
    """

    hands: tuple[tuple[Card, ...], ...]
    kitty: tuple[Card, ...] = ()
    stock: tuple[Card, ...] = ()
    down: tuple[tuple[Card, ...], ...] = ()
    up: tuple[tuple[Card, ...], ...] = ()

    def all_cards(self) -> tuple[Card, ...]:
        """Every card of the deal, wherever it lies."""
        piles = (*self.hands, self.kitty, self.stock, *self.down, *self.up)
        return tuple(c for pile in piles for c in pile)


@frozen
class AuctionState:
    """The auction so far. ``turn`` is None once it has ended.

    ``bids`` per seat: the last bid or None; ``passed`` and ``spoken`` (has had a turn) per seat; ``high`` and
    ``high_seat``: the standing bid.
    """

    turn: int | None
    bids: tuple[int | None, ...]
    passed: tuple[bool, ...]
    spoken: tuple[bool, ...]
    high: int | None = None
    high_seat: int | None = None


@frozen
class ExchangeState:
    """The cards that went to and fro: given to the declarer, given back, put aside."""

    given: tuple[Card, ...] = ()
    returned: tuple[Card, ...] = ()
    discarded: tuple[Card, ...] = ()


@frozen
class PlayedTrick:
    """A completed trick: ``cards`` in the order played from ``leader``; ``winner`` is a seat."""

    leader: int
    cards: tuple[Card, ...]
    winner: int


@frozen
class Declaration:
    """A marriage declared: ``seat`` won the trick and its side scores; ``points`` as it counts."""

    seat: int
    suit: Suit
    how: How
    points: int
    sets_trump: bool


@frozen
class MarriageState:
    """Declarations and asks of the hand.

    ``declared`` in order; ``asked_whole``, ``asked_half``, ``broken``: seats; ``question``: what the leader asked his
    partner and still awaits; ``may_attempt``: the leader may still declare or ask before this lead; ``lead_suit``: the
    suit just declared where the lead must come from it.
    """

    declared: tuple[Declaration, ...] = ()
    asked_whole: frozenset[int] = frozenset()
    asked_half: frozenset[int] = frozenset()
    broken: frozenset[int] = frozenset()
    question: AskWhole | AskHalf | None = None
    may_attempt: bool = False
    lead_suit: Suit | None = None

    def is_open(self, suit: Suit) -> bool:
        """Whether the suit has not been declared in this hand."""
        return all(d.suit is not suit for d in self.declared)


@frozen
class HandState:
    """One hand.

    ``number`` in the match, from 1; ``hands``: cards in hand per seat; ``up`` and ``down``: the rows per seat with None
    where a place is empty (open layout); ``stock``: what is left, next first; ``trick``: cards on the table in the
    order played from ``leader``; ``calls``: seats that said Kontra or Re, in order; ``moves``: every move so far;
    ``carried_pips``: what earlier ties add to this hand's pip point.
    """

    rules: Ruleset
    number: int
    dealer: int
    dealt: Deal
    totals: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    up: tuple[tuple[Card | None, ...], ...]
    down: tuple[tuple[Card | None, ...], ...]
    stock: tuple[Card, ...]
    phase: Phase
    leader: int
    auction: AuctionState | None = None
    exchange: ExchangeState = ExchangeState()
    contract: int | None = None
    trick: tuple[Card, ...] = ()
    tricks: tuple[PlayedTrick, ...] = ()
    trump: Suit | None = None
    marriages: MarriageState = MarriageState()
    calls: tuple[int, ...] = ()
    moves: tuple[Move, ...] = ()
    result: HandResult | None = None
    carried_pips: int = 0

    @property
    def declarer(self) -> int | None:
        """The declarer once the auction has ended with a bid."""
        if self.auction is None or self.auction.turn is not None:
            return None
        return self.auction.high_seat

    @property
    def final_bid(self) -> int | None:
        """The declarer's last bid once the auction has ended."""
        return self.auction.high if self.auction is not None and self.declarer is not None else None

    @property
    def passed_out(self) -> bool:
        """Whether everybody passed."""
        return self.auction is not None and self.auction.turn is None and self.auction.high_seat is None

    @property
    def hand_counts(self) -> tuple[int, ...]:
        """How many cards each seat has in hand."""
        return tuple(map(len, self.hands))

    @property
    def stock_count(self) -> int:
        """How many cards are left in the stock."""
        return len(self.stock)

    def __repr__(self) -> str:
        return f"<HandState {told_briefly(self.rules, self.number, self.phase, self.trick, len(self.moves))}>"

    def held(self, seat: int) -> tuple[Card, ...]:
        """The cards in a seat's hand."""
        return self.hands[seat]

    def available(self, seat: int) -> tuple[Card, ...]:
        """The cards a seat can play: its hand, and in the open layout its face-up cards."""
        if not self.up:
            return self.hands[seat]
        return self.hands[seat] + tuple(c for c in self.up[seat] if c is not None)


def told_briefly(rules: Ruleset, number: int, phase: Phase, trick: tuple[Card, ...], moves: int) -> str:
    """A hand in a few words; the whole of it is what `position.format_position` writes."""
    on_table = f", on the table {' '.join(c.code for c in trick)}" if trick else ""
    return f"{rules.family.value} ({rules.layout.value}), hand {number}: {phase.value}, {moves} moves{on_table}"


Applied = tuple[HandState, list[Event]]
"""A hand after an action, and what happened, in order."""


@frozen
class MatchState:
    """A match between hands or in the middle of one.

    ``totals`` per side; ``carried_pips``: pip points carried over from ties; ``next_dealer``: who deals the next hand;
    ``hand``: the current hand, None before the first deal and kept after it is over until the next deal;
    ``hands_over``: how many hands are over; ``winner``: a side, None while the match goes on.
    """

    rules: Ruleset
    totals: tuple[int, ...]
    next_dealer: int
    carried_pips: int = 0
    hand: HandState | None = None
    hands_over: int = 0
    winner: int | None = None
    victory: Victory | None = None

    def __repr__(self) -> str:
        totals = " ".join(map(str, self.totals))
        won = "" if self.winner is None else f", won by side {self.winner}"
        return f"<MatchState totals {totals}{won}; {self.hand!r}>"

    @property
    def last_result(self) -> HandResult:
        """The result of the current hand, which must be over."""
        if self.hand is None or self.hand.result is None:
            raise NotNowError("the hand is not over")
        return self.hand.result

    @property
    def awaits_deal(self) -> bool:
        """Whether the next thing to happen is a deal."""
        return self.winner is None and (self.hand is None or self.hand.phase is Phase.OVER)
