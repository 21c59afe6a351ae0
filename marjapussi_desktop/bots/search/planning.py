"""The declarer's plan, by rollouts: which cards to give back or discard, and which contract to set."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Final

from marjapussi_desktop.bots.bot import BotReason
from marjapussi_desktop.bots.determinization.sampler import Determinization
from marjapussi_desktop.bots.dice import SEEDS
from marjapussi_desktop.bots.evaluation import ActionValue, Basis, Evaluation, Unit, standard_error
from marjapussi_desktop.bots.grounds import ContractValue
from marjapussi_desktop.bots.heuristics.estimate import AFTER_EXCHANGE, estimate
from marjapussi_desktop.bots.heuristics.exchange import cards_to_part_with, keep_value, misleads
from marjapussi_desktop.bots.heuristics.hand_value import SPREAD_AFTER, contract_by_estimate, to_five
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.heuristics.worth import marriages_in, worth_of
from marjapussi_desktop.bots.knowledge.card_sets import Mask, cards_of, mask_of
from marjapussi_desktop.bots.native.encoding import public_position
from marjapussi_desktop.bots.native.values import Outcome, World
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.bots.search.rollouts import rollouts_of, tried
from marjapussi_desktop.bots.value.auction_features import POINTS, Features, with_bid
from marjapussi_desktop.bots.value.payoffs import Stakes, stakes_of, terms_of
from marjapussi_desktop.bots.value.prospects import Prospect, in_steps
from marjapussi_desktop.bots.value.strength_model import Model, weighed
from marjapussi_desktop.engine.actions import Action, Give, SetContract
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.choices import STEP, ContractChoices
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import Opening, Ruleset, asking_costs
from marjapussi_desktop.engine.seats import Layout, partner_of, side_of
from marjapussi_desktop.engine.values import changed, frozen

WEAKEST: Final = 7
"""How many cards are candidates for parting with: those of least use by the rule of thumb."""
FIRST_SHARE: Final = 0.3
"""All plans are tried in this share of the determinizations, then the best `FINALISTS` in all of them: the first two
rounds of sequential halving (Karnin, Koren and Somekh 2013)."""
FINALISTS: Final = 5
GIFTS: Final = 10
"""How many gifts are tried: the best by the rule of thumb."""
GIFT_ROLLOUTS: Final = 3
"""Rollouts of each gift in each determinization."""
MISLEADS: Final = 6.0
"""What a gift is worth less, in points, that has a low card of a suit that does not run out; see `misleads`.
"""
OPTIMISM: Final = {Opening.COMPULSORY: 5.0, Opening.OPTIONAL: 60.0}
"""By how many points rollouts overrate what the declarer's side takes; measured by setting the contracts of a few
hundred hands again. It is large with the optional opening, whose high minimum bids select hands that look better than
they are."""
AS_PEOPLE: Final = {(Layout.PARTNERSHIP, Opening.OPTIONAL): 29.0, (Layout.KITTY, Opening.COMPULSORY): 22.0}
AS_PEOPLE_COMPULSORY: Final = {False: 20.0, True: 32.0}
"""Points added to the strength of a plan by who sets contracts as boldly as people do: they are then made about seven
times in ten. In partnership games with the compulsory opening, by whether asking costs something."""
BRINGS_MOST: Final = {(Layout.PARTNERSHIP, Opening.OPTIONAL): 24.0}
"""The same by who sets them where they bring the most; elsewhere nothing. In duplicate deals of `skilled` with the same
dice, points a deal that those of `AS_PEOPLE` lose against these: 11.3 ± 6.8 in `huutopussi-helsinki` (600; of `expert`
12.6 ± 10.0 in 250), 4.8 ± 3.3 in `huutopussi-3` (700), 6.7 ± 3.5 in `huutopussi-3-helsinki` (500). In `huutopussi` 24
points fewer are not told apart (2.4 ± 4.2, 700). With the optional opening 38 instead of 24 lose 3.3 ± 5.4 in
`huutopussi-wurzel` and 1.0 ± 8.3 in `huutopussi-erlangen`, and 12 in the former 4.0 ± 4.1 (500 each)."""
TOLD_MORE: Final = {Opening.OPTIONAL: 12.0}
"""Points that are added to the strength of a plan where it is told. Players with a network take more than those whose
hands the models were fitted to: contracts told to be made in 50 and 72 % of deals were made in 68 and 88 % (749 of
2,661 hands of `skilled`). With the compulsory opening what is told comes true (told 74 %, made 77 % of 449)."""
RETURNED_WHOLE: Final = 20.0
"""Points of strength of each marriage that has gone back to partner whole, for which the declarer can ask. Flat
rollouts, which hardly ask, do not know what it is good for: contracts told to be made in 59 % of deals were made in 79
% after such a return; after others told 55 % and made 55 % (383 contracts at the final bid in `huutopussi-wurzel`). The
contracts themselves hardly change: score −.8 ± 1.5 a deal, 34 of 500 deals played otherwise."""
MORE: Final = 20
SAFE: Final = 0.9
"""A contract could have been higher if it is exceeded by `MORE` points in this share of the determinizations."""
LOGISTIC_QUARTILE: Final = math.log(3.0)
"""Half of a logistic distribution lies within this many scales of its mean."""
SPREAD: Final = 45.0
"""In points: the real result is taken to lie within this distance of a rollout's."""


