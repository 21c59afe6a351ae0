"""Counts what the deals of the saved matches gave to each seat."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from typing import Final

from marjapussi_desktop.controller.deals.seat_counts import SeatCounter, SeatCounts
from marjapussi_desktop.controller.match.history import GIVEN_DEALER, OPENED_HANDS
from marjapussi_desktop.engine.dealing import deal_problem
from marjapussi_desktop.engine.errors import RecordError
from marjapussi_desktop.engine.record_reading import deal_from_json
from marjapussi_desktop.engine.record_rules import from_record_rules
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import Layout, players_in

OwnDeals = dict[tuple[Layout, int], SeatCounts]
"""By layout and size of the pack."""
Row = tuple[str, int, str]
"""A match's header, a hand's number and its deal, as they are stored."""

_QUERY: Final = "SELECT match.header, hand.number, hand.deal FROM hand JOIN match ON match.id = hand.match"


def saved_rows(connection: sqlite3.Connection) -> list[Row]:
    """Reads every hand of the saved matches."""
    return connection.execute(_QUERY).fetchall()


def own_deals(rows: Iterable[Row]) -> OwnDeals:
    """The counts of the hands that this program dealt: without opened records, replayed deals and damaged entries (the
    person is told of damage when the match is opened).
    """
    counters: dict[tuple[Layout, int], SeatCounter] = {}
    seen: set[tuple[int, int, Layout, int]] = set()
    heads: dict[str, tuple[Ruleset, int] | None] = {}
    for header, number, written in rows:
        if header not in heads:
            heads[header] = _dealt_here(header)
        head = heads[header]
        if head is None:
            continue
        rules, seed = head
        shape = (rules.layout, rules.deal.pack)
        try:
            deal = deal_from_json(json.loads(written))
        except (RecordError, ValueError, TypeError, KeyError):
            continue
        if (seed, number, *shape) in seen or deal_problem(rules, deal) is not None:
            continue
        seen.add((seed, number, *shape))
        counters.setdefault(shape, SeatCounter(players_in(rules.layout))).add(deal)
    return {shape: counter.counts() for shape, counter in counters.items()}


def _dealt_here(header: str) -> tuple[Ruleset, int] | None:
    """The rules and the seed of a match; None if its cards did not come from its seed."""
    try:
        head = json.loads(header)
        if GIVEN_DEALER in head or OPENED_HANDS in head:
            return None
        rules = from_record_rules(head["preset"], head["rules"])
        return (rules, int(head["seed"])) if isinstance(rules, Ruleset) else None
    except (ValueError, TypeError, KeyError, AttributeError):
        return None
