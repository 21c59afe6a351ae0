"""Regressions: on made data they find what the solvers before numpy and scipy found, and they tell when they fail."""

from __future__ import annotations

import math
import os
import random
import subprocess
import sys

import numpy as np
import pytest

from marjapussi_desktop.training.regression import (
    logistic_regression,
    minimum,
    residual_deviation,
    ridge_regression,
)

CENTRE = (0.0, 1.0, -1.0, 2.0)
DICE = random.Random(7)
ROWS = [[1.0, DICE.gauss(0, 1), DICE.gauss(2, 3), float(DICE.random() < 0.3)] for _row in range(60)]
TARGETS = [3 + 2 * row[1] - 0.5 * row[2] + 4 * row[3] + DICE.gauss(0, 1) for row in ROWS]
HITS = [DICE.random() < 1 / (1 + math.exp(-(0.5 + row[1] - 0.4 * row[2] + row[3]))) for row in ROWS]


def near(*expected: float) -> object:
    return pytest.approx(expected, abs=2e-6)


def test_ridge_regression_finds_what_gauss_found() -> None:
    assert ridge_regression(ROWS, TARGETS) == near(3.240115, 1.865772, -0.505548, 3.860605)
    drawn = ridge_regression(ROWS, TARGETS, 25.0, CENTRE)
    assert drawn == near(3.652272, 1.636354, -0.507137, 2.783231)
    assert residual_deviation(ROWS, TARGETS, drawn) == pytest.approx(1.274738, abs=2e-6)


def test_logistic_regression_finds_what_newton_by_hand_found() -> None:
    assert logistic_regression(ROWS, HITS) == near(0.930408, 1.293178, -0.56243, 0.036891)
    assert logistic_regression(ROWS, HITS, 20.0, CENTRE) == near(0.634181, 1.094702, -0.773924, 1.837338)


def test_what_never_happens_is_very_unlikely_and_bounded() -> None:
    """Without a hit the likelihood has no greatest value; the small penalty of the first coefficient bounds it."""
    first, other = logistic_regression([(1.0, at / 10) for at in range(30)], [False] * 30, 5.0)
    assert -25.0 < first < -10.0
    assert other == pytest.approx(0.0, abs=1e-4)


def test_a_fit_that_does_not_come_near_the_minimum_says_so() -> None:
    with pytest.raises(ArithmeticError, match="standard errors off"):
        minimum(lambda at: float(at[0]), lambda at: np.ones(1), lambda at: np.eye(1), np.zeros(1))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="counts threads in /proc")
def test_one_thread_a_process_reckons() -> None:
    """With a thread for each core the processes of a training fought for the cores: a fit took eight times as long."""
    program = "import os, marjapussi_desktop.training.regression as _; print(len(os.listdir('/proc/self/task')))"
    bare = {name: value for name, value in os.environ.items() if not name.endswith("_THREADS")}
    done = subprocess.run([sys.executable, "-c", program], env=bare, capture_output=True, text=True, check=True)
    assert done.stdout == "1\n"
