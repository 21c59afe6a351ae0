"""The score plate has room for what stands on it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.ui.i18n import Language
from marjapussi_desktop.ui.table import score_plate
from marjapussi_desktop.ui.table.frame import frame
from marjapussi_desktop.ui.table.score_plate import ScorePlate
from marjapussi_desktop.ui.table.words import TableWords
from tests.ui.table.table_play import final_views

SIZES = ((1024, 596), (1280, 676), (1920, 1036), (3840, 2116))
LINE_OF_FONT = 1.2
"""How high a line has to be, in sizes of its font, for its letters not to touch the next."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("calls", [0, 1, 3, 6])
def test_no_line_is_cut_however_often_was_doubled(
    qapp: object, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], calls: int
) -> None:
    painted: list[tuple[QRectF, QFont, str]] = []
    monkeypatch.setattr(
        score_plate, "paint_text", lambda _painter, box, text, font, *_more: painted.append((box, font, text))
    )
    places = frame(QSizeF(*size), has_calls=True)
    plate = ScorePlate(TableWords())
    plate.place(places.score, places.unit)
    view = final_views("huutopussi-wurzel", 1)[-1]
    plate.show_view(changed(view, totals=(-1440, -1235), call_count=calls))
    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    plate.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    assert any(text == plate.calls for _box, _font, text in painted if text) is bool(calls)
    for box, font, text in painted:
        assert font.pixelSize() * LINE_OF_FONT <= box.height(), text
        assert plate.plate().contains(box), text
    assert not any(plate.plate().intersects(seat.backs.united(seat.plate)) for seat in places.seats)


@pytest.mark.parametrize("code", ["en", "fi"])
@pytest.mark.parametrize("preset", ["huutopussi-3", "marjapussi", "huutopussi"])
def test_the_headings_of_the_columns_stand_apart(
    language: Language, monkeypatch: pytest.MonkeyPatch, preset: str, code: str
) -> None:
    language.choose(code)
    painted: list[tuple[QRectF, QFont, str]] = []
    monkeypatch.setattr(
        score_plate, "paint_text", lambda _painter, box, text, font, *_more: painted.append((box, font, text))
    )
    view = final_views(preset, 1)[-1]
    plate = ScorePlate(TableWords())
    places = frame(QSizeF(1004, 596), players=len(view.seats))
    plate.place(places.score, places.unit)
    plate.show_view(view)
    painter = QPainter(image := QImage(8, 8, QImage.Format.Format_ARGB32))
    plate.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    assert not image.isNull()
    heads = [(box, QFontMetricsF(font).horizontalAdvance(text)) for box, font, text in painted if text in plate.columns]
    assert len(heads) == 3
    for (box, _width), (following, width) in pairwise(heads):
        assert following.right() - width - box.right() >= 10 * places.unit
