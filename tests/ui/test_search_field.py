"""Fields to search in: what they say while they are empty, and the button that empties them, can be read."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.apply_theme import apply_theme, choose_theme
from marjapussi_desktop.ui.i18n import Language
from marjapussi_desktop.ui.search_field import SearchField
from marjapussi_desktop.ui.style import Look, colours
from marjapussi_desktop.ui.table.theme import THEMES
from tests.ui.colours import contrast, rgb


@pytest.fixture(params=THEMES)
def field(request: pytest.FixtureRequest, qtbot: QtBot, language: Language) -> SearchField:
    """An empty field on each felt."""
    choose_theme(Preferences(felt=request.param))
    apply_theme(1.0)
    made = SearchField()
    made.setPlaceholderText("Search all rules")
    qtbot.addWidget(made)
    made.resize(400, 40)
    made.show()
    return made


def shades(field: SearchField, left: int, right: int) -> set[str]:
    """The colours between two x, without the field's edge."""
    picture = field.grab().toImage()
    return {picture.pixelColor(x, y).name() for x in range(left, right) for y in range(8, field.height() - 8)}


def test_what_an_empty_field_asks_for_can_be_read(field: SearchField) -> None:
    """Qt made it half transparent, whatever the palette said."""
    field.clearFocus()
    ground = rgb(colours(Look.theme)["field"])
    assert max(contrast(rgb(shade), ground) for shade in shades(field, 14, 200)) >= 4.5


def test_the_button_that_empties_it_is_as_dark_as_the_text(field: SearchField, qtbot: QtBot) -> None:
    """On the light felt it had a contrast of 1.4."""
    QTest.keyClicks(field, "x")
    wanted = QColor(colours(Look.theme)["text"]).name()
    qtbot.waitUntil(lambda: wanted in shades(field, 360, 395))
