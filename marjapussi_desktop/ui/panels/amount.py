"""A large number between two buttons, changed in steps by buttons, wheel and arrow keys."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from marjapussi_desktop.engine.choices import STEP
from marjapussi_desktop.ui.labels import Label, set_tip
from marjapussi_desktop.ui.style import px, set_role


class AmountPicker(QWidget):
    """A multiple of 5 from ``minimum`` to ``maximum``.

    Attributes: ``amount``. Signal: ``changed(int)``.
    """

    changed = Signal(int)

    def __init__(self, minimum: int, maximum: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.amount = minimum
        self._bounds = (minimum, maximum)
        self.less = _step_button("−5", self)
        self.more = _step_button("+5", self)
        self.number = Label(self)
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        set_role(self.number, "number")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(8))
        for widget in (self.less, self.number, self.more):
            row.addWidget(widget)
        self.less.clicked.connect(lambda: self.step(-1))
        self.more.clicked.connect(lambda: self.step(1))
        self.retranslate()
        self._show()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.less.setAccessibleName(self.tr("Five less"))
        self.more.setAccessibleName(self.tr("Five more"))
        tip = self.tr("Wheel or arrow keys: 5 · Page Up and Page Down: 20")
        for widget in (self.less, self.number, self.more):
            set_tip(widget, tip)

    def step(self, steps: int) -> None:
        """Go up or down by steps of 5, as far as the bounds allow."""
        self.set_amount(self.amount + steps * STEP)

    def set_amount(self, amount: int) -> None:
        """Set the number, kept within the bounds."""
        low, high = self._bounds
        amount = max(low, min(high, amount))
        if amount != self.amount:
            self.amount = amount
            self._show()
            self.changed.emit(amount)

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y()
        if turned:
            self.step(1 if turned > 0 else -1)
        event.accept()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _show(self) -> None:
        low, high = self._bounds
        self.number.setText(str(self.amount))
        self.number.ensurePolished()  # its own font size comes with the style
        self.number.setMinimumWidth(self.number.fontMetrics().horizontalAdvance("0000"))
        self.number.setAccessibleName(str(self.amount))
        self.less.setEnabled(self.amount > low)
        self.more.setEnabled(self.amount < high)


def _step_button(text: str, parent: QWidget) -> QPushButton:
    button = QPushButton(text, parent)
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    button.setAutoRepeat(True)
    set_role(button, "step")
    return button
