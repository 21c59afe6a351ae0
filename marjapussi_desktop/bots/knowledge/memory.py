"""What a player remembers of a hand. Weaker levels are weaker by this and by depth, never by random blunders.

The moves stay in the observation; a memory says which of them a level makes use of. A forgotten card counts as one that
anybody may still hold, or that may be gone.
"""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.bots.knowledge.card_sets import Mask, mask_of
from marjapussi_desktop.bots.knowledge.deductions import Deductions
from marjapussi_desktop.bots.knowledge.public_history import CardPlay, PublicHistory
from marjapussi_desktop.engine.cards import FULL_PACK, Rank
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.values import frozen


@frozen
class Memory:
    """What stays in mind.

    ``ranks``: whose played cards are remembered to the end of the hand; ``tricks``: so many completed tricks are
    remembered whole; ``lacks``: what a card that did not follow, trump or beat has told of the hand that it came from;
    ``words``: what was declared, asked and answered, and by whom; ``asks``: that a trick, once won, lets one ask the
    partner, and which ask is the likeliest to come true. It is thought of then and not before otherwise, so that no
    trick is won for it and no half kept; and the whole is asked for first. What lies on the table, and what oneself
    gave or put aside, is always known.
    """

    ranks: frozenset[Rank]
    tricks: int
    lacks: bool
    words: bool
    asks: bool


PERFECT: Final = Memory(frozenset(Rank), tricks=9, lacks=True, words=True, asks=True)
"""All that the moves tell."""
EVERYDAY: Final = Memory(frozenset({Rank.ACE, Rank.TEN, Rank.KING}), tricks=1, lacks=False, words=True, asks=False)
"""The high cards, the trick before this one, and what was said: as one who plays now and then."""
FORGETFUL: Final = Memory(frozenset({Rank.ACE}), tricks=1, lacks=False, words=False, asks=False)
"""The aces, and the trick before this one."""


class Recollection(Deductions):
    """Deductions from what is remembered: none is untrue, but less is ruled out."""

    __slots__ = ("_memory",)

    def __init__(self, observation: Observation, history: PublicHistory, memory: Memory) -> None:
        self._memory = memory
        super().__init__(observation, history)

    def _see_lacks(self, number: int, play: CardPlay) -> None:
        if self._memory.lacks:
            super()._see_lacks(number, play)

    def _first_in_mind(self) -> int:
        """The number of the first trick that is remembered whole."""
        return max(len(self.observation.tricks) - self._memory.tricks, 0)

    def _settle(self) -> None:
        self._forget()
        super()._settle()

    def _forget(self) -> None:
        self.known = [known & ~self.gone for known in self.known]
        self.gone &= self._cards_in_mind()
        if not self._memory.words:
            self.lacks = [0] * len(self.lacks)
            passed = mask_of(self.observation.given)
            self.known = [known & passed for known in self.known]
            self.no_whole = {}

    def _cards_in_mind(self) -> Mask:
        seen = self.observation
        mask = mask_of(card for card in FULL_PACK if card.rank in self._memory.ranks)
        mask |= mask_of(seen.trick) | mask_of(seen.discarded)
        for trick in seen.tricks[self._first_in_mind() :]:
            mask |= mask_of(trick.cards)
        return mask


def deductions_of(
    observation: Observation, memory: Memory = PERFECT, history: PublicHistory | None = None
) -> Deductions:
    """What a player with this memory can work out. ``history``: of the observation; None: it is folded here."""
    history = history or PublicHistory(observation)
    if memory is PERFECT:
        return Deductions(observation, history)
    return Recollection(observation, history, memory)
