"""What a decision outside play rests on, in sentences after its reason; those of bids are in `bid_grounds`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from marjapussi_desktop.controller.match.thoughts import (
    CallValue,
    ContractValue,
    Exchange,
    HandValue,
    Service,
    Serving,
    Thought,
)
from marjapussi_desktop.engine.actions import Re
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP
from marjapussi_desktop.ui.text.about_players import Names
from marjapussi_desktop.ui.text.bid_grounds import EVEN, WEAK, chance_text, grounds_of_bid, match_points_text, say
from marjapussi_desktop.ui.text.cards import SUIT_SIGNS, card_text, cards_text

SAFE: Final = 0.9
"""From this chance on a contract is called safe."""

UNLIKELY: Final = 0.35
"""Up to this chance a contract is said to look too high."""

_TOLD_BETTER: Final = frozenset(
    {
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
    Service.LAST: QT_TRANSLATE_NOOP("Grounds", "{cards} so that {suit} runs out and can be trumped"),
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


def is_told_better(why: str, thought: Thought) -> bool:
    """Whether the grounds say more than the reason's own sentence, which is left out then."""
    grounds = thought.grounds
    if isinstance(grounds, HandValue) and why in WEAK:
        return grounds.others_may_bid or (grounds.chance is not None and grounds.chance >= EVEN)
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
            return grounds_of_bid(thought, thought.grounds, names)
        case Exchange(serving):
            return _of_exchange(serving)
        case ContractValue():
            return [*_of_contract(thought, thought.grounds), *match_points_text(thought.grounds.match_points, names)]
        case CallValue():
            return _of_call(thought, thought.grounds)
        case _:
            return []


def _of_exchange(serving: Sequence[Serving]) -> list[str]:
    told = [
        say(
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
    source = QT_TRANSLATE_NOOP(
        "Grounds", "These cards should take about {mean} points (in half of all deals {low} to {high})."
    )
    expected = say(source, mean=value.mean, low=value.low, high=value.high)
    told = [expected, chance_text(getattr(thought.action, "amount", 0), value.chance, is_made=True)]
    if thought.why == "keep_final_bid" and value.chance <= UNLIKELY:
        told.append(
            say(QT_TRANSLATE_NOOP("Grounds", "The final bid itself is too high, but no less may be promised now."))
        )
    elif thought.why == "keep_final_bid" and value.chance >= EVEN and thought.comparison is None:
        told.append(say(QT_TRANSLATE_NOOP("Grounds", "A careful player promises no more than the final bid.")))
    return told


def _of_call(thought: Thought, value: CallValue) -> list[str]:
    if value.chance is not None and value.gain is not None:
        chance = chance_text(value.contract, value.chance, is_made=True)
        is_safe = value.chance >= SAFE and isinstance(thought.action, Re)
        safe = [say(QT_TRANSLATE_NOOP("Grounds", "The contract looks safe."))] if is_safe else []
        return [*safe, chance, _gain(value.gain)]
    if value.expected is not None:
        source = QT_TRANSLATE_NOOP(
            "Grounds", "About {expected} points may be expected, {more} more than the contract of {contract}."
        )
        return [say(source, expected=value.expected, more=value.expected - value.contract, contract=value.contract)]
    if value.ace is None:
        return []
    source = QT_TRANSLATE_NOOP(
        "Grounds", "The declarer has not raised {contract}; {torn} block marriages, and {ace} should win a trick."
    )
    return [say(source, contract=value.contract, torn=cards_text(value.torn), ace=card_text(value.ace))]


def _gain(gain: float) -> str:
    amount = round(gain)
    if amount > 0:
        source = QT_TRANSLATE_NOOP("Grounds", "The call gains {amount} points on average.")
    elif amount < 0:
        source = QT_TRANSLATE_NOOP("Grounds", "It costs {amount} points on average: a challenge for the table.")
    else:
        source = QT_TRANSLATE_NOOP("Grounds", "On average the call neither gains nor loses.")
    return say(source, amount=abs(amount))
