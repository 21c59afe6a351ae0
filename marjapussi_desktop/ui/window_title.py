"""The window's title: the program, and the game on the table where one is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from marjapussi_desktop.engine.presets import PRESETS

if TYPE_CHECKING:
    from marjapussi_desktop.ui.main_window import MainWindow

PROGRAM: Final = "Marjapussi"


def title_of(window: MainWindow) -> str:
    """``Huutopussi – Marjapussi``; house rules by the name that the person has given them."""
    if not window.screens.is_match_shown():
        return PROGRAM
    from marjapussi_desktop.ui.text.games import game_text

    view = window.session.current().view
    game = game_text(
        view.preset, view.rules != PRESETS[view.preset], window.house_rules.name_of(view.preset, view.rules)
    )
    return PROGRAM if game == PROGRAM else f"{game} – {PROGRAM}"
