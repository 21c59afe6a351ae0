"""An ask that cannot succeed is worth what its lead is worth, and never the best choice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from marjapussi_desktop.bots.heuristics.marriages import may_come_true
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.knowledge.card_sets import MARRIAGE_MASKS
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.bots.review.judging import Question, judged
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.engine.actions import AskHalf, AskWhole, Play
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.observation import Observation, observe, see_all
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.state import HandState
from tests.bots.bot_games import positions

Ask = AskHalf | AskWhole
MOST = 4


def asks(preset: str, seed: int) -> Iterator[tuple[HandState, Observation, Ask]]:
    """The asks that are allowed in a hand, and where."""
    bots = [make_bot(("casual", "beginner")[seat % 2], seed) for seat in range(4)]
    for hand, seat in positions(PRESETS[preset], bots, seed):
        seen = observe(hand, seat)
        if isinstance(seen.choices, PlayChoices):
            for action in seen.choices.actions():
                if isinstance(action, Ask):
                    yield hand, seen, action


def succeeds_in_a_deal(seen: Observation, ask: Ask) -> bool:
    view, context = View(seen), DecisionContext(seen, 3)
    suits = (ask.suit,) if isinstance(ask, AskHalf) else view.open_suits
    mine = view.mine if isinstance(ask, AskHalf) else 0
    hands = [one.world.hands[(seen.seat + 2) % 4] | mine for one in context.determinizations(400, context.dice())]
    return any(held & MARRIAGE_MASKS[suit] == MARRIAGE_MASKS[suit] for held in hands for suit in suits)


@pytest.mark.parametrize("preset", ["huutopussi", "huutopussi-wurzel", "marjapussi"])
def test_what_partner_cannot_hold_is_no_best_choice_to_ask_for(preset: str) -> None:
    """ "Best by 4" was told of it: by as much rollouts favour every ask."""
    met = [one for one in asks(preset, 0) if not may_come_true(View(one[1]), one[2])][::7][:MOST]
    assert met
    for hand, seen, ask in met:
        found = judged(Question(seen, ask, see_all(hand)), 24)
        assert found.best != ask
        assert not found.is_mistake or not isinstance(found.best, Play)


def test_an_ask_that_no_deal_allows_is_not_what_a_card_is_compared_with() -> None:
    """Each of the cards alone may be partner's, but no deal that fits gives it to him."""
    met = 0
    for seed, preset in ((68, "huutopussi"), (78, "huutopussi"), (144, "huutopussi")):
        for hand, seen, ask in asks(preset, seed):
            if not may_come_true(View(seen), ask) or succeeds_in_a_deal(seen, ask):
                continue
            assert isinstance(seen.choices, PlayChoices)
            for made in (ask, *map(Play, seen.choices.cards)):
                assert judged(Question(seen, made, see_all(hand)), 24).best != ask
            met += 1
    assert met
