"""The numbers of options, their values, levels and characters in deal codes. They never change.

A new option, value, level or character gets the next number: append it to its row, or the row to the table. The numbers
of presets are their places in `presets.PRESETS`.
"""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.controller.deals.code_symbols import CodeError, CodeFault
from marjapussi_desktop.engine.options import OPTIONS_BY_KEY, Option, OptionValue, format_value
from marjapussi_desktop.engine.presets import PRESETS

PRESET_IDS: Final = tuple(PRESETS)
LEVEL_IDS: Final = ("beginner", "casual", "skilled", "expert")
CHARACTER_IDS: Final = ("", "aino", "eino", "helmi", "veikko", "onni", "kerttu", "martta", "tauno")
"""Characters by number; the first, empty, stands for a level without a character."""
DRAWN: Final = CHARACTER_IDS[1:9]
"""The characters among which codes of the first version draw. A later one is always written out."""

NUMBERS: Final = "by"
_ROWS: Final = """
target by 1
pack 36 32 28 24
first_lead any ace ace_or_spade
declare_after any_won_trick own_led_trick
ask_whole false true
ask_half false true
bluff_half false true
ask_order free self_whole_half
half_needs_whole false true
broken_marriages never after_successful_ask
lead_from_marriage false true
first_trick_ace_must_show false true
overshoot to_seven subtract_excess allowed
pip_count 11-10-4-3-2 aces_and_tens aces_and_tens_4321
minimum_bid by 5
kontra false true
first_leader left_of_dealer ace_of_clubs
pip_tie none carry
porvoo false true
first_bidder dealer left_of_dealer
opening compulsory optional
redeal three_sixes no_card_above_jack
redeal_by same_dealer next_dealer
bid_ban_at by -5
exchange 3 4
contract_set before_return after_return
kitty_exposed false true
discard_aces_and_tens false true
discards_count false true
card_points 10-10-5-5-5 11-10-4-3-2
last_trick 20 10
marriage_points hearts_high spades_high
round_defenders false true
no_trick_penalty final_bid_both final_bid_defenders contract twice_contract
penalty_needs_contract false true
""".strip()
"""One option a line: its key, then its values by number. An option with numbers has ``by`` and a divisor instead, and 0
stands for ``none``. An option whose values may be combined has a bit for each value."""

OPTION_ROWS: Final = tuple((key, tuple(values)) for key, *values in map(str.split, _ROWS.splitlines()))
_NUMBER_OF: Final = {key: number for number, (key, _values) in enumerate(OPTION_ROWS)}


def option_number(option: Option) -> int:
    """The option's number."""
    return _NUMBER_OF[option.key]


def value_number(option: Option, value: OptionValue) -> int:
    """The number of a value of the option."""
    words = OPTION_ROWS[option_number(option)][1]
    if words[0] == NUMBERS:
        return 0 if value is None else int(value) // int(words[1])
    if option.many:
        return sum(1 << words.index(format_value(one)) for one in value)
    return words.index(format_value(value))


def option_at(number: int) -> Option:
    """The option with this number. Raises CodeError."""
    if number >= len(OPTION_ROWS):
        raise CodeError(CodeFault.UNKNOWN)
    return OPTIONS_BY_KEY[OPTION_ROWS[number][0]]


def value_text(option: Option, number: int) -> str:
    """The value with this number as the command line writes it. Raises CodeError."""
    words = OPTION_ROWS[option_number(option)][1]
    if words[0] == NUMBERS:
        return str(number * int(words[1])) if number else "none"
    if number >= (1 << len(words) if option.many else len(words)):
        raise CodeError(CodeFault.UNKNOWN)
    if option.many:
        return ",".join(word for place, word in enumerate(words) if number >> place & 1) or "none"
    return words[number]
