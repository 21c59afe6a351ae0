"""``marjapussi solve [FILE]``: exact values of positions in partnership games, all cards seen."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from marjapussi_desktop.bots.kernel.exact import ExactSolver
from marjapussi_desktop.bots.kernel.position_json import PositionError, parse_position
from marjapussi_desktop.commands.rules_arguments import UsageError
from marjapussi_desktop.engine.presets import PRESETS


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words of the command."""
    parser.add_argument("file", metavar="FILE", nargs="?", help="positions as JSON Lines (default: standard input)")


def run(arguments: argparse.Namespace) -> int:
    """Prints ``{"value": n}`` for each line that is not empty. Raises UsageError at the first that is no position."""
    solvers: dict[str, ExactSolver] = {}
    for number, line in _lines(arguments.file):
        try:
            preset, position = parse_position(line)
        except PositionError as error:
            sys.stdout.flush()
            raise UsageError(f"line {number}: {error}.") from None
        if preset not in solvers:
            solvers[preset] = ExactSolver(PRESETS[preset])
        sys.stdout.write(f'{{"value": {solvers[preset].value_of(position)}}}\n')
    sys.stdout.flush()
    return 0


def _lines(file: str | None) -> Iterator[tuple[int, str]]:
    """The lines with their numbers, without the empty ones."""
    name = file or "standard input"
    try:
        stream = open(file or sys.stdin.fileno(), encoding="utf-8-sig", closefd=file is not None)  # noqa: SIM115
        with stream:
            for number, line in enumerate(stream, start=1):
                if line.strip():
                    yield number, line
    except OSError as error:
        raise UsageError(f"cannot read {name}: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise UsageError(f"cannot read {name}: it is not UTF-8 text.") from None
