"""The director of a puzzle at the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from marjapussi_desktop.controller.match.qt_director import Director
from marjapussi_desktop.controller.puzzles.catalogue import PuzzleRow, puzzle_of
from marjapussi_desktop.controller.puzzles.explained import Explained, explained
from marjapussi_desktop.controller.puzzles.puzzle_hand import Judged as Judged
from marjapussi_desktop.controller.puzzles.puzzle_hand import PuzzleHand
from marjapussi_desktop.controller.puzzles.puzzle_hand import Verdict as Verdict
from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.reasons import Refusal

PLAY_MS: Final = 900
"""How long each move of the line is looked at while it plays on by itself."""


class PuzzleDirector(Director):
    """Asks one puzzle after another, judges the moves, and plays the line of best play after them.

    Attributes: ``row`` of the puzzle, or None; ``is_playing``: the line plays on by itself.
    Signals: ``judged(Judged)``: a move was tried; ``moved``: the line went on, or may not any more.
    """

    judged = Signal(object)
    moved = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.row: PuzzleRow | None = None
        self.is_playing = False
        self._hand: PuzzleHand | None = None
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.setInterval(PLAY_MS)
        self._next.timeout.connect(self.go_on)

    def begin(self, row: PuzzleRow, names: tuple[str, ...]) -> None:
        """Ask a puzzle; a JUMP update follows. ``names`` of the players, from the one who is asked on."""
        self.pause()
        self.row = row
        self._hand = PuzzleHand(puzzle_of(row), names)
        self.updated.emit(self._hand.current())

    def rename(self, names: tuple[str, ...]) -> None:
        """Give the players other names; the table is shown again."""
        if self._hand is not None:
            self._hand.rename(names)
            self.updated.emit(self._hand.current())

    @property
    def is_answered(self) -> bool:
        """Whether the puzzle is solved or given up."""
        return self._hand is not None and self._hand.is_answered

    @property
    def has_more(self) -> bool:
        """Whether the line of best play goes on."""
        return self._hand is not None and self._hand.has_more

    def explained(self) -> Explained:
        """The idea of the puzzle with its cards, and its proof."""
        assert self._hand is not None, "no puzzle has begun"
        return explained(self._hand.puzzle)

    def answer(self, prompt_id: int, action: Action) -> Refusal | None:
        assert self._hand is not None, "no puzzle has begun"
        found = self._hand.judge(prompt_id, action)
        if not isinstance(found, Judged):
            return found
        self.updated.emit(self._hand.answered(action) if found.verdict is Verdict.RIGHT else self._hand.current())
        self.judged.emit(found)
        return None

    def why_not(self, card: Card) -> Refusal | None:
        return self._hand.why_not(card) if self._hand is not None else None

    def give_up(self) -> None:
        """Make the right move for the person."""
        if self._hand is not None and not self._hand.is_answered:
            self.updated.emit(self._hand.answered(self._hand.puzzle.solution[0]))

    # -- the line after the answer -----------------------------------------------------------------------------------

    def go_on(self) -> None:
        """The next move of the line of best play, with all hands open."""
        if self._hand is None or not self._hand.has_more:
            return
        opened = self._hand.opened()
        if opened is not None:
            self.updated.emit(opened)
        self.updated.emit(self._hand.next_move())
        if not self._hand.has_more:
            self.is_playing = False
        self.moved.emit()

    def toggle_playing(self) -> None:
        """Play the line on by itself, or pause."""
        if self.is_playing:
            self.pause()
        elif self.has_more:
            self.is_playing = True
            self.go_on()

    def pause(self) -> None:
        """Play no further."""
        self._next.stop()
        if self.is_playing:
            self.is_playing = False
            self.moved.emit()

    def rest(self) -> None:
        """The table has come to rest; while the line plays, the next move follows."""
        if self.is_playing:
            self._next.start()
