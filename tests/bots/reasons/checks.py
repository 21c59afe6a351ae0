"""Checks of what reasons say, made from the position and the search's numbers, never with the reasons' own code."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Sequence

from marjapussi_desktop.bots.evaluation import Evaluation, Unit
from marjapussi_desktop.bots.grounds import HandValue
from marjapussi_desktop.bots.value.match_equity import point_worth
from marjapussi_desktop.engine.actions import Declare, Play
from tests.bots.reasons.told import Told

MOST_SHARE = 0.04
"""No text may be more of all reasons than this."""


def repeated(texts: Sequence[str]) -> dict[str, float]:
    """The texts that are told too often, with their share of all."""
    return {text: times / len(texts) for text, times in Counter(texts).items() if times > MOST_SHARE * len(texts)}


def check_comparison(told: Told) -> None:
    """The next best choice and its cost are those of the evaluation, in the unit that the text names."""
    told_of, found = told.decision.comparison, told.decision.evaluation
    if isinstance(told.decision.grounds, HandValue):
        assert told_of is None, "a bid is compared with a pass, by its grounds"
        return
    compared = [] if found is None else [value for value in found.values if value.action == told.decision.action]
    if found is None or not compared or len(found.values) == 1:
        assert told_of is None
        return
    chosen, others = compared[0], [value for value in found.values if value.action != told.decision.action]
    last = max(value.rounds for value in others)
    other = max((value for value in others if value.rounds == last), key=lambda value: value.mean)
    if told_of is None:
        assert isinstance(chosen.action, Declare), "a declaration may come before the lead that is as good"
        assert isinstance(other.action, Play)
        return
    assert told_of.other == other.action
    cost = chosen.mean - other.mean
    expected = told_amount(told, found, cost)
    text = told.text()
    if expected == 0 or told_of.amount == 0:
        assert told_of.amount == 0
        assert not (isinstance(chosen.action, Declare) and isinstance(other.action, Play))
        assert "as well" in text
        error = told_of.error
        assert expected == 0 or (error is not None and cost < 2 * error), (cost, error)
        return
    assert told_of.amount == expected
    in_words = str(expected / 10) if "game points" in text else "once" if expected == 1 else str(expected)
    if expected == 1 and "cost about a point" in text:
        in_words = "a point"
    assert re.search(rf"about {re.escape(in_words)}\b", text), (expected, text)


def told_amount(told: Told, found: Evaluation, cost: float) -> int:
    """The cost in the unit that is told, not regarding noise."""
    rules = told.seen.rules
    if found.unit is Unit.MATCH_EQUITY and max(told.seen.totals) * 2 >= rules.target:
        scale = 100 * point_worth(rules)
    else:
        scale = 10 if rules.game_points is not None else 1
    return max(0, math.floor(cost * scale + 0.5))
