"""The rules from the first trick on, a sentence for each value."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from marjapussi_desktop.engine import ruleset as rs
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP
from marjapussi_desktop.ui.text.options.sentences_before_play import NUMBER

IN_PLAY: Final[dict[str, dict[Hashable, str]]] = {
    "first_lead": {
        rs.FirstLead.ANY: QT_TRANSLATE_NOOP("RuleSentences", "The first trick of a hand may begin with any card."),
        rs.FirstLead.ACE: QT_TRANSLATE_NOOP(
            "RuleSentences", "The first trick of a hand begins with an ace, if its leader has one."
        ),
        rs.FirstLead.ACE_OR_SPADE: QT_TRANSLATE_NOOP(
            "RuleSentences",
            "The first trick of a hand begins with an ace, or without one with a spade, if its leader has any.",
        ),
    },
    "first_trick_ace_must_show": {
        True: QT_TRANSLATE_NOOP(
            "RuleSentences",
            "If the first trick begins with another card than an ace, the holder of the ace of that suit must play it.",
        ),
        False: QT_TRANSLATE_NOOP(
            "RuleSentences", "In the first trick nobody has to bring out an ace because it is one."
        ),
    },
    "declare_after": {
        rs.DeclareAfter.ANY_WON_TRICK: QT_TRANSLATE_NOOP(
            "RuleSentences", "The winner of a trick may try once to make a marriage count, before leading to the next."
        ),
        rs.DeclareAfter.OWN_LED_TRICK: QT_TRANSLATE_NOOP(
            "RuleSentences",
            "The winner of a trick who also led to it may try once to make a marriage count, before leading to "
            "the next.",
        ),
    },
    "marriage_effect": {
        rs.MarriageEffect.FIRST_SETS_TRUMP: QT_TRANSLATE_NOOP(
            "RuleSentences",
            "The first marriage of a hand makes its suit trumps for the rest of the hand; later ones are "
            "little ones and only score.",
        ),
        rs.MarriageEffect.EACH_SETS_TRUMP: QT_TRANSLATE_NOOP(
            "RuleSentences", "Each marriage makes its suit trumps, and the former trumps become a plain suit."
        ),
    },
    "ask_whole": {
        True: QT_TRANSLATE_NOOP(
            "RuleSentences", "One may ask the partner for a whole, a king and queen of any one suit."
        ),
        False: QT_TRANSLATE_NOOP("RuleSentences", "The partner may not be asked for a whole."),
    },
    "ask_half": {
        True: QT_TRANSLATE_NOOP(
            "RuleSentences", "One may ask the partner for a half, the other card of a marriage in a suit that is named."
        ),
        False: QT_TRANSLATE_NOOP("RuleSentences", "The partner may not be asked for a half."),
    },
    "bluff_half": {
        True: QT_TRANSLATE_NOOP(
            "RuleSentences",
            "A half may be asked for even without the king and the queen. If the answer is yes, the asker must "
            "admit it, and nothing is declared.",
        ),
        False: QT_TRANSLATE_NOOP(
            "RuleSentences", "A half may be asked for only in a suit of which one holds the king or the queen."
        ),
    },
    "ask_order": {
        rs.AskOrder.FREE: QT_TRANSLATE_NOOP("RuleSentences", "Declaring and asking may come in any order."),
        rs.AskOrder.SELF_WHOLE_HALF: QT_TRANSLATE_NOOP(
            "RuleSentences",
            "A player who has asked may no longer declare in that hand without asking, and one who has asked for "
            "a half may no longer ask for a whole.",
        ),
    },
    "half_needs_whole": {
        True: QT_TRANSLATE_NOOP(
            "RuleSentences", "A half may be asked for only when the side has already asked for a whole in that hand."
        ),
        False: QT_TRANSLATE_NOOP("RuleSentences", "A half may be asked for without asking for a whole first."),
    },
    "broken_marriages": {
        rs.BrokenMarriages.NEVER: QT_TRANSLATE_NOOP(
            "RuleSentences", "An ask that succeeds leaves all other marriages whole."
        ),
        rs.BrokenMarriages.AFTER_SUCCESSFUL_ASK: QT_TRANSLATE_NOOP(
            "RuleSentences",
            "After a whole that was asked for, the asker, and after a half both partners, may not declare "
            "marriages of their own or be asked for a whole in that hand.",
        ),
    },
    "lead_from_marriage": {
        True: QT_TRANSLATE_NOOP(
            "RuleSentences",
            "After declaring, the next trick begins with the king or queen of that suit, if the leader has either.",
        ),
        False: QT_TRANSLATE_NOOP("RuleSentences", "After declaring, the next trick may begin with any card."),
    },
    "pip_count": {
        rs.PipCount.CLASSIC: QT_TRANSLATE_NOOP(
            "RuleSentences",
            "One point goes to the most card points in tricks: an ace is 11, a ten 10, a king 4, a queen 3 and a "
            "jack 2.",
        ),
        rs.PipCount.ACES_AND_TENS: QT_TRANSLATE_NOOP(
            "RuleSentences",
            "One point goes to the most aces and tens in tricks. If equal, card points decide: an ace is 11, a ten "
            "10, a king 4, a queen 3 and a jack 2.",
        ),
        rs.PipCount.ACES_AND_TENS_4321: QT_TRANSLATE_NOOP(
            "RuleSentences",
            "One point goes to the most aces and tens in tricks. If equal, card points decide: an ace is 4, a king 3, "
            "a queen 2 and a jack 1.",
        ),
    },
    "pip_tie": {
        rs.PipTie.NONE: QT_TRANSLATE_NOOP("RuleSentences", "If the card points are equal, nobody gets the point."),
        rs.PipTie.CARRY: QT_TRANSLATE_NOOP(
            "RuleSentences", "If the card points are equal, the point waits and is added to the next hand's."
        ),
    },
    "porvoo": {
        True: QT_TRANSLATE_NOOP("RuleSentences", "A side that takes no trick goes to Porvoo and loses all its points."),
        False: QT_TRANSLATE_NOOP("RuleSentences", "A side that takes no trick keeps its points."),
    },
    "overshoot": {
        rs.Overshoot.TO_SEVEN: QT_TRANSLATE_NOOP(
            "RuleSentences", "The target must be met exactly: whoever goes past it falls back to seven."
        ),
        rs.Overshoot.SUBTRACT_EXCESS: QT_TRANSLATE_NOOP(
            "RuleSentences", "The target must be met exactly: what goes past it is subtracted from it."
        ),
        rs.Overshoot.ALLOWED: QT_TRANSLATE_NOOP("RuleSentences", "Going past the target wins as well."),
    },
    "card_points": {
        rs.CardPoints.TENS_AND_FIVES: QT_TRANSLATE_NOOP(
            "RuleSentences", "In tricks an ace and a ten are worth 10 points, a king, a queen and a jack 5."
        ),
        rs.CardPoints.CLASSIC: QT_TRANSLATE_NOOP(
            "RuleSentences", "In tricks an ace is worth 11 points, a ten 10, a king 4, a queen 3 and a jack 2."
        ),
    },
    "last_trick": {
        NUMBER: QT_TRANSLATE_NOOP("RuleSentences", "The last trick is worth {n} points."),
    },
    "marriage_points": {
        rs.MarriagePoints.HEARTS_HIGH: QT_TRANSLATE_NOOP(
            "RuleSentences", "A marriage of hearts is worth 100 points, of diamonds 80, of clubs 60 and of spades 40."
        ),
        rs.MarriagePoints.SPADES_HIGH: QT_TRANSLATE_NOOP(
            "RuleSentences", "A marriage of spades is worth 100 points, of hearts 80, of diamonds 60 and of clubs 40."
        ),
    },
    "round_defenders": {
        True: QT_TRANSLATE_NOOP("RuleSentences", "What the defenders took is rounded to the nearest five."),
        False: QT_TRANSLATE_NOOP("RuleSentences", "The defenders score exactly what they took."),
    },
    "no_trick_penalty": {
        rs.NoTrickPenalty.FINAL_BID_BOTH: QT_TRANSLATE_NOOP(
            "RuleSentences",
            "A side that takes no trick loses the final bid; the declarer's side loses it on top of its contract.",
        ),
        rs.NoTrickPenalty.FINAL_BID_DEFENDERS: QT_TRANSLATE_NOOP(
            "RuleSentences", "Defenders who take no trick lose the final bid."
        ),
        rs.NoTrickPenalty.CONTRACT: QT_TRANSLATE_NOOP(
            "RuleSentences", "Defenders who take no trick lose the contract."
        ),
        rs.NoTrickPenalty.TWICE_CONTRACT: QT_TRANSLATE_NOOP(
            "RuleSentences", "A side that takes no trick loses twice the contract."
        ),
    },
    "penalty_needs_contract": {
        True: QT_TRANSLATE_NOOP(
            "RuleSentences", "If the contract fails all the same, defenders without a trick lose nothing."
        ),
        False: QT_TRANSLATE_NOOP("RuleSentences", "Defenders without a trick lose that even if the contract fails."),
    },
    "kontra": {
        True: QT_TRANSLATE_NOOP(
            "RuleSentences",
            "A defender may say Kontra and the declarer's side Re, in or out of turn; each doubles what the "
            "contract is worth to the declarer's side.",
        ),
        False: QT_TRANSLATE_NOOP("RuleSentences", "There is no Kontra and no Re."),
    },
    "target": {
        NUMBER: QT_TRANSLATE_NOOP("RuleSentences", "The match is played to {n} points."),
    },
}
"""Option key → value → the sentence."""
