"""The mouse on the person's hand: hovering, clicking, dragging."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.ui.table.hand_marks import HandMarks
from marjapussi_desktop.ui.table.home import home_of, put_back
from marjapussi_desktop.ui.table.scene import TableScene


class HandMouse:
    """Marks the card under the pointer, and calls ``choose`` with one that was clicked or dragged out of the hand.

    Points are of the scene.
    """

    def __init__(self, scene: TableScene, marks: HandMarks, choose: Callable[[Card], None]) -> None:
        self._scene = scene
        self._marks = marks
        self._choose = choose
        self._pressed: Card | None = None
        self._press_at = QPointF()
        self._is_dragging = False

    def press(self, at: QPointF) -> None:
        """The button went down."""
        self._pressed = self._scene.hand_card_at(at)
        self._press_at = at
        self._is_dragging = False
        self._marks.focus(None)
        is_over_discards = self._pressed is None and self._scene.is_over_discards(at)
        self._marks.hover(self._marks.hovered, is_over_discards)

    def move(self, at: QPointF) -> None:
        """The pointer moved, with or without the button."""
        if self._pressed is not None:
            self._drag(at)
        elif self._marks.is_busy:
            self._marks.hover(None)
        else:
            over = self._scene.hand_card_at(at)
            self._marks.hover(over, over is None and self._scene.is_over_discards(at))

    def release(self, at: QPointF) -> None:
        """The button went up: a click, or the end of a drag."""
        card, was_dragging = self._pressed, self._is_dragging
        self.drop()
        if card is None:
            return
        is_out = at.y() < self._scene.frame().hand.top()
        if (was_dragging and is_out) or (not was_dragging and self._scene.hand_card_at(at) is card):
            self._choose(card)

    def leave(self) -> None:
        """The pointer left the table."""
        self.drop()
        self._marks.hover(None)

    def drop(self) -> None:
        """Let go of a dragged card: it lies where it belongs."""
        card, self._pressed = self._pressed, None
        was_dragging, self._is_dragging = self._is_dragging, False
        if card is not None and was_dragging:
            put_back(self._scene, card)

    def _drag(self, at: QPointF) -> None:
        way = at - self._press_at
        if not self._is_dragging and way.manhattanLength() < QApplication.startDragDistance():
            return
        assert self._pressed is not None
        self._scene.end_glide()
        self._is_dragging = True
        item, home = self._scene.item_of(self._pressed), home_of(self._scene, self._pressed)
        if item is not None and home is not None:
            item.set_pose(changed(home.moved(way.x(), way.y()), z=home.z + 1000.0))
