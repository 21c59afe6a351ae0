"""The words of the rules and the glossary, as read from ``assets/rules``."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Final

from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.resources import asset_path

_BEFORE: Final = r"(?<![\w♠♣♦♥])"
_AFTER: Final = r"(?!\w)"


@cache
def book_words(language: str) -> dict[str, dict[str, str]]:
    """The texts of the rules: section → part → text, with each section's ``title``."""
    return tomllib.loads(asset_path(f"rules/{language}/book.toml").read_text("utf-8"))


@cache
def positions() -> tuple[str, ...]:
    """The moments of real hands that are shown, as `controller.examples` reads them."""
    return tuple(asset_path("rules/positions.txt").read_text("utf-8").splitlines())


@frozen
class Term:
    """A word of the games: what it is called and one sentence on it, each by language; ``lesson`` may be empty."""

    id: str
    names: dict[str, str]
    says: dict[str, str]
    forms: dict[str, str]
    lesson: str = ""


@cache
def glossary() -> tuple[Term, ...]:
    """All words, in the order of the file."""
    table = tomllib.loads(asset_path("rules/glossary.toml").read_text("utf-8"))
    return tuple(_term(name, row) for name, row in table.items())


def _term(name: str, row: dict[str, str]) -> Term:
    names, says, forms = ({code: row.get(code + end, "") for code in ("en", "fi")} for end in ("", "_says", "_find"))
    return Term(name, names, says, forms, row.get("lesson", ""))


@cache
def term_pattern(language: str) -> re.Pattern[str]:
    """Finds the forms of every word, the longer before the shorter; a match's ``lastgroup`` is a word's place."""
    forms = [(term.forms[language], place) for place, term in enumerate(glossary()) if term.forms[language]]
    forms.sort(key=lambda form: -len(form[0]))
    groups = "|".join(f"(?P<t{place}>{form})" for form, place in forms)
    return re.compile(f"{_BEFORE}(?:{groups}){_AFTER}", re.IGNORECASE)


@frozen
class Found:
    """A word of the glossary in a text: from ``start`` to ``end``."""

    start: int
    end: int
    term: str


def terms_in(text: str, language: str) -> list[Found]:
    """The words of the glossary in a text, each where it first stands."""
    found: dict[str, Found] = {}
    for match in term_pattern(language).finditer(text):
        assert match.lastgroup is not None
        term = glossary()[int(match.lastgroup[1:])]
        found.setdefault(term.id, Found(match.start(), match.end(), term.id))
    return list(found.values())
