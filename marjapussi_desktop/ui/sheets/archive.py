"""The archive: every match that was played here, to be found, opened, exported and deleted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QWidget

from marjapussi_desktop.controller.match.named_rules import RulesNames
from marjapussi_desktop.controller.statistics.qt_archive import MatchArchive
from marjapussi_desktop.settings.archive import ArchivedMatch, Search
from marjapussi_desktop.ui.archive.model import ArchiveModel
from marjapussi_desktop.ui.archive.nothing_found import NothingFound
from marjapussi_desktop.ui.archive.searching import sought_words
from marjapussi_desktop.ui.archive.table import ArchiveTable
from marjapussi_desktop.ui.combo import ComboBox
from marjapussi_desktop.ui.kept_width import keep_width
from marjapussi_desktop.ui.labels import Label, set_tip
from marjapussi_desktop.ui.search_field import SearchField
from marjapussi_desktop.ui.sheets.base import Sheet
from marjapussi_desktop.ui.sheets.nothing_played import NothingPlayed
from marjapussi_desktop.ui.style import gap, set_role
from marjapussi_desktop.ui.text.exports import exported_text
from marjapussi_desktop.ui.text.presets import preset_name
from marjapussi_desktop.ui.text.records import proposed_name

if TYPE_CHECKING:
    from marjapussi_desktop.controller.past.past_match import PastMatch
    from marjapussi_desktop.settings.queries import Offered

T = TypeVar("T")

SEARCHES_AFTER_MS: Final = 150
"""How long after the last letter that was typed."""


class ArchiveSheet(Sheet):
    """Attributes: ``words``, ``game`` and ``outcome``, what is searched by; ``table``; ``go_on``, ``look``,
    ``export``, ``delete``; ``count``, the sentence that says how many were found.
    ``empty``, the invitation in the place of the table while no match is kept; ``nothing``, what stands there where a
    search finds nothing; ``warning``, the question before one is deleted.
    Signals: ``new_match()``: the person wants to play; ``opened(str)``: the match of this id is wanted on the table;
    ``looked(PastMatch)``: a match's hands are to be looked at; ``told(str)``: a sentence for the person.
    """

    new_match = Signal()
    opened = Signal(str)
    looked = Signal(object)
    told = Signal(str)

    def __init__(self, parent: QWidget, archive: MatchArchive, names: RulesNames | None = None) -> None:
        """``names``: of house rules."""
        super().__init__(parent, 1120, 640)
        self._archive = archive
        self._names = names or {}
        self._is_sure = False
        self._is_gone = False
        self._found: int | None = None
        self._offered: tuple[str, ...] = ()
        self.words = SearchField(self.page)
        self.game, self.outcome = ComboBox(self.page), ComboBox(self.page)
        self.model = ArchiveModel(archive, self, names)
        self.table = ArchiveTable(self.model, self.page)
        self.count = Label(self.page)
        set_role(self.count, "muted")
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SEARCHES_AFTER_MS)
        row = QHBoxLayout()
        row.setSpacing(gap(8))
        for part, stretch in ((self.words, 3), (self.game, 2), (self.outcome, 1)):
            row.addWidget(part, stretch)
        self.empty = NothingPlayed(self.page)
        self.nothing = NothingFound(self.page)
        self.pages = QStackedWidget(self.page)
        for page in (self.table, self.empty, self.nothing):
            self.pages.addWidget(page)
        self.warning = Label(self.page)
        self.warning.setWordWrap(True)
        set_role(self.warning, "warning")
        self.content.addLayout(row)
        self.content.addWidget(self.pages, 1)
        self.content.addWidget(self.warning)
        self.buttons.insertWidget(0, self.count)
        self.delete, self.export, self.look, self.done = (self.button() for _each in range(4))
        self.go_on = self.button("primary")
        self._connect()

    def _connect(self) -> None:
        self.closed.connect(self._leave)
        self.words.textChanged.connect(lambda _text: self._soon.start())
        self._soon.timeout.connect(self._search)
        self.game.activated.connect(lambda _index: self._search())
        self.outcome.activated.connect(lambda _index: self._search())
        self.table.opened.connect(self._open)
        self.table.chosen.connect(self._on_chosen)
        self.go_on.clicked.connect(self._open)
        self.look.clicked.connect(self._look)
        self.export.clicked.connect(self._ask_and_export)
        self.delete.clicked.connect(self._on_delete)
        self.done.clicked.connect(self.finish)
        self.empty.play.clicked.connect(self.new_match)
        self.nothing.cleared.connect(self._clear_search)
        self._archive.reckoned.connect(self._on_reckoned)
        self._archive.reckon()
        self._archive.ask_offered(self._while_open(self._take_offered))
        self._search()

    def open(self) -> None:
        """Show the sheet with the keyboard in the table: arrows choose, Enter opens, Tab leads to the search."""
        super().open()
        self.table.setFocus()

    # -- searching ----------------------------------------------------------------------------------------------------

    def searched(self) -> Search:
        """What is searched for."""
        words = sought_words(self.words.text(), self._names)
        return Search(self.game.currentData() or "", self.outcome.currentData() or "", words)

    def _search(self) -> None:
        search = self.searched()
        self.model.search(search)
        self._ask_count()

    def _search_again(self) -> None:
        """The same, but what is chosen stays so."""
        match = self.table.match()
        self.table.kept = match.match if match is not None else ""
        self._search()

    def _ask_count(self) -> None:
        self._archive.ask_count(self.searched(), self._while_open(self._take_count))

    def _clear_search(self) -> None:
        self.words.clear()
        self.game.setCurrentIndex(0)
        self.outcome.setCurrentIndex(0)
        self.words.setFocus(Qt.FocusReason.OtherFocusReason)
        self._search()

    def _on_reckoned(self, left: int) -> None:
        if not left:
            self._archive.ask_offered(self._while_open(self._take_offered))
            self._search_again()

    def _take_count(self, found: int) -> None:
        self._found = found
        self._tell_count()
        is_empty = found == 0 and self.searched() == Search()
        if is_empty:
            self.empty.play.setFocus()
        self.nothing.say(" ".join(self.words.text().split()))
        self.pages.setCurrentWidget(self.empty if is_empty else self.table if found else self.nothing)
        for part in (self.words, self.game, self.outcome, self.count, self.delete, self.export, self.look, self.go_on):
            part.setVisible(not is_empty)

    def _take_offered(self, offered: Offered) -> None:
        self._offered = offered.presets
        self._fill_boxes()

    def _while_open(self, take: Callable[[T], None]) -> Callable[[T], None]:
        """An answer that comes when the sheet is closed is dropped."""
        return lambda found: None if self._is_gone else take(found)

    def _leave(self) -> None:
        self._is_gone = True

    # -- the match that is chosen -------------------------------------------------------------------------------------

    def _on_chosen(self) -> None:
        self._is_sure = False
        self._show_buttons()

    def _open(self) -> None:
        match = self.table.match()
        if match is not None:
            self.finish()
            self.opened.emit(match.match)

    def _look(self) -> None:
        match = self.table.match()
        if match is not None:
            self._archive.ask_past(match.match, self._while_open(self._take_past))

    def _take_past(self, past: PastMatch | None) -> None:
        if past is None:
            self.told.emit(self.tr("This match cannot be read, as what was saved of it is damaged."))
        elif not past.numbers:
            self.told.emit(self._no_hands())
        else:
            self.finish()
            self.looked.emit(past)

    def _no_hands(self) -> str:
        return self.tr("No hand of this match has been played to its end.")

    def _ask_and_export(self) -> None:
        from marjapussi_desktop.ui.file_dialog import ask_to_save

        match = self.table.match()
        if match is None:
            return
        kinds = self.tr("Match records (*.marja *.json);;All files (*)")
        name = proposed_name(match.preset, match.started.partition("T")[0])
        path = ask_to_save(self, self.tr("Export record"), name, kinds)
        if path is not None:
            self._archive.export_record(match.match, path, lambda error: self.told.emit(exported_text(path, error)))

    def _on_delete(self) -> None:
        match = self.table.match()
        if match is None:
            return
        if self._is_sure:
            self._archive.delete(match.match)
            self._is_sure = False
            self.model.take_out(match)
            self._ask_count()
        else:
            self._is_sure = True
        self._show_buttons()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc takes the question back, then the search, and only then closes the sheet."""
        if event.key() == Qt.Key.Key_Escape and self._is_sure:
            self._on_chosen()
        elif event.key() == Qt.Key.Key_Escape and self.words.text():
            self.words.clear()
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    # -- words --------------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.title.setText(self.tr("Archive"))
        self.words.setPlaceholderText(self.tr("Search by name, game or date"))
        self.words.setAccessibleName(self.tr("Search by name, game or date"))
        self.table.setAccessibleName(self.tr("Matches"))
        self.done.setText(self.tr("Close"))
        self.look.setText(self.tr("Step through"))
        self.export.setText(self.tr("Export…"))
        nothing = self.tr("No match has been played here yet. Every match that you play from now on is kept here.")
        self.empty.say(nothing)
        self._fill_boxes()
        self._tell_count()
        self._show_buttons()
        self.table.viewport().update()
        self.table.horizontalHeader().viewport().update()

    def _fill_boxes(self) -> None:
        games = [("", self.tr("All games")), *((preset, preset_name(preset)) for preset in self._offered)]
        outcomes = [
            ("", self.tr("All results")),
            ("won", self.tr("Won")),
            ("lost", self.tr("Lost")),
            ("open", self.tr("Unfinished")),
            ("day", self.tr("Deals of the day")),
        ]
        for box, items, spoken in (
            (self.game, games, self.tr("Game")),
            (self.outcome, outcomes, self.tr("Result")),
        ):
            chosen = box.currentData() or ""
            box.clear()
            for value, text in items:
                box.addItem(text, value)
            box.setCurrentIndex(max(0, box.findData(chosen)))
            box.setAccessibleName(spoken)

    def _tell_count(self) -> None:
        if self._found is not None:
            self.count.setText(self.tr("Matches: {count}").format(count=self._found))

    def _fit(self) -> None:
        keep_width(self.go_on, self._go_on_texts())
        keep_width(self.delete, self._delete_texts())
        super()._fit()

    def _go_on_texts(self) -> tuple[str, str]:
        """For a match that goes on, and for one that is over."""
        return self.tr("Continue"), self.tr("See result")

    def _delete_texts(self) -> tuple[str, str]:
        """At first, and once it is asked."""
        return self.tr("Delete"), self.tr("Yes, delete")

    def _show_buttons(self) -> None:
        match = self.table.match()
        is_over = match is not None and (match.won is not None or match.day_over)
        self.go_on.setText(self._go_on_texts()[is_over])
        self.delete.setText(self._delete_texts()[self._is_sure])
        self.go_on.setEnabled(match is not None)
        has_hands = match is not None and _may_have_hands(match)
        self.look.setEnabled(has_hands)
        shown = self.tr("All cards open, one move after another")
        set_tip(self.look, shown if has_hands or match is None else self._no_hands())
        self.export.setEnabled(match is not None)
        is_on_table = match is not None and match.state == "current"
        self.delete.setEnabled(match is not None and not is_on_table)
        why = self.tr("The match on the table cannot be deleted until another one is begun.") if is_on_table else ""
        set_tip(self.delete, why)
        self.delete.setAccessibleDescription(why)
        self.warning.setVisible(match is not None and self._is_sure)
        self.warning.setText(self._question(match) if match is not None and self._is_sure else "")

    def _question(self, match: ArchivedMatch) -> str:
        """Of hands that count, that they leave the statistics, too; the tallies of matches keep who has won."""
        if not match.hands or match.repeats:
            return self.tr("Delete this match for good?")
        if match.won is None:
            return self.tr("Delete this match for good? Its hands also leave the statistics.")
        return self.tr(
            "Delete this match for good? Its hands also leave the statistics; who won the match stays counted there."
        )


def _may_have_hands(match: ArchivedMatch) -> bool:
    """Whether there may be hands to look at: one that has not been looked through yet tells nothing, and of an opened
    record, hands that were played before count for none.
    """
    return not match.preset or bool(match.hands or match.own_total or match.other_total)
