"""The keyboard on the person's hand: the ring, and choosing by Enter or by a digit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt

from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.ui.keys import ENTER
from marjapussi_desktop.ui.table.hand_marks import HandMarks
from marjapussi_desktop.ui.table.scene import TableScene

Key = Qt.Key

STEPS: Final = {Key.Key_Left: -1, Key.Key_Right: 1}
ACROSS: Final = {Key.Key_Up: 1, Key.Key_Down: -1}
PRESS: Final = (*ENTER, Key.Key_Space)
DIGITS: Final = {
    **{Key(Key.Key_1.value + i): i for i in range(9)},
    Key.Key_0: 9,
}


class HandKeys:
    """Moves the ring by the arrows, and calls ``choose`` with the card that a key chooses, ``choose_nth`` with that of
    a digit, or ``choose_advised`` where that is several cards at once.
    """

    def __init__(
        self,
        scene: TableScene,
        marks: HandMarks,
        choose: Callable[[Card], None],
        choose_nth: Callable[[Card], None],
        choose_advised: Callable[[], None],
    ) -> None:
        self._scene = scene
        self._marks = marks
        self._choose = choose
        self._choose_nth = choose_nth
        self._choose_advised = choose_advised
        self._passes = False
        """Whether the person has come to the hand by Tab and done nothing there yet."""

    def knows(self, key: int, is_busy: bool) -> bool:
        """Whether a key means something to the hand; Enter and Space also mean to hurry while cards are played."""
        if key in PRESS:
            return is_busy or self._marks.focused is not None or bool(self._marks.advised())
        if key in ACROSS:
            return len(self._scene.hand_rows()) > 1
        return key in STEPS or key in DIGITS

    def press(self, key: int, *, is_held: bool = False) -> None:
        """A key that the hand knows was pressed. A digit that ``is_held`` is not pressed once more."""
        hand, focused, pressed = self._scene.hand(), self._marks.focused, Key(key)
        self._passes = False
        if not hand:
            return
        if pressed in STEPS:
            self._marks.focus(self._neighbour(hand, STEPS[pressed]))
        elif pressed in ACROSS:
            self._marks.focus(self._across(hand, ACROSS[pressed]))
        elif pressed in DIGITS:
            if not is_held and DIGITS[pressed] < len(hand):
                self._marks.focus(hand[DIGITS[pressed]])
                self._choose_nth(hand[DIGITS[pressed]])
        elif pressed in PRESS and focused is not None:
            self._choose(focused)
        elif pressed in PRESS:
            self._choose_advised()

    def arrive(self) -> None:
        """The keyboard has come to the hand by Tab: the ring tells so."""
        hand = self._scene.hand()
        if hand and self._marks.focused is None:
            self._passes = True
            self._marks.focus(self._first(hand, 1))

    def leave(self) -> None:
        """The keyboard goes elsewhere: who only came by has marked nothing."""
        if self._passes:
            self._passes = False
            self._marks.focus(None)

    def _neighbour(self, hand: tuple[Card, ...], step: int) -> Card:
        """The next card of the fan or of the row, round the ends; the first press goes to the first open card."""
        focused = self._marks.focused
        for row in self._scene.hand_rows():
            if focused in row:
                return row[(row.index(focused) + step) % len(row)]
        return self._first(hand, step)

    def _across(self, hand: tuple[Card, ...], step: int) -> Card:
        """The card nearest above or below; at the last row the same one."""
        rows, focused = self._scene.hand_rows(), self._marks.focused
        at = next((nth for nth, row in enumerate(rows) if focused in row), None)
        if at is None or focused is None:
            return self._first(hand, step)
        if not 0 <= at + step < len(rows):
            return focused
        poses = self._scene.poses()
        x = poses[focused.code].x
        return min(rows[at + step], key=lambda card: abs(poses[card.code].x - x))

    def _first(self, hand: tuple[Card, ...], step: int) -> Card:
        """The first card that may be chosen, or the last one for a step back."""
        open_cards = [card for card in hand if card in self._marks.mode.cards] or list(hand)
        return open_cards[0] if step > 0 else open_cards[-1]
