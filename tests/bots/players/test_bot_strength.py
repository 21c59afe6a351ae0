"""What the casual level and the beginner are worth, measured over duplicate deals; all deals repeat exactly."""

from __future__ import annotations

import pytest

from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.evaluation.duplicate import Comparison, compare
from marjapussi_desktop.evaluation.rates import rates_of, total
from marjapussi_desktop.evaluation.simulation import play_match

LEAST_OVER_RANDOM = {"huutopussi": 100.0, "marjapussi": 0.9}
"""What casual must score more than random, a hand."""


def against(preset: str, opponent: str, deals: int, level: str = "casual") -> Comparison:
    return compare(PRESETS[preset], make_bot(level, 1), make_bot(opponent, 2), deals, seed=2026)


@pytest.mark.parametrize("preset", LEAST_OVER_RANDOM)
def test_casual_beats_random_in_a_few_deals(preset: str) -> None:
    assert against(preset, "random", 40).score > 0.5 * LEAST_OVER_RANDOM[preset]


@pytest.mark.parametrize("preset", LEAST_OVER_RANDOM)
def test_the_beginner_beats_random_in_a_few_deals(preset: str) -> None:
    assert against(preset, "random", 40, "beginner").score > 0.4 * LEAST_OVER_RANDOM[preset]


@pytest.mark.slow
@pytest.mark.parametrize("preset", LEAST_OVER_RANDOM)
def test_the_beginner_stands_between_random_and_casual(preset: str) -> None:
    """Casual players, who do not plan their asks, are not far above beginners: .12 ± .08 game points a deal."""
    for better, worse in (("casual", "beginner"), ("beginner", "random")):
        result = against(preset, worse, 3000, better)
        assert result.score > 4 * result.score_error


@pytest.mark.slow
@pytest.mark.parametrize("preset", LEAST_OVER_RANDOM)
def test_casual_beats_random_by_what_is_promised(preset: str) -> None:
    result = against(preset, "random", 500)
    assert result.score - 2 * result.score_error >= LEAST_OVER_RANDOM[preset]


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_casual_beats_random_in_every_game(preset: str) -> None:
    result = against(preset, "random", 150)
    assert result.score > 2 * result.score_error


@pytest.mark.slow
def test_casual_makes_most_of_its_contracts_but_not_all() -> None:
    result = against("huutopussi", "casual", 500)
    made, contracts = (sum(pair) for pair in zip(result.made_a, result.made_b, strict=True))
    assert 0.55 <= made / contracts <= 0.80


@pytest.mark.sampled(2)
@pytest.mark.parametrize("preset", ["huutopussi", "huutopussi-wurzel"])
def test_casual_raises_about_half_of_its_contracts(preset: str) -> None:
    """People raise 38 % of theirs; casual players, who bid less, once raised 62 to 65 % and lost 5 points a deal."""
    matches = [play_match(preset, PRESETS[preset], ["casual"] * 4, seed, 1, trace=False) for seed in range(150)]
    hands = [hand for match in matches for hand in match.hands if hand.result is not None]
    rates = total(rates_of(hand.deal, hand.moves, hand.result) for hand in hands if hand.result is not None)
    assert rates.contracts > 100
    assert 0.3 <= rates.raised / rates.contracts <= 0.62
