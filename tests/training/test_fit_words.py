"""What words tell: the file that ships covers what is asked of it, and fitting finds what was put in."""

from __future__ import annotations

import random

import pytest

from marjapussi_desktop.bots.data_files import load_trained
from marjapussi_desktop.bots.inference.asks import DATA
from marjapussi_desktop.engine.ruleset import Family, Opening
from marjapussi_desktop.training import fit_words
from marjapussi_desktop.training.conditional_logit import ChoiceSet
from marjapussi_desktop.training.fit_words import fitted_strength, learn, told_by


def test_every_opening_and_family_has_its_numbers() -> None:
    numbers = load_trained(DATA)
    assert set(numbers["promises"]) == {opening.value for opening in Opening}
    assert set(numbers["silences"]) == {family.value for family in Family}


def test_promises_and_silences_tell_more_than_nothing() -> None:
    numbers = load_trained(DATA)
    assert all(promise["held_back"] > 0.0 and promise["deviation"] > 0.0 for promise in numbers["promises"].values())
    assert all(strength > 0.0 for strength in numbers["silences"].values())


def test_a_strength_is_found_in_turns_that_follow_it() -> None:
    """Half of the imagined worlds hold a half; of the true ones, as one e to the minus 1.2 as often."""
    dice = random.Random(2)
    share = 1.0 / (1.0 + 2.718281828**1.2)
    some = [ChoiceSet(((-float(dice.random() < share),), *((-1.0,), (0.0,)) * 10), (0.0,) * 21) for _turn in range(500)]
    strength, figures = fitted_strength(some)
    assert strength == pytest.approx(1.2, abs=0.3)
    assert figures["with"] > figures["without"]


@pytest.mark.usefixtures("quick_hands")
def test_training_repeats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit_words, "IMAGINED", 5)
    monkeypatch.setattr(fit_words, "TAKEN", 1.0)
    games = fit_words.GAMES.items()
    first, again = ({key: told_by(names[:1], 3, seed=3) for key, names in games} for _time in range(2))
    assert first == again
    found = learn(first)
    assert found == learn(again)
    assert {key: set(part) for key, part in found.items() if key != "figures"} == {
        key: set(part) for key, part in load_trained(DATA).items() if key in ("promises", "silences")
    }
