"""The commands that need no screen: what they print, what they refuse, and their exit status."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from marjapussi_desktop import __version__, cli
from marjapussi_desktop.commands.streams import READER_GONE
from marjapussi_desktop.commands.wording import DEALS, FAULTS, PROBLEMS, REFUSALS
from marjapussi_desktop.engine.dealing import DealFault
from marjapussi_desktop.engine.errors import Fault
from marjapussi_desktop.engine.options import OPTIONS, ProblemKind
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.reasons import Reason
from tests.conformance import second_reading
from tests.helpers.complaints import require_words
from tests.helpers.rulesets import PRESET_IDS

ROOT = Path(__file__).resolve().parents[2]


class Run:
    """One run of the command line in this process: ``status``, ``out`` and ``err``."""

    def __init__(self, capsys: pytest.CaptureFixture[str], words: str) -> None:
        capsys.readouterr()
        try:
            self.status = cli.main(words.split())
        except SystemExit as end:
            self.status = int(end.code or 0)
        self.out, self.err = capsys.readouterr()

    @property
    def records(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.out.splitlines()]


Runner = Callable[[str], Run]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Runner:
    return lambda words: Run(capsys, words)


# -- presets ----------------------------------------------------------------------------------------------------------


def test_presets_as_json_are_the_rules_of_the_second_reading(run: Runner) -> None:
    done = run("presets --json")
    assert done.status == 0
    told = json.loads(done.out)
    assert told["presets"] == {preset: second_reading.preset_rules(preset) for preset in second_reading.PRESETS}


def test_options_as_json_are_those_of_the_second_reading(run: Runner) -> None:
    options = json.loads(run("presets --json").out)["options"]
    assert set(options) == set(second_reading.OPTIONS) == {option.key for option in OPTIONS}
    for key, told in options.items():
        row = second_reading.OPTIONS[key]
        assert sorted(told["families"]) == sorted(row["families"])
        assert sorted(told["layouts"]) == sorted(row["exists"])
        assert sorted(told["changeable_in"]) == sorted(row["change"])
        for family, values in told["values"].items():
            if not told["several"]:
                assert sorted(map(str, values)) == sorted(map(str, second_reading.option_values(key, family)))
        assert told["default"] == {
            preset: rules[key] for preset, rules in second_reading.PRESETS.items() if key in rules
        }


def test_presets_as_text_name_every_preset_and_option(run: Runner) -> None:
    done = run("presets")
    assert done.status == 0
    assert all(f"\n{preset}  (" in "\n" + done.out for preset in PRESETS)
    assert all(f"  {option.key} = " in done.out for option in OPTIONS)


# -- simulate ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESET_IDS)
def test_simulated_matches_follow_the_rules(run: Runner, preset: str) -> None:
    done = run(f"simulate --preset {preset} --bots random --matches 2 --max-hands 3 --seed 5 --trace")
    assert done.status == 0
    assert [record["seed"] for record in done.records] == [5, 6]
    for record in done.records:
        assert second_reading.check_record(record) == []
        assert len(record["hands"]) <= 3
        assert all("legal" in move for hand in record["hands"] for move in hand["moves"])


def test_a_seed_repeats_exactly_and_without_trace_the_moves_stand_alone(run: Runner) -> None:
    words = "simulate --preset huutopussi --bots random --matches 2 --max-hands 2 --seed 9"
    first, second = run(words), run(words)
    assert first.out == second.out
    assert all(set(m) == {"seat", "move"} for r in first.records for h in r["hands"] for m in h["moves"])
    assert "seed 9" in first.err
    assert run(words.replace("--seed 9", "--seed 10")).out != first.out


def test_several_jobs_write_the_same(run: Runner) -> None:
    words = "simulate --preset bondtolva --bots random --matches 6 --max-hands 2 --seed 1"
    assert run(words + " --jobs 2").out == run(words).out


def test_records_go_to_a_file(run: Runner, tmp_path: Path) -> None:
    words = "simulate --preset marjapussi --bots random --max-hands 1 --seed 1"
    done = run(f"{words} --out {tmp_path}/out.jsonl")
    assert (done.status, done.out) == (0, "")
    assert (tmp_path / "out.jsonl").read_text(encoding="utf-8") == run(words).out


def test_each_seat_may_have_its_own_bot(run: Runner) -> None:
    done = run("simulate --preset huutopussi-3 --bots random,casual,random --max-hands 1 --seed 1")
    assert [player["kind"] for player in done.records[0]["players"]] == ["bot:random", "bot:casual", "bot:random"]
    assert second_reading.check_record(done.records[0]) == []


def test_options_change_the_rules(run: Runner) -> None:
    words = "simulate --preset huutopussi --bots random --max-hands 1 --option minimum_bid=100 --option redeal=none"
    rules = run(words).records[0]["rules"]
    assert (rules["minimum_bid"], rules["redeal"]) == (100, [])


# -- wrong usage ------------------------------------------------------------------------------------------------------

WRONG_USAGE = {
    "simulate": "--preset",
    "simulate --preset canasta": "canasta",
    "simulate --preset huutopussi --option kontra": "KEY=VALUE",
    "simulate --preset huutopussi --option =true": "KEY=VALUE",
    "simulate --preset huutopussi --option colour=red": "colour",
    "simulate --preset huutopussi --option minimum_bid=52": "minimum_bid=52",
    "simulate --preset bondtolva-2 --option ask_half=true": "ask_half=true",
    "simulate --preset huutopussi-erlangen --option ask_half=false": "bluff_half",
    "simulate --preset huutopussi --bots nobody": "nobody",
    "simulate --preset huutopussi --bots random,random": "4",
    "simulate --preset huutopussi --matches 0": "--matches",
    "simulate --preset huutopussi --matches x": "'x'",
    "simulate --preset huutopussi --seed -1": "--seed",
    "simulate --preset huutopussi --out /no/such/folder/x": "/no/such/folder/x",
    "replay": "FILE",
    "replay /no/such/file": "/no/such/file",
    "presets --yaml": "--yaml",
    "canasta": "canasta",
    "play --option kontra=true": "--preset",
    "play --preset canasta": "canasta",
    "play --level grandmaster": "'grandmaster'; choose from beginner, casual, skilled, expert, exec:COMMAND",
    "play --level random": "'random' is for tests and for measuring",
    "play --level random@20": "for tests and for measuring",
    "play --level cheat": "'cheat' is for tests and for measuring",
    "play --level skilled-points": "'skilled-points' is for tests and for measuring",
    "play --level exec:": "no command",
    "play --level skilled+nobody": "a character",
    "play --record /no/such/file": "/no/such/file",
}


@pytest.mark.parametrize("words", WRONG_USAGE)
def test_wrong_usage_is_told_in_one_sentence(run: Runner, words: str) -> None:
    done = run(words)
    assert done.status == cli.WRONG_USAGE
    assert done.out == ""
    assert done.err.count("\n") == 1
    assert WRONG_USAGE[words] in done.err


def test_without_a_display_the_window_says_so(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    done = run("play")
    assert done.status == cli.WRONG_USAGE
    assert "display" in done.err


def test_help_and_version(run: Runner) -> None:
    assert all(command in run("--help").out for command in cli.COMMANDS)
    told = run("--version").out
    assert re.fullmatch(
        rf"marjapussi {re.escape(__version__)} \(from source, (compiled|plain) kernel, Qt \d+\.\d+\.\d+\)\n", told
    )
    for command in cli.COMMANDS:
        done = run(f"{command} --help")
        assert done.status == 0
        assert f"marjapussi {command}" in done.out


@pytest.mark.parametrize("word", ["--version", "--help"])
def test_what_needs_no_rules_does_not_wait_for_them(word: str) -> None:
    code = (
        f"import sys; from marjapussi_desktop import cli; cli.main(['{word}']); "
        "print([name for name in sys.modules if '.engine' in name or '.settings' in name "
        "or 'PySide6' in name or name == 'importlib.metadata'])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


# -- replay -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def records(run: Runner, tmp_path: Path) -> Path:
    path = tmp_path / "matches.jsonl"
    run(f"simulate --preset huutopussi --bots random --matches 3 --max-hands 2 --seed 4 --out {path}")
    return path


def change_match(path: Path, number: int, change: Callable[[dict[str, Any]], None]) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    record = json.loads(lines[number])
    change(record)
    lines[number] = json.dumps(record)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def test_whole_records_are_told_a_line_each(run: Runner, records: Path) -> None:
    done = run(f"replay {records}")
    assert done.status == 0
    lines = done.out.splitlines()
    assert [line.split(":")[0] for line in lines] == ["match 1", "match 2", "match 3"]
    assert all(" ok, huutopussi, 2 hands, " in line and "totals" in line for line in lines)


def test_one_record_may_stretch_over_lines(run: Runner, records: Path) -> None:
    one = json.loads(records.read_text(encoding="utf-8").splitlines()[0])
    for indent in (None, 1):
        records.write_text("\ufeff" + json.dumps(one, indent=indent), encoding="utf-8")
        assert run(f"replay {records}").status == 0


def test_a_wrong_move_is_told_with_match_hand_move_and_reason(run: Runner, records: Path) -> None:
    def damage(record: dict[str, Any]) -> None:
        record["hands"][1]["moves"][0]["move"] = "bid 45"

    change_match(records, 1, damage)
    done = run(f"replay {records}")
    assert done.status == cli.CHECK_FAILED
    lines = done.out.splitlines()
    assert lines[1].startswith("match 2: hand 2, move 1: ")
    assert "the least bid is 50" in lines[1]
    assert " ok, " in lines[0]
    assert " ok, " in lines[2]


def test_a_wrong_result_and_a_wrong_deal_are_told(run: Runner, records: Path) -> None:
    def wrong_result(record: dict[str, Any]) -> None:
        record["hands"][0]["result"]["scores"] = [1, 1]

    def wrong_deal(record: dict[str, Any]) -> None:
        record["hands"][0]["cards"][0][0] = record["hands"][0]["cards"][1][0]

    change_match(records, 0, wrong_result)
    change_match(records, 2, wrong_deal)
    lines = run(f"replay {records}").out.splitlines()
    assert lines[0].startswith("match 1: hand 1: the result should have scores")
    assert lines[2].startswith("match 3: hand 1: the deal: ")


def test_a_name_with_a_line_separator_stays_one_record(run: Runner, records: Path) -> None:
    lines = records.read_text(encoding="utf-8").splitlines()
    record = json.loads(lines[0])
    record["players"][0]["name"] = "Aino\u2028Äijälä\x85"
    records.write_text("\n".join([json.dumps(record, ensure_ascii=False), lines[1]]), encoding="utf-8")
    done = run(f"replay {records}")
    assert done.status == 0, done.out
    assert len(done.out.splitlines()) == 2


def test_what_cannot_be_printed_is_told_nevertheless(run: Runner, records: Path) -> None:
    def damage(record: dict[str, Any]) -> None:
        record["hands"][0]["moves"][0]["move"] = "bid \ud800"

    change_match(records, 0, damage)
    done = run(f"replay {records}")
    assert done.status == cli.CHECK_FAILED
    assert done.out.startswith("match 1: hand 1, move 1: cannot read 'bid \N{REPLACEMENT CHARACTER}'")


@pytest.mark.parametrize("content", [b"", b"\n\n", b"\xff\xfe\xfa"])
def test_a_file_without_a_record_is_unreadable(run: Runner, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "file.jsonl"
    path.write_bytes(content)
    done = run(f"replay {path}")
    assert done.status == cli.WRONG_USAGE
    assert str(path) in done.err


def test_a_folder_is_no_record(run: Runner, tmp_path: Path) -> None:
    assert run(f"replay {tmp_path}").status == cli.WRONG_USAGE


# -- words ------------------------------------------------------------------------------------------------------------


def test_there_are_words_for_everything_that_can_be_wrong() -> None:
    require_words("commands/wording PROBLEMS", PROBLEMS, ProblemKind)
    require_words("commands/wording REFUSALS", REFUSALS, Reason)
    require_words("commands/wording FAULTS", FAULTS, Fault)
    require_words("commands/wording DEALS", DEALS, DealFault)


# -- without a screen -------------------------------------------------------------------------------------------------

PROGRAM = """
import sys
from marjapussi_desktop.cli import main
status = main(sys.argv[1:])
assert not [name for name in sys.modules if name.startswith(("PySide6", "shiboken6"))], "Qt was imported"
sys.exit(status)
"""


@pytest.mark.parametrize("words", ["presets", "simulate --preset marjapussi --max-hands 1 --out {}", "replay {}"])
def test_commands_start_no_qt(words: str, records: Path) -> None:
    command = [sys.executable, "-c", PROGRAM, *words.format(records).split()]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    assert done.returncode == 0, done.stderr


def test_a_reader_that_goes_away_is_no_disaster() -> None:
    command = [sys.executable, "-m", "marjapussi_desktop", "simulate", "--preset", "bondtolva", "--bots", "random"]
    with subprocess.Popen(
        [*command, "--matches", "60", "--max-hands", "4"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        complaint = process.stderr.read()
    assert process.returncode == READER_GONE
    assert complaint == b""
