"""A fitted model: numbers of the data file, with names.

Everything is told by one number, a declarer's *strength*: the contract that he makes as often as not with the cards
that he holds after the exchange. What follows from a strength is a few curves; what a seat knows before the exchange
tells a mean strength and how far the real one may lie from it.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from marjapussi_desktop.bots.data_files import load_trained
from marjapussi_desktop.bots.value.auction_features import Features
from marjapussi_desktop.engine.ruleset import Ruleset, asking_costs
from marjapussi_desktop.engine.values import frozen

Weights = Mapping[str, float]
Curve = tuple[float, float]
"""A straight line: its value at strength 0, and what each 100 points of strength add."""
MOST: Final = 30.0
DATA: Final = "auctions.json"
SEPARATOR: Final = "/"
"""Between the parts of a key."""
NECESSARY: Final = 4
"""So many parts of a key must be the same."""


@frozen
class Guess:
    """A mean and how far the truth may lie from it: a standard deviation."""

    mean: float
    spread: float


@frozen
class Forecast:
    """How to guess a strength from features."""

    weights: Weights
    spread: float

    def guess(self, found: Features) -> Guess:
        """The strength to be expected."""
        return Guess(weighed(self.weights, found), self.spread)


@frozen
class Model:
    """What is known of one kind of game.

    ``planned``: from the declarer's plan to his strength; ``slope``: how many points change the chance to make a
    contract from a half to 73 %; ``declarer``, ``defender``, ``partner``: what a seat expects of the strength of
    itself, of an opponent, of its partner as declarer, at its last turn in the auction; ``silence``: what a pass is
    worth before any bid; ``defence`` and ``sweep``, by whether the contract is made: a defending side's points, and
    the chance, as log odds, that all tricks go to the declarer's side.
    """

    planned: Weights
    slope: float
    declarer: Forecast
    defender: Forecast
    partner: Forecast
    silence: Weights
    defence: tuple[Curve, Curve]
    sweep: tuple[Curve, Curve]

    def chance(self, strength: float, contract: float) -> float:
        """How likely a contract is made."""
        return logistic((strength - contract) / self.slope)

    def defended(self, strength: float, is_made: bool) -> float:
        """The points of a defending side."""
        return max(_at(self.defence[is_made], strength), 0.0)

    def swept(self, strength: float, is_made: bool) -> float:
        """How likely all tricks go to the declarer's side."""
        return logistic(_at(self.sweep[is_made], strength))


def _at(curve: Curve, strength: float) -> float:
    return curve[0] + curve[1] * strength / 100.0


def logistic(odds: float) -> float:
    """Log odds as a chance."""
    return 1.0 / (1.0 + math.exp(-max(-MOST, min(MOST, odds))))


def weighed(weights: Weights, found: Features) -> float:
    """The sum of the features, each times its weight."""
    return sum(weight * found[name] for name, weight in weights.items())


def key_of(rules: Ruleset) -> tuple[str, ...]:
    """What the models tell games apart by, the weightiest first; some of these are necessary."""
    assert rules.auction is not None
    assert rules.contract is not None
    return (
        rules.layout.value,
        str(rules.deal.pack),
        rules.auction.opening.value,
        str(rules.exchange.exchange if rules.exchange is not None else 0),
        rules.contract.card_points.value,
        rules.marriages.declare_after.value,
        "asking_costs" if asking_costs(rules) else "asking_is_free",
        rules.marriages.ask_order.value,
    )


@lru_cache(maxsize=8)
def model_of(rules: Ruleset) -> Model | None:
    """The model of the game most like this one; None where there is none like it."""
    if rules.contract is None or rules.auction is None:
        return None
    games = {tuple(name.split(SEPARATOR)): table for name, table in load_trained(DATA)["games"].items()}
    key = key_of(rules)
    alike = [known for known in games if known[:NECESSARY] == key[:NECESSARY]]
    if not alike:
        return None
    return read_model(games[max(alike, key=lambda known: [a == b for a, b in zip(known, key, strict=True)])])


def read_model(table: Mapping[str, Any]) -> Model:
    """A model from its numbers; see ``training/fit_strength``, which makes them."""
    forecasts = {name: Forecast(*table[name]) for name in ("declarer", "defender", "partner")}
    curves = {name: (tuple(table[name][0]), tuple(table[name][1])) for name in ("defence", "sweep")}
    return Model(**{**table, **forecasts, **curves})
