"""A table with the story of the hand beside it."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from marjapussi_desktop.controller.match.qt_director import Director
from marjapussi_desktop.ui.story.dock import LEAST_TABLE_W, StoryDock
from marjapussi_desktop.ui.table_screen import TableScreen


class StoryScreen(TableScreen):
    """Attribute: ``story``, beside the table."""

    def __init__(self, director: Director, parent: QWidget | None = None, least_table: int = LEAST_TABLE_W) -> None:
        super().__init__(director, parent)
        self.story = StoryDock(self, least_table)
        self.set_side(self.story, part=0)
        self.taken.connect(self.story.take)
        self.asked.connect(self.story.put_away)
        # Drawn while cards fly, the story would cost the motion's first frames.
        self.table.arrived.connect(self.story.show_event)
        self.table.idle.connect(self.story.catch_up)

    def retranslate(self) -> None:
        """Set the texts of the table, which hears of no language change by itself."""
        self.table.retranslate()
        self.story.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.story.fit(event.size().width())
        super().resizeEvent(event)
