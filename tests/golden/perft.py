"""Perft: how many sequences of legal moves begin in a position, by their length; a fault in what is legal shows.

``python -m tests.golden.perft`` counts every position of ``perft.jsonl`` anew, when a change of the rules is meant.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.notation import parse_action
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record_reading import deal_from_json
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.engine.state import MatchState

TABLE = Path(__file__).parent / "perft.jsonl"


@dataclass(frozen=True, slots=True)
class Position:
    """A position: a ``preset``, the first hand's ``dealer`` and ``deal`` as a record writes it, and ``moves`` such as
    ``0: bid 80``. ``counts[n]`` is the number of sequences of n + 1 moves.
    """

    name: str
    preset: str
    dealer: int
    deal: dict[str, Any]
    moves: tuple[str, ...]
    counts: tuple[int, ...]

    def match(self) -> MatchState:
        """The match as it stands in the position."""
        match = game.deal(game.new_match(PRESETS[self.preset], self.dealer), deal_from_json(self.deal)).match
        for move in self.moves:
            seat, _, text = move.partition(": ")
            assert match.hand is not None
            step = game.act(match, int(seat), parse_action(text, match.hand.marriages.question))
            assert isinstance(step, game.Step), f"{self.name}: {move} is refused: {step}"
            match = step.match
        return match


def read_table() -> tuple[Position, ...]:
    """Every position with its counts."""
    lines = [json.loads(line) for line in TABLE.read_text(encoding="utf-8").splitlines()]
    return tuple(Position(**{**data, "moves": tuple(data["moves"]), "counts": tuple(data["counts"])}) for data in lines)


def count(match: MatchState, depth: int) -> int:
    """The sequences of ``depth`` moves; any seat may move that has a choice, also one that may call out of turn.

    The last moves are counted and not made.
    """
    found = 0
    for seat in range(players_in(match.rules.layout)):
        choices = game.choices(match, seat)
        actions = tuple(choices.actions()) if choices is not None else ()
        if depth == 1:
            found += len(actions)
            continue
        for action in actions:
            step = game.act(match, seat, action)
            assert isinstance(step, game.Step), f"{action} of seat {seat} was offered and is refused: {step}"
            found += count(step.match, depth - 1)
    return found


def counts(match: MatchState, depth: int) -> tuple[int, ...]:
    """The counts for every length up to ``depth``."""
    return tuple(count(match, length) for length in range(1, depth + 1))


def write_table(positions: tuple[Position, ...]) -> None:
    """Replaces the table."""
    lines = [
        {
            "name": one.name,
            "preset": one.preset,
            "dealer": one.dealer,
            "deal": one.deal,
            "moves": one.moves,
            "counts": one.counts,
        }
        for one in positions
    ]
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
    TABLE.write_text(text, encoding="utf-8", newline="\n")


def main() -> int:
    """Counts anew."""
    old = read_table()
    write_table(
        tuple(
            Position(one.name, one.preset, one.dealer, one.deal, one.moves, counts(one.match(), len(one.counts)))
            for one in old
        )
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
