"""The sections of numbers by which a seat is told what it knows (`seen.marks`), and their shapes.

Numbers are 0 or 1, or fractions of the highest amount or count. Cards are by ``Card.index``, suits in the order
S C D H, seats by number, places of a trick from its leader. A section that a game cannot fill is left out.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from marjapussi_desktop.engine import Ruleset
from marjapussi_desktop.engine.cards import SUITS
from marjapussi_desktop.engine.ruleset import ROW_LENGTH, STOCK_SIZE, hand_size
from marjapussi_desktop.engine.seats import Layout, partner_of, players_in
from marjapussi_desktop.engine.state import Phase
from marjapussi_desktop.openspiel.action_ids import AMOUNTS, CARDS, IN_PLAY

Shape = tuple[int, ...]

PHASES: Final = tuple(Phase)
_SUITS: Final = len(SUITS)


@cache
def observation_shapes(rules: Ruleset) -> dict[str, Shape]:
    """The sections of the observation and their shapes, in order."""
    players = players_in(rules.layout)
    shapes: dict[str, Shape] = {
        "seat": (players,),
        "dealer": (players,),
        "phase": (len(PHASES),),
        "to_act": (players,),
        "hand": (CARDS,),
        "trick": (players, CARDS),
        "leader": (players,),
        "trump": (_SUITS,),
        "declared": (players, _SUITS),
        "played": (players, CARDS),
        "tricks_won": (players,),
        "may_attempt": (1,),
        "lead_suit": (_SUITS,),
    }
    if partner_of(0, rules.layout) is not None:
        shapes |= {"question": (1 + _SUITS,), "asked_whole": (players,), "asked_half": (players,), "broken": (players,)}
    if rules.layout is Layout.OPEN:
        shapes |= {"up": (players, ROW_LENGTH, CARDS), "down": (players, ROW_LENGTH)}
    if rules.layout is Layout.STOCK:
        shapes |= {"stock_left": (1,), "drawn": (CARDS,)}
    return shapes | _contract_shapes(rules, players)


def _contract_shapes(rules: Ruleset, players: int) -> dict[str, Shape]:
    """The sections of the Huutopussi family."""
    if rules.contract is None:
        return {}
    shapes: dict[str, Shape] = {
        "bids": (players,),
        "passed": (players,),
        "declarer": (players,),
        "final_bid": (1,),
        "contract": (1,),
        "chosen": (CARDS,),
    }
    if rules.exchange is not None:
        shapes |= {"given": (CARDS,), "received": (CARDS,)}
    if rules.kitty is not None:
        shapes |= {"kitty": (CARDS,), "discarded": (CARDS,)}
    if rules.contract.kontra:
        shapes |= {"calls": (hand_size(rules) + 1,), "asked_to_call": (1,)}
    return shapes


@cache
def information_shapes(rules: Ruleset) -> dict[str, Shape]:
    """The sections of the information state: those of the observation, and what the seat saw before."""
    players = players_in(rules.layout)
    shapes = observation_shapes(rules) | {
        "dealt": (CARDS,),
        "history": (longest_play(rules), players + IN_PLAY),
    }
    if rules.auction is not None:
        shapes["bids_made"] = (players, len(AMOUNTS))
    if rules.layout is Layout.STOCK:
        shapes["drawn_in_order"] = (STOCK_SIZE // 2, CARDS)
    if rules.layout is Layout.OPEN:
        shapes |= {"dealt_up": (players, ROW_LENGTH, CARDS), "turned_up": (players, ROW_LENGTH, CARDS)}
    return shapes


def longest_play(rules: Ruleset) -> int:
    """The most moves that the play of a hand can have: cards, attempts and answers between tricks, calls."""
    partners = partner_of(0, rules.layout) is not None
    kitty = 0 if rules.kitty is None else rules.deal.pack - players_in(rules.layout) * hand_size(rules)
    cards = rules.deal.pack - kitty
    attempts = cards // players_in(rules.layout) - 1
    calls = hand_size(rules) if rules.contract is not None and rules.contract.kontra else 0
    return cards + attempts * (2 if partners else 1) + calls
