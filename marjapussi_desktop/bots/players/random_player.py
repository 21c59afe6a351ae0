"""A bot that moves at random: every legal action is possible, but auctions still end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.dice import Dice
from marjapussi_desktop.engine.actions import Action, Bid, DemandRedeal, Pass, Play, SetContract
from marjapussi_desktop.engine.choices import (
    STEP,
    AnswerChoices,
    BidChoices,
    CallChoices,
    CardsChoices,
    Choices,
    ContractChoices,
    PlayChoices,
)
from marjapussi_desktop.engine.observation import Observation

_CALLS_ONE_IN: Final = 40
_ANY_AMOUNT_ONE_IN: Final = 25
_USUAL_STEPS: Final = 4


def _amount(minimum: int, maximum: int, dice: Dice) -> int:
    """Usually one of the lowest amounts, sometimes any."""
    steps = (maximum - minimum) // STEP + 1
    if not dice.one_in(_ANY_AMOUNT_ONE_IN):
        steps = min(steps, _USUAL_STEPS)
    return minimum + STEP * dice.below(steps)


def _bid(choices: BidChoices, dice: Dice) -> Action:
    if choices.may_redeal and dice.one_in(2):
        return DemandRedeal()
    if choices.minimum is None or choices.maximum is None or (choices.may_pass and dice.one_in(2)):
        return Pass() if choices.may_pass else DemandRedeal()
    return Bid(_amount(choices.minimum, choices.maximum, dice))


def _cards(choices: CardsChoices, dice: Dice) -> Action:
    return choices.action(dice.sample(choices.cards, choices.count))


def _contract(choices: ContractChoices, dice: Dice) -> Action:
    return SetContract(_amount(choices.minimum, choices.maximum, dice))


def _play(choices: PlayChoices, dice: Dice) -> Action:
    if choices.marriages and dice.one_in(2):
        return dice.pick(tuple(choices.marriages.actions()))
    cards = choices.cards
    return Play(cards[0] if len(cards) == 1 else cards[dice.below(len(cards))])


def _answer(choices: AnswerChoices, dice: Dice) -> Action:
    return dice.pick(tuple(choices.actions()))


def _call(choices: CallChoices, dice: Dice) -> Action:
    return dice.pick(choices.calls)


_PICKERS: Final[dict[type, Callable[[Any, Dice], Action]]] = {
    BidChoices: _bid,
    CardsChoices: _cards,
    ContractChoices: _contract,
    PlayChoices: _play,
    AnswerChoices: _answer,
    CallChoices: _call,
}


class RandomBot:
    """Chooses at random. It needs only the choices: ``action_from`` works without an observation.

    Attributes: ``name``; ``seed`` of its dice.
    """

    name = "random"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def action_from(self, choices: Choices, hand_number: int, ply: int) -> Action:
        """An action of ``choices``; ``ply`` is the number of moves made in the hand."""
        dice = Dice(self.seed, hand_number, choices.seat, ply)
        if choices.calls and dice.one_in(_CALLS_ONE_IN):
            return dice.pick(choices.calls)
        return _PICKERS[type(choices)](choices, dice)

    def call_from(self, choices: CallChoices, hand_number: int, ply: int) -> Action | None:
        """Sometimes a call out of turn."""
        dice = Dice(self.seed, hand_number, choices.seat, ply)
        return dice.pick(choices.calls) if dice.one_in(_CALLS_ONE_IN) else None

    def decide(self, observation: Observation) -> Decision:
        """The move of the seat that is to act."""
        assert observation.choices is not None, "the seat is to act"
        action = self.action_from(observation.choices, observation.number, len(observation.moves))
        return Decision(action, BotReason.CHANCE)

    def consider_call(self, observation: Observation) -> Decision | None:
        """Sometimes Kontra or Re out of turn."""
        assert isinstance(observation.choices, CallChoices), "the seat may call"
        action = self.call_from(observation.choices, observation.number, len(observation.moves))
        return Decision(action, BotReason.CHANCE) if action is not None else None
