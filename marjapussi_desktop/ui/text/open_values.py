"""What a review says of the whole hand with all cards seen: what it was worth, and what each side gave away."""

from __future__ import annotations

from marjapussi_desktop.controller.review.open_value import OpenValue
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate
from marjapussi_desktop.ui.text.amounts import Amounts


def worth_texts(value: OpenValue, own_side: int, amounts: Amounts) -> list[str]:
    """What a hand was worth with all cards seen, and where each side left it."""
    sign = -1 if own_side else 1
    start, end = sign * value.start, sign * (value.moves[-1].value if value.moves else value.start)
    given = value.given[own_side], value.given[1 - own_side]
    starts = (
        QT_TRANSLATE_NOOP(
            "Reviews",
            "With all cards seen, your side had {points} more to take than the others from the first lead on.",
        ),
        QT_TRANSLATE_NOOP(
            "Reviews",
            "With all cards seen, the others had {points} more to take than your side from the first lead on.",
        ),
        QT_TRANSLATE_NOOP("Reviews", "With all cards seen, both sides had the same to take from the first lead on."),
    )
    ends = (
        QT_TRANSLATE_NOOP("Reviews", "In the end your side took {points} more than the others."),
        QT_TRANSLATE_NOOP("Reviews", "In the end the others took {points} more than your side."),
        QT_TRANSLATE_NOOP("Reviews", "In the end both took the same."),
    )
    return [
        _of_difference(starts, start, amounts),
        _gifts(given, amounts) + _no_mistake(given[0]),
        _of_difference(ends, end, amounts),
    ]


def _gifts(given: tuple[int, int], amounts: Amounts) -> str:
    """What each side gave away in play, own first; nothing is told as nothing, not as a number."""
    source = {
        (True, True): QT_TRANSLATE_NOOP("Reviews", "Your side gave away {own} in play, the others {others}."),
        (True, False): QT_TRANSLATE_NOOP("Reviews", "Your side gave away {own} in play, the others nothing."),
        (False, True): QT_TRANSLATE_NOOP("Reviews", "Your side gave nothing away in play, the others {others}."),
        (False, False): QT_TRANSLATE_NOOP("Reviews", "Neither side gave anything away in play."),
    }[bool(given[0]), bool(given[1])]
    own, others = (amounts.points(amount) for amount in given)
    return translate("Reviews", source).format(own=own, others=others)


def _no_mistake(given: int) -> str:
    """How the decisions may be said to have cost nothing, and yet the own side gave something away."""
    if not given:
        return ""
    source = QT_TRANSLATE_NOOP("Reviews", "In play nobody sees all cards, so that need not have been a mistake.")
    return f" {translate('Reviews', source)}"


def _of_difference(sources: tuple[str, str, str], amount: int, amounts: Amounts) -> str:
    source = sources[0] if amount > 0 else sources[1] if amount < 0 else sources[2]
    return translate("Reviews", source).format(points=amounts.points(abs(amount)))
