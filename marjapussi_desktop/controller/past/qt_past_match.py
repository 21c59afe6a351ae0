"""Reads a record whose hands are to be looked at, off the interface's thread: a long one takes seconds."""

from __future__ import annotations

import threading
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from marjapussi_desktop.engine.errors import RecordError


class PastMatchReader(QObject):
    """Signals: ``done(Path, PastMatch)``; ``failed(Path, Exception)``: an OSError, UnicodeDecodeError or RecordError.
    Only of the file asked for last.
    """

    done = Signal(object, object)
    failed = Signal(object, object)
    _ended = Signal(int, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked = 0
        self._ended.connect(self._tell)

    def read(self, path: Path) -> None:
        """Begin to read the first record of a file; returns at once."""
        self._asked += 1
        threading.Thread(target=self._read, args=(self._asked, path), name="read-record", daemon=True).start()

    def _read(self, number: int, path: Path) -> None:
        from marjapussi_desktop.controller.past.past_match import PastMatch

        past, error = None, None
        try:
            past = PastMatch.of_file(path)
        except (OSError, UnicodeDecodeError, RecordError) as raised:
            error = raised
        with suppress(RuntimeError):  # the window is gone already
            self._ended.emit(number, path, error if past is None else past)

    def _tell(self, number: int, path: Path, end: object) -> None:
        if number == self._asked:
            (self.failed if isinstance(end, Exception) else self.done).emit(path, end)
