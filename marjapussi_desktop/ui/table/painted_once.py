"""A part of a picture that is painted once and then copied, which takes a fraction of the time."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap


def ratio_of(painter: QPainter) -> float:
    """The device pixels to a logical one where this paints."""
    device = painter.device()
    return device.devicePixelRatio() if device is not None else 1.0


class PaintedOnce:
    """What is seen in ``box``."""

    def __init__(self, box: QRectF) -> None:
        self.box = box
        self._pixmap = QPixmap()
        self._facts: tuple[object, ...] | None = None

    def paint(self, painter: QPainter, facts: tuple[object, ...], draw: Callable[[QPainter], None]) -> None:
        """Paint it; ``draw`` does so in the same coordinates: at first, and when ``facts`` or the device change."""
        ratio = ratio_of(painter)
        area = self.box.toAlignedRect()  # on whole pixels it is copied, not scaled
        if facts != self._facts or self._pixmap.devicePixelRatio() != ratio:
            self._facts = facts
            self._pixmap = QPixmap((area.size().toSizeF() * ratio).toSize())
            self._pixmap.setDevicePixelRatio(ratio)
            self._pixmap.fill(Qt.GlobalColor.transparent)
            inner = QPainter(self._pixmap)
            inner.setRenderHints(painter.renderHints())
            inner.translate(-area.topLeft())
            draw(inner)
            inner.end()
        painter.drawPixmap(area.topLeft(), self._pixmap)
