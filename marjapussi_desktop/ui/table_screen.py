"""The table with the panels over it, led by a director: a match, a lesson, a record that is stepped through."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from marjapussi_desktop.controller.match.prompts import Prompt, PromptKind, Update, UpdateKind, may_succeed
from marjapussi_desktop.controller.match.qt_director import Director
from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.actions import Action, Kontra, Play, Re
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.choices import Call, PlayChoices
from marjapussi_desktop.engine.events import Event, KittyTaken
from marjapussi_desktop.engine.reasons import Refusal
from marjapussi_desktop.ui.call_bar import CallBar
from marjapussi_desktop.ui.keys import ENTER, give_keyboard
from marjapussi_desktop.ui.play_guard import PlayGuard
from marjapussi_desktop.ui.table.table_widget import TableWidget
from marjapussi_desktop.ui.text.events import bubble_text
from marjapussi_desktop.ui.text.reasons import refusal_text

if TYPE_CHECKING:
    from marjapussi_desktop.ui.moments.banner import Banner
    from marjapussi_desktop.ui.panels.aside import AsideTab
    from marjapussi_desktop.ui.panels.base import PromptPanel
    from marjapussi_desktop.ui.read_aloud.announcer import TableAnnouncer

TABLE_PART = 13
SIDE_PART = 4
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
PEEK_KEY = "D"
"""Shows one's own discards, also while a panel has the keyboard."""


