"""Plays a sound for each event as the table shows it."""

from __future__ import annotations

from marjapussi_desktop.engine.events import Event
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.moments.great_event import GreatEvent
from marjapussi_desktop.ui.sound.player import Player
from marjapussi_desktop.ui.sound.sounds import OF_GREAT_EVENTS, Sound, sound_of


class TableSounds:
    """Has a player play the sound of each event as its movement begins.

    At a table without animation no movement begins, so only the end of a hand is heard.
    """

    def __init__(self, player: Player) -> None:
        self._player = player
        self._volume: int | None = None

    def apply(self, preferences: Preferences) -> None:
        """Set the volume; if it has changed, play a sound at the new volume."""
        before, self._volume = self._volume, preferences.volume if preferences.sound else 0
        if before != self._volume:
            self._player.set_volume(self._volume)
            if before is not None:
                self._player.play(Sound.CARD)

    def hear(self, event: Event) -> None:
        """An event begins to be seen."""
        sound = sound_of(event)
        if sound is not None:
            self._player.play(sound)

    def hear_great(self, event: GreatEvent) -> None:
        """The picture of a hand's great event begins to be seen."""
        self._player.play(OF_GREAT_EVENTS[event])

    def close(self) -> None:
        """Be silent from now on."""
        self._player.close()
