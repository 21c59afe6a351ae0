"""The curve of a match."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from marjapussi_desktop.ui.story.curve import paint_curve
from marjapussi_desktop.ui.story.lines import CurveData
from marjapussi_desktop.ui.table.theme import THEMES, Theme

LEGEND = 30
WIDTH, HEIGHT = 300, 200


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_equal_totals_show_both_sides(qtbot: QtBot, theme: Theme) -> None:
    """One lay under the other."""
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.felt))
    painter = QPainter(image)
    curve = CurveData(("We", "They"), ((0, 0), (2, 2), (5, 5)), 12)
    paint_curve(painter, QRectF(0, 0, WIDTH, HEIGHT), curve, theme, 1.0)
    painter.end()
    below = {image.pixelColor(x, y).name() for x in range(40, WIDTH) for y in range(LEGEND, HEIGHT)}
    assert {QColor(theme.accent).name(), QColor(theme.text).name()} <= below


def test_without_a_target_there_is_no_line_of_one(qtbot: QtBot) -> None:
    theme = THEMES["pine"]
    dashed = []
    for target in (500, None):
        image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
        image.fill(QColor(theme.felt))
        painter = QPainter(image)
        paint_curve(painter, QRectF(0, 0, WIDTH, HEIGHT), CurveData(("We", "They"), ((0, 0), (0, 0)), target), theme, 1)
        painter.end()
        above = range(LEGEND, HEIGHT // 2)
        dashed.append(any(image.pixelColor(x, y) != QColor(theme.felt) for x in range(WIDTH) for y in above))
    assert dashed == [True, False]
