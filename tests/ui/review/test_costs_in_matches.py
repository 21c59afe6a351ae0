"""In the Marjapussi family a review tells costs as matches of a hundred: as game points they would puzzle."""

from __future__ import annotations

import re

import pytest

from marjapussi_desktop.bots.comparison import point_wins
from marjapussi_desktop.bots.evaluation import Unit
from marjapussi_desktop.controller.review.hand_review import HandReview, Reviewed
from marjapussi_desktop.controller.statistics.match_account import own_cost
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.ui.i18n import LANGUAGES, Language
from marjapussi_desktop.ui.text.amounts import Amounts
from marjapussi_desktop.ui.text.match_accounts import cost_text
from marjapussi_desktop.ui.text.reviews import (
    answer_text,
    asked_text,
    row_text,
    sum_text,
    tried_text,
)
from tests.ui.reviewed import found_in

RULES = PRESETS["marjapussi"]
AMOUNTS = Amounts(RULES)


def mistake_of(points: float, error: float = 0.2) -> Reviewed:
    """A mistake that costs so many points of match equity."""
    one = next(one for one in found_in("marjapussi")[0].decisions if one.judgement.made is not None)
    other = next(option.action for option in one.judgement.options if option.action != one.judgement.made)
    judgement = changed(one.judgement, best=other, cost=points, gap=points, error=error, is_mistake=True, wins=9.0)
    return changed(one, judgement=judgement)


def test_a_review_knows_what_a_point_is_in_matches() -> None:
    worth = found_in("marjapussi")[0].point_wins
    assert worth == point_wins(RULES, Unit.MATCH_EQUITY)
    assert worth is not None
    assert 3.0 < worth < 5.0
    assert found_in("huutopussi")[0].point_wins is None
    assert point_wins(RULES, Unit.SCORE) is None


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_cost_of_a_hand_is_told_in_game_points(language: Language, code: str) -> None:
    """A sum of "10.4 game points" was told of a hand that holds no more than four or five."""
    language.choose(code)
    one = mistake_of(5.2)
    review = HandReview(1, 0, (one, one))
    told = [sum_text(review, AMOUNTS), row_text(one, AMOUNTS), asked_text(one, AMOUNTS), *answer_text(one, AMOUNTS)]
    told += [tried_text(one, option.action, AMOUNTS) for option in one.judgement.options]
    told.append(cost_text(own_cost(3, (review, review, review)), AMOUNTS))
    assert not any(re.search("game point|pelipiste", text) for text in told), told


def test_parts_and_sum_are_told_alike(language: Language) -> None:
    """And the two are not told once more in another measure."""
    one, less = mistake_of(2.0), mistake_of(1.0)
    worth = one.judgement.point_wins
    assert worth is not None
    assert f"cost about {2 * worth:.1f} (" in row_text(one, AMOUNTS)
    assert f"cost about {worth:.1f} (" in row_text(less, AMOUNTS)
    together = sum_text(HandReview(1, 0, (one, less)), AMOUNTS)
    assert f"Together your decisions cost {3 * worth:.1f} matches in 100 on average (" in together
    answer = " ".join(answer_text(one, AMOUNTS))
    assert f"It wins about {2 * worth:.1f} matches more in 100 (" in answer
    assert "With these totals" not in answer
    assert f"Something else would win about {2 * worth:.1f} matches more in 100 (" in asked_text(one, AMOUNTS)


def test_no_sum_is_more_than_all_matches(language: Language) -> None:
    """Thirty hands of a beginner may lose more than a hundred of a hundred matches, so a match is told by the hand."""
    worth = found_in("marjapussi")[0].point_wins
    assert worth is not None
    hand = HandReview(1, 0, (mistake_of(2.0),))
    told = cost_text(own_cost(30, [hand] * 30), AMOUNTS)
    assert told.startswith(f"In each hand your own decisions cost {2 * worth:.1f} matches in 100 on average (")
    assert "100.0 matches in 100" in sum_text(HandReview(1, 0, (mistake_of(40.0),)), AMOUNTS)
    none = HandReview(1, 0, ())
    small = cost_text(own_cost(30, [HandReview(1, 0, (mistake_of(0.1, 0.02),)), *[none] * 29]), AMOUNTS)
    assert small == "Your own decisions cost hardly anything, by the reviews of the hands.", "a mistake is not nothing"
