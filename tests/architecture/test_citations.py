"""What cites the rules names a section that RULES.md has, by its title: numbers change, and nobody notices."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.helpers.complaints import complain

HERE = Path(__file__)
REPOSITORY = HERE.parents[2]
HEADING = re.compile(r"^#+ (?:\d+\. )?(.+)$", re.MULTILINE)
CITATION = re.compile(r'RULES\.md((?:(?:,| and)\s+(?:#\s*)?"[^"\n]+")+)')
TITLE = re.compile(r'"([^"\n]+)"')
BY_NUMBER = re.compile(r"\bsections? \d", re.IGNORECASE)


def texts() -> dict[str, str]:
    """Every source and document of the program, by its path."""
    files = [
        *REPOSITORY.glob("*.md"),
        *(REPOSITORY / "marjapussi_desktop").rglob("*.py"),
        *(REPOSITORY / "tests").rglob("*.py"),
    ]
    return {path.relative_to(REPOSITORY).as_posix(): path.read_text(encoding="utf-8") for path in files if path != HERE}


def line_of(text: str, place: int) -> int:
    return text.count("\n", 0, place) + 1


@pytest.fixture(scope="module")
def titles() -> frozenset[str]:
    """The titles of the sections, without their numbers."""
    return frozenset(HEADING.findall((REPOSITORY / "RULES.md").read_text(encoding="utf-8")))


def test_a_section_of_the_rules_is_cited_by_a_title_that_it_has(titles: frozenset[str]) -> None:
    cited = [
        (path, line_of(text, citation.start()), title)
        for path, text in texts().items()
        for citation in CITATION.finditer(text)
        for title in TITLE.findall(citation[1])
    ]
    assert len(cited) > 40, "the citations are written otherwise: this test no longer finds them"
    complain(
        f'{path}:{line} cites RULES.md, "{title}": it has no such section, but {", ".join(sorted(titles))}'
        for path, line, title in cited
        if title not in titles
    )


def test_no_section_is_cited_by_its_number() -> None:
    complain(
        f'{path}:{line_of(text, number.start())} cites "{number[0]}": cite RULES.md, "the section\'s title"'
        for path, text in texts().items()
        for number in BY_NUMBER.finditer(text)
    )
