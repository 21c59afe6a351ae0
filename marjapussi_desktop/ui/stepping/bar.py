"""The bar under the table: buttons to step by moves and tricks and to the ends, autoplay, and a slider."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from marjapussi_desktop.ui.icons import icon
from marjapussi_desktop.ui.labels import Label, set_tip
from marjapussi_desktop.ui.stepping.slider import StepSlider
from marjapussi_desktop.ui.style import Look, colours, gap, px, set_role

_ICON: Final = 20
KEYS: Final = {
    "to_start": "Home", "trick_back": "Up", "back": "Left", "play": "Space", "on": "Right", "trick_on": "Down",
    "to_end": "End",
}  # fmt: skip
"""The keys of the buttons."""
BESIDE: Final = ("back", "play", "on")
"""The buttons whose keys are known beside the table, too."""
MORE_KEYS: Final = {"PgUp": "trick_back", "PgDown": "trick_on"}
"""Further keys, and the button that each means."""
REVIEW_KEY: Final = "Ctrl+J"
"""Turns from the moves to the review and back."""


class StepBar(QFrame):
    """Attributes: ``buttons`` by name, those of ``KEYS``; ``slider``; ``place``, in words.
    Signals: ``pressed(str)``: a button's name; ``chosen(int)``: a place on the slider.
    """

    pressed = Signal(str)
    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self.slider = StepSlider(self)
        self.place = Label(self)
        set_role(self.place, "small")
        self.buttons = {name: self._button(name) for name in KEYS}
        self._is_playing = False
        self._at = 0, 0
        row = QHBoxLayout(self)
        row.setContentsMargins(gap(12), gap(4), gap(12), gap(4))
        row.setSpacing(gap(4))
        for name in ("to_start", "trick_back", "back", "play", "on", "trick_on", "to_end"):
            row.addWidget(self.buttons[name])
        row.addWidget(self.slider, 1)
        row.addWidget(self.place)
        self.slider.valueChanged.connect(self.chosen)

    def _button(self, name: str) -> QPushButton:
        button = QPushButton(self)
        set_role(button, "quiet")
        button.clicked.connect(lambda: self.pressed.emit(name))
        return button

    def show_place(self, place: int, last: int, words: str) -> None:
        """Where the hand is; ``words`` tell what happened there."""
        self.slider.blockSignals(True)
        self.slider.setValue(place)
        self.slider.blockSignals(False)
        self.slider.update()
        self.slider.setAccessibleDescription(words)
        self._at = place, last
        self._count()
        for name, is_on in (("to_start", place > 0), ("trick_back", place > 0), ("back", place > 0)):
            self.buttons[name].setEnabled(is_on)
        for name in ("on", "trick_on", "to_end"):
            self.buttons[name].setEnabled(place < last)

    def _count(self) -> None:
        step, last = self._at
        self.place.setText(self.tr("{step} of {last}").format(step=step, last=last))

    def show_playing(self, is_playing: bool) -> None:
        """Whether the hand plays on by itself."""
        self._is_playing = is_playing
        self.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.retranslate()  # the pictures are as large as the letters

    def retranslate(self) -> None:
        """Set every text in the current language, and the pictures in the felt's colour."""
        texts: dict[str, Callable[[], str]] = {
            "to_start": lambda: self.tr("To the start"),
            "trick_back": lambda: self.tr("A trick back"),
            "back": lambda: self.tr("A step back"),
            "play": lambda: self.tr("Pause") if self._is_playing else self.tr("Play on"),
            "on": lambda: self.tr("A step on"),
            "trick_on": lambda: self.tr("A trick on"),
            "to_end": lambda: self.tr("To the end"),
        }
        for name, button in self.buttons.items():
            text = texts[name]()
            keys = QKeySequence(KEYS[name]).toString(QKeySequence.SequenceFormat.NativeText)
            button.setAccessibleName(text)
            set_tip(button, f"{text} ({keys})")
            picture = "step-pause" if name == "play" and self._is_playing else f"step-{name.replace('_', '-')}"
            shades = colours(Look.theme)
            ratio = self.devicePixelRatioF()
            button.setIcon(icon(picture, px(_ICON), ratio, shades["text"], shades["disabled"]))
            button.setIconSize(QSize(px(_ICON), px(_ICON)))
        self._count()
        self.slider.setAccessibleName(self.tr("Steps of the hand"))
