"""A widget that is shown takes the look of another part in the stylesheet."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QStandardItemModel
from PySide6.QtWidgets import QAbstractButton, QHeaderView, QLabel, QPushButton, QTableView, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from marjapussi_desktop.ui.apply_theme import apply_theme
from marjapussi_desktop.ui.i18n import Language
from marjapussi_desktop.ui.style import Look, colours, set_role

ROLES = [
    (QLabel, "title", "display"),
    (QLabel, "display", "small"),
    (QLabel, "accent", ""),
    (QLabel, "chip-best", "muted"),
    (QPushButton, "suit-primary", "home-primary"),
    (QPushButton, "home-primary", ""),
]


@pytest.mark.parametrize(("kind", "before", "after"), ROLES)
def test_a_shown_widget_takes_another_role(
    qtbot: QtBot, kind: type[QLabel | QPushButton], before: str, after: str
) -> None:
    apply_theme(1.0)
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    changing, new = (kind("a text", page) for _nth in range(2))
    for widget, role in ((changing, before), (new, after)):
        if isinstance(widget, QAbstractButton):
            widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        set_role(widget, role)
        column.addWidget(widget)
    page.show()
    assert changing.grab().toImage() != new.grab().toImage()
    set_role(changing, after)
    assert changing.sizeHint() == new.sizeHint()
    changing.resize(new.size())
    assert changing.grab().toImage() == new.grab().toImage()


def test_the_ring_of_a_table_is_whole_at_its_corners(qtbot: QtBot, language: Language) -> None:
    """The header was painted over its upper corners."""
    apply_theme(1.0)
    table = QTableView()
    qtbot.addWidget(table)
    table.setModel(QStandardItemModel(2, 2, table))
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
    table.verticalHeader().hide()
    table.resize(300, 200)
    table.show()
    table.activateWindow()
    table.setFocus()
    qtbot.waitUntil(table.hasFocus)
    picture, side = table.grab().toImage(), 8
    red, field = QColor(Look.theme.accent).red(), QColor(colours(Look.theme)["field"]).red()

    def ringed(left: int, top: int) -> float:
        """How much of a corner is in the ring's colour, its soft edges counted in part."""
        shades = (picture.pixelColor(left + x, top + y).red() for x in range(side) for y in range(side))
        return sum((shade - field) / (red - field) for shade in shades)

    right, bottom = table.width() - side, table.height() - side
    assert ringed(0, 0) == pytest.approx(ringed(0, bottom), abs=2)
    assert ringed(right, 0) == pytest.approx(ringed(right, bottom), abs=2)
