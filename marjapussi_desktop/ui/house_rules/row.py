"""One option in the house-rules form: what it is, what it changes, where it comes from, its field and what is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QVBoxLayout, QWidget

from marjapussi_desktop.engine.options import Option, OptionValue, Problem
from marjapussi_desktop.ui.flow import FlowLayout
from marjapussi_desktop.ui.house_rules.draft import RulesDraft
from marjapussi_desktop.ui.house_rules.editors import editor_for
from marjapussi_desktop.ui.labels import Label, set_tip
from marjapussi_desktop.ui.style import gap, set_role
from marjapussi_desktop.ui.text.options.names import option_explained, option_name, source_text
from marjapussi_desktop.ui.text.options.problems import problem_text
from marjapussi_desktop.ui.text.options.values import value_text

_SHARES: Final = (5, 4)
"""Of the words and of the field in the width, where the field stands beside them."""


class OptionRow(QFrame):
    """Shows an option of a draft: its field beside the words, or below them where its choices would be cut.

    Signals: ``edited(Option, value)``; ``put_back(Option)``.
    """

    edited = Signal(object, object)
    put_back = Signal(object)

    def __init__(self, option: Option, draft: RulesDraft, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("option")
        self.option = option
        self._draft = draft
        self._problems: tuple[Problem, ...] = ()
        self.editor = editor_for(option, draft.base, self)
        self.editor.edited.connect(self._on_edited)
        self.editor.misfit.connect(self._on_misfit)
        self._misfit = ""
        self.name, self.mark, self.about, self.source, self.problem = (Label(self) for _label in range(5))
        self.back = QPushButton(self)
        self.back.clicked.connect(self._on_back)
        self._lay_out()
        self.editor.show_value(option.value_in(draft.rules))
        self._is_stacked = False
        self._place_field()

    def _lay_out(self) -> None:
        set_role(self.name, "option")
        set_role(self.mark, "mark")
        set_role(self.about, "small")
        set_role(self.source, "source")
        set_role(self.problem, "problem")
        set_role(self.back, "link")
        self.about.setWordWrap(True)
        self.problem.setWordWrap(True)
        heading = FlowLayout(gap(12), line_spacing=gap(4))
        heading.add_widgets(self.name, self.mark, self.source)
        self._field = QVBoxLayout()
        self._field.setSpacing(gap(4))
        self._field.addWidget(self.editor)
        self._field.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        self._field.addStretch()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, gap(8), 0, gap(12))
        self._grid.setHorizontalSpacing(gap(32))
        self._grid.setVerticalSpacing(gap(4))
        self._grid.addLayout(heading, 0, 0)
        self._grid.addWidget(self.about, 1, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(self.problem, 2, 0)
        self._grid.setRowStretch(2, 1)
        self._grid.setColumnStretch(0, _SHARES[0])

    def _place_field(self) -> None:
        self._grid.removeItem(self._field)
        if self._is_stacked:
            self._grid.addLayout(self._field, 3, 0, 1, 2)
        else:
            self._grid.addLayout(self._field, 0, 1, 3, 1)
        self._grid.setColumnStretch(1, 0 if self._is_stacked else _SHARES[1])

    def _fit(self) -> None:
        beside = (self.width() - self._grid.horizontalSpacing()) * _SHARES[1] // sum(_SHARES)
        is_stacked = self.editor.needed_width() > beside
        if is_stacked != self._is_stacked:
            self._is_stacked = is_stacked
            self._place_field()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def show_state(self, problems: Sequence[Problem]) -> None:
        """Show the value in the draft, whether it is changed, and what is wrong with it."""
        option, draft = self.option, self._draft
        self._problems = tuple(problem for problem in problems if problem.option == option.key)
        self.editor.show_value(option.value_in(draft.rules))
        is_changed = option in draft.changed()
        self.mark.setVisible(is_changed)
        self.back.setVisible(is_changed)
        self.retranslate()

    def has_problem(self) -> bool:
        """Whether the option contradicts another one."""
        return bool(self._problems)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.editor.retranslate()
        self.name.setText(option_name(self.option.key))
        self.mark.setText(self.tr("changed"))
        self.about.setText(option_explained(self.option))
        self.source.setText(source_text(self.option.source))
        own = value_text(self.option.key, self.option.value_in(self._draft.base))
        self.back.setText(self.tr("Back to the game's own rule"))
        set_tip(self.back, self.tr("The game's own rule: {value}").format(value=own))
        self._show_problem()
        self._fit()

    def _show_problem(self) -> None:
        told = [*(problem_text(problem) for problem in self._problems), self._misfit]
        self.problem.setText(" ".join(filter(None, told)))
        self.problem.setVisible(bool(self.problem.text()))

    def _on_edited(self, value: OptionValue) -> None:
        self.edited.emit(self.option, value)

    def _on_misfit(self, told: str) -> None:
        """What was typed is none of the values: told where a contradiction would be."""
        self._misfit = told
        self._show_problem()

    def _on_back(self) -> None:
        # The button goes; the keyboard stays in this row.
        self.editor.setFocus(Qt.FocusReason.OtherFocusReason)
        self.put_back.emit(self.option)
