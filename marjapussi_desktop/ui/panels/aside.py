"""The tab of a panel that was put aside: it brings the panel back until its prompt is answered."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QPushButton, QWidget

from marjapussi_desktop.ui.labels import set_tip
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
        self._width = 0
        self.retranslate()

    def fit(self, width: int) -> QSize:
        """The size in a place of ``width``: the key is named where there is room for it, and in any case in the tip."""
        self._width = width
        self.retranslate()
        return self.sizeHint().boundedTo(QSize(width, self.sizeHint().height()))

    def end(self) -> None:
        """Be gone, and the key with it."""
        self.hide()
        self._shortcut.deleteLater()
        self.deleteLater()

    def retranslate(self) -> None:
        """Set the text in the current language."""
        offer = self._panel.offer_text()
        with_key = f"{offer} ({KEY})"
        self.setText(with_key)
        if 0 < self._width < self.sizeHint().width():
            self.setText(offer)
        self.setAccessibleName(offer)
        set_tip(self, with_key)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
