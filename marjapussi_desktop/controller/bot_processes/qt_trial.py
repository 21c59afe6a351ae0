"""The trial of another program before a match: whether it starts, answers in time and makes a legal move."""

from __future__ import annotations

import shutil
import threading
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from marjapussi_desktop.controller.deals.deal_source import DealSource
from marjapussi_desktop.controller.match.session import Session
from marjapussi_desktop.engine.record import BOT, MatchRecord, PlayerInfo
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.engine.values import frozen

if TYPE_CHECKING:
    from marjapussi_desktop.bots.players.external.troubles import Trouble
    from marjapussi_desktop.engine.observation import Observation
    from marjapussi_desktop.engine.ruleset import Ruleset

_SEED: Final = 1


class TrialEnd(StrEnum):
    """How a trial ended. The comment says what ``Trial.detail`` is."""

    PLAYS = "plays"
    NO_COMMAND = "no_command"  # the command is empty or has an open quotation
    NOT_FOUND = "not_found"
    NOT_STARTED = "not_started"  # the system's reason
    NOT_READY = "not_ready"  # no right answer to the greeting
    SILENT = "silent"  # no move in time
    UNREADABLE = "unreadable"  # the answer as written, shortened
    TOO_LONG = "too_long"
    ILLEGAL = "illegal"  # the move as written, shortened
    ENDED = "ended"


@frozen
class Trial:
    """The result of a trial. ``program``: its own name, or its file's name."""

    command: str
    end: TrialEnd
    program: str = ""
    detail: str = ""

    @property
    def plays(self) -> bool:
        """Whether the program can play."""
        return self.end is TrialEnd.PLAYS


class ProgramTrial(QObject):
    """Tries one command at a time, in a thread. Signal: ``tried(Trial)``; not emitted after ``forget``."""

    tried = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wanted = 0

    def start(self, command: str, rules: Ruleset) -> None:
        """Begins a trial; the result of an earlier one is dropped."""
        self._wanted += 1
        work = (self._wanted, command, rules)
        threading.Thread(target=self._run, args=work, name="try program", daemon=True).start()

    def forget(self) -> None:
        """Drops the result of the trial that is going on."""
        self._wanted += 1

    def _run(self, number: int, command: str, rules: Ruleset) -> None:
        trial = try_program(command, rules)
        if number == self._wanted:
            self.tried.emit(trial)


def try_program(command: str, rules: Ruleset) -> Trial:
    """Starts a command, asks it for the first move of a match, and ends it. Blocks at most as long as a program may be
    silent."""
    from marjapussi_desktop.bots.players.external.program import program_name, split_command

    try:
        words = split_command(command)
    except ValueError:
        return Trial(command, TrialEnd.NO_COMMAND)
    if shutil.which(words[0]) is None:
        return Trial(command, TrialEnd.NOT_FOUND, program_name(command))
    name, trouble = _ask(command, _first_question(rules))
    if trouble is None:
        return Trial(command, TrialEnd.PLAYS, name)
    return Trial(command, TrialEnd(trouble.kind.value), name, trouble.detail)


def _ask(command: str, seen: Observation) -> tuple[str, Trouble | None]:
    """The program's name and what went wrong."""
    from marjapussi_desktop.bots.players.external.bot import ExternalBot
    from marjapussi_desktop.bots.players.external.program import end_idle_programs
    from marjapussi_desktop.bots.players.random_player import RandomBot

    bot = ExternalBot(command, _SEED, RandomBot(_SEED))
    try:
        bot.decide(seen)
        troubles = bot.take_troubles()
        return bot.name, troubles[0] if troubles else None
    finally:
        bot.close()
        end_idle_programs()


def _first_question(rules: Ruleset) -> Observation:
    """What the first seat to act observes in a new match by these rules."""
    players = tuple(PlayerInfo(str(seat), BOT) for seat in range(players_in(rules.layout)))
    session = Session(MatchRecord("", rules, players, _SEED), DealSource(_SEED))
    session.deal_next()
    seat = session.seat_to_act
    assert seat is not None
    return session.observation(seat)
