"""The sentences on luck and play at the end of a match."""

from __future__ import annotations

from math import isnan
from typing import TYPE_CHECKING, Final

from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate
from marjapussi_desktop.ui.text.amounts import NORMAL_95, Amounts

if TYPE_CHECKING:
    from marjapussi_desktop.controller.statistics.match_account import Amount, LuckAndPlay, OwnCost

_LARGE: Final = 88.0
"""An amount with as many figures as any of a usual match, for the room that an account needs; of game points a tenth of
it.
"""

_Sources = tuple[str, str, str]
"""For an amount above 0, below 0, and too small to be told."""

_LUCK_OF_SIDE: Final[_Sources] = (
    QT_TRANSLATE_NOOP("MatchAccount", "Luck: your side's cards were worth {points} more than theirs{error}."),
    QT_TRANSLATE_NOOP("MatchAccount", "Luck: the others' cards were worth {points} more than your side's{error}."),
    QT_TRANSLATE_NOOP("MatchAccount", "Luck: the cards of both sides were worth about the same{error}."),
)
_LUCK_ALONE: Final[_Sources] = (
    QT_TRANSLATE_NOOP("MatchAccount", "Luck: your cards were worth {points} more than the others'{error}."),
    QT_TRANSLATE_NOOP("MatchAccount", "Luck: the others' cards were worth {points} more than yours{error}."),
    QT_TRANSLATE_NOOP("MatchAccount", "Luck: your cards were worth about the same as the others'{error}."),
)
_LUCK_FOR_TWO: Final[_Sources] = (
    QT_TRANSLATE_NOOP("MatchAccount", "Luck: your cards were worth {points} more than your opponent's{error}."),
    QT_TRANSLATE_NOOP("MatchAccount", "Luck: your opponent's cards were worth {points} more than yours{error}."),
    QT_TRANSLATE_NOOP("MatchAccount", "Luck: your cards were worth about the same as your opponent's{error}."),
)
_PLAY_OF_SIDE: Final[_Sources] = (
    QT_TRANSLATE_NOOP(
        "MatchAccount",
        "Play, partner's and theirs too: your side made {points} more of them than computer players would.",
    ),
    QT_TRANSLATE_NOOP(
        "MatchAccount",
        "Play, partner's and theirs too: your side made {points} less of them than computer players would.",
    ),
    QT_TRANSLATE_NOOP(
        "MatchAccount", "Play, partner's and theirs too: your side made of them what computer players would."
    ),
)
_PLAY_ALONE: Final[_Sources] = (
    QT_TRANSLATE_NOOP("MatchAccount", "Play: you made {points} more of them than computer players would."),
    QT_TRANSLATE_NOOP("MatchAccount", "Play: you made {points} less of them than computer players would."),
    QT_TRANSLATE_NOOP("MatchAccount", "Play: you made of them what computer players would."),
)

_BY_CHANCE: Final = QT_TRANSLATE_NOOP(
    "MatchAccount", "Chance alone can make a difference of {points}, so that tells little."
)
_COST: Final = {
    False: QT_TRANSLATE_NOOP(
        "MatchAccount",
        "Your own decisions cost about {points} (95 % interval: {interval}), by the reviews of the hands.",
    ),
    True: QT_TRANSLATE_NOOP(
        "MatchAccount",
        "In each hand your own decisions cost {points} on average (95 % interval: {interval}), by the reviews.",
    ),
}
_MISTAKES: Final = {
    False: QT_TRANSLATE_NOOP(
        "MatchAccount",
        "Your clear mistakes cost about {points} (95 % interval: {interval}), by the reviews of the hands. The rest of"
        " your decisions cannot be told from chance.",
    ),
    True: QT_TRANSLATE_NOOP(
        "MatchAccount",
        "In each hand your clear mistakes cost {points} on average (95 % interval: {interval}), by the reviews."
        " The rest of your decisions cannot be told from chance.",
    ),
}
"""True: in matches of a hundred. These are told of a hand: those of all hands of a match may be more than a hundred."""
_POINT_WINS: Final = 4.0
"""As how many matches of a hundred a game point counts, about."""


