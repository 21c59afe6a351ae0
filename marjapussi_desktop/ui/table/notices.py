"""The sentence to the person by the hand: until it is taken away, or for as long as it takes to read."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from marjapussi_desktop.ui.table.scene import TableScene

_NOTICE_MS: Final = 4500
_READ_MS: Final = 60
"""For each letter of a longer sentence."""


class Notices(QObject):
    """Has the scene show it. Signals: ``told()``: it came or went, or is longer or shorter, and panels have less room
    or more; ``changed()``: another sentence stands there, or none any more.
    """

    told = Signal()
    changed = Signal()

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.timeout.connect(lambda: self.show(""))

    def show(self, sentence: str) -> None:
        """Show a sentence until the next; an empty one ends it."""
        self._end.stop()
        before = self._scene.sentence_height()
        self._scene.show_notice(sentence)
        if before != self._scene.sentence_height():
            self.told.emit()
        self.changed.emit()

    def keep(self) -> None:
        """Let the sentence that stands there stay until the next."""
        self._end.stop()

    def show_for_a_while(self, sentence: str, *, is_short: bool = False) -> None:
        """Show a sentence for as long as it takes to read."""
        self.show(sentence)
        self._end.start(_NOTICE_MS if is_short else max(_NOTICE_MS, _READ_MS * len(sentence)))