@frozen
class Plan:
    """``parted``: the cards to part with; ``taken``: the points that the side then takes in each determinization;
    ``worth``: the mean worth of that, with its ``standard_error``; ``rounds``: 1 for one of the `FINALISTS`, else 0.
    """

    parted: tuple[Card, ...]
    taken: tuple[int, ...]
    worth: float
    standard_error: float | None = None
    rounds: int = 0


class Planner:
    """Evaluates the declarer's plans, all in the same determinizations, each with its best lead."""

    def __init__(self, context: DecisionContext, determinizations: int) -> None:
        """``determinizations``: how many; they are uniform, as they were when the models of contracts were fitted."""
        seen, dice = context.observation, context.dice()
        self._context = context
        self._seen = seen
        self._view = context.view
        self._determinizations = context.determinizations(determinizations, dice, uses_evidence=False)
        self._side = context.side
        self._rollouts = rollouts_of(seen.rules)
        self._seed = dice.below(SEEDS)
        self._stakes: Stakes | None = stakes_of(terms_of(seen)) if seen.contract is not None else None
        self._plans: list[Plan] = []

    def best(self, count: int, allowed: Sequence[Card]) -> Plan:
        """The best plan that parts with ``count`` of the allowed cards; 0 when all have been parted with."""
        self._rollouts.set_position(public_position(changed(self._seen, leader=self._seen.seat), self._view.history))
        candidates = list(self._candidates(count, allowed)) if count else [()]
        every, first = len(self._determinizations), int(FIRST_SHARE * len(self._determinizations))
        has_rounds = len(candidates) > FINALISTS and first > 0
        if has_rounds:
            in_first = sorted((self._evaluate(parted, first) for parted in candidates), key=lambda plan: -plan.worth)
            candidates = [plan.parted for plan in in_first[:FINALISTS]]
            self._plans = in_first[FINALISTS:]
        finalists = [changed(self._evaluate(parted, every), rounds=int(has_rounds)) for parted in candidates]
        self._plans.extend(finalists)
        return max(finalists, key=lambda plan: plan.worth)

    def evaluation(self, action: Callable[[tuple[Card, ...]], Action]) -> Evaluation:
        """The evaluation of all plans; ``action``: makes the action that parts with a plan's cards."""
        values = tuple(
            ActionValue(
                action(plan.parted),
                plan.worth,
                plan.standard_error,
                len(plan.taken),
                rounds=plan.rounds,
                made=self._made(plan),
            )
            for plan in self._plans
        )
        unit = Unit.POINTS_TAKEN if self._stakes is None else Unit.SCORE
        return Evaluation(values, unit, Basis.ROLLOUTS, len(self._determinizations))

    def _made(self, plan: Plan) -> float | None:
        """The share of determinizations in which the plan makes the contract; None before it is set."""
        contract = self._seen.contract
        return None if contract is None else sum(taken >= contract for taken in plan.taken) / len(plan.taken)

    def _candidates(self, count: int, allowed: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
        mine, worth = self._view.mine, self._view.worth
        usual = cards_to_part_with(mine, mask_of(allowed), count, worth)
        yield usual
        by_use = sorted(allowed, key=lambda card: (keep_value(card, mine, worth), -card.index))
        for some in combinations(sorted(by_use[: max(WEAKEST, count)]), count):
            if some != usual:
                yield some

    def _evaluate(self, parted: tuple[Card, ...], worlds: int) -> Plan:
        away = mask_of(parted)
        after = [self._after(one, away) for one in self._determinizations[:worlds]]
        self._rollouts.set_world(after[0].world)
        leads = [card.index for card in cards_of(self._rollouts.legal_cards())]
        found = tried(self._rollouts, after, leads, self._seed)
        extra = self._context.stakes.discard_points(away | mask_of(self._seen.discarded))
        plans = [self._plan(parted, found[lead :: len(leads)], extra) for lead in range(len(leads))]
        return max(plans, key=lambda plan: plan.worth)

    def _plan(self, parted: tuple[Card, ...], outcomes: list[Outcome], extra: int) -> Plan:
        taken = tuple(outcome.points[self._side] + extra for outcome in outcomes)
        if self._stakes is None:
            return Plan(parted, taken, sum(taken) / len(taken), standard_error(taken))
        worths = [self._stakes.worth_with(outcome, self._side, extra) for outcome in outcomes]
        return Plan(parted, taken, sum(worths) / len(worths), standard_error(worths))

    def _after(self, one: Determinization, parted: Mask) -> Determinization:
        """The determinization after the declarer has given these cards to his partner, or discarded them."""
        hands = list(one.world.hands)
        hands[self._seen.seat] &= ~parted
        partner = partner_of(self._seen.seat, self._seen.rules.layout)
        if partner is not None:
            hands[partner] |= parted
        return Determinization(World(tuple(hands)), one.aside)


def contracts_by_rollouts(
    taken: Sequence[int], choices: ContractChoices, bias: float, spread: float = SPREAD
) -> Evaluation:
    """The expected score of each contract, if the real result is ``bias`` points less than the rollouts'."""
    values = [
        amount * (2.0 * sum(_chance(points - bias - amount, spread) for points in taken) / len(taken) - 1.0)
        for amount in range(choices.minimum, choices.maximum + 1, STEP)
    ]
    by_amount = zip(range(choices.minimum, choices.maximum + 1, STEP), values, strict=True)
    found = tuple(ActionValue(SetContract(amount), value, count=len(taken)) for amount, value in by_amount)
    return Evaluation(found, Unit.OWN_SCORE, Basis.ROLLOUTS, len(taken), taken=tuple(taken))


def enough_to_win(seen: Observation) -> int:
    """The lowest contract that wins the match if it is made, whatever the other side takes."""
    side = side_of(seen.seat, seen.rules.layout)
    ours, others = seen.totals[side], (total for number, total in enumerate(seen.totals) if number != side)
    return in_steps(max(seen.rules.target, max(others) + worth_of(seen.rules).all_tricks) - ours)


def why_contract(seen: Observation, found: Evaluation, choices: ContractChoices, amount: int) -> BotReason:
    """The reason of a contract: whether one could promise more, or need not."""
    if amount > choices.minimum:
        return BotReason.EXPECTED_POINTS
    higher = sum(taken >= amount + MORE for taken in found.taken)
    is_safe = higher >= SAFE * len(found.taken)
    is_enough = is_safe or amount >= enough_to_win(seen)
    return BotReason.FINAL_BID_IS_ENOUGH if is_enough else BotReason.KEEP_FINAL_BID


def plan_features(view: View, plan: Plan) -> Features:
    """Features of the declarer's strength after a plan: the points taken in the rollouts, and the cards kept."""
    mean = sum(plan.taken) / len(plan.taken)
    spread = math.sqrt(sum((points - mean) ** 2 for points in plan.taken) / len(plan.taken))
    kept = view.mine & ~mask_of(plan.parted)
    own = estimate(kept, view.worth, AFTER_EXCHANGE[view.rules.layout])
    return {"base": 1.0, "plan": mean / POINTS, "spread": spread / POINTS, "own": own / POINTS}


def added_strength(rules: Ruleset, as_people: bool) -> float:
    """The points that are added to the strength of a plan when a contract is set by it. ``as_people``: as boldly as
    people set theirs, not where it brings the most.
    """
    assert rules.auction is not None
    kind = rules.layout, rules.auction.opening
    if not as_people:
        return BRINGS_MOST.get(kind, 0.0)
    return AS_PEOPLE[kind] if kind in AS_PEOPLE else AS_PEOPLE_COMPULSORY[asking_costs(rules)]


def planned_strength(model: Model, context: DecisionContext, plan: Plan) -> float:
    """The strength that the model expects of a plan."""
    seen = context.observation
    assert seen.final_bid is not None
    planned = weighed(model.planned, with_bid(plan_features(context.view, plan), seen.final_bid))
    wholes = marriages_in(mask_of(seen.given)) if seen.rules.marriages.ask_whole else ()
    return planned + RETURNED_WHOLE * len(wholes)


def contract_value(model: Model | None, context: DecisionContext, plan: Plan, amount: int) -> ContractValue:
    """What a contract rests on, by the model, or by the rollouts where there is none."""
    if model is not None:
        strength = planned_strength(model, context, plan) + _told_more(context)
        mean, reach = to_five(strength), LOGISTIC_QUARTILE * model.slope
        return ContractValue(mean, to_five(mean - reach), to_five(mean + reach), model.chance(strength, amount))
    auction = context.observation.rules.auction
    assert auction is not None
    points = sum(plan.taken) / len(plan.taken) - OPTIMISM[auction.opening]
    return contract_by_estimate(points, SPREAD_AFTER[context.view.rules.layout], amount)


def _told_more(context: DecisionContext) -> float:
    auction = context.observation.rules.auction
    assert auction is not None
    return TOLD_MORE.get(auction.opening, 0.0)


def contracts_by_model(
    model: Model, context: DecisionContext, plan: Plan, choices: ContractChoices, boldness: float
) -> Evaluation:
    """The worth of each contract at the strength that the model expects of the plan; ``boldness``: points that the
    player adds to it.
    """
    seen, final_bid = context.observation, context.observation.final_bid
    assert final_bid is not None
    strength = planned_strength(model, context, plan) + boldness
    prospect = Prospect(model, terms_of(seen), context.side, context.objective.for_match)
    options = prospect.options(strength, choices.minimum, choices.maximum, final_bid)
    values = tuple(ActionValue(SetContract(choice.contract), choice.worth) for choice in options)
    found = context.evaluation(values, Basis.MODEL, len(plan.taken))
    return changed(found, uses_evidence=False, taken=plan.taken)


def _chance(margin: float, spread: float) -> float:
    """The probability that the contract is made with this margin: linear, from 0 at −spread to 1 at +spread."""
    return min(max(0.5 + margin / (2.0 * spread), 0.0), 1.0)


def gifts_by_rollouts(context: DecisionContext, gifts: Sequence[tuple[Card, ...]], determinizations: int) -> Evaluation:
    """The points that the declarer's side takes after each gift, if the declarer gives back by the rule of thumb; by
    rollouts.
    """
    seen, worth = context.observation, context.view.worth
    declarer = seen.declarer
    assert declarer is not None
    drawn = context.determinizations(determinizations, context.dice())
    rollouts = rollouts_of(seen.rules)
    rollouts.set_position(public_position(changed(seen, leader=declarer), context.history))
    side = side_of(declarer, seen.rules.layout)

    def taken(gift: tuple[Card, ...]) -> Iterator[float]:
        away = mask_of(gift)
        for number, one in enumerate(drawn):
            hands = list(one.world.hands)
            held = hands[declarer] | away
            back = mask_of(cards_to_part_with(held, held, len(gift), worth))
            hands[declarer] = held & ~back
            hands[seen.seat] = hands[seen.seat] & ~away | back
            rollouts.set_world(World(tuple(hands)))
            yield float(rollouts.play_out(number + 1, GIFT_ROLLOUTS).points[side])

    found = [(gift, list(taken(gift))) for gift in gifts]
    values = tuple(
        _gift_value(gift, points, -MISLEADS if misleads(context.view.mine, mask_of(gift)) else 0.0)
        for gift, points in found
    )
    return Evaluation(values, Unit.POINTS_TAKEN, Basis.ROLLOUTS, len(drawn), context.uses_evidence)


def _gift_value(gift: tuple[Card, ...], points: Sequence[float], margin: float) -> ActionValue:
    """``points``: for each determinization, the sum over its rollouts."""
    count, error = len(points) * GIFT_ROLLOUTS, standard_error(points)
    mean = sum(points) / count
    return ActionValue(Give(gift), mean, None if error is None else error / GIFT_ROLLOUTS, count, margin)
