"""Plays one lesson: a match of stacked deals whose other seats follow a script. No Qt, no clock.

The window drives it like a session: updates come to a listener, prompts are answered. What the lesson says at each
moment is ``page``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from marjapussi_desktop.controller.match.prompts import Prompt, Update, UpdateKind, attempt_with, prompt_of
from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.controller.match.view_making import view_of
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import Action, Discard, Give, Play, Return
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.choices import Choices, MarriageChoices, PlayChoices
from marjapussi_desktop.engine.events import Event, TrickWon
from marjapussi_desktop.engine.observation import redact
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.reasons import Refusal
from marjapussi_desktop.engine.record import PERSON, MatchRecord, PlayerInfo
from marjapussi_desktop.engine.state import MatchState
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.tutorial.lesson import (
    LEARNER,
    QT_TRANSLATE_NOOP,
    Do,
    Lesson,
    LessonStep,
    Reply,
    Say,
    Skip,
    Spot,
)
from marjapussi_desktop.tutorial.page import Mood, Page
from marjapussi_desktop.tutorial.patterns import first_fitting, fits, seat_and_patterns

_SCRIPTED: Final = "script"
_ANY_LEAD: Final = "play *"
_LEAD_NOW: Final = QT_TRANSLATE_NOOP("Lessons", "Then lead: choose a card.")


class LessonRunner:
    """One lesson in progress.

    Attributes: ``lesson``; ``page``: what is said now; ``on_update``: hears every update (set it before ``start``).
    """

    def __init__(self, lesson: Lesson, names: tuple[str, ...]) -> None:
        self.lesson = lesson
        self.on_update: Callable[[Update], None] = lambda update: None
        self._names = names
        self._steps: tuple[tuple[int, LessonStep], ...] = tuple(
            (index, step) for index, scene in enumerate(lesson.scenes) for step in scene.steps
        )
        self._page_count = sum(isinstance(step, Say | Do) for _, step in self._steps) + 1
        self._prompt_id = 0
        self._begin()

    def _begin(self) -> None:
        self._at = -1
        self._scene = -1
        self._before_wrong_try: MatchState | None = None
        self._pending: list[tuple[tuple[Event, ...], MatchState]] = []
        self._jumps = False
        self.page = Page(Mood.READ, "", 0, self._page_count)

    # -- the window's side --------------------------------------------------------------------------------------------

    @property
    def place(self) -> int:
        """How many steps are done: what ``start`` takes to come back to this page."""
        return max(self._at, 0)

    def start(self, place: int = 0) -> None:
        """Begin, or begin again; the first update is a jump. ``place``: so many steps are played again first.

        Of a task that took several moves the first is played. A place beyond the last step begins at the first.
        """
        self._begin()
        for index in range(place if place < len(self._steps) else 0):
            self._at = index
            self._replay(*self._steps[index])
        self._jumps = True
        self._advance()

    def restart(self) -> None:
        """Begin again."""
        self.start()

    def _replay(self, scene: int, step: LessonStep) -> None:
        """Play a step that was done before, unseen."""
        if scene != self._scene:
            self._set_up(scene)
        if isinstance(step, Do):
            self._play((f"{LEARNER} {step.accept}",))
        elif not isinstance(step, Say):
            self._play(step.moves)

    def current(self) -> Update:
        """The latest update as a jump."""
        return self._update(UpdateKind.JUMP, (), self._match, self._prompt())

    def rename(self, names: tuple[str, ...]) -> None:
        """Give the players other names, as after a change of language; the table is shown again."""
        self._names = names
        self.on_update(self.current())

    def continue_(self) -> None:
        """Go on from a page that has been read, or take a wrong try back that was played out."""
        if self.page.mood is Mood.SHOWN:
            assert self._before_wrong_try is not None
            self._match, self._before_wrong_try = self._before_wrong_try, None
            self._ask_again("")
        elif self.page.mood is Mood.READ:
            self._advance()

    def hint(self) -> None:
        """Show the hint of the task, and on the second call the cards that it is about."""
        step = self._task()
        if step is not None:
            cards = self._right_cards(step)
            shown = cards if self.page.hint else ()
            self.page = changed(self.page, hint=step.hint, hint_cards=shown, has_more_hint=bool(cards) and not shown)

    def put_aside(self) -> None:
        """Answer that the learner will lead without declaring or asking, as what the task says to any lead.

        Where a lead is right, he is told to choose one.
        """
        step = self._task()
        if step is not None:
            told = next((reply.text for reply in step.replies if reply.tries == _ANY_LEAD), _LEAD_NOW)
            self.page = changed(self.page, feedback=told, refusal=None)

    def _right_cards(self, step: Do) -> tuple[Card, ...]:
        """The cards of the hand that the right actions play or give."""
        choices = game.choices(self._match, LEARNER)
        assert choices is not None, "a task is the learner's to do"
        right = [action for action in choices.actions() if fits(action, step.accept)]
        played = [action.card for action in right if isinstance(action, Play)]
        given = [card for action in right if isinstance(action, Give | Return | Discard) for card in action.cards]
        return tuple(played + given)

    def answer(self, prompt_id: int, action: Action) -> Refusal | None:
        """Answer the task. None when the answer was taken, be it right or wrong, or was late; ``page`` tells which."""
        step = self._task()
        if step is None or prompt_id != self._prompt_id:
            return None
        result = game.act(self._match, LEARNER, action)
        if isinstance(result, Refusal):
            self._refuse(step, action, result)
            return result
        if not fits(action, step.accept):
            self._wrong_try(step, action, result)
            return None
        self._happen(result)
        self._advance()
        return None

    def call(self, action: Action) -> Refusal | None:
        """Take Kontra or Re, where the task offers one, as an answer to the latest prompt."""
        return self.answer(self._prompt_id, action)

    def why_not(self, card: Card) -> Refusal | None:
        """Why the rules forbid the learner to play or choose ``card`` now; None if they do not, or nothing is asked."""
        prompt = self._prompt()
        if prompt is None:
            return None
        return game.check(self._match, LEARNER, attempt_with(prompt.choices, card))

    # -- wrong tries --------------------------------------------------------------------------------------------------

    def _task(self) -> Do | None:
        if self.page.mood is not Mood.TRY:
            return None
        step = self._steps[self._at][1]
        return step if isinstance(step, Do) else None

    def _refuse(self, step: Do, action: Action, refusal: Refusal) -> None:
        reply = _reply_to(step, action)
        self.page = changed(self.page, feedback=reply.text if reply is not None else "", refusal=refusal)

    def _wrong_try(self, step: Do, action: Action, result: game.Step) -> None:
        reply = _reply_to(step, action)
        text = reply.text if reply is not None else step.otherwise
        if reply is None or not (reply.shows or reply.ends_trick):
            self._ask_again(text)
            return
        self._before_wrong_try = self._match
        self._happen(result)
        self._play(reply.shows)
        self.page = Page(Mood.SHOWN, self.page.text, self.page.number, self.page.count, text)
        self._tell()

    def _ask_again(self, feedback: str) -> None:
        """The same task from the same position, whatever the table has done with the card tried."""
        step = self._steps[self._at][1]
        assert isinstance(step, Do)
        self.page = changed(self._page_of(step), feedback=feedback)
        self._jumps = True
        self._tell()

    # -- going through the steps --------------------------------------------------------------------------------------

    def _advance(self) -> None:
        """Go on to the next page, playing what lies before it."""
        while self._at + 1 < len(self._steps):
            self._at += 1
            scene, step = self._steps[self._at]
            if scene != self._scene:
                self._set_up(scene)
            if isinstance(step, Say | Do):
                self._open(step)
                return
            self._jumps = self._jumps or isinstance(step, Skip)
            self._play(step.moves)
        self.page = Page(Mood.DONE, self.lesson.closing, self._page_count, self._page_count)
        self._tell()

    def _open(self, step: Say | Do) -> None:
        self.page = self._page_of(step)
        self._tell()

    def _page_of(self, step: Say | Do) -> Page:
        mood = Mood.READ if isinstance(step, Say) else Mood.TRY
        number = sum(isinstance(earlier, Say | Do) for _, earlier in self._steps[: self._at + 1])
        return Page(mood, step.text, number, self._page_count, point_at=step.point_at)

    def _set_up(self, index: int) -> None:
        """Deal the scene's cards."""
        scene = self.lesson.scenes[index]
        self._scene = index
        rules = PRESETS[self.lesson.preset]
        before = changed(game.new_match(rules, scene.dealer), totals=scene.totals, hands_over=scene.number - 1)
        self._match = game.deal(before, scene.deal()).match
        self._pending.clear()
        self._jumps = True

    def _play(self, moves: tuple[str, ...]) -> None:
        for move in moves:
            seat, patterns = seat_and_patterns(move)
            choices = game.choices(self._match, seat)
            action = first_fitting(choices.actions(), patterns) if choices is not None else None
            assert action is not None, f"{self.lesson.id}: no legal action fits {move!r}"
            result = game.act(self._match, seat, action)
            assert isinstance(result, game.Step), f"{self.lesson.id}: {move!r} is refused"
            self._happen(result)

    def _happen(self, result: game.Step) -> None:
        self._match = result.match
        self._pending.append((result.events, result.match))

    # -- telling the window -------------------------------------------------------------------------------------------

    def _tell(self) -> None:
        """Send what happened since the last page: one update for each move, or one jump; the last has the prompt."""
        self._prompt_id += 1
        pending, self._pending = self._pending, []
        if self._jumps:
            self._jumps = False
            self.on_update(self.current())
            return
        for events, match in pending[:-1]:
            self.on_update(self._update(UpdateKind.EVENTS, events, match, None))
        events = pending[-1][0] if pending else ()
        self.on_update(self._update(UpdateKind.EVENTS, events, self._match, self._prompt()))

    def _update(self, kind: UpdateKind, events: tuple[Event, ...], match: MatchState, prompt: Prompt | None) -> Update:
        hand = match.hand
        assert hand is not None
        seen = tuple(redact(event, LEARNER, hand) for event in events)
        calls = prompt.choices.calls if prompt is not None and prompt.choices is not None else ()
        view = view_of(match, self._record(match), LEARNER)
        speaks_of_it = self.page.mood is Mood.SHOWN or Spot.LAST_TRICK in self.page.point_at
        keeps_trick = match is self._match and speaks_of_it and any(isinstance(event, TrickWon) for event in events)
        return Update(kind, seen, self._waiting(view, prompt), prompt, calls, keeps_trick=keeps_trick)

    def _waiting(self, view: TableView, prompt: Prompt | None) -> TableView:
        """The table does not say that it is the learner's turn while he is to read, nor anybody's at the end."""
        is_nobody = self.page.mood is Mood.DONE or (prompt is None and view.to_act == LEARNER)
        return changed(view, to_act=None) if is_nobody else view

    def _record(self, match: MatchState) -> MatchRecord:
        players = tuple(
            PlayerInfo(name, PERSON if seat == LEARNER else _SCRIPTED) for seat, name in enumerate(self._names)
        )
        return MatchRecord(self.lesson.preset, match.rules, players, seed=0)

    def _prompt(self) -> Prompt | None:
        step = self._task()
        choices = game.choices(self._match, LEARNER) if step is not None else None
        if step is None or choices is None:
            return None
        assert self._match.hand is not None
        return prompt_of(self._prompt_id, self._offered(choices, step), self._match.hand, LEARNER)

    def _offered(self, choices: Choices, step: Do) -> Choices:
        """The choices without what the lesson has not come to, or with all cards where it asks which may be played."""
        if not isinstance(choices, PlayChoices):
            return choices
        assert self._match.hand is not None
        shown = self._match.hand.hands[LEARNER] if step.unlit else choices.cards
        marriages = choices.marriages if step.marriages else MarriageChoices()
        return changed(choices, cards=shown, marriages=marriages, calls=choices.calls if step.calls else ())


def _reply_to(step: Do, action: Action) -> Reply | None:
    return next((reply for reply in step.replies if fits(action, reply.tries)), None)
