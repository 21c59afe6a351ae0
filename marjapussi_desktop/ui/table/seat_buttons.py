"""Buttons over the players' plates: a press asks for the reason of the player's last move. Only players who have one
get a button.

The buttons are invisible. They serve the mouse, the Tab key and assistive technology, which does not see a scene's
items.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QGraphicsView, QWidget

from marjapussi_desktop.ui.keys import ENTER
from marjapussi_desktop.ui.labels import set_tip
from marjapussi_desktop.ui.table.drawing import paint_text, text_font
from marjapussi_desktop.ui.table.hand_keys import ACROSS, STEPS
from marjapussi_desktop.ui.table.scene import TableScene

_PRESS = (*ENTER, Qt.Key.Key_Space)
_ARROWS = (*STEPS, *ACROSS)
_ROOM = 3
"""What the focus ring needs around the plate."""


class SeatButton(QAbstractButton):
    """The button over one plate. Signals: ``asked(int)``, its seat; ``left``: the keyboard goes to the hand."""

    asked = Signal(int)
    left = Signal()

    def __init__(self, parent: QWidget, seat: int, scene: TableScene) -> None:
        super().__init__(parent)
        self.seat = seat
        self._scene = scene
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(lambda: self.asked.emit(self.seat))

    def paintEvent(self, event: QPaintEvent) -> None:
        """A ring and a question mark under the pointer or with the keyboard's focus, else nothing."""
        if not (self.hasFocus() or self.underMouse()):
            return
        unit, theme = self._scene.frame().unit, self._scene.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setPen(QPen(QColor(theme.accent), 2.5 * unit))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 11 * unit, 11 * unit)
        plate = self._scene.signs.plates[self.seat]
        chip = plate.question_box().translated(QPointF(_ROOM, _ROOM) - plate.box.topLeft())
        painter.setPen(QPen(QColor(theme.plate), 2 * unit))  # it may stand on the end of a long line
        painter.setBrush(QColor(theme.accent))
        painter.drawEllipse(chip)
        font = text_font(0.72 * chip.height(), QFont.Weight.Bold)
        paint_text(painter, chip, "?", font, theme.plate, Qt.AlignmentFlag.AlignHCenter)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _PRESS:
            self.click()
        else:
            if event.key() in _ARROWS:  # or else they would mark a card, and Enter would still ask here
                self.left.emit()
            event.ignore()  # the table knows the others

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()


class SeatButtons(QObject):
    """The buttons of all seats. Signal: ``asked(int)``: why did this seat move so?"""

    asked = Signal(int)

    def __init__(self, view: QGraphicsView, scene: TableScene) -> None:
        super().__init__(view)
        self._view = view
        self._scene = scene
        self._questions: Mapping[int, str] = {}
        self._buttons: dict[int, SeatButton] = {}

    def offer(self, questions: Mapping[int, str]) -> None:
        """Seat → what its button is called, for those that can be asked."""
        self._questions = questions
        for seat in questions:
            if seat not in self._buttons:
                button = self._buttons[seat] = SeatButton(self._view.viewport(), seat, self._scene)
                button.asked.connect(self.asked)
                button.left.connect(self._view.setFocus)
        self.refresh()

    def buttons(self) -> dict[int, SeatButton]:
        """The buttons that can be pressed now, by seat."""
        return {seat: button for seat, button in self._buttons.items() if seat in self._questions}

    def refresh(self) -> None:
        """Lie over the plates as they are now."""
        for seat, button in self._buttons.items():
            view = self._scene.view
            is_offered = seat in self._questions and view is not None and seat < len(view.seats)
            if is_offered:
                box = self._scene.plate_box(seat).adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)
                button.setGeometry(self._view.mapFromScene(box).boundingRect())
                button.setAccessibleName(self._questions[seat])
                button.setAccessibleDescription(self._scene.plate_words(seat))
                ask = self.tr("Click to ask: “{question}”").format(question=self._questions[seat])
                set_tip(button, f"{self._scene.plate_words(seat)}\n\n{ask}")
            button.setVisible(is_offered)  # last: a button that is shown elsewhere first may find the pointer there
