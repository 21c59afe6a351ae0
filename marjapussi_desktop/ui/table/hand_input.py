"""The person's hand under mouse and keyboard: the parts together, and what a chosen card means."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.ui.table.accessible_hand import CardButton
from marjapussi_desktop.ui.table.habits import Guard
from marjapussi_desktop.ui.table.hand_keys import HandKeys
from marjapussi_desktop.ui.table.hand_marks import HandMarks
from marjapussi_desktop.ui.table.hand_mouse import HandMouse
from marjapussi_desktop.ui.table.marks import Mode, ModeKind
from marjapussi_desktop.ui.table.scene import TableScene
from marjapussi_desktop.ui.table.shake import Shake


class HandInput(QObject):
    """Turns presses and keys into chosen cards.

    Attributes: ``marks``, ``mouse``, ``keys``, ``shake``.
    ``guard``: what keeps a slip of the hand from playing a card. ``is_asked_first``: whether something else is lit that
    may be said before a card, so that a digit may be meant for that.
    Signals: ``chosen(Card)``: one to play, or one that may not be chosen; ``toggled(tuple)`` with all chosen cards;
    ``taken_up(Card)``: one that is not played yet, for the guard; ``refused(Card, str)``: one too many, and why not.
    """

    chosen = Signal(object)
    toggled = Signal(object)
    taken_up = Signal(object)
    refused = Signal(object, str)

    def __init__(self, scene: TableScene, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self.guard = Guard.OFF
        self.is_asked_first: Callable[[], bool] = lambda: False
        self.marks = HandMarks(scene, self)
        self.mouse = HandMouse(scene, self.marks, self.choose)
        self.keys = HandKeys(scene, self.marks, self.choose, self.choose_nth, self.choose_advised)
        self.shake = Shake(scene, self)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus_changed)

    def _on_focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        """A button over a card, which assistive technology sees, is a part of the hand."""
        is_card = isinstance(now, CardButton) and self._table.isAncestorOf(now)
        has_keyboard = now is self._table or is_card
        if not has_keyboard:
            self.keys.leave()
        self.marks.take_keyboard(has_keyboard)

    def set_mode(self, mode: Mode) -> None:
        """Set what the hand is for; another mode, or being asked for cards again, drops what was chosen.

        A click on a hand that is for nothing leaves the keyboard to the panel that asks.
        """
        is_for_nothing = mode.kind is ModeKind.NOTHING
        self._table.setFocusPolicy(Qt.FocusPolicy.TabFocus if is_for_nothing else Qt.FocusPolicy.StrongFocus)
        if mode != self.marks.mode or mode.kind is ModeKind.CHOOSE:
            self.marks.set_mode(mode)
            self.mouse.drop()

    def set_busy(self, is_busy: bool) -> None:
        """Tell whether cards are being played."""
        self.marks.is_busy = is_busy
        if is_busy:
            self.shake.end()
            self.mouse.drop()
        self.marks.refresh()

    def choose(self, card: Card) -> None:
        """Take a card as chosen, by whatever means: it is played, or put to the chosen ones, or let go."""
        self._choose(card, self.guard)

    def choose_nth(self, card: Card) -> None:
        """Take the card of a digit as chosen: on an open question it is only raised by the first press, as digits may
        be taken for the numbers of what is offered there.
        """
        is_slip = self.is_asked_first() or bool(self.marks.chosen())
        self._choose(card, Guard.SECOND if self.guard is Guard.OFF and is_slip else self.guard)

    def _choose(self, card: Card, guard: Guard) -> None:
        mode = self.marks.mode
        if self._is_guarded(card, guard):
            self.marks.take_up(card)
            self.taken_up.emit(card)
        elif mode.kind is not ModeKind.CHOOSE or card not in mode.cards:
            self.chosen.emit(card)
        elif self.marks.toggle(card):
            self.toggled.emit(self.marks.chosen())
        else:
            self.refused.emit(card, self.tr("You have chosen enough: confirm, or take one back first."))

    def choose_advised(self) -> None:
        """Choose the cards that a hint points out together, or play the first of those that are as good."""
        advised = self.marks.advised()
        if advised and self.marks.mode.kind is ModeKind.PLAY:
            self.choose(advised[0])
            return
        self.marks.choose_all(advised)
        self.toggled.emit(self.marks.chosen())

    def _is_guarded(self, card: Card, guard: Guard) -> bool:
        """Whether a card that may be played is only taken up by this choice."""
        mode = self.marks.mode
        if guard is Guard.OFF or mode.kind is not ModeKind.PLAY or card not in mode.cards:
            return False
        return guard is Guard.ASK or self.marks.chosen() != (card,)
