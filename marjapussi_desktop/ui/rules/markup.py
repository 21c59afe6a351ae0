"""Makes pages of markup: a game's rules, the glossary, and what was found."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from marjapussi_desktop.controller.examples import Example
from marjapussi_desktop.tutorial.catalogue import BY_ID
from marjapussi_desktop.tutorial.lesson import CONTEXT
from marjapussi_desktop.ui.i18n import LANGUAGES, QT_TRANSLATE_NOOP, translate
from marjapussi_desktop.ui.rich import QUIET, escaped
from marjapussi_desktop.ui.rules.chapter import Block, Chapter, Shown
from marjapussi_desktop.ui.rules.search import Hit
from marjapussi_desktop.ui.rules.words import Term, terms_in
from marjapussi_desktop.ui.style import Look, colours, px

LESSON: Final = "lesson:"
SECTION: Final = "section:"
FOUND: Final = "found:"
"""What a link leads to: a lesson by its id, a section of the page by its id, something found by its number."""

_CHANGED: Final = QT_TRANSLATE_NOOP("RulesPage", "changed")
_OWN: Final = QT_TRANSLATE_NOOP("RulesPage", "The game's own rule: {sentence}")
_LEARN: Final = QT_TRANSLATE_NOOP("RulesPage", "Learn it at the table:")
_GLOSSARY: Final = QT_TRANSLATE_NOOP("RulesPage", "Glossary")
_NOTHING: Final = QT_TRANSLATE_NOOP("RulesPage", "Nothing in the rules has “{words}”.")
_ALSO: Final = QT_TRANSLATE_NOOP("RulesPage", "Also: {games}")

_LINE: Final = re.compile(r"^(- |\d+\. )")
_OPEN, _MIDDLE, _CLOSE = "\ue000", "\ue001", "\ue002"
"""Stand around a word of the glossary while the text is escaped."""


def _told(text: str) -> str:
    return translate("RulesPage", text)


def glossary_name() -> str:
    """The title of the glossary."""
    return _told(_GLOSSARY)


class PageMaker:
    """Makes the page of one game in a language.

    Attribute: ``examples``, the moments on it: image name → what is shown, its alternative text.
    """

    def __init__(self, language: str) -> None:
        self._language = language
        self.examples: dict[str, tuple[Example, str]] = {}
        self._told: set[str] = set()

    def page(self, chapter: Chapter) -> str:
        """The whole page: a heading, the way to each section, and the sections."""
        ways = "&nbsp;· ".join(f'<a href="{SECTION}{s.id}">{escaped(s.title)}</a>' for s in chapter.sections)
        head = f"<h1>{escaped(chapter.title)}</h1><p>{escaped(chapter.summary)}</p><p>{ways}</p>"
        return head + "".join(self._section(section) for section in chapter.sections)

    def _section(self, section: Shown) -> str:
        self._told = set()
        parts = [f'<h2><a name="{section.id}"></a>{escaped(section.title)}</h2>']
        for blocks in _runs(section):
            if len(blocks) > 1:
                parts.append("<ul>" + "".join(f"<li>{self._words(b)}</li>" for b in blocks) + "</ul>")
            else:
                parts.append(self._block(blocks[0]))
        parts.append(_lessons(section.lessons))
        return "".join(parts)

    def _block(self, block: Block) -> str:
        if block.example is not None:
            name = f"example:{block.example.kind.value}"
            self.examples[name] = (block.example, block.spoken)
            return f'<p class="cards">{{{name}}}</p><p>{escaped(block.text)}</p>'
        if block.is_option:
            return f"<p>{self._words(block)}</p>"
        return "".join(self._piece(piece) for piece in block.text.split("\n\n"))

    def _piece(self, piece: str) -> str:
        lines = piece.split("\n")
        if not _LINE.match(lines[0]):
            return f"<p>{self._linked(piece)}</p>"
        tag = "ul" if lines[0].startswith("-") else "ol"
        items = "".join(f"<li>{self._linked(_LINE.sub('', line))}</li>" for line in lines)
        return f"<{tag}>{items}</{tag}>"

    def _words(self, block: Block) -> str:
        """The words of a block; an option that was changed bears a mark, and the game's own rule stands after it."""
        linked = self._linked(block.text)
        if not block.own:
            return linked
        c = colours(Look.theme)
        mark = f'<span style="background: {c["accent"]}; color: {c["on_accent"]}">&nbsp;{_told(_CHANGED)}&nbsp;</span>'
        own = escaped(_told(_OWN).format(sentence=block.own))
        return f'{mark}&nbsp; <b>{linked}</b><br/><span style="color: {c["muted"]}">{own}</span>'

    def _linked(self, text: str) -> str:
        """A text as markup, with each word of the glossary linked where it first stands in the section."""
        found = [word for word in terms_in(text, self._language) if word.term not in self._told]
        self._told |= {word.term for word in found}
        for word in sorted(found, key=lambda word: -word.start):
            inside = text[word.start : word.end]
            text = f"{text[: word.start]}{_OPEN}{word.term}{_MIDDLE}{inside}{_CLOSE}{text[word.end :]}"
        marked = escaped(text).replace("&lt;b&gt;", "<b>").replace("&lt;/b&gt;", "</b>")
        marked = re.sub(r"&#91;(\w\w)\]", r"[\1]", marked)
        linked = re.sub(f"{_OPEN}(.*?){_MIDDLE}", rf'<a href="{QUIET}\1">', marked)
        return linked.replace(_CLOSE, "</a>")


