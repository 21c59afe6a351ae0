"""Finds words in the rules of all games and in the glossary."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from marjapussi_desktop.engine.values import changed, frozen
from marjapussi_desktop.ui.rules.chapter import Chapter
from marjapussi_desktop.ui.rules.words import Term

GLOSSARY: Final = "glossary"
"""The page of the glossary."""
_AROUND: Final = 70
"""Characters shown on each side of the first word found."""
MOST: Final = 60


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
    found: dict[tuple[str, str], Hit] = {}
    for hit in (*_terms(words, terms, *glossary), *(hit for chapter in chapters for hit in _sections(words, chapter))):
        same = found.get((hit.title, hit.snippet))
        if same is None:
            found[hit.title, hit.snippet] = hit
        else:
            found[hit.title, hit.snippet] = changed(same, others=(*same.others, hit.page_title))
    return list(found.values())[:MOST]


def _terms(words: list[str], terms: Iterable[Term], title: str, language: str) -> Iterator[Hit]:
    for term in terms:
        everything = " ".join((*term.names.values(), *term.says.values())).casefold()
        if all(word in everything for word in words):
            names = " – ".join([term.names[language], *(n for code, n in term.names.items() if code != language)])
            yield Hit(GLOSSARY, title, term.id, names, term.says[language])


def _sections(words: list[str], chapter: Chapter) -> Iterator[Hit]:
    for section in chapter.sections:
        texts = [block.plain for block in section.blocks]
        if all(word in " ".join([section.title, *texts]).casefold() for word in words):
            best = max(texts, key=lambda text: sum(word in text.casefold() for word in words))
            yield Hit(chapter.id, chapter.title, section.id, section.title, _snippet(best, words))


def _snippet(text: str, words: list[str]) -> str:
    """Some of a text around the first of the words, cut between words."""
    places = [place for word in words if (place := text.casefold().find(word)) >= 0]
    start = max(0, min(places, default=0) - _AROUND)
    end = min(len(text), start + 2 * _AROUND + 40)
    if start:
        start = text.find(" ", start) + 1
    if end < len(text):
        end = max(text.rfind(" ", start, end), start + 1)
    return f"{'… ' if start else ''}{text[start:end]}{' …' if end < len(text) else ''}"
