"""Where the window stands on the screen, kept from run to run."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

SMALLEST = (1024, 640)
USUAL = (1280, 720)
FRAME = (8, 40)
"""The most pixels that a system draws around a window (borders, title); the real number is known only once it is
shown."""
PANELS = (72, 72)
"""The most pixels that a desktop's own bars usually take."""


def first_size(available: QSize) -> QSize:
    """The window's size at its very first start: the whole window fits on the screen with its frame."""
    return QSize(*USUAL).boundedTo(available - QSize(*FRAME))


def fills_screen(platform: str, available: QSize) -> bool:
    """Whether the window first opens maximized. Wayland tells no program what its panels take of the screen: where the
    usual size might not fit beside them, only the desktop can find the right one.
    """
    needed = QSize(*USUAL) + QSize(*FRAME) + QSize(*PANELS)
    return platform.startswith("wayland") and available.boundedTo(needed) != needed


def place_of(window: QWidget) -> str:
    """The window's place and size, as the preferences keep it: base64 text."""
    return bytes(window.saveGeometry().toBase64().data()).decode("ascii")


def restore_place(window: QWidget, place: str | None) -> None:
    """Put the window where it was; at its first start, and where that cannot be read, give it a first size."""
    if place is None or not window.restoreGeometry(QByteArray.fromBase64(place.encode("ascii", "ignore"))):
        available = window.screen().availableSize()
        window.resize(first_size(available))
        if fills_screen(QGuiApplication.platformName(), available):
            window.setWindowState(Qt.WindowState.WindowMaximized)
