"""How the person has fared: tallies per preset and level, in a small file of their own.

They are kept apart from the saved matches so that no harm to those can take them along.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path

from marjapussi_desktop.settings.json_file import load_object, save_object
from marjapussi_desktop.settings.problems import Loaded, ProblemKind

KEYS = ("preset", "partner_level", "opponent_level")
COUNTS = ("played", "won", "hands", "contracts", "contracts_made")


@dataclass(frozen=True, slots=True)
class Tally:
    """Matches played and won, hands played, contracts of the person's side and those of them made."""

    preset: str
    partner_level: str
    opponent_level: str
    played: int = 0
    won: int = 0
    hands: int = 0
    contracts: int = 0
    contracts_made: int = 0

    @property
    def key(self) -> tuple[str, str, str]:
        """What a tally is kept by."""
        return (self.preset, self.partner_level, self.opponent_level)

    def plus(self, other: Tally) -> Tally:
        """The sum of two tallies of one key."""
        assert self.key == other.key
        return replace(self, **{name: getattr(self, name) + getattr(other, name) for name in COUNTS})


@dataclass(frozen=True, slots=True)
class Statistics:
    """All tallies, in the order in which they began. ``last_match``: the id of the match counted last."""

    tallies: tuple[Tally, ...] = ()
    last_match: str = ""

    def of(self, preset: str, partner_level: str, opponent_level: str) -> Tally:
        """The tally of one preset and its levels, empty when there is none."""
        wanted = Tally(preset, partner_level, opponent_level)
        return next((tally for tally in self.tallies if tally.key == wanted.key), wanted)

    def with_match(self, match_id: str, tally: Tally) -> Statistics:
        """With ``tally`` of a match added; the match counted last is not counted again (killed in between)."""
        if match_id == self.last_match:
            return self
        tallies = {kept.key: kept for kept in self.tallies}
        tallies[tally.key] = self.of(*tally.key).plus(tally)
        return Statistics(tuple(tallies.values()), match_id)


def load(path: Path) -> Loaded[Statistics]:
    """The statistics kept in ``path``; none when there is no file, or when it is damaged (set aside)."""
    loaded = load_object(path, ProblemKind.STATISTICS_DAMAGED, ProblemKind.STATISTICS_UNREADABLE)
    return Loaded(from_object(loaded.value), loaded.problem)


def save(path: Path, statistics: Statistics) -> None:
    """Write the statistics, whole or not at all. Raises OSError."""
    save_object(path, to_object(statistics))


def to_object(statistics: Statistics) -> dict[str, object]:
    """The statistics as JSON."""
    return {"last_match": statistics.last_match, "tallies": [asdict(tally) for tally in statistics.tallies]}


def from_object(data: Mapping[str, object]) -> Statistics:
    """The statistics of a JSON object; rows that are none are passed over."""
    rows = data.get("tallies")
    last = data.get("last_match")
    tallies = [_tally(row) for row in rows if _is_tally(row)] if isinstance(rows, list) else []
    return Statistics(tuple(tallies), last if isinstance(last, str) else "")


def _is_tally(row: object) -> bool:
    return (
        isinstance(row, dict)
        and all(isinstance(row.get(key), str) for key in KEYS)
        and all(type(row.get(name, 0)) is int and row.get(name, 0) >= 0 for name in COUNTS)
    )


def _tally(row: Mapping[str, object]) -> Tally:
    return Tally(**{f.name: row[f.name] for f in fields(Tally) if f.name in row})  # type: ignore[arg-type]
