"""A step of a movement paints what has changed, and not the whole table."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.ui.table.seat_plate import SeatPlate
from marjapussi_desktop.ui.table.table_widget import TableWidget
from tests.ui.screens.painted import painting_of
from tests.ui.table.table_play import updates_of


class Painted:
    """What a table's scene asks to be painted anew, from its making on."""

    def __init__(self, table: TableWidget) -> None:
        self._scene = table.table_scene()
        self._regions: list[QRectF] = []
        self._scene.changed.connect(self._regions.extend)
        self.share()

    def share(self) -> float:
        """The share of the table that was asked for since the last time."""
        QApplication.processEvents()
        area = self._scene.sceneRect().width() * self._scene.sceneRect().height()
        share = sum(region.width() * region.height() for region in self._regions) / area
        self._regions.clear()
        return share


def test_a_table_shown_anew_is_not_painted_anew(table: TableWidget) -> None:
    updates = list(updates_of("huutopussi", 3))[:12]
    for update in updates:
        table.take(update)
    table.finish_now()
    scene, view = table.table_scene(), updates[-1].view
    table.stop()  # a picture that is ready only now would be painted too
    painted = Painted(table)
    scene.settle(view)
    assert painted.share() == 0.0
    other = next(seat.seat for seat in view.seats if seat.seat != view.to_act)
    scene.settle(changed(view, to_act=other))
    assert 0.0 < painted.share() < 0.05, "the plates of two seats"


def test_a_card_that_passes_a_plate_leaves_its_picture(table: TableWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the plates show is painted when it changes, not whenever something moves over them."""
    painted: list[SeatPlate] = []
    paint = SeatPlate.paint

    def counted(plate: SeatPlate, *args: Any) -> None:
        painted.append(plate)
        paint(plate, *args)

    monkeypatch.setattr(SeatPlate, "paint", counted)
    table.take(list(updates_of("huutopussi", 3))[5])
    table.finish_now()
    scene = table.table_scene()
    plates = scene.signs.plates
    table.grab()
    assert {*painted} == {*plates}
    painted.clear()
    cover = _Cover(plates[1].box)
    scene.addItem(cover)
    for nth in range(3):
        cover.setPos(4.0 * nth, 0.0)
        table.grab()
    assert painted == []
    view = scene.view
    assert view is not None
    scene.settle(changed(view, to_act=next(seat.seat for seat in view.seats if seat.seat != view.to_act)))
    table.grab()
    assert painted


def test_the_screens_test_reads_a_plate_of_which_qt_keeps_the_picture(table: TableWidget) -> None:
    table.take(list(updates_of("huutopussi", 3))[5])
    table.finish_now()
    table.grab()
    texts = {text.text for text in painting_of(table).texts}
    assert {plate.name for plate in table.table_scene().signs.plates} <= texts


class _Cover(QGraphicsItem):
    """Something that lies over a box."""

    def __init__(self, box: QRectF) -> None:
        super().__init__()
        self._box = box
        self.setZValue(5000.0)

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.fillRect(self._box, Qt.GlobalColor.white)
