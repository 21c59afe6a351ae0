"""What everybody can tell of a card when it is played: the duty that it meets, or that its player has no card for.

Read from the table alone, never from a hand, so that it may be told at once.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from marjapussi_desktop.engine.cards import Card, Rank, Suit, pack_of
from marjapussi_desktop.engine.legality import Turn, duties_shown
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.reasons import Reason
from marjapussi_desktop.engine.tricks import winning_card
from marjapussi_desktop.engine.values import frozen


class OpenKind(Enum):
    """The value names the sentence."""

    LAST_CARD = "last_card"
    LEAD_ACE_OF_CLUBS = "lead_ace_of_clubs"
    LEAD_ACE = "lead_ace"
    LEAD_SPADE = "lead_spade"
    LEAD_FROM_MARRIAGE = "lead_from_marriage"
    HIGHEST_LEFT = "highest_left"
    SHOWS_ACE = "shows_ace"
    FOLLOWS = "follows"
    GOES_OVER = "goes_over"
    CANNOT_GO_OVER = "cannot_go_over"
    TRUMPS = "trumps"
    TRUMPS_OVER = "trumps_over"
    CANNOT_TRUMP_OVER = "cannot_trump_over"
    NEITHER = "neither"  # neither the suit led nor trumps
    OTHER_SUIT = "other_suit"  # not the suit led, and there are no trumps
    NOT_NOW = "not_now"  # not the suit led, which may lie face down in the player's row


_LEADS: Final = {
    Reason.LEAD_ACE_OF_CLUBS: OpenKind.LEAD_ACE_OF_CLUBS,
    Reason.LEAD_ACE: OpenKind.LEAD_ACE,
    Reason.LEAD_SPADE: OpenKind.LEAD_SPADE,
    Reason.LEAD_FROM_MARRIAGE: OpenKind.LEAD_FROM_MARRIAGE,
}
_FOLLOWED: Final = {None: OpenKind.FOLLOWS, True: OpenKind.GOES_OVER, False: OpenKind.CANNOT_GO_OVER}
_TRUMPED: Final = {None: OpenKind.TRUMPS, True: OpenKind.TRUMPS_OVER, False: OpenKind.CANNOT_TRUMP_OVER}
"""By whether the card goes over the best one of the trick; None where all that may be played do, or none."""

_WITH_CARDS_FACE_DOWN: Final[dict[OpenKind, OpenKind | None]] = {
    OpenKind.LEAD_SPADE: None,
    OpenKind.CANNOT_GO_OVER: OpenKind.FOLLOWS,
    **dict.fromkeys((*_TRUMPED.values(), OpenKind.NEITHER, OpenKind.OTHER_SUIT), OpenKind.NOT_NOW),
}
"""What can be told where the player has cards that cannot be played yet, and that nobody has seen."""


@frozen
class OpenReason:
    """``card``: the one played; ``suit``: that was led; ``other``: the card that was the best of the trick."""

    kind: OpenKind
    card: Card
    suit: Suit | None = None
    other: Card | None = None


def open_reason(seen: Observation, card: Card) -> OpenReason | None:
    """What everybody can tell of this card, which the seat plays now; None for nothing."""
    if _cards_of(seen, seen.seat) == 1:
        return OpenReason(OpenKind.LAST_CARD, card)
    turn = _as_everybody_sees(seen)
    shown = duties_shown(turn, card)
    kind = _kind_of_following(turn, shown, card) if turn.trick else _kind_of_lead(turn, shown, card)
    if kind is not None and seen.down and any(seen.down[seen.seat]):
        kind = _WITH_CARDS_FACE_DOWN.get(kind, kind)
    if kind is None:
        return None
    if not turn.trick:
        return OpenReason(kind, card, card.suit)
    return OpenReason(kind, card, turn.trick[0].suit, winning_card(turn.trick, seen.trump))


def _kind_of_lead(turn: Turn, shown: dict[Reason, bool], card: Card) -> OpenKind | None:
    kind = next((_LEADS[reason] for reason, is_met in shown.items() if is_met), None)
    if kind is None and card.rank is not Rank.ACE and not any(_beats(other, card) for other in turn.available):
        return OpenKind.HIGHEST_LEFT  # of an ace everybody knows it
    return kind


def _kind_of_following(turn: Turn, shown: dict[Reason, bool], card: Card) -> OpenKind | None:
    if turn.stock_left:
        return None
    if card.suit is turn.trick[0].suit:
        is_due = shown.get(Reason.ACE_MUST_SHOW, False)
        return OpenKind.SHOWS_ACE if is_due else _FOLLOWED[shown.get(Reason.MUST_BEAT)]
    if turn.trump is None or turn.trump is turn.trick[0].suit:
        return OpenKind.OTHER_SUIT
    return _TRUMPED[shown.get(Reason.MUST_BEAT)] if card.suit is turn.trump else OpenKind.NEITHER


def _as_everybody_sees(seen: Observation) -> Turn:
    """The turn of a seat that may hold every card that has not been played."""
    played = {card for trick in seen.tricks for card in trick.cards} | {*seen.trick}
    return Turn(
        seen.rules,
        tuple([card for card in pack_of(seen.rules.deal.pack) if card not in played]),
        seen.trick,
        seen.trump,
        not seen.tricks,
        seen.number == 1,
        seen.marriages.lead_suit,
        seen.stock_count > 0,
    )


def _cards_of(seen: Observation, seat: int) -> int:
    """How many cards a seat has left, in its hand and on the table."""
    up = [card for card in seen.up[seat] if card is not None] if seen.up else []
    down = seen.down[seat] if seen.down else ()
    return seen.hand_counts[seat] + len(up) + sum(down)


def _beats(other: Card, card: Card) -> bool:
    return other.suit is card.suit and other.strength > card.strength
