"""Where a panel stands over the table: just above the hand, beside a hand that is under rows, or in the middle."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect

from marjapussi_desktop.ui.panels.base import PromptPanel
from marjapussi_desktop.ui.table.frame import CHOSEN_RAISE, Frame
from marjapussi_desktop.ui.table.pile import CARD_ASPECT
from marjapussi_desktop.ui.table.theme import SPACE

MARGIN: Final = 16


def panel_box(panel: PromptPanel, places: Frame, table: QRect) -> QRect:
    """The box of a panel that is fitted to its place, in the coordinates of ``table``."""
    strip = places.panel
    is_beside_hand = not panel.is_central and places.has_rows
    most = round(strip.width()) if is_beside_hand else table.width() - 2 * MARGIN
    panel.fit(most)
    hint = panel.sizeHint()
    width, height = min(most, hint.width()), min(table.height() - 2 * MARGIN, hint.height())
    left = strip.left() if is_beside_hand else (table.width() - width) / 2
    if len(places.seats) == 2 and not panel.is_central:
        left = max(left, _right_of_stock(places))
    top = (table.height() - height) / 2 if panel.is_central else _lowest(panel, places) - height
    return QRect(round(left), max(MARGIN, round(top)), width, height)


def _right_of_stock(places: Frame) -> float:
    """The left edge, right of the stock, in the games for two."""
    return places.stock.x() + places.card_w * places.trick_scale / 2 + SPACE * places.unit


def _lowest(panel: PromptPanel, places: Frame) -> float:
    """The panel's lower edge: it may lie lower where no cards are chosen, since then none is raised to its full
    height.
    """
    if panel.wants_hand or places.has_rows:
        return places.panel.bottom()
    return places.panel.bottom() + places.card_w * CARD_ASPECT * CHOSEN_RAISE / 2
