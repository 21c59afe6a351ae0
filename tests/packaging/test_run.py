"""The set-up script: what it says when something is missing, and to whom."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import run


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libGL.so.1", "libgl1"),
        ("libEGL.so.1", "libegl1"),
        ("libglib-2.0.so.0", "libglib2.0-0"),
        ("libdbus-1.so.3", "libdbus-1-3"),
        ("libfontconfig.so.1", "libfontconfig1"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libxcb-icccm.so.4", "libxcb-icccm4"),
        ("libX11.so.6", "libx11-6"),
    ],
)
def test_a_library_is_named_by_its_debian_package(library: str, package: str) -> None:
    assert run.debian_package(library) == package


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ([], True),
        (["play"], True),
        (["--preset", "huutopussi"], True),
        (["presets"], False),
        (["play", "--help"], False),
    ],
)
def test_only_play_opens_a_window(words: list[str], expected: bool) -> None:
    assert run.opens_window(words) is expected


@pytest.mark.skipif(not run.ON_LINUX, reason="other systems always have a display")
def test_without_a_display_it_says_so_in_one_sentence() -> None:
    done = subprocess.run([sys.executable, run.__file__], env={}, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("There is no display")
    assert done.stderr.count("\n") == 1


def test_what_is_missing_is_named_with_the_line_that_installs_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr("os.geteuid", lambda: 1000, raising=False)

    with pytest.raises(SystemExit) as ended:
        run.require_packages(["libegl1", "libgl1"], "Qt needs more")

    assert ended.value.code == 2
    assert capsys.readouterr().err == "Qt needs more; install with: sudo apt-get install libegl1 libgl1\n"


@pytest.mark.parametrize("name", [*run.SOURCES])
def test_a_change_of_what_is_installed_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for source in run.SOURCES:
        (tmp_path / source).write_text("same")
    monkeypatch.setattr(run, "ROOT", tmp_path)
    before = run.fingerprint()

    (tmp_path / name).write_text("other")

    assert run.fingerprint() != before


def test_the_pinned_versions_name_no_address() -> None:
    lines = (run.ROOT / "constraints.txt").read_text("utf-8").splitlines()
    pins = [line for line in lines if line and not line.startswith("#")]
    assert pins
    assert all(len(line.split("==")) == 2 and "/" not in line for line in pins)


@pytest.mark.parametrize("words", [[], ["--hands", "5"]])
def test_training_without_words_compiles_the_rollouts_before_it_plays(
    words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []

    def call(line: list[str], cwd: Path) -> int:
        done.append(line[2])
        return 0

    monkeypatch.setattr(run, "install", lambda: done.append("install"))
    monkeypatch.setattr(subprocess, "call", call)
    assert run.train(words) == 0
    everything = ["install", "marjapussi_desktop.training.rollout_policy", "install", "marjapussi_desktop.training"]
    assert done == (["install", "marjapussi_desktop.training"] if words else everything)
