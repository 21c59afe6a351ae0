"""Writes an SVG picture piece by piece: cards, texts with suit signs in them, boxes. Every text is escaped here."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF

from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.resources import FONT_FAMILY
from marjapussi_desktop.ui.export.card_art import HEIGHT, WIDTH, card_art, svg_inside
from marjapussi_desktop.ui.rich import escaped
from marjapussi_desktop.ui.table.suits import GLYPHS
from marjapussi_desktop.ui.table.theme import Deck

_SIGNS: Final = re.compile(f"([{''.join(GLYPHS)}])")
_SUIT_SIDE: Final = 0.68
"""Width of a suit sign, in text sizes."""
ANY_FAMILY: Final = f"'{FONT_FAMILY}', 'Source Sans 3', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"


class Canvas:
    """The picture so far; places in its own units. Attribute: ``bottom``, the lowest that anything has reached."""

    def __init__(self, codes: list[str], deck: Deck) -> None:
        self.bottom = 0.0
        self._parts: list[str] = []
        art = card_art(codes, deck, "xlink:href")
        folder = "cards/suits/four_colours" if deck is Deck.FOUR_COLOURS else "cards/suits"
        suits = {suit.value: svg_inside(f"{folder}/{suit.value}.svg") for suit in GLYPHS.values()}
        groups = {**art.cards, **{f"suit-{code}": inside for code, inside in suits.items()}}
        named = "".join(f'<g id="{name}">{inside}</g>' for name, inside in groups.items())
        self._definitions = f"<defs>{art.paths}{named}</defs>"

    def svg(self, width: float, title: str, background: str, families: str) -> str:
        """The whole file; ``title`` is what a screen reader is told; ``families`` of fonts, the best first."""
        height = round(self.bottom)
        return (
            '<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" '
            f'xmlns:xlink="http://www.w3.org/1999/xlink" width="{width:.0f}" height="{height}" '
            f'viewBox="0 0 {width:.0f} {height}" role="img" font-family="{families}">'
            f"<title>{escaped(title)}</title>{self._definitions}"
            f'<rect width="{width:.0f}" height="{height}" fill="{background}"/>{"".join(self._parts)}</svg>\n'
        )

    def box(self, x: float, y: float, width: float, height: float, fill: str, edge: str = "none") -> None:
        """A rounded box."""
        self._parts.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="8" fill="{fill}" '
            f'stroke="{edge}"/>'
        )
        self._reach(y + height)

    def line(self, x: float, y: float, width: float, colour: str) -> None:
        """A level line."""
        self._parts.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="1" fill="{colour}"/>')

    def card(self, card: Card, x: float, y: float, width: float) -> None:
        """A card with its upper left corner at a place."""
        scale = width / WIDTH
        self._use(card.code, x, y, scale)
        self._reach(y + HEIGHT * scale)

    def text(self, x: float, y: float, text: str, size: float, colour: str, *, is_bold: bool = False) -> None:
        """One line, whose letters stand on ``y``. Suit signs are drawn, as hardly a font has them."""
        font = font_of(size, is_bold)
        metrics = QFontMetricsF(font)
        weight = ' font-weight="600"' if is_bold else ""
        for part in _SIGNS.split(text):
            if part in GLYPHS:
                side = size * _SUIT_SIDE
                self._use(f"suit-{GLYPHS[part].value}", x, y - side, side / 100)
                x += side + size * 0.06
            elif part:
                width = metrics.horizontalAdvance(part)
                self._parts.append(
                    f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:g}"{weight} fill="{colour}" xml:space="preserve" '
                    f'textLength="{width:.1f}" lengthAdjust="spacingAndGlyphs">{escaped(part)}</text>'
                )
                x += width
        self._reach(y + size * 0.3)

    def _use(self, name: str, x: float, y: float, scale: float) -> None:
        self._parts.append(f'<use xlink:href="#{name}" transform="translate({x:.1f} {y:.1f}) scale({scale:.4f})"/>')

    def _reach(self, y: float) -> None:
        self.bottom = max(self.bottom, y)


def font_of(size: float, is_bold: bool) -> QFont:
    """The font in which texts are measured."""
    font = QFont(FONT_FAMILY)
    font.setPixelSize(round(size))
    font.setWeight(QFont.Weight.DemiBold if is_bold else QFont.Weight.Normal)
    return font


def text_width(text: str, size: float, is_bold: bool = False) -> float:
    """How wide a line is, suit signs included."""
    metrics = QFontMetricsF(font_of(size, is_bold))
    parts = _SIGNS.split(text)
    return sum(size * (_SUIT_SIDE + 0.06) if part in GLYPHS else metrics.horizontalAdvance(part) for part in parts)


def shortened(text: str, size: float, width: float, is_bold: bool = False) -> str:
    """The text with dots at its end where it is wider than ``width``. Without suit signs."""
    return QFontMetricsF(font_of(size, is_bold)).elidedText(text, Qt.TextElideMode.ElideRight, width)


def wrapped(text: str, size: float, width: float) -> list[str]:
    """The text in lines no wider than ``width``; a word that is wider is shortened."""
    lines: list[str] = []
    for given in text.split(" "):
        word = shortened(given, size, width) if text_width(given, size) > width else given
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
