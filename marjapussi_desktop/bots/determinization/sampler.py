"""The uniform sampler: deals the hidden cards at random; every deal that fits what a seat knows is as likely as any
other.

It is rejection-free: it makes only deals that fit, in bounded time. Cards with the same possible owners form a pile; a
king and queen that a fact binds together form a pair. Piles and pairs are dealt one after the other. How many deals of
the remaining ones there are is counted once for each set of free places (dynamic programming over a few hundred
entries), and each draw chooses each step with the number of deals that follow it as its weight.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Final

from marjapussi_desktop.bots.determinization.deal_counts import Places, Way, WayTable, multinomial, partings, splits
from marjapussi_desktop.bots.knowledge.card_sets import BIT, Mask, cards_of, mask_of, pack_in_play
from marjapussi_desktop.bots.knowledge.deductions import Deductions
from marjapussi_desktop.bots.knowledge.marriage_constraints import NOBODY
from marjapussi_desktop.bots.native.encoding import true_world
from marjapussi_desktop.bots.native.values import NOTHING_BENEATH, World
from marjapussi_desktop.engine.cards import MARRIAGES, Card
from marjapussi_desktop.engine.observation import AllCards, Observation
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.engine.values import frozen

Owners = tuple[int, ...]
"""Owner numbers: the seats, and one more for cards in nobody's hand (kitty or discards, stock, rows face down)."""


@frozen
class Pile:
    """Cards with the same possible owners; each card is a set of one."""

    cards: tuple[Mask, ...]
    owners: Owners


@frozen
class Pair:
    """King and queen of a suit, each a set of one, and the pairs of owners that they may have."""

    cards: tuple[Mask, Mask]
    owners: tuple[tuple[int, int], ...]


@frozen
class Determinization:
    """One deal of the hidden cards: the world of all hands, and the cards aside (kitty or discards)."""

    world: World
    aside: Mask


def true_determinization(seen: Observation, cards: AllCards) -> Determinization:
    """The true deal."""
    world = true_world(cards)
    gone = mask_of(seen.trick) | mask_of(card for trick in seen.tricks for card in trick.cards)
    aside = (
        pack_in_play(seen.rules) & ~gone & ~mask_of(cards.stock) & ~mask_of(lower for _upper, lower in cards.beneath)
    )
    for hand in world.hands:
        aside &= ~hand
    return Determinization(world, aside)


