"""The person's tallies, counted and written in a thread of their own: the window never waits for the disk."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from marjapussi_desktop.controller.kept_value import KeptFile, KeptValue
from marjapussi_desktop.controller.match.players import PERSON_SEAT
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record import BOT, MatchRecord
from marjapussi_desktop.engine.seats import partner_of, players_in, side_of
from marjapussi_desktop.settings.problems import Loaded, ProblemKind

if TYPE_CHECKING:
    from marjapussi_desktop.settings.statistics import Statistics, Tally

LOCAL_TIME: Final = "%Y-%m-%dT%H:%M:%S"
"""The format of the times at which matches begin."""


class StatisticsBook(QObject):
    """The statistics of one file. Attribute: ``kept``, their value.

    Signals: ``told(Statistics)`` after ``ask`` and after every change; ``noticed(Problem)``. Both come from another
    thread, and arrive on the receiver's own.
    """

    told = Signal(object)
    noticed = Signal(object)

    def __init__(self, path: Path | None, parent: QObject | None = None) -> None:
        """``path``: the file; None keeps the tallies for this run only."""
        super().__init__(parent)
        self.kept = KeptValue("statistics", _file(path), self.told.emit, self.noticed.emit)

    def add(self, match_id: str, record: MatchRecord | None) -> None:
        """Count a finished match, once, even if an undo changes its end. ``record`` None: the match was over before the
        person opened it, and is never counted.
        """
        if record is None:
            self.kept.change(lambda statistics: statistics.without(match_id))
        else:
            tally = tally_of(record)
            self.kept.change(lambda statistics: statistics.with_match(match_id, tally))

    def forget_repeat(self, match_id: str, started: str, tally: Tally) -> None:
        """A match that repeated deals played before has been deleted: it no longer counts here, where it did."""
        self.kept.change(lambda statistics: statistics.without_repeat(match_id, started, tally))

    def reset(self) -> None:
        """Forget all tallies, but remember which matches were counted."""
        now = time.strftime(LOCAL_TIME)
        self.kept.change(lambda statistics: statistics.from_zero(now))

    def ask(self) -> None:
        """Have ``told`` emitted with the statistics."""
        self.kept.change(lambda statistics: statistics)

    def close(self) -> None:
        """Write what is left and end the thread."""
        self.kept.close()


def _file(path: Path | None) -> KeptFile[Statistics]:
    """Where the statistics are kept. Their module is imported in the thread: few starts need it."""

    def empty() -> Statistics:
        from marjapussi_desktop.settings.statistics import Statistics

        return Statistics()

    def load(path: Path) -> Loaded[Statistics]:
        from marjapussi_desktop.settings.statistics import load

        return load(path)

    def save(path: Path, statistics: Statistics) -> None:
        from marjapussi_desktop.settings.statistics import save

        save(path, statistics)

    return KeptFile(path, empty, load, save, ProblemKind.STATISTICS_NOT_SAVED)


def tally_of(record: MatchRecord) -> Tally:
    """The tally of one finished match for the person's side, by game and levels."""
    from marjapussi_desktop.settings.statistics import Tally

    layout = record.rules.layout
    side, partner = side_of(PERSON_SEAT, layout), partner_of(PERSON_SEAT, layout)
    opponent = next(seat for seat in range(players_in(layout)) if side_of(seat, layout) != side)
    results = [hand.result for hand in record.hands if hand.result is not None]
    own = [one for one in results if one.declarer is not None and side_of(one.declarer, layout) == side]
    return Tally(
        preset=record.preset,
        partner_level=_level(record, partner),
        opponent_level=_level(record, opponent),
        played=1,
        won=int(record.winner == side),
        hands=len(results),
        contracts=sum(one.made is not None for one in own),
        contracts_made=sum(one.made is True for one in own),
        house_rules=record.rules != PRESETS[record.preset],
    )


def _level(record: MatchRecord, seat: int | None) -> str:
    """The level in a seat without its character; ``exec`` for another program; empty for nobody."""
    if seat is None:
        return ""
    level = record.players[seat].kind.removeprefix(BOT)
    return level.partition(":")[0].partition("@")[0].partition("+")[0]
