"""A copy that keeps everything beside itself."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from marjapussi_desktop import portable
from marjapussi_desktop.cli import WRONG_USAGE, main
from marjapussi_desktop.settings.paths import HOME_VARIABLE, places


@pytest.fixture
def frozen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The folder of a standalone program, which this process stands in for."""
    monkeypatch.setenv(HOME_VARIABLE, "")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "marjapussi.exe"))
    return tmp_path


def test_the_word_puts_everything_beside_the_program(frozen: Path) -> None:
    assert portable.settle(["--portable", "play", "--lang", "fi"]) == ["play", "--lang", "fi"]
    assert places().matches == frozen / portable.FOLDER / "matches.sqlite"


def test_the_file_beside_it_does_the_same_until_the_environment_says_otherwise(
    frozen: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (frozen / portable.MARK).touch()
    assert portable.settle([]) == []
    assert os.environ[HOME_VARIABLE] == str(frozen / portable.FOLDER)
    monkeypatch.setenv(HOME_VARIABLE, str(frozen / "elsewhere"))
    portable.settle([])
    assert places().data == frozen / "elsewhere"


def test_without_either_it_keeps_things_where_the_system_does(frozen: Path) -> None:
    assert portable.settle(["play"]) == ["play"]
    assert not os.environ[HOME_VARIABLE]


def test_an_app_of_macos_keeps_them_beside_its_bundle(frozen: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", str(frozen / "Marjapussi.app" / "Contents" / "MacOS" / "marjapussi"))
    assert portable.beside() == frozen


def test_another_copy_says_what_to_do_instead(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--portable", "presets"]) == WRONG_USAGE
    assert HOME_VARIABLE in capsys.readouterr().err
    assert portable.HOME_VARIABLE == HOME_VARIABLE