class Sampler:
    """All determinizations that fit an observation in play.

    Attributes: ``places``: free places of each owner; ``fixed``: cards that each owner is known to hold; ``aside``: the
    owner number of the cards in nobody's hand; ``piles``: the cards that can be dealt freely.
    """

    def __init__(self, deductions: Deductions) -> None:
        seen = deductions.observation
        self.observation: Final = seen
        self.history: Final = deductions.history
        self._deductions: Final = deductions
        self.aside: Final = len(seen.hand_counts)
        self.fixed: list[Mask] = [*deductions.known, 0]
        self._pairs: list[Pair] = []
        owners = self._owners_by_card()
        self._tell_of_pairs(owners)
        self.piles = _piles_of(owners)
        self.places = self._free_places(owners)
        self._table: dict[tuple[int, Places], WayTable] = {}

    # -- who may hold what --------------------------------------------------------------------------------------------

    def _owners_by_card(self) -> dict[Card, Owners]:
        """The possible owners of each card whose place is not known."""
        known = 0
        for seat_known in self._deductions.known:
            known |= seat_known
        return {card: self._owners(card) for card in cards_of(self._deductions.unseen & ~known)}

    def _owners(self, card: Card) -> Owners:
        bit = BIT[card.index]
        owners = [seat for seat, could in enumerate(self._deductions.could) if could & bit]
        if card in self._deductions.kitty_of_other:
            owners = [seat for seat in owners if seat == self.observation.declarer]
        return (*owners, self.aside) if self._deductions.may_lie_aside(card) else tuple(owners)

    def _tell_of_pairs(self, owners: dict[Card, Owners]) -> None:
        """Removes from ``owners`` what asks and answers rule out. Where a fact binds two hidden cards, they become a
        pair.
        """
        facts = self._deductions.marriages
        for suit in facts.suits():
            kings, queens = (owners.get(card, (self._owner_known(card),)) for card in MARRIAGES[suit])
            allowed = facts.allowed(suit, kings, queens)
            assert allowed, f"nobody can hold {suit.name}: {self.observation}"
            hidden = [card for card in MARRIAGES[suit] if card in owners]
            if len(hidden) == 2 and len(allowed) < len(kings) * len(queens):
                self._pairs.append(Pair((BIT[hidden[0].index], BIT[hidden[1].index]), allowed))
                for card in hidden:
                    del owners[card]
            elif len(hidden) == 1:
                place = MARRIAGES[suit].index(hidden[0])
                owners[hidden[0]] = tuple(sorted({pair[place] for pair in allowed}))

    def _owner_known(self, card: Card) -> int:
        bit = BIT[card.index]
        return next((seat for seat, known in enumerate(self._deductions.known) if known & bit), NOBODY)

    def _free_places(self, owners: dict[Card, Owners]) -> Places:
        loose = len(owners) + 2 * len(self._pairs)
        free = []
        for seat, count in enumerate(self.observation.hand_counts):
            up = mask_of(c for c in self.observation.up[seat] if c is not None) if self.observation.up else 0
            free.append(count - (self.fixed[seat] & ~up).bit_count() if seat != self.observation.seat else 0)
        return (*free, loose - sum(free))

    # -- counting -----------------------------------------------------------------------------------------------------

    def _fork(self, item: int, places: Places) -> WayTable:
        """The ways to deal an item into free places, each weighted by the number of deals that follow it."""
        fork = self._table.get((item, places))
        if fork is None:
            fork = self._table[item, places] = WayTable(list(self._ways(item, places)))
        return fork

    def _ways(self, item: int, places: Places) -> Iterator[Way]:
        if item < len(self._pairs):
            for owners in self._pairs[item].owners:
                rest = _without(places, owners)
                if min(rest) >= 0:
                    yield self._count(item + 1, rest), rest, owners
            return
        pile = self.piles[item - len(self._pairs)]
        is_last = item + 1 == len(self._pairs) + len(self.piles)
        for split in splits(len(pile.cards), [places[owner] for owner in pile.owners], is_last):
            taken = list(places)
            for owner, count in zip(pile.owners, split, strict=True):
                taken[owner] -= count
            rest = tuple(taken)
            yield multinomial(split) * self._count(item + 1, rest), rest, split

    def _count(self, item: int, places: Places) -> int:
        if item == len(self._pairs) + len(self.piles):
            return int(not any(places))
        return self._fork(item, places).total

    @property
    def count(self) -> int:
        """How many determinizations there are; those that differ only in the order of cards face down count once."""
        return self._count(0, self.places)

    def may_hold(self, seat: int, cards: Mask) -> bool:
        """Whether a seat holds all of these cards in one of the determinizations at least."""
        loose = cards & ~self.fixed[seat]
        of_piles = loose & sum(one for pile in self.piles if seat in pile.owners for one in pile.cards)
        of_pairs = loose & sum(one for pair in self._pairs for one in pair.cards)
        places = tuple(free - (owner == seat) * of_piles.bit_count() for owner, free in enumerate(self.places))
        if of_piles | of_pairs != loose or places[seat] < 0:
            return False
        rest = copy.copy(self)
        rest.places, rest._table = places, {}
        rest.piles = tuple(
            Pile(tuple(one for one in pile.cards if not one & loose), pile.owners) for pile in self.piles
        )
        rest._pairs = [_held_by(seat, loose, pair) for pair in self._pairs]
        return rest.count > 0

    def owners_by_card(self) -> dict[Card, Owners]:
        """Who holds each card whose place is not known in one of the determinizations at least. Cards of a pile are
        alike in this.
        """
        alike = [pile.cards for pile in self.piles] + [(one,) for pair in self._pairs for one in pair.cards]
        found = {}
        for cards in alike:
            owners = tuple(owner for owner in range(len(self.fixed)) if self.may_hold(owner, cards[0]))
            found.update(dict.fromkeys(cards_of(sum(cards)), owners))
        return found

    # -- drawing ------------------------------------------------------------------------------------------------------

    def draw(self, rng: random.Random) -> Determinization:
        """Draws a determinization; each is as likely as any other."""
        held = list(self.fixed)
        places = self.places
        for item in range(len(self._pairs) + len(self.piles)):
            places, way = self._fork(item, places).pick(rng)
            if item < len(self._pairs):
                for bit, owner in zip(self._pairs[item].cards, way, strict=True):
                    held[owner] |= bit
            else:
                _hand_out(self.piles[item - len(self._pairs)], way, held, rng)
        return self._determinization(held, rng)

    def every(self, most: int) -> list[Determinization]:
        """All determinizations if there are at most ``most``, else none. None in the games for two either: the order of
        the cards face down makes too many.
        """
        is_ordered = self.observation.rules.layout in (Layout.STOCK, Layout.OPEN)
        if is_ordered or self.count > most:
            return []
        every = self._every(0, self.places)
        return [Determinization(World(tuple(held[: self.aside])), held[self.aside]) for held in every]

    def _every(self, item: int, places: Places) -> Iterator[list[Mask]]:
        """Every deal of this item and all later ones: what each owner then holds, with the known cards."""
        if item == len(self._pairs) + len(self.piles):
            yield list(self.fixed)
            return
        for rest, way in self._fork(item, places).ways():
            shares = self._shares(item, way)
            for held in self._every(item + 1, rest):
                yield from ([one | more for one, more in zip(held, share, strict=True)] for share in shares)

    def _shares(self, item: int, way: tuple[int, ...]) -> list[tuple[Mask, ...]]:
        """What each owner gets of an item in one way, for every choice of its cards."""
        owners = range(len(self.fixed))
        if item < len(self._pairs):
            dealt = list(zip(self._pairs[item].cards, way, strict=True))
            return [tuple(sum(bit for bit, owner in dealt if owner == one) for one in owners)]
        pile = self.piles[item - len(self._pairs)]
        found = []
        for parts in partings(pile.cards, way):
            by_owner = dict(zip(pile.owners, parts, strict=True))
            found.append(tuple(by_owner.get(one, 0) for one in owners))
        return found

    def _determinization(self, held: list[Mask], rng: random.Random) -> Determinization:
        hands, aside = tuple(held[: self.aside]), held[self.aside]
        layout = self.observation.rules.layout
        if layout in (Layout.PARTNERSHIP, Layout.KITTY):
            return Determinization(World(hands), aside)
        rest = [card.index for card in cards_of(aside)]
        rng.shuffle(rest)
        if layout is Layout.STOCK:
            return Determinization(World(hands, stock=tuple(rest)), 0)
        return Determinization(World(hands, beneath=self._beneath(rest)), 0)

    def _beneath(self, cards: list[int]) -> tuple[int, ...]:
        beneath = list(NOTHING_BENEATH)
        coming = iter(cards)
        for up_row, down_row in zip(self.observation.up, self.observation.down, strict=True):
            for up, is_hiding in zip(up_row, down_row, strict=True):
                if is_hiding:
                    assert up is not None, "a card face down lies under another"
                    beneath[up.index] = next(coming)
        return tuple(beneath)


