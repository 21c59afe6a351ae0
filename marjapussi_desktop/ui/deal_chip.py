"""The deals of a match in a few small letters: their code, or its fingerprint while it would tell cards to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton, QWidget

from marjapussi_desktop.ui.aloud import read_aloud
from marjapussi_desktop.ui.labels import set_tip
from marjapussi_desktop.ui.style import set_role

if TYPE_CHECKING:
    from marjapussi_desktop.controller.match.qt_session import QtSession


def deals_told(session: QtSession) -> tuple[str, str]:
    """The deal code of the match on the table, empty until it is over, and its fingerprint; both are empty where the
    match has no code.
    """
    from marjapussi_desktop.controller.deals.deal_code import commitment  # here, as the start does not need it

    code = session.deal_code()
    is_over = session.current().view.winner is not None
    return (code if is_over else "", commitment(code) if code else "")


class DealChip(QPushButton):
    """A press copies what it stands for: the deal code of a match that is over, and of one in play the whole
    fingerprint, which commits the program to the cards and tells none. Hidden where a match has no code.
    ``is_flush``: its text begins where it does itself, as that of what stands above it.
    """

    def __init__(self, parent: QWidget | None = None, *, is_flush: bool = False) -> None:
        super().__init__(parent)
        self._code = ""
        self._fingerprint = ""
        self._is_copied = False
        set_role(self, "chip-flush" if is_flush else "chip")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._copy)
        self.hide()

    def show_deals(self, code: str, fingerprint: str) -> None:
        """Show the deals of a match. ``code``: empty unless all may be told; ``fingerprint``: of the code."""
        if (code, fingerprint) != (self._code, self._fingerprint):
            self._is_copied = False
        self._code, self._fingerprint = code, fingerprint
        self.setVisible(bool(code or fingerprint))
        self.retranslate()

    def copied_text(self) -> str:
        """What a press copies."""
        return self._code or self._fingerprint

    def retranslate(self) -> None:
        """Set every text in the current language."""
        if not self._code and not self._fingerprint:
            return
        from marjapussi_desktop.ui.text.deal_codes import (  # not before a match
            belonging_text,
            checking_text,
            recognised,
            shortened,
        )

        if self._code:
            text = self.tr("Deal code {code}").format(code=shortened(self._code))
            copies = self.tr(
                "Copies the deal code of this match. It holds the game, the house rules, the deals and the players."
            )
            tip = f"{copies} {belonging_text(self._code, self._fingerprint)} {checking_text()}"
        else:
            text = self.tr("Fingerprint {fingerprint}").format(fingerprint=recognised(self._fingerprint))
            tip = self.tr(
                "All cards of this match were fixed before the first deal. This is the fingerprint (SHA-256) of their "
                "deal code: it tells nothing of the cards and fits no other code. When the match is over, the code is "
                "shown, and you can check then that no card was changed. A click copies the fingerprint."
            )
        self.setText(self.tr("Copied") if self._is_copied else text)
        self.setAccessibleName(text)
        self.setAccessibleDescription(tip)
        set_tip(self, tip)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.copied_text())
        self._is_copied = True
        self.retranslate()
        read_aloud(self, self.tr("Copied"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
