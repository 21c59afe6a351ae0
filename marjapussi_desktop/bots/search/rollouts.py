"""Choosing a move by imagining: each legal move is played out in many sampled worlds, and the best on average wins."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from marjapussi_desktop.bots.determinization.sampler import Determinization
from marjapussi_desktop.bots.determinization.weighted import SEEDS, imagined_by
from marjapussi_desktop.bots.dice import Dice
from marjapussi_desktop.bots.heuristics.worth import marriages_in
from marjapussi_desktop.bots.knowledge.card_sets import MARRIAGE_MASKS, mask_of
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.bots.native.encoding import move_code, new_rollouts, set_position, set_world
from marjapussi_desktop.bots.value.payoffs import Outcome, stakes_of, takes_all, terms_of
from marjapussi_desktop.engine.actions import Action, AskHalf, AskWhole, Play
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import partner_of, side_of

if TYPE_CHECKING:
    from marjapussi_desktop.bots.native.rollouts import Rollouts

NUMBERS: Final = 6
"""Of each outcome."""


@lru_cache(maxsize=4)
def rollouts_of(rules: Ruleset) -> Rollouts:
    """The kernel's rollouts, made once; for one thread at a time."""
    return new_rollouts(rules)


def tried(rollouts: Rollouts, imagined: Sequence[Determinization], moves: list[int], seed: int) -> list[Outcome]:
    """The outcome of each move in each world, world by world, from the position that was set."""
    hands, stocks, beneath = _piles_of(imagined)
    return _outcomes(rollouts.try_moves(hands, moves, seed, stocks, beneath))


def played_out(rollouts: Rollouts, imagined: Sequence[Determinization], seed: int) -> list[Outcome]:
    """The outcome of one rollout in each world, from the position that was set."""
    hands, stocks, beneath = _piles_of(imagined)
    return _outcomes(rollouts.play_worlds(hands, seed, stocks, beneath))


def _piles_of(imagined: Sequence[Determinization]) -> tuple[list[list[int]], list[list[int]], list[list[int]]]:
    """The worlds as the kernel takes them: hands, stock, and the cards beneath others."""
    return (
        [[*one.world.hands, *(0,) * (4 - len(one.world.hands))] for one in imagined],
        [list(one.world.stock) for one in imagined],
        [list(one.world.beneath) for one in imagined],
    )


def _outcomes(found: list[int]) -> list[Outcome]:
    return list(zip(*[iter(found)] * NUMBERS, strict=True))


class FlatSearch:
    """The worth of each action to the side that acts, in the same imagined worlds.

    ``sweep``: what taking every trick is worth to this player beside its score; ``for_match``: see `Stakes`;
    ``reads``: see `imagined_by`.
    """

    def __init__(
        self,
        seen: Observation,
        actions: Sequence[Action],
        worlds: int | Sequence[Determinization],
        seed: int,
        sweep: float = 0.0,
        for_match: bool = False,
        reads: bool = False,
    ) -> None:
        """``worlds``: how many to imagine, or the worlds themselves."""
        self._sweep = sweep
        self._for_match = for_match
        own = Dice(seed, seen.number, seen.seat, len(seen.moves))
        self._seen = seen
        self.actions = tuple(actions)
        self.imagined = imagined_by(seen, worlds, own, reads) if isinstance(worlds, int) else worlds
        rollouts = rollouts_of(seen.rules)
        set_position(rollouts, seen, PublicHistory(seen))
        codes = [move_code(action) for action in self.actions]
        dice = own.below(SEEDS)
        outcomes = tried(rollouts, self.imagined, codes, dice)
        set_world(rollouts, self.imagined[0].world)
        chosen = rollouts.chosen(dice)
        self.usual = codes.index(chosen) if chosen in codes else None
        self._worths = [self._worths_of(outcomes[move :: len(codes)]) for move in range(len(codes))]

    def _worths_of(self, outcomes: list[Outcome]) -> list[float]:
        stakes = stakes_of(terms_of(self._seen), self._for_match)
        side = side_of(self._seen.seat, self._seen.rules.layout)
        own = mask_of(self._seen.discarded)
        extras = (stakes.discard_points(one.aside | own) for one in self.imagined)
        worths = [stakes.worth_with(one, side, extra) for one, extra in zip(outcomes, extras, strict=True)]
        if self._sweep:
            worths = [worth + self._sweep * takes_all(one, side) for worth, one in zip(worths, outcomes, strict=True)]
        return worths

    def means(self) -> list[float]:
        """The mean worth of each action, in order."""
        return [self._mean(number) for number in range(len(self.actions))]

    def _mean(self, number: int) -> float:
        """An ask that fails leaves all as it was: the best card may then be played, whatever the answer has told."""
        action, worths = self.actions[number], self._worths[number]
        if not isinstance(action, AskHalf | AskWhole):
            return sum(worths) / len(worths)
        is_yes = [self._will_declare(action, one) for one in self.imagined]
        gained = sum(worth for worth, yes in zip(worths, is_yes, strict=True) if yes)
        plays = (worths for action, worths in zip(self.actions, self._worths, strict=True) if isinstance(action, Play))
        after_no = max(sum(worth for worth, yes in zip(play, is_yes, strict=True) if not yes) for play in plays)
        return (gained + after_no) / len(worths)

    def _will_declare(self, ask: AskHalf | AskWhole, one: Determinization) -> bool:
        partner = partner_of(self._seen.seat, self._seen.rules.layout)
        assert partner is not None
        hand = one.world.hands[partner]
        if isinstance(ask, AskHalf):
            return bool(hand & MARRIAGE_MASKS[ask.suit])
        declared = {declaration.suit for declaration in self._seen.declared}
        return any(suit not in declared for suit in marriages_in(hand))
