"""The fields of the house-rules form, one class for each kind of option. The mouse wheel scrolls the page, not a
field.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QValidator, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QSpinBox, QVBoxLayout, QWidget

from marjapussi_desktop.engine.options import Option, OptionValue, allowed_values
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.ui.aloud import read_aloud
from marjapussi_desktop.ui.combo import ComboBox
from marjapussi_desktop.ui.keys import ENTER
from marjapussi_desktop.ui.style import gap, px, set_role
from marjapussi_desktop.ui.switch import Switch
from marjapussi_desktop.ui.text.options.names import option_name
from marjapussi_desktop.ui.text.options.values import number_text, value_text

MANY_NUMBERS = 6
"""Up to this many numbers are listed in a combo box; more get a spin box."""


class Editor(QWidget):
    """A field for one option. ``show_value`` sets it without a signal. Signals: ``edited(value)``, by the person;
    ``misfit(str)``: what was typed became another value, and why, or empty for what fits.
    """

    edited = Signal(object)
    misfit = Signal(str)

    def __init__(self, option: Option, parent: QWidget) -> None:
        super().__init__(parent)
        self.option = option

    def needed_width(self) -> int:
        """The width with which each value is seen whole, in pixels."""
        return self.sizeHint().width()

    def show_value(self, value: OptionValue) -> None:
        """Show a value."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Set every text in the current language."""
        raise NotImplementedError


class SwitchEditor(Editor):
    """Yes or no."""

    def __init__(self, option: Option, parent: QWidget) -> None:
        super().__init__(option, parent)
        self.box = Switch(self)
        self.box.clicked.connect(self._on_clicked)
        self.setFocusProxy(self.box)
        _lay_out(self, self.box)

    def show_value(self, value: OptionValue) -> None:
        self.box.setChecked(value)
        self.retranslate()

    def retranslate(self) -> None:
        self.box.setText(value_text(self.option.key, self.box.isChecked()))
        self.box.setAccessibleName(option_name(self.option.key))

    def _on_clicked(self, is_on: bool) -> None:
        self.retranslate()
        self.edited.emit(is_on)


class WordsEditor(Editor):
    """Any of several words, each a box to tick."""

    def __init__(self, option: Option, parent: QWidget) -> None:
        super().__init__(option, parent)
        self.boxes = {word: Switch(self) for word in option.values}
        for box in self.boxes.values():
            box.clicked.connect(self._on_clicked)
        self.setFocusProxy(next(iter(self.boxes.values())))
        _lay_out(self, *self.boxes.values())

    def show_value(self, value: OptionValue) -> None:
        for word, box in self.boxes.items():
            box.setChecked(word in value)

    def retranslate(self) -> None:
        for word, box in self.boxes.items():
            box.setText(value_text(self.option.key, word))

    def _on_clicked(self) -> None:
        self.edited.emit(tuple(word for word, box in self.boxes.items() if box.isChecked()))


class ChoiceEditor(Editor):
    """One of a few values."""

    def __init__(self, option: Option, values: tuple[OptionValue, ...], parent: QWidget) -> None:
        super().__init__(option, parent)
        self.values = values
        self.combo = ComboBox(self)
        self.combo.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.combo.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for _value in values:
            self.combo.addItem("")
        self.combo.activated.connect(lambda index: self.edited.emit(self.values[index]))
        self.setFocusProxy(self.combo)
        _lay_out(self, self.combo)

    def needed_width(self) -> int:
        return self.combo.needed_width()

    def show_value(self, value: OptionValue) -> None:
        self.combo.setCurrentIndex(self.values.index(value))

    def retranslate(self) -> None:
        for index, value in enumerate(self.values):
            self.combo.setItemText(index, value_text(self.option.key, value))
        self.combo.setAccessibleName(option_name(self.option.key))


