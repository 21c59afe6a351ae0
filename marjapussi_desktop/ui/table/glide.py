"""The short movement of cards that are raised or lowered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QObject, QVariantAnimation

from marjapussi_desktop.ui.table.card_item import CardItem
from marjapussi_desktop.ui.table.pose import Tween

_GLIDE_MS: Final = 110


class Glide(QObject):
    """Lets the cards of ``items`` (by key) glide to their places. A card that is gone meanwhile is passed over."""

    def __init__(self, items: Mapping[str, CardItem], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._items = items
        self._ways: Sequence[Tween] = ()
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setDuration(_GLIDE_MS)
        self._animation.valueChanged.connect(self._move)
        self._animation.finished.connect(self.end)

    def start(self, ways: Sequence[Tween], is_at_once: bool) -> None:
        """Send cards on their ways, or lay them down at the end of them."""
        self._ways = ways
        if ways and not is_at_once:
            self._animation.start()
        else:
            self.end()

    def end(self) -> None:
        """Let gliding cards arrive."""
        self._animation.stop()
        self._place(1.0)
        self._ways = ()

    def drop(self) -> None:
        """Leave the cards where they are: something else places them."""
        self._animation.stop()
        self._ways = ()

    def _move(self, share: object) -> None:
        self._place(float(share))  # type: ignore[arg-type]

    def _place(self, share: float) -> None:
        for way in self._ways:
            if way.key in self._items:
                self._items[way.key].set_pose(way.end if share >= 1.0 else way.at(share))
