"""True worlds of the engine's hands, for tests: where every card really is."""

from __future__ import annotations

from marjapussi_desktop.bots.knowledge.card_sets import mask_of
from marjapussi_desktop.bots.native.encoding import NOTHING_BENEATH, World, move_code
from marjapussi_desktop.engine.choices import AnswerChoices, PlayChoices
from marjapussi_desktop.engine.phases import choices_of, seat_to_act
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.engine.state import HandState


def world_of(hand: HandState) -> World:
    """Where the cards are."""
    beneath = list(NOTHING_BENEATH)
    for up_row, down_row in zip(hand.up, hand.down, strict=True):
        for up, down in zip(up_row, down_row, strict=True):
            if up is not None and down is not None:
                beneath[up.index] = down.index
    return World(
        hands=tuple(mask_of(hand.available(seat)) for seat in range(players_in(hand.rules.layout))),
        stock=tuple(card.index for card in hand.stock),
        beneath=tuple(beneath),
    )


def engine_moves(hand: HandState) -> set[int]:
    """The kernel's numbers of all that the engine allows now, without Kontra and Re."""
    seat = seat_to_act(hand)
    assert seat is not None
    choices = choices_of(hand, seat)
    assert isinstance(choices, PlayChoices | AnswerChoices)
    calls = choices.calls if isinstance(choices, PlayChoices) else ()
    return {move_code(action) for action in choices.actions() if action not in calls}