class NumberEditor(Editor):
    """A number to type or to step to; where "none" is allowed, with a check box for it."""

    def __init__(self, option: Option, values: tuple[OptionValue, ...], own: OptionValue, parent: QWidget) -> None:
        super().__init__(option, parent)
        numbers = [value for value in values if value is not None]
        self.on = Switch(self) if None in values else None
        self.number = StepSpinBox(numbers[0], numbers[-1], numbers[1] - numbers[0], self)
        # The number that is proposed when "none" is switched off.
        self.number.setValue(own if own is not None else numbers[len(numbers) // 2])
        self.less, self.more = _step_button("−", self), _step_button("+", self)
        self.less.clicked.connect(lambda: self.number.stepBy(-1))
        self.more.clicked.connect(lambda: self.number.stepBy(1))
        self.number.valueChanged.connect(self._on_number)
        self.number.typed.connect(self._on_typed)
        self._typed: tuple[str, int] | None = None
        """What was typed that is none of the values, and what it became."""
        self.setFocusProxy(self.number if self.on is None else self.on)
        row = QHBoxLayout()
        row.setSpacing(gap(8))
        for widget in (self.less, self.number, self.more):
            row.addWidget(widget)
        row.addStretch()
        column = _lay_out(self, *([self.on] if self.on is not None else []))
        column.addLayout(row)
        if self.on is not None:
            self.on.clicked.connect(self._on_switched)

    def show_value(self, value: OptionValue) -> None:
        if value is not None:
            self.number.blockSignals(True)
            self.number.setValue(value)
            self.number.blockSignals(False)
        if self.on is not None:
            self.on.setChecked(value is not None)
        self._show_state()
        self.retranslate()

    def retranslate(self) -> None:
        self.number.setAccessibleName(option_name(self.option.key))
        self.less.setAccessibleName(self.tr("Less"))
        self.more.setAccessibleName(self.tr("More"))
        if self.on is not None:
            self.on.setText(self.tr("in force") if self.on.isChecked() else value_text(self.option.key, None))
        self.misfit.emit(self._misfit())

    def _misfit(self) -> str:
        """What became of a number that was typed, and which are allowed; empty while it stands as it was typed."""
        number = self.number
        if self._typed is None or self._typed[1] != number.value() or not number.isVisibleTo(self):
            self._typed = None
            return ""
        step = number.singleStep()
        told = (
            self.tr("{typed} became {number}: allowed are {low} to {high}.")
            if step == 1
            else self.tr("{typed} became {number}: allowed are {low} to {high} in steps of {step}.")
        )
        low, high, value = (number_text(value) for value in (number.minimum(), number.maximum(), number.value()))
        return told.format(typed=self._typed[0], number=value, low=low, high=high, step=step)

    def _on_number(self, number: int) -> None:
        self._show_state()
        self.edited.emit(number)

    def _on_typed(self, typed: str, number: int) -> None:
        self._typed = (typed, number) if typed != number_text(number) else None
        told = self._misfit()
        self.misfit.emit(told)
        read_aloud(self.number, told)

    def _on_switched(self, is_on: bool) -> None:
        self._show_state()
        self.retranslate()
        self.edited.emit(self.number.value() if is_on else None)

    def _show_state(self) -> None:
        is_on = self.on is None or self.on.isChecked()
        number = self.number
        for widget in (self.less, number, self.more):
            widget.setVisible(is_on)
        self.less.setEnabled(number.value() > number.minimum())
        self.more.setEnabled(number.value() < number.maximum())


class StepSpinBox(QSpinBox):
    """Numbers in steps, with a true minus sign. A typed number becomes the nearest one that is allowed.

    Signal: ``typed(str, int)``: the typing has ended, by Enter or as the keyboard goes on; what was typed, and what it
    became. Without a number in it, what stood there before comes back, and nothing is told.
    """

    typed = Signal(str, int)

    def __init__(self, low: int, high: int, step: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setRange(low, high)
        self.setSingleStep(step)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setKeyboardTracking(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the wheel, which scrolls the page, takes no keyboard there
        self.setFixedWidth(self.fontMetrics().horizontalAdvance("−0000") + px(40))

    def textFromValue(self, value: int) -> str:
        return number_text(value)

    def valueFromText(self, text: str) -> int:
        step, low = self.singleStep(), self.minimum()
        return min(max(low + round((int(_plain(text)) - low) / step) * step, low), self.maximum())

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        state = QValidator.State
        try:
            number = int(_plain(text))
        except ValueError:
            return (state.Intermediate if _plain(text) in ("", "-") else state.Invalid), text, position
        is_inside = self.minimum() <= number <= self.maximum()
        return (state.Acceptable if is_inside else state.Intermediate), text, position

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self._end_typing()
        super().keyPressEvent(event)
        # Enter ends the typing; it must not press the sheet's button.
        if event.key() in ENTER:
            event.accept()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._end_typing()
        super().focusOutEvent(event)

    def _end_typing(self) -> None:
        typed = self.lineEdit().text().strip()
        try:
            number = self.valueFromText(typed)
        except ValueError:
            return  # Qt brings back what stood there
        if typed != self.textFromValue(self.value()):
            self.setValue(number)
            self.lineEdit().setText(self.textFromValue(number))
            self.typed.emit(number_text(int(_plain(typed))), number)


def editor_for(option: Option, base: Ruleset, parent: QWidget) -> Editor:
    """The field that fits an option's values."""
    values = allowed_values(option, base)
    numbers = [v for v in values if isinstance(v, int) and not isinstance(v, bool)]
    if option.many:
        return WordsEditor(option, parent)
    if all(isinstance(value, bool) for value in values):
        return SwitchEditor(option, parent)
    if len(numbers) > MANY_NUMBERS:
        return NumberEditor(option, tuple(sorted(values, key=_in_order)), option.value_in(base), parent)
    return ChoiceEditor(option, values, parent)


_in_order: Callable[[OptionValue], tuple[bool, int]] = lambda value: (value is not None, value or 0)  # noqa: E731


def _plain(text: str) -> str:
    return text.strip().replace("−", "-")


def _lay_out(editor: QWidget, *widgets: QWidget) -> QVBoxLayout:
    column = QVBoxLayout(editor)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(gap(8))
    for widget in widgets:
        column.addWidget(widget)
    return column


def _step_button(text: str, parent: QWidget) -> QPushButton:
    button = QPushButton(text, parent)
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    button.setAutoRepeat(True)
    set_role(button, "small-step")
    return button
