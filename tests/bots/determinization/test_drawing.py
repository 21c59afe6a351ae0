"""Determinizations by evidence: resampling, the Markov chain, and which of them a search gets."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from math import exp

import pytest

from marjapussi_desktop.bots.determinization.drawing import draw_by_evidence, effective_sample_size, resample
from marjapussi_desktop.bots.determinization.markov_chain import MarkovChain
from marjapussi_desktop.bots.determinization.sampler import Determinization, Sampler
from marjapussi_desktop.bots.dice import Dice
from marjapussi_desktop.bots.inference.evidence import Evidence, evidence_of, weights
from marjapussi_desktop.bots.knowledge.card_sets import Mask, mask_of
from marjapussi_desktop.bots.knowledge.memory import deductions_of
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.engine.cards import card
from marjapussi_desktop.engine.presets import PRESETS
from tests.bots.bot_games import mixed_bots, seen_in_play

EXCHANGING = [name for name, rules in PRESETS.items() if rules.exchange is not None]


def test_the_effective_sample_is_all_draws_or_one() -> None:
    assert effective_sample_size([1.0] * 8) == 8.0
    assert effective_sample_size([0.0] * 7 + [8.0]) == 1.0
    assert effective_sample_size([2.0, 2.0, 0.0, 0.0]) == 2.0


def test_a_draw_is_kept_as_often_as_it_weighs() -> None:
    seen, _truth = next(seen_in_play(PRESETS["marjapussi"], [make_bot("casual", 1)] * 4, 1))
    sampler, dice = Sampler(deductions_of(seen)), random.Random(1)
    some: list[Determinization] = [sampler.draw(dice) for _ in range(4)]
    found = resample(some, [1.0, 0.0, 6.0, 1.0], 16)
    assert [found.count(one) for one in some] == [2, 0, 12, 2]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("preset", EXCHANGING)
def test_draws_by_evidence_fit_the_facts_and_tell_of_the_truth(preset: str) -> None:
    """Each is one that the sampler could have drawn; and cards lie where they truly lie more often than by chance."""
    right, right_by_chance = 0, 0
    for seed in range(4):
        for seen, truth in seen_in_play(PRESETS[preset], [make_bot("casual", seed)] * 4, seed):
            if seen.declarer is None or seen.trick or len(seen.tricks) not in (0, 2):
                continue
            deductions, dice = deductions_of(seen), random.Random(seed)
            sampler = Sampler(deductions)
            drawn = [sampler.draw(dice).world.hands for _ in range(60)]
            found = [one.world.hands for one in draw_by_evidence(sampler, 60, Dice(seed, 1, 1, 1))]
            for hands in found:
                assert sum(hands) == sum(truth), "no card is lost or dealt twice"
                for seat, held in enumerate(hands):
                    assert held.bit_count() == truth[seat].bit_count()
                    assert held & deductions.known[seat] == deductions.known[seat]
                    assert not held & ~deductions.could[seat] or seat == seen.seat
            right += sum((held & true).bit_count() for hands in found for held, true in zip(hands, truth, strict=True))
            right_by_chance += sum(
                (held & true).bit_count() for hands in drawn for held, true in zip(hands, truth, strict=True)
            )
    assert right > right_by_chance


def test_draws_repeat() -> None:
    for seen, _truth in seen_in_play(PRESETS["huutopussi"], [make_bot("casual", 2)] * 4, 2):
        first, again = (draw_by_evidence(Sampler(deductions_of(seen)), 30, Dice(1, 2, 3, 4)) for _time in range(2))
        assert first == again
        assert len(first) == 30


def test_chains_meet_worlds_as_often_as_weights_tell() -> None:
    """The mean of what the evidence tells is the same by both ways, where a few worlds do not outweigh all others:
    there the plain weights are no measure.
    """
    met = judged = 0
    for seed in range(10):
        for seen, _truth in seen_in_play(PRESETS["huutopussi"], [make_bot("casual", seed)] * 4, seed):
            if seen.declarer is None or len(seen.tricks) != 4 or seen.trick:
                continue
            sampler, dice = Sampler(deductions_of(seen)), random.Random(seed)
            drawn = [sampler.draw(dice).world.hands for _ in range(6000)]
            evidence = evidence_of(seen, PublicHistory(seen), drawn)
            found = weights(evidence, drawn)
            if effective_sample_size(found) < 500:
                continue
            judged += 1
            aces = [mask_of([card(code)]) for code in ("AS", "TS", "KS", "AC", "TC", "KD", "TD", "TH", "KH")]
            chained = [one.world.hands for one in draw_by_evidence(sampler, 1500, Dice(seed, 1, 2, 3))]
            for one in aces:
                for seat in range(4):
                    weighed = sum(w for w, hands in zip(found, drawn, strict=True) if hands[seat] & one) / len(drawn)
                    share = sum(1 for hands in chained if hands[seat] & one) / len(chained)
                    assert share == pytest.approx(weighed, abs=0.12)
                    met += 0.05 < weighed < 0.95
    assert judged >= 3, judged
    assert met


class AnyTaste:
    """A model that likes some hands better than others, for no reason."""

    seats = (0, 1, 2, 3)

    def log_likelihood(self, seat: int, held: Mask) -> float:
        return random.Random(held * 4 + seat).uniform(-1.0, 1.0)


def _walked(chain: MarkovChain, start: Determinization, count: int) -> Iterator[Determinization]:
    """Where a chain comes, moved again and again."""
    for _step in range(count):
        start = chain.moved(start)
        yield start


def test_a_chain_meets_each_determinization_as_often_as_it_is_likely() -> None:
    """Where all of them can be counted, and each can be reached by swaps."""
    rules, met = PRESETS["huutopussi"], 0
    positions = (one for seed in range(6) for one in seen_in_play(rules, mixed_bots(rules, seed), seed))
    for seen, _truth in positions:
        sampler = Sampler(deductions_of(seen))
        every = [one.world.hands for one in sampler.every(60)] if sampler.count >= 6 else []
        if not every:
            continue
        evidence = Evidence([AnyTaste()], len(seen.hand_counts))
        chain = MarkovChain(sampler, evidence, random.Random(5))
        found = Counter(one.world.hands for one in _walked(chain, sampler.draw(random.Random(1)), 2000))
        if set(found) != set(every):
            continue
        likely = [exp(evidence.log_likelihood(hands)) for hands in every]
        for hands, one in zip(every, likely, strict=True):
            assert found[hands] / 2000 == pytest.approx(one / sum(likely), abs=0.03)
        met += 1
    assert met
