"""Frequencies of what happens at the table: counts over finished hands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from marjapussi_desktop.engine.actions import AskHalf, AskWhole, Bid, Give, Kontra, Move, Play, Re, Return
from marjapussi_desktop.engine.cards import MARRIAGES, Card
from marjapussi_desktop.engine.events import HandKind, HandResult
from marjapussi_desktop.engine.seats import Layout, partner_of
from marjapussi_desktop.engine.state import Deal
from marjapussi_desktop.engine.values import frozen


@frozen
class Rates:
    """Counts of some hands.

    ``hands``: played to the end, without ``redeals``; ``passed_out``: nobody bid; ``slams``: one side took every trick;
    ``kontra``, ``re``: calls; ``asked_whole``, ``asked_half``: asks; ``bluffs``: asks for a half with neither card in
    hand; ``contracts``, ``made``: all and those that were made; ``doubted``, ``doubted_made``: the same under Kontra;
    ``bid_points``: the sum of the final bids; ``raised``: contracts above the final bid; ``raise_points``: the sum of
    what they are above it.
    """

    hands: int = 0
    redeals: int = 0
    passed_out: int = 0
    slams: int = 0
    kontra: int = 0
    re: int = 0
    asked_whole: int = 0
    asked_half: int = 0
    bluffs: int = 0
    contracts: int = 0
    made: int = 0
    doubted: int = 0
    doubted_made: int = 0
    bid_points: int = 0
    raised: int = 0
    raise_points: int = 0


FIELDS: Final = tuple(Rates.__annotations__)
NO_HANDS: Final = Rates()


def total(counts: Iterable[Rates]) -> Rates:
    """The sum of counts."""
    sums = dict.fromkeys(FIELDS, 0)
    for one in counts:
        for name in FIELDS:
            sums[name] += getattr(one, name)
    return Rates(**sums)


def rates_of(deal: Deal, moves: Sequence[Move], result: HandResult) -> Rates:
    """The counts of one hand."""
    if result.kind is HandKind.REDEAL:
        return Rates(redeals=1)
    actions = [move.action for move in moves]
    has_contract = result.contract is not None
    final_bid = max((action.amount for action in actions if isinstance(action, Bid)), default=0) if has_contract else 0
    raise_points = (result.contract or 0) - final_bid
    is_doubted = any(isinstance(action, Kontra) for action in actions)
    return Rates(
        hands=1,
        passed_out=int(result.kind is HandKind.PASSED_OUT),
        slams=int(sum(1 for tricks in result.tricks if tricks) == 1),
        kontra=sum(isinstance(action, Kontra) for action in actions),
        re=sum(isinstance(action, Re) for action in actions),
        asked_whole=sum(isinstance(action, AskWhole) for action in actions),
        asked_half=sum(isinstance(action, AskHalf) for action in actions),
        bluffs=_bluffs(deal, moves) if any(isinstance(action, AskHalf) for action in actions) else 0,
        contracts=int(has_contract),
        made=int(bool(result.made)),
        doubted=int(is_doubted),
        doubted_made=int(is_doubted and bool(result.made)),
        bid_points=final_bid,
        raised=int(raise_points > 0),
        raise_points=raise_points,
    )


def _bluffs(deal: Deal, moves: Sequence[Move]) -> int:
    """The number of asks for a half by a player who held neither card of the suit at that moment."""
    held: list[set[Card]] = [set(hand) for hand in deal.hands]
    count = 0
    for move in moves:
        action = move.action
        if isinstance(action, Give | Return):
            held[move.seat].difference_update(action.cards)
            partner = partner_of(move.seat, Layout.PARTNERSHIP)
            assert partner is not None
            held[partner].update(action.cards)
        elif isinstance(action, Play):
            held[move.seat].discard(action.card)
        elif isinstance(action, AskHalf):
            count += held[move.seat].isdisjoint(MARRIAGES[action.suit])
    return count
