"""A hand-written table of weights for the rollouts' policy: the start of self-play, and a baseline for `headroom`."""

from __future__ import annotations

from marjapussi_desktop.bots.native.policy_weights import SIZES
from marjapussi_desktop.engine.ruleset import Ruleset


def table_by_hand(rules: Ruleset) -> list[int]:
    """A common-sense table: sure winners first, high cards to the partner's tricks, else low ones; marriages are
    kept.
    """
    pays = rules.contract is not None
    worth = [10, 10, 5, 5, 5, 0, 0, 0, 0] if pays else [11, 10, 4, 3, 2, 0, 0, 0, 0]
    low = [30 * place for place in range(9)]
    parts: dict[str, list[int]] = {name: [0] * size for name, size in SIZES.items()}
    parts |= {
        "LEAD_TOP": [600 + 20 * points for points in worth],
        "LEAD_LOW": [step - 240 for step in low],
        "LEAD_PLAIN_LENGTH": [0, 0, 10, 20, 20, 20],
        "LEAD_TOP_RUFFED": [-800, -700, -600, 0, 0, 0, 0, 0, 0],
        "LEAD_VOID_FOE": [-300],
        "LEAD_VOID_MATE": [50],
        "LEAD_TRUMP_TOP": [(800 if pays else 0) + 20 * points for points in worth],
        "LEAD_TRUMP_LOW": [step - 640 for step in low],
        "LEAD_TRUMPS_OUT": [-700, 0, 0, 0, 0, 0, 0, 0, 0],
        "LEAD_BREAK": [-150, -60],
        "LEAD_TOP_PAIR": [100],
        "LEAD_TOP_HALF": [50],
        "WIN_LAST": [0, 40, 45, 40, 35, 30, 20, 10, 0],
        "WIN_TOP": [300 + 20 * points for points in worth],
        "WIN_LOW": low,
        "WIN_TRUMP": low,
        "WIN_BREAK": [-100, -40],
        "WIN_FREE": [-200, 300],
        "LOSE_MATES": [-200, 300, 200, 150, 100, 60, 40, 20, 0],
        "LOSE_MATES_NOW": low,
        "LOSE_TO_MATE": low,
        "LOSE_THEIRS": [-100, -100, *low[2:]],
        "LOSE_BREAK": [-150, -80],
        "LOSE_TOP": [-100],
        "LOSE_GUARD": [-30],
        "LOSE_TRUMP": [-200],
        "NOISE": [15],
    }
    return [number for name in SIZES for number in parts[name]]
