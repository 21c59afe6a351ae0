"""What the next best choice would cost, in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from marjapussi_desktop.controller.match.thoughts import Comparison, Measure, Stake, StakeKind, tells_all
from marjapussi_desktop.engine import actions as act
from marjapussi_desktop.engine.cards import Suit
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate, within_sentence
from marjapussi_desktop.ui.text.about_players import Names, about
from marjapussi_desktop.ui.text.cards import cards_text

_OTHERS: Final[dict[type, str]] = {
    act.Bid: QT_TRANSLATE_NOOP("Comparisons", "A bid of {amount}"),
    act.Pass: QT_TRANSLATE_NOOP("Comparisons", "Passing"),
    act.DemandRedeal: QT_TRANSLATE_NOOP("Comparisons", "A redeal"),
    act.Give: QT_TRANSLATE_NOOP("Comparisons", "Giving {cards}"),
    act.Return: QT_TRANSLATE_NOOP("Comparisons", "Giving back {cards}"),
    act.Discard: QT_TRANSLATE_NOOP("Comparisons", "Putting aside {cards}"),
    act.SetContract: QT_TRANSLATE_NOOP("Comparisons", "A contract of {amount}"),
    act.Play: "{cards}",
    act.AskWhole: QT_TRANSLATE_NOOP("Comparisons", "Asking for a whole"),
    act.AnswerWhole: QT_TRANSLATE_NOOP("Comparisons", "Answering no"),
    act.AnswerHalf: QT_TRANSLATE_NOOP("Comparisons", "The other answer"),
    act.Kontra: QT_TRANSLATE_NOOP("Comparisons", "Saying Kontra"),
    act.Re: QT_TRANSLATE_NOOP("Comparisons", "Saying Re"),
}
"""A choice as the subject of a sentence."""

_OTHERS_OF_SUIT: Final[dict[type, Mapping[Suit, str]]] = {
    act.Declare: {
        Suit.SPADES: QT_TRANSLATE_NOOP("Comparisons", "Declaring spades"),
        Suit.CLUBS: QT_TRANSLATE_NOOP("Comparisons", "Declaring clubs"),
        Suit.DIAMONDS: QT_TRANSLATE_NOOP("Comparisons", "Declaring diamonds"),
        Suit.HEARTS: QT_TRANSLATE_NOOP("Comparisons", "Declaring hearts"),
    },
    act.AskHalf: {
        Suit.SPADES: QT_TRANSLATE_NOOP("Comparisons", "Asking for a half in spades"),
        Suit.CLUBS: QT_TRANSLATE_NOOP("Comparisons", "Asking for a half in clubs"),
        Suit.DIAMONDS: QT_TRANSLATE_NOOP("Comparisons", "Asking for a half in diamonds"),
        Suit.HEARTS: QT_TRANSLATE_NOOP("Comparisons", "Asking for a half in hearts"),
    },
    act.AnswerWhole: {
        Suit.SPADES: QT_TRANSLATE_NOOP("Comparisons", "Naming the marriage in spades"),
        Suit.CLUBS: QT_TRANSLATE_NOOP("Comparisons", "Naming the marriage in clubs"),
        Suit.DIAMONDS: QT_TRANSLATE_NOOP("Comparisons", "Naming the marriage in diamonds"),
        Suit.HEARTS: QT_TRANSLATE_NOOP("Comparisons", "Naming the marriage in hearts"),
    },
}

_COSTS: Final = {
    Measure.POINTS: QT_TRANSLATE_NOOP("Comparisons", "{other} would cost about {amount} points."),
    Measure.GAME_POINTS: QT_TRANSLATE_NOOP("Comparisons", "{other} would cost about {amount} game points."),
    Measure.CHANCE: QT_TRANSLATE_NOOP("Comparisons", "{other} would win the match about {amount} times fewer in 100."),
}
_COSTS_ONE: Final = {
    Measure.POINTS: QT_TRANSLATE_NOOP("Comparisons", "{other} would cost about a point."),
    Measure.CHANCE: QT_TRANSLATE_NOOP("Comparisons", "{other} would win the match about 1 time fewer in 100."),
}
_CONTRACT_COSTS: Final = QT_TRANSLATE_NOOP("Comparisons", "{other} would bring {amount} points less on average.")
_CONTRACT_COSTS_ONE: Final = QT_TRANSLATE_NOOP("Comparisons", "{other} would bring a point less on average.")
"""A contract that "would cost" points sounded as if it had a price."""
AS_GOOD: Final = QT_TRANSLATE_NOOP("Comparisons", "{other} would do about as well.")

STAKES: Final = {
    StakeKind.CONTRACT: QT_TRANSLATE_NOOP(
        "Comparisons", "The contract of {contract} would then be made in about {other} of 10 deals instead of {chosen}."
    ),
    StakeKind.NO_TRICK: QT_TRANSLATE_NOOP(
        "Comparisons",
        "{name} would then win no trick in about {other} of 10 deals instead of {chosen}, which is läpiajo.",
    ),
    StakeKind.ALL_TRICKS: QT_TRANSLATE_NOOP(
        "Comparisons",
        "{name} would then win every trick in about {other} of 10 deals instead of {chosen}, which is läpiajo.",
    ),
    StakeKind.PORVOO: QT_TRANSLATE_NOOP(
        "Comparisons",
        "{name} would then win no trick in about {other} of 10 deals instead of {chosen}, which is Porvoo.",
    ),
    StakeKind.OTHERS_TO_PORVOO: QT_TRANSLATE_NOOP(
        "Comparisons", "{name} would then go to Porvoo in about {other} of 10 deals instead of {chosen}."
    ),
    StakeKind.OWN_POINTS: QT_TRANSLATE_NOOP(
        "Comparisons", "{name} would then take about {other} points in this hand instead of {chosen}."
    ),
    StakeKind.OTHERS_POINTS: QT_TRANSLATE_NOOP(
        "Comparisons", "{name} would then take about {other} points in this hand instead of {chosen}."
    ),
    StakeKind.OWN_GAME_POINTS: QT_TRANSLATE_NOOP(
        "Comparisons", "{name} would then score about {other} game points in this hand instead of {chosen}."
    ),
    StakeKind.OTHERS_GAME_POINTS: QT_TRANSLATE_NOOP(
        "Comparisons", "{name} would then score about {other} game points in this hand instead of {chosen}."
    ),
    StakeKind.WINS: QT_TRANSLATE_NOOP(
        "Comparisons",
        "{name} would then win the match with this hand in about {other} of 10 deals instead of {chosen}.",
    ),
    StakeKind.OTHERS_WIN: QT_TRANSLATE_NOOP(
        "Comparisons",
        "{name} would then win the match with this hand in about {other} of 10 deals instead of {chosen}.",
    ),
    StakeKind.FALLS: QT_TRANSLATE_NOOP(
        "Comparisons",
        "{name} would then go past {contract} and fall back in about {other} of 10 deals instead of {chosen}.",
    ),
    StakeKind.OTHERS_FALL: QT_TRANSLATE_NOOP(
        "Comparisons",
        "{name} would then go past {contract} and fall back in about {other} of 10 deals instead of {chosen}.",
    ),
    StakeKind.ONE_SHORT: QT_TRANSLATE_NOOP(
        "Comparisons",
        "{name} would then be left at {contract}, where only a single point helps, in about "
        "{other} of 10 deals instead of {chosen}.",
    ),
    StakeKind.OTHERS_ONE_SHORT: QT_TRANSLATE_NOOP(
        "Comparisons",
        "{name} would then be left at {contract}, where only a single point helps, in about "
        "{other} of 10 deals instead of {chosen}.",
    ),
    StakeKind.TOTALS: QT_TRANSLATE_NOOP(
        "Comparisons",
        "{name} would then stand at {totals} in about {other} of 10 deals instead of {chosen}, from where the match is "
        "won less often than from {better}.",
    ),
}
"""What makes the cost large, after it. ``{name}``: of the side, or of the player who alone makes it."""
BOTH_SIDES: Final = {
    StakeKind.OWN_POINTS: QT_TRANSLATE_NOOP(
        "Comparisons",
        "{name} would then take about {other} points in this hand instead of {chosen}, {others} "
        "about {others_other} instead of {others_chosen}.",
    ),
    StakeKind.OWN_GAME_POINTS: QT_TRANSLATE_NOOP(
        "Comparisons",
        "{name} would then score about {other} game points in this hand instead of {chosen}, "
        "{others} about {others_other} instead of {others_chosen}.",
    ),
}
"""The same where the points of both sides make the cost; ``{others}``: the other side."""
_MOST_OF_THAT: Final = QT_TRANSLATE_NOOP("Comparisons", "Most of that: {becomes}")
"""Where the points of one side are only a part of the cost before them."""
_IN_POINTS: Final = (
    StakeKind.OWN_POINTS,
    StakeKind.OTHERS_POINTS,
    StakeKind.OWN_GAME_POINTS,
    StakeKind.OTHERS_GAME_POINTS,
)
_IN_TENTHS: Final = (StakeKind.OWN_GAME_POINTS, StakeKind.OTHERS_GAME_POINTS)
FOR_CERTAIN: Final = {
    (StakeKind.CONTRACT, False): QT_TRANSLATE_NOOP("Comparisons", "The contract of {contract} would fail."),
    (StakeKind.CONTRACT, True): QT_TRANSLATE_NOOP("Comparisons", "The contract of {contract} would be made."),
    (StakeKind.NO_TRICK, True): QT_TRANSLATE_NOOP("Comparisons", "{name} would win no trick, which is läpiajo."),
    (StakeKind.ALL_TRICKS, False): QT_TRANSLATE_NOOP(
        "Comparisons", "{name} would not win every trick, so there would be no läpiajo."
    ),
    (StakeKind.PORVOO, True): QT_TRANSLATE_NOOP("Comparisons", "{name} would go to Porvoo without a trick."),
    (StakeKind.OTHERS_TO_PORVOO, False): QT_TRANSLATE_NOOP(
        "Comparisons", "{name} would win a trick and not go to Porvoo."
    ),
    (StakeKind.WINS, False): QT_TRANSLATE_NOOP("Comparisons", "{name} would not win the match with this hand."),
    (StakeKind.OTHERS_WIN, True): QT_TRANSLATE_NOOP("Comparisons", "{name} would win the match with this hand."),
    (StakeKind.FALLS, True): QT_TRANSLATE_NOOP("Comparisons", "{name} would go past {contract} and fall back."),
    (StakeKind.OTHERS_FALL, False): QT_TRANSLATE_NOOP(
        "Comparisons", "{name} would not go past {contract} and fall back."
    ),
    (StakeKind.ONE_SHORT, True): QT_TRANSLATE_NOOP(
        "Comparisons", "{name} would be left at {contract}, where only a single point helps."
    ),
    (StakeKind.OTHERS_ONE_SHORT, False): QT_TRANSLATE_NOOP(
        "Comparisons", "{name} would not be left at {contract}, where only a single point helps."
    ),
    (StakeKind.TOTALS, True): QT_TRANSLATE_NOOP(
        "Comparisons", "{name} would stand at {totals}, from where the match is won less often than from {better}."
    ),
}
"""The same where it always happens after the one choice and never after the other; True: after the other."""


_THIS_SIDE: Final = QT_TRANSLATE_NOOP("Comparisons", "This side")
_THE_OTHER_SIDE: Final = QT_TRANSLATE_NOOP("Comparisons", "The other side")
_OTHERS_AS_WELL: Final = QT_TRANSLATE_NOOP("Comparisons", "the other side")
_YOU_AS_WELL: Final = QT_TRANSLATE_NOOP("Comparisons", "you")


def comparison_text(comparison: Comparison, names: Names) -> str:
    """What the next best choice would cost and why so much, or that it would do as well; ``names`` by seat."""
    stake = comparison.stake
    if stake is None:
        return _cost_text(comparison)
    becomes = stake_text(stake, names)
    if stake.kind in _IN_POINTS and comparison.measure is not Measure.CHANCE:
        points = _points_lost(stake)
        is_all = stake.others_chosen is not None or tells_all(points, comparison.amount)
        if is_all and points:  # a reader reckons with what stands there
            comparison = changed(comparison, amount=points)
        begins_with_name = stake.seat is not None and names[stake.seat] is not None
        within = becomes if begins_with_name else within_sentence(becomes)
        becomes = becomes if is_all else translate("Comparisons", _MOST_OF_THAT).format(becomes=within)
    return f"{_cost_text(comparison)} {becomes}"


def _points_lost(stake: Stake) -> int:
    """What the points that are told make together."""
    if stake.others_chosen is None or stake.others_other is None:
        return abs(stake.chosen - stake.other)
    return abs(stake.chosen - stake.other + stake.others_other - stake.others_chosen)


def stake_text(stake: Stake, names: Names) -> str:
    """What makes the next best choice so costly."""
    certain = FOR_CERTAIN.get((stake.kind, bool(stake.other))) if {stake.chosen, stake.other} == {0, 10} else None
    source = certain or STAKES[stake.kind]
    amounts: dict[str, int] = {"chosen": stake.chosen, "other": stake.other}
    others = ""
    if stake.others_chosen is not None and stake.others_other is not None:
        source, others = BOTH_SIDES[stake.kind], _others(stake.others_seat, names)
        amounts |= {"others_chosen": stake.others_chosen, "others_other": stake.others_other}
    told = {key: tenths(amount) if stake.kind in _IN_TENTHS else str(amount) for key, amount in amounts.items()}
    told |= {"totals": _totals(stake.totals), "better": _totals(stake.better)}
    if stake.seat is not None:
        return about("Comparisons", source, stake.seat, names, contract=stake.amount, others=others, **told)
    side = translate("Comparisons", _THE_OTHER_SIDE if "others" in stake.kind else _THIS_SIDE)
    return translate("Comparisons", source).format(name=side, contract=stake.amount, others=others, **told)


def _totals(totals: tuple[int, int] | None) -> str:
    """The totals of a match, as the table shows them: ``9–2``."""
    return "" if totals is None else "–".join(map(str, totals))


def _others(seat: int | None, names: Names) -> str:
    """The other side within a sentence: by name, where it is one player."""
    if seat is None:
        return translate("Comparisons", _OTHERS_AS_WELL)
    return names[seat] or translate("Comparisons", _YOU_AS_WELL)


def _cost_text(comparison: Comparison) -> str:
    amount, measure = comparison.amount, comparison.measure
    source = AS_GOOD
    if amount and measure is Measure.POINTS and isinstance(comparison.other, act.SetContract):
        source = _CONTRACT_COSTS_ONE if amount == 1 else _CONTRACT_COSTS
    elif amount:
        source = _COSTS_ONE.get(measure, _COSTS[measure]) if amount == 1 else _COSTS[measure]
    told = tenths(amount) if measure is Measure.GAME_POINTS else str(amount)
    return translate("Comparisons", source).format(other=choice_text(comparison.other), amount=told)


def choice_text(action: act.Action) -> str:
    """A choice as the subject of a sentence: ``♥6``, ``Asking for a whole``."""
    suit = getattr(action, "suit", None)
    source = _OTHERS[type(action)] if suit is None else _OTHERS_OF_SUIT[type(action)][suit]
    cards = (action.card,) if isinstance(action, act.Play) else getattr(action, "cards", ())
    words = translate("Comparisons", source) if source != "{cards}" else source
    return words.format(cards=cards_text(cards), amount=getattr(action, "amount", ""))


def tenths(amount: int) -> str:
    """A number of tenths with the language's decimal sign: ``0.4``, ``0,4``."""
    return translate("Comparisons", "{whole}.{tenth}").format(whole=amount // 10, tenth=amount % 10)
