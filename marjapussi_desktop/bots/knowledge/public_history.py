"""What everybody at the table has seen of a hand, folded once from its moves.

Deductions, opponent models and the kernel's encoder read this and not the moves. What only some seats have seen (the
cards of an exchange, a seat's own draws) is in the observation.
"""

from __future__ import annotations

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
)
from marjapussi_desktop.engine.cards import Card, Suit
from marjapussi_desktop.engine.events import How
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.seats import side_of, sides_in
from marjapussi_desktop.engine.state import Declaration
from marjapussi_desktop.engine.tricks import beats

MOVES: Final = (Play, Declare, AskWhole, AskHalf, AnswerWhole, AnswerHalf)
"""The actions that are moves in play."""
_HOW: Final[dict[type, How]] = {Declare: How.OWN, AskWhole: How.WHOLE, AskHalf: How.HALF}


class AuctionCall(NamedTuple):
    """What a seat has said in the auction. ``amount``: its bid in points, 0 for a pass."""

    seat: int
    amount: int


class MoveInPlay(NamedTuple):
    """Whose it is, and what."""

    seat: int
    action: Play | Declare | AskWhole | AskHalf | AnswerWhole | AnswerHalf


class CardPlay(NamedTuple):
    """A card, and the trick as its player found it.

    ``led``: the first card of the trick, ``winning``: the card that won it so far; both are None for a lead. ``trump``:
    the suit at that moment.
    """

    seat: int
    card: Card
    led: Card | None
    winning: Card | None
    trump: Suit | None


class Attempt(NamedTuple):
    """A marriage declared by its holder, or a question to the partner.

    ``plays``: how many cards of the hand had been played; ``answer``: None for `Declare` and while it is awaited;
    ``declaration``: what was declared by it; a yes to a bluff declares nothing.
    """

    seat: int
    action: Declare | AskWhole | AskHalf
    plays: int
    answer: AnswerWhole | AnswerHalf | None = None
    declaration: Declaration | None = None


class PublicHistory:
    """A hand so far.

    ``auction``: bids and passes in order; ``in_play``: cards, declarations, asks and answers in order; ``plays``: its
    cards; ``attempts``: all else, each question with its answer; ``openings``: for each completed trick the first move
    after it, if there is one; ``played``: per seat the cards that it has played.
    """

    def __init__(self, seen: Observation) -> None:
        self._tricks: Final = seen.tricks
        self._layout: Final = seen.rules.layout
        self._players: Final = len(seen.hand_counts)
        self.auction: Final = tuple(
            [
                AuctionCall(move.seat, move.action.amount if isinstance(move.action, Bid) else 0)
                for move in seen.moves
                if isinstance(move.action, Bid | Pass)
            ]
        )
        self.in_play: Final = tuple(
            [MoveInPlay(move.seat, move.action) for move in seen.moves if isinstance(move.action, MOVES)]
        )
        attempts, self.openings = self._read_moves()
        self.attempts: Final = _with_declarations(attempts, seen.declared)
        self.plays: Final = self._read_tricks()
        played = [0] * self._players
        for play in self.plays:
            played[play.seat] |= BIT[play.card.index]
        self.played: Final = tuple(played)

    def _read_moves(self) -> tuple[list[Attempt], tuple[MoveInPlay, ...]]:
        """The attempts, without what they declared; and the openings."""
        attempts: list[Attempt] = []
        openings: list[MoveInPlay] = []
        plays, is_after_trick = 0, False
        for move in self.in_play:
            action = move.action
            if is_after_trick:
                openings.append(move)
            if isinstance(action, Play):
                plays += 1
            elif isinstance(action, AnswerWhole | AnswerHalf):
                attempts[-1] = attempts[-1]._replace(answer=action)
            elif isinstance(action, Declare | AskWhole | AskHalf):
                attempts.append(Attempt(move.seat, action, plays))
            is_after_trick = isinstance(action, Play) and plays % self._players == 0
        return attempts, tuple(openings)

    def _read_tricks(self) -> tuple[CardPlay, ...]:
        """The cards, each with the trick and the trump suit that its player found."""
        found: list[CardPlay] = []
        trumps = [
            (attempt.plays, attempt.declaration.suit)
            for attempt in self.attempts
            if attempt.declaration is not None and attempt.declaration.sets_trump
        ]
        led = winning = trump = None
        for move in self.in_play:
            card = move.action.card if isinstance(move.action, Play) else None
            if card is None:
                continue
            if len(found) % self._players == 0:
                led = winning = None
                while trumps and trumps[0][0] <= len(found):
                    trump = trumps.pop(0)[1]
            found.append(CardPlay(move.seat, card, led, winning, trump))
            if led is None:
                led = card
            if winning is None or beats(card, winning, trump):
                winning = card
        return tuple(found)

    @cached_property
    def won(self) -> tuple[Mask, ...]:
        """By side, the cards of the tricks that it has taken."""
        taken = [0] * sides_in(self._layout)
        for trick in self._tricks:
            taken[side_of(trick.winner, self._layout)] |= mask_of(trick.cards)
        return tuple(taken)

    def gone_before(self, plays: int) -> Mask:
        """The first so many cards that were played."""
        return mask_of(play.card for play in self.plays[:plays])


def _with_declarations(attempts: list[Attempt], declared: tuple[Declaration, ...]) -> tuple[Attempt, ...]:
    """Each with what it declared: the last that says of a suit what the declaration says."""
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
