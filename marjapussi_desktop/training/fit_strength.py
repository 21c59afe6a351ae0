"""Fits the numbers that `bots.value.strength_model.read_model` reads, from hands of self-play.

Each number is a coefficient of a linear or logistic regression. Games of the same layout are first fitted together.
Then each game is fitted alone, with a penalty that draws its coefficients towards the common ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from marjapussi_desktop.bots.heuristics.worth import worth_of
from marjapussi_desktop.bots.value.auction_features import POINTS, Features, auction_features, hand_features, with_bid
from marjapussi_desktop.bots.value.strength_model import weighed
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import partner_of, players_in, side_of
from marjapussi_desktop.evaluation.duplicate import difference
from marjapussi_desktop.training.hands import Row
from marjapussi_desktop.training.regression import logistic_regression, residual_deviation, ridge_regression

Table = dict[str, Any]

COMMON_RIDGE: Final = 1.0
"""The L2 penalty of the coefficients that games have in common."""
LINEAR_RIDGE: Final = 100.0
LOGISTIC_RIDGE: Final = 20.0
"""The penalties of a game's own coefficients."""
SWEEP_RIDGE: Final = 5.0
"""The penalty of the probability of a sweep; it draws the slope towards zero."""
DIGITS: Final = 3


class Hands:
    """Hands of one kind of game, and the features that the seats had in them."""

    def __init__(self, rules: Ruleset, rows: Sequence[Row]) -> None:
        self.rules = rules
        self.rows = rows
        self.played = [row for row in rows if row["declarer"] is not None]
        self.plans = [with_bid(row["plan"], row["bid"]) for row in self.played]
        self._worth = worth_of(rules)

    def side(self, seat: int) -> int:
        """The side of a seat."""
        return side_of(seat, self.rules.layout)

    def seen_by(self, row: Row, seat: int, before: int) -> Features:
        """The features that a seat had after the first ``before`` bids and passes."""
        bids = row["bids"][:before]
        return {
            **hand_features(row["hands"][seat], self._worth),
            **auction_features(bids, seat, self.rules),
        }

    def last_bid(self, row: Row, seat: int) -> int | None:
        """The index of a seat's last bid or pass."""
        return next((at for at in reversed(range(len(row["bids"]))) if row["bids"][at][0] == seat), None)

    def opponents(self, row: Row) -> Iterable[Features]:
        """The features that the declarer's opponents had at their last turns in the auction."""
        return self._watchers(row, False)

    def partners(self, row: Row) -> Iterable[Features]:
        """The features that the declarer's partner had at his last turn in the auction."""
        return self._watchers(row, True)

    def _watchers(self, row: Row, is_partner: bool) -> Iterable[Features]:
        for seat in range(players_in(self.rules.layout)):
            is_ours = self.side(seat) == self.side(row["declarer"])
            last = self.last_bid(row, seat)
            if seat != row["declarer"] and is_ours is is_partner and last is not None:
                yield self.seen_by(row, seat, last)

    def declarers(self, row: Row) -> Iterable[Features]:
        """The features that the declarer had before his last bid."""
        last = self.last_bid(row, row["declarer"])
        assert last is not None
        yield self.seen_by(row, row["declarer"], last)

    def defended(self, row: Row) -> float:
        """The mean points of a defending side."""
        own = row["taken"][self.side(row["declarer"])]
        return float((sum(row["taken"]) - own) / (len(row["taken"]) - 1))

    def is_swept(self, row: Row) -> bool:
        """Whether the declarer's side took every trick."""
        return bool(row["tricks"][self.side(row["declarer"])] == sum(row["tricks"]))


Scored = tuple[Hands, Row, float]
"""A hand with its declarer's strength."""


def fit_alike(games: Mapping[str, Hands]) -> dict[str, Table]:
    """The numbers of each game, fitted with those of the other games of the same layout, which help where hands are
    few.
    """
    common = fit_models(list(games.values()))
    return {name: fit_models([hands], common) for name, hands in games.items()}


