"""Keeps a balanced collection of all the puzzles that were found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from marjapussi_desktop.puzzles.puzzle import Proof, Puzzle
from marjapussi_desktop.training.puzzles.levels import EASIEST

COUNT: Final = 170
PER_IDEA: Final = 18
MOST_EASY: Final = 40
"""Puzzles of level 1."""
FEWEST: Final = 5
"""An idea with fewer puzzles has none."""


def selected(candidates: Sequence[Puzzle]) -> list[Puzzle]:
    """The puzzles to ship, easy ones first: at most one of a hand, rare ideas, levels and games first, and of
    those that are alike the one that is proved in every deal and by the greatest margin.
    """
    ideas = Counter(one.idea for one in candidates)
    left = [one for one in candidates if ideas[one.idea] >= FEWEST]
    kept: list[Puzzle] = []
    while left and len(kept) < COUNT:
        best = min(left, key=lambda one: _rank(one, kept))
        kept.append(best)
        is_full = sum(one.idea is best.idea for one in kept) >= PER_IDEA
        is_easy_full = sum(one.level == EASIEST for one in kept) >= MOST_EASY
        left = [one for one in left if _hand(one) != _hand(best) and not (is_full and one.idea is best.idea)]
        left = [one for one in left if not (is_easy_full and one.level == EASIEST)]
    return sorted(kept, key=lambda one: (one.level, one.idea.value, one.id))


def _hand(puzzle: Puzzle) -> str:
    return puzzle.id.rpartition("-")[0]


def _rank(puzzle: Puzzle, kept: Sequence[Puzzle]) -> tuple[float, ...]:
    alike = sum(one.idea is puzzle.idea for one in kept) * 2
    alike += sum(one.level == puzzle.level for one in kept) + sum(one.preset == puzzle.preset for one in kept)
    is_game_points = puzzle.match.rules.contract is None
    return alike, puzzle.proof is not Proof.EVERY, -puzzle.margin * (20 if is_game_points else 1)
