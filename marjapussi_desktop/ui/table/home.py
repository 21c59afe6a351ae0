"""Where a card of the person's hand belongs, and the way back there."""

from __future__ import annotations

from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.ui.table.pose import Pose
from marjapussi_desktop.ui.table.scene import TableScene


def home_of(scene: TableScene, card: Card) -> Pose | None:
    """How a card lies at rest; None if it is not at the table."""
    view = scene.view
    return scene.layout_of(view).cards.get(card.code) if view is not None else None


def put_back(scene: TableScene, card: Card) -> None:
    """Lay a card where it belongs, if it is at the table."""
    item, home = scene.item_of(card), home_of(scene, card)
    if item is not None and home is not None:
        item.set_pose(home)
