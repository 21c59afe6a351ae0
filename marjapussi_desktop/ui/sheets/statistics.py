"""How the person has fared: figures and plots of the hands that were played, and tables in detail."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QStackedWidget, QWidget

from marjapussi_desktop.controller.match.named_rules import RulesNames
from marjapussi_desktop.controller.statistics.qt_archive import MatchArchive
from marjapussi_desktop.controller.statistics.qt_statistics import StatisticsBook
from marjapussi_desktop.ui.kept_width import keep_width
from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.rich import RichPage
from marjapussi_desktop.ui.sheets.base import Sheet
from marjapussi_desktop.ui.sheets.nothing_played import NothingPlayed
from marjapussi_desktop.ui.statistics.filters import Filters
from marjapussi_desktop.ui.statistics.overview import Overview
from marjapussi_desktop.ui.statistics.tables import tables_of
from marjapussi_desktop.ui.style import set_role
from marjapussi_desktop.ui.text.exports import exported_text

if TYPE_CHECKING:
    from marjapussi_desktop.settings.queries import Offered, Report
    from marjapussi_desktop.settings.statistics import Statistics, Tally

T = TypeVar("T")

ASKS_EVERY_S: Final = 1.5
"""How often the figures follow while matches are being looked through."""


class StatisticsSheet(Sheet):
    """Attributes: ``filters``; ``overview`` and ``browser``, the two pages, in ``pages``; ``area``, around the first;
    ``detail``, which changes
    between them; ``reset``, which asks once more before it forgets; ``statistics``, ``report`` and ``earlier``, what
    was told, or None.
    Signals: ``new_match()``: the person wants to play; ``told(str)``: a sentence for the person.
    """

    new_match = Signal()
    told = Signal(str)
    is_passing = True

    def __init__(
        self, parent: QWidget, book: StatisticsBook, archive: MatchArchive, names: RulesNames | None = None
    ) -> None:
        """``names``: of house rules."""
        super().__init__(parent, 1120, 640)
        self.statistics: Statistics | None = None
        self.report: Report | None = None
        self.earlier: tuple[Tally, ...] | None = None
        self._book = book
        self._archive = archive
        self._names = names
        self._is_sure = False
        self._is_in_detail = False
        self._is_gone = False
        self._asked_at = 0.0
        self.note = Label(self.page)
        set_role(self.note, "small")
        self.filters = Filters(self.page)
        self.overview = Overview(self.page)
        self.browser = RichPage(self.page)
        # A table as wide as the page counts as a pixel or two wider.
        self.browser.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.empty = NothingPlayed(self.page)
        self.pages = QStackedWidget(self.page)
        self.area = QScrollArea(self.page)
        self.area.setObjectName("scroll")
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.overview.setObjectName("scrolled")
        self.area.setWidget(self.overview)
        for page in (self.area, self.browser, self.empty):
            self.pages.addWidget(page)
        for part, stretch in ((self.filters, 0), (self.note, 0), (self.pages, 1)):
            self.content.addWidget(part, stretch)
        self.detail = QPushButton(self.page)
        self.buttons.insertWidget(0, self.detail)
        self.export = self.button()
        self.reset = self.button()
        self.done = self.button("primary")
        self._connect()

    def _connect(self) -> None:
        self.filters.changed.connect(self._ask_report)
        self.closed.connect(self._leave)
        self.detail.clicked.connect(self._turn)
        self.empty.play.clicked.connect(self.new_match)
        self.export.clicked.connect(self._ask_and_export)
        self.reset.clicked.connect(self._on_reset)
        self.done.clicked.connect(self.finish)
        self._book.told.connect(self._on_told)
        self._archive.reckoned.connect(self._on_reckoned)
        self._book.ask()
        self._archive.reckon()

    def _on_told(self, statistics: Statistics) -> None:
        self.statistics = statistics
        self._ask_all()

    def _on_reckoned(self, left: int) -> None:
        self.note.setText(self.tr("Matches still to be looked through: {count}").format(count=left) if left else "")
        if not left or time.monotonic() - self._asked_at > ASKS_EVERY_S:
            self._ask_all()

    def _ask_all(self) -> None:
        if self.statistics is not None:
            self._asked_at = time.monotonic()
            self._ask_report()
            self._archive.ask_earlier(self.statistics, self._while_open(self._take_earlier))
            self._archive.ask_offered(self._while_open(self._take_offered))

    def _ask_report(self) -> None:
        if self.statistics is not None:
            wanted = self.filters.filter(self.statistics.since)
            self._archive.ask_report(wanted, self._while_open(self._take_report), self._names)

    def _while_open(self, take: Callable[[T], None]) -> Callable[[T], None]:
        """An answer that comes when the sheet is closed is dropped."""
        return lambda found: None if self._is_gone else take(found)

    def _leave(self) -> None:
        self._is_gone = True

    def _take_offered(self, offered: Offered) -> None:
        self.filters.offer(offered)

    def _take_earlier(self, earlier: tuple[Tally, ...]) -> None:
        self.earlier = earlier
        self.retranslate()

    def _take_report(self, report: Report) -> None:
        self.report = report
        self.retranslate()

    def _turn(self) -> None:
        """Show the other page."""
        self._is_in_detail = not self._is_in_detail
        self.retranslate()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Statistics"))
        self.done.setText(self.tr("Close"))
        self.detail.setText(self._detail_texts()[self._is_in_detail])
        self.export.setText(self.tr("Export hands…"))
        self.reset.setText(self._reset_texts()[self._is_sure])
        self.filters.retranslate()
        self.empty.say(self.tr("No hand has been played to its end yet. What you play from now on is counted here."))
        self.browser.setAccessibleName(self.title.text())
        self.browser.ensurePolished()
        self.browser.show_page(tables_of(self.report, self.earlier or ()))
        if self.report is not None:
            self.overview.show_report(self.report)
        self._choose_page()

    def _detail_texts(self) -> tuple[str, str]:
        """While the overview is shown, and while the tables are."""
        return self.tr("In detail"), self.tr("Overview")

    def _reset_texts(self) -> tuple[str, str]:
        """At first, and once it is asked."""
        return self.tr("Start again from zero"), self.tr("Really forget everything?")

    def _fit(self) -> None:
        keep_width(self.detail, self._detail_texts())
        keep_width(self.reset, self._reset_texts())
        super()._fit()

    def _choose_page(self) -> None:
        """Show the page that holds anything."""
        has_hands = self.report is not None and self.report.total.hands > 0
        is_filtered = self.statistics is not None and self.filters.is_filtering()
        is_empty = not (has_hands or self.earlier or is_filtered)
        self.reset.setEnabled(not is_empty)
        self.filters.setVisible(has_hands or is_filtered)
        self.detail.setVisible(has_hands)
        self.export.setVisible(has_hands)
        self.note.setVisible(bool(self.note.text()))
        has_report = has_hands or is_filtered
        shown = self.area if has_report and not self._is_in_detail else self.browser
        set_role(self.done, "" if is_empty else "primary")
        self.pages.setCurrentWidget(self.empty if is_empty and self.earlier is not None else shown)

    def _ask_and_export(self) -> None:
        from marjapussi_desktop.ui.file_dialog import ask_to_save

        kinds = self.tr("Tables (*.csv);;All files (*)")
        path = ask_to_save(self, self.tr("Export hands"), self.tr("marjapussi-hands.csv"), kinds)
        if path is not None and self.statistics is not None:
            wanted = self.filters.filter(self.statistics.since)
            self._archive.export_hands(wanted, path, lambda error: self.told.emit(exported_text(path, error)))

    def _on_reset(self) -> None:
        if self._is_sure:
            self._book.reset()
        self._is_sure = not self._is_sure
        self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc takes the question back, and only then closes the sheet."""
        if event.key() == Qt.Key.Key_Escape and self._is_sure:
            self._is_sure = False
            self.retranslate()
            event.accept()
        else:
            super().keyPressEvent(event)
