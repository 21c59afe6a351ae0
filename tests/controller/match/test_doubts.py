"""What a choice costs against a level's: the coach doubts it."""

from __future__ import annotations

import pytest

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.evaluation import ActionValue, Basis, Evaluation, Unit
from marjapussi_desktop.bots.grounds import HandValue
from marjapussi_desktop.bots.search.planning import contracts_by_rollouts
from marjapussi_desktop.controller.match.doubts import BELIEVED, bid_costs, clear_cost_of
from marjapussi_desktop.engine.actions import Bid, Pass, Return, SetContract
from marjapussi_desktop.engine.cards import card
from marjapussi_desktop.engine.choices import ContractChoices


def test_a_bid_is_compared_with_what_the_model_tried() -> None:
    values = (
        ActionValue(Pass(), -10.0, margin=20.0),
        ActionValue(Bid(100), 40.0),
        ActionValue(Bid(120), 15.0),
        ActionValue(Bid(140), -12.0),
    )
    level = Decision(Bid(100), BotReason.MUST_OPEN, evaluation=Evaluation(values, Unit.SCORE, Basis.MODEL))
    assert bid_costs(Bid(100), level) == 0.0
    assert bid_costs(Bid(115), level) == 0.0, "between two bids that were tried the lower one counts"
    assert bid_costs(Bid(125), level) == pytest.approx(BELIEVED * 25.0)
    assert bid_costs(Bid(300), level) == pytest.approx(BELIEVED * 52.0)
    assert bid_costs(Pass(), level) == pytest.approx(BELIEVED * 30.0), "with the favour that a pass has"


def test_by_the_rule_of_thumb_only_a_bid_is_doubted_that_is_hardly_made() -> None:
    level = Decision(Bid(100), BotReason.MUST_OPEN, grounds=HandValue(100, 60, 140, stop=120))
    assert bid_costs(Bid(120), level) == 0.0, "within what the hand is worth"
    assert bid_costs(Bid(140), level) == 0.0, "bold, but often made"
    assert bid_costs(Bid(250), level) > 200
    assert bid_costs(Pass(), level) == 0.0


def test_a_contract_far_beyond_what_is_taken_costs_clearly_and_its_neighbour_does_not() -> None:
    """The coach said nothing to a contract of 300 that lost 400 points to the best: its error was not known."""
    taken = [200 + 10 * (nth % 9) for nth in range(90)]
    search = contracts_by_rollouts(taken, ContractChoices(0, 200, 320), bias=0.0)
    best = max(search.values, key=lambda value: value.mean).action
    assert isinstance(best, SetContract)
    cost = clear_cost_of(SetContract(300), search)
    assert cost is not None
    assert cost > 400
    assert clear_cost_of(best, search) is None
    assert clear_cost_of(SetContract(best.amount + 5), search) is None
    assert clear_cost_of(SetContract(400), search) is None, "nothing is known of it"


def test_cards_given_back_are_compared_as_if_they_had_been_tried_apart() -> None:
    best, far, near = (Return((card(code),)) for code in ("JD", "6H", "AS"))
    values = ActionValue(best, 12.0, 4.0, 50), ActionValue(far, -9.0, 4.0, 50), ActionValue(near, -4.0, 4.0, 50)
    search = Evaluation(values, Unit.SCORE, Basis.ROLLOUTS, determinizations=1000)
    assert clear_cost_of(far, search) == 21.0
    assert clear_cost_of(near, search) is None, "16 is fewer than three errors of 5.7"
