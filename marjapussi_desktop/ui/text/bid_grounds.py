"""What a bid, a pass or a new deal rests on, in sentences after its reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from marjapussi_desktop.controller.match.thoughts import Against, HandValue, Learnt, MatchPoint, Tells, Thought
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
    if chance is not None and chance >= EVEN and not is_bid and thought.why in WEAK and value.against is None:
        told += [_fine_chance_text(value.asked, chance), say(_TOO_SELDOM[value.is_pushed])]
    elif chance is not None:
        told.append(chance_text(value.asked, chance, is_bid))
    if value.against is not None:
        told.append(_beside_pass(thought, value, names))
    elif value.others_may_bid and not is_bid and thought.why in WEAK:
        told.append(say(_STILL_OPEN, asked=value.asked))
    if decides_match:
        return [*told, *match_points_text(value.match_points, names)]
    return [*told, *_stop(value, is_bid, names)]


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
_STILL_OPEN: Final = QT_TRANSLATE_NOOP(
    "Grounds", "By the estimate {asked} would bring less than a pass, and others may still bid."
)
_NO_FURTHER: Final = {
    False: QT_TRANSLATE_NOOP("Grounds", "With this hand one does not go beyond {asked}."),
    True: QT_TRANSLATE_NOOP("Grounds", "When the other side bids too, one does not go beyond {asked} with this hand."),
}
_UP_TO: Final = {
    False: QT_TRANSLATE_NOOP("Grounds", "With this hand one bids up to {stop}."),
    True: QT_TRANSLATE_NOOP("Grounds", "When the other side bids too, one bids up to {stop} with this hand."),
}
"""By whether an opponent has bid, and so the hand is bid less far."""
_ABOVE_WORTH: Final = QT_TRANSLATE_NOOP("Grounds", "That is more than it is worth, as a pass costs points, too.")
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
    if value.stop is None:
        source = QT_TRANSLATE_NOOP("Grounds", "It is hardly worth a bid, and a new deal should be better.")
    elif value.against is None and value.too_much is None:
        source = QT_TRANSLATE_NOOP("Grounds", "With it one would bid {stop} at most, and a new deal should be better.")
    else:
        source = QT_TRANSLATE_NOOP("Grounds", "It loses points on average, bid or not, and a new deal loses none.")
    return say(source, stop=value.stop)


def _worth(value: HandValue, names: Names) -> str:
    facts = {"mean": value.mean, "reach": value.high - value.mean}
    learnt = value.learnt
    if learnt is None:
        source = QT_TRANSLATE_NOOP("Grounds", "The hand is worth about {mean} (±{reach}).")
        return say(source, **facts)
    facts |= {"amount": learnt.amount, "before": learnt.before}
    return about("Grounds", _learnt(learnt), learnt.seat, names, **facts)


_LEARNT: Final = {
    Tells.ACE: QT_TRANSLATE_NOOP(
        "Grounds",
        "{name}'s {amount} promises an ace, so the hand is now worth about {mean} instead of {before} (±{reach}).",
    ),
    Tells.WHOLE: QT_TRANSLATE_NOOP(
        "Grounds",
        "{name}'s {amount} tells of a whole, so the hand is now worth about {mean} instead of {before} (±{reach}).",
    ),
    Tells.HALVES: QT_TRANSLATE_NOOP(
        "Grounds",
        "{name}'s {amount} tells of kings and queens, so the hand is now worth about {mean} instead of {before} "
        "(±{reach}).",
    ),
}
"""By which cards the call tells of."""


def _learnt(learnt: Learnt) -> str:
    if learnt.tells is not None:
        return _LEARNT[learnt.tells]
    if learnt.amount:
        return QT_TRANSLATE_NOOP(
            "Grounds",
            "{name} bid {amount}, so the hand is now worth about {mean} instead of {before} (±{reach}).",
        )
    return QT_TRANSLATE_NOOP(
        "Grounds",
        "{name} passed, so the hand is now worth about {mean} instead of {before} (±{reach}).",
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


def _beside_pass(thought: Thought, value: HandValue, names: Names) -> str:
    """What it is worth to play beside to leave the hand to whoever holds the bid, or to pass before any bid."""
    against = value.against
    assert against is not None
    unit = 1.0 if against.wins is None else against.wins
    gain = round(unit * (against.playing - against.leaving))
    facts = {
        "asked": value.asked,
        "amount": abs(gain),
        "standing": against.standing,
        "margin": round(unit * against.margin),
        "playing": abs(round(against.playing)),
        "leaving": abs(round(against.leaving)),
    }
    source = _compared(thought, against, gain)
    return about("Grounds", source if against.wins is None else _LATE.get(source, source), against.seat, names, **facts)


def _compared(thought: Thought, against: Against, gain: int) -> str:
    """The sentence for what was chosen and what it gains."""
    is_open = against.seat is None
    if isinstance(thought.action, Bid):
        both_lose = thought.why == "better_than_leaving" and against.leaving < against.playing < 0
        if both_lose and not is_open and against.wins is None:
            return _BOTH_LOSE
        return (_PASS_COSTS if is_open else _LEAVING_COSTS) if gain > 0 else _PASS_AS_GOOD
    if gain > 0:
        return _NOT_ENOUGH
    if not gain:
        return _BID_AS_GOOD if is_open else _LEAVING_AS_GOOD
    return _BID_COSTS_MORE_THAN_PASS if is_open else _BID_COSTS


_BOTH_LOSE: Final = QT_TRANSLATE_NOOP(
    "Grounds",
    "Both lose points on average: playing {asked} about {playing}, leaving {standing} to {name} about {leaving}.",
)
_PASS_COSTS: Final = QT_TRANSLATE_NOOP("Grounds", "Passing would cost about {amount} points.")
_LEAVING_COSTS: Final = QT_TRANSLATE_NOOP("Grounds", "Leaving {standing} to {name} would cost about {amount} points.")
_PASS_AS_GOOD: Final = QT_TRANSLATE_NOOP("Grounds", "Passing would do about as well.")
_NOT_ENOUGH: Final = QT_TRANSLATE_NOOP(
    "Grounds",
    "By the figures {asked} would gain about {amount} points. That is too little to be sure of: one asks for at least "
    "{margin}.",
)
_BID_AS_GOOD: Final = QT_TRANSLATE_NOOP("Grounds", "A bid of {asked} would do about as well.")
_LEAVING_AS_GOOD: Final = QT_TRANSLATE_NOOP(
    "Grounds", "Leaving {standing} to {name} is worth about as much as playing {asked}."
)
"""Why somebody passes with a hand that would make the next bid: that a bid "would do about as well" is no reason."""
_BID_COSTS_MORE_THAN_PASS: Final = QT_TRANSLATE_NOOP("Grounds", "A bid of {asked} would cost about {amount} points.")
_BID_COSTS: Final = QT_TRANSLATE_NOOP(
    "Grounds", "A bid of {asked} would cost about {amount} points more than leaving {standing} to {name}."
)
_LATE: Final = {
    _PASS_COSTS: QT_TRANSLATE_NOOP("Grounds", "Passing would win about {amount} fewer of 100 matches."),
    _LEAVING_COSTS: QT_TRANSLATE_NOOP(
        "Grounds", "Leaving {standing} to {name} would win about {amount} fewer of 100 matches."
    ),
    _NOT_ENOUGH: QT_TRANSLATE_NOOP(
        "Grounds",
        "By the figures {asked} would win about {amount} more of 100 matches. That is too few to be sure of: one asks "
        "for at least {margin}.",
    ),
    _BID_COSTS_MORE_THAN_PASS: QT_TRANSLATE_NOOP(
        "Grounds", "A bid of {asked} would win about {amount} fewer of 100 matches."
    ),
    _BID_COSTS: QT_TRANSLATE_NOOP(
        "Grounds", "A bid of {asked} would win about {amount} fewer of 100 matches than leaving {standing} to {name}."
    ),
}
"""The same late in a match, when points of match equity are no points of the hand."""


_TOO_HIGH: Final = QT_TRANSLATE_NOOP("Grounds", "While nobody else has bid, {too_much} would be too high.")
_PAYS_UP_TO: Final = QT_TRANSLATE_NOOP("Grounds", "While nobody else has bid, it pays to bid up to {stop}.")
_RATHER_LEAVE: Final = QT_TRANSLATE_NOOP("Grounds", "Before bidding {too_much}, rather leave {standing} to {name}.")
_RATHER_BID: Final = QT_TRANSLATE_NOOP(
    "Grounds", "Rather than leave {standing} to {name}, it pays to bid up to {stop}."
)


def _stop(value: HandValue, is_bid: bool, names: Names) -> list[str]:
    """How far it pays to go; what that is compared with is named, for it changes with it."""
    if value.stop is None:
        return []
    is_at_end = is_bid and value.asked is not None and value.asked >= value.stop
    if value.too_much is not None:
        facts: dict[str, object] = {"stop": value.stop, "too_much": value.too_much}
        against = value.against
        if against is None or against.seat is None:
            source = _TOO_HIGH if is_at_end else _PAYS_UP_TO
        else:
            facts["standing"] = against.standing
            source = _RATHER_LEAVE if is_at_end else _RATHER_BID
        return [about("Grounds", source, None if against is None else against.seat, names, **facts)]
    if value.against is not None:
        return []
    source = (_NO_FURTHER if is_at_end else _UP_TO)[value.is_pushed]
    above = [say(_ABOVE_WORTH)] if (value.asked if is_at_end and value.asked else value.stop) > value.mean else []
    return [say(source, stop=value.stop, asked=value.asked), *above]
