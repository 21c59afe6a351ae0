"""Optimises the rollout policy's weights by self-play.

``python -m marjapussi_desktop.training.rollout_policy [--steps N] [KIND ...]`` writes the weights anew.

The optimiser is SPSA (simultaneous perturbation stochastic approximation, Spall 1992), which needs no gradient: it
changes all weights at once by plus or minus c, with random signs, and plays the result against the weights changed the
opposite way. The margin of the first table over the second, times the signs, estimates the gradient. Each step takes
the mean of `PAIRS` such estimates and moves the weights by Adam's rule (Kingma and Ba 2015). Both tables of a pair play
the same deals from every side. The deals come from the auctions and exchanges of casual players. The same arguments
give the same weights; a kind of game takes about two and a half minutes.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from marjapussi_desktop.bots.data_files import FOLDER, load_trained
from marjapussi_desktop.bots.native.encoding import first_lead_code, new_rollouts, true_world
from marjapussi_desktop.bots.native.policy_weights import DATA, KINDS, SIZES
from marjapussi_desktop.bots.native.values import Outcome, PublicPosition, World
from marjapussi_desktop.bots.players.casual import CasualBot
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.observation import observe, see_all
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import players_in, side_of, sides_in
from marjapussi_desktop.engine.state import HandState, Phase
from marjapussi_desktop.evaluation.policy_by_hand import table_by_hand
from marjapussi_desktop.training import data_files

Table = list[int]

GAMES: Final = {
    "long_hands": "marjapussi",
    "short_hands": "bondtolva",
    "stock": "bondtolva-2",
    "rows": "avomarjapussi",
    "points": "huutopussi-wurzel",
    "points_own_led": "huutopussi",
    "kitty": "huutopussi-3",
    "kitty_own_led": "huutopussi-3-helsinki",
}
"""The game by which each of `KINDS` is fitted."""
DEALS: Final = 6000
STEPS: Final = 160
PAIRS: Final = 300
"""Gradient estimates a step."""
DEALS_A_PAIR: Final = 180
PERTURBATION: Final = 40
"""SPSA's c: how far each weight is changed, up in one table of a pair and down in the other."""
LEARNING_RATE: Final = 12.0
"""In the first step; it falls linearly to `LAST_SHARE` of that in the last."""
LAST_SHARE: Final = 0.2
BETA1: Final = 0.9
"""Adam's beta 1: how much of the mean gradient a step keeps."""
BETA2: Final = 0.98
"""Adam's beta 2: how much of the mean squared gradient a step keeps."""
FIXED: Final = "NOISE"
"""The one weight that is not fitted: the size of the noise that makes rollouts differ."""
NO_TRICK: Final = 3
"""What a side without a trick is taken to lose in the Marjapussi family: in play it loses its total, unknown here."""


def deals_of(rules: Ruleset, count: int, seed: int) -> list[World]:
    """``count`` deals after the auctions and exchanges of casual players, rotated so that seat 0 leads."""
    dice, players = random.Random(seed), players_in(rules.layout)
    bots = [CasualBot(seat) for seat in range(players)]
    found: list[World] = []
    while len(found) < count:
        match = game.deal(game.new_match(rules, dice.randrange(players)), shuffled_deal(rules, dice)).match
        while match.hand is not None and match.hand.phase not in (Phase.PLAY, Phase.OVER):
            seat = game.seat_to_act(match)
            assert seat is not None
            step = game.act(match, seat, bots[seat].decide(observe(match.hand, seat)).action)
            assert isinstance(step, game.Step)
            match = step.match
        if match.hand is not None and match.hand.phase is Phase.PLAY:
            found.append(_turned(match.hand))
    return found


def _turned(hand: HandState) -> World:
    world = true_world(see_all(hand))
    return World(world.hands[hand.leader :] + world.hands[: hand.leader], world.stock, world.beneath)


