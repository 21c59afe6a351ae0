"""Claiming the rest: a small button beside the hand, there while all remaining tricks are proved the person's. The key
claims them too, or says why not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QPushButton, QWidget

from marjapussi_desktop.controller.match.prompts import NoClaim, Prompt, Update, UpdateKind
from marjapussi_desktop.engine.actions import Play
from marjapussi_desktop.engine.state import Phase
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.apply_theme import apply_pace, hurry
from marjapussi_desktop.ui.keys import give_keyboard
from marjapussi_desktop.ui.labels import set_tip
from marjapussi_desktop.ui.style import set_role

if TYPE_CHECKING:
    from marjapussi_desktop.ui.play_screen import PlayScreen

KEY = "R"
LEAST = 2
"""With a single card nothing is saved by a claim."""
TRICK_PAUSE_MS = 250


class ClaimTab(QPushButton):
    """Offers the rest by the mouse. Signal: ``key``: R was pressed anywhere on ``parent``, offer or none."""

    key = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        set_role(self, "call")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        shortcut = QShortcut(QKeySequence(KEY), parent)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(self.key)
        self._width = 0
        self.retranslate()
        self.hide()

    def fit(self, width: int) -> QSize:
        """The size in a place of ``width``: the key is named where there is room for it, and in any case in the tip."""
        self._width = width
        self.retranslate()
        return QSize(width, self.sizeHint().height())

    def spoken(self) -> str:
        """The offer in one sentence with its key, for who does not see it; empty without one."""
        if self.isHidden():
            return ""
        return self.tr("All tricks that are left are yours. To claim them press {key}.").format(key=KEY)

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        offer = self.tr("Claim the rest")
        self.setText(f"{offer} ({KEY})")
        if 0 < self._width < self.sizeHint().width():
            self.setText(offer)
        self.setAccessibleName(offer)
        what = self.tr("All tricks that are left are yours, however the cards lie. They are played out at once.")
        self.setAccessibleDescription(what)
        set_tip(self, f"{what} ({KEY})")

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class Claiming(QObject):
    """Shows the offer, and plays a claim card by card. Each lead is proved anew; without a proof, and after an undo,
    the person goes on himself.

    Attributes: ``tab``; ``is_running``: a claim is being played.
    """

    def __init__(self, screen: PlayScreen) -> None:
        super().__init__(screen)
        self.is_running = False
        self._screen = screen
        self._preferences = Preferences()
        self._prompt: Prompt | None = None
        self._is_last_trick_shown = False
        self.tab = ClaimTab(screen)
        self.tab.clicked.connect(self._claim)
        self.tab.key.connect(self._on_key)
        self.tab.installEventFilter(screen)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._lead)
        screen.taken.connect(self._on_taken)
        screen.settled.connect(self._on_settled)
        screen.table.resized.connect(self._place)
        screen.table.last_trick_shown.connect(self._on_last_trick)

    def apply(self, preferences: Preferences) -> None:
        """Be as the preferences say."""
        self._preferences = preferences
        if self.is_running:
            self._hurry()
        self._offer()

    def answers(self, update: Update) -> bool:
        """Whether what is asked is answered by the claim, without a panel."""
        return self.is_running and update.prompt is not None and bool(update.prompt.claim)

    def spoken(self) -> str:
        """The offer in one sentence; empty without one."""
        return self.tab.spoken()

    def _on_taken(self, update: Update) -> None:
        self._timer.stop()
        self._prompt = None
        self._offer()
        is_stopped = update.kind is UpdateKind.JUMP or (update.prompt is not None and not update.prompt.claim)
        if self.is_running and is_stopped:
            self.is_running = False
            apply_pace(self._screen.table, self._preferences)

    def _on_settled(self, update: Update) -> None:
        self._prompt = update.prompt
        if self.answers(update):
            self._timer.start(0)
        self._offer()

    def _on_last_trick(self, is_shown: bool) -> None:
        """The last trick may lie there, where a table has rows."""
        self._is_last_trick_shown = is_shown
        self._offer()

    def _offer(self) -> None:
        """Show or hide the button. It goes with the keyboard where that would be left nowhere."""
        prompt = self._prompt
        is_offered = prompt is not None and len(prompt.claim) >= LEAST and self._preferences.offers_claim
        is_seen = is_offered and not self.is_running and not self._is_last_trick_shown
        if not is_seen and self.tab.hasFocus():
            give_keyboard(self._screen.table)
        self.tab.setVisible(is_seen)
        self._place()

    def _place(self) -> None:
        """Stand in the corner as Kontra does, which is never offered together with this, or above the discards."""
        if self.tab.isHidden():
            return
        table = self._screen.table
        corner = table.places().corner.translated(table.pos()).toRect()
        size = self.tab.fit(corner.width())
        view = table.shown_view()
        has_discards = view is not None and bool(view.discards)
        top = corner.top() if has_discards else corner.bottom() - size.height()
        self.tab.setGeometry(corner.left(), top, size.width(), size.height())
        self.tab.raise_()

    def _on_key(self) -> None:
        """Claim the rest, a single card too; where it is not the person's, say why not."""
        if self.is_running or not self._preferences.offers_claim:
            return
        if self._prompt is not None and self._prompt.claim:
            self._screen.table.hide_last_trick()
            self._claim()
        else:
            self._say_why_not()

    def _say_why_not(self) -> None:
        update = self._screen.session.current()
        reason = NoClaim.NO_LEAD if update.prompt is None else update.prompt.no_claim
        if reason is None or update.view.phase is not Phase.PLAY:
            return
        from marjapussi_desktop.ui.text.claims import no_claim_text  # here, as few ask

        sentence = no_claim_text(reason)
        self._screen.table.show_for_a_while(sentence)
        self._screen.table.read_aloud(sentence)

    def _claim(self) -> None:
        self.is_running = True
        self._hurry()
        self._offer()
        self._lead()

    def _lead(self) -> None:
        prompt = self._prompt
        if prompt is not None and prompt.claim:
            self._screen.answer(prompt, Play(prompt.claim[0]))

    def _hurry(self) -> None:
        hurry(self._screen.table, self._preferences, TRICK_PAUSE_MS)
