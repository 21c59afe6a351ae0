"""Which lesson teaches what a refused try was against."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.engine.reasons import Reason

LESSON_OF: Final[dict[Reason, str]] = {
    Reason.FOLLOW_SUIT: "follow",
    Reason.MUST_TRUMP: "follow",
    Reason.ACE_MUST_SHOW: "follow",
    Reason.MUST_BEAT: "follow",
    Reason.LEAD_ACE_OF_CLUBS: "trick",
    Reason.LEAD_ACE: "trick",
    Reason.LEAD_SPADE: "trick",
    Reason.LEAD_FROM_MARRIAGE: "marriage",
    Reason.NO_ATTEMPT_NOW: "marriage",
    Reason.ATTEMPT_USED: "asking",
    Reason.NEEDS_OWN_LED_TRICK: "contract",
    Reason.STOCK_IS_EMPTY: "marriage",
    Reason.NO_ASKING: "asking",
    Reason.SUIT_NOT_OPEN: "marriage",
    Reason.NO_OPEN_SUIT: "marriage",
    Reason.NO_MARRIAGE_HELD: "marriage",
    Reason.MARRIAGES_BROKEN: "asking",
    Reason.PARTNER_BROKEN: "asking",
    Reason.ORDER_AFTER_ASK: "asking",
    Reason.ORDER_AFTER_HALF: "asking",
    Reason.WHOLE_FIRST: "asking",
    Reason.HALF_OF_OWN_MARRIAGE: "asking",
    Reason.NO_HALF_HELD: "asking",
    Reason.ANSWER_UNTRUE: "asking",
    Reason.BID_NOT_MULTIPLE: "auction",
    Reason.BID_TOO_LOW: "auction",
    Reason.BID_TOO_HIGH: "auction",
    Reason.BID_BANNED: "auction",
    Reason.BANNED_BIDS_MINIMUM: "auction",
    Reason.MUST_OPEN: "auction",
    Reason.REDEAL_FIRST_TURN_ONLY: "auction",
    Reason.NO_REDEAL: "auction",
    Reason.NO_DISCARD_OF_ACES_AND_TENS: "contract",
    Reason.CONTRACT_NOT_MULTIPLE: "contract",
    Reason.CONTRACT_TOO_LOW: "contract",
    Reason.CONTRACT_TOO_HIGH: "contract",
    Reason.NO_KONTRA: "contract",
    Reason.CALL_NOT_NOW: "contract",
    Reason.CALL_OTHER_SIDE: "contract",
    Reason.CALL_TOO_LATE: "contract",
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
