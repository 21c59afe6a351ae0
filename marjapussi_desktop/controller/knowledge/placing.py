"""Where each hidden card may be, with all that is certain taken together. No Qt here.

The bots' deductions treat cards one by one, since their determinizations obey the rest. A person concludes further: who
asks for a half holds the other one if the first is in the person's hand; a card that only one seat may hold is there.
So a card may be where one of the determinizations has it.
"""

from __future__ import annotations

from marjapussi_desktop.bots.determinization.sampler import Sampler
from marjapussi_desktop.bots.knowledge.card_sets import ACE_MASK, BIT, SUIT_MASKS, cards_of
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
        self.could = list(self.deductions.known)
        self._owners = Sampler(self.deductions).owners_by_card()
        for card, owners in self._owners.items():
            for owner in owners:
                if owner < len(self.could):
                    self.could[owner] |= BIT[card.index]
                    self.known[owner] |= BIT[card.index] * (len(owners) == 1)
        self.known[seen.seat] = self.could[seen.seat] = 0
        self._seats = [seat for seat in range(len(self.could)) if seat != seen.seat]
        self.others = tuple(seat for seat in self._seats if self.could[seat])

    def owners(self, card: Card) -> tuple[int, ...]:
        """The seats that may hold a card, the observing one too, and `NOBODY` where it may be out of the game."""
        bit = BIT[card.index]
        if self.deductions.mine & bit:
            return (self.deductions.observation.seat,)
        if self.deductions.gone & bit:
            return (NOBODY,)
        holders = tuple(seat for seat in self._seats if self.could[seat] & bit)
        is_aside = len(self.could) in self._owners.get(card, ())
        return (*holders, NOBODY) if is_aside else holders

    def marriage_owners(self, suit: Suit) -> tuple[tuple[int, int], ...]:
        """The pairs of owners that king and queen of a suit may have, by each card alone and by what was asked."""
        kings, queens = (self.owners(card) for card in MARRIAGES[suit])
        return self.deductions.marriages.allowed(suit, kings, queens)

    def out_of(self, seat: int) -> tuple[Suit, ...]:
        """The suits that a seat surely has no card of."""
        return tuple(suit for suit in SUITS if not self.could[seat] & SUIT_MASKS[suit])

    def lacks_aces(self, seat: int) -> bool:
        """Whether it is sure that a seat has no ace, of a suit that it may hold, while such an ace is out: with another
        or in nobody's hand.
        """
        in_suits = sum(SUIT_MASKS[suit] for suit in SUITS if self.could[seat] & SUIT_MASKS[suit])
        return not self.could[seat] & ACE_MASK and bool(self.deductions.unseen & ACE_MASK & in_suits)

    def aside(self) -> tuple[Card, ...]:
        """The unseen cards that are surely in nobody's hand: in the stock, face down or put aside."""
        return tuple(card for card in cards_of(self.deductions.unseen) if self.owners(card) == (NOBODY,))
