"""Laws of the layout: everything in the window, nothing over anything that it may not cover."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QApplication

from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.cards import FULL_PACK, Card, Suit, cards, is_card
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.ui.story.dock import LEAST_TABLE_W, LEAST_TABLE_W_OF_ENDINGS
from marjapussi_desktop.ui.table.bubble import bubble_box
from marjapussi_desktop.ui.table.drawing import text_font
from marjapussi_desktop.ui.table.hand_order import HandSorting, Sorting, hand_order, suit_order
from marjapussi_desktop.ui.table.layout import TableLayout, box_of_card, layout
from marjapussi_desktop.ui.table.marks import Marks
from marjapussi_desktop.ui.table.suit_text import balanced
from tests.ui.table.table_play import EVERY_LAYOUT, final_views

SIZES = st.builds(
    QSizeF,
    st.integers(min_value=LEAST_TABLE_W, max_value=3840),
    st.integers(min_value=580, max_value=2160),
)
"""From the narrowest table that the story stands beside to a large screen."""
VIEWS = [view for preset in EVERY_LAYOUT for view in final_views(preset, 5)]


def with_hand(view: TableView, hand: tuple[Card, ...]) -> TableView:
    """The view with another hand for the person."""
    seats = list(view.seats)
    seats[view.viewer] = changed(seats[view.viewer], hand=hand, hand_count=len(hand))
    return changed(view, seats=tuple(seats))


def boxes(shown: TableLayout, view: TableView) -> dict[str, QRectF]:
    """The boxes of what must not overlap: the parts of the table."""
    hand = [card.code for card in view.seats[view.viewer].hand]
    trick = [card.code for _, card in view.trick]
    fan = QRectF()
    for code in hand:
        fan = fan.united(box_of_card(shown.frame, shown.cards[code]))
    middle = QRectF()
    for code in trick:
        middle = middle.united(box_of_card(shown.frame, shown.cards[code]))
    base = shown.frame
    stock = QRectF()
    for i in range(view.stock_count):
        stock = stock.united(box_of_card(base, shown.cards[f"stock:{i}"]))
    parts = {
        "fan": fan,
        "trick": middle,
        "score": base.score,
        "trump": base.trump,
        "panel": base.panel,
        "corner": base.corner if not base.has_rows else QRectF(),  # the panels' there
        "stock": stock,
    }
    for seat in base.seats:
        parts[f"plate {seat.place}"] = seat.plate
        parts[f"row {seat.place}"] = seat.row
        if seat.place != "bottom":
            parts[f"backs {seat.place}"] = seat.backs
    return {name: box for name, box in parts.items() if not box.isEmpty()}


@given(view=st.sampled_from(VIEWS), size=SIZES)
def test_every_card_and_part_is_within_the_window(view: TableView, size: QSizeF) -> None:
    shown = layout(view, size)
    window = QRectF(0, 0, size.width(), size.height())
    for key, pose in shown.cards.items():
        assert window.contains(box_of_card(shown.frame, pose)), key
    for name, box in boxes(shown, view).items():
        assert window.contains(box), name


@given(view=st.sampled_from(VIEWS), size=SIZES)
def test_no_part_covers_another(view: TableView, size: QSizeF) -> None:
    parts = boxes(layout(view, size), view)
    for (one, box), (other, second) in combinations(parts.items(), 2):
        of_one_seat = {one.split()[0], other.split()[0]} == {"plate", "backs"} and one.split()[1] == other.split()[1]
        if not of_one_seat:  # a seat's plate lies over its own backs on purpose
            assert not box.intersects(second), f"{one} and {other}"


@given(view=st.sampled_from(VIEWS), size=SIZES, count=st.integers(1, 13))
def test_no_corner_of_a_back_shows_below_its_plate(view: TableView, size: QSizeF, count: int) -> None:
    seats = [seat if seat.seat == view.viewer else changed(seat, hand_count=count) for seat in view.seats]
    shown = layout(changed(view, seats=tuple(seats)), size)
    for seat, place in zip(seats, shown.frame.seats, strict=True):
        if seat.seat != view.viewer:
            backs = [box_of_card(shown.frame, shown.cards[f"{seat.seat}:{i}"]) for i in range(count)]
            assert max(box.bottom() for box in backs) <= place.plate.bottom()


@given(hand=st.sets(st.sampled_from(FULL_PACK), min_size=1, max_size=13), size=SIZES)
def test_a_fan_of_any_number_keeps_its_place_with_every_card_chosen(hand: set[Card], size: QSizeF) -> None:
    view = with_hand(VIEWS[1], tuple(hand))
    shown = layout(view, size, Marks(raised=frozenset(hand)))
    parts = boxes(shown, view)
    for name, box in parts.items():
        assert name == "fan" or not box.intersects(parts["fan"]), name


@given(hand=st.sets(st.sampled_from(FULL_PACK), min_size=2, max_size=13), size=SIZES)
def test_each_card_of_the_fan_shows_its_index(hand: set[Card], size: QSizeF) -> None:
    shown = layout(with_hand(VIEWS[1], tuple(hand)), size)
    xs = [shown.cards[card.code].x for card in hand_order(hand, VIEWS[1].suits)]
    assert all(b - a >= shown.frame.card_w * 0.26 for a, b in pairwise(xs))
    assert shown.frame.card_w >= 100


@pytest.mark.parametrize("preset", EVERY_LAYOUT)
def test_the_layout_holds_every_card_that_is_seen(preset: str) -> None:
    for view in final_views(preset, 8):
        shown = layout(view, QSizeF(1280, 720))
        hidden = sum(seat.hand_count for seat in view.seats if seat.seat != view.viewer)
        hidden += sum(sum(seat.down) for seat in view.seats)
        hidden += view.stock_count + (0 if view.kitty else view.kitty_count)
        assert sum(not is_card(key) for key in shown.cards) == hidden
        faces = {key for key in shown.cards if is_card(key)}
        own = {card.code for card in view.seats[view.viewer].hand}
        rows = {card.code for seat in view.seats for card in seat.up if card is not None}
        kitty = {card.code for card in view.kitty if view.kitty_count}
        discards = {card.code for card in view.discards}
        assert faces == own | rows | kitty | discards | {card.code for _, card in view.trick}


@given(size=SIZES)
def test_the_stock_lies_beside_the_trick(size: QSizeF) -> None:
    """Not stranded at the left, and yet no card of the trick touches it."""
    views = [view for seed in range(8, 12) for view in final_views("bondtolva-2", seed)]
    view = next(v for v in views if v.stock_count > 4 and [seat for seat, _ in v.trick] == [v.viewer])
    parts = boxes(layout(view, size), view)
    gap = parts["trick"].left() - parts["stock"].right()
    base = layout(view, size).frame
    assert 0 < gap < base.card_w / 2
    assert parts["stock"].top() - parts["score"].bottom() > 12 * base.unit, "it stands near the score"


def test_suits_stand_in_alternating_colours() -> None:
    red = {"H", "D"}
    for count in (2, 3, 4):
        for present in combinations("SCDH", count):
            colours = [
                suit in red for suit in suit_order([card.suit for card in cards(" ".join(f"A{s}" for s in present))])
            ]
            if len(set(colours)) == 2:
                assert all(a != b for a, b in pairwise(colours)), present


def test_the_hand_is_sorted_in_the_order_of_the_game() -> None:
    hand = cards("6S 9S QS AS KS TS JS")
    assert [card.code for card in hand_order(hand)] == ["AS", "TS", "KS", "QS", "JS", "9S", "6S"]


@given(
    view=st.sampled_from([view for view in VIEWS if len(view.trick) == len(view.seats) - 1]),
    size=SIZES,
    text=st.floats(min_value=1.0, max_value=2.0),
)
def test_no_card_of_a_trick_covers_the_index_of_another(view: TableView, size: QSizeF, text: float) -> None:
    """Nor that of large print, which is a third of a card's height."""
    shown = layout(view, size, text=text)
    poses = {card.code: shown.cards[card.code] for _seat, card in view.trick}
    for code, pose in poses.items():
        box = box_of_card(shown.frame, pose)
        index = QRectF(box.left(), box.top(), box.width() * 0.24, box.height() * 0.34)
        for other, above in poses.items():
            if above.z > pose.z:
                assert not box_of_card(shown.frame, above).intersects(index), f"{other} lies over {code}"


