"""Plays sounds in a thread of its own. Nothing ever waits for it: a sound that would come late is dropped."""

from __future__ import annotations

import time
import wave
from array import array
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import cycle
from queue import Empty, Full, Queue
from threading import Thread
from typing import Final, Protocol

from marjapussi_desktop.resources import asset_path
from marjapussi_desktop.ui.sound.mixer import Mixer, louder, read_samples
from marjapussi_desktop.ui.sound.output import MiniaudioOutput, NoOutputError, Output
from marjapussi_desktop.ui.sound.sounds import Sound, files_of

LATEST_S: Final = 0.4
"""A sound that is later than this after its movement began is not played."""

REST_AFTER_S: Final = 4.0
"""After so much silence the device rests, so that an idle window takes no power."""

TRY_AGAIN_AFTER_S: Final = 20.0
"""How long after a device could not be opened the next sound tries again: headphones may have come."""

DEAD_AFTER_S: Final = 1.0
"""A running device that has taken no samples for so long counts as gone."""

CLOSED_WITHIN_S: Final = 0.5
"""How long ``close`` waits for the device to be let go of."""

_MOST_WAITING: Final = 8


class Player(Protocol):
    """The protocol of players of sounds."""

    def play(self, sound: Sound) -> None:
        """Play a sound now, if it can be."""

    def set_volume(self, volume: int) -> None:
        """Be as loud as this, 0 (mute) to 100."""

    def close(self) -> None:
        """Play no more."""


class SoundPlayer:
    """Plays through the system's device, which is opened in advance or for the first sound. Where there is none it is
    silent.

    Every method returns at once, except ``close``, which gives the device half a second to be let go of.
    """

    def __init__(self, open_output: Callable[[Mixer], Output] = MiniaudioOutput) -> None:
        self._open_output = open_output
        self._gain = 0.0
        self._waiting: Queue[tuple[Sound, float] | None] = Queue(_MOST_WAITING)
        self._thread = Thread(target=self._run, name="sound", daemon=True)
        self._is_closed = False
        self._mixer = Mixer()
        # Used by the thread only:
        self._output: Output | None = None
        self._is_running = False
        self._tried_at = float("-inf")
        self._takes = {sound: cycle(files_of(sound)) for sound in Sound}
        self._files: dict[str, array[int]] = {}
        self._scaled: dict[tuple[str, float], array[int]] = {}

    def set_volume(self, volume: int) -> None:
        """Be as loud as this, 0 (mute) to 100. Steps are even to the ear."""
        self._gain = (max(0, min(100, volume)) / 100) ** 2
        if self._gain == 0.0:
            self._mixer.clear()

    def warm_up(self) -> None:
        """Have the library loaded and the device opened, if anything is to be heard, so no movement pays for it."""
        if self._gain > 0.0 and not self._is_closed and self._thread.ident is None:
            self._thread.start()

    def play(self, sound: Sound) -> None:
        """Play a sound now. It is dropped where the device is not ready in time."""
        if self._gain == 0.0 or self._is_closed:
            return
        try:
            self._waiting.put_nowait((sound, time.monotonic()))
        except Full:
            return
        self.warm_up()

    def close(self) -> None:
        """Play no more, and let go of the device; of one that is stuck the end of the process does."""
        self._is_closed = True
        with suppress(Full):  # then the thread reads `_is_closed` after the sound that it is at
            self._waiting.put_nowait(None)
        if self._thread.is_alive():
            self._thread.join(CLOSED_WITHIN_S)

    # -- the thread ---------------------------------------------------------------------------------------------

    def _run(self) -> None:
        self._guarded(self._open)
        while not self._is_closed:
            try:
                job = self._waiting.get(timeout=REST_AFTER_S if self._is_running else None)
            except Empty:
                self._guarded(self._rest)
                continue
            if job is None:
                break
            self._guarded(partial(self._sound, *job))
        self._let_go()

    def _guarded(self, do: Callable[[], None]) -> None:
        """Run a task of the thread; on any error of the device, go on without it until it can be opened again."""
        try:
            do()
        except NoOutputError as error:
            self._let_go()
            self._tried_at = float("inf") if error.is_final else time.monotonic()

    def _sound(self, sound: Sound, asked_at: float) -> None:
        samples = self._samples(next(self._takes[sound]))
        if samples is None or not self._is_ready() or time.monotonic() - asked_at > LATEST_S:
            return
        self._mixer.add(samples)

    def _is_ready(self) -> bool:
        """Open and start the device if it is not; whether it runs."""
        if self._is_running and time.monotonic() - self._mixer.taken_at > DEAD_AFTER_S:
            self._let_go()
        self._open()
        if self._output is not None and not self._is_running:
            self._output.start()
            self._is_running = True
            self._mixer.taken_at = time.monotonic()
        return self._is_running

    def _open(self) -> None:
        """Open the device, unless that has failed a short while ago."""
        if self._output is None and time.monotonic() - self._tried_at >= TRY_AGAIN_AFTER_S:
            self._output = self._open_output(self._mixer)

    def _rest(self) -> None:
        """Stop the device after a silence."""
        assert self._output is not None
        self._is_running = False
        self._output.stop()

    def _let_go(self) -> None:
        output, self._output, self._is_running = self._output, None, False
        self._mixer.clear()
        if output is not None:
            output.close()

    def _samples(self, name: str) -> array[int] | None:
        """The samples of a file at the volume of the moment; None for a file that can't be read."""
        gain = self._gain
        if (name, gain) not in self._scaled:
            if name not in self._files:
                try:
                    self._files[name] = read_samples(asset_path(f"sounds/{name}.wav"))
                except (OSError, EOFError, wave.Error):
                    return None
            self._scaled = {key: samples for key, samples in self._scaled.items() if key[1] == gain}
            self._scaled[name, gain] = louder(self._files[name], gain)
        return self._scaled[name, gain]
