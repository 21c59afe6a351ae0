"""A screen reader of our own, over AT-SPI: it hears what is announced and what gets the keyboard, and presses keys.

It knows nothing of the program but what assistive technology is told. Run within a D-Bus session and on an X screen.
"""

from __future__ import annotations

import subprocess
import time
from typing import Final

from PySide6.QtCore import SLOT, QEventLoop, QObject, QTimer, Slot
from PySide6.QtDBus import QDBusConnection, QDBusInterface, QDBusMessage, QDBusVariant

_ACCESSIBLE: Final = "org.a11y.atspi.Accessible"
_EVENTS: Final = "org.a11y.atspi.Event.Object"
_PROPERTIES: Final = "org.freedesktop.DBus.Properties"

_SLOTS: Final = {
    "Announcement": "on_announced(QDBusMessage)",
    "StateChanged": "on_state(QDBusMessage)",
    "PropertyChange": "on_property(QDBusMessage)",
}


class ScreenReader(QObject):
    """Attributes: ``heard``: all announcements in order; ``focus``: the name of what has the keyboard, or what it has
    come to be called since.
    """

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []
        self.focus = ""
        self._focused = ("", "")
        session = QDBusConnection.sessionBus()
        launcher = QDBusInterface("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", session)
        address = _value(launcher.call("GetAddress"))
        status = QDBusInterface("org.a11y.Bus", "/org/a11y/bus", _PROPERTIES, session)
        for name in ("IsEnabled", "ScreenReaderEnabled"):
            status.call("Set", "org.a11y.Status", name, QDBusVariant(True))
        self._bus = QDBusConnection.connectToBus(str(address), "accessibility")
        assert self._bus.isConnected(), "there is no accessibility bus"
        for member, slot in _SLOTS.items():
            # PySide wants the slot as text, although its types say bytes.
            assert self._bus.connect("", "", _EVENTS, member, self, SLOT(slot))  # type: ignore[call-overload]
        registry = QDBusInterface(
            "org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry", self._bus
        )
        for event in ("object:announcement", "object:state-changed", "object:property-change"):
            registry.call("RegisterEvent", event)

    @Slot(QDBusMessage)
    def on_announced(self, message: QDBusMessage) -> None:
        """Something is said."""
        self.heard.append(str(_plain(message.arguments()[3])))

    @Slot(QDBusMessage)
    def on_state(self, message: QDBusMessage) -> None:
        """Something has got the keyboard."""
        kind, is_on = message.arguments()[:2]
        if kind == "focused" and is_on:
            self._focused = (message.service(), message.path())
            self.focus = self._name(*self._focused)

    @Slot(QDBusMessage)
    def on_property(self, message: QDBusMessage) -> None:
        """What has the keyboard is called otherwise now."""
        if message.arguments()[0] == "accessible-name" and (message.service(), message.path()) == self._focused:
            self.focus = self._name(*self._focused)

    def _name(self, service: str, path: str) -> str:
        properties = QDBusInterface(service, path, _PROPERTIES, self._bus)
        return str(_value(properties.call("Get", _ACCESSIBLE, "Name")) or "")

    def listen(self, ms: int) -> None:
        """Hear what comes within so many milliseconds."""
        loop = QEventLoop()
        QTimer.singleShot(ms, loop.quit)
        loop.exec()

    def press(self, *keys: str) -> None:
        """Press keys, by their names in X, one after another, and hear what comes of each."""
        for key in keys:
            subprocess.run(["xdotool", "key", key], check=True)
            self.listen(60)

    def wait_until_quiet(self, ms: int = 250, most_s: float = 30.0) -> None:
        """Listen until nothing has been said for so long."""
        ends = time.monotonic() + most_s
        count = -1
        while count != len(self.heard):
            assert time.monotonic() < ends, "it does not stop talking"
            count = len(self.heard)
            self.listen(ms)


def _value(reply: QDBusMessage) -> object:
    return _plain(reply.arguments()[0]) if reply.arguments() else None


def _plain(value: object) -> object:
    return value.variant() if isinstance(value, QDBusVariant) else value
