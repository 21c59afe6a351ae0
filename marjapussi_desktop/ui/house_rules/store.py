"""The named house rules: read when first needed, written at every change."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from marjapussi_desktop.controller.match.named_rules import RulesNames, changes_text, names_of
from marjapussi_desktop.engine.options import parse_options
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.settings.problems import Problem, ProblemKind

if TYPE_CHECKING:
    from marjapussi_desktop.settings.house_rules import HouseRules


class HouseRulesStore(QObject):
    """``path``: the file; None keeps them for this run only.

    Signals: ``changed``: another list; ``noticed(Problem)``: something to tell about the file.
    """

    changed = Signal()
    noticed = Signal(object)

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._kept: tuple[HouseRules, ...] | None = None
        self._names: RulesNames | None = None

    def kept(self) -> tuple[HouseRules, ...]:
        """All of them, in the order in which they were named."""
        if self._kept is None:
            from marjapussi_desktop.settings import house_rules  # here, as most starts open no house rules

            self._kept = ()
            if self._path is not None:
                loaded = house_rules.load(self._path)
                self._kept = loaded.value
                if loaded.problem is not None:
                    self.noticed.emit(loaded.problem)
        return self._kept

    def names(self) -> RulesNames:
        """What house rules are called, by preset and changes."""
        if self._names is None:
            self._names = names_of(self.kept())
        return self._names

    def name_of(self, preset: str, rules: Ruleset) -> str:
        """What the person has called these rules; empty where they have no name."""
        changes = changes_text(preset, rules)
        return self.names().get((preset, changes), "") if changes else ""

    def name_of_changes(self, preset: str, changes: tuple[tuple[str, str], ...]) -> str:
        """The same of changes as the command line writes them."""
        rules = parse_options(preset, changes) if preset in PRESETS else ()
        return self.name_of(preset, rules) if isinstance(rules, Ruleset) else ""

    def keep(self, rules: HouseRules) -> None:
        """Put an entry in the place of the one of its name."""
        self._put(tuple(rules if entry.name == rules.name else entry for entry in self.kept()))

    def add(self, rules: HouseRules) -> HouseRules:
        """Add an entry beside all others, under another name where its own is taken; what was added."""
        from marjapussi_desktop.settings import house_rules

        title = house_rules.free_title(rules.name, [entry.name for entry in self.kept()])
        added = house_rules.HouseRules(title, rules.preset, rules.changes)
        self._put((*self.kept(), added))
        return added

    def rename(self, before: str, after: str) -> HouseRules:
        """Call an entry otherwise, by another name than this where it is taken; the entry under its new name."""
        from marjapussi_desktop.settings import house_rules

        title = house_rules.free_title(after, [entry.name for entry in self.kept() if entry.name != before])
        old = next(entry for entry in self.kept() if entry.name == before)
        new = house_rules.HouseRules(title, old.preset, old.changes)
        self._put(tuple(new if entry is old else entry for entry in self.kept()))
        return new

    def remove(self, name: str) -> None:
        """Forget the entry of this name."""
        self._put(tuple(entry for entry in self.kept() if entry.name != name))

    def _put(self, kept: tuple[HouseRules, ...]) -> None:
        from marjapussi_desktop.settings import house_rules

        self._kept, self._names = kept, None
        if self._path is not None:
            try:
                house_rules.save(self._path, kept)
            except OSError as error:
                self.noticed.emit(Problem(ProblemKind.HOUSE_RULES_NOT_SAVED, self._path, str(error)))
        self.changed.emit()
