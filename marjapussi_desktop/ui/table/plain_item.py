"""What the items that are not cards have in common: a box, a theme, and texts that can be made anew."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QGraphicsItem

from marjapussi_desktop.ui.table.theme import PINE, Deck, Theme


class PlainItem(QGraphicsItem):
    """An item that fills a box of the scene and lets clicks through. ``unit`` is the layout's scale."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.theme: Theme = PINE
        self.deck = Deck.TWO_COLOURS
        self.box = QRectF()
        self.unit = 1.0
        self._facts: tuple[object, ...] = ()

    def place(self, box: QRectF, unit: float) -> None:
        """Fill ``box``."""
        if (box, unit) != (self.box, self.unit):
            self.prepareGeometryChange()
            self.box, self.unit = QRectF(box), unit
            self.update()

    def show_facts(self, *facts: object) -> None:
        """Be painted anew if ``facts``, on which the picture depends beside its place and theme, are not as before.

        A table is shown anew at each step of a movement, and most of what is written on it stays.
        """
        if facts != self._facts:
            self._facts = facts
            self.update()

    def apply_theme(self, theme: Theme, deck: Deck) -> None:
        """Wear the colours of a theme and a deck."""
        self.theme, self.deck = theme, deck
        self.update()

    def boundingRect(self) -> QRectF:
        return self.box.adjusted(-2, -2, 2, 2)
