"""Writes what the program keeps, as its present version writes it, for tests of every later version.

``python -m tests.versions.make`` makes the folder ``tests/versions/VERSION``, once for each version, just before it is
released; commit it, and never change it afterwards. ``test_versions.py`` walks all the folders.
"""

from __future__ import annotations

import random
import sys
import threading
from pathlib import Path

from marjapussi_desktop import __version__
from marjapussi_desktop.controller.deals.deal_source import DealSource
from marjapussi_desktop.controller.match.history import History
from marjapussi_desktop.controller.match.session import Session
from marjapussi_desktop.controller.statistics.qt_statistics import tally_of
from marjapussi_desktop.engine.options import OPTIONS_BY_KEY, allowed_values, differences, format_value, with_options
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record import MatchRecord, PlayerInfo, format_record
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.evaluation.simulation import play_match
from marjapussi_desktop.settings import house_rules, preferences, statistics
from marjapussi_desktop.settings.house_rules import HouseRules
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.settings.statistics import Statistics
from tests.helpers.rulesets import random_variant
from tests.helpers.saved_matches import play_some

VERSIONS = Path(__file__).parent
RECORDS, PREFERENCES, HOUSE_RULES, STATISTICS = (
    "records.jsonl",
    "preferences.json",
    "house_rules.json",
    "statistics.json",
)
EXPORTED, SAVED = "house_rules", "matches"
"""Folders: each house rule as a file of its own; for each game a database and its current match as a record."""

SEED = 2026
MOVES = {"few": 7, "many": 70, "all": 10_000}
UNDONE = 0.1
"""The share of the moves that is taken back."""
"""How far the saved matches have got."""


def make(folder: Path) -> None:
    """Write everything into ``folder``."""
    (folder / SAVED).mkdir(parents=True)
    (folder / EXPORTED).mkdir()
    variants = {preset: random_variant(random.Random(f"{SEED} {preset}"), preset).rules for preset in PRESETS}
    finished = [_finished(preset, rules) for preset, rules in variants.items()]
    for nth, preset in enumerate(PRESETS):
        rules = variants[preset] if nth % 2 else PRESETS[preset]
        _save_match(folder / SAVED / f"{preset}.sqlite", preset, rules, MOVES["many" if nth % 3 else "few"])
    first = next(iter(PRESETS))
    _save_match(folder / SAVED / "finished.sqlite", first, _short(PRESETS[first]), MOVES["all"])
    traced = [_traced(preset) for preset in PRESETS]
    lines = [format_record(record) + "\n" for record in (*finished, *traced)]
    (folder / RECORDS).write_text("".join(lines), encoding="utf-8", newline="\n")
    _write_settings(folder, variants, finished)


def _finished(preset: str, rules: Ruleset) -> MatchRecord:
    levels = ["random"] * players_in(rules.layout)
    return play_match(preset, _short(rules), levels, SEED, max_hands=None, trace=False)


def _short(rules: Ruleset) -> Ruleset:
    """With the lowest target, so that the match is short."""
    target = OPTIONS_BY_KEY["target"]
    for value in allowed_values(target, rules):
        changed = with_options(rules, {"target": value})
        if isinstance(changed, Ruleset):
            return changed
    raise AssertionError("no target can be played")


def _traced(preset: str) -> MatchRecord:
    levels = ["random"] * players_in(PRESETS[preset].layout)
    return play_match(preset, PRESETS[preset], levels, SEED, max_hands=1, trace=True)


def _save_match(file: Path, preset: str, rules: Ruleset, moves: int) -> None:
    """A database whose current match has got so far, and the same match as a record."""
    problems: list[object] = []
    history = History(file, problems.append)
    seats = range(players_in(rules.layout))
    players = tuple(PlayerInfo(f"Pelaaja {seat}", "bot:casual" if seat else "human") for seat in seats)
    source = DealSource(SEED)
    session = Session(MatchRecord(preset, rules, players, SEED), source)
    session.journal = history.begin(session.record, source)
    play_some(session, random.Random(f"{SEED} {preset}"), moves, UNDONE)
    written = threading.Event()
    history.when_written(session.is_over, written.set)
    assert written.wait(10)
    history.close()
    assert problems == []
    for journal in file.parent.glob("*-journal"):
        assert journal.stat().st_size == 0
        journal.unlink()
    file.with_suffix(".json").write_text(format_record(session.record) + "\n", encoding="utf-8", newline="\n")


def _write_settings(folder: Path, variants: dict[str, Ruleset], finished: list[MatchRecord]) -> None:
    named = [
        HouseRules(f"Kotisäännöt {nth}", preset, _changes(preset, rules))
        for nth, (preset, rules) in enumerate(variants.items(), start=1)
    ]
    house_rules.save(folder / HOUSE_RULES, named)
    for entry in named:
        house_rules.export(folder / EXPORTED / f"{entry.preset}.json", entry)
    counted = Statistics()
    for nth, record in enumerate(finished):
        counted = counted.with_match(f"{nth:032x}", tally_of(record))
    statistics.save(folder / STATISTICS, counted)
    preset, rules = list(variants.items())[-1]
    chosen = Preferences(
        language="fi",
        name="Veera",
        preset=preset,
        options=_changes(preset, rules),
        characters=("aino", "?", ""),
        lessons_done=("cards", "tricks"),
        sound=False,
    )
    preferences.save(folder / PREFERENCES, chosen)


def _changes(preset: str, rules: Ruleset) -> tuple[tuple[str, str], ...]:
    """What differs from the preset, as the command line writes it."""
    return tuple((o.key, format_value(o.value_in(rules))) for o in differences(rules, PRESETS[preset]))


if __name__ == "__main__":
    target = VERSIONS / __version__
    if target.exists():
        sys.exit(f"{target} exists; what a released version wrote is never changed.")
    make(target)
    print(target)
