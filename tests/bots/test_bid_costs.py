"""What a bid costs against a level's: the coach doubts it."""

from __future__ import annotations

import pytest

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.comparison import BELIEVED, bid_costs
from marjapussi_desktop.bots.evaluation import ActionValue, Basis, Evaluation, Unit
from marjapussi_desktop.bots.grounds import HandValue
from marjapussi_desktop.engine.actions import Bid, Pass


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
