"""When something of the rules holds: conditions on a ruleset."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from marjapussi_desktop.controller.match.bid_meanings import tells_by_steps
from marjapussi_desktop.engine.options import OPTIONS_BY_KEY
from marjapussi_desktop.engine.ruleset import (
    BrokenMarriages,
    DeclareAfter,
    Family,
    MarriageEffect,
    NoTrickPenalty,
    Opening,
    Overshoot,
    PipCount,
    Ruleset,
)
from marjapussi_desktop.engine.seats import Layout

When = Callable[[Ruleset], bool]

LOW_BIDS: Final = 100
"""Bids that tell a partner of single cards need room below the usual contracts: a lowest bid under this."""


def always(_rules: Ruleset) -> bool:
    return True


def marjapussi(rules: Ruleset) -> bool:
    return rules.family is Family.MARJAPUSSI


def huutopussi(rules: Ruleset) -> bool:
    return rules.family is Family.HUUTOPUSSI


def partners(rules: Ruleset) -> bool:
    return rules.layout is Layout.PARTNERSHIP


def alone(rules: Ruleset) -> bool:
    return rules.layout is not Layout.PARTNERSHIP


def kitty(rules: Ruleset) -> bool:
    return rules.layout is Layout.KITTY


def stock(rules: Ruleset) -> bool:
    return rules.layout is Layout.STOCK


def rows(rules: Ruleset) -> bool:
    return rules.layout is Layout.OPEN


def both(*conditions: When) -> When:
    """All of the conditions."""
    return lambda rules: all(condition(rules) for condition in conditions)


def may_pass_out(rules: Ruleset) -> bool:
    return rules.auction is not None and rules.auction.opening is Opening.OPTIONAL


def has_ban(rules: Ruleset) -> bool:
    return rules.auction is not None and rules.auction.bid_ban_at is not None


def asks_whole(rules: Ruleset) -> bool:
    return rules.marriages.ask_whole


def asks_half(rules: Ruleset) -> bool:
    return rules.marriages.ask_half


def asks(rules: Ruleset) -> bool:
    return asks_whole(rules) or asks_half(rules)


def breaks(rules: Ruleset) -> bool:
    return asks_half(rules) and rules.marriages.broken_marriages is not BrokenMarriages.NEVER


def doubles(rules: Ruleset) -> bool:
    return rules.contract is not None and rules.contract.kontra


def past_the_target(*values: Overshoot) -> When:
    """Marjapussi rules with one of these ways past the target."""
    return lambda rules: rules.game_points is not None and rules.game_points.overshoot in values


def goes_to_porvoo(rules: Ruleset) -> bool:
    return rules.game_points is not None and rules.game_points.porvoo


def penalty(*values: NoTrickPenalty) -> When:
    """Contracts with one of these penalties for taking no trick."""
    return lambda rules: rules.contract is not None and rules.contract.no_trick_penalty in values


def binds_first_lead(rules: Ruleset) -> bool:
    return OPTIONS_BY_KEY["first_lead"].value_in(rules) != "any" or rules.play.first_trick_ace_must_show


def has_low_bids(rules: Ruleset) -> bool:
    is_low = rules.auction is not None and rules.auction.minimum_bid < LOW_BIDS
    return is_low and both(huutopussi, partners)(rules) and not tells_by_steps(rules)


def costs_final_bid(rules: Ruleset) -> bool:
    return penalty(NoTrickPenalty.FINAL_BID_BOTH, NoTrickPenalty.FINAL_BID_DEFENDERS)(rules)


def own_led(rules: Ruleset) -> bool:
    return rules.marriages.declare_after is DeclareAfter.OWN_LED_TRICK


CONTRACT: Final = both(huutopussi, partners)


def sets_trump_once(rules: Ruleset) -> bool:
    return rules.marriages.marriage_effect is MarriageEffect.FIRST_SETS_TRUMP


def changes_trump(rules: Ruleset) -> bool:
    return rules.marriages.marriage_effect is MarriageEffect.EACH_SETS_TRUMP


def counts_pips(*values: PipCount) -> When:
    """Marjapussi rules with one of these ways of counting the cards in tricks."""
    return lambda rules: rules.game_points is not None and rules.game_points.pip_count in values


def punishes_anyway(rules: Ruleset) -> bool:
    """Whether defenders without a trick lose points although the contract has failed."""
    return rules.contract is not None and not rules.contract.penalty_needs_contract
