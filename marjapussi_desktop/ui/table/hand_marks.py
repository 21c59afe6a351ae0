"""The state of the person's hand: its mode, and which cards are chosen, hovered, focused or pointed out."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.ui.table.marks import NOTHING, Marks, Mode, ModeKind
from marjapussi_desktop.ui.table.scene import TableScene


class HandMarks(QObject):
    """Keeps the marks, and has the scene show them. While cards are being played no card is shown as dimmed or raised.

    Attributes: ``mode``; ``is_busy``: cards are being played; ``focused``: the card with the keyboard's ring, and
    ``hovered``: that under the pointer, or None; ``has_keyboard``: the hand has it, and not something else;
    ``are_lowered``: cards that may not be played are lowered instead of dimmed.
    Signal: ``marked()`` after the marks were set.
    """

    marked = Signal()

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.mode = NOTHING
        self.is_busy = False
        self.are_lowered = False
        self.focused: Card | None = None
        self.has_keyboard = False
        self._scene = scene
        self._chosen: frozenset[Card] = frozenset()
        self._pointed: frozenset[Card] = frozenset()
        self._ring_of_hint: Card | None = None
        self._ring_before: Card | None = None
        self.hovered: Card | None = None
        self._is_over_discards = False
        self._is_peek_pinned = False

    def refresh(self) -> None:
        """Mark the hand as it is now."""
        hand = self._scene.hand()
        self._chosen &= frozenset(hand)
        if self.focused not in hand:
            self.focused = None
        if self.hovered not in hand:
            self.hovered = None
        if self._scene.view is None or not self._scene.view.discards:
            self._is_over_discards = self._is_peek_pinned = False
        self._scene.set_marks(Marks() if self.is_busy else self._marks(hand))
        if not self.is_busy:
            self.marked.emit()

    def _marks(self, hand: tuple[Card, ...]) -> Marks:
        is_asked = self.mode.kind is not ModeKind.NOTHING
        closed = frozenset(hand) - frozenset(self.mode.cards) if is_asked else frozenset()
        dimmed, lowered = (frozenset(), closed) if self.are_lowered else (closed, frozenset())
        is_peeking = self._is_over_discards or self._is_peek_pinned
        return Marks(
            self._chosen, dimmed, lowered, self._pointed, self.hovered, self.focused, is_peeking, self.has_keyboard
        )

    def set_mode(self, mode: Mode) -> None:
        """Set what the hand is for; what was chosen is let go. It shows at the next ``refresh``."""
        self.mode = mode
        self._chosen = frozenset()

    def chosen(self) -> tuple[Card, ...]:
        """The chosen cards, in the order of the fan."""
        return tuple(card for card in self._scene.hand() if card in self._chosen)

    def toggle(self, card: Card) -> bool:
        """Choose a card or let it go again; whether that was possible: no more are chosen than are wanted."""
        chosen = self._chosen - {card} if card in self._chosen else self._chosen | {card}
        if len(chosen) > self.mode.count:
            return False
        self._chosen = chosen
        self.refresh()
        return True

    def advised(self) -> tuple[Card, ...]:
        """The cards that a hint points out, while no ring is on a single one: to be chosen together, or each of them
        as good to play.
        """
        if self.focused is not None or self.mode.kind is ModeKind.NOTHING:
            return ()
        advised = tuple(card for card in self.mode.cards if card in self._pointed)
        if self.mode.kind is ModeKind.PLAY:
            return advised
        return advised if self._pointed != self._chosen and len(advised) <= self.mode.count else ()

    def choose_all(self, cards: tuple[Card, ...]) -> None:
        """Choose these cards, in the place of all others."""
        self._chosen = frozenset(cards)
        self.refresh()

    def take_up(self, card: Card | None) -> None:
        """Raise one card as chosen, in the place of all others; None lets go."""
        self._chosen = frozenset() if card is None else frozenset((card,))
        self.refresh()

    def focus(self, card: Card | None) -> None:
        """Put the keyboard's ring on a card, or take it away."""
        if card is not self.focused:
            self.focused = card
            self.refresh()

    def take_keyboard(self, has_keyboard: bool) -> None:
        """The keyboard has come to the hand, or gone elsewhere."""
        if has_keyboard is not self.has_keyboard:
            self.has_keyboard = has_keyboard
            self.refresh()

    def hover(self, card: Card | None, is_over_discards: bool = False) -> None:
        """The pointer is over a card, over the person's discards, or over neither."""
        if card is not self.hovered or is_over_discards != self._is_over_discards:
            self.hovered, self._is_over_discards = card, is_over_discards
            self.refresh()

    def point_out(self, cards: tuple[Card, ...], *, for_keys: bool = False, is_taken_back: bool = False) -> None:
        """Ring these cards. ``for_keys``: the keyboard's ring goes to a single one, and from several alike.
        ``is_taken_back``: it goes back to where it was before that, unless the person has moved it since.
        """
        if self._pointed and is_taken_back and self.focused is self._ring_of_hint:
            self.focused = self._ring_before
        if not self._pointed:
            self._ring_before = self.focused
        self._pointed = frozenset(cards)
        if cards and for_keys:
            self.focused = self._ring_of_hint = cards[0] if len(cards) == 1 else None
        self.refresh()

    def toggle_peek(self) -> None:
        """Look at one's discards, or look away again."""
        self._is_peek_pinned = not self._is_peek_pinned
        self.refresh()
