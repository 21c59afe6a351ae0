"""Decisions in play: what `expert` would do is found by the search that he uses in this game; what the move made costs
beside it, by rollouts in determinizations weighted by what has been heard and seen, and in endings by the exact solver.

Where the network decides, it does not alone measure: a move that it chose for its errors would look as good again (van
Hasselt 2010, "Double Q-learning": one estimator chooses, another measures). By the network's own playouts a casual
player's moves cost three times in 50 hands what experts then made of them in the true deals, by rollouts 1.2 times. So
the cost is the smaller of both, in determinizations that are not those of the choice: rollouts alone called 16 moves
of `expert` mistakes in 44 hands of Huutopussi, one of two aces led where both win among them, and now 7.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from marjapussi_desktop.bots.determinization.sampler import Determinization
from marjapussi_desktop.bots.evaluation import Favours
from marjapussi_desktop.bots.heuristics.marriages import unlocks_halves
from marjapussi_desktop.bots.knowledge.card_sets import cards_of
from marjapussi_desktop.bots.players.search_player import candidate_actions
from marjapussi_desktop.bots.players.skill import AS_GOOD, EXPERT
from marjapussi_desktop.bots.review.judgement import Found
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.bots.search.endings import can_be_solved, solved
from marjapussi_desktop.bots.search.equal_power import at_least_as_good
from marjapussi_desktop.bots.search.network_search import DECIDES_BY_NETWORK, NetworkSearch
from marjapussi_desktop.bots.search.rollouts import FlatSearch
from marjapussi_desktop.bots.search.vain_asks import as_the_lead, asks_in_vain
from marjapussi_desktop.engine.actions import Action, AskHalf, AskWhole, Play
from marjapussi_desktop.engine.choices import AnswerChoices, PlayChoices
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import asking_costs

SOLVED_CARDS: Final = 4
"""From this many cards in the hand on, all is solved where there is no contract."""
MIXED_CARDS: Final = 5
MIXED_SHARE: Final = 0.5
"""With so many cards the solver's values have this weight beside those of rollouts."""
CERTAIN_CARDS: Final = 6
"""With so many cards or fewer all is solved where the seat knows every card."""
FIRST_LOOK: Final = 0.25
"""The reference is found in this many determinizations for each in which it is then compared with the move made."""
FINALISTS: Final = 3
"""How many other moves are then compared, too."""


def moves_to_compare(
    context: DecisionContext, choices: PlayChoices | AnswerChoices, made: Action
) -> tuple[Action, ...]:
    """The moves in play that come into question, and the one made."""
    seen, view = context.observation, context.view
    moves = candidate_actions(view, choices)
    if not DECIDES_BY_NETWORK and (asking_costs(seen.rules) or unlocks_halves(view)):
        # What an ask costs or makes possible later, no rollout sees: as in `SearchPlayer`, none is said to be better.
        moves = tuple(one for one in moves if not isinstance(one, AskHalf | AskWhole))
    return moves if made in moves else (*moves, made)


def found_in_play(
    contexts: tuple[DecisionContext, DecisionContext], moves: Sequence[Action], made: Action, count: int
) -> Found:
    """The move that is the reference, and the worth of moves, the one made and the reference among them, in each of
    ``count`` determinizations at most. The reference is found with the dice of the first context, and compared with
    those of the second, so that no move is the best by luck of the draw.
    """
    in_vain = asks_in_vain(contexts[0], moves)
    is_vain = made in in_vain
    first = _worths(contexts[0], moves, max(2, int(FIRST_LOOK * count)), by_network=DECIDES_BY_NETWORK)
    first = as_the_lead(first, in_vain, None)
    means = {move: sum(some) / len(some) for move, some in first.items()}
    in_order = sorted(means, key=lambda move: -means[move])
    best = in_order[0]
    reference = at_least_as_good(contexts[0], moves).get(best, best)
    card = next((move for move in in_order if isinstance(move, Play)), made)  # a card follows an ask that fails
    if made == reference or means[made] >= means[reference] - AS_GOOD[contexts[0].observation.rules.family]:
        return Found(
            card if is_vain else made, dict(first.items()), is_no_better=is_vain, by_network=DECIDES_BY_NETWORK
        )
    finalists = [move for move in in_order if move in (made, card, reference, *in_order[: FINALISTS + 1])]
    lead = reference if isinstance(reference, Play) else card

    def again(by_network: bool) -> dict[Action, list[float]]:
        return as_the_lead(_worths(contexts[1], finalists, count, by_network), in_vain, lead)

    by_policy = found = again(by_network=False)
    if DECIDES_BY_NETWORK and _cost(found, made, reference) > 0.0:
        found = min(found, again(by_network=True), key=lambda one: _cost(one, made, reference))
    if is_vain and _cost(found, made, reference) <= 0.0:
        reference = lead
    return Found(reference, dict(found.items()), is_no_better=is_vain, by_network=found is not by_policy)


def _cost(worths: dict[Action, list[float]], made: Action, reference: Action) -> float:
    """How much less one move is worth than the other on average."""
    return (sum(worths[reference]) - sum(worths[made])) / len(worths[made])


def _worths(
    context: DecisionContext, moves: Sequence[Action], count: int, by_network: bool
) -> dict[Action, list[float]]:
    """The worth of each move in each of ``count`` determinizations at most."""
    seen = context.observation
    found = _by_network(context, moves, count) if by_network else None
    drawn, rolled = found or (context.determinizations(count, context.dice()), {})
    share = solver_share(seen, drawn) if context.more_is_better else 0.0
    exact = _exact(context, moves, drawn) if share else {}
    if share == 1.0:
        return exact
    if not rolled:
        favour = Favours(EXPERT.attempt_margin_points[seen.rules.family])
        by_policy = zip(moves, FlatSearch(context, moves, drawn).worths(), strict=True)
        rolled = {move: [worth + favour.of(move) for worth in some] for move, some in by_policy}
    if not exact:
        return rolled
    return {
        move: [share * one + (1.0 - share) * other for one, other in zip(exact[move], rolled[move], strict=True)]
        for move in moves
    }


def _by_network(
    context: DecisionContext, moves: Sequence[Action], count: int
) -> tuple[list[Determinization], dict[Action, list[float]]] | None:
    """The determinizations and each move's worth in them; None where the network does not judge a move: a bluff."""
    assert EXPERT.network_worlds is not None
    search = NetworkSearch(context, moves, min(count, EXPERT.network_worlds), races=False)
    judged = search.worths()
    found = {move: judged.get(_judged_as(move, judged)) for move in moves}
    rolled = {move: some for move, some in found.items() if some is not None}
    if len(rolled) < len(moves):
        return None
    tried = len(next(iter(rolled.values())))  # fewer where all moves do the same
    return search.determinizations[:tried], rolled


def _judged_as(move: Action, judged: Iterable[Action]) -> Action:
    """The move, or for a card that the network does not judge the one that it judges in its place: of adjacent cards
    of equal worth only the lowest (`native.network_policy`).
    """
    cards = [one.card for one in judged if isinstance(one, Play)]
    if not isinstance(move, Play) or move.card in cards:
        return move
    lower = [card for card in cards if card.suit is move.card.suit and card.strength < move.card.strength]
    return Play(max(lower, key=lambda card: card.strength)) if lower else move


def solver_share(seen: Observation, drawn: Sequence[Determinization]) -> float:
    """The weight of the solver's values beside those of rollouts, from 0 to 1: with a contract never all of it, since a
    seat has to guess, and the solver never does.
    """
    left = len(seen.available(seen.seat))
    if left > CERTAIN_CARDS or not can_be_solved(seen):
        return 0.0
    if len({one.world.hands for one in drawn}) == 1:
        return 1.0
    if left <= SOLVED_CARDS and seen.rules.contract is None:
        return 1.0
    return MIXED_SHARE if left <= MIXED_CARDS else 0.0


def _exact(
    context: DecisionContext, moves: Sequence[Action], drawn: Sequence[Determinization]
) -> dict[Action, list[float]]:
    """The worth of each move in each determinization by double-dummy play; each different deal is solved once."""
    known = {
        hands: solved(context, moves, tuple(map(cards_of, hands)))
        for hands in Counter(one.world.hands for one in drawn)
    }
    return {move: [known[one.world.hands][number] for one in drawn] for number, move in enumerate(moves)}
