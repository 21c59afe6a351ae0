"""The window and the table of the interface's tests, and a player that writes down what it is asked for."""

from __future__ import annotations

import pytest

from marjapussi_desktop.ui.sound.sounds import Sound
from tests.ui.conftest import language, window
from tests.ui.table.conftest import table

__all__ = ["language", "table", "window"]


class WritingPlayer:
    """Writes down what is to be played, and how loud."""

    def __init__(self) -> None:
        self.played: list[Sound] = []
        self.volume = -1
        self.is_closed = False

    def play(self, sound: Sound) -> None:
        self.played.append(sound)

    def set_volume(self, volume: int) -> None:
        self.volume = volume

    def close(self) -> None:
        self.is_closed = True


@pytest.fixture
def player() -> WritingPlayer:
    return WritingPlayer()
