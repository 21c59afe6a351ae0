"""A contract that the reference might have set itself is no mistake."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from marjapussi_desktop.bots.native import WHICH
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.bots.review.before_play import experts_decision
from marjapussi_desktop.bots.review.judging import SEED_AGAIN, Question, judged
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import SetContract
from marjapussi_desktop.engine.choices import ContractChoices
from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.observation import AllCards, Observation, observe, see_all
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.seats import players_in

pytestmark = pytest.mark.skipif(WHICH != "compiled", reason="its plain twin plans no contracts")


def contracts(preset: str, seeds: tuple[int, ...]) -> Iterator[tuple[Observation, AllCards]]:
    """Where a contract is to be set, after casual players have bid."""
    rules = PRESETS[preset]
    for seed in seeds:
        match = game.deal(game.new_match(rules, seed % 3), shuffled_deal(rules, random.Random(seed))).match
        bots = [make_bot("casual", seed + seat) for seat in range(players_in(rules.layout))]
        while (seat := game.seat_to_act(match)) is not None:
            assert match.hand is not None
            seen = observe(match.hand, seat)
            if isinstance(seen.choices, ContractChoices):
                yield seen, see_all(match.hand)
                break
            step = game.act(match, seat, bots[seat].decide(seen).action)
            assert isinstance(step, game.Step)
            match = step.match


@pytest.mark.parametrize(
    ("preset", "seeds"), [("huutopussi-3", (46,)), ("huutopussi", (8, 9)), ("huutopussi-wurzel", (55,))]
)
def test_what_expert_sets_with_other_dice_is_no_mistake(preset: str, seeds: tuple[int, ...]) -> None:
    """One step more than the reference cost 93 points, though `expert` set the same."""
    met = 0
    for seen, cards in contracts(preset, seeds):
        made = make_bot("expert", 1).decide(seen).action
        assert isinstance(made, SetContract)
        found = judged(Question(seen, made, cards), 100)
        assert (found.best, found.cost) == (made, 0.0)
        met += 1
    assert met == len(seeds)


def test_where_dice_tell_experts_contracts_apart_none_of_them_is_a_mistake() -> None:
    """Of this plan one roll of the dice sets 190 and another 210."""
    for seen, cards in contracts("huutopussi", (4,)):
        for seed in range(1, 5):
            made = make_bot("expert", seed).decide(seen).action
            assert not judged(Question(seen, made, cards), 100).is_mistake


def test_a_contract_that_is_far_too_high_is_not_as_good() -> None:
    for seen, _cards in contracts("huutopussi", (4,)):
        assert isinstance(seen.choices, ContractChoices)
        far = SetContract(seen.choices.maximum)
        assert experts_decision(seen, far, SEED_AGAIN, for_match=True).action != far


def test_beside_a_contract_stand_those_a_step_or_two_away() -> None:
    """At 195 one read what 110 and 105 would have cost."""
    met = 0
    for seen, cards in contracts("huutopussi-3", (40, 48)):
        met += 1
        made = make_bot("expert", 1).decide(seen).action
        assert isinstance(made, SetContract)
        found = judged(Question(seen, made, cards), 100)
        assert isinstance(seen.choices, ContractChoices)
        others = [one.action.amount for one in found.options if isinstance(one.action, SetContract)]
        steps = {made.amount + more for more in (-10, -5, 0, 5, 10)}
        assert {*others} == {amount for amount in steps if amount >= seen.choices.minimum}
    assert met == 2
