"""Who sits at the table: the person, bots by level and character, other programs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from marjapussi_desktop.bots.players.levels import EXEC as EXEC
from marjapussi_desktop.bots.players.levels import OFFERED_LEVELS
from marjapussi_desktop.engine.record import BOT, PERSON, MatchRecord, PlayerInfo
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import Layout, partner_of, players_in
from marjapussi_desktop.engine.values import changed, frozen
from marjapussi_desktop.outside import plain

if TYPE_CHECKING:
    from marjapussi_desktop.engine.record_reading import Replayed

PERSON_SEAT: Final = 0
ANYBODY: Final = "?"
"""Instead of a character: the match draws one, another in each match."""
DEFAULT_NAMES: Final = ("Aino", "Eino", "Helmi")
"""Names of players without a character: left of the person, opposite, right."""


PLACES: Final = ("left", "opposite", "right")
"""The keys under which preferences keep the characters, clockwise from the person."""
SEATED: Final = {
    Layout.PARTNERSHIP: PLACES,
    Layout.KITTY: ("left", "right"),
    Layout.STOCK: ("opposite",),
    Layout.OPEN: ("opposite",),
}
"""By number of players, which places are taken, in the order of the seats."""

_DECIDED: Final = frozenset("+@:")
"""A name with one of these characters holds more than a level, so it gets no character."""


def offered_levels() -> tuple[str, ...]:
    """The levels that the person can choose from, weakest first."""
    return OFFERED_LEVELS


def seated(by_place: Sequence[str], layout: Layout) -> tuple[str, ...]:
    """Characters by seat, from characters by place; ``ANYBODY`` where nobody has been chosen."""
    chosen = dict(zip(PLACES, by_place, strict=False))
    return tuple(chosen.get(place, ANYBODY) for place in SEATED[layout])


@frozen
class MatchSetup:
    """What a new match needs. ``options`` are changed options on top of the preset, as the command line writes them.

    A level may be another program: ``exec:COMMAND``. ``characters``: ids, by seat from the person's left; empty for a
    level without a character; ``ANYBODY`` has the match draw one. Missing ones count as empty.
    """

    preset: str
    name: str
    partner_level: str = "casual"
    opponent_level: str = "casual"
    seed: int | None = None
    options: tuple[tuple[str, str], ...] = ()
    characters: tuple[str, ...] = ()


def players_of(setup: MatchSetup, rules: Ruleset, seed: int) -> tuple[PlayerInfo, ...]:
    """The person in seat 0 and bots around the table; the same seed gives the same bots."""
    names = [_record_name(level) for level in levels_of(setup, rules, seed).values()]
    return (PlayerInfo(setup.name, PERSON), *_named(setup, rules, seed, names))


def levels_of(setup: MatchSetup, rules: Ruleset, seed: int) -> dict[int, str]:
    """The bot in each seat but the person's, by its name: ``skilled+aino``, ``exec:COMMAND``."""
    partner = partner_of(PERSON_SEAT, rules.layout)
    seats = range(1, players_in(rules.layout))
    characters = _characters(setup, len(seats), seed)
    found = {}
    for seat, character in zip(seats, characters, strict=True):
        level = setup.partner_level if seat == partner else setup.opponent_level
        found[seat] = level if _DECIDED & set(level) or not character else f"{level}+{character}"
    return found


def _named(setup: MatchSetup, rules: Ruleset, seed: int, kinds: Sequence[str]) -> tuple[PlayerInfo, ...]:
    characters = _characters(setup, len(kinds), seed)
    names = (character.capitalize() or DEFAULT_NAMES[nth] for nth, character in enumerate(characters))
    return tuple(PlayerInfo(name, BOT + kind) for name, kind in zip(names, kinds, strict=True))


def character_of(player: str) -> str:
    """The character's id in a bot's name (``skilled+aino@2``); empty if there is none, as for other programs."""
    return "" if player.startswith(EXEC) else player.partition("+")[2].partition("@")[0]


def _characters(setup: MatchSetup, count: int, seed: int) -> tuple[str, ...]:
    """The character in each seat: no two alike, and none with the person's name."""
    wanted = (*setup.characters, *("",) * count)[:count]
    if not any(wanted):
        return wanted
    from marjapussi_desktop.bots.players.characters import CHARACTERS

    known = [one for one in CHARACTERS if one != setup.name.casefold()]
    return drawn_characters([one if one in CHARACTERS or not one else ANYBODY for one in wanted], known, seed)


def drawn_characters(wanted: Sequence[str], among: Sequence[str], seed: int) -> tuple[str, ...]:
    """The character in each seat: the wanted one, or none where ``wanted`` is empty. For ``ANYBODY``, and for a
    character that has a seat already, the seed draws one of the others ``among``.
    """
    from marjapussi_desktop.bots.dice import Dice

    free = [one for one in among if one not in wanted]
    dice = Dice(seed, len(wanted), 0, 0)
    chosen: list[str] = []
    for one in wanted:
        is_to_draw = one == ANYBODY or (one != "" and one in chosen)
        chosen.append(free.pop(dice.below(len(free))) if is_to_draw else one)
    return tuple(chosen)


def _record_name(level: str) -> str:
    """A level's name in a record: without a program's command, which stays in this process."""
    if not level.startswith(EXEC):
        return level
    from marjapussi_desktop.bots.players.external.program import program_name

    return EXEC + program_name(level.removeprefix(EXEC))


def programs_in(record: MatchRecord) -> set[str]:
    """The names of the other programs that play in a match, cleaned for display."""
    named = BOT + EXEC
    return {
        plain(player.kind.removeprefix(named)) or ANYBODY for player in record.players if player.kind.startswith(named)
    }


def level_in_play(kind: str) -> str:
    """The bot's name for a player of a record. A record may name any program, so none is ever run from it."""
    level = kind.removeprefix(BOT)
    return MatchSetup.partner_level if level.startswith(EXEC) else level


def with_person(replayed: Replayed) -> Replayed:
    """The record with a person in the first seat and bots elsewhere, so that it can be continued."""
    players = replayed.record.players
    seats: list[Callable[[PlayerInfo], PlayerInfo]] = [_as_person, *[_as_bot] * (len(players) - 1)]
    seated = tuple(seat(player) for seat, player in zip(seats, players, strict=True))
    return changed(replayed, record=changed(replayed.record, players=seated))


def _as_person(player: PlayerInfo) -> PlayerInfo:
    return changed(player, kind=PERSON)


def _as_bot(player: PlayerInfo) -> PlayerInfo:
    from marjapussi_desktop.bots.players.levels import playable

    return changed(player, kind=BOT + playable(player.kind.removeprefix(BOT)))
