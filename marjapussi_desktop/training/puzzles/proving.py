"""Prices every move of a seat in every deal that it cannot rule out, and says whether one is proved to be the best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from marjapussi_desktop.bots.determinization.sampler import Sampler
from marjapussi_desktop.bots.knowledge.card_sets import MARRIAGE_MASKS, cards_of, mask_of
from marjapussi_desktop.bots.knowledge.deductions import Deductions
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.bots.search.double_dummy import Hands, values_of
from marjapussi_desktop.engine.actions import Action, AskHalf, AskWhole, Play
from marjapussi_desktop.engine.cards import SUITS
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import AskOrder, BrokenMarriages
from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.puzzles.puzzle import Proof

MOST_WORLDS: Final = 2000
FEWEST_WORLDS: Final = 2
FIRST_LOOK: Final = 40
"""In so many of the deals first: most positions have no clear answer, and then the others need no price."""
EVERY_MARGIN: Final = {True: 5.0, False: 0.3}
"""The least average margin of a solution that is best in every deal; True: where card points decide, False: game
points."""
MARGIN: Final = {True: 12.0, False: 0.6}
"""The same for one that is best on average."""
MOSTLY: Final = 0.6
"""A solution that is best on average must be best in this share of the deals."""


@frozen
class Proved:
    """A position with its proof.

    ``seen``: what the seat knows; ``worlds``: the hands in each deal; ``values``: by move, its value in each deal for
    the seat's side; ``solution``: the best moves, which are worth the same in every deal.
    """

    seen: Observation
    worlds: tuple[Hands, ...]
    values: dict[Action, tuple[float, ...]]
    solution: tuple[Action, ...]
    margin: float
    proof: Proof

    def mean(self, action: Action) -> float:
        """What a move is worth on average."""
        return _mean(self.values[action])

    def cost(self, action: Action) -> float:
        """What a move loses on average to the solution."""
        return self.mean(self.solution[0]) - self.mean(action)


def prove(seen: Observation) -> Proved | None:
    """The proof of a seat's best move, if there is one."""
    choices = seen.choices
    if not isinstance(choices, PlayChoices) or len(choices.cards) < 2:
        return None
    sampler = Sampler(Deductions(seen, PublicHistory(seen)))
    if not FEWEST_WORLDS <= sampler.count <= MOST_WORLDS or not is_exact(seen):
        return None
    worlds = tuple(tuple(map(cards_of, one.world.hands)) for one in sampler.every(MOST_WORLDS))
    actions = tuple(choices.actions())
    look = worlds[:: max(1, len(worlds) // FIRST_LOOK)]
    if _judged(seen, look, actions, slack=0.7) is None:
        return None
    return _judged(seen, worlds, actions)


def is_exact(seen: Observation) -> bool:
    """Whether the solver leaves nothing out here: where asks have an order, bluffs or a price beyond their answer, no
    marriage may be left to declare.
    """
    rules = seen.rules.marriages
    is_simple = rules.ask_order is AskOrder.FREE and rules.broken_marriages is BrokenMarriages.NEVER
    if is_simple and not rules.bluff_half and not rules.half_needs_whole:
        return True
    gone = {card for trick in seen.tricks for card in trick.cards} | set(seen.trick)
    closed = {declaration.suit for declaration in seen.declared}
    return all(suit in closed or any(c in gone for c in cards_of(MARRIAGE_MASKS[suit])) for suit in SUITS)


def _judged(
    seen: Observation, worlds: tuple[Hands, ...], actions: Sequence[Action], slack: float = 1.0
) -> Proved | None:
    values = priced(seen, worlds, actions)
    best = max(values, key=lambda action: _mean(values[action]))
    solution = tuple(action for action in values if values[action] == values[best])
    others = [values[action] for action in values if action not in solution]
    if not others:
        return None
    margin = _mean(values[best]) - max(map(_mean, others))
    counts_points = seen.rules.contract is not None
    is_every = all(mine >= his for other in others for mine, his in zip(values[best], other, strict=True))
    tops = [max(column) for column in zip(*values.values(), strict=True)]
    is_mostly = sum(map(float.__eq__, values[best], tops)) >= MOSTLY * len(worlds)
    if is_every and margin >= slack * EVERY_MARGIN[counts_points]:
        proof = Proof.EVERY
    elif is_mostly and margin >= slack * MARGIN[counts_points]:
        proof = Proof.MARGIN
    else:
        return None
    return Proved(seen, worlds, values, solution, margin, proof)


def priced(seen: Observation, worlds: Sequence[Hands], actions: Sequence[Action]) -> dict[Action, tuple[float, ...]]:
    """The value of each move in each deal. An ask that no deal lets succeed is left out: it changes nothing.

    Where an ask fails, the seat has learnt no more than that, and must lead the same card in all such deals: the best
    on average over them.
    """
    table = [values_of(seen, actions, hands) for hands in worlds]
    values = {action: tuple(float(row[n].gain) for row in table) for n, action in enumerate(actions)}
    cards = [action for action in actions if isinstance(action, Play)]
    for number, action in enumerate(actions):
        if isinstance(action, AskWhole | AskHalf):
            succeeds = [row[number].declared > 0 and not _is_bluff(seen, action) for row in table]
            if not any(succeeds):
                del values[action]
            else:
                values[action] = _with_failures(values, cards, action, succeeds)
    return values


def _is_bluff(seen: Observation, ask: AskWhole | AskHalf) -> bool:
    """Whether the seat asks for a half without holding the other, which declares nothing."""
    return isinstance(ask, AskHalf) and not mask_of(seen.hand) & MARRIAGE_MASKS[ask.suit]


def _with_failures(
    values: dict[Action, tuple[float, ...]], cards: Sequence[Action], ask: Action, succeeds: Sequence[bool]
) -> tuple[float, ...]:
    """The values of an ask; where it fails, those of the card that is best on average over the failures."""
    failures = [number for number, is_success in enumerate(succeeds) if not is_success]
    card = max(cards, key=lambda one: sum(values[one][number] for number in failures))
    pairs = zip(succeeds, values[ask], values[card], strict=True)
    return tuple(asked if is_success else played for is_success, asked, played in pairs)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
