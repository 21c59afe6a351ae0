"""Running text with suit signs, wrapped to the available width."""

from __future__ import annotations

import re

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from marjapussi_desktop.ui.i18n import LANGUAGES
from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.rules.words import terms_in
from marjapussi_desktop.ui.style import Look, colours, set_role, suits_on_panels
from marjapussi_desktop.ui.table.suit_text import SuitText, words_in
from marjapussi_desktop.ui.table.suits import GLYPHS

_WIDE = 1e6
_USUAL_WIDTH = 280
_WIDTHS_KEPT = 8
_BETWEEN_WORDS = re.compile(rf"(?<![{''.join(GLYPHS)}+−=]) (?![+−])|(?<=[{''.join(GLYPHS)}]) (?!\d)")


class Paragraph(Label):
    """A label of many lines, set flush left, that draws ♠ ♣ ♦ ♥ as pictures. Empty it takes no room.

    ``has_terms``: words of the glossary have dots below them and can be clicked. Signal: ``term_wanted(str)``: the
    glossary's name of such a word.
    """

    term_wanted = Signal(str)

    def __init__(self, role: str = "", parent: QWidget | None = None, *, has_terms: bool = False) -> None:
        super().__init__(parent)
        set_role(self, role)
        self._has_terms = has_terms
        self._laid_out: tuple[object, ...] = ()
        self._by_width: dict[int, list[SuitText]] = {}
        self.setMouseTracking(has_terms)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def say(self, text: str) -> None:
        """Show a text, or nothing."""
        self.setText(text)
        self.setVisible(bool(text))
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        self.ensurePolished()
        return round(sum(line.size.height() for line in self._lines(width))) + 1

    def sizeHint(self) -> QSize:
        return QSize(_USUAL_WIDTH, self.heightForWidth(_USUAL_WIDTH))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        colour = self.palette().color(QPalette.ColorRole.WindowText).name()
        suits = suits_on_panels(Look.theme, Look.deck)
        top = 0.0
        for line in self._lines(self.width()):
            line.paint(painter, QRectF(0, top, line.size.width(), line.size.height()), colour, suits)
            top += line.size.height()
        painter.setPen(QPen(QColor(colours(Look.theme)["muted"]), 1, Qt.PenStyle.DotLine))
        for _term, box in self.terms():
            painter.drawLine(box.bottomLeft() - QPointF(0, 2), box.bottomRight() - QPointF(0, 2))
        painter.end()

    def terms(self) -> list[tuple[str, QRectF]]:
        """The words of the glossary in the text, each where it first stands."""
        found: dict[str, QRectF] = {}
        top = 0.0
        code = QLocale().name()[:2]
        for line in self._lines(self.width()) if self._has_terms and code in LANGUAGES else ():
            height = line.size.height()
            for word in terms_in(line.text, code):
                left, right = (self._width_of(line.text[:place]) for place in (word.start, word.end))
                found.setdefault(word.term, QRectF(left, top, right - left, height))
            top += height
        return list(found.items())

    def _width_of(self, text: str) -> float:
        """How far a text reaches that more words follow."""
        width = SuitText(text, self.font(), _WIDE).size.width()
        return width + self.fontMetrics().horizontalAdvance(" ") if text.endswith(" ") else width

    def _term_at(self, place: QPointF) -> str:
        return next((term for term, box in self.terms() if box.contains(place)), "")

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._has_terms and self._term_at(event.position()):
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.unsetCursor()
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        term = self._term_at(event.position()) if self._has_terms else ""
        if term and event.button() is Qt.MouseButton.LeftButton:
            self.term_wanted.emit(term)
        super().mouseReleaseEvent(event)

    def _lines(self, width: int) -> list[SuitText]:
        """Broken once for each width: a layout asks many times on the way to its own size."""
        laid_out = (self.text(), self.font())
        if laid_out != self._laid_out or len(self._by_width) >= _WIDTHS_KEPT:
            self._laid_out, self._by_width = laid_out, {}
        found = self._by_width.get(width)
        if found is None:
            found = self._by_width[width] = self._broken(width)
        return found

    def _broken(self, width: int) -> list[SuitText]:
        """The text broken greedily between words, but not between a suit and its number, nor in a sum but before what
        it makes.
        """
        lines: list[SuitText] = []
        font = self.font()
        words = words_in(font)
        for word in _BETWEEN_WORDS.split(self.text()):
            longer = SuitText(f"{lines[-1].text} {word}" if lines else word, font, _WIDE, words)
            if lines and longer.size.width() <= width:
                lines[-1] = longer
            else:
                lines.append(SuitText(word, font, _WIDE, words))
        return lines
