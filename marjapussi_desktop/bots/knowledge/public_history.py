"""What everybody at the table has seen of a hand, folded once from its moves.

Deductions, opponent models and the native encoder read this instead of the moves. What only some seats have seen (the
cards of an exchange, a seat's own draws) is in the observation.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Final, NamedTuple

from marjapussi_desktop.bots.knowledge.card_sets import BIT, Mask, mask_of
from marjapussi_desktop.engine.actions import (
    AnswerHalf,
    AnswerWhole,
    AskHalf,
    AskWhole,
    Bid,
    Declare,
    Pass,
    Play,
    SeenMove,
)
from marjapussi_desktop.engine.cards import Card, Suit
from marjapussi_desktop.engine.events import How
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.seats import side_of, sides_in
from marjapussi_desktop.engine.state import Declaration
from marjapussi_desktop.engine.tricks import beats

MOVES: Final = (Play, Declare, AskWhole, AskHalf, AnswerWhole, AnswerHalf)
"""The actions that are moves in play."""
_CALLS: Final = (Bid, Pass)
_ATTEMPTS: Final = (Declare, AskWhole, AskHalf)
_ANSWERS: Final = (AnswerWhole, AnswerHalf)
_HOW: Final[dict[type, How]] = {Declare: How.OWN, AskWhole: How.WHOLE, AskHalf: How.HALF}


class AuctionCall(NamedTuple):
    """What a seat has said in the auction. ``amount``: its bid in points, 0 for a pass."""

    seat: int
    amount: int


class MoveInPlay(NamedTuple):
    """A seat and its move."""

    seat: int
    action: Play | Declare | AskWhole | AskHalf | AnswerWhole | AnswerHalf


class CardPlay(NamedTuple):
    """A card played, and the trick before it.

    ``led``: the first card of the trick; ``winning``: the card that was winning; both are None for a lead. ``trump``:
    the trump suit at that moment.
    """

    seat: int
    card: Card
    led: Card | None
    winning: Card | None
    trump: Suit | None


class Attempt(NamedTuple):
    """A marriage declared by its holder, or a question to the partner.

    ``plays``: how many cards had been played before; ``answer``: None for `Declare`, and while it is awaited;
    ``declaration``: the marriage that it declared, None if it declared none (a no, or a yes to a bluff).
    """

    seat: int
    action: Declare | AskWhole | AskHalf
    plays: int
    answer: AnswerWhole | AnswerHalf | None = None
    declaration: Declaration | None = None


class PublicHistory:
    """A hand so far.

    ``plays``: the cards in order; ``attempts``: declarations and asks in order, each ask with its answer; ``played``:
    by seat, the cards that it has played.
    """

    def __init__(self, seen: Observation) -> None:
        self._seen: Final = seen
        self.attempts: Final = _with_declarations(_attempts_in(seen.moves), seen.declared)
        self.plays: Final = self._read_tricks()
        played = [0] * len(seen.hand_counts)
        for play in self.plays:
            played[play.seat] |= BIT[play.card.index]
        self.played: Final = tuple(played)

    def _read_tricks(self) -> tuple[CardPlay, ...]:
        """The cards played, each with the trick and the trump suit before it."""
        seen, players = self._seen, len(self._seen.hand_counts)
        found: list[CardPlay] = []
        trumps = [
            (attempt.plays, attempt.declaration.suit)
            for attempt in self.attempts
            if attempt.declaration is not None and attempt.declaration.sets_trump
        ]
        trump = None
        for leader, cards in (*((trick.leader, trick.cards) for trick in seen.tricks), (seen.leader, seen.trick)):
            while trumps and trumps[0][0] <= len(found):
                trump = trumps.pop(0)[1]
            led = winning = None
            for place, card in enumerate(cards):
                found.append(CardPlay((leader + place) % players, card, led, winning, trump))
                if led is None or winning is None:
                    led = winning = card
                elif beats(card, winning, trump):
                    winning = card
        return tuple(found)

    @cached_property
    def auction(self) -> tuple[AuctionCall, ...]:
        """Bids and passes in order."""
        calls = [(move.seat, move.action) for move in self._seen.moves if isinstance(move.action, _CALLS)]
        return tuple([AuctionCall(seat, call.amount if isinstance(call, Bid) else 0) for seat, call in calls])

    @cached_property
    def in_play(self) -> tuple[MoveInPlay, ...]:
        """Cards, declarations, asks and answers in order."""
        return tuple(
            [MoveInPlay(move.seat, move.action) for move in self._seen.moves if isinstance(move.action, MOVES)]
        )

    @cached_property
    def won(self) -> tuple[Mask, ...]:
        """By side, the cards in the tricks that it has won."""
        layout = self._seen.rules.layout
        taken = [0] * sides_in(layout)
        for trick in self._seen.tricks:
            taken[side_of(trick.winner, layout)] |= mask_of(trick.cards)
        return tuple(taken)

    def gone_before(self, plays: int) -> Mask:
        """The first ``plays`` cards that were played."""
        return mask_of(play.card for play in self.plays[:plays])


def _attempts_in(moves: Iterable[SeenMove]) -> list[Attempt]:
    """Declarations and asks, without what they declared."""
    found: list[Attempt] = []
    plays = 0
    for move in moves:
        action = move.action
        if isinstance(action, Play):
            plays += 1
        elif isinstance(action, _ATTEMPTS):
            found.append(Attempt(move.seat, action, plays))
        elif isinstance(action, _ANSWERS):
            found[-1] = found[-1]._replace(answer=action)
    return found


def _with_declarations(attempts: list[Attempt], declared: tuple[Declaration, ...]) -> tuple[Attempt, ...]:
    """Adds to each attempt what it declared. A declaration belongs to the last attempt that fits its suit."""
    found = list(attempts)
    last = {(_HOW[type(one.action)], _suit_told(one)): number for number, one in enumerate(attempts)}
    for declaration in declared:
        number = last[declaration.how, declaration.suit]
        found[number] = found[number]._replace(declaration=declaration)
    return tuple(found)


def _suit_told(attempt: Attempt) -> Suit | None:
    """The suit that the attempt may have declared."""
    action, answer = attempt.action, attempt.answer
    if isinstance(action, Declare):
        return action.suit
    if isinstance(action, AskWhole):
        return answer.suit if isinstance(answer, AnswerWhole) else None
    return action.suit if isinstance(answer, AnswerHalf) and answer.yes else None
