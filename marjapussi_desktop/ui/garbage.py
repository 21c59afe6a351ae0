"""Python's garbage collector, held to the window's thread.

Left to itself it runs in whichever thread happens to allocate: one that reads the archive would destroy a sheet that
was closed before, and with it objects of Qt that only the window's thread may touch, while that thread uses them.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QAbstractEventDispatcher, QObject, Slot


def collect_if_due() -> None:
    """Collect the oldest generation that has passed its threshold, as the collector does by itself."""
    counts = gc.get_count()
    for generation, threshold in reversed([*enumerate(gc.get_threshold())]):
        if counts[generation] > threshold:
            gc.collect(generation)
            return


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
