"""Plays of equal power, of which one is at least as good whatever the hidden cards are.

Two cards of a suit have the same power when nobody else can hold a card between them. If it is certain which side takes
the trick, whichever of them is played, then the one that gives more points to the own side, or fewer to the other, is
at least as good: the one that stays does the same work later. Rollouts tell such cards apart by chance alone: `expert`
made the worse one in 78 of 261 such plays (185 hands of `marjapussi`), people in 70 of 693.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from marjapussi_desktop.bots.knowledge.card_sets import BIT, HIGHER, MARRIAGE_MASKS, SUIT_MASKS
from marjapussi_desktop.bots.native.encoding import card_worths, public_position
from marjapussi_desktop.bots.native.values import Outcome
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.engine.actions import Action, Play
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.engine.tricks import winning_index

PARTNER_HAS_PLAYED: Final = 2
"""Cards on the table from which on partner's is among them."""


def at_least_as_good(context: DecisionContext, actions: Iterable[Action]) -> dict[Action, Action]:
    """By play, another among the actions that has the same power and is at least as good: of several that are, the
    lowest, which is the one that searches try (`native.network_policy`).
    """
    seen = context.observation
    if seen.rules.layout is not Layout.PARTNERSHIP or not seen.trick or not points_help(context):
        return {}
    worths = card_worths(seen.rules)
    found: dict[Action, Action] = {}
    for is_ours, group in _groups(context, [action.card for action in actions if isinstance(action, Play)]):
        wanted = (max if is_ours else min)(worths[card.index] for card in group)
        best = min([card for card in group if worths[card.index] == wanted], key=lambda card: card.strength)
        found |= {Play(card): Play(best) for card in group if worths[card.index] != worths[best.index]}
    return found


def points_help(context: DecisionContext) -> bool:
    """Whether card points are good for a side. In the Marjapussi family they decide one count, and where a total beyond
    the target falls back, a side may be better off without it.
    """
    seen, side = context.observation, context.side
    if seen.rules.contract is not None:
        return True
    position = public_position(seen, context.history)

    def worth_if_taken_by(taker: int) -> float:
        points, tricks = list(position.points[:2]), [max(one, 1) for one in position.tricks[:2]]
        points[taker] += 1 + position.carried_pips
        return context.stakes.worth(Outcome((*points, 0), (*tricks, 0)), side)

    return worth_if_taken_by(side) > worth_if_taken_by(1 - side)


def _groups(context: DecisionContext, cards: Sequence[Card]) -> Iterator[tuple[bool, list[Card]]]:
    """The groups of cards of equal power with which the trick is surely won by the own side, or surely lost."""
    living = sum(MARRIAGE_MASKS[suit] for suit in context.view.open_suits)
    left = [card for card in cards if not BIT[card.index] & living]
    others = context.view.deductions.unseen
    group: list[Card] = []
    is_ours: bool | None = None
    for card in sorted(left, key=lambda one: one.index):
        taken = takes_the_trick(context, card)
        between = 0 if not group else BIT[card.index] - BIT[group[-1].index]
        if group and (card.suit is not group[-1].suit or taken is not is_ours or others & between):
            if is_ours is not None:
                yield is_ours, group
            group = []
        group.append(card)
        is_ours = taken
    if group and is_ours is not None:
        yield is_ours, group


def takes_the_trick(context: DecisionContext, card: Card) -> bool | None:
    """Whether the own side takes the trick with this card; None if a seat yet to play may decide that."""
    seen = context.observation
    trick = (*seen.trick, card)
    place = winning_index(trick, seen.trump)
    is_ours = (seen.leader + place - seen.seat) % 2 == 0
    if not _may_be_beaten(context, trick[place]):
        return is_ours
    return None if is_ours or len(seen.trick) < PARTNER_HAS_PLAYED else False


def _may_be_beaten(context: DecisionContext, card: Card) -> bool:
    """Whether somebody who still plays to the trick may hold a higher card, or a trump over another suit."""
    seen, could = context.observation, context.view.deductions.could
    later = [(seen.seat + step) % len(could) for step in range(1, len(could) - len(seen.trick))]
    above = HIGHER[card.index]
    if seen.trump is not None and card.suit is not seen.trump:
        above |= SUIT_MASKS[seen.trump]
    return any(could[seat] & above for seat in later)
