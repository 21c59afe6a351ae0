"""Cross-validation of the strength model: its quality on held-out hands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from marjapussi_desktop.bots.value.strength_model import Model, read_model, weighed
from marjapussi_desktop.training.fit_strength import Hands, fit_alike

FOLDS: Final = 4
BINS: Final = ((0.0, 0.5), (0.5, 0.7), (0.7, 0.85), (0.85, 1.01))
"""Bins of contracts by their predicted probability to be made."""

Foretold = list[tuple[float, bool]]
"""For each contract, the predicted probability that it is made, and whether it was."""


def figures(games: Mapping[str, Hands]) -> dict[str, dict[str, Any]]:
    """The figures of games with the same layout. Each fold of the hands is predicted by models fitted to the other
    folds.
    """
    folds = [_fold(games, fold) for fold in range(FOLDS)]
    return {name: _told(hands, [fold[name] for fold in folds]) for name, hands in games.items()}


def _fold(games: Mapping[str, Hands], fold: int) -> dict[str, tuple[Foretold, float, float]]:
    def some(is_judged: bool) -> dict[str, Hands]:
        return {
            name: Hands(hands.rules, [row for at, row in enumerate(hands.rows) if (at % FOLDS == fold) is is_judged])
            for name, hands in games.items()
        }

    tables = fit_alike(some(False))
    models = {name: read_model(table) for name, table in tables.items()}
    return {name: (chances(models[name], hands), *_squares(models[name], hands)) for name, hands in some(True).items()}


def _told(hands: Hands, folds: Sequence[tuple[Foretold, float, float]]) -> dict[str, Any]:
    foretold = [one for fold in folds for one in fold[0]]
    whole = sum(fold[2] for fold in folds)
    return {
        "hands": len(hands.rows),
        "made": _share(is_made for _chance, is_made in foretold),
        "bins": [_bin(foretold, low, high) for low, high in BINS],
        "own_hand_tells": round(sum(fold[1] for fold in folds) / whole, 3),
    }


def chances(model: Model, hands: Hands) -> Foretold:
    """For each contract, the model's prediction and the outcome."""
    return [
        (model.chance(weighed(model.planned, plan), row["contract"]), bool(row["made"]))
        for row, plan in zip(hands.played, hands.plans, strict=True)
    ]


def _squares(model: Model, hands: Hands) -> tuple[float, float]:
    """The squared deviations of the strengths: the part that is predicted before the exchange, and the whole."""
    strengths = [weighed(model.planned, plan) for plan in hands.plans]
    guesses = [model.declarer.guess(found).mean for row in hands.played for found in hands.declarers(row)]
    mean = sum(strengths) / len(strengths)
    whole = sum((strength - mean) ** 2 for strength in strengths)
    return whole - sum((s - g) ** 2 for s, g in zip(strengths, guesses, strict=True)), whole


def _bin(foretold: Foretold, low: float, high: float) -> dict[str, Any]:
    some = [(chance, is_made) for chance, is_made in foretold if low <= chance < high]
    return {
        "contracts": len(some),
        "foretold": _share(chance for chance, _made in some),
        "made": _share(is_made for _chance, is_made in some),
    }


def _share(values: Iterable[float]) -> float:
    listed = list(values)
    return round(sum(listed) / len(listed), 3) if listed else 0.0
