"""The rules of each game as a page to read: ``assets/rules/<language>/<page>.html``."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QPushButton, QWidget

from marjapussi_desktop.resources import asset_path
from marjapussi_desktop.tutorial.catalogue import LESSONS
from marjapussi_desktop.ui.flow import FlowLayout
from marjapussi_desktop.ui.i18n import Language
from marjapussi_desktop.ui.sheets.reading import ReadingSheet
from marjapussi_desktop.ui.style import set_role
from marjapussi_desktop.ui.text.presets import PRESET_TEXTS, RULES_PAGES, rules_page_name


def _first_lesson(page: str) -> str:
    """The id of the first lesson on a game whose rules are on this page; empty without one."""
    of_page = (lesson.id for lesson in LESSONS if PRESET_TEXTS[lesson.preset].rules_page == page)
    return next(of_page, "")


class RulesSheet(ReadingSheet):
    """One tab per page; first the one of ``preset``. With a match on the table its own rules are a click away.

    Signals: ``in_play``: the person wants the rules of the match; ``lesson_wanted(str)``: the lesson with this id, the
    first on the game of the page.
    """

    in_play = Signal()
    lesson_wanted = Signal(str)

    def __init__(self, parent: QWidget, language: Language, preset: str, has_match: bool = False) -> None:
        super().__init__(parent, 860)
        self.language = language
        tabs = FlowLayout(0)
        self._group = QButtonGroup(self)
        self.tabs: dict[str, QPushButton] = {}
        for page in RULES_PAGES:
            tab = QPushButton(self.page)
            tab.setCheckable(True)
            tab.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click the keys still scroll the page
            set_role(tab, "quiet")
            tab.clicked.connect(lambda _checked=False, page=page: self._show(page))
            self._group.addButton(tab)
            tabs.addWidget(tab)
            self.tabs[page] = tab
        self.content.addLayout(tabs)
        self.content.addWidget(self.browser, 1)
        texts = PRESET_TEXTS.get(preset)
        self.page_name = texts.rules_page if texts is not None else next(iter(RULES_PAGES))
        self.tabs[self.page_name].setChecked(True)
        self.lesson = self.button()
        self.lesson.clicked.connect(lambda: self.lesson_wanted.emit(_first_lesson(self.page_name)))
        self.of_match = self.button()
        self.of_match.setVisible(has_match)
        self.of_match.clicked.connect(self.in_play)
        self.done = self.button("primary")
        self.done.clicked.connect(self.finish)

    def retranslate(self) -> None:
        self.title.setText(self.tr("Rules"))
        self.done.setText(self.tr("Close"))
        self.lesson.setText(self.tr("Show the lesson"))
        self.of_match.setText(self.tr("Rules in play"))
        for page, tab in self.tabs.items():
            tab.setText(rules_page_name(page))
        self._show(self.page_name)

    def _show(self, page: str) -> None:
        self.page_name = page
        self.lesson.setVisible(bool(_first_lesson(page)))
        self.browser.ensurePolished()
        self.browser.show_page(asset_path(f"rules/{self.language.code}/{page}.html").read_text("utf-8"))
