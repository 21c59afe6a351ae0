"""What the review says of two players, against what they score."""

from __future__ import annotations

from statistics import fmean

import pytest

from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.evaluation.explained import explained_deals


@pytest.mark.slow
def test_the_review_explains_the_difference_between_casual_and_expert() -> None:
    found = list(explained_deals(PRESETS["marjapussi"], (make_bot("casual", 1), make_bot("expert", 1)), 24, 1000, 100))
    casual, expert = (fmean(one.cost[player] for one in found) for player in (0, 1))
    real, expected = fmean(one.score for one in found), fmean(one.expected for one in found)
    assert casual > 3 * expert
    assert real < 0
    assert expected < 0.6 * real
    seen = fmean(one.seen[1] - one.seen[0] for one in found)
    assert seen == pytest.approx(real, abs=0.2), "double-dummy costs add up to the score"
