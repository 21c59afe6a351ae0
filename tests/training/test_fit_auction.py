"""The fit of bids: every opening that ships is fitted, and fitting repeats and tells more than nothing."""

from __future__ import annotations

import pytest

from marjapussi_desktop.bots.data_files import load_trained
from marjapussi_desktop.bots.inference.auction import DATA
from marjapussi_desktop.training import fit_auction
from marjapussi_desktop.training.conditional_logit import fit_weights, log_gain


def test_every_opening_of_the_file_that_ships_is_fitted() -> None:
    assert set(load_trained(DATA)["games"]) == set(fit_auction.GAMES)


@pytest.mark.usefixtures("quick_hands")
def test_training_repeats_and_tells_more_than_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit_auction, "TAKEN", 0.5)
    some = list(fit_auction.turns("huutopussi", 4, seed=1))
    assert some == list(fit_auction.turns("huutopussi", 4, seed=1))
    found = fit_weights(some)
    assert log_gain(some, found) > log_gain(some, [0.0] * len(found)) + 0.2
