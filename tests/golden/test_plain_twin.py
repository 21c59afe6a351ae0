"""What is pinned without a compiled kernel: a process that has none plays the same."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

WITHOUT_COMPILED = """
import sys
sys.modules["marjapussi_desktop.bots.native._core_c"] = None
import pytest
from marjapussi_desktop.bots.native import WHICH
assert WHICH == "plain", "the compiled kernel has another name"
sys.exit(pytest.main(["-q", "-p", "no:cacheprovider", "tests/golden/test_playthroughs.py", "-k", "as_it_was"]))
"""


@pytest.mark.slow
def test_the_plain_twin_plays_the_pinned_hands_that_it_has_time_for() -> None:
    root = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", WITHOUT_COMPILED], cwd=root, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert " passed" in done.stdout
    print(done.stdout[-200:])
