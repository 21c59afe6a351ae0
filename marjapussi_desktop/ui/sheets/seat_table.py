"""A table of what many deals gave to each seat, as markup."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale

from marjapussi_desktop.controller.deals.qt_own_deals import Measure, SeatCounts, expected
from marjapussi_desktop.controller.match.players import SEATED
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import SEATS
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate
from marjapussi_desktop.ui.rich import escaped

MEASURES: Final = {
    Measure.ACES: QT_TRANSLATE_NOOP("SeatTable", "Aces"),
    Measure.MARRIAGES: QT_TRANSLATE_NOOP("SeatTable", "Marriages"),
    Measure.POINTS: QT_TRANSLATE_NOOP("SeatTable", "Card points"),
}
PLACE_NAMES: Final = {
    "left": QT_TRANSLATE_NOOP("SeatTable", "Left"),
    "opposite": QT_TRANSLATE_NOOP("SeatTable", "Opposite"),
    "right": QT_TRANSLATE_NOOP("SeatTable", "Right"),
}
EXPECTED: Final = QT_TRANSLATE_NOOP("SeatTable", "Expected")
YOU: Final = QT_TRANSLATE_NOOP("SeatTable", "You")
CHANCE: Final = QT_TRANSLATE_NOOP("SeatTable", "By chance")
DECIMALS: Final = {Measure.ACES: 3, Measure.MARRIAGES: 3, Measure.POINTS: 2}


def seat_table(counts: SeatCounts, rules: Ruleset, cards: int) -> str:
    """A row for each measure: what is expected, what each seat got on average, and the chance of such differences.
    ``cards``: how many a seat has.
    """
    places = [translate("SeatTable", PLACE_NAMES[place]) for place in SEATED[rules.layout]]
    heads = ("", _text(EXPECTED), _text(YOU), *places, _text(CHANCE))
    rows = [[translate("SeatTable", MEASURES[measure]), *_row(counts, measure, rules, cards)] for measure in Measure]
    return (
        "<table><tr>"
        + "".join(f"<th>{escaped(head)}</th>" for head in heads)
        + "</tr>"
        + "".join("<tr>" + "".join(f"<td>{escaped(cell)}</td>" for cell in row) + "</tr>" for row in rows)
        + "</table>"
    )


def _row(counts: SeatCounts, measure: Measure, rules: Ruleset, cards: int) -> list[str]:
    fair = expected(measure, rules, cards)
    means = [counts.mean(measure, seat) for seat in SEATS[rules.layout]]
    figures = [QLocale().toString(value, "f", DECIMALS[measure]) for value in (fair, *means)]
    return [*figures, _percent(counts.chance(measure))]


def _percent(chance: float) -> str:
    percent = 100 * chance
    return "< 1 %" if percent < 1 else f"{percent:.0f} %"


def _text(source: str) -> str:
    return translate("SeatTable", source)
