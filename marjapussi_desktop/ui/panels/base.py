"""What all panels share: a question above the hand, answered by a button or by the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLayout, QPushButton, QVBoxLayout, QWidget

from marjapussi_desktop.controller.match.prompts import Prompt
from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.seats import partner_of
from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.ui.fitting import Fitting
from marjapussi_desktop.ui.i18n import translate
from marjapussi_desktop.ui.keys import ENTER, give_keyboard
from marjapussi_desktop.ui.style import Look, gap, set_role, wear_anew
from marjapussi_desktop.ui.suit_label import SuitLabel
from marjapussi_desktop.ui.text.cards import cards_text

if TYPE_CHECKING:
    from marjapussi_desktop.controller.statistics.match_account import LuckAndPlay, OwnCost

_DIGITS = range(Qt.Key.Key_0, Qt.Key.Key_9 + 1)
ESCAPE: Final = Qt.Key.Key_Escape
_SMALL: Final = 0.95


@frozen
class Unadvised:
    """What was lit on a panel before a hint: the ``primary`` button, the one that had the keyboard, and the number."""

    primary: QPushButton | None
    focused: QPushButton | None
    amount: int | None


class PromptPanel(QFrame):
    """A question to the person. A panel is made for one prompt and thrown away with it.

    Enter presses the focused button; where none has the focus, the one that a hint names, or the primary one. Esc does
    ``escape``.

    Attributes: ``prompt``; ``view``, the table when it was asked; ``primary``, the button that Enter means;
    ``is_central``: shown in the middle of the table rather than above the hand; ``wants_hand``: the keyboard belongs
    to the hand at first.
    Signals: ``answered(Action)``; ``next_hand``, ``new_match``, ``replay``, ``thoughts``, ``look``, ``review``,
    ``compare`` where the hand is over; ``to_hand``: the keyboard goes to the hand; ``put_aside``: the panel has hidden
    itself, and the person may want it back; ``hand_key(QKeyEvent)``: this key is for the hand (a digit names a card);
    ``resized``: the texts have changed, and with them the wanted size.
    """

    answered = Signal(object)
    next_hand = Signal()
    new_match = Signal()
    replay = Signal()
    thoughts = Signal()
    look = Signal()
    review = Signal()
    compare = Signal()
    second_table = Signal()
    to_hand = Signal()
    put_aside = Signal()
    resized = Signal()
    hand_key = Signal(object)

    is_central = False
    wants_hand = False

    def __init__(self, prompt: Prompt, view: TableView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._fitting = Fitting(self)
        # Children get an event after their parent: only then are their new sizes known. One change of the style is told
        # dozens of times.
        self._resizing = QTimer(self, singleShot=True, interval=0)
        self._resizing.timeout.connect(self.resized)
        self.prompt = prompt
        self.view = view
        self.primary: QPushButton | None = None
        self._pointed_at: QPushButton | None = None
        self._before: Unadvised | None = None
        self.column = QVBoxLayout(self)
        self._side = gap(16) if Look.scale > Look.spacing else gap(24)
        self._keep_room(QSize(0, 0))
        self.column.setSpacing(gap(8))

    def retranslate(self) -> None:
        """Set every text in the current language."""
        raise NotImplementedError

    def take_cards(self, cards: tuple[Card, ...]) -> None:
        """The person has chosen these cards of the hand."""

    def advise(self, _action: Action) -> None:
        """Put the keyboard on the choice that a hint names."""

    def advise_nothing(self) -> None:
        """The hint is taken back: ring no button, and put back what it has changed and the person has not since."""
        (pointed, self._pointed_at), (before, self._before) = (self._pointed_at, None), (self._before, None)
        for button in self.findChildren(QPushButton):
            ring(button, is_advised=None)
        if before is not None:
            is_still_there = pointed is not None and pointed.hasFocus()
            lit = (before.focused or before.primary) if is_still_there else self.focused_button
            self.put_back(before)
            if lit is not None:
                give_keyboard(lit)

    def unadvised(self) -> Unadvised:
        """What is to be put back when a hint is taken back: as it was before the first one that still stands."""
        return self._before or Unadvised(self.primary, self.focused_button, self.chosen_amount)

    def put_back(self, before: Unadvised) -> None:
        """Let the panel be as before a hint, but for the keyboard."""

    @property
    def chosen_amount(self) -> int | None:
        """The number that is set, where one is asked."""
        return None

    @property
    def focused_button(self) -> QPushButton | None:
        """The panel's button that has the keyboard."""
        return next((button for button in self.findChildren(QPushButton) if button.hasFocus()), None)

    def point_at(self, button: QPushButton) -> None:
        """Let the button that a hint names be the loudest of all, also where it is usually another; put the keyboard
        on it. Of the suits' buttons, which are of paper, it has a ring as a card has.
        """
        self._before = self.unadvised()
        self._pointed_at = button
        for other in self.findChildren(QPushButton):
            ring(other, is_advised=other is button)
        give_keyboard(button)

    def fit_into(self, room: QSize) -> QSize:
        """Take the largest texts with which all goes into a place; the size that it needs there."""
        wanted = QSize()
        self._keep_room(QSize(0, 0))
        set_role(self, "")

        def fits() -> bool:
            nonlocal wanted
            wanted = self.size_within(room)
            return wanted.width() <= room.width() and wanted.height() <= room.height()

        self._fitting.fit(fits)
        return wanted

    def fill(self, room: QSize) -> bool:
        """Be a page that takes the whole of a place, with the parts in its middle; whether all of it has room there in
        texts as large as the person wants them.
        """
        wanted = self.fit_into(room)
        self._keep_room((room - wanted.boundedTo(room)) / 2)
        set_role(self, "page")
        return wanted == wanted.boundedTo(room) and self._fitting.scale == Look.scale

    @property
    def is_shrinking(self) -> bool:
        """Whether the texts may still be made smaller to fit: large ones give way to all that is offered, down to about
        those of 100 %.
        """
        return Look.scale > Look.spacing and self._fitting.scale > Look.spacing * _SMALL

    def scroll_in(self, _room: QSize) -> None:
        """The page that fills this place has smaller texts than the person wants: let parts of it scroll instead, where
        a panel has such parts.
        """

    def _keep_room(self, room: QSize) -> None:
        """Leave this much around the parts, beside what is usual."""
        side, end = room.width() + self._side, room.height() + gap(12)
        self.column.setContentsMargins(side, end, side, end)

    def size_within(self, room: QSize) -> QSize:
        """The size in a place with the texts of the moment, which go on in the next line where need be; more than the
        place where they have no room.
        """
        self.measure_anew()
        self.arrange(room)
        self.measure_anew()
        wanted = self.column.totalSizeHint()
        width = max(min(room.width(), wanted.width()), self.column.totalMinimumSize().width())
        is_wrapped = self.column.hasHeightForWidth()
        return QSize(width, self.column.totalHeightForWidth(width) if is_wrapped else wanted.height())

    def measure_anew(self) -> None:
        """Forget the sizes of all parts, which Qt would only do when it next handles events."""
        for part in reversed(self.findChildren(QWidget)):
            part.updateGeometry()
            _invalidate(part.layout())
        _invalidate(self.column)

    def arrange(self, _room: QSize) -> None:
        """Make everything as large as its text, and order what does not wrap by itself for a place."""

    def draw_together(self, is_close: bool) -> None:
        """Leave less room between the parts, where the panel would cover something else, or as much as is usual."""

    def offer_comparison(self) -> None:
        """The hand was the deal of the day: lead to what the experts made of it."""

    def tell_hints(self, _count: int) -> None:
        """The hand was the deal of the day, and counts: tell how many hints the person has taken."""

    def expect_account(self) -> None:
        """The match is over and kept: luck and play are being told apart, and will be told."""

    def tell_luck(self, account: LuckAndPlay) -> None:
        """The match is over: tell luck and play apart."""

    def tell_cost(self, cost: OwnCost) -> None:
        """The match is over: tell what the person's own decisions cost, as far as that is known."""

    def withhold_help(self) -> None:
        """The match is played without help: neither review nor the players' thoughts until it is over."""

    @property
    def lit(self) -> QPushButton | None:
        """The button that Enter means: the one with the keyboard, else that of a hint, else the primary one."""
        return self.focused_button or self._pointed_at or self.primary

    @property
    def is_before_a_card(self) -> bool:
        """Whether what is lit is said before a card is led, so that no digit leads one at once."""
        return False

    def offer_text(self) -> str:
        """What the panel offers, shortly, for where it was put aside."""
        raise NotImplementedError

    def spoken_title(self) -> str:
        """The heading to be read out before what the prompt asks; none where that says it all."""
        return ""

    def escape(self) -> None:
        """What Esc does: nothing, unless a panel has something harmless to do."""

    def step(self, _steps: int) -> bool:
        """What Up (1), Down (−1) and the page keys (±4) do; whether they do anything."""
        return False

    def types(self, _event: QKeyEvent) -> bool:
        """What a key that writes does, where a panel has something to be written; whether it does anything."""
        return False

    def take_focus(self) -> None:
        """Give the keyboard to the button that a hint names, else to the primary one."""
        button = self._pointed_at or self.primary
        if button is not None and button.isEnabled():
            give_keyboard(button)

    def label(self, role: str = "") -> SuitLabel:
        """A label of this panel."""
        label = SuitLabel(self)
        set_role(label, role)
        return label

    def button(self, role: str = "") -> QPushButton:
        """A button of this panel whose arrow keys reach the panel; a primary one becomes ``self.primary``."""
        button = QPushButton(self)
        set_role(button, role)
        button.installEventFilter(self)
        if role.endswith("primary"):
            self.primary = button
        return button

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(seat.name for seat in self.view.seats)

    def gift_text(self) -> str:
        """What the partner gave, to be remembered until play begins; empty where nothing was given."""
        partner = partner_of(self.view.viewer, self.view.rules.layout)
        if partner is None or not self.view.received:
            return ""
        gift = cards_text(self.view.received)
        return translate("Panels", "{name} gave you {cards}.").format(name=self.names[partner], cards=gift)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Takes the arrows for the panel, not for moving the focus; Enter presses a button as Space does."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        if event.key() in ENTER and isinstance(watched, QPushButton):
            watched.click()
            return True
        return self._passes_to_hand(event) or self.types(event) or self._does_key(event.key())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and (button := self.lit) is not None:
            button.click()
        elif not (self._passes_to_hand(event) or self.types(event) or self._does_key(event.key())):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._resizing.start()
        elif event.type() == QEvent.Type.StyleChange and self._fitting.is_outdated():
            self._resizing.start()

    def _passes_to_hand(self, event: QKeyEvent) -> bool:
        """Where a card may be played at once, a digit is for the hand."""
        if not isinstance(self.prompt.choices, PlayChoices) or event.key() not in _DIGITS:
            return False
        self.hand_key.emit(event)
        return True

    def _does_key(self, key: int) -> bool:
        if key == ESCAPE:
            self.escape()
            return True
        if key in SIDEWAYS:
            return self._focus_next(SIDEWAYS[key])
        steps = STEPS.get(key)
        return steps is not None and self.step(steps)

    def _focus_next(self, by: int) -> bool:
        """Left and Right go along the panel's buttons, and end where a look at the panel says so.

        Left to Qt, the focus would leave the panel there.
        """
        none = Qt.FocusPolicy.NoFocus
        buttons = [
            b for b in self.findChildren(QPushButton) if b.isVisible() and b.isEnabled() and b.focusPolicy() != none
        ]
        buttons.sort(key=lambda button: (button.y(), button.x()))
        focused = next((i for i, button in enumerate(buttons) if button.hasFocus()), None)
        if focused is None:
            return False
        there = focused + by
        if 0 <= there < len(buttons):
            give_keyboard(buttons[there])
        return True


def _invalidate(layout: QLayout | None) -> None:
    """A layout forgets its sizes, and so do those in it."""
    if layout is None:
        return
    for nth in range(layout.count()):
        item = layout.itemAt(nth)
        _invalidate(item.layout() if item is not None else None)
    layout.invalidate()


SIDEWAYS: dict[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
STEPS: dict[int, int] = {
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_PageUp: 4,
    Qt.Key.Key_PageDown: -4,
}


def ring(button: QPushButton, *, is_advised: bool | None) -> None:
    """Let a button look as the one that a hint names, or as one that it does not name, or as without a hint (None)."""
    if button.property("advised") != is_advised:
        button.setProperty("advised", is_advised)
        wear_anew(button)
