"""Each value of each option as a sentence that states the rule in play."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from marjapussi_desktop.engine import ruleset as rs
from marjapussi_desktop.engine.options import Option, OptionValue
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate
from marjapussi_desktop.ui.text.options.sentences_before_play import BEFORE_PLAY, NUMBER
from marjapussi_desktop.ui.text.options.sentences_in_play import IN_PLAY
from marjapussi_desktop.ui.text.options.values import number_text

SENTENCES: Final = {**BEFORE_PLAY, **IN_PLAY}

ALONE: Final[dict[str, dict[Hashable, str]]] = {
    "bid_ban_at": {
        NUMBER: QT_TRANSLATE_NOOP(
            "RuleSentences",
            "A player with {n} points or fewer may not bid; if such a player must open, the lowest bid is made "
            "and no more.",
        ),
    },
    "declare_after": {
        rs.DeclareAfter.ANY_WON_TRICK: QT_TRANSLATE_NOOP(
            "RuleSentences", "The winner of a trick may declare one marriage before leading to the next."
        ),
        rs.DeclareAfter.OWN_LED_TRICK: QT_TRANSLATE_NOOP(
            "RuleSentences", "A trick's winner who also led to it may declare one marriage before leading to the next."
        ),
    },
    "porvoo": {
        True: QT_TRANSLATE_NOOP("RuleSentences", "A player who takes no trick goes to Porvoo and loses all points."),
        False: QT_TRANSLATE_NOOP("RuleSentences", "A player who takes no trick keeps the points."),
    },
    "round_defenders": {
        True: QT_TRANSLATE_NOOP("RuleSentences", "What each defender took is rounded to the nearest five."),
        False: QT_TRANSLATE_NOOP("RuleSentences", "Each defender scores exactly the points taken."),
    },
    "no_trick_penalty": {
        rs.NoTrickPenalty.FINAL_BID_BOTH: QT_TRANSLATE_NOOP(
            "RuleSentences",
            "A player who takes no trick loses the final bid; the declarer loses it on top of the contract.",
        ),
        rs.NoTrickPenalty.FINAL_BID_DEFENDERS: QT_TRANSLATE_NOOP(
            "RuleSentences", "A defender who takes no trick loses the final bid."
        ),
        rs.NoTrickPenalty.CONTRACT: QT_TRANSLATE_NOOP(
            "RuleSentences", "A defender who takes no trick loses the contract."
        ),
        rs.NoTrickPenalty.TWICE_CONTRACT: QT_TRANSLATE_NOOP(
            "RuleSentences", "A player who takes no trick loses twice the contract."
        ),
    },
    "penalty_needs_contract": {
        True: QT_TRANSLATE_NOOP(
            "RuleSentences", "If the contract fails all the same, a defender without a trick loses nothing."
        ),
        False: QT_TRANSLATE_NOOP("RuleSentences", "A defender without a trick loses that even if the contract fails."),
    },
}
"""What is said where there are no partners and the usual sentence would speak of sides."""


def rule_sentence(option: Option, value: OptionValue, layout: Layout) -> str:
    """The rule that an option's value makes, as it is said at a table of this layout."""
    usual = SENTENCES[option.key]
    known = tuple(word for word in option.values if word in value) if option.many else value
    key = known if known in usual else NUMBER
    source = usual[key]
    if layout is not Layout.PARTNERSHIP:
        source = ALONE.get(option.key, {}).get(key, source)
    sentence = translate("RuleSentences", source)
    return sentence.format(n=number_text(value)) if key == NUMBER else sentence
