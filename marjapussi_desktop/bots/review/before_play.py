"""Decisions before play: bids, redeals, gifts, returns, discards, contracts.

What was decided is compared with what `expert` would have decided. In each determinization the hand goes on from each:
in the auction the seat itself bids on as `expert` would and stops where he stops; casual players of any character bid
for the others and finish the exchange and the contract, each from what its seat would know, and the play is the
network's, or rollouts.

Two bids a step apart differ in few deals, in which another seat declares or a contract fails, but by some 200 points in
each. If all others stopped where the same rule of thumb stops, and each deal were played out once, a step would cost
now nothing, now 20 points, by chance. So the others' characters differ from deal to deal, as nobody knows where they
stop, and without a network the worth of a deal is the mean of several rollouts.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations, islice
from typing import Final

from marjapussi_desktop.bots.bot import Decision
from marjapussi_desktop.bots.determinization.sampler import Determinization
from marjapussi_desktop.bots.dice import SEEDS
from marjapussi_desktop.bots.heuristics.exchange import best_gifts, cards_to_part_with, keep_value
from marjapussi_desktop.bots.knowledge.card_sets import cards_of, mask_of
from marjapussi_desktop.bots.native.values import Outcome
from marjapussi_desktop.bots.players.casual import CasualBot
from marjapussi_desktop.bots.players.characters import CHARACTERS
from marjapussi_desktop.bots.players.search_player import SearchPlayer
from marjapussi_desktop.bots.players.skill import EXPERT, for_points
from marjapussi_desktop.bots.review.judgement import LEAST, Choice, Declaring
from marjapussi_desktop.bots.review.open_cards import ROLLOUTS, hand_outcome, is_solved
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.bots.search.from_first_lead import played_from_first_lead, until_first_lead, with_discards
from marjapussi_desktop.bots.search.network_search import DECIDES_BY_NETWORK
from marjapussi_desktop.bots.search.planning import enough_to_win
from marjapussi_desktop.bots.value.payoffs import Stakes, Terms, next_dealer_of
from marjapussi_desktop.engine import phases
from marjapussi_desktop.engine.actions import (
    Action,
    Bid,
    DemandRedeal,
    Discard,
    Give,
    HiddenCards,
    Pass,
    Return,
    SeenMove,
    SetContract,
)
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.choices import BidChoices, CardsChoices, ContractChoices
from marjapussi_desktop.engine.observation import Observation, observe
from marjapussi_desktop.engine.seats import partner_of
from marjapussi_desktop.engine.state import Deal, HandState, Phase
from marjapussi_desktop.engine.values import changed

HIGHER: Final = (0, 5, 10, 20, 40, 60)
"""By how much more than the least possible the bids and contracts that are compared are, in points."""
NEAR: Final = (5, -5, 10, -10)
"""The same beside the contract that was set, and beside the reference."""
GIFTS: Final = 8
PARTED: Final = 6
"""How many cards are candidates for parting with, and how many ways to part with them are tried."""
PARTINGS: Final = 12
FIRST_SHARE: Final = 0.25
"""All actions are tried in this share of the determinizations, then the action made, the reference and the best few
others in all of them."""
FINALISTS: Final = 2
SHOWN: Final = 4
"""How many others are tried where the action made is the reference: only to be shown beside it."""
PLAYOUTS: Final = 8
"""Rollouts of each deal where no network plays. They cost little beside the exchange before them."""
STEADY: Final = CasualBot()
ANY: Final = tuple(CasualBot(style=character.style) for character in CHARACTERS.values())


def experts_decision(seen: Observation, made: Action, seed: int, for_match: bool) -> Decision:
    """What `expert` would decide; for the action made, if that parts with the same cards, or is a contract that he
    finds worth about as much.

    His estimate of a contract hardly tells one step from the next: in 157 of 315 hands another seed set another one.
    Rollouts, which know of no contract, tell steps apart by the points that happen to be frequent in them, by up to 65
    points a step; so what he might have set himself was called a mistake.
    """
    skill = EXPERT if for_match else for_points(EXPERT)
    decision = SearchPlayer(skill, seed).decide(seen)
    is_as_good = _is_alike(decision.action, made) or _is_as_good_a_contract(seen, made, decision)
    return changed(decision, action=made) if is_as_good else decision


def _is_as_good_a_contract(seen: Observation, made: Action, decision: Decision) -> bool:
    """Whether a contract is worth about as much as the one decided on, by the estimate that decided."""
    if not isinstance(made, SetContract) or decision.evaluation is None:
        return False
    own, best = (decision.evaluation.value_of(action) for action in (made, decision.action))
    return own is not None and best is not None and own.mean >= best.mean - LEAST[seen.rules.family]


def _is_alike(one: Action, other: Action) -> bool:
    """Whether two actions do the same."""
    if isinstance(one, Give | Return | Discard) and type(one) is type(other):
        return set(one.cards) == set(other.cards)
    return one == other


def actions_to_compare(context: DecisionContext, made: Action, reference: Action) -> tuple[Action, ...]:
    """The actions before play that come into question, the one made first, then the reference."""
    choices = context.observation.choices
    found: list[Action]
    if isinstance(choices, BidChoices):
        found = _bids(choices)
    elif isinstance(choices, ContractChoices):
        amounts = [one.amount + more for one in (made, reference) if isinstance(one, SetContract) for more in NEAR]
        amounts += [choices.minimum + more for more in (*HIGHER, 80, 100)]
        amounts.append(max(choices.minimum, enough_to_win(context.observation)))
        found = [SetContract(amount) for amount in amounts if choices.minimum <= amount <= choices.maximum]
    else:
        assert isinstance(choices, CardsChoices)
        chosen = best_gifts(context.view, choices, GIFTS) if choices.action is Give else _partings(context, choices)
        found = [choices.action(tuple(card for card in choices.cards if card in some)) for some in chosen]
    found = [one for one in found if not _is_alike(one, made) and not _is_alike(one, reference)]
    return tuple(dict.fromkeys((made, reference, *found)))


def _bids(choices: BidChoices) -> list[Action]:
    found: list[Action] = [Pass()] if choices.may_pass else []
    if choices.may_redeal:
        found.append(DemandRedeal())
    if choices.minimum is not None and choices.maximum is not None:
        found += [Bid(choices.minimum + more) for more in HIGHER if choices.minimum + more <= choices.maximum]
    return found


def _partings(context: DecisionContext, choices: CardsChoices) -> list[tuple[Card, ...]]:
    """What a declarer may part with: first by the rule of thumb, then the cards of least use."""
    mine, worth = context.view.mine, context.view.worth
    usual = cards_to_part_with(mine, mask_of(choices.cards), choices.count, worth)
    by_use = sorted(choices.cards, key=lambda card: (keep_value(card, mine, worth), -card.index))
    some = combinations(by_use[: max(PARTED, choices.count)], choices.count)
    return [usual, *islice((one for one in some if set(one) != set(usual)), PARTINGS)]


class Continuations:
    """Goes on from a decision before play, in imagined deals."""

    def __init__(self, context: DecisionContext) -> None:
        self._context = context
        self._seen = context.observation
        self._seed = context.dice().below(SEEDS)
        self._stakes: dict[Terms, Stakes] = {}
        self._expert = SearchPlayer(EXPERT if context.objective.for_match else for_points(EXPERT), self._seed)
        self._own_bids: dict[tuple[SeenMove, ...], Action] = {}
        self._declared: dict[Action, list[float | None]] = {}

    def declaring(self, action: Choice) -> Declaring | None:
        """How often the seat declares after a bid that has been tried, and then makes its contract; None for what is no
        bid.
        """
        if not isinstance(action, Bid):
            return None
        tried = self._declared[action]
        made = [one for one in tried if one is not None]
        return Declaring(len(made) / len(tried), sum(made) / max(len(made), 1))

    def worths(self, actions: Sequence[Action], reference: Action, count: int) -> dict[Choice, list[float]]:
        """The worth of the action made, which is the first, of the reference and of the best others, each in all of
        ``count`` determinizations; in the first few of them, where the two are one.
        """
        made = actions[0]
        actions = actions if made != reference else actions[: SHOWN + 1]
        first = max(2, int(FIRST_SHARE * count))
        drawn = self._context.determinizations(first if made == reference else count, self._context.dice())
        random.Random(self._seed).shuffle(drawn)  # equal ones stand side by side
        states = [imagined(self._seen, one) for one in drawn]
        known = {action: self._tried(action, states[:first], 0) for action in actions}
        others = sorted(actions, key=lambda action: -sum(known[action]))
        last = SHOWN if made == reference else FINALISTS
        kept = {made, reference, *[action for action in others if action not in (made, reference)][:last]}
        return {
            action: known[action] + self._tried(action, states[first:], first) for action in actions if action in kept
        }

    def _tried(self, action: Action, states: Sequence[HandState], number: int) -> list[float]:
        return [self._worth(state, action, self._seed + nth) for nth, state in enumerate(states, number)]

    def _worth(self, state: HandState, action: Action, seed: int) -> float:
        """The worth of an action in one deal. ``seed``: of the others' characters and the rollouts."""
        dice = random.Random(seed)
        hand = self._until_first_lead(state, action, [dice.choice(ANY) for _seat in state.hands])
        worth, made = 0.0, None  # thrown in: nothing is scored
        if hand.phase is not Phase.OVER:
            stakes = self._stakes_of(hand)
            ends = self._played(hand, stakes, seed, PLAYOUTS)
            worth = sum(stakes.worth(one, self._context.side) for one in ends) / len(ends)
            if hand.declarer == self._seen.seat:
                made = sum(stakes.scores(one)[self._context.side] > 0 for one in ends) / len(ends)
        self._declared.setdefault(action, []).append(made)
        return worth

    def _played(self, hand: HandState, stakes: Stakes, seed: int, count: int) -> list[Outcome]:
        """By the network where it decides: of how 509 bids beside a pass turned out in 64 deals, its playouts tell 18 %
        of the variance, those by rule 13 %, the model of bids 9 %.
        """
        return played_from_first_lead(hand, stakes, seed, 1 if DECIDES_BY_NETWORK else count, DECIDES_BY_NETWORK)

    def _until_first_lead(self, hand: HandState, action: Action, bots: Sequence[CasualBot]) -> HandState:
        """The hand at its first lead, or over, after an action and what then follows. ``bots``: by seat."""
        hand, _events = phases.apply(hand, self._seen.seat, action)
        return until_first_lead(hand, lambda seen: self._next(seen, bots[seen.seat]))

    def _next(self, seen: Observation, bot: CasualBot) -> Action:
        if seen.seat != self._seen.seat:
            return bot.decide(seen).action
        if not isinstance(seen.choices, BidChoices):
            return STEADY.decide(seen).action
        own = self._own_bids.get(seen.moves)
        if own is None:
            own = self._own_bids[seen.moves] = self._expert.decide(seen).action
        return own

    def _stakes_of(self, hand: HandState) -> Stakes:
        seen = self._seen
        terms = Terms(seen.rules, hand.declarer, hand.final_bid, hand.contract, (), seen.totals, next_dealer_of(seen))
        stakes = self._stakes.get(terms)
        if stakes is None:
            stakes = self._stakes[terms] = Stakes(terms, self._context.objective.for_match)
        return stakes

    def seen(self, actions: Sequence[Action], truth: Determinization) -> dict[Choice, float]:
        """The worth of each action in one deal, where the play is solved, or played out often."""
        state = imagined(self._seen, truth)
        return {action: self._worth_seen(state, action) for action in actions}

    def _worth_seen(self, state: HandState, action: Action) -> float:
        hand = self._until_first_lead(state, action, [STEADY] * len(state.hands))
        if hand.phase is Phase.OVER:
            return 0.0
        stakes = self._stakes_of(hand)
        if is_solved(self._seen):
            ends = [with_discards(hand, stakes, hand_outcome(observe(hand, hand.leader), hand.hands))]
        else:
            ends = self._played(hand, stakes, 0, ROLLOUTS)
        return sum(stakes.worth(one, self._context.side) for one in ends) / len(ends)


def imagined(seen: Observation, one: Determinization) -> HandState:
    """The hand before play as it would be if a determinization were the truth."""
    dealt = [set(cards_of(hand)) for hand in one.world.hands]
    partner = partner_of(seen.seat, seen.rules.layout)
    if partner is not None:
        dealt[partner] = dealt[partner] - set(seen.given) | set(seen.received)
    dealt[seen.seat] = set(seen.dealt)
    kitty = (seen.kitty or cards_of(one.aside)) if seen.rules.kitty is not None else ()
    deal = Deal(tuple(tuple(sorted(hand)) for hand in dealt), kitty)
    hand = phases.start_hand(seen.rules, seen.number, seen.dealer, deal, seen.totals, carried_pips=seen.carried_pips)
    for move in seen.moves:
        assert not isinstance(move.action, HiddenCards), "before play a seat that decides has seen every move"
        hand, _events = phases.apply(hand, move.seat, move.action)
    return hand
