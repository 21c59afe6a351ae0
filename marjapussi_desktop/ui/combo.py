"""A combo box that draws its own arrow: a stylesheet can only name an image, in one fixed colour."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPolygonF, QWheelEvent
from PySide6.QtWidgets import QApplication, QComboBox, QHBoxLayout, QStyle, QStyleOptionComboBox, QStylePainter, QWidget

_ICON_GAP: Final = 4
"""What Qt leaves between an icon and its text."""


class ComboBox(QComboBox):
    """Draws a chevron in the colour of its text, and shortens with dots what does not fit; the wheel scrolls the page
    around it, and neither changes the choice nor takes the keyboard there.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def text_room(self) -> int:
        """How wide a text may be, in pixels; an icon has a share in it."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        field = QStyle.SubControl.SC_ComboBoxEditField
        room = QApplication.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, self).width()
        return room if option.currentIcon.isNull() else room - option.iconSize.width() - _ICON_GAP

    def shows_all(self) -> bool:
        """Whether each choice is seen whole, in the letters of the moment."""
        return self.needed_width() <= self.width()

    def needed_width(self) -> int:
        """The width with which each choice is seen whole, in the letters of the moment, in pixels."""
        self.ensurePolished()
        texts = (self.fontMetrics().horizontalAdvance(self.itemText(nth)) for nth in range(self.count()))
        return self.width() - self.text_room() + max(texts, default=0)

    def sizeHint(self) -> QSize:
        """Where every choice is to be seen, no less than that needs: with very large letters Qt's own is narrower."""
        hint = super().sizeHint()
        if self.sizeAdjustPolicy() is ComboBox.SizeAdjustPolicy.AdjustToContents:
            hint.setWidth(max(hint.width(), self.needed_width()))
        return hint

    def showPopup(self) -> None:
        """Open the list, wide enough for every text, also for one that is shortened in the box."""
        view = self.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + view.verticalScrollBar().sizeHint().width())
        super().showPopup()

    def paintEvent(self, _event: QPaintEvent) -> None:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        dots = Qt.TextElideMode.ElideRight
        option.currentText = self.fontMetrics().elidedText(option.currentText, dots, self.text_room())
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()
        paint_chevron(self, self)


class Chevron(QWidget):
    """The same arrow over a combo box that Qt has made."""

    def __init__(self, combo: QComboBox) -> None:
        super().__init__(combo)
        self._combo = combo
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row = QHBoxLayout(combo)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_chevron(self, self._combo)


def paint_chevron(canvas: QWidget, combo: QComboBox) -> None:
    """Draw the arrow at the right of a widget that is as large as the combo box, in the colour of its text."""
    side = combo.fontMetrics().ascent() * 0.32
    x, y = canvas.width() - 3.4 * side, canvas.height() / 2 - side / 2
    painter = QPainter(canvas)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(combo.palette().color(QPalette.ColorRole.Text), side / 2.6)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolyline(QPolygonF([QPointF(x, y), QPointF(x + side, y + side), QPointF(x + 2 * side, y)]))
    painter.end()
