"""Who a computer player is, in words: level and character."""

from __future__ import annotations

from marjapussi_desktop.controller.match.players import EXEC, character_of
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.ui.i18n import translate
from marjapussi_desktop.ui.text.characters import CHARACTERS, character_text
from marjapussi_desktop.ui.text.levels import LEVELS, level_name


def player_facts(player: str, rules: Ruleset) -> list[str]:
    """The level and the character of a player as the record calls him: ``skilled+aino@200``; nothing for a person.
    ``rules``: of the game that he plays.
    """
    if player.startswith(EXEC):
        return [translate("Players", "Another program: {name}").format(name=player.removeprefix(EXEC))]
    level, character = player.partition("@")[0].partition("+")[0], character_of(player)
    facts = [translate("Players", "Level: {level}").format(level=level_name(level))] if level in LEVELS else []
    return [*facts, *([character_text(character, rules)] if character in CHARACTERS else [])]
