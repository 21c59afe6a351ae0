"""Killed at any moment, the program comes back to the position shown. All games: tests/attack/test_kills.py."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from marjapussi_desktop.controller.deals.deal_source import DealSource
from marjapussi_desktop.controller.match.session import Session
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record import MatchRecord, PlayerInfo, format_record
from tests.helpers.kills import ROOT, check_kills
from tests.helpers.playing_program import SABOTAGES
from tests.helpers.positions import digest, step_before

KILLS = 5
KILLS_TO_NOTICE = 6
"""A sabotaged program is found out at the first or second kill, nearly always; each takes a second."""


def test_comes_back_to_the_position_shown(tmp_path: Path) -> None:
    check_kills(tmp_path, "huutopussi", KILLS, seed=1)


@pytest.mark.parametrize("sabotage", SABOTAGES)
def test_a_save_left_out_is_noticed(sabotage: str, tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"not the position that was shown|DAMAGED|no match any more"):
        check_kills(tmp_path, "marjapussi", KILLS_TO_NOTICE, seed=1, sabotage=sabotage)


def test_a_step_back_leads_to_the_position_before() -> None:
    dice = random.Random(3)
    players = tuple(PlayerInfo(f"Pelaaja {seat}", "human") for seat in range(4))
    session = Session(MatchRecord("huutopussi", PRESETS["huutopussi"], players, 3), DealSource(3))
    before = json.loads(format_record(session.record))
    known = {digest(before)}
    assert step_before(before) is None
    for _ in range(200):
        seat = session.seat_to_act
        if seat is None:
            session.deal_next()
        elif dice.random() > 0.1 or not session.undo(seat):
            choices = session.choices(seat)
            assert choices is not None
            session.act(seat, dice.choice([*choices.actions()][:40]))
        now = json.loads(format_record(session.record))
        back = step_before(now)
        assert back is not None
        assert digest(back) == digest(before)
        assert digest(now) not in known
        known.add(digest(now))
        before = now
    assert session.hand_number > 1


def test_another_process_gives_a_position_the_same_digest() -> None:
    record = {"preset": "p", "rules": {"redeal": ["a", "b"]}, "players": [], "seed": 1, "hands": [{"moves": []}]}
    program = "import json, sys; from tests.helpers.positions import digest; print(digest(json.loads(sys.argv[1])))"
    for hash_seed in ("1", "2"):
        words = [sys.executable, "-c", program, json.dumps(record)]
        told = subprocess.run(words, cwd=ROOT, env={"PYTHONHASHSEED": hash_seed}, capture_output=True, check=True)
        assert told.stdout.decode().strip() == digest(record)
