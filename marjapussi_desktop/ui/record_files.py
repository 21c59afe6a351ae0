"""Record files: open one and continue it, look at its hands, or export the match on the table."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from marjapussi_desktop.controller.match.qt_session import QtSession
from marjapussi_desktop.engine.errors import RecordError
from marjapussi_desktop.outside import LONGEST_PATH, plain_file

if TYPE_CHECKING:
    from marjapussi_desktop.controller.past.past_match import PastMatch
    from marjapussi_desktop.controller.past.qt_past_match import PastMatchReader


class RecordFiles(QObject):
    """Asks for files and hands them to the session.

    Signals: ``opened``: another match is on the table; ``looked(PastMatch)``: a record's hands are to be looked at;
    ``failed(str)``: a sentence that tells what went wrong; ``exported(str)``: a sentence that tells where the match was
    written.
    """

    opened = Signal()
    looked = Signal(object)
    failed = Signal(str)
    exported = Signal(str)

    def __init__(self, session: QtSession, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._window = window
        self._reader: PastMatchReader | None = None

    def ask_and_open(self) -> None:
        """Ask for a record and go on with it as the current match."""
        from marjapussi_desktop.ui.file_dialog import ask_to_open  # here, as a dialog's classes cost the start

        path = ask_to_open(self._window, self.tr("Open record"), self._kinds())
        if path is not None:
            self.open(path)

    def open(self, path: Path) -> None:
        """Go on with the record in a file, or say what is wrong with it."""
        try:
            self._session.open_record(path)
        except (RecordError, UnicodeDecodeError, OSError) as error:
            self._on_unread(path, error)
        else:
            self.opened.emit()

    def _on_unread(self, path: Path, error: Exception) -> None:
        """Say what is wrong with a file."""
        from marjapussi_desktop.ui.text.file_errors import file_error_text  # here, as few starts need these texts
        from marjapussi_desktop.ui.text.records import record_problem_text

        if isinstance(error, OSError):
            sentence = self.tr("The record {file} cannot be opened: {why}")
            self.failed.emit(sentence.format(file=plain_file(path.name), why=file_error_text(error)))
        else:
            facts = error.facts if isinstance(error, RecordError) else None
            self.failed.emit(record_problem_text(path.name, facts))

    def ask_and_look(self) -> None:
        """Ask for a record and step through its hands; the match on the table stays as it is."""
        from marjapussi_desktop.ui.file_dialog import ask_to_open

        path = ask_to_open(self._window, self.tr("Step through a record"), self._kinds())
        if path is not None:
            self.look(path)

    def look(self, path: Path) -> None:
        """Step through the hands of the record in a file once it is read, or say what is wrong with it."""
        if self._reader is None:
            from marjapussi_desktop.controller.past.qt_past_match import PastMatchReader

            self._reader = PastMatchReader(self)
            self._reader.done.connect(self._on_read)
            self._reader.failed.connect(self._on_unread)
        self._reader.read(path)

    def _on_read(self, path: Path, past: PastMatch) -> None:
        if past.numbers:
            self.looked.emit(past)
        else:
            self.failed.emit(
                self.tr("No hand in {file} has been played to its end.").format(file=plain_file(path.name))
            )

    def ask_and_export(self) -> None:
        """Ask for a file and write the match to it."""
        from marjapussi_desktop.ui.file_dialog import ask_to_save
        from marjapussi_desktop.ui.text.records import proposed_name

        name = proposed_name(self._session.current().view.preset, datetime.date.today().isoformat())
        path = ask_to_save(self._window, self.tr("Export record"), name, self._kinds())
        if path is not None:
            self.export(path)

    def export(self, path: Path) -> None:
        """Write the match to a file, or say why that cannot be done."""
        from marjapussi_desktop.ui.text.file_errors import file_error_text

        try:
            self._session.export_record(path)
        except OSError as error:
            sentence = self.tr("The record cannot be written to {file}: {why}")
            self.failed.emit(sentence.format(file=plain_file(path.name), why=file_error_text(error)))
        else:
            self.exported.emit(
                self.tr("The match has been saved as {file}.").format(file=plain_file(str(path), LONGEST_PATH))
            )

    def _kinds(self) -> str:
        return self.tr("Match records (*.marja *.json);;All files (*)")
