"""Least squares and log odds, in plain Python: some thousand rows of some twenty columns take seconds."""

from __future__ import annotations

import math
from collections.abc import Sequence

from marjapussi_desktop.bots.value.strength_model import logistic

Row = Sequence[float]


def solved(matrix: Sequence[Row], right: Row) -> list[float]:
    """The solution of a system of linear equations with one solution (Gauss)."""
    count = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(count):
        best = max(range(at, count), key=lambda number: abs(rows[number][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for number in range(at + 1, count):
            factor = rows[number][at] / rows[at][at]
            if factor:
                rows[number] = [a - factor * b for a, b in zip(rows[number], rows[at], strict=True)]
    found = [0.0] * count
    for at in reversed(range(count)):
        known = sum(rows[at][other] * found[other] for other in range(at + 1, count))
        found[at] = (rows[at][count] - known) / rows[at][at]
    return found


def least_squares(
    rows: Sequence[Row], targets: Row, weights: Row | None = None, ridge: float = 1.0, centre: Row | None = None
) -> list[float]:
    """The coefficients that fit best; ``ridge`` draws all but the first towards ``centre`` , as so many rows would."""
    count = len(rows[0])
    aim = [0.0] * count if centre is None else centre
    matrix = [[0.0] * count for _ in range(count)]
    right = [0.0] * count
    for number, row in enumerate(rows):
        weight = 1.0 if weights is None else weights[number]
        for at, value in enumerate(row):
            if value:
                scaled = value * weight
                right[at] += scaled * targets[number]
                line = matrix[at]
                for other in range(at, count):
                    line[other] += scaled * row[other]
    for at in range(count):
        pull = ridge if at else 1e-6
        matrix[at][at] += pull
        right[at] += pull * aim[at]
        for other in range(at):
            matrix[at][other] = matrix[other][at]
    return solved(matrix, right)


def log_odds(
    rows: Sequence[Row], hits: Sequence[bool], ridge: float = 0.1, centre: Row | None = None, rounds: int = 12
) -> list[float]:
    """The coefficients of a logistic regression, by least squares again and again (Newton)."""
    found = [0.0] * len(rows[0]) if centre is None else list(centre)
    for _round in range(rounds):
        odds = [sum(a * b for a, b in zip(row, found, strict=True)) for row in rows]
        chances = [logistic(one) for one in odds]
        weights = [max(chance * (1.0 - chance), 1e-4) for chance in chances]
        wanted = [
            one + (hit - chance) / weight for one, hit, chance, weight in zip(odds, hits, chances, weights, strict=True)
        ]
        found = least_squares(rows, wanted, weights, ridge, centre)
    return found


def deviation(rows: Sequence[Row], targets: Row, coefficients: Row) -> float:
    """How far the targets lie from what the coefficients tell (root mean square)."""
    squares = [
        (target - sum(a * b for a, b in zip(row, coefficients, strict=True))) ** 2
        for row, target in zip(rows, targets, strict=True)
    ]
    return math.sqrt(sum(squares) / len(squares))
