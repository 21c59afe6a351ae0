"""What the person's bids would tell his partner, for the panel that asks for one."""

from __future__ import annotations

from marjapussi_desktop.bots.heuristics.bid_messages import BidMessage, Tells, bid_messages, tells_by_steps
from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.choices import BidChoices
from marjapussi_desktop.engine.seats import partner_of

__all__ = ["BidMessage", "Tells", "meanings_of", "tells_by_steps"]


def meanings_of(view: TableView, choices: BidChoices) -> dict[int, BidMessage]:
    """What each bid that may be made tells the partner by the conventions; empty where there is no partner to tell."""
    partner = partner_of(view.viewer, view.rules.layout)
    if partner is None:
        return {}
    is_first = not view.seats[view.viewer].bid
    return bid_messages(view.rules, choices, view.high_bid or 0, is_first, view.seats[partner].has_passed)
