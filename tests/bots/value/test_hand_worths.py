"""What the end of a hand is worth at the totals of a match."""

from __future__ import annotations

import pytest

from marjapussi_desktop.bots.native.self_play import MOST_SCORE
from marjapussi_desktop.bots.value.hand_worths import (
    WON,
    decides,
    hand_worths,
    more_is_better,
)
from marjapussi_desktop.engine.presets import PRESETS

EXACT = PRESETS["marjapussi"]
OVER = PRESETS["bondtolva"]


def worth(totals: tuple[int, int], scores: tuple[int, int], won: tuple[bool, bool] = (True, True)) -> float:
    first, second = scores
    at = (WON.index(won) * (MOST_SCORE + 1) + first) * (MOST_SCORE + 1) + second
    return hand_worths(EXACT, totals)[at]


def test_exactly_the_target_is_worth_more_than_anything_past_it() -> None:
    at_eight = [worth((8, 8), (own, 0)) for own in range(MOST_SCORE + 1)]
    assert max(at_eight) == at_eight[4]
    assert at_eight[4] > at_eight[2] > at_eight[0] > at_eight[5]
    assert len(set(at_eight[5:])) == 1, "past the target it does not matter by how much"


def test_in_the_beginning_of_a_match_each_point_is_worth_something() -> None:
    gains = [worth((0, 0), (own, 1)) for own in range(5)]
    assert gains == sorted(gains)
    assert gains[1] == pytest.approx(0.0, abs=0.05), "both have scored the same"
    assert 3.0 < gains[4] - gains[0] < 5.0, "in points"


def test_what_one_side_gains_the_other_loses() -> None:
    assert worth((3, 9), (2, 1)) == pytest.approx(-worth((9, 3), (1, 2)), abs=0.2)


def test_a_side_without_a_trick_loses_its_total() -> None:
    assert worth((8, 3), (0, 4), (False, True)) < worth((8, 3), (0, 4)) - 0.5
    assert worth((0, 3), (0, 4), (False, True)) == pytest.approx(worth((0, 3), (0, 4)))


def test_a_hand_decides_more_the_nearer_the_target_is() -> None:
    assert decides(EXACT, (0, 0)) == 1.0
    assert 1.0 < decides(EXACT, (4, 4)) < decides(EXACT, (8, 8))
    assert decides(PRESETS["huutopussi"], (300, 450)) == 1.0


def test_more_is_always_better_only_where_no_total_may_pass_the_target() -> None:
    assert more_is_better(EXACT, (0, 0), (0, 0))
    assert not more_is_better(EXACT, (8, 8), (0, 0))
    assert not more_is_better(EXACT, (0, 11), (0, 0)), "the other side wants no point too many"
    assert more_is_better(OVER, (8, 8), (0, 0))
    assert more_is_better(PRESETS["huutopussi"], (300, 450), (0, 0))
