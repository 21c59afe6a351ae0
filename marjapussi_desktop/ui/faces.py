"""The faces of the named players, as pictures."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from marjapussi_desktop.controller.match.players import character_of
from marjapussi_desktop.resources import asset_path
from marjapussi_desktop.ui.text.characters import CHARACTERS


def known_character(player: str) -> str:
    """The character of a player as a view calls him (``skilled+aino``), if he has one that this version knows."""
    character = character_of(player)
    return character if character in CHARACTERS else ""


@lru_cache(maxsize=64)
def face(character: str, side_px: int) -> QPixmap:
    """The medallion of a character, ``side_px`` device pixels wide. Drawn in a millisecond, and then kept."""
    pixmap = QPixmap(side_px, side_px)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(asset_path(f"faces/{character}.svg"))).render(painter, QRectF(pixmap.rect()))
    painter.end()
    return pixmap


def paint_face(painter: QPainter, character: str, box: QRectF) -> None:
    """Paint a medallion into a square, at the resolution of what is painted on."""
    device = painter.device()
    ratio = device.devicePixelRatio() if device is not None else 1.0
    pixmap = face(character, max(1, round(box.width() * ratio)))
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))


def face_icon(character: str, side: int, ratio: float) -> QIcon:
    """The medallion for a list, ``side`` logical pixels wide."""
    pixmap = QPixmap(face(character, round(side * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    return QIcon(pixmap)
