"""Which moves of a hand declared a suit: an ask and its answer may do so, or not."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.engine.actions import AnswerHalf, AnswerWhole, AskHalf, Declare
from marjapussi_desktop.engine.cards import Suit
from marjapussi_desktop.engine.events import How
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.state import Declaration

_HOW: Final[dict[type, How]] = {Declare: How.OWN, AnswerWhole: How.WHOLE, AnswerHalf: How.HALF}


def declarations_by_move(seen: Observation) -> dict[int, Declaration]:
    """The number of the move → the declaration that it made. A yes to one who has bluffed makes none."""
    found: dict[int, Declaration] = {}
    last_yes: dict[tuple[How, Suit], int] = {}
    asked: Suit | None = None
    for number, move in enumerate(seen.moves):
        action = move.action
        if isinstance(action, AskHalf):
            asked = action.suit
        suit = _suit_told(action, asked)
        if suit is not None:
            last_yes[_HOW[type(action)], suit] = number
    for declaration in seen.declared:
        found[last_yes[declaration.how, declaration.suit]] = declaration
    return found


def _suit_told(action: object, asked: Suit | None) -> Suit | None:
    """The suit that the action may have declared."""
    if isinstance(action, Declare | AnswerWhole):
        return action.suit
    return asked if isinstance(action, AnswerHalf) and action.yes else None
