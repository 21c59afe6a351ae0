"""The fit of the exchange: all that ships is fitted, and fitting repeats and tells more than nothing."""

from __future__ import annotations

import pytest

from marjapussi_desktop.bots.data_files import load_trained
from marjapussi_desktop.bots.inference.exchange import DATA
from marjapussi_desktop.training import fit_exchange
from marjapussi_desktop.training.conditional_logit import fit_weights, log_gain


def test_every_exchange_and_role_of_the_file_that_ships_is_fitted() -> None:
    games = load_trained(DATA)["games"]
    assert set(games) == set(fit_exchange.GAMES)
    for table in games.values():
        assert {role: tuple(about) for role, about in table.items()} == fit_exchange.ROLES


@pytest.mark.usefixtures("quick_hands")
def test_training_repeats_and_tells_more_than_nothing() -> None:
    some = list(fit_exchange.turns("huutopussi", 3, seed=1))
    assert some == list(fit_exchange.turns("huutopussi", 3, seed=1))
    defenders = [turn for role, turn in some if role == "defender"]
    found = fit_weights(defenders)
    assert log_gain(defenders, found) > log_gain(defenders, [0.0] * len(found)) + 0.2