class TableScreen(QWidget):
    """The table of one director. A panel opens when the table has come to rest, and goes when its prompt is answered.

    What only a match or only a lesson has is built around it, by its signals and ``set_side``.
    Attributes: ``table``; ``calls``; ``panel`` and ``banner``, those that are open, or None; ``aside``, the tab of the
    panel while that is put aside, or None; ``side``, the widget beside the table, or None; ``announcer``, or None;
    ``guard`` against a slip of the hand.
    Signals: ``taken(Update)``: the table is about to show an update; ``asked(PromptPanel)``: this panel opens;
    ``settled(Update)``: the table shows the update and is at rest, and what is asked may be answered;
    ``great_event(GreatEvent)``: a hand ended so; its picture comes, unless nothing moves; ``refused(Refusal)``: a card
    shakes, and the table says why; ``panel_placed()``: the panel has a place, which may be another one.
    """

    taken = Signal(object)
    asked = Signal(object)
    settled = Signal(object)
    great_event = Signal(object)
    refused = Signal(object)
    panel_placed = Signal()

    def __init__(self, director: Director, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = TableWidget(self)
        self.table.set_say(spoken)
        self.panel: PromptPanel | None = None
        self.aside: AsideTab | None = None
        self.banner: Banner | None = None
        self.calls = CallBar(self)
        self.side: QWidget | None = None
        self.announcer: TableAnnouncer | None = None
        self._director = director
        self._update: Update | None = None
        self._settled_on: Update | None = None
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addWidget(self.table, TABLE_PART)
        self._connect()
        self.guard = PlayGuard(self)

    def _connect(self) -> None:
        self._director.updated.connect(self.take)
        self.table.idle.connect(self._on_idle)
        self.table.card_chosen.connect(self._on_card_chosen)
        self.table.cards_toggled.connect(self._on_cards_toggled)
        self.table.resized.connect(self._place)
        self.table.told.connect(self._place_panel)
        self.table.last_trick_shown.connect(self._step_aside)
        self._covers_panel = False
        self.table.viewport().installEventFilter(self)
        self.calls.called.connect(self._on_called)
        self.calls.left.connect(self.take_focus)
        self.calls.button.installEventFilter(self)
        peek = QShortcut(QKeySequence(PEEK_KEY), self)
        peek.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        peek.activated.connect(self.table.toggle_discards)

    def announce(self) -> None:
        """Have every event and every question told to assistive technology."""
        from marjapussi_desktop.ui.read_aloud.announcer import TableAnnouncer

        self.announcer = TableAnnouncer(self)

    def set_side(self, side: QWidget, edge: Qt.Edge = Qt.Edge.RightEdge, part: int = SIDE_PART) -> None:
        """Let a widget stand left or right of the table, ``part`` to the table's ``TABLE_PART``.

        Hidden it takes no room: that is how to fold it.
        """
        self.side = side
        self._row.insertWidget(0 if edge is Qt.Edge.LeftEdge else -1, side, part)

    def take(self, update: Update) -> None:
        """Show an update; whatever was asked before is no longer asked."""
        self._close_panel()
        self._end_banner()
        self._update = update
        self.taken.emit(update)
        self.table.take(update)
        self._offer_calls()

    def is_settled(self) -> bool:
        """Whether the table shows the latest update and is at rest."""
        return self._settled_on is self._update

    def is_answered(self, _update: Update) -> bool:
        """Whether what is asked is answered for the person, so that no panel opens."""
        return False

    def holds_back(self, _prompt: Prompt, _action: Action) -> bool:
        """Whether an answer waits until the person has been asked once more."""
        return False

    def holds_back_call(self, _call: Call) -> bool:
        """The same of Kontra or Re."""
        return False

    def spoken_offer(self) -> str:
        """What is offered beside the question, for who does not see it; empty for nothing."""
        return ""

    def show_last_trick(self, caption: str = "") -> None:
        """Show the trick that was gathered last; with a ``caption`` of a page it stays until the next update."""
        self.table.show_last_trick(caption)

    def take_focus(self) -> None:
        """Give the keyboard to the open panel, or to the hand."""
        if self.panel is not None and self.panel.isVisible() and not self.panel.wants_hand:
            self.panel.take_focus()
        else:
            give_keyboard(self.table)

    def focusNextPrevChild(self, to_next: bool) -> bool:
        """Tab goes on as everywhere; but when what had the keyboard is gone, Qt would give it to the window's menu."""
        focused = QApplication.focusWidget()
        is_gone = focused is not None and not (focused.isVisible() and focused.isEnabled())
        if is_gone and self.isVisible():
            self.take_focus()
            return True
        return super().focusNextPrevChild(to_next)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows on a lone button over the table are for the hand; left to Qt, they would go to the window's menu."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in _ARROWS:
            give_keyboard(self.table)
            self.table.keyPressEvent(event)
            return True
        if self._covers_panel and event.type() == QEvent.Type.MouseButtonPress:
            self.table.hide_last_trick()  # a click that is to get on leads no card past the panel
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter that means nothing to the hand confirms the cards that are chosen, also after a click beside them. Esc
        lowers a card that is raised.
        """
        panel = self.panel
        is_answer = event.key() in ENTER and self.table.hasFocus()
        if is_answer and panel is not None and panel.isVisible() and panel.wants_hand:
            panel.keyPressEvent(event)
        elif event.key() != Qt.Key.Key_Escape or not self.guard.put_back():
            super().keyPressEvent(event)

    def advise(self, action: Action) -> None:
        """Put the keyboard on what is advised, so that Enter does it."""
        if isinstance(action, Kontra | Re):
            give_keyboard(self.calls.button)
        elif self.panel is None or (self.aside is not None and isinstance(action, Play)):
            give_keyboard(self.table)  # the ring is on the card already
        else:
            self.bring_back()
            self.panel.advise(action)

    def advise_nothing(self) -> None:
        """Take the ring from what was advised; the keyboard stays there."""
        if self.panel is not None:
            self.panel.advise_nothing()

    # -- coming to rest ----------------------------------------------------------------------------------------------

    def _on_idle(self) -> None:
        """The table has come to rest. After several updates at once this is called more than once."""
        self._offer_calls()
        update = self._update
        if update is None or update is self._settled_on or self.banner is not None:
            return
        if not self._play_banner(update):
            self._settle()

    def _play_banner(self, update: Update) -> bool:
        """Tell of a hand's great event and show its picture, and the panel after that; whether there is a picture."""
        if update.view.result is None or update.kind is UpdateKind.JUMP or not update.events:
            return False
        # Here and below imported late: the first picture of most matches does without.
        from marjapussi_desktop.ui.moments.great_event import great_event

        event = great_event(update.view)
        if event is None:
            return False
        self.great_event.emit(event)
        if self.table.is_still():
            return False
        from marjapussi_desktop.ui.moments.banner import Banner

        self.banner = Banner(self.table)
        self.banner.finished.connect(self._on_banner_finished)
        self.banner.play(event, update.view.rules.target)
        return True

    def _on_banner_finished(self) -> None:
        self._end_banner()
        self._settle()

    def _end_banner(self) -> None:
        banner, self.banner = self.banner, None
        if banner is not None:
            banner.stop()
            banner.deleteLater()

    def _settle(self) -> None:
        update = self._update
        assert update is not None
        self._settled_on = update
        if update.prompt is not None and not self.is_answered(update):
            self._open_panel(update.prompt, update.view)
            if self.isVisible():  # a hidden widget that asks for the keyboard gets it
                self.take_focus()
        self.settled.emit(update)

    # -- panels ------------------------------------------------------------------------------------------------------

    def _open_panel(self, prompt: Prompt, view: TableView) -> None:
        if not _may_need_panel(prompt):
            return
        from marjapussi_desktop.ui.panels import panel_for

        self.panel = panel = panel_for(prompt, view, self)
        if panel is not None:
            panel.answered.connect(lambda action: self.answer(prompt, action))
            panel.to_hand.connect(self.table.setFocus)
            panel.put_aside.connect(self._put_aside)
            panel.hand_key.connect(self.table.keyPressEvent)
            panel.resized.connect(self._place_panel)
            self.asked.emit(panel)
            if panel.is_central:
                self.table.table_scene().hush()  # or else a reason that was asked for lies half below the panel
            panel.show()
            self._place_panel()
            if isinstance(prompt.choices, PlayChoices) and not may_succeed(prompt, view):
                panel.escape()  # it can be brought back, but is no question worth a click

    def _put_aside(self) -> None:
        """The person just leads, but may think better of it until a card is led."""
        from marjapussi_desktop.ui.panels.aside import AsideTab

        assert self.panel is not None
        self.aside = AsideTab(self.panel, self)
        self.aside.installEventFilter(self)
        self.aside.clicked.connect(self._return_to_panel)
        self.aside.show()
        self._place_panel()
        give_keyboard(self.table)

    def _step_aside(self, is_last_trick: bool) -> None:
        """The last trick lies where a panel stands: the panel, or its tab, waits until that is gone."""
        waiting = self.aside if self.aside is not None else self.panel
        self._covers_panel = is_last_trick and waiting is not None
        if waiting is None:
            return
        if is_last_trick:
            give_keyboard(self.table)
        waiting.setVisible(not is_last_trick)
        if not is_last_trick and self.aside is None:
            self.take_focus()

    def _return_to_panel(self) -> None:
        self.bring_back()
        self.take_focus()

    def bring_back(self) -> None:
        """Open the panel that was put aside, if one was, or that waits until the last trick is gone."""
        self.table.hide_last_trick()
        self._drop_aside()
        if self.panel is not None:
            self.panel.show()
            self._place_panel()

    def _drop_aside(self) -> None:
        aside, self.aside = self.aside, None
        if aside is not None:
            aside.end()

    def _close_panel(self) -> None:
        self._drop_aside()
        panel, self.panel = self.panel, None
        if panel is not None:
            if panel.isAncestorOf(self.focusWidget() or self):
                give_keyboard(self.table)
            panel.hide()
            panel.deleteLater()
            self.table.make_room(None)

    def _place_panel(self) -> None:
        if self.panel is None:
            return
        from marjapussi_desktop.ui.panels.place import panel_box

        panel = self.panel
        box = panel_box(panel, self.table.places(), self.table.rect(), self.table.sentence_height())
        panel.setGeometry(box.translated(self.table.pos()))
        panel.column.activate()  # also where only what is in it has changed
        panel.raise_()
        self.table.make_room(QRectF(box))
        if self.aside is not None:
            tab = QRect(QPoint(), self.aside.fit(box.width()))
            tab.moveCenter(panel.geometry().center())
            tab.moveBottom(panel.geometry().bottom())
            self.aside.setGeometry(tab)
            self.aside.raise_()
        self.panel_placed.emit()

    # -- answers -----------------------------------------------------------------------------------------------------

    def answer(self, prompt: Prompt, action: Action) -> None:
        """Answer a prompt; a card that is refused shakes, and the table says why."""
        if self.holds_back(prompt, action):
            return
        refusal = self._director.answer(prompt.id, action)
        if refusal is None:
            return
        assert isinstance(action, Play), f"a panel offered what is refused: {action} {refusal}"
        self._refuse(action.card, refusal)

    def _on_card_chosen(self, card: Card) -> None:
        prompt = self._update.prompt if self._update is not None else None
        if prompt is not None and prompt.kind is PromptKind.PLAY:
            self.answer(prompt, Play(card))
        elif (refusal := self._director.why_not(card)) is not None:
            self._refuse(card, refusal)

    def _refuse(self, card: Card, refusal: Refusal) -> None:
        assert self._update is not None
        view = self._update.view
        names = [seat.name for seat in view.seats]
        self.table.refuse(card, refusal_text(refusal, names, view.phase, view.viewer))
        self.refused.emit(refusal)

    def _on_cards_toggled(self, cards: tuple[Card, ...]) -> None:
        if self.panel is not None:
            self.panel.take_cards(cards)

    # -- calls -------------------------------------------------------------------------------------------------------

    def _offer_calls(self) -> None:
        """Offer Kontra or Re, whoever's turn it is, as soon as the table shows the contract."""
        update, shown = self._update, self.table.shown_view()
        if update is not None and shown is not None and shown.contract is not None:
            self.calls.offer(update.calls, update.view)
        else:
            self.calls.offer((), None)
        self._place_calls()

    def _on_called(self, call: Call) -> None:
        if not self.holds_back_call(call):
            self._director.call(call)

    def _place_calls(self) -> None:
        self.calls.place(self.table.places().corner.translated(self.table.pos()))

    def _place(self) -> None:
        self._place_panel()
        self._place_calls()
        if self.banner is not None:
            self.banner.setGeometry(self.table.rect())


def spoken(event: Event, view: TableView) -> str | None:
    """What a player is heard to say. The person sees for himself which cards he takes."""
    return None if isinstance(event, KittyTaken) and event.seat == view.viewer else bubble_text(event)


def _may_need_panel(prompt: Prompt) -> bool:
    return not isinstance(prompt.choices, PlayChoices) or bool(prompt.choices.marriages)
