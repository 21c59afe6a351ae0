"""The counts of the person's own deals, read and reckoned off the interface's thread."""

from __future__ import annotations

import threading
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from marjapussi_desktop.controller.deals.million_deals import MILLION_DEALS as MILLION_DEALS
from marjapussi_desktop.controller.deals.own_deals import own_deals, saved_rows
from marjapussi_desktop.controller.deals.seat_counts import Measure as Measure
from marjapussi_desktop.controller.deals.seat_counts import SeatCounts as SeatCounts
from marjapussi_desktop.controller.deals.seat_counts import expected as expected
from marjapussi_desktop.controller.deals.seat_counts import seat_cards as seat_cards

if TYPE_CHECKING:
    from marjapussi_desktop.controller.match.history import LateStore


class OwnDealsReader(QObject):
    """Signal: ``told(OwnDeals)``, on the interface's thread, once after ``ask``; never where nothing is saved."""

    told = Signal(object)

    def __init__(self, store: LateStore | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store

    def ask(self) -> None:
        """Begin to read; returns at once."""
        if self._store is not None:
            threading.Thread(target=self._read, args=(self._store,), name="count-deals", daemon=True).start()

    def _read(self, late: LateStore) -> None:
        store = late.opened()
        rows = store.ask(saved_rows) if store is not None else None
        if rows is not None:
            with suppress(RuntimeError):  # the sheet is gone already
                self.told.emit(own_deals(rows))
