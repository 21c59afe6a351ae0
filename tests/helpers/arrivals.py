"""Waits for signals that are emitted in another thread."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, SignalInstance
from pytestqt.qtbot import QtBot


class _Ear(QObject):
    """An object of this thread: what it is connected to is delivered here, after all that was connected before it."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[object] = []

    def hear(self, value: object) -> None:
        self.heard.append(value)


@contextmanager
def arrival(
    qtbot: QtBot, signal: SignalInstance, is_it: Callable[[object], bool] = lambda _value: True
) -> Iterator[list[object]]:
    """Wait until a signal has arrived whose value ``is_it``; gives the values that have.

    pytest-qt's own wait ends in the thread that emits: before the window has heard anything, and now and then by a
    crash.
    """
    ear = _Ear()
    signal.connect(ear.hear)
    yield ear.heard
    qtbot.waitUntil(lambda: any(map(is_it, ear.heard)))
    signal.disconnect(ear.hear)
