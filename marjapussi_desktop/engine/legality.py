"""Which cards may be played: one chain of small filters (RULES.md, "Tricks").

Each filter keeps a subset of the cards that the filters before it left; an empty result does not bind. The first filter
that drops a card is the reason why it may not be played. Legal cards, refusals and explanations all come from here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from marjapussi_desktop.engine.cards import Card, Rank, Suit, ace_of
from marjapussi_desktop.engine.known import Known
from marjapussi_desktop.engine.reasons import Reason, Refusal
from marjapussi_desktop.engine.ruleset import FirstLead, FirstLeader, Ruleset
from marjapussi_desktop.engine.tricks import beats, winning_card

Cards = tuple[Card, ...]


class Turn(NamedTuple):
    """All that bears on one card play: ``available`` cards of the seat, the ``trick`` so far and its circumstances."""

    rules: Ruleset
    available: Cards
    trick: Cards
    trump: Suit | None
    is_first_trick: bool
    is_first_hand: bool
    lead_suit: Suit | None
    stock_left: bool


Filter = Callable[[Turn, Cards], Cards]


def _lead_ace_of_clubs(turn: Turn, cards: Cards) -> Cards:
    if not (turn.is_first_trick and turn.is_first_hand):
        return cards
    if turn.rules.deal.first_leader is not FirstLeader.ACE_OF_CLUBS:
        return cards
    return tuple([c for c in cards if c is ace_of(Suit.CLUBS)])


def _lead_ace(turn: Turn, cards: Cards) -> Cards:
    if not turn.is_first_trick or turn.rules.play.first_lead is FirstLead.ANY:
        return cards
    return tuple([c for c in cards if c.rank is Rank.ACE])


def _lead_spade(turn: Turn, cards: Cards) -> Cards:
    if not turn.is_first_trick or turn.rules.play.first_lead is not FirstLead.ACE_OR_SPADE:
        return cards
    if any(c.rank is Rank.ACE for c in cards):
        return cards
    return tuple([c for c in cards if c.suit is Suit.SPADES])


def _lead_from_marriage(turn: Turn, cards: Cards) -> Cards:
    if turn.lead_suit is None:
        return cards
    return tuple([c for c in cards if c.suit is turn.lead_suit and c.rank in (Rank.KING, Rank.QUEEN)])


def _follow_suit(turn: Turn, cards: Cards) -> Cards:
    led = turn.trick[0].suit
    return tuple([c for c in cards if c.suit is led])


def _must_trump(turn: Turn, cards: Cards) -> Cards:
    if turn.trump is None or cards[0].suit is turn.trick[0].suit:
        return cards
    return tuple([c for c in cards if c.suit is turn.trump])


def _ace_must_show(turn: Turn, cards: Cards) -> Cards:
    if not (turn.is_first_trick and turn.rules.play.first_trick_ace_must_show):
        return cards
    return tuple([c for c in cards if c is ace_of(turn.trick[0].suit)])


def _must_beat(turn: Turn, cards: Cards) -> Cards:
    winning = winning_card(turn.trick, turn.trump)
    return tuple([c for c in cards if beats(c, winning, turn.trump)])


LEAD_FILTERS: Final[tuple[tuple[Reason, Filter], ...]] = (
    (Reason.LEAD_ACE_OF_CLUBS, _lead_ace_of_clubs),
    (Reason.LEAD_ACE, _lead_ace),
    (Reason.LEAD_SPADE, _lead_spade),
    (Reason.LEAD_FROM_MARRIAGE, _lead_from_marriage),
)
FOLLOW_FILTERS: Final[tuple[tuple[Reason, Filter], ...]] = (
    (Reason.FOLLOW_SUIT, _follow_suit),
    (Reason.MUST_TRUMP, _must_trump),
    (Reason.ACE_MUST_SHOW, _ace_must_show),
    (Reason.MUST_BEAT, _must_beat),
)


def _filters_for(turn: Turn) -> tuple[tuple[Reason, Filter], ...]:
    if not turn.trick:
        return LEAD_FILTERS if turn.is_first_trick or turn.lead_suit is not None else ()
    return () if turn.stock_left else FOLLOW_FILTERS


def legal_cards(turn: Turn) -> Cards:
    """The cards that may be played, in the order of ``available``; never empty while cards are available."""
    cards = turn.available
    for _reason, keep in _filters_for(turn):
        cards = keep(turn, cards) or cards
    return cards


def why_not(turn: Turn, card: Card) -> Refusal | None:
    """Why a card that the seat has may not be played, or None if it may."""
    cards = turn.available
    for reason, keep in _filters_for(turn):
        kept = keep(turn, cards) or cards
        if card not in kept:
            return Refusal(reason, card=_card_of(reason, turn), cards=kept, suit=_suit_of(reason, turn))
        cards = kept
    return None


def duties_shown(turn: Turn, card: Card) -> dict[Reason, bool]:
    """What a card that was played tells whoever sees it, who takes ``turn.available`` for the cards that its player may
    have held: True for each duty that it meets, False for each that he had no card for.
    """
    cards, shown = turn.available, dict[Reason, bool]()
    for reason, keep in _filters_for(turn):
        kept = keep(turn, cards)
        if card in kept:
            shown |= {reason: True} if len(kept) < len(cards) else {}
            cards = kept
        elif kept:
            shown[reason] = False
            cards = tuple([other for other in cards if other not in kept])
    return shown


def _card_of(reason: Reason, turn: Turn) -> Card | None:
    return winning_card(turn.trick, turn.trump) if reason is Reason.MUST_BEAT else None


def _suit_of(reason: Reason, turn: Turn) -> Suit | None:
    if reason is Reason.MUST_TRUMP:
        return turn.trump
    if reason is Reason.LEAD_FROM_MARRIAGE:
        return turn.lead_suit
    return turn.trick[0].suit if turn.trick else None


def turn_of(hand: Known, seat: int) -> Turn:
    """The circumstances of a card play by ``seat`` now."""
    # By place, not by name: a hand asks for some eighty turns.
    return Turn(
        hand.rules,
        hand.available(seat),
        hand.trick,
        hand.trump,
        not hand.tricks,
        hand.number == 1,
        hand.marriages.lead_suit,
        hand.stock_count > 0,
    )
