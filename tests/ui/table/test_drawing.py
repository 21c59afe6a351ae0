"""Texts of the table are written smaller where they would be cut."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF

from marjapussi_desktop.ui.table.drawing import fitting_font, text_font

LONGEST = "Diamonds were trumps"


@pytest.mark.parametrize("share", [1.2, 1.0, 0.8])
def test_a_font_is_as_large_as_the_room_allows(qapp: object, share: float) -> None:
    wanted = text_font(40)
    width = share * QFontMetricsF(wanted).horizontalAdvance(LONGEST)
    font = fitting_font(LONGEST, width, 40)
    assert QFontMetricsF(font).horizontalAdvance(LONGEST) <= width + 1
    assert (font == wanted) is (share >= 1)
