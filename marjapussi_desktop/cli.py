"""The command line: ``marjapussi [COMMAND] ...``; `COMMANDS` names them.

``marjapussi FILE`` opens a record, ``marjapussi --self-check`` tries every layer.

Results go to standard output, complaints to standard error. Exit status: 0 done, 1 a check failed, 2 wrong usage,
unreadable input or unwritable output, 130 interrupted by Ctrl-C (of other signals, too, 128 and the number), each with
one sentence. No command but ``play`` needs a screen; only it and ``--self-check`` start Qt.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

from marjapussi_desktop import portable
from marjapussi_desktop.build_info import version_line
from marjapussi_desktop.commands.interrupting import ended_by_signals
from marjapussi_desktop.commands.streams import CHECK_FAILED as CHECK_FAILED
from marjapussi_desktop.commands.streams import WRONG_USAGE as WRONG_USAGE
from marjapussi_desktop.commands.streams import UsageError, complain, guarded

COMMANDS: Final = {
    "play": "open the game (the default)",
    "presets": "list the presets and every option",
    "simulate": "let bots play whole matches and write their records",
    "replay": "check match records",
    "arena": "measure one bot against another",
    "solve": "value positions exactly, all cards seen",
    "price": "price the decisions of records exactly, all cards seen",
    "review": "tell what each decision of a seat cost",
    "puzzles": "list the puzzles that ship",
    "deal": "tell what a deal code holds",
    "bench": "measure how fast the program is on this machine",
}
SELF_CHECK: Final = "--self-check"
FLAGS: Final = {
    SELF_CHECK: "try every layer of this copy of the program",
    portable.FLAG: "keep everything in a folder beside the standalone program; other words may follow",
    "--version": "tell the version, the build, the kernel and Qt",
    "--help": "tell these words",
}
RECORD_ENDS: Final = (".marja", ".json", ".jsonl")
"""How files of records are named."""


class _Parser(argparse.ArgumentParser):
    """Complains in one sentence instead of printing the usage."""

    def error(self, message: str) -> NoReturn:
        complain(f"{self.prog}: {message}.  Try '{self.prog} --help'.")
        sys.exit(WRONG_USAGE)


def parser_of(command: str) -> argparse.ArgumentParser:
    """The parser of one command, or of --self-check; only that command's module is imported."""
    parser = _Parser(prog=f"marjapussi {command}", description=(COMMANDS | FLAGS)[command])
    name = command.removeprefix("--").replace("-", "_")
    module = importlib.import_module(f"marjapussi_desktop.commands.{name}")
    module.add_arguments(parser)
    parser.set_defaults(run=module.run)
    return parser


def _print_help() -> int:
    told = COMMANDS | {"FILE": "open a saved match (a file .marja or .json)"} | FLAGS
    width = max(map(len, told))
    lines = [f"  {name:<{width}}  {what}" for name, what in told.items()]
    print("marjapussi [COMMAND] ...\n\n" + "\n".join(lines) + "\n\nmarjapussi COMMAND --help tells more.")
    return 0


def is_record(word: str) -> bool:
    """Whether a first word that is no command is the name of a record's file."""
    return word.lower().endswith(RECORD_ENDS) or "/" in word or os.sep in word


def main(words: Sequence[str] | None = None) -> int:
    """Runs a command and returns its exit status."""
    words = sys.argv[1:] if words is None else list(words)
    with ended_by_signals():
        try:
            words = portable.settle(words)
        except ValueError as error:
            complain(f"marjapussi: {error}")
            return WRONG_USAGE
        if words and words[0] in COMMANDS:
            command, rest = words[0], words[1:]
            return guarded(lambda: _run(command, rest), command)
        return guarded(lambda: _without_command(words))


def _without_command(words: Sequence[str]) -> int:
    if words and words[0] in ("-h", "--help"):
        return _print_help()
    if words and words[0] == "--version":
        print(f"marjapussi {version_line()}")
        return 0
    if words and words[0] == SELF_CHECK:
        return _run(SELF_CHECK, words[1:])
    if words and not words[0].startswith("-"):
        if is_record(words[0]):  # what a double click on a record asks for
            return _run("play", ["--record", *words])
        raise UsageError(f"there is no command '{words[0]}'; the commands are {', '.join(COMMANDS)}.")
    return _run("play", words)


def _run(command: str, words: Sequence[str]) -> int:
    # Here and not above: it loads the engine, for which --version and --help need not wait.
    from marjapussi_desktop.settings.paths import HOME_VARIABLE, HomeError

    arguments = parser_of(command).parse_args(words)
    try:
        status: int = arguments.run(arguments)
    except HomeError as error:
        raise UsageError(f"{HOME_VARIABLE} is '{error}', and there is no such folder to begin at.") from None
    return status
