"""The searching players: they evaluate moves, contracts, gifts and discards over determinizations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.evaluation import Evaluation, Favours
from marjapussi_desktop.bots.heuristics.bidding import CASUAL, bid_by_estimate, choose_bid
from marjapussi_desktop.bots.heuristics.bluffs import bluff_before
from marjapussi_desktop.bots.heuristics.exchange import best_gifts, giving, parting
from marjapussi_desktop.bots.heuristics.marriages import may_come_true, unlocks_halves
from marjapussi_desktop.bots.heuristics.play import fact_of
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.native import WHICH
from marjapussi_desktop.bots.players.casual import CasualBot
from marjapussi_desktop.bots.players.characters import PLAIN, Style
from marjapussi_desktop.bots.players.skill import AS_GOOD, BLUFFS, MARGINS, SWEEP, Skill
from marjapussi_desktop.bots.search.bidding import Bidder, bids_by_model, limit_of
from marjapussi_desktop.bots.search.decision_context import DecisionContext, Objective
from marjapussi_desktop.bots.search.doubling import best_call
from marjapussi_desktop.bots.search.equal_power import at_least_as_good
from marjapussi_desktop.bots.search.lost_tricks import giving_least
from marjapussi_desktop.bots.search.network_returns import ReturnSearch
from marjapussi_desktop.bots.search.network_search import NetworkSearch
from marjapussi_desktop.bots.search.planning import (
    GIFTS,
    OPTIMISM,
    Plan,
    Planner,
    added_strength,
    contract_value,
    contracts_by_model,
    contracts_by_rollouts,
    enough_to_win,
    gifts_by_rollouts,
    why_contract,
)
from marjapussi_desktop.bots.search.rollouts import FlatSearch
from marjapussi_desktop.bots.search.vain_asks import asks_in_vain
from marjapussi_desktop.bots.value.strength_model import Model, model_of
from marjapussi_desktop.engine.actions import (
    Action,
    AskHalf,
    AskWhole,
    Declare,
    Give,
    Kontra,
    Play,
    Re,
    Return,
    SetContract,
)
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.choices import (
    AnswerChoices,
    BidChoices,
    CallChoices,
    CardsChoices,
    ContractChoices,
    PlayChoices,
)
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import Opening, Ruleset, asking_costs, hand_size
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.engine.values import changed


class SearchPlayer:
    """Plays with a skill, in a style.

    Its dice depend only on its seed and the position: the same observation gives the same decision.
    """

    def __init__(self, skill: Skill, seed: int = 0, budget_ms: int | None = None, style: Style = PLAIN) -> None:
        self.name = skill.name
        self.seed = seed
        self._skill = skill
        self._style = style
        self._casual = CasualBot(seed, style)
        self._is_compiled = WHICH == "compiled"
        self._budget = skill.budget.within(budget_ms, self._is_compiled)

    def decide(self, observation: Observation) -> Decision:
        """The move of the seat that is to act."""
        choices = observation.choices
        assert choices is not None, "the seat is to act"
        context = self._context(observation)
        decision = _DECIDERS[type(choices)](self, context, choices)
        if not isinstance(decision.action, Play):
            return decision
        return best_call(context, choices.calls, self._budget.determinizations) or decision

    def consider_call(self, observation: Observation) -> Decision | None:
        """None: it says Kontra or Re in turn, just before its own card, when it has seen the most."""
        assert isinstance(observation.choices, CallChoices), "the seat may call"
        return None

    def _context(self, seen: Observation) -> DecisionContext:
        sweep = SWEEP[seen.rules.family] * self._style.lapiajo
        return DecisionContext(
            seen,
            self.seed,
            Objective(self._skill.for_match, sweep),
            self._skill.reads(seen),
        )

    def _model(self, rules: Ruleset) -> Model | None:
        return model_of(rules)

    def _bidding_model(self, rules: Ruleset) -> Model | None:
        return self._model(rules) if bids_by_model(rules) else None

    # -- before play --------------------------------------------------------------------------------------------------

    def _bid(self, context: DecisionContext, choices: BidChoices) -> Decision:
        view, rules = context.view, context.observation.rules
        skill = self._skill
        usual = skill.nerves.get(_kind(rules), CASUAL)
        nerve = changed(usual, further=usual.further + self._style.nerve)
        model = self._bidding_model(rules)
        if model is None or choices.minimum is None:
            return bid_by_estimate(view, choices, nerve)
        bidder = Bidder(view, model, nerve.further, skill.for_match, skill.lenience_points)
        limit, found = limit_of(bidder, choices)
        decision = choose_bid(view, choices, limit)
        return changed(decision, evaluation=found, grounds=bidder.value(decision, choices, limit))

    def _part(self, context: DecisionContext, choices: CardsChoices) -> Decision:
        if not self._budget.exchange_determinizations:
            return self._casual.move(context.view)
        if choices.action is Give:
            return self._give(context, choices)
        if choices.action is Return and self._skill.searches_by_network:
            found = ReturnSearch(context, choices, self._budget.exchange_determinizations).evaluation()
            best = found.best()
            assert isinstance(best, Return)
            return changed(parting(context.view, choices, best.cards), action=best, evaluation=found)
        planner = Planner(context, self._budget.exchange_determinizations)
        plan = planner.best(choices.count, choices.cards)

        def in_order(parted: tuple[Card, ...]) -> tuple[Card, ...]:
            return tuple(card for card in choices.cards if card in parted)

        evaluation = planner.evaluation(lambda parted: choices.action(in_order(parted)))
        return changed(parting(context.view, choices, in_order(plan.parted)), evaluation=evaluation)

    def _give(self, context: DecisionContext, choices: CardsChoices) -> Decision:
        gifts = [tuple(c for c in choices.cards if c in gift) for gift in best_gifts(context.view, choices, GIFTS)]
        found = gifts_by_rollouts(context, gifts, self._budget.exchange_determinizations // 2)
        best = found.best()
        assert isinstance(best, Give)
        return changed(giving(context.view, tuple(sorted(best.cards))), action=best, evaluation=found)

    def _contract(self, context: DecisionContext, choices: ContractChoices) -> Decision:
        if not self._budget.plan_determinizations:
            return self._casual.move(context.view)
        seen = context.observation
        count = len(seen.hand) - hand_size(seen.rules)
        plan = self._plan(context, self._budget.plan_determinizations, count, seen.hand)
        boldness = self._style.contract_boldness
        model = self._model(seen.rules)
        if model is not None:
            added = added_strength(seen.rules, self._skill.contracts_as_people)
            found = contracts_by_model(model, context, plan, choices, added + boldness)
        else:
            assert seen.rules.auction is not None
            found = contracts_by_rollouts(plan.taken, choices, OPTIMISM[seen.rules.auction.opening] - boldness)
        best = found.best()
        assert isinstance(best, SetContract)
        amount = best.amount if model is not None else min(best.amount, max(choices.minimum, enough_to_win(seen)))
        why = why_contract(seen, found, choices, amount)
        value = contract_value(model, context, plan, amount)
        return Decision(SetContract(amount), why, amount=amount, evaluation=found, grounds=value)

    def _plan(self, context: DecisionContext, determinizations: int, count: int, allowed: tuple[Card, ...]) -> Plan:
        return Planner(context, determinizations).best(count, allowed)

    # -- in play ------------------------------------------------------------------------------------------------------

    def _move(self, context: DecisionContext, choices: PlayChoices | AnswerChoices) -> Decision:
        """The best move, or a bluff before it."""
        return bluff_before(self._best_move(context, choices), context.view, self._style.bluffs(BLUFFS), self.seed)

    def _best_move(self, context: DecisionContext, choices: PlayChoices | AnswerChoices) -> Decision:
        """The best move on average, with a casual player's reason where he would make the same move: it says more."""
        seen, view = context.observation, context.view
        plain = self._casual.move(view)
        actions = candidate_actions(view, choices)
        in_vain = asks_in_vain(context, actions)
        actions = tuple(action for action in actions if action not in in_vain)
        by_network = self._skill.searches_by_network
        if isinstance(choices, PlayChoices) and not by_network and (asking_costs(seen.rules) or unlocks_halves(view)):
            # What an ask costs or makes possible later, no rollout sees: the rules of thumb decide.
            actions = tuple(action for action in actions if isinstance(action, Play | Declare))
            if isinstance(plain.action, AskHalf | AskWhole) and plain.action not in in_vain:
                return plain
        if len(actions) < 2 and plain.action not in in_vain:
            return plain
        found, evaluation = self._best(context, actions, plain.action)
        best = giving_least(context, evaluation, found)
        if best == plain.action:
            return changed(plain, evaluation=evaluation)
        card, suit = getattr(best, "card", None), getattr(best, "suit", None)
        fact, seat = fact_of(view, best, choices)
        return Decision(
            best,
            BotReason.BEST_ON_AVERAGE if best == found else BotReason.KEEP_POINTS_BACK,
            card=card,
            suit=suit,
            amount=evaluation.determinizations,
            seat=seat,
            fact=fact,
            evaluation=evaluation,
        )

    def _best(self, context: DecisionContext, actions: tuple[Action, ...], plain: Action) -> tuple[Action, Evaluation]:
        """The best move with the evaluation; it is ``plain``, the move of the rules of thumb, if that is as good."""
        better = at_least_as_good(context, actions)
        found = self._evaluation(context, actions).knowing(better)
        best = found.best(plain, AS_GOOD[context.observation.rules.family])
        return better.get(best, best), found

    def _evaluation(self, context: DecisionContext, actions: tuple[Action, ...]) -> Evaluation:
        """Evaluates the actions by the network, or by rollouts."""
        seen, skill, budget = context.observation, self._skill, self._budget
        family = seen.rules.family
        favour = MARGINS[family] * self._style.asking
        if skill.network_worlds is not None and skill.searches_by_network:
            worlds = min(skill.network_worlds, budget.determinizations)
            return self._by_network(context, actions, worlds, Favours(favour))
        search = FlatSearch(context, actions, budget.determinizations)
        attempts, usual = skill.attempt_margin_points[family] + favour, skill.usual_margin_points[family]
        return search.evaluation(Favours(attempts, usual))

    def _by_network(
        self, context: DecisionContext, actions: tuple[Action, ...], worlds: int, favours: Favours
    ) -> Evaluation:
        """Evaluates the actions by the network, mixed with the solver near the end."""
        ending = self._skill.endings.get(context.observation.rules.family)
        is_near = ending is not None and worlds > 0 and ending.is_near(context.observation) and context.more_is_better
        search = NetworkSearch(context, actions, worlds, races=not is_near)
        found = search.evaluation(favours)
        return found if ending is None or not is_near else ending.mixed(context, found, search.determinizations)


def _kind(rules: Ruleset) -> tuple[Layout, Opening]:
    assert rules.auction is not None
    return rules.layout, rules.auction.opening


def candidate_actions(view: View, choices: PlayChoices | AnswerChoices) -> tuple[Action, ...]:
    """The moves in play to compare: no calls, and no asks that cannot succeed. Cards are sorted, so that their order in
    the deal does not matter."""
    cards: list[Card] = sorted(choices.cards) if isinstance(choices, PlayChoices) else []
    others = [action for action in choices.actions() if not isinstance(action, Play | Kontra | Re)]
    return (*(Play(card) for card in cards), *(action for action in others if may_come_true(view, action)))


_DECIDERS: Final[dict[type, Callable[[SearchPlayer, DecisionContext, Any], Decision]]] = {
    BidChoices: SearchPlayer._bid,
    CardsChoices: SearchPlayer._part,
    ContractChoices: SearchPlayer._contract,
    PlayChoices: SearchPlayer._move,
    AnswerChoices: SearchPlayer._move,
}
