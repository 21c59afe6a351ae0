"""Fits what `bots.value.match_equity` reads: how hands end when bots of one strength play each other.

``python -m marjapussi_desktop.training.match_equity [--hands N] [--level B] [--seed N]`` writes the data file.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

from marjapussi_desktop.bots.data_files import FOLDER
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.bots.value.equity_by_points import NOBODY
from marjapussi_desktop.bots.value.equity_by_race import LACKS, Corner, Scores, corners, states_of, winner_of
from marjapussi_desktop.bots.value.equity_by_race import Table as RaceTable
from marjapussi_desktop.bots.value.match_equity import DATA, PER_MILLE, ending_class, race_class
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.events import HandKind, HandResult, Why
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import Layout, players_in, side_of, sides_in
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.evaluation.table import Table
from marjapussi_desktop.training import data_files
from marjapussi_desktop.training.arguments import new_parser

LEVEL: Final = "casual"
HANDS: Final = 1500
SEED: Final = 5
PACKS: Final = (36, 32, 28, 24)
BIN: Final = 10
"""Scores of the Huutopussi family are rounded to multiples of this."""
DECLARATIONS: Final = (Why.SETS_TRUMP, Why.LITTLE_ONE)
"""The data counts these declarations, not their points."""
TOLERANCE: Final = 1e-4
MAX_SWEEPS: Final = 100


def fitted_chances(level: str, hands: int, seed: int, jobs: int) -> dict[str, Any]:
    """The contents of the data file."""
    with ProcessPoolExecutor(jobs) as pool:
        races = {name: pool.submit(_race, rules, level, hands, seed) for name, rules in race_classes().items()}
        endings = {name: pool.submit(_endings, rules, level, hands, seed) for name, rules in ending_classes().items()}
        of_endings = {name: task.result() for name, task in endings.items()}
        of_races = {name: task.result() for name, task in races.items()}
    return {"level": level, "seed": seed, "endings": of_endings, "races": of_races}


def ending_classes() -> dict[str, Ruleset]:
    """Rules for each class of hands of the Marjapussi family: the first preset's, with every pack."""
    found: dict[str, Ruleset] = {}
    for rules in PRESETS.values():
        if rules.game_points is None:
            continue
        found.setdefault(ending_class(rules.layout, rules.deal.pack), rules)
        for pack in PACKS if rules.layout is Layout.PARTNERSHIP else ():
            with_pack = changed(rules, deal=changed(rules.deal, pack=pack))
            found.setdefault(ending_class(rules.layout, pack), with_pack)
    return found


def race_classes() -> dict[str, Ruleset]:
    """Rules for each class of hands of the Huutopussi family: the first preset's."""
    found: dict[str, Ruleset] = {}
    for rules in PRESETS.values():
        if rules.contract is not None:
            found.setdefault(race_class(rules), rules)
    return found


def results_of(rules: Ruleset, level: str, hands: int, seed: int) -> Iterator[tuple[int, HandResult]]:
    """Plays hands from the start of a match; yields each with the dealer's side, without those that were thrown in."""
    dice = random.Random(seed)
    players = players_in(rules.layout)
    table = Table([make_bot(level, seed + seat) for seat in range(players)])
    done = 0
    while done < hands:
        dealer = done % players
        match = table.play_hand(game.new_match(rules, dealer), shuffled_deal(rules, dice))
        if match.last_result.kind is not HandKind.REDEAL:
            done += 1
            yield side_of(dealer, rules.layout), match.last_result


def _endings(rules: Ruleset, level: str, hands: int, seed: int) -> dict[str, Any]:
    rows = Counter(_row(side, result) for side, result in results_of(rules, level, hands, seed))
    return {"hands": hands, "shares": [[*row, count] for row, count in sorted(rows.items())]}


def _row(dealer: int, result: HandResult) -> tuple[int, ...]:
    """A row as `match_equity.shares_of` reads it."""
    sides = (dealer, 1 - dealer)
    declared = Counter((line.side, line.why) for line in result.lines if line.why in DECLARATIONS)
    by_why = {line.why: line.side for line in result.lines}
    more_pips = by_why.get(Why.MORE_PIPS)
    return (
        *(declared[side, why] for side in sides for why in DECLARATIONS),
        sides.index(by_why[Why.LAST_TRICK]),
        NOBODY if more_pips is None else sides.index(more_pips),
        *(int(result.tricks[side] > 0) for side in sides),
    )


def _race(rules: Ruleset, level: str, hands: int, seed: int) -> dict[str, Any]:
    sides = sides_in(rules.layout)
    counts: Counter[Scores] = Counter()
    for dealer, result in results_of(rules, level, hands, seed):
        counts[tuple(round(result.scores[(dealer + place) % sides] / BIN) * BIN for place in range(sides))] += 1
    table = solved({scores: count / hands for scores, count in counts.items()})
    chances = [round(PER_MILLE * chance) for state in states_of(sides) for chance in table[state][:-1]]
    means = [round(sum(scores[side] * count for scores, count in counts.items()) / hands, 1) for side in range(sides)]
    return {"hands": hands, "mean_scores": means, "chances": chances}


def solved(shares: Mapping[Scores, float]) -> RaceTable:
    """The fixed point of playing hand after hand, each ending as ``shares`` tell; by value iteration, state by state in
    place.
    """
    sides = len(next(iter(shares)))
    states = states_of(sides)
    table: RaceTable = dict.fromkeys(states, (1.0 / sides,) * sides)
    moves = [(state, *_moves(state, shares)) for state in states]
    for _sweep in range(MAX_SWEEPS):
        largest = 0.0
        for state, won, onward in moves:
            found = list(won)
            for corner, weight in onward:
                for side, chance in enumerate(table[corner]):
                    # The next dealer is the side after this one.
                    found[(side + 1) % sides] += weight * chance
            largest = max(largest, *(abs(new - old) for new, old in zip(found, table[state], strict=True)))
            table[state] = tuple(found)
        if largest < TOLERANCE:
            break
    return table


def _moves(state: tuple[int, ...], shares: Mapping[Scores, float]) -> tuple[tuple[float, ...], list[Corner]]:
    """The share of hands with which each side wins, and the points of the table to which the others lead."""
    won = [0.0] * len(state)
    onward: dict[tuple[int, ...], float] = {}
    # A lack of almost nothing is 1: at 0 a side would be there.
    before = [max(LACKS[len(state)][place], 1) for place in state]
    for scores, share in shares.items():
        lacks = [lack - score for lack, score in zip(before, scores, strict=True)]
        winner = winner_of(lacks)
        if winner is not None:
            won[winner] += share
            continue
        for corner, weight in corners((*lacks[1:], lacks[0])):
            onward[corner] = onward.get(corner, 0.0) + share * weight
    return tuple(won), list(onward.items())


def main(words: Sequence[str] | None = None) -> None:
    """Writes the file; ``words``: the arguments, None for those of the command line."""
    parser = new_parser(__doc__, HANDS, SEED)
    parser.add_argument("--level", default=LEVEL)
    chosen = parser.parse_args(words)
    data_files.write(FOLDER / DATA, fitted_chances(chosen.level, chosen.hands, chosen.seed, chosen.jobs))


if __name__ == "__main__":
    main()
