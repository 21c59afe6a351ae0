"""Every option that touches scores is heeded: in a made position what moves are worth changes, and so does the move.

The positions are in ``scoring_options.txt``, a line each: the option, two of its values, and the position without it.
They were found by playing hands until the decisions under the two values differed by more than the search's error: the
decisions of rollouts by the rules of thumb. Where the network plays, what the moves are worth has to change.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from marjapussi_desktop.bots.bot import Decision
from marjapussi_desktop.bots.native import WHICH
from marjapussi_desktop.bots.players.search_player import SearchPlayer
from marjapussi_desktop.bots.players.skill import SKILLED, Skill
from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.options import OPTIONS, Group
from marjapussi_desktop.engine.position import parse_position
from marjapussi_desktop.engine.values import changed
from tests.bots.made_positions import seen

CASES: Final[dict[str, list[str]]] = {
    line.split()[0]: line.split(" | ")
    for line in (Path(__file__).parent / "scoring_options.txt").read_text("utf-8").splitlines()
}
TOUCH_SCORES: Final = {
    option.key
    for option in OPTIONS
    if option.changeable_in and (option.group in (Group.SCORING, Group.MATCH) or option.key == "discards_count")
}
PIP_CARRIED: Final = "carried 1"


FLAT: Final = changed(SKILLED, network_worlds=None)


def decided(key: str, value: str, skill: Skill = FLAT) -> Decision:
    """What a player does in the option's position under a value of it; without `carry` no pip is carried over."""
    _case, rules, *rest = CASES[key]
    standing = [part.replace(PIP_CARRIED, "carried 0") if value == "none" else part for part in rest]
    match = parse_position(" | ".join([f"{rules} {key}={value}", *standing]))
    return SearchPlayer(skill, 1).decide(seen(match))


def test_every_option_that_touches_scores_has_its_position() -> None:
    assert set(CASES) == TOUCH_SCORES


@pytest.mark.sampled(3)
@pytest.mark.skipif(WHICH != "compiled", reason="the plain twin draws too few determinizations")
@pytest.mark.parametrize("key", sorted(TOUCH_SCORES))
def test_the_bots_choices_heed_the_option(key: str) -> None:
    _key, *values = CASES[key][0].split()
    one, other = (decided(key, value) for value in values)
    assert worths(one) != worths(other), "what the moves are worth"
    assert one.action != other.action


@pytest.mark.sampled(3)
@pytest.mark.skipif(WHICH != "compiled", reason="the plain twin does not play by the network")
@pytest.mark.parametrize("key", sorted(TOUCH_SCORES))
def test_the_network_player_heeds_the_option(key: str) -> None:
    _key, *values = CASES[key][0].split()
    one, other = (decided(key, value, SKILLED) for value in values)
    assert worths(one) != worths(other)


def worths(decision: Decision) -> dict[Action, float]:
    """What the search has found of each action."""
    assert decision.evaluation is not None
    return {value.action: value.mean for value in decision.evaluation.values}
