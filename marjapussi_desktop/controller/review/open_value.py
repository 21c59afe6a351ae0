"""What a hand was worth with all cards seen, and where each side left it. No Qt here."""

from __future__ import annotations

from marjapussi_desktop.bots.review.open_cards import hand_value, is_solved
from marjapussi_desktop.controller.past.past_match import PastMatch
from marjapussi_desktop.engine.observation import AllCards, Observation, observe, see_all
from marjapussi_desktop.engine.phases import seat_to_act
from marjapussi_desktop.engine.seats import side_of
from marjapussi_desktop.engine.state import HandState, Phase
from marjapussi_desktop.engine.values import frozen


@frozen
class Spot:
    """A place in the play of a hand: what the seat to act knew after a move, and all cards. ``seen`` None: nothing is
    to be valued there, since a question awaits its answer or the hand is over.
    """

    ply: int
    mover: int
    seen: Observation | None = None
    cards: AllCards | None = None


@frozen
class Played:
    """The play of a hand that is to be valued; the first of its ``spots`` is the first lead."""

    hand: int
    spots: tuple[Spot, ...]


@frozen
class Left:
    """Where a move in play left the hand. ``value``: see `OpenValue.start`; ``given``: how much of it the mover's side
    gave away with this move. Below 0: it got more than the solver thought possible, which knows nothing of failed asks
    and what they forbid.
    """

    ply: int
    seat: int
    value: int
    given: int


@frozen
class OpenValue:
    """The worth of a hand with all cards seen.

    ``start``: what side 0 takes in the hand minus what side 1 takes, if from the first lead on both play as if they saw
    all cards: card points with declarations, or game points; ``moves``: each move in play; ``given``: by side, the sum.
    """

    hand: int
    start: int
    moves: tuple[Left, ...]
    given: tuple[int, int]


def played_of(past: PastMatch, hand: int) -> Played | None:
    """The play of a hand that is over; None where there was none, or no solver plays the game. Raises IndexError."""
    spots: list[Spot] = []
    for ply, moment in enumerate(past.moments(hand), -1):
        after = moment.after.hand
        assert after is not None
        is_playing = after.phase is Phase.PLAY and after.marriages.question is None
        if is_playing or spots:
            mover = -1 if moment.seat is None else moment.seat
            spots.append(_spot(ply, mover, after) if is_playing else Spot(ply, mover))
    if not spots or spots[0].seen is None or not is_solved(spots[0].seen):
        return None
    return Played(hand, tuple(spots))


def _spot(ply: int, mover: int, hand: HandState) -> Spot:
    to_act = seat_to_act(hand)
    assert to_act is not None
    return Spot(ply, mover, observe(hand, to_act), see_all(hand))


def open_value_of(played: Played) -> OpenValue:
    """The worth of a hand, solved at every move."""
    first = played.spots[0]
    assert first.seen is not None
    layout = first.seen.rules.layout
    now = start = _value_at(first, 0)
    moves, given = [], [0, 0]
    for spot in played.spots[1:]:
        value = _value_at(spot, now)
        side = side_of(spot.mover, layout)
        lost = (now - value) * (-1 if side else 1)
        given[side] += lost
        moves.append(Left(spot.ply, spot.mover, value, lost))
        now = value
    return OpenValue(played.hand, start, tuple(moves), (given[0], given[1]))


def _value_at(spot: Spot, before: int) -> int:
    """Where nothing is to be valued, the value before: the last card is forced."""
    if spot.seen is None or spot.cards is None:
        return before
    return hand_value(spot.seen, spot.cards.hands)
