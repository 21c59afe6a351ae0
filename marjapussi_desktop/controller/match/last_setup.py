"""The set-up of a match "as last time", and what is kept of a game that was chosen."""

from __future__ import annotations

from marjapussi_desktop.controller.match.players import MatchSetup, seated
from marjapussi_desktop.engine.options import parse_options
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.settings.preferences import Preferences


def last_setup(preferences: Preferences, name: str, seed: int | None = None) -> MatchSetup:
    """The game, house rules and players that were chosen last; Marjapussi at first.

    House rules that this version cannot play are replaced by the game's own, an unknown game by Marjapussi. ``name``:
    of the person; ``seed``: of the deals, None for a new one.
    """
    preset = preferences.preset if preferences.preset in PRESETS else next(iter(PRESETS))
    options = preferences.options if preset == preferences.preset else ()
    rules = parse_options(preset, options)
    if not isinstance(rules, Ruleset):
        rules, options = PRESETS[preset], ()
    return MatchSetup(
        preset=preset,
        name=name,
        partner_level=preferences.partner_level,
        opponent_level=preferences.opponent_level,
        seed=seed,
        options=options,
        characters=seated(preferences.characters, rules.layout),
    )


def chosen(before: Preferences, setup: MatchSetup, kept: Preferences | None = None) -> Preferences:
    """The preferences once the person has chosen a game; ``kept``: with what else was chosen for the match. His first
    match is explained, wherever it was chosen: who has chosen none has played none, and lessons do not change that.
    The match that was left for the deal of the day waits in the archive from now on.
    """
    explains = before.explains or not before.preset
    return changed(kept or before, preset=setup.preset, options=setup.options, explains=explains, left_match="")
