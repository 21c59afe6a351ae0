"""The words that every training of a data file takes."""

from __future__ import annotations

from argparse import ArgumentParser


def new_parser(about: str | None, hands: int, seed: int, of_what: str = "each game") -> ArgumentParser:
    """``--hands`` of each game, ``--seed`` and ``--jobs``, with what they are if they are not given."""
    parser = ArgumentParser(description=about)
    parser.add_argument("--hands", type=int, default=hands, help=f"hands of {of_what} ({hands})")
    parser.add_argument("--seed", type=int, default=seed, help=f"of the dice ({seed})")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    return parser