class Duel:
    """Plays two tables against each other on deals, each from every side."""

    def __init__(self, rules: Ruleset, deals: Sequence[World]) -> None:
        self.deals = deals
        self._rules = rules
        self._sides = sides_in(rules.layout)
        self._rollouts = [new_rollouts(rules) for _side in range(self._sides)]
        for rollouts in self._rollouts:
            rollouts.set_position(PublicPosition(first_lead=first_lead_code(rules, 2)))

    def lead(self, a: Table, b: Table, begin: int, end: int, seed: int) -> float:
        """A's mean result minus B's, on some of the deals."""
        deals = self.deals[begin:end]
        total = 0.0
        for side, rollouts in enumerate(self._rollouts):
            for seat in range(players_in(self._rules.layout)):
                rollouts.set_weights(seat, a if side_of(seat, self._rules.layout) == side else b)
            found = rollouts.play_worlds(list(deals), seed)
            total += sum(self._difference(outcome, side) for outcome in found)
        return total / (self._sides * len(deals))

    def _difference(self, outcome: Outcome, side: int) -> float:
        points, tricks = list(outcome.points[: self._sides]), outcome.tricks[: self._sides]
        if self._rules.contract is None:
            points = [count if won else -NO_TRICK for count, won in zip(points, tricks, strict=True)]
        return points[side] - (sum(points) - points[side]) / (self._sides - 1)


def tables_by_spsa(duel: Duel, first: Table, steps: int, seed: int) -> Iterator[Table]:
    """The table after each step."""
    dice = random.Random(seed)
    table = np.array(first, dtype=float)
    moment1, moment2 = np.zeros(len(table)), np.zeros(len(table))
    for step in range(1, steps + 1):
        gradient = _spsa_gradient(duel, _rounded(table), dice)
        moment1 = BETA1 * moment1 + (1.0 - BETA1) * gradient
        moment2 = BETA2 * moment2 + (1.0 - BETA2) * gradient**2
        size = np.sqrt(moment2 / (1.0 - BETA2**step))
        rate = LEARNING_RATE * (1.0 - (1.0 - LAST_SHARE) * step / steps)
        table += rate * moment1 / (1.0 - BETA1**step) / np.where(size > 0.0, size, 1.0)
        yield _rounded(table)


def _spsa_gradient(duel: Duel, table: Table, dice: random.Random) -> NDArray[np.float64]:
    """The estimated gradient, without SPSA's factor 1/2c: Adam's step does not depend on the scale."""
    weights, gradient = np.array(table), np.zeros(len(table))
    for _pair in range(PAIRS):
        bits = dice.getrandbits(len(table))
        signs = np.array([1 if bits >> at & 1 else -1 for at in range(len(table))])
        signs[_begin(FIXED)] = 0
        begin = dice.randrange(len(duel.deals) - DEALS_A_PAIR)
        a, b = _rounded(weights + PERTURBATION * signs), _rounded(weights - PERTURBATION * signs)
        lead = duel.lead(a, b, begin, begin + DEALS_A_PAIR, dice.getrandbits(30))
        gradient += lead * signs / PAIRS
    return gradient


def _rounded(numbers: NDArray[Any]) -> Table:
    return [round(number) for number in numbers.tolist()]


def _begin(part: str) -> int:
    names = list(SIZES)
    return sum(SIZES[name] for name in names[: names.index(part)])


# -- the file that ships ----------------------------------------------------------------------------------------------


def in_parts(table: Table) -> dict[str, Table]:
    """The numbers by the names of the parts."""
    return {name: table[_begin(name) : _begin(name) + size] for name, size in SIZES.items()}


def fit(kind: str, steps: int) -> Table:
    """Fits the table of a kind of game, and prints its margin over the first guess."""
    rules = PRESETS[GAMES[kind]]
    duel = Duel(rules, deals_of(rules, DEALS, seed=5))
    first = table = table_by_hand(rules)
    for number, table in enumerate(tables_by_spsa(duel, first, steps, seed=1), start=1):
        if number % 20 == 0 or number == steps:
            print(kind, number, f"{duel.lead(table, first, 0, DEALS, number):+.3f} against the first", flush=True)
    return table


def main() -> None:
    """Fits the kinds that are named, or all, and writes the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", default=list(KINDS))
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    arguments = parser.parse_args()
    tables = dict(load_trained(DATA))
    with ProcessPoolExecutor(arguments.jobs) as pool:
        tasks = {kind: pool.submit(fit, kind, arguments.steps) for kind in arguments.kinds}
        for kind, task in tasks.items():
            tables[kind] = in_parts(task.result())
            data_files.write(FOLDER / DATA, tables)


if __name__ == "__main__":
    main()
