"""The cards that the declarer gives back, by the policy-value network: each return is played out in determinizations.

Beside cards of little use, a return may hold what partner can use for both: a king with the queen, for which the
declarer asks when he wants those trumps, or an ace, with which partner wins a lead.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from marjapussi_desktop.bots.determinization.sampler import Determinization
from marjapussi_desktop.bots.dice import SEEDS
from marjapussi_desktop.bots.evaluation import ActionValue, Basis, Evaluation, Unit, standard_error
from marjapussi_desktop.bots.heuristics.exchange import cards_to_part_with, keep_value
from marjapussi_desktop.bots.heuristics.worth import marriages_in
from marjapussi_desktop.bots.knowledge.card_sets import ACE_MASK, MARRIAGE_MASKS, Mask, cards_of, mask_of
from marjapussi_desktop.bots.native.encoding import public_position
from marjapussi_desktop.bots.native.values import Outcome, World
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.bots.search.network_search import network_rollouts_of
from marjapussi_desktop.bots.value.payoffs import Stakes, stakes_of, terms_of
from marjapussi_desktop.engine.actions import Return
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.choices import CardsChoices
from marjapussi_desktop.engine.seats import partner_of
from marjapussi_desktop.engine.values import changed

WEAKEST: Final = 7
"""How many cards of least use, by the rule of thumb, are combined with each other."""
FILLING: Final = 4
"""How many of them fill up a return that holds a whole marriage or an ace."""
FIRST_SHARE: Final = 0.15
"""All returns are tried in this share of the determinizations, then the best `FINALISTS` in all of them."""
FINALISTS: Final = 6
TOLD: Final = 36
"""How many returns the evaluation tells of, the best ones: a decision is sent from one process to another."""


class ReturnSearch:
    """All returns worth trying, in the same determinizations."""

    def __init__(self, context: DecisionContext, choices: CardsChoices, worlds: int) -> None:
        """``worlds``: how many determinizations; at least two."""
        seen, dice = context.observation, context.dice()
        partner = partner_of(seen.seat, seen.rules.layout)
        assert partner is not None
        self._context, self._choices, self._partner = context, choices, partner
        self._side = context.side
        self._stakes: Stakes | None = stakes_of(terms_of(seen)) if seen.contract is not None else None
        self._rollouts = network_rollouts_of(seen.rules)
        self._determinizations = context.determinizations(worlds, dice, uses_evidence=False)
        self._seed = dice.below(SEEDS)
        position = public_position(changed(seen, leader=seen.seat), context.history)
        self._position = changed(position, contract=seen.contract or seen.final_bid or 0)

    def evaluation(self) -> Evaluation:
        """What each of the best returns is worth, a mean with its standard error: in score once the contract is set,
        before that in points taken.
        """
        every = self._determinizations
        first = every[: max(2, int(FIRST_SHARE * len(every)))]
        tried = {given: self._outcomes(given, first) for given in self._candidates()}
        sums = {given: sum(self._worths(outcomes)) for given, outcomes in tried.items()}
        in_order = sorted(tried, key=lambda given: -sums[given])
        final = {given: self._outcomes(given, every) for given in in_order[:FINALISTS]}
        values = [self._value(given, outcomes, 1) for given, outcomes in final.items()]
        values += [self._value(given, tried[given], 0) for given in in_order[FINALISTS:TOLD]]
        unit = Unit.POINTS_TAKEN if self._stakes is None else Unit.SCORE
        return Evaluation(tuple(values), unit, Basis.ROLLOUTS, len(every))

    def _value(self, given: Mask, outcomes: Sequence[Outcome], rounds: int) -> ActionValue:
        cards, worths = tuple(card for card in self._choices.cards if card in cards_of(given)), self._worths(outcomes)
        mean, error, contract = sum(worths) / len(worths), standard_error(worths), self._context.observation.contract
        made = None
        if contract is not None:
            made = sum(one.points[self._side] >= contract for one in outcomes) / len(outcomes)
        return ActionValue(Return(cards), mean, error, len(worths), rounds=rounds, made=made)

    def _candidates(self) -> Iterator[Mask]:
        """Sets of cards, each once; the first is the rule of thumb's."""
        held, count, worth = self._context.view.mine, self._choices.count, self._context.view.worth
        found = [mask_of(cards_to_part_with(held, held, count, worth))]
        found += _combined(self._by_use(held)[: max(WEAKEST, count)], count)
        wholes = [MARRIAGE_MASKS[suit] for suit in marriages_in(held)]
        aces = [mask_of([card]) for card in cards_of(held & ACE_MASK)]
        for kept in [*wholes, *aces, *(whole | ace for whole in wholes for ace in aces)]:
            rest = self._by_use(held & ~kept)[:FILLING]
            found += [kept | some for some in _combined(rest, count - kept.bit_count())]
        yield from dict.fromkeys(found)

    def _by_use(self, held: Mask) -> list[Card]:
        worth = self._context.view.worth
        return sorted(cards_of(held), key=lambda card: (keep_value(card, held, worth), -card.index))

    def _outcomes(self, given: Mask, some: Sequence[Determinization]) -> list[Outcome]:
        """How the hand ends after the return in each determinization."""
        seat, partner = self._context.observation.seat, self._partner
        passed = list(self._position.passed)
        passed[seat], passed[partner] = mask_of(self._context.observation.received) & ~given, given
        self._rollouts.set_position(changed(self._position, passed=tuple(passed)))
        worlds = []
        for one in some:
            hands = list(one.world.hands)
            hands[seat], hands[partner] = hands[seat] & ~given, hands[partner] | given
            worlds.append(World(tuple(hands)))
        return self._rollouts.play_worlds(worlds, self._seed)

    def _worths(self, outcomes: Sequence[Outcome]) -> list[float]:
        """What these ends are worth."""
        if self._stakes is None:
            return [float(outcome.points[self._side]) for outcome in outcomes]
        return [self._stakes.worth(outcome, self._side) for outcome in outcomes]


def _combined(cards: Sequence[Card], count: int) -> list[Mask]:
    return [mask_of(some) for some in combinations(cards, count)]
