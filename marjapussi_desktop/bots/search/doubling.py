"""Kontra and Re (double and redouble), decided by rollouts: how likely the contract is made, and what a call gains.

A bot calls at the last moment that the rules allow, just before its own card. Waiting costs nothing, and the cards of
the others tell more.
"""

from __future__ import annotations

import math
from typing import Final

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.dice import SEEDS
from marjapussi_desktop.bots.evaluation import ActionValue, Basis, Evaluation
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.native.encoding import public_position
from marjapussi_desktop.bots.native.values import SIDES, Outcome
from marjapussi_desktop.bots.search.decision_context import DecisionContext, Objective
from marjapussi_desktop.bots.search.rollouts import played_out, rollouts_of
from marjapussi_desktop.bots.value.auction_features import POINTS
from marjapussi_desktop.bots.value.payoffs import stakes_of
from marjapussi_desktop.bots.value.strength_model import logistic
from marjapussi_desktop.engine.actions import Kontra, Re
from marjapussi_desktop.engine.cards import Rank
from marjapussi_desktop.engine.choices import Call, CallChoices, PlayChoices
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import FirstLead, Opening, hand_size
from marjapussi_desktop.engine.seats import side_of
from marjapussi_desktop.engine.values import changed, frozen

WORLDS: Final = 200
"""So many determinizations are enough to estimate a probability."""
CAUTION: Final = {Kontra: 0.2, Re: 0.0}
"""In log odds: how much a caller discounts his own chance. A Kontra may be answered by Re."""
RISKED: Final = {Kontra: 40.0, Re: 0.0}
"""How many points a call may be expected to lose and is still made. With 40, Kontra is said in about one hand of twenty
and neither gains nor loses on the whole (52 calls in 1,240 hands of `skilled`: +2 ± 27 points each; 67 in 789 hands of
people: −2 ± 28); with 80 it loses (−28 ± 26, −34 ± 26), with less it is hardly ever said, and the table is dull. A
Kontra is never expected to lose more than it gains where it is right, and nothing where the doubled contract would win
the match."""
DOUBLED: Final = 2
"""What a Kontra multiplies the contract by."""


@frozen
class Signs:
    """A calibration for a defender in the first trick: turns the share of rollouts that make the contract into the
    probability that it is made. All are log odds.

    ``base``, plus ``slope`` times the log odds of the rollouts, plus, where it applies: ``raised``: the contract is
    above the last bid; ``above``: for each 50 points of the final bid above the minimum; ``no_ace``: the first lead had
    to be an ace and was none, so the leader has none; ``partner_bid``: the defender's partner has bid too.
    """

    base: float
    slope: float
    raised: float
    above: float
    no_ace: float
    partner_bid: float


FIRST: Final = {
    Opening.OPTIONAL: Signs(0.66, 0.48, 1.87, 1.56, -0.9, -0.36),
    Opening.COMPULSORY: Signs(0.82, 0.43, 2.24, 0.54, 0.0, -0.47),
}
"""By opening; fitted on 855 and 270 hands of searching players without a network, then as a whole, by a constant and a
factor, to 1,384 hands of players with one, who make more. In another 1,173 hands 78 % were made where they say 80; in
789 hands of people 65 % where they say 75, but as many as they say of those that they doubt."""
SELDOM: Final = 0.05
"""Where the contract is made in a smaller share of rollouts than this, the terms beside ``slope`` shrink in
proportion: a bold bid hardly makes a hopeless contract likelier."""
LATER: Final = 1.6
"""The correction for a defender after the first trick, in log odds: one small number is enough."""
DECLARER: Final = -0.4
"""The correction for the declarer, in log odds. Rollouts overrate his chance: knowing so many cards, he plays them too
well."""
PARTNER: Final = 0.4
"""The correction for the declarer's partner, in log odds. Rollouts underrate the chance: their determinizations do not
know that the declarer kept his best cards."""


def best_call(context: DecisionContext, calls: tuple[Call, ...], determinizations: int) -> Decision | None:
    """Kontra or Re at the last moment: if it is worth making, and the contract more likely fails (Kontra) or is made
    (Re).
    """
    seen = context.observation
    if not calls or len(seen.hand) != hand_size(seen.rules) - len(seen.calls):
        return None
    call = calls[0]
    found = value_of_call(context, call, min(determinizations, WORLDS))
    if not is_worth_saying(call, found):
        return None
    return said(call, found)


