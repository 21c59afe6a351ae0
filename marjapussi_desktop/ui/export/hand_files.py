"""Hands as files: asks where to, and writes a page or a picture off the interface's thread."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from marjapussi_desktop.outside import LONGEST_PATH, plain_file
from marjapussi_desktop.ui.export.contents import Contents
from marjapussi_desktop.ui.export.hand_page import hand_page
from marjapussi_desktop.ui.export.hand_picture import write_png, write_svg
from marjapussi_desktop.ui.style import Look
from marjapussi_desktop.ui.table.theme import Deck
from marjapussi_desktop.ui.text.file_errors import file_error_text

Write = Callable[[Contents, Deck, Path], None]


def write_page(contents: Contents, deck: Deck, path: Path) -> None:
    """The hand as an HTML page. Raises OSError."""
    path.write_text(hand_page(contents, deck), encoding="utf-8")


WRITERS: Final[dict[str, Write]] = {".html": write_page, ".png": write_png, ".svg": write_svg}
"""What writes which kind of file; the first is taken where a name tells none."""


class HandFiles(QObject):
    """Signal: ``told(str)``: a sentence that tells where the hand was written, or why it could not be."""

    told = Signal(str)
    _ended = Signal(object, object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._ended.connect(self._tell)

    def ask_and_write(self, contents: Contents) -> None:
        """Ask for a file and write the hand to it, as what the file's name says."""
        from marjapussi_desktop.ui.file_dialog import ask_to_save

        path = ask_to_save(
            self._window, self.tr("Show the hand to others"), self.tr("marjapussi-hand.html"), self._kinds()
        )
        if path is not None:
            self.write(contents, path)

    def write(self, contents: Contents, path: Path) -> None:
        """Write the hand; returns at once, and ``told`` follows."""
        write = WRITERS.get(path.suffix.lower(), write_page)
        threading.Thread(target=self._write, args=(write, contents, Look.deck, path), name="write-hand").start()

    def _write(self, write: Write, contents: Contents, deck: Deck, path: Path) -> None:
        error: OSError | None = None
        try:
            write(contents, deck, path)
        except OSError as raised:
            error = raised
        with suppress(RuntimeError):  # the window is gone already
            self._ended.emit(path, error)

    def _tell(self, path: Path, error: OSError | None) -> None:
        if error is None:
            sentence = self.tr("The hand has been saved as {file}.")
            self.told.emit(sentence.format(file=plain_file(str(path), LONGEST_PATH)))
        else:
            sentence = self.tr("The hand cannot be written to {file}: {why}")
            self.told.emit(sentence.format(file=plain_file(path.name), why=file_error_text(error)))

    def _kinds(self) -> str:
        kinds = (self.tr("Page for a browser (*.html)"), self.tr("Picture (*.png)"), self.tr("Drawing (*.svg)"))
        return ";;".join(kinds)
