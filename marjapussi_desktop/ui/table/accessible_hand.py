"""The hand for assistive technology: an invisible button over every card, with its name and what can be done with it.

Screen readers do not see the items of a scene, but they see buttons. The buttons let the mouse through and are not in
the Tab order: the arrow keys of the table move among the cards, and move the reader's focus along.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QGraphicsView, QWidget

from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.ui.aloud import is_read_aloud
from marjapussi_desktop.ui.table.marks import Marks
from marjapussi_desktop.ui.table.scene import TableScene
from marjapussi_desktop.ui.text.cards import card_name


class CardButton(QAbstractButton):
    """The button over one card. Signals: ``pressed_card(Card)``, ``focused_card(Card)``."""

    pressed_card = Signal(object)
    focused_card = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.card: Card | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.clicked.connect(lambda: self.pressed_card.emit(self.card))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing is to be seen."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused_card.emit(self.card)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # the table knows all keys


class AccessibleHand(QObject):
    """The buttons of the hand. Signals: ``chosen(Card)``, ``focused(Card)``: what assistive technology did."""

    chosen = Signal(object)
    focused = Signal(object)

    def __init__(self, view: QGraphicsView, scene: TableScene) -> None:
        super().__init__(view)
        self._view = view
        self._scene = scene
        self._buttons: list[CardButton] = []

    def buttons(self) -> list[CardButton]:
        """The buttons of the cards held, in the order of the fan."""
        return [button for button in self._buttons if button.card is not None]

    def refresh(self) -> None:
        """Lie over the hand as it is now."""
        hand = self._scene.hand()
        while len(self._buttons) < len(hand):
            self._buttons.append(self._new_button())
        for nth, button in enumerate(self._buttons):
            button.card = hand[nth] if nth < len(hand) else None
            button.setVisible(button.card is not None)
            if button.card is not None:
                self._describe(button, button.card)

    def _new_button(self) -> CardButton:
        button = CardButton(self._view.viewport())
        button.pressed_card.connect(self.chosen)
        button.focused_card.connect(self.focused)
        return button

    def _describe(self, button: CardButton, card: Card) -> None:
        item = self._scene.item_of(card)
        if item is not None:
            box = item.mapRectToScene(item.face_box()).toAlignedRect()
            button.setGeometry(self._view.mapFromScene(box).boundingRect())
        marks: Marks = self._scene.marks
        button.setAccessibleName(card_name(card))
        button.setAccessibleDescription(self._description(card, marks))
        if card is marks.focused and self._view.hasFocus() and is_read_aloud():
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _description(self, card: Card, marks: Marks) -> str:
        if card in marks.raised:
            return self.tr("chosen")
        return self.tr("may not be played now") if card in marks.dimmed else ""
