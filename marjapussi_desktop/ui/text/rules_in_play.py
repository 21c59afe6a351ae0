"""The rules of a match as plain sentences, by subject, with what differs from the game's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from marjapussi_desktop.engine.options import OPTIONS, Group, Option, OptionValue
from marjapussi_desktop.engine.ruleset import Family, Redeal, Ruleset
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate
from marjapussi_desktop.ui.text.options.sentences import rule_sentence


@frozen
class RuleLine:
    """One rule: its ``sentence``, and the game's ``own`` one where this match has another (else empty)."""

    sentence: str
    own: str = ""


ALWAYS: Final[Mapping[Group, tuple[str, ...]]] = {
    Group.DEAL: (
        QT_TRANSLATE_NOOP(
            "RulesInPlay", "The ten is high: it beats the king, the queen and the jack, and only the ace beats it."
        ),
    ),
    Group.PLAY: (
        QT_TRANSLATE_NOOP(
            "RulesInPlay",
            "Everyone must follow suit if able, and otherwise trump if able; within that, beat the best card of the "
            "trick if able.",
        ),
    ),
    Group.MARRIAGES: (
        QT_TRANSLATE_NOOP(
            "RulesInPlay", "A hand begins without trumps. A marriage is the king and queen of one suit, once a hand."
        ),
    ),
}
"""What holds in every game."""

IN_FAMILY: Final[Mapping[Family, Mapping[Group, tuple[str, ...]]]] = {
    Family.MARJAPUSSI: {
        Group.SCORING: (
            QT_TRANSLATE_NOOP(
                "RulesInPlay",
                "The marriage that makes trumps scores 2 points, each little one 1, and the last trick 1.",
            ),
        ),
    },
    Family.HUUTOPUSSI: {
        Group.PLAY: (
            QT_TRANSLATE_NOOP(
                "RulesInPlay",
                "The declarer leads to the first trick; in a hand without a contract, the player to the dealer's left.",
            ),
        ),
        Group.MATCH: (
            QT_TRANSLATE_NOOP(
                "RulesInPlay", "The match ends when somebody has reached the target; then the highest total wins."
            ),
        ),
        Group.SCORING: (
            QT_TRANSLATE_NOOP(
                "RulesInPlay",
                "The declarer wins the contract by taking as many points, and otherwise loses it; the defenders score "
                "what they take.",
            ),
        ),
    },
}
"""What holds in every game of a family."""

AT_TABLE: Final[Mapping[Layout, Mapping[Group, tuple[str, ...]]]] = {
    Layout.PARTNERSHIP: {},
    Layout.KITTY: {},
    Layout.STOCK: {
        Group.PLAY: (QT_TRANSLATE_NOOP("RulesInPlay", "While the stock lasts, the second player may play any card."),),
        Group.MARRIAGES: (
            QT_TRANSLATE_NOOP("RulesInPlay", "Once the stock is empty, no more marriages are declared."),
        ),
    },
    Layout.OPEN: {},
}
"""What holds at a table of a layout."""


def may_redeal(rules: Ruleset) -> bool:
    """Whether a redeal can come about: a pack without sixes never has three."""
    redeal = rules.auction.redeal if rules.auction is not None else ()
    return bool(redeal) and (rules.deal.pack == 36 or Redeal.NO_CARD_ABOVE_JACK in redeal)


def _may_ask(rules: Ruleset) -> bool:
    return rules.marriages.ask_whole or rules.marriages.ask_half


SAYS_SOMETHING: Final[Mapping[str, Callable[[Ruleset], bool]]] = {
    "first_leader": lambda rules: rules.family is Family.MARJAPUSSI,
    "redeal_by": may_redeal,
    "first_trick_ace_must_show": lambda rules: rules.play.first_trick_ace_must_show,
    "bluff_half": lambda rules: rules.marriages.ask_half,
    "ask_order": _may_ask,
    "half_needs_whole": lambda rules: rules.marriages.half_needs_whole,
    "broken_marriages": _may_ask,
    "ask_whole": lambda rules: rules.layout is Layout.PARTNERSHIP,
    "ask_half": lambda rules: rules.layout is Layout.PARTNERSHIP,
    "kontra": lambda rules: rules.layout is Layout.PARTNERSHIP,
}
"""Options that need not be mentioned everywhere; one that was changed always is."""


def rules_in_play(rules: Ruleset, own: Ruleset) -> dict[Group, list[RuleLine]]:
    """The rules by subject; ``own`` are the game's, before anything was changed."""
    page: dict[Group, list[RuleLine]] = {}
    for group in Group:
        lines = [RuleLine(sentence) for sentence in _fixed(group, rules)]
        told = [option for option in OPTIONS if option.group is group and is_told(option, rules, own)]
        lines += [rule_line(option, rules, own) for option in told]
        if lines:
            page[group] = lines
    return page


def _fixed(group: Group, rules: Ruleset) -> list[str]:
    tables = (ALWAYS, IN_FAMILY[rules.family], AT_TABLE[rules.layout])
    return [translate("RulesInPlay", sentence) for table in tables for sentence in table.get(group, ())]


def is_told(option: Option, rules: Ruleset, own: Ruleset) -> bool:
    """Whether an option is mentioned among the rules."""
    if not option.exists_in(rules):
        return False
    says = SAYS_SOMETHING.get(option.key)
    return says is None or says(rules) or option.value_in(rules) != option.value_in(own)


def _in_force(option: Option, rules: Ruleset) -> OptionValue:
    """What is told of an option: a pack without sixes never has three, whatever a redeal may be demanded with."""
    value = option.value_in(rules)
    if option.key == "redeal" and isinstance(value, tuple) and rules.deal.pack != 36:
        return tuple(reason for reason in value if reason is not Redeal.THREE_SIXES)
    return value


def rule_line(option: Option, rules: Ruleset, own: Ruleset) -> RuleLine:
    """What is told of an option in these rules; ``own`` are the game's, before anything was changed."""
    value, own_value = option.value_in(rules), option.value_in(own)
    sentence = rule_sentence(option, _in_force(option, rules), rules.layout)
    return RuleLine(sentence, "" if value == own_value else rule_sentence(option, own_value, rules.layout))
