"""PySide6 itself is sound with this Python: 6.12.0 was not, and only showed it after seconds of animation."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject


def test_calls_that_return_none_or_true_lose_no_reference() -> None:
    thing = QObject()
    before = sys.getrefcount(None), sys.getrefcount(True)

    for _ in range(300_000):
        thing.setObjectName("a")
        thing.blockSignals(True)

    after = sys.getrefcount(None), sys.getrefcount(True)
    assert all(abs(new - old) < 1000 for old, new in zip(before, after, strict=True))
