"""The field for a side's strength: a level with its description, or another program with a trial of it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from marjapussi_desktop.controller.bot_processes.qt_trial import ProgramTrial, Trial
from marjapussi_desktop.controller.match.players import EXEC, offered_levels
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.ui.combo import ComboBox
from marjapussi_desktop.ui.labels import Label, fit_height
from marjapussi_desktop.ui.style import gap, set_role
from marjapussi_desktop.ui.text.levels import level_name, level_sentence
from marjapussi_desktop.ui.text.programs import trial_text

LONGEST_COMMAND = 2000


class LevelField(QWidget):
    """A list of the offered levels, with "another program" at its end; then a command, a file chooser and a trial.

    Attributes: ``combo``; ``command``, ``browse``, ``try_it``, shown for another program; ``said``: the level's
    sentence or what came of the trial. Signal: ``resized``, when it takes another height.
    """

    resized = Signal()

    def __init__(self, chosen: str, program: str, usual: str, parent: QWidget) -> None:
        """``chosen``: a level or ``exec:COMMAND``; ``program``: the last command; ``usual``: the level otherwise."""
        super().__init__(parent)
        self._has_auction = True
        self._rules: Ruleset | None = None
        self._trial: Trial | None = None
        self._is_trying = False
        self.combo = ComboBox(self)
        for level in (*offered_levels(), EXEC):
            self.combo.addItem(level, level)
        self.command = QLineEdit(chosen.removeprefix(EXEC) if chosen.startswith(EXEC) else program, self)
        self.command.setMaxLength(LONGEST_COMMAND)
        self.browse, self.try_it = QPushButton(self), QPushButton(self)
        self.said = Label(self)
        self.said.setWordWrap(True)
        self.said.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.trial = ProgramTrial(self)
        self.combo.setCurrentIndex(self._index_of(chosen, usual))
        self._lay_out()
        self.combo.currentIndexChanged.connect(self._on_chosen)
        self.command.textEdited.connect(self._on_edited)
        self.browse.clicked.connect(self._ask_file)
        self.try_it.clicked.connect(self.try_program)
        self.trial.tried.connect(self._on_tried)

    def _lay_out(self) -> None:
        for button in (self.browse, self.try_it):
            set_role(button, "link")
        row = QHBoxLayout()
        row.setSpacing(gap(16))
        row.addWidget(self.browse)
        row.addWidget(self.try_it)
        row.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(gap(4))
        column.addWidget(self.combo)
        column.addWidget(self.command)
        column.addLayout(row)
        column.addWidget(self.said)

    def _index_of(self, chosen: str, usual: str) -> int:
        wanted = (EXEC,) if chosen.startswith(EXEC) else (chosen, usual)
        return next((found for one in wanted if (found := self.combo.findData(one)) >= 0), 0)

    # -- what is chosen -----------------------------------------------------------------------------------------------

    @property
    def is_program(self) -> bool:
        """Whether another program is chosen."""
        return bool(self.combo.currentData() == EXEC)

    @property
    def is_complete(self) -> bool:
        """Whether a match can begin with this: a program needs a command."""
        return not self.is_program or bool(self.command.text().strip())

    def choose(self, level: str) -> None:
        """Choose an offered level."""
        self.combo.setCurrentIndex(self.combo.findData(level))

    def level(self) -> str:
        """The level, or ``exec:COMMAND``."""
        return EXEC + self.command.text().strip() if self.is_program else str(self.combo.currentData())

    def program(self) -> str:
        """The command in the field, to be remembered even if a level is chosen."""
        return self.command.text().strip()

    def set_rules(self, base: Ruleset, rules: Ruleset | None) -> None:
        """The rules of the match, with which a program is tried; None while they contradict each other. ``base``: the
        game's own, which the level's sentence is about.
        """
        self._has_auction, self._rules = base.auction is not None, rules
        self._show()

    # -- another program ----------------------------------------------------------------------------------------------

    def try_program(self) -> None:
        """Start the command, ask it for a move, and say what came of it."""
        if self._rules is not None and not self._is_trying:
            self._is_trying, self._trial = True, None
            self.trial.start(self.program(), self._rules)
            self._show()

    def _on_tried(self, trial: Trial) -> None:
        self._is_trying, self._trial = False, trial
        self._show()

    def _on_edited(self) -> None:
        self._is_trying, self._trial = False, None
        self.trial.forget()
        self._show()

    def _on_chosen(self) -> None:
        self._show()
        if self.is_program:
            self.command.setFocus()

    def _ask_file(self) -> None:
        from marjapussi_desktop.ui.file_dialog import ask_to_open  # here, as a dialog's classes cost the start

        path = ask_to_open(self, self.tr("Choose a program"))
        if path is not None:
            self.take_file(str(path))

    def take_file(self, name: str) -> None:
        """Take a file as the program; a name with blanks is one word of the command."""
        self.command.setText(f'"{name}"' if any(letter.isspace() for letter in name) else name)
        self._on_edited()

    # -- texts --------------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        for index in range(self.combo.count()):
            level = self.combo.itemData(index)
            self.combo.setItemText(index, self.tr("Another program") if level == EXEC else level_name(level))
        self.command.setPlaceholderText(self.tr("Command"))
        self.command.setAccessibleName(self.tr("Command that starts the program"))
        self.browse.setText(self.tr("Choose a file…"))
        self.try_it.setText(self.tr("Try it"))
        self._show()

    def _show(self) -> None:
        for widget in (self.command, self.browse, self.try_it):
            widget.setVisible(self.is_program)
        self.try_it.setEnabled(self._rules is not None and bool(self.program()))  # during a trial too: it has the focus
        is_bad = self._trial is not None and not self._trial.plays
        set_role(self.said, "warning" if self.is_program and is_bad else "small")
        self.said.setText(self._said())
        self._fit()
        self.combo.setAccessibleDescription(self.said.text())
        self.resized.emit()

    def _fit(self) -> None:
        fit_height(self.said, self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _said(self) -> str:
        if not self.is_program:
            return level_sentence(self.combo.currentData(), has_auction=self._has_auction)
        if self._is_trying:
            return self.tr("Trying the program…")
        if self._trial is not None:
            return trial_text(self._trial)
        return self.tr("It runs on this computer with your rights: choose only programs that you trust.")
