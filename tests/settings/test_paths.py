"""Where things are kept."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from marjapussi_desktop.settings.paths import HOME_VARIABLE, places
from tests.helpers.started_program import start


def test_one_folder_for_all_by_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "ä b"))
    found = places()
    for path in (found.config, found.data, found.preferences, found.statistics, found.matches):
        assert path.is_relative_to(tmp_path / "ä b")
    assert not (tmp_path / "ä b").exists()


@pytest.mark.parametrize("home", [None, ""])
def test_the_systems_folders_otherwise(monkeypatch: pytest.MonkeyPatch, home: str | None) -> None:
    monkeypatch.delenv(HOME_VARIABLE, raising=False)
    if home is not None:
        monkeypatch.setenv(HOME_VARIABLE, home)
    found = places()
    assert all("marjapussi" in str(path) and path.is_absolute() for path in (found.config, found.data))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the folders of Linux")
def test_a_whole_run_keeps_data_and_settings_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it kept elsewhere would stay behind when the program is removed."""
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    assert start(None, "--preset", "huutopussi", "--seed", "5")["screen"] == "match"
    of_system = [tmp_path / ".cache" / name for name in ("fontconfig", "dconf")]
    made = {path for path in tmp_path.rglob("*") if path.is_file()}
    made -= {path for path in made for folder in of_system if path.is_relative_to(folder)}
    kept = {path for path in made if path.is_relative_to(tmp_path / ".local/share/marjapussi")}
    assert kept
    assert made - kept == {tmp_path / ".config/marjapussi/preferences.json"}
    assert not (tmp_path / ".cache/marjapussi").exists()
