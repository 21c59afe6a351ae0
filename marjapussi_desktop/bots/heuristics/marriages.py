"""Declaring, asking and answering: what each attempt may bring, and which is best."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.heuristics.aims import wants_declaration
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.heuristics.worth import grip, halves_in, marriages_in
from marjapussi_desktop.bots.knowledge.card_sets import BIT, MARRIAGE_MASKS, Mask
from marjapussi_desktop.engine.actions import Action, AnswerWhole, AskHalf, AskWhole, Declare
from marjapussi_desktop.engine.cards import Suit, king_of, queen_of
from marjapussi_desktop.engine.choices import AnswerChoices, MarriageChoices
from marjapussi_desktop.engine.ruleset import asking_costs
from marjapussi_desktop.engine.values import frozen

TRUMP_SHAPE: Final = 1.5
"""How many points a point of grip on the trump suit is worth."""
_SIGNAL_DOUBT: Final = 0.15
"""The chance of a half is multiplied by this if the partner's gift makes it unlikely."""

_LATER: Final = 0.5
"""What is left of a half's value where a later trick has yet to be won for it."""


@frozen
class Attempt:
    """An attempt with the points that it may be expected to bring."""

    action: Declare | AskWhole | AskHalf
    value: float
    suit: Suit | None = None


def declaration_value(view: View, suit: Suit, mask: Mask) -> float:
    """What declaring a suit brings a side that holds ``mask``: its points, and a better or a worse trump suit."""
    is_first = not view.observation.declared
    if not wants_declaration(view, suit):
        return -1.0
    value = float(view.worth.marriage(suit, is_first))
    if is_first or not view.worth.keeps_trump:
        value += TRUMP_SHAPE * _shape_change(view, suit, mask)
    return value


def _shape_change(view: View, suit: Suit, mask: Mask) -> float:
    """How much better the new trump suit fits the hand than the old one, in grip; against trumps that suit the others,
    any change gains.
    """
    gained = grip(mask, suit) - 12.0
    old = view.trump
    return gained - (grip(mask, old) - 12.0) if old is not None else gained


def half_chance(view: View, suit: Suit) -> float:
    """How likely the partner holds the other half of a suit of which this seat holds one."""
    assert view.partner is not None
    king, queen = king_of(suit), queen_of(suit)
    missing = queen if view.mine & BIT[king.index] else king
    chance = view.deductions.chance(view.partner, missing)
    return chance * _SIGNAL_DOUBT if chance < 1.0 and _denied_by_gift(view, suit) else chance


def _denied_by_gift(view: View, suit: Suit) -> bool:
    """A single king or queen given in the exchange denies the other half."""
    observation = view.observation
    if observation.declarer != view.seat:
        return False
    return sum(1 for c in observation.received if BIT[c.index] & MARRIAGE_MASKS[suit]) == 1


def whole_chances(view: View) -> dict[Suit, float]:
    """How likely the partner holds each open marriage."""
    assert view.partner is not None
    if view.partner in view.deductions.no_whole or view.partner in view.observation.broken:
        return {}
    chances = {}
    for suit in view.open_suits:
        loose = (MARRIAGE_MASKS[suit] & ~view.deductions.known[view.partner]).bit_count()
        if loose > view.deductions.slots[view.partner]:
            continue
        king, queen = king_of(suit), queen_of(suit)
        both = view.deductions.chance(view.partner, king) * view.deductions.chance(view.partner, queen)
        if both > 0.0:
            chances[suit] = both
    return chances


def may_come_true(view: View, action: Action) -> bool:
    """Whether an action that is no ask, or one that may declare a suit for all that the seat can tell, now or by an ask
    that it opens.
    """
    if isinstance(action, AskWhole):
        return any(_may_hold_whole(view, suit) for suit in whole_chances(view)) or unlocks_halves(view)
    if isinstance(action, AskHalf):
        return bool(view.mine & MARRIAGE_MASKS[action.suit]) and half_chance(view, action.suit) > 0.0
    return True


def _may_hold_whole(view: View, suit: Suit) -> bool:
    """Whether all that was asked and answered allows partner to hold king and queen."""
    owner = (view.partner,) if view.partner is not None else ()
    return bool(view.deductions.marriages.allowed(suit, owner, owner))


def unlocks_halves(view: View) -> bool:
    """Whether asking for a whole would, by the rules, first open the way to a half that partner may hold."""
    if not view.rules.marriages.half_needs_whole or not view.observation.asked_whole.isdisjoint(
        {view.seat, view.partner}
    ):
        return False
    return any(suit in view.open_suits and half_chance(view, suit) > 0.0 for suit in halves_in(view.mine))


