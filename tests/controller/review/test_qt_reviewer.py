"""Reviews for the window: answers come as signals, and what is no longer wanted is dropped."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.past.past_match import PastMatch
from marjapussi_desktop.controller.review.hand_review import HandReview, Reviewed, questions_of, review_of, review_one
from marjapussi_desktop.controller.review.open_value import OpenValue
from marjapussi_desktop.controller.review.qt_reviewer import Reviewer
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.evaluation.simulation import play_match

PATIENCE_MS = 60_000


@pytest.fixture
def reviewer() -> Iterator[Reviewer]:
    one = Reviewer()
    yield one
    one.close()


def test_each_decision_comes_as_soon_as_it_is_judged_and_then_the_whole(qtbot: QtBot, reviewer: Reviewer) -> None:
    past = PastMatch(play_match("marjapussi", PRESETS["marjapussi"], ("casual",) * 4, 5, 1, trace=False))
    one_by_one: list[tuple[int, Reviewed]] = []
    values: list[tuple[int, OpenValue]] = []
    done: list[tuple[int, HandReview]] = []
    reviewer.reviewed.connect(lambda token, found: one_by_one.append((token, found)))
    reviewer.valued.connect(lambda token, found: values.append((token, found)))
    reviewer.done.connect(lambda token, found: done.append((token, found)))
    dropped = reviewer.review(past, 1, 0, 20)
    wanted = reviewer.review(past, 1, 1, 20)
    qtbot.waitUntil(lambda: bool(done) and done[-1][0] == wanted, timeout=PATIENCE_MS)
    assert dropped not in {token for token, _found in done}
    (_token, found), of_it = done[0], [one for token, one in one_by_one if token == wanted]
    assert found == review_of(1, 1, of_it) == review_of(1, 1, [review_one(a) for a in questions_of(past, 1, 1, 20)])
    assert [token for token, _value in values] == [wanted]
    again = reviewer.review(past, 1, 2, 20)
    qtbot.waitUntil(lambda: done[-1][0] == again, timeout=PATIENCE_MS)
    assert done[-1][1].seat == 2
