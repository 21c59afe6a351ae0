"""Pictures of the four suits in any colour and size, from the art of the deck."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from marjapussi_desktop.engine.cards import Suit
from marjapussi_desktop.resources import asset_path
from marjapussi_desktop.ui.table.theme import PAPER

GLYPHS = {"♠": Suit.SPADES, "♣": Suit.CLUBS, "♦": Suit.DIAMONDS, "♥": Suit.HEARTS}
"""The signs that texts use. The interface's font lacks them, so they are drawn."""


@lru_cache(maxsize=128)
def suit_image(suit: Suit, colour: str, pixels: int) -> QImage:
    """The suit in one colour, ``pixels`` square."""
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(asset_path(f"cards/suits/{suit.value}.svg"))).render(painter, QRectF(image.rect()))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(image.rect(), QColor(colour))
    painter.end()
    return image


def draw_suit(painter: QPainter, suit: Suit, colour: str, box: QRectF) -> None:
    """Draw the suit into ``box`` (square), sharp at the painter's device ratio."""
    device = painter.device()
    ratio = device.devicePixelRatio() if device is not None else 1.0
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(box, suit_image(suit, colour, max(1, round(box.width() * ratio))))


def draw_suit_on_paper(painter: QPainter, suit: Suit, colour: str, disc: QRectF) -> None:
    """Draw the suit in its own colour on a disc of paper, for dark grounds."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(PAPER))
    painter.drawEllipse(disc)
    inset = disc.width() * 0.21
    draw_suit(painter, suit, colour, disc.adjusted(inset, inset, -inset, -inset))
