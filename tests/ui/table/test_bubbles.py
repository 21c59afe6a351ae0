"""What is said at the table covers no card of the trick, no row, no plate, however long it is."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QApplication

from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.ui.table.bubble import READABLE, Bubble, Notice, bubble_box, roomy
from marjapussi_desktop.ui.table.layout import box_of_card, layout
from marjapussi_desktop.ui.table.notice_rooms import notice_rooms
from tests.ui.asked_moments import LEAD, PRESETS_OF_LAYOUTS, asked_moments
from tests.ui.screens.stage import own_font

LONG = (
    "Wilhelmiina kysyi sydänten puolikasta, joten hänellä on kuningas tai rouva, ja pelasin kympin, jotta tikki jäisi "
    "omalle puolelle."
)
SAID = ("Passi", "Onko sydänten puolikasta?", "Annan sinulle takaisin sydänten rouvan", LONG)
SHORT = 40
TABLES = (QSizeF(1004, 594), QSizeF(1260, 674), QSizeF(956, 674), QSizeF(1464, 1030), QSizeF(1596, 1010))
"""Beside a folded story and an open one."""


@pytest.mark.sampled(3)
@pytest.mark.parametrize("preset", PRESETS_OF_LAYOUTS)
@pytest.mark.parametrize("text_scale", [1.0, 1.3])
def test_what_is_said_covers_nothing(qapp: QApplication, preset: str, text_scale: float) -> None:
    view = asked_moments(preset)[LEAD].view
    assert view.last_trick is not None
    trick = view.last_trick.cards
    view = changed(view, trick=tuple(enumerate(trick)))
    for size, said in product(TABLES, SAID):
        shown = layout(view, size, text=text_scale)
        base = shown.frame
        taken = {card.code: box_of_card(base, shown.cards[card.code]) for card in trick}
        taken |= {"score": base.score, "trump": base.trump}
        taken |= {f"plate {seat.place}": seat.plate for seat in base.seats}
        taken |= {f"row {seat.place}": seat.row for seat in base.seats}
        for seat in base.seats:
            if seat.place == "top" and (len(said) > SHORT or text_scale > 1):
                continue  # between the plate and the trump there may be no room for it
            text, at = roomy(said, seat, base.unit)
            box = bubble_box(text, at, base.unit)
            where = f"{seat.place}, {size.toTuple()}: {said[:20]}"
            assert QRectF(0, 0, size.width(), size.height()).contains(box), where
            assert [name for name, other in taken.items() if box.intersects(other)] == [], where


HINT = (
    "Hint: Play ♣8. Kerttu is winning with the ♣A, and the trick is lost: the ♣8 gives no card points away. It "
    "keeps the ♣Q as a half: Martta holds the ♣K in about 3 of 10 deals. ♣Q would cost about 17 points. This side "
    "would take about 98 points in this hand instead of 111, the other side about 100 instead of 93."
)


@pytest.mark.parametrize("preset", ["huutopussi", "huutopussi-3"])
@pytest.mark.parametrize("size", [QSizeF(1244, 666), QSizeF(995, 595)])
def test_a_long_hint_in_large_texts_is_not_in_small_letters(qapp: QApplication, preset: str, size: QSizeF) -> None:
    """It was in the smallest letters of the table, between the plates, with room below them on both sides."""
    with own_font():
        shown = layout(asked_moments(preset)[LEAD].view, size, text=2.0)
        base, usual = shown.frame, layout(asked_moments(preset)[LEAD].view, size).frame
        rooms = notice_rooms(base, None, ())
        notice, small = Notice(), Notice()
        notice.say(HINT, rooms, base.unit, READABLE)
        small.say(HINT, notice_rooms(usual, None, ()), usual.unit, READABLE)
        assert notice.letters() > 1.1 * small.letters()
        assert notice.box.bottom() < base.hand.top()
        plates = [seat.plate for seat in base.seats]
        assert not any(notice.box.intersects(plate) for plate in plates)
        assert QRectF(0, 0, size.width(), size.height()).contains(notice.box)


def test_a_long_hint_in_large_texts_does_not_cover_what_is_said_at_the_sides(qapp: QApplication) -> None:
    view = asked_moments("huutopussi")[LEAD].view
    base = layout(view, QSizeF(1244, 666), text=2.0).frame
    left = next(seat for seat in base.seats if seat.place == "left")
    said = Bubble()
    said.say(LONG, left, base.unit, QRectF())
    assert notice_rooms(base, None, [said]) == [base.notice]


def test_between_a_plate_and_the_middle_a_long_sentence_has_room_above_a_panel_only_where_that_is_free(
    qapp: QApplication,
) -> None:
    """Below the plate there was none beside a wide panel. A kitty lies in the middle; the other seats sit elsewhere."""
    with own_font():
        base = layout(asked_moments("huutopussi")[LEAD].view, QSizeF(956, 674)).frame
        panel = QRectF(120, 262, 716, 193)
        for seat in base.seats:
            plain, usual = roomy(SAID[2], seat, base.unit, panel)
            wide, at = roomy(SAID[2], seat, base.unit, panel, is_middle_free=True)
            box = bubble_box(wide, at, base.unit)
            if seat.place not in ("left", "right"):
                assert (at, wide.size) == (usual, plain.size)
                continue
            assert bubble_box(plain, usual, base.unit).intersects(panel)
            assert not box.intersects(panel)
            assert not any(box.intersects(other.plate) for other in base.seats)
            middle = panel.center().x()
            assert box.right() < middle if seat.place == "left" else box.left() > middle
