"""The felt: a woven texture and a slow vignette, painted once per size."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPixmap, QRadialGradient

from marjapussi_desktop.ui.table.theme import Theme

_TILE = 96


def paint_felt(theme: Theme, size: QSizeF, ratio: float) -> QPixmap:
    """The background of a table of ``size``, at a device ratio."""
    pixmap = QPixmap(round(size.width() * ratio), round(size.height() * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(theme.felt))
    painter = QPainter(pixmap)
    box = QRectF(0, 0, size.width(), size.height())
    centre = QPointF(box.center().x(), box.height() * 0.44)
    glow = QRadialGradient(centre, box.width() * 0.62)
    glow.setColorAt(0.0, QColor(255, 255, 255, 40 if theme.is_light else 15))
    glow.setColorAt(0.45, QColor(255, 255, 255, 0))
    clear = QColor(theme.vignette)
    clear.setAlpha(0)
    glow.setColorAt(0.5, clear)
    glow.setColorAt(1.0, QColor(theme.vignette))
    painter.fillRect(box, QBrush(glow))
    painter.fillRect(box, QBrush(_weave(theme)))
    painter.end()
    return pixmap


def _weave(theme: Theme) -> QPixmap:
    """A tile of threads over and under each other, each a little lighter or darker. The same at every start."""
    chance = Random(7)
    tile = QPixmap(_TILE, _TILE)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    strength = 9 if theme.is_light else 8
    for y in range(0, _TILE, 2):
        for x in range(0, _TILE, 4):
            shift = 2 if (y // 2) % 2 else 0
            shade = chance.randint(0, strength)
            tone = 255 if chance.random() < 0.5 else 0
            painter.fillRect((x + shift) % _TILE, y, 2, 2, QColor(tone, tone, tone, shade))
    painter.end()
    return tile
