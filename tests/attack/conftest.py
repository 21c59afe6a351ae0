"""Attacks on the program are random: a failure prints its seed, and ``MARJAPUSSI_ATTACK_SEED=...`` repeats it."""

from __future__ import annotations

import os
import random

import pytest

VARIABLE = "MARJAPUSSI_ATTACK_SEED"


@pytest.fixture
def attack_seed() -> int:
    """The seed of this test's dice, another one each time unless the environment gives it."""
    given = os.environ.get(VARIABLE)
    seed = int(given) if given else random.SystemRandom().randrange(2**32)
    print(f"{VARIABLE}={seed}")
    return seed
