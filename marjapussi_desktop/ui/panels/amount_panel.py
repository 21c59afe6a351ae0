"""What bid and contract share: a number that is set by steps, landmarks, wheel and arrow keys, or typed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QPushButton

from marjapussi_desktop.engine.choices import STEP
from marjapussi_desktop.ui.flow import FlowLayout
from marjapussi_desktop.ui.labels import set_tip
from marjapussi_desktop.ui.panels.amount import AmountPicker
from marjapussi_desktop.ui.panels.base import PromptPanel, Unadvised, ring
from marjapussi_desktop.ui.style import Look, gap, set_role

DIGITS: Final = tuple(Qt.Key(key) for key in range(Qt.Key.Key_0, Qt.Key.Key_9 + 1))
RUB_OUT: Final = Qt.Key.Key_Backspace

LANDMARKS: Final = 6
LEAP: Final = 20
"""From one near landmark to the next, and what Page Up and Page Down do."""
_FAR_STEP: Final = 50
_LEAST_HEIGHT: Final = 180
_SPARE: Final = 2
"""Pixels, as the same number of digits may differ by one."""


def landmarks(minimum: int, maximum: int, lowest: int = 1) -> tuple[int, ...]:
    """The least amounts, ``lowest`` of them, and round ones well above, so that a far amount is a click and a step or
    two away.
    """
    least = tuple(range(minimum, min(minimum + lowest * STEP, maximum + 1), STEP))
    first = (least[-1] + 2 * STEP + LEAP - 1) // LEAP * LEAP
    return (*least, *range(first, maximum + 1, LEAP))[:LANDMARKS]


def far_landmarks(minimum: int, maximum: int) -> tuple[int, ...]:
    """The least amount, a round one near it and some up to the highest: with leaps of 20 a few clicks lead anywhere.
    In one row, as a higher panel would lie over what is said at the seats.
    """
    near = landmarks(minimum, maximum)[:2]
    far = list(range((near[-1] + STEP) // _FAR_STEP * _FAR_STEP + _FAR_STEP, maximum + 1, _FAR_STEP))
    while len(far) + len(near) > LANDMARKS + 1:
        far.remove(max(far, key=lambda amount: (amount % (2 * _FAR_STEP), amount)))
    return (*near, *far)


def is_cramped(room: QSize) -> bool:
    """Whether a place has no room for more than what must be there."""
    return Look.scale > Look.spacing and room.height() < gap(_LEAST_HEIGHT)


class AmountPanel(PromptPanel):
    """A panel with a number, once ``set_up_amount`` was called. Esc goes back to the least.

    Attributes: ``picker``, or None where no number is asked; ``landmarks``, the buttons of round amounts;
    ``note``: what the amount means, or what is wrong with what is typed.
    """

    picker: AmountPicker | None = None
    note_roles = ("small", "small-warning")
    """Of the note, and of the note where something wrong is typed."""
    _advised: tuple[QPushButton, int] | None = None
    _was_set: int | None = None
    """The amount that a hint has set: shown again, it leaves the number that the person has chosen since."""

    def set_up_amount(self, minimum: int, maximum: int, *, is_far: bool = False, lowest: int = 1) -> FlowLayout:
        """Make the number and what belongs to it; ``is_far``: the highest is to be near at hand, too; ``lowest``: see
        `landmarks`. Returns the row of round amounts, to be added to the panel.
        """
        self.picker = AmountPicker(minimum, maximum, self, leaps=LEAP // STEP if is_far else 0)
        self.picker.changed.connect(self.retranslate)
        self.picker.changed.connect(self._forget_before)
        self.note = self.label("small")
        self.landmarks: dict[int, QPushButton] = {}
        row = FlowLayout(gap(8), is_centred=True)
        amounts = far_landmarks(minimum, maximum) if is_far else landmarks(minimum, maximum, lowest)
        for amount in amounts if maximum > minimum + STEP else ():
            button = self.landmarks[amount] = self.button("landmark")
            button.setText(str(amount))
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(lambda _checked=False, to=amount: self._go_to(to))
            row.addWidget(button)
        return row

    @property
    def saying(self) -> QPushButton | None:
        """The button that says the number."""
        return self.primary

    def meaning(self, _amount: int) -> str:
        """What an amount says to others; empty where it says nothing but itself."""
        return ""

    def resting_note(self, amount: int) -> str:
        """What the note says unless something wrong is typed."""
        return self.meaning(amount)

    def advise_amount(self, button: QPushButton, amount: int) -> None:
        """Set the number that a hint names, and ring the button that says it for as long as it says that one. Who has
        since chosen another one only reads the reason again: number and keyboard stay where they are.
        """
        assert self.picker is not None
        if amount != self._was_set:
            before = self.unadvised()
            self._was_set = amount
            self.picker.set_amount(amount)
            self._before = before
        self._advised = button, amount
        if self.picker.is_valid and self.picker.amount == amount:
            self.point_at(button)
        else:
            for other in self.findChildren(QPushButton):
                ring(other, is_advised=False)

    def advise_nothing(self) -> None:
        self._advised = None
        super().advise_nothing()

    def put_back(self, before: Unadvised) -> None:
        if self.picker is not None and before.amount is not None and before.amount != self.picker.amount:
            self._was_set = None  # the same hint sets it again
            self.picker.set_amount(before.amount)

    @property
    def chosen_amount(self) -> int | None:
        return self.picker.amount if self.picker is not None else None

    def _forget_before(self) -> None:
        """The person has set another number, which stays when the hint goes."""
        self._before = None

    def retranslate(self) -> None:
        if self.picker is None:
            return
        if self._advised is not None:
            button, advised = self._advised
            ring(button, is_advised=self.picker.is_valid and self.picker.amount == advised)
        wrong = self.tr("A multiple of 5 from {minimum} to {maximum}")
        wrong = wrong.format(minimum=self.picker.minimum, maximum=self.picker.maximum)
        self.note.setText(self.resting_note(self.picker.amount) if self.picker.is_valid else wrong)
        set_role(self.note, self.note_roles[0 if self.picker.is_valid else 1])
        every = range(self.picker.minimum, self.picker.maximum + 1, STEP)
        self.note.keep_room_for((wrong, *map(self.resting_note, every)))  # the panel keeps its size
        for amount, button in self.landmarks.items():
            button.setAccessibleDescription(self.meaning(amount))
            set_tip(button, self.meaning(amount))

    def arrange(self, room: QSize) -> None:
        """Without the round amounts where a sentence above the panel leaves it too little room for them."""
        super().arrange(room)
        if self.picker is not None:
            self.picker.fit_number()
            self._keep_width()
            for button in self.landmarks.values():
                button.setVisible(self.is_shrinking or not is_cramped(room))

    def _keep_width(self) -> None:
        """The button that says the number is as wide as with the most digits, so that none beside it ever moves."""
        assert self.picker is not None
        button = self.saying
        if button is None:
            return
        button.setMinimumWidth(0)
        digits = "0" * len(str(self.picker.maximum))
        longest = button.text().replace(self.picker.said, digits)
        grows = button.fontMetrics().horizontalAdvance(longest)
        grows -= button.fontMetrics().horizontalAdvance(button.text())
        button.setMinimumWidth(button.sizeHint().width() + max(0, grows) + _SPARE)

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