def account_text(account: LuckAndPlay, amounts: Amounts, players: int) -> str:
    """How much of the difference was luck and how much play; of two or three players each is a side."""
    luck, play = _sources(players)
    told = [_sentence(luck, account.luck, amounts), _sentence(play, account.play, amounts)]
    if not amounts.is_nothing(account.play.amount):
        told.append(_sureness(account.play, amounts))
    return " ".join(told)


def _sources(players: int) -> tuple[_Sources, _Sources]:
    if players == 2:
        return _LUCK_FOR_TWO, _PLAY_ALONE
    return (_LUCK_ALONE, _PLAY_ALONE) if players == 3 else (_LUCK_OF_SIDE, _PLAY_OF_SIDE)


def longest_text(amounts: Amounts, players: int) -> str:
    """As much as an account with its cost has to say in a usual match."""
    luck, play = _sources(players)
    large = amounts.large(_LARGE)
    chance = translate("MatchAccount", _BY_CHANCE).format(points=amounts.points(large))
    told = amounts.of_costs(_POINT_WINS)
    interval = told.interval(large, large / 2)
    costs = [
        translate("MatchAccount", sources[told.is_in_matches]).format(points=told.points(large), interval=interval)
        for sources in (_COST, _MISTAKES)
    ]
    error = f" (±{amounts.number(large)})"
    every = [
        [translate("MatchAccount", source).format(points=amounts.points(large), error=error) for source in sources]
        for sources in (luck, play)
    ]
    return " ".join((*(max(told, key=len) for told in every), chance, max((*costs, _no_cost()), key=len)))


def _sentence(sources: _Sources, amount: Amount, amounts: Amounts) -> str:
    is_small = amounts.is_nothing(amount.amount)
    source = sources[2] if is_small else sources[0] if amount.amount > 0 else sources[1]
    half = NORMAL_95 * amount.error
    error = "" if isnan(half) or amounts.is_nothing(half) else f" (±{amounts.number(half)})"
    return translate("MatchAccount", source).format(points=amounts.points(abs(amount.amount)), error=error)


def _sureness(play: Amount, amounts: Amounts) -> str:
    if isnan(play.error):
        return translate("MatchAccount", "A single hand tells little.")
    if play.is_sure:
        return translate("MatchAccount", "That is hardly chance.")
    return translate("MatchAccount", _BY_CHANCE).format(points=amounts.points(NORMAL_95 * play.error))


def cost_text(cost: OwnCost, amounts: Amounts) -> str:
    """What the person's own decisions cost, or how far the reviews are. What a review calls a mistake is told even
    where chance hides it in the sum of all.
    """
    if cost.reviewed < cost.hands:
        told = translate("MatchAccount", "Your own decisions are being reviewed: {done} of {count} hands.")
        return told.format(done=cost.reviewed, count=cost.hands)
    lost = cost.mistakes if cost.hides_mistakes else cost.cost
    amounts = amounts.of_costs(cost.point_wins)
    if amounts.is_in_matches:
        lost = lost.part(max(cost.reviewed, 1))
    source = (_MISTAKES if cost.hides_mistakes else _COST)[amounts.is_in_matches]
    if cost.mistakes.amount > 0.0 and amounts.is_nothing(lost.amount):
        return translate("MatchAccount", "Your own decisions cost hardly anything, by the reviews of the hands.")
    if amounts.is_nothing(lost.amount) or lost.amount < 0.0 or not lost.is_sure:
        return _no_cost()
    interval = amounts.interval(lost.amount, lost.error)
    return translate("MatchAccount", source).format(points=amounts.points(lost.amount), interval=interval)


def _no_cost() -> str:
    return translate("MatchAccount", "As far as can be told, your own decisions cost nothing.")
