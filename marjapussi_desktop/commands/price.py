"""``marjapussi price FILE``: what decisions in play of records lose by the exact solver, and what bots would lose."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import partial
from typing import Any, BinaryIO

from marjapussi_desktop.bots.players.levels import EXEC
from marjapussi_desktop.commands.bot_arguments import check_bot
from marjapussi_desktop.commands.jobs import in_processes
from marjapussi_desktop.commands.price_summary import price_lines
from marjapussi_desktop.commands.reading import reading
from marjapussi_desktop.commands.rules_arguments import whole_number
from marjapussi_desktop.commands.streams import UsageError
from marjapussi_desktop.commands.wording import fault_sentence
from marjapussi_desktop.controller.deals.deal_source import MAX_SEED
from marjapussi_desktop.controller.match.record_files import record_texts, text_lines
from marjapussi_desktop.engine.errors import RecordError
from marjapussi_desktop.engine.notation import format_action
from marjapussi_desktop.engine.record import MatchRecord
from marjapussi_desktop.engine.record_reading import parse_record
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.evaluation.pricing import MADE, Priced, priced_hands


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words of the command."""
    parser.add_argument("file", metavar="FILE", help="a match record, or several as JSON Lines; partnership games")
    parser.add_argument(
        "--bots", default="", metavar="B[,B...]", help="bots that decide in every place, too: levels, LEVEL@MS or cheat"
    )
    parser.add_argument("--seed", type=whole_number(0, MAX_SEED), default=1, metavar="N", help="of the bots' chance")
    parser.add_argument("--jobs", type=whole_number(1), default=1, metavar="N", help="processes")
    parser.add_argument("--json", action="store_true", help="one JSON object a decision")


def run(arguments: argparse.Namespace) -> int:
    """Prints the prices, or what they come to. Always 0."""
    bots = tuple(name for name in arguments.bots.split(",") if name)
    for name in bots:
        if name.startswith(EXEC):
            raise UsageError("--bots: a program follows a whole hand and cannot be asked in single places of one.")
        check_bot("--bots", name)
    hands: list[list[Priced]] = []
    work = partial(_priced, bots=bots, seed=arguments.seed)
    with reading(arguments.file) as file, closing(in_processes(work, _records(file), arguments.jobs)) as priced:
        for found in priced:
            if arguments.json:
                for one in (one for hand in found for one in hand):
                    print(json.dumps(_as_json(one)))
            else:
                hands += found
    if not arguments.json:
        print("\n".join(price_lines(hands, (MADE, *bots))))
    return 0


def _records(file: BinaryIO) -> Iterator[tuple[int, MatchRecord]]:
    """The records of a file with their numbers. Raises UsageError."""
    number = 0
    for number, text in enumerate(record_texts(text_lines(file)), start=1):
        try:
            record = parse_record(text).record
        except RecordError as error:
            raise UsageError(f"match {number}: {fault_sentence(error.facts)}.") from None
        if record.rules.layout is not Layout.PARTNERSHIP:
            raise UsageError(f"match {number}: only partnership games can be priced, and {record.preset} is none.")
        yield number, record
    if not number:
        raise UsageError("the file holds no record.")


def _priced(numbered: tuple[int, MatchRecord], bots: Sequence[str], seed: int) -> list[list[Priced]]:
    number, record = numbered
    return priced_hands(record, number, bots, seed)


def _as_json(one: Priced) -> dict[str, Any]:
    return {
        "match": one.place.match,
        "hand": one.place.hand,
        "ply": one.place.ply,
        "seat": one.seat,
        "role": one.role,
        "kind": one.kind,
        "trick": one.trick,
        "made": format_action(one.made),
        "bots": {name: format_action(action) for name, action in one.bots.items()},
        "price": {format_action(action): price for action, price in one.prices.items()},
    }
