"""Score lines, results and victories in words."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.engine.cards import Suit
from marjapussi_desktop.engine.events import HandKind, HandResult, ScoreLine, Victory, Why
from marjapussi_desktop.engine.ruleset import Redeal
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate

REASONS: Final = {
    Why.CARD_POINTS: QT_TRANSLATE_NOOP("Scores", "Card points"),
    Why.DISCARDS: QT_TRANSLATE_NOOP("Scores", "Discards"),
    Why.LAST_TRICK: QT_TRANSLATE_NOOP("Scores", "Last trick"),
    Why.MARRIAGE: QT_TRANSLATE_NOOP("Scores", "Marriage"),
    Why.SETS_TRUMP: QT_TRANSLATE_NOOP("Scores", "Made trumps"),
    Why.LITTLE_ONE: QT_TRANSLATE_NOOP("Scores", "Little one"),
    Why.MORE_PIPS: QT_TRANSLATE_NOOP("Scores", "Most card points"),
    Why.CARRIED_PIP: QT_TRANSLATE_NOOP("Scores", "Point carried over"),
    Why.CONTRACT_MADE: QT_TRANSLATE_NOOP("Scores", "Contract made"),
    Why.CONTRACT_FAILED: QT_TRANSLATE_NOOP("Scores", "Contract failed"),
    Why.KONTRA: QT_TRANSLATE_NOOP("Scores", "By Kontra"),
    Why.ROUNDING: QT_TRANSLATE_NOOP("Scores", "Rounding to the nearest 5"),
    Why.NO_TRICK: QT_TRANSLATE_NOOP("Scores", "No trick taken"),
    Why.PORVOO: QT_TRANSLATE_NOOP("Scores", "Off to Porvoo: no trick"),
    Why.OVERSHOOT: QT_TRANSLATE_NOOP("Scores", "Past the target"),
}

_OF_SUIT: Final = {
    Why.MARRIAGE: {
        Suit.SPADES: QT_TRANSLATE_NOOP("Scores", "Marriage in spades"),
        Suit.CLUBS: QT_TRANSLATE_NOOP("Scores", "Marriage in clubs"),
        Suit.DIAMONDS: QT_TRANSLATE_NOOP("Scores", "Marriage in diamonds"),
        Suit.HEARTS: QT_TRANSLATE_NOOP("Scores", "Marriage in hearts"),
    },
    Why.SETS_TRUMP: {
        Suit.SPADES: QT_TRANSLATE_NOOP("Scores", "Made spades trumps"),
        Suit.CLUBS: QT_TRANSLATE_NOOP("Scores", "Made clubs trumps"),
        Suit.DIAMONDS: QT_TRANSLATE_NOOP("Scores", "Made diamonds trumps"),
        Suit.HEARTS: QT_TRANSLATE_NOOP("Scores", "Made hearts trumps"),
    },
    Why.LITTLE_ONE: {
        Suit.SPADES: QT_TRANSLATE_NOOP("Scores", "Little one: marriage in spades"),
        Suit.CLUBS: QT_TRANSLATE_NOOP("Scores", "Little one: marriage in clubs"),
        Suit.DIAMONDS: QT_TRANSLATE_NOOP("Scores", "Little one: marriage in diamonds"),
        Suit.HEARTS: QT_TRANSLATE_NOOP("Scores", "Little one: marriage in hearts"),
    },
}

VICTORIES: Final = {
    Victory.EXACTLY_TARGET: QT_TRANSLATE_NOOP("Scores", "Exactly {target} points wins the match."),
    Victory.REACHED_TARGET: QT_TRANSLATE_NOOP("Scores", "The first to {target} points wins the match."),
    Victory.HIGHEST_TOTAL: QT_TRANSLATE_NOOP(
        "Scores", "More than one side had reached {target} points, and the highest total wins."
    ),
    Victory.GOT_THERE_FIRST: QT_TRANSLATE_NOOP(
        "Scores", "Both came to {target} in this hand; the side that earned the points first wins."
    ),
}

KINDS: Final = {
    HandKind.PLAYED: QT_TRANSLATE_NOOP("Scores", "Hand {number}"),
    HandKind.PASSED_OUT: QT_TRANSLATE_NOOP("Scores", "Hand {number}: all passed"),
    HandKind.REDEAL: QT_TRANSLATE_NOOP("Scores", "Hand {number}: thrown in and dealt again"),
}

_REDEALS: Final = {
    Redeal.THREE_SIXES: (
        QT_TRANSLATE_NOOP("Scores", "{name} demanded a redeal, with three sixes."),
        QT_TRANSLATE_NOOP("Scores", "You demanded a redeal, with three sixes."),
    ),
    Redeal.NO_CARD_ABOVE_JACK: (
        QT_TRANSLATE_NOOP("Scores", "{name} demanded a redeal, with no card above a jack."),
        QT_TRANSLATE_NOOP("Scores", "You demanded a redeal, with no card above a jack."),
    ),
}
"""Of another player, and of the person."""


def score_line_text(line: ScoreLine) -> str:
    """What a line of the score is for: ``Marriage in hearts``."""
    source = REASONS[line.why]
    if line.suit is not None:
        source = _OF_SUIT.get(line.why, {}).get(line.suit, source)
    return translate("Scores", source)


def signed(amount: int) -> str:
    """An amount with its sign, the minus as wide as the plus."""
    return f"+{amount}" if amount > 0 else str(amount).replace("-", "−")


def number(amount: int) -> str:
    """An amount with a true minus."""
    return str(amount).replace("-", "−")


def victory_text(how: Victory, target: int) -> str:
    """Why the match is won, in one sentence."""
    return translate("Scores", VICTORIES[how]).format(target=target)


def hand_title(hand_number: int, result: HandResult) -> str:
    """The heading of a hand's result."""
    return translate("Scores", KINDS[result.kind]).format(number=hand_number)


def redeal_text(why: Redeal, name: str, is_own: bool) -> str:
    """Why a hand was thrown in by the one who is called ``name``; ``is_own``: it was the person, who is told "you"."""
    return translate("Scores", _REDEALS[why][is_own]).format(name=name)


def contract_text(result: HandResult, name: str, is_own: bool = False) -> str | None:
    """One sentence on whether the declarer, called ``name``, made the contract; None where there was none.

    ``is_own``: the declarer is the person, who is told "you".
    """
    if result.made is None:
        return None
    if is_own:
        own_made = translate("Scores", "You made your contract of {amount}.")
        own_failed = translate("Scores", "You failed your contract of {amount}.")
        return (own_made if result.made else own_failed).format(amount=result.contract)
    made = translate("Scores", "{name} made the contract of {amount}.")
    failed = translate("Scores", "{name} failed the contract of {amount}.")
    return (made if result.made else failed).format(name=name, amount=result.contract)
