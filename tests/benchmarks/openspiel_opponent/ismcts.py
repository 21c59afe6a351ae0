"""OpenSpiel's information-set Monte Carlo tree search as a player. Needs OpenSpiel (see the package's docstring).

The search itself is OpenSpiel's own, unchanged: its Python ``ISMCTSBot``. Told to it are the game (`Position`), worlds
that fit what the seat knows, from this program's sampler, and uniform random rollouts: what OpenSpiel's evaluator does,
at a third of its time.

The whole games for OpenSpiel, with deal, auction and exchange, are in `marjapussi_desktop.openspiel`. The search gets
the play alone, from the kernel: a random rollout there takes a thirtieth of its time with the engine.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, Final

import numpy as np  # type: ignore[import-not-found,unused-ignore]
import pyspiel  # type: ignore[import-not-found,unused-ignore]
from open_spiel.python.algorithms import ismcts  # type: ignore[import-not-found,unused-ignore]

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.dice import Dice
from marjapussi_desktop.bots.native.move_codes import MOVE_COUNT
from marjapussi_desktop.bots.players.casual import CasualBot
from marjapussi_desktop.engine.choices import AnswerChoices, CallChoices, PlayChoices
from marjapussi_desktop.engine.observation import Observation
from tests.benchmarks.openspiel_opponent.position import PLAYERS, Position, Root

EXPLORATION: Final = 1.0
"""The constant of UCT, for returns that mostly lie between -1 and 1."""
NO_LIMIT: Final = 10**9
LONGEST_HAND: Final = 100

_TYPE: Final = pyspiel.GameType(
    short_name="marjapussi_play",
    long_name="The play of a hand of Marjapussi or Huutopussi",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=PLAYERS,
    min_num_players=PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)
_INFO: Final = pyspiel.GameInfo(
    num_distinct_actions=MOVE_COUNT,
    max_chance_outcomes=0,
    num_players=PLAYERS,
    min_utility=-8.0,
    max_utility=8.0,
    utility_sum=0.0,
    max_game_length=LONGEST_HAND,
)


class PlayGame(pyspiel.Game):  # type: ignore[misc,unused-ignore]
    """The play of a hand from one position on."""

    def __init__(self, params: Any = None) -> None:
        super().__init__(_TYPE, _INFO, params or {})

    def new_initial_state(self) -> Any:
        raise NotImplementedError("a state needs a position")

    def make_py_observer(self, _obs_type: Any = None, _params: Any = None) -> None:
        return None


class PlayState(pyspiel.State):  # type: ignore[misc,unused-ignore]
    """One position. What the search calls is answered here, so that no call crosses to C++ and back."""

    def __init__(self, game: PlayGame, position: Position) -> None:
        super().__init__(game)
        self._game = game
        self._position = position

    def get_game(self) -> PlayGame:
        return self._game

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if self._position.is_over else self._position.seat

    def is_terminal(self) -> bool:
        return self._position.is_over

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self, _player: int | None = None) -> list[int]:
        return sorted(self._position.moves())

    def apply_action(self, action: int) -> None:
        self._position.move(int(action))

    def returns(self) -> list[float]:
        return self._position.returns()

    def information_state_string(self, player: int | None = None) -> str:
        return self._position.seen_by(self._position.seat if player is None else player)

    def clone(self) -> PlayState:
        return PlayState(self._game, self._position.copied())

    def rolled_out(self, roll: Callable[[], float]) -> list[float]:
        """The returns after random moves to the end; ``roll`` gives numbers from 0 to 1. This state stays."""
        return self._position.rolled_out(roll)

    def __str__(self) -> str:
        return self._position.seen_by(self._position.seat)


class RandomRollouts:
    """Evaluates a state by one game to its end with random moves, each as likely; prior chances are all alike."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def evaluate(self, state: PlayState) -> list[float]:
        return state.rolled_out(self._random)

    def prior(self, state: PlayState) -> list[tuple[int, float]]:
        moves = state.legal_actions()
        return [(move, 1.0 / len(moves)) for move in moves]


class _TimeIsUpError(Exception):
    """The search has had its time."""


class IsmctsBot:
    """Plays, declares, asks and answers by OpenSpiel's search; bids, gives and sets contracts as `casual`.

    Attributes: ``name``; ``seconds`` of processor time a decision, or, if it is set, ``simulations``; ``done``: how
    many simulations each decision had.
    """

    name = "OpenSpiel IS-MCTS"

    def __init__(self, seed: int, seconds: float = 1.0, simulations: int | None = None) -> None:
        self.seed = seed
        self.seconds = seconds
        self.simulations = simulations
        self.done: list[int] = []
        self._casual = CasualBot(seed)
        self._game = PlayGame()

    def decide(self, observation: Observation) -> Decision:
        """The move of the seat that is to act."""
        if not isinstance(observation.choices, PlayChoices | AnswerChoices):
            return self._casual.decide(observation)
        dice = Dice(self.seed, observation.number, observation.seat, len(observation.moves))
        root = Root(observation, dice.below(1 << 30))
        actions = root.actions()
        if len(actions) == 1:
            return Decision(next(iter(actions.values())), BotReason.ONLY_CHOICE)
        chosen = self._search(root, np.random.RandomState(dice.below(1 << 30)))
        return Decision(actions[chosen], BotReason.PROGRAM)

    def consider_call(self, observation: Observation) -> Decision | None:
        """As `casual`."""
        assert isinstance(observation.choices, CallChoices)
        return self._casual.consider_call(observation)

    def _search(self, root: Root, random_state: Any) -> int:
        bot = ismcts.ISMCTSBot(
            self._game,
            RandomRollouts(random_state.randint(1 << 30)),
            EXPLORATION,
            self.simulations or NO_LIMIT,
            random_state=random_state,
        )
        deadline = time.process_time() + self.seconds
        count = 0

        def resample(_state: PlayState, _player: int) -> PlayState:
            nonlocal count
            if self.simulations is None and time.process_time() >= deadline:
                raise _TimeIsUpError
            count += 1
            return PlayState(self._game, root.sample())

        bot.set_resampler(resample)
        state = PlayState(self._game, root.sample())
        try:
            policy = bot.run_search(state)
        except _TimeIsUpError:
            policy = bot.get_final_policy(state, bot._root_node)
        self.done.append(count)
        return int(max(policy, key=lambda pair: pair[1])[0])
