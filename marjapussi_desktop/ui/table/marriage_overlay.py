"""The picture of a great event: a marriage declared."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QTransform
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from marjapussi_desktop.engine.cards import Suit, king_of, queen_of
from marjapussi_desktop.ui.table.card_pictures import MARGIN, CardPictures
from marjapussi_desktop.ui.table.drawing import paint_plate, text_font
from marjapussi_desktop.ui.table.frame import Frame
from marjapussi_desktop.ui.table.moment_item import MomentItem
from marjapussi_desktop.ui.table.pile import CARD_ASPECT
from marjapussi_desktop.ui.table.pose import ease_in_out, ease_out
from marjapussi_desktop.ui.table.suit_text import SuitText
from marjapussi_desktop.ui.table.suits import draw_suit_on_paper
from marjapussi_desktop.ui.table.theme import SPACE, SUIT_COLOURS
from marjapussi_desktop.ui.table.trump_indicator import felt_suit_colour

_FADE = 0.18
"""The share of the moment in which the picture comes, and in which it goes."""
_MEET = 0.5
"""The share by which king and queen have come together."""
_APART, _TOGETHER = 1.42, 0.5
"""The distance of each card from the middle at first, and at the end, in card widths."""
_LEAN_APART, _LEAN_TOGETHER = -10.0, 4.0
"""The king's angle towards the queen at first, and at the end, in degrees; the queen's is its mirror image."""


class MarriageOverlay(MomentItem):
    """King and queen come together over a veil, with the suit between them and a caption."""

    def __init__(self, pictures: CardPictures, suit: Suit, text: str, base: Frame) -> None:
        super().__init__(z=3000.0)
        unit = base.unit
        self._pictures = pictures
        self._suit, self.text = suit, text
        self._card_w = base.card_w
        self._share = 0.0
        card_h = base.card_w * CARD_ASPECT
        w, h = max(520 * unit, 4.2 * base.card_w), card_h + 88 * unit
        self._caption = SuitText(text, text_font(22 * unit, QFont.Weight.Bold), w - 6 * SPACE * unit)
        middle = base.trick.center()
        top = max(SPACE * unit, middle.y() - h / 2)
        self.place(QRectF(middle.x() - w / 2, top, w, h), unit)
        self.setOpacity(0.0)

    def move(self, share: float) -> None:
        self._share = share
        self.setOpacity(ease_out(max(0.0, min(1.0, share / _FADE, (1.0 - share) / _FADE))))
        if share <= _MEET + _FADE:
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        unit, theme = self.unit, self.theme
        paint_plate(painter, self.box, theme.veil, theme.accent, 2 * unit, 16 * unit)
        middle = self.box.center()
        y = self.box.top() + SPACE * 2.25 * unit + self._card_w * CARD_ASPECT / 2
        met = ease_in_out(min(1.0, self._share / _MEET))
        x = self._card_w * (_APART + (_TOGETHER - _APART) * met)
        angle = _LEAN_APART + (_LEAN_TOGETHER - _LEAN_APART) * met
        self._paint_card(painter, king_of(self._suit).code, QPointF(middle.x() - x, y), angle)
        self._paint_card(painter, queen_of(self._suit).code, QPointF(middle.x() + x, y), -angle)
        shown = ease_out(max(0.0, min(1.0, (self._share - _MEET * 0.8) / _FADE)))
        if shown > 0:
            side = 60 * unit * shown
            disc = QRectF(middle.x() - side / 2, y - side / 2, side, side)
            draw_suit_on_paper(painter, self._suit, SUIT_COLOURS[self.deck][self._suit], disc)
        foot = QRectF(self.box.left(), self.box.bottom() - 52 * unit, self.box.width(), 44 * unit)
        suits = {suit: felt_suit_colour(theme, self.deck, suit) for suit in Suit}
        self._caption.paint(painter, foot, theme.text, suits)

    def _paint_card(self, painter: QPainter, code: str, at: QPointF, angle: float) -> None:
        device = painter.device()
        ratio = device.devicePixelRatio() if device is not None else 1.0
        pixmap = self._pictures.picture(code, round(self._card_w * ratio))
        w = self._card_w * (1 + 2 * MARGIN)
        h = self._card_w * (CARD_ASPECT + 2 * MARGIN)
        painter.save()
        painter.setTransform(QTransform().translate(at.x(), at.y()).rotate(angle), True)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QRectF(-w / 2, -h / 2, w, h), pixmap, QRectF(pixmap.rect()))
        painter.restore()
