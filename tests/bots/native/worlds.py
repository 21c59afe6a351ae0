"""True worlds of the engine's hands and deals, for tests: where every card really is."""

from __future__ import annotations

from marjapussi_desktop.bots.native.encoding import move_code, true_world
from marjapussi_desktop.bots.native.values import World
from marjapussi_desktop.engine.choices import AnswerChoices, PlayChoices
from marjapussi_desktop.engine.observation import AllCards, see_all
from marjapussi_desktop.engine.phases import choices_of, seat_to_act
from marjapussi_desktop.engine.state import Deal, HandState


def world_of(hand: HandState) -> World:
    """Where the cards are."""
    return true_world(see_all(hand))


def world_of_deal(deal: Deal) -> World:
    """Where the cards are before the first move; a kitty stays out of play."""
    rows = deal.up or ((),) * len(deal.hands)
    beneath = tuple(pair for up, down in zip(deal.up, deal.down, strict=True) for pair in zip(up, down, strict=True))
    hands = tuple(hand + row for hand, row in zip(deal.hands, rows, strict=True))
    return true_world(AllCards(hands, deal.stock, beneath))


def engine_moves(hand: HandState) -> set[int]:
    """The kernel's numbers of all that the engine allows now, without Kontra and Re."""
    seat = seat_to_act(hand)
    assert seat is not None
    choices = choices_of(hand, seat)
    assert isinstance(choices, PlayChoices | AnswerChoices)
    calls = choices.calls if isinstance(choices, PlayChoices) else ()
    return {move_code(action) for action in choices.actions() if action not in calls}
