"""Where things are kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from marjapussi_desktop.settings.paths import HOME_VARIABLE, places


def test_one_folder_for_all_by_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "ä b"))
    found = places()
    for path in (found.config, found.data, found.cache, found.preferences, found.statistics, found.matches):
        assert path.is_relative_to(tmp_path / "ä b")
    assert not (tmp_path / "ä b").exists()


@pytest.mark.parametrize("home", [None, ""])
def test_the_systems_folders_otherwise(monkeypatch: pytest.MonkeyPatch, home: str | None) -> None:
    monkeypatch.delenv(HOME_VARIABLE, raising=False)
    if home is not None:
        monkeypatch.setenv(HOME_VARIABLE, home)
    found = places()
    assert all("marjapussi" in str(path) and path.is_absolute() for path in (found.config, found.data, found.cache))
