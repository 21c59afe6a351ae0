"""What refers to itself is freed by the window's thread, and by no other."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from marjapussi_desktop.ui.garbage import FULL_AFTER, IdleCollector, collect_if_due

Held = list[list[int]]


class Closed(QObject):
    """As a sheet that was closed: it is known only to what it knows itself."""

    def __init__(self, freed_by: list[threading.Thread]) -> None:
        super().__init__()
        self.itself = self
        self.freed_by = freed_by

    def __del__(self) -> None:
        self.freed_by.append(threading.current_thread())


@pytest.fixture
def collected_when_idle(qtbot: QtBot) -> Iterator[None]:
    gc.enable()
    parent = QObject()
    IdleCollector(parent)
    yield
    gc.disable()


def allocate(held: Held) -> None:
    """Enough for every generation."""
    held.extend([number] for number in range(200_000))


def test_a_thread_that_allocates_frees_nothing_of_the_window(collected_when_idle: None, qtbot: QtBot) -> None:
    freed_by: list[threading.Thread] = []
    held: Held = []
    Closed(freed_by)
    reader = threading.Thread(target=allocate, args=(held,))
    reader.start()
    reader.join()
    assert freed_by == []
    qtbot.waitUntil(lambda: bool(freed_by))
    assert freed_by == [threading.main_thread()]


def test_nothing_is_looked_through_before_it_is_due() -> None:
    freed_by: list[threading.Thread] = []
    gc.collect()
    Closed(freed_by)
    collect_if_due()
    assert freed_by == []
    held: Held = []
    allocate(held)
    collect_if_due()
    assert freed_by == [threading.main_thread()]


def test_the_oldest_generation_that_is_due_is_looked_through() -> None:
    freed_by: list[threading.Thread] = []
    gc.collect()
    Closed(freed_by)
    gc.collect(1)  # it would go with the youngest, and is taken for older where it is still referred to
    assert freed_by == [threading.main_thread()]
    held = Closed(freed_by)
    gc.collect(1)
    del held
    while gc.get_count()[2] < FULL_AFTER:
        gc.collect(1)
    collect_if_due()
    assert len(freed_by) == 1
    gc.collect(1)
    collect_if_due()
    assert len(freed_by) == 2
