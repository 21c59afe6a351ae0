"""``marjapussi review FILE --seat N``: what each decision of a seat cost, on average and with all cards seen."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from contextlib import closing
from typing import Any, BinaryIO, Final

from marjapussi_desktop.bots.evaluation import Unit
from marjapussi_desktop.bots.review.judgement import Choice
from marjapussi_desktop.commands.jobs import in_processes
from marjapussi_desktop.commands.reading import reading
from marjapussi_desktop.commands.review_summary import review_lines
from marjapussi_desktop.commands.rules_arguments import whole_number
from marjapussi_desktop.commands.streams import UsageError, report
from marjapussi_desktop.commands.wording import fault_sentence
from marjapussi_desktop.controller.match.record_files import record_texts, text_lines
from marjapussi_desktop.controller.past.past_match import PastMatch
from marjapussi_desktop.controller.review.hand_review import (
    BUDGET_MS,
    PROCESSES,
    Reviewed,
    questions_of,
    review_of,
    review_one,
)
from marjapussi_desktop.controller.review.open_value import OpenValue, open_value_of, played_of
from marjapussi_desktop.engine.errors import RecordError
from marjapussi_desktop.engine.notation import format_action
from marjapussi_desktop.engine.record import MatchRecord
from marjapussi_desktop.engine.record_reading import parse_record
from marjapussi_desktop.engine.seats import players_in

LONGEST_BUDGET_MS: Final = 10 * 60 * 1000
SILENCE: Final = "silence"
"""What stands for saying nothing where Kontra or Re was allowed."""
UNITS: Final = {Unit.MATCH_EQUITY: "match", Unit.SCORE: "points"}
DECIMALS: Final = 3
JSON_FIELDS: Final = (
    "cost is how much less the choice made is worth than the best, 0 where it is the best itself; compared is no cost "
    "but the worth of every choice that was tried, in the same hands and unit, so that cost is the difference of two "
    "of these. The best is found elsewhere: another choice whose worth comes out higher here does so by chance, as the "
    "best of many looks better than it is"
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words of the command."""
    parser.add_argument("file", metavar="FILE", help="a match record, or several as JSON Lines")
    parser.add_argument("--seat", type=whole_number(0), required=True, metavar="N", help="whose decisions, from 0")
    parser.add_argument(
        "--budget",
        type=whole_number(1, LONGEST_BUDGET_MS),
        default=BUDGET_MS,
        metavar="MS",
        help=f"about how many milliseconds to spend on each hand (default: {BUDGET_MS})",
    )
    parser.add_argument(
        "--points", action="store_true", help="count the points of the hand, not what they are worth in the match"
    )
    parser.add_argument("--json", action="store_true", help=f"one JSON object a decision: {JSON_FIELDS}")


def run(arguments: argparse.Namespace) -> int:
    """Prints the review of each hand that is over. Always 0."""
    with reading(arguments.file) as file:
        matches = list(_matches(file, arguments.seat))
    work = [
        (number, past, hand, questions_of(past, hand, arguments.seat, arguments.budget, not arguments.points))
        for number, past in matches
        for hand in past.numbers
    ]
    every = (asked for *_place, questions in work for asked in questions)
    with closing(in_processes(review_one, every, PROCESSES)) as judged:
        for number, past, hand, questions in work:
            found = [next(judged) for _question in questions]
            decisions = review_of(hand, arguments.seat, found)
            if arguments.json:
                for one in decisions.decisions:
                    print(json.dumps(_as_json(number, one)), flush=True)
            else:
                print("\n".join(review_lines(number, decisions, past, _open_value(past, hand))), flush=True)
    return 0


def _matches(file: BinaryIO, seat: int) -> Iterator[tuple[int, PastMatch]]:
    """The matches of a file with their numbers. Raises UsageError."""
    number = 0
    for number, text in enumerate(record_texts(text_lines(file)), start=1):
        record = _record(number, text)
        players = players_in(record.rules.layout)
        if seat >= players:
            raise UsageError(f"--seat {seat}: match {number} has the seats 0 to {players - 1}.")
        past = PastMatch(record)
        if not past.numbers:
            raise UsageError(f"match {number}: no hand is over, and only a hand that is over can be reviewed.")
        if len(past.numbers) < len(record.hands):
            report(f"match {number}: hand {len(record.hands)} is not over and is left out.")
        yield number, past
    if not number:
        raise UsageError("the file holds no record.")


def _record(number: int, text: str) -> MatchRecord:
    try:
        return parse_record(text).record
    except RecordError as error:
        raise UsageError(f"match {number}: {fault_sentence(error.facts)}.") from None


def _open_value(past: PastMatch, hand: int) -> OpenValue | None:
    played = played_of(past, hand)
    return None if played is None else open_value_of(played)


def _as_json(match: int, one: Reviewed) -> dict[str, Any]:
    judged = one.judgement
    return {
        "match": match,
        "hand": one.hand,
        "ply": one.ply,
        "seat": one.seat,
        "kind": one.kind.value,
        "trick": one.trick,
        "made": _written(judged.made),
        "best": _written(judged.best),
        "cost": round(judged.cost, DECIMALS),
        "error": round(judged.error, DECIMALS),
        "unit": UNITS[judged.unit],
        "seen": round(judged.seen, DECIMALS),
        "mistake": judged.is_mistake,
        "compared": {_written(option.action): round(option.mean, DECIMALS) for option in judged.options},
    }


def _written(choice: Choice) -> str:
    return SILENCE if choice is None else format_action(choice)
