"""What bid and contract share: a number that is set by steps, landmarks, wheel and arrow keys, or typed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout

from marjapussi_desktop.engine.choices import STEP
from marjapussi_desktop.ui.flow import FlowLayout
from marjapussi_desktop.ui.labels import set_tip
from marjapussi_desktop.ui.panels.amount import AmountPicker
from marjapussi_desktop.ui.panels.base import PromptPanel
from marjapussi_desktop.ui.style import Look, gap, set_role

DIGITS: Final = tuple(Qt.Key(key) for key in range(Qt.Key.Key_0, Qt.Key.Key_9 + 1))
RUB_OUT: Final = Qt.Key.Key_Backspace

LANDMARKS: Final = 6
LEAP: Final = 20
"""From one near landmark to the next, and what Page Up and Page Down do."""
_FAR_STEP: Final = 50
_LEAST_HEIGHT: Final = 180


def landmarks(minimum: int, maximum: int) -> tuple[int, ...]:
    """The least amount, and round ones well above it, so that a far amount is a click and a step or two away."""
    first = (minimum + 2 * STEP + LEAP - 1) // LEAP * LEAP
    return (minimum, *range(first, maximum + 1, LEAP))[:LANDMARKS]


def far_landmarks(minimum: int, maximum: int) -> tuple[int, ...]:
    """Round amounts beyond the ``landmarks`` up to the highest: with leaps of 20 any amount is a click or two away."""
    last = landmarks(minimum, maximum)[-1]
    far = range((last // _FAR_STEP + 1) * _FAR_STEP, maximum + 1, _FAR_STEP)
    ends = (maximum,) if far and maximum - far[-1] > LEAP else ()
    return (*far, *ends)[:LANDMARKS]


def is_cramped(room: QSize) -> bool:
    """Whether a place has no room for more than what must be there."""
    return Look.scale > Look.spacing and room.height() < gap(_LEAST_HEIGHT)


class AmountPanel(PromptPanel):
    """A panel with a number, once ``set_up_amount`` was called. Esc goes back to the least.

    Attributes: ``picker``, or None where no number is asked; ``landmarks``, the buttons of round amounts;
    ``note``: what the amount means, or what is wrong with what is typed.
    """

    picker: AmountPicker | None = None

    def set_up_amount(self, minimum: int, maximum: int, *, is_far: bool = False) -> QVBoxLayout:
        """Make the number and what belongs to it; ``is_far``: the highest is to be near at hand, too. Returns the rows
        of round amounts, to be added to the panel.
        """
        self.picker = AmountPicker(minimum, maximum, self, leaps=LEAP // STEP if is_far else 0)
        self.picker.changed.connect(self.retranslate)
        self.note = self.label("small")
        self.landmarks: dict[int, QPushButton] = {}
        rows = QVBoxLayout()
        rows.setSpacing(gap(4))
        if maximum > minimum + STEP:
            rows.addLayout(self._row_of(landmarks(minimum, maximum)))
            if is_far:
                rows.addLayout(self._row_of(far_landmarks(minimum, maximum)))
        return rows

    def _row_of(self, amounts: tuple[int, ...]) -> FlowLayout:
        row = FlowLayout(gap(8), is_centred=True)
        for amount in amounts:
            button = self.landmarks[amount] = self.button("landmark")
            button.setText(str(amount))
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(lambda _checked=False, to=amount: self._go_to(to))
            row.addWidget(button)
        return row

    def meaning(self, _amount: int) -> str:
        """What an amount says to others; empty where it says nothing but itself."""
        return ""

    def resting_note(self, amount: int) -> str:
        """What the note says unless something wrong is typed."""
        return self.meaning(amount)

    def retranslate(self) -> None:
        if self.picker is None:
            return
        wrong = self.tr("A multiple of 5 from {minimum} to {maximum}")
        wrong = wrong.format(minimum=self.picker.minimum, maximum=self.picker.maximum)
        self.note.setText(self.resting_note(self.picker.amount) if self.picker.is_valid else wrong)
        set_role(self.note, "small" if self.picker.is_valid else "small-warning")
        every = range(self.picker.minimum, self.picker.maximum + 1, STEP)
        self.note.keep_room_for((wrong, *map(self.resting_note, every)))  # the panel keeps its size
        for amount, button in self.landmarks.items():
            button.setAccessibleDescription(self.meaning(amount))
            set_tip(button, self.meaning(amount))

    def arrange(self, room: QSize) -> None:
        """Without the round amounts where a sentence above the panel leaves it little room."""
        super().arrange(room)
        if self.picker is not None:
            self.picker.fit_number()
            for button in self.landmarks.values():
                button.setVisible(not is_cramped(room))

    def types(self, event: QKeyEvent) -> bool:
        if self.picker is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if event.key() == RUB_OUT:
            self.picker.rub_out()
        elif event.key() in DIGITS:
            self.picker.type_digit(str(event.key() - Qt.Key.Key_0))
        else:
            return False
        self.take_focus()
        return True

    def step(self, steps: int) -> bool:
        if self.picker is not None:
            self.picker.step(steps)
        return self.picker is not None

    def escape(self) -> None:
        if self.picker is not None:
            self.picker.set_amount(self.picker.minimum)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.picker is not None:
            self.picker.wheelEvent(event)

    def _go_to(self, amount: int) -> None:
        if self.picker is not None:
            self.picker.set_amount(amount)
