"""``marjapussi play``: opens the window; Qt is imported only here."""

from __future__ import annotations

import argparse
import gc
from importlib import import_module
from pathlib import Path
from typing import Final

from marjapussi_desktop.commands.display import display_trouble
from marjapussi_desktop.commands.libraries import missing_library, show_sentence
from marjapussi_desktop.commands.rules_arguments import (
    add_option_argument,
    chosen_rules,
    option_settings,
    whole_number,
)
from marjapussi_desktop.commands.streams import UsageError
from marjapussi_desktop.controller.deals.deal_source import MAX_SEED
from marjapussi_desktop.controller.match.record_files import first_record
from marjapussi_desktop.processes.end_signals import EndSignals

WITHOUT_QT: Final = tuple(
    f"marjapussi_desktop.{name}"
    for name in (
        "controller.bot_processes.bot_process",
        "controller.match.history",
        "controller.match.last_setup",
        "controller.match.questions",
        "controller.match.unshown",
        "settings.keeper",
        "settings.store",
    )
)
"""What the window needs that needs no Qt. It is loaded first, with all that it needs itself, since PySide reads the
source of every module that is imported after it."""


def _stop_at(trouble: str | None) -> None:
    """Tells what keeps the window from opening, if anything does, and raises UsageError."""
    if trouble is not None:
        show_sentence(f"Marjapussi: {trouble}.")
        raise UsageError(f"{trouble}.")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words of the command."""
    parser.add_argument("--preset", metavar="P", help="begin a match of this game at once")
    add_option_argument(parser)
    parser.add_argument("--seed", type=whole_number(0, MAX_SEED), metavar="N", help="deals and bots repeat exactly")
    parser.add_argument("--lang", choices=("fi", "en"), help="the language of this run")
    parser.add_argument("--level", metavar="B", help="all bots: a level, LEVEL+CHARACTER, LEVEL@MS or exec:COMMAND")
    parser.add_argument("--record", metavar="FILE", help="open a saved match")


def run(arguments: argparse.Namespace) -> int:
    """Checks the words, then opens the window and returns its exit status."""
    if arguments.preset is not None:
        chosen_rules(arguments.preset, arguments.option)
    elif arguments.option:
        raise UsageError("--option needs --preset.")
    if arguments.level is not None:
        _check_level(arguments.level)
    record = Path(arguments.record) if arguments.record is not None else None
    if record is not None:
        _require_record(record)
    _stop_at(display_trouble())
    signals = EndSignals()  # before Qt loads, which does not bear being interrupted
    gc.disable()  # until the window is on the screen: nothing is freed while modules load
    for name in WITHOUT_QT:
        import_module(name)
    try:
        from marjapussi_desktop.app import StartOptions, run_window
    except ImportError:
        _stop_at(missing_library())
        raise

    return run_window(
        StartOptions(
            preset=arguments.preset,
            options=option_settings(arguments.option),
            seed=arguments.seed,
            language=arguments.lang,
            level=arguments.level,
            record=record,
        ),
        signals,
    )


def _check_level(level: str) -> None:
    """Bots are imported only where a level is named: they are no part of the window's process otherwise."""
    from marjapussi_desktop.bots.players.levels import BUDGET, CHARACTER, CHEAT, EXEC, LEVELS, OFFERED_LEVELS
    from marjapussi_desktop.commands.bot_arguments import check_bot

    word = level.partition(BUDGET)[0].partition(CHARACTER)[0]
    if not level.startswith(EXEC) and word in {*LEVELS, CHEAT} - set(OFFERED_LEVELS):
        offered = ", ".join(OFFERED_LEVELS)
        raise UsageError(f"--level: '{word}' is for tests and for measuring; to play, choose from {offered}.")
    check_bot("--level", level, OFFERED_LEVELS)


def _require_record(path: Path) -> None:
    """Raises UsageError for what is no file that can be read."""
    try:
        first_record(path)
    except OSError as error:
        raise UsageError(f"cannot read {path}: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise UsageError(f"cannot read {path}: it is not UTF-8 text.") from None
