"""The fit of what is held after an exchange: fitting repeats, and tells more than nothing of each seat's view."""

from __future__ import annotations

import pytest

from marjapussi_desktop.bots.inference.exchange import Observer
from marjapussi_desktop.training import fit_exchange
from marjapussi_desktop.training.conditional_logit import fit_weights, log_gain


@pytest.mark.usefixtures("quick_hands")
def test_training_repeats_and_tells_more_than_nothing() -> None:
    every = list(fit_exchange.turns("huutopussi", 4, seed=1))
    assert every == list(fit_exchange.turns("huutopussi", 4, seed=1))
    for observer in Observer:
        some = [one for who, one in every if who is observer]
        weights = fit_weights(some)
        assert log_gain(some, weights) > log_gain(some, [0.0] * len(weights)) + 0.1
