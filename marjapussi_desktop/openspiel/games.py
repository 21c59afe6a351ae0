"""The games, registered with OpenSpiel: importing this module does it, and needs OpenSpiel and numpy.

Parameters of a game: ``dealer``, a seat; and every option of the preset's rules by its name (RULES.md), as in
``huutopussi(kontra=true,target=300,dealer=2)``. Values are those of the command line, but for two signs that OpenSpiel
would take for its own: words are joined by ``+`` (``redeal=three_sixes+no_card_above_jack``), numbers by ``_``
(``card_points=11_10_4_3_2``). A parameter has one type: where there may be a number or none, none is 0
(``bid_ban_at=0``).

A hand is a sequential game with chance moves and imperfect information (see `hand` for what was put in sequence). It is
zero-sum: a seat's return is its side's score less the mean score of the other sides, all of it at the end.
"""

from __future__ import annotations

import re
from typing import Any, Final

import numpy as np  # type: ignore[import-not-found,unused-ignore]
import pyspiel  # type: ignore[import-not-found,import-untyped,unused-ignore]

from marjapussi_desktop.engine import FULL_PACK, PRESETS, Ruleset, players_in, rules_of
from marjapussi_desktop.engine.options import OptionValue, format_value, options_in
from marjapussi_desktop.engine.ruleset import hand_size, highest_total
from marjapussi_desktop.openspiel.action_ids import AMOUNTS, TEXTS
from marjapussi_desktop.openspiel.hand import OVER, Hand
from marjapussi_desktop.openspiel.sections import Shape, information_shapes, longest_play, observation_shapes
from marjapussi_desktop.openspiel.seen import marks, text

MOST_GAME_POINTS: Final = 7
"""Of a hand of the Marjapussi family: trumps 2, three little ones, the last trick, more pips."""
NO_NUMBER: Final = 0
_BETWEEN_NUMBERS: Final = re.compile(r"(?<=[0-9])-(?=[0-9])")
_JOINED_NUMBERS: Final = re.compile(r"(?<=[0-9])_(?=[0-9])")
CARDS_MOVED: Final = 2 * 4
"""At most four cards are given and four returned, each a choice of its own; a kitty's three put aside are fewer."""


def short_name(preset: str) -> str:
    """The name of a preset's game: ``bondtolva_2`` for ``bondtolva-2``."""
    return preset.replace("-", "_")


def parameters(preset: str) -> dict[str, bool | int | str]:
    """The parameters of a preset's game and their defaults."""
    rules = PRESETS[preset]
    return {"dealer": 0} | {option.key: _parameter(option.value_in(rules)) for option in options_in(rules)}


def _parameter(value: OptionValue) -> bool | int | str:
    if isinstance(value, bool | int):
        return value
    return NO_NUMBER if value is None else _BETWEEN_NUMBERS.sub("_", format_value(value).replace(",", "+"))


def _option(value: bool | int | str) -> str:
    is_none = value == NO_NUMBER and not isinstance(value, bool)
    return format_value(None) if is_none else _JOINED_NUMBERS.sub("-", format_value(value).replace("+", ","))


def game_type(preset: str) -> Any:
    """What kind of game a preset is."""
    players = players_in(PRESETS[preset].layout)
    return pyspiel.GameType(
        short_name=short_name(preset),
        long_name=f"A hand of {preset}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players,
        min_num_players=players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(preset),
    )


def game_info(rules: Ruleset) -> Any:
    """The sizes of a game. Lengths and utilities are bounds; hands are much shorter and closer."""
    return pyspiel.GameInfo(
        num_distinct_actions=len(TEXTS),
        max_chance_outcomes=len(FULL_PACK),
        num_players=players_in(rules.layout),
        min_utility=-widest_difference(rules),
        max_utility=widest_difference(rules),
        utility_sum=0.0,
        max_game_length=longest_game(rules),
    )


