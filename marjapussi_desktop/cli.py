"""The command line: ``marjapussi [play | presets | simulate | replay | arena | solve | price | deal | bench] ...``.

Results go to standard output, complaints to standard error. Exit status: 0 done, 1 a check failed, 2 wrong usage,
unreadable input or unwritable output, 130 interrupted by Ctrl-C (of other signals, too, 128 and the number), each with
one sentence. No command but ``play`` starts Qt or needs a screen.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

from marjapussi_desktop import __version__
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
    "deal": "tell what a deal code holds",
    "bench": "measure how fast the program is on this machine",
}


class _Parser(argparse.ArgumentParser):
    """Complains in one sentence instead of printing the usage."""

    def error(self, message: str) -> NoReturn:
        complain(f"{self.prog}: {message}.  Try '{self.prog} --help'.")
        sys.exit(WRONG_USAGE)


def _parser(command: str) -> argparse.ArgumentParser:
    """The parser of one command; only that command's module is imported."""
    parser = _Parser(prog=f"marjapussi {command}", description=COMMANDS[command])
    module = importlib.import_module(f"marjapussi_desktop.commands.{command}")
    module.add_arguments(parser)
    parser.set_defaults(run=module.run)
    return parser


def _print_help() -> int:
    width = max(map(len, COMMANDS))
    lines = [f"  {name:<{width}}  {what}" for name, what in COMMANDS.items()]
    print("marjapussi [COMMAND] ...\n\n" + "\n".join(lines) + "\n\nmarjapussi COMMAND --help tells more.")
    return 0


def main(words: Sequence[str] | None = None) -> int:
    """Runs a command and returns its exit status."""
    words = sys.argv[1:] if words is None else list(words)
    with ended_by_signals():
        if words and words[0] in COMMANDS:
            command, rest = words[0], words[1:]
            return guarded(lambda: _run(command, rest), command)
        return guarded(lambda: _without_command(words))


def _without_command(words: Sequence[str]) -> int:
    if words and words[0] in ("-h", "--help"):
        return _print_help()
    if words and words[0] == "--version":
        print(f"marjapussi {__version__}")
        return 0
    if words and not words[0].startswith("-"):
        raise UsageError(f"there is no command '{words[0]}'; the commands are {', '.join(COMMANDS)}.")
    return _run("play", words)


def _run(command: str, words: Sequence[str]) -> int:
    # Here and not above: it loads the engine, for which --version and --help need not wait.
    from marjapussi_desktop.settings.paths import HOME_VARIABLE, HomeError

    arguments = _parser(command).parse_args(words)
    try:
        status: int = arguments.run(arguments)
    except HomeError as error:
        raise UsageError(f"{HOME_VARIABLE} is '{error}', and there is no such folder to begin at.") from None
    return status
