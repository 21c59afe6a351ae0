"""A sheet with a page to read, and a button that closes it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from marjapussi_desktop.ui.rich import RichPage
from marjapussi_desktop.ui.sheets.base import Sheet


class ReadingSheet(Sheet):
    """The base of such sheets, which place ``browser`` among their ``content``. Attribute: ``browser``, the page."""

    is_passing = True

    def __init__(self, parent: QWidget, width: int) -> None:
        """``width`` of the page in pixels of a 1280×720 window; it is as high as the window allows."""
        super().__init__(parent, width, 2000)
        self.browser = RichPage(self.page)

    def open(self) -> None:
        """Show the sheet with the keyboard on the page, so that it scrolls; Enter and Esc close it all the same."""
        super().open()
        self.browser.setFocus(Qt.FocusReason.OtherFocusReason)
