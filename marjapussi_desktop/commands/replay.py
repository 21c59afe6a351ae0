"""``marjapussi replay FILE``: checks match records move by move and result by result."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from marjapussi_desktop.commands.rules_arguments import UsageError
from marjapussi_desktop.commands.wording import fault_sentence
from marjapussi_desktop.engine.errors import RecordError
from marjapussi_desktop.engine.record import MatchRecord, parse_record


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words of the command."""
    parser.add_argument("file", metavar="FILE", help="a match record, or several as JSON Lines")


def run(arguments: argparse.Namespace) -> int:
    """Prints one line a match; 0 if all are right, 1 if one is not."""
    all_right = True
    for number, text in enumerate(_texts(Path(arguments.file)), start=1):
        try:
            record = parse_record(text).record
        except RecordError as error:
            all_right = False
            print(f"match {number}: {_printable(fault_sentence(error.facts))}")
        else:
            print(f"match {number}: {_summary(record)}")
    sys.stdout.flush()
    return 0 if all_right else 1


def _texts(path: Path) -> Iterator[str]:
    """The records of a file: one JSON object over several lines, or one a line."""
    try:
        content = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8 text"
        raise UsageError(f"cannot read {path}: {reason}.") from None
    # Not splitlines: a name may hold a character that Unicode calls a line's end.
    lines = [line for line in content.split("\n") if line.strip()]
    if not lines:
        raise UsageError(f"{path} holds no record.")
    is_one_object = lines[0].strip() == "{" or (len(lines) > 1 and not lines[0].rstrip().endswith("}"))
    return iter([content] if is_one_object else lines)


def _printable(sentence: str) -> str:
    """JSON can spell halves of characters, which no output takes; they are shown as they were spelled."""
    return sentence.encode("utf-8", "backslashreplace").decode("utf-8")


def _summary(record: MatchRecord) -> str:
    hands, moves = len(record.hands), sum(len(hand.moves) for hand in record.hands)
    totals = " ".join(str(total) for total in record.totals)
    end = f"side {record.winner} won" if record.winner is not None else "unfinished"
    return f"ok, {record.preset}, {hands} hands, {moves} moves, totals {totals}, {end}"
