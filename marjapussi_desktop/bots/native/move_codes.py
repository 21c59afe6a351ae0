"""The one table of codes for moves in play, for the native code and its callers.

| code                   | move                                                                         |
|------------------------|------------------------------------------------------------------------------|
| 0 to 35                | play the card with this ``card.index``                                       |
| `DECLARE` + suit       | declare a marriage                                                           |
| `ASK_WHOLE`            | ask for a whole marriage                                                     |
| `ASK_HALF` + suit      | ask for the other half of a marriage                                         |
| `ANSWER_WHOLE` + suit  | answer with a whole marriage; with `cards.NO_TRUMP` in place of a suit: none |
| `ANSWER_HALF`          | answer truly whether one holds the half                                      |

Suits are 0 to 3 as in `cards`. `encoding.move_code` gives the code of an engine's action.
"""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython

DECLARE = cython.declare(cython.int, 36)
ASK_WHOLE = cython.declare(cython.int, 40)
ASK_HALF = cython.declare(cython.int, 41)
ANSWER_WHOLE = cython.declare(cython.int, 45)
ANSWER_HALF = cython.declare(cython.int, 50)
MOVE_COUNT = cython.declare(cython.int, 51)
"""All codes are less."""

# The question that awaits an answer.
NO_QUESTION = cython.declare(cython.int, 0)
WHOLE_QUESTION = cython.declare(cython.int, 1)
HALF_QUESTION = cython.declare(cython.int, 2)
"""Plus the suit."""
