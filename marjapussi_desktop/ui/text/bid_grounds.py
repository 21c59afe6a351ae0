"""What a bid, a pass or a new deal rests on, in sentences after its reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from marjapussi_desktop.controller.match.thoughts import HandValue, Learnt, MatchPoint, Tells, Thought
from marjapussi_desktop.engine.actions import Bid, DemandRedeal
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate
from marjapussi_desktop.ui.text.about_players import Names, about

WEAK: Final = ("too_weak_to_bid", "hand_too_weak")
EVEN: Final = 0.45
"""A bid that is made as often as this needs a word why it is not made."""


def say(source: str, **facts: object) -> str:
    """A sentence without players."""
    return translate("Grounds", source).format(**facts)


def grounds_of_bid(thought: Thought, value: HandValue, names: Names) -> list[str]:
    """The sentences of a hand's worth, of what the bid tells, and of how far it pays to go."""
    # A hint has room for so much: where the match is at stake, that comes before what the panel tells of bids as well.
    decides_match = bool(value.match_points)
    told = [*([] if decides_match else _message(thought, value, names)), _worth(value, names)]
    if isinstance(thought.action, DemandRedeal):
        return [*told, _redeal(value)]
    if value.asked is None:
        return told
    is_bid = isinstance(thought.action, Bid)
    chance = value.chance
    is_weak = not is_bid and thought.why in WEAK
    if chance is not None and chance >= EVEN and is_weak and not value.is_compared:
        told += [_fine_chance_text(value.asked, chance), say(_TOO_SELDOM[value.is_pushed])]
    elif chance is not None:
        told.append(chance_text(value.asked, chance, is_bid))
    if is_weak and (value.others_may_bid or (value.is_compared and chance is not None and chance >= EVEN)):
        told.append(say(_NO_SURE_GAIN[value.others_may_bid], asked=value.asked))
    if decides_match:
        return [*told, *match_points_text(value.match_points, names)]
    return [*told, *_stop(value, is_bid, is_own=names[thought.seat] is None)]


def match_points_text(some: Sequence[MatchPoint], names: Names) -> list[str]:
    """What bids or contracts that reach the target would bring, and that it is the target."""
    own = QT_TRANSLATE_NOOP("Grounds", "Made, {amount} brings the total to {total}.")
    other = QT_TRANSLATE_NOOP("Grounds", "With {amount} made, {name} would have {total}.")
    told = [
        about("Grounds", own if one.seat is None else other, one.seat, names, amount=one.amount, total=one.total)
        for one in some
    ]
    wins = QT_TRANSLATE_NOOP("Grounds", "{target} wins the match.")
    return [*told, *[say(wins, target=one.target) for one in some[:1]]]


_TOO_SELDOM: Final = {
    False: QT_TRANSLATE_NOOP("Grounds", "A careful bidder wants better odds than that."),
    True: QT_TRANSLATE_NOOP("Grounds", "Where both sides push each other up, one wants better odds than that."),
}
_NO_SURE_GAIN: Final = {
    False: QT_TRANSLATE_NOOP("Grounds", "All the same it is not clearly better than a pass."),
    True: QT_TRANSLATE_NOOP("Grounds", "A bid of {asked} is not clearly better than a pass, and others may still bid."),
}
"""By whether another may still bid after a pass. A bid must be worth somewhat more than a pass to be made: that it is
worth less would not always be true."""
_NO_FURTHER: Final = {
    False: QT_TRANSLATE_NOOP("Grounds", "With this hand one does not go beyond {asked}."),
    True: QT_TRANSLATE_NOOP("Grounds", "As the other side has bid too, one does not go beyond {asked} with this hand."),
}
_UP_TO: Final = {
    False: QT_TRANSLATE_NOOP("Grounds", "With this hand one bids up to {stop}."),
    True: QT_TRANSLATE_NOOP("Grounds", "As the other side has bid too, one bids up to {stop} with this hand."),
}
"""By whether an opponent has bid, and so the hand is bid less far."""
_ABOVE_WORTH: Final = QT_TRANSLATE_NOOP("Grounds", "That is more than it is worth, as a pass costs points, too.")
_BELOW_WORTH: Final = QT_TRANSLATE_NOOP("Grounds", "That is below its worth, as a contract that fails costs as much.")
_FAR_BELOW: Final = 20
"""From so many points below the worth of a hand on, it is told why one stops there."""
_MESSAGES: Final = {
    Tells.FORCED: QT_TRANSLATE_NOOP("Grounds", "It tells partner nothing."),
    Tells.WILLING: QT_TRANSLATE_NOOP("Grounds", "To partner it says: I would like to play this hand."),
    Tells.ACE: QT_TRANSLATE_NOOP("Grounds", "To partner it promises an ace."),
    Tells.GOOD_HAND: QT_TRANSLATE_NOOP("Grounds", "To partner it shows a good hand."),
    Tells.HONOURS: QT_TRANSLATE_NOOP("Grounds", "To partner it shows three cards from the queen up."),
    Tells.RELUCTANT: QT_TRANSLATE_NOOP("Grounds", "To partner it says only: I would rather not pass yet."),
    Tells.HALVES: QT_TRANSLATE_NOOP("Grounds", "To partner it tells of two halves, or of a whole."),
    Tells.WHOLE: QT_TRANSLATE_NOOP("Grounds", "To partner it tells of a whole."),
    Tells.NOTHING: QT_TRANSLATE_NOOP("Grounds", "It has no agreed meaning for partner."),
    Tells.UNHEARD: QT_TRANSLATE_NOOP("Grounds", "It tells of no cards."),
}
"""What a bid tells the partner, where its reason does not say that."""
_TELLS: Final = frozenset(
    {"promise_ace", "name_strong_suit", "wants_to_play", "good_hand", "tell_ace", "tell_whole", "tell_halves"}
)
"""Reasons that say what the bid tells."""


