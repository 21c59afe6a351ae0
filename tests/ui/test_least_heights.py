"""What is pressed together by a page that lacks room still shows its letters whole."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from marjapussi_desktop.ui.apply_theme import apply_theme
from marjapussi_desktop.ui.style import scale_for
from tests.ui.unseen import stay_unseen


def test_a_box_of_choices_is_never_lower_than_its_letters(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    stay_unseen(page)
    column = QVBoxLayout(page)
    boxes = [QComboBox(page) for _nth in range(3)]
    for box in boxes:
        box.addItem("All hands open")
        column.addWidget(box)
    apply_theme(scale_for(1920, 1080, 200), scale_for(1920, 1080))
    try:
        page.show()
        page.resize(400, 10)
        assert all(box.height() >= box.fontMetrics().height() for box in boxes)
    finally:
        apply_theme(1.0)
