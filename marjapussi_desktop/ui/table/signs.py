"""The texts at the table: the seats' plates, the score, the trump, the labels of the piles."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from marjapussi_desktop.controller.match.table_view import SeatView, TableView
from marjapussi_desktop.ui.table.frame import Frame
from marjapussi_desktop.ui.table.layout import place_of
from marjapussi_desktop.ui.table.pile_label import DiscardsTitle, StockCount
from marjapussi_desktop.ui.table.score_plate import ScorePlate
from marjapussi_desktop.ui.table.seat_plate import SeatPlate
from marjapussi_desktop.ui.table.theme import Deck, Theme
from marjapussi_desktop.ui.table.trump_indicator import TrumpIndicator
from marjapussi_desktop.ui.table.words import TableWords


class TableSigns:
    """Adds its items to a scene and lets them show views.

    Attributes: ``plates`` by seat; ``score``; ``trump``; ``stock_count``; ``discards_title``.
    """

    def __init__(self, scene: QGraphicsScene, words: TableWords) -> None:
        self._scene = scene
        self._words = words
        self.plates: list[SeatPlate] = []
        self.score = ScorePlate(words)
        self.trump = TrumpIndicator(words)
        self.stock_count = StockCount(words)
        self.discards_title = DiscardsTitle(words)
        for item in (self.score, self.trump, self.stock_count, self.discards_title):
            scene.addItem(item)
        self.score.setVisible(False)
        self.trump.setVisible(False)

    def show(self, view: TableView, base: Frame, theme: Theme, deck: Deck) -> None:
        """Show a view in the places of ``base``, in the language of the moment. A plate that is new wears the theme."""
        self._fit_plates(len(view.seats), theme, deck)
        for seat, plate in zip(view.seats, self.plates, strict=True):
            plate.place(_plate_of(view, base, seat), base.unit)
            plate.show_seat(view, seat)
        self.score.place(base.score, base.unit)
        self.score.show_view(view)
        self.score.setVisible(True)
        self.trump.place(base.trump, base.unit)
        self.trump.show_view(view)
        self.trump.setVisible(True)
        self.stock_count.show_view(view, base)
        self.discards_title.show_view(view, base)

    def texts(self) -> list[str]:
        """Every text that is shown; empty ones where nothing is said."""
        plates = [text for plate in self.plates for text in (plate.name, plate.line, plate.toolTip())]
        cells = [cell for row in self.score.rows for cell in row]
        board = [*self.score.columns, *cells, self.score.target, self.score.contract, self.score.calls]
        return [*plates, *board, self.trump.sentence, self.stock_count.text, self.discards_title.text]

    def _fit_plates(self, count: int, theme: Theme, deck: Deck) -> None:
        """As many plates as there are seats."""
        while len(self.plates) > count:
            self._scene.removeItem(self.plates.pop())
        while len(self.plates) < count:
            plate = SeatPlate(self._words)
            plate.apply_theme(theme, deck)
            self._scene.addItem(plate)
            self.plates.append(plate)


def _plate_of(view: TableView, base: Frame, seat: SeatView) -> QRectF:
    if not view.is_open:
        return place_of(view, base, seat.seat).plate
    from marjapussi_desktop.ui.table.open_hands import plate_box  # here, as a match is not open at once

    return plate_box(view, base, seat)
