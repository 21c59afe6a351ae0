"""The second table for the window: played hand by hand in a worker process, whose results are kept for this run."""

from __future__ import annotations

import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from marjapussi_desktop.controller.bot_processes.patience import awaited, step_back

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from marjapussi_desktop.controller.past.past_match import PastMatch
    from marjapussi_desktop.controller.past.second_table import SecondHand

CLOSED_WITHIN_S: Final = 0.9


class SecondTable(QObject):
    """Attributes: ``past``, the match that is compared, or None; ``hands``, those that have been played, by number.

    Signals: ``played(SecondHand)``; ``failed``: the process cannot be started or has died.
    """

    played = Signal(object)
    failed = Signal()
    _came = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.past: PastMatch | None = None
        self.hands: dict[int, SecondHand] = {}
        self._run_number = 0
        self._stops = threading.Event()
        self._thread: threading.Thread | None = None
        self._came.connect(self._take)

    def start(self, past: PastMatch) -> None:
        """Begin to play the hands of a match that are over, or go on where it was stopped; returns at once."""
        from marjapussi_desktop.controller.past.second_table import is_same_match

        self.stop()
        if self.past is None or not is_same_match(self.past, past):
            self.hands = {}
        self.past = past
        numbers = [number for number in past.numbers if number not in self.hands]
        if numbers:
            self._run_number += 1
            self._stops = threading.Event()
            work = (self._run_number, self._stops, past, numbers)
            self._thread = threading.Thread(target=self._run, args=work, name="second-table", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """Play no more; what was played stays."""
        self._run_number += 1
        self._stops.set()
        self._thread = None

    def close(self) -> None:
        """End the process; no signal comes after this."""
        thread = self._thread
        self.stop()
        if thread is not None:
            thread.join(CLOSED_WITHIN_S)

    def stepped(self, number: int, name: str) -> PastMatch:
        """The match up to a hand that was played, to be stepped through; ``name``: what the expert is called."""
        from marjapussi_desktop.controller.past.second_table import with_second_hand

        assert self.past is not None, "nothing was compared"
        return with_second_hand(self.past, self.hands[number], name)

    def first(self, number: int) -> PastMatch:
        """The match up to a hand as the person played it."""
        from marjapussi_desktop.controller.past.past_match import PastMatch

        assert self.past is not None, "nothing was compared"
        return PastMatch(self.past.record, number)

    def _take(self, run: int, hand: SecondHand | None) -> None:
        if run != self._run_number:
            return
        if hand is None:
            self.failed.emit()
        else:
            self.hands[hand.number] = hand
            self.played.emit(hand)

    # -- in the thread ------------------------------------------------------------------------------------------------

    def _run(self, run: int, stops: threading.Event, past: PastMatch, numbers: list[int]) -> None:
        from marjapussi_desktop.processes.workers import Worker

        with suppress(RuntimeError):  # the window is gone already
            try:
                worker = Worker("marjapussi-second-table", serve)
            except (OSError, RuntimeError):
                self._came.emit(run, None)
                return
            try:
                worker.connection.send((past, numbers))
                for _number in numbers:
                    hand = awaited(worker.connection, stops.is_set)
                    if hand is None:
                        return
                    self._came.emit(run, hand)
            except (EOFError, OSError):
                self._came.emit(run, None)
            finally:
                worker.kill()


def serve(connection: Connection) -> None:
    """Runs in the worker process: plays one hand after the other."""
    from marjapussi_desktop.controller.past.second_table import second_hand

    step_back()
    with suppress(EOFError, OSError):
        past, numbers = connection.recv()
        for number in numbers:
            connection.send(second_hand(past, number))
