"""One card in the scene."""

from __future__ import annotations

from math import cos, pi

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from marjapussi_desktop.engine.cards import Card, card, is_card
from marjapussi_desktop.ui.table.card_pictures import MARGIN, CardPictures
from marjapussi_desktop.ui.table.card_style import BACK
from marjapussi_desktop.ui.table.pile import CARD_ASPECT
from marjapussi_desktop.ui.table.pose import Pose
from marjapussi_desktop.ui.table.theme import INK, Theme

_RING = 0.035
"""Width of the focus ring, in card widths."""
_LARGE_PX = 240
"""From this width on, in device pixels, a card is drawn roughly while it moves."""
_DASHES = (3.2, 2.6)
"""Of the ring of a card pointed out: a dash and a gap, in widths of the ring."""


class CardItem(QGraphicsItem):
    """A card drawn as a pixmap.

    Attributes: ``key`` of the layout; ``pose``, how it lies. The picture's size follows the pose it rests in, so that a
    resting card is drawn pixel for pixel and a flying one is scaled; before it has rested, the size ``picture_scale``.
    """

    def __init__(self, key: str, pictures: CardPictures, theme: Theme, picture_scale: float = 1.0) -> None:
        super().__init__()
        self.key = key
        self.pose = Pose(0, 0)
        self.theme = theme
        self._pictures = pictures
        self._card_w = 100.0
        self._picture_w = 100.0
        self._picture_scale = picture_scale
        self._is_resting = True

    @property
    def card(self) -> Card | None:
        """The card, if its face is known."""
        return card(self.key) if is_card(self.key) else None

    def set_card_width(self, card_w: float, picture_w: float) -> None:
        """The width of a card of scale 1; ``picture_w`` is the width pictures are made for (it lags while resizing)."""
        if (card_w, picture_w) != (self._card_w, self._picture_w):
            self.prepareGeometryChange()
            self._card_w, self._picture_w = card_w, picture_w
            self.update()

    def set_pose(self, pose: Pose, is_resting: bool = True) -> None:
        """Lie as ``pose`` says; a resting card takes the picture of its size."""
        if _looks(pose) != _looks(self.pose):
            self.update()
        if is_resting and self._picture_scale != pose.scale:
            self._picture_scale = pose.scale
            self.update()
        if is_resting != self._is_resting:
            self._is_resting = is_resting
            self.update()
        if pose == self.pose:
            return
        turns, self.pose = pose.angle != self.pose.angle, pose
        turn = abs(cos(pi * pose.face)) if 0.0 < pose.face < 1.0 else 1.0
        self.setPos(pose.x, pose.y)
        if turns:  # Qt has a card painted anew for an angle that it has already
            self.setRotation(pose.angle)
        self.setTransform(QTransform.fromScale(max(turn, 0.02) * pose.scale, pose.scale))
        self.setZValue(pose.z)
        self.setOpacity(pose.opacity)

    def face_box(self) -> QRectF:
        """The card in its own coordinates."""
        w, h = self._card_w, self._card_w * CARD_ASPECT
        return QRectF(-w / 2, -h / 2, w, h)

    def hides(self, box: QRectF) -> bool:
        """Whether nothing is seen of what lies below the card in a box of the scene."""
        return self.face_box().contains(self.mapRectFromScene(box))

    def boundingRect(self) -> QRectF:
        margin = self._card_w * MARGIN
        return self.face_box().adjusted(-margin, -margin, margin, margin)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        device = painter.device()
        ratio = device.devicePixelRatio() if device is not None else 1.0
        name = self.key if self.pose.face > 0.5 and self.card is not None else BACK
        width_px = max(8, round(self._picture_w * self._picture_scale * ratio))
        dim = self.theme.dim if self.pose.is_dimmed else ""
        pixmap = self._pictures.picture(name, width_px, dim)
        # A large card on its way is drawn from the nearest pixels, which nobody sees: smoothly nine take a whole frame.
        is_smooth = self._is_resting or width_px < _LARGE_PX
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, is_smooth)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # a picture is clear at its edges
        painter.drawPixmap(self.boundingRect(), pixmap, QRectF(pixmap.rect()))
        if self.pose.is_focused or self.pose.is_pointed or self.pose.is_kept:
            self._paint_ring(painter)

    def _paint_ring(self, painter: QPainter) -> None:
        """The focus is a whole ring; a card pointed out has a dashed one. Ink about it parts it from a card's paper.
        Of a card to which the keyboard comes back only that ink is drawn: two rings of one colour would be two answers
        to what Enter does.
        """
        width = self._card_w * _RING
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        corner = self._card_w * 0.05
        box = self.face_box().adjusted(width / 2, width / 2, -width / 2, -width / 2)
        is_quiet = self.pose.is_kept and not self.pose.is_pointed
        for colour, share in ((INK, 0.5),) if is_quiet else ((INK, 1.7), (self.theme.accent, 1.0)):
            pen = QPen(QColor(colour), width * share)
            if self.pose.is_pointed and not self.pose.is_focused:
                pen.setDashPattern([dash / share for dash in _DASHES])
            painter.setPen(pen)
            painter.drawRoundedRect(box, corner, corner)


def _looks(pose: Pose) -> tuple[float | bool, ...]:
    """What of a pose is painted, and not just moved."""
    return pose.face, pose.is_dimmed, pose.is_focused, pose.is_pointed, pose.is_kept
