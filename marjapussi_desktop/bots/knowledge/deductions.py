"""Facts about hidden cards that follow from what a seat has seen: who is void, what is gone, what must be where.

Only hard deductions (rules, section 3: one must follow, trump and beat, so a card that does none of these tells what
its player lacks), and chances that treat everything else alike.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

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
from marjapussi_desktop.bots.knowledge.public_history import declarations_by_move
from marjapussi_desktop.engine.actions import (
    AnswerHalf,
    AnswerWhole,
    AskHalf,
    Declare,
    Give,
    Play,
    Return,
)
from marjapussi_desktop.engine.cards import SUITS, Card, Rank, Suit, ace_of
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import STOCK_SIZE, FirstLead
from marjapussi_desktop.engine.seats import Layout, partner_of, players_in
from marjapussi_desktop.engine.tricks import beats

_NO_CARDS: Final[Mask] = 0


class Deductions:
    """What one seat can work out.

    Attributes, all per seat: ``known``, cards that it surely holds; ``could``, cards that it may hold, the known ones
    among them; ``slots``, how many of its hand cards are not known; and ``mine``, ``gone``, ``unseen``; ``hidden``: how
    many unseen cards lie in nobody's hand.
    """

    __slots__ = (
        "_led",
        "_observation",
        "_winning",
        "could",
        "gone",
        "hidden",
        "known",
        "lacks",
        "mine",
        "no_whole",
        "plays",
        "slots",
        "trump",
        "unseen",
    )

    def __init__(self, observation: Observation) -> None:
        players = players_in(observation.rules.layout)
        self._observation = observation
        self.mine = mask_of(observation.available(observation.seat))
        self.gone: Mask = mask_of(observation.discarded)
        self.known: list[Mask] = [_NO_CARDS] * players
        self.lacks: list[Mask] = [_NO_CARDS] * players
        self.no_whole: dict[int, tuple[Suit, ...]] = {}
        self.trump: Suit | None = None
        self.plays = 0
        self._led: Card | None = None
        self._winning: Card | None = None
        self._walk()
        self._settle()

    # -- reading the moves --------------------------------------------------------------------------------------------

    def _walk(self) -> None:
        declared = declarations_by_move(self._observation)
        asked: Suit | None = None
        for number, move in enumerate(self._observation.moves):
            action, seat = move.action, move.seat
            if isinstance(action, Play):
                self._see_play(seat, action.card)
                continue
            if isinstance(action, AskHalf):
                asked = action.suit
            declaration = declared.get(number)
            if declaration is not None and declaration.sets_trump:
                self.trump = declaration.suit
            reader = _READERS.get(type(action))
            if reader is not None:
                reader(self, seat, action, asked)

    def _see_play(self, seat: int, card: Card) -> None:
        place = self.plays % len(self.known)
        is_free = self.plays < STOCK_SIZE and self._observation.rules.layout is Layout.STOCK
        if place == 0:
            self._led = self._winning = card
            self._see_lead(seat, card)
        else:
            assert self._led is not None
            assert self._winning is not None
            if not is_free:
                self.lacks[seat] |= _lacking(card, self._led, self._winning, self.trump)
                self.lacks[seat] |= self._hidden_ace(card)
            if beats(card, self._winning, self.trump):
                self._winning = card
        self.plays += 1
        bit = BIT[card.index]
        self.gone |= bit
        self.known[seat] &= ~bit

    def _hidden_ace(self, card: Card) -> Mask:
        """Where the ace of the suit first led must be shown, one who follows suit with another card lacks it."""
        assert self._led is not None
        must_show = self.plays < len(self.known) and self._observation.rules.play.first_trick_ace_must_show
        is_shown = Rank.ACE in (card.rank, self._led.rank)
        if not must_show or is_shown or card.suit is not self._led.suit:
            return _NO_CARDS
        return BIT[ace_of(card.suit).index]

    def _see_lead(self, seat: int, card: Card) -> None:
        """One who opens the hand with another card than the one demanded holds none; he may draw one, though."""
        rules = self._observation.rules
        first_lead = rules.play.first_lead
        is_demanded = first_lead is not FirstLead.ANY and rules.layout is not Layout.STOCK
        if self.plays > 0 or not is_demanded or card.rank is Rank.ACE:
            return
        self.lacks[seat] |= ACE_MASK
        if first_lead is FirstLead.ACE_OR_SPADE and card.suit is not Suit.SPADES:
            self.lacks[seat] |= SUIT_MASKS[Suit.SPADES]

    def _see_passed(self, seat: int, action: Give | Return, _asked: Suit | None) -> None:
        partner = partner_of(seat, self._observation.rules.layout)
        assert partner is not None
        passed = mask_of(action.cards)
        self.known[seat] &= ~passed
        self.known[partner] |= passed

    def _see_declare(self, seat: int, action: Declare, _asked: Suit | None) -> None:
        self.known[seat] |= MARRIAGE_MASKS[action.suit]

    def _see_answer_whole(self, seat: int, action: AnswerWhole, _asked: Suit | None) -> None:
        if action.suit is not None:
            self.known[seat] |= MARRIAGE_MASKS[action.suit]
            return
        self.no_whole[seat] = SUITS

    def _see_answer_half(self, seat: int, action: AnswerHalf, asked: Suit | None) -> None:
        """After a yes the two cards are with the two partners; after a no the partner lacks what the asker lacks."""
        assert asked is not None
        me = self._observation.seat
        marriage = MARRIAGE_MASKS[asked] & ~self.gone
        asker = partner_of(seat, self._observation.rules.layout)
        assert asker is not None
        is_bluff_possible = self._observation.rules.marriages.bluff_half
        if action.yes and not is_bluff_possible:
            self._place_halves(asker, seat, marriage)
        elif not action.yes and (is_bluff_possible or me == asker):
            self.lacks[seat] |= MARRIAGE_MASKS[asked] & ~(self.mine if me == asker else 0)

    def _place_halves(self, asker: int, answerer: int, marriage: Mask) -> None:
        me = self._observation.seat
        for seat in range(len(self.known)):
            if seat not in (asker, answerer):
                self.lacks[seat] |= marriage
        if me == asker:
            self.known[answerer] |= marriage & ~self.mine & ~self.gone
        elif me == answerer:
            self.known[asker] |= marriage & ~self.mine & ~self.gone

    # -- drawing conclusions ------------------------------------------------------------------------------------------

    def _settle(self) -> None:
        observation = self._observation
        me = observation.seat
        for seat, row in enumerate(observation.up):
            self.known[seat] |= mask_of(c for c in row if c is not None)
        self.known[me] = self.mine
        for seat in range(len(self.known)):
            self.known[seat] &= ~self.gone & (self.mine if seat == me else ~self.mine)
        self.unseen = pack_in_play(observation.rules) & ~self.mine & ~self.gone
        self._place()

    def _place(self) -> None:
        """Work out ``could``, ``slots`` and ``hidden``, and once more where a hand turns out to be known."""
        others = [s for s in range(len(self.known)) if s != self._observation.seat]
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
        up = mask_of(c for c in self._observation.up[seat] if c is not None) if self._observation.up else 0
        free = self.unseen & ~known_somewhere & ~self.lacks[seat]
        slots = self._observation.hand_counts[seat] - (known & ~up).bit_count()
        if 0 < free.bit_count() <= slots:
            self.known[seat] = known = known | free
            slots -= free.bit_count()
            free = 0
        self.could[seat] = known | (free if slots > 0 else 0)
        self.slots[seat] = max(slots, 0)

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
        """Whether another seat surely has no trump (there is none, or it cannot have one)."""
        trump = self._observation.trump
        return trump is None or not self.could[seat] & SUIT_MASKS[trump]


def _lacking(card: Card, led: Card, winning: Card, trump: Suit | None) -> Mask:
    """What a follower of a trick lacks, who played ``card`` where ``winning`` was winning it."""
    if card.suit is led.suit:
        is_trumped = winning.suit is not led.suit
        is_under = not is_trumped and card.strength < winning.strength
        return HIGHER[winning.index] if is_under else 0
    lacks = SUIT_MASKS[led.suit]
    if trump is None:
        return lacks
    if card.suit is not trump:
        return lacks | SUIT_MASKS[trump]
    is_undertrump = winning.suit is trump and card.strength < winning.strength
    return lacks | (HIGHER[winning.index] if is_undertrump else 0)


_READERS: Final[dict[type, Callable[[Deductions, int, Any, Suit | None], None]]] = {
    Give: Deductions._see_passed,
    Return: Deductions._see_passed,
    Declare: Deductions._see_declare,
    AnswerWhole: Deductions._see_answer_whole,
    AnswerHalf: Deductions._see_answer_half,
}
