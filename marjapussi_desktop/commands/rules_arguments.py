"""``--preset`` and ``--option KEY=VALUE`` of the command line."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from marjapussi_desktop.commands.streams import UsageError
from marjapussi_desktop.engine.options import parse_options
from marjapussi_desktop.engine.ruleset import Ruleset


def add_option_argument(parser: argparse.ArgumentParser) -> None:
    """Adds ``--option``, to be read by ``option_settings``."""
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="change one rule")


def option_settings(words: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """The ``KEY=VALUE`` words as pairs. Raises UsageError."""
    pairs: list[tuple[str, str]] = []
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or not key:
            raise UsageError(f"--option {word}: write it as KEY=VALUE.")
        pairs.append((key, value))
    return tuple(pairs)


def chosen_rules(preset: str, words: Sequence[str]) -> Ruleset:
    """The rules that the command line asks for. Raises UsageError."""
    rules = parse_options(preset, option_settings(words))
    if isinstance(rules, tuple):
        from marjapussi_desktop.commands.wording import problem_sentence  # here, as it costs the start

        raise UsageError("; ".join(problem_sentence(problem) for problem in rules) + ".")
    return rules


def whole_number(least: int, most: int | None = None) -> type[int]:
    """An argparse type for whole numbers from ``least`` up (to ``most``)."""

    def parse(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"'{text}' is not a whole number") from None
        if number < least or (most is not None and number > most):
            bounds = f"at least {least}" if most is None else f"from {least} to {most}"
            raise argparse.ArgumentTypeError(f"{number} must be {bounds}")
        return number

    return parse  # type: ignore[return-value]
