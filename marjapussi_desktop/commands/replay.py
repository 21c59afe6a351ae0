"""``marjapussi replay FILE``: checks match records move by move and result by result."""

from __future__ import annotations

import argparse

from marjapussi_desktop.commands.reading import reading
from marjapussi_desktop.commands.streams import CHECK_FAILED, UsageError
from marjapussi_desktop.commands.wording import fault_sentence
from marjapussi_desktop.controller.match.record_files import record_texts, text_lines
from marjapussi_desktop.engine.errors import RecordError
from marjapussi_desktop.engine.record import MatchRecord
from marjapussi_desktop.engine.record_reading import parse_record


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words of the command."""
    parser.add_argument("file", metavar="FILE", help="a match record, or several as JSON Lines")


def run(arguments: argparse.Namespace) -> int:
    """Prints one line a match; 0 if all are right, 1 if one is not."""
    count, all_right = 0, True
    with reading(arguments.file) as file:
        for count, text in enumerate(record_texts(text_lines(file)), start=1):
            is_right, sentence = _judged(text)
            all_right = all_right and is_right
            print(f"match {count}: {sentence}")
    if not count:
        raise UsageError(f"{arguments.file} holds no record.")
    return 0 if all_right else CHECK_FAILED


def _judged(text: str) -> tuple[bool, str]:
    """Whether a record is right, and what there is to say of it."""
    try:
        return True, _summary(parse_record(text).record)
    except RecordError as error:
        return False, fault_sentence(error.facts)


def _summary(record: MatchRecord) -> str:
    hands, moves = len(record.hands), sum(len(hand.moves) for hand in record.hands)
    totals = " ".join(str(total) for total in record.totals)
    end = f"side {record.winner} won" if record.winner is not None else "unfinished"
    return f"ok, {record.preset}, {hands} hands, {moves} moves, totals {totals}, {end}"
