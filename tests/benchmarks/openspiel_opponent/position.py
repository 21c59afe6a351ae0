"""A hand in play in one world, for tree search: the kernel's moves, and what each seat has seen of them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from marjapussi_desktop.bots.determinization.sampler import Sampler
from marjapussi_desktop.bots.knowledge.memory import deductions_of
from marjapussi_desktop.bots.native import Rollouts
from marjapussi_desktop.bots.native.encoding import move_code, native_rules, public_position
from marjapussi_desktop.bots.native.move_codes import ANSWER_HALF, DECLARE, MOVE_COUNT
from marjapussi_desktop.bots.native.values import World
from marjapussi_desktop.bots.value.payoffs import Stakes, terms_of
from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.choices import AnswerChoices, PlayChoices
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import Family
from marjapussi_desktop.engine.seats import side_of

ANSWERED_NO: Final = MOVE_COUNT
"""How a half that was denied is remembered; the kernel has one move for both answers."""
PLAYERS: Final = 4
SCALE: Final = {Family.HUUTOPUSSI: 250.0, Family.MARJAPUSSI: 4.0}
"""What a side's advantage in score is divided by, so that most returns lie between -1 and 1."""


class Root:
    """The position that a decision starts from, without the hidden cards. ``samples`` worlds as the built-in bots do.

    The returns of a hand are the side's score against the other's, as contract and Porvoo have it.
    """

    def __init__(self, seen: Observation, seed: int) -> None:
        self.seen = seen
        self.stakes = Stakes(terms_of(seen))
        self.scale = SCALE[seen.rules.family]
        deductions = deductions_of(seen)
        self._sampler = Sampler(deductions)
        self._dice = random.Random(seed)
        self._rules = native_rules(seen.rules)
        self._public = Rollouts(self._rules)
        self._public.set_position(public_position(seen, deductions.history))

    def sample(self) -> Position:
        """The position in a world that fits, each world as likely."""
        return self.position(self._sampler.draw(self._dice).world)

    def position(self, world: World) -> Position:
        """The position in a world."""
        self._public.set_world(world)
        return Position(self, self.copied(self._public), list(world.hands), [])

    def copied(self, rollouts: Rollouts) -> Rollouts:
        """The same position once more."""
        copy = Rollouts(self._rules)
        copy.copy_from(rollouts)
        return copy

    def actions(self) -> dict[int, Action]:
        """The seat's moves by their numbers, without Kontra and Re."""
        choices = self.seen.choices
        assert isinstance(choices, PlayChoices | AnswerChoices), "the seat is to play or to answer"
        return {move_code(action): action for action in choices.actions() if action not in choices.calls}


class Position:
    """A position with all cards known. ``hands``: what each seat holds; ``told``: what all heard since the root."""

    __slots__ = ("hands", "rollouts", "root", "told")

    def __init__(self, root: Root, rollouts: Rollouts, hands: list[int], told: list[int]) -> None:
        self.root = root
        self.rollouts = rollouts
        self.hands = hands
        self.told = told

    def copied(self) -> Position:
        """Another one, to be played on by itself."""
        return Position(self.root, self.root.copied(self.rollouts), list(self.hands), list(self.told))

    @property
    def seat(self) -> int:
        """The seat to act."""
        return self.rollouts.seat_to_act()

    @property
    def is_over(self) -> bool:
        """Whether the last trick has been gathered."""
        return self.rollouts.is_over()

    def moves(self) -> list[int]:
        """All moves; nothing once the hand is over."""
        return self.rollouts.moves()

    def move(self, number: int) -> None:
        """Takes one of the moves."""
        if number < DECLARE:
            self.hands[self.rollouts.seat_to_act()] &= ~(1 << number)
            self.rollouts.move(number)
            self.told.append(number)
        elif number == ANSWER_HALF:
            before = self.rollouts.outcome()
            self.rollouts.move(number)
            self.told.append(number if self.rollouts.outcome() != before else ANSWERED_NO)
        else:
            self.rollouts.move(number)
            self.told.append(number)

    def seen_by(self, seat: int) -> str:
        """What tells this position from others for a seat: its own cards and all that was told."""
        return f"{seat}:{self.hands[seat]}:{','.join(map(str, self.told))}"

    def rolled_out(self, roll: Callable[[], float]) -> list[float]:
        """The returns after moves at random, each as likely, to the end; ``roll`` gives numbers from 0 to 1."""
        rollouts = self.root.copied(self.rollouts)
        while not rollouts.is_over():
            moves = rollouts.moves()
            rollouts.move(moves[int(roll() * len(moves))])
        return self._returns(rollouts)

    def returns(self) -> list[float]:
        """Per seat, once the hand is over."""
        return self._returns(self.rollouts)

    def _returns(self, rollouts: Rollouts) -> list[float]:
        outcome = rollouts.outcome()
        layout = self.root.seen.rules.layout
        sides = [self.root.stakes.worth(outcome, side) / self.root.scale for side in (0, 1)]
        return [sides[side_of(seat, layout)] for seat in range(PLAYERS)]
