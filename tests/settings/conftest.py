"""A sound file of saved matches, to be harmed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from marjapussi_desktop.settings.matches import Json
from tests.settings.matches_for_tests import opened, write_match


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Json]]:
    """A file with four finished matches and a current one, and the current one's hands."""
    path = tmp_path_factory.mktemp("sound") / "matches.sqlite"
    with opened(path) as store:
        for number in range(4):
            write_match(store, f"old{number}", hands=4)
            store.finish(f"old{number}")
        return path, write_match(store, "now", hands=4)


@pytest.fixture
def path(tmp_path: Path, sound: tuple[Path, list[Json]]) -> Path:
    """A copy of the sound file, to be harmed."""
    return Path(shutil.copy(sound[0], tmp_path / "matches.sqlite"))


@pytest.fixture
def hands(sound: tuple[Path, list[Json]]) -> list[Json]:
    """The hands of the current match."""
    return sound[1]
