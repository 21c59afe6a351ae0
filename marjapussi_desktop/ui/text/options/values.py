"""The values of the options in words, as the form and the lists of changes show them."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from marjapussi_desktop.engine import ruleset as rs
from marjapussi_desktop.engine.options import OPTIONS_BY_KEY, OptionValue, format_value
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.outside import plain
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate
from marjapussi_desktop.ui.text.cards import joined

VALUES: Final[dict[type[StrEnum], dict[StrEnum, str]]] = {
    Layout: {
        Layout.PARTNERSHIP: QT_TRANSLATE_NOOP("Options", "four players, two against two"),
        Layout.KITTY: QT_TRANSLATE_NOOP("Options", "three players and a kitty"),
        Layout.STOCK: QT_TRANSLATE_NOOP("Options", "two players and a stock"),
        Layout.OPEN: QT_TRANSLATE_NOOP("Options", "two players with cards face up"),
    },
    rs.FirstLeader: {
        rs.FirstLeader.LEFT_OF_DEALER: QT_TRANSLATE_NOOP("Options", "the player to the dealer's left"),
        rs.FirstLeader.ACE_OF_CLUBS: QT_TRANSLATE_NOOP("Options", "the holder of the ace of clubs, in the first hand"),
    },
    rs.FirstBidder: {
        rs.FirstBidder.DEALER: QT_TRANSLATE_NOOP("Options", "the dealer"),
        rs.FirstBidder.LEFT_OF_DEALER: QT_TRANSLATE_NOOP("Options", "the player to the dealer's left"),
    },
    rs.Opening: {
        rs.Opening.COMPULSORY: QT_TRANSLATE_NOOP("Options", "the first bidder must bid"),
        rs.Opening.OPTIONAL: QT_TRANSLATE_NOOP("Options", "the first bidder may pass"),
    },
    rs.Redeal: {
        rs.Redeal.THREE_SIXES: QT_TRANSLATE_NOOP("Options", "three sixes"),
        rs.Redeal.NO_CARD_ABOVE_JACK: QT_TRANSLATE_NOOP("Options", "no card above a jack"),
    },
    rs.RedealBy: {
        rs.RedealBy.SAME_DEALER: QT_TRANSLATE_NOOP("Options", "the same dealer"),
        rs.RedealBy.NEXT_DEALER: QT_TRANSLATE_NOOP("Options", "the next dealer"),
    },
    rs.ContractSet: {
        rs.ContractSet.BEFORE_RETURN: QT_TRANSLATE_NOOP("Options", "before giving cards back"),
        rs.ContractSet.AFTER_RETURN: QT_TRANSLATE_NOOP("Options", "after giving cards back"),
    },
    rs.FirstLead: {
        rs.FirstLead.ANY: QT_TRANSLATE_NOOP("Options", "any card"),
        rs.FirstLead.ACE: QT_TRANSLATE_NOOP("Options", "an ace, if the leader has one"),
        rs.FirstLead.ACE_OR_SPADE: QT_TRANSLATE_NOOP("Options", "an ace, or without one a spade"),
    },
    rs.DeclareAfter: {
        rs.DeclareAfter.ANY_WON_TRICK: QT_TRANSLATE_NOOP("Options", "any trick won"),
        rs.DeclareAfter.OWN_LED_TRICK: QT_TRANSLATE_NOOP("Options", "a trick both led and won"),
    },
    rs.MarriageEffect: {
        rs.MarriageEffect.FIRST_SETS_TRUMP: QT_TRANSLATE_NOOP("Options", "the first of a hand makes trumps"),
        rs.MarriageEffect.EACH_SETS_TRUMP: QT_TRANSLATE_NOOP("Options", "each one changes trumps"),
    },
    rs.AskOrder: {
        rs.AskOrder.FREE: QT_TRANSLATE_NOOP("Options", "free"),
        rs.AskOrder.SELF_WHOLE_HALF: QT_TRANSLATE_NOOP("Options", "own marriages, then wholes, then halves"),
    },
    rs.BrokenMarriages: {
        rs.BrokenMarriages.NEVER: QT_TRANSLATE_NOOP("Options", "never"),
        rs.BrokenMarriages.AFTER_SUCCESSFUL_ASK: QT_TRANSLATE_NOOP("Options", "after a successful ask"),
    },
    rs.PipCount: {
        rs.PipCount.CLASSIC: QT_TRANSLATE_NOOP("Options", "A 11, 10 10, K 4, Q 3, J 2"),
        rs.PipCount.ACES_AND_TENS: QT_TRANSLATE_NOOP("Options", "aces and tens; if equal, A 11, 10 10, K 4, Q 3, J 2"),
        rs.PipCount.ACES_AND_TENS_4321: QT_TRANSLATE_NOOP("Options", "aces and tens; if equal, A 4, K 3, Q 2, J 1"),
    },
    rs.PipTie: {
        rs.PipTie.NONE: QT_TRANSLATE_NOOP("Options", "nobody gets the point"),
        rs.PipTie.CARRY: QT_TRANSLATE_NOOP("Options", "the point is carried to the next hand"),
    },
    rs.Overshoot: {
        rs.Overshoot.TO_SEVEN: QT_TRANSLATE_NOOP("Options", "back to seven"),
        rs.Overshoot.SUBTRACT_EXCESS: QT_TRANSLATE_NOOP("Options", "the excess is subtracted"),
        rs.Overshoot.ALLOWED: QT_TRANSLATE_NOOP("Options", "wins too"),
    },
    rs.CardPoints: {
        rs.CardPoints.TENS_AND_FIVES: QT_TRANSLATE_NOOP("Options", "A and 10 are 10, K, Q and J are 5"),
        rs.CardPoints.CLASSIC: QT_TRANSLATE_NOOP("Options", "A 11, 10 10, K 4, Q 3, J 2"),
    },
    rs.MarriagePoints: {
        rs.MarriagePoints.HEARTS_HIGH: QT_TRANSLATE_NOOP("Options", "♥ 100, ♦ 80, ♣ 60, ♠ 40"),
        rs.MarriagePoints.SPADES_HIGH: QT_TRANSLATE_NOOP("Options", "♠ 100, ♥ 80, ♦ 60, ♣ 40"),
    },
    rs.NoTrickPenalty: {
        rs.NoTrickPenalty.FINAL_BID_BOTH: QT_TRANSLATE_NOOP("Options", "loses the bid, either side"),
        rs.NoTrickPenalty.FINAL_BID_DEFENDERS: QT_TRANSLATE_NOOP("Options", "loses the bid, defenders only"),
        rs.NoTrickPenalty.CONTRACT: QT_TRANSLATE_NOOP("Options", "loses the contract, defenders only"),
        rs.NoTrickPenalty.TWICE_CONTRACT: QT_TRANSLATE_NOOP("Options", "loses twice the contract"),
    },
}
"""Enum → value → its text."""


NONE: Final = {
    "redeal": QT_TRANSLATE_NOOP("Options", "nothing"),
    "bid_ban_at": QT_TRANSLATE_NOOP("Options", "no bid ban"),
}
"""Option key → what ``none`` means for it."""

SWITCH: Final = {True: QT_TRANSLATE_NOOP("Options", "yes"), False: QT_TRANSLATE_NOOP("Options", "no")}


def value_text(key: str, value: OptionValue) -> str:
    """A value of an option in words: yes or no, a number, what a word means, or what ``none`` does."""
    if value is None or value == ():
        return translate("Options", NONE[key])
    if isinstance(value, bool):
        return translate("Options", SWITCH[value])
    if isinstance(value, tuple):
        return joined([value_text(key, v) for v in value])
    if isinstance(value, StrEnum):
        return translate("Options", VALUES[type(value)][value])
    return number_text(value)


def number_text(number: int) -> str:
    """A number with a true minus sign."""
    return str(number).replace("-", "−")


def written_text(key: str, written: str) -> str:
    """The words for a value as the command line writes it; itself where the option has no such value."""
    option = OPTIONS_BY_KEY.get(key)
    if option is None:
        return plain(written)
    known = {format_value(v): v for v in (*option.values, *([()] if option.many else []))}
    parts = written.split(",") if option.many else [written]
    if not all(part in known for part in parts):
        return plain(written)
    return joined([value_text(key, known[part]) for part in parts])
