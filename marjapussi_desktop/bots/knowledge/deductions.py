"""Hard deductions about hidden cards: who is void, which cards are gone, who must hold what.

They follow from the rules (RULES.md, "Tricks"): a player must follow suit, trump and beat, so a card that does none of
these tells what he lacks. `chance` and `void_chance` take all deals that the deductions leave for equally likely.
"""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.bots.knowledge.card_sets import (
    ACE_MASK,
    BIT,
    HIGHER,
    MARRIAGE_MASKS,
    SUIT_MASKS,
    Mask,
    mask_of,
    pack_in_play,
)
from marjapussi_desktop.bots.knowledge.marriage_constraints import MarriageConstraints
from marjapussi_desktop.bots.knowledge.public_history import Attempt, CardPlay, PublicHistory
from marjapussi_desktop.engine.actions import AnswerHalf, AnswerWhole, AskHalf, Declare
from marjapussi_desktop.engine.cards import SUITS, Card, Rank, Suit, ace_of
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import STOCK_SIZE, FirstLead
from marjapussi_desktop.engine.seats import Layout, partner_of, players_in

_NO_CARDS: Final[Mask] = 0


class Deductions:
    """What one seat can deduce.

    Attributes, by seat: ``known``: cards that it surely holds; ``could``: cards that it may hold, with the known ones;
    ``slots``: how many of its cards are not known. And ``mine``: the observing seat's hand; ``gone``: cards played or
    discarded; ``unseen``: all others; ``hidden``: how many unseen cards are in nobody's hand; ``marriages``: what is
    known of king and queen together.
    """

    __slots__ = (
        "could",
        "gone",
        "hidden",
        "history",
        "known",
        "lacks",
        "marriages",
        "mine",
        "no_whole",
        "observation",
        "slots",
        "unseen",
    )

    def __init__(self, observation: Observation, history: PublicHistory) -> None:
        """``history``: folded from the same observation."""
        players = players_in(observation.rules.layout)
        self.observation = observation
        self.history = history
        self.marriages = MarriageConstraints(observation.rules, history)
        self.mine = mask_of(observation.available(observation.seat))
        self.gone: Mask = mask_of(observation.discarded)
        self.known: list[Mask] = [_NO_CARDS] * players
        self.lacks: list[Mask] = [_NO_CARDS] * players
        self.no_whole: dict[int, tuple[Suit, ...]] = {}
        self._see_exchange()
        for attempt in history.attempts:
            self._hear(attempt)
        for number, play in enumerate(history.plays):
            self._see_lacks(number, play)
            self.gone |= BIT[play.card.index]
        self._settle()

    # -- what each move tells -----------------------------------------------------------------------------------------

    def _see_exchange(self) -> None:
        """What the partner got and has not given back."""
        seen = self.observation
        partner = partner_of(seen.seat, seen.rules.layout)
        if partner is not None:
            came_back = mask_of(seen.received) if seen.seat != seen.declarer else _NO_CARDS
            self.known[partner] = mask_of(seen.given) & ~came_back

    def _see_lacks(self, number: int, play: CardPlay) -> None:
        """What a card tells of the hand that it was played from; ``number``: how many cards were played before it."""
        is_free = number < STOCK_SIZE and self.observation.rules.layout is Layout.STOCK
        if play.led is None:
            if number == 0:
                self._see_first_lead(play)
        elif not is_free:
            self.lacks[play.seat] |= lacking(play)
            if number < len(self.known):
                self.lacks[play.seat] |= self._hidden_ace(play)

    def _hidden_ace(self, play: CardPlay) -> Mask:
        """Where the ace of the first suit led must be played, a player who follows suit with another card lacks that
        ace.
        """
        assert play.led is not None
        must_show = self.observation.rules.play.first_trick_ace_must_show
        is_shown = Rank.ACE in (play.card.rank, play.led.rank)
        if not must_show or is_shown or play.card.suit is not play.led.suit:
            return _NO_CARDS
        return BIT[ace_of(play.card.suit).index]

    def _see_first_lead(self, play: CardPlay) -> None:
        """A player whose first lead is not a card that the rules demand holds no such card. Not so with a stock, from
        which he may draw one later.
        """
        rules = self.observation.rules
        first_lead = rules.play.first_lead
        is_demanded = first_lead is not FirstLead.ANY and rules.layout is not Layout.STOCK
        if not is_demanded or play.card.rank is Rank.ACE:
            return
        self.lacks[play.seat] |= ACE_MASK
        if first_lead is FirstLead.ACE_OR_SPADE and play.card.suit is not Suit.SPADES:
            self.lacks[play.seat] |= SUIT_MASKS[Suit.SPADES]

    def _hear(self, attempt: Attempt) -> None:
        """A declaration, or an ask with its answer."""
        if isinstance(attempt.action, Declare):
            self.known[attempt.seat] |= MARRIAGE_MASKS[attempt.action.suit]
            return
        partner = partner_of(attempt.seat, self.observation.rules.layout)
        assert partner is not None
        if isinstance(attempt.answer, AnswerWhole):
            if attempt.answer.suit is None:
                self.no_whole[partner] = SUITS
            else:
                self.known[partner] |= MARRIAGE_MASKS[attempt.answer.suit]
        elif isinstance(attempt.answer, AnswerHalf):
            self._hear_of_half(attempt, partner, attempt.answer.yes)

    def _hear_of_half(self, attempt: Attempt, answerer: int, yes: bool) -> None:
        """After a yes the partners hold one of the two cards each; after a no the answerer holds neither."""
        assert isinstance(attempt.action, AskHalf)
        marriage, is_mine = MARRIAGE_MASKS[attempt.action.suit], attempt.seat == self.observation.seat
        is_bluff_possible = self.observation.rules.marriages.bluff_half
        if yes and not is_bluff_possible:
            gone = mask_of(self.observation.discarded) | self.history.gone_before(attempt.plays)
            self._place_halves(attempt.seat, answerer, marriage & ~gone)
        elif not yes and (is_bluff_possible or is_mine):
            self.lacks[answerer] |= marriage & ~(self.mine if is_mine else 0)

    def _place_halves(self, asker: int, answerer: int, marriage: Mask) -> None:
        """The partners hold these cards; ``marriage``: king and queen, without those already gone."""
        for seat in range(len(self.known)):
            if seat not in (asker, answerer):
                self.lacks[seat] |= marriage
        if self.observation.seat == asker:
            self.known[answerer] |= marriage & ~self.mine
        elif self.observation.seat == answerer:
            self.known[asker] |= marriage & ~self.mine

    # -- drawing conclusions ------------------------------------------------------------------------------------------

    def _settle(self) -> None:
        observation = self.observation
        me = observation.seat
        for seat, row in enumerate(observation.up):
            self.known[seat] |= mask_of(c for c in row if c is not None)
        self.known[me] = self.mine
        for seat in range(len(self.known)):
            self.known[seat] &= ~self.gone & (self.mine if seat == me else ~self.mine)
        self.unseen = pack_in_play(observation.rules) & ~self.mine & ~self.gone
        self._place()

    def _place(self) -> None:
        """Works out ``could``, ``slots`` and ``hidden``; again whenever a whole hand has become known."""
        others = [s for s in range(len(self.known)) if s != self.observation.seat]
        for _round in (1, 2):
            known_somewhere = 0
            for seat in others:
                known_somewhere |= self.known[seat]
            self.could = [0] * len(self.known)
            self.slots = [0] * len(self.known)
            for seat in others:
                self._place_one(seat, known_somewhere)
        loose = sum(self.slots)
        self.hidden = max(0, (self.unseen & ~known_somewhere).bit_count() - loose)

    def _place_one(self, seat: int, known_somewhere: Mask) -> None:
        known = self.known[seat]
        up = mask_of(c for c in self.observation.up[seat] if c is not None) if self.observation.up else 0
        free = self.unseen & ~known_somewhere & ~self.lacks[seat]
        slots = self.observation.hand_counts[seat] - (known & ~up).bit_count()
        if 0 < free.bit_count() <= slots:
            self.known[seat] = known = known | free
            slots -= free.bit_count()
            free = 0
        self.could[seat] = known | (free if slots > 0 else 0)
        self.slots[seat] = max(slots, 0)

    # -- cards in nobody's hand ---------------------------------------------------------------------------------------

    @property
    def kitty_of_other(self) -> tuple[Card, ...]:
        """A kitty that was shown and that another seat took: the declarer holds its cards, or has discarded them."""
        return self.observation.kitty if self.observation.declarer != self.observation.seat else ()

    def may_lie_aside(self, card: Card) -> bool:
        """Whether an unseen card may be in nobody's hand: in kitty or stock, face down, or discarded by another."""
        if not self.hidden:
            return False
        kitty = self.observation.rules.kitty
        return kitty is None or self.observation.declarer is None or kitty.may_discard(card)

    # -- asking -------------------------------------------------------------------------------------------------------

    def chance(self, seat: int, card: Card) -> float:
        """How likely it is that another seat holds a card."""
        bit = BIT[card.index]
        if self.known[seat] & bit:
            return 1.0
        if not self.could[seat] & bit:
            return 0.0
        places = self.hidden
        for other, could in enumerate(self.could):
            if could & bit:
                places += self.slots[other]
        return self.slots[seat] / max(places, 1)

    def void_chance(self, seat: int, suit: Suit) -> float:
        """How likely it is that another seat has no card of a suit."""
        in_suit = SUIT_MASKS[suit]
        if self.known[seat] & in_suit:
            return 0.0
        loose = (self.could[seat] & in_suit).bit_count()
        places = self.hidden + sum(self.slots)
        if not loose or not places:
            return 1.0
        elsewhere = (places - self.slots[seat]) / places
        chance: float = elsewhere**loose
        return chance

    def may_hold(self, seat: int, mask: Mask) -> bool:
        """Whether another seat may hold any card of a set."""
        return bool(self.could[seat] & mask)

    def has_no_trump(self, seat: int) -> bool:
        """Whether another seat surely holds no trump, or there is no trump suit."""
        trump = self.observation.trump
        return trump is None or not self.could[seat] & SUIT_MASKS[trump]


def lacking(play: CardPlay) -> Mask:
    """The cards that a player lacks who followed a lead with this card."""
    card, led, winning = play.card, play.led, play.winning
    assert led is not None
    assert winning is not None
    if card.suit is led.suit:
        is_trumped = winning.suit is not led.suit
        is_under = not is_trumped and card.strength < winning.strength
        return HIGHER[winning.index] if is_under else 0
    lacks = SUIT_MASKS[led.suit]
    if play.trump is None:
        return lacks
    if card.suit is not play.trump:
        return lacks | SUIT_MASKS[play.trump]
    is_undertrump = winning.suit is play.trump and card.strength < winning.strength
    return lacks | (HIGHER[winning.index] if is_undertrump else 0)
