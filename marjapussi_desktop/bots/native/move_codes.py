"""Rules and cards of the engine as the small numbers that the kernel works with."""

from __future__ import annotations

from functools import cache
from typing import Final

from marjapussi_desktop.engine.cards import FULL_PACK, SUITS, Suit
from marjapussi_desktop.engine.ruleset import (
    CARD_POINT_TABLES,
    MARRIAGE_POINT_TABLES,
    AskOrder,
    BrokenMarriages,
    DeclareAfter,
    FirstLead,
    FirstLeader,
    MarriageEffect,
    Ruleset,
    hand_size,
)
from marjapussi_desktop.engine.scoring import PER_LAST_TRICK, PIP_TABLES
from marjapussi_desktop.engine.seats import Layout, players_in

NO_TRUMP: Final = 4
SUIT_CODES: Final[dict[Suit | None, int]] = {**{suit: code for code, suit in enumerate(SUITS)}, None: NO_TRUMP}
FIRST_LEADS: Final = {FirstLead.ANY: 0, FirstLead.ACE: 1, FirstLead.ACE_OR_SPADE: 2}
LEAD_ACE_OF_CLUBS: Final = 3
FIRST_COUNT: Final = 256
"""What one pip of the first count weighs against one of the second, of which a pack holds 120."""


@cache
def card_worths(rules: Ruleset) -> tuple[int, ...]:
    """By ``card.index``: card points; pips in the Marjapussi family, both counts in one number."""
    if rules.contract is not None:
        table = CARD_POINT_TABLES[rules.contract.card_points]
        return tuple(table.get(card.rank, 0) for card in FULL_PACK)
    assert rules.game_points is not None
    first, second = PIP_TABLES[rules.game_points.pip_count]
    return tuple(pip_weight(first.get(card.rank, 0), second.get(card.rank, 0)) for card in FULL_PACK)


def pip_weight(first: int, second: int) -> int:
    """Both counts of pips as one number: of two such sums, or differences of sums, the first count decides."""
    return FIRST_COUNT * first + second


def marriage_worths(rules: Ruleset) -> tuple[int, ...]:
    """By suit, what a declaration counts in the Huutopussi family; zeros in the other."""
    if rules.contract is None:
        return (0,) * len(SUITS)
    return tuple(MARRIAGE_POINT_TABLES[rules.contract.marriage_points][suit] for suit in SUITS)


def play_codes(rules: Ruleset) -> list[int]:
    """The rules of play: whether points (not game points) count, the last trick's worth, and what `solver.Solver`
    names ``any_won_trick``, ``each_sets_trump``, ``lead_from_marriage``, ``first_lead``, ``ace_must_show``, ``full``.
    """
    marriages, contract = rules.marriages, rules.contract
    return [
        int(contract is not None),
        contract.last_trick if contract is not None else PER_LAST_TRICK,
        int(marriages.declare_after is DeclareAfter.ANY_WON_TRICK),
        int(marriages.marriage_effect is MarriageEffect.EACH_SETS_TRUMP),
        int(marriages.lead_from_marriage),
        FIRST_LEADS[rules.play.first_lead],
        int(rules.play.first_trick_ace_must_show),
        hand_size(rules),
    ]


def hand_codes(rules: Ruleset) -> list[int]:
    """The rules of play and of asking, in the order in which `state.Hand` reads them."""
    marriages = rules.marriages
    return [
        *play_codes(rules),
        players_in(rules.layout),
        int(rules.layout is Layout.PARTNERSHIP),
        int(marriages.ask_whole),
        int(marriages.ask_half),
        int(marriages.bluff_half),
        int(marriages.ask_order is AskOrder.SELF_WHOLE_HALF),
        int(marriages.half_needs_whole),
        int(marriages.broken_marriages is BrokenMarriages.AFTER_SUCCESSFUL_ASK),
        int(rules.layout is Layout.STOCK),
        int(rules.layout is Layout.OPEN),
    ]


def first_lead_code(rules: Ruleset, hand_number: int) -> int:
    """What the first lead of a hand must be: the ace of clubs goes before all else."""
    if hand_number == 1 and rules.deal.first_leader is FirstLeader.ACE_OF_CLUBS:
        return LEAD_ACE_OF_CLUBS
    return FIRST_LEADS[rules.play.first_lead]
