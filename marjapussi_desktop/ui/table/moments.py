"""The pictures of events during a hand: scene items that are shown for a moment."""

from __future__ import annotations

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from marjapussi_desktop.engine.events import Called, MarriageDeclared
from marjapussi_desktop.ui.moments.hanging import Hanging
from marjapussi_desktop.ui.moments.pictures import picture_of_call
from marjapussi_desktop.ui.table.card_pictures import CardPictures
from marjapussi_desktop.ui.table.frame import Frame
from marjapussi_desktop.ui.table.marriage_overlay import MarriageOverlay
from marjapussi_desktop.ui.table.moment_item import MomentItem
from marjapussi_desktop.ui.table.trump_wave import trump_wave


class CallOverlay(MomentItem):
    """The hanging of Kontra or Re, the ``number``-th call of a hand."""

    def __init__(self, number: int, text: str, base: Frame) -> None:
        super().__init__(z=3000.0)
        self.text = text
        self._share = 0.0
        self._hanging = Hanging(picture_of_call(2**number), text, base.unit)
        self.place(self._hanging.box(base.size), base.unit)

    def move(self, share: float) -> None:
        self._share = share
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self._hanging.paint(painter, self.box.topLeft(), self._share)


def moment_of(
    event: MarriageDeclared | Called, caption: str, base: Frame, pictures: CardPictures
) -> tuple[MomentItem, ...]:
    """The items that show an event, with its words."""
    if isinstance(event, Called):
        return (CallOverlay(event.number, caption, base),)
    wave = trump_wave(event.suit, base) if event.sets_trump else ()
    return (MarriageOverlay(pictures, event.suit, caption, base), *wave)
