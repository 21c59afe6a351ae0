"""What is said of the next best choice comes from the search that chose."""

from __future__ import annotations

import pytest

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.comparison import Comparison, Measure, comparison_of
from marjapussi_desktop.bots.evaluation import ActionValue, Basis, Evaluation, Unit, paired_errors, standard_error
from marjapussi_desktop.bots.explaining.explained import explained
from marjapussi_desktop.engine.actions import Declare, Play
from marjapussi_desktop.engine.cards import Suit, card
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.ui.i18n import LANGUAGES, Language
from marjapussi_desktop.ui.text.comparisons import comparison_text
from tests.bots.made_positions import dealt, played, seen
from tests.bots.reasons.checks import check_comparison
from tests.bots.reasons.told import NAMES, told_in

HANDS = (
    "AC 9C 8C AH TH QH JH 9H 8H",
    "AS JS 7S KH TC KC QC KD 9D",
    "TS 9S 8S 7H 6H 7C AD TD QD",
    "KS QS 6S JC 6C JD 8D 7D 6D",
)
JACK, SIX, ACE = Play(card("JD")), Play(card("6H")), Play(card("AS"))


def found(unit: Unit, *values: ActionValue) -> Evaluation:
    return Evaluation(values, unit, Basis.ROLLOUTS, determinizations=1000)


def test_the_cost_is_the_difference_from_the_best_of_the_others() -> None:
    values = ActionValue(SIX, 3.0), ActionValue(JACK, 12.2), ActionValue(ACE, -4.0)
    told = comparison_of(seen(dealt("marjapussi", *HANDS)), JACK, found(Unit.SCORE, *values))
    assert told is not None
    assert (told.other, told.measure, told.amount) == (SIX, Measure.GAME_POINTS, 92)


def test_what_lies_within_the_noise_is_told_as_no_difference() -> None:
    values = ActionValue(JACK, 12.2, 4.0, 50, paired_error=0.0), ActionValue(SIX, 3.0, 4.0, 50, paired_error=5.0)
    position = seen(dealt("marjapussi", *HANDS))
    told = comparison_of(position, JACK, found(Unit.SCORE, *values))
    assert told is not None
    assert told.amount == 0
    surer = changed(values[1], paired_error=0.5)
    told = comparison_of(position, JACK, found(Unit.SCORE, values[0], surer))
    assert told is not None
    assert told.amount == 92


def test_no_lead_is_as_good_as_a_declaration_that_may_come_before_it() -> None:
    """Declaring costs no card, so that the same card may be led after it. What clearly costs something is told."""
    position, declaration = seen(dealt("marjapussi", *HANDS)), Declare(Suit.CLUBS)
    values = ActionValue(declaration, 3.1, 4.0, 50, paired_error=0.0), ActionValue(JACK, 3.0, 4.0, 50, paired_error=1.0)
    assert comparison_of(position, declaration, found(Unit.SCORE, *values)) is None
    told = comparison_of(position, declaration, found(Unit.SCORE, values[0], changed(values[1], mean=-4.0)))
    assert told is not None
    assert told.amount == 71


def test_an_action_that_left_the_search_early_is_not_the_next_best() -> None:
    values = ActionValue(JACK, 5.0, rounds=2), ActionValue(SIX, 9.0, rounds=0), ActionValue(ACE, 4.0, rounds=2)
    told = comparison_of(seen(dealt("marjapussi", *HANDS)), JACK, found(Unit.SCORE, *values))
    assert told is not None
    assert told.other == ACE


def test_nothing_is_compared_where_nothing_was_searched() -> None:
    position = seen(dealt("marjapussi", *HANDS))
    assert comparison_of(position, JACK, None) is None
    assert comparison_of(position, JACK, found(Unit.SCORE, ActionValue(JACK, 1.0))) is None
    assert comparison_of(position, ACE, found(Unit.SCORE, ActionValue(JACK, 1.0), ActionValue(SIX, 0.0))) is None


