"""``marjapussi arena``: side A against side B over duplicate deals or whole matches."""

from __future__ import annotations

import argparse
import json
import math
import statistics
from collections.abc import Iterable, Sequence
from contextlib import closing
from functools import partial
from typing import Any, Final

from marjapussi_desktop.bots.players.external.troubles import Trouble
from marjapussi_desktop.commands.bot_arguments import check_bot, trouble_sentence
from marjapussi_desktop.commands.jobs import in_processes
from marjapussi_desktop.commands.rates_summary import rates_figures, rates_lines
from marjapussi_desktop.commands.rules_arguments import add_option_argument, chosen_rules, whole_number
from marjapussi_desktop.commands.streams import UsageError, complain
from marjapussi_desktop.controller.deals.deal_source import MAX_SEED, new_seed
from marjapussi_desktop.evaluation.arena import Contest, Game, play_game, start_troubles
from marjapussi_desktop.evaluation.duplicate import NORMAL_95, mean_with_error
from marjapussi_desktop.evaluation.rates import Rates, total

SIDES: Final = ("a", "b")
LEAST_GAMES: Final = 2
"""One game has no spread, and so no interval."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words of the command."""
    parser.add_argument("--preset", required=True, metavar="P")
    add_option_argument(parser)
    parser.add_argument(
        "--a", required=True, metavar="B", help="side A: LEVEL, LEVEL+CHARACTER, LEVEL@MS or exec:COMMAND"
    )
    parser.add_argument("--b", required=True, metavar="B", help="side B")
    length = parser.add_mutually_exclusive_group(required=True)
    length.add_argument("--deals", type=whole_number(LEAST_GAMES), metavar="N", help="deals, each from every side")
    length.add_argument("--matches", type=whole_number(LEAST_GAMES), metavar="N", help="matches, each from every side")
    parser.add_argument("--seed", type=whole_number(0, MAX_SEED), metavar="N")
    parser.add_argument(
        "--jobs", type=whole_number(1), default=1, metavar="N", help="processes; more than cores make times longer"
    )
    parser.add_argument("--json", action="store_true", help="as one JSON object")


def run(arguments: argparse.Namespace) -> int:
    """Plays and prints the comparison. Always 0."""
    rules = chosen_rules(arguments.preset, arguments.option)
    check_bot("--a", arguments.a)
    check_bot("--b", arguments.b)
    seed = arguments.seed if arguments.seed is not None else new_seed()
    contest = Contest(rules, arguments.a, arguments.b, seed, arguments.matches is not None)
    for trouble in start_troubles(contest):
        raise UsageError(trouble_sentence(trouble).partition(";")[0] + ".")
    count = arguments.matches if contest.is_whole_matches else arguments.deals
    with closing(in_processes(partial(play_game, contest), range(count), arguments.jobs)) as played:
        games = list(played)
    for side in range(len(SIDES)):
        _complain(SIDES[side], [trouble for game in games for trouble in game.troubles[side]])
    figures = figures_of(contest, games)
    lines = (*_lines(figures, contest, arguments.preset, count), *rates_lines(_rates(games), rules))
    print(json.dumps(figures) if arguments.json else "\n".join(lines))
    return 0


def _complain(side: str, troubles: Sequence[Trouble]) -> None:
    """The first of a side's troubles, and in how many places its program failed: each playing and seat is one."""
    if troubles:
        complain(f"side {side.upper()}: {trouble_sentence(troubles[0])}")
        complain(f"side {side.upper()} had such troubles in {len(troubles)} of its places.")


# -- figures ----------------------------------------------------------------------------------------------------------


def figures_of(contest: Contest, games: Sequence[Game]) -> dict[str, Any]:
    """What ``--json`` prints; differences are A minus B, ``made`` are contracts made and contracts played.

    ``deals``: of whole matches all hands of all playings that were not thrown in; ``rates``: of both sides together.
    """
    return {
        "deals": sum(game.hands for game in games) if contest.is_whole_matches else len(games),
        "score": _interval([game.score for game in games]),
        "points": _interval([game.points for game in games]),
        "made": {name: _sums(game.made[side] for game in games) for side, name in enumerate(SIDES)},
        "ms": {name: _times([ms for game in games for ms in game.ms[side]]) for side, name in enumerate(SIDES)},
        "matches": {f"won_{name}": sum(game.won[side] for game in games) for side, name in enumerate(SIDES)},
        "rates": rates_figures(_rates(games)),
    }


def _rates(games: Sequence[Game]) -> Rates:
    return total(game.rates for game in games)


def _interval(values: Sequence[float]) -> dict[str, float]:
    mean, error = mean_with_error(values)
    half = NORMAL_95 * error
    return {"mean": round(mean, 4), "low": round(mean - half, 4), "high": round(mean + half, 4)}


def _sums(pairs: Iterable[tuple[int, int]]) -> list[int]:
    listed = list(pairs)
    return [sum(pair[place] for pair in listed) for place in (0, 1)]


def _times(ms: Sequence[float]) -> dict[str, float]:
    ordered = sorted(ms) or [0.0]
    return {
        "median": round(statistics.median(ordered), 3),
        "p95": round(ordered[math.ceil(0.95 * len(ordered)) - 1], 3),
        "max": round(ordered[-1], 3),
    }


# -- words ------------------------------------------------------------------------------------------------------------


def _lines(figures: dict[str, Any], contest: Contest, preset: str, count: int) -> Iterable[str]:
    what = "matches" if contest.is_whole_matches else "deals"
    yield f"{preset}, {count} {what} from every side, seed {contest.seed}: A = {contest.a}, B = {contest.b}"
    yield _interval_line("score a deal, A - B", figures["score"])
    yield _interval_line("points taken, A - B", figures["points"])
    for name in SIDES:
        made, played = figures["made"][name]
        share = f" ({100 * made / played:.0f} %)" if played else ""
        yield f"contracts made by {name.upper()}     {made} of {played}{share}"
    if contest.is_whole_matches:
        won, others = figures["matches"]["won_a"], figures["matches"]["won_b"]
        share = f" ({100 * won / (won + others):.1f} %)" if won + others else ""
        yield f"matches won by A       {won} of {won + others}{share}"
    for name in SIDES:
        ms = figures["ms"][name]
        yield f"ms a decision, {name.upper()}       median {ms['median']}, 95 % {ms['p95']}, worst {ms['max']}"


def _interval_line(what: str, interval: dict[str, float]) -> str:
    return f"{what:<22} {interval['mean']:+.2f}  (95 %: {interval['low']:+.2f} to {interval['high']:+.2f})"
