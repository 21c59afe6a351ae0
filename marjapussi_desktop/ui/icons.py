"""The program's icons, drawn in the colour of the text beside them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from marjapussi_desktop.resources import asset_path

_DRAWN: Final = b"#F5EFE3"
"""The colour of every icon that is drawn in one colour."""


@lru_cache(maxsize=64)
def picture(name: str, width: int, height: int, ratio: float, colour: str = "") -> QPixmap:
    """``assets/icons/<name>.svg`` at a size in logical pixels; in one ``colour``, or as drawn."""
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    drawn = asset_path(f"icons/{name}.svg").read_bytes()
    svg = drawn.replace(_DRAWN, colour.encode()) if colour else drawn
    QSvgRenderer(svg).render(painter, QRectF(0, 0, width, height))
    painter.end()
    return pixmap


def icon(name: str, side: int, ratio: float, colour: str, disabled: str = "") -> QIcon:
    """A square icon in one colour; ``disabled``: its colour where it can do nothing, or empty for Qt's own grey."""
    made = QIcon(picture(name, side, side, ratio, colour))
    if disabled:
        made.addPixmap(picture(name, side, side, ratio, disabled), QIcon.Mode.Disabled)
    return made
