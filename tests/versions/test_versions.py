"""What any version has kept, this one opens: ``make.py`` tells how a version adds its folder."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from marjapussi_desktop import __version__
from marjapussi_desktop.cli import main
from marjapussi_desktop.controller.match.history import History, Resumed
from marjapussi_desktop.controller.match.session import Session
from marjapussi_desktop.engine import options
from marjapussi_desktop.engine.options import Group, Option, OptionValue, Source
from marjapussi_desktop.engine.record import format_record
from marjapussi_desktop.engine.record_reading import parse_record
from marjapussi_desktop.engine.ruleset import Family, Ruleset
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.settings import house_rules, preferences, statistics
from marjapussi_desktop.settings.house_rules import HouseRules
from marjapussi_desktop.settings.problems import Problem
from marjapussi_desktop.ui.house_rules.files import problems_of
from tests.versions.make import EXPORTED, HOUSE_RULES, PREFERENCES, RECORDS, SAVED, STATISTICS, VERSIONS, make

FOLDERS = sorted(path for path in VERSIONS.iterdir() if (path / RECORDS).exists())
SAVES = [path for folder in FOLDERS for path in sorted((folder / SAVED).glob("*.sqlite"))]
every_version = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
every_save = pytest.mark.parametrize("save", SAVES, ids=lambda path: f"{path.parents[1].name}-{path.stem}")


def holds(new: object, old: object) -> bool:
    """Whether all of an old JSON value is in a new one; what was added meanwhile may be there, too."""
    if isinstance(old, dict):
        return isinstance(new, dict) and all(key in new and holds(new[key], value) for key, value in old.items())
    if isinstance(old, list):
        return isinstance(new, list) and len(new) == len(old) and all(map(holds, new, old))
    return type(new) is type(old) and new == old


def resume(save: Path, folder: Path) -> Resumed:
    """The match that a copy of a saved file goes on with; nothing may be wrong with it."""
    problems: list[Problem] = []
    shutil.copy(save, folder / "matches.sqlite")
    history = History(folder / "matches.sqlite", problems.append)
    resumed = history.load()
    history.close()
    assert problems == []
    assert resumed is not None
    return resumed


def test_this_version_has_its_folder() -> None:
    assert (VERSIONS / __version__).exists(), "run python -m tests.versions.make, and commit what it makes"


@every_version
def test_its_records_are_read_and_written_again(folder: Path) -> None:
    for line in (folder / RECORDS).read_text(encoding="utf-8").splitlines():
        old = json.loads(line)
        for hand in old["hands"]:
            for move in hand["moves"]:
                move.pop("legal", None)
        assert holds(json.loads(format_record(parse_record(line).record)), old)


@every_version
def test_its_records_are_checked_on_the_command_line(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(folder / RECORDS)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len((folder / RECORDS).read_text(encoding="utf-8").splitlines())


@pytest.mark.sampled(3)
@every_save
def test_its_saved_matches_go_on(save: Path, tmp_path: Path) -> None:
    resumed = resume(save, tmp_path)
    old = json.loads(save.with_suffix(".json").read_text(encoding="utf-8"))
    assert holds(json.loads(format_record(resumed.replayed.record)), old)
    session = Session.take_up(resumed.replayed, resumed.source)
    assert session.is_over or session.awaits_deal or session.seat_to_act is not None
    if session.awaits_deal:
        session.deal_next()


@every_version
def test_its_preferences_are_kept(folder: Path, tmp_path: Path) -> None:
    shutil.copy(folder / PREFERENCES, tmp_path / "p.json")
    loaded = preferences.load(tmp_path / "p.json")
    assert loaded.problem is None
    assert not loaded.value.unknown
    assert holds(preferences.to_object(loaded.value), json.loads((folder / PREFERENCES).read_bytes()))


@every_version
def test_its_house_rules_can_be_played(folder: Path, tmp_path: Path) -> None:
    shutil.copy(folder / HOUSE_RULES, tmp_path / "h.json")
    loaded = house_rules.load(tmp_path / "h.json")
    assert loaded.problem is None
    house_rules.save(tmp_path / "again.json", loaded.value)
    old, new = (json.loads(path.read_bytes()) for path in (folder / HOUSE_RULES, tmp_path / "again.json"))
    assert holds(new, old)
    alone = [house_rules.read_file(path) for path in (folder / EXPORTED).iterdir()]
    assert len(alone) == len(loaded.value)
    for entry in (*loaded.value, *alone):
        assert isinstance(entry, HouseRules)
        assert problems_of(entry) == ()


@every_version
def test_its_statistics_are_counted_on(folder: Path, tmp_path: Path) -> None:
    shutil.copy(folder / STATISTICS, tmp_path / "s.json")
    loaded = statistics.load(tmp_path / "s.json")
    old = json.loads((folder / STATISTICS).read_bytes())
    assert loaded.problem is None
    assert holds(statistics.to_object(loaded.value)["tallies"], old["tallies"])
    counted = old.get("counted", [old.get("last_match")])
    assert loaded.value.counted == tuple(counted)


class NewOption(Option):
    """An option that no version has had yet, always with the first of its values."""

    def value_in(self, rules: Ruleset) -> OptionValue:
        return self.values[0]


@pytest.fixture
def tomorrow(monkeypatch: pytest.MonkeyPatch) -> Option:
    """The next version of the program, which has one option more."""
    groups = (Group.SCORING, "")
    layouts = tuple(Layout)
    option = NewOption("little_ones_points", *groups, (False, True), tuple(Family), layouts, layouts, Source.PAGAT)
    monkeypatch.setattr(options, "OPTIONS", (*options.OPTIONS, option))
    monkeypatch.setitem(options.OPTIONS_BY_KEY, option.key, option)
    return option


@pytest.mark.sampled(3)
@every_save
def test_its_saved_matches_go_on_when_an_option_has_been_added(save: Path, tmp_path: Path, tomorrow: Option) -> None:
    record = json.loads(format_record(resume(save, tmp_path).replayed.record))
    assert record["rules"][tomorrow.key] is False
    assert holds(record, json.loads(save.with_suffix(".json").read_text(encoding="utf-8")))


@every_version
@pytest.mark.usefixtures("tomorrow")
def test_all_else_of_it_is_read_when_an_option_has_been_added(folder: Path, tmp_path: Path) -> None:
    test_its_records_are_read_and_written_again(folder)
    test_its_house_rules_can_be_played(folder, tmp_path)
    test_its_statistics_are_counted_on(folder, tmp_path)
    test_its_preferences_are_kept(folder, tmp_path)


def test_the_command_makes_such_a_folder(tmp_path: Path) -> None:
    make(tmp_path / "new")
    made, kept = (
        {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()}
        for folder in (tmp_path / "new", VERSIONS / __version__)
    )
    assert made == kept
