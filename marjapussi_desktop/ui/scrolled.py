"""A page that scrolls up and down where it is higher than its room."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


def scrolled(page: QWidget, parent: QWidget) -> QScrollArea:
    """An area of ``parent`` that shows the page, as wide as itself and without a background of its own."""
    area = QScrollArea(parent)
    let_scroll(page, area)
    return area


def let_scroll(page: QWidget, area: QScrollArea) -> None:
    """Put the page into an area, as wide as that and without a background of its own."""
    area.setObjectName("scroll")
    page.setObjectName("scrolled")
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows what has the keyboard
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidgetResizable(True)
    area.setWidget(page)


class HoldingArea(QScrollArea):
    """For a page on which the size of its own letters is chosen: what was just used can be held where it is."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._held: tuple[QWidget, int] | None = None
        self.verticalScrollBar().rangeChanged.connect(lambda *_range: QTimer.singleShot(0, self, self._keep_in_place))
        self.verticalScrollBar().actionTriggered.connect(lambda _action: self.let_go())

    def hold(self, part: QWidget) -> None:
        """Keep a part of the page where it is in the window while others grow, until the person scrolls."""
        self._held = part, self._middle(part)

    def let_go(self) -> None:
        """Hold nothing."""
        self._held = None

    def sizeHint(self) -> QSize:
        """Qt keeps what the page wanted first, in whatever letters that was."""
        page = self.widget()
        return super().sizeHint().boundedTo(page.sizeHint()) if page is not None else super().sizeHint()

    def _middle(self, part: QWidget) -> int:
        return part.mapTo(self.window(), part.rect().center()).y()

    def _keep_in_place(self) -> None:
        if self._held is not None:
            part, place = self._held
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + self._middle(part) - place)
            self.ensureWidgetVisible(part)
