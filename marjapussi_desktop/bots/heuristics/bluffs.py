"""Bluffs: asking for a half without holding the other. After a no, the opponents may believe that the asker holds
one.
"""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.dice import Dice
from marjapussi_desktop.bots.heuristics.marriages import whole_chances
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.knowledge.card_sets import MARRIAGE_MASKS
from marjapussi_desktop.bots.knowledge.sure_tricks import sure_tricks
from marjapussi_desktop.engine.actions import AskHalf, Play
from marjapussi_desktop.engine.cards import MARRIAGES, Suit
from marjapussi_desktop.engine.choices import MarriageChoices, PlayChoices
from marjapussi_desktop.engine.ruleset import AskOrder

MOST_YES: Final = 0.56
"""The largest probability of a yes at which a player bluffs: a yes reveals the bluff and where a half is. It is a
little above that of a partner of whom nothing is known."""
LEAST_TRICKS: Final = 3
"""The fewest tricks to come for a bluff: with fewer, the opponents can hardly declare any more."""
PARTS: Final = 1000


def bluff_before(decision: Decision, view: View, share: float, seed: int) -> Decision:
    """The decision, or a bluff before the card that it leads. ``share``: the probability of a bluff where it costs
    little; ``seed``: of the player's dice.
    """
    choices = view.observation.choices
    if not isinstance(decision.action, Play) or not isinstance(choices, PlayChoices) or not share:
        return decision
    suits = suits_to_bluff(view, choices.marriages)
    if not suits or sure_tricks(view.deductions, choices.cards):  # who takes the rest leads nobody astray
        return decision
    seen = view.observation
    if Dice(seed, seen.number, seen.seat, len(seen.moves)).below(PARTS) >= share * PARTS:
        return decision
    best = max(suits, key=lambda suit: (1.0 - _yes_chance(view, suit)) * view.worth.marriage(suit, False))
    return Decision(AskHalf(best), BotReason.BLUFF_HALF, suit=best, evaluation=decision.evaluation)


def suits_to_bluff(view: View, choices: MarriageChoices) -> tuple[Suit, ...]:
    """The suits in which a bluff costs little and may keep the opponents from declaring."""
    if view.tricks_left < LEAST_TRICKS or _takes_rights_away(view, choices):
        return ()
    return tuple(suit for suit in choices.ask_half if _is_worth_a_bluff(view, suit))


def _is_worth_a_bluff(view: View, suit: Suit) -> bool:
    """An opponent may hold part of the marriage, the ask is credible, and a yes is unlikely."""
    marriage = MARRIAGE_MASKS[suit]
    if view.mine & marriage or view.deductions.unseen & marriage != marriage:
        return False
    if not any(view.deductions.may_hold(seat, marriage) for seat in view.opponents):
        return False
    return _is_believable(view, suit) and _yes_chance(view, suit) <= MOST_YES


def _is_believable(view: View, suit: Suit) -> bool:
    """Whether the opponents can believe the ask: the side has not asked for this half, and neither partner has shown
    that he holds none.
    """
    ours, marriage = (view.seat, view.partner), MARRIAGE_MASKS[suit]
    if any(attempt.seat in ours and attempt.action == AskHalf(suit) for attempt in view.history.attempts):
        return False
    return all(view.deductions.lacks[seat] & marriage != marriage for seat in ours if seat is not None)


def _yes_chance(view: View, suit: Suit) -> float:
    """How likely the partner holds the king, the queen or both."""
    assert view.partner is not None
    king, queen = (view.deductions.chance(view.partner, card) for card in MARRIAGES[suit])
    return 1.0 - (1.0 - king) * (1.0 - queen)


def _takes_rights_away(view: View, choices: MarriageChoices) -> bool:
    """Whether the ask ends the seat's right to declare and to ask for a whole, as it does where asks have an order."""
    if view.rules.marriages.ask_order is AskOrder.FREE:
        return False
    return bool(choices.declare) or (choices.ask_whole and bool(whole_chances(view)))
