"""Statistics and the archive with many hands: ``python -m tests.benchmarks.many_hands [HANDS] [FOLDER]``.

Fills a database with matches that were really played, each copied many times under other ids, dates and players, by
the program's own writing of matches and facts; then opens the sheets in the real window, offscreen. Printed are the
size of the file and how long it takes to open it, to show statistics, to change a filter and to scroll. With a folder,
the database is kept there and used again.
"""

from __future__ import annotations

import os
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from marjapussi_desktop.settings.matches import SavedMatch

HANDS = 100_000
GAMES = ("marjapussi", "huutopussi", "bondtolva", "huutopussi-3")
PLAYED = 5
"""Matches that are played of each game; all others are copies."""
PAGES = 10


def fill(path: Path, hands: int) -> int:
    """Write a database of so many hands; how many it has."""
    from marjapussi_desktop.controller.statistics.hand_facts import facts_of
    from marjapussi_desktop.settings import facts, matches
    from marjapussi_desktop.settings.database import connect, open_database

    opened = open_database(path)
    assert opened.connection is not None
    opened.connection.close()
    dice, written, nth = random.Random(1), 0, 0
    templates = [(saved, *facts_of(saved)) for saved in _played()]
    with closing(connect(path)) as to:
        to.execute("BEGIN")
        while written < hands:
            saved, match, own = templates[nth % len(templates)]
            when = time.localtime(1_600_000_000 + nth * 7200)
            copy = replace(saved, id=f"{nth:032x}", started=time.strftime("%Y-%m-%dT%H:%M:%S", when))
            _write(to, copy)
            others = dice.sample(("aino", "eino", "helmi", "veikko", "onni", "kerttu"), 3)
            rows = tuple(
                replace(
                    hand,
                    match=copy.id,
                    started=copy.started,
                    deal=hand.deal and f"{nth}-{hand.number}",  # else it would be a deal that is played again
                    par=hand.par + dice.gauss(0, 1),
                    partner=others[0],
                    opponent=others[1],
                    other_opponent=others[2],
                )
                for hand in own
            )
            names = ", ".join(["Veera", *(name.capitalize() for name in others)])
            fact = replace(match, match=copy.id, record=f"r{nth}", names=names)
            facts.write_facts(to, fact, rows, matches.fingerprint(to, copy.id))
            written, nth = written + len(rows), nth + 1
        to.execute("COMMIT")
    return written


def _played() -> list[SavedMatch]:
    from marjapussi_desktop.engine.presets import PRESETS
    from marjapussi_desktop.engine.record import record_to_json
    from marjapussi_desktop.engine.seats import players_in
    from marjapussi_desktop.evaluation.simulation import play_match
    from marjapussi_desktop.settings.matches import SavedMatch

    found = []
    for seed in range(PLAYED):
        for preset in GAMES:
            rules = PRESETS[preset]
            levels = ["casual"] * players_in(rules.layout)
            data = record_to_json(play_match(preset, rules, levels, seed, max_hands=None, trace=False))
            hands = data.pop("hands")
            found.append(SavedMatch("", "", data, tuple(hands)))
    return found


def _write(to: sqlite3.Connection, saved: SavedMatch) -> None:
    """The rows of a match, as the store writes them, with the date that it bears."""
    from marjapussi_desktop.settings import matches
    from marjapussi_desktop.settings.matches import MatchState, to_text

    matches.save_header(to, saved.id, to_text(saved.header) or "", now=saved.started)
    to.execute("UPDATE match SET started = ? WHERE id = ?", (saved.started, saved.id))
    for number, hand in enumerate(saved.hands):
        deal = {key: value for key, value in hand.items() if key not in ("moves", "result", "undone")}
        moves = [(saved.id, number, ply, move["seat"], move["move"]) for ply, move in enumerate(hand["moves"])]
        to.executemany("INSERT INTO move (match, hand, undo, ply, seat, text) VALUES (?, ?, 0, ?, ?, ?)", moves)
        to.execute("INSERT INTO hand (match, number, deal) VALUES (?, ?, ?)", (saved.id, number, to_text(deal)))
        matches.set_result(to, saved.id, number, to_text(hand["result"]))
    matches.end_match(to, saved.id, MatchState.FINISHED, matches.local_time())


