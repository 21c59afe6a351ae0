"""Costs of decisions in the words of a game: points, game points, or matches in a hundred."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.ui.i18n import translate
from marjapussi_desktop.ui.text.comparisons import tenths

NORMAL_95: Final = 1.96
_ALL_MATCHES: Final = 100
_LITTLE: Final = 16.0, 0.4
"""In points, and in game points."""


class Amounts:
    """Amounts in the words of a game: whole points, or tenths of a game point. Where ``point_wins`` is given, as in
    `Judgement`, costs as tenths of a match of a hundred: a cost is what the match loses by it, and as game points it
    would often be more than a hand can score.
    """

    def __init__(self, rules: Ruleset, point_wins: float | None = None) -> None:
        self._rules = rules
        self._is_tenths = rules.game_points is not None
        self.is_in_matches = self._is_tenths and point_wins is not None
        self._scale = point_wins if self.is_in_matches and point_wins is not None else 1.0

    def of_costs(self, point_wins: float | None) -> Amounts:
        """The words for what decisions cost."""
        return Amounts(self._rules, point_wins)

    def number(self, cost: float) -> str:
        """The amount alone, with a true minus."""
        if not self._is_tenths:
            return str(round(cost)).replace("-", "−")
        amount = round(cost * self._scale * 10)
        if self.is_in_matches:
            amount = min(amount, 10 * _ALL_MATCHES)
        return ("−" if amount < 0 else "") + tenths(abs(amount))

    def total(self, cost: float) -> str:
        """What decisions of many hands cost together, alone: more than a match, perhaps."""
        return tenths(round(cost * self._scale * 10)) if self.is_in_matches else self.number(cost)

    def cost_head(self) -> str:
        """What stands above costs that are told alone."""
        if self.is_in_matches:
            return translate("Reviews", "Cost, matches in 100")
        return translate("Reviews", "Cost, game points") if self._is_tenths else translate("Reviews", "Cost, points")

    def dearest_head(self) -> str:
        """What stands above the dearest decisions, whose rows tell amounts alone."""
        if self.is_in_matches:
            return translate("Reviews", "Costliest, in matches lost of 100")
        if self._is_tenths:
            return translate("Reviews", "Costliest, in game points")
        return translate("Reviews", "Costliest, in points")

    def others_cost(self) -> str:
        """A sentence with a ``{list}`` of choices, each with what it would have cost, alone."""
        if self.is_in_matches:
            return translate("Reviews", "Others would have cost so many matches of 100: {list}.")
        if self._is_tenths:
            return translate("Reviews", "Others would have cost so many game points: {list}.")
        return translate("Reviews", "Others would have cost so many points: {list}.")

    def points(self, cost: float) -> str:
        """The amount with its unit."""
        if self.is_in_matches:
            return translate("Reviews", "{amount} matches in 100").format(amount=self.number(cost))
        if self._is_tenths:
            return translate("Reviews", "{amount} game points").format(amount=self.number(cost))
        source = translate("Reviews", "1 point") if abs(round(cost)) == 1 else translate("Reviews", "{amount} points")
        return source.format(amount=self.number(cost))

    def large(self, cost: float) -> float:
        """An amount of this game with as many figures as this one in whole points."""
        return cost / 10.0 if self._is_tenths else cost

    def is_nothing(self, cost: float) -> bool:
        """Whether an amount is too small to be told."""
        return round(cost * self._scale * (10 if self._is_tenths else 1)) == 0

    def is_little(self, cost: float) -> bool:
        """Whether so much may lie between choices that are told as equally good."""
        return cost <= _LITTLE[self._is_tenths]

    def interval(self, cost: float, error: float) -> str:
        """Between what a cost lies, 95 times of 100; where that rounds to one number, that it is as sure as that."""
        half = NORMAL_95 * error
        low, high = self.number(max(cost - half, 0.0)), self.number(max(cost + half, 0.0))
        if low == high:
            return translate("Reviews", "± under {least}").format(least=tenths(1) if self._is_tenths else "1")
        return translate("Reviews", "{low} to {high}").format(low=low, high=high)
