"""The felt: a woven texture and a slow vignette, painted once per size."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QRadialGradient

from marjapussi_desktop.ui.table.theme import Theme

_THREADS = 48
"""Threads along a side of the tile that the weave repeats; each is two pixels thick."""

_TONES = bytes(255 * (byte % 2) for byte in range(256))
"""Random byte → white or black."""


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


def _weave(theme: Theme) -> QImage:
    """A tile of threads over and under each other, each a little lighter or darker. The same at every start."""
    strength = 9 if theme.is_light else 8
    threads = Random(7).randbytes(_THREADS * _THREADS)
    pixels = bytearray(4 * len(threads))
    tones = threads.translate(_TONES)
    for channel in range(3):
        pixels[channel::4] = tones
    pixels[3::4] = threads.translate(bytes(byte // 2 % (strength + 1) for byte in range(256)))
    for row in range(_THREADS):  # every other one lies under its neighbours
        hidden = 4 * (row * _THREADS + 1 - row % 2) + 3
        pixels[hidden : 4 * (row + 1) * _THREADS : 8] = bytes(_THREADS // 2)
    tile = QImage(pixels, _THREADS, _THREADS, QImage.Format.Format_RGBA8888)
    return tile.scaled(2 * _THREADS, 2 * _THREADS)