@pytest.mark.parametrize("preset", EVERY_LAYOUT)
@pytest.mark.parametrize("size", [QSizeF(1260, 664), QSizeF(1464, 1030)])
def test_the_cards_of_a_trick_are_nearly_as_large_as_those_of_the_hand(preset: str, size: QSizeF) -> None:
    base = layout(final_views(preset, 5)[0], size).frame
    assert base.trick_scale >= 0.8


@pytest.mark.parametrize("preset", EVERY_LAYOUT)
@pytest.mark.parametrize("size", [QSizeF(1260, 664), QSizeF(1464, 1030)])
def test_large_texts_leave_the_cards_of_a_trick_nearly_as_large(preset: str, size: QSizeF) -> None:
    """They were a fifth smaller."""
    view = final_views(preset, 5)[0]
    usual, large = layout(view, size).frame, layout(view, size, text=2.0).frame
    assert usual.trick_scale >= large.trick_scale >= 0.85 * usual.trick_scale


@given(view=st.sampled_from(VIEWS), size=SIZES)
def test_what_is_said_opposite_stays_clear_of_trump_and_score(
    qapp: QApplication, view: TableView, size: QSizeF
) -> None:
    base = layout(view, size).frame
    for place in base.seats:
        if place.place == "top":
            said = balanced("I give you the queen of hearts back", text_font(17 * base.unit), place.bubble_w)
            box = bubble_box(said, place, base.unit)
            assert not box.intersects(base.trump)
            assert not box.intersects(base.score)


@given(
    view=st.sampled_from([view for view in VIEWS if view.trick and len(view.seats) > 2 and not view.seats[0].up]),
    size=st.builds(
        QSizeF, st.integers(LEAST_TABLE_W_OF_ENDINGS, LEAST_TABLE_W), st.integers(min_value=676, max_value=1200)
    ),
)
def test_no_card_of_a_trick_covers_a_plate_beside_it_on_a_narrow_table(view: TableView, size: QSizeF) -> None:
    """Between a puzzle and its story a king lay over the name of the player on the right."""
    shown = layout(view, size)
    plates = [seat.plate for seat in shown.frame.seats if seat.place in ("left", "right")]
    for _seat, card in view.trick:
        box = box_of_card(shown.frame, shown.cards[card.code])
        assert not any(plate.intersects(box) for plate in plates)


@pytest.mark.parametrize("kind", Sorting)
def test_trumps_stand_at_the_left_from_high_to_low_if_one_likes(kind: Sorting) -> None:
    hand = cards("AS 6S KH 9H TC JC 7D")
    for trump in Suit:
        sorted_hand = hand_order(hand, (), HandSorting(kind, trumps_first=True), trump)
        trumps = [card for card in hand if card.suit is trump]
        assert list(sorted_hand[: len(trumps)]) == sorted(trumps, key=lambda card: -card.strength)
        assert hand_order(hand, (), HandSorting(kind), trump) == hand_order(hand, (), HandSorting(kind))
        assert set(sorted_hand) == set(hand)