def _runs(section: Shown) -> Iterator[list[Block]]:
    """Blocks that stand together: options that follow each other, all of a section of advice, others alone."""
    run: list[Block] = []
    for block in section.blocks:
        listed = section.is_advice or block.is_option
        if run and not listed:
            yield run
            run = []
        if listed:
            run.append(block)
        else:
            yield [block]
    if run:
        yield run


def _lessons(ids: Sequence[str]) -> str:
    if not ids:
        return ""
    titles = (f'<a href="{LESSON}{id_}">{escaped(translate(CONTEXT, BY_ID[id_].title))}</a>' for id_ in ids)
    return f'<p style="margin-top: {px(4)}px">{escaped(_told(_LEARN))} {"&nbsp;· ".join(titles)}</p>'


def glossary_page(terms: Iterable[Term], language: str) -> str:
    """Every word with its name in the other language and its sentence in this one, in the order of this one."""
    other = next(code for code in LANGUAGES if code != language)
    muted = colours(Look.theme)["muted"]
    parts = [f"<h1>{escaped(glossary_name())}</h1>"]
    for term in sorted(terms, key=lambda term: term.names[language].casefold()):
        lesson = ""
        if term.lesson:
            title = escaped(translate(CONTEXT, BY_ID[term.lesson].title))
            lesson = f'<br/>{escaped(_told(_LEARN))} <a href="{LESSON}{term.lesson}">{title}</a>'
        parts.append(
            f'<p style="margin-top: {px(10)}px"><a name="{term.id}"></a><b>{escaped(term.names[language])}</b>'
            f' <span style="color: {muted}">– {escaped(term.names[other])}</span>'
            f"<br/>{escaped(term.says[language])}{lesson}</p>"
        )
    return "".join(parts)


def found_page(hits: Sequence[Hit], words: str) -> str:
    """What was found for the words, each with the way to it."""
    muted = colours(Look.theme)["muted"]
    if not hits:
        none = _told(_NOTHING).format(words=words)
        return f"<p>{escaped(none)}</p>"
    parts = []
    for number, hit in enumerate(hits):
        others = ""
        if hit.others:
            also = _told(_ALSO).format(games=", ".join(hit.others))
            others = f'<br/><span style="color: {muted}">{escaped(also)}</span>'
        parts.append(
            f'<p><a href="{FOUND}{number}"><b>{escaped(hit.page_title)}: {escaped(hit.title)}</b></a>'
            f"<br/>{escaped(hit.snippet)}{others}</p>"
        )
    return "".join(parts)
