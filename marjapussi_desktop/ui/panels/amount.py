"""A large number between two buttons, changed in steps by buttons, wheel and arrow keys, or typed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from marjapussi_desktop.engine.choices import STEP
from marjapussi_desktop.ui.labels import Label, set_tip
from marjapussi_desktop.ui.style import gap, set_role


class AmountPicker(QWidget):
    """A multiple of 5 from ``minimum`` to ``maximum``; ``leaps``: how many steps at a time a second pair of buttons
    goes, 0 for no such pair.

    Attributes: ``amount``, the last one that was within the bounds; ``typed``, the digits that are being typed, empty
    otherwise. Signal: ``changed()``: another amount, or other digits.
    """

    changed = Signal()

    def __init__(self, minimum: int, maximum: int, parent: QWidget | None = None, *, leaps: int = 0) -> None:
        super().__init__(parent)
        self.amount = minimum
        self.typed = ""
        self.minimum, self.maximum = minimum, maximum
        self._leaps = leaps
        far = leaps * STEP
        self.much_less = _step_button(f"−{far}", self, "small-step")
        self.less = _step_button(f"−{STEP}", self)
        self.more = _step_button(f"+{STEP}", self)
        self.much_more = _step_button(f"+{far}", self, "small-step")
        self.number = Label(self)
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        set_role(self.number, "number")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(gap(8))
        for parts in ((self.much_less, self.less), (self.number,), (self.more, self.much_more)):
            pair = QHBoxLayout()
            pair.setSpacing(gap(2))
            row.addLayout(pair)
            for widget in parts:
                pair.addWidget(widget)
        for button, steps in self._steps():
            button.clicked.connect(lambda _checked=False, by=steps: self.step(by))
            button.setVisible(bool(steps))
        self.retranslate()
        self._show()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.less.setAccessibleName(self.tr("Five less"))
        self.more.setAccessibleName(self.tr("Five more"))
        self.much_less.setAccessibleName(self.tr("{amount} less").format(amount=self._leaps * STEP))
        self.much_more.setAccessibleName(self.tr("{amount} more").format(amount=self._leaps * STEP))
        tip = self.tr("Type the number · wheel or arrow keys: 5 · Page Up and Page Down: 20")
        for widget in (self.much_less, self.less, self.number, self.more, self.much_more):
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
        self.number.setMinimumWidth(self.number.fontMetrics().horizontalAdvance("0" * len(str(self.maximum))))

    def keep_leaps(self, width: int) -> None:
        """Show the second pair of buttons if it has room in a width."""
        leaps = (self.much_less, self.much_more)
        shown = (*leaps, self.less, self.number, self.more)
        wanted = sum(max(part.sizeHint().width(), part.minimumWidth()) for part in shown) + 2 * gap(8) + 2 * gap(2)
        for button in leaps:
            button.setVisible(bool(self._leaps) and wanted <= width)

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
        for button, steps in self._steps():
            button.setEnabled(self.amount < self.maximum if steps > 0 else self.amount > self.minimum)

    def _steps(self) -> tuple[tuple[QPushButton, int], ...]:
        """The buttons, each with how many steps it goes."""
        far = self._leaps
        return (self.much_less, -far), (self.less, -1), (self.more, 1), (self.much_more, far)


def _step_button(text: str, parent: QWidget, role: str = "step") -> QPushButton:
    button = QPushButton(text, parent)
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    button.setAutoRepeat(True)
    set_role(button, role)
    return button
