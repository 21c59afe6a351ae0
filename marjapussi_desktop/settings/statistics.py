"""How the person has fared: tallies per preset (with or without house rules) and level, in a small file of their own.

They are kept apart from the saved matches so that no harm to those can take them along.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import TypeGuard

from marjapussi_desktop.settings.json_file import load_rows, save_object
from marjapussi_desktop.settings.problems import Loaded, ProblemKind

KEYS = ("preset", "partner_level", "opponent_level")
COUNTS = ("played", "won", "hands", "contracts", "contracts_made")
MOST = 10**9
"""Nobody plays more. A damaged file may hold a number of thousands of digits, which could not even be written."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Matches played and won, hands played, contracts of the person's side and those of them made.

    ``house_rules``: whether by changed rules; before there was such a field all were counted together.
    """

    preset: str
    partner_level: str
    opponent_level: str
    played: int = 0
    won: int = 0
    hands: int = 0
    contracts: int = 0
    contracts_made: int = 0
    house_rules: bool = False

    @property
    def key(self) -> tuple[str, str, str, bool]:
        """What a tally is kept by."""
        return (self.preset, self.partner_level, self.opponent_level, self.house_rules)

    def plus(self, other: Tally) -> Tally:
        """The sum of two tallies of one key."""
        assert self.key == other.key
        return replace(self, **{name: getattr(self, name) + getattr(other, name) for name in COUNTS})

    def minus(self, other: Tally) -> Tally:
        """Without what another tally of the key counts; nothing is less than 0."""
        left = {name: max(0, getattr(self, name) - getattr(other, name)) for name in COUNTS}
        return replace(
            self, **{name: min(count, left["played"]) if name == "won" else count for name, count in left.items()}
        )


@dataclass(frozen=True, slots=True)
class Statistics:
    """All tallies, in the order in which they began. ``counted``: the ids of the matches that are not counted again;
    ``since``: when the person began again from zero, as the matches' beginnings are written, or empty.
    """

    tallies: tuple[Tally, ...] = ()
    counted: tuple[str, ...] = ()
    since: str = ""

    def of(self, preset: str, partner_level: str, opponent_level: str, house_rules: bool = False) -> Tally:
        """The tally of one preset and its levels, empty when there is none."""
        wanted = Tally(preset, partner_level, opponent_level, house_rules=house_rules)
        return next((tally for tally in self.tallies if tally.key == wanted.key), wanted)

    def without(self, match_id: str) -> Statistics:
        """The same, and a match that will not be counted any more."""
        return self if match_id in self.counted else replace(self, counted=(*self.counted, match_id))

    def with_match(self, match_id: str, tally: Tally) -> Statistics:
        """With ``tally`` of a match added. Once only: killed in between, taken back, exported and opened again."""
        if match_id in self.counted:
            return self
        tallies = {kept.key: kept for kept in self.tallies}
        tallies[tally.key] = self.of(*tally.key).plus(tally)
        return Statistics(tuple(tallies.values()), (*self.counted, match_id), self.since)

    def without_repeat(self, match_id: str, started: str, tally: Tally) -> Statistics:
        """Without a match that was counted but repeated deals played before. It is not counted again."""
        kept = {one.key: one for one in self.tallies}
        if match_id not in self.counted or started < self.since or tally.key not in kept:
            return self
        kept[tally.key] = kept[tally.key].minus(tally)
        return replace(self, tallies=tuple(one for one in kept.values() if one.played))

    def without_known(self, known: Iterable[Tally]) -> tuple[Tally, ...]:
        """What is left of the tallies without matches that are known in full: ``known``, a tally for each."""
        left = {tally.key: tally for tally in self.tallies}
        for one in known:
            if one.key in left:
                left[one.key] = left[one.key].minus(one)
        return tuple(tally for tally in left.values() if tally.played)

    def from_zero(self, now: str) -> Statistics:
        """All forgotten but which matches were counted."""
        return Statistics(counted=self.counted, since=now)


def load(path: Path) -> Loaded[Statistics]:
    """The statistics kept in ``path``; none when there is no file, or when it is damaged (set aside). Where some rows
    are damaged, the others; the file as it was is set aside then.
    """
    return load_rows(path, from_object, ProblemKind.STATISTICS_DAMAGED, ProblemKind.STATISTICS_UNREADABLE)


def save(path: Path, statistics: Statistics) -> None:
    """Write the statistics, whole or not at all. Raises OSError."""
    save_object(path, to_object(statistics))


def to_object(statistics: Statistics) -> dict[str, object]:
    """The statistics as JSON."""
    return {
        "counted": list(statistics.counted),
        "tallies": [asdict(tally) for tally in statistics.tallies],
        **({"since": statistics.since} if statistics.since else {}),
    }


def from_object(data: Mapping[str, object]) -> tuple[Statistics, bool]:
    """The statistics of a JSON object, and whether it was whole; what is no tally is passed over."""
    if not data:
        return Statistics(), True
    rows, counted, since = data.get("tallies"), _counted(data), data.get("since", "")
    found = rows if isinstance(rows, list) else [None]
    tallies = [_tally(row) for row in found if _is_tally(row)]
    is_whole = counted is not None and len(tallies) == len(found) and isinstance(since, str)
    return Statistics(tuple(tallies), counted or (), since if isinstance(since, str) else ""), is_whole


def _counted(data: Mapping[str, object]) -> tuple[str, ...] | None:
    """The ids of the matches counted; version 0.1.0 kept the last one. None where they are not to be read."""
    last, listed = data.get("last_match"), data.get("counted")
    if listed is None and isinstance(last, str):
        return (last,) if last else ()
    return tuple(listed) if isinstance(listed, list) and all(isinstance(one, str) for one in listed) else None


def _is_tally(row: object) -> TypeGuard[Mapping[str, object]]:
    return (
        isinstance(row, dict)
        and all(isinstance(row.get(key), str) for key in KEYS)
        and all(type(row.get(name)) is int and 0 <= row[name] <= MOST for name in COUNTS)
        and isinstance(row.get("house_rules", False), bool)
    )


def _tally(row: Mapping[str, object]) -> Tally:
    return Tally(**{f.name: row[f.name] for f in fields(Tally) if f.name in row})  # type: ignore[arg-type]
