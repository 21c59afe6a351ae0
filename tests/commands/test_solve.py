"""``marjapussi solve``."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from marjapussi_desktop.cli import main

TRICK = {
    "preset": "huutopussi",
    "hands": [["AS"], ["TS"], ["KS"], ["6S"]],
    "leader": 0,
    "trump": None,
    "declared": [],
    "may_declare": False,
    "pips": [0, 0],
}


def solved(path: Path, capsys: pytest.CaptureFixture[str], *positions: object) -> tuple[int, list[int], str]:
    """The exit status, the values printed and the complaint."""
    path.write_text("\n".join(json.dumps(one) if not isinstance(one, str) else one for one in positions), "utf-8")
    status = main(["solve", str(path)])
    printed = capsys.readouterr()
    return status, [json.loads(line)["value"] for line in printed.out.splitlines()], printed.err


def test_one_value_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    others = {**TRICK, "leader": 1}, {**TRICK, "preset": "bondtolva", "hands": [["AS"], ["TS"], ["KS"], ["9S"]]}
    status, values, error = solved(tmp_path / "p", capsys, TRICK, "", *others)
    assert (status, values, error) == (0, [45, 45, 2], "")


def test_what_may_be_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    short = {key: TRICK[key] for key in ("preset", "hands", "leader")}
    assert solved(tmp_path / "p", capsys, short)[:2] == (0, [45])


def test_a_declaration_is_worth_its_points(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Side 0 may declare hearts, once, and only where it may declare at all; the ten takes the trick in any case."""
    halves = {**TRICK, "hands": [["KH"], ["AS"], ["QH"], ["TH"]], "may_declare": True}
    positions = halves, {**halves, "declared": ["H"]}, {**halves, "may_declare": False}
    assert solved(tmp_path / "p", capsys, *positions)[1] == [100 - 50, -50, -50]


def test_two_counts_of_pips(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two aces and tens more, and seven of the second count, against a lead of the other side."""
    trick = {**TRICK, "preset": "bondtolva", "hands": [["AS"], ["TS"], ["KS"], ["9S"]]}
    pips = [[[0, 0], [1, 0]], [[0, 0], [2, 6]], [[0, 0], [2, 7]], [[0, 0], [2, 8]], [[0, 0], [3, 0]]]
    values = solved(tmp_path / "p", capsys, *({**trick, "pips": one} for one in pips))[1]
    assert values == [2, 2, 1, 0, 0]


FAULTS = [
    ("{", "not JSON"),
    ('{"preset": ' + "1" * 5000 + "}", "not JSON that can be read"),
    ("[]", "a position is a JSON object"),
    ({"hands": []}, "'preset' is missing"),
    ({**TRICK, "preset": "bridge"}, 'there is no preset "bridge"'),
    ({**TRICK, "preset": "huutopussi-3"}, "'huutopussi-3' is no partnership game"),
    ({**TRICK, "hands": [["AS"]]}, "'hands' must be 4 lists"),
    ({**TRICK, "hands": [["AS"], ["TS"], ["KS"], ["5S"]]}, '"5S" is no card'),
    ({**TRICK, "hands": [["AS"], ["TS"], ["KS"], []]}, "the hands must be of one size"),
    ({**TRICK, "hands": [[], [], [], []]}, "a hand must hold 1 to 9 cards"),
    ({**TRICK, "hands": [["AS"], ["AS"], ["KS"], ["6S"]]}, "AS is there twice"),
    ({**TRICK, "preset": "bondtolva"}, "6S is not in the pack of 24 cards"),
    ({**TRICK, "leader": 4}, "'leader' must be a seat"),
    ({**TRICK, "leader": True}, "'leader' must be a seat"),
    ({**TRICK, "trump": "X"}, '"X" is no suit'),
    ({**TRICK, "declared": "H"}, "'declared' must be a list"),
    ({**TRICK, "may_declare": 1}, "'may_declare' must be true or false"),
    ({**TRICK, "pips": [0]}, "'pips' must be"),
    ({**TRICK, "pips": [0, -1]}, "'pips' must be"),
    ({**TRICK, "pips": [[0, 1, 2], [0, 0]]}, "'pips' must be"),
    ({**TRICK, "pips": [None, 0]}, "'pips' must be"),
]


@pytest.mark.parametrize(("position", "complaint"), FAULTS)
def test_a_bad_line_is_named(
    position: object, complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, values, error = solved(tmp_path / "p", capsys, TRICK, position)
    assert (status, values) == (2, [45])
    assert f"line 2: {complaint}" in error
    assert error.count("\n") == 1


def test_a_missing_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "no/such/file"]) == 2
    assert "cannot read no/such/file" in capsys.readouterr().err


def test_from_standard_input() -> None:
    line = [sys.executable, "-m", "marjapussi_desktop", "solve"]
    done = subprocess.run(line, input=json.dumps(TRICK), capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == {"value": 45}
