"""Hands played at random through the ids, for the tests of this room."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from marjapussi_desktop.engine import PRESETS, Ruleset
from marjapussi_desktop.openspiel.hand import OVER, Hand

LONGEST = 600
"""No hand that is played at random has so many ids."""

presets = pytest.mark.parametrize("preset", PRESETS)


def moments(rules: Ruleset, seed: int) -> Iterator[Hand]:
    """Every moment of a hand played at random, from before the deal to its end."""
    dice = random.Random(seed)
    hand = Hand(rules, seed % 2)
    while hand.to_act != OVER:
        assert len(hand.ids) < LONGEST, f"seed {seed}: the hand does not end"
        yield hand
        hand = hand.after(dice.choice(hand.legal))
    yield hand


def in_play(rules: Ruleset, seed: int) -> Iterator[Hand]:
    """The moments of such a hand once its cards are dealt."""
    return (hand for hand in moments(rules, seed) if hand.match.hand is not None)
