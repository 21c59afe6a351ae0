"""What statistics ask of the facts. Each query reads the hands once, in the order of time."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import nan, sqrt
from operator import add
from typing import Final

from marjapussi_desktop.settings.statistics import Statistics, Tally

CONTRACTS_APART: Final = 20
"""Contracts are counted together that lie in the same range of so many points."""
POINTS_IN_CURVE: Final = 200
_PERCENT: Final = "100.0 / target"


@dataclass(frozen=True, slots=True)
class Filter:
    """Which hands count; None and empty leave a question open.

    ``partner``, ``opponent``: a level, or a character after a plus (``+aino``); ``since``: local time, ISO 8601, of
    the match's beginning.
    """

    preset: str = ""
    house_rules: bool | None = None
    partner: str = ""
    opponent: str = ""
    since: str = ""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean of so many values, and its standard error (nan for fewer than two)."""

    mean: float = nan
    error: float = nan
    count: int = 0


@dataclass(frozen=True, slots=True)
class Row:
    """How the person fared in some of the hands. ``key``: what they have in common, as the facts hold it; of games the
    preset, whether by house rules, and the name of these or empty.

    ``matches``, ``won``: played to their end; ``hands``: without redeals and repeats; ``contracts``, ``made``: of the
    person's side. The rest are by how much the person's side scored more than the others in a hand: ``score`` is what
    it was, ``luck`` what the dealt cards were worth (par), ``play`` what was made of them beyond that.
    """

    key: tuple[object, ...]
    matches: int
    won: int
    hands: int
    contracts: int
    made: int
    score: Estimate
    luck: Estimate
    play: Estimate


@dataclass(frozen=True, slots=True)
class Sides:
    """Something counted for the person's side and for the others."""

    own: int
    other: int


@dataclass(frozen=True, slots=True)
class Report:
    """All that a page of statistics shows. ``scale``: whether scores are per cent of what wins a match, since games of
    different scales are counted together, instead of points.

    ``contracts``: lowest contract of a range, made, failed, in the order of contracts; ``curve``: the hands of each
    point and their mean score, in the order of time.
    """

    is_percent: bool
    total: Row
    marriages: Sides
    porvoo: Sides
    slams: Sides
    contracts: tuple[tuple[int, int, int], ...]
    curve: tuple[tuple[int, float], ...]
    games: tuple[Row, ...]
    partners: tuple[Row, ...]
    opponents: tuple[Row, ...]
    characters: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Offered:
    """What there is to filter by."""

    presets: tuple[str, ...]
    partners: tuple[str, ...]
    opponents: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Balance:
    """What one match came to for the person's side, as `Row` counts it, but summed. ``numbers``: of its hands, from 0,
    redeals left out; ``last``: the number of the last hand of all; ``spread``: the standard deviation of what computer
    players score, from one playing of all these deals to another; ``error``: the standard error of ``play`` by how much
    it differs from hand to hand, as in `Estimate`, nan for a single hand.
    """

    numbers: tuple[int, ...]
    last: int
    score: float
    luck: float
    spread: float
    error: float

    @property
    def play(self) -> float:
        """What was made of the cards beyond what they were worth."""
        return self.score - self.luck


def balance(connection: sqlite3.Connection, match: str) -> Balance | None:
    """The balance of a match by its id in the store; None while its facts are missing."""
    rows = connection.execute(
        "SELECT h.number, h.kind != 'redeal', h.own_score - h.other_score, h.par, h.par_spread FROM played_hand h"
        " JOIN match m ON m.id = h.match WHERE m.id = ? AND m.reckoned IS NOT NULL ORDER BY h.number",
        (match,),
    ).fetchall()
    played = [row for row in rows if row[1]]
    if not played:
        return None
    score, luck = (sum(row[nth] for row in played) for nth in (2, 3))
    spread = sqrt(sum(row[4] ** 2 for row in played))
    plays = [row[2] - row[3] for row in played]
    error = len(plays) * _estimate(len(plays), sum(plays), sum(one * one for one in plays)).error
    return Balance(tuple(row[0] for row in played), rows[-1][0], score, luck, spread, error)


