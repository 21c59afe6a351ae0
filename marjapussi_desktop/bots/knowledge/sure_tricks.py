"""Tricks that a leader takes however the hidden cards lie, proved by counting.

The leader leads again and again. Each card must win its trick against every other player, the partner too, as the
winner leads next. Three things keep another player from beating a card:

- He can hold no card that beats it.
- He must follow suit. So each earlier lead of a suit has taken a card of it from him, and he has none left once there
  were as many leads as he can have held.
- He is known to hold more cards of the suit led than tricks were played before, so he follows suit and cannot trump.

As nobody else leads, nobody else declares a marriage, and trumps stay as they are. The proof is sound but not complete:
it does not reckon with beaters that lie with several players or that fall by chance.
"""

from __future__ import annotations

from collections.abc import Sequence

from marjapussi_desktop.bots.knowledge.card_sets import HIGHER, SUIT_MASKS, Mask
from marjapussi_desktop.bots.knowledge.deductions import Deductions
from marjapussi_desktop.engine.cards import Card, Suit


def sure_tricks(deductions: Deductions, leads: Sequence[Card]) -> tuple[Card, ...]:
    """All cards of the observing seat, in an order in which each surely takes its trick; empty if none is found.

    The seat is to lead; ``leads``: the cards that it may lead now. Empty too where cards lie face down or in the stock.
    """
    seen = deductions.observation
    if seen.trick or seen.stock_count or any(any(row) for row in seen.down):
        return ()
    others = [_Other(deductions, seat) for seat in range(len(seen.hand_counts)) if seat != seen.seat]
    left = sorted(seen.available(seen.seat), key=lambda card: (card.suit is not seen.trump, card.index))
    led: list[Card] = []
    while left:
        sure = [card for card in left if (led or card in leads) and all(o.loses_to(card, led) for o in others)]
        if not sure:
            return ()
        # A card that wins only while the others must follow suit cannot wait.
        urgent = [card for card in sure if not all(o.loses_to(card, led, is_late=True) for o in others)]
        card = (urgent or sure)[0]
        led.append(card)
        left.remove(card)
    return tuple(led)


class _Other:
    """What another player can hold, seen from the leader's place."""

    def __init__(self, deductions: Deductions, seat: int) -> None:
        self._known: Mask = deductions.known[seat]
        self._could: Mask = deductions.could[seat]
        self._slots = deductions.slots[seat]
        self._trump = deductions.observation.trump

    def loses_to(self, card: Card, led: Sequence[Card], is_late: bool = False) -> bool:
        """Whether he cannot beat a card that is led after the cards ``led``, all of which have won.

        ``is_late``: leave out that he must follow suit now, which may be otherwise after more tricks.
        """
        is_topped = self._could & HIGHER[card.index] and not self._has_run_out(card.suit, led)
        if is_topped:
            return False
        if self._trump is None or card.suit is self._trump or self._has_run_out(self._trump, led):
            return True
        return not is_late and (self._known & SUIT_MASKS[card.suit]).bit_count() > len(led)

    def _has_run_out(self, suit: Suit, led: Sequence[Card]) -> bool:
        """Whether the leads of a suit have taken all of it that he can have held."""
        in_suit = SUIT_MASKS[suit]
        known = (self._known & in_suit).bit_count()
        most = known + min(self._slots, (self._could & ~self._known & in_suit).bit_count())
        return most <= sum(card.suit is suit for card in led)
