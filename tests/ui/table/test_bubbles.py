"""What is said at the table covers no card of the trick, no row, no plate, however long it is."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QApplication

from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.ui.table.bubble import bubble_box, roomy
from marjapussi_desktop.ui.table.layout import box_of_card, layout
from tests.ui.asked_moments import LEAD, PRESETS_OF_LAYOUTS, asked_moments

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