def said(call: Call, found: Evaluation) -> Decision:
    """A call with what speaks for it."""
    why = BotReason.CONTRACT_WILL_FAIL if isinstance(call, Kontra) else BotReason.CONTRACT_IS_SAFE
    return Decision(call, why, evaluation=found)


def is_worth_saying(call: Call, found: Evaluation) -> bool:
    """Whether a call of this worth is said."""
    return found.speaks_for(call) and found.values[0].mean > -found.values[0].margin


def value_of_call(context: DecisionContext, call: Call, determinizations: int) -> Evaluation:
    """What a call is worth beside silence, in or out of turn, and how likely the contract is made, both with the
    caution of a caller; the margin is what is risked for a lively table, see `RISKED`.
    """
    doubt = Doubt(context, determinizations)
    sign = 1.0 if isinstance(call, Kontra) else -1.0
    chance = logistic(doubt.odds + sign * CAUTION[type(call)])
    error = abs(doubt.gain(1.0) - doubt.gain(0.0)) * math.sqrt(chance * (1.0 - chance) / determinizations)
    risked = min(RISKED[type(call)], max(doubt.gain(0.0), 0.0)) if not doubt.decides_match else 0.0
    value = ActionValue(call, doubt.gain(chance), error, determinizations, risked)
    found = context.evaluation((value,), Basis.ROLLOUTS, determinizations)
    return changed(found, uses_evidence=False, contract_chance=chance)


def judged_call(seen: Observation, seed: int) -> Decision:
    """Kontra or Re, whichever the seat may say, as if it were said, with what it is worth; whether or not it should
    be. For whoever doubts the calls of another.
    """
    assert isinstance(seen.choices, PlayChoices | CallChoices)
    call = seen.choices.calls[0]
    context = DecisionContext(seen, seed, Objective(for_match=True))
    return said(call, value_of_call(context, call, WORLDS))


class Doubt:
    """How likely a seat that may call thinks the contract is made. ``odds``: the log odds of it.

    The determinizations are uniform here: the calibration constants already contain the evidence.
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

    @property
    def decides_match(self) -> bool:
        """Whether the contract, made and doubled, would win the match, and would not as it is."""
        seen = self._seen
        assert seen.contract is not None
        total = seen.totals[self._declarers]
        return total + seen.contract < seen.rules.target <= total + DOUBLED * seen.contract

    def _is_made(self, outcome: Outcome) -> bool:
        assert self._seen.contract is not None
        return outcome.points[self._declarers] >= self._seen.contract

    def _corrected(self, odds: float) -> float:
        """The calibrated log odds, from those of the rollouts."""
        view = self._context.view
        if view.is_declarer_side:
            return odds + (DECLARER if self._seen.declarer == view.seat else PARTNER)
        return odds + LATER if self._seen.tricks else _at_first(view, odds)

    def gain(self, chance: float) -> float:
        """What the call is worth to the seat's side, in points, if the contract is made with this probability."""
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
    """The calibrated log odds for a defender in the first trick, by `FIRST`: auction, contract and lead tell him
    more.
    """
    seen = view.observation
    assert seen.contract is not None
    assert seen.final_bid is not None
    assert seen.rules.auction is not None
    signs = FIRST[seen.rules.auction.opening]
    told = signs.base + signs.above * (seen.final_bid - seen.rules.auction.minimum_bid) / POINTS
    if seen.contract > seen.final_bid:
        told += signs.raised
    if seen.rules.play.first_lead is not FirstLead.ANY and seen.trick and seen.trick[0].rank is not Rank.ACE:
        told += signs.no_ace
    if any(seat == view.partner and amount for seat, amount in view.history.auction):
        told += signs.partner_bid
    return signs.slope * odds + min(logistic(odds) / SELDOM, 1.0) * told


def _made(contract: int, side: int) -> Outcome:
    """An outcome in which the contract is just made. With it and `_failed` among the rollouts' no probability is 0 or
    1.
    """
    return Outcome(tuple(contract if at == side else 0 for at in range(SIDES)), (1,) * SIDES)


def _failed() -> Outcome:
    return Outcome((0,) * SIDES, (1,) * SIDES)