class _Window:
    """The real window on a database, offscreen."""

    def __init__(self, path: Path) -> None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        from marjapussi_desktop.app import make_application
        from marjapussi_desktop.controller.match.qt_session import QtSession
        from marjapussi_desktop.settings.preferences import Preferences
        from marjapussi_desktop.ui.i18n import Language
        from marjapussi_desktop.ui.main_window import MainWindow

        self.app = make_application()
        self.session = QtSession(path)
        self.window = MainWindow(self.session, Language(), Preferences(language="en", pace="instant"))
        self.window.show()
        self.longest_s = 0.0

    def until(self, is_done: Callable[[], bool]) -> float:
        """How long it takes in seconds; ``longest_s``: the longest that the interface did not answer."""
        start = last = time.perf_counter()
        self.longest_s = 0.0
        while not is_done():
            self.app.processEvents()
            now = time.perf_counter()
            self.longest_s, last = max(self.longest_s, now - last), now
            time.sleep(0.001)
        return time.perf_counter() - start

    def close(self) -> None:
        self.window.close()
        self.session.close()


def measure(path: Path) -> dict[str, float]:
    """What takes how long, in seconds."""
    from marjapussi_desktop.ui.commands import Command

    shown = _Window(path)
    saved = shown.session.history
    assert saved is not None
    start = time.perf_counter()
    store = saved.store.opened()
    assert store is not None
    store.ask(lambda connection: 1)
    figures = {"open the file": time.perf_counter() - start}
    start = time.perf_counter()
    shown.window.do(Command.STATISTICS)
    sheet: Any = shown.window.sheet
    shown.until(lambda: sheet.report is not None)
    figures["statistics shown"] = time.perf_counter() - start
    shown.until(lambda: sheet.filters.boxes["preset"].count() > 2)
    box, before = sheet.filters.boxes["preset"], sheet.report
    box.setCurrentIndex(1)
    box.activated.emit(1)
    figures["another filter"] = shown.until(lambda: sheet.report is not before)
    start = time.perf_counter()
    shown.window.do(Command.ARCHIVE)
    archive: Any = shown.window.sheet
    shown.until(lambda: archive.model.rowCount() > 0)
    figures["archive shown"] = time.perf_counter() - start
    figures |= _scroll(shown, archive)
    archive.words.setText("helmi huuto 2020")
    count, rows = archive.count.text(), archive.model
    figures["search"] = shown.until(lambda: archive.count.text() != count and rows.rowCount() > 0)
    shown.close()
    return figures


def _scroll(shown: _Window, archive: Any) -> dict[str, float]:
    from marjapussi_desktop.settings.archive import ROWS_A_PAGE

    longest = slowest = 0.0
    for _page in range(PAGES):
        rows = archive.model.rowCount()
        if rows % ROWS_A_PAGE:
            break
        archive.table.scrollToBottom()
        slowest = max(slowest, shown.until(partial(_has_more_than, archive, rows)))
        longest = max(longest, shown.longest_s)
    return {"slowest page of the archive": slowest, "longest halt of the window": longest}


def _has_more_than(archive: Any, rows: int) -> bool:
    return bool(archive.model.rowCount() > rows)


def main(words: list[str]) -> int:
    """Print the figures."""
    hands = int(words[0]) if words else HANDS
    with tempfile.TemporaryDirectory() as folder:
        path = Path(words[1] if len(words) > 1 else folder) / "matches.sqlite"
        if not path.exists():
            start = time.perf_counter()
            count = fill(path, hands)
            print(f"{count} hands written in {time.perf_counter() - start:.0f} s")
        print(f"{path.stat().st_size / 2**20:.0f} MB")
        for what, seconds in measure(path).items():
            print(f"{what}: {seconds * 1000:.0f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
