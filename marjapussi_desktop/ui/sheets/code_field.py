"""The field for the deals of a new match: random, or from a deal code or seed that is typed, pasted or on the
clipboard.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout, QWidget

from marjapussi_desktop.controller.deals.deal_code import CodeError, CodeFault, DealCode, format_code, parse_code
from marjapussi_desktop.ui.labels import Label, fit_height, set_tip
from marjapussi_desktop.ui.style import gap, set_role
from marjapussi_desktop.ui.text.deal_codes import code_fault_text, shortened

MOST_DIGITS = 15
"""The most digits of a seed. Earlier versions showed the seed alone as the code, so it is accepted too."""


class CodeField(QWidget):
    """Attributes: ``line``, where a code or a number is typed; ``offer``, shown while there is a code on the clipboard;
    ``said``: what is wrong with it, or what a code has set.

    Signals: ``given(DealCode)``, a whole code has been typed, pasted or taken; ``edited``, any change.
    """

    given = Signal(object)
    edited = Signal()

    def __init__(self, seed: int | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._offered: DealCode | None = None
        self._code: DealCode | None = None
        self._error: CodeError | None = None
        self.line = QLineEdit("" if seed is None else str(seed), self)
        self.offer = QPushButton(self)
        set_role(self.offer, "link")
        self.said = Label(self)
        self.said.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(gap(4))
        column.addWidget(self.line)
        column.addWidget(self.offer, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.said)
        self.line.textEdited.connect(self._read)
        self.line.editingFinished.connect(self._tidy)
        self.offer.clicked.connect(self._take_offered)
        self._clipboard = QGuiApplication.clipboard()
        self._clipboard.dataChanged.connect(self.look_at_clipboard)
        self.look_at_clipboard()

    # -- what stands in it --------------------------------------------------------------------------------------------

    @property
    def is_complete(self) -> bool:
        """Whether a match can begin with what is in the field."""
        return self._error is None

    def seed(self) -> int | None:
        """The seed of the deals; None for random ones."""
        if self._code is not None:
            return self._code.seed
        return int(self.line.text()) if _is_number(self.line.text().strip()) else None

    def _read(self) -> None:
        text = self.line.text().strip()
        self._code = self._error = None
        if text and not _is_number(text):
            try:
                self._code = parse_code(text)
            except CodeError as error:
                self._error = error
        self._show()
        if self._code is not None:
            self.given.emit(self._code)
        self.edited.emit()

    def _tidy(self) -> None:
        if self._code is not None:
            self.line.setText(format_code(self._code))

    # -- the clipboard ------------------------------------------------------------------------------------------------

    def look_at_clipboard(self) -> None:
        """Offer the code that is on the clipboard, if there is one."""
        try:
            self._offered = parse_code(self._clipboard.text())
        except CodeError:
            self._offered = None
        self._show()

    def _take_offered(self) -> None:
        if self._offered is not None:
            self.line.setText(format_code(self._offered))
            self.line.setFocus()
            self._read()

    # -- texts --------------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.line.setAccessibleName(self.tr("Deal code"))
        self.line.setPlaceholderText(self.tr("random"))
        set_tip(
            self.line, self.tr("A deal code holds the game, its rules, the players and the cards. A number deals too.")
        )
        self._show()

    def _show(self) -> None:
        offered = self._offered if self._offered != self._code else None
        self.offer.setVisible(offered is not None)
        if offered is not None:
            self.offer.setText(self.tr("Paste {code}").format(code=shortened(format_code(offered))))
        is_unfinished = self._error is not None and self._error.fault is CodeFault.TOO_SHORT
        set_role(self.said, "small" if self._error is None or is_unfinished else "warning")
        self.said.setText(self._sentence())
        self.said.setVisible(bool(self.said.text()))
        self.line.setAccessibleDescription(self.said.text())
        self._fit()

    def _sentence(self) -> str:
        if self._error is not None:
            return code_fault_text(self._error)
        if self._code is None:
            return ""
        if self._code.players:
            return self.tr("The game, its rules and the players have been set as the code says.")
        return self.tr("The game and its rules have been set as the code says.")

    def _fit(self) -> None:
        fit_height(self.said, self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS
