"""Players that search: every move in play, the contract and the cards to part with are weighed in imagined worlds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.evaluation import Evaluation, Favours
from marjapussi_desktop.bots.heuristics.bidding import choose_bid, usual_limit
from marjapussi_desktop.bots.heuristics.bluffs import bluff_before
from marjapussi_desktop.bots.heuristics.exchange import best_gifts, giving, parting
from marjapussi_desktop.bots.heuristics.facts import fact_of
from marjapussi_desktop.bots.heuristics.marriages import may_come_true, unlocks_halves
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.native import WHICH
from marjapussi_desktop.bots.players.casual import CasualBot
from marjapussi_desktop.bots.players.style import PLAIN, Style
from marjapussi_desktop.bots.search.bidding import LENIENCE, Bidder, bids_by_model, limit_of
from marjapussi_desktop.bots.search.decision_context import DecisionContext, Objective
from marjapussi_desktop.bots.search.doubling import best_call
from marjapussi_desktop.bots.search.endings import Ending
from marjapussi_desktop.bots.search.ismcts import TreeSearch, TreeSettings
from marjapussi_desktop.bots.search.planning import (
    GIFTS,
    OPTIMISM,
    Plan,
    Planner,
    contracts_by_model,
    contracts_by_rollouts,
    enough_to_win,
    gifts_by_rollouts,
    why_contract,
)
from marjapussi_desktop.bots.search.rollouts import FlatSearch
from marjapussi_desktop.bots.value.strength_model import Model, model_of
from marjapussi_desktop.engine.actions import Action, AskHalf, AskWhole, Declare, Give, Kontra, Play, Re, SetContract
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
from marjapussi_desktop.engine.ruleset import Family, Opening, Ruleset, asking_costs, hand_size
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.engine.values import changed, frozen


@frozen
class Skill:
    """How deep a level looks.

    ``worlds`` imagined for each move in play; ``plan_worlds`` for the contract, ``exchange_worlds`` for the cards
    to give and to part with (0: by the rules of thumb); ``nerve``: how much further than a casual player it bids,
    by game; ``attempt_margin``: what a declaration or an ask is favoured by, since rollouts go on after it with a
    lead that is not sought; ``usual_margin``: what the move that the rollouts' policy would choose is favoured by:
    self-play has found what imagined worlds, each as likely as any other, do not tell; ``reads``: what others have
    played, said, promised and exchanged makes worlds more or less likely; ``growth``: the tree that is grown for
    each move in play in the layouts ``grows_in``: where few hands are hidden it reaches farther than rollouts;
    ``for_match``: moves in play are weighed by the chance to win the match, not by the points of the hand;
    ``ending``: when endings are solved, in games for partners with a contract;
    ``has_models``: bids and contracts come from what self-play has taught; ``lenience``: see `bidding.LENIENCE`.
    """

    name: str
    worlds: int
    plan_worlds: int
    exchange_worlds: int
    nerve: dict[tuple[Layout, Opening], float]
    attempt_margin: dict[Family, float]
    usual_margin: dict[Family, float]
    growth: TreeSettings | None = None
    grows_in: tuple[Layout, ...] = ()
    for_match: bool = True
    reads: bool = False
    ending: Ending | None = None
    has_models: bool = True
    lenience: float = LENIENCE


_MARGINS: Final = {Family.HUUTOPUSSI: 4.0, Family.MARJAPUSSI: 0.1}
_NERVE: Final = {(Layout.PARTNERSHIP, Opening.OPTIONAL): 8.0, (Layout.KITTY, Opening.COMPULSORY): 12.0}
"""Fewer hands are then passed out, and a kitty is fought for, at a cost too small for 600 deals to show."""
_USUAL_MARGINS: Final = {Family.HUUTOPUSSI: 4.0, Family.MARJAPUSSI: 0.1}
SKILLED: Final = Skill(
    "skilled",
    worlds=400,
    plan_worlds=100,
    exchange_worlds=100,
    nerve=_NERVE,
    attempt_margin=_MARGINS,
    usual_margin=_USUAL_MARGINS,
)
EXPERT: Final = Skill(
    "expert",
    worlds=1000,
    plan_worlds=100,
    exchange_worlds=400,
    nerve=_NERVE,
    attempt_margin={Family.HUUTOPUSSI: 4.0, Family.MARJAPUSSI: 0.0},
    usual_margin=dict.fromkeys(Family, 0.0),
    growth=TreeSettings(iterations=12_000, worlds=800),
    grows_in=(Layout.STOCK, Layout.OPEN, Layout.KITTY),
    reads=True,
    ending=Ending(cards=5, worlds=100, share=0.5),
)
AS_GOOD: Final = {Family.HUUTOPUSSI: 0.5, Family.MARJAPUSSI: 0.01}
"""So near to the best, in points, a move is as good: if it is that of the rules of thumb it is made, as it is what one
expects and can be explained. Else an ace would be thrown to the other side's trick where nothing depends on it.
"""
SWEEP: Final = {Family.HUUTOPUSSI: 40.0, Family.MARJAPUSSI: 0.5}
"""What taking every trick is worth beside its score to one who loves läpiajo with all his heart."""
BLUFFS: Final = 0.7
"""How often it asks for a half that it has not, where that costs little."""
PLAIN_WORLDS: Final = 80
"""As many worlds as the kernel's plain twin plays out in time."""
PLAIN_ITERATIONS: Final = 600
"""As many iterations as the plain twin has time for."""
WORLDS_PER_MS: Final = 10
"""What a decision with a budget may imagine; a count and not a clock, so that decisions repeat."""
ITERATIONS_PER_MS: Final = 400


class SearchPlayer:
    """Plays with a skill, in a style.

    Its dice are its seed's and the position's: the same observation gives the same decision.
    """

    def __init__(self, skill: Skill, seed: int = 0, budget_ms: int | None = None, style: Style = PLAIN) -> None:
        self.name = skill.name
        self.seed = seed
        self._skill = skill
        self._style = style
        self._casual = CasualBot(seed, style)
        worlds = skill.worlds if budget_ms is None else max(budget_ms * WORLDS_PER_MS, 1)
        self._is_compiled = WHICH == "compiled"
        self._worlds = worlds if self._is_compiled else min(worlds, PLAIN_WORLDS)
        self._growth = _growth_of(skill, budget_ms, self._is_compiled)
        self._plan_worlds = skill.plan_worlds if self._is_compiled else 0
        self._exchange_worlds = skill.exchange_worlds if self._is_compiled else 0

    def decide(self, observation: Observation) -> Decision:
        """The move of the seat that is to act."""
        choices = observation.choices
        assert choices is not None, "the seat is to act"
        context = self._context(observation)
        decision = _DECIDERS[type(choices)](self, context, choices)
        if not isinstance(decision.action, Play):
            return decision
        return best_call(context, choices.calls, self._worlds) or decision

    def consider_call(self, observation: Observation) -> Decision | None:
        """None: it says Kontra or Re before its own card, when it has seen all that it can."""
        assert isinstance(observation.choices, CallChoices), "the seat may call"
        return None

    def _context(self, seen: Observation) -> DecisionContext:
        sweep = SWEEP[seen.rules.family] * self._style.lapiajo
        return DecisionContext(seen, self.seed, Objective(self._skill.for_match, sweep), self._skill.reads)

    def _model(self, rules: Ruleset) -> Model | None:
        return model_of(rules) if self._skill.has_models else None

    def _bidding_model(self, rules: Ruleset) -> Model | None:
        return self._model(rules) if bids_by_model(rules) else None

    # -- before play --------------------------------------------------------------------------------------------------

    def _bid(self, context: DecisionContext, choices: BidChoices) -> Decision:
        view, rules = context.view, context.observation.rules
        nerve = self._skill.nerve.get(_kind(rules), 0.0) + self._style.nerve
        model = self._bidding_model(rules)
        if model is None or choices.minimum is None:
            return choose_bid(view, choices, usual_limit(view, nerve))
        skill = self._skill
        limit, found = limit_of(Bidder(view, model, nerve, skill.for_match, skill.lenience), choices)
        return changed(choose_bid(view, choices, limit), evaluation=found)

    def _part(self, context: DecisionContext, choices: CardsChoices) -> Decision:
        if not self._exchange_worlds:
            return self._casual.move(context.view)
        if choices.action is Give:
            return self._give(context, choices)
        planner = Planner(context, self._exchange_worlds)
        plan = planner.best(choices.count, choices.cards)

        def in_order(parted: tuple[Card, ...]) -> tuple[Card, ...]:
            return tuple(card for card in choices.cards if card in parted)

        evaluation = planner.evaluation(lambda parted: choices.action(in_order(parted)))
        return changed(parting(context.view, choices, in_order(plan.parted)), evaluation=evaluation)

    def _give(self, context: DecisionContext, choices: CardsChoices) -> Decision:
        gifts = [tuple(c for c in choices.cards if c in gift) for gift in best_gifts(context.view, choices, GIFTS)]
        found = gifts_by_rollouts(context, gifts, self._exchange_worlds // 2)
        best = found.best()
        assert isinstance(best, Give)
        return changed(giving(context.view, tuple(sorted(best.cards))), action=best, evaluation=found)

    def _contract(self, context: DecisionContext, choices: ContractChoices) -> Decision:
        if not self._plan_worlds:
            return self._casual.move(context.view)
        seen = context.observation
        count = len(seen.hand) - hand_size(seen.rules)
        plan = self._plan(context, self._plan_worlds, count, seen.hand)
        boldness = self._style.contract_boldness
        model = self._model(seen.rules)
        if model is not None:
            found = contracts_by_model(model, context, plan, choices, boldness)
        else:
            assert seen.rules.auction is not None
            found = contracts_by_rollouts(plan.taken, choices, OPTIMISM[seen.rules.auction.opening] - boldness)
        best = found.best()
        assert isinstance(best, SetContract)
        amount = best.amount if model is not None else min(best.amount, max(choices.minimum, enough_to_win(seen)))
        why = why_contract(seen, plan, choices, amount)
        return Decision(SetContract(amount), why, amount=amount, evaluation=found)

    def _plan(self, context: DecisionContext, worlds: int, count: int, allowed: tuple[Card, ...]) -> Plan:
        return Planner(context, worlds).best(count, allowed)

    # -- in play ------------------------------------------------------------------------------------------------------

    def _move(self, context: DecisionContext, choices: PlayChoices | AnswerChoices) -> Decision:
        """The best move, or a bluff before it."""
        return bluff_before(self._best_move(context, choices), context.view, self._style.bluffs(BLUFFS), self.seed)

    def _best_move(self, context: DecisionContext, choices: PlayChoices | AnswerChoices) -> Decision:
        """The best move on average; where a casual player would do the same, his reason says more."""
        seen, view = context.observation, context.view
        plain = self._casual.move(view)
        actions = worth_weighing(view, choices)
        if isinstance(choices, PlayChoices) and (asking_costs(seen.rules) or unlocks_halves(view)):
            # What an ask takes away, or makes possible, is left to the rules of thumb.
            actions = tuple(action for action in actions if isinstance(action, Play | Declare))
            if isinstance(plain.action, AskHalf | AskWhole):
                return plain
        if len(actions) < 2:
            return plain
        best, evaluation = self._best(context, actions, plain.action)
        if best == plain.action:
            return changed(plain, evaluation=evaluation)
        card, suit = getattr(best, "card", None), getattr(best, "suit", None)
        fact, seat = fact_of(view, best, choices)
        return Decision(
            best,
            BotReason.BEST_ON_AVERAGE,
            card=card,
            suit=suit,
            amount=evaluation.determinizations,
            seat=seat,
            fact=fact,
            evaluation=evaluation,
        )

    def _imagines(self, layout: Layout) -> tuple[int, TreeSettings | None]:
        """How many worlds, and the tree that is grown in them."""
        if self._growth is None or layout not in self._skill.grows_in:
            return self._worlds, None
        return min(self._worlds, self._growth.worlds), self._growth

    def _best(self, context: DecisionContext, actions: tuple[Action, ...], plain: Action) -> tuple[Action, Evaluation]:
        """With what was found; ``plain``, the move of the rules of thumb, if it is as good."""
        found = self._evaluation(context, actions)
        return found.best(plain, AS_GOOD[context.observation.rules.family]), found

    def _evaluation(self, context: DecisionContext, actions: tuple[Action, ...]) -> Evaluation:
        """By a tree, or by rollouts and, near the end, the solver."""
        seen, skill = context.observation, self._skill
        family = seen.rules.family
        favour = _MARGINS[family] * self._style.asking
        worlds, growth = self._imagines(seen.rules.layout)
        if growth is not None:
            return TreeSearch(context, actions, worlds, growth).evaluation(Favours(favour))
        search = FlatSearch(context, actions, worlds)
        found = search.evaluation(Favours(skill.attempt_margin[family] + favour, skill.usual_margin[family]))
        if skill.ending is None or not self._is_compiled or not skill.ending.is_near(seen):
            return found
        return skill.ending.mixed(context, found, search.determinizations)


def _growth_of(skill: Skill, budget_ms: int | None, is_compiled: bool) -> TreeSettings | None:
    """The tree that a level has time for."""
    if skill.growth is None:
        return None
    iterations = skill.growth.iterations if budget_ms is None else budget_ms * ITERATIONS_PER_MS
    return changed(skill.growth, iterations=iterations if is_compiled else min(iterations, PLAIN_ITERATIONS))


def _kind(rules: Ruleset) -> tuple[Layout, Opening]:
    assert rules.auction is not None
    return rules.layout, rules.auction.opening


def for_points(skill: Skill) -> Skill:
    """The same skill without thought of the match."""
    return changed(skill, name=f"{skill.name}-points", for_match=False)


def worth_weighing(view: View, choices: PlayChoices | AnswerChoices) -> tuple[Action, ...]:
    """Every move in play but calls, and asks that cannot come true; cards in their own order, not that of the deal."""
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
