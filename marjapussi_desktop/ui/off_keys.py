"""Keys of commands that are off: who presses one is told why it does nothing."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence, QShortcut

from marjapussi_desktop.ui.commands import Command

if TYPE_CHECKING:
    from marjapussi_desktop.ui.main_window import MainWindow


class OffKeys(QObject):
    """Tells it at the table of matches."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._why: Mapping[Command, str] = {}
        self._keys: dict[Command, list[QShortcut]] = {}

    def answer(self, why: Mapping[Command, str]) -> None:
        """Answer the keys of these commands with a sentence; leave all others to their commands."""
        self._why = why
        for command in why:
            if command not in self._keys:
                keys = map(QKeySequence, command.value.shortcuts)
                self._keys[command] = [QShortcut(key, self._window, partial(self._tell, command)) for key in keys]
        for command, shortcuts in self._keys.items():
            for shortcut in shortcuts:
                shortcut.setEnabled(command in why)

    def _tell(self, command: Command) -> None:
        table = self._window.match.table
        table.show_for_a_while(self._why[command])
        table.read_aloud(self._why[command])
