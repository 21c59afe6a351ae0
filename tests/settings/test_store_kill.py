"""A killed program finds every move that the store had said to be on disk, and at most the one after it."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from tests.settings.kill_writer import count_moves
from tests.settings.matches_for_tests import opened

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("kills", [20, pytest.param(50, marks=pytest.mark.slow)])
def test_killed_at_any_moment_nothing_is_lost(tmp_path: Path, kills: int) -> None:
    path = tmp_path / "matches.sqlite"
    rng = random.Random(kills)
    acknowledged = 0
    for _ in range(kills):
        found, acknowledged_now = write_and_kill(path, rng)
        assert acknowledged <= found <= acknowledged + 1
        acknowledged = acknowledged_now
    with opened(path) as store:
        assert acknowledged <= count_moves(store.load_current()) <= acknowledged + 1
    assert [p.name for p in tmp_path.iterdir() if "damaged" in p.name] == []


def write_and_kill(path: Path, rng: random.Random) -> tuple[int, int]:
    """Let the writer go on, kill it at a random moment; how many moves it found, and how many it had on disk."""
    command = [sys.executable, "-m", "tests.settings.kill_writer", str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        found = int(writer.stdout.readline().split()[1])
        lines = [writer.stdout.readline() for _ in range(rng.randrange(60))]
        # The moment within a write is random by itself: the writer has gone on while this line was on its way.
        writer.kill()
        lines += writer.stdout.readlines()
    whole = [int(line) for line in lines if line.endswith("\n")]
    return found, max([found, *whole])
