"""The tables of the page of statistics, as one page of markup."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from marjapussi_desktop.settings.queries import Report, Row
from marjapussi_desktop.settings.statistics import Tally
from marjapussi_desktop.ui.i18n import translate
from marjapussi_desktop.ui.rich import escaped
from marjapussi_desktop.ui.statistics.filters import player_text
from marjapussi_desktop.ui.statistics.games import have_contracts
from marjapussi_desktop.ui.statistics.plots import estimate_text
from marjapussi_desktop.ui.style import Look, colours, px
from marjapussi_desktop.ui.text.games import game_text

FEW: Final = 10
"""Of fewer a percentage would say more than is known."""


def share(part: int, whole: int) -> str:
    """So many of so many, and the percentage where they are not few."""
    told = f"{part}/{whole}" if whole else "–"
    return f"{told} ({percent(part, whole)})" if percent(part, whole) else told


def percent(part: int, whole: int) -> str:
    """A share in per cent; empty of few."""
    return f"{round(100 * part / whole)} %" if whole >= FEW else ""


def tables_of(report: Report | None, earlier: Sequence[Tally]) -> str:
    """All tables that hold anything."""
    parts = [] if report is None else _report_tables(report)
    if earlier:
        head = translate("Statistics", "Matches of which only the result is known")
        parts.append(_titled(head if parts else "", _earlier_table(earlier)))
    return "".join(parts)


def _report_tables(report: Report) -> list[str]:
    games = [(game_text(str(row.key[0]), bool(row.key[1]), str(row.key[2])), row) for row in report.games]
    partners = [(player_text(str(row.key[0])), row) for row in report.partners]
    opponents = [(player_text(str(row.key[0])), row) for row in report.opponents]
    with_them = [(player_text(f"+{row.key[1]}"), row) for row in report.characters if row.key[0] == "partner"]
    against = [(player_text(f"+{row.key[1]}"), row) for row in report.characters if row.key[0] == "opponent"]
    tables = (
        (translate("Statistics", "By game"), translate("Statistics", "Game"), games),
        (translate("Statistics", "By your partner's level"), translate("Statistics", "Partner"), partners),
        (translate("Statistics", "By your opponents' level"), translate("Statistics", "Opponents"), opponents),
        (translate("Statistics", "With a character as your partner"), translate("Statistics", "Partner"), with_them),
        (translate("Statistics", "Against a character"), translate("Statistics", "Opponent"), against),
    )
    is_contracts = have_contracts(str(row.key[0]) for row in report.games)
    return [_titled(title, _table(head, rows, report.is_percent, is_contracts)) for title, head, rows in tables if rows]


def _table(head: str, rows: Sequence[tuple[str, Row]], is_percent: bool, is_contracts: bool) -> str:
    """``is_contracts``: one of the games has contracts."""
    unit = (
        translate("Statistics", "Luck, % of a match") if is_percent else translate("Statistics", "Luck, points a hand")
    )
    heads = (
        head,
        translate("Statistics", "Matches won"),
        translate("Statistics", "Hands"),
        *([translate("Statistics", "Contracts made")] if is_contracts else []),
        unit,
        translate("Statistics", "Everybody's play"),
    )
    cells = [
        (
            name,
            share(row.won, row.matches),
            str(row.hands),
            *([share(row.made, row.contracts)] if is_contracts else []),
            estimate_text(row.luck),
            estimate_text(row.play),
        )
        for name, row in rows
    ]
    return _markup(heads, cells, 1)


def _earlier_table(tallies: Sequence[Tally]) -> str:
    is_contracts = have_contracts(tally.preset for tally in tallies)
    heads = (
        translate("Statistics", "Game"),
        translate("Statistics", "Opponents"),
        translate("Statistics", "Partner"),
        translate("Statistics", "Matches won"),
        translate("Statistics", "Hands"),
        *([translate("Statistics", "Contracts made")] if is_contracts else []),
    )
    cells = [
        (
            game_text(tally.preset, tally.house_rules),
            player_text(tally.opponent_level) or "–",
            player_text(tally.partner_level) or "–",
            share(tally.won, tally.played),
            str(tally.hands),
            *([share(tally.contracts_made, tally.contracts)] if is_contracts else []),
        )
        for tally in tallies
    ]
    return _markup(heads, cells, 3)


def _titled(title: str, table: str) -> str:
    return (f"<h2>{escaped(title)}</h2>" if title else "") + table


def _markup(heads: Sequence[str], rows: Sequence[Sequence[str]], texts: int) -> str:
    """A table whose first columns are texts, and the others numbers."""
    lines = ["".join(_cell(head, "th", nth < texts) for nth, head in enumerate(heads))]
    lines += ["".join(_cell(cell, "td", nth < texts) for nth, cell in enumerate(row)) for row in rows]
    return f'<table width="100%" cellspacing="0">{"".join(f"<tr>{line}</tr>" for line in lines)}</table>'


def _cell(text: str, tag: str, is_text: bool) -> str:
    edge = f"border-bottom: 1px solid {colours(Look.theme)['edge']};"
    side = "left" if is_text else "right"
    return f'<{tag} align="{side}" style="padding: {px(4)}px {px(10)}px; {edge}">{escaped(text)}</{tag}>'
