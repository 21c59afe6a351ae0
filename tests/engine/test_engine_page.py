"""The examples of ENGINE.md print what stands under them, and are as short as they claim to be."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "ENGINE.md").read_text(encoding="utf-8")
EXAMPLE = re.compile(r"^## (.+?)$.*?^```python\n(.*?)^```\n\n^```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXAMPLES = EXAMPLE.findall(PAGE)
MOST_LINES = {"A match": 20, "A bot": 15, "A variant of one's own": 10, "For OpenSpiel": 10}


@pytest.mark.parametrize(("title", "code", "printed"), EXAMPLES, ids=[title for title, _, _ in EXAMPLES])
def test_an_example_does_what_it_says(title: str, code: str, printed: str) -> None:
    assert len([line for line in code.splitlines() if line.strip()]) <= MOST_LINES[title]
    if "import pyspiel" in code and importlib.util.find_spec("pyspiel") is None:
        pytest.skip("OpenSpiel is not installed: it is in the group 'openspiel'")
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout == printed


def test_every_example_is_found() -> None:
    assert [title for title, _, _ in EXAMPLES] == list(MOST_LINES)
    assert PAGE.count("```python") == len(EXAMPLES)
