"""What a declaration scores and whether it makes trumps: the only place that says so.

RULES.md, "The Marjapussi family: game points", "Scoring" and "Marriages and trumps".
"""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.engine.cards import Suit
from marjapussi_desktop.engine.ruleset import MARRIAGE_POINT_TABLES, MarriageEffect, Ruleset

POINTS_FOR_TRUMP: Final = 2
POINTS_FOR_LITTLE_ONE: Final = 1


def sets_trump(rules: Ruleset, trump: Suit | None) -> bool:
    """Whether a declaration would make its suit trumps, where ``trump`` is the trump suit until then."""
    return trump is None or rules.marriages.marriage_effect is MarriageEffect.EACH_SETS_TRUMP


def declaration_points(rules: Ruleset, suit: Suit, makes_trump: bool) -> int:
    """What a declaration scores: points taken by the contract's schedule, by suit; else game points, by whether it
    makes trumps.
    """
    if rules.contract is not None:
        return MARRIAGE_POINT_TABLES[rules.contract.marriage_points][suit]
    return POINTS_FOR_TRUMP if makes_trump else POINTS_FOR_LITTLE_ONE
