"""``marjapussi play``: opens the window; Qt is imported only here."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from pathlib import Path

from marjapussi_desktop import quick_qt
from marjapussi_desktop.commands.rules_arguments import (
    UsageError,
    add_option_argument,
    chosen_rules,
    option_settings,
    whole_number,
)
from marjapussi_desktop.controller.deals import MAX_SEED


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
    if record is not None and not record.is_file():
        raise UsageError(f"cannot read {record}: there is no such file.")
    _require_display()
    gc.disable()  # until the window is on the screen: nothing is freed while modules load
    quick_qt.load()
    from marjapussi_desktop.app import StartOptions, run_window

    return run_window(
        StartOptions(
            preset=arguments.preset,
            options=option_settings(arguments.option),
            seed=arguments.seed,
            language=arguments.lang,
            level=arguments.level,
            record=record,
        )
    )


def _check_level(level: str) -> None:
    """Bots are imported only where a level is named: they are no part of the window's process otherwise."""
    from marjapussi_desktop.bots.levels import BUDGET, CHARACTER, CHEAT, EXEC, FOR_POINTS, LEVELS, OFFERED_LEVELS
    from marjapussi_desktop.commands.bot_arguments import check_bot

    word = level.partition(BUDGET)[0].partition(CHARACTER)[0]
    if not level.startswith(EXEC) and word in {*LEVELS, *FOR_POINTS, CHEAT} - set(OFFERED_LEVELS):
        offered = ", ".join(OFFERED_LEVELS)
        raise UsageError(f"--level: '{word}' is for tests and for measuring; to play, choose from {offered}.")
    check_bot("--level", level, OFFERED_LEVELS)


def _require_display() -> None:
    """Qt would abort the process with a page of text where there is no display; say it in one sentence instead."""
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        raise UsageError("there is no display to open a window on; start it from a desktop session.")
