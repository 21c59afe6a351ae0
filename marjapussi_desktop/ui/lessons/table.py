"""The real table with its panels, driven by a lesson instead of a match."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from marjapussi_desktop.controller.prompts import Prompt, PromptKind, Update, UpdateKind
from marjapussi_desktop.engine.actions import Action, Play
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.events import TrickWon
from marjapussi_desktop.engine.reasons import Refusal
from marjapussi_desktop.tutorial.lesson import Spot
from marjapussi_desktop.tutorial.page import Mood
from marjapussi_desktop.tutorial.runner import LessonRunner
from marjapussi_desktop.ui.banner import Banner, great_event
from marjapussi_desktop.ui.lessons.pointer import Pointer
from marjapussi_desktop.ui.panels import panel_for
from marjapussi_desktop.ui.panels.base import PromptPanel
from marjapussi_desktop.ui.table.view import TableWidget
from marjapussi_desktop.ui.text.events import bubble_text
from marjapussi_desktop.ui.text.reasons import refusal_text

MARGIN = 16


class LessonTable(QWidget):
    """The table of one lesson at a time.

    Attributes: ``table``; ``panel``, the one that is open, or None. Signals: ``moving``: cards begin to fly;
    ``settled``: the table shows the runner's page; ``answered``: something was tried, and the runner has an answer.
    """

    moving = Signal()
    settled = Signal()
    answered = Signal()

    def __init__(self, parent: QWidget | None = None, cache_dir: Path | None = None) -> None:
        super().__init__(parent)
        self.table = TableWidget(self, cache_dir)
        self.panel: PromptPanel | None = None
        self._runner: LessonRunner | None = None
        self._update: Update | None = None
        self._settled_on: Update | None = None
        self._pointer = Pointer(self.table)
        self._banner = Banner(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)
        self.table.set_say(lambda event, _view: bubble_text(event))
        self.table.idle.connect(self._on_idle)
        self.table.card_chosen.connect(self._on_card_chosen)
        self.table.cards_toggled.connect(self._on_cards_toggled)
        self.table.resized.connect(self._on_resized)
        self._banner.finished.connect(self._settle)

    def play(self, runner: LessonRunner) -> None:
        """Begin a lesson; the one before it is over."""
        if self._runner is not None:
            self._runner.on_update = lambda update: None
        self._runner = runner
        runner.on_update = self._take
        runner.start()

    def point_at(self, spots: tuple[Spot, ...]) -> None:
        """Ring some places of the table."""
        self._pointer.point_at(spots, self.table.places())

    def take_focus(self) -> None:
        """Give the keyboard to the open panel, or to the hand."""
        if self.panel is not None and not self.panel.wants_hand:
            self.panel.take_focus()
        else:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def is_settled(self) -> bool:
        """Whether the table shows the runner's page."""
        return self._settled_on is self._update

    def _take(self, update: Update) -> None:
        self._close_panel()
        self._banner.stop()
        self._pointer.hide()
        self.table.point_out(())
        self.table.hide_notice()
        self._update = update
        # While there is only something to read, a click at the table must not take Enter from the button.
        self.table.setFocusPolicy(Qt.FocusPolicy.StrongFocus if update.prompt is not None else Qt.FocusPolicy.NoFocus)
        self.table.take(update)
        self.moving.emit()

    def _on_idle(self) -> None:
        """The table has come to rest. After several updates at once this is called more than once."""
        update = self._update
        if update is None or update is self._settled_on or self._banner.isVisible():
            return
        event = great_event(update.view) if update.kind is UpdateKind.EVENTS else None
        if event is None:
            self._settle()
        else:
            self._banner.play(event)

    def _settle(self) -> None:
        update, runner = self._update, self._runner
        if update is None or runner is None:
            return
        self._settled_on = update
        if update.prompt is not None:
            self._open_panel(update.prompt, update)
        has_led_to_trick = runner.page.mood is Mood.SHOWN and any(isinstance(e, TrickWon) for e in update.events)
        if has_led_to_trick or Spot.LAST_TRICK in runner.page.point_at:
            self.table.show_last_trick()
        self.settled.emit()

    def _open_panel(self, prompt: Prompt, update: Update) -> None:
        self.panel = panel_for(prompt, update.view, self)
        if self.panel is None:
            return
        self.panel.answered.connect(lambda action: self.answer(prompt, action))
        self.panel.to_hand.connect(self.table.setFocus)
        self.panel.resized.connect(self._place_panel)
        self.panel.show()
        self._place_panel()

    def _close_panel(self) -> None:
        panel, self.panel = self.panel, None
        if panel is not None:
            panel.hide()
            panel.deleteLater()

    def answer(self, prompt: Prompt, action: Action) -> None:
        """Answer the lesson's prompt as a panel or a card does."""
        assert self._runner is not None
        refusal = self._runner.answer(prompt.id, action)
        if refusal is None:
            return
        if isinstance(action, Play):
            self._refuse(action.card, refusal)
        self.answered.emit()

    def _on_card_chosen(self, card: Card) -> None:
        prompt = self._update.prompt if self._update is not None else None
        if prompt is None or self._runner is None:
            return
        if prompt.kind is PromptKind.PLAY:
            self.answer(prompt, Play(card))
        elif (refusal := self._runner.why_not(card)) is not None:
            self._refuse(card, refusal)

    def _refuse(self, card: Card, refusal: Refusal) -> None:
        assert self._update is not None
        self.table.refuse(card, refusal_text(refusal, [seat.name for seat in self._update.view.seats]))

    def _on_cards_toggled(self, cards: tuple[Card, ...]) -> None:
        if self.panel is not None:
            self.panel.take_cards(cards)

    def _place_panel(self) -> None:
        if self.panel is None:
            return
        panel, strip, hint = self.panel, self.table.panel_rect(), self.panel.sizeHint()
        width = min(self.width() - 2 * MARGIN, hint.width())
        height = min(self.height() - 2 * MARGIN, hint.height())
        top = max(MARGIN, round(strip.bottom()) - height)
        panel.setGeometry(QRect((self.width() - width) // 2, top, width, height))
        panel.raise_()

    def _on_resized(self) -> None:
        self._place_panel()
        if self._runner is not None and self._pointer.isVisible():
            self.point_at(self._runner.page.point_at)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._banner.setGeometry(self.rect())
        self._place_panel()
