"""Which lessons a section of the rules leads to: those that teach what holds."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.controller.match.bid_meanings import tells_by_steps
from marjapussi_desktop.engine.ruleset import Overshoot, PipCount, Ruleset
from marjapussi_desktop.ui.rules.book import Section
from marjapussi_desktop.ui.rules.conditions import (
    CONTRACT,
    When,
    always,
    asks_half,
    asks_whole,
    both,
    changes_trump,
    counts_pips,
    doubles,
    goes_to_porvoo,
    has_ban,
    has_low_bids,
    huutopussi,
    kitty,
    marjapussi,
    own_led,
    partners,
    past_the_target,
    rows,
    sets_trump_once,
    stock,
)
from marjapussi_desktop.ui.text.rules_in_play import may_redeal

WHOLE_SUITS: Final = 36
"""A pack of so many cards has nine of each suit, as counted in the lesson."""

LESSON_HOLDS: Final[dict[str, When]] = {
    "a-trick": always,
    "ten": always,
    "suit": always,
    "beat": always,
    "trumps": always,
    "card-points": counts_pips(PipCount.CLASSIC),
    "partners": partners,
    "declare": always,
    "whole": asks_whole,
    "half": asks_half,
    "little": sets_trump_once,
    "porvoo": goes_to_porvoo,
    "hold-back": past_the_target(Overshoot.TO_SEVEN, Overshoot.SUBTRACT_EXCESS),
    "whole-hand": both(marjapussi, partners),
    "auction": huutopussi,
    "redeal": may_redeal,
    "bids-tell": has_low_bids,
    "steps-tell": tells_by_steps,
    "gift": CONTRACT,
    "set-contract": CONTRACT,
    "give-back": CONTRACT,
    "own-lead": own_led,
    "trumps-change": changes_trump,
    "defence": both(CONTRACT, own_led),
    "slam": CONTRACT,
    "bid-ban": has_ban,
    "whole-huuto": CONTRACT,
    "farmers-dozen": counts_pips(PipCount.ACES_AND_TENS_4321),
    "stock": stock,
    "rows": rows,
    "kitty": kitty,
    "kontra": doubles,
    "bluff": lambda rules: rules.marriages.bluff_half,
    "count": lambda rules: rules.deal.pack == WHOLE_SUITS,
    "discard": lambda rules: partners(rules) or kitty(rules),
    "last-five": always,
}
"""Each lesson, and the rules under which all that it teaches holds."""


def lessons_for(section: Section, rules: Ruleset) -> tuple[str, ...]:
    """The lessons of a section that teach what these rules have."""
    return tuple(lesson for lesson in section.lessons if LESSON_HOLDS[lesson](rules))
