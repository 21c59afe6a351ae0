"""The groups of binary features that a network sees, and where each begins; `network_inputs` tells what they mean. Also
the steps in which numbers are told.
"""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.bots.native import plain as cython

INPUT_SIZES: Final = {
    "OWN": 36,
    "PLAYED": 4 * 36,
    "ON_TABLE": 3 * 36,
    "WINNING": 36,
    "TOP": 36,
    "BEATING": 36,
    "LACKED": 3 * 36,
    "VOID": 3 * 4,
    "KNOWN": 3 * 36,
    "KNOWN_OWN": 36,
    "UNSEEN_LENGTH": 4 * 10,
    "OWN_LENGTH": 4 * 10,
    "HAS_TRUMP": 2,
    "DECLARED": 4 * 2,
    "MARRIAGE_STATE": 4 * 5,
    "MARRIAGE_WORTH": 4 * 5,
    "DENIED_HALF": 4 * 2,
    "DENIED_WHOLE": 4,
    "ASKED_WHOLE": 4,
    "ASKED_HALF": 4,
    "BROKEN": 4,
    "PLACE": 4,
    "CARDS_LEFT": 10,
    "WINNER": 4,
    "MAY_ATTEMPT": 1,
    "QUESTION": 1,
    "MUST_LEAD": 4,
    "OWN_TAKEN": 25,
    "THEIR_TAKEN": 25,
    "LEAD": 25,
    "DECLARATIONS": 13,
    "TRICK_WORTH": 12,
    "WON_ANY": 2,
    "ROLE": 5,
    "NEED": 40,
    "CONTRACT": 45,
    "NEED_SHARE": 45,
    "OPTIONS": 12,
    "HAND_SIZE": 2,
    "AT_RISK": 4,
    "COVERING": 2 * 36,
    "STOCK_LEFT": 13,
    "COVERED_LEFT": 2 * 8,
    "MISSING": 2 * 16,
    "OVERSHOOT": 3,
}
"""How many features each group has, in their order."""


def _input_offset(name: str) -> int:
    """Where a group begins."""
    names = list(INPUT_SIZES)
    return sum(INPUT_SIZES[before] for before in names[: names.index(name)])


IN_OWN = cython.declare(cython.int, _input_offset("OWN"))
IN_PLAYED = cython.declare(cython.int, _input_offset("PLAYED"))
IN_ON_TABLE = cython.declare(cython.int, _input_offset("ON_TABLE"))
IN_WINNING = cython.declare(cython.int, _input_offset("WINNING"))
IN_TOP = cython.declare(cython.int, _input_offset("TOP"))
IN_BEATING = cython.declare(cython.int, _input_offset("BEATING"))
IN_LACKED = cython.declare(cython.int, _input_offset("LACKED"))
IN_VOID = cython.declare(cython.int, _input_offset("VOID"))
IN_KNOWN = cython.declare(cython.int, _input_offset("KNOWN"))
IN_KNOWN_OWN = cython.declare(cython.int, _input_offset("KNOWN_OWN"))
IN_UNSEEN_LENGTH = cython.declare(cython.int, _input_offset("UNSEEN_LENGTH"))
IN_OWN_LENGTH = cython.declare(cython.int, _input_offset("OWN_LENGTH"))
IN_HAS_TRUMP = cython.declare(cython.int, _input_offset("HAS_TRUMP"))
IN_DECLARED = cython.declare(cython.int, _input_offset("DECLARED"))
IN_MARRIAGE_STATE = cython.declare(cython.int, _input_offset("MARRIAGE_STATE"))
IN_MARRIAGE_WORTH = cython.declare(cython.int, _input_offset("MARRIAGE_WORTH"))
IN_DENIED_HALF = cython.declare(cython.int, _input_offset("DENIED_HALF"))
IN_DENIED_WHOLE = cython.declare(cython.int, _input_offset("DENIED_WHOLE"))
IN_ASKED_WHOLE = cython.declare(cython.int, _input_offset("ASKED_WHOLE"))
IN_ASKED_HALF = cython.declare(cython.int, _input_offset("ASKED_HALF"))
IN_BROKEN = cython.declare(cython.int, _input_offset("BROKEN"))
IN_PLACE = cython.declare(cython.int, _input_offset("PLACE"))
IN_CARDS_LEFT = cython.declare(cython.int, _input_offset("CARDS_LEFT"))
IN_WINNER = cython.declare(cython.int, _input_offset("WINNER"))
IN_MAY_ATTEMPT = cython.declare(cython.int, _input_offset("MAY_ATTEMPT"))
IN_QUESTION = cython.declare(cython.int, _input_offset("QUESTION"))
IN_MUST_LEAD = cython.declare(cython.int, _input_offset("MUST_LEAD"))
IN_OWN_TAKEN = cython.declare(cython.int, _input_offset("OWN_TAKEN"))
IN_THEIR_TAKEN = cython.declare(cython.int, _input_offset("THEIR_TAKEN"))
IN_LEAD = cython.declare(cython.int, _input_offset("LEAD"))
IN_DECLARATIONS = cython.declare(cython.int, _input_offset("DECLARATIONS"))
IN_TRICK_WORTH = cython.declare(cython.int, _input_offset("TRICK_WORTH"))
IN_WON_ANY = cython.declare(cython.int, _input_offset("WON_ANY"))
IN_ROLE = cython.declare(cython.int, _input_offset("ROLE"))
IN_NEED = cython.declare(cython.int, _input_offset("NEED"))
IN_CONTRACT = cython.declare(cython.int, _input_offset("CONTRACT"))
IN_NEED_SHARE = cython.declare(cython.int, _input_offset("NEED_SHARE"))
IN_OPTIONS = cython.declare(cython.int, _input_offset("OPTIONS"))
IN_HAND_SIZE = cython.declare(cython.int, _input_offset("HAND_SIZE"))
IN_AT_RISK = cython.declare(cython.int, _input_offset("AT_RISK"))
IN_COVERING = cython.declare(cython.int, _input_offset("COVERING"))
IN_STOCK_LEFT = cython.declare(cython.int, _input_offset("STOCK_LEFT"))
IN_COVERED_LEFT = cython.declare(cython.int, _input_offset("COVERED_LEFT"))
IN_MISSING = cython.declare(cython.int, _input_offset("MISSING"))
IN_OVERSHOOT = cython.declare(cython.int, _input_offset("OVERSHOOT"))
INPUTS = cython.declare(cython.int, sum(INPUT_SIZES.values()))
"""The number of features."""


@cython.native_inline
def clamped(value: cython.int, least: cython.int, most: cython.int) -> cython.int:
    """The nearest number between two."""
    if value < least:
        return least
    return most if value > most else value


@cython.native_inline
def share_of(value: cython.int, whole: cython.int, steps: cython.int) -> cython.int:
    """A share in whole steps, from 0 to ``steps``; values below 0 count as 0."""
    if value <= 0 or whole <= 0:
        return 0
    return clamped(value * steps // whole, 0, steps)
