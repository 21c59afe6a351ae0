"""Texts with suit signs in them, wrapped to a width and drawn with pictures of the suits."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPainter

from marjapussi_desktop.engine.cards import Suit
from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.ui.table.suits import GLYPHS, draw_suit

_SUIT_WIDTH = 0.78
"""Width of a suit sign, in ascents of the font."""
_BALANCING_STEPS = 12
_IN_WORD = r"[\S\u00a0]"
_WORD = re.compile(rf"{_IN_WORD}*[{''.join(GLYPHS)}] \d{_IN_WORD}*|{_IN_WORD}+")
"""What no line parts: a word, words with no-break spaces between them, or a suit's sign with the number that it goes
with.
"""
_LONGEST_WORD = 30
"""Characters. A longer word is none of ours: a name from outside, or what another program says."""
_FONTS_KEPT: Final = 32
_WORDS_KEPT: Final = 4000
"""Of a font."""


@frozen
class _Run:
    """A stretch of text, or one suit sign."""

    text: str
    suit: Suit | None
    width: float


class Words:
    """How wide words are in a font. Each is measured once: a text is wrapped to many widths on the way to its own,
    and most words stand in many texts.
    """

    def __init__(self, font: QFont) -> None:
        self.metrics = QFontMetricsF(font)
        self.space = self.metrics.horizontalAdvance(" ")
        self._measured: dict[str, tuple[list[_Run], float]] = {}

    def runs(self, word: str) -> tuple[list[_Run], float]:
        """The stretches and signs of a word, and their width."""
        found = self._measured.get(word)
        if found is None:
            if len(self._measured) >= _WORDS_KEPT:
                self._measured.clear()
            runs = _split(word, self.measure)
            found = self._measured[word] = (runs, sum(run.width for run in runs))
        return found

    def measure(self, piece: str) -> float:
        """The width of a stretch of text or of a sign."""
        if piece in GLYPHS:
            return self.metrics.ascent() * _SUIT_WIDTH
        return self.metrics.horizontalAdvance(piece)


_words_by_font: dict[tuple[str, str], Words] = {}


def words_in(font: QFont) -> Words:
    """The words of a font, those of the fonts last used being kept. What a font is called by may be drawn by another
    one until its file has been read.
    """
    key = (font.key(), QFontInfo(font).family())
    words = _words_by_font.pop(key, None) or Words(font)
    _words_by_font[key] = words
    if len(_words_by_font) > _FONTS_KEPT:
        del _words_by_font[next(iter(_words_by_font))]
    return words


class SuitText:
    """A laid-out text. ``size``: of its box; ``text``: as given; ``line_widths``, from the first line on."""

    def __init__(self, text: str, font: QFont, max_width: float, words: Words | None = None) -> None:
        self.text = text
        self._font = font
        self._words = words or words_in(font)
        self._metrics = self._words.metrics
        self._lines = self._wrap(_WORD.findall(text), max_width)
        self.line_widths = [sum(run.width for run in line) for line in self._lines]
        self._line_h = self._metrics.height()
        self.size = QSizeF(max(self.line_widths, default=0.0), self._line_h * len(self._lines))

    def paint(
        self, painter: QPainter, box: QRectF, colour: str, suits: Mapping[Suit, str], *, is_centred: bool = True
    ) -> None:
        """Draw the lines in the middle of ``box``, or from its left edge, the suits in colours of their own."""
        painter.setFont(self._font)
        painter.setPen(QColor(colour))
        y = box.center().y() - self.size.height() / 2
        for line in self._lines:
            x = box.center().x() - sum(run.width for run in line) / 2 if is_centred else box.left()
            for run in line:
                self._paint_run(painter, run, QPointF(x, y), suits)
                x += run.width
            y += self._line_h

    def _paint_run(self, painter: QPainter, run: _Run, at: QPointF, suits: Mapping[Suit, str]) -> None:
        ascent = self._metrics.ascent()
        if run.suit is None:
            painter.drawText(QPointF(at.x(), at.y() + ascent), run.text)
            return
        side = ascent * _SUIT_WIDTH
        top = at.y() + ascent - self._metrics.capHeight() / 2 - side / 2
        draw_suit(painter, run.suit, suits[run.suit], QRectF(at.x(), top, side, side))

    def _wrap(self, words: list[str], max_width: float) -> list[list[_Run]]:
        space = self._words.space
        lines: list[list[_Run]] = []
        width = 0.0
        for word in [piece for long in words for piece in self._fitting(long, max_width)]:
            runs, length = self._words.runs(word)
            if lines and width + space + length <= max_width:
                lines[-1] += [_Run(" ", None, space), *runs]
                width += space + length
            else:
                lines.append([*runs])
                width = length
        return lines

    def _fitting(self, word: str, max_width: float) -> list[str]:
        """The word, or, where it is too long for any language, pieces of it that are no wider than a line."""
        if len(word) <= _LONGEST_WORD:
            return [word]
        pieces = [""]
        for letter in word:
            if pieces[-1] and self._words.measure(pieces[-1] + letter) > max_width:
                pieces.append("")
            pieces[-1] += letter
        return pieces


def balanced(text: str, font: QFont, max_width: float) -> SuitText:
    """A text in as few lines as fit, none much shorter than the others: no word is left alone in the last."""
    words = words_in(font)
    laid_out = SuitText(text, font, max_width, words)
    least = sum(laid_out.line_widths) / max(1, len(laid_out.line_widths))
    for step in range(_BALANCING_STEPS):
        narrower = SuitText(text, font, least + (max_width - least) * step / _BALANCING_STEPS, words)
        if len(narrower.line_widths) == len(laid_out.line_widths) and narrower.size.width() <= max_width:
            return narrower
    return laid_out


def _split(word: str, measure: Callable[[str], float]) -> list[_Run]:
    """A word in stretches of text and single suit signs."""
    pieces: list[str] = []
    for sign in word:
        if pieces and sign not in GLYPHS and pieces[-1] not in GLYPHS:
            pieces[-1] += sign
        else:
            pieces.append(sign)
    return [_Run(piece, GLYPHS.get(piece), measure(piece)) for piece in pieces]
