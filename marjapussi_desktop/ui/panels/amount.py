"""A large number between two buttons, changed in steps by buttons, wheel and arrow keys, or typed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from marjapussi_desktop.engine.choices import STEP
from marjapussi_desktop.ui.labels import Label, set_tip
from marjapussi_desktop.ui.style import gap, set_role


class AmountPicker(QWidget):
    """A multiple of 5 from ``minimum`` to ``maximum``.

    Attributes: ``amount``, the last one that was within the bounds; ``typed``, the digits that are being typed, empty
    otherwise. Signal: ``changed()``: another amount, or other digits.
    """

    changed = Signal()

    def __init__(self, minimum: int, maximum: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.amount = minimum
        self.typed = ""
        self.minimum, self.maximum = minimum, maximum
        self.less = _step_button("−5", self)
        self.more = _step_button("+5", self)
        self.number = Label(self)
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        set_role(self.number, "number")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(gap(8))
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
        tip = self.tr("Type the number · wheel or arrow keys: 5 · Page Up and Page Down: 20")
        for widget in (self.less, self.number, self.more):
            set_tip(widget, tip)

    @property
    def is_valid(self) -> bool:
        """Whether what is shown may be said: what is being typed is not, until it is whole."""
        return not self.typed or self._is_within(int(self.typed))

    @property
    def said(self) -> str:
        """The number in what is said: dots while it is being typed and not whole."""
        return str(self.amount) if self.is_valid else "…"

    def step(self, steps: int) -> None:
        """Go up or down by steps of 5, as far as the bounds allow."""
        self.set_amount(self.amount + steps * STEP)

    def set_amount(self, amount: int) -> None:
        """Set the number, kept within the bounds."""
        amount = max(self.minimum, min(self.maximum, amount))
        if amount != self.amount or self.typed:
            self.amount, self.typed = amount, ""
            self._show()
            self.changed.emit()

    def fit_number(self) -> None:
        """Keep room for any number in the letters of the moment."""
        self.number.ensurePolished()  # its own font size comes with the style
        self.number.setMinimumWidth(self.number.fontMetrics().horizontalAdvance("0000"))

    def type_digit(self, digit: str) -> None:
        """Add a digit to what is typed; the first takes the place of the number, and no number gets too long."""
        if len(self.typed) < len(str(self.maximum)):
            self._type((self.typed + digit).lstrip("0"))

    def rub_out(self) -> None:
        """Take the last digit away, of what is typed or of the number."""
        self._type((self.typed or str(self.amount))[:-1])

    def _type(self, typed: str) -> None:
        self.typed = typed
        if not typed:
            self.amount = self.minimum
        elif self._is_within(int(typed)):
            self.amount = int(typed)
        self._show()
        self.changed.emit()

    def _is_within(self, amount: int) -> bool:
        return self.minimum <= amount <= self.maximum and amount % STEP == 0

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
        shown = self.typed or str(self.amount)
        self.number.setText(shown)
        set_role(self.number, "number" if self.is_valid else "number-wrong")
        self.fit_number()
        self.number.setAccessibleName(shown)
        self.less.setEnabled(self.amount > self.minimum)
        self.more.setEnabled(self.amount < self.maximum)


def _step_button(text: str, parent: QWidget) -> QPushButton:
    button = QPushButton(text, parent)
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    button.setAutoRepeat(True)
    set_role(button, "step")
    return button
