"""The house-rules form: made from the table of options, with only those that a game has and that may be changed."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from marjapussi_desktop.engine.options import Group, Option, OptionValue
from marjapussi_desktop.ui.house_rules.draft import RulesDraft
from marjapussi_desktop.ui.house_rules.row import OptionRow
from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.style import gap, set_role
from marjapussi_desktop.ui.text.options.names import group_name


class HouseRulesForm(QScrollArea):
    """Edits a draft. Attributes: ``rows``, one for each option on offer. Signal: ``edited``."""

    edited = Signal()

    def __init__(self, draft: RulesDraft, parent: QWidget) -> None:
        super().__init__(parent)
        self.draft = draft
        self.setWidgetResizable(True)
        self.setObjectName("scroll")
        page = QWidget(self)
        page.setObjectName("scrolled")
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, gap(16), 0)
        column.setSpacing(0)
        self.headings: dict[Group, Label] = {}
        self.rows: dict[str, OptionRow] = {}
        offered = draft.offered()
        for group in Group:
            options = [option for option in offered if option.group is group]
            if options:
                self.headings[group] = self._heading(page)
                column.addWidget(self.headings[group])
            for option in options:
                self.rows[option.key] = self._row(option, page)
                column.addWidget(self.rows[option.key])
        column.addStretch()
        self.setWidget(page)
        self.show_state()

    def show_state(self) -> None:
        """Show the draft as it is now."""
        problems = self.draft.problems()
        for row in self.rows.values():
            row.show_state(problems)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        for group, heading in self.headings.items():
            heading.setText(group_name(group))
        for row in self.rows.values():
            row.retranslate()

    def _heading(self, page: QWidget) -> Label:
        heading = Label(page)
        set_role(heading, "group")
        heading.setIndent(0)
        return heading

    def _row(self, option: Option, page: QWidget) -> OptionRow:
        row = OptionRow(option, self.draft, page)
        row.edited.connect(self._on_edited)
        row.put_back.connect(self._on_put_back)
        return row

    def _on_edited(self, option: Option, value: OptionValue) -> None:
        self.draft.set(option, value)
        self._after_change()

    def _on_put_back(self, option: Option) -> None:
        self.draft.put_back(option)
        self._after_change()

    def _after_change(self) -> None:
        self.show_state()
        self.edited.emit()
        self.show_problem_soon()

    def show_problem_soon(self) -> None:
        """Go to the first option that contradicts another one, if any does, once the page has its height."""
        QTimer.singleShot(0, self, self._show_problem)

    def _show_problem(self) -> None:
        for row in self.rows.values():
            if row.has_problem():
                self.ensureWidgetVisible(row)
                return
