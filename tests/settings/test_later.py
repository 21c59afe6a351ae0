"""Where a later version of the program has been, this one touches nothing."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from marjapussi_desktop import __version__
from marjapussi_desktop.settings import house_rules, later, migrations, preferences, statistics
from marjapussi_desktop.settings.house_rules import HouseRules
from marjapussi_desktop.settings.paths import HOME_VARIABLE, Places, places
from marjapussi_desktop.settings.preferences import WRITTEN_BY, Preferences
from marjapussi_desktop.settings.statistics import Statistics, Tally
from tests.helpers.started_program import start
from tests.settings.matches_for_tests import opened, write_match

LATER = "99.0.1"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which this version has been used."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    kept = places()
    with opened(kept.matches) as store:
        write_match(store, "theirs")
    look = Preferences("fi", "birch", preset="marjapussi", trials=(("casual", "theirs"),), unknown={"x": 1})
    preferences.save(kept.preferences, look)
    house_rules.save(kept.house_rules, (HouseRules("Mökillä", "huutopussi", (("kontra", "true"),)),))
    statistics.save(kept.statistics, Statistics((Tally("huutopussi", "skilled", "casual", 12, 7, 90, 31, 25),), ()))
    return tmp_path


def by_preferences(home: Path) -> None:
    file = home / "preferences.json"
    file.write_text(json.dumps({**json.loads(file.read_bytes()), WRITTEN_BY: LATER}))


def by_database(home: Path) -> None:
    with closing(sqlite3.connect(home / "matches.sqlite")) as database:
        database.execute(f"PRAGMA user_version = {migrations.VERSION + 1}")


by_either = pytest.mark.parametrize("goes_on", [by_preferences, by_database])


def seen(home: Path, beside: str) -> dict[str, tuple[bytes, int]]:
    """Every file but those in a folder, to the byte and to the moment."""
    files = (path for path in home.rglob("*") if path.is_file() and beside not in path.parts)
    return {str(path): (path.read_bytes(), path.stat().st_mtime_ns) for path in files}


def test_this_version_and_earlier_ones_keep_one_folder(home: Path) -> None:
    assert places() == Places(home, home)
    old = home / "preferences.json"
    for wrote in ({}, {WRITTEN_BY: "0.0.9"}, {WRITTEN_BY: 3}, {WRITTEN_BY: "weird"}):
        old.write_text(json.dumps(wrote))
        assert places().later is None


@pytest.mark.parametrize("harmed", ["preferences.json", "matches.sqlite"])
def test_a_harmed_file_is_no_later_ones_and_stays(home: Path, harmed: str) -> None:
    (home / harmed).write_bytes(b"\xff" * 70)
    before = seen(home, "")
    assert places().later is None
    assert seen(home, "") == before


@by_either
def test_all_of_this_version_lies_in_a_folder_of_its_own(home: Path, goes_on: Callable[[Path], None]) -> None:
    goes_on(home)
    own = places()
    assert own.later == Places(home, home)
    names = [name for name in vars(Places) if isinstance(vars(Places)[name], property)]
    files = [own.config, own.data, *(getattr(own, name) for name in names)]
    assert len(files) > 9
    assert all(file.is_relative_to(home / f"version-{__version__}") for file in files)


def test_what_a_later_version_kept_is_not_touched_by_a_whole_run(home: Path) -> None:
    by_preferences(home)
    own = f"version-{__version__}"
    before = seen(home, own)
    begun = start(home, "--preset", "huutopussi", "--seed", "5")
    again = start(home)
    assert seen(home, own) == before
    assert [begun["screen"], again["screen"]] == ["match", "match"]
    assert json.loads((home / own / "preferences.json").read_bytes())["preset"] == "huutopussi"
    for told in (begun, again):
        assert len(told["notices"]) == 1
        assert "uudemmasta versiosta" in told["notices"][0]
        assert own in told["notices"][0]


def test_the_own_folder_begins_with_what_the_later_preferences_say(home: Path) -> None:
    by_preferences(home)
    own = places()
    assert own.later is not None
    begun = preferences.load_beside(own.preferences, own.later.preferences).value
    assert (begun.language, begun.felt, begun.trials, begun.unknown) == ("fi", "birch", (), {})
    preferences.save(own.preferences, Preferences(language="en"))
    assert preferences.load_beside(own.preferences, own.later.preferences).value == Preferences(language="en")


def test_versions_stand_in_their_order() -> None:
    assert sorted(["0.10.0", "0.9.0", "0.9.1", "1.0"], key=later.order) == ["0.9.0", "0.9.1", "0.10.0", "1.0"]


def test_the_preferences_name_the_version_that_wrote_them(tmp_path: Path) -> None:
    preferences.save(tmp_path / "p.json", Preferences(unknown={"y": 2}))
    assert json.loads((tmp_path / "p.json").read_bytes())[WRITTEN_BY] == __version__
    assert preferences.load(tmp_path / "p.json").value == Preferences(unknown={"y": 2})