def _message(thought: Thought, value: HandValue, names: Names) -> list[str]:
    message, partner = value.message, value.partner
    if thought.why == "wants_to_play" and partner is None:
        source = QT_TRANSLATE_NOOP("Grounds", "It is a jump: whoever wants the hand has to go over {amount} now.")
        return [say(source, amount=value.asked)]
    if message is None or partner is None or thought.why in _TELLS or message.tells not in _MESSAGES:
        return []
    return [about("Grounds", _MESSAGES[message.tells], partner, names)]


def _redeal(value: HandValue) -> str:
    """Why a hand is thrown in."""
    if value.is_compared:
        source = QT_TRANSLATE_NOOP("Grounds", "It loses points on average, bid or not, and a new deal loses none.")
    elif value.stop is None:
        source = QT_TRANSLATE_NOOP("Grounds", "It is hardly worth a bid, and a new deal should be better.")
    else:
        source = QT_TRANSLATE_NOOP("Grounds", "With it one would bid {stop} at most, and a new deal should be better.")
    return say(source, stop=value.stop)


def _worth(value: HandValue, names: Names) -> str:
    facts = {"mean": value.mean, "low": value.low, "high": value.high}
    learnt = value.learnt
    if learnt is None:
        source = QT_TRANSLATE_NOOP("Grounds", "The hand is worth about {mean} (in half of all deals {low} to {high}).")
        return say(source, **facts)
    facts |= {"amount": learnt.amount, "before": learnt.before}
    return about("Grounds", _learnt(learnt), learnt.seat, names, **facts)


_LEARNT: Final = {
    Tells.ACE: QT_TRANSLATE_NOOP(
        "Grounds",
        "{name}'s {amount} promises an ace, so the hand is now worth about {mean} "
        "instead of {before} (in half of all deals {low} to {high}).",
    ),
    Tells.WHOLE: QT_TRANSLATE_NOOP(
        "Grounds",
        "{name}'s {amount} tells of a whole, so the hand is now worth about {mean} "
        "instead of {before} (in half of all deals {low} to {high}).",
    ),
    Tells.HALVES: QT_TRANSLATE_NOOP(
        "Grounds",
        "{name}'s {amount} tells of kings and queens, so the hand is now worth about {mean} instead of {before} "
        "(in half of all deals {low} to {high}).",
    ),
}
"""By which cards the call tells of."""


def _learnt(learnt: Learnt) -> str:
    if learnt.tells is not None:
        return _LEARNT[learnt.tells]
    if learnt.amount:
        return QT_TRANSLATE_NOOP(
            "Grounds",
            "{name} bid {amount}, so the hand is now worth about {mean} "
            "instead of {before} (in half of all deals {low} to {high}).",
        )
    return QT_TRANSLATE_NOOP(
        "Grounds",
        "{name} passed, so the hand is now worth about {mean} "
        "instead of {before} (in half of all deals {low} to {high}).",
    )


def chance_text(amount: int, chance: float, is_made: bool) -> str:
    """How often an amount is made, or would be."""
    times = round(10 * chance)
    if not times:
        source = QT_TRANSLATE_NOOP("Grounds", "{amount} is hardly ever made.")
    elif times == 10:
        source = QT_TRANSLATE_NOOP("Grounds", "{amount} is nearly always made.")
    elif is_made:
        source = QT_TRANSLATE_NOOP("Grounds", "{amount} is made in {times} of 10 deals.")
    else:
        source = QT_TRANSLATE_NOOP("Grounds", "{amount} would be made in {times} of 10 deals.")
    return say(source, amount=amount, times=times)


def _fine_chance_text(amount: int, chance: float) -> str:
    """How often an amount would be made that is too seldom: in tenths it could be as often as one that was bid."""
    source = QT_TRANSLATE_NOOP("Grounds", "{amount} would be made in {times} of 100 deals.")
    return say(source, amount=amount, times=min(99, round(100 * chance)))


def _stop(value: HandValue, is_bid: bool, is_own: bool) -> list[str]:
    """How far the hand is bid, and a word where that is more than it is worth; to the one who holds it, also where
    it is far less.
    """
    if value.stop is None:
        return []
    is_at_end = is_bid and value.asked is not None and value.asked >= value.stop
    source = (_NO_FURTHER if is_at_end else _UP_TO)[value.is_pushed]
    told = value.asked if is_at_end and value.asked else value.stop
    why = [say(_ABOVE_WORTH)] if told > value.mean else []
    if is_own and not value.is_pushed and told + _FAR_BELOW <= value.mean:
        why = [say(_BELOW_WORTH)]
    return [say(source, stop=value.stop, asked=value.asked), *why]
