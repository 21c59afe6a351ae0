"""The collection that ships."""

from __future__ import annotations

from collections import Counter

from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.state import Phase
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.puzzles.collection import DATA, lines, puzzles, read_puzzle, write_puzzle
from marjapussi_desktop.puzzles.puzzle import Puzzle


def hand_of(puzzle: Puzzle) -> str:
    return puzzle.id.rpartition("-")[0]


def test_a_puzzle_is_written_as_it_was_read() -> None:
    assert [write_puzzle(read_puzzle(line)) for line in lines()[::8]] == list(lines()[::8])


def test_easy_ones_come_first_and_no_hand_comes_twice() -> None:
    every = puzzles()
    assert [one.level for one in every] == sorted(one.level for one in every)
    assert len({hand_of(one) for one in every}) == len(every)


def test_the_costs_are_of_the_moves_that_are_no_solution() -> None:
    for one in puzzles():
        costs = [cost for _action, cost in one.costs]
        assert costs == sorted(costs)
        assert costs[0] == one.margin > 0
        assert not {action for action, _cost in one.costs} & set(one.solution)


def test_each_solution_leads_on_to_the_end_of_the_hand() -> None:
    for one in puzzles():
        assert one.tempting in dict(one.costs)
        before = one.match.hand
        assert before is not None
        assert set(one.hands[one.seat]) == set(before.hands[one.seat])
        assert sorted(c.code for hand in one.hands for c in hand) == sorted(c.code for h in before.hands for c in h)
        for move, line in zip(one.solution, one.lines, strict=True):
            match = changed(one.match, hand=changed(before, hands=one.hands))
            for action in (move, *line):
                seat = game.seat_to_act(match)
                assert seat is not None
                step = game.act(match, seat, action)
                assert isinstance(step, game.Step)
                match = step.match
            assert match.hand is not None
            assert match.hand.phase is Phase.OVER


def test_there_are_many_of_each_idea_level_and_game() -> None:
    every = puzzles()
    assert len(every) >= 120
    assert min(Counter(one.idea for one in every).values()) >= 5
    assert sorted(Counter(one.level for one in every)) == [1, 2, 3, 4, 5]
    assert min(Counter(one.level for one in every).values()) >= 15
    assert len({one.preset for one in every}) >= 4


def test_the_file_is_small() -> None:
    assert DATA.stat().st_size < 400_000
