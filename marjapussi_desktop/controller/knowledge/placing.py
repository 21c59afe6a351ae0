"""Where each hidden card may be, with all that is certain taken together. No Qt here.

The bots' deductions treat cards one by one, since their determinizations obey the rest. A person concludes further: who
asks for a half holds the other one if the first is in the person's hand; a card that only one seat may hold is there.
"""

from __future__ import annotations

from marjapussi_desktop.bots.knowledge.card_sets import ACE_MASK, BIT, SUIT_MASKS, Mask, cards_of, mask_of
from marjapussi_desktop.bots.knowledge.deductions import Deductions
from marjapussi_desktop.bots.knowledge.marriage_constraints import NOBODY
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.engine.cards import MARRIAGES, SUITS, Card, Suit
from marjapussi_desktop.engine.observation import Observation


class Placing:
    """What is certain of the hidden cards. ``deductions``: of single cards; by seat, ``known``: cards that it surely
    holds, ``could``: cards that it may hold, with the known ones; none for the observing seat itself. ``others``: the
    other seats that have cards.
    """

    def __init__(self, seen: Observation) -> None:
        self.deductions = Deductions(seen, PublicHistory(seen))
        self.known = list(self.deductions.known)
        self.could = list(self.deductions.could)
        self._seats = [seat for seat in range(len(self.could)) if seat != seen.seat]
        self.others = tuple(seat for seat in self._seats if self.could[seat])
        self._up = [mask_of(card for card in row if card is not None) for row in seen.up] or [0] * len(self.could)
        before = None
        while before != (now := (tuple(self.known), tuple(self.could))):
            before = now
            for card in cards_of(self.deductions.unseen):
                self._place(card)
            for seat in self._seats:
                self._count(seat)

    def owners(self, card: Card) -> tuple[int, ...]:
        """The seats that may hold a card, the observing one too, and `NOBODY` where it may be out of the game."""
        bit = BIT[card.index]
        if self.deductions.mine & bit:
            return (self.deductions.observation.seat,)
        if self.deductions.gone & bit:
            return (NOBODY,)
        holder = [seat for seat in self._seats if self.known[seat] & bit]
        owners = holder or [seat for seat in self._seats if self.could[seat] & bit]
        return (*owners, NOBODY) if self.deductions.hidden and not holder else tuple(owners)

    def marriage_owners(self, suit: Suit) -> tuple[tuple[int, int], ...]:
        """The pairs of owners that king and queen of a suit may have, by each card alone and by what was asked."""
        kings, queens = (self.owners(card) for card in MARRIAGES[suit])
        return self.deductions.marriages.allowed(suit, kings, queens)

    def out_of(self, seat: int) -> tuple[Suit, ...]:
        """The suits that a seat surely has no card of."""
        return tuple(suit for suit in SUITS if not self.could[seat] & SUIT_MASKS[suit])

    def lacks_aces(self, seat: int) -> bool:
        """Whether it is sure that a seat has no ace, of a suit that it may hold, while such an ace is out."""
        in_suits = sum(SUIT_MASKS[suit] for suit in SUITS if self.could[seat] & SUIT_MASKS[suit])
        others = 0
        for other in self._seats:
            others |= self.could[other]
        return not self.could[seat] & ACE_MASK and bool(others & ACE_MASK & in_suits)

    def _place(self, card: Card) -> None:
        """Takes a card from the seats that cannot hold it, and gives it to the only one that can."""
        owners = set(self.owners(card))
        pair = MARRIAGES[card.suit]
        if card in pair:
            owners &= {owner[pair.index(card)] for owner in self.marriage_owners(card.suit)}
        for seat in self._seats:
            if seat not in owners:
                self.could[seat] &= ~BIT[card.index]
            elif len(owners) == 1:
                self.known[seat] |= BIT[card.index]

    def _count(self, seat: int) -> None:
        """A seat that may hold no more cards than it has holds them all; one whose cards are all known holds no
        others.
        """
        count, up = self.deductions.observation.hand_counts[seat], self._up[seat]
        if _hidden(self.could[seat], up) == count:
            self.known[seat] = self.could[seat]
        elif _hidden(self.known[seat], up) == count:
            self.could[seat] = self.known[seat]


def _hidden(cards: Mask, up: Mask) -> int:
    return (cards & ~up).bit_count()