def widest_difference(rules: Ruleset) -> float:
    """No side is further from the others after a hand.

    In the Huutopussi family: a contract doubled by every call and a final bid lost, and the others' points taken.
    """
    if rules.contract is None:
        return float(MOST_GAME_POINTS)
    calls = hand_size(rules) if rules.contract.kontra else 0
    return float(highest_total(rules) * (2**calls + 2))


def longest_game(rules: Ruleset) -> int:
    """No hand has more decisions: the play's moves, with silences, every bid and pass, chosen cards, the contract."""
    play = longest_play(rules)
    if rules.contract is None:
        return play
    players = players_in(rules.layout)
    silences = play * players if rules.contract.kontra else 0
    return play + silences + len(AMOUNTS) + players + CARDS_MOVED + 1


class HandGame(pyspiel.Game):  # type: ignore[misc,unused-ignore]
    """One hand of a preset. Raises RulesError for options that the rules lack, UnknownSeatError for the dealer."""

    preset: str

    def __init__(self, params: dict[str, bool | int | str] | None = None) -> None:
        usual = parameters(self.preset)
        given = {key: value for key, value in (params or {}).items() if usual.get(key) != value}
        options = {key: _option(value) for key, value in given.items() if key != "dealer"}
        self._first = Hand(rules_of(self.preset, **options), int(given.get("dealer", 0)))
        super().__init__(game_type(self.preset), game_info(self._first.rules), given)

    def new_initial_state(self) -> HandState:
        """The hand before its first card is dealt."""
        return HandState(self, self._first)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        """The observer of a seat's information state if recall is perfect, else of its observation.

        Raises ValueError for parameters and for eyes that are not a seat's: all hands, or public things only.
        """
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params or not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("a hand is observed from one seat, with all that the seat knows, without parameters")
        return SeatObserver(self._first.rules, bool(kind.perfect_recall))


class HandState(pyspiel.State):  # type: ignore[misc,unused-ignore]
    """A hand at one moment. A clone shares its `Hand`, which never changes; written down it is its sequence of ids."""

    def __init__(self, game: HandGame, hand: Hand) -> None:
        super().__init__(game)
        self.hand = hand

    def current_player(self) -> int:
        return self.hand.to_act

    def is_terminal(self) -> bool:
        return self.hand.to_act == OVER

    def _legal_actions(self, _player: int) -> list[int]:
        return list(self.hand.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        cards = self.hand.legal
        return [(card, 1 / len(cards)) for card in cards]

    def _apply_action(self, action: int) -> None:
        self.hand = self.hand.after(int(action))

    def _action_to_string(self, _player: int, action: int) -> str:
        return self.hand.text_of(int(action))

    def returns(self) -> list[float]:
        return self.hand.returns()

    def __str__(self) -> str:
        return self.hand.text()


class SeatObserver:
    """What OpenSpiel asks of an observer: ``tensor``, flat; ``dict``, its sections by name; both follow `set_from`."""

    def __init__(self, rules: Ruleset, is_recalled: bool) -> None:
        shapes: dict[str, Shape] = information_shapes(rules) if is_recalled else observation_shapes(rules)
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self._is_recalled = is_recalled
        self.tensor = np.zeros(sum(sizes), np.float32)
        parts = np.split(self.tensor, np.cumsum(sizes)[:-1])
        self.dict = {name: part.reshape(shape) for (name, shape), part in zip(shapes.items(), parts, strict=True)}

    def set_from(self, state: HandState, player: int) -> None:
        """What the seat knows in this state."""
        self.tensor.fill(0)
        for section, place, value in marks(state.hand, player, is_recalled=self._is_recalled):
            self.dict[section][place] = value

    def string_from(self, state: HandState, player: int) -> str:
        """The same as text."""
        return text(state.hand, player, is_recalled=self._is_recalled)


for _preset in PRESETS:
    # WORKAROUND: OpenSpiel 2 lets go of what makes its games after Python has ended, and an object that is freed then
    # aborts the process. A class never is: it refers to itself.
    pyspiel.register_game(game_type(_preset), type(f"HandGame_{short_name(_preset)}", (HandGame,), {"preset": _preset}))
