"""``marjapussi puzzles``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from marjapussi_desktop.cli import main
from marjapussi_desktop.engine import phases
from marjapussi_desktop.engine.notation import format_action
from marjapussi_desktop.engine.record_reading import parse_record

KEYS = ["id", "idea", "level", "preset", "record", "seat", "solution", "margin", "worlds", "proof"]


@pytest.fixture(scope="module")
def told() -> list[dict[str, Any]]:
    with pytest.MonkeyPatch.context() as patch:
        printed: list[str] = []
        patch.setattr("builtins.print", printed.append)
        assert main(["puzzles", "--json"]) == 0
    return [json.loads(line) for line in printed]


def test_each_has_what_the_command_promises(told: list[dict[str, Any]]) -> None:
    assert all(list(one) == KEYS for one in told)
    assert len({one["id"] for one in told}) == len(told)
    assert all(one["margin"] > 0 and one["worlds"] > 1 and one["proof"] in ("every", "margin") for one in told)
    assert all(1 <= one["level"] <= 5 for one in told)


def test_the_records_stop_where_the_seat_is_to_act(told: list[dict[str, Any]]) -> None:
    for one in told[::9]:
        hand = parse_record(json.dumps(one["record"])).match.hand
        assert hand is not None
        assert phases.seat_to_act(hand) == one["seat"]
        choices = phases.choices_of(hand, one["seat"])
        assert choices is not None
        assert set(one["solution"]) < {format_action(action) for action in choices.actions()}


def test_replay_takes_the_records(
    told: list[dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "records.jsonl"
    file.write_text("\n".join(json.dumps(one["record"]) for one in told[::9]), "utf-8")
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out.count(": ok, ") == len(told[::9])


def test_as_text_a_line_each(told: list[dict[str, Any]], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == [one["id"] for one in told]
    assert lines[0].endswith(", ".join(told[0]["solution"]))
