"""The speech bubbles: one a seat, for a limited time; bids and passes stay until play begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QRectF, QTimer

from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.events import BidMade, ContractSet, Event, MarriageDeclared, Passed
from marjapussi_desktop.engine.state import Phase
from marjapussi_desktop.ui.table.bubble import Bubble, Notice
from marjapussi_desktop.ui.table.frame import Frame, SeatPlace
from marjapussi_desktop.ui.table.layout import place_of
from marjapussi_desktop.ui.table.unfold import actor_of

READING_MS: Final = 2500
READING_MS_A_LETTER: Final = 60

BEFORE_PLAY: Final = frozenset(Phase) - {Phase.PLAY, Phase.OVER}

Say = Callable[[Event, TableView], str | None]
"""What a player says with an event, in the language of the moment; None for nothing."""


class Speech(QObject):
    """The bubbles. Attributes: ``bubbles`` by seat; ``say``; ``life_ms``: how long the last ones stay;
    ``covered``: where no bubble is seen; ``panel``: where one keeps clear of, and is not seen if it cannot;
    ``is_middle_free``: no sentence stands in the middle.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.bubbles: list[Bubble] = []
        self.say: Say = lambda event, view: None
        self.life_ms = 3000
        self.covered = QRectF()
        self.panel = QRectF()
        self.is_middle_free = True
        self._shown: tuple[TableView, Frame] | None = None
        self._said: dict[int, Callable[[], str]] = {}
        self._hush = QTimer(self)
        self._hush.setSingleShot(True)
        self._hush.timeout.connect(self.clear)

    def hear(self, event: Event, view: TableView, base: Frame) -> None:
        """Let the player of an event say what there is to say. A marriage has a picture of its own instead."""
        seat = actor_of(event)
        if seat is None or isinstance(event, MarriageDeclared) or not self.say(event, view):
            return
        self._tell(seat, lambda: self.say(event, view) or "", view, base, self.life_ms)

    def tell(self, seat: int, text: Callable[[], str], view: TableView, base: Frame) -> None:
        """Let a player say something else, in the language of the moment, for as long as it takes to read."""
        self.clear()
        self._tell(seat, text, view, base, READING_MS + READING_MS_A_LETTER * len(text()))

    def _tell(self, seat: int, text: Callable[[], str], view: TableView, base: Frame, life_ms: int) -> None:
        self._said[seat] = text
        self.show(view, base)
        self._hush.start(life_ms)

    def show(self, view: TableView, base: Frame) -> None:
        """Make every bubble anew, in the language and the places of the moment."""
        self._shown = view, base
        is_free = self.is_middle_free and not (view.trick or view.kitty or view.kitty_count)
        for seat, bubble in enumerate(self.bubbles):
            said = self._said.get(seat)
            text = said() if said is not None else self._standing(view, seat)
            bubble.say(text, _place(view, base, seat), base.unit, self.panel, is_middle_free=is_free)
            is_clear = not (bubble.box.intersects(self.covered) or bubble.box.intersects(self.panel))
            bubble.setVisible(bool(text) and is_clear)

    def _standing(self, view: TableView, seat: int) -> str:
        """What a seat has said in the auction, until play begins."""
        event = _last_call(view, seat) if view.phase in BEFORE_PLAY else None
        return (self.say(event, view) or "") if event is not None else ""

    def is_under(self, notice: Notice) -> bool:
        """Whether a sentence to the person lies over something that is said for a while."""
        told = [self.bubbles[seat] for seat in self._said]
        return notice.isVisible() and any(one.isVisible() and one.box.intersects(notice.box) for one in told)

    def clear(self) -> None:
        """Take away all that was said for a while."""
        self._hush.stop()
        self._said.clear()
        if self._shown is not None:
            self.show(*self._shown)


def _last_call(view: TableView, seat: int) -> Event | None:
    """A seat's last word in the auction, or the declarer's contract."""
    shown = view.seats[seat]
    if shown.is_declarer and view.contract is not None:
        return ContractSet(seat, view.contract, 0)
    if shown.has_passed:
        return Passed(seat)
    return BidMade(seat, shown.bid) if shown.bid else None


def _place(view: TableView, base: Frame, seat: int) -> SeatPlace:
    """Where a seat's bubble stands: beside its plate, or clear of its open hand."""
    if not view.is_open:
        return place_of(view, base, seat)
    from marjapussi_desktop.ui.table.open_hands import speaking_place  # here, as a match is not open at once

    return speaking_place(view, base, seat)
