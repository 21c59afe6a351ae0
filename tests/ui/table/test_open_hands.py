"""Where all cards are shown, every one of them can be read, in every layout and size."""

from __future__ import annotations

from itertools import pairwise, product

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QApplication

from marjapussi_desktop.engine.state import Phase
from marjapussi_desktop.ui.table.bubble import bubble_box, roomy
from marjapussi_desktop.ui.table.frame import PLATE_CORNER
from marjapussi_desktop.ui.table.layout import box_of_card, layout, place_of
from marjapussi_desktop.ui.table.open_hands import plate_box, speaking_place
from marjapussi_desktop.ui.table.pile import CARD_ASPECT
from marjapussi_desktop.ui.table.stops import stops_of
from tests.ui.past_hands import past_hand

LAYOUTS = ("huutopussi", "marjapussi", "huutopussi-3", "bondtolva-2", "avomarjapussi")
SIZES = [QSizeF(*size) for size in ((724, 500), (770, 590), (978, 620), (1470, 950), (2900, 1900))]
INDEX_W, INDEX_H = 0.2, 0.3
"""The corner of a card with its rank and suit, in card widths and heights."""


@pytest.mark.sampled(3)
@pytest.mark.parametrize("preset", LAYOUTS)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width():.0f}")
def test_every_index_can_be_read(preset: str, size: QSizeF) -> None:
    for stop in stops_of(past_hand(preset)):
        shown = layout(stop.view, size)
        base = shown.frame
        codes = {code for code, pose in shown.cards.items() if ":" not in code and pose.face == 1.0}
        assert codes == set(shown.cards), "every card is face up"
        solid = [base.score, base.trump, *(plate_box(stop.view, base, seat) for seat in stop.view.seats)]
        solid = [box for box in solid if not box.isEmpty()]
        for code, pose in shown.cards.items():
            if pose.scale >= 1.0:
                continue  # the viewer's own fan is another test's
            if code in {card.code for _seat, card in stop.view.trick}:
                continue  # and so is the trick
            card_w = base.card_w * pose.scale
            box = box_of_card(base, pose)
            index = QRectF(box.left(), box.top(), card_w * INDEX_W, card_w * CARD_ASPECT * INDEX_H)
            assert QRectF(0, 0, size.width(), size.height()).contains(index), code
            above = [box_of_card(base, other) for other in shown.cards.values() if other.z > pose.z]
            hiding = [one for one in (*above, *solid) if one.intersects(index.adjusted(1, 1, -1, -1))]
            assert not hiding, f"{code} at stop {stop.step}: {hiding} over {index}"


@pytest.mark.parametrize("preset", LAYOUTS)
def test_hands_lie_in_the_order_of_a_fan_and_keep_clear_of_each_other(preset: str) -> None:
    view = stops_of(past_hand(preset))[0].view
    shown = layout(view, SIZES[2])
    boxes = []
    for seat in view.seats:
        poses = sorted((shown.cards[card.code] for card in seat.hand), key=lambda pose: pose.x)
        assert all(one.z < other.z for one, other in pairwise(poses))
        box = QRectF()
        for pose in poses:
            box = box.united(box_of_card(shown.frame, pose))
        boxes.append(box)
    assert not any(one.intersects(other) for nth, one in enumerate(boxes) for other in boxes[nth + 1 :])


@pytest.mark.parametrize("preset", LAYOUTS)
def test_what_is_said_covers_no_open_card(qapp: QApplication, preset: str) -> None:
    view = stops_of(past_hand(preset))[0].view
    for size, said in product(SIZES[2:], ("Passi", "95", "Onko hertan puolikasta?")):
        shown = layout(view, size)
        for seat in view.seats:
            if seat.seat == view.viewer:
                continue
            text, at = roomy(said, speaking_place(view, shown.frame, seat.seat), shown.frame.unit)
            box = bubble_box(text, at, shown.frame.unit)
            cards = {code: box_of_card(shown.frame, pose) for code, pose in shown.cards.items()}
            assert [code for code, card in cards.items() if card.intersects(box)] == [], f"{said} at {at.place}, {size}"
            assert not box.intersects(shown.frame.trump)


@pytest.mark.parametrize("preset", LAYOUTS)
@pytest.mark.parametrize(
    "size", [*SIZES, QSizeF(1024, 1200), QSizeF(2804, 2160)], ids=lambda size: f"{size.width():.0f}"
)
def test_no_corner_of_a_card_peeks_out_under_a_plate(preset: str, size: QSizeF) -> None:
    """A white corner showed where the plate's own is rounded, and in high windows cards hung out below it."""
    for stop in stops_of(past_hand(preset)):
        view, shown = stop.view, layout(stop.view, size)
        corner = PLATE_CORNER * shown.frame.unit
        for seat in view.seats:
            plate = plate_box(view, shown.frame, seat)
            if place_of(view, shown.frame, seat.seat).place == "bottom":
                continue
            for card in seat.hand:
                box = box_of_card(shown.frame, shown.cards[card.code])
                clear = plate.bottom() - box.bottom()
                assert clear >= 2.0 * shown.frame.unit, f"{card} shows below the plate of {seat.name}"
                side = corner if box.bottom() > plate.bottom() - corner else 0.0
                is_in = plate.left() + side - 0.01 < box.left() and box.right() < plate.right() - side + 0.01
                assert is_in, f"{card} peeks out beside the plate of {seat.name}"


@pytest.mark.parametrize("preset", LAYOUTS[:3])
def test_a_plate_keeps_its_width_while_cards_are_played(preset: str) -> None:
    stops = [stop for stop in stops_of(past_hand(preset)) if stop.view.phase is Phase.PLAY]
    for seat in range(len(stops[0].view.seats)):
        boxes = [plate_box(stop.view, layout(stop.view, SIZES[2]).frame, stop.view.seats[seat]) for stop in stops]
        assert len({box.getRect() for box in boxes}) == 1
