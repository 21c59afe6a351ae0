"""What each seat knows, checked one thing at a time (the law over all presets is in conformance)."""

from __future__ import annotations

from marjapussi_desktop.engine.actions import Discard, Give, HiddenCards, Move, Return, SeenMove
from marjapussi_desktop.engine.cards import card, cards
from marjapussi_desktop.engine.events import (
    CardDrawn,
    CardPlayed,
    CardsDiscarded,
    CardsPassed,
    KittyTaken,
)
from marjapussi_desktop.engine.observation import observe, redact, seen_move
from tests.helpers.scenes import declaring, kitty_taken, with_rows, with_stock

EXCHANGED = "2: give KC QC KD; 0: contract 80; 0: return 6C QD KS"


def test_only_the_two_partners_see_the_exchange() -> None:
    hand = declaring(EXCHANGED).hand
    assert (observe(hand, 0).received, observe(hand, 0).given) == (cards("KC QC KD"), cards("6C QD KS"))
    assert (observe(hand, 2).received, observe(hand, 2).given) == (cards("6C QD KS"), cards("KC QC KD"))
    for seat in (1, 3):
        seen = observe(hand, seat)
        assert (seen.received, seen.given) == ((), ())
        assert SeenMove(2, HiddenCards("give", 3)) in seen.moves
        assert SeenMove(0, HiddenCards("return", 3)) in seen.moves
    assert SeenMove(2, Give(cards("KC QC KD"))) in observe(hand, 0).moves
    assert seen_move(Move(0, Return(cards("6C QD KS"))), hand, 2) == SeenMove(0, Return(cards("6C QD KS")))


def test_passed_cards_are_redacted_for_the_others() -> None:
    hand = declaring(EXCHANGED).hand
    event = CardsPassed(2, 0, cards("KC QC KD"), 3, is_return=False)
    assert redact(event, 0, hand) == redact(event, 2, hand) == event
    assert redact(event, 1, hand) == CardsPassed(2, 0, (), 3, is_return=False)


def test_an_exposed_kitty_is_known_to_all_and_a_closed_one_to_the_declarer() -> None:
    shown, closed = kitty_taken().hand, kitty_taken(kitty_exposed=False).hand
    event = KittyTaken(0, cards("AH TH 6H"), 3)
    for seat in range(3):
        assert observe(shown, seat).kitty == cards("AH TH 6H")
        assert observe(closed, seat).kitty == (cards("AH TH 6H") if seat == 0 else ())
        assert redact(event, seat, shown) == event
        assert redact(event, seat, closed) == (event if seat == 0 else KittyTaken(0, (), 3))


def test_discards_are_known_to_the_declarer_alone() -> None:
    hand = kitty_taken("0: discard 9C 8C 7C").hand
    event = CardsDiscarded(0, cards("9C 8C 7C"), 3)
    assert observe(hand, 0).discarded == cards("9C 8C 7C")
    assert observe(hand, 1).discarded == ()
    assert redact(event, 0, hand) == event
    assert redact(event, 2, hand) == CardsDiscarded(0, (), 3)
    assert seen_move(Move(0, Discard(cards("9C 8C 7C"))), hand, 1) == SeenMove(0, HiddenCards("discard", 3))


def test_each_sees_what_it_draws() -> None:
    hand = with_stock("0: play AS; 1: play 9C").hand
    assert (observe(hand, 0).drawn, observe(hand, 1).drawn) == (cards("JS"), cards("9S"))
    event = CardDrawn(0, card("JS"), 11)
    assert redact(event, 0, hand) == event
    assert redact(event, 1, hand) == CardDrawn(0, None, 11)
    assert observe(hand, 0).stock_count == 10


def test_rows_show_their_faces_and_only_the_places_of_what_lies_beneath() -> None:
    hand = with_rows("0: play AD").hand
    for seat in (0, 1):
        seen = observe(hand, seat)
        assert seen.up == hand.up
        assert seen.down == ((False, True, True, True, True, True, True), (True,) * 7)
    assert observe(hand, 0).available(0) == hand.available(0)
    assert observe(declaring(EXCHANGED).hand, 0).available(0) == declaring(EXCHANGED).hand.hands[0]


def test_open_events_are_the_same_for_all() -> None:
    hand = declaring(EXCHANGED).hand
    event = CardPlayed(0, card("AS"))
    assert all(redact(event, seat, hand) is event for seat in range(4))
