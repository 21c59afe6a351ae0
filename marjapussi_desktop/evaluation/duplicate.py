"""Duplicate deals: each deal is played again with the sides swapped, so that the luck of the cards cancels out."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from typing import Final

from marjapussi_desktop.bots.bot import Bot
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.events import HandKind, HandResult
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import players_in, side_of, sides_in
from marjapussi_desktop.engine.state import Deal
from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.evaluation.table import Table


def seated(rules: Ruleset, a: Bot, b: Bot, side: int) -> list[Bot]:
    """The bots per seat, A on one side and B elsewhere."""
    return [a if side_of(seat, rules.layout) == side else b for seat in range(players_in(rules.layout))]


def difference(values: Sequence[int], side: int) -> float:
    """A side's value minus the mean of the others'."""
    others = [value for other, value in enumerate(values) if other != side]
    return values[side] - sum(others) / len(others)


@frozen
class Outcome:
    """The outcome of one deal. ``score``, ``points``: A's minus B's, averaged over its playings; ``results``: each with
    A's side.
    """

    score: float
    points: float
    results: tuple[tuple[int, HandResult], ...]


def outcome_of(results: Sequence[tuple[int, HandResult]]) -> Outcome | None:
    """The outcome of a deal from its playings, each with A's side; None if the deal was thrown in."""
    if any(result.kind is HandKind.REDEAL for _side, result in results):
        return None
    count = len(results)
    return Outcome(
        sum(difference(result.scores, side) for side, result in results) / count,
        sum(difference(result.taken, side) for side, result in results) / count,
        tuple(results),
    )


def duplicate_deal(rules: Ruleset, a: Bot, b: Bot, deal: Deal, dealer: int) -> Outcome | None:
    """Plays one deal, once with A on each side; None if it was thrown in."""
    results = []
    for side in range(sides_in(rules.layout)):
        match = Table(seated(rules, a, b, side)).play_hand(game.new_match(rules, dealer), deal)
        results.append((side, match.last_result))
    return outcome_of(results)


@frozen
class Comparison:
    """A against B over many deals: mean differences with their standard errors; contracts made and played."""

    deals: int
    score: float
    score_error: float
    points: float
    points_error: float
    made_a: tuple[int, int]
    made_b: tuple[int, int]


NORMAL_95: Final = 1.96
"""Half the width of a 95 % interval, in standard errors."""


def mean_with_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = sum(values) / len(values)
    spread = math.sqrt(sum((v - mean) ** 2 for v in values) / max(len(values) - 1, 1))
    return mean, spread / math.sqrt(len(values))


def contracts_made(results: Sequence[tuple[int, HandResult]], rules: Ruleset, is_a: bool) -> tuple[int, int]:
    """How many contracts A's seats (or B's) made, and how many they played."""
    made = [
        result.made
        for side, result in results
        if result.declarer is not None and (side_of(result.declarer, rules.layout) == side) is is_a
    ]
    return sum(1 for m in made if m), len(made)


def duplicate_deals(rules: Ruleset, a: Bot, b: Bot, deals: int, seed: int) -> Iterator[Outcome]:
    """Plays ``deals`` duplicate deals of A against B, and yields each outcome. Deals that are thrown in are replaced.
    The same seed gives the same outcomes.
    """
    dice = random.Random(seed)
    played = 0
    while played < deals:
        deal = shuffled_deal(rules, dice)
        outcome = duplicate_deal(rules, a, b, deal, dice.randrange(players_in(rules.layout)))
        if outcome is not None:
            played += 1
            yield outcome


def compare(rules: Ruleset, a: Bot, b: Bot, deals: int, seed: int) -> Comparison:
    """Plays ``deals`` duplicate deals and sums them up: see `duplicate_deals`."""
    outcomes = list(duplicate_deals(rules, a, b, deals, seed))
    score, score_error = mean_with_error([outcome.score for outcome in outcomes])
    points, points_error = mean_with_error([outcome.points for outcome in outcomes])
    results = [result for outcome in outcomes for result in outcome.results]
    made_a, made_b = (contracts_made(results, rules, is_a) for is_a in (True, False))
    return Comparison(deals, score, score_error, points, points_error, made_a, made_b)
