"""What a decision carries of its search: true numbers, the choice that follows from them, little enough to be sent."""

from __future__ import annotations

import pickle
import statistics

import pytest

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.comparison import shortfall_of
from marjapussi_desktop.bots.evaluation import ActionValue, Basis, Evaluation, Unit, standard_error
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.bots.players.search_player import candidate_actions
from marjapussi_desktop.bots.players.skill import AS_GOOD
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.bots.search.planning import why_contract
from marjapussi_desktop.bots.search.rollouts import FlatSearch
from marjapussi_desktop.engine.actions import (
    AskHalf,
    Bid,
    Discard,
    Give,
    Kontra,
    Pass,
    Play,
    Re,
    Return,
    SetContract,
)
from marjapussi_desktop.engine.cards import cards
from marjapussi_desktop.engine.choices import AnswerChoices, ContractChoices, PlayChoices
from marjapussi_desktop.engine.observation import Observation, observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.engine.state import Phase
from marjapussi_desktop.engine.values import changed
from tests.bots.bot_games import mixed_bots, positions

SMALL_BYTES = 4096
ACE, KING = (Play(card) for card in cards("AS KS"))


def decisions(preset: str, level: str, seed: int, hands: int = 1) -> list[tuple[Observation, Decision]]:
    rules = PRESETS[preset]
    bot = make_bot(level, seed)
    seen = [observe(hand, seat) for hand, seat in positions(rules, mixed_bots(rules, seed), seed, hands)]
    return [(one, bot.decide(one)) for one in seen if one.choices is not None]


def leads(preset: str) -> list[Observation]:
    """Moves with many cards to choose from."""
    rules = PRESETS[preset]
    seen = [observe(hand, seat) for hand, seat in positions(rules, mixed_bots(rules, 2), seed=2)]
    return [one for one in seen if isinstance(one.choices, PlayChoices) and len(one.choices.cards) > 3]


@pytest.mark.sampled(6)
@pytest.mark.parametrize("level", ["skilled@3", "expert@3", "skilled-points@3"])
@pytest.mark.parametrize("preset", ["marjapussi", "huutopussi", "avomarjapussi", "huutopussi-3"])
def test_a_decision_in_play_carries_what_its_search_has_found(preset: str, level: str) -> None:
    met = 0
    for seen, decision in decisions(preset, level, seed=5, hands=2):
        found = decision.evaluation
        if not isinstance(seen.choices, PlayChoices | AnswerChoices) or found is None:
            assert decision.why is not BotReason.BEST_ON_AVERAGE
            continue
        met += 1
        allowed = set(seen.choices.actions())
        assert {value.action for value in found.values} <= allowed
        assert all(value.count > 0 and (value.standard_error or 0.0) >= 0.0 for value in found.values)
        assert found.determinizations > 0
        assert found.unit is (Unit.SCORE if level.startswith("skilled-points") else Unit.MATCH_EQUITY)
        if decision.why is BotReason.BEST_ON_AVERAGE:
            assert decision.action == found.best()
            assert decision.amount == found.determinizations
        elif not isinstance(decision.action, AskHalf | Kontra | Re):
            is_usual = decision.action == found.best(decision.action, AS_GOOD[seen.rules.family])
            shortfall = shortfall_of(seen, decision.action, found)
            saves = decision.why is BotReason.KEEP_POINTS_BACK and shortfall is not None and not shortfall.amount
            assert is_usual or saves
    assert met > 5


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("preset", "level"), [("marjapussi", "expert@2"), ("huutopussi", "expert@2")])
def test_a_decision_can_be_sent_to_another_process_and_is_small(preset: str, level: str) -> None:
    for _seen, decision in decisions(preset, level, seed=3):
        sent = pickle.dumps(decision)
        assert pickle.loads(sent) == decision
        assert len(sent) < SMALL_BYTES, decision


@pytest.mark.parametrize("preset", ["marjapussi", "huutopussi"])
def test_the_standard_error_is_how_far_means_of_other_draws_lie_apart(preset: str) -> None:
    for seen in leads(preset)[1:4]:
        actions = candidate_actions(DecisionContext(seen, 1).view, seen.choices)  # type: ignore[arg-type]
        searches = [FlatSearch(DecisionContext(seen, seed), actions, 50).evaluation() for seed in range(40)]
        for number in range(len(actions)):
            values = [search.values[number] for search in searches]
            spread = statistics.stdev(value.mean for value in values)
            told = statistics.mean(value.standard_error or 0.0 for value in values)
            assert 0.6 * told <= spread <= 1.5 * told + 1e-9, values[0]


def test_bids_gifts_returns_and_contracts_carry_what_was_found_too() -> None:
    met: dict[type, Evaluation] = {}
    for preset in ("huutopussi", "huutopussi-3"):
        rules, bot = PRESETS[preset], make_bot("skilled@1", 1)
        for hand, seat in positions(rules, [bot] * players_in(rules.layout), seed=6, hands=2):
            if hand.phase is Phase.PLAY:
                continue
            seen = observe(hand, seat)
            decision = bot.decide(seen)
            found = decision.evaluation
            if found is None:
                continue
            met[type(decision.action)] = found
            if isinstance(decision.action, Give | Return | Discard | SetContract):
                assert decision.action == found.best()
                assert found.determinizations == (50 if isinstance(decision.action, Give) else 100)
                assert all(value.standard_error for value in found.values) == (found.basis is Basis.ROLLOUTS)
            if isinstance(seen.choices, ContractChoices):
                assert len(found.taken) == found.determinizations
                assert decision.why is why_contract(seen, found, seen.choices, decision.amount or 0)
    assert set(met) >= {Bid, Pass, Give, Return, Discard, SetContract}
    assert met[Give].unit is met[Discard].unit is Unit.POINTS_TAKEN
    assert met[Bid].unit is met[SetContract].unit is Unit.MATCH_EQUITY
    assert met[Bid].basis is met[SetContract].basis is Basis.MODEL


def test_near_the_end_the_solver_has_its_say() -> None:
    bases = {
        (found.basis, len(seen.hand) <= 7)
        for seen, decision in decisions("huutopussi", "expert@3", seed=4, hands=2)
        if (found := decision.evaluation) is not None and isinstance(seen.choices, PlayChoices)
    }
    assert bases == {(Basis.ROLLOUTS, False), (Basis.ROLLOUTS_AND_SOLVER, True)}


def test_a_plain_move_that_is_as_good_is_made_and_one_that_is_worse_or_not_compared_is_not() -> None:
    values = ActionValue(ACE, 2.0), ActionValue(KING, 1.0, margin=0.75)
    found = Evaluation(values, Unit.SCORE, Basis.ROLLOUTS, 10)
    assert found.best() == ACE
    assert found.best(KING, as_good=0.25) == KING
    assert found.best(KING, as_good=0.2) == found.best(Pass(), as_good=9.0) == ACE
    later = changed(found, values=(values[0], changed(values[1], rounds=1)))
    assert later.best() == later.best(ACE, as_good=9.0) == KING, "who came among the better half again is better"


def test_one_sample_has_no_standard_error() -> None:
    assert standard_error([1.0]) is None
    assert standard_error([1.0, 3.0]) == pytest.approx(1.0)
