"""The tab of a panel that was put aside: it brings the panel back until its prompt is answered."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QPushButton, QWidget

from marjapussi_desktop.ui.panels.base import PromptPanel

KEY = "A"


class AsideTab(QPushButton):
    """A small button in the panel's place that names what the panel offers. Clicked by the mouse, and by A from
    anywhere on ``parent``.
    """

    def __init__(self, panel: PromptPanel, parent: QWidget) -> None:
        super().__init__(parent)
        self._panel = panel
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._shortcut = QShortcut(QKeySequence(KEY), parent)
        self._shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._shortcut.activated.connect(self.click)
        self.retranslate()

    def end(self) -> None:
        """Be gone, and the key with it."""
        self.hide()
        self._shortcut.deleteLater()
        self.deleteLater()

    def retranslate(self) -> None:
        """Set the text in the current language."""
        offer = self._panel.offer_text()
        self.setText(f"{offer} ({KEY})")
        self.setAccessibleName(offer)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
