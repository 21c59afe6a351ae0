"""A chance that is told is the one with which the search counted."""

from __future__ import annotations

import pytest

from marjapussi_desktop.bots.explaining.explained import explained
from marjapussi_desktop.bots.explaining.ideas import IdeaKind
from marjapussi_desktop.bots.knowledge.card_sets import MARRIAGE_MASKS
from marjapussi_desktop.bots.native import WHICH
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.engine.actions import AskWhole
from marjapussi_desktop.engine.observation import Observation, observe
from marjapussi_desktop.engine.presets import PRESETS
from tests.bots.bot_games import positions


def partner_has_a_marriage(seen: Observation, uses_evidence: bool) -> float:
    """The share of deals in which he does."""
    context, partner = DecisionContext(seen, 3, uses_evidence=uses_evidence), (seen.seat + 2) % 4
    hands = [one.world.hands[partner] for one in context.determinizations(400, context.dice())]
    return sum(any(held & pair == pair for pair in MARRIAGE_MASKS.values()) for held in hands) / len(hands)


@pytest.mark.skipif(WHICH != "compiled", reason="a search of many deals")
@pytest.mark.parametrize(("seed", "moves"), [(17, 24), (21, 16), (41, 16)])
def test_an_ask_is_as_likely_as_the_search_took_it_to_be(seed: int, moves: int) -> None:
    """It was told with the chance among all hands that partner may hold, and counted with that among those which his
    moves make likely.
    """
    bots = [make_bot("casual", seed)] * 4
    hand, seat = next(one for one in positions(PRESETS["marjapussi"], bots, seed) if len(one[0].moves) == moves)
    seen = observe(hand, seat)
    alike, likely = (partner_has_a_marriage(seen, uses_evidence) for uses_evidence in (False, True))
    assert abs(likely - alike) > 0.15
    decision = explained(seen, make_bot("expert", 1).decide(seen))
    assert decision.action == AskWhole()
    (idea,) = (one for one in decision.ideas if one.kind is IdeaKind.ASK_WHOLE)
    assert idea.chance is not None
    assert abs(idea.chance / 10 - likely) < abs(idea.chance / 10 - alike)
