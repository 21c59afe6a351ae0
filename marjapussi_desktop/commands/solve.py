"""``marjapussi solve [FILE]``: exact values of positions in partnership games, all cards seen."""

from __future__ import annotations

import argparse

from marjapussi_desktop.bots.native.exact_solver import ExactSolver
from marjapussi_desktop.commands.position_json import PositionError, parse_position
from marjapussi_desktop.commands.reading import reading
from marjapussi_desktop.commands.streams import UsageError
from marjapussi_desktop.controller.match.record_files import text_lines
from marjapussi_desktop.engine.presets import PRESETS


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words of the command."""
    parser.add_argument("file", metavar="FILE", nargs="?", help="positions as JSON Lines (default: standard input)")


def run(arguments: argparse.Namespace) -> int:
    """Prints ``{"value": n}`` for each line that is not empty. Raises UsageError at the first that is no position."""
    solvers: dict[str, ExactSolver] = {}
    with reading(arguments.file) as file:
        for number, line in enumerate(text_lines(file), start=1):
            if line.strip():
                print(f'{{"value": {_value_of(number, line, solvers)}}}')
    return 0


def _value_of(number: int, line: str, solvers: dict[str, ExactSolver]) -> int:
    try:
        preset, position = parse_position(line)
    except PositionError as error:
        raise UsageError(f"line {number}: {error}.") from None
    if preset not in solvers:
        solvers[preset] = ExactSolver(PRESETS[preset])
    return solvers[preset].value_of(position)
