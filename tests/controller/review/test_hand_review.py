"""The review of a hand: which decisions it holds, in which order they are judged, and the value with all cards seen."""

from __future__ import annotations

import pickle
from functools import cache

import pytest

from marjapussi_desktop.bots.review.judging import DecisionKind
from marjapussi_desktop.controller.past.past_match import PastMatch
from marjapussi_desktop.controller.review.hand_review import (
    MOST,
    HandReview,
    Reviewed,
    questions_of,
    review_of,
    review_one,
)
from marjapussi_desktop.controller.review.open_value import open_value_of, played_of
from marjapussi_desktop.controller.review.qt_mistakes import kinds_of
from marjapussi_desktop.engine.actions import Kontra, Pass, Play
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.evaluation.simulation import play_match


@cache
def past(preset: str) -> PastMatch:
    return PastMatch(play_match(preset, PRESETS[preset], ("casual",) * 4, 5, 1, trace=False))


@cache
def review(preset: str, seat: int) -> HandReview:
    return review_of(1, seat, [review_one(asked) for asked in questions_of(past(preset), 1, seat, 20)])


def test_every_decision_with_a_choice_is_reviewed_once() -> None:
    """In this hand seat 1 bids, and all seats play nine cards, the last of which nobody chooses."""
    moves = past("huutopussi-erlangen").record.hands[0].moves
    for seat in (0, 3):
        plies = [one.ply for one in review("huutopussi-erlangen", seat).decisions if one.kind is not DecisionKind.CALL]
        assert plies == sorted(set(plies))
        assert {moves[ply].seat for ply in plies} == {seat}
        passes = [ply for ply, move in enumerate(moves) if move.seat == seat and isinstance(move.action, Pass)]
        last = max(ply for ply, move in enumerate(moves) if move.seat == seat and isinstance(move.action, Play))
        assert set(passes) <= set(plies)
        assert last not in plies


def test_a_defender_who_never_says_kontra_has_kept_silent_once() -> None:
    asked = [questions_of(past("huutopussi-erlangen"), 1, seat) for seat in range(4)]
    silent = [[one for one in some if one.question.kind is DecisionKind.CALL] for some in asked]
    assert sorted(map(len, silent)) == [0, 0, 1, 1], "the two defenders, just before their first cards"
    for one in (one for some in silent for one in some):
        assert (one.question.made, one.trick) == (None, 1)
        assert one.question.seen.choices is not None
        assert one.question.seen.choices.calls == (Kontra(),)
        assert review_one(one).judgement.made is None


def test_what_matters_most_is_judged_first_and_a_budget_is_shared_out() -> None:
    asked = questions_of(past("huutopussi-erlangen"), 1, 3)
    assert asked[0].trick == 0 < asked[-1].trick
    assert asked[0].determinizations > asked[-1].determinizations
    more = questions_of(past("huutopussi-erlangen"), 1, 3, 10**6)
    assert {one.determinizations for one in more} == {MOST}


def test_a_review_adds_up_and_names_the_dearest() -> None:
    found = review("huutopussi-erlangen", 1)
    assert found.cost == pytest.approx(sum(one.judgement.gap for one in found.counted))
    big = found.biggest(2)
    assert len(big) <= 2
    assert [one.judgement.cost for one in big] == sorted((one.judgement.cost for one in big), reverse=True)
    assert all(one.judgement.is_mistake for one in big)
    assert review_of(1, 1, found.decisions[::-1]) == found


def test_of_the_bids_of_an_auction_only_the_dearest_counts() -> None:
    found = review("huutopussi-erlangen", 1)
    bid = next(one for one in found.decisions if one.kind is DecisionKind.BID)
    card = next(one for one in found.decisions if one.kind is DecisionKind.FOLLOW)

    def costing(one: Reviewed, ply: int, gap: float) -> Reviewed:
        judged = changed(one.judgement, gap=gap, cost=max(gap, 0.0), error=3.0, is_mistake=gap > 6.0)
        return changed(one, ply=ply, judgement=judged)

    some = [costing(bid, 0, 20.0), costing(bid, 4, 70.0), costing(bid, 8, 40.0), costing(card, 20, -5.0)]
    both = review_of(1, 1, some)
    assert both.cost == 65.0
    assert both.error == pytest.approx(18**0.5)
    assert both.is_sure
    kinds = {one.kind: one for one in kinds_of(both)}
    assert (kinds["bid"].mistakes, kinds["bid"].cost) == (3, 70.0)
    assert not review_of(1, 1, some[3:]).is_sure


def test_a_question_and_its_answer_can_be_sent_to_another_process() -> None:
    asked = questions_of(past("marjapussi"), 1, 0, 20)[0]
    sent = pickle.loads(pickle.dumps(asked))
    found = review_one(sent)
    assert isinstance(found, Reviewed)
    assert pickle.loads(pickle.dumps(found)) == review_one(asked)


@pytest.mark.parametrize("preset", ["huutopussi-erlangen", "marjapussi"])
def test_what_both_sides_gave_away_leads_from_the_first_value_to_the_result(preset: str) -> None:
    hand = past(preset).hand(1, 0)
    played = played_of(past(preset), 1)
    assert played is not None
    value = open_value_of(pickle.loads(pickle.dumps(played)))
    result = hand.result
    ends = result.taken if PRESETS[preset].contract is not None else result.scores
    assert value.start - value.given[0] + value.given[1] == ends[0] - ends[1]
    assert [left.ply for left in value.moves] == list(
        range(value.moves[0].ply, len(past(preset).record.hands[0].moves))
    )
    assert max(left.given for left in value.moves) > 0, "casual players give away something"


def test_no_value_with_all_cards_seen_where_no_solver_plays() -> None:
    assert (
        played_of(PastMatch(play_match("bondtolva-2", PRESETS["bondtolva-2"], ("casual",) * 2, 5, 1, trace=False)), 1)
        is None
    )
