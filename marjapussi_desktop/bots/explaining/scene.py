"""A position as an explanation reads it: what the seat knows, and chances over the hands that fit it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Final

from marjapussi_desktop.bots.evaluation import Evaluation
from marjapussi_desktop.bots.explaining.ideas import ALMOST_SURE, SURE
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.knowledge.card_sets import BIT, HIGHER, SUIT_MASKS, Mask, beaters, cards_of, mask_of
from marjapussi_desktop.bots.search.decision_context import DecisionContext, context_like
from marjapussi_desktop.engine.cards import Card, Rank, Suit
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.declarations import declaration_points, sets_trump
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import CARD_POINT_TABLES, PIP_TABLES
from marjapussi_desktop.engine.seats import Layout, players_in, side_of
from marjapussi_desktop.engine.tricks import beats

DEALS: Final = 120
"""How many deals of the hidden cards a chance is counted in."""
DEALS_BY_EVIDENCE: Final = 400
"""The same where evidence weights them. Where likely deals are drawn more often, one may look like
the one before it (a Markov chain): in 120 of them a chance of .58 came out as .37.
"""

FEW: Final = 60
"""Where no more deals than this are possible, all are looked at: what is so in each of them is certain."""
_OPEN_QUESTION: Final = 0.01
"""What is not certain happens at least in so great a share of the deals, and fails in as many."""


class Scene:
    """What the seat to act knows. ``found``: of the search that decided: chances are counted in deals like those in
    which it searched, as likely as what was heard and seen makes them, or all alike. Attributes: ``seen``; ``view``;
    ``trump``; ``trick``: the cards on the table; ``later``: the seats that still play to this trick after this one;
    ``winner``: the seat that is winning it and ``winning``, its card, None before a lead.
    """

    def __init__(self, seen: Observation, found: Evaluation | None = None) -> None:
        self.seen = seen
        self._found = found
        self.view = View(seen)
        self.trump = seen.trump
        self.trick = seen.trick
        players = players_in(seen.rules.layout)
        self.later = tuple((seen.seat + step) % players for step in range(1, players - len(seen.trick)))
        self.winner: int | None = None
        self.winning: Card | None = None
        if self.view.winning is not None:
            self.winner, self.winning = self.view.winning
        self.is_free = seen.rules.layout is Layout.STOCK and seen.stock_count > 0
        """Whether followers may play any card."""

    @cached_property
    def _context(self) -> DecisionContext:
        return context_like(self.seen, self._found)

    @cached_property
    def hands(self) -> list[tuple[Mask, ...]]:
        """Hands by seat, in deals that fit what was seen."""
        context = self._context
        count = DEALS_BY_EVIDENCE if context.uses_evidence else DEALS
        return [tuple(one.world.hands) for one in context.determinizations(count, context.dice())]

    @cached_property
    def _every(self) -> list[tuple[Mask, ...]]:
        """Hands by seat in every deal that fits what was seen, where those are few; else none."""
        sampler = self._context.sampler
        if sampler.count == 1:
            return self.hands[:1]
        return [tuple(one.world.hands) for one in sampler.every(FEW)]

    def share(self, is_so: Callable[[tuple[Mask, ...]], bool]) -> float:
        """The share of deals in which something is so, by the hands of the seats; 1.0 and 0.0 only if it is certain."""
        found = {is_so(hands) for hands in self._every}
        if len(found) == 1:
            return float(found.pop())
        share = sum(map(is_so, self.hands)) / len(self.hands)
        return min(max(share, _OPEN_QUESTION), 1.0 - _OPEN_QUESTION)

    @cached_property
    def unseen(self) -> Mask:
        """The cards that this seat has not seen."""
        return self.view.deductions.unseen

    @cached_property
    def _counts(self) -> tuple[dict[Rank, int], dict[Rank, int]]:
        """What the cards count by the rules, and what breaks a tie: not the bots' own weights (`heuristics.worth`)."""
        rules = self.seen.rules
        if rules.game_points is not None:
            return PIP_TABLES[rules.game_points.pip_count]
        assert rules.contract is not None
        return CARD_POINT_TABLES[rules.contract.card_points], {}

    @property
    def counts_aces(self) -> bool:
        """Whether the card points of the game are its aces and tens, one each."""
        return self.seen.rules.counts_aces

    def points(self, *cards: Card) -> int:
        """Card points, by the rules of the game."""
        return sum(self._counts[0].get(card.rank, 0) for card in cards)

    def value(self, card: Card) -> tuple[int, int]:
        """A card's points, and what it counts where those are equal: by this one card is dearer than another."""
        return self.points(card), self._counts[1].get(card.rank, 0)

    @property
    def on_table(self) -> int:
        """The card points of the trick so far."""
        return self.points(*self.trick)

    def above(self, card: Card) -> tuple[Card, ...]:
        """The unseen cards of its suit above a card."""
        return cards_of(self.unseen & HIGHER[card.index])

    @cached_property
    def winners(self) -> tuple[Card, ...]:
        """The cards that may be played and beat the one that is winning."""
        choices, winning = self.seen.choices, self.winning
        if winning is None or not isinstance(choices, PlayChoices):
            return ()
        return tuple(card for card in sorted(choices.cards) if beats(card, winning, self.trump))

    def declared_for(self, suit: Suit) -> int:
        """What declaring a suit would score now."""
        return declaration_points(self.seen.rules, suit, sets_trump(self.seen.rules, self.trump))

    @property
    def trump_holders(self) -> dict[int, Mask]:
        """The other seats that may hold trumps, with those."""
        trumps = 0 if self.trump is None else SUIT_MASKS[self.trump]
        could = enumerate(self.view.deductions.could)
        return {seat: cards & trumps for seat, cards in could if seat != self.seen.seat and cards & trumps}

    @property
    def has_own_trumps(self) -> bool:
        """Whether the seat's own side has made the trumps what they are."""
        made = [one.seat for one in self.seen.declared if one.suit is self.trump]
        return bool(made) and side_of(made[-1], self.seen.rules.layout) == self.view.side

    @property
    def others_hold_unseen(self) -> bool:
        """Whether every unseen card is in the hands of others: none is put aside, in a stock or face down in a row."""
        others = sum(count for seat, count in enumerate(self.seen.hand_counts) if seat != self.seen.seat)
        return self.unseen.bit_count() == others

    def held_in(self, suit: Suit) -> Mask:
        """The seat's cards of a suit."""
        return self.view.mine & SUIT_MASKS[suit]

    # -- who can beat what --------------------------------------------------------------------------------------------

    def beaters(self, hand: Mask, card: Card, led: Suit) -> Mask:
        """The cards with which a hand that follows can beat the card."""
        if self.is_free:
            return mask_of(other for other in cards_of(hand) if beats(other, card, self.trump))
        return beaters(hand, card, led, self.trump)

    def holds_up(self, card: Card, seats: tuple[int, ...] | None = None) -> float:
        """The share of deals in which none of these seats (those that still play) can beat a card; 1.0 only if that is
        sure, and 0.0 if one of them surely can.
        """
        led = self.trick[0].suit if self.trick else card.suit
        seats = self.later if seats is None else seats
        if all(self._cannot_beat(seat, card, led) for seat in seats):
            return 1.0
        if any(self.surely_beats(seat, card) for seat in seats):
            return 0.0
        return self.share(lambda hands: not any(self.beaters(hands[seat], card, led) for seat in seats))

    def keeps(self, card: Card) -> float:
        """The share of deals in which the trick stays with the own side after a card that goes over the others: as
        `holds_up`, but partner, who plays last, may also take it himself, whatever card he has to beat. 1.0 only if
        that is sure.
        """
        partner = self.view.partner
        if partner is None or partner not in self.later:
            return self.holds_up(card)
        led = self.trick[0].suit
        others = tuple(seat for seat in self.later if seat != partner)
        if all(self._cannot_beat(seat, card, led) for seat in others):
            return 1.0

        def is_kept(hands: tuple[Mask, ...]) -> bool:
            over = [one for seat in others for one in cards_of(self.beaters(hands[seat], card, led))]
            return all(self.beaters(hands[partner], one, led) for one in over)

        return self.share(is_kept)

    def overtakes(self, partner: int, winning: Card) -> float:
        """The share of deals in which partner can take the trick from the card that is winning or led, whatever the
        others who still play go over it with.
        """
        led = self.trick[0].suit if self.trick else winning.suit
        others = tuple(seat for seat in self.later if seat != partner)

        def can_take(hands: tuple[Mask, ...]) -> bool:
            over = [one for seat in others for one in cards_of(self.beaters(hands[seat], winning, led))]
            return all(self.beaters(hands[partner], one, led) for one in (winning, *over))

        return self.share(can_take)

    def _cannot_beat(self, seat: int, card: Card, led: Suit) -> bool:
        """Whether it is sure that a seat cannot beat a card."""
        deductions = self.view.deductions
        could = deductions.could[seat]
        if card.suit is led and could & HIGHER[card.index]:
            return False
        if self.is_free:
            return not any(beats(other, card, self.trump) for other in cards_of(could))
        must_follow = bool(deductions.known[seat] & SUIT_MASKS[led])
        if self.trump is None or must_follow:
            return True
        trumps = could & SUIT_MASKS[self.trump]
        return not (trumps & HIGHER[card.index] if card.suit is self.trump else trumps)

    def surely_beats(self, seat: int, card: Card) -> bool:
        """Whether it is certain that a seat that still plays can beat a card, whatever else it holds."""
        deductions, led = self.view.deductions, self.trick[0].suit if self.trick else card.suit
        known, could = deductions.known[seat], deductions.could[seat]
        may_be_bound = not self.is_free and could & SUIT_MASKS[led] and not known & SUIT_MASKS[led]
        if self.beaters(known, card, led) and not may_be_bound:
            return True
        found = {bool(self.beaters(hands[seat], card, led)) for hands in self._every}
        return found == {True}

    def holds(self, seat: int, mask: Mask) -> float:
        """The share of deals in which a seat holds all of these cards; 1.0 only if that is known."""
        if self.view.deductions.known[seat] & mask == mask:
            return 1.0
        return self.share(lambda hands: hands[seat] & mask == mask)

    def is_known(self, seat: int, card: Card) -> bool:
        """Whether a seat is known to hold a card."""
        return self.holds(seat, BIT[card.index]) == 1.0

    @property
    def only_other(self) -> int | None:
        """The other seat in a game for two, whom a sentence names; None where there are more."""
        return 1 - self.seen.seat if players_in(self.seen.rules.layout) == 2 else None

    @property
    def others_open(self) -> frozenset[Card]:
        """The cards that lie face up in the other player's row."""
        rows = self.seen.up
        return frozenset(
            card for seat, row in enumerate(rows) if seat != self.seen.seat for card in row if card is not None
        )

    def may_declare_after(self, wins: bool) -> bool:
        """Whether this seat may still declare a marriage of its own later, or at once if it wins this trick."""
        view = self.view
        if not view.may_still_declare or view.tricks_left < 2:
            return False
        return not wins or not self.trick or view.any_trick_entitles

    def without(self, *cards: Card) -> Mask:
        """The seat's cards without some."""
        return self.view.mine & ~mask_of(cards)


HARDLY: Final = 0.05
"""A chance below this would be told as none of ten deals: another idea says that it hardly happens."""


def tenths(share: float) -> int:
    """A chance that is not impossible, as it is told: in tenths, or as almost sure, or as sure."""
    if share == 1.0:
        return SURE
    return ALMOST_SURE if share > 1.0 - HARDLY else min(max(round(10 * share), 1), 9)
