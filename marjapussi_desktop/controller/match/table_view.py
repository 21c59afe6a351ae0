"""The table as the person's seat sees it: all that the window shows, and nothing that the seat may not know."""

from __future__ import annotations

from marjapussi_desktop.engine.cards import Card, Suit
from marjapussi_desktop.engine.events import HandResult, ScoreLine, Victory
from marjapussi_desktop.engine.ruleset import Redeal, Ruleset
from marjapussi_desktop.engine.state import Declaration, Phase, PlayedTrick
from marjapussi_desktop.engine.values import frozen


@frozen
class SeatView:
    """One seat of the table.

    ``name`` and ``player``, the bot as the record calls it (``skilled+aino``, empty for a person), fit to be shown.
    ``hand``: own cards for the viewer, empty for others unless all hands are open; ``hand_count``: for all; ``up``
    (with None for an empty place) and ``down`` (whether a card still lies there) are the rows of the open layout, else
    empty; ``bid``: the last bid of the auction, 0 before any; ``has_passed`` in the auction; ``beneath``: the cards
    that lie face down in the row, where all hands are open.
    """

    seat: int
    name: str
    side: int
    player: str
    hand: tuple[Card, ...]
    hand_count: int
    up: tuple[Card | None, ...]
    down: tuple[bool, ...]
    is_dealer: bool
    is_declarer: bool
    bid: int
    has_passed: bool
    beneath: tuple[Card | None, ...] = ()


@frozen
class TableView:
    """What the window shows of a hand.

    ``viewer``: the person's seat, always at the bottom; ``seats`` by number; ``to_act``: whose turn (None: nobody's);
    ``trick``: (seat, card) in the order played; ``last_trick``: the one gathered last in this hand; ``tricks_won`` and
    ``totals`` per side (``totals`` before this hand until it is scored, then after); ``taken``: points taken so far per
    side, as far as the viewer can count them; ``hand_lines``: game points earned so far in this hand (declarations;
    Marjapussi family); ``kitty_count`` cards lie in the middle before they are taken, ``kitty`` are their faces when
    shown to all; ``discards``: the viewer's own; ``received``: the cards that the viewer's partner gave him; ``suits``:
    those of the viewer's hand and of what he has played from it, so that its order can stay; ``call_count``: Kontras
    and Res said; ``result``: the hand's once it is over; ``winner``: a side once the match is over, with ``victory``
    and its ``deal_code``, if it has one; ``deals_fingerprint``: of that code, once the hand is over.
    ``is_open``: all cards are shown, of a hand that is over; then ``discards`` are the declarer's, and ``stock`` are
    the cards left in it, the next one first. ``is_of_day``: the hand is a deal of the day, which is played for itself,
    and ``is_day_practice``: moves were taken back in it.
    ``redeal``: who has thrown the hand in, and with what, if anybody has.
    """

    rules: Ruleset
    preset: str
    viewer: int
    hand_number: int
    phase: Phase
    to_act: int | None
    leader: int | None
    seats: tuple[SeatView, ...]
    trick: tuple[tuple[int, Card], ...]
    last_trick: PlayedTrick | None
    tricks_won: tuple[int, ...]
    totals: tuple[int, ...]
    taken: tuple[int, ...]
    hand_lines: tuple[ScoreLine, ...]
    trump: Suit | None
    declared: tuple[Declaration, ...]
    high_bid: int | None
    high_bidder: int | None
    declarer: int | None
    final_bid: int | None
    contract: int | None
    call_count: int
    stock_count: int
    kitty_count: int
    kitty: tuple[Card, ...]
    discards: tuple[Card, ...]
    received: tuple[Card, ...]
    suits: frozenset[Suit]
    result: HandResult | None
    winner: int | None
    victory: Victory | None
    deal_code: str = ""
    deals_fingerprint: str = ""
    is_open: bool = False
    stock: tuple[Card, ...] = ()
    is_of_day: bool = False
    is_day_practice: bool = False
    redeal: tuple[int, Redeal] | None = None

    @property
    def viewer_side(self) -> int:
        """The side of the person."""
        return self.seats[self.viewer].side
