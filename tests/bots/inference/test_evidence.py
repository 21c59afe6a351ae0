"""Soft evidence: what moves tell beyond hard facts, and that it is true more often than not."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pytest

from marjapussi_desktop.bots.determinization.sampler import Sampler
from marjapussi_desktop.bots.inference.evidence import STRANGE, Doubted, Evidence, evidence_of, weights
from marjapussi_desktop.bots.knowledge.card_sets import Mask
from marjapussi_desktop.bots.knowledge.memory import deductions_of
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.bots.native import WHICH
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import Layout
from tests.bots.bot_games import gain_by_evidence, mixed_bots, seen_in_play

presets = pytest.mark.parametrize("rules", PRESETS.values(), ids=list(PRESETS))
PARTNERSHIPS = [name for name, rules in PRESETS.items() if rules.layout is Layout.PARTNERSHIP]


def seen_of(rules: Ruleset, seed: int) -> list[tuple[Observation, tuple[Mask, ...]]]:
    """What is seen in a hand of casual and random players, with the true hands."""
    return list(seen_in_play(rules, mixed_bots(rules, seed), seed))


def evidence_in(seen: Observation, worlds: Sequence[Sequence[Mask]]) -> Evidence:
    """All of it."""
    return evidence_of(seen, PublicHistory(seen), worlds)


@presets
def test_weights_are_one_on_average(rules: Ruleset) -> None:
    for seen, hands in seen_of(rules, 4)[::4]:
        dice = random.Random(1)
        sampler = Sampler(deductions_of(seen))
        worlds = [hands, *(sampler.draw(dice).world.hands for _ in range(20))]
        found = weights(evidence_in(seen, worlds[1:]), worlds)
        assert math.isclose(sum(found), len(worlds))
        assert min(found) > 0
        if rules.layout is not Layout.PARTNERSHIP:
            assert found == [1.0] * len(worlds)


@presets
def test_nobody_is_told_of_himself(rules: Ruleset) -> None:
    for seen, hands in seen_of(rules, 5)[::4]:
        assert evidence_in(seen, [hands]).of_seat(seen.seat, hands[seen.seat]) == 0.0


@pytest.mark.sampled(2)
@pytest.mark.skipif(WHICH != "compiled", reason="no time for the network")
@pytest.mark.parametrize(("level", "least"), [("casual", 0.2), ("beginner", 0.1)])
def test_evidence_favours_the_true_world(level: str, least: float) -> None:
    """On average of the logarithm over all games of partners, though it was learnt from neither."""
    gains = [
        gain_by_evidence(seen, truth, seed)
        for preset in PARTNERSHIPS
        for seed in range(8)
        for seen, truth in seen_in_play(PRESETS[preset], [make_bot(level, seed)] * 4, seed)
        if not seen.trick and len(seen.tricks) in (2, 4)
    ]
    assert sum(gains) / len(gains) > least


class SureOf:
    """A model that is sure that seat 1 holds the hand 1, and no other."""

    seats = (1,)

    def log_likelihood(self, seat: int, held: Mask) -> float:
        return 0.0 if held == 1 else -60.0


def test_no_single_model_rules_a_hand_out() -> None:
    """A player of another kind than the models know may hold what none of their kind would."""
    worlds = [(0, 1), (0, 2)]
    doubted = Doubted(SureOf(), worlds)
    found = weights(Evidence([doubted], 2), worlds)
    assert found == pytest.approx([2.0 - STRANGE, STRANGE])
    assert doubted.log_likelihood(1, 4) == pytest.approx(math.log(STRANGE)), "also what was not among them"


def test_a_model_that_is_doubted_tells_nothing_where_it_tells_hands_not_apart() -> None:
    doubted = Doubted(SureOf(), [(0, 2), (0, 4)])
    assert doubted.log_likelihood(1, 2) == pytest.approx(0.0)
