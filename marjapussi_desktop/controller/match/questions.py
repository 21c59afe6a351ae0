"""Who is asked what: the person's prompt, and the requests to the bots, which are void once the table has moved on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from marjapussi_desktop.controller.bot_processes.bot_worker import Reply, Request
from marjapussi_desktop.controller.match.players import PERSON_SEAT, level_in_play
from marjapussi_desktop.controller.match.prompts import Prompt, PromptKind, prompt_of
from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.choices import CallChoices, Choices, PlayChoices
from marjapussi_desktop.engine.values import changed

if TYPE_CHECKING:
    from marjapussi_desktop.controller.match.session import Session
    from marjapussi_desktop.engine.observation import Observation

NO_TOKEN: Final = -1
"""Of requests whose replies nobody awaits."""


def prompt_for_person(session: Session, prompt_id: int) -> Prompt | None:
    """What the person is asked now; None while it is a bot's turn, and before the first deal."""
    if session.is_over:
        return Prompt(prompt_id, PromptKind.MATCH_OVER, None)
    if session.seat_to_act is None:
        return Prompt(prompt_id, PromptKind.HAND_OVER, None) if session.hand_number else None
    if session.seat_to_act != PERSON_SEAT:
        return None
    choices = session.choices(PERSON_SEAT)
    assert choices is not None
    prompt = prompt_of(prompt_id, choices, session.observation(PERSON_SEAT), PERSON_SEAT)
    return _with_claim(changed(prompt, vain=_vain(session, choices)), session)


def _with_claim(prompt: Prompt, session: Session) -> Prompt:
    if not isinstance(prompt.choices, PlayChoices):
        return prompt
    from marjapussi_desktop.controller.match.claims import claim_of, why_no_claim  # here: the start does not need it

    seen = session.observation(PERSON_SEAT)
    claim = claim_of(seen)
    return changed(prompt, claim=claim, no_claim=None if claim else why_no_claim(seen))


def _vain(session: Session, choices: Choices) -> tuple[Action, ...]:
    if not isinstance(choices, PlayChoices) or not choices.marriages:
        return ()
    from marjapussi_desktop.controller.match.vain_asks import vain_asks

    return vain_asks(session.observation(PERSON_SEAT))


class BotQuestions:
    """The requests to the bots at one table, asked one after another.

    Attributes: ``token``, of the position that is asked about: a reply with another one comes too late; ``programs``,
    the other programs at the table by seat, with their commands.
    """

    def __init__(self, send: Callable[[Request], None]) -> None:
        """``send`` takes a request to where the bots think."""
        self.token = 0
        self.programs: Mapping[int, str] = {}
        self._send = send
        self._waiting: list[Request] = []
        self._hint_token = NO_TOKEN

    def turn_to(self, session: Session) -> None:
        """The table has moved on: older questions are void and programs are told; `ask_next` asks the first new one."""
        self.token += 1
        self._waiting = self._of_position(session)
        for seat in self.programs if session.hand_number else ():
            request = self._request(session, seat, is_call=False)
            self._send(changed(request, token=NO_TOKEN, is_watch=True))

    def end(self) -> None:
        """Every reply comes too late from now on."""
        self.token += 1

    def ask_next(self) -> None:
        """Ask the next bot, if any is left to be asked."""
        if self._waiting:
            self._send(self._waiting[0])

    def take_answered(self, reply: Reply) -> Observation | None:
        """Take its question off the list; what the bot saw, or None for a reply that comes too late."""
        if reply.token != self.token or not self._waiting:
            return None
        return self._waiting.pop(0).observation

    def ask_hint(self, session: Session) -> None:
        """Ask the best of the levels what it would do in the person's place, once a position."""
        if self._hint_token != self.token:
            self._hint_token = self.token
            seen = session.observation(PERSON_SEAT)
            self._send(Request(self.token, "", session.record.seed, seen, is_hint=True))

    def take_hint(self, reply: Reply) -> bool:
        """Note that the hint has come; whether it is about the position on the table."""
        self._hint_token = NO_TOKEN
        return reply.token == self.token

    def _of_position(self, session: Session) -> list[Request]:
        """First whoever may call out of turn, then the bot that is to move."""
        to_act = session.seat_to_act
        bots = [seat for seat in range(len(session.record.players)) if seat != PERSON_SEAT]
        questions = [
            self._request(session, seat, is_call=True)
            for seat in bots
            if seat != to_act and isinstance(session.choices(seat), CallChoices)
        ]
        if to_act in bots:
            questions.append(self._request(session, to_act, is_call=False))
        return questions

    def _request(self, session: Session, seat: int, is_call: bool) -> Request:
        level = self.programs.get(seat) or level_in_play(session.record.players[seat].kind)
        return Request(self.token, level, session.record.seed, session.observation(seat), is_call)