def report(
    connection: sqlite3.Connection, wanted: Filter, names: Mapping[tuple[str, str], str] | None = None
) -> Report:
    """The statistics of the hands that a filter leaves. ``names``: of house rules, by preset and ``rules``."""
    named = names or {}
    where, values = condition_of(wanted)
    (presets,) = connection.execute(f"SELECT count(DISTINCT preset) FROM played_hand {where}", values).fetchone()
    is_percent = presets > 1
    ask = _Asked(connection, where, values, _PERCENT if is_percent else "1.0")
    return Report(
        is_percent=is_percent,
        total=next(iter(ask.rows(lambda _part: [()])), _row((), (0.0,) * 11)),
        **ask.sides(),
        contracts=ask.contracts(),
        curve=ask.curve(),
        games=tuple(ask.rows(lambda part: [(*part[:2], named.get((part[0], part[7]), ""))])),
        partners=tuple(ask.rows(lambda part: [part[2:3]] if part[2] else [])),
        opponents=tuple(ask.rows(lambda part: [part[3:4]])),
        characters=tuple(ask.rows(_characters)),
    )


def offered(connection: sqlite3.Connection) -> Offered:
    """What the filters can choose from."""
    tables = connection.execute(
        "SELECT preset, partner_level, partner, opponent_level, opponent, other_opponent FROM played_hand"
        " GROUP BY 1, 2, 3, 4, 5, 6"
    ).fetchall()
    partners = {one for row in tables for one in (row[1], row[2] and f"+{row[2]}") if one}
    opponents = {one for row in tables for one in (row[3], *(name and f"+{name}" for name in row[4:])) if one}
    return Offered(
        tuple(sorted({row[0] for row in tables})),
        tuple(sorted(partners)),
        tuple(sorted(opponents)),
    )


def known_matches(connection: sqlite3.Connection, statistics: Statistics) -> list[Tally]:
    """A tally for each match that both the tallies and the facts have counted."""
    found = _tallies(connection, "h.started >= ?", statistics.since)
    counted = set(statistics.counted)
    return [tally for record, _started, tally in found if record in counted]


def repeat_to_forget(connection: sqlite3.Connection, match: str) -> tuple[str, str, Tally] | None:
    """The record's id, the beginning and the tally of a match whose deals had been played before; None of another.
    Once it is deleted nothing else knows that the tallies have counted one too many.
    """
    return next(_tallies(connection, "p.repeats AND p.match = ?", match), None)


def _tallies(connection: sqlite3.Connection, condition: str, value: str) -> Iterator[tuple[str, str, Tally]]:
    """What the tallies would have counted of matches that are over: their records' ids, beginnings and tallies."""
    rows = connection.execute(
        "SELECT p.record, min(h.started), p.preset, p.partner_level, p.opponent_level, p.house_rules, p.won,"
        " count(h.number), total(h.declarer = 'own' AND h.made IS NOT NULL),"
        " total(h.declarer = 'own' AND h.made = 1)"
        f" FROM played_match p JOIN played_hand h USING (match) WHERE p.counts AND {condition} GROUP BY p.match",
        (value,),
    )
    for record, started, preset, partner, opponent, house_rules, won, hands, contracts, made in rows:
        counts = (1, won, hands, int(contracts), int(made))
        yield record, started, Tally(preset, partner, opponent, *counts, bool(house_rules))


def condition_of(wanted: Filter, *, with_repeats: bool = False) -> tuple[str, tuple[object, ...]]:
    """The condition in SQL, and its values. Redeals are no hands, and deals that were played before do not count."""
    parts: list[str] = ["kind != 'redeal'", *([] if with_repeats else ["NOT repeats"])]
    values: list[object] = []
    for condition, value, is_asked in (
        ("started >= ?", wanted.since, bool(wanted.since)),
        ("preset = ?", wanted.preset, bool(wanted.preset)),
        ("house_rules = ?", wanted.house_rules, wanted.house_rules is not None),
        *_person("partner", wanted.partner, "partner = ?"),
        *_person("opponent", wanted.opponent, "? IN (opponent, other_opponent)"),
    ):
        if is_asked:
            parts.append(condition)
            values.append(value)
    return f"WHERE {' AND '.join(parts)}", tuple(values)


def _person(who: str, value: str, is_character: str) -> Iterator[tuple[str, str, bool]]:
    name = value.removeprefix("+")
    yield (is_character if value.startswith("+") else f"{who}_level = ?", name, bool(name))


_PARTS: Final = "preset, house_rules, partner_level, opponent_level, partner, opponent, other_opponent, rules"
"""What tells hands apart in the tables; all the same within a match."""
_SUMS: Final = """count(*) AS hands, sum(declarer = 'own' AND made IS NOT NULL) AS contracts,
    sum(declarer = 'own' AND made = 1) AS made, sum(d) AS d, sum(d * d) AS dd, sum(l) AS l, sum(l * l) AS ll,
    sum(d - l) AS p, sum((d - l) * (d - l)) AS pp"""
_OF_SUMS: Final = ", ".join(
    f"sum(h.{name})" for name in ("hands", "contracts", "made", "d", "dd", "l", "ll", "p", "pp")
)

