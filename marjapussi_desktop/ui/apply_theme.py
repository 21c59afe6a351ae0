"""Applies the preferences' felt, deck and pace to the controls and to a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from marjapussi_desktop.resources import FONT_FAMILY
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.style import Look, palette, stylesheet
from marjapussi_desktop.ui.table.card_style import Back, CardStyle
from marjapussi_desktop.ui.table.habits import Guard, Habits
from marjapussi_desktop.ui.table.hand_order import HandSorting, Sorting
from marjapussi_desktop.ui.table.speeds import Pace
from marjapussi_desktop.ui.table.theme import BIRCH, PINE, THEMES, Deck, Theme

if TYPE_CHECKING:
    from marjapussi_desktop.ui.table.table_widget import TableWidget

AS_THE_SYSTEM: Final = "system"
"""In the place of a felt: the light one where the system's colours are light, else the dark one."""

LOWERED: Final = "lowered"
BY_CLICK: Final = "click"
REDUCED: Final = "reduced"


def choose_theme(preferences: Preferences, system_is_still: bool = False) -> None:
    """Set the felt, the cards and whether anything moves; values of another version mean the usual ones."""
    is_by_system = preferences.felt == AS_THE_SYSTEM
    Look.theme = system_theme(system_colours()) if is_by_system else THEMES.get(preferences.felt, PINE)
    Look.deck = Deck(preferences.deck) if preferences.deck in set(Deck) else Deck.TWO_COLOURS
    back = Back(preferences.back) if preferences.back in set(Back) else Back.SPRIGS
    Look.is_still = preferences.motion == REDUCED or (preferences.motion == AS_THE_SYSTEM and system_is_still)
    Look.cards = CardStyle(Look.deck, preferences.large_print, preferences.finnish_indices, back)


def system_theme(scheme: Qt.ColorScheme) -> Theme:
    """The felt that goes with the system's colours; where the system does not tell, the dark one."""
    return BIRCH if scheme is Qt.ColorScheme.Light else PINE


def system_colours() -> Qt.ColorScheme:
    """Whether the system's colours are light or dark, as far as it tells."""
    return QGuiApplication.styleHints().colorScheme()


def apply_theme(scale: float, spacing: float | None = None) -> None:
    """Give every control of the application the chosen felt's colours, at a scale of the texts and one of the room
    around them, which is the same unless it is given.
    """
    Look.scale, Look.spacing = scale, scale if spacing is None else spacing
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.setPalette(palette(Look.theme))
    sheet = stylesheet(Look.theme, scale, Look.spacing, FONT_FAMILY)
    if app.styleSheet() != sheet:  # Qt reads it again even where it is the same
        app.setStyleSheet(sheet)


def apply_to_table(table: TableWidget, preferences: Preferences) -> None:
    """Give a table the chosen felt and cards, and the pace and the habits of the preferences."""
    table.set_theme(Look.theme)
    table.set_style(Look.cards)
    table.set_habits(habits_of(preferences))
    apply_pace(table, preferences)


def apply_pace(table: TableWidget, preferences: Preferences) -> None:
    """Give a table the pace of the preferences."""
    table.set_pace(pace_of(preferences), preferences.trick_pause_ms, preferences.gather == BY_CLICK, Look.is_still)


def hurry(table: TableWidget, preferences: Preferences, trick_pause_ms: int) -> None:
    """Let a table be quick for a while, though no slower than the preferences have it."""
    pace = Pace.INSTANT if pace_of(preferences) is Pace.INSTANT else Pace.FAST
    table.set_pace(pace, trick_pause_ms, is_still=Look.is_still)


def pace_of(preferences: Preferences) -> Pace:
    """The pace of the preferences; one of another version of the program means the usual."""
    return Pace(preferences.pace) if preferences.pace in set(Pace) else Pace.NORMAL


def habits_of(preferences: Preferences) -> Habits:
    """How the person likes to handle the cards; values of another version of the program mean the usual."""
    guard = Guard(preferences.guard) if preferences.guard in set(Guard) else Guard.OFF
    kind = Sorting(preferences.sorting) if preferences.sorting in set(Sorting) else Sorting.ALTERNATING
    sorting = HandSorting(kind, preferences.trumps_first)
    return Habits(
        guard,
        preferences.closed_cards == LOWERED,
        sorting,
        preferences.gather == BY_CLICK,
        preferences.text_percent / 100,
    )
