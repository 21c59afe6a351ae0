"""The deal code: one short text for the game, the house rules, the deals and the players of a match.

``MH3K-7Q2M-4ZC8-R1TP``: the version (M), the preset, the players, eleven symbols of the seed, what differs from the
preset, and the check of two symbols (`code_symbols`). The meaning of codes of this version never changes; new
contents need a new version, with another first symbol.

=================  ====================================================================================================
symbols            hold
=================  ====================================================================================================
1                  20, the M: the version
1                  the preset
1                  the players. 0: not in the code. 1 to 16: 1 + 4 × the opponents' level + the partner's level, and the
                   seed draws the characters. 31: a symbol for the levels (without the 1) and one for each character
11                 the seed
each change        the numbers of option and value (`code_tables`), in growing symbols: four bits, and one for "more"
2                  the checksum: all before it, as a number, modulo 1021
=================  ====================================================================================================
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from marjapussi_desktop.bots.players.levels import CHARACTER
from marjapussi_desktop.controller.deals.code_symbols import CodeError as CodeError
from marjapussi_desktop.controller.deals.code_symbols import CodeFault as CodeFault
from marjapussi_desktop.controller.deals.code_symbols import SymbolReader, fixed, growing, read, written
from marjapussi_desktop.controller.deals.code_tables import (
    CHARACTER_IDS,
    DRAWN,
    LEVEL_IDS,
    PRESET_IDS,
    option_at,
    option_number,
    value_number,
    value_text,
)
from marjapussi_desktop.controller.deals.deal_source import MAX_SEED, DealSource
from marjapussi_desktop.controller.match.players import ANYBODY, PERSON_SEAT, MatchSetup, drawn_characters
from marjapussi_desktop.engine.options import differences, parse_options, written_changes
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record import BOT, MatchRecord
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import partner_of, players_in
from marjapussi_desktop.engine.values import frozen

VERSION: Final = 20
SEED_SYMBOLS: Final = 11
NOT_TOLD: Final = 0
FIRST_DRAWN: Final = 1
WRITTEN_OUT: Final = 31
LEVELS_BASE: Final = 4


@frozen
class DealCode:
    """What a code holds. ``seed``: 0 to ``MAX_SEED``; ``players``: the bots from the person's left on, by name
    (``skilled+aino``), empty if the code does not name them.
    """

    preset: str
    rules: Ruleset
    seed: int
    players: tuple[str, ...] = ()

    @property
    def changes(self) -> tuple[tuple[str, str], ...]:
        """The options that differ from the preset, as the command line writes them."""
        return written_changes(self.rules, PRESETS[self.preset])

    def setup(self, name: str, usual: MatchSetup | None = None) -> MatchSetup:
        """The set-up of the match for a person of this name; where the code names no players, those of ``usual``."""
        levels, characters = _taken_apart(self.players)
        partner = partner_of(PERSON_SEAT, self.rules.layout)
        like = usual if usual is not None else MatchSetup(self.preset, name)
        return MatchSetup(
            preset=self.preset,
            name=name,
            partner_level=levels[partner - 1] if levels and partner is not None else like.partner_level,
            opponent_level=levels[0] if levels else like.opponent_level,
            seed=self.seed,
            options=self.changes,
            characters=characters if levels else like.characters,
        )


def code_of(record: MatchRecord) -> DealCode | None:
    """The code of a match; None if its deals do not come from its seed, or the seed is too large for a code."""
    if not 0 <= record.seed <= MAX_SEED:
        return None
    source = DealSource(record.seed)
    deals = [source.deal(record.rules, number) for number in range(1, len(record.hands) + 1)]
    if deals != [hand.deal for hand in record.hands]:
        return None
    if record.hands and record.hands[0].dealer != source.first_dealer(record.rules):
        return None
    kinds = [player.kind for player in record.players[1:]]
    players = tuple(kind.removeprefix(BOT) for kind in kinds if kind.startswith(BOT))
    is_told = len(players) == len(kinds) and _levels_number(players, record.rules) is not None
    return DealCode(record.preset, record.rules, record.seed, players if is_told else ())


def code_text_of(record: MatchRecord) -> str:
    """The code of a match as text, empty if it has none. It reveals every card of the match, so a player sees only its
    `commitment` until the match is over.
    """
    code = code_of(record)
    return format_code(code) if code is not None else ""


def format_code(code: DealCode) -> str:
    """The code as text. The caller must ensure that only changeable options differ from the preset, and that the
    players of a side have one level.
    """
    options = [
        symbol
        for option in differences(code.rules, PRESETS[code.preset])
        for number in (option_number(option), value_number(option, option.value_in(code.rules)))
        for symbol in growing(number)
    ]
    head = [VERSION, PRESET_IDS.index(code.preset), *_players_symbols(code)]
    return written([*head, *fixed(code.seed, SEED_SYMBOLS), *options])


def parse_code(text: str) -> DealCode:
    """The code that a person has typed or pasted. Raises CodeError."""
    symbols = SymbolReader(read(text))
    if symbols.fixed(1) != VERSION:
        raise CodeError(CodeFault.LATER_VERSION)
    preset_number = symbols.fixed(1)
    if preset_number >= len(PRESET_IDS):
        raise CodeError(CodeFault.UNKNOWN)
    preset = PRESET_IDS[preset_number]
    base = PRESETS[preset]
    levels, characters = _read_players(symbols, base)
    seed = symbols.fixed(SEED_SYMBOLS)
    if seed > MAX_SEED:
        raise CodeError(CodeFault.UNKNOWN)
    rules = _read_rules(symbols, preset)
    if levels and not characters:
        characters = _drawn(len(levels), seed)
    return DealCode(preset, rules, seed, tuple(map(_put_together, levels, characters)))


def commitment(text: str) -> str:
    """The hash of a code as it is shown, hyphens and all: SHA-256, 64 hexadecimal digits.

    Shown before a match, it commits the program to the deals without revealing them. It needs no salt, since 2⁵³ seeds
    are too many to try, and any program that computes SHA-256 can check it.
    """
    import hashlib  # imported late: it takes 6 ms, and the start does not need it

    return hashlib.sha256(text.encode()).hexdigest()


# -- the players ------------------------------------------------------------------------------------------------------


def _taken_apart(players: Sequence[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Levels and characters by seat."""
    parts = [player.partition(CHARACTER) for player in players]
    return tuple(level for level, _plus, _name in parts), tuple(name for _level, _plus, name in parts)


