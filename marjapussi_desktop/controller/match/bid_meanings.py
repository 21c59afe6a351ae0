"""What bids tell a partner: the person's, for the panel that asks for one, and all those of an auction."""

from __future__ import annotations

from collections.abc import Iterable

from marjapussi_desktop.bots.heuristics.bid_messages import (
    BidMessage,
    Tells,
    bid_messages,
    tells_by_steps,
    told_by_jumps,
    told_by_steps,
)
from marjapussi_desktop.bots.players.levels import bids_by_conventions
from marjapussi_desktop.controller.match.story import Turn
from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.choices import BidChoices
from marjapussi_desktop.engine.events import BidMade
from marjapussi_desktop.engine.seats import partner_of

__all__ = ["BidMessage", "Tells", "meanings_of", "promised_by", "tells_by_steps"]


def meanings_of(view: TableView, choices: BidChoices) -> dict[int, BidMessage]:
    """What each bid that may be made tells the partner by the conventions; empty where there is no partner to tell."""
    partner = partner_of(view.viewer, view.rules.layout)
    if partner is None:
        return {}
    is_first = not view.seats[view.viewer].bid
    return bid_messages(view.rules, choices, view.high_bid or 0, is_first, view.seats[partner].has_passed)


def promised_by(view: TableView, turns: Iterable[Turn], seat: int) -> tuple[BidMessage, ...]:
    """Which cards a seat's bids have told its partner of by the conventions; nothing of a bot that does not know them,
    and where there are no partners.
    """
    rules, player = view.rules, view.seats[seat].player
    is_understood = partner_of(seat, rules.layout) is not None and (not player or bids_by_conventions(player))
    if rules.auction is None or not is_understood:
        return ()
    calls = [(turn.seat, turn.amount if isinstance(turn, BidMade) else 0) for turn in turns]
    if not tells_by_steps(rules):
        return told_by_jumps(rules, calls, seat)
    told = told_by_steps(calls, seat, rules.auction.minimum_bid)
    hidden = {Tells.HALVES} if Tells.WHOLE in told else set()
    return tuple(BidMessage(tells) for tells in (Tells.ACE, Tells.HALVES, Tells.WHOLE) if tells in told - hidden)
