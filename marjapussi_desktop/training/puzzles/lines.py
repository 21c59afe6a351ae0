"""How a hand goes on after a move if all play as well as they can with all cards seen, in one deal."""

from __future__ import annotations

from collections.abc import Iterator

from marjapussi_desktop.bots.native.encoding import card_worths
from marjapussi_desktop.bots.search.double_dummy import Hands, values_of
from marjapussi_desktop.engine import phases
from marjapussi_desktop.engine.actions import Action, Play
from marjapussi_desktop.engine.cards import Card, Rank
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.state import Declaration, HandState, Phase, PlayedTrick
from marjapussi_desktop.engine.values import changed, frozen

HIGH: tuple[Rank, ...] = (Rank.ACE, Rank.TEN)


@frozen
class Line:
    """The rest of a hand: its tricks, the one in hand first, and what was still declared. ``seat``: who began it."""

    seat: int
    hands: Hands
    tricks: tuple[PlayedTrick, ...]
    declared: tuple[Declaration, ...]

    def wins(self, number: int) -> bool:
        """Whether the seat's side wins a trick; -1: the last."""
        return (self.tricks[number].winner - self.seat) % 2 == 0

    def declares(self, is_ours: bool) -> int:
        """The points of what the seat's side, or the other, still declares."""
        return sum(one.points for one in self.declared if ((one.seat - self.seat) % 2 == 0) is is_ours)

    def loses(self, card: Card) -> bool:
        """Whether a card ends in a trick of the other side."""
        return any(card in trick.cards and (trick.winner - self.seat) % 2 for trick in self.tricks)

    def high_cards_won(self) -> int:
        """How many aces and tens of the others the seat's side takes."""
        theirs = {c for seat in (self.seat + 1, self.seat + 3) for c in self.hands[seat % 4] if c.rank in HIGH}
        return sum(card in theirs and not self.loses(card) for trick in self.tricks for card in trick.cards)


def line_after(hand: HandState, hands: Hands, action: Action) -> Line:
    """The line after a move of the seat that is to act."""
    seat = phases.seat_to_act(hand)
    assert seat is not None, "somebody is to act"
    *_, (_move, now) = _played(changed(hand, hands=hands), action)
    return Line(seat, hands, now.tricks[len(hand.tricks) :], now.marriages.declared[len(hand.marriages.declared) :])


def moves_after(hand: HandState, hands: Hands, action: Action) -> tuple[Action, ...]:
    """The moves of all seats after a move of the seat that is to act, to the end of the hand."""
    return tuple(move for move, _state in _played(changed(hand, hands=hands), action))[1:]


def _played(hand: HandState, action: Action) -> Iterator[tuple[Action, HandState]]:
    """A move and those after it, each with the hand that it leads to."""
    move: Action | None = action
    while hand.phase is not Phase.OVER:
        mover = phases.seat_to_act(hand)
        assert mover is not None, "the hand goes on"
        made = move if move is not None else _best(hand, mover)
        hand, _events = phases.apply(hand, mover, made)
        move = None
        yield made, hand


def _best(hand: HandState, seat: int) -> Action:
    """The best move; of equal ones the card that is worth least."""
    seen = observe(hand, seat)
    assert seen.choices is not None
    actions = list(seen.choices.actions())
    if len(actions) == 1:
        return actions[0]
    worths = card_worths(hand.rules)
    values = values_of(seen, actions, hand.hands)
    pairs = zip(values, actions, strict=True)
    key = max(
        (value.gain, -worths[action.card.index] if isinstance(action, Play) else 0, -number)
        for number, (value, action) in enumerate(pairs)
    )
    return actions[-key[2]]
