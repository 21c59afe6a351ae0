"""The page on which a game's house rules are changed and, if wanted, named."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from marjapussi_desktop.settings.house_rules import LONGEST_NAME, clean_name
from marjapussi_desktop.ui.house_rules.draft import RulesDraft
from marjapussi_desktop.ui.house_rules.form import HouseRulesForm
from marjapussi_desktop.ui.keys import ENTER
from marjapussi_desktop.ui.labels import Label, set_tip
from marjapussi_desktop.ui.style import gap, px, set_role
from marjapussi_desktop.ui.text.options.problems import problem_text

NAME_WIDTH: Final = 200
"""The least width of the field for a name, in pixels of a 1280×720 window."""


class NameField(QLineEdit):
    """Where a name is typed. Enter is for that name, not for the sheet's own button; without a name it is for that.
    It wants to be wide enough for the example that stands in it.
    """

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        around = 2 * gap(12)  # its frame and padding on both sides, and the room of the cursor
        wanted = self.fontMetrics().horizontalAdvance(self.placeholderText()) + around
        return QSize(max(wanted, hint.width()), hint.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_mine = event.key() in ENTER and bool(clean_name(self.text()))
        super().keyPressEvent(event)
        if is_mine:
            event.accept()


class HouseRulesPage(QWidget):
    """Edits one draft. Attributes: ``form``; ``naming``, a row that the page has made and the sheet places, with
    ``name`` and ``keep``, to name the rules; ``problem``, why they cannot be kept under the name that stands there, or
    what is wrong with what the form does not show.

    Signals: ``edited``; ``kept(str)``, the name to keep the draft under.
    """

    edited = Signal()
    kept = Signal(str)

    def __init__(self, draft: RulesDraft, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.draft = draft
        self.form = HouseRulesForm(draft, self)
        self.form.edited.connect(self._on_edited)
        self.problem = Label(self)
        self.problem.setWordWrap(True)
        set_role(self.problem, "problem")
        self.naming = QWidget(self)
        self.label = Label(self.naming)
        self.name = NameField(name, self.naming)
        self.name.setMinimumWidth(px(NAME_WIDTH))
        self.name.setMaxLength(LONGEST_NAME)
        self.label.setBuddy(self.name)
        self.name.textChanged.connect(lambda _text: self.show_state())
        self.name.returnPressed.connect(self._on_keep)
        self.keep = QPushButton(self.naming)
        self.keep.clicked.connect(self._on_keep)
        self._lay_out()
        self.show_state()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self.naming)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(gap(16))
        row.addWidget(self.label)
        row.addWidget(self.name, 1)
        row.addWidget(self.keep)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(gap(8))
        column.addWidget(self.form, 1)
        column.addWidget(self.problem)

    def show_state(self) -> None:
        """Show whether the draft can be kept, and what is wrong with it if anything."""
        is_named = bool(clean_name(self.name.text()))
        problem = self._problem(is_named)
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        self.keep.setEnabled(is_named and not problem)

    def has_new_name(self, before: str) -> bool:
        """Whether the draft can be kept under another name than the one ``before``."""
        return self.keep.isEnabled() and clean_name(self.name.text()) != before

    def _problem(self, is_named: bool) -> str:
        """Why the draft cannot be kept, where nothing in the form tells it or a name waits for it; else empty."""
        problems = self.draft.problems()
        untold = problems if is_named else [problem for problem in problems if problem.option not in self.form.rows]
        if untold:
            return problem_text(untold[0])
        if is_named and not self.draft.changes():
            return self.tr("No rule is changed: the game's own rules need no name.")
        return ""

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.label.setText(self.tr("Name of these rules"))
        self.name.setPlaceholderText(self.tr("for example: at the cottage"))
        self.name.updateGeometry()
        self.keep.setText(self.tr("Keep"))
        set_tip(self.keep, self.tr("Keep these rules under this name, to be chosen again."))
        self.form.retranslate()
        self.show_state()

    def _on_edited(self) -> None:
        self.show_state()
        self.edited.emit()

    def put_all_back(self) -> None:
        """Give the game its own rules again."""
        self.draft.put_all_back()
        self.form.show_state()
        self._on_edited()

    def _on_keep(self) -> None:
        if self.keep.isEnabled():
            self.kept.emit(clean_name(self.name.text()))
