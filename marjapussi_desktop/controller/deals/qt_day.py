"""The deals of the day for the window: read, written and computed off the interface's thread."""

from __future__ import annotations

import datetime
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from marjapussi_desktop.controller.bot_processes.patience import awaited, step_back
from marjapussi_desktop.controller.deals.day_deal import day_hand, deal_of_day, is_match_of, margin, own_side
from marjapussi_desktop.controller.deals.day_in_play import days_in_play, has_undone
from marjapussi_desktop.controller.deals.deal_code import DealCode
from marjapussi_desktop.controller.kept_value import CLOSED_WITHIN_S, KeptFile, KeptValue
from marjapussi_desktop.settings import day_results
from marjapussi_desktop.settings.day_results import DayResult as DayResult
from marjapussi_desktop.settings.day_results import DayResults
from marjapussi_desktop.settings.problems import ProblemKind

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from marjapussi_desktop.controller.past.past_match import PastMatch


class DayBook(QObject):
    """The deals of the day and their results.

    Signals: ``told(DayResult)`` after ``ask`` and whenever today's result changes; ``counted(DayResult)``: the match
    that was noted is the one that counts for its day; ``noticed(Problem)``. All are emitted in another thread and
    arrive on the receiver's.
    """

    told = Signal(object)
    counted = Signal(object)
    noticed = Signal(object)

    def __init__(
        self, path: Path | None, parent: QObject | None = None, today: Callable[[], datetime.date] = datetime.date.today
    ) -> None:
        """``path``: where results are kept; None keeps them for this run only."""
        super().__init__(parent)
        self._today = today
        file = KeptFile[DayResults](path, tuple, day_results.load, day_results.save, ProblemKind.DAY_RESULTS_NOT_SAVED)
        self._results = KeptValue("deal-of-the-day", file, self._tell, self.noticed.emit)
        self._known: DayResults | None = None
        """The results as they last stood; None until they are read."""
        self._reckoning: threading.Thread | None = None
        self._is_closing = False

    @property
    def today(self) -> datetime.date:
        """The day whose deal is offered."""
        return self._today()

    def code(self) -> DealCode:
        """Today's match."""
        return deal_of_day(self.today)

    def ask(self) -> None:
        """Have ``told`` emitted with today's result, and again once the experts have played the deal."""
        day = self.today.isoformat()
        self._results.change(lambda results: results)
        self._results.change(lambda results: self._have_reckoned(results, day))

    def read(self) -> None:
        """Have the results read, unless they are, so that ``would_count`` knows."""
        if self._known is None:
            self._results.change(lambda results: results)

    def begin(self, past: PastMatch) -> None:
        """The match of these hands has been begun as the deal of the day. Whoever has typed its code plays a match as
        any other.
        """
        for day in self._days():
            if is_match_of(past.record, deal_of_day(day)):
                self._results.change(partial(day_results.with_match, day=day.isoformat(), match=past.match_id))

    def would_count(self, past: PastMatch) -> bool:
        """Whether the match of which these hands are over is a deal of the day that would be the person's result, were
        it played on without taking moves back. While nobody knows, it may.
        """
        if has_undone(past.record):
            return False
        for day in self._days():
            if is_match_of(past.record, deal_of_day(day)) and day_hand(past.record, day) is None:
                known = self._known
                return known is None or day_results.may_count(day_results.of_day(known, day.isoformat()), past.match_id)
        return False

    def note(self, past: PastMatch) -> None:
        """Keep the result of a match if it was begun as the deal of the day: today's, or yesterday's if midnight has
        passed since. With moves taken back it is kept as practice, after which the cards are known.
        """
        for day in self._days():
            hand = day_hand(past.record, day)
            if hand is not None and hand.result is not None:
                scored = margin(hand.result, own_side(deal_of_day(day)))
                is_practice = has_undone(past.record)
                self._results.change(
                    partial(self._with_try, past, day=day.isoformat(), scored=scored, is_practice=is_practice)
                )

    def note_hint(self, past: PastMatch) -> None:
        """The person takes a hint in the match of which these hands are over: keep that, if he plays the deal of the
        day. It belongs to this try.
        """
        for day in self._days():
            if is_match_of(past.record, deal_of_day(day)) and day_hand(past.record, day) is None:
                self._results.change(partial(day_results.with_hint, day=day.isoformat(), match=past.match_id))

    def is_match(self, past: PastMatch) -> bool:
        """Whether a match is that of a deal of the day, today's or yesterday's."""
        return any(is_match_of(past.record, deal_of_day(day)) for day in self._days())

    def is_last_hand(self, past: PastMatch) -> bool:
        """Whether the last hand of these is a deal of the day, today's or yesterday's; also one that is practice."""
        return bool(past.numbers) and any(day_hand(past.record, day) is past.record.hands[-1] for day in self._days())

    def _days(self) -> tuple[datetime.date, ...]:
        return days_in_play(self.today)

    def close(self) -> None:
        """Write what is left and end the threads."""
        self._is_closing = True
        if self._reckoning is not None:
            self._reckoning.join(CLOSED_WITHIN_S)
        self._results.close()

    # -- in the threads -----------------------------------------------------------------------------------------------

    def _tell(self, results: DayResults) -> None:
        self._known = results
        with suppress(RuntimeError):  # the window is gone already
            self.told.emit(day_results.of_day(results, self.today.isoformat()))

    def _with_try(
        self, past: PastMatch, results: DayResults, day: str, scored: int, *, is_practice: bool
    ) -> DayResults:
        with_it = day_results.with_try(results, day, scored, past.match_id, is_practice=is_practice)
        if is_practice:
            return with_it
        result = day_results.of_day(with_it, day)
        # A match that is kept nowhere cannot be told from the same deal played for practice.
        has_counted = bool(past.record.id) and day_results.counts(result, past.match_id)
        if has_counted or with_it is not results:
            with suppress(RuntimeError):
                self.counted.emit(result)
        return with_it

    def _have_reckoned(self, results: DayResults, day: str) -> DayResults:
        """Have the experts play, unless they have or do: in another thread, so that nothing that the person does waits
        for them to be kept.
        """
        is_reckoning = self._reckoning is not None and self._reckoning.is_alive()
        if not (day_results.of_day(results, day).experts or self._is_closing or is_reckoning):
            self._reckoning = threading.Thread(target=self._reckon, args=(day,), name="experts-of-the-day", daemon=True)
            self._reckoning.start()
        return results

    def _reckon(self, day: str) -> None:
        with suppress(EOFError, OSError, RuntimeError):  # without a process the experts do not play: the next ask tries
            experts = self._reckoned(day)
            if experts and not self._is_closing:
                self._results.change(partial(day_results.with_experts, day=day, experts=experts))

    def _reckoned(self, day: str) -> tuple[int, ...]:
        """Computes the experts' margins; empty if the program is closing."""
        from marjapussi_desktop.processes.workers import Worker

        worker = Worker("marjapussi-day", serve)
        try:
            worker.connection.send(day)
            found: tuple[int, ...] | None = awaited(worker.connection, lambda: self._is_closing)
            return found or ()
        finally:
            worker.kill()


def serve(connection: Connection) -> None:
    """Runs in the worker process: answers each day with the experts' margins."""
    from marjapussi_desktop.controller.deals.day_experts import expert_margins

    step_back()
    with suppress(EOFError, OSError):
        connection.send(expert_margins(datetime.date.fromisoformat(connection.recv())))