def _piles_of(owners: dict[Card, Owners]) -> tuple[Pile, ...]:
    """The cards grouped by their possible owners. The pile with the most ways to split it comes last: there its split
    is forced.
    """
    piles: dict[Owners, list[Mask]] = {}
    for card, some in owners.items():
        piles.setdefault(some, []).append(BIT[card.index])
    ordered = sorted(piles.items(), key=lambda pile: ((len(pile[1]) + 1) ** (len(pile[0]) - 1), pile[0]))
    return tuple(Pile(tuple(cards), some) for some, cards in ordered)


def _held_by(seat: int, cards: Mask, pair: Pair) -> Pair:
    """The pair with those owners only that have a seat hold which of these cards it consists of."""
    places = [place for place, card in enumerate(pair.cards) if card & cards]
    return Pair(pair.cards, tuple(some for some in pair.owners if all(some[place] == seat for place in places)))


def _without(places: Places, owners: tuple[int, int]) -> Places:
    """The places left when each of two owners has taken a card."""
    rest = list(places)
    for owner in owners:
        if owner >= 0:
            rest[owner] -= 1
    return tuple(rest)


def _hand_out(pile: Pile, split: tuple[int, ...], held: list[Mask], rng: random.Random) -> None:
    """Deals the cards of a pile into ``held`` at random, as many to each owner as ``split`` says."""
    cards = list(pile.cards)
    left, roll = len(cards), rng.random
    for owner, count in zip(pile.owners[:-1], split, strict=False):
        for _ in range(count):
            at = int(roll() * left)
            left -= 1
            held[owner] |= cards[at]
            cards[at] = cards[left]
    held[pile.owners[-1]] |= sum(cards[:left])
