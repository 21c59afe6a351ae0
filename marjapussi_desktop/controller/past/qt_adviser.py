"""Asks the best level, in the background after a hand, what it would have done in the person's place."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from marjapussi_desktop.controller.bot_processes.bot_worker import Reply, Request
from marjapussi_desktop.controller.bot_processes.qt_bot_runner import BotRunner

if TYPE_CHECKING:
    from marjapussi_desktop.controller.past.past_match import PersonsDecision


class Adviser(QObject):
    """Asks about one decision after another. Each answer rests only on what the person knew then.

    Signals: ``advised(int, Thought)``: the ply of the person's move; what the level would have done, and why. Not
    emitted where the level would have made no call.
    """

    advised = Signal(int, object)

    def __init__(self, runner: BotRunner | None = None, parent: QObject | None = None) -> None:
        """``runner``: where bots think; None makes a new one, so that the match's bots do not wait for this."""
        super().__init__(parent)
        self._runner = runner if runner is not None else BotRunner(self)
        self._runner.replied.connect(self._on_reply)
        self._asked: dict[int, PersonsDecision] = {}
        self._waiting: list[Request] = []
        self._token = 0
        self._is_thinking = False

    def ask(self, decisions: Sequence[PersonsDecision], seed: int) -> None:
        """Begin with these decisions; answers to earlier ones are dropped."""
        self._asked.clear()
        self._waiting.clear()
        for decision in decisions:
            self._token += 1
            self._asked[self._token] = decision
            seen = decision.observation
            self._waiting.append(Request(self._token, "", seed, seen, is_call=decision.is_call, is_hint=True))
        if not self._is_thinking:
            self._ask_next()

    def close(self) -> None:
        """End the bots' process, whatever it does; returns at once."""
        self._asked.clear()
        self._waiting.clear()
        threading.Thread(target=self._runner.close, name="end-adviser").start()

    def _ask_next(self) -> None:
        self._is_thinking = bool(self._waiting)
        if self._waiting:
            self._runner.request(self._waiting[0])

    def _on_reply(self, reply: Reply) -> None:
        from marjapussi_desktop.controller.match.thoughts import made_by, whole_thought

        asked = self._asked.pop(reply.token, None)
        if asked is not None:
            self._waiting.pop(0)
            if reply.decision is not None:
                self.advised.emit(asked.ply, whole_thought(made_by(asked.observation, reply.decision)))
        self._ask_next()
