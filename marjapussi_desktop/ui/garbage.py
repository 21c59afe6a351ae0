"""Python's garbage collector, held to the window's thread.

Left to itself it runs in whichever thread happens to allocate: one that reads the archive would destroy a sheet that
was closed before, and with it objects of Qt that only the window's thread may touch, while that thread uses them.
"""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QAbstractEventDispatcher, QObject, Slot

FULL_AFTER: Final = 100
"""So many collections of the middle generation come before one of all objects. That one takes some 100 ms in a match;
left to itself the collector puts it off until a quarter more objects are old, which it does not tell.
"""


def collect_if_due() -> None:
    """Collect the oldest generation that has passed its threshold, much as the collector does by itself."""
    young, middle, old = gc.get_count()
    thresholds = gc.get_threshold()
    if old > FULL_AFTER:
        gc.collect()
    elif middle > thresholds[1]:
        gc.collect(1)
    elif young > thresholds[0]:
        gc.collect(0)


class IdleCollector(QObject):
    """Collects whenever the event loop of its thread has nothing else to do, and never between: no frame waits for it.

    Python's own collector is off from then on.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        dispatcher = QAbstractEventDispatcher.instance()
        assert dispatcher is not None, "there is no application yet"
        dispatcher.aboutToBlock.connect(self._collect)

    @Slot()
    def _collect(self) -> None:
        collect_if_due()
