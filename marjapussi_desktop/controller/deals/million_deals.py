"""What a million deals of each layout and pack gave to the seats; see ``seat_counts``.

Written by ``python -m marjapussi_desktop.evaluation.fair_deals``: do not edit.
"""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.controller.deals.seat_counts import SeatCounts
from marjapussi_desktop.engine.seats import Layout

MILLION_DEALS: Final[dict[tuple[Layout, int], SeatCounts]] = {
    (Layout.KITTY, 36): SeatCounts(
        deals=1_000_000,
        totals=(
            (1222391, 1221579, 1223161),
            (348549, 349880, 348410),
            (36675432, 36664075, 36668982),
        ),
        gaps=(6709700, 1879660, 1132786338),
    ),
    (Layout.OPEN, 36): SeatCounts(
        deals=1_000_000,
        totals=(
            (2001596, 1998404),
            (972282, 971988),
            (60017046, 59982954),
        ),
        gaps=(3662264, 1602646, 618187920),
    ),
    (Layout.PARTNERSHIP, 24): SeatCounts(
        deals=1_000_000,
        totals=(
            (1000520, 998591, 1000604, 1000285),
            (217380, 217519, 216654, 217478),
            (30005190, 29992009, 30005190, 29997611),
        ),
        gaps=(10436560, 2303183, 1252229616),
    ),
    (Layout.PARTNERSHIP, 36): SeatCounts(
        deals=1_000_000,
        totals=(
            (999979, 1000438, 998594, 1000989),
            (227814, 229255, 229210, 227919),
            (30006596, 30009732, 29992112, 29991560),
        ),
        gaps=(10975664, 2521158, 1853584264),
    ),
    (Layout.STOCK, 24): SeatCounts(
        deals=1_000_000,
        totals=(
            (1000520, 998591),
            (217380, 217519),
            (30005190, 29992009),
        ),
        gaps=(1737211, 384593, 208461671),
    ),
}
