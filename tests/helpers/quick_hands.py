"""What several tests of training need."""

from __future__ import annotations

from pathlib import Path

import pytest

from marjapussi_desktop.training import hand_cache, turns


@pytest.fixture
def quick_hands(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Hands to learn from are played quickly, and kept for this test only."""
    monkeypatch.setattr(turns, "WORLDS", 10)
    monkeypatch.setattr(hand_cache, "KEPT", tmp_path)
