"""An observation together with what the heuristics read from it again and again."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from marjapussi_desktop.bots.heuristics.worth import worth_of
from marjapussi_desktop.bots.knowledge.card_sets import HIGHER, SUIT_MASKS, Mask, cards_of, mask_of
from marjapussi_desktop.bots.knowledge.deductions import Deductions
from marjapussi_desktop.bots.knowledge.memory import PERFECT, Memory, deductions_of
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.engine.cards import SUITS, Card, Suit
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import BrokenMarriages, DeclareAfter
from marjapussi_desktop.engine.seats import Layout, partner_of, players_in, side_of
from marjapussi_desktop.engine.tricks import winning_index

LAST_TO_DECLARE: Final = 3
"""From this many tricks left on, a marriage is kept only if this trick entitles to declare it: later there is hardly
time."""


class View:
    """What one seat sees, with names for what matters.

    Attributes: ``observation``, ``rules``, ``seat``; ``partner``, a seat or None; ``side``; ``opponents``; ``worth``;
    ``mine``: available cards; ``open_suits``: not declared yet; ``memory``: what the seat makes use of.
    """

    def __init__(self, observation: Observation, memory: Memory = PERFECT) -> None:
        layout = observation.rules.layout
        self.observation = observation
        self.memory = memory
        self.rules = observation.rules
        self.seat = observation.seat
        self.partner = partner_of(self.seat, layout)
        self.side = side_of(self.seat, layout)
        self.opponents = tuple(s for s in range(players_in(layout)) if s not in (self.seat, self.partner))
        self.worth = worth_of(observation.rules)
        self.mine: Mask = mask_of(observation.available(observation.seat))
        declared = {d.suit for d in observation.declared}
        self.open_suits = tuple(suit for suit in SUITS if suit not in declared)

    @cached_property
    def history(self) -> PublicHistory:
        """What everybody has seen."""
        return PublicHistory(self.observation)

    @cached_property
    def deductions(self) -> Deductions:
        """What follows from the moves so far, as far as they are remembered."""
        return deductions_of(self.observation, self.memory, self.history)

    @property
    def trump(self) -> Suit | None:
        """The trump suit."""
        return self.observation.trump

    @property
    def is_declarer_side(self) -> bool:
        """Whether this seat plays for the contract."""
        declarer = self.observation.declarer
        return declarer is not None and declarer in (self.seat, self.partner)

    @cached_property
    def tricks_left(self) -> int:
        """Tricks of the hand that are not completed, as far as this seat's cards tell."""
        cards = len(self.observation.available(self.observation.seat))
        down = sum(self.observation.down[self.seat]) if self.observation.down else 0
        drawn = self.observation.stock_count // len(self.observation.hand_counts)
        return cards + down + drawn

    @cached_property
    def other_points(self) -> float:
        """The average points of an unseen card."""
        unseen = cards_of(self.deductions.unseen)
        return sum(self.worth.of(c) for c in unseen) / len(unseen) if unseen else 0.0

    @property
    def may_still_declare(self) -> bool:
        """Whether own marriages count after this trick: they may be broken, or the stock too small for another draw."""
        is_broken = self.seat in self.observation.broken
        if is_broken and self.rules.marriages.broken_marriages is not BrokenMarriages.NEVER:
            return False
        drawn = len(self.observation.hand_counts)
        return self.rules.layout is not Layout.STOCK or self.observation.stock_count > drawn

    @property
    def any_trick_entitles(self) -> bool:
        """Whether a trick that somebody else led entitles its winner to declare."""
        return self.rules.marriages.declare_after is DeclareAfter.ANY_WON_TRICK

    @property
    def partners_trick_entitles(self) -> bool:
        """Whether partner, if he wins this trick, may ask this seat for a whole."""
        if self.partner is None or not self.rules.marriages.ask_whole:
            return False
        return self.any_trick_entitles or self.observation.leader == self.partner

    # -- chances in a trick -------------------------------------------------------------------------------------------

    def is_master(self, card: Card) -> bool:
        """Whether nobody else can hold a higher card of the suit."""
        return not self.deductions.unseen & HIGHER[card.index]

    def ruff_chance(self, seat: int, led: Suit) -> float:
        """How likely it is that a seat trumps a suit led."""
        trump = self.trump
        if trump is None or trump is led or not self.deductions.could[seat] & SUIT_MASKS[trump]:
            return 0.0
        return self.deductions.void_chance(seat, led) * (1.0 - self.deductions.void_chance(seat, trump))

    def beat_chance(self, seat: int, card: Card, led: Suit) -> float:
        """How likely it is that a seat, yet to play, beats ``card`` (it must, if it can)."""
        deductions = self.deductions
        higher = deductions.could[seat] & HIGHER[card.index]
        holds_none = 1.0
        for better in cards_of(higher):
            holds_none *= 1.0 - deductions.chance(seat, better)
        if card.suit is led:
            return 1.0 - holds_none * (1.0 - self.ruff_chance(seat, led))
        return (1.0 - holds_none) * deductions.void_chance(seat, led) if card.suit is self.trump else 0.0

    @cached_property
    def winning(self) -> tuple[int, Card] | None:
        """The seat and the card winning the trick on the table."""
        trick = self.observation.trick
        if not trick:
            return None
        index = winning_index(trick, self.trump)
        return (self.observation.leader + index) % len(self.observation.hand_counts), trick[index]

    @cached_property
    def yet_to_play(self) -> tuple[int, ...]:
        """The seats that play to this trick after this one, in order."""
        players = len(self.observation.hand_counts)
        count = players - len(self.observation.trick) - 1
        return tuple((self.seat + k) % players for k in range(1, count + 1))
