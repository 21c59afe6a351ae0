"""The table as a widget: it takes updates, plays them, and says which card the person chose."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from marjapussi_desktop.controller.match.prompts import Update, UpdateKind
from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.ui.aloud import read_aloud
from marjapussi_desktop.ui.keys import BY_TAB
from marjapussi_desktop.ui.table.accessible_hand import AccessibleHand
from marjapussi_desktop.ui.table.card_pictures import CardPictures
from marjapussi_desktop.ui.table.card_style import USUAL_STYLE, CardStyle
from marjapussi_desktop.ui.table.choreographer import Choreographer
from marjapussi_desktop.ui.table.frame import Frame
from marjapussi_desktop.ui.table.habits import Guard, Habits
from marjapussi_desktop.ui.table.hand_input import HandInput
from marjapussi_desktop.ui.table.last_trick import LastTrick
from marjapussi_desktop.ui.table.marks import Mode, ModeKind, mode_for
from marjapussi_desktop.ui.table.movements import movements_of
from marjapussi_desktop.ui.table.notices import Notices
from marjapussi_desktop.ui.table.scene import TableScene
from marjapussi_desktop.ui.table.seat_buttons import SeatButtons
from marjapussi_desktop.ui.table.speech import Say
from marjapussi_desktop.ui.table.speeds import Pace, speeds_for
from marjapussi_desktop.ui.table.theme import PINE, Theme


class TableWidget(QGraphicsView):
    """The table. Attribute: ``notices``, the sentence by the hand.

    Signals: ``card_chosen(Card)`` when a card is clicked, dragged to the middle or entered, also one that may not be
    played (the owner asks why not and calls ``refuse``); ``card_taken_up(Card)`` when the guard keeps one from being
    played at once; ``cards_toggled(tuple)`` with the chosen cards after each change while several are to be chosen;
    ``began(Event)`` as an event is seen to begin, and ``arrived(Event)`` as its cards have arrived, not where nothing
    moves; ``waits_for_click()``: a full trick lies there until the person wants it gathered;
    ``idle()`` whenever all updates have been played; ``last_trick_shown(bool)``: the last trick lies on the table once
    more, or no longer; ``resized()`` after the places changed; ``told()``: a sentence to the person came or went;
    ``seat_asked(int)``: why has this seat moved so? ``retranslated()``: and no sentence to the person is left.
    """

    card_chosen = Signal(object)
    card_taken_up = Signal(object)
    cards_toggled = Signal(object)
    began = Signal(object)
    arrived = Signal(object)
    waits_for_click = Signal()
    idle = Signal()
    last_trick_shown = Signal(bool)
    resized = Signal()
    told = Signal()
    seat_asked = Signal(int)
    retranslated = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = CardPictures(self)
        self._scene = TableScene(self._pictures)
        self._scene.setParent(self)
        self._speeds = speeds_for(Pace.NORMAL)
        self._style = USUAL_STYLE
        self._player = Choreographer(self._scene, self)
        self._input = HandInput(self._scene, self)
        self._for_readers = AccessibleHand(self, self._scene)
        self._seats = SeatButtons(self, self._scene)
        self.notices = Notices(self._scene, self)
        self._last_trick = LastTrick(self._scene, self)
        self._is_asked = False
        self._set_up_view()
        self._connect()

    def _set_up_view(self) -> None:
        # One that is made here: for a widget of Qt's own making PySide would load every class of widgets at start.
        self.setViewport(QWidget(self))
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)

    def _connect(self) -> None:
        self._player.began.connect(lambda movement: self.began.emit(movement.event))
        self._player.arrived.connect(lambda movement: self.arrived.emit(movement.event))
        self._player.waits_for_click.connect(self.waits_for_click)
        self._player.idle.connect(self._on_idle)
        self._input.chosen.connect(self.card_chosen)
        self._input.taken_up.connect(self.card_taken_up)
        self._input.toggled.connect(self.cards_toggled)
        self._input.refused.connect(self.refuse)
        self._input.marks.marked.connect(self._for_readers.refresh)
        self._seats.asked.connect(self.seat_asked)
        self._for_readers.chosen.connect(self._input.choose)
        self._for_readers.focused.connect(self._input.marks.focus)
        self.notices.told.connect(self.told)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.stop)

    # what happens at the table

    def take(self, update: Update) -> None:
        """Play the update's events after those still being played, or show it at once (JUMP).

        The hand's mode follows the update's prompt. ``idle`` is emitted later in any case, never before this returns.
        """
        self.hide_last_trick()
        self.hide_notice()
        self._input.marks.point_out(())
        shown = self._player.final_view() or self._scene.view
        self._input.set_mode(mode_for(update.prompt))
        self._is_asked = update.prompt is not None
        if update.kind is UpdateKind.JUMP or shown is None or self._speeds.is_instant:
            self._jump(update)
            return
        movements = movements_of(shown, update, self._speeds)
        self._scene.speech.life_ms = self._speeds.bubble_life_ms
        if movements:
            self._input.set_busy(True)
            self._player.play(movements)
        elif self._player.is_idle:
            self._jump(update)

    def _jump(self, update: Update) -> None:
        self._player.clear()
        self._input.set_busy(False)
        if update.kind is UpdateKind.JUMP:
            self._scene.speech.clear()
        self._scene.settle(update.view)
        self._input.marks.refresh()
        self._seats.refresh()
        for event in update.events:
            self._scene.speak(event, update.view)
        QTimer.singleShot(0, self, self._announce_idle)

    def is_still(self) -> bool:
        """Whether nothing moves here, and no event has a picture."""
        return self._speeds.is_still

    def finish_now(self) -> None:
        """Play what is left at once: afterwards the scene shows the last update's view."""
        self._player.finish_now()

    def shown_view(self) -> TableView | None:
        """The view that is on the screen now; the latest update's once everything has been played."""
        return self._scene.view

    def is_idle(self) -> bool:
        """Whether nothing is being played."""
        return self._player.is_idle

    def _on_idle(self) -> None:
        self._input.set_busy(False)
        self._describe()
        self.idle.emit()

    def _announce_idle(self) -> None:
        if self._player.is_idle:
            self._describe()
            self.idle.emit()

    def _describe(self) -> None:
        """Put into words for assistive technology what no card's button tells."""
        self.setAccessibleName(self.tr("Table"))
        self.setAccessibleDescription(self._scene.description())
        self._seats.refresh()

    # what the person may do

    def set_mode(self, mode: Mode) -> None:
        """Set by hand what the hand is for; the next update sets it again."""
        self._input.set_mode(mode)
        self._input.marks.refresh()

    def mode(self) -> Mode:
        """What the hand is for now."""
        return self._input.marks.mode

    def hand(self) -> tuple[Card, ...]:
        """The person's cards that are seen, in the order of the fan."""
        return self._scene.hand()

    def point_out(self, cards: tuple[Card, ...], *, for_keys: bool = False) -> None:
        """Ring cards of the hand; an empty tuple ends it. ``for_keys``: Enter then chooses them, or plays one."""
        self._input.marks.point_out(cards, for_keys=for_keys)

    def refuse(self, card: Card, sentence: str) -> None:
        """Shake the card and say why it may not be played."""
        self.hide_last_trick()
        self.notices.show_for_a_while(sentence, is_short=True)
        if not self._scene.is_still:
            self._input.shake.start(card)
        read_aloud(self, sentence)

    def show_for_a_while(self, sentence: str) -> None:
        """Show a sentence by the hand for as long as it takes to read; nothing is announced."""
        self.hide_last_trick()
        self.notices.show_for_a_while(sentence)

    def advise(self, sentence: str, cards: tuple[Card, ...] = (), *, is_heard: bool = True) -> None:
        """Ring cards of the hand, show a sentence and have it ``is_heard``, until the next update or ``hide_notice``;
        empty ends it. The keyboard's ring goes to a single card and from several, so that Enter chooses it or them.
        """
        self.hide_last_trick()
        self.notices.show(sentence)
        self._input.marks.point_out(cards, for_keys=True, is_taken_back=not sentence)
        read_aloud(self, sentence if is_heard else "")

    def tell(self, seat: int, text: Callable[[], str]) -> None:
        """Let a player say a text, made anew in each language, for as long as it takes to read."""
        self._scene.tell(seat, text)
        read_aloud(self, text())

    def read_aloud(self, sentence: str) -> None:
        """Announce a sentence to assistive technology, if there is any."""
        read_aloud(self, sentence)

    def offer_questions(self, questions: Mapping[int, str]) -> None:
        """Let these seats' plates be asked for the reason of the last move: seat → what its button is called."""
        self._seats.offer(questions)

    def notice_box(self) -> QRectF:
        """Where the sentence by the hand stands, in the widget's coordinates; empty without one."""
        return self._scene.notices()["notice"].box

    def hide_notice(self) -> None:
        """Take the sentence by the hand away."""
        self.notices.show("")

    def sentence_height(self) -> float:
        """How high the sentence to the person is in small letters above a panel, which leaves it that; 0 for none."""
        return self._scene.sentence_height()

    def toggle_discards(self) -> None:
        """Turn the person's own discards up to be looked at, or down again; nothing where there are none."""
        if self._player.is_idle:
            self._input.marks.toggle_peek()

    def show_last_trick(self, caption: str = "") -> None:
        """Show the last trick, or end showing it; ``caption``, of a page that speaks of it: until the next update."""
        if self._last_trick.is_shown:
            self.hide_last_trick()
            return
        self.finish_now()
        self._last_trick.show(caption)
        if self._last_trick.is_shown:
            self.last_trick_shown.emit(True)

    def hide_last_trick(self) -> None:
        """Show the table again."""
        if self._last_trick.is_shown:
            self._last_trick.hide()
            self.last_trick_shown.emit(False)

    # looks

    def set_say(self, say: Say) -> None:
        """Set the function that puts events into words for the bubbles."""
        self._scene.speech.say = say

    def set_theme(self, theme: Theme = PINE) -> None:
        """Wear a felt."""
        self._scene.apply_theme(theme, self._style)

    def set_style(self, style: CardStyle) -> None:
        """Play with cards of a style."""
        self._style = style
        self._scene.apply_theme(self._scene.theme, style)

    def set_habits(self, habits: Habits) -> None:
        """Let the hand be handled as the person likes. The pause over a trick is of ``set_pace``."""
        self._input.guard = habits.guard
        self._input.marks.are_lowered = habits.are_lowered
        if (self._scene.sorting, self._scene.text_scale) != (habits.sorting, habits.text_scale):
            self.finish_now()
            self._scene.sorting, self._scene.text_scale = habits.sorting, habits.text_scale
            self._scene.refresh()
            self.resized.emit()
        self._input.marks.refresh()

    @property
    def guard(self) -> Guard:
        """What keeps a slip of the hand from playing a card."""
        return self._input.guard

    def ask_before_digits(self, is_asked: Callable[[], bool]) -> None:
        """Set the function that tells whether a digit only raises a card at the moment."""
        self._input.is_asked_first = is_asked

    def let_go(self, *, has_ring: bool = True) -> None:
        """Lower a card that was taken up, and take the keyboard's ring from it unless it ``has_ring`` still."""
        self._input.marks.take_up(None)
        if not has_ring:
            self._input.marks.focus(None)

    def set_pace(
        self, pace: Pace, trick_pause_ms: int | None = None, gathers_by_click: bool = False, is_still: bool = False
    ) -> None:
        """Set the pace; what is being played keeps its own unless the new one is INSTANT."""
        self._speeds = speeds_for(pace, trick_pause_ms, gathers_by_click, is_still)
        self._scene.is_still = is_still
        if self._speeds.is_instant:
            self.finish_now()

    def retranslate(self) -> None:
        """Say everything anew in the language of the moment."""
        self.hide_notice()
        self.hide_last_trick()
        self._scene.retranslate()
        self._describe()
        self._for_readers.refresh()
        self.retranslated.emit()

    def places(self) -> Frame:
        """Where things are, for panels: ``places().panel`` is theirs."""
        return self._scene.places()

    def make_room(self, panel: QRectF | None) -> None:
        """Let nothing be written where a panel is open, in the widget's coordinates; None: there is no panel."""
        self._scene.make_room(panel)

    def stop(self) -> None:
        """End the painting of pictures. The program's end does it; so do owners that go away before that."""
        self._pictures.stop()

    def table_scene(self) -> TableScene:
        """The scene, for tests."""
        return self._scene

    # Qt

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._player.settle_movement()
        self._scene.resize(QSizeF(self.viewport().size()))
        self._input.marks.refresh()
        self._seats.refresh()
        self.resized.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and (self._player.is_idle or self._hurry()):
            self._input.mouse.press(self.mapToScene(event.position().toPoint()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._input.mouse.move(self.mapToScene(event.position().toPoint()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._input.mouse.release(self.mapToScene(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        self._input.mouse.leave()
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_busy = not self._player.is_idle
        if not self._input.keys.knows(event.key(), is_busy):
            super().keyPressEvent(event)
        elif not is_busy or self._hurry():
            self._input.keys.press(event.key(), is_held=event.isAutoRepeat())

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat() and self._last_trick.is_long_shown():
            self.hide_last_trick()
        super().keyReleaseEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in BY_TAB:
            self._input.keys.arrive()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._input.mouse.leave()

    def _hurry(self) -> bool:
        """A quick player does not wait: play the rest if he is asked for something, else end the wait of the moment.

        Whether the click or key counts. Where he may declare a marriage first it does not: a card led by a second
        press would pass the chance up before he saw it.
        """
        if not self._is_asked or self._player.awaits_click:
            self._player.skip()
            return False
        self._player.finish_now()
        return self.mode().kind is not ModeKind.NOTHING and not self.mode().may_declare
