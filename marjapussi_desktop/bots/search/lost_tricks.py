"""Cards to a trick that the others take, surely or in most deals: of those that a search cannot tell from the best, the
cheapest.

Ten points given away with a lower card beside them look like a mistake, and mostly are one: in 216 such plays of
`skilled` to tricks that were surely lost (some 450 hands of Huutopussi) the cheaper card was worth 5.4 ± 2.5 points
more by the double dummy; in 161 to tricks that the own side takes in a smaller share of the deals than `SELDOM`, 3.0
± 2.2; to likelier ones .9 ± 1.7 (222 plays). The dearest to a sure trick of partner's, in the same way, gave nothing
(−3 ± 9, 97 plays).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from marjapussi_desktop.bots.comparison import CERTAIN
from marjapussi_desktop.bots.evaluation import Evaluation
from marjapussi_desktop.bots.knowledge.card_sets import BIT, MARRIAGE_MASKS, Mask, beaters, cards_of
from marjapussi_desktop.bots.native.encoding import card_worths
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.bots.search.equal_power import points_help, takes_the_trick
from marjapussi_desktop.engine.actions import Action, Play
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.engine.tricks import winning_index

SELDOM: Final = 0.4
"""In a smaller share of the deals than this the own side takes a trick that is as good as lost."""
DEALS: Final = 60
"""In so many it is counted."""


def giving_least(context: DecisionContext, found: Evaluation, best: Action) -> Action:
    """The best action; or, where it is a card to a trick that the others take, surely or in most deals, a cheaper one,
    if the difference lies within the noise. No trump and no king or queen that a marriage may need is spent for it.
    """
    seen = context.observation
    if not isinstance(best, Play) or not seen.trick or seen.rules.layout is not Layout.PARTNERSHIP:
        return best
    taken = takes_the_trick(context, best.card)
    if taken or _is_winning(context, best.card) or not points_help(context):
        return best
    worths = card_worths(seen.rules)
    highest = max(value.mean for value in found.values)
    needed = sum(MARRIAGE_MASKS[suit] for suit in context.view.open_suits)

    def may_be_spent(card: Card) -> bool:
        is_trump = card.suit is seen.trump is not best.card.suit
        return not is_trump and not BIT[card.index] & needed and not _is_winning(context, card)

    cheaper = [
        (worths[value.action.card.index], -value.mean, value.action.card)
        for value in found.values
        if isinstance(value.action, Play)
        and worths[value.action.card.index] < worths[best.card.index]
        and value.paired_error is not None
        and highest - value.mean <= CERTAIN * value.paired_error
        and may_be_spent(value.action.card)
    ]
    if not cheaper or (taken is None and _share_taken(context, best.card) >= SELDOM):
        return best
    return Play(min(cheaper)[-1])


def _is_winning(context: DecisionContext, card: Card) -> bool:
    """Whether the card beats what lies on the table."""
    trick = context.observation.trick
    return winning_index((*trick, card), context.observation.trump) == len(trick)


def _share_taken(context: DecisionContext, card: Card) -> float:
    """In which share of deals the own side takes the trick after this card, which does not win it by itself."""
    deals = context.determinizations(DEALS, context.dice())
    return sum(_is_taken(context, card, one.world.hands) for one in deals) / len(deals)


def _is_taken(context: DecisionContext, card: Card, hands: Sequence[Mask]) -> bool:
    """Whether the own side then takes the trick, if whoever can beat what is winning does so with the lowest card."""
    seen = context.observation
    trick = (*seen.trick, card)
    place = winning_index(trick, seen.trump)
    winning, winner = trick[place], seen.leader + place
    for later in range(len(trick), len(hands)):
        seat = (seen.leader + later) % len(hands)
        if above := beaters(hands[seat], winning, trick[0].suit, seen.trump):
            winning, winner = min(cards_of(above), key=lambda one: one.strength), seat
    return (winner - seen.seat) % 2 == 0
