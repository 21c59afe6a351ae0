"""Plays movements one after another. It decides nothing, and can be cut at any moment."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from enum import Enum
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.ui.table.motion import Motion
from marjapussi_desktop.ui.table.movements import Movement
from marjapussi_desktop.ui.table.speeds import UNTIL_CLICK


class Stage(Protocol):
    """What the choreographer needs of the scene."""

    def announce(self, movement: Movement) -> None:
        """Show the table before the movement; whose turn it is points at who acts."""

    def launch(self, movement: Movement) -> None:
        """Show the texts after the movement and set its cards on their way."""

    def move(self, share: float) -> None:
        """Bring the cards to ``share`` (0 to 1) of their way."""

    def settle(self, view: TableView) -> None:
        """Show ``view`` with everything in its place."""


class _Part(Enum):
    """The part of the current movement that is running."""

    NONE = "none"
    WAIT = "wait"
    MOVE = "move"
    HOLD = "hold"


class Choreographer(QObject):
    """A queue of movements.

    Signals: ``began(Movement)`` as a movement is seen to begin, after its wait, and ``arrived(Movement)`` as its cards
    have arrived, unless the rest was played at once; ``waits_for_click``: a full trick lies
    there until the person wants it gathered; ``idle`` when the queue has run empty
    and the last view has been settled.
    """

    began = Signal(object)
    arrived = Signal(object)
    waits_for_click = Signal()
    idle = Signal()

    def __init__(self, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._queue: deque[Movement] = deque()
        self._movement: Movement | None = None
        self._part = _Part.NONE
        self._after: Callable[[], None] = self._next
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._go_on)
        self._motion = Motion(self)
        self._motion.moved.connect(self._on_moved)
        self._motion.finished.connect(self._go_on)

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being played."""
        return self._movement is None

    @property
    def is_pausing(self) -> bool:
        """Whether a full trick lies on the table, waiting to be gathered."""
        return self._part is _Part.WAIT and self._movement is not None and self._movement.is_pause

    @property
    def awaits_click(self) -> bool:
        """Whether a full trick lies on the table until somebody clicks it away."""
        return self.is_pausing and self._movement is not None and self._movement.wait_ms == UNTIL_CLICK

    def final_view(self) -> TableView | None:
        """The view that the queue leads to, or None when it is empty."""
        last = self._queue[-1] if self._queue else self._movement
        return last.after if last is not None else None

    def play(self, movements: Sequence[Movement]) -> None:
        """Play ``movements`` after those that are still to be played."""
        self._queue.extend(movements)
        if self._movement is None:
            self._next()

    def skip(self) -> None:
        """End the wait or the moment's picture that is going on, if one is."""
        if self._part in (_Part.WAIT, _Part.HOLD):
            self._clock.stop()
            self._go_on()
        elif self._movement is not None and self._movement.is_moment:
            self.settle_movement()

    def finish_now(self) -> None:
        """Play the rest at once: the last view is settled and ``idle`` emitted before this returns."""
        final = self.final_view()
        if final is None:
            return
        self.clear()
        self._stage.settle(final)
        self.idle.emit()

    def clear(self) -> None:
        """Drop everything without a signal; the caller settles the scene."""
        self._queue.clear()
        self._movement = None
        self._part = _Part.NONE
        self._clock.stop()
        self._motion.stop()

    def settle_movement(self) -> None:
        """End the current motion at once; the queue goes on."""
        if self._part is _Part.MOVE:
            self._motion.stop()
            self._go_on()

    def _next(self) -> None:
        if not self._queue:
            self._end()
            return
        movement = self._movement = self._queue.popleft()
        self._stage.announce(movement)
        self._run(_Part.WAIT, movement.wait_ms, self._launch)
        if movement.wait_ms == UNTIL_CLICK:
            self.waits_for_click.emit()

    def _launch(self) -> None:
        movement = self._movement
        assert movement is not None
        self._stage.launch(movement)
        self.began.emit(movement)
        self._part, self._after = _Part.MOVE, self._arrive
        if movement.move_ms == 0:
            self._clock.start(0)
            return
        self._motion.start(movement.move_ms)

    def _arrive(self) -> None:
        movement = self._movement
        assert movement is not None
        self._stage.settle(movement.after)
        self.arrived.emit(movement)
        self._run(_Part.HOLD, movement.hold_ms, self._next)

    def _end(self) -> None:
        self._movement = None
        self._part = _Part.NONE
        self.idle.emit()

    def _run(self, part: _Part, wait_ms: int, after: Callable[[], None]) -> None:
        self._part, self._after = part, after
        if wait_ms > 0:
            self._clock.start(wait_ms)
        elif wait_ms == 0:
            after()

    def _go_on(self) -> None:
        if self._part is not _Part.NONE:
            self._after()

    def _on_moved(self, share: float) -> None:
        if self._part is _Part.MOVE:
            self._stage.move(share)