def test_near_the_end_of_a_match_the_cost_is_a_chance() -> None:
    values = ActionValue(JACK, 3.0), ActionValue(SIX, 1.0)
    position = seen(dealt("marjapussi", *HANDS, totals=(7, 2)))
    told = comparison_of(position, JACK, found(Unit.MATCH_EQUITY, *values))
    assert told is not None
    assert told.measure is Measure.CHANCE
    assert 1 < told.amount < 30


@pytest.mark.parametrize(
    ("scored", "measure", "amount"),
    [(2.0, Measure.GAME_POINTS, 20), (0.2, Measure.CHANCE, 8), (None, Measure.GAME_POINTS, 20)],
)
def test_a_cost_is_one_of_game_points_only_where_these_are_lost(
    scored: float | None, measure: Measure, amount: int
) -> None:
    """Where exactly twelve wins, a move that scores more may be the worse one: it "would cost 0.3 game points"."""
    more = None if scored is None else 1.0 + scored
    values = ActionValue(JACK, 3.0, score=more), ActionValue(SIX, 1.0, score=1.0)
    told = comparison_of(seen(dealt("marjapussi", *HANDS)), JACK, found(Unit.MATCH_EQUITY, *values))
    assert told is not None
    assert (told.measure, told.amount) == (measure, amount)


def test_what_is_told_to_cost_game_points_scores_less() -> None:
    """In the playouts of the search that found the cost, and in the endings that it solved."""
    told = 0
    for one in told_in("marjapussi", 3, ("skilled",), hands=3):
        comparison, found = one.decision.comparison, one.decision.evaluation
        if comparison is None or found is None or not comparison.amount:
            continue
        better, worse = found.value_of(one.decision.action), found.value_of(comparison.other)
        if better is None or worse is None or better.score is None or worse.score is None:
            continue
        lost = better.score - worse.score
        if comparison.measure is Measure.GAME_POINTS:
            told += 1
            assert lost >= 0.5 * comparison.cost, one.text()
    assert told > 5


def test_the_paired_error_is_that_of_the_difference() -> None:
    better, worse = [5.0, 7.0, 9.0, 11.0], [4.0, 6.0, 9.0, 9.0]
    assert paired_errors([worse, better], [7.0, 8.0]) == [standard_error([1.0, 1.0, 0.0, 2.0]), 0.0]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("measure", Measure)
@pytest.mark.parametrize("amount", [0, 1, 9])
def test_a_comparison_is_one_sentence(language: Language, code: str, measure: Measure, amount: int) -> None:
    language.choose(code)
    values = ActionValue(JACK, 3.0), ActionValue(SIX, 1.0)
    made = comparison_of(seen(dealt("marjapussi", *HANDS)), JACK, found(Unit.SCORE, *values))
    assert made is not None
    text = comparison_text(changed(made, measure=measure, amount=amount), NAMES)
    assert text.startswith("♥6 ")
    assert text.endswith(".")
    assert "{" not in text


@pytest.mark.sampled(2)
@pytest.mark.parametrize("preset", ["marjapussi", "bondtolva-2"])
def test_every_comparison_that_is_told_is_recomputed(language: Language, preset: str) -> None:
    told = [one for seed in (1, 2) for one in told_in(preset, seed) if one.decision.comparison is not None]
    assert len(told) > 8
    for one in told:
        check_comparison(one)


def test_only_what_is_surely_as_good_is_told_to_be() -> None:
    """ "♦Q would do about as well" was said at the table of what the review called a mistake of 18 points."""
    position = seen(played(dealt("marjapussi", *HANDS), "AC TC 7C JC"))
    best, other = Play(card("AH")), Play(card("8H"))

    def told(error: float) -> Comparison | None:
        values = ActionValue(best, 1.0), ActionValue(other, 0.95, paired_error=error)
        decision = Decision(best, BotReason.BEST_ON_AVERAGE, evaluation=found(Unit.SCORE, *values))
        return explained(position, decision).comparison

    sure, unsure = told(0.05), told(0.2)
    assert sure is not None
    assert sure.amount == 0
    assert unsure is None
