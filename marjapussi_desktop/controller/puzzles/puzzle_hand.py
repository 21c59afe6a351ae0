"""A puzzle at the table: its position, the moves that are tried, and the line of best play to the end. No Qt here."""

from __future__ import annotations

from enum import StrEnum

from marjapussi_desktop.controller.match.prompts import Prompt, Update, UpdateKind, attempt_with, prompt_of
from marjapussi_desktop.controller.match.session import Session, source_of
from marjapussi_desktop.controller.match.story import story_so_far
from marjapussi_desktop.controller.match.view_making import open_view_of, view_of
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.events import Event
from marjapussi_desktop.engine.observation import observe, redact
from marjapussi_desktop.engine.reasons import Refusal
from marjapussi_desktop.engine.record import PERSON, PlayerInfo
from marjapussi_desktop.engine.record_reading import Replayed
from marjapussi_desktop.engine.state import MatchState
from marjapussi_desktop.engine.values import changed, frozen
from marjapussi_desktop.puzzles.collection import record_of
from marjapussi_desktop.puzzles.puzzle import Puzzle

_OTHERS = "puzzle"
"""The kind of the other players: nobody plays for them."""


class Verdict(StrEnum):
    """What a move is."""

    RIGHT = "right"
    WRONG = "wrong"
    FRUITLESS = "fruitless"  # an ask that is answered no in every possible deal: it changes nothing


@frozen
class Judged:
    """A move that was tried. ``cost``: what it costs on average over the possible deals; 0 unless it is wrong."""

    action: Action
    verdict: Verdict
    cost: float = 0.0


class PuzzleHand:
    """One puzzle. Until it is solved or given up all is as its seat sees it; after that all hands are open.

    Attributes: ``puzzle``; ``is_answered``: solved, or given up.
    """

    def __init__(self, puzzle: Puzzle, names: tuple[str, ...]) -> None:
        """``names`` of the players, from the seat that is to move on."""
        self.puzzle = puzzle
        self.is_answered = False
        hand = puzzle.match.hand
        assert hand is not None
        hands = tuple(hand.hands[seat] if seat == puzzle.seat else held for seat, held in enumerate(puzzle.hands))
        self._match = changed(puzzle.match, hand=changed(hand, hands=hands))
        self._record = record_of(puzzle)
        self._ahead: list[Action] = []
        self._is_open = False
        self._prompt_id = 0
        self.rename(names)
        self._story = story_so_far(
            Session.take_up(Replayed(self._record, puzzle.match), source_of(self._record)), puzzle.seat
        )

    def rename(self, names: tuple[str, ...]) -> None:
        """Give the players other names, as after a change of language."""
        by_seat = [names[(seat - self.puzzle.seat) % len(names)] for seat in range(len(names))]
        kinds = [PERSON if seat == self.puzzle.seat else _OTHERS for seat in range(len(names))]
        self._record.players = tuple(map(PlayerInfo, by_seat, kinds))

    @property
    def has_more(self) -> bool:
        """Whether there are moves of the line to come."""
        return bool(self._ahead)

    def current(self) -> Update:
        """The table as it stands, with a new question while the puzzle is open."""
        self._prompt_id += 1
        return changed(self._update(UpdateKind.JUMP, (), self._match), prompt=self._prompt(), story=self._story)

    def judge(self, prompt_id: int, action: Action) -> Judged | Refusal | None:
        """What a move is; None for an answer that came too late. A right one is made by ``answered``."""
        if self.is_answered or prompt_id != self._prompt_id:
            return None
        step = game.act(self._match, self.puzzle.seat, action)
        if isinstance(step, Refusal):
            return step
        if action in self.puzzle.solution:
            return Judged(action, Verdict.RIGHT)
        cost = dict(self.puzzle.costs).get(action)
        return Judged(action, Verdict.FRUITLESS) if cost is None else Judged(action, Verdict.WRONG, cost)

    def why_not(self, card: Card) -> Refusal | None:
        """Why the rules forbid a card; None where they do not, or nothing is asked any more."""
        if self.is_answered:
            return None
        choices = game.choices(self._match, self.puzzle.seat)
        return game.check(self._match, self.puzzle.seat, attempt_with(choices, card))

    def answered(self, action: Action) -> Update:
        """Make a move of the solution; the line after it may be played on then."""
        self.is_answered = True
        self._ahead = list(self.puzzle.lines[self.puzzle.solution.index(action)])
        return self._make(action)

    def opened(self) -> Update | None:
        """The table with all hands open, before the first move of the line; None if they are open."""
        if self._is_open:
            return None
        self._is_open = True
        return self.current()

    def next_move(self) -> Update:
        """Make the next move of the line."""
        return self._make(self._ahead.pop(0))

    def _make(self, action: Action) -> Update:
        seat = game.seat_to_act(self._match)
        assert seat is not None, "the line ends with the hand"
        step = game.act(self._match, seat, action)
        assert isinstance(step, game.Step), "the line is allowed"
        self._match = step.match
        update = self._update(UpdateKind.EVENTS, step.events, step.match)
        self._story = self._story.after_all(update.events)
        return update

    def _update(self, kind: UpdateKind, events: tuple[Event, ...], match: MatchState) -> Update:
        hand, seat = match.hand, self.puzzle.seat
        assert hand is not None
        seen = events if self._is_open else tuple(redact(event, seat, hand) for event in events)
        view = (open_view_of if self._is_open else view_of)(match, self._record, seat)
        if self.is_answered and view.to_act == seat:
            view = changed(view, to_act=None)  # nothing is asked of him any more: the line is played for him
        return Update(kind, seen, view, None)

    def _prompt(self) -> Prompt | None:
        choices = None if self.is_answered else game.choices(self._match, self.puzzle.seat)
        if choices is None:
            return None
        hand, seat = self._match.hand, self.puzzle.seat
        assert hand is not None
        prompt = changed(prompt_of(self._prompt_id, choices, hand, seat), is_puzzle=True)
        if not isinstance(choices, PlayChoices) or not choices.marriages:
            return prompt
        from marjapussi_desktop.controller.match.vain_asks import vain_asks  # here: most puzzles do without

        # It tells no more than the seat knows, and such an ask solves no puzzle and tempts in none.
        return changed(prompt, vain=vain_asks(observe(hand, seat)))
