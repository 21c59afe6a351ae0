"""The command-line arguments that all training modules share."""

from __future__ import annotations

from argparse import ArgumentParser


def new_parser(about: str | None, hands: int, seed: int, of_what: str = "each game") -> ArgumentParser:
    """A parser for ``--hands`` (of each game), ``--seed`` and ``--jobs``, with their defaults."""
    parser = ArgumentParser(description=about)
    parser.add_argument("--hands", type=int, default=hands, help=f"hands of {of_what} ({hands})")
    parser.add_argument("--seed", type=int, default=seed, help=f"of the dice ({seed})")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    return parser
