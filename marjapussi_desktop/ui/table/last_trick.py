"""The last trick, laid on the table once more."""

from __future__ import annotations

from time import monotonic
from typing import Final

from PySide6.QtCore import QObject

from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.ui.table.scene import TableScene
from marjapussi_desktop.ui.table.words import TableWords

_LONG_S: Final = 0.4


class LastTrick(QObject):
    """Shows the last trick instead of the current table, and then the current table again."""

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._words = TableWords(self)
        self._instead_of: TableView | None = None
        self._since = 0.0
        self._is_kept = False

    @property
    def is_shown(self) -> bool:
        """Whether the last trick lies on the table now."""
        return self._instead_of is not None

    def is_long_shown(self) -> bool:
        """Whether it has been shown for so long that letting go of the key should end it."""
        return self.is_shown and not self._is_kept and monotonic() - self._since > _LONG_S

    def show(self, caption: str = "") -> None:
        """Lay it on the table, if there is one. Only while nothing moves. ``caption``: of a page that speaks of it, for
        which it stays whatever key is let go.
        """
        view = self._scene.view
        if view is None or view.last_trick is None:
            return
        seats, last = len(view.seats), view.last_trick
        trick = tuple(((last.leader + i) % seats, card) for i, card in enumerate(last.cards))
        self._scene.settle(changed(view, trick=trick, kitty=(), kitty_count=0))
        self._scene.show_caption(caption or self._words.last_trick(view))
        self._is_kept = bool(caption)
        self._instead_of, self._since = view, monotonic()

    def hide(self) -> None:
        """Show the table again."""
        view, self._instead_of = self._instead_of, None
        if view is not None:
            self._scene.show_caption("")
            self._scene.settle(view)
