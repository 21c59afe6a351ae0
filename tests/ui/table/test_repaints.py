"""A step of a movement paints what has changed, and not the whole table."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.ui.table.table_widget import TableWidget
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
