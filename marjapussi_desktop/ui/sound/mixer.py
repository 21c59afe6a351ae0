"""Mixes sounds that play at the same time into one stream of samples."""

from __future__ import annotations

import wave
from array import array
from collections.abc import Generator
from pathlib import Path
from threading import Lock
from time import monotonic

RATE: int = 22050
"""Samples in a second, of every file and of the stream: 16 bits each, one channel."""

_MOST_VOICES = 6
_LOUDEST = 32767


class Mixer:
    """Adds up the sounds that are playing. ``add`` may be called in one thread while another takes the samples.

    Attribute: ``taken_at``: when samples were last taken, by the monotonic clock.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self.taken_at = 0.0
        self._voices: list[tuple[array[int], int]] = []

    @property
    def is_heard(self) -> bool:
        """Whether any sound has samples left."""
        return bool(self._voices)

    def add(self, samples: array[int]) -> None:
        """Begin a sound now; if too many play already, the oldest one ends."""
        with self._lock:
            self._voices = [*self._voices[1 - _MOST_VOICES :], (samples, 0)]

    def clear(self) -> None:
        """End all sounds."""
        with self._lock:
            self._voices = []

    def take(self, count: int) -> array[int]:
        """The next ``count`` samples; silence after the end of all sounds."""
        self.taken_at = monotonic()
        with self._lock:
            parts = [samples[at : at + count] for samples, at in self._voices]
            going_on = [(samples, at + count) for samples, at in self._voices]
            self._voices = [(samples, at) for samples, at in going_on if at < len(samples)]
        return _sum(parts, count)

    def stream(self) -> Generator[array[int], int, None]:
        """A started generator: send it a count, and it yields that many samples."""
        endless = self._endless()
        next(endless)
        return endless

    def _endless(self) -> Generator[array[int], int, None]:
        samples = array("h")
        while True:
            count = yield samples
            samples = self.take(count)


def _sum(parts: list[array[int]], count: int) -> array[int]:
    if len(parts) == 1 and len(parts[0]) == count:
        return parts[0]
    total = [0] * count
    for part in parts:
        for nth, sample in enumerate(part):
            total[nth] += sample
    return array("h", [max(-_LOUDEST, min(_LOUDEST, sample)) for sample in total])


def read_samples(path: Path) -> array[int]:
    """The samples of a WAV file as ``assets/sounds/make.py`` writes it. Raises OSError, and wave.Error or EOFError for
    another content.
    """
    with wave.open(str(path), "rb") as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
            raise wave.Error(f"not 16 bits, mono, {RATE} Hz")
        samples = array("h", file.readframes(file.getnframes()))
    if array("H", [1]).tobytes() != b"\x01\x00":
        samples.byteswap()
    return samples


def louder(samples: array[int], gain: float) -> array[int]:
    """The samples, each times ``gain``, at most 1."""
    return array("h", [round(sample * gain) for sample in samples])
