"""The session as the window sees it: one QObject with one update signal; bots answer from their own process."""

from __future__ import annotations

import threading
from collections import deque
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, SignalInstance

from marjapussi_desktop.controller.bot_processes.bot_worker import Reply
from marjapussi_desktop.controller.bot_processes.qt_bot_runner import BotRunner
from marjapussi_desktop.controller.deals.deal_source import DealSource, new_seed
from marjapussi_desktop.controller.match.history import History
from marjapussi_desktop.controller.match.identity import identity_of
from marjapussi_desktop.controller.match.kept_reasons import KeptReasons
from marjapussi_desktop.controller.match.players import (
    EXEC,
    PERSON_SEAT,
    MatchSetup,
    levels_of,
    players_of,
    programs_in,
    with_person,
)
from marjapussi_desktop.controller.match.prompts import Hint, Prompt, Update, UpdateKind, attempt_with
from marjapussi_desktop.controller.match.qt_director import Director
from marjapussi_desktop.controller.match.questions import BotQuestions, prompt_for_person
from marjapussi_desktop.controller.match.record_files import first_record
from marjapussi_desktop.controller.match.story import Story, story_so_far
from marjapussi_desktop.controller.match.unshown import Unshown, seen_in, view_in
from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.events import Event
from marjapussi_desktop.engine.options import parse_options
from marjapussi_desktop.engine.reasons import Refusal
from marjapussi_desktop.engine.record import MatchRecord, format_record
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.values import changed

if TYPE_CHECKING:
    from marjapussi_desktop.controller.match.session import Session
    from marjapussi_desktop.controller.match.thoughts import Thought
    from marjapussi_desktop.controller.past.past_match import PastMatch
    from marjapussi_desktop.engine.observation import Observation
    from marjapussi_desktop.engine.record_reading import Replayed


