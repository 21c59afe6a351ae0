"""The page that tells the moves of a trick; the one at which the table rests is kept in view."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent, QTextCursor
from PySide6.QtWidgets import QWidget

from marjapussi_desktop.ui.rich import RichPage


class MovesPage(RichPage):
    """Shows a page and keeps one of its paragraphs in view, also in another size."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._now = 0

    def show_moves(self, page: str, now: int) -> None:
        """Show a page; ``now``: the number of the paragraph that is to be seen."""
        self._now = now
        self.ensurePolished()
        self.show_page(page)
        self._scroll_to_now()

    def _scroll_to_now(self) -> None:
        """Show that paragraph whole, with what is before it if there is room."""
        document = self.document()
        following = document.findBlockByNumber(self._now + 1)
        cursor = QTextCursor(document)
        cursor.setPosition(following.position() - 1 if following.isValid() else document.characterCount() - 1)
        self.setTextCursor(cursor)
        self.ensureCursorVisible()
        top = self.cursorRect(QTextCursor(document.findBlockByNumber(self._now))).top()
        if top < 0:  # it is longer than the page: its beginning is read first
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() + top)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._scroll_to_now()
