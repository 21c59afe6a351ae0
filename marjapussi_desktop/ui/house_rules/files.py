"""House rules as small files: asks for one, and says what is wrong with it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from marjapussi_desktop.engine.options import Problem, ProblemKind
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.outside import LONGEST_PATH, plain_file
from marjapussi_desktop.settings.house_rules import FileFault, HouseRules, export, read_file
from marjapussi_desktop.ui.house_rules.draft import RulesDraft
from marjapussi_desktop.ui.text.file_errors import file_error_text
from marjapussi_desktop.ui.text.house_rules import contradiction_text, file_fault_text


class HouseRulesFiles(QObject):
    """Signals: ``imported(HouseRules)``; ``exported(str)`` and ``failed(str)``: a sentence that tells where they were
    written, or what went wrong.
    """

    imported = Signal(object)
    exported = Signal(str)
    failed = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def ask_and_import(self) -> None:
        """Ask for a file and take the house rules in it."""
        from marjapussi_desktop.ui.file_dialog import ask_to_open  # here, as a dialog's classes cost the start

        path = ask_to_open(self._window, self.tr("Import house rules"), self._kinds())
        if path is not None:
            self.take(path)

    def take(self, path: Path) -> None:
        """Take the house rules in a file if they can be played."""
        found = read_file(path)
        if isinstance(found, FileFault):
            self.failed.emit(file_fault_text(found, path.name))
            return
        problems = problems_of(found)
        if problems:
            self.failed.emit(contradiction_text(path.name, problems))
        else:
            self.imported.emit(found)

    def ask_and_export(self, rules: HouseRules) -> None:
        """Ask for a file and write house rules to it."""
        from marjapussi_desktop.ui.file_dialog import ask_to_save

        proposed = self.tr("{name}.json").format(name="".join(c if c not in '\\/:*?"<>|' else "-" for c in rules.name))
        path = ask_to_save(self._window, self.tr("Export house rules"), proposed, self._kinds())
        if path is not None:
            self.write(path, rules)

    def write(self, path: Path, rules: HouseRules) -> None:
        """Write house rules to a file, or say why that cannot be done."""
        try:
            export(path, rules)
        except OSError as error:
            sentence = self.tr("The house rules cannot be written to {file}: {why}")
            self.failed.emit(sentence.format(file=plain_file(path.name), why=file_error_text(error)))
        else:
            self.exported.emit(
                self.tr("The house rules have been saved as {file}.").format(file=plain_file(str(path), LONGEST_PATH))
            )

    def _kinds(self) -> str:
        return self.tr("House rules (*.json);;All files (*)")


def problems_of(rules: HouseRules) -> tuple[Problem, ...]:
    """What keeps house rules from being played."""
    if rules.preset not in PRESETS:
        return (Problem("preset", rules.preset, ProblemKind.UNKNOWN_PRESET),)
    return RulesDraft(rules.preset, rules.changes).problems()
