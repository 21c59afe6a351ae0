"""The picture of a great event: a marriage declared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QTransform
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from marjapussi_desktop.engine.cards import Suit, king_of, queen_of
from marjapussi_desktop.ui.table.card_pictures import MARGIN, CardPictures
from marjapussi_desktop.ui.table.drawing import paint_plate, text_font
from marjapussi_desktop.ui.table.frame import Frame
from marjapussi_desktop.ui.table.moment_item import MomentItem
from marjapussi_desktop.ui.table.painted_once import PaintedOnce, ratio_of
from marjapussi_desktop.ui.table.pile import CARD_ASPECT
from marjapussi_desktop.ui.table.pose import ease_in_out, ease_out
from marjapussi_desktop.ui.table.suit_text import SuitText
from marjapussi_desktop.ui.table.suits import draw_suit_on_paper
from marjapussi_desktop.ui.table.theme import SPACE, SUIT_COLOURS
from marjapussi_desktop.ui.table.trump_indicator import felt_suit_colour

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

_FADE = 0.18
"""The share of the moment in which the picture comes, and in which it goes."""
_MEET = 0.5
"""The share by which king and queen have come together."""
_APART, _TOGETHER = 1.42, 0.5
"""The distance of each card from the middle at first, and at the end, in card widths."""
_LEAN_APART, _LEAN_TOGETHER = -10.0, 4.0
"""The king's angle towards the queen at first, and at the end, in degrees; the queen's is its mirror image."""


class MarriageOverlay(MomentItem):
    """King and queen come together over a veil, with the suit between them and a caption.

    On a large screen this is the most that any frame paints. So only what moves is painted anew: the two cards until
    they have met, and then the suit; and what moves no more is painted once.
    """

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
        self._together = PaintedOnce(self.box)
        self._foot = PaintedOnce(QRectF(self.box.left(), self.box.bottom() - 52 * unit, w, 44 * unit))
        self.setOpacity(0.0)

    def move(self, share: float) -> None:
        before, self._share = self._share, share
        self.setOpacity(ease_out(max(0.0, min(1.0, share / _FADE, (1.0 - share) / _FADE))))
        if before < _MEET:
            for card in (-1, 1):
                self.update(self._card_box(before, card) | self._card_box(share, card))
        if self._suit_side(before) != self._suit_side(share):
            self.update(self._disc(max(before, share)))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._share < _MEET:
            self._paint_plate(painter)
            self._paint_cards(painter)
        else:
            self._together.paint(painter, self._looks(painter), self._paint_together)
        disc = self._disc(self._share)
        if not disc.isEmpty():
            draw_suit_on_paper(painter, self._suit, SUIT_COLOURS[self.deck][self._suit], disc)
        self._foot.paint(painter, self._looks(painter), self._paint_caption)

    def _looks(self, painter: QPainter) -> tuple[object, ...]:
        """What the parts that are painted once depend on."""
        return self.theme, self.deck, *(card.cacheKey() for card in self._cards(painter))

    def _paint_together(self, painter: QPainter) -> None:
        self._paint_plate(painter)
        self._paint_cards(painter)

    def _paint_plate(self, painter: QPainter) -> None:
        paint_plate(painter, self.box, self.theme.veil, self.theme.accent, 2 * self.unit, 16 * self.unit)

    def _paint_caption(self, painter: QPainter) -> None:
        suits = {suit: felt_suit_colour(self.theme, self.deck, suit) for suit in Suit}
        self._caption.paint(painter, self._foot.box, self.theme.text, suits)

    # where things are at a share of the moment

    def _middle(self) -> QPointF:
        """Between the cards."""
        top = self.box.top() + SPACE * 2.25 * self.unit
        return QPointF(self.box.center().x(), top + self._card_w * CARD_ASPECT / 2)

    def _suit_side(self, share: float) -> float:
        """How large the suit is."""
        return 60 * self.unit * ease_out(max(0.0, min(1.0, (share - _MEET * 0.8) / _FADE)))

    def _disc(self, share: float) -> QRectF:
        """The suit's place; empty while it is not there yet."""
        side, middle = self._suit_side(share), self._middle()
        return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)

    def _way(self, share: float, side: int) -> QTransform:
        """Where a card lies and how it leans; ``side``: −1 for the king, 1 for the queen."""
        met = ease_in_out(min(1.0, share / _MEET))
        x = self._card_w * (_APART + (_TOGETHER - _APART) * met)
        angle = _LEAN_APART + (_LEAN_TOGETHER - _LEAN_APART) * met
        middle = self._middle()
        return QTransform().translate(middle.x() + side * x, middle.y()).rotate(-side * angle)

    def _card_box(self, share: float, side: int) -> QRectF:
        """What a card covers, with its shadow."""
        return self._way(share, side).mapRect(self._picture_box())

    def _picture_box(self) -> QRectF:
        """A card's picture, about the origin."""
        w, h = self._card_w * (1 + 2 * MARGIN), self._card_w * (CARD_ASPECT + 2 * MARGIN)
        return QRectF(-w / 2, -h / 2, w, h)

    # the cards

    def _cards(self, painter: QPainter) -> tuple[QPixmap, QPixmap]:
        width_px = round(self._card_w * ratio_of(painter))
        codes = king_of(self._suit).code, queen_of(self._suit).code
        return self._pictures.picture(codes[0], width_px), self._pictures.picture(codes[1], width_px)

    def _paint_cards(self, painter: QPainter) -> None:
        for side, pixmap in zip((-1, 1), self._cards(painter), strict=True):
            painter.save()
            painter.setTransform(self._way(self._share, side), True)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # a picture's edge is clear all round
            painter.drawPixmap(self._picture_box(), pixmap, QRectF(pixmap.rect()))
            painter.restore()
