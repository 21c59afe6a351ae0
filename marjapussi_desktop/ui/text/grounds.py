"""What a bid, an exchange, a contract, Kontra or Re rests on, in sentences after its reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from marjapussi_desktop.controller.match.thoughts import (
    Against,
    CallValue,
    ContractValue,
    Exchange,
    HandValue,
    Learnt,
    Service,
    Serving,
    Tells,
    Thought,
)
from marjapussi_desktop.engine.actions import Bid, DemandRedeal, Re
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate
from marjapussi_desktop.ui.text.about_players import Names, about
from marjapussi_desktop.ui.text.cards import SUIT_SIGNS, card_text, cards_text

SAFE: Final = 0.9
"""From this chance on a contract is called safe."""

UNLIKELY: Final = 0.35
"""Up to this chance a contract is said to look too high."""

_TOLD_BETTER: Final = frozenset(
    {
        "better_than_leaving",
        "hopeless_hand",
        "give_best",
        "give_named_suit",
        "keep_best",
        "make_void",
        "expected_points",
        "contract_is_safe",
    }
)
"""Reasons whose sentence says less than the grounds do: where there are sentences of the grounds, it is left out."""

_SERVICES: Final = {
    Service.ACE: QT_TRANSLATE_NOOP("Grounds", "{cards} to win the lead with"),
    Service.COVERED_TEN: QT_TRANSLATE_NOOP(
        "Grounds", "{cards} together, so that the ten is the highest of its suit after the ace"
    ),
    Service.MARRIAGE: QT_TRANSLATE_NOOP("Grounds", "{cards} for a marriage"),
    Service.HALF: QT_TRANSLATE_NOOP("Grounds", "{cards} in case the declarer holds the other half"),
    Service.NAMED_SUIT: QT_TRANSLATE_NOOP("Grounds", "{cards} for the suit that the declarer named"),
    Service.TEN: QT_TRANSLATE_NOOP("Grounds", "{cards} in case the declarer holds the ace"),
    Service.REST: QT_TRANSLATE_NOOP("Grounds", "{cards} only to make up the number"),
    Service.RETURNED_WHOLE: QT_TRANSLATE_NOOP("Grounds", "{cards} are a whole that partner can be asked for"),
    Service.RETURNED_HALF: QT_TRANSLATE_NOOP("Grounds", "{cards} in case partner holds the other half"),
    Service.RETURNED_ACE: QT_TRANSLATE_NOOP("Grounds", "{cards} can win a trick from partner's hand, too"),
    Service.RETURNED_TEN: QT_TRANSLATE_NOOP("Grounds", "{cards} in case partner holds the ace"),
    Service.LOSERS: QT_TRANSLATE_NOOP("Grounds", "{cards} would hardly win a trick"),
    Service.COUNTED: QT_TRANSLATE_NOOP("Grounds", "{cards} bring their card points even when put aside"),
    Service.VOID: QT_TRANSLATE_NOOP("Grounds", "{suit} runs out, so that it can be trumped"),
    Service.KEPT_MARRIAGE: QT_TRANSLATE_NOOP("Grounds", "the marriage {cards} stays together"),
    Service.KEPT_MARRIAGES: QT_TRANSLATE_NOOP("Grounds", "the marriages stay together: {cards}"),
    Service.KEPT_HIGH: QT_TRANSLATE_NOOP("Grounds", "kept to win tricks: {cards}"),
    Service.KEPT_LENGTH: QT_TRANSLATE_NOOP("Grounds", "{suit} stays long, {count} cards"),
}

_WEAK: Final = ("too_weak_to_bid", "hand_too_weak")
EVEN: Final = 0.45
"""A bid that is made as often as this needs a word why it is not made."""


def is_told_better(why: str, thought: Thought) -> bool:
    """Whether the grounds say more than the reason's own sentence, which is left out then."""
    grounds = thought.grounds
    if isinstance(grounds, HandValue) and why in _WEAK:
        return grounds.against is not None or (grounds.chance is not None and grounds.chance >= EVEN)
    if isinstance(grounds, ContractValue) and why == "keep_final_bid":
        return grounds.chance <= UNLIKELY or grounds.chance >= EVEN
    if why == "wants_to_play" and isinstance(grounds, HandValue):
        return grounds.partner is None
    if isinstance(grounds, CallValue) and why == "contract_will_fail":
        return grounds.chance is not None and grounds.chance >= UNLIKELY
    return why in _TOLD_BETTER


