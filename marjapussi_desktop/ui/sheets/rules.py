"""The rules to read: a page for each game and for the match on the table, the glossary, and a search in all of it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtWidgets import QApplication, QButtonGroup, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from marjapussi_desktop.engine.options import differences
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.ui.house_rules.draft import own_rules
from marjapussi_desktop.ui.i18n import Language
from marjapussi_desktop.ui.keys import ENTER, types_a_letter
from marjapussi_desktop.ui.rich import QUIET, escaped
from marjapussi_desktop.ui.rules.chapter import Chapter, sections_of
from marjapussi_desktop.ui.rules.markup import (
    FOUND,
    LESSON,
    SECTION,
    PageMaker,
    found_page,
    glossary_name,
    glossary_page,
)
from marjapussi_desktop.ui.rules.pictures import PictureSpace, example_image
from marjapussi_desktop.ui.rules.search import GLOSSARY, Hit, find, forms_in, patterns
from marjapussi_desktop.ui.rules.words import book_words, glossary
from marjapussi_desktop.ui.scrolled import scrolled
from marjapussi_desktop.ui.search_field import SearchField
from marjapussi_desktop.ui.sheets.reading import ReadingSheet
from marjapussi_desktop.ui.style import gap, set_role
from marjapussi_desktop.ui.text.house_rules import HouseRulesTexts
from marjapussi_desktop.ui.text.presets import PRESET_TEXTS, preset_name, preset_summary

MATCH: Final = "match"
"""The page of the rules of the match on the table."""
_FOUND_PAGE: Final = "found"


@frozen
class _Place:
    """A page and how far it is scrolled."""

    page: str
    scrolled: int


class RulesSheet(ReadingSheet):
    """One button per page at the left; first the game of ``preset``, or the match if its rules are changed.
    ``is_in_play``: the match is on the table, and not being chosen.

    Attributes: ``tabs``, the buttons by page: the presets, ``MATCH`` and ``GLOSSARY``; ``search``; ``page_name``, the
    page that is shown; ``hits``, what was found. Signals: ``in_play``: the rules of the match in short are wanted;
    ``lesson_wanted(str)``: the lesson with this id.
    """

    in_play = Signal()
    lesson_wanted = Signal(str)

    def __init__(
        self,
        parent: QWidget,
        language: Language,
        preset: str,
        match: Ruleset | None = None,
        *,
        is_in_play: bool = True,
    ) -> None:
        super().__init__(parent, 1120)
        self.language = language
        self._is_in_play = is_in_play
        self._match, self._preset = match, preset
        self._texts = HouseRulesTexts(self)
        self._chapters: dict[str, Chapter] = {}
        self._past: list[_Place] = []
        self.hits: list[Hit] = []
        self._hit = -1
        self._walked_to = ""
        self._width = 0
        """Of the page when it was shown last."""
        self.tabs: dict[str, QPushButton] = {}
        self._group = QButtonGroup(self)
        self.search = SearchField(self.page)
        self.search.textChanged.connect(self._look_for)
        row = QHBoxLayout()
        row.setSpacing(gap(16))
        row.addWidget(self._list())
        row.addWidget(self.browser, 1)
        self.browser.raise_()  # Tab goes by this order: from the list of games to the page
        self.content.addWidget(self.search)
        self.content.addLayout(row, 1)
        self.page_name = self._first_page()
        self.browser.anchorClicked.connect(self._follow)
        self.back = self.button()
        self.back.clicked.connect(self._go_back)
        self.of_match = self.button()
        self.of_match.setVisible(match is not None and is_in_play)
        self.of_match.clicked.connect(self.in_play)
        self.done = self.button("primary")
        self.done.clicked.connect(self.finish)

    def _first_page(self) -> str:
        if self._match is not None and self._changes(self._match):
            return MATCH
        return self._preset if self._preset in PRESET_TEXTS else next(iter(PRESET_TEXTS))

    def _changes(self, rules: Ruleset) -> int:
        return len(differences(rules, own_rules(self._preset)))

    def _list(self) -> QScrollArea:
        pages = [GLOSSARY, *PRESET_TEXTS]
        if self._match is not None and self._changes(self._match):
            pages.insert(0, MATCH)
        inside = self._inside = QWidget(self.page)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, gap(8), 0)
        column.setSpacing(gap(2))
        for page in pages:
            tab = QPushButton(inside)
            tab.setCheckable(True)
            tab.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # after a click the keys still scroll the page
            set_role(tab, "quiet")
            tab.clicked.connect(lambda _checked=False, page=page: self._choose(page))
            self._group.addButton(tab)
            column.addWidget(tab)
            self.tabs[page] = tab
        column.addStretch()
        self._pages = scrolled(inside, self.page)
        return self._pages

    def open(self) -> None:
        """Show the sheet, and its page once it is known how wide it is."""
        super().open()
        self._settle()

    def _fit(self) -> None:
        super()._fit()
        if self.isVisible():
            self._settle()

    def _fit_pages(self) -> None:
        """The list of pages is as wide as its longest name, in letters whose size may have changed."""
        for tab in self.tabs.values():
            tab.ensurePolished()
            tab.updateGeometry()
        column = self._inside.layout()
        assert column is not None
        column.invalidate()
        # A list that scrolls would press its buttons to their least height, which cuts large letters.
        self._inside.setMinimumHeight(column.sizeHint().height())
        self._pages.setFixedWidth(column.sizeHint().width() + self._pages.verticalScrollBar().sizeHint().width())

    def _settle(self) -> None:
        """The pictures are as wide as the page allows."""
        self._fit_pages()
        layout = self.page.layout()
        assert layout is not None
        layout.activate()
        width = self.browser.viewport().width()
        if width != self._width:
            self._width = width
            self._show_again()

    def _show_again(self) -> None:
        place = self.browser.verticalScrollBar().value()
        self._show(self.page_name)
        self.browser.verticalScrollBar().setValue(place)

    # -- texts --------------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.title.setText(self.tr("Rules"))
        self.done.setText(self.tr("Close"))
        self.back.setText(self.tr("Back"))
        self.of_match.setText(self.tr("Rules in play"))
        self.search.setPlaceholderText(self.tr("Search all rules and the glossary"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.browser.setAccessibleDescription(self.tr("Left and Right go from link to link, and Enter follows one."))
        self._chapters = {}
        for page, tab in self.tabs.items():
            tab.setText(self._name(page))
        self._fit_pages()
        self._width = 0
        if self.isVisible():
            self._settle()

    def _name(self, page: str) -> str:
        if page == GLOSSARY:
            return glossary_name()
        if page == MATCH:
            return self.tr("This match") if self._is_in_play else self.tr("The new match")
        return preset_name(page)

    def chapter(self, page: str) -> Chapter:
        """The rules that a page shows, in the current language."""
        if page not in self._chapters:
            preset = self._preset if page == MATCH else page
            own = own_rules(preset)
            rules = self._match if page == MATCH and self._match is not None else PRESETS[preset]
            title = self._texts.title(preset_name(preset), len(differences(rules, own)))
            sections = sections_of(rules, own, self.language.code)
            self._chapters[page] = Chapter(page, title, preset_summary(preset), sections)
        return self._chapters[page]

    # -- showing ------------------------------------------------------------------------------------------------------

    def go(self, page: str, anchor: str = "") -> None:
        """Show a page, at a section or a word of the glossary; Back leads to where the person was."""
        self._past.append(_Place(self.page_name, self.browser.verticalScrollBar().value()))
        self._show(page, anchor)

    def _choose(self, page: str) -> None:
        """Show a page of the list. By arrows one walks through many: Back leads to where the walk began."""
        is_by_key = any(tab.hasFocus() for tab in self.tabs.values())
        if is_by_key and self._walked_to == self.page_name:
            self._show(page)
        else:
            self.go(page)
        self._walked_to = page if is_by_key else ""

    def show_term(self, term: str) -> None:
        """Show the glossary at a word."""
        self.go(GLOSSARY, term)

    def _go_back(self) -> None:
        if self._past:
            place = self._past.pop()
            self._show(place.page)
            self.browser.verticalScrollBar().setValue(place.scrolled)
            self.browser.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self, page: str, anchor: str = "") -> None:
        self.page_name = page
        self.back.setEnabled(bool(self._past))
        self.browser.ensurePolished()
        if page == _FOUND_PAGE:
            self.browser.show_page(found_page(self.hits, self.search.text().strip()))
        elif page == GLOSSARY:
            self.browser.show_page(glossary_page(glossary(), self.language.code))
        else:
            self._show_chapter(self.chapter(page))
        self._group.setExclusive(False)
        for name, tab in self.tabs.items():
            tab.setChecked(name == page)
        self._group.setExclusive(True)
        self._make_one_stop(self.tabs[self._last_page()])
        if page in self.tabs:
            self._pages.ensureWidgetVisible(self.tabs[page])
        self.browser.mark(self._marked())
        if anchor:
            self.browser.scrollToAnchor(anchor)

    def _make_one_stop(self, stop: QPushButton) -> None:
        """Tab comes to the list once, at this page's button. The arrows go on from there, as in every group of Qt."""
        for tab in self.tabs.values():
            tab.setFocusPolicy(Qt.FocusPolicy.TabFocus if tab is stop else Qt.FocusPolicy.NoFocus)

    def _show_chapter(self, chapter: Chapter) -> None:
        maker = PageMaker(self.language.code)
        text = maker.page(chapter)
        pictures: dict[str, QImage] = {}
        names = book_words(self.language.code)["pictures"]
        ratio = self.browser.devicePixelRatioF()
        width = self.browser.viewport().width() - 3 * self.browser.fontMetrics().height()
        space = PictureSpace(width, self.browser.font(), ratio)
        for name, (example, spoken) in maker.examples.items():
            image = pictures[name] = example_image(example, names, space)
            size = f'width="{round(image.width() / ratio)}" height="{round(image.height() / ratio)}"'
            text = text.replace(f"{{{name}}}", f'<img src="{name}" {size} alt="{escaped(spoken)}">')
        self.browser.show_page(text, pictures)

    def _follow(self, link: QUrl) -> None:
        kind, _colon, name = link.toString().partition(":")
        kind += ":"
        if kind == QUIET:
            self.show_term(name)
        elif kind == SECTION:
            self._past.append(_Place(self.page_name, self.browser.verticalScrollBar().value()))
            self.back.setEnabled(True)
            self.browser.scrollToAnchor(name)
        elif kind == LESSON:
            self.lesson_wanted.emit(name)
        elif kind == FOUND:
            self._go_to(int(name))

    # -- searching ----------------------------------------------------------------------------------------------------

    def _words(self) -> list[str]:
        return self.search.text().casefold().split()

    def _look_for(self) -> None:
        """Show what has the words; with the field emptied, the page from before."""
        self._hit = -1
        if not self._words():
            self.hits = []
            if self.page_name == _FOUND_PAGE:
                self._go_back()
            else:
                self._show_again()
            return
        first = [page for page in (self._last_page(), *self.tabs) if page not in (GLOSSARY, _FOUND_PAGE)]
        pages = [self.chapter(page) for page in dict.fromkeys(first)]
        self.hits = find(self._words(), pages, glossary(), (self._name(GLOSSARY), self.language.code))
        if self.page_name != _FOUND_PAGE:
            self._past.append(_Place(self.page_name, self.browser.verticalScrollBar().value()))
        self._show(_FOUND_PAGE)

    def _marked(self) -> list[str]:
        """What of the page is lit: the words as they were typed, or where they led to other forms, those. A page that
        says that nothing was found has but the words themselves.
        """
        is_list = self.page_name == _FOUND_PAGE
        if is_list and not self.hits:
            return []
        text, words, code = self.browser.toPlainText(), self._words(), self.language.code
        as_typed = forms_in(text, patterns(words, glossary(), code))
        if as_typed and not (is_list and any(hit.is_other_form for hit in self.hits)):
            return as_typed
        return forms_in(text, patterns(words, glossary(), code, other_forms=True))

    def _last_page(self) -> str:
        """The page that was read before what was found was listed."""
        places = [self.page_name, *(place.page for place in reversed(self._past))]
        return next((page for page in places if page in self.tabs), self._first_page())

    def _go_to(self, number: int) -> None:
        self._hit = number
        hit = self.hits[number]
        self.go(hit.page, hit.anchor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """In the search, Enter goes to the next place that was found, with Shift to the one before; Esc empties it.
        Where nothing was found or looked for, Enter does nothing. What is typed elsewhere is looked for.
        """
        if self.search.hasFocus() and event.key() in ENTER:
            if self.hits:
                back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
                step = -1 if back and self._hit >= 0 else 1 if not back else 0
                self._go_to((self._hit + step) % len(self.hits))
            event.accept()
        elif self.search.text() and event.key() == Qt.Key.Key_Escape:
            self.search.clear()
            event.accept()
        elif types_a_letter(event) and not self.search.hasFocus():
            self.search.setFocus(Qt.FocusReason.OtherFocusReason)
            self.search.selectAll()
            QApplication.sendEvent(self.search, event)
        else:
            super().keyPressEvent(event)
