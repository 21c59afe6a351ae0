"""Fits how likely a play is: ``python -m marjapussi_desktop.training.fit_plays [--hands N]`` writes `DATA` anew.

Searching players play each other, and so do everyday players. Each manner of play is a conditional logit: a card is
chosen with a probability proportional to the exponential of its weighted features. The weights maximise the likelihood
of the cards that were chosen. The optimiser is AdaGrad (Duchi, Hazan and Singer 2011) with a gradient step for each
choice: a choice has few of the features, and AdaGrad takes longer steps for rare ones. The same arguments give the same
file.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

from marjapussi_desktop.bots.data_files import FOLDER
from marjapussi_desktop.bots.inference.plays import DATA, MANNERS, new_play_likelihood, read
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.bots.native import PlayLikelihood
from marjapussi_desktop.bots.native.encoding import native_rules
from marjapussi_desktop.bots.native.policy_weights import KINDS, SIZES, kind_of
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.training import data_files
from marjapussi_desktop.training.arguments import new_parser
from marjapussi_desktop.training.turns import PlayedHand, everyday, played_hands, searching

HANDS: Final = 1200
"""Of each kind of game."""
SEED: Final = 2026
EPOCHS: Final = 25
LEARNING_RATE: Final = 0.15
RIDGE: Final = 2.0
"""The penalty is half of this times the sum of the squared weights (L2)."""
HELD_OUT: Final = 4
"""One choice in this many is held out, to judge weights that were fitted to the others."""
UNIT: Final = 100
"""Native code takes weights in hundredths."""

Parts = list[list[tuple[int, int]]]
"""For each card that could be chosen, its non-zero features: index and value."""
Choice = tuple[Parts, int]
"""The cards that could be chosen, and which was."""


def games() -> dict[str, list[str]]:
    """The presets for partners, by the kind of their table."""
    found: dict[str, list[str]] = {}
    for name, rules in PRESETS.items():
        if rules.layout is Layout.PARTNERSHIP:
            found.setdefault(KINDS[kind_of(native_rules(rules))], []).append(name)
    return found


PLAYERS: Final = {"searching": searching, "everyday": everyday}
"""By the names in `MANNERS`."""


def choices(name: str, hands: int, seed: int, manner: str) -> list[Choice]:
    """All choices in ``hands`` hands of a game."""
    likelihood = new_play_likelihood(PRESETS[name], [0] * sum(SIZES.values()))
    played = played_hands(name, hands, seed, PLAYERS[manner])
    return [choice for hand in played for choice in _choices_in(hand, likelihood)]


def _choices_in(hand: PlayedHand, likelihood: PlayLikelihood) -> list[Choice]:
    last = hand.turns[-1] if hand.turns else None
    if last is None or not last.seen.tricks:
        return []
    read(likelihood, last.seen, PublicHistory(last.seen), last.truth)
    return likelihood.choices_made()


def fit_choices(some: Sequence[Choice]) -> list[float]:
    """The maximum-likelihood weights, by AdaGrad: a weight's step is the gradient divided by the root of the sum of its
    squares so far.
    """
    count = sum(SIZES.values())
    weights, squares = [0.0] * count, [1.0] * count
    order, dice = list(some), random.Random(len(some))
    for _epoch in range(EPOCHS):
        dice.shuffle(order)
        for parts, chosen in order:
            gradient: dict[int, float] = {}
            for place, (chance, part) in enumerate(zip(_chances(parts, weights), parts, strict=True)):
                error = (place == chosen) - chance
                for at, value in part:
                    gradient[at] = gradient.get(at, 0.0) + error * value
            for at, likelier in gradient.items():
                slope = likelier - RIDGE * weights[at] / len(some)
                squares[at] += slope * slope
                weights[at] += LEARNING_RATE * slope / math.sqrt(squares[at])
    return weights


def _chances(parts: Parts, numbers: Sequence[float]) -> list[float]:
    weights = [sum(numbers[number] * value for number, value in part) for part in parts]
    most = max(weights)
    shares = [math.exp(weight - most) for weight in weights]
    total = sum(shares)
    return [share / total for share in shares]


def figures(some: Sequence[Choice], numbers: Sequence[float]) -> dict[str, Any]:
    """How well the weights predict choices: the mean log-probability of the chosen card, and how often the likeliest
    card was chosen; and the same for a uniform guess.
    """
    found = [_chances(parts, numbers) for parts, _chosen in some]
    told = [chances[chosen] for chances, (_parts, chosen) in zip(found, some, strict=True)]
    count = len(some)
    return {
        "choices": count,
        "log_chance": round(sum(map(math.log, told)) / count, 3),
        "log_chance_by_lot": round(-sum(math.log(len(parts)) for parts, _chosen in some) / count, 3),
        "likeliest_chosen": round(
            sum(max(c) == t for c, t in zip(found, told, strict=True)) / count,
            3,
        ),
    }


def named(numbers: Sequence[float]) -> dict[str, list[int]]:
    """The weights by the names of their parts, in hundredths."""
    rest = [round(UNIT * number) for number in numbers]
    found = {}
    for part, size in SIZES.items():
        found[part], rest = rest[:size], rest[size:]
    return found


def learn(names: Sequence[str], manner: str, hands: int, seed: int) -> tuple[dict[str, list[int]], dict[str, Any]]:
    """The weights of a kind of game, with their figures on held-out choices."""
    some = [choice for name in names for choice in choices(name, hands // len(names), seed, manner)]
    others = fit_choices([choice for at, choice in enumerate(some) if at % HELD_OUT])
    return named(fit_choices(some)), figures(some[::HELD_OUT], others)


def main(words: Sequence[str] | None = None) -> None:
    """Fits and writes the file that ships."""
    chosen = new_parser(__doc__, HANDS, SEED, "each kind of game").parse_args(words)
    kinds = games()
    with ProcessPoolExecutor(chosen.jobs) as pool:
        tasks = {
            f"{kind}/{manner}": pool.submit(learn, names, manner, chosen.hands, chosen.seed)
            for manner in MANNERS  # the searching ones first: their hands take longest
            for kind, names in kinds.items()
        }
        found = {name: task.result() for name, task in tasks.items()}
    about = {"hands": chosen.hands, "seed": chosen.seed}
    tables = {name: table for name, (table, _figures) in found.items()}
    told = {name: figures for name, (_table, figures) in found.items()}
    data_files.write(FOLDER / DATA, {**about, "figures": told, "games": tables})
    print(f"{DATA}: {told}")


if __name__ == "__main__":
    main()
