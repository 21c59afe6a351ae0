"""A bot whose decisions another program makes. Where the program fails, a built-in level moves in its place."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

from marjapussi_desktop.bots.bot import Bot, BotReason, Decision
from marjapussi_desktop.bots.players.external.messages import (
    Message,
    TurnedUp,
    hand_messages,
    match_message,
    move_message,
)
from marjapussi_desktop.bots.players.external.program import (
    FIRST_PROTOCOL,
    Program,
    end_programs,
    give_back,
    program_name,
    take_program,
)
from marjapussi_desktop.bots.players.external.troubles import ProgramFault, Trouble, TroubleKind
from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.choices import CardsChoices, Choices
from marjapussi_desktop.engine.errors import NotationError
from marjapussi_desktop.engine.notation import parse_action
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.outside import plain

USUAL_TIME_MS: Final = 1000
PATIENCE: Final = 2
"""A reply may take this many times the thinking time that the program was told."""
MOST_SILENCES: Final = 3
"""After this many silences in a row a program is not asked again in this match."""
LONGEST_WORDS: Final = 200

_FATAL: Final = {TroubleKind.ENDED, TroubleKind.TOO_LONG, TroubleKind.NOT_READY, TroubleKind.NOT_STARTED}


class ExternalBot:
    """Sits in one seat or in several. Each seat has a process of its own, which is told only what that seat knows.

    ``watch`` tells the program of each move at once; ``decide`` first tells it whatever it has missed. After ``close``
    it plays no more.
    """

    def __init__(
        self, command: str, seed: int, fallback: Bot, time_ms: int = USUAL_TIME_MS, log_folder: Path | None = None
    ) -> None:
        """``fallback`` moves where the program cannot; ``log_folder``, if any, must exist."""
        self.command = command
        self.seed = seed
        self.fallback = fallback
        self.time_ms = time_ms
        self._log_folder = log_folder
        self._seats: dict[int, _Conversation] = {}
        self._troubles: list[Trouble] = []

    @property
    def name(self) -> str:
        """The program's own name; before it has started, its file's name."""
        talk = next(iter(self._seats.values()), None)
        return talk.name if talk is not None else program_name(self.command)

    def prepare(self, seat: int) -> None:
        """Starts the program for a seat, if it does not run yet."""
        if seat not in self._seats:
            self._seats[seat] = _Conversation(self.command, self._log_folder, self.seed)
            self._note(seat, self._seats[seat].start())

    def decide(self, observation: Observation) -> Decision:
        """The program's move, or the fallback's where the program gives none."""
        talk = self._talk(observation.seat)
        try:
            return talk.ask(observation, self.time_ms)
        except ProgramFault as fault:
            self._note(observation.seat, fault)
            return self.fallback.decide(observation)

    def consider_call(self, observation: Observation) -> Decision | None:
        """None: out of turn a program is not asked, as the protocol has no answer for "no call". In turn it may
        call.
        """
        self.watch(observation)
        return None

    def watch(self, observation: Observation) -> None:
        """Tells the program what has happened."""
        self._talk(observation.seat).follow(observation)

    def take_troubles(self) -> tuple[Trouble, ...]:
        """The first trouble of each seat, each returned once."""
        troubles = tuple(self._troubles)
        self._troubles.clear()
        return troubles

    def close(self) -> None:
        """Releases the programs: those that worked wait for another match, the others end."""
        left = [talk.let_go() for talk in self._seats.values()]
        end_programs([program for program in left if program is not None])

    def _talk(self, seat: int) -> _Conversation:
        self.prepare(seat)
        return self._seats[seat]

    def _note(self, seat: int, fault: ProgramFault | None) -> None:
        talk = self._seats[seat]
        if fault is not None and not talk.has_failed:
            talk.has_failed = True
            self._troubles.append(Trouble(seat, talk.name, fault.kind, fault.detail))


class _Conversation:
    """The exchange of messages with the program of one seat. ``has_failed``: something went wrong in this match."""

    def __init__(self, command: str, log_folder: Path | None, seed: int) -> None:
        self.name = program_name(command)
        self.has_failed = False
        self._command = command
        self._log_folder = log_folder
        self._seed = seed
        self._program: Program | None = None
        self._match: tuple[Ruleset, int, tuple[Card, ...]] | None = None
        self._sent: list[Message] = []
        self._turned_up = TurnedUp()
        self._silences = 0
        self._owed = 0

    def start(self) -> ProgramFault | None:
        """Starts or takes over a program; returns the trouble if that fails."""
        try:
            self._program = take_program(self._command, self._log_folder)
        except ProgramFault as fault:
            return fault
        self.name = self._program.name
        return None

    def follow(self, observation: Observation) -> None:
        """Sends the program whatever it has not been told."""
        if self._program is None:
            return
        if self._is_another_match(observation):
            self._program.send(match_message(observation, self.name, self._seed))
            self._sent = []
        self._match = (observation.rules, observation.number, observation.dealt)
        tells_made = self._program.protocol > FIRST_PROTOCOL
        messages = hand_messages(observation, self._turned_up.look(observation), tells_made)
        told = len(self._sent)
        if messages[:told] != self._sent:
            told = 0
        for message in messages[told:]:
            self._program.send(message)
        self._sent = messages

    def _is_another_match(self, observation: Observation) -> bool:
        """Whether a new match has begun: other rules, or a hand that is neither the last one nor a later one."""
        if self._match is None:
            return True
        rules, number, dealt = self._match
        is_same_hand = observation.number == number and observation.dealt == dealt
        return observation.rules != rules or (observation.number <= number and not is_same_hand)

    def ask(self, observation: Observation, time_ms: int) -> Decision:
        """The program's move. Raises ProgramFault."""
        self.follow(observation)
        if self._program is None:
            raise ProgramFault(TroubleKind.ENDED)
        try:
            return self._reply(self._program, observation, time_ms)
        except ProgramFault as fault:
            self._judge(fault.kind)
            raise

    def _reply(self, program: Program, observation: Observation, time_ms: int) -> Decision:
        """The reply to the latest question. Late replies to earlier ones are skipped."""
        deadline = time.monotonic() + PATIENCE * time_ms / 1000
        self._owed = max(0, self._owed - program.drop_unread())
        program.send(move_message(observation, time_ms))
        for _late in range(self._owed):
            program.reply(deadline)
            self._owed -= 1
        reply = program.reply(deadline)
        self._silences = 0
        return _decision(reply, observation)

    def _judge(self, kind: TroubleKind) -> None:
        """Decides after a fault whether the program is asked again."""
        if kind is TroubleKind.SILENT:
            self._silences += 1
            self._owed += 1
        if kind in _FATAL or self._silences >= MOST_SILENCES:
            assert self._program is not None
            self._program.kill()
            self._program = None

    def let_go(self) -> Program | None:
        """Gives the program back for other matches; returns it instead if it has failed and must be ended."""
        program, self._program = self._program, None
        if program is None or self.has_failed:
            return program
        give_back(program)
        return None


def _decision(reply: Message, observation: Observation) -> Decision:
    """The decision in a reply. Raises ProgramFault unless it is one of the seat's choices."""
    text, words = reply.get("move"), reply.get("why")
    if reply.get("type") != "move" or not isinstance(text, str):
        raise ProgramFault(TroubleKind.UNREADABLE, plain(str(reply)))
    try:
        action = parse_action(text, observation.question)
    except NotationError:
        raise ProgramFault(TroubleKind.UNREADABLE, plain(text)) from None
    assert observation.choices is not None
    if not _is_among(action, observation.choices):
        raise ProgramFault(TroubleKind.ILLEGAL, plain(text))
    return Decision(action, BotReason.PROGRAM, words=plain(words, LONGEST_WORDS) if isinstance(words, str) else "")


def _is_among(action: Action, choices: Choices) -> bool:
    """Whether the action is among the choices; its cards may come in any order."""
    if isinstance(choices, CardsChoices) and isinstance(action, choices.action):
        chosen = set(action.cards)
        return len(action.cards) == len(chosen) == choices.count and chosen <= set(choices.cards)
    return action in (choices.calls if isinstance(choices, CardsChoices) else tuple(choices.actions()))
