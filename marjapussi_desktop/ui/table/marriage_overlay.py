"""The picture of a great event: a marriage declared."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter, QTransform
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from marjapussi_desktop.engine.cards import Suit, king_of, queen_of
from marjapussi_desktop.ui.table.card_pictures import MARGIN, CardPictures
from marjapussi_desktop.ui.table.drawing import paint_plate, text_font
from marjapussi_desktop.ui.table.frame import Frame
from marjapussi_desktop.ui.table.pile import CARD_ASPECT
from marjapussi_desktop.ui.table.plain_item import PlainItem
from marjapussi_desktop.ui.table.pose import ease_out
from marjapussi_desktop.ui.table.suit_text import SuitText
from marjapussi_desktop.ui.table.suits import draw_suit_on_paper
from marjapussi_desktop.ui.table.theme import SPACE, SUIT_COLOURS
from marjapussi_desktop.ui.table.trump_indicator import felt_suit_colour

_FADE = 0.18
"""The share of the moment in which the picture comes, and in which it goes."""


class MarriageOverlay(PlainItem):
    """King and queen side by side over a veil, with the suit and a caption between; shown for a moment only."""

    def __init__(self, pictures: CardPictures) -> None:
        super().__init__(z=3000.0)
        self._pictures = pictures
        self._suit = Suit.SPADES
        self._card_w = 0.0
        self._caption: SuitText | None = None
        self.text = ""
        self.setVisible(False)

    def show_marriage(self, suit: Suit, text: str, base: Frame) -> None:
        """Prepare the picture; ``move`` lets it appear and go."""
        unit = base.unit
        self._suit, self.text = suit, text
        self._card_w = base.card_w
        card_h = base.card_w * CARD_ASPECT
        w, h = 520 * unit, card_h + 76 * unit
        font = text_font(22 * unit, QFont.Weight.Bold)
        self._caption = SuitText(text, font, w - 6 * SPACE * unit)
        middle = base.trick.center()
        top = max(SPACE * unit, middle.y() - h / 2)
        self.place(QRectF(middle.x() - w / 2, top, w, h), unit)
        self.setOpacity(0.0)
        self.setVisible(True)

    def move(self, share: float) -> None:
        """Be at ``share`` of the moment."""
        self.setOpacity(ease_out(max(0.0, min(1.0, share / _FADE, (1.0 - share) / _FADE))))

    def end(self) -> None:
        """Be gone."""
        self.setVisible(False)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        unit, theme = self.unit, self.theme
        paint_plate(painter, self.box, theme.veil, theme.accent, 2 * unit, 16 * unit)
        middle = self.box.center()
        y = self.box.top() + SPACE * 1.5 * unit + self._card_w * CARD_ASPECT / 2
        for x, angle, card in ((-0.86, -5.0, king_of(self._suit)), (0.86, 5.0, queen_of(self._suit))):
            self._paint_card(painter, card.code, middle.x() + x * self._card_w, y, angle)
        side = 72 * unit
        disc = QRectF(middle.x() - side / 2, y - side / 2, side, side)
        draw_suit_on_paper(painter, self._suit, SUIT_COLOURS[self.deck][self._suit], disc)
        if self._caption is not None:
            foot = QRectF(self.box.left(), self.box.bottom() - 52 * unit, self.box.width(), 44 * unit)
            suits = {suit: felt_suit_colour(theme, self.deck, suit) for suit in Suit}
            self._caption.paint(painter, foot, theme.text, suits)

    def _paint_card(self, painter: QPainter, code: str, x: float, y: float, angle: float) -> None:
        device = painter.device()
        ratio = device.devicePixelRatio() if device is not None else 1.0
        pixmap = self._pictures.picture(code, round(self._card_w * ratio))
        w = self._card_w * (1 + 2 * MARGIN)
        h = self._card_w * (CARD_ASPECT + 2 * MARGIN)
        painter.save()
        painter.setTransform(QTransform().translate(x, y).rotate(angle), True)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QRectF(-w / 2, -h / 2, w, h), pixmap, QRectF(pixmap.rect()))
        painter.restore()
