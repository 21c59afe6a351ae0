"""The rules up to the first trick, a sentence for each value."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from marjapussi_desktop.engine import ruleset as rs
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP

NUMBER: Final = "number"
"""Stands for every number that has no sentence of its own; the sentence has a place for it, ``{n}``."""

BEFORE_PLAY: Final[dict[str, dict[Hashable, str]]] = {
    "layout": {
        Layout.PARTNERSHIP: QT_TRANSLATE_NOOP(
            "RuleSentences", "Four play, two against two: partners sit opposite each other."
        ),
        Layout.KITTY: QT_TRANSLATE_NOOP(
            "RuleSentences", "Three play, each alone. Each is dealt eleven cards, and three make the kitty."
        ),
        Layout.STOCK: QT_TRANSLATE_NOOP(
            "RuleSentences",
            "Two play. Each is dealt six cards, and the other twelve are the stock: after each trick its "
            "winner draws a card, and then the other player.",
        ),
        Layout.OPEN: QT_TRANSLATE_NOOP(
            "RuleSentences",
            "Two play. Each has four cards in hand and seven face-up cards on the table, each on a face-down "
            "card that turns up when it is uncovered.",
        ),
    },
    "pack": {
        36: QT_TRANSLATE_NOOP("RuleSentences", "The pack has 36 cards, from the ace to the six."),
        32: QT_TRANSLATE_NOOP("RuleSentences", "The pack has 32 cards, from the ace to the seven."),
        28: QT_TRANSLATE_NOOP("RuleSentences", "The pack has 28 cards, from the ace to the eight."),
        24: QT_TRANSLATE_NOOP("RuleSentences", "The pack has 24 cards, from the ace to the nine."),
    },
    "first_leader": {
        rs.FirstLeader.LEFT_OF_DEALER: QT_TRANSLATE_NOOP(
            "RuleSentences", "The player to the dealer's left leads to the first trick of each hand."
        ),
        rs.FirstLeader.ACE_OF_CLUBS: QT_TRANSLATE_NOOP(
            "RuleSentences",
            "In the first hand the holder of the ace of clubs leads it to the first trick, and deals the "
            "second hand. In later hands the player to the dealer's left leads.",
        ),
    },
    "first_bidder": {
        rs.FirstBidder.DEALER: QT_TRANSLATE_NOOP("RuleSentences", "The dealer speaks first in the auction."),
        rs.FirstBidder.LEFT_OF_DEALER: QT_TRANSLATE_NOOP(
            "RuleSentences", "The player to the dealer's left speaks first in the auction."
        ),
    },
    "opening": {
        rs.Opening.COMPULSORY: QT_TRANSLATE_NOOP("RuleSentences", "The first to speak must bid and may not pass."),
        rs.Opening.OPTIONAL: QT_TRANSLATE_NOOP(
            "RuleSentences", "The first to speak may pass. If all pass, the hand is played without a contract."
        ),
    },
    "minimum_bid": {
        NUMBER: QT_TRANSLATE_NOOP("RuleSentences", "Bids are multiples of five, and the lowest is {n}."),
    },
    "redeal": {
        (): QT_TRANSLATE_NOOP("RuleSentences", "Nobody may demand a redeal."),
        (rs.Redeal.THREE_SIXES,): QT_TRANSLATE_NOOP(
            "RuleSentences", "A player with three sixes or more may demand a redeal at the first turn to speak."
        ),
        (rs.Redeal.NO_CARD_ABOVE_JACK,): QT_TRANSLATE_NOOP(
            "RuleSentences", "A player with nothing above a jack may demand a redeal at the first turn to speak."
        ),
        (rs.Redeal.THREE_SIXES, rs.Redeal.NO_CARD_ABOVE_JACK): QT_TRANSLATE_NOOP(
            "RuleSentences",
            "A player with three sixes or more, or nothing above a jack, may demand a redeal at the first turn "
            "to speak.",
        ),
    },
    "redeal_by": {
        rs.RedealBy.SAME_DEALER: QT_TRANSLATE_NOOP("RuleSentences", "After a redeal the same player deals again."),
        rs.RedealBy.NEXT_DEALER: QT_TRANSLATE_NOOP("RuleSentences", "After a redeal the next player deals."),
    },
    "bid_ban_at": {
        None: QT_TRANSLATE_NOOP("RuleSentences", "Anybody may bid, whatever the score."),
        NUMBER: QT_TRANSLATE_NOOP(
            "RuleSentences",
            "A side with {n} points or fewer may not bid; if it must open, it bids the lowest bid and no more.",
        ),
    },
    "exchange": {
        3: QT_TRANSLATE_NOOP(
            "RuleSentences", "The declarer's partner gives three cards face down, and gets three back."
        ),
        4: QT_TRANSLATE_NOOP("RuleSentences", "The declarer's partner gives four cards face down, and gets four back."),
    },
    "contract_set": {
        rs.ContractSet.BEFORE_RETURN: QT_TRANSLATE_NOOP(
            "RuleSentences", "The declarer sets the contract before giving cards back; it is at least the final bid."
        ),
        rs.ContractSet.AFTER_RETURN: QT_TRANSLATE_NOOP(
            "RuleSentences", "The declarer gives cards back and then sets the contract; it is at least the final bid."
        ),
    },
    "kitty_exposed": {
        True: QT_TRANSLATE_NOOP("RuleSentences", "The kitty is shown to everybody before the declarer takes it."),
        False: QT_TRANSLATE_NOOP("RuleSentences", "Only the declarer sees the kitty."),
    },
    "discard_aces_and_tens": {
        True: QT_TRANSLATE_NOOP(
            "RuleSentences",
            "The declarer puts any three cards aside and then sets the contract; it is at least the final bid.",
        ),
        False: QT_TRANSLATE_NOOP(
            "RuleSentences",
            "The declarer puts three cards aside, no aces or tens, and then sets the contract; it is at least "
            "the final bid.",
        ),
    },
    "discards_count": {
        True: QT_TRANSLATE_NOOP("RuleSentences", "The points of the cards put aside belong to the declarer."),
        False: QT_TRANSLATE_NOOP("RuleSentences", "The points of the cards put aside belong to nobody."),
    },
}
"""Option key → value → the sentence."""
