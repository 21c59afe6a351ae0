"""Soft evidence: what plays tell beyond hard facts, and that it is true more often than not."""

from __future__ import annotations

import math
import random

import pytest

from marjapussi_desktop.bots.beliefs import Beliefs
from marjapussi_desktop.bots.clues import STRENGTHS, Habit, clues_of
from marjapussi_desktop.bots.evidence import Evidence, weights
from marjapussi_desktop.bots.levels import make_bot
from marjapussi_desktop.bots.masks import cards_of, mask_of
from marjapussi_desktop.bots.sampling import Sampler
from marjapussi_desktop.engine.actions import Play
from marjapussi_desktop.engine.observation import Observation, observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Family, Ruleset
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.engine.state import Phase
from tests.bots.bot_games import mixed_bots, positions

presets = pytest.mark.parametrize("rules", PRESETS.values(), ids=list(PRESETS))


def seen_in_play(rules: Ruleset, seed: int) -> list[tuple[Observation, tuple[int, ...]]]:
    """Observations in play, each with the true hands."""
    found = positions(rules, mixed_bots(rules, seed), seed)
    return [
        (observe(hand, seat), tuple(mask_of(hand.available(other)) for other in range(len(hand.hands))))
        for hand, seat in found
        if hand.phase is Phase.PLAY
    ]


@presets
def test_weights_are_one_on_average_and_nobody_is_told_of_himself(rules: Ruleset) -> None:
    for seen, hands in seen_in_play(rules, 4)[::4]:
        assert all(clue.seat != seen.seat for clue in clues_of(seen))
        dice = random.Random(1)
        sampler = Sampler(seen, Beliefs(seen))
        worlds = [hands, *(sampler.draw(dice).world.hands for _ in range(20))]
        found = weights(Evidence(seen), worlds)
        assert math.isclose(sum(found), len(worlds))
        assert min(found) > 0
        if rules.layout is not Layout.PARTNERSHIP:
            assert found == [1.0] * len(worlds)


def test_who_adds_a_ten_to_their_trick_hardly_holds_less() -> None:
    """Of every such clue: the cards named are worth less, and one of his plays was worth more."""
    rules = PRESETS["huutopussi"]
    points = {"A": 10, "T": 10, "K": 5, "Q": 5, "J": 5}
    met = 0
    for seed in range(6):
        for seen, _hands in seen_in_play(rules, seed)[-1:]:
            plays = [(move.seat, move.action.card) for move in seen.moves if isinstance(move.action, Play)]
            for clue in clues_of(seen):
                if clue.habit is not Habit.SAVES_FROM_THEM or not clue.cards:
                    continue
                met += 1
                dearest = max(points.get(card.code[0], 0) for card in cards_of(clue.cards))
                assert any(seat == clue.seat and points.get(card.code[0], 0) > dearest for seat, card in plays)
    assert met


def test_a_broken_habit_makes_a_world_less_likely() -> None:
    rules = PRESETS["marjapussi"]
    met = 0
    for seen, hands in seen_in_play(rules, 2):
        for clue in clues_of(seen):
            if STRENGTHS[Family.MARJAPUSSI][clue.habit] and clue.cards:
                met += 1
                bit = clue.cards & -clue.cards
                without = [hand & ~bit for hand in hands]
                broken = tuple(hand | (bit if seat == clue.seat else 0) for seat, hand in enumerate(without))
                kept = tuple(hand & ~clue.cards if seat == clue.seat else hand for seat, hand in enumerate(without))
                evidence = Evidence(seen, with_holdings=False)
                weight_broken, weight_kept = evidence.likelihood(broken), evidence.likelihood(kept)
                assert weight_broken < weight_kept
    assert met


@pytest.mark.parametrize("preset", ["marjapussi", "huutopussi"])
def test_clues_favour_the_true_world(preset: str) -> None:
    """In hands of players with these habits, on average of the logarithm."""
    rules = PRESETS[preset]
    gains = []
    for seed in range(20):
        for hand, seat in positions(rules, [make_bot("casual", seed)] * 4, seed):
            if hand.phase is not Phase.PLAY or hand.trick or len(hand.tricks) not in (2, 4):
                continue
            seen = observe(hand, seat)
            sampler, dice = Sampler(seen, Beliefs(seen)), random.Random(seed)
            imagined = [sampler.draw(dice).world.hands for _ in range(40)]
            found = weights(Evidence(seen), [tuple(mask_of(hand.hands[other]) for other in range(4)), *imagined])
            gains.append(math.log(found[0] * len(imagined) / sum(found[1:])))
    assert sum(gains) / len(gains) > 0.15


def test_every_family_says_how_strong_each_habit_is() -> None:
    assert {family: set(habits) for family, habits in STRENGTHS.items()} == {family: set(Habit) for family in Family}
