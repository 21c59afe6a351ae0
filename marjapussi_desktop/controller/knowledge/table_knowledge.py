"""What a seat can know of the hidden cards, as a good player keeps it in mind: values, which `reckoning` makes."""

from __future__ import annotations

from typing import TypeAlias

from marjapussi_desktop.bots.knowledge.card_sets import BIT, SUIT_MASKS, Mask
from marjapussi_desktop.bots.knowledge.deductions import lacking
from marjapussi_desktop.bots.knowledge.public_history import CardPlay
from marjapussi_desktop.engine.cards import MARRIAGES, SUITS, Card, Rank, Suit
from marjapussi_desktop.engine.events import (
    AnsweredHalf,
    AnsweredWhole,
    CardDrawn,
    CardPlayed,
    CardTurnedUp,
    Event,
    How,
    MarriageDeclared,
    TrickWon,
)
from marjapussi_desktop.engine.ruleset import CARD_POINT_TABLES, STOCK_SIZE, Ruleset, trick_count
from marjapussi_desktop.engine.scoring import PIP_TABLES, count_cards
from marjapussi_desktop.engine.seats import Layout, partner_of, players_in, side_of
from marjapussi_desktop.engine.tricks import beats
from marjapussi_desktop.engine.values import changed, frozen

Seen: TypeAlias = CardPlayed | CardTurnedUp | CardDrawn
"""Events that bring a card to light."""


@frozen
class SeatKnowledge:
    """What is certain of another seat: the suits that it is ``out`` of, the hidden cards that it ``holds``, and whether
    it ``lacks_aces`` of the suits that it may have.
    """

    seat: int
    out: tuple[Suit, ...]
    holds: tuple[Card, ...]
    lacks_aces: bool = False


@frozen
class CardPoints:
    """Card points: ``taken`` by side, in tricks; ``own``: in the seat's own cards; ``out``: in all other cards.
    ``are_aces``: they are the number of aces and tens; ``aside``: in the cards that the seat has put aside, where those
    count.
    """

    taken: tuple[int, ...]
    own: int
    out: int
    are_aces: bool = False
    aside: int = 0


@frozen
class PossibleMarriage:
    """A marriage that may still be declared: ``seats`` is the one that may hold both cards, or the two partners who
    may hold one each. ``is_sure``: it cannot be otherwise; ``chance``: None until it is counted.
    """

    suit: Suit
    seats: tuple[int, ...]
    is_sure: bool
    chance: float | None = None


@frozen
class KeyCard:
    """Where an unseen card is: by seat its chance, and last the chance that nobody holds it. ``is_old``: more has been
    seen of it since the chances were counted.
    """

    card: Card
    chances: tuple[float, ...]
    is_old: bool = False


@frozen
class OnTable:
    """What a card that follows is judged by: the cards of the ``trick``, the ``trump`` suit, how many cards were
    played in ``tricks`` before, and the cards of rows that lie ``up``.
    """

    trick: tuple[Card, ...] = ()
    trump: Suit | None = None
    tricks: int = 0
    up: tuple[Card, ...] = ()


