"""The time of a motion: how much of its way is done, frame by frame."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

FRAME_MS: Final = 16


class Motion(QObject):
    """Runs from 0 to 1. Signals: ``moved(float)``, the share of its time that is over; ``finished`` after 1.

    Qt's own animations begin to count their frames only once the first picture is painted, so that the second one comes
    later than all that follow: 22 ms after it where they take 16. This one counts from its start.
    """

    moved = Signal(float)
    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._duration_ms = 1
        self._since = QElapsedTimer()
        self._frames = QTimer(self)
        self._frames.setTimerType(Qt.TimerType.PreciseTimer)
        self._frames.setInterval(FRAME_MS)
        self._frames.timeout.connect(self._on_frame)

    def start(self, duration_ms: int) -> None:
        """Begin anew, to be over after so many milliseconds."""
        self._duration_ms = max(1, duration_ms)
        self._since.start()
        self._frames.start()
        self.moved.emit(0.0)

    def stop(self) -> None:
        """Go no further; nothing is emitted."""
        self._frames.stop()

    def _on_frame(self) -> None:
        share = min(1.0, self._since.elapsed() / self._duration_ms)
        if share == 1.0:
            self._frames.stop()
        self.moved.emit(share)
        if share == 1.0:
            self.finished.emit()
