"""``marjapussi puzzles``: the puzzles that ship."""

from __future__ import annotations

import argparse
import json
from typing import Any

from marjapussi_desktop.engine.notation import format_action
from marjapussi_desktop.engine.record import record_to_json
from marjapussi_desktop.puzzles.collection import puzzles, record_of
from marjapussi_desktop.puzzles.puzzle import Puzzle


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words of the command."""
    parser.add_argument("--json", action="store_true", help="as one JSON object a line, each with its match record")


def run(arguments: argparse.Namespace) -> int:
    """Prints each puzzle on a line. Always 0."""
    for puzzle in puzzles():
        if arguments.json:
            print(json.dumps(_as_json(puzzle), ensure_ascii=False, separators=(",", ":")))
        else:
            print(_line(puzzle))
    return 0


def _as_json(puzzle: Puzzle) -> dict[str, Any]:
    return {
        "id": puzzle.id,
        "idea": puzzle.idea.value,
        "level": puzzle.level,
        "preset": puzzle.preset,
        "record": record_to_json(record_of(puzzle)),
        "seat": puzzle.seat,
        "solution": [format_action(action) for action in puzzle.solution],
        "margin": puzzle.margin,
        "worlds": puzzle.worlds,
        "proof": puzzle.proof.value,
    }


def _line(puzzle: Puzzle) -> str:
    solution = ", ".join(format_action(action) for action in puzzle.solution)
    proof = f"{puzzle.worlds} deals, {puzzle.proof.value}, margin {puzzle.margin:g}"
    return f"{puzzle.id:<30} level {puzzle.level}  {puzzle.idea.value:<16} {proof}: {solution}"
