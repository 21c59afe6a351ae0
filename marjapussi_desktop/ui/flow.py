"""A row of widgets that goes on in the next line where it does not fit."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

_ANY_WIDTH = 1 << 20


class FlowLayout(QLayout):
    """Lays widgets out in lines, each as wide as it wants to be, or as the room, where it wraps.
    ``is_centred``: the lines stand in the middle; ``is_right``: at the right; ``line_spacing``: between them, if not as
    within one.
    """

    def __init__(
        self, spacing: int, *, is_centred: bool = False, is_right: bool = False, line_spacing: int | None = None
    ) -> None:
        super().__init__()
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)
        self._line_spacing = line_spacing
        self._before = 1.0 if is_right else 0.5 if is_centred else 0.0
        self._items: list[QLayoutItem] = []

    def add_widgets(self, *widgets: QWidget) -> None:
        """Add widgets at the end."""
        for widget in widgets:
            self.addWidget(widget)

    def add_row(self, row: FlowLayout) -> None:
        """Add a row that goes on in the next line as a whole, and breaks only where it has no room there."""
        self.addChildLayout(row)
        self.addItem(row)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    # Qt's own header has no annotation that fits: None stands for "no such item".
    def itemAt(self, index: int) -> QLayoutItem:
        return self._items[index] if 0 <= index < len(self._items) else None  # type: ignore[return-value]

    def takeAt(self, index: int) -> QLayoutItem:
        return self._items.pop(index) if 0 <= index < len(self._items) else None  # type: ignore[return-value]

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines = self._lines(width)
        return sum(_height(line, width) for line in lines) + self._between_lines() * max(0, len(lines) - 1)

    def sizeHint(self) -> QSize:
        """In one line."""
        shown = [item for item in self._items if not item.isEmpty()]
        return QSize(self._width(shown), _height(shown))

    def minimumSize(self) -> QSize:
        """One below the other; the height depends on the width."""
        shown = [item for item in self._items if not item.isEmpty()]
        return QSize(max((_least_width(item) for item in shown), default=0), _height(shown))

    def setGeometry(self, box: QRect) -> None:
        super().setGeometry(box)
        top = box.top()
        for line in self._lines(box.width()):
            left = box.left() + int(max(0, box.width() - self._width(line)) * self._before)
            for item in line:
                size = QSize(min(item.sizeHint().width(), box.width()), _height([item], box.width()))
                item.setGeometry(QRect(QPoint(left, top + (_height(line, box.width()) - size.height()) // 2), size))
                left += size.width() + self.spacing()
            top += _height(line, box.width()) + self._between_lines()

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        for item in self._items:
            if item.isEmpty():
                continue
            if lines and self._width([*lines[-1], item]) <= width:
                lines[-1].append(item)
            else:
                lines.append([item])
        return lines

    def _between_lines(self) -> int:
        return self.spacing() if self._line_spacing is None else self._line_spacing

    def _width(self, line: list[QLayoutItem]) -> int:
        return sum(item.sizeHint().width() for item in line) + self.spacing() * max(0, len(line) - 1)


def _height(line: list[QLayoutItem], width: int = _ANY_WIDTH) -> int:
    """The height of a line. What wraps by itself is higher where it is wider than the room."""
    return max((_height_of(item, width) for item in line), default=0)


def _height_of(item: QLayoutItem, width: int) -> int:
    wanted = item.sizeHint()
    is_wrapped = item.hasHeightForWidth() and wanted.width() > width
    return item.heightForWidth(width) if is_wrapped else wanted.height()


def _least_width(item: QLayoutItem) -> int:
    return item.minimumSize().width() if item.hasHeightForWidth() else item.sizeHint().width()
