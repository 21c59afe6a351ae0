"""What contracts tell: the file that ships covers what is asked of it, and fitting repeats."""

from __future__ import annotations

import pytest

from marjapussi_desktop.bots.data_files import load_trained
from marjapussi_desktop.bots.inference.contract import DATA
from marjapussi_desktop.engine.ruleset import Opening
from marjapussi_desktop.training import fit_contract


def test_every_opening_has_its_numbers_and_they_tell_more_than_nothing() -> None:
    numbers = load_trained(DATA)["games"]
    assert set(numbers) == {opening.value for opening in Opening} == set(fit_contract.GAMES)
    assert all(one["held_back"] > 0.0 and one["deviation"] > 0.0 for one in numbers.values())


@pytest.mark.usefixtures("quick_hands")
def test_training_repeats() -> None:
    (name, *_others) = fit_contract.GAMES[Opening.COMPULSORY.value]
    numbers, figures = fit_contract.learn((name,), 6, seed=3)
    assert (numbers, figures) == fit_contract.learn((name,), 6, seed=3)
    assert set(numbers) == set(load_trained(DATA)["games"][Opening.COMPULSORY.value])
    assert figures["contracts"] == len(list(fit_contract.held_back((name,), 6, seed=3))) > 0
