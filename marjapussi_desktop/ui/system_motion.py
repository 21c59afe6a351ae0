"""Whether the system is set to move little, asked once without waiting for the answer.

Linux by GNOME's and GTK's setting, macOS by "Reduce motion" (by its documentation; never tried), Windows by "Animation
effects" (the same). Where nothing is told, things move.
"""

from __future__ import annotations

import sys
from typing import Final

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal

COMMANDS: Final = {
    "linux": ("gsettings", ("get", "org.gnome.desktop.interface", "enable-animations"), "false"),
    "darwin": ("defaults", ("read", "com.apple.universalaccess", "reduceMotion"), "1"),
}
"""By platform: the program that tells, its arguments, and its answer where little is to move."""

_SPI_GETCLIENTAREAANIMATION: Final = 0x1042


class SystemMotion(QObject):
    """Asks the system. Signal: ``told(bool)``: whether little is to move."""

    told = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None
        self._word = ""

    def ask(self) -> None:
        """Ask; on Windows the answer comes before this returns."""
        if sys.platform == "win32":
            self.told.emit(not _windows_animates())
        elif sys.platform in COMMANDS:
            program, arguments, self._word = COMMANDS[sys.platform]
            self._process = QProcess(self)
            self._process.setProcessEnvironment(_environment())
            self._process.finished.connect(self._on_finished)
            self._process.start(program, list(arguments))

    def stop(self) -> None:
        """Wait for no answer any more."""
        process, self._process = self._process, None
        if process is not None and process.state() is not QProcess.ProcessState.NotRunning:
            process.finished.disconnect()
            process.kill()
            process.waitForFinished(500)

    def _on_finished(self, status: int) -> None:
        if self._process is not None and status == 0:
            answer = bytes(self._process.readAllStandardOutput().data()).decode("utf-8", "replace")
            self.told.emit(answer.strip() == self._word)


def _environment() -> QProcessEnvironment:
    # WORKAROUND: PyInstaller's program would lend its libraries to others; it keeps the path as it was.
    environment = QProcessEnvironment.systemEnvironment()
    if getattr(sys, "frozen", False):
        before = environment.value("LD_LIBRARY_PATH_ORIG")
        environment.remove("LD_LIBRARY_PATH")
        if before:
            environment.insert("LD_LIBRARY_PATH", before)
    return environment


def _windows_animates() -> bool:
    """Whether windows animate what is in them; True where the system does not tell."""
    import ctypes

    answer = ctypes.c_int(1)
    library = getattr(ctypes, "windll").user32  # noqa: B009 - only Windows has it, and types are checked elsewhere
    library.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(answer), 0)
    return bool(answer.value)
