"""What a player remembers of a hand. Weaker levels are weaker by this and by depth, never by random blunders.

The moves stay in the observation; a memory says which of them a level makes use of. A forgotten card counts as one that
anybody may still hold, or that may be gone.
"""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.bots.beliefs import Beliefs
from marjapussi_desktop.bots.masks import SUIT_MASKS, Mask, mask_of
from marjapussi_desktop.engine.cards import FULL_PACK, SUITS, Card, Rank, Suit
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.values import frozen


@frozen
class Memory:
    """What stays in mind.

    ``ranks``: whose played cards are remembered to the end of the hand; ``tricks``: so many completed tricks are
    remembered whole; ``voids``: who failed to follow or to trump in one of these; ``words``: what was declared, asked
    and answered, and by whom; ``inferences``: what follows from cards that did not beat; ``asks``: that a trick, once
    won, lets one ask the partner, which is thought of then and not before otherwise: no trick is won for it, and no
    half kept. What lies on the table, and what oneself gave or put aside, is always known.
    """

    ranks: frozenset[Rank]
    tricks: int
    voids: bool
    words: bool
    inferences: bool
    asks: bool


PERFECT: Final = Memory(frozenset(Rank), tricks=9, voids=True, words=True, inferences=True, asks=True)
"""All that the moves tell."""
EVERYDAY: Final = Memory(
    frozenset({Rank.ACE, Rank.TEN, Rank.KING}), tricks=1, voids=True, words=True, inferences=False, asks=False
)
"""The high cards, the last trick and who has shown a void in it, and what was said: as one who plays now and then."""
FORGETFUL: Final = Memory(frozenset({Rank.ACE}), tricks=1, voids=False, words=False, inferences=False, asks=False)
"""The aces, and the trick before this one."""


class Recollection(Beliefs):
    """Beliefs from what is remembered: nothing in them is untrue, but less is ruled out."""

    __slots__ = ("_memory",)

    def __init__(self, observation: Observation, memory: Memory) -> None:
        self._memory = memory
        super().__init__(observation)

    def _see_play(self, seat: int, card: Card) -> None:
        lacks = self.lacks[seat]
        trick = self.plays // len(self.known)
        super()._see_play(seat, card)
        if trick < self._first_in_mind():
            self.lacks[seat] = lacks

    def _first_in_mind(self) -> int:
        """The number of the first trick that is remembered whole."""
        return max(len(self._observation.tricks) - self._memory.tricks, 0)

    def _settle(self) -> None:
        self._forget()
        super()._settle()

    def _forget(self) -> None:
        self.known = [known & ~self.gone for known in self.known]
        self.gone &= self._cards_in_mind()
        self.lacks = [self._lacks_in_mind(lacks) for lacks in self.lacks]
        if not self._memory.words:
            passed = mask_of(self._observation.given)
            self.known = [known & passed for known in self.known]
            self.no_whole = {}

    def _cards_in_mind(self) -> Mask:
        seen = self._observation
        mask = mask_of(card for card in FULL_PACK if card.rank in self._memory.ranks)
        mask |= mask_of(seen.trick) | mask_of(seen.discarded)
        for trick in seen.tricks[self._first_in_mind() :]:
            mask |= mask_of(trick.cards)
        return mask

    def _lacks_in_mind(self, lacks: Mask) -> Mask:
        if self._memory.inferences:
            return lacks
        return sum(SUIT_MASKS[suit] for suit in SUITS if self._memory.voids and _is_whole(lacks, suit))


def _is_whole(lacks: Mask, suit: Suit) -> bool:
    return lacks & SUIT_MASKS[suit] == SUIT_MASKS[suit]


def beliefs_of(observation: Observation, memory: Memory) -> Beliefs:
    """What a player with this memory can work out."""
    return Beliefs(observation) if memory is PERFECT else Recollection(observation, memory)
