"""The system's loudspeaker, by the library miniaudio. The only module that knows that library."""

from __future__ import annotations

import ctypes
import sys
from typing import Any, Final, Protocol

from marjapussi_desktop.ui.sound.mixer import RATE, Mixer

BUFFER_MS: Final = 30
"""What the system asks for at a time: a sound begins at most a few of these after its movement."""

_BACKENDS: Final = {
    "linux": ("PULSEAUDIO", "ALSA"),
    "darwin": ("COREAUDIO",),
    "win32": ("WASAPI", "DSOUND"),
}
"""What is tried, in order. The others (JACK, OSS …) would only talk to standard error."""


class NoOutputError(Exception):
    """There is no device, or no library, to play through; ``is_final``: there won't be in this run."""

    def __init__(self, is_final: bool) -> None:
        super().__init__()
        self.is_final = is_final


class Output(Protocol):
    """A device that plays what a mixer holds. Every call may wait for the system, however long."""

    def start(self) -> None:
        """Begin to take from the mixer. Raises NoOutputError where the device is gone."""

    def stop(self) -> None:
        """Rest, to be started again."""

    def close(self) -> None:
        """Let go of the device."""


class MiniaudioOutput:
    """The system's usual device. Raises NoOutputError where there is none."""

    def __init__(self, mixer: Mixer, backends: tuple[str, ...] | None = None) -> None:
        try:
            import miniaudio  # here, because it takes a tenth of a second, which is the sound thread's to spend
        except (ImportError, OSError) as error:
            raise NoOutputError(is_final=True) from error
        self._mixer = mixer
        self._error: type[Exception] = miniaudio.MiniaudioError
        names = backends if backends is not None else _BACKENDS.get(sys.platform, ())
        _hush_alsa()
        try:
            self._device: Any = miniaudio.PlaybackDevice(
                output_format=miniaudio.SampleFormat.SIGNED16,
                nchannels=1,
                sample_rate=RATE,
                buffersize_msec=BUFFER_MS,
                backends=[miniaudio.Backend[name] for name in names],
                app_name="Marjapussi",
            )
        except self._error as error:
            raise NoOutputError(is_final=False) from error

    def start(self) -> None:
        """Begin to take from the mixer. Raises NoOutputError where the device is gone."""
        try:
            self._device.start(self._mixer.stream())
        except self._error as error:
            raise NoOutputError(is_final=False) from error

    def stop(self) -> None:
        """Rest, to be started again."""
        try:
            self._device.stop()
        except self._error as error:
            raise NoOutputError(is_final=False) from error

    def close(self) -> None:
        """Let go of the device."""
        self._device.close()


_alsa_handler: Any = None
"""ALSA keeps a pointer to it, so it has to live as long as the process."""


def _hush_alsa() -> None:
    """WORKAROUND: where there is no sound card, ALSA writes forty lines to standard error unless told where else."""
    global _alsa_handler
    if _alsa_handler is not None or not sys.platform.startswith("linux"):
        return
    text = ctypes.c_char_p
    kind = ctypes.CFUNCTYPE(None, text, ctypes.c_int, text, ctypes.c_int, text)
    try:
        set_handler = ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler
    except (OSError, AttributeError):
        return  # without ALSA nothing is written
    _alsa_handler = kind(lambda *_words: None)
    set_handler(_alsa_handler)
