"""Makes the view of the table from a match: all that a seat may see, taken from its observation.

Apart from the values of `table_view`: the first picture of the front page needs those, and not the rules.
"""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.controller.match.table_view import SeatView, TableView
from marjapussi_desktop.engine.actions import Play
from marjapussi_desktop.engine.auction import redeal_right
from marjapussi_desktop.engine.cards import Card, Suit
from marjapussi_desktop.engine.events import HandKind
from marjapussi_desktop.engine.observation import Observation, observe
from marjapussi_desktop.engine.record import BOT, MatchRecord
from marjapussi_desktop.engine.ruleset import KITTY_SIZE, Redeal
from marjapussi_desktop.engine.scoring import marriage_lines, pips_taken, sum_per_side, taken_lines, tricks_won
from marjapussi_desktop.engine.seats import players_in, side_of, sides_in
from marjapussi_desktop.engine.state import HandState, MatchState, Phase
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.outside import plain

NAMELESS: Final = "?"
"""The name shown for a player whose name has no visible character."""


def view_of(match: MatchState, record: MatchRecord, viewer: int) -> TableView:
    """The table as ``viewer`` sees it. Before the first deal the seats are empty-handed.

    Everything hidden comes from the viewer's observation, so the view cannot show what the seat does not know.
    """
    hand = match.hand
    seen = observe(hand, viewer) if hand is not None else None
    result = hand.result if hand is not None else None
    return TableView(
        rules=match.rules,
        preset=record.preset,
        viewer=viewer,
        hand_number=hand.number if hand is not None else 0,
        phase=hand.phase if hand is not None else Phase.OVER,
        to_act=seen.to_act if seen is not None else None,
        leader=seen.leader if seen is not None else None,
        seats=tuple(_seat_view(match, record, seen, seat) for seat in range(players_in(match.rules.layout))),
        trick=_trick_with_seats(seen) if seen is not None else (),
        last_trick=seen.tricks[-1] if seen is not None and seen.tricks else None,
        tricks_won=tricks_won(hand) if hand is not None else (0,) * len(match.totals),
        totals=match.totals,
        taken=_taken(hand, viewer) if hand is not None else (0,) * len(match.totals),
        hand_lines=marriage_lines(hand) if hand is not None and match.rules.game_points is not None else (),
        trump=seen.trump if seen is not None else None,
        declared=seen.declared if seen is not None else (),
        high_bid=seen.auction.high if seen is not None and seen.auction is not None else None,
        high_bidder=seen.auction.high_seat if seen is not None and seen.auction is not None else None,
        declarer=seen.declarer if seen is not None else None,
        final_bid=seen.final_bid if seen is not None else None,
        contract=seen.contract if seen is not None else None,
        call_count=len(seen.calls) if seen is not None else 0,
        stock_count=seen.stock_count if seen is not None else 0,
        kitty_count=_kitty_count(seen),
        kitty=seen.kitty if seen is not None and match.rules.kitty and match.rules.kitty.kitty_exposed else (),
        discards=seen.discarded if seen is not None else (),
        received=seen.received if seen is not None else (),
        suits=_suits_of(seen) if seen is not None else frozenset(),
        result=result,
        winner=match.winner,
        victory=match.victory,
        deal_code=_deal_code(record) if match.winner is not None else "",
        deals_fingerprint=_fingerprint(record) if result is not None else "",
        redeal=_redeal(hand) if hand is not None else None,
    )


def _redeal(hand: HandState) -> tuple[int, Redeal] | None:
    """Who has thrown the hand in, and with what: he has said so."""
    if hand.result is None or hand.result.kind is not HandKind.REDEAL or hand.auction is None:
        return None
    seat = hand.auction.turn
    why = redeal_right(hand, seat) if seat is not None else None
    return None if seat is None or why is None else (seat, why)


def _deal_code(record: MatchRecord) -> str:
    from marjapussi_desktop.controller.deals.deal_code import code_text_of  # here, as the start does not need it

    return code_text_of(record)


def _fingerprint(record: MatchRecord) -> str:
    from marjapussi_desktop.controller.deals.deal_code import commitment

    code = _deal_code(record)
    return commitment(code) if code else ""


def open_view_of(match: MatchState, record: MatchRecord, viewer: int) -> TableView:
    """The table with every card face up, from a seat: for any position of a hand that is over."""
    view, hand = view_of(match, record, viewer), match.hand
    assert hand is not None, "nothing has been dealt"
    no_row: tuple[tuple[Card | None, ...], ...] = ((),) * len(view.seats)
    return changed(
        view,
        seats=tuple(
            changed(seat, hand=held, beneath=row)
            for seat, held, row in zip(view.seats, hand.hands, hand.down or no_row, strict=True)
        ),
        taken=_taken(hand, None),
        kitty=hand.dealt.kitty if view.kitty_count else (),
        discards=hand.exchange.discarded,
        stock=hand.stock,
        is_open=True,
    )


def _kitty_count(seen: Observation | None) -> int:
    """The kitty lies in the middle until a declarer takes it, or the hand is over without one."""
    has_kitty = seen is not None and seen.rules.kitty is not None and seen.phase is not Phase.OVER
    return KITTY_SIZE if has_kitty and seen is not None and seen.declarer is None else 0


def _trick_with_seats(seen: Observation) -> tuple[tuple[int, Card], ...]:
    players = players_in(seen.rules.layout)
    return tuple(((seen.leader + index) % players, card) for index, card in enumerate(seen.trick))


def _suits_of(seen: Observation) -> frozenset[Suit]:
    """Of the hand and of the cards played from it; not of those played from a row."""
    played = {m.action.card for m in seen.moves if m.seat == seen.seat and isinstance(m.action, Play)}
    from_hand = played & set(seen.dealt) if seen.dealt_up else played
    return frozenset(card.suit for card in (*seen.hand, *from_hand))


def _taken(hand: HandState, viewer: int | None) -> tuple[int, ...]:
    """As ``viewer`` can count them; with None all that lies in the discards too."""
    sides = sides_in(hand.rules.layout)
    if hand.rules.game_points is not None:
        return tuple(pips_taken(hand, side)[0] for side in range(sides))
    is_over = hand.phase is Phase.OVER and bool(hand.tricks)
    return sum_per_side(taken_lines(hand, is_over, None if is_over else viewer), sides)


def _seat_view(match: MatchState, record: MatchRecord, seen: Observation | None, seat: int) -> SeatView:
    info = record.players[seat]
    auction = seen.auction if seen is not None else None
    return SeatView(
        seat=seat,
        name=plain(info.name) or NAMELESS,
        side=side_of(seat, match.rules.layout),
        player=plain(info.kind.removeprefix(BOT)) if info.kind.startswith(BOT) else "",
        hand=seen.hand if seen is not None and seat == seen.seat else (),
        hand_count=seen.hand_counts[seat] if seen is not None else 0,
        up=seen.up[seat] if seen is not None and seen.up else (),
        down=seen.down[seat] if seen is not None and seen.down else (),
        is_dealer=seat == (seen.dealer if seen is not None else match.next_dealer),
        is_declarer=seen is not None and seat == seen.declarer,
        bid=(auction.bids[seat] or 0) if auction is not None else 0,
        has_passed=auction is not None and auction.passed[seat],
    )
