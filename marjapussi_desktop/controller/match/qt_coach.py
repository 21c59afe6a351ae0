"""Thinks about the person's decision while he does, so that a costly choice can be doubted at once."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from marjapussi_desktop.bots.explaining.equals import worth_the_same
from marjapussi_desktop.bots.explaining.scene import Scene
from marjapussi_desktop.bots.heuristics.bidding import others_may_bid
from marjapussi_desktop.bots.review.calls import is_last_moment
from marjapussi_desktop.bots.review.judgement import LEAST
from marjapussi_desktop.controller.bot_processes.bot_worker import Reply, Request
from marjapussi_desktop.controller.bot_processes.qt_bot_runner import BotRunner
from marjapussi_desktop.controller.match.doubts import bid_costs, call_costs, clear_cost_of, silence_costs
from marjapussi_desktop.engine.actions import Action, Bid, Kontra, Pass, Play, Re
from marjapussi_desktop.engine.choices import CallChoices, PlayChoices
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.values import changed

if TYPE_CHECKING:
    from marjapussi_desktop.bots.bot import Decision

SEED: Final = 0
"""The coach's dice are its own."""
TIMES: Final = {"some": 3.0, "great": 8.0}
"""How many times the least that counts as a mistake a choice must cost before it is doubted."""


def _are_equal(seen: Observation, one: Play, best: Play) -> bool:
    """Whether two cards are worth the same: what a search found of them differs by chance."""
    return worth_the_same(Scene(seen), one.card, best.card)


class Coach(QObject):
    """Asks the best of the levels what it makes of one position after another, in a process of its own; it sees what
    the person sees. Nobody waits for it: what is not known yet is not doubted.
    """

    def __init__(self, runner: BotRunner | None = None, parent: QObject | None = None) -> None:
        """``runner``: where the level thinks; None makes a new one, so that the match's bots do not wait."""
        super().__init__(parent)
        self._runner = runner if runner is not None else BotRunner(self)
        self._runner.replied.connect(self._on_reply)
        self._token = 0
        self._seen: Observation | None = None
        self._found: Decision | None = None
        self._call: Decision | None = None
        self._asked: Request | None = None
        self._waiting: list[Request] = []

    def think(self, seen: Observation) -> None:
        """Begin with a position; returns at once. What was found of another is forgotten."""
        self.forget()
        self._seen = seen
        choices = seen.choices
        if isinstance(choices, PlayChoices | CallChoices) and choices.calls:
            self._waiting.append(Request(self._token, "", SEED, seen, is_call=True, is_hint=True))
        if isinstance(choices, PlayChoices) and choices.calls:
            # Else the level would answer with its call, and nothing would be known of the cards.
            seen = changed(seen, choices=changed(choices, calls=()))
        if not isinstance(choices, CallChoices):
            self._waiting.append(Request(self._token, "", SEED, seen, is_hint=True))
        self._ask()

    def forget(self) -> None:
        """Nothing is doubted until the next position has been thought about."""
        self._token += 1
        self._seen, self._found, self._call = None, None, None
        self._waiting.clear()

    def doubts(self, action: Action, amount: str) -> bool:
        """Whether a choice is known to cost more than the noise and more than ``amount`` (a key of `TIMES`)."""
        if self._seen is None:
            return False
        least = TIMES[amount] * LEAST[self._seen.rules.family]
        if isinstance(action, Kontra | Re):
            value = None if self._call is None else self._call.evaluation
            return value is not None and call_costs(action, value) >= least
        if self._found is None or self._found.action == action:
            return False
        if isinstance(action, Bid | Pass):
            if self._found.evaluation is not None and others_may_bid(self._seen):
                return False  # nothing is known yet of what a pass leaves to whom
            return bid_costs(action, self._found) >= least
        found, best = self._found.evaluation, self._found.action
        if isinstance(action, Play) and isinstance(best, Play) and _are_equal(self._seen, action, best):
            return False
        cost = clear_cost_of(action, found) if found is not None else None
        return cost is not None and cost >= least

    def missed_call(self, action: Action, amount: str) -> Kontra | Re | None:
        """The Kontra or Re that this card leaves unsaid for good, where that is known to cost more than ``amount``."""
        seen, found = self._seen, None if self._call is None else self._call.evaluation
        if seen is None or found is None or not isinstance(action, Play) or not isinstance(seen.choices, PlayChoices):
            return None
        least = TIMES[amount] * LEAST[seen.rules.family]
        calls = seen.choices.calls if is_last_moment(seen) else ()
        return next((call for call in calls if silence_costs(call, found) >= least), None)

    def close(self) -> None:
        """End the process, whatever it does; returns at once."""
        self.forget()
        threading.Thread(target=self._runner.close, name="end-coach").start()

    def _ask(self) -> None:
        """One request at a time, so that a position that has gone by is never waited for in a row of them."""
        if self._waiting and self._asked is None:
            self._asked = self._waiting.pop(0)
            self._runner.request(self._asked)

    def _on_reply(self, reply: Reply) -> None:
        asked, self._asked = self._asked, None
        if asked is not None and reply.token == self._token:
            if asked.is_call:
                self._call = reply.decision
            else:
                self._found = reply.decision
        self._ask()
