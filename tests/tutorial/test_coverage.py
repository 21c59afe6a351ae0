"""Every rule of RULES.md and every piece of advice is taught: by a lesson, a puzzle or the rules page.

The table is ``coverage.toml``. A new rule in RULES.md needs a row there, and so does one whose beginning is reworded.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from marjapussi_desktop.puzzles.collection import lines
from marjapussi_desktop.tutorial.catalogue import BY_ID
from marjapussi_desktop.ui.rules.book import BOOK
from tests.helpers.complaints import complain

ROOT = Path(__file__).parents[2]
SECTIONS = {2, 3, 4, 5}
TABLE: dict[str, list[dict[str, Any]]] = tomllib.loads((Path(__file__).parent / "coverage.toml").read_text("utf-8"))
RULES, ADVICE = TABLE["rule"], TABLE["advice"]
LISTED = re.compile(r"- |\d+\. |\| ")
TAUGHT = (
    {f"lesson:{lesson}" for lesson in BY_ID}
    | {f"puzzle:{idea}" for line in lines() for idea in re.findall(r'"idea": ?"([\w-]+)"', line)}
    | {f"rules:{section.id}.{part.key}" for section in BOOK for part in section.parts if not part.picture}
)


def rules_of(text: str) -> list[tuple[int, str]]:
    """Each paragraph, point and row of the sections, without the heads of tables: its section and its words."""
    found: list[tuple[int, str]] = []
    section = 0
    for block in re.split(r"\n\n+", text.strip()):
        heading = re.match(r"## (\d+)\. ", block)
        if heading is not None:
            section = int(heading[1])
        elif section in SECTIONS and not block.startswith("#"):
            found += [(section, rule) for rule in points_of(block)]
    return found


def points_of(block: str) -> list[str]:
    """A paragraph as one rule, a list or table as one for each of its lines."""
    if "\n|---" in block:
        return block.split("\n")[2:]
    points: list[str] = []
    for line in block.split("\n"):
        if points and not LISTED.match(line):
            points[-1] += f" {line}"
        else:
            points.append(line)
    return points


def test_every_rule_has_one_row_and_every_row_a_rule() -> None:
    rules = rules_of((ROOT / "RULES.md").read_text("utf-8"))
    assert len(rules) > 50
    for section, rule in rules:
        rows = [row for row in RULES if row["section"] == section and rule.startswith(row["begins"])]
        if len(rows) != 1:
            complain([f"section {section}, “{rule[:60]}”: {len(rows)} rows in tests/tutorial/coverage.toml, not one"])
    unused = [
        row["begins"]
        for row in RULES
        if not any(section == row["section"] and rule.startswith(row["begins"]) for section, rule in rules)
    ]
    complain(f"RULES.md has no rule that begins “{begins}”: change the row" for begins in unused)


@pytest.mark.parametrize("row", [*RULES, *ADVICE], ids=lambda row: row.get("begins", row.get("says"))[:40])
def test_what_a_row_names_exists(row: dict[str, Any]) -> None:
    assert row["taught"]
    complain(f"nothing is called {name}" for name in row["taught"] if name not in TAUGHT)


def test_each_piece_of_advice_is_told_once() -> None:
    told = [row["says"] for row in ADVICE]
    assert len(set(told)) == len(told)


def test_every_part_of_the_rules_has_its_rule_or_advice() -> None:
    """What no row names is told beside them: how a page begins, the cards, what may be known, other games' advice."""
    named = {name for row in (*RULES, *ADVICE) for name in row["taught"]}
    beside = {"aim", "cards", "knows", "advice"}
    complain(
        f"no row of tests/tutorial/coverage.toml names rules:{section.id}.{part.key}"
        for section in BOOK
        for part in section.parts
        if section.id not in beside and not part.picture and f"rules:{section.id}.{part.key}" not in named
    )


def test_a_gap_is_found() -> None:
    text = "## 2. Tricks\n\nOne.\n\n- Two\n  lines.\n- Three.\n\n| a | b |\n|---|---|\n| `x` | y |\n\n## 6. A\n\nB."
    assert rules_of(text) == [(2, "One."), (2, "- Two   lines."), (2, "- Three."), (2, "| `x` | y |")]
    assert "lesson:no-such" not in TAUGHT
