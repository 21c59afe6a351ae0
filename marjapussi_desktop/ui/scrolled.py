"""A page that scrolls up and down where it is higher than its room."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


def scrolled(page: QWidget, parent: QWidget) -> QScrollArea:
    """An area of ``parent`` that shows the page, as wide as itself and without a background of its own."""
    area = QScrollArea(parent)
    let_scroll(page, area)
    return area


def let_scroll(page: QWidget, area: QScrollArea) -> None:
    """Put the page into an area, as wide as that and without a background of its own."""
    area.setObjectName("scroll")
    page.setObjectName("scrolled")
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows what has the keyboard
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidgetResizable(True)
    area.setWidget(page)
