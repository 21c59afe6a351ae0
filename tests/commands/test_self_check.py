"""``marjapussi --self-check``: what it tells of a copy that is whole, and of one that is not."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_desktop import build_info, cli, self_check
from marjapussi_desktop.commands import libraries
from marjapussi_desktop.controller.match import qt_session
from tests.ui.conftest import PromptBots

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    "check", [self_check.check_kernel, self_check.check_translations, self_check.check_art, self_check.check_sound]
)
def test_a_layer_that_is_whole_is_told_in_a_few_words(check: object, qapp: QApplication) -> None:
    assert callable(check)
    assert check()


def test_a_hand_is_played_in_the_window_and_saved(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(qt_session, "BotRunner", PromptBots)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert "moves" in self_check.play_hand(tmp_path, lambda: False)
    assert "moves saved" in self_check.check_database(tmp_path)


def test_what_was_not_saved_is_told(tmp_path: Path) -> None:
    with pytest.raises(self_check.LayerError, match="not saved"):
        self_check.check_database(tmp_path)


def test_a_missing_translation_fails_its_layer(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(self_check, "translation_path", lambda name: tmp_path / name)
    failed = self_check.layer("translations", self_check.check_translations)
    assert failed == self_check.Layer("translations", False, "the texts of fi cannot be read")


def test_what_nobody_expected_fails_the_layer_and_not_the_check() -> None:
    def breaks() -> str:
        raise KeyError("AS")

    assert self_check.layer("art", breaks) == self_check.Layer("art", False, "KeyError: 'AS'")


def test_a_layer_that_fails_fails_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = [self_check.Layer("kernel", True, "plain"), self_check.Layer("art", False, "AS.svg cannot be drawn")]
    monkeypatch.setattr(self_check, "checked", lambda _is_ended: iter(broken))
    monkeypatch.setattr("marjapussi_desktop.commands.self_check.EndSignals", lambda: None)
    assert cli.main(["--self-check"]) == cli.CHECK_FAILED
    assert capsys.readouterr().out == "kernel: ok, plain\nart: FAILED, AS.svg cannot be drawn\n"
    assert cli.main(["--self-check", "--json"]) == cli.CHECK_FAILED
    told = json.loads(capsys.readouterr().out)
    assert not told["ok"]
    assert told["checks"][1] == {"name": "art", "ok": False, "told": "AS.svg cannot be drawn"}


def test_a_missing_library_is_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    error = ImportError("Failed to load dynlib/dll '/opt/libQt6Widgets.so.6'.")  # as a frozen program words it
    error.__cause__ = OSError("libEGL.so.1: cannot open shared object file: No such file or directory")
    assert libraries._first_missing(error) == "libEGL.so.1"
    monkeypatch.setattr("marjapussi_desktop.commands.self_check.missing_library", lambda: "Qt needs libEGL.so.1")
    assert cli.main(["--self-check"]) == cli.CHECK_FAILED
    assert capsys.readouterr().out == "libraries: FAILED, Qt needs libEGL.so.1\n"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere Qt brings all it needs")
def test_a_library_that_the_system_lacks_is_named_with_its_package(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "libbroken.so").write_bytes(b"no library")
    monkeypatch.setattr(libraries, "_all_missing", lambda _file: ["libEGL.so.1", "libGL.so.1"])
    told = libraries.library_trouble(tmp_path / "libbroken.so")
    assert told is not None
    assert "libEGL.so.1, libGL.so.1" in told
    assert told.endswith("sudo apt install libegl1 libgl1)")


@pytest.mark.parametrize("word", ["saved.marja", "SAVED.JSON", "./saved", "/tmp/Pöytä ja peli/x"])
def test_a_file_alone_opens_the_record(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []

    def ask(command: str, words: list[str]) -> int:
        asked.append([command, *words])
        return 0

    monkeypatch.setattr(cli, "_run", ask)
    assert cli.main([word, "--lang", "fi"]) == 0
    assert asked == [["play", "--record", word, "--lang", "fi"]]


def test_the_build_is_named_by_its_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / build_info.BUILD_FILE).write_text('{"commit": "4f2a9c1", "qt": "6.11.3"}', "utf-8")
    monkeypatch.setattr(build_info, "_PACKAGE", tmp_path)
    assert build_info.version_line().endswith("(build 4f2a9c1, plain kernel, Qt 6.11.3)")


@pytest.mark.slow
def test_this_copy_is_whole() -> None:
    line = [sys.executable, "-m", "marjapussi_desktop", "--self-check", "--json"]
    done = subprocess.run(line, cwd=ROOT, capture_output=True, encoding="utf-8", timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["ok"]
    assert len(told["checks"]) == 9
