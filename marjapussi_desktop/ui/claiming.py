"""Claiming the rest: a small button beside the hand, there while all remaining tricks are proved the person's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QPushButton, QWidget

from marjapussi_desktop.controller.match.prompts import Prompt, Update, UpdateKind
from marjapussi_desktop.engine.actions import Play
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.apply_theme import apply_pace, hurry
from marjapussi_desktop.ui.labels import set_tip
from marjapussi_desktop.ui.style import set_role

if TYPE_CHECKING:
    from marjapussi_desktop.ui.table_screen import TableScreen

KEY = "R"
LEAST = 2
"""With a single card nothing is saved by a claim."""
TRICK_PAUSE_MS = 250


class ClaimTab(QPushButton):
    """Offers the rest by the mouse, and by R from anywhere on ``parent``."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        set_role(self, "call")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        shortcut = QShortcut(QKeySequence(KEY), parent)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(self._on_key)
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

    def _on_key(self) -> None:
        if self.isVisible():
            self.click()


class Claiming(QObject):
    """Shows the offer, and plays a claim card by card. Each lead is proved anew; without a proof, and after an undo,
    the person goes on himself.

    Attributes: ``tab``; ``is_running``: a claim is being played.
    """

    def __init__(self, screen: TableScreen) -> None:
        super().__init__(screen)
        self.is_running = False
        self._screen = screen
        self._preferences = Preferences()
        self._prompt: Prompt | None = None
        self._is_last_trick_shown = False
        self.tab = ClaimTab(screen)
        self.tab.clicked.connect(self._claim)
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
            self._screen.table.setFocus(Qt.FocusReason.OtherFocusReason)
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
