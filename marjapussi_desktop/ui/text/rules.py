"""The options of the rules in words: what each decides and what each value means."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from marjapussi_desktop.engine import ruleset as rs
from marjapussi_desktop.engine.options import Group, Option, OptionValue
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate
from marjapussi_desktop.ui.text.cards import joined

GROUPS: Final = {
    Group.DEAL: QT_TRANSLATE_NOOP("Options", "The deal"),
    Group.AUCTION: QT_TRANSLATE_NOOP("Options", "The auction"),
    Group.EXCHANGE: QT_TRANSLATE_NOOP("Options", "The exchange"),
    Group.KITTY: QT_TRANSLATE_NOOP("Options", "The kitty"),
    Group.PLAY: QT_TRANSLATE_NOOP("Options", "Playing tricks"),
    Group.MARRIAGES: QT_TRANSLATE_NOOP("Options", "Marriages and trumps"),
    Group.SCORING: QT_TRANSLATE_NOOP("Options", "Scoring"),
    Group.MATCH: QT_TRANSLATE_NOOP("Options", "The match"),
}

OPTION_NAMES: Final = {
    "layout": QT_TRANSLATE_NOOP("Options", "Players and cards"),
    "pack": QT_TRANSLATE_NOOP("Options", "Cards in the pack"),
    "first_leader": QT_TRANSLATE_NOOP("Options", "First lead of a hand"),
    "first_bidder": QT_TRANSLATE_NOOP("Options", "First bidder"),
    "opening": QT_TRANSLATE_NOOP("Options", "Opening bid"),
    "minimum_bid": QT_TRANSLATE_NOOP("Options", "Lowest bid"),
    "redeal": QT_TRANSLATE_NOOP("Options", "A redeal may be demanded with"),
    "redeal_by": QT_TRANSLATE_NOOP("Options", "Dealer of a redeal"),
    "bid_ban_at": QT_TRANSLATE_NOOP("Options", "Bid ban at"),
    "exchange": QT_TRANSLATE_NOOP("Options", "Cards exchanged"),
    "contract_set": QT_TRANSLATE_NOOP("Options", "The contract is set"),
    "kitty_exposed": QT_TRANSLATE_NOOP("Options", "The kitty is shown to all"),
    "discard_aces_and_tens": QT_TRANSLATE_NOOP("Options", "Aces and tens may be discarded"),
    "discards_count": QT_TRANSLATE_NOOP("Options", "Discards count for the declarer"),
    "first_lead": QT_TRANSLATE_NOOP("Options", "The first trick begins with"),
    "first_trick_ace_must_show": QT_TRANSLATE_NOOP("Options", "The ace must be played to the first trick"),
    "declare_after": QT_TRANSLATE_NOOP("Options", "Declaring is possible after"),
    "marriage_effect": QT_TRANSLATE_NOOP("Options", "What a marriage does"),
    "ask_whole": QT_TRANSLATE_NOOP("Options", "Asking for a whole"),
    "ask_half": QT_TRANSLATE_NOOP("Options", "Asking for a half"),
    "bluff_half": QT_TRANSLATE_NOOP("Options", "A half may be asked for holding neither card"),
    "ask_order": QT_TRANSLATE_NOOP("Options", "Order of declaring and asking"),
    "half_needs_whole": QT_TRANSLATE_NOOP("Options", "A half only after asking for a whole"),
    "broken_marriages": QT_TRANSLATE_NOOP("Options", "Marriages break"),
    "lead_from_marriage": QT_TRANSLATE_NOOP("Options", "After declaring, lead from the marriage"),
    "pip_count": QT_TRANSLATE_NOOP("Options", "Counting pips"),
    "pip_tie": QT_TRANSLATE_NOOP("Options", "When pips are equal"),
    "porvoo": QT_TRANSLATE_NOOP("Options", "A side without a trick goes to Porvoo"),
    "overshoot": QT_TRANSLATE_NOOP("Options", "Past the target"),
    "card_points": QT_TRANSLATE_NOOP("Options", "Card points"),
    "last_trick": QT_TRANSLATE_NOOP("Options", "Points for the last trick"),
    "marriage_points": QT_TRANSLATE_NOOP("Options", "Points for marriages"),
    "round_defenders": QT_TRANSLATE_NOOP("Options", "Defenders' points are rounded to the nearest 5"),
    "no_trick_penalty": QT_TRANSLATE_NOOP("Options", "A side without a trick"),
    "penalty_needs_contract": QT_TRANSLATE_NOOP("Options", "That penalty only if the contract was made"),
    "kontra": QT_TRANSLATE_NOOP("Options", "Kontra and Re"),
    "target": QT_TRANSLATE_NOOP("Options", "Target"),
}
"""Option key → its name in the new-match form and in the rules."""

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


def group_name(group: Group) -> str:
    """The subject's heading."""
    return translate("Options", GROUPS[group])


def option_name(option: Option) -> str:
    """What the option decides."""
    return translate("Options", OPTION_NAMES[option.key])


def value_text(value: OptionValue) -> str:
    """A value of an option in words: yes or no, a number, none, or what the word means."""
    if value is None or value == ():
        return translate("Options", "none")
    if isinstance(value, bool):
        return translate("Options", "yes") if value else translate("Options", "no")
    if isinstance(value, tuple):
        return joined([value_text(v) for v in value])
    if isinstance(value, StrEnum):
        return translate("Options", VALUES[type(value)][value])
    return str(value).replace("-", "−")
