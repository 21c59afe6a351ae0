"""``marjapussi simulate``: bots play whole matches and the records are written, and told how often what happened."""

from __future__ import annotations

import argparse
import json
from contextlib import closing
from functools import partial

from marjapussi_desktop.commands.bot_arguments import check_bot, tell_trouble
from marjapussi_desktop.commands.jobs import in_processes
from marjapussi_desktop.commands.rates_summary import rates_figures, rates_lines
from marjapussi_desktop.commands.rules_arguments import add_option_argument, chosen_rules, whole_number
from marjapussi_desktop.commands.streams import UsageError, report, results_to
from marjapussi_desktop.controller.deals.deal_source import MAX_SEED, new_seed
from marjapussi_desktop.engine.record import format_record
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.evaluation.rates import NO_HANDS, Rates, rates_of, total
from marjapussi_desktop.evaluation.simulation import play_match


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words of the command."""
    parser.add_argument("--preset", required=True, metavar="P")
    add_option_argument(parser)
    parser.add_argument(
        "--bots",
        default="casual",
        metavar="B[,B...]",
        help="one for all seats, or one for each: a level, perhaps with a character (LEVEL+aino) and its "
        "milliseconds a decision (LEVEL@200), random, or exec:COMMAND (another program; the command holds no comma)",
    )
    parser.add_argument("--matches", type=whole_number(1), default=1, metavar="N")
    parser.add_argument("--max-hands", type=whole_number(1), metavar="N", help="stop a match after so many hands")
    parser.add_argument("--seed", type=whole_number(0, MAX_SEED), metavar="N", help="match k uses seed N + k - 1")
    parser.add_argument("--jobs", type=whole_number(1), default=1, metavar="N", help="processes that play")
    parser.add_argument("--trace", action="store_true", help="write every legal move beside each move")
    parser.add_argument("--json", action="store_true", help="the summary, on standard error, as one JSON object")
    parser.add_argument("--out", metavar="FILE", help="where to write the records, instead of standard output")


def run(arguments: argparse.Namespace) -> int:
    """Plays the matches and writes one record a line, then the summary to standard error. Always 0."""
    rules = chosen_rules(arguments.preset, arguments.option)
    levels = _levels(arguments.bots, rules)
    first = arguments.seed if arguments.seed is not None else new_seed()
    seeds = ((first + index) % (MAX_SEED + 1) for index in range(arguments.matches))
    play = partial(_played, arguments.preset, rules, levels, max_hands=arguments.max_hands, trace=arguments.trace)
    rates = NO_HANDS
    with results_to(arguments.out) as out, closing(in_processes(play, seeds, arguments.jobs)) as played:
        for line, counted in played:
            out.write(line + "\n")
            out.flush()  # whatever ends this process leaves whole lines
            rates = total((rates, counted))
    figures = {"matches": arguments.matches, "seed": first, "rates": rates_figures(rates)}
    lines = (f"{arguments.matches} matches played, seed {first}", *rates_lines(rates, rules))
    report(*([json.dumps(figures)] if arguments.json else lines))
    return 0


def _played(
    preset: str, rules: Ruleset, levels: tuple[str, ...], seed: int, *, max_hands: int | None, trace: bool
) -> tuple[str, Rates]:
    record = play_match(preset, rules, levels, seed, max_hands, trace=trace, tell=tell_trouble)
    counts = [rates_of(hand.deal, hand.moves, hand.result) for hand in record.hands if hand.result is not None]
    return format_record(record), total(counts)


def _levels(words: str, rules: Ruleset) -> tuple[str, ...]:
    """One bot's name per seat; a comma ends a name, also that of a command. Raises UsageError."""
    levels = tuple(words.split(","))
    for level in levels:
        check_bot("--bots", level)
    players = players_in(rules.layout)
    if len(levels) not in (1, players):
        raise UsageError(f"--bots: give one bot for all seats or one for each of the {players}.")
    return levels * players if len(levels) == 1 else levels
