"""Commands where the streams, files, folders or the display are not as they should be: each says one sentence."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

import pytest

from marjapussi_desktop.cli import CHECK_FAILED, WRONG_USAGE
from marjapussi_desktop.commands import reading
from marjapussi_desktop.commands.streams import READER_GONE, UsageError
from marjapussi_desktop.controller.match import record_files

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.skipif(os.name == "nt", reason="a shell of Unix breaks the streams")

Done = subprocess.CompletedProcess[bytes]

SIMULATE = "simulate --preset bondtolva --bots random --max-hands 1 --seed 1"
COMMANDS = {
    "help": "--help",
    "version": "--version",
    "help of a command": "replay --help",
    "presets": "presets --json",
    "simulate": SIMULATE,
    "replay": "replay {record}",
    "solve": "solve {position}",
    "deal": "deal M0A5-3JDW-F7X9-0S5E",
    "arena": "arena --preset bondtolva --a random --b random --deals 2 --seed 1",
}
"""Each prints something."""


def run_in_shell(words: str, redirections: str, more: Mapping[str, str] | None = None) -> Done:
    """Runs the program in a shell, which redirects its streams."""
    line = f"{shlex.quote(sys.executable)} -m marjapussi_desktop {words} {redirections}"
    return subprocess.run(
        ["sh", "-c", line],
        capture_output=True,
        stdin=subprocess.DEVNULL,
        cwd=ROOT,
        env={**os.environ, **(more or {})},
        check=False,
        timeout=60,
    )


def assert_one_sentence(done: Done, *words: str) -> None:
    told = done.stderr.decode(errors="replace")
    assert done.returncode == WRONG_USAGE, told
    assert told.count("\n") == 1, told
    assert told.startswith("marjapussi"), told
    assert all(word in told for word in words), told


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A record and a position to work with."""
    folder = tmp_path_factory.mktemp("files")
    made = {name: folder / f"{name}.jsonl" for name in ("record", "position")}
    run_in_shell(SIMULATE, f"--out {made['record']}")
    hands = [["AS", "TS"], ["AD", "TD"], ["AC", "TC"], ["AH", "TH"]]
    made["position"].write_text(json.dumps({"preset": "huutopussi", "hands": hands, "leader": 0}))
    return made


# -- streams ----------------------------------------------------------------------------------------------------------

STREAMS = {
    ">/dev/full": "No space left on device",
    ">&-": "it is closed",
    "1</dev/null": "Bad file descriptor",
}


@pytest.mark.sampled(6)
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
@pytest.mark.parametrize("redirection", STREAMS)
@pytest.mark.parametrize("command", COMMANDS)
def test_results_that_cannot_be_written_are_told(command: str, redirection: str, files: dict[str, Path]) -> None:
    done = run_in_shell(COMMANDS[command].format(**files), redirection)
    assert_one_sentence(done, "cannot write to standard output", STREAMS[redirection])


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
def test_a_full_disk_is_told_where_records_go_to_a_file() -> None:
    assert_one_sentence(run_in_shell(SIMULATE, "--out /dev/full"), "cannot write to /dev/full", "No space left")


@pytest.mark.sampled(3)
@pytest.mark.parametrize("command", COMMANDS)
def test_a_reader_that_has_gone_ends_a_command_in_silence(command: str, files: dict[str, Path]) -> None:
    words = COMMANDS[command].format(**files)
    line = f"( sleep 0.1; {shlex.quote(sys.executable)} -m marjapussi_desktop {words}; echo $? >&2 ) | true"
    done = subprocess.run(["sh", "-c", line], capture_output=True, cwd=ROOT, check=False, timeout=60)
    assert done.stderr.decode().splitlines()[-1:] == [str(READER_GONE)]
    assert "Traceback" not in done.stderr.decode()
    assert command in ("simulate", "arena") or done.stderr.decode() == f"{READER_GONE}\n"


@pytest.mark.parametrize("redirection", ["2>/dev/full", "2>&-"])
def test_complaints_that_nobody_can_hear_are_lost_and_nothing_else(redirection: str) -> None:
    if "full" in redirection and not Path("/dev/full").exists():
        pytest.skip("this system has no full device")
    done = run_in_shell(SIMULATE, redirection)
    assert done.returncode == 0
    assert [json.loads(line)["format"] for line in done.stdout.splitlines()] == ["marjapussi-record"]
    refused = run_in_shell("replay /no/such/file", redirection)
    assert (refused.returncode, refused.stdout) == (WRONG_USAGE, b"")


def test_files_do_not_take_the_numbers_of_closed_streams(tmp_path: Path) -> None:
    """Else a complaint, or what a program says, would stand in the file of records."""
    done = run_in_shell("simulate --preset bondtolva --bots random --max-hands 1", f"--out {tmp_path}/o <&- >&- 2>&-")
    assert done.returncode == 0
    assert json.loads((tmp_path / "o").read_text())["format"] == "marjapussi-record"


def test_standard_input_that_is_closed_is_told() -> None:
    assert_one_sentence(run_in_shell("solve", "<&-"), "cannot read standard input: it is closed")


# -- encodings --------------------------------------------------------------------------------------------------------

