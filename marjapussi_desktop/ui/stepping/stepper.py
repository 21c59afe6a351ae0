"""The director of a finished hand: the next step is animated, all others are jumps."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from marjapussi_desktop.controller.match.prompts import Update, UpdateKind
from marjapussi_desktop.controller.match.qt_director import Director
from marjapussi_desktop.controller.past.past_match import PastHand, PastMatch
from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.reasons import Refusal
from marjapussi_desktop.ui.table.stops import Stop, stops_of, trick_stops

PLAY_MS: Final = 900
"""How long each stop is shown while the hand plays on by itself."""


class Stepper(Director):
    """Steps through a hand, and asks nothing.

    Attributes: ``past``; ``hand``; ``stops`` of the hand, and ``place`` among them; ``tricks``: the places at which
    tricks begin.
    Signals: ``hand_changed``: another hand, or the same from another seat; ``moved``: another place;
    ``playing_changed(bool)``: whether the hand plays on by itself.
    """

    hand_changed = Signal()
    moved = Signal()
    playing_changed = Signal(bool)

    def __init__(self, past: PastMatch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.past = past
        self.stops: tuple[Stop, ...] = ()
        self.tricks: tuple[int, ...] = ()
        self.place = 0
        self.is_playing = False
        self._is_gathered = False
        self._hand: PastHand | None = None
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.setInterval(PLAY_MS)
        self._next.timeout.connect(self._play_next)

    @property
    def hand(self) -> PastHand:
        """The hand that is shown."""
        assert self._hand is not None, "no hand has been shown"
        return self._hand

    @property
    def stop_shown(self) -> Stop:
        """Where the table rests."""
        return self.stops[self.place]

    def show_hand(self, number: int, viewer: int, is_open: bool = True) -> None:
        """Show a hand from its deal on; the same hand from another seat stays where it was."""
        self.pause()
        is_same = self._hand is not None and self._hand.number == number
        self._hand = self.past.hand(number, viewer, is_open)
        self.stops = stops_of(self._hand)
        self.tricks = trick_stops(self._hand, self.stops)
        self.place = min(self.place, len(self.stops) - 1) if is_same else 0
        self._is_gathered = self._is_gathered and is_same
        self.hand_changed.emit()
        self._show(UpdateKind.JUMP)

    # -- steps -------------------------------------------------------------------------------------------------------

    def go(self, place: int) -> None:
        """Go to a place; to the next one the cards move."""
        place = max(0, min(place, len(self.stops) - 1))
        if place == self.place:
            return
        is_next, skipped = place == self.place + 1, self.stops[place].gathers if self._is_gathered else 0
        self.place, self._is_gathered = place, False
        self._show(UpdateKind.EVENTS if is_next else UpdateKind.JUMP, skipped)

    def show_before(self, ply: int) -> None:
        """Show the table as it was before the move after this step: a full trick has been gathered."""
        self.pause()
        self.place = self.place_before(ply)
        self._is_gathered = True
        self._show(UpdateKind.JUMP)

    def place_before(self, ply: int) -> int:
        """The place at which the move after this step was to be made."""
        return max(at for at, stop in enumerate(self.stops) if stop.step <= ply and not stop.is_end)

    def step(self, way: int) -> None:
        """One step on (1) or back (−1); it ends the playing."""
        self.pause()
        self.go(self.place + way)

    def step_trick(self, way: int) -> None:
        """Go to where the next trick begins (1), or to the beginning of this trick or the one before (−1)."""
        self.pause()
        marks = (0, *self.tricks, len(self.stops) - 1)
        ahead = (mark for mark in marks if mark > self.place)
        behind = (mark for mark in reversed(marks) if mark < self.place)
        self.go(next(ahead if way > 0 else behind, self.place))

    def to_start(self) -> None:
        """To the deal."""
        self.pause()
        self.go(0)

    def to_end(self) -> None:
        """To the result."""
        self.pause()
        self.go(len(self.stops) - 1)

    # -- playing on by itself ----------------------------------------------------------------------------------------

    def toggle_playing(self) -> None:
        """Play on, from the start if the end is shown, or pause."""
        if self.is_playing:
            self.pause()
            return
        self.is_playing = True
        self.playing_changed.emit(True)
        if self.place == len(self.stops) - 1:
            self.go(0)
        else:
            self._play_next()

    def pause(self) -> None:
        """Play no further."""
        self._next.stop()
        if self.is_playing:
            self.is_playing = False
            self.playing_changed.emit(False)

    def rest(self) -> None:
        """The table has come to rest; while the hand plays, the next step follows."""
        if self.is_playing:
            self._next.start()

    def _play_next(self) -> None:
        if self.place == len(self.stops) - 1:
            self.pause()
        elif self.is_playing:
            self.go(self.place + 1)

    def _show(self, kind: UpdateKind, skipped: int = 0) -> None:
        """``skipped``: how many of the events have been seen."""
        stop = self.stop_shown
        view = stop.gathered if self._is_gathered and stop.gathered is not None else stop.view
        self.updated.emit(Update(kind, stop.events[skipped:] if kind is UpdateKind.EVENTS else (), view, None))
        self.moved.emit()

    # -- nothing is asked --------------------------------------------------------------------------------------------

    def answer(self, _prompt_id: int, _action: Action) -> Refusal | None:
        return None

    def why_not(self, _card: Card) -> Refusal | None:
        return None

    def call(self, _action: Action) -> Refusal | None:
        return None