def fit_models(games: Sequence[Hands], common: Table | None = None) -> Table:
    """One set of numbers for all hands of these games, drawn towards ``common``."""
    planned, slope = _strength(games, common)
    scored = [
        (hands, row, weighed(planned, plan))
        for hands in games
        for row, plan in zip(hands.played, hands.plans, strict=True)
    ]
    has_partner = partner_of(0, games[0].rules.layout) is not None
    declarer = _forecast(scored, Hands.declarers, common, "declarer")
    table = {
        "planned": planned,
        "slope": slope,
        "declarer": declarer,
        "defender": _forecast(scored, Hands.opponents, common, "defender"),
        "partner": _forecast(scored, Hands.partners, common, "partner") if has_partner else declarer,
        "silence": _silence(games, common),
        "defence": tuple(_defence(scored, is_made) for is_made in (False, True)),
        "sweep": tuple(_sweep(scored, is_made) for is_made in (False, True)),
    }
    rounded: Table = _rounded(table)
    return rounded


def _rounded(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _rounded(one) for name, one in value.items()}
    return tuple(_rounded(one) for one in value) if isinstance(value, tuple) else round(value, DIGITS)


def _named(found: Features, coefficients: Sequence[float]) -> Features:
    return dict(zip(found, coefficients, strict=True))


def _strength(games: Sequence[Hands], common: Table | None) -> tuple[Features, float]:
    """The coefficients that give a declarer's strength from his plan, and the slope of the probability to make a
    contract.
    """
    played = [row for hands in games for row in hands.played]
    plans = [plan for hands in games for plan in hands.plans]
    rows = [[*plan.values(), row["contract"] / POINTS] for row, plan in zip(played, plans, strict=True)]
    centre = None
    if common is not None:
        centre = [*(weight / common["slope"] for weight in common["planned"].values()), -POINTS / common["slope"]]
    made = [row["made"] for row in played]
    *planned, contract = logistic_regression(rows, made, _ridge(common, LOGISTIC_RIDGE), centre)
    slope = -POINTS / contract
    return _named(plans[0], [one * slope for one in planned]), slope


def _ridge(common: Table | None, ridge: float) -> float:
    return COMMON_RIDGE if common is None else ridge


def _forecast(
    scored: Sequence[Scored], seen: Callable[[Hands, Row], Iterable[Features]], common: Table | None, name: str
) -> tuple[Features, float]:
    pairs = [(found, strength) for hands, row, strength in scored for found in seen(hands, row)]
    rows = [list(found.values()) for found, _strength in pairs]
    targets = [strength for _found, strength in pairs]
    centre = None if common is None else list(common[name][0].values())
    coefficients = ridge_regression(rows, targets, _ridge(common, LINEAR_RIDGE), centre)
    return _named(pairs[0][0], coefficients), residual_deviation(rows, targets, coefficients)


def _silence(games: Sequence[Hands], common: Table | None) -> Features:
    """The coefficients of what a pass before any bid is worth: the score minus the others'."""
    seen = [one for hands in games for row in hands.rows for one in _silent(hands, row)]
    if not seen:
        return {"base": 0.0}
    rows, scores = [list(found.values()) for found, _score in seen], [score for _found, score in seen]
    centre = None if common is None else list(common["silence"].values())
    return _named(seen[0][0], ridge_regression(rows, scores, LINEAR_RIDGE, centre))


def _silent(hands: Hands, row: Row) -> Iterator[tuple[Features, float]]:
    for at, (seat, amount) in enumerate(row["bids"]):
        if amount:
            return
        yield hands.seen_by(row, seat, at), difference(row["scores"], hands.side(seat))


def _defence(scored: Sequence[Scored], is_made: bool) -> tuple[float, ...]:
    some = [
        (strength, hands.defended(row))
        for hands, row, strength in scored
        if row["made"] is is_made and not hands.is_swept(row)
    ]
    return tuple(ridge_regression([(1.0, strength / 100) for strength, _ in some], [points for _, points in some]))


def _sweep(scored: Sequence[Scored], is_made: bool) -> tuple[float, ...]:
    some = [(strength, hands.is_swept(row)) for hands, row, strength in scored if row["made"] is is_made]
    rows = [(1.0, strength / 100) for strength, _ in some]
    return tuple(logistic_regression(rows, [is_swept for _, is_swept in some], ridge=SWEEP_RIDGE))
