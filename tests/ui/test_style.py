"""A widget that is shown takes the look of another part in the stylesheet."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from marjapussi_desktop.ui.apply_theme import apply_theme
from marjapussi_desktop.ui.style import set_role

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