def _ask_whole(view: View) -> Attempt:
    """The expected value of asking for a whole. The partner names one marriage only, so suits count in order of their
    probability. If the ask opens the way to halves, these count too, at less, since another trick must be won first.
    """
    value, none_yet = 0.0, 1.0
    for suit, chance in sorted(whole_chances(view).items(), key=lambda item: -item[1]):
        value += none_yet * chance * max(declaration_value(view, suit, view.mine), 0.0)
        none_yet *= 1.0 - chance
    if unlocks_halves(view):
        halves = (suit for suit in halves_in(view.mine) if suit in view.open_suits)
        value += (
            _LATER
            * none_yet
            * max(half_chance(view, suit) * declaration_value(view, suit, view.mine) for suit in halves)
        )
    return Attempt(AskWhole(), value - _price_of_asking(view))


def _ask_half(view: View, suit: Suit) -> Attempt:
    value = half_chance(view, suit) * declaration_value(view, suit, view.mine)
    return Attempt(AskHalf(suit), value - _price_of_asking(view), suit)


def _price_of_asking(view: View) -> float:
    """The worth of the best own marriage, if it could no longer be declared after asking."""
    own = [suit for suit in marriages_in(view.mine) if suit in view.open_suits]
    if not own or not view.may_still_declare or not asking_costs(view.rules):
        return 0.0
    return max(view.worth.marriage(suit, False) for suit in own)


def best_attempt(view: View, choices: MarriageChoices) -> Attempt | None:
    """The attempt with the highest expected value; None if none is positive. A player who does not plan asks begins
    with the whole.
    """
    if not view.memory.asks and _begins_with_whole(view, choices):
        return _ask_whole(view)
    attempts = [Attempt(Declare(suit), declaration_value(view, suit, view.mine), suit) for suit in choices.declare]
    if choices.ask_whole:
        attempts.append(_ask_whole(view))
    attempts.extend(_ask_half(view, suit) for suit in choices.ask_half if view.mine & MARRIAGE_MASKS[suit])
    best = max(attempts, key=lambda attempt: attempt.value, default=None)
    return best if best is not None and best.value > 0.0 else None


def _begins_with_whole(view: View, choices: MarriageChoices) -> bool:
    is_first = choices.ask_whole and not choices.declare and view.seat not in view.observation.asked_whole
    return is_first and _ask_whole(view).value > 0.0


def attempt_decision(view: View, choices: MarriageChoices) -> Decision | None:
    """The decision to declare or ask; None if no attempt is worth anything."""
    best = best_attempt(view, choices)
    if best is None:
        return None
    action = best.action
    if isinstance(action, AskWhole):
        return Decision(action, BotReason.ASK_PARTNER_WHOLE if whole_chances(view) else BotReason.OPENS_HALVES)
    if isinstance(action, AskHalf):
        return Decision(action, BotReason.ASK_PARTNER_HALF, suit=best.suit)
    is_change = view.trump is not None and not view.worth.keeps_trump
    why = BotReason.CHANGE_TRUMPS if is_change else BotReason.DECLARE_BEST_SUIT
    return Decision(action, why, suit=best.suit, other_suit=view.trump if is_change else None)


def prospects(view: View, mask: Mask) -> float:
    """What the best attempt after a trick may bring a seat that then holds ``mask``; 0 if there is none."""
    best = 0.0
    if view.may_still_declare:
        best = max(
            (declaration_value(view, suit, mask) for suit in marriages_in(mask) if suit in view.open_suits),
            default=0.0,
        )
    if view.partner is None or not view.memory.asks:
        return max(best, 0.0)
    if view.rules.marriages.ask_half:
        for suit in halves_in(mask):
            if suit in view.open_suits:
                best = max(best, half_chance(view, suit) * declaration_value(view, suit, mask))
    return max(best, _ask_whole(view).value if view.rules.marriages.ask_whole else 0.0)


def answer(view: View, choices: AnswerChoices) -> Decision:
    """The answer is always true; of several marriages the one that makes the best trumps is named."""
    actions = tuple(choices.actions())
    wholes = [action for action in actions if isinstance(action, AnswerWhole)]
    if len(actions) == 1 or not wholes:
        return Decision(actions[0], BotReason.ONLY_CHOICE)
    best = max(wholes, key=lambda whole: declaration_value(view, whole.suit, view.mine) if whole.suit else 0.0)
    return Decision(best, BotReason.ANSWER_BEST_SUIT, suit=best.suit)
