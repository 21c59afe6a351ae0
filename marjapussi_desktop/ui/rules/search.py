"""Finds words in the rules of all games and in the glossary."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from marjapussi_desktop.engine.values import changed, frozen
from marjapussi_desktop.ui.rules.chapter import Chapter
from marjapussi_desktop.ui.rules.words import Term

GLOSSARY: Final = "glossary"
"""The page of the glossary."""
_AROUND: Final = 70
"""Characters shown on each side of the first word found."""
MOST: Final = 60
_ARTICLE: Final = re.compile(r"^an? ")


@frozen
class Hit:
    """Something found: the page, its title, the ``anchor`` and ``title`` of the place there, and some words of it.

    ``others``: the titles of other games that have the same words at the same place.
    """

    page: str
    page_title: str
    anchor: str
    title: str
    snippet: str
    others: tuple[str, ...] = ()


def find(words: list[str], chapters: Iterable[Chapter], terms: Iterable[Term], glossary: tuple[str, str]) -> list[Hit]:
    """Where all ``words`` stand together, in lower case: the glossary first, then the chapters in their order.

    ``glossary``: the title of that page and the language in which its words are told.
    """
    if not words:
        return []
    terms = tuple(terms)
    sought = patterns(words, terms, glossary[1])
    found: dict[tuple[str, str], Hit] = {}
    for hit in (*_terms(words, terms, *glossary), *(hit for chapter in chapters for hit in _sections(sought, chapter))):
        same = found.get((hit.title, hit.snippet))
        if same is None:
            found[hit.title, hit.snippet] = hit
        else:
            found[hit.title, hit.snippet] = changed(same, others=(*same.others, hit.page_title))
    return list(found.values())[:MOST]


def patterns(words: Iterable[str], terms: Iterable[Term], language: str) -> tuple[re.Pattern[str], ...]:
    """What each word is looked for by, in lower case: a word of the glossary is found in all its forms ("huutokielto"
    in "huutokiellossa"), any other as it is typed.
    """
    by_name: dict[str, list[str]] = {}
    for term in terms:
        for name in term.names[language].casefold().split(", "):
            by_name.setdefault(name, []).append(term.forms[language])
    return tuple(
        re.compile("|".join([*(rf"\b(?:{form})" for form in by_name.get(word, ()) if form), re.escape(word)]))
        for word in words
    )


def forms_in(text: str, sought: Iterable[re.Pattern[str]]) -> list[str]:
    """What of a text is found, each form once, without the article that is a part of some terms ("a half")."""
    lower = text.casefold()
    found = (one[0] for pattern in sought for one in pattern.finditer(lower))
    return list(dict.fromkeys(_ARTICLE.sub("", form) for form in found))


def _terms(words: list[str], terms: Iterable[Term], title: str, language: str) -> Iterator[Hit]:
    """The entries whose own names have the words come first, and of these those that are called just so."""
    sought = " ".join(words)

    def rank(term: Term) -> int:
        names = ", ".join(term.names.values()).casefold()
        is_name = sought in {_ARTICLE.sub("", name) for name in names.split(", ")}
        return 0 if is_name else 1 if all(word in names for word in words) else 2

    for term in sorted(terms, key=rank):
        everything = " ".join((*term.names.values(), term.says[language])).casefold()
        if all(word in everything for word in words):
            names = " – ".join([term.names[language], *(n for code, n in term.names.items() if code != language)])
            yield Hit(GLOSSARY, title, term.id, names, term.says[language])


def _sections(sought: Sequence[re.Pattern[str]], chapter: Chapter) -> Iterator[Hit]:
    for section in chapter.sections:
        texts = [block.plain for block in section.blocks]
        everything = " ".join([section.title, *texts]).casefold()
        if all(pattern.search(everything) for pattern in sought):
            best = max(texts, key=lambda text: sum(bool(pattern.search(text.casefold())) for pattern in sought))
            yield Hit(chapter.id, chapter.title, section.id, section.title, _snippet(best, sought))


def _snippet(text: str, sought: Sequence[re.Pattern[str]]) -> str:
    """Some of a text around the first of what is found, cut between words."""
    places = [found.start() for pattern in sought if (found := pattern.search(text.casefold()))]
    start = max(0, min(places, default=0) - _AROUND)
    end = min(len(text), start + 2 * _AROUND + 40)
    if start:
        start = text.find(" ", start) + 1
    if end < len(text):
        end = max(text.rfind(" ", start, end), start + 1)
    return f"{'… ' if start else ''}{text[start:end]}{' …' if end < len(text) else ''}"
