"""Which card wins a trick (RULES.md, "Tricks")."""

from __future__ import annotations

from collections.abc import Sequence

from marjapussi_desktop.engine.cards import Card, Suit


def beats(card: Card, winning: Card, trump: Suit | None) -> bool:
    """Whether ``card``, played later, beats the card now winning the trick."""
    if card.suit is winning.suit:
        return card.strength > winning.strength
    return card.suit is trump


def winning_index(trick: Sequence[Card], trump: Suit | None) -> int:
    """The index of the winning card of a non-empty trick: the highest trump, else the highest of the suit led."""
    best = 0
    for index in range(1, len(trick)):
        if beats(trick[index], trick[best], trump):
            best = index
    return best


def winning_card(trick: Sequence[Card], trump: Suit | None) -> Card:
    """The card now winning a non-empty trick."""
    return trick[winning_index(trick, trump)]
