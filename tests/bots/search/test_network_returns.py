"""The return by the network: what is tried, and that it may hold what partner can use for both."""

from __future__ import annotations

import random

import pytest

from marjapussi_desktop.bots.evaluation import Unit
from marjapussi_desktop.bots.knowledge.card_sets import ACE_MASK, MARRIAGE_MASKS, mask_of
from marjapussi_desktop.bots.native import WHICH
from marjapussi_desktop.bots.players.casual import CasualBot
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.bots.search.network_returns import ReturnSearch
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import Return
from marjapussi_desktop.engine.choices import CardsChoices
from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.observation import Observation, observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.state import Phase

pytestmark = pytest.mark.skipif(WHICH != "compiled", reason="the plain twin has no time for it")


def returns_of(preset: str) -> list[Observation]:
    """What declarers see who are to give cards back, in some hands."""
    rules, found = PRESETS[preset], []
    dice = random.Random(5)
    for _hand in range(8):
        match = game.deal(game.new_match(rules, dice.randrange(4)), shuffled_deal(rules, dice)).match
        while match.hand is not None and match.hand.phase not in (Phase.PLAY, Phase.OVER):
            seat = game.seat_to_act(match)
            assert seat is not None
            seen = observe(match.hand, seat)
            action = CasualBot(seat).decide(seen).action
            found += [seen] if isinstance(action, Return) else []
            step = game.act(match, seat, action)
            assert isinstance(step, game.Step)
            match = step.match
    return found


@pytest.mark.parametrize("preset", ["huutopussi", "huutopussi-wurzel"])
def test_wholes_and_aces_are_among_what_is_tried(preset: str) -> None:
    wholes = aces = 0
    for seen in returns_of(preset):
        choices = seen.choices
        assert isinstance(choices, CardsChoices)
        found = ReturnSearch(DecisionContext(seen, 1), choices, 24).evaluation()
        held = mask_of(seen.hand)
        gone = [mask_of(value.action.cards) for value in found.values if isinstance(value.action, Return)]
        assert len(set(gone)) == len(gone) > 20
        assert all(cards.bit_count() == choices.count and not cards & ~held for cards in gone)
        wholes += any(cards & pair == pair for cards in gone for pair in MARRIAGE_MASKS.values())
        aces += any(cards & ACE_MASK for cards in gone)
    assert wholes + aces > 0


def test_it_depends_on_nothing_but_what_the_seat_knows_and_the_seed() -> None:
    seen = returns_of("huutopussi-wurzel")[0]
    assert isinstance(seen.choices, CardsChoices)
    first, again = (ReturnSearch(DecisionContext(seen, 1), seen.choices, 24).evaluation() for _time in range(2))
    assert first == again


@pytest.mark.parametrize(("preset", "unit"), [("huutopussi", Unit.SCORE), ("huutopussi-wurzel", Unit.POINTS_TAKEN)])
def test_a_contract_that_is_set_is_what_counts(preset: str, unit: Unit) -> None:
    seen = returns_of(preset)[0]
    assert isinstance(seen.choices, CardsChoices)
    assert (seen.contract is None) == (unit is Unit.POINTS_TAKEN)
    assert ReturnSearch(DecisionContext(seen, 1), seen.choices, 24).evaluation().unit is unit
