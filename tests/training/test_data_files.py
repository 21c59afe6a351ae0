"""The files that the training writes: what was told is read back, and a part has a line of its own."""

import json
from pathlib import Path

import pytest

from marjapussi_desktop.bots.data_files import FOLDER
from marjapussi_desktop.training import data_files

TOLD = {"seed": 5, "figures": {"long": {"hands": 3, "made": 0.5}, "short": {}}, "games": {"a/b": [1, 2], "c": [[3]]}}


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "new" / "numbers.json"
    data_files.write(path, TOLD)
    assert json.loads(path.read_text("utf-8")) == TOLD
    assert ' "c": [[3]]' in path.read_text("utf-8").splitlines()


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.name)
def test_the_files_that_ship_are_as_the_training_writes_them(path: Path, tmp_path: Path) -> None:
    again = tmp_path / path.name
    data_files.write(again, json.loads(path.read_text("utf-8")))
    assert again.read_text("utf-8") == path.read_text("utf-8")
