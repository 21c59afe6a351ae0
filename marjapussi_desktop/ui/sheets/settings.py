"""The settings: a narrow sheet beside the table, where every change shows at once."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.i18n import translate
from marjapussi_desktop.ui.keys import ENTER
from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.scrolled import HoldingArea, let_scroll
from marjapussi_desktop.ui.search_field import SearchField
from marjapussi_desktop.ui.sheets.setting_row import SettingRow, make_row
from marjapussi_desktop.ui.sheets.settings_table import SETTINGS, Section
from marjapussi_desktop.ui.sheets.side_sheet import SideSheet
from marjapussi_desktop.ui.style import gap, set_role

SHORTEST_STEM = 3
LONGEST_ENDING = 2
"""Letters of a word that is looked for: its ending may be another one."""
SHORT_WORD = 3
"""So few letters stand in the middle of many words, and are looked for at the beginning of one."""
LONG_WORD = 6
"""Of so many letters a word without its ending is hardly the beginning of one of another kind."""


class SettingsSheet(SideSheet):
    """Shows the preferences in sections, finds them by their words and tells of each change.

    Attributes: ``search``; ``rows`` by field; ``headings`` by section; ``nothing``, told where no row has the words;
    ``restore``, which asks once more before it makes all settings the usual ones.
    Signal: ``changed(Preferences)``.
    """

    changed = Signal(object)
    is_passing = True

    def __init__(self, parent: QWidget, preferences: Preferences) -> None:
        super().__init__(parent, 448)
        self.preferences = preferences
        self.search = SearchField(self.page)
        self.search.textChanged.connect(self._filter)
        self.content.addWidget(self.search)
        self.rows: dict[str, SettingRow] = {}
        self.headings: dict[Section, Label] = {}
        self.nothing = Label(self.page)
        self.nothing.setWordWrap(True)
        set_role(self.nothing, "muted")
        self.content.addWidget(self.nothing)
        self._area = self._list()
        self.search.textChanged.connect(self._area.let_go)
        self.content.addWidget(self._area, 1)
        self._is_sure = False
        self.restore = self.button("quiet")
        self.restore.clicked.connect(self._on_restore)
        self.done = self.button("primary")
        self.done.clicked.connect(self.finish)

    def _list(self) -> HoldingArea:
        area = HoldingArea(self.page)
        inside = QWidget(area)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, gap(8), 0)
        column.setSpacing(gap(12))
        for section in Section:
            heading = self.headings[section] = Label(inside)
            set_role(heading, "group")
            heading.setIndent(0)
            column.addWidget(heading)
            for setting in SETTINGS:
                if setting.section is section:
                    row = self.rows[setting.field] = make_row(setting, inside)
                    row.show_value(self.preferences)
                    row.chosen.connect(partial(self._change, row.field))
                    column.addWidget(row)
        column.addStretch()
        let_scroll(inside, area)
        return area

    def open(self) -> None:
        """Show the sheet with the keyboard in the search: what is typed at once is looked for."""
        super().open()
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self.title.setText(self.tr("Settings"))
        self.done.setText(self.tr("Done"))
        self.search.setPlaceholderText(self.tr("Search the settings"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.nothing.setText(
            self.tr(
                "No setting has these words. The game, its house rules, the players, their levels and your name are "
                "chosen with “New match…”."
            )
        )
        for section, heading in self.headings.items():
            heading.setText(translate("Settings", section.value))
        for row in self.rows.values():
            row.retranslate()
        self._show_restore()
        self._filter()

    def take_preferences(self, preferences: Preferences) -> None:
        self.preferences = preferences
        for row in self.rows.values():
            row.show_value(preferences)
        self._is_sure = False
        self._show_restore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        self._area.let_go()
        return super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """In the search, Enter goes to the first row that is called so, else to the first that was found, and Esc first
        empties it.
        """
        if self.search.hasFocus() and event.key() in ENTER:
            words = self._words()
            found = [row for row in self.rows.values() if not row.isHidden()]
            found.sort(key=lambda row: not row.is_called(words))
            if found:
                found[0].field.setFocus(Qt.FocusReason.TabFocusReason)
            event.accept()
        elif self._is_sure and event.key() == Qt.Key.Key_Escape:
            self._is_sure = False
            self._show_restore()
            event.accept()
        elif self.search.text() and event.key() == Qt.Key.Key_Escape:
            self.search.clear()
            event.accept()
        else:
            super().keyPressEvent(event)

    def _filter(self) -> None:
        """Show the rows that have the words, long ones also in another form (``kortit`` for ``kortti``); where none has
        them but in the sentence below it, those; where none has them there, those that have their beginnings: another
        form of a short one is meant (``äänet`` for ``ääni``).
        """
        words = self._words()
        found = self._with_words(words, in_about=False) or self._with_words(words, in_about=True)
        if not found:
            stems = [_stem(word) for word in words]
            found = [row for row in self.rows.values() if row.has_words(stems, as_beginnings=True)]
        for row in self.rows.values():
            row.setVisible(row in found)
            row.tell_why([((word, len(word) <= SHORT_WORD), (_stem(word), True)) for word in words])
        for section, heading in self.headings.items():
            rows = [row for row in self.rows.values() if row.setting.section is section]
            heading.setVisible(any(not row.isHidden() for row in rows))
        self.nothing.setVisible(all(row.isHidden() for row in self.rows.values()))

    def _words(self) -> list[str]:
        return self.search.text().casefold().split()

    def _with_words(self, words: list[str], *, in_about: bool) -> list[SettingRow]:
        return [row for row in self.rows.values() if all(_has(row, word, in_about) for word in words)]

    def _change(self, field: QWidget, changes: dict[str, object]) -> None:
        self._area.hold(field)  # with letters of another size, or another language, all rows have another height
        self.preferences = changed(self.preferences, **changes)
        self.changed.emit(self.preferences)

    def _unusual(self) -> dict[str, object]:
        """The usual values of the settings that have others; the language stays the one that is read."""
        usual, now = Preferences(), self.preferences
        fields = [setting.field for setting in SETTINGS if setting.field != "language"]
        return {name: getattr(usual, name) for name in fields if getattr(usual, name) != getattr(now, name)}

    def _show_restore(self) -> None:
        self.restore.setText(self.tr("Really restore them?") if self._is_sure else self.tr("Restore defaults"))
        self.restore.setEnabled(bool(self._unusual()))

    def _on_restore(self) -> None:
        if self._is_sure:
            self._area.let_go()
            self.done.setFocus(Qt.FocusReason.OtherFocusReason)
            self.changed.emit(changed(self.preferences, **self._unusual()))
        else:
            self._is_sure = True
            self._show_restore()


def _stem(word: str) -> str:
    return word[: max(SHORTEST_STEM, len(word) - LONGEST_ENDING)]


def _has(row: SettingRow, word: str, in_about: bool) -> bool:
    if row.has_words([word], as_beginnings=len(word) <= SHORT_WORD, in_about=in_about):
        return True
    return len(word) >= LONG_WORD and row.has_words([_stem(word)], as_beginnings=True, in_about=in_about)