def grounds_text(thought: Thought, names: Names) -> list[str]:
    """The sentences; empty where there is nothing to tell."""
    match thought.grounds:
        case HandValue():
            return _of_hand(thought, thought.grounds, names)
        case Exchange(serving):
            return _of_exchange(serving)
        case ContractValue():
            return _of_contract(thought, thought.grounds)
        case CallValue():
            return _of_call(thought, thought.grounds)
        case _:
            return []


def _say(source: str, **facts: object) -> str:
    return translate("Grounds", source).format(**facts)


# -- bids -------------------------------------------------------------------------------------------------------------


def _of_hand(thought: Thought, value: HandValue, names: Names) -> list[str]:
    told = [*_message(thought, value, names), _worth(value, names)]
    if isinstance(thought.action, DemandRedeal):
        return [*told, _redeal(value)]
    if value.asked is None:
        return told
    is_bid = isinstance(thought.action, Bid)
    if value.chance is not None:
        told.append(_chance(value.asked, value.chance, is_bid))
    if value.against is not None:
        told.append(_beside_pass(thought, value, names))
    elif not is_bid and thought.why in _WEAK and value.chance is not None and value.chance >= EVEN:
        told.append(_say(_TOO_SELDOM[value.is_pushed]))
    return [*told, *_stop(value, is_bid, names)]


_TOO_SELDOM: Final = {
    False: QT_TRANSLATE_NOOP("Grounds", "For a careful bidder that is too seldom."),
    True: QT_TRANSLATE_NOOP("Grounds", "Where both sides push each other up, that is too seldom."),
}
_NO_FURTHER: Final = {
    False: QT_TRANSLATE_NOOP("Grounds", "With this hand one bids no further."),
    True: QT_TRANSLATE_NOOP("Grounds", "When the other side bids too, one bids no further with this hand."),
}
_UP_TO: Final = {
    False: QT_TRANSLATE_NOOP("Grounds", "With this hand one bids up to {stop}."),
    True: QT_TRANSLATE_NOOP("Grounds", "When the other side bids too, one bids up to {stop} with this hand."),
}
"""By whether an opponent has bid, and so the hand is bid less far."""
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
    Tells.UNHEARD: QT_TRANSLATE_NOOP("Grounds", "{name} has passed and learns nothing more from it."),
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
        return [_say(source, amount=value.asked)]
    if message is None or partner is None or thought.why in _TELLS or message.tells not in _MESSAGES:
        return []
    return [about("Grounds", _MESSAGES[message.tells], partner, names)]


def _redeal(value: HandValue) -> str:
    """Why a hand is thrown in."""
    if value.stop is None:
        source = QT_TRANSLATE_NOOP("Grounds", "It is not worth even the lowest bid, and a new deal should be better.")
    elif value.against is None and value.too_much is None:
        source = QT_TRANSLATE_NOOP("Grounds", "With it one would bid {stop} at most, and a new deal should be better.")
    else:
        source = QT_TRANSLATE_NOOP("Grounds", "It loses points on average, bid or not, and a new deal loses none.")
    return _say(source, stop=value.stop)


def _worth(value: HandValue, names: Names) -> str:
    facts = {"mean": value.mean, "reach": value.high - value.mean}
    learnt = value.learnt
    if learnt is None:
        source = QT_TRANSLATE_NOOP("Grounds", "The hand is worth about {mean} (±{reach}).")
        return _say(source, **facts)
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


def _chance(amount: int, chance: float, is_made: bool) -> str:
    times = round(10 * chance)
    if not times:
        source = QT_TRANSLATE_NOOP("Grounds", "{amount} is hardly ever made.")
    elif times == 10:
        source = QT_TRANSLATE_NOOP("Grounds", "{amount} is nearly always made.")
    elif is_made:
        source = QT_TRANSLATE_NOOP("Grounds", "{amount} is made in {times} of 10 deals.")
    else:
        source = QT_TRANSLATE_NOOP("Grounds", "{amount} would be made in {times} of 10 deals.")
    return _say(source, amount=amount, times=times)