def _put_together(level: str, character: str) -> str:
    return f"{level}{CHARACTER}{character}" if character else level


def _drawn(count: int, seed: int) -> tuple[str, ...]:
    return drawn_characters((ANYBODY,) * count, DRAWN, seed)


def _levels_number(players: Sequence[str], rules: Ruleset) -> int | None:
    """The levels as one number; None if a code cannot name these players."""
    levels, characters = _taken_apart(players)
    if not set(levels) <= set(LEVEL_IDS[:LEVELS_BASE]) or not set(characters) <= set(CHARACTER_IDS):
        return None
    partner = partner_of(PERSON_SEAT, rules.layout)
    opponents = {level for seat, level in enumerate(levels, start=1) if seat != partner}
    if len(opponents) != 1:
        return None
    (opponent,) = opponents
    beside = levels[partner - 1] if partner is not None else opponent
    return LEVELS_BASE * LEVEL_IDS.index(opponent) + LEVEL_IDS.index(beside)


def _players_symbols(code: DealCode) -> list[int]:
    if not code.players:
        return [NOT_TOLD]
    number = _levels_number(code.players, code.rules)
    assert number is not None, f"no code tells of {code.players}"
    characters = _taken_apart(code.players)[1]
    if characters == _drawn(len(characters), code.seed):
        return [FIRST_DRAWN + number]
    return [WRITTEN_OUT, number, *map(CHARACTER_IDS.index, characters)]


def _read_players(symbols: SymbolReader, rules: Ruleset) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Reads levels and characters by seat; no characters if the seed draws them."""
    kind, count = symbols.fixed(1), players_in(rules.layout) - 1
    if kind == NOT_TOLD:
        return (), ()
    number = symbols.fixed(1) if kind == WRITTEN_OUT else kind - FIRST_DRAWN
    if number >= LEVELS_BASE * LEVELS_BASE:
        raise CodeError(CodeFault.UNKNOWN)
    opponent, beside = divmod(number, LEVELS_BASE)
    partner = partner_of(PERSON_SEAT, rules.layout)
    levels = tuple(LEVEL_IDS[beside if seat == partner else opponent] for seat in range(1, count + 1))
    if kind != WRITTEN_OUT:
        return levels, ()
    numbers = [symbols.fixed(1) for _seat in range(count)]
    if max(numbers) >= len(CHARACTER_IDS):
        raise CodeError(CodeFault.UNKNOWN)
    return levels, tuple(CHARACTER_IDS[one] for one in numbers)


# -- the rules --------------------------------------------------------------------------------------------------------


def _read_rules(symbols: SymbolReader, preset: str) -> Ruleset:
    settings = []
    while not symbols.is_at_end:
        option = option_at(symbols.growing())
        settings.append((option.key, value_text(option, symbols.growing())))
    rules = parse_options(preset, settings)
    if not isinstance(rules, Ruleset):
        raise CodeError(CodeFault.UNKNOWN)
    return rules
