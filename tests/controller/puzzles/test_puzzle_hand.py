"""A puzzle at the table: what it shows, how it judges, and how it goes on."""

from __future__ import annotations

import pytest

from marjapussi_desktop.controller.match.view_making import view_of
from marjapussi_desktop.controller.puzzles.catalogue import PuzzleRow, puzzle_of, rows
from marjapussi_desktop.controller.puzzles.puzzle_hand import Judged, PuzzleHand, Verdict
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import Play
from marjapussi_desktop.engine.reasons import Refusal
from marjapussi_desktop.engine.state import Phase

NAMES = ("Me", "Left", "Partner", "Right")
SOME = rows()[::12]


def hand_of(row: PuzzleRow) -> PuzzleHand:
    return PuzzleHand(puzzle_of(row), NAMES)


@pytest.mark.parametrize("row", SOME, ids=lambda row: row.id)
def test_it_shows_what_its_seat_knows_and_tells_the_hand_so_far(row: PuzzleRow) -> None:
    """The hidden cards of the line that comes later leave no trace in the question."""
    hand, puzzle = hand_of(row), puzzle_of(row)
    update = hand.current()
    assert update.view == view_of(puzzle.match, hand._record, puzzle.seat)
    assert update.view.seats[puzzle.seat].name == "Me"
    assert update.view.seats[(puzzle.seat + 2) % 4].name == "Partner"
    assert not any(seat.hand for seat in update.view.seats if seat.seat != puzzle.seat)
    assert update.prompt is not None
    assert puzzle.match.hand is not None
    assert len(update.story.tricks) == len(puzzle.match.hand.tricks)


@pytest.mark.parametrize("row", SOME, ids=lambda row: row.id)
def test_every_move_is_judged_and_the_right_one_leads_to_the_end(row: PuzzleRow) -> None:
    puzzle = puzzle_of(row)
    choices = game.choices(puzzle.match, puzzle.seat)
    assert choices is not None
    for action in choices.actions():
        hand = hand_of(row)
        prompt = hand.current().prompt
        assert prompt is not None
        judged = hand.judge(prompt.id, action)
        assert isinstance(judged, Judged)
        assert judged.cost == dict(puzzle.costs).get(action, 0)
        if action in puzzle.solution:
            assert judged.verdict is Verdict.RIGHT
            update = hand.answered(action)
            hand.opened()
            while hand.has_more:
                update = hand.next_move()
            assert update.view.phase is Phase.OVER
            assert update.view.result is not None
        else:
            assert judged.verdict is (Verdict.WRONG if action in dict(puzzle.costs) else Verdict.FRUITLESS)


def test_rules_are_kept_and_late_answers_dropped() -> None:
    hand = hand_of(rows()[0])
    prompt = hand.current().prompt
    assert prompt is not None
    held = hand.current().view.seats[hand.puzzle.seat].hand
    strange = next(card for card in hand.puzzle.hands[(hand.puzzle.seat + 1) % 4] if card not in held)
    assert hand.judge(prompt.id, Play(held[0])) is None, "another question has been put since"
    assert isinstance(hand.why_not(strange), Refusal)


def test_an_ask_that_is_grey_is_one_that_changes_nothing() -> None:
    """So it gives no solution away: by what the seat knows, nobody can answer it with yes."""
    seen = 0
    for row in rows():
        puzzle, prompt = puzzle_of(row), hand_of(row).current().prompt
        assert prompt is not None
        for ask in prompt.vain:
            assert ask not in puzzle.solution
            assert ask != puzzle.tempting
            assert ask not in dict(puzzle.costs)
            seen += 1
    assert seen > 50