def _beside_pass(thought: Thought, value: HandValue, names: Names) -> str:
    """What it is worth to play beside to leave the hand to whoever holds the bid, or to pass before any bid."""
    against = value.against
    assert against is not None
    gain = round(against.playing - against.leaving)
    facts = {
        "asked": value.asked,
        "amount": abs(gain),
        "standing": against.standing,
        "margin": round(against.margin),
        "playing": abs(round(against.playing)),
        "leaving": abs(round(against.leaving)),
    }
    return about("Grounds", _compared(thought, against, gain), against.seat, names, **facts)


def _compared(thought: Thought, against: Against, gain: int) -> str:
    """The sentence for what was chosen and what it gains."""
    is_open = against.seat is None
    if isinstance(thought.action, Bid):
        if thought.why == "better_than_leaving" and not is_open and against.leaving < against.playing < 0:
            return _BOTH_LOSE
        return (_PASS_COSTS if is_open else _LEAVING_COSTS) if gain > 0 else _PASS_AS_GOOD
    if gain > 0:
        return _NOT_ENOUGH
    if not gain:
        return _BID_AS_GOOD
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
    "By the figures {asked} would gain about {amount} points, but to be on the safe side it should gain {margin}.",
)
_BID_AS_GOOD: Final = QT_TRANSLATE_NOOP("Grounds", "A bid of {asked} would do about as well.")
_BID_COSTS_MORE_THAN_PASS: Final = QT_TRANSLATE_NOOP("Grounds", "A bid of {asked} would cost about {amount} points.")
_BID_COSTS: Final = QT_TRANSLATE_NOOP(
    "Grounds", "A bid of {asked} would cost about {amount} points more than leaving {standing} to {name}."
)


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
    return [_say(source, stop=value.stop)]


# -- exchange, contract, calls ----------------------------------------------------------------------------------------


def _of_exchange(serving: Sequence[Serving]) -> list[str]:
    told = [
        _say(
            _SERVICES[one.service],
            cards=cards_text(one.cards),
            suit=SUIT_SIGNS[one.cards[0].suit],
            count=len(one.cards),
        )
        for one in serving
    ]
    said = "; ".join(told)
    return [f"{said[0].upper()}{said[1:]}."] if said else []


def _of_contract(thought: Thought, value: ContractValue) -> list[str]:
    source = QT_TRANSLATE_NOOP("Grounds", "These cards should take about {mean} points (±{reach}).")
    expected = _say(source, mean=value.mean, reach=value.high - value.mean)
    told = [expected, _chance(getattr(thought.action, "amount", 0), value.chance, is_made=True)]
    if thought.why == "keep_final_bid" and value.chance <= UNLIKELY:
        told.append(
            _say(QT_TRANSLATE_NOOP("Grounds", "The final bid itself is too high, but no less may be promised now."))
        )
    elif thought.why == "keep_final_bid" and value.chance >= EVEN and thought.comparison is None:
        told.append(_say(QT_TRANSLATE_NOOP("Grounds", "A careful player promises no more than the final bid.")))
    return told


def _of_call(thought: Thought, value: CallValue) -> list[str]:
    if value.chance is not None and value.gain is not None:
        chance = _chance(value.contract, value.chance, is_made=True)
        is_safe = value.chance >= SAFE and isinstance(thought.action, Re)
        safe = [_say(QT_TRANSLATE_NOOP("Grounds", "The contract looks safe."))] if is_safe else []
        return [*safe, chance, _gain(value.gain)]
    if value.expected is not None:
        source = QT_TRANSLATE_NOOP(
            "Grounds", "About {expected} points may be expected, {more} more than the contract of {contract}."
        )
        return [_say(source, expected=value.expected, more=value.expected - value.contract, contract=value.contract)]
    if value.ace is None:
        return []
    source = QT_TRANSLATE_NOOP(
        "Grounds", "The declarer has not raised {contract}; {torn} block marriages, and {ace} should win a trick."
    )
    return [_say(source, contract=value.contract, torn=cards_text(value.torn), ace=card_text(value.ace))]


def _gain(gain: float) -> str:
    amount = round(gain)
    if amount > 0:
        source = QT_TRANSLATE_NOOP("Grounds", "The call gains about {amount} points on average.")
    elif amount < 0:
        source = QT_TRANSLATE_NOOP("Grounds", "It costs about {amount} points on average: a challenge for the table.")
    else:
        source = QT_TRANSLATE_NOOP("Grounds", "On average the call neither gains nor loses.")
    return _say(source, amount=abs(amount))