ENCODINGS: list[dict[str, str]] = [
    {"PYTHONIOENCODING": "ascii"},
    {"PYTHONIOENCODING": "cp1252"},
    {"PYTHONIOENCODING": "utf-16"},
    {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"},
]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("environment", ENCODINGS, ids=str)
def test_formats_are_utf_8_whatever_the_locale(environment: dict[str, str], tmp_path: Path) -> None:
    name = "Äijä \N{BLACK HEART SUIT}\N{GRINNING FACE}"
    bot = tmp_path / "program.py"
    bot.write_text(f"import json, sys\nprint(json.dumps({{'type': 'ready', 'name': {name!r}}}), flush=True)\n", "utf-8")
    words = (
        f"simulate --preset bondtolva --bots {shlex.quote(f'exec:{sys.executable} -I {bot}')} --max-hands 1 --seed 1"
    )
    done = run_in_shell(words, "", {**environment, "MARJAPUSSI_HOME": str(tmp_path / "home")})
    assert done.returncode == 0, done.stderr
    assert name in done.stdout.decode("utf-8")
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("environment", ENCODINGS[:2] + ENCODINGS[3:], ids=str)
def test_a_path_that_the_locale_cannot_spell_is_told(environment: dict[str, str]) -> None:
    assert_one_sentence(run_in_shell("replay /no/Äijä♥", "", environment), "cannot read /no/", "No such file")


# -- files ------------------------------------------------------------------------------------------------------------


@pytest.mark.sampled(3)
@pytest.mark.parametrize("command", ["replay {}", "solve {}", "play --record {}"])
def test_what_is_no_file_that_ends_is_told(command: str, tmp_path: Path) -> None:
    for path in ("/dev/zero", str(tmp_path), str(tmp_path / "none"), str(tmp_path / ("x" * 400)), f"{tmp_path}/a/../b"):
        assert_one_sentence(run_in_shell(command.format(path), ""), "cannot read ", path)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything")
@pytest.mark.parametrize("command", ["replay {}", "solve {}", "play --record {}"])
def test_a_file_that_may_not_be_read_is_told(command: str, tmp_path: Path) -> None:
    path = tmp_path / "secret"
    path.touch(mode=0)
    assert_one_sentence(run_in_shell(command.format(path), ""), "cannot read ", "Permission denied")


def test_a_pipe_that_nobody_writes_to_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    monkeypatch.setattr(reading, "WRITER_S", 0.1)
    with pytest.raises(UsageError, match="nobody writes to it"), reading.reading(str(pipe)):
        pass
    assert_one_sentence(run_in_shell(f"play --record {pipe}", ""), "no ordinary file")


def test_a_pipe_is_read(files: dict[str, Path], tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with subprocess.Popen(["sh", "-c", f"sleep 0.2; cat {files['record']} > {pipe}"]):
        done = run_in_shell(f"replay {pipe}", "")
    assert done.stdout.startswith(b"match 1: ok")
    assert run_in_shell(f"replay /dev/stdin <{files['record']}", "").returncode == 0


def test_a_record_and_a_file_have_a_largest_size(
    files: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = files["record"].read_text("utf-8").rstrip("\n")
    over_lines = json.dumps(json.loads(line), indent=0)
    for limit, content in (
        ("LONGEST_RECORD", line),
        ("LONGEST_RECORD", over_lines),
        ("LARGEST_FILE", f"{line}\n{line}"),
    ):
        path = tmp_path / "record.jsonl"
        path.write_text(content, "utf-8")
        with monkeypatch.context() as patch:
            patch.setattr(record_files, limit, len(content))
            assert json.loads(record_files.first_record(path)) == json.loads(line)
            patch.setattr(record_files, limit, len(content) - 1)
            with pytest.raises(UsageError, match="too large"), reading.reading(str(path)) as file:
                list(record_files.record_texts(record_files.text_lines(file)))


FORGED = "\x1b[2J\rmatch 1: ok\nmatch 2: ok\x9b\u202e" + 5000 * "x"


@pytest.mark.parametrize("place", ["move", "seat", "preset", "option", "value", "list", "version"])
def test_nothing_in_a_record_reaches_the_terminal_as_it_is(place: str, files: dict[str, Path], tmp_path: Path) -> None:
    """No escape that clears the screen, no line that the program did not write, and no line without end."""
    record = json.loads(files["record"].read_text("utf-8"))
    first = record["hands"][0]["moves"][0]
    where, key, value = {
        "move": (first, "move", FORGED),
        "seat": (first, "seat", FORGED),
        "preset": (record, "preset", FORGED),
        "option": (record["rules"], FORGED, True),
        "value": (record["rules"], "target", FORGED),
        "list": (record["rules"], "target", [FORGED]),
        "version": (record, "version", int(4000 * "9")),
    }[place]
    where[key] = value
    path = tmp_path / "forged.jsonl"
    path.write_text(json.dumps(record), "utf-8")
    done = run_in_shell(f"replay {path}", "")
    assert done.returncode == CHECK_FAILED, done.stderr
    told = done.stdout.decode()
    assert told.count("\n") == 1
    assert told.rstrip("\n").isprintable()
    assert len(told) < 500


# -- folders ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", ["play", "simulate --preset bondtolva --bots exec:true"])
def test_a_home_that_is_nobodys_is_told(words: str) -> None:
    done = run_in_shell(words, "", {"MARJAPUSSI_HOME": "~nosuchuser/x"})
    assert_one_sentence(done, "MARJAPUSSI_HOME", "~nosuchuser/x")


# -- waiting ----------------------------------------------------------------------------------------------------------


def test_within_returns_raises_and_gives_up() -> None:
    assert reading.within(5, lambda: 7) == 7
    with pytest.raises(ZeroDivisionError):
        reading.within(5, lambda: 1 // 0)
    started = time.monotonic()
    with pytest.raises(TimeoutError):
        reading.within(0.05, lambda: time.sleep(2))
    assert time.monotonic() - started < 1.5
