"""The second table for the window: played hand by hand in a worker process; what it found is kept with the match."""

from __future__ import annotations

import threading
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from marjapussi_desktop.controller.bot_processes.patience import awaited, step_back

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from marjapussi_desktop.controller.match.history import LateStore
    from marjapussi_desktop.controller.past.past_match import PastMatch
    from marjapussi_desktop.controller.past.second_table import SecondHand
    from marjapussi_desktop.settings.store import MatchStore

CLOSED_WITHIN_S: Final = 0.9


class SecondTable(QObject):
    """Attributes: ``past``, the match that is compared, or None; ``hands``, those that have been played, by number.

    Signals: ``played(SecondHand)``; ``failed``: the process cannot be started or has died.
    """

    played = Signal(object)
    failed = Signal()
    _came = Signal(int, object)

    def __init__(self, store: LateStore | None, parent: QObject | None = None) -> None:
        """``store``: where hands are kept, beside their matches; None keeps them for this run only."""
        super().__init__(parent)
        self._store = store
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
        store = self._store.opened() if self._store is not None else None
        with suppress(RuntimeError):  # the window is gone already
            known = _kept_hands(store, past, numbers)
            for hand in known.values():
                self._came.emit(run, hand)
            left = [number for number in numbers if number not in known]
            if left:
                self._play_left(run, stops, past, left, store)

    def _play_left(
        self, run: int, stops: threading.Event, past: PastMatch, numbers: list[int], store: MatchStore | None
    ) -> None:
        """Play hands in a process, and keep each. Raises RuntimeError once the window is gone."""
        from marjapussi_desktop.processes.workers import Worker

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
                _keep(store, past, hand)
                self._came.emit(run, hand)
        except (EOFError, OSError):
            self._came.emit(run, None)
        finally:
            worker.kill()


def _kept_hands(store: MatchStore | None, past: PastMatch, numbers: list[int]) -> dict[int, SecondHand]:
    """Those of these hands that were played in this run or an earlier one; whatever else was kept is passed over."""
    from marjapussi_desktop.controller.past.past_match import PastMatch
    from marjapussi_desktop.controller.past.second_table import kept_hand
    from marjapussi_desktop.settings import second_hands

    if store is None:
        return {}
    positions = store.ask(partial(second_hands.read, match_id=past.match_id)) or {}
    own = PastMatch(past.record)  # the window's thread replays hands of the other meanwhile
    hands = {number: kept_hand(own, number, positions[number]) for number in numbers if number in positions}
    return {number: hand for number, hand in hands.items() if hand is not None}


def _keep(store: MatchStore | None, past: PastMatch, hand: SecondHand) -> None:
    from marjapussi_desktop.settings import second_hands

    if store is not None and hand.position:
        row = partial(second_hands.write, match_id=past.match_id, number=hand.number, position=hand.position)
        store.derive(row)


def serve(connection: Connection) -> None:
    """Runs in the worker process: plays one hand after the other."""
    from marjapussi_desktop.controller.past.second_table import second_hand

    step_back()
    with suppress(EOFError, OSError):
        past, numbers = connection.recv()
        for number in numbers:
            connection.send(second_hand(past, number))