_Part = tuple[str, int, str, str, str, str, str, str]
_Sums = tuple[float, ...]
"""Matches, matches won, and then as in ``_SUMS``."""


class _Asked:
    """One condition, asked in several ways. ``factor``: what a score is multiplied by, in SQL."""

    def __init__(self, connection: sqlite3.Connection, where: str, values: tuple[object, ...], factor: str) -> None:
        self._connection = connection
        self._where = where
        self._values = values
        self._factor = factor
        self._parts = self._read_parts()

    def _read_parts(self) -> list[tuple[_Part, _Sums]]:
        """The sums of all hands, in the smallest parts that are asked for: by match first, in whose order they lie."""
        difference = f"(own_score - other_score) * {self._factor} AS d, par * {self._factor} AS l"
        found = self._connection.execute(
            f"SELECT {', '.join(f'h.{name}' for name in _PARTS.split(', '))}, total(p.counts AND NOT p.repeats),"
            f" total(p.counts AND NOT p.repeats AND p.won), {_OF_SUMS} FROM (SELECT match, {_PARTS}, {_SUMS} FROM"
            f" (SELECT *, {difference} FROM played_hand {self._where}) GROUP BY started, match) h"
            f" LEFT JOIN played_match p USING (match) GROUP BY {', '.join(map(str, range(1, 9)))}",
            self._values,
        )
        return [(row[:8], row[8:]) for row in found]

    def rows(self, keys_of: Callable[[_Part], Iterable[tuple[object, ...]]]) -> list[Row]:
        """A row for each key that a part belongs to, the one with most hands first."""
        sums: dict[tuple[object, ...], _Sums] = {}
        for part, own in self._parts:
            for key in keys_of(part):
                before = sums.get(key)
                sums[key] = own if before is None else tuple(map(add, before, own))
        rows = [_row(key, found) for key, found in sums.items()]
        return sorted(rows, key=lambda row: -row.hands)

    def sides(self) -> dict[str, Sides]:
        """What is counted for both sides."""
        names = ("marriages", "porvoo", "slam")
        sums = ", ".join(f"total(own_{name}), total(other_{name})" for name in names)
        found = self._connection.execute(f"SELECT {sums} FROM played_hand {self._where}", self._values).fetchone()
        numbers = [int(one) for one in found]
        return {
            "marriages": Sides(*numbers[0:2]),
            "porvoo": Sides(*numbers[2:4]),
            "slams": Sides(*numbers[4:6]),
        }

    def contracts(self) -> tuple[tuple[int, int, int], ...]:
        """Contracts of the person's side by range: made and failed."""
        lowest = f"contract / {CONTRACTS_APART} * {CONTRACTS_APART}"
        found = self._connection.execute(
            f"SELECT {lowest}, sum(made), sum(1 - made) FROM played_hand {self._where}"
            " AND declarer = 'own' AND made IS NOT NULL GROUP BY 1 ORDER BY 1",
            self._values,
        )
        return tuple(found.fetchall())

    def curve(self) -> tuple[tuple[int, float], ...]:
        """Mean scores of the hands in the order of time, each of as many hands."""
        count = self._connection.execute(f"SELECT count(*) FROM played_hand {self._where}", self._values).fetchone()[0]
        each = max(1, -(-count // POINTS_IN_CURVE))
        found = self._connection.execute(
            f"SELECT own_score - other_score, {self._factor} FROM (SELECT own_score, other_score, target FROM"
            f" played_hand {self._where} ORDER BY started, match, number)",
            self._values,
        ).fetchall()
        scores = [difference * factor for difference, factor in found]
        parts = (scores[start : start + each] for start in range(0, count, each))
        return tuple((len(part), sum(part) / len(part)) for part in parts)


def _characters(part: _Part) -> Iterator[tuple[object, ...]]:
    """As what each character sat at the table. Two opponents never are the same one."""
    partner, *opponents = part[4:7]
    if partner:
        yield ("partner", partner)
    yield from (("opponent", who) for who in opponents if who)


def _row(key: tuple[object, ...], sums: _Sums) -> Row:
    matches, won, hands, contracts, made = map(int, sums[:5])
    score, luck, play = (_estimate(hands, *sums[nth : nth + 2]) for nth in (5, 7, 9))
    return Row(key, matches, won, hands, contracts, made, score, luck, play)


def _estimate(count: int, total: float, squares: float) -> Estimate:
    if not count:
        return Estimate()
    mean = total / count
    if count < 2:
        return Estimate(mean, nan, count)
    return Estimate(mean, sqrt(max(0.0, squares - count * mean * mean) / (count - 1) / count), count)
