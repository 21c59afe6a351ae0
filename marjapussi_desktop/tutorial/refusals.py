"""Which lesson teaches what a refused try was against."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.engine.reasons import Reason

LESSON_OF: Final[dict[Reason, str]] = {
    Reason.FOLLOW_SUIT: "suit",
    Reason.MUST_TRUMP: "trumps",
    Reason.ACE_MUST_SHOW: "beat",
    Reason.MUST_BEAT: "beat",
    Reason.LEAD_ACE_OF_CLUBS: "a-trick",
    Reason.LEAD_ACE: "a-trick",
    Reason.LEAD_SPADE: "a-trick",
    Reason.LEAD_FROM_MARRIAGE: "farmers-dozen",
    Reason.NO_ATTEMPT_NOW: "declare",
    Reason.ATTEMPT_USED: "whole",
    Reason.NEEDS_OWN_LED_TRICK: "own-lead",
    Reason.STOCK_IS_EMPTY: "stock",
    Reason.NO_ASKING: "whole",
    Reason.SUIT_NOT_OPEN: "little",
    Reason.NO_OPEN_SUIT: "little",
    Reason.NO_MARRIAGE_HELD: "declare",
    Reason.MARRIAGES_BROKEN: "whole",
    Reason.PARTNER_BROKEN: "whole",
    Reason.ORDER_AFTER_ASK: "whole",
    Reason.ORDER_AFTER_HALF: "half",
    Reason.WHOLE_FIRST: "half",
    Reason.HALF_OF_OWN_MARRIAGE: "half",
    Reason.NO_HALF_HELD: "half",
    Reason.ANSWER_UNTRUE: "half",
    Reason.BID_NOT_MULTIPLE: "auction",
    Reason.BID_TOO_LOW: "auction",
    Reason.BID_TOO_HIGH: "auction",
    Reason.BID_BANNED: "bid-ban",
    Reason.BANNED_BIDS_MINIMUM: "bid-ban",
    Reason.MUST_OPEN: "auction",
    Reason.REDEAL_FIRST_TURN_ONLY: "redeal",
    Reason.NO_REDEAL: "redeal",
    Reason.NO_DISCARD_OF_ACES_AND_TENS: "kitty",
    Reason.CONTRACT_NOT_MULTIPLE: "set-contract",
    Reason.CONTRACT_TOO_LOW: "set-contract",
    Reason.CONTRACT_TOO_HIGH: "set-contract",
    Reason.NO_KONTRA: "kontra",
    Reason.CALL_NOT_NOW: "kontra",
    Reason.CALL_OTHER_SIDE: "kontra",
    Reason.CALL_TOO_LATE: "kontra",
}

NO_RULE: Final = frozenset(
    (
        Reason.NOT_DEALT,
        Reason.HAND_OVER,
        Reason.NOT_YOUR_TURN,
        Reason.WRONG_PHASE,
        Reason.CARD_NOT_HELD,
        Reason.ANSWER_FIRST,
        Reason.WRONG_ANSWER,
        Reason.WRONG_NUMBER_OF_CARDS,
        Reason.CARD_TWICE,
    )
)
"""What is no rule to be learnt: it is somebody else's turn, or a program errs."""
