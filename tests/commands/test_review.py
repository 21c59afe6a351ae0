"""``marjapussi review``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from marjapussi_desktop.cli import main
from marjapussi_desktop.controller.review.hand_review import match_point_wins
from marjapussi_desktop.engine.presets import PRESETS


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("review") / "hand.marja"
    words = ["--preset", "marjapussi", "--bots", "casual", "--max-hands", "1", "--seed", "5", "--out", str(path)]
    assert main(["simulate", *words]) == 0
    return path


@pytest.fixture(autouse=True)
def _in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Quicker here; that answers come in order from two is for the tests of `commands.jobs`."""
    monkeypatch.setattr("marjapussi_desktop.commands.review.PROCESSES", 1)


def test_what_was_compared_is_worth_of_which_the_cost_is_a_difference(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A cost of 0 beside worths that differ puzzled: nothing said what these are."""
    assert main(["review", str(record), "--seat", "1", "--budget", "20", "--json"]) == 0
    for line in capsys.readouterr().out.splitlines():
        told = json.loads(line)
        lost = told["compared"][told["best"]] - told["compared"][told["made"]]
        assert told["cost"] == pytest.approx(max(lost, 0.0), abs=0.002)
        assert told["made"] != told["best"] or told["cost"] == 0.0
    main(["review", "--help"])
    assert "compared is no cost" in " ".join(capsys.readouterr().out.split())


def test_one_object_a_decision(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record), "--seat", "1", "--budget", "20", "--json"]) == 0
    moves = json.loads(record.read_text("utf-8"))["hands"][0]["moves"]
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert found
    for one in found:
        assert (one["match"], one["hand"], one["unit"]) == (1, 1, "match")
        assert moves[one["ply"]] == {"seat": 1, "move": one["made"]}
        assert one["cost"] >= 0 <= one["seen"]
        assert one["error"] >= 0
        assert {one["made"], one["best"]} <= one["compared"].keys()
        assert one["cost"] == pytest.approx(one["compared"][one["best"]] - one["compared"][one["made"]], abs=0.002)
    assert [one["ply"] for one in found] == sorted(one["ply"] for one in found)


def test_costs_are_told_as_the_window_tells_them(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """They were told in points of the match's start, where the window tells matches of a hundred."""
    assert main(["review", str(record), "--seat", "1", "--budget", "20"]) == 0
    told = capsys.readouterr().out
    assert "; in matches of a hundred\n" in told
    assert main(["review", str(record), "--seat", "1", "--budget", "20", "--json"]) == 0
    dearest = max(json.loads(line)["cost"] for line in capsys.readouterr().out.splitlines())
    assert dearest > 0.0
    wins = match_point_wins(PRESETS["marjapussi"])
    assert wins is not None
    assert f" {min(dearest * wins, 100.0):.1f} " in told


def test_a_table_for_a_person(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record), "--seat", "1", "--budget", "20", "--points"]) == 0
    told = capsys.readouterr().out
    assert "match 1, hand 1, seat 1" in told
    assert "points of the hand" in told
    assert "sum" not in told, "a column of 0 and 3 beside a sum of -118 is none"
    assert "  together, what came out better by chance counted against the rest" in told
    assert "with all cards seen: at the first lead " in told


@pytest.mark.parametrize(
    ("text", "seat", "sentence"),
    [
        ("not a record", "0", "match 1: "),
        ("", "0", "the file holds no record."),
        (None, "4", "--seat 4: match 1 has the seats 0 to 3."),
        ("unfinished", "0", "match 1: no hand is over, and only a hand that is over can be reviewed."),
    ],
)
def test_what_cannot_be_reviewed(
    text: str | None, seat: str, sentence: str, record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "file"
    data = json.loads(record.read_text("utf-8"))
    if text == "unfinished":
        data["hands"][0]["moves"] = data["hands"][0]["moves"][:9]
        data["hands"][0]["result"] = None
        data["totals"] = [0, 0]
    path.write_text(json.dumps(data) if text in (None, "unfinished") else text, "utf-8")
    assert main(["review", str(path), "--seat", seat]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert sentence in printed.err
    assert len(printed.err.splitlines()) == 1


def test_a_hand_that_is_not_over_is_left_out(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, data = tmp_path / "two", json.loads(record.read_text("utf-8"))
    first = data["hands"][0]
    data["hands"].append({**first, "dealer": (first["dealer"] + 1) % 4, "moves": [], "result": None})
    path.write_text(json.dumps(data), "utf-8")
    assert main(["review", str(path), "--seat", "0", "--budget", "1", "--json"]) == 0
    printed = capsys.readouterr()
    assert {json.loads(line)["hand"] for line in printed.out.splitlines()} == {1}
    assert printed.err == "match 1: hand 2 is not over and is left out.\n"
