"""An item of the scene that is there for a moment only."""

from __future__ import annotations

from marjapussi_desktop.ui.table.plain_item import PlainItem


class MomentItem(PlainItem):
    """Shown from its making until it is taken away. ``text``: its words, if it has any."""

    text = ""

    def move(self, share: float) -> None:
        """Be at ``share`` of the moment."""
        raise NotImplementedError
