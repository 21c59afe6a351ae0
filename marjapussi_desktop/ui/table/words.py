"""The table's own words: seats, score and trump. What is said in bubbles comes from outside."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject

from marjapussi_desktop.controller.match.table_view import SeatView, TableView
from marjapussi_desktop.engine.cards import Card, Suit
from marjapussi_desktop.engine.events import HandKind
from marjapussi_desktop.engine.ruleset import Family
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.engine.state import Phase
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP
from marjapussi_desktop.ui.text.cards import Spelling, card_name, cards_text
from marjapussi_desktop.ui.text.names import shown_name
from marjapussi_desktop.ui.text.players import player_facts

_TRUMPS = {
    Suit.SPADES: QT_TRANSLATE_NOOP("TableWords", "Spades are trumps"),
    Suit.CLUBS: QT_TRANSLATE_NOOP("TableWords", "Clubs are trumps"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("TableWords", "Diamonds are trumps"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("TableWords", "Hearts are trumps"),
}
_TRUMPS_OF_OLD = {
    Suit.SPADES: QT_TRANSLATE_NOOP("TableWords", "Spades were trumps"),
    Suit.CLUBS: QT_TRANSLATE_NOOP("TableWords", "Clubs were trumps"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("TableWords", "Diamonds were trumps"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("TableWords", "Hearts were trumps"),
}
"""Once the hand is over."""
_TURNS = {
    Phase.AUCTION: QT_TRANSLATE_NOOP("TableWords", "To bid"),
    Phase.GIVE: QT_TRANSLATE_NOOP("TableWords", "To give cards"),
    Phase.CONTRACT: QT_TRANSLATE_NOOP("TableWords", "To set contract"),
    Phase.RETURN: QT_TRANSLATE_NOOP("TableWords", "To return cards"),
    Phase.DISCARD: QT_TRANSLATE_NOOP("TableWords", "To discard"),
}
"""What is awaited before play."""

_CALLS_NAMED: Final = 3
"""More calls than these are counted instead."""

_YOU_TOOK = QT_TRANSLATE_NOOP("TableWords", "You took this trick")
_LEFT_TOOK = QT_TRANSLATE_NOOP("TableWords", "The player on your left took this trick")
_RIGHT_TOOK = QT_TRANSLATE_NOOP("TableWords", "The player on your right took this trick")
_TOOK = {
    2: (_YOU_TOOK, QT_TRANSLATE_NOOP("TableWords", "Your opponent took this trick")),
    3: (_YOU_TOOK, _LEFT_TOOK, _RIGHT_TOOK),
    4: (_YOU_TOOK, _LEFT_TOOK, QT_TRANSLATE_NOOP("TableWords", "Your partner took this trick"), _RIGHT_TOOK),
}
"""By how many play: who took it, from the person on, clockwise."""

_SUITS = {
    Suit.SPADES: QT_TRANSLATE_NOOP("TableWords", "Spades"),
    Suit.CLUBS: QT_TRANSLATE_NOOP("TableWords", "Clubs"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("TableWords", "Diamonds"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("TableWords", "Hearts"),
}


def _is_partner(view: TableView, seat: SeatView) -> bool:
    is_shared = view.rules.layout is Layout.PARTNERSHIP
    return is_shared and seat.seat != view.viewer and seat.side == view.viewer_side


def _is_last_trick(view: TableView) -> bool:
    """Whether nothing can be declared any more: nobody has two cards."""
    left = (seat.hand_count + sum(one is not None for one in seat.up) + sum(seat.down) for seat in view.seats)
    return view.phase is Phase.PLAY and not view.stock_count and max(left) <= 1


class TableWords(QObject):
    """Every text that the table writes by itself, in the language of the moment."""

    def trump(self, view: TableView) -> str:
        """The sentence at the trump indicator: what is trumps, or was in a hand that is over; empty before any hand."""
        was_dealt_only = view.result is not None and view.result.kind is not HandKind.PLAYED
        if view.phase is not Phase.OVER or was_dealt_only:
            if view.trump is not None:
                return self.tr(_TRUMPS[view.trump])
            return self.tr("No trumps") if _is_last_trick(view) else self.tr("No trumps yet")
        if view.trump is not None:
            return self.tr(_TRUMPS_OF_OLD[view.trump])
        return self.tr("There were no trumps") if view.hand_number else ""

    def suit(self, suit: Suit) -> str:
        """The name of a suit."""
        return self.tr(_SUITS[suit])

    def dealer_letter(self) -> str:
        """The letter on the dealer's chip."""
        return self.tr("D", "dealer: one letter on a chip")

    def seat_line(self, view: TableView, seat: SeatView) -> str:
        """The second line of a seat's plate. What was bid stands in the bubble at the seat."""
        if view.to_act == seat.seat:
            return self.tr("Your turn") if seat.seat == view.viewer else self._turn_line(view)
        return self._resting_line(view, seat)

    def _turn_line(self, view: TableView) -> str:
        """What is awaited of another: at the start of a trick, someone else than the leader is asked something."""
        if view.phase in _TURNS:
            return self.tr(_TURNS[view.phase])
        is_asked = not view.trick and view.to_act != view.leader
        return self.tr("To answer") if is_asked else self.tr("To play")

    def _resting_line(self, view: TableView, seat: SeatView) -> str:
        """How many cards he holds while the hand is played, but for none beside open ones, and whether he is the
        partner, unless his name says so, as in the lessons.
        """
        is_told = _is_partner(view, seat) and seat.name != self.tr("Partner")
        has_others = any(card is not None for card in seat.up)
        if not seat.hand_count and (view.result is not None or has_others):
            return self.tr("Partner") if is_told else ""
        cards = self.cards(seat.hand_count)
        return self.tr("Partner · {cards}").format(cards=cards) if is_told else cards

    def cards(self, count: int) -> str:
        """How many cards."""
        return self.tr("%n card(s)", "", count)

    def seat_description(self, view: TableView, seat: SeatView) -> str:
        """All that a plate shows, in words; one fact a line."""
        facts = [shown_name(seat)]
        if view.phase is Phase.AUCTION and (seat.has_passed or seat.bid):
            facts.append(self.tr("Passed") if seat.has_passed else self.tr("Bid {amount}").format(amount=seat.bid))
        facts.append(self.seat_line(view, seat))
        if seat.is_dealer:
            facts.append(self.tr("Dealer"))
        if seat.is_declarer:
            facts.append(self.tr("Declarer"))
        if _is_partner(view, seat):
            facts.append(self.tr("Your partner"))
        facts.extend(player_facts(seat.player, view.rules))
        return "\n".join(fact for fact in facts if fact)

    def side_name(self, view: TableView, side: int) -> str:
        """What a side is called in the score."""
        if view.rules.layout is Layout.PARTNERSHIP:
            return self.tr("We") if side == view.viewer_side else self.tr("They")
        return next(shown_name(seat) for seat in view.seats if seat.side == side)

    def columns(self, view: TableView) -> tuple[str, str, str]:
        """The headings of the score's columns."""
        if view.rules.family is Family.MARJAPUSSI:
            return self.tr("Total"), self.tr("Tricks"), self.tr("Hand")
        return self.tr("Total"), self.tr("Tricks"), self.tr("Taken")

    def contract_line(self, view: TableView) -> str:
        """Who plays for what, or the standing bid; empty where there is neither."""
        if view.declarer is not None and view.final_bid is not None:
            name, is_own = view.seats[view.declarer].name, view.declarer == view.viewer
            if view.contract is not None:
                text = self.tr("You play for {amount}") if is_own else self.tr("{name} plays for {amount}")
                return text.format(name=name, amount=view.contract)
            own = self.tr("You bid highest: {amount}")
            text = own if is_own else self.tr("{name} bid highest: {amount}")
            return text.format(name=name, amount=view.final_bid)
        if view.high_bid is not None and view.high_bidder is not None:
            name = view.seats[view.high_bidder].name
            own = self.tr("Highest bid: {amount}, yours")
            text = own if view.high_bidder == view.viewer else self.tr("Highest bid: {amount}, {name}")
            return text.format(name=name, amount=view.high_bid)
        return ""

    def target_line(self, view: TableView) -> str:
        """What the match is played to; of a deal of the day, that it is one hand only, or that it is practice."""
        if view.is_day_practice:
            return self.tr("Deal of the day · practice")
        if view.is_of_day:
            return self.tr("Deal of the day · one hand")
        return self.tr("Hand {number} · to {target} points").format(number=view.hand_number, target=view.rules.target)

    def calls(self, count: int) -> str:
        """Kontra and Re said so far, in their order while they are few, and by how much they multiply the contract."""
        words = [self.tr("Re") if nth % 2 else self.tr("Kontra") for nth in range(count)]
        said = ", ".join(words) if count <= _CALLS_NAMED else self.tr("%n call(s)", "Kontra and Re", count)
        return f"{said}: ×{2**count}"

    def last_trick(self, view: TableView) -> str:
        """The caption over the last trick, which is a previous one only when the next has begun."""
        assert view.last_trick is not None
        if not view.trick:
            name = view.seats[view.last_trick.winner].name
            is_own = view.last_trick.winner == view.viewer
            return self.tr(_YOU_TOOK) if is_own else self.tr("{name} took this trick").format(name=name)
        if view.last_trick.winner == view.viewer:
            return self.tr("Previous trick: taken by you")
        name = view.seats[view.last_trick.winner].name
        return self.tr("Previous trick: taken by {name}").format(name=name)

    def this_trick(self, view: TableView) -> str:
        """The caption of a trick that still lies there, taken by a player who is called by his place at the table."""
        seats = len(view.seats)
        return self.tr(_TOOK[seats][(view.last_trick.winner - view.viewer) % seats]) if view.last_trick else ""

    def stock(self, count: int) -> str:
        """What the stock is to a screen reader and under the pointer."""
        return self.tr("The stock: %n card(s)", "", count)

    def discards(self, cards: Iterable[Card]) -> str:
        """The person's discards, card by card."""
        return self.tr("Your discards: {cards}").format(cards=cards_text(cards, card_name))

    def discards_title(self, view: TableView) -> str:
        """The title of the pile of discards, which are the person's unless all cards are shown."""
        return self.tr("Discards") if view.is_open else self.tr("Your discards")

    def table(self, view: TableView) -> str:
        """What lies on the table beside the cards that can be played, for a screen reader."""
        facts = [self.trump(view), self.contract_line(view)]
        if view.call_count:
            facts.append(self.calls(view.call_count))
        if view.stock_count:
            facts.append(self.stock(view.stock_count))
        if view.kitty_count and view.kitty:
            facts.append(self.tr("The kitty: {cards}").format(cards=cards_text(view.kitty, card_name)))
        if view.discards:
            facts.append(self.discards(view.discards))
        facts.extend(self.rows(view))
        return "\n".join(fact for fact in facts if fact)

    def rows(self, view: TableView, spell: Spelling = card_name) -> Iterable[str]:
        """The open cards of the others; the person's own are buttons."""
        for seat in view.seats:
            cards = [card for card in seat.up if card is not None]
            if cards and seat.seat != view.viewer:
                text = self.tr("{name}, face up: {cards}")
                yield text.format(name=seat.name, cards=cards_text(cards, spell))
