"""Who is asked what: the person's prompt, and requests to bots, which are void once the table has moved on."""

from __future__ import annotations

from collections.abc import Iterator

from marjapussi_desktop.controller.bot_processes.bot_worker import Reply, Request
from marjapussi_desktop.controller.deals.deal_source import DealSource
from marjapussi_desktop.controller.match.prompts import Prompt, PromptKind
from marjapussi_desktop.controller.match.questions import NO_TOKEN, BotQuestions, prompt_for_person
from marjapussi_desktop.controller.match.session import Session
from marjapussi_desktop.engine.actions import AskHalf, AskWhole
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record import MatchRecord, PlayerInfo
from marjapussi_desktop.engine.seats import players_in


def a_session(preset: str = "marjapussi-pagat", dealer: int = 3, seed: int = 7) -> Session:
    """A match of the person and bots; the seat after ``dealer`` leads once it is dealt."""
    bots = [PlayerInfo(f"Bot {seat}", "bot:random") for seat in range(1, players_in(PRESETS[preset].layout))]
    record = MatchRecord(preset, PRESETS[preset], (PlayerInfo("Aino", "human"), *bots), seed)
    return Session(record, DealSource(seed, (), dealer))


def test_the_person_is_asked_when_it_is_his_turn_only() -> None:
    session = a_session(dealer=3)
    assert prompt_for_person(session, 1) is None, "nothing has been dealt"
    session.deal_next()
    prompt = prompt_for_person(session, 2)
    assert prompt is not None
    assert (prompt.id, prompt.kind) == (2, PromptKind.PLAY)
    other = a_session(dealer=0)
    other.deal_next()
    assert prompt_for_person(other, 3) is None, "a bot leads"


def plays_of(preset: str) -> Iterator[tuple[Prompt, PlayChoices]]:
    """What the person is asked to play in some hands, in which nobody asks for a marriage."""
    for seed in range(1, 13):
        session = a_session(preset, seed=seed)
        session.deal_next()
        while session.seat_to_act is not None:
            prompt, choices = prompt_for_person(session, 1), session.choices(session.seat_to_act)
            assert choices is not None
            if prompt is not None and isinstance(choices, PlayChoices):
                yield prompt, choices
            moves = [move for move in choices.actions() if not isinstance(move, AskHalf | AskWhole)]
            session.act(session.seat_to_act, moves[-1])


def test_the_person_is_told_what_asks_cost_where_asks_have_an_order() -> None:
    met = set()
    for prompt, choices in plays_of("huutopussi-wurzel"):
        costs_own = any(lost.declare == choices.marriages.declare for _ask, lost in prompt.forfeits)
        assert costs_own or not choices.marriages.declare
        met.add(bool(choices.marriages.declare))
    assert met == {False, True}


def test_the_person_is_told_what_a_success_costs_where_it_breaks_marriages() -> None:
    met = set()
    for prompt, choices in plays_of("huutopussi-erlangen"):
        assert not prompt.forfeits
        costs_own = any(lost.declare == choices.marriages.declare for _ask, lost in prompt.forfeits_by_success)
        assert costs_own or not choices.marriages.declare
        met.add(bool(choices.marriages.declare))
    assert met == {False, True}


def test_a_reply_to_an_older_question_comes_too_late() -> None:
    sent: list[Request] = []
    questions, session = BotQuestions(sent.append), a_session(dealer=0)
    session.deal_next()
    questions.turn_to(session)
    assert not sent, "nobody is asked before the window has shown what happened"
    questions.ask_next()
    (asked,) = sent
    assert (asked.observation.seat, asked.level) == (1, "random")
    questions.turn_to(session)
    assert questions.take_answered(Reply(asked.token, None)) is None
    questions.ask_next()
    assert questions.take_answered(Reply(sent[-1].token, None)) == sent[-1].observation
    assert questions.take_answered(Reply(sent[-1].token, None)) is None, "answered already"
    questions.turn_to(session)
    questions.ask_next()
    questions.end()
    assert questions.take_answered(Reply(sent[-1].token, None)) is None, "the session is closed"


def test_other_programs_watch_every_turn_and_are_asked_by_their_command() -> None:
    sent: list[Request] = []
    questions, session = BotQuestions(sent.append), a_session(dealer=0)
    questions.programs = {1: "exec:one", 2: "exec:two"}
    questions.turn_to(session)
    assert not sent, "there is nothing to watch before the first deal"
    session.deal_next()
    questions.turn_to(session)
    assert [(one.level, one.is_watch, one.token) for one in sent] == [
        ("exec:one", True, NO_TOKEN),
        ("exec:two", True, NO_TOKEN),
    ]
    questions.ask_next()
    assert (sent[-1].level, sent[-1].is_watch, sent[-1].token) == ("exec:one", False, questions.token)


def test_a_hint_is_asked_for_once_a_position() -> None:
    sent: list[Request] = []
    questions, session = BotQuestions(sent.append), a_session(dealer=3)
    session.deal_next()
    questions.turn_to(session)
    questions.ask_hint(session)
    questions.ask_hint(session)
    (asked,) = sent
    assert asked.is_hint
    assert asked.observation.seat == 0
    assert questions.take_hint(Reply(asked.token, None, is_hint=True))
    questions.ask_hint(session)
    questions.turn_to(session)
    assert not questions.take_hint(Reply(sent[-1].token, None, is_hint=True)), "the table has moved on"
