"""What plays tell: the file that ships covers every game for partners, and fitting finds what players go by."""

from __future__ import annotations

import math
import random

import pytest

from marjapussi_desktop.bots.data_files import load_trained as file
from marjapussi_desktop.bots.inference.plays import DATA, MANNERS
from marjapussi_desktop.bots.native.policy_weights import SIZES
from marjapussi_desktop.training import fit_plays
from marjapussi_desktop.training.fit_plays import Choice, choices, figures, fit_choices, named


def test_every_kind_of_game_for_partners_has_its_numbers() -> None:
    tables = file(DATA)["games"]
    assert set(tables) == {f"{kind}/{manner}" for kind in fit_plays.games() for manner in MANNERS}
    for table in tables.values():
        assert {part: len(numbers) for part, numbers in table.items()} == SIZES


def test_the_file_tells_how_well_its_numbers_foretell() -> None:
    for told in file(DATA)["figures"].values():
        assert told["log_chance"] > told["log_chance_by_lot"] + 0.2


def test_fitting_finds_what_was_gone_by() -> None:
    """Of two cards, one who likes number 3 more than number 5 plays the first three times in four."""
    dice = random.Random(1)
    parts = [[(3, 1)], [(5, 1)]]
    some: list[Choice] = [(parts, 0 if dice.random() < 0.75 else 1) for _choice in range(800)]
    numbers = fit_choices(some)
    assert numbers[3] - numbers[5] == pytest.approx(1.1, abs=0.25)
    assert figures(some, numbers)["likeliest_chosen"] == pytest.approx(0.75, abs=0.05)
    assert named(numbers)["LEAD_TOP"][3] == round(100 * numbers[3])


def test_adagrad_goes_where_it_went_before() -> None:
    """On made choices between three cards with two features each."""
    dice = random.Random(5)
    some: list[Choice] = []
    for _choice in range(50):
        parts = [[(dice.randrange(8), dice.choice((-1, 1))) for _part in range(2)] for _card in range(3)]
        shares = [math.exp(sum(0.3 * number * value for number, value in part)) for part in parts]
        some.append((parts, dice.choices(range(3), shares)[0]))
    weights = fit_choices(some)
    expected = [-0.386808, 0.30087, 0.510337, 0.726611, 1.527869, 1.140292, 0.909818, 0.971823]
    assert weights[:8] == pytest.approx(expected, abs=2e-6)
    assert not any(weights[8:])


@pytest.mark.usefixtures("quick_hands")
def test_training_repeats() -> None:
    first, again = (choices("bondtolva", 4, 3, "searching") for _time in range(2))
    assert first == again != []
    assert fit_choices(first) == fit_choices(again)
