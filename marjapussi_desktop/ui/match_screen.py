"""The table with the panels over it: turns the person's clicks into answers and the session's updates into pictures."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from marjapussi_desktop.controller.prompts import Prompt, PromptKind, Update, UpdateKind
from marjapussi_desktop.controller.qt_session import QtSession
from marjapussi_desktop.controller.table_view import TableView
from marjapussi_desktop.engine.actions import Action, Kontra, Play, Re
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.choices import Call, PlayChoices
from marjapussi_desktop.engine.events import Event, KittyTaken
from marjapussi_desktop.engine.reasons import Refusal
from marjapussi_desktop.ui.advice import Advice
from marjapussi_desktop.ui.call_bar import CallBar
from marjapussi_desktop.ui.table.view import TableWidget
from marjapussi_desktop.ui.text.events import bubble_text
from marjapussi_desktop.ui.text.reasons import refusal_text

if TYPE_CHECKING:
    from marjapussi_desktop.ui.banner import Banner
    from marjapussi_desktop.ui.panels.base import PromptPanel

MARGIN = 16
PEEK_KEY = "D"
"""Shows one's own discards, also while a panel has the keyboard."""


class MatchScreen(QWidget):
    """One match on the table. A panel opens when the table has come to rest, and goes when its prompt is answered.

    ``cache`` is a folder for the pictures of the cards.
    Attributes: ``table``; ``panel`` and ``banner``, those that are open, or None; ``advice``: reasons and hints.
    Signals: ``new_match``: the person wants another match; ``thoughts``: what the players thought.
    """

    new_match = Signal()
    thoughts = Signal()

    def __init__(self, session: QtSession, cache: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.table = TableWidget(self, cache)
        self.table.set_say(spoken)
        self.panel: PromptPanel | None = None
        self._update: Update | None = None
        self.banner: Banner | None = None
        self.calls = CallBar(self)
        self.advice = Advice(session, self.table)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)
        self._connect()

    def _connect(self) -> None:
        self.session.updated.connect(self.take)
        self.table.idle.connect(self._on_idle)
        self.table.card_chosen.connect(self._on_card_chosen)
        self.table.cards_toggled.connect(self._on_cards_toggled)
        self.table.resized.connect(self._place)
        self.calls.called.connect(self._on_called)
        self.advice.hinted.connect(self._on_hinted)
        peek = QShortcut(QKeySequence(PEEK_KEY), self)
        peek.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        peek.activated.connect(self.table.toggle_discards)

    def take(self, update: Update) -> None:
        """Show an update; whatever was asked before is no longer asked."""
        self._close_panel()
        self._end_banner()
        self.advice.end()
        self._update = update
        self.table.take(update)
        self.advice.offer_questions()
        self._offer_calls()

    def retranslate(self) -> None:
        """Set the texts of the table, which hears of no language change by itself."""
        self.table.retranslate()
        self.advice.retranslate()

    def show_last_trick(self) -> None:
        """Show the trick that was gathered last."""
        self.table.show_last_trick()

    def take_focus(self) -> None:
        """Give the keyboard to the open panel, or to the hand."""
        if self.panel is not None and self.panel.isVisible() and not self.panel.wants_hand:
            self.panel.take_focus()
        else:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _offer_calls(self) -> None:
        """Offer Kontra or Re, whoever's turn it is, as soon as the table shows the contract."""
        update, shown = self._update, self.table.shown_view()
        if update is not None and shown is not None and shown.contract is not None:
            self.calls.offer(update.calls, update.view)
        else:
            self.calls.offer((), None)
        self._place_calls()

    def _on_idle(self) -> None:
        self._offer_calls()
        update = self._update
        if update is None or update.prompt is None or self.panel is not None or self.banner is not None:
            return
        is_end = update.prompt.kind in (PromptKind.HAND_OVER, PromptKind.MATCH_OVER)
        if not is_end or update.kind is UpdateKind.JUMP or not self._play_banner(update):
            self._open_panel()

    def _play_banner(self, update: Update) -> bool:
        """Show the picture of a hand's great event, and the panel after it; whether there was one."""
        from marjapussi_desktop.ui.banner import Banner, great_event

        event = great_event(update.view)
        if event is None:
            return False
        self.banner = Banner(self)
        self.banner.finished.connect(self._on_banner_finished)
        self.banner.play(event)
        return True

    def _on_banner_finished(self) -> None:
        self._end_banner()
        self._open_panel()

    def _end_banner(self) -> None:
        banner, self.banner = self.banner, None
        if banner is not None:
            banner.stop()
            banner.deleteLater()

    def _open_panel(self) -> None:
        update = self._update
        if update is None or update.prompt is None or self.panel is not None:
            return
        if _may_need_panel(update.prompt):
            # Imported here: the first picture of most matches does without.
            from marjapussi_desktop.ui.panels import panel_for

            self.panel = panel_for(update.prompt, update.view, self)
        if self.panel is not None:
            self._connect_panel(self.panel, update.prompt)
            self.panel.show()
            self._place_panel()
        self.take_focus()

    def _connect_panel(self, panel: PromptPanel, prompt: Prompt) -> None:
        panel.answered.connect(lambda action: self._answer(prompt, action))
        panel.next_hand.connect(self.session.next_hand)
        panel.new_match.connect(self.new_match)
        panel.replay.connect(self.session.replay_deals)
        panel.thoughts.connect(self.thoughts)
        panel.to_hand.connect(self.table.setFocus)
        panel.hand_key.connect(self.table.keyPressEvent)
        panel.resized.connect(self._place_panel)

    def _close_panel(self) -> None:
        panel, self.panel = self.panel, None
        if panel is not None:
            if panel.isAncestorOf(self.focusWidget() or self):
                self.table.setFocus(Qt.FocusReason.OtherFocusReason)
            panel.hide()
            panel.deleteLater()

    def _answer(self, prompt: Prompt, action: Action) -> None:
        refusal = self.session.answer(prompt.id, action)
        assert refusal is None, f"a panel offered what is refused: {action} {refusal}"

    def _on_card_chosen(self, card: Card) -> None:
        prompt = self._update.prompt if self._update is not None else None
        if prompt is not None and prompt.kind is PromptKind.PLAY:
            refusal = self.session.answer(prompt.id, Play(card))
        else:
            refusal = self.session.why_not(card)
        if refusal is not None:
            self.table.refuse(card, self._sentence(refusal))

    def _on_cards_toggled(self, cards: tuple[Card, ...]) -> None:
        if self.panel is not None:
            self.panel.take_cards(cards)

    def _on_hinted(self, action: Action) -> None:
        """Put the keyboard on what is advised; a card has its ring already."""
        if isinstance(action, Kontra | Re):
            self.calls.button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.panel is not None:
            self.panel.advise(action)

    def _on_called(self, call: Call) -> None:
        self.session.call(call)

    def _sentence(self, refusal: Refusal) -> str:
        assert self._update is not None
        view = self._update.view
        return refusal_text(refusal, [seat.name for seat in view.seats], view.phase, view.viewer)

    def _place_panel(self) -> None:
        if self.panel is None:
            return
        panel = self.panel
        places = self.table.places()
        strip = places.panel
        is_beside_hand = not panel.is_central and places.has_rows
        most = round(strip.width()) if is_beside_hand else self.width() - 2 * MARGIN
        panel.fit(most)
        hint = panel.sizeHint()
        width, height = min(most, hint.width()), min(self.height() - 2 * MARGIN, hint.height())
        left = strip.left() if is_beside_hand else (self.width() - width) / 2
        top = (self.height() - height) / 2 if panel.is_central else strip.bottom() - height
        panel.setGeometry(QRect(round(left), max(MARGIN, round(top)), width, height))
        panel.raise_()

    def _place_calls(self) -> None:
        self.calls.place(self.table.places().corner)

    def _place(self) -> None:
        self._place_panel()
        self._place_calls()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.banner is not None:
            self.banner.setGeometry(self.rect())
        self._place()


def spoken(event: Event, view: TableView) -> str | None:
    """What a player is heard to say. The person sees for himself which cards he takes."""
    return None if isinstance(event, KittyTaken) and event.seat == view.viewer else bubble_text(event)


def _may_need_panel(prompt: Prompt) -> bool:
    return not isinstance(prompt.choices, PlayChoices) or bool(prompt.choices.marriages)
