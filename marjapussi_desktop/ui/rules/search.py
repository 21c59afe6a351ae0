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
FEW: Final = 8
"""Where so few places have the words as they were typed, those that have them in another form are added."""
_LONG_ENOUGH: Final = 5
_ENDING: Final = 2
"""Letters of a word that may have another ending, and of that ending: ``tikit`` for ``tikki``."""
_ARTICLE: Final = re.compile(r"^an? ")
_WITHOUT_DOTS: Final = str.maketrans("äöå", "aoa")


@frozen
class Hit:
    """Something found: the page, its title, the ``anchor`` and ``title`` of the place there, and some words of it.

    ``others``: the titles of other games that have the same words at the same place. ``is_other_form``: the words stand
    there with other endings.
    """

    page: str
    page_title: str
    anchor: str
    title: str
    snippet: str
    others: tuple[str, ...] = ()
    is_other_form: bool = False


def folded(text: str) -> str:
    """A text as it is searched, of the same length: without capitals, and without the dots that some keyboards lack."""
    return text.casefold().translate(_WITHOUT_DOTS)


def find(words: list[str], chapters: Iterable[Chapter], terms: Iterable[Term], glossary: tuple[str, str]) -> list[Hit]:
    """Where all ``words`` stand together: the glossary first, then the chapters in their order. Where the words as
    they were typed stand in few places, or in none of the glossary, places that have other forms of them are added.

    ``glossary``: the title of that page and the language in which its words are told.
    """
    if not words:
        return []
    words = [folded(word) for word in words]
    terms, chapters = tuple(terms), tuple(chapters)
    found = _find(words, patterns(words, terms, glossary[1]), chapters, terms, glossary)
    if len(found) <= FEW or all(hit.page != GLOSSARY for hit in found):
        known = {(hit.page, hit.anchor) for hit in found}
        more = _find(words, patterns(words, terms, glossary[1], other_forms=True), chapters, terms, glossary)
        found += [changed(hit, is_other_form=True) for hit in more if (hit.page, hit.anchor) not in known]
        found.sort(key=lambda hit: hit.page != GLOSSARY)
    return found[:MOST]


def _find(
    words: list[str],
    sought: Sequence[re.Pattern[str]],
    chapters: Iterable[Chapter],
    terms: Iterable[Term],
    glossary: tuple[str, str],
) -> list[Hit]:
    found: dict[tuple[str, str], Hit] = {}
    in_chapters = (hit for chapter in chapters for hit in _sections(sought, chapter))
    for hit in (*_terms(words, sought, terms, *glossary), *in_chapters):
        same = found.get((hit.title, hit.snippet))
        if same is None:
            found[hit.title, hit.snippet] = hit
        else:
            found[hit.title, hit.snippet] = changed(same, others=(*same.others, hit.page_title))
    return list(found.values())


def patterns(
    words: Iterable[str], terms: Iterable[Term], language: str, *, other_forms: bool = False
) -> tuple[re.Pattern[str], ...]:
    """What each word is looked for by in a `folded` text: a word of the glossary is found in all its forms
    ("huutokielto" in "huutokiellossa"), any other as it is typed, and with ``other_forms`` also where a word begins as
    it does.
    """
    by_name: dict[str, list[str]] = {}
    for term in terms:
        for name in folded(term.names[language]).split(", "):
            by_name.setdefault(name, []).append(folded(term.forms[language]))

    def every_way(word: str) -> Iterator[str]:
        yield from (rf"\b(?:{form})" for form in by_name.get(word, ()) if form)
        if other_forms and len(word) >= _LONG_ENOUGH:
            yield rf"\b{re.escape(word[:-_ENDING])}\w*"
        yield re.escape(word)

    return tuple(re.compile("|".join(every_way(folded(word)))) for word in words)


def forms_in(text: str, sought: Iterable[re.Pattern[str]]) -> list[str]:
    """What of a text is found, each form once, without the article that is a part of some terms ("a half")."""
    lower = text.casefold()
    found = (lower[slice(*one.span())] for pattern in sought for one in pattern.finditer(folded(text)))
    return list(dict.fromkeys(_ARTICLE.sub("", form) for form in found))


def _terms(
    words: list[str], sought: Sequence[re.Pattern[str]], terms: Iterable[Term], title: str, language: str
) -> Iterator[Hit]:
    """The entries whose own names have the words come first, of these those that are called just so or begin so."""
    together = " ".join(words)

    def rank(term: Term) -> int:
        names = folded(", ".join(term.names.values()))
        is_name = together in {_ARTICLE.sub("", name) for name in names.split(", ")}
        if is_name:
            return 0
        if all(pattern.match(folded(term.names[language])) for pattern in sought):
            return 1
        return 2 if all(pattern.search(names) for pattern in sought) else 3

    for term in sorted(terms, key=rank):
        everything = folded(" ".join((*term.names.values(), term.says[language])))
        if all(pattern.search(everything) for pattern in sought):
            names = " – ".join([term.names[language], *(n for code, n in term.names.items() if code != language)])
            yield Hit(GLOSSARY, title, term.id, names, term.says[language])


def _sections(sought: Sequence[re.Pattern[str]], chapter: Chapter) -> Iterator[Hit]:
    for section in chapter.sections:
        texts = [block.plain for block in section.blocks]
        everything = folded(" ".join([section.title, *texts]))
        if all(pattern.search(everything) for pattern in sought):
            best = max(texts, key=lambda text: sum(bool(pattern.search(folded(text))) for pattern in sought))
            yield Hit(chapter.id, chapter.title, section.id, section.title, _snippet(best, sought))


def _snippet(text: str, sought: Sequence[re.Pattern[str]]) -> str:
    """Some of a text around the first of what is found, cut between words."""
    places = [found.start() for pattern in sought if (found := pattern.search(folded(text)))]
    start = max(0, min(places, default=0) - _AROUND)
    end = min(len(text), start + 2 * _AROUND + 40)
    if start:
        start = text.find(" ", start) + 1
    if end < len(text):
        end = max(text.rfind(" ", start, end), start + 1)
    return f"{'… ' if start else ''}{text[start:end]}{' …' if end < len(text) else ''}"
