"""The person's hand under mouse and keyboard: hovering, dragging, focus, choosing."""

from __future__ import annotations

from math import pi, sin
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, QPointF, Qt, QVariantAnimation, Signal
from PySide6.QtWidgets import QApplication

from marjapussi_desktop.controller.table_view import TableView
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.ui.table.marks import NOTHING, Marks, Mode, ModeKind
from marjapussi_desktop.ui.table.pose import Pose
from marjapussi_desktop.ui.table.scene import TableScene
from marjapussi_desktop.ui.table.words import TableWords

Key = Qt.Key

_STEPS: Final = {Key.Key_Left: -1, Key.Key_Right: 1}
_ACROSS: Final = {Key.Key_Up: 1, Key.Key_Down: -1}
_ENTER: Final = (Key.Key_Return, Key.Key_Enter, Key.Key_Space)
_DIGITS: Final = {
    **{Key(Key.Key_1.value + i): i for i in range(9)},
    Key.Key_0: 9,
}
_SHAKE_MS: Final = 260
_SHAKE_PX: Final = 7
_LONG_S: Final = 0.4


class HandInput(QObject):
    """Turns presses and keys into chosen cards, and keeps the marks of the hand.

    Attributes: ``mode``. Signals: ``chosen(Card)``; ``toggled(tuple)`` with all chosen cards; ``marked()`` after the
    marks were set. While ``busy`` (cards are being played) no card is shown as dimmed or raised.
    """

    chosen = Signal(object)
    toggled = Signal(object)
    marked = Signal()

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.mode = NOTHING
        self._scene = scene
        self._words = TableWords(self)
        self._is_busy = False
        self._selected: frozenset[Card] = frozenset()
        self._pointed: frozenset[Card] = frozenset()
        self._hovered: Card | None = None
        self._focused: Card | None = None
        self._pressed: Card | None = None
        self._press_at = QPointF()
        self._is_dragging = False
        self._is_over_discards = False
        self._is_peek_pinned = False
        self._shown_since: float | None = None
        self._shaken: tuple[Card, Pose] | None = None
        self._shaking = QVariantAnimation(self)
        self._shaking.setStartValue(0.0)
        self._shaking.setEndValue(1.0)
        self._shaking.setDuration(_SHAKE_MS)
        self._shaking.valueChanged.connect(self._on_shake)
        self._shaking.finished.connect(self._end_shake)

    # modes and marks

    def set_mode(self, mode: Mode) -> None:
        """Set what the hand is for; another mode drops what was chosen."""
        if mode != self.mode:
            self.mode = mode
            self._selected = frozenset()
            self._drop()

    def set_busy(self, is_busy: bool) -> None:
        """Tell whether cards are being played."""
        self._is_busy = is_busy
        if is_busy:
            self._end_shake()
            self._drop()
        self.refresh()

    def refresh(self) -> None:
        """Mark the hand as it is now."""
        hand = self._scene.hand()
        self._selected &= frozenset(hand)
        if self._focused not in hand:
            self._focused = None
        if self._hovered not in hand:
            self._hovered = None
        if self._scene.view is None or not self._scene.view.discards:
            self._is_over_discards = self._is_peek_pinned = False
        self._scene.set_marks(Marks() if self._is_busy else self._marks(hand))
        if not self._is_busy:
            self.marked.emit()

    def _marks(self, hand: tuple[Card, ...]) -> Marks:
        is_asked = self.mode.kind is not ModeKind.NOTHING
        dimmed = frozenset(hand) - frozenset(self.mode.cards) if is_asked else frozenset()
        is_peeking = self._is_over_discards or self._is_peek_pinned
        return Marks(self._selected, dimmed, self._pointed, self._hovered, self._focused, is_peeking)

    def selected(self) -> tuple[Card, ...]:
        """The chosen cards, in the order of the fan."""
        return tuple(card for card in self._scene.hand() if card in self._selected)

    def toggle_peek(self) -> None:
        """Look at one's discards, or look away again."""
        self._is_peek_pinned = not self._is_peek_pinned
        self.refresh()

    def point_out(self, cards: tuple[Card, ...]) -> None:
        """Ring these cards."""
        self._pointed = frozenset(cards)
        self.refresh()

    def focus(self, card: Card) -> None:
        """Put the keyboard's ring on a card."""
        if card is not self._focused:
            self._focused = card
            self.refresh()

    # the mouse

    def press(self, at: QPointF) -> None:
        """The button went down."""
        self._pressed = self._scene.hand_card_at(at)
        self._press_at = at
        self._is_dragging = False
        self._focused = None
        self._is_over_discards = self._pressed is None and self._scene.is_over_discards(at)
        self.refresh()

    def move(self, at: QPointF) -> None:
        """The pointer moved, with or without the button."""
        if self._pressed is not None:
            self._drag(at)
            return
        over = self._scene.hand_card_at(at) if not self._is_busy else None
        is_over_discards = not self._is_busy and over is None and self._scene.is_over_discards(at)
        if over is not self._hovered or is_over_discards != self._is_over_discards:
            self._hovered, self._is_over_discards = over, is_over_discards
            self.refresh()

    def release(self, at: QPointF) -> None:
        """The button went up: a click, or the end of a drag."""
        card, was_dragging = self._pressed, self._is_dragging
        self._drop()
        if card is None:
            return
        is_out = at.y() < self._scene.frame().hand.top()
        if (was_dragging and is_out) or (not was_dragging and self._scene.hand_card_at(at) is card):
            self.choose(card)

    def leave(self) -> None:
        """The pointer left the table."""
        self._hovered = None
        self._is_over_discards = False
        self._drop()
        self.refresh()

    def _drag(self, at: QPointF) -> None:
        way = at - self._press_at
        if not self._is_dragging and way.manhattanLength() < QApplication.startDragDistance():
            return
        assert self._pressed is not None
        self._scene.end_glide()
        self._is_dragging = True
        item = self._scene.item_of(self._pressed)
        home = self._home_of(self._pressed)
        if item is not None and home is not None:
            item.set_pose(changed(home.moved(way.x(), way.y()), z=home.z + 1000.0))

    def _drop(self) -> None:
        """Let go of a dragged card: it lies where it belongs."""
        card, self._pressed = self._pressed, None
        was_dragging, self._is_dragging = self._is_dragging, False
        if card is not None and was_dragging:
            self._put_back(card)

    def _home_of(self, card: Card) -> Pose | None:
        view = self._scene.view
        return self._scene.layout_of(view).cards.get(card.code) if view is not None else None

    def _put_back(self, card: Card) -> None:
        item, home = self._scene.item_of(card), self._home_of(card)
        if item is not None and home is not None:
            item.set_pose(home)

    # the keyboard

    def knows_key(self, key: int, is_busy: bool) -> bool:
        """Whether a key means something to the hand; Enter and Space also mean to hurry while cards are played."""
        if key in _ENTER:
            return is_busy or self._focused is not None
        if key in _ACROSS:
            return len(self._scene.hand_rows()) > 1
        return key in _STEPS or key in _DIGITS

    def key(self, key: int) -> None:
        """A key that the hand knows was pressed."""
        hand = self._scene.hand()
        pressed = Key(key)
        if not hand:
            return
        if pressed in _STEPS:
            self._focused = self._neighbour(hand, _STEPS[pressed])
            self.refresh()
        elif pressed in _ACROSS:
            self._focused = self._across(hand, _ACROSS[pressed])
            self.refresh()
        elif pressed in _DIGITS and _DIGITS[pressed] < len(hand):
            self._focused = hand[_DIGITS[pressed]]
            self.refresh()
            self.choose(self._focused)
        elif pressed in _ENTER and self._focused is not None:
            self.choose(self._focused)

    def _neighbour(self, hand: tuple[Card, ...], step: int) -> Card:
        """The next card of the fan or of the row, round the ends; the first press goes to the first open card."""
        for row in self._scene.hand_rows():
            if self._focused in row:
                return row[(row.index(self._focused) + step) % len(row)]
        return self._first(hand, step)

    def _across(self, hand: tuple[Card, ...], step: int) -> Card:
        """The card nearest above or below; at the last row the same one."""
        rows = self._scene.hand_rows()
        at = next((nth for nth, row in enumerate(rows) if self._focused in row), None)
        if at is None or self._focused is None:
            return self._first(hand, step)
        if not 0 <= at + step < len(rows):
            return self._focused
        poses = self._scene.poses()
        x = poses[self._focused.code].x
        return min(rows[at + step], key=lambda card: abs(poses[card.code].x - x))

    def _first(self, hand: tuple[Card, ...], step: int) -> Card:
        """The first card that may be chosen, or the last one for a step back."""
        open_cards = [card for card in hand if card in self.mode.cards] or list(hand)
        return open_cards[0] if step > 0 else open_cards[-1]

    # choosing

    def choose(self, card: Card) -> None:
        """Take a card as chosen, by whatever means: it is played, or put to the chosen ones, or let go."""
        if self.mode.kind is not ModeKind.CHOOSE:
            self.chosen.emit(card)
            return
        if card not in self.mode.cards:
            self.chosen.emit(card)
            return
        chosen = self._selected - {card} if card in self._selected else self._selected | {card}
        if len(chosen) <= self.mode.count:
            self._selected = chosen
            self.refresh()
            self.toggled.emit(self.selected())

    # the last trick

    def show_last_trick(self) -> TableView:
        """Lay the last trick on the table; the view that was shown."""
        view = self._scene.view
        assert view is not None
        assert view.last_trick is not None
        seats = len(view.seats)
        last = view.last_trick
        trick = tuple(((last.leader + i) % seats, card) for i, card in enumerate(last.cards))
        self._scene.settle(changed(view, trick=trick, kitty=(), kitty_count=0))
        self._scene.show_caption(self._words.last_trick(view))
        self._shown_since = monotonic()
        return view

    def hide_last_trick(self, view: TableView) -> None:
        """Show ``view`` again."""
        self._shown_since = None
        self._scene.show_caption("")
        self._scene.settle(view)

    def is_long_showing(self) -> bool:
        """Whether the last trick has been shown for so long that letting go of the key should end it."""
        return self._shown_since is not None and monotonic() - self._shown_since > _LONG_S

    # shaking

    def shake(self, card: Card) -> None:
        """Shake a card a little from side to side."""
        self._end_shake()
        self._scene.end_glide()
        home = self._home_of(card)
        if home is not None and self._scene.item_of(card) is not None:
            self._shaken = (card, home)
            self._shaking.start()

    def _on_shake(self, share: object) -> None:
        if self._shaken is None:
            return
        card, home = self._shaken
        item = self._scene.item_of(card)
        if item is not None:
            t = float(share)  # type: ignore[arg-type]
            item.set_pose(home.moved(_SHAKE_PX * (1.0 - t) * sin(t * 6 * pi), 0.0))

    def _end_shake(self) -> None:
        if self._shaken is None:
            return
        card, self._shaken = self._shaken[0], None
        self._shaking.stop()
        self._put_back(card)