class QtSession(Director):
    """One match at a time, driven from the interface's thread. The rules are loaded with the first match, or after the
    first picture: the front page does without.

    Signals: ``updated(Update)`` after every step, once it is saved; ``noticed(Notice)`` for something to tell in words
    (a damaged save was set aside, the match cannot be saved); ``program_failed(str)``: a level moves in the place of
    another program, told once of each seat in a match; ``program_missed(str)``: the same in a match that is resumed,
    as no program is run because a file names it; ``hinted(Hint)``: the advice that ``ask_hint`` asked for;
    ``match_over(str, MatchRecord)``: a match is over, with its id; told again when one that is over is resumed,
    and with None for the record when it was over before it was opened;
    ``resumed()``: the saved match is on the table.
    """

    noticed = Signal(object)
    _written = Signal()
    program_failed = Signal(str)
    program_missed = Signal(str)
    hinted = Signal(object)
    match_over = Signal(str, object)
    resumed = Signal()
    _fetched = Signal()
    _opened = Signal()

    def __init__(
        self,
        saved_in: Path | None = None,
        runner: BotRunner | None = None,
        parent: QObject | None = None,
        wait_for_window: bool = False,
    ) -> None:
        """``saved_in``: the file of saved matches; None keeps nothing. ``runner``: where bots think.

        ``wait_for_window``: bots and saves wait for ``warm_up``, to be called once the first picture is on the screen.
        """
        super().__init__(parent)
        self._history = History(saved_in, self.noticed.emit) if saved_in is not None else None
        self._runner = runner if runner is not None else BotRunner(self, waits=wait_for_window)
        if self._history is not None and not wait_for_window:
            self._history.warm_up()
        self._session: Session | None = None
        self._update: Update | None = None
        self._prompt: Prompt | None = None
        self._prompts_made = 0
        self._questions = BotQuestions(self._runner.request)
        self._reasons = KeptReasons()
        self._unshown: deque[Unshown] = deque()
        self._told: Unshown | None = None
        self._runner.replied.connect(self._on_reply)
        self._runner.noticed.connect(self.noticed)
        self._written.connect(self._show_next)
        self._fetched.connect(self._take_up_fetched)
        self._opened.connect(self._take_up_opened)

    # -- beginning, resuming, ending ---------------------------------------------------------------------------------

    def start_match(self, setup: MatchSetup) -> None:
        """Begin a new match; a JUMP update to the empty table follows, and then the first hand's events."""
        rules = parse_options(setup.preset, setup.options)
        assert isinstance(rules, Ruleset), "the setup was checked where it was made"
        seed = setup.seed if setup.seed is not None else new_seed()
        record = MatchRecord(setup.preset, rules, players_of(setup, rules, seed), seed)
        levels = levels_of(setup, rules, seed)
        self._questions.programs = {seat: level for seat, level in levels.items() if level.startswith(EXEC)}
        self._begin(record, DealSource(seed))

    def replay_deals(self) -> None:
        """Begin a new match with the same players and the deals of this one."""
        from marjapussi_desktop.controller.match.session import source_of

        old = self._require().record
        self._begin(changed(old, hands=[], totals=(), winner=None, id=""), source_of(old))

    def _begin(self, record: MatchRecord, source: DealSource) -> None:
        from marjapussi_desktop.controller.match.session import Session

        journal = self._history.begin(record, source) if self._history is not None else None
        self._session = Session(record, source, journal)
        self._reasons.forget()
        self._show(UpdateKind.JUMP, ())
        self.next_hand()

    def resume(self, wait_s: float = 30.0) -> bool:
        """Take up the saved match, if there is one; whether it is on the table. A damaged one is set aside and noticed.

        One that the disk does not give within ``wait_s`` is taken up when it comes, unless another has begun by then.
        """
        if self._history is not None:
            is_read = threading.Event()
            self._history.fetch((is_read.set, partial(self._tell, self._fetched)))
            if is_read.wait(wait_s):
                self._take_up_fetched()
        return self._session is not None

    def _tell(self, signal: SignalInstance) -> None:
        with suppress(RuntimeError):  # the window is gone already
            signal.emit()

    def open_saved(self, match_id: str) -> None:
        """Go on with a saved match of earlier, or look at its end; ``resumed`` follows when it is on the table."""
        if self._history is not None:
            self._history.open(match_id, partial(self._tell, self._opened))

    def _take_up_fetched(self) -> None:
        if self._session is None:
            self._take_up_opened()

    def _take_up_opened(self) -> None:
        assert self._history is not None
        saved = self._history.fetched()
        if saved is None:
            return
        from marjapussi_desktop.controller.match.session import Session

        self._questions.programs = {}
        self._session = Session.take_up(saved.replayed, saved.source, self._history.journal())
        self._show_resumed()
        self._tell_match_over()
        for name in sorted(programs_in(saved.replayed.record)):
            self.program_missed.emit(name)
        self.resumed.emit()

    def _show_resumed(self) -> None:
        assert self._session is not None
        self._reasons.forget()
        self._show(UpdateKind.JUMP, ())
        if self._session.hand_number == 0:
            self.next_hand()

    @property
    def history(self) -> History | None:
        """The saved matches; None where nothing is kept."""
        return self._history

    def has_match(self) -> bool:
        """Whether a match is in progress or just over."""
        return self._session is not None

    def warm_up(self) -> None:
        """Start the bots' process, open the saved matches and load the rules, if that has waited for the window's first
        picture.
        """
        import marjapussi_desktop.controller.match.session  # noqa: F401

        self._runner.warm_up()
        if self._history is not None:
            self._history.warm_up()

    def close(self) -> None:
        """Let what is unsaved reach the disk and end the bots' process."""
        self._questions.end()
        self._runner.close()
        if self._history is not None:
            self._history.close()

    # -- what the person does ----------------------------------------------------------------------------------------

    def current(self) -> Update:
        """The latest update."""
        assert self._update is not None, "no match has begun"
        return self._update

    def answer(self, prompt_id: int, action: Action) -> Refusal | None:
        """Answer a prompt: None when it was taken (an update follows, as soon as it is saved) or came too late."""
        if self._prompt is None or prompt_id != self._prompt.id:
            return None
        return self._act(PERSON_SEAT, action)

    def call(self, action: Action) -> Refusal | None:
        """Say Kontra or Re, in or out of turn."""
        return self._act(PERSON_SEAT, action)

    def why_not(self, card: Card) -> Refusal | None:
        """Why the person may not play ``card`` now, or choose it where cards are to be chosen; None if he may."""
        choices = self._prompt.choices if self._prompt is not None else None
        return self._require().check(PERSON_SEAT, attempt_with(choices, card))

    def undo(self) -> bool:
        """Take back the person's last decision in this hand; a JUMP update follows. Whether there was one."""
        if self._session is None or not self._session.undo(PERSON_SEAT):
            return False
        self._reasons.take_back(self._session.hand_number, self._session.ply)
        self._show(UpdateKind.JUMP, ())
        return True

    def ask_hint(self) -> int | None:
        """Have the best of the levels think about what the person is asked; the prompt's id, None if nothing is asked.

        It knows what the person knows. ``hinted`` follows, unless he moves before that. The prompt's update may follow.
        """
        session, prompt = self._session, self._prompt
        if session is None or prompt is None or prompt.choices is None:
            return None
        self._questions.ask_hint(session)
        return prompt.id

    def thoughts(self) -> tuple[Thought, ...]:
        """Why the bots moved as they did in this hand, as far as it may be told now; none from before a resuming.

        Only of moves that the window has been told of.
        """
        if self._session is None or self._told is None:
            return ()
        return self._reasons.in_play(self._session.hand_number, self._told.ply, self.tells_all())

    def tells_all(self) -> bool:
        """Whether the window has been told that the hand is over, and ``thoughts`` holds nothing back."""
        return self._told is not None and self._told.update.view.result is not None

    def seen(self) -> Observation | None:
        """What the person knows of the hand as the window was told last; None before the first hand."""
        return self._told.seen if self._told is not None else None

    def past_match(self) -> PastMatch | None:
        """The hands of this match that the window has been told are over; None before the first match."""
        from marjapussi_desktop.controller.past.past_match import PastMatch

        if self._session is None:
            return None
        told = self._session.hand_number if self.tells_all() else self._session.hand_number - 1
        return PastMatch(self._session.record, max(0, told))

    def reasons(self, number: int) -> dict[int, Thought]:
        """Why the bots moved as they did in a hand of this match that is over, by the ply of the move.

        Nothing is kept of hands from before a resuming, and nothing is told of a hand that is in play.
        """
        session = self._session
        is_over = session is not None and (number < session.hand_number or self.tells_all())
        return self._reasons.of_hand(number) if is_over else {}

    def last_thought(self, seat: int | None = None) -> Thought | None:
        """The thought behind the last move of a seat, or of any bot."""
        mine = [thought for thought in self.thoughts() if seat in (None, thought.seat)]
        return mine[-1] if mine else None

    def next_hand(self) -> None:
        """Deal the next hand. Does nothing while a hand is being played or once the match is over."""
        session = self._require()
        if session.awaits_deal:
            self._show(UpdateKind.EVENTS, session.deal_next())

    def deal_code(self) -> str:
        """The match's deal code, which tells all its cards, those to come too; empty where it has none."""
        from marjapussi_desktop.controller.deals.deal_code import code_text_of

        return code_text_of(self._require().record)

    def record_text(self) -> str:
        """The match as a record, one line of JSON."""
        return format_record(self._require().record)

    def export_record(self, path: Path) -> None:
        """Write the match as a record. Raises OSError."""
        path.write_text(self.record_text() + "\n", encoding="utf-8")

    def open_record(self, path: Path) -> None:
        """Go on with a record as the current match. Raises OSError, UnicodeDecodeError or RecordError; then all stays.

        Of several records in a file the first is opened. The person takes the first seat.
        """
        from marjapussi_desktop.engine.record_reading import parse_record

        replayed = with_person(parse_record(first_record(path)))
        replayed.record.id = identity_of(replayed.record)
        if replayed.record.winner is not None:
            self.match_over.emit(replayed.record.id, None)
        self._take_over(replayed)

    def _take_over(self, replayed: Replayed) -> None:
        from marjapussi_desktop.controller.match.session import Session, source_of

        source = source_of(replayed.record)
        self._questions.programs = {}
        journal = self._history.begin(replayed.record, source) if self._history is not None else None
        self._session = Session.take_up(replayed, source, journal)
        self._show_resumed()

    # -- driving -----------------------------------------------------------------------------------------------------

    def _require(self) -> Session:
        assert self._session is not None, "no match has begun"
        return self._session

    def _act(self, seat: int, action: Action) -> Refusal | None:
        step = self._require().act(seat, action)
        if isinstance(step, Refusal):
            return step
        self._show(UpdateKind.EVENTS, step)
        self._tell_match_over()
        return None

    def _tell_match_over(self) -> None:
        session = self._require()
        if session.is_over:
            self.match_over.emit(identity_of(session.record), session.record)

    def _show(self, kind: UpdateKind, events: tuple[Event, ...]) -> None:
        """Tells the window what happened and turns to whoever is next; older replies of bots are void from now on."""
        session = self._require()
        self._prompts_made += 1
        self._prompt = prompt_for_person(session, self._prompts_made)
        self._update = Update(
            kind=kind,
            events=session.seen_by(events, PERSON_SEAT) if events else (),
            view=view_in(session),
            prompt=self._prompt,
            calls=session.calls(PERSON_SEAT),
            may_undo=session.last_decision_of(PERSON_SEAT) is not None,
            story=story_so_far(session, PERSON_SEAT) if kind is UpdateKind.JUMP else Story(),
        )
        self._questions.turn_to(session)
        self._unshown.append(Unshown(self._questions.token, self._update, session.ply, seen_in(session)))
        if self._history is not None:
            self._history.when_written(session.is_over, self._written.emit)
        else:
            self._show_next()

    def _show_next(self) -> None:
        """Hands the oldest update that has not been shown to the window; it is on disk by now."""
        self._told = next_one = self._unshown.popleft()
        self.updated.emit(next_one.update)
        if next_one.token == self._questions.token:
            self._questions.ask_next()

    def _on_reply(self, reply: Reply) -> None:
        """Takes a bot's answer; one that comes after the table has moved on is dropped."""
        from marjapussi_desktop.controller.match.thoughts import made_by

        for program in reply.failed:
            self.program_failed.emit(program)
        if reply.is_hint:
            self._tell_hint(reply)
            return
        seen = self._questions.take_answered(reply)
        if seen is None:
            return
        if reply.decision is None:
            self._questions.ask_next()
            return
        self._reasons.add(self._require().hand_number, made_by(seen, reply.decision))
        refused = self._act(seen.seat, reply.decision.action)
        assert refused is None, f"a bot chose what is refused: {reply.decision} {refused}"

    def _tell_hint(self, reply: Reply) -> None:
        from marjapussi_desktop.controller.match.thoughts import made_by, whole_thought

        if self._questions.take_hint(reply) and self._prompt is not None and reply.decision is not None:
            seen = self._require().observation(PERSON_SEAT)
            self.hinted.emit(Hint(self._prompt.id, whole_thought(made_by(seen, reply.decision))))
