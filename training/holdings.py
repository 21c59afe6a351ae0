"""What the declarer's side holds after the exchange: ``python -m training.holdings [--hands N]`` writes `DATA` anew.

Searching players play each other. At every fourth turn or so the true hands are set beside hands imagined by the hard
facts, and the features of `holdings.features_of` are weighed so that the truth stands out as far as it can (a
conditional logit, by what plays and promises do not tell already). Repeats exactly.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

from marjapussi_desktop.bots.evidence import Evidence
from marjapussi_desktop.bots.fitted import FOLDER
from marjapussi_desktop.bots.holdings import DATA, PLACES, SUIT, features_of, role_of
from marjapussi_desktop.bots.masks import Mask, played_by_seats
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.values import frozen
from training import data_files
from training.arguments import new_parser
from training.turns import Turn, imagined, played_hands

GAMES: Final = {"3": ("huutopussi", "huutopussi-helsinki"), "4": ("huutopussi-erlangen", "huutopussi-wurzel")}
"""The games that are played, by how many cards are exchanged in them."""
ROLES: Final = {"declarer": ("partner",), "partner": ("declarer",), "defender": ("declarer", "partner")}
"""Who looks at whom."""
HANDS: Final = 180
"""Of each game."""
SEED: Final = 2026
IMAGINED: Final = 40
"""Hands beside the true ones."""
TAKEN: Final = 0.25
"""The share of the turns that are looked at."""
ROUNDS: Final = 40
PACE: Final = 0.7
RIDGE: Final = 3.0
"""How strongly each number is drawn to nought, in turns."""
JUDGED: Final = 4
"""One turn in so many judges numbers that were fitted to the others."""

Vector = tuple[float, ...]
_OF_SUIT: Final = tuple(tuple(float(one) for one in features_of(suit).values()) for suit in range(SUIT + 1))
_NAMES: Final = tuple(features_of(0))


@frozen
class Compared:
    """One turn: the features of the truth and of each imagined world, each with the logarithm of what else is told."""

    role: str
    truth: Vector
    truth_told: float
    worlds: tuple[Vector, ...]
    worlds_told: tuple[float, ...]


def turns(name: str, hands: int, seed: int) -> Iterator[Compared]:
    """Turns of so many hands of a game."""
    rules, dice = PRESETS[name], random.Random(f"{name}:{seed}")
    for hand in played_hands(rules, hands, dice):
        for turn in hand.turns:
            is_play = isinstance(turn.seen.choices, PlayChoices) and turn.seen.declarer is not None
            if is_play and dice.random() < TAKEN:
                yield _compared(turn, dice)


def _compared(turn: Turn, dice: random.Random) -> Compared:
    seen = turn.seen
    worlds = [turn.truth, *imagined(turn, IMAGINED, dice)]
    evidence = Evidence(seen, turn.truth, with_holdings=False)
    told = [evidence.likelihood(hands) for hands in worlds]
    found = [_vector(seen, hands) for hands in worlds]
    return Compared(role_of(seen, seen.seat), found[0], told[0], tuple(found[1:]), tuple(told[1:]))


def _vector(seen: Observation, hands: tuple[Mask, ...]) -> Vector:
    """The features of the hands that a seat looks at, one after the other."""
    held = [now | played for now, played in zip(hands, played_by_seats(seen), strict=True)]
    roles = {role_of(seen, seat): seat for seat in range(len(held)) if seat != seen.seat}
    found: list[float] = []
    for about in ROLES[role_of(seen, seen.seat)]:
        suits = [_OF_SUIT[held[roles[about]] >> PLACES * suit & SUIT] for suit in range(4)]
        found += [sum(column) for column in zip(*suits, strict=True)]
    return tuple(found)


def fitted(some: Sequence[Compared]) -> list[float]:
    """The weights of the features, all of the first hand that is looked at and then all of the second."""
    count = len(some[0].truth)
    found = [0.0] * count
    for _round in range(ROUNDS):
        slope = [-RIDGE * one for one in found]
        bend = [RIDGE] * count
        for turn in some:
            chances = _chances(turn, found)
            for at in range(count):
                mean = square = 0.0
                for chance, world in zip(chances, turn.worlds, strict=True):
                    value = world[at]
                    if value:
                        mean += chance * value
                        square += chance * value * value
                slope[at] += turn.truth[at] - mean
                bend[at] += square - mean * mean
        found = [one + PACE * s / b for one, s, b in zip(found, slope, bend, strict=True)]
    return found


def _odds(weights: Sequence[float], vector: Vector, told: float) -> float:
    return told + sum(weight * value for weight, value in zip(weights, vector, strict=True) if value)


def _chances(turn: Compared, weights: Sequence[float]) -> list[float]:
    odds = [_odds(weights, *world) for world in zip(turn.worlds, turn.worlds_told, strict=True)]
    best = max(odds)
    shares = [math.exp(one - best) for one in odds]
    whole = sum(shares)
    return [share / whole for share in shares]


def told(some: Sequence[Compared], weights: Sequence[float]) -> float:
    """How much likelier the truth is than an imagined world, on average, as a logarithm."""
    total = 0.0
    for turn in some:
        odds = [_odds(weights, *world) for world in zip(turn.worlds, turn.worlds_told, strict=True)]
        best = max(odds)
        mean = sum(math.exp(one - best) for one in odds) / len(odds)
        total += _odds(weights, turn.truth, turn.truth_told) - best - math.log(mean)
    return total / len(some)


def _named(role: str, weights: Sequence[float]) -> dict[str, dict[str, float]]:
    count = len(_NAMES)
    return {
        about: {name: round(one, 2) for name, one in zip(_NAMES, weights[count * at : count * (at + 1)], strict=True)}
        for at, about in enumerate(ROLES[role])
    }


def learn(names: Sequence[str], hands: int, seed: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """Of games that exchange alike: the weights by role, and how much they tell of turns that they did not see."""
    some = [turn for name in names for turn in turns(name, hands, seed)]
    weights, figures = {}, {}
    for role in ROLES:
        of_role = [turn for turn in some if turn.role == role]
        judged = of_role[::JUDGED]
        others = fitted([turn for at, turn in enumerate(of_role) if at % JUDGED])
        nothing = [0.0] * len(others)
        figures[role] = {
            "turns": len(of_role),
            "without": round(told(judged, nothing), 3),
            "with": round(told(judged, others), 3),
        }
        weights[role] = _named(role, fitted(of_role))
    return weights, figures


def main(words: Sequence[str] | None = None) -> None:
    """Fits and writes the file that ships."""
    chosen = new_parser(__doc__, HANDS, SEED).parse_args(words)
    with ProcessPoolExecutor(chosen.jobs) as pool:
        tasks = {exchanged: pool.submit(learn, names, chosen.hands, chosen.seed) for exchanged, names in GAMES.items()}
        found = {exchanged: task.result() for exchanged, task in tasks.items()}
    about = {"hands": chosen.hands, "seed": chosen.seed}
    games = {exchanged: weights for exchanged, (weights, _figures) in found.items()}
    figures = {exchanged: figures for exchanged, (_weights, figures) in found.items()}
    data_files.write(FOLDER / DATA, {**about, "figures": figures, "games": games})
    print(f"{DATA}: {figures}")


if __name__ == "__main__":
    main()
