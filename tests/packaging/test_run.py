"""The set-up script: what it says when something is missing, and to whom."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
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
        ("libstdc++.so.6", "libstdc++6"),
        ("libgcc_s.so.1", "libgcc-s1"),
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
def test_training_without_words_fits_the_rollouts_before_it_plays(
    words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []

    def call(line: list[str], cwd: Path) -> int:
        done.append(line[2])
        return 0

    monkeypatch.setattr(run, "install", lambda group: done.append(f"install {group}"))
    monkeypatch.setattr(subprocess, "call", call)
    assert run.train(words) == 0
    installed, trained = "install train", "marjapussi_desktop.training"
    everything = [installed, f"{trained}.rollout_policy", trained]
    assert done == ([installed, trained] if words else everything)


def test_every_check_is_run_and_those_that_failed_are_named(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def line_of(tool: str, *_words: str) -> list[str]:
        return [sys.executable, "-c", f"print('{tool} spoke'); raise SystemExit({tool != 'pytest':d})"]

    monkeypatch.setattr(run, "line_of", line_of)
    assert run.run_checks([]) == 1
    told = capfd.readouterr()
    assert told.out.split("\n") == ["== ruff", "ruff spoke", "== pytest", "pytest spoke", "== mypy", "mypy spoke", ""]
    assert told.err == "run.py test: failed in ruff, mypy\n"


# -- what is installed for which command ------------------------------------------------------------------------------


class Fetched:
    """In the place of uv: the words of each installation. An environment is made, nothing is fetched."""

    def __init__(self) -> None:
        self.all: list[list[str]] = []
        self.fails = False

    def call(self, line: list[str], cwd: Path, stdout: int) -> int:
        if "venv" in line:
            run.PYTHON.parent.mkdir(parents=True)
            run.PYTHON.touch()
        else:
            self.all.append(line[line.index("constraints.txt") + 1 :])
        return int(self.fails)

    def last(self) -> list[str]:
        """The words of the one installation since this was asked last."""
        (words,) = self.all
        self.all.clear()
        return words


@pytest.fixture
def fetched(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Fetched:
    for source in run.SOURCES:
        (tmp_path / source).write_text((run.ROOT / source).read_text("utf-8"), "utf-8")
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(run, "PYTHON", tmp_path / ".venv" / "bin" / "python")
    monkeypatch.setattr(run, "STAMP", tmp_path / ".venv" / "installed-from")
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    found = Fetched()
    monkeypatch.setattr(subprocess, "call", found.call)
    return found


def test_to_play_only_the_program_is_installed(fetched: Fetched) -> None:
    run.install()
    assert fetched.last() == ["--editable", "."]
    run.install()
    assert not fetched.all


def test_a_command_that_needs_more_fetches_what_is_missing(fetched: Fetched) -> None:
    """Training after playing, tests after training; then everything is there for all three."""
    run.install()
    assert fetched.last() == ["--editable", "."]
    run.install("train")
    assert fetched.last() == run.requirements("train") != []
    run.install("dev")
    assert fetched.last() == [one for one in run.requirements("dev") if one not in run.requirements("train")]
    for groups in ((), ("train",), ("dev",)):
        run.install(*groups)
    assert not fetched.all


def test_after_a_change_each_command_installs_what_it_needs_again(fetched: Fetched) -> None:
    run.install("dev")
    assert fetched.last() == ["--editable", ".", *run.requirements("dev")]
    with (run.ROOT / "constraints.txt").open("a") as file:
        file.write("# another version\n")
    run.install()
    assert fetched.last() == ["--editable", "."]
    run.install("dev")
    assert fetched.last() == run.requirements("dev")


def test_a_stamp_of_the_time_before_groups_tells_of_none(fetched: Fetched) -> None:
    run.install()
    run.STAMP.write_text(run.fingerprint())
    fetched.all.clear()
    run.install("train")
    assert fetched.last() == run.requirements("train")


def test_what_could_not_be_fetched_is_fetched_the_next_time(fetched: Fetched) -> None:
    run.install()
    fetched.all.clear()
    fetched.fails = True
    with pytest.raises(SystemExit):
        run.install("train")
    fetched.all.clear()
    fetched.fails = False
    run.install("train")
    assert fetched.last() == run.requirements("train")


@pytest.mark.parametrize(("command", "groups"), [("play", []), ("test", ["dev"]), ("build", ["build"])])
def test_each_command_installs_its_group(command: str, groups: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    class Enough(Exception):
        pass

    asked: list[str] = []

    def install(*names: str) -> None:
        asked.extend(names)
        raise Enough

    monkeypatch.setattr(run, "install", install)
    monkeypatch.setattr(run, "has_display", lambda: True)
    with pytest.raises(Enough):
        run.main([command])
    assert asked == groups


def test_tests_need_what_training_needs_and_the_program_neither() -> None:
    assert {"numpy>=2", "scipy>=1.14"} == set(run.requirements("train")) <= set(run.requirements("dev"))
    project = tomllib.loads((run.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert not {name_of(one) for one in project["dependencies"]} & {"numpy", "scipy"}


@pytest.mark.parametrize("group", ["dev", "build", "train", "network"])
def test_a_tested_version_of_all_that_is_installed_is_written_down(group: str) -> None:
    lines = (run.ROOT / "constraints.txt").read_text("utf-8").splitlines()
    pinned = {line.split("==")[0].lower() for line in lines}
    assert {name_of(one) for one in run.requirements(group)} <= pinned
    assert group in run.GROUP_MB


def name_of(requirement: str) -> str:
    return re.split("[<>=~!]", requirement)[0].lower()
