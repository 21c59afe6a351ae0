"""The one driver of hands: asks the bots around a table in turn until the hand is over.

It drives a session, which keeps a record (`simulation`), or a bare state (`Loose`), where only the result counts
(`duplicate`, the arena, training).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from marjapussi_desktop.bots.bot import Bot, Following
from marjapussi_desktop.bots.players.external.troubles import Trouble
from marjapussi_desktop.bots.players.random_player import RandomBot
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.choices import CallChoices, Choices
from marjapussi_desktop.engine.events import Event
from marjapussi_desktop.engine.observation import AllCards, Observation, observe, see_all
from marjapussi_desktop.engine.reasons import Refusal
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.state import Deal, HandState, MatchState
from marjapussi_desktop.evaluation.cheat import Seeing

MOST_MOVES: Final = 2000
"""The most moves of a hand: more mean that a bot repeats itself without end."""


class HandInPlay(Protocol):
    """What the driver needs of a hand: whose turn it is, what a seat may do and knows, and to make a move."""

    @property
    def seat_to_act(self) -> int | None:
        """The seat whose move is awaited; None when the hand is over."""

    @property
    def hand_number(self) -> int:
        """From 1."""

    @property
    def ply(self) -> int:
        """How many moves have been made."""

    def choices(self, seat: int) -> Choices | None:
        """What a seat may do now."""

    def observation(self, seat: int) -> Observation:
        """What a seat knows."""

    def all_cards(self) -> AllCards:
        """Where every card is: for measuring, never for a player."""

    def act(self, seat: int, action: Action) -> tuple[Event, ...] | Refusal:
        """Takes a move."""


class Loose:
    """A hand without a record; ``match``: the current state."""

    def __init__(self, match: MatchState, deal: Deal) -> None:
        self.match = game.deal(match, deal).match

    @property
    def _hand(self) -> HandState:
        assert self.match.hand is not None, "dealt"
        return self.match.hand

    @property
    def seat_to_act(self) -> int | None:
        """The seat whose move is awaited; None when the hand is over."""
        return game.seat_to_act(self.match)

    @property
    def hand_number(self) -> int:
        """From 1."""
        return self._hand.number

    @property
    def ply(self) -> int:
        """How many moves have been made."""
        return len(self._hand.moves)

    def choices(self, seat: int) -> Choices | None:
        """What a seat may do now."""
        return game.choices(self.match, seat)

    def observation(self, seat: int) -> Observation:
        """What a seat knows."""
        return observe(self._hand, seat)

    def all_cards(self) -> AllCards:
        """Where every card is."""
        return see_all(self._hand)

    def act(self, seat: int, action: Action) -> tuple[Event, ...] | Refusal:
        """Takes a move."""
        step = game.act(self.match, seat, action)
        if isinstance(step, Refusal):
            return step
        self.match = step.match
        return step.events


class Table:
    """Bots around a table, one per seat, for hand after hand.

    ``ms``: by seat, the wall-clock time of each decision in milliseconds. ``before_move`` is called with each seat that
    is about to move, ``tell`` with the troubles of programs; without ``tell`` a bot keeps its troubles.
    """

    def __init__(
        self,
        bots: Sequence[Bot],
        before_move: Callable[[int], None] | None = None,
        tell: Callable[[Trouble], None] | None = None,
    ) -> None:
        self.bots = bots
        self.ms: tuple[list[float], ...] = tuple([] for _bot in bots)
        self._before_move = before_move
        self._tell = tell
        self._followers = [(seat, bot) for seat, bot in enumerate(bots) if isinstance(bot, Following)]
        self._seeing = {seat: bot for seat, bot in enumerate(bots) if isinstance(bot, Seeing)}

    def play_hand(self, match: MatchState, deal: Deal) -> MatchState:
        """Plays the match's next hand, dealt as ``deal``; returns the match after it."""
        hand = Loose(match, deal)
        self.play(hand, match.rules)
        return hand.match

    def play(self, hand: HandInPlay, rules: Ruleset) -> None:
        """Plays a hand that has been dealt to its end."""
        has_calls = rules.contract is not None and rules.contract.kontra
        self._let_watch(hand)
        for _ in range(MOST_MOVES):
            to_act = hand.seat_to_act
            if to_act is None:
                return
            called = self._call(hand, to_act) if has_calls else None
            seat, action = (to_act, self._action(hand, to_act)) if called is None else called
            if self._before_move is not None:
                self._before_move(seat)
            refused = hand.act(seat, action)
            assert not isinstance(refused, Refusal), f"a bot chose {action}, which is refused: {refused}"
            self._let_watch(hand)
        raise AssertionError("a hand without an end")

    def close(self) -> None:
        """Lets the programs at the table go."""
        for _seat, bot in self._followers:
            bot.close()

    def _let_watch(self, hand: HandInPlay) -> None:
        for seat, bot in self._followers:
            bot.watch(hand.observation(seat))
            if self._tell is not None:
                for trouble in bot.take_troubles():
                    self._tell(trouble)

    def _action(self, hand: HandInPlay, seat: int) -> Action:
        """The move of the bot in the seat that is to act; notes the time that it took."""
        bot = self.bots[seat]
        if isinstance(bot, RandomBot):
            choices = hand.choices(seat)
            assert choices is not None, "the seat is to act"
            started = time.perf_counter()
            action = bot.action_from(choices, hand.hand_number, hand.ply)
        else:
            observation, seeing = hand.observation(seat), self._seeing.get(seat)
            started = time.perf_counter()
            decision = seeing.decide_seeing(observation, hand.all_cards()) if seeing else bot.decide(observation)
            action = decision.action
        self.ms[seat].append((time.perf_counter() - started) * 1000)
        return action

    def _call(self, hand: HandInPlay, to_act: int) -> tuple[int, Action] | None:
        """The call of the first seat that says Kontra or Re out of turn now, if any."""
        for seat, bot in enumerate(self.bots):
            if seat != to_act and isinstance(hand.choices(seat), CallChoices):
                decision = bot.consider_call(hand.observation(seat))
                if decision is not None:
                    return seat, decision.action
        return None
