"""Where a box covers least, where it cannot help covering something."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF

from marjapussi_desktop.ui.panels.free_room import least_covering

WHOLE = QRectF(0, 0, 400, 300)
WANTED = QPointF(200, 200)
ROW, COLUMN = QSizeF(200, 40), QSizeF(100, 80)


def found(firm: list[QRectF], soft: list[QRectF], *sizes: QSizeF) -> tuple[int, QRectF]:
    return least_covering(sizes or (ROW, COLUMN), WHOLE, WANTED, firm, soft, 5.0)


def test_where_nothing_lies_it_stands_where_it_is_wanted() -> None:
    assert found([], []) == (0, QRectF(100, 160, 200, 40))
    assert found([QRectF(0, 205, 400, 95)], [QRectF(0, 0, 400, 155)]) == (0, QRectF(100, 160, 200, 40))


def test_it_moves_no_further_than_it_has_to() -> None:
    nth, box = found([QRectF(0, 190, 400, 110)], [])
    assert (nth, box.bottom(), box.center().x()) == (0, 185, 200)


def test_where_the_row_has_no_room_another_shape_is_taken() -> None:
    left, right = QRectF(0, 0, 140, 300), QRectF(260, 0, 140, 300)
    assert found([left], [right]) == (1, QRectF(150, 120, 100, 80))


def test_where_nothing_is_free_it_covers_least_and_rather_what_is_soft() -> None:
    firm, soft = [QRectF(0, 0, 400, 200)], [QRectF(0, 200, 400, 100)]
    _nth, box = found(firm, soft)
    assert box.top() >= 205
    _nth, box = found([QRectF(0, 0, 400, 290)], [], ROW)
    assert box.bottom() == 300


def test_what_is_larger_than_the_whole_begins_at_its_corner() -> None:
    assert found([], [], QSizeF(500, 40)) == (0, QRectF(0, 160, 500, 40))
