"""No kind of event, score line, ending or phase that random play never comes to: each has been seen to happen."""

from __future__ import annotations

import random
from functools import cache
from typing import get_args

import pytest

from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.events import (
    Event,
    HandKind,
    HandScored,
    How,
    MarriageDeclared,
    MatchWon,
    Victory,
    Why,
)
from marjapussi_desktop.engine.notation import _FORMATS
from marjapussi_desktop.engine.phases import _CHOICES, _HAS_ENDED, _RULES, _TO_ACT
from marjapussi_desktop.engine.ruleset import Opening, Overshoot, PipCount, PipTie, Ruleset
from marjapussi_desktop.engine.state import Phase
from tests.helpers.playing import hand_of, played_at_random
from tests.helpers.rulesets import PRESET_IDS, random_variant, rules_of

TELLING = (
    *(rules_of(preset) for preset in PRESET_IDS),
    rules_of("marjapussi", pip_tie=PipTie.CARRY, pip_count=PipCount.ACES_AND_TENS, overshoot=Overshoot.SUBTRACT_EXCESS),
    rules_of("bondtolva", pip_tie=PipTie.CARRY, pip_count=PipCount.CLASSIC, target=5, overshoot=Overshoot.ALLOWED),
    rules_of("huutopussi-3", opening=Opening.OPTIONAL, target=100, bid_ban_at=None),
    rules_of("huutopussi-erlangen", target=100, minimum_bid=50),
)


@cache
def sightings() -> frozenset[object]:
    """Everything that was seen in a few hundred random hands: classes of events and actions, members of enums."""
    seen: set[object] = set()
    dice = random.Random(3)
    more: list[Ruleset] = [random_variant(dice).rules for _ in range(20)]
    for seed, rules in enumerate((*TELLING, *more, *(TELLING[-4:] * 4))):
        for moment in played_at_random(rules, seed, hands=12):
            seen.add(hand_of(moment.after).phase)
            seen.add(type(moment.action))
            for event in moment.events:
                seen.add(type(event))
                seen.update(_members(event))
    return frozenset(seen)


def _members(event: Event) -> set[object]:
    if isinstance(event, HandScored):
        result = event.result
        return {result.kind, *(line.why for line in (*result.lines, *result.taken_lines, *result.adjustments))}
    if isinstance(event, MatchWon):
        return {event.how}
    return {event.how} if isinstance(event, MarriageDeclared) else set()


RARE = {Victory.GOT_THERE_FIRST, Victory.HIGHEST_TOTAL}
"""Both sides at the target, or past it, after one hand: test_scoring has them."""
COMMON_VICTORIES = [victory for victory in Victory if victory not in RARE]
FAMILY = [*get_args(Event), *get_args(Action), *Why, *HandKind, *How, *Phase, *COMMON_VICTORIES]


@pytest.mark.parametrize("member", FAMILY, ids=str)
def test_each_has_been_seen(member: object) -> None:
    assert member in sightings()


def test_every_action_has_its_rule_and_its_notation() -> None:
    assert set(_RULES) == set(get_args(Action))
    assert set(get_args(Action)) <= set(_FORMATS)


def test_every_phase_has_its_rows() -> None:
    assert set(_TO_ACT) == set(Phase)
    assert set(_CHOICES) == set(_HAS_ENDED) == set(Phase) - {Phase.OVER}
