"""A game as it was played, by name: the preset's, and that of the house rules where there are any."""

from __future__ import annotations

from marjapussi_desktop.ui.i18n import translate
from marjapussi_desktop.ui.text.presets import preset_name


def game_text(preset: str, house_rules: bool, name: str = "") -> str:
    """``Huutopussi``, ``Huutopussi (house rules)``, or ``At the cottage (Huutopussi)`` with a ``name`` of the person's
    own.
    """
    game = preset_name(preset)
    if name:
        return translate("Games", "{name} ({game})").format(name=name, game=game)
    return translate("Games", "{game} (house rules)").format(game=game) if house_rules else game
