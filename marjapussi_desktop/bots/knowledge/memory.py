"""What a player remembers of a hand. Weaker levels are weaker by this and by depth, never by random blunders.

An observation holds all moves; a memory says which of them a level uses. A forgotten card may be in any hand, or gone.
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
    """What a player remembers.

    ``ranks``: played cards of these ranks are remembered to the end of the hand; ``tricks``: how many of the latest
    tricks are remembered whole; ``lacks``: whether it remembers who did not follow, trump or beat; ``words``: whether
    it remembers what was declared, asked and answered; ``asks``: whether it plans its asks. Without ``asks`` a player
    thinks of asking only when he may: he wins no trick and keeps no half for it, and asks for the whole first. Cards
    on the table, and those that he gave away or discarded, a player always knows.
    """

    ranks: frozenset[Rank]
    tricks: int
    lacks: bool
    words: bool
    asks: bool


PERFECT: Final = Memory(frozenset(Rank), tricks=9, lacks=True, words=True, asks=True)
"""Everything."""
EVERYDAY: Final = Memory(frozenset({Rank.ACE, Rank.TEN, Rank.KING}), tricks=1, lacks=False, words=True, asks=False)
"""High cards, the last trick, and what was said: the memory of an occasional player."""
FORGETFUL: Final = Memory(frozenset({Rank.ACE}), tricks=1, lacks=False, words=False, asks=False)
"""Aces and the last trick."""


class Recollection(Deductions):
    """Deductions from what is remembered: all are true, but they rule out less."""

    __slots__ = ("_memory",)

    def __init__(self, observation: Observation, history: PublicHistory, memory: Memory) -> None:
        self._memory = memory
        super().__init__(observation, history)

    def _see_lacks(self, number: int, play: CardPlay) -> None:
        if self._memory.lacks:
            super()._see_lacks(number, play)

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
        first = max(len(seen.tricks) - self._memory.tricks, 0)
        for trick in seen.tricks[first:]:
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
