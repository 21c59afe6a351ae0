"""A refused card shakes."""

from __future__ import annotations

from math import pi, sin
from typing import Final

from PySide6.QtCore import QObject, QVariantAnimation

from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.ui.table.home import home_of, put_back
from marjapussi_desktop.ui.table.pose import Pose
from marjapussi_desktop.ui.table.scene import TableScene

_SHAKE_MS: Final = 260
_SHAKE_PX: Final = 7


class Shake(QObject):
    """Shakes one card at a time a little from side to side."""

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._shaken: tuple[Card, Pose] | None = None
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setDuration(_SHAKE_MS)
        self._animation.valueChanged.connect(self._move)
        self._animation.finished.connect(self.end)

    @property
    def is_shaking(self) -> bool:
        """Whether a card shakes."""
        return self._shaken is not None

    def start(self, card: Card) -> None:
        """Shake a card; nothing happens if it is not at the table."""
        self.end()
        self._scene.end_glide()
        home = home_of(self._scene, card)
        if home is not None and self._scene.item_of(card) is not None:
            self._shaken = (card, home)
            self._animation.start()

    def end(self) -> None:
        """Let the card lie still where it belongs."""
        if self._shaken is None:
            return
        card, self._shaken = self._shaken[0], None
        self._animation.stop()
        put_back(self._scene, card)

    def _move(self, share: object) -> None:
        if self._shaken is None:
            return
        card, home = self._shaken
        item = self._scene.item_of(card)
        if item is not None:
            t = float(share)  # type: ignore[arg-type]
            item.set_pose(home.moved(_SHAKE_PX * (1.0 - t) * sin(t * 6 * pi), 0.0))
