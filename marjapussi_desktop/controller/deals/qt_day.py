"""The deals of the day for the window: read, written and computed off the interface's thread."""

from __future__ import annotations

import datetime
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
from marjapussi_desktop.controller.kept_value import KeptFile, KeptValue
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
        self._begun: set[str] = set()
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
        self._results.change(lambda results: self._with_experts(results, day))

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
                self._begun.add(past.match_id)
                self._results.change(partial(day_results.with_match, day=day.isoformat(), match=past.match_id))

    def would_count(self, past: PastMatch) -> bool:
        """Whether the match of which these hands are over is a deal of the day that would be the person's result, were
        it played on without taking moves back. While nobody knows, it may.
        """
        if has_undone(past.record):
            return False
        for day in self._days():
            if is_match_of(past.record, deal_of_day(day)) and day_hand(past.record, day) is None:
                return self._known is None or self._may_count(day_results.of_day(self._known, day.isoformat()), past)
        return False

    def _may_count(self, result: DayResult, past: PastMatch) -> bool:
        """What was begun a moment ago may be noted only once the experts have played."""
        return result.margin is None and (past.match_id in self._begun or day_results.may_count(result, past.match_id))

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
        """Write what is left and end the thread."""
        self._is_closing = True
        self._results.close()

    # -- in the thread ------------------------------------------------------------------------------------------------

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

    def _with_experts(self, results: DayResults, day: str) -> DayResults:
        if day_results.of_day(results, day).experts or self._is_closing:
            return results
        with suppress(EOFError, OSError, RuntimeError):  # without a process the experts do not play: the next ask tries
            experts = self._reckoned(day)
            return day_results.with_experts(results, day, experts) if experts else results
        return results

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
