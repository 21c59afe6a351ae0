"""What a seat can know of the hidden cards, as a good player keeps it in mind: values, which `reckoning` makes."""

from __future__ import annotations

from marjapussi_desktop.engine.cards import MARRIAGES, Card, Rank, Suit
from marjapussi_desktop.engine.events import CardDrawn, CardPlayed, CardTurnedUp, Event, MarriageDeclared, TrickWon
from marjapussi_desktop.engine.ruleset import CARD_POINT_TABLES, Ruleset
from marjapussi_desktop.engine.scoring import PIP_TABLES, count_cards
from marjapussi_desktop.engine.seats import side_of
from marjapussi_desktop.engine.values import changed, frozen


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
    ``are_aces``: they are the number of aces and tens.
    """

    taken: tuple[int, ...]
    own: int
    out: int
    are_aces: bool = False


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
    """Where an unseen card is: by seat its chance, and last the chance that nobody holds it."""

    card: Card
    chances: tuple[float, ...]


@frozen
class TableKnowledge:
    """All of it. ``seats``: the other seats that hold cards; ``aside``: the unseen cards that are surely in nobody's
    hand; ``key_cards``: empty until the chances are counted.
    """

    seat: int
    seats: tuple[SeatKnowledge, ...]
    points: CardPoints
    marriages: tuple[PossibleMarriage, ...]
    key_cards: tuple[KeyCard, ...] = ()
    aside: tuple[Card, ...] = ()

    def after(self, event: Event, rules: Ruleset) -> TableKnowledge:
        """The same when an event has been seen, without what no longer holds; chances stay as they were counted."""
        if isinstance(event, TrickWon):
            side, count = side_of(event.seat, rules.layout), count_cards(event.cards, point_table(rules))
            taken = tuple(points + count * (nth == side) for nth, points in enumerate(self.points.taken))
            return changed(self, points=changed(self.points, taken=taken))
        if isinstance(event, MarriageDeclared):
            return changed(self, marriages=tuple(one for one in self.marriages if one.suit is not event.suit))
        if isinstance(event, CardPlayed | CardTurnedUp | CardDrawn) and event.card is not None:
            return self._having_seen(event, event.card, rules)
        return changed(self, aside=()) if isinstance(event, CardDrawn) else self

    def _having_seen(self, event: CardPlayed | CardTurnedUp | CardDrawn, card: Card, rules: Ruleset) -> TableKnowledge:
        """A card that has come to light is sought no more, and one that was played makes no marriage."""
        count, is_played = point_table(rules).get(card.rank, 0), isinstance(event, CardPlayed)
        points = self.points
        if event.seat == self.seat:
            points = changed(points, own=points.own - count if is_played else points.own + count)
        if is_played != (event.seat == self.seat):
            points = changed(points, out=points.out - count)
        return changed(
            self,
            points=points,
            seats=tuple(
                changed(one, holds=tuple(held for held in one.holds if held is not card)) for one in self.seats
            ),
            key_cards=tuple(key for key in self.key_cards if key.card is not card),
            marriages=tuple(one for one in self.marriages if not (is_played and card in MARRIAGES[one.suit])),
        )


def point_table(rules: Ruleset) -> dict[Rank, int]:
    """What each rank counts in tricks."""
    if rules.contract is not None:
        return CARD_POINT_TABLES[rules.contract.card_points]
    assert rules.game_points is not None
    return PIP_TABLES[rules.game_points.pip_count][0]
