"""The fit of what makes the truth stand out among imagined worlds."""

from __future__ import annotations

import math
import random

import pytest

from marjapussi_desktop.training.conditional_logit import ChoiceSet, fit_weights, held_out_gain, log_gain

TRUE_WEIGHTS = (1.0, -1.5, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0)


def drawn(count: int) -> list[ChoiceSet]:
    """Turns whose truth is drawn by the true weights; all features but the third go closely together."""
    dice = random.Random(1)
    turns = []
    for _turn in range(count):
        worlds = []
        for _world in range(21):
            common = dice.gauss(0.0, 1.0)
            alike = [common + dice.gauss(0.0, 0.3) for _feature in TRUE_WEIGHTS]
            worlds.append((*alike[:2], dice.gauss(0.0, 1.0), *alike[3:]))
        shares = [math.exp(sum(a * b for a, b in zip(TRUE_WEIGHTS, world, strict=True))) for world in worlds]
        truth = worlds.pop(dice.choices(range(len(worlds)), shares)[0])
        turns.append(ChoiceSet((truth, *worlds), (0.0,) * (len(worlds) + 1)))
    return turns


def test_features_that_go_together_are_told_apart() -> None:
    """The fit does not run away with them, and tells as much of other turns as the true weights do."""
    found = fit_weights(drawn(300))
    others = drawn(600)[300:]
    assert max(abs(weight) for weight in found) < 3.0
    assert log_gain(others, found) > 0.9 * log_gain(others, TRUE_WEIGHTS) > log_gain(others, [0.0] * len(found)) + 0.1


def test_what_is_always_true_of_the_truth_does_not_outgrow_all_else() -> None:
    """Worlds imagined at random are seldom like the truth where much is told of it. ChoiceSet with them alone the truth
    has no bound, and this weight grew to 41 before the truth was one of those that it is compared with.
    """
    dice, true = random.Random(2), 3.0
    turns = []
    for _turn in range(1500):
        held = sum(dice.random() < 1.0 / (1.0 + math.exp(-true)) for _card in range(4))
        worlds = [(float(held),), *((float(sum(dice.random() < 0.5 for _card in range(4))),) for _world in range(20))]
        turns.append(ChoiceSet(tuple(worlds), (0.0,) * 21))
    assert fit_weights(turns)[0] == pytest.approx(true, rel=0.12)


def compared(dice: random.Random) -> ChoiceSet:
    worlds = [tuple(float(dice.randrange(4)) for _feature in range(3)) for _world in range(6)]
    before = [dice.gauss(0.0, 0.5) for _world in worlds]
    shares = [math.exp(known + 0.8 * world[0] - 0.6 * world[1]) for world, known in zip(worlds, before, strict=True)]
    truth = dice.choices(range(len(worlds)), shares)[0]
    order = [truth, *(at for at in range(len(worlds)) if at != truth)]
    return ChoiceSet(tuple(worlds[at] for at in order), tuple(before[at] for at in order))


def test_weights_are_those_that_newton_by_hand_found() -> None:
    """On made data, as the solver before numpy and scipy did."""
    dice = random.Random(11)
    turns = [compared(dice) for _turn in range(80)]
    assert fit_weights(turns) == pytest.approx([0.735372, -0.588297, 0.082435], abs=2e-6)
    assert held_out_gain(turns) == {"turns": 80, "without": 0.05, "with": 0.532}
