"""Cards to a trick that the others surely take: of those that a search cannot tell from the best, the cheapest.

Ten points given away with a lower card beside them look like a mistake, and mostly are one: in 216 such plays of
`skilled` (some 450 hands of Huutopussi) the cheaper card was worth 5.4 ± 2.5 points more by the double dummy. The
dearest to a trick of partner's, in the same way, gave nothing (−3 ± 9, 97 plays).
"""

from __future__ import annotations

from marjapussi_desktop.bots.comparison import CERTAIN
from marjapussi_desktop.bots.evaluation import Evaluation
from marjapussi_desktop.bots.knowledge.card_sets import BIT, MARRIAGE_MASKS
from marjapussi_desktop.bots.native.encoding import card_worths
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.bots.search.equal_power import points_help, takes_the_trick
from marjapussi_desktop.engine.actions import Action, Play
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.seats import Layout


def giving_least(context: DecisionContext, found: Evaluation, best: Action) -> Action:
    """The best action; or, where it is a card to a trick that is surely lost, a cheaper one, if the difference lies
    within the noise. No trump and no king or queen that a marriage may need is spent for it.
    """
    seen = context.observation
    if not isinstance(best, Play) or not seen.trick or seen.rules.layout is not Layout.PARTNERSHIP:
        return best
    if takes_the_trick(context, best.card) is not False or not points_help(context):
        return best
    worths = card_worths(seen.rules)
    highest = max(value.mean for value in found.values)
    needed = sum(MARRIAGE_MASKS[suit] for suit in context.view.open_suits)

    def may_be_spent(card: Card) -> bool:
        is_trump = card.suit is seen.trump is not best.card.suit
        return not is_trump and not BIT[card.index] & needed and takes_the_trick(context, card) is False

    cheaper = [
        (worths[value.action.card.index], -value.mean, value.action.card)
        for value in found.values
        if isinstance(value.action, Play)
        and worths[value.action.card.index] < worths[best.card.index]
        and value.paired_error is not None
        and highest - value.mean <= CERTAIN * value.paired_error
        and may_be_spent(value.action.card)
    ]
    return Play(min(cheaper)[-1]) if cheaper else best
