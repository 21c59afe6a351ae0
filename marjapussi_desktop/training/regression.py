"""Linear and logistic regression with an L2 penalty, and the solver of smooth convex fits, by numpy and scipy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize
from scipy.special import expit

Floats: TypeAlias = NDArray[np.float64]
Row = Sequence[float]

INTERCEPT_RIDGE: Final = 1e-6
"""The penalty of the intercept: just enough for a unique solution."""
CLOSE: Final = 1e-4
"""In standard errors: the largest distance of a fit from the best coefficients."""


def ridge_regression(rows: Sequence[Row], targets: Row, ridge: float = 1.0, centre: Row | None = None) -> list[float]:
    """The coefficients with the least squared error. ``ridge`` draws all but the first towards ``centre`` (default:
    zero), with the weight of that many rows.
    """
    x = np.asarray(rows, dtype=float)
    penalty, aim = _penalty(x, ridge, centre)
    found = np.linalg.solve(x.T @ x + np.diag(penalty), x.T @ np.asarray(targets) + penalty * aim)
    return [float(one) for one in found]


def logistic_regression(
    rows: Sequence[Row], hits: Sequence[bool], ridge: float = 0.1, centre: Row | None = None
) -> list[float]:
    """The coefficients of the log odds that maximise the likelihood of the hits; ``ridge`` and ``centre`` as above."""
    x, hit = np.asarray(rows, dtype=float), np.asarray(hits, dtype=float)
    penalty, aim = _penalty(x, ridge, centre)

    def loss(found: Floats) -> float:
        odds = x @ found
        return float(np.sum(np.logaddexp(0.0, odds) - hit * odds) + penalty @ (found - aim) ** 2 / 2)

    def gradient(found: Floats) -> Floats:
        return np.asarray(x.T @ (expit(x @ found) - hit) + penalty * (found - aim))

    def hessian(found: Floats) -> Floats:
        chances = expit(x @ found)
        return np.asarray(x.T @ (x * (chances * (1.0 - chances))[:, None]) + np.diag(penalty))

    return minimum(loss, gradient, hessian, aim)


def residual_deviation(rows: Sequence[Row], targets: Row, coefficients: Row) -> float:
    """The root mean square of the targets' deviations from the fit."""
    residuals = np.asarray(targets) - np.asarray(rows) @ np.asarray(coefficients)
    return float(np.sqrt(np.mean(residuals**2)))


def minimum(
    loss: Callable[[Floats], float],
    gradient: Callable[[Floats], Floats],
    hessian: Callable[[Floats], Floats],
    start: Floats,
) -> list[float]:
    """The minimum of a smooth and convex loss, by Newton's method in a trust region. Raises ArithmeticError if it is
    not found.
    """
    # This gtol is below the loss's precision: the solver goes on as long as it can.
    found: Any = minimize(loss, start, jac=gradient, hess=hessian, method="trust-exact", options={"gtol": 1e-9})
    slope = gradient(found.x)
    off = float(np.sqrt(slope @ np.linalg.solve(hessian(found.x), slope)))  # the Newton decrement
    if not off < CLOSE:
        raise ArithmeticError(f"The fit ends {off:.2g} standard errors off: {found.message}")
    return [float(one) for one in found.x]


def _penalty(x: Floats, ridge: float, centre: Row | None) -> tuple[Floats, Floats]:
    count = x.shape[1]
    penalty = np.full(count, ridge)
    penalty[0] = INTERCEPT_RIDGE
    return penalty, np.zeros(count) if centre is None else np.asarray(centre, dtype=float)