@frozen
class TableKnowledge:
    """All of it. ``seats``: the other seats that hold cards; ``aside``: the unseen cards that are surely in nobody's
    hand; ``key_cards``: empty until the chances are counted; ``table``: what lay on it.
    """

    seat: int
    seats: tuple[SeatKnowledge, ...]
    points: CardPoints
    marriages: tuple[PossibleMarriage, ...]
    key_cards: tuple[KeyCard, ...] = ()
    aside: tuple[Card, ...] = ()
    table: OnTable = OnTable()

    def after(self, event: Event, rules: Ruleset) -> TableKnowledge:
        """The same when an event has been seen: with what is certain by it, without what no longer holds. Chances stay
        as they were counted where the event alone does not rule them out.
        """
        if isinstance(event, TrickWon):
            side, count = side_of(event.seat, rules.layout), count_cards(event.cards, point_table(rules))
            taken = tuple(points + count * (nth == side) for nth, points in enumerate(self.points.taken))
            table = changed(self.table, trick=(), tricks=self.table.tricks + len(event.cards))
            return changed(self, points=changed(self.points, taken=taken), table=table)
        if isinstance(event, MarriageDeclared):
            return self._having_heard_of(event, rules)
        if isinstance(event, AnsweredWhole | AnsweredHalf):
            told = tuple(one for one in self.marriages if not _is_denied(one, event, rules))
            return changed(self, marriages=told)
        if isinstance(event, Seen) and event.card is not None:
            known = self._lacking(event, rules) if isinstance(event, CardPlayed) else self
            known = known._having_seen(event, event.card, rules)
            is_last = self.table.tricks >= (trick_count(rules) - 1) * players_in(rules.layout)
            return known._with_nothing_at(event.seat) if is_last and event.seat != self.seat else known
        return changed(self, aside=()) if isinstance(event, CardDrawn) else self

    def points_on_table(self, rules: Ruleset) -> int:
        """The card points of the trick that is being played."""
        return count_cards(self.table.trick, point_table(rules))

    def _having_heard_of(self, event: MarriageDeclared, rules: Ruleset) -> TableKnowledge:
        """Who declares a marriage, or names one, is known to hold it."""
        partner, marriage = partner_of(event.seat, rules.layout), MARRIAGES[event.suit]
        holder = event.seat if event.how is How.OWN else partner if event.how is How.WHOLE else None
        hidden = tuple(card for card in marriage if card not in self.table.up)
        return changed(
            self,
            seats=tuple(_holding(one, hidden) if one.seat == holder else one for one in self.seats),
            marriages=tuple(one for one in self.marriages if one.suit is not event.suit),
            table=changed(self.table, trump=event.suit) if event.sets_trump else self.table,
        )

    def _lacking(self, event: CardPlayed, rules: Ruleset) -> TableKnowledge:
        """What a card that follows tells of the hand that it was played from, as suit must be followed and the trick
        won.
        """
        table = self.table
        played = table.tricks + len(table.trick)
        is_free = rules.layout is Layout.STOCK and played < STOCK_SIZE
        if event.seat == self.seat or not table.trick or is_free:
            return self
        winning = table.trick[0]
        for card in table.trick[1:]:
            winning = card if beats(card, winning, table.trump) else winning
        lacks = lacking(CardPlay(event.seat, event.card, table.trick[0], winning, table.trump))
        return self._without(event.seat, lacks) if lacks else self

    def _without(self, seat: int, lacks: Mask) -> TableKnowledge:
        """The same where a seat surely holds none of these cards."""
        out = {suit for suit in SUITS if not SUIT_MASKS[suit] & ~lacks}
        return changed(
            self,
            seats=tuple(
                changed(one, out=tuple(suit for suit in SUITS if suit in {*one.out, *out})) if one.seat == seat else one
                for one in self.seats
            ),
            key_cards=tuple(_not_with(seat, key) if BIT[key.card.index] & lacks else key for key in self.key_cards),
            marriages=tuple(one for one in self.marriages if _may_be(one, seat, lacks)),
        )

    def _with_nothing_at(self, seat: int) -> TableKnowledge:
        """The same once a seat has played its last card."""
        return changed(
            self,
            seats=tuple(one for one in self.seats if one.seat != seat),
            key_cards=tuple(_not_with(seat, key) for key in self.key_cards),
            marriages=tuple(one for one in self.marriages if seat not in one.seats),
        )

    def _having_seen(self, event: Seen, card: Card, rules: Ruleset) -> TableKnowledge:
        """A card that has come to light is sought no more, and one that was played makes no marriage."""
        count, is_played = point_table(rules).get(card.rank, 0), isinstance(event, CardPlayed)
        points, table = self.points, self.table
        if event.seat == self.seat:
            points = changed(points, own=points.own - count if is_played else points.own + count)
        if is_played != (event.seat == self.seat):
            points = changed(points, out=points.out - count)
        if is_played:
            table = changed(table, trick=(*table.trick, card))
        elif isinstance(event, CardTurnedUp):
            table = changed(table, up=(*table.up, card))
        return changed(
            self,
            points=points,
            table=table,
            seats=tuple(_having_shown(one, event, card) for one in self.seats),
            key_cards=tuple(key for key in self.key_cards if key.card is not card),
            marriages=tuple(one for one in self.marriages if not (is_played and card in MARRIAGES[one.suit])),
        )


def _having_shown(one: SeatKnowledge, event: Seen, card: Card) -> SeatKnowledge:
    """The same of a seat, when a card has come to light: of what was turned up it has one again."""
    holds = tuple(held for held in one.holds if held is not card)
    if not isinstance(event, CardTurnedUp) or event.seat != one.seat:
        return changed(one, holds=holds)
    out = tuple(suit for suit in one.out if suit is not card.suit)
    return changed(one, holds=holds, out=out, lacks_aces=one.lacks_aces and card.rank is not Rank.ACE)


def _holding(one: SeatKnowledge, some: tuple[Card, ...]) -> SeatKnowledge:
    """The same of a seat that surely holds some more cards."""
    return changed(one, holds=tuple(sorted({*one.holds, *some})))


def _not_with(seat: int, key: KeyCard) -> KeyCard:
    """The chances of a card that a seat surely does not hold: those of the others are as much larger."""
    chances = [0.0 if owner == seat else chance for owner, chance in enumerate(key.chances)]
    rest = sum(chances)
    return KeyCard(key.card, tuple(chance / rest if rest else 0.0 for chance in chances), is_old=True)


def _is_denied(marriage: PossibleMarriage, answer: AnsweredWhole | AnsweredHalf, rules: Ruleset) -> bool:
    """Whether an answer rules a marriage out. Who is denied a half holds the other one, if he does not bluff."""
    if isinstance(answer, AnsweredWhole):
        return answer.suit is None and marriage.seats == (answer.seat,)
    is_parted = not rules.marriages.bluff_half or answer.seat in marriage.seats
    return not answer.yes and marriage.suit is answer.suit and is_parted


def _may_be(marriage: PossibleMarriage, seat: int, lacks: Mask) -> bool:
    """Whether a marriage is still possible though a seat lacks these cards: who may hold both of its cards lacks none
    of them, and who may hold either not both.
    """
    cards = [card for card in MARRIAGES[marriage.suit] if BIT[card.index] & lacks]
    return seat not in marriage.seats or len(cards) < len(marriage.seats)


def point_table(rules: Ruleset) -> dict[Rank, int]:
    """What each rank counts in tricks."""
    if rules.contract is not None:
        return CARD_POINT_TABLES[rules.contract.card_points]
    assert rules.game_points is not None
    return PIP_TABLES[rules.game_points.pip_count][0]
