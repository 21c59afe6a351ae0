"""Kontra and Re: how likely the contract is made, and what one call more is worth, from rollouts.

A call is made at the last moment that the rules leave to a seat, before its own card: until then the others' cards
only tell more.
"""

from __future__ import annotations

import math
from typing import Final

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.dice import SEEDS
from marjapussi_desktop.bots.evaluation import ActionValue, Basis
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.native.encoding import public_position
from marjapussi_desktop.bots.native.values import SIDES, Outcome
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.bots.search.rollouts import played_out, rollouts_of
from marjapussi_desktop.bots.value.auction_features import POINTS
from marjapussi_desktop.bots.value.payoffs import stakes_of
from marjapussi_desktop.bots.value.strength_model import logistic
from marjapussi_desktop.engine.actions import Kontra, Re
from marjapussi_desktop.engine.cards import Rank
from marjapussi_desktop.engine.choices import Call
from marjapussi_desktop.engine.ruleset import FirstLead, Opening, hand_size
from marjapussi_desktop.engine.seats import side_of
from marjapussi_desktop.engine.values import changed, frozen

WORLDS: Final = 200
"""As many are enough for a chance."""
CAUTION: Final = {Kontra: 0.2, Re: 0.8}
"""By so much, as log odds, a caller thinks less of his chance: the others may double again, and who says Kontra has
reasons of his own."""
RISKED: Final = {Kontra: 80.0, Re: 0.0}
"""How many points a caller gives away in a doubtful case. All in all Kontra then neither wins nor loses matches, and
brings points; a table where it is hardly ever said is a dull one."""


@frozen
class Signs:
    """How the rollouts of a defender who has not played yet are read: from how often the contract is made in them to
    how often it is made in truth, as log odds.

    ``base``, and ``slope`` times the log odds of the rollouts; ``raised``: the contract is above the last bid;
    ``above``: for every 50 points that the bid lay above the minimum; ``no_ace``: none was led where one had to be, if
    the declarer held one; ``partner_bid``: the defender's partner has bid too.
    """

    base: float
    slope: float
    raised: float
    above: float
    no_ace: float
    partner_bid: float


FIRST: Final = {
    Opening.OPTIONAL: Signs(0.05, 0.4, 1.56, 1.3, -0.75, -0.3),
    Opening.COMPULSORY: Signs(0.18, 0.36, 1.87, 0.45, 0.0, -0.39),
}
"""Fitted on 855 and 270 hands of searching players."""
SELDOM: Final = 0.05
"""What is made in fewer rollouts than this is hardly made likelier by a bold bid: the signs count in proportion."""
LATER: Final = 0.6
"""After the first trick rollouts need little correction, and one number for it is enough, as log odds: a defender's."""
DECLARER: Final = -0.8
"""A declarer knows so many cards that his rollouts are played better than he will play."""
PARTNER: Final = 0.9
"""The declarer's partner does not know how good the cards are that were kept."""


def best_call(context: DecisionContext, calls: tuple[Call, ...], determinizations: int) -> Decision | None:
    """Kontra or Re at the last moment, if it pays and the contract is likelier to end as the caller says than not."""
    seen = context.observation
    if not calls or len(seen.hand) != hand_size(seen.rules) - len(seen.calls):
        return None
    call = calls[0]
    count = min(determinizations, WORLDS)
    doubt = Doubt(context, count)
    sign = 1.0 if isinstance(call, Kontra) else -1.0
    odds = doubt.odds + sign * CAUTION[type(call)]
    if sign * odds >= 0.0 or (gain := doubt.gain(logistic(odds))) <= -RISKED[type(call)]:
        return None
    found = context.evaluation((ActionValue(call, gain, margin=RISKED[type(call)]),), Basis.ROLLOUTS, count)
    found = changed(found, uses_evidence=False, contract_chance=logistic(odds))
    why = BotReason.CONTRACT_WILL_FAIL if sign > 0.0 else BotReason.CONTRACT_IS_SAFE
    return Decision(call, why, evaluation=found)


class Doubt:
    """How a seat that is to play sees the contract. ``odds``: that it is made, as log odds.

    All determinizations that fit the facts are alike here: the evidence is in the numbers by which the rollouts are
    read.
    """

    def __init__(self, context: DecisionContext, determinizations: int) -> None:
        seen, dice = context.observation, context.dice()
        assert seen.contract is not None
        assert seen.declarer is not None
        self._context = context
        self._seen = seen
        drawn = context.determinizations(determinizations, dice, uses_evidence=False)
        rollouts = rollouts_of(seen.rules)
        rollouts.set_position(public_position(seen, context.history))
        outcomes = played_out(rollouts, drawn, dice.below(SEEDS))
        self._declarers = side_of(seen.declarer, seen.rules.layout)
        both = (_made(seen.contract, self._declarers), _failed())
        self._outcomes = [*outcomes, *both]
        made = sum(map(self._is_made, self._outcomes))
        self.odds = self._corrected(math.log(made / (len(self._outcomes) - made)))

    def _is_made(self, outcome: Outcome) -> bool:
        assert self._seen.contract is not None
        return outcome.points[self._declarers] >= self._seen.contract

    def _corrected(self, odds: float) -> float:
        """What is true of rollouts that make the contract with these log odds."""
        view = self._context.view
        if view.is_declarer_side:
            return odds + (DECLARER if self._seen.declarer == view.seat else PARTNER)
        return odds + LATER if self._seen.tricks else _at_first(view, odds)

    def gain(self, chance: float) -> float:
        """What one call more is worth to the seat's side, in points, if the contract is made with this chance."""
        now, side = self._context.stakes, self._context.side
        doubled = changed(now.terms, calls=(*now.terms.calls, self._seen.seat))
        then = stakes_of(doubled, self._context.objective.for_match)
        total = 0.0
        for is_made, likely in ((True, chance), (False, 1.0 - chance)):
            gains = [
                then.worth(one, side) - now.worth(one, side) for one in self._outcomes if self._is_made(one) is is_made
            ]
            total += likely * sum(gains) / len(gains)
        return total


def _at_first(view: View, odds: float) -> float:
    """The same for a defender in the first trick: the auction, the contract and the lead tell him more."""
    seen = view.observation
    assert seen.contract is not None
    assert seen.final_bid is not None
    assert seen.rules.auction is not None
    signs = FIRST[seen.rules.auction.opening]
    told = signs.above * (seen.final_bid - seen.rules.auction.minimum_bid) / POINTS
    if seen.contract > seen.final_bid:
        told += signs.raised
    if seen.rules.play.first_lead is not FirstLead.ANY and seen.trick[0].rank is not Rank.ACE:
        told += signs.no_ace
    if any(seat == view.partner and amount for seat, amount in view.history.auction):
        told += signs.partner_bid
    return signs.base + signs.slope * odds + min(logistic(odds) / SELDOM, 1.0) * told


def _made(contract: int, side: int) -> Outcome:
    """A contract that is just made: one such outcome is added to the rollouts', so that nothing is impossible."""
    return Outcome(tuple(contract if at == side else 0 for at in range(SIDES)), (1,) * SIDES)


def _failed() -> Outcome:
    return Outcome((0,) * SIDES, (1,) * SIDES)
