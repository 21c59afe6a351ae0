"""Frames while cards fly and bots think.

Run as ``python -m tests.benchmarks.frames [SECONDS] [SCALE] [LEVEL, or - for the usual] [WIDTHxHEIGHT]``.

Plays in the real window, offscreen, with the story open, answering for the person at once. A frame is a paint of the
table while something moves; told are the times between two of one motion, by the clock and of this thread's processor,
which other programs disturb less, and in which event the longest was.
Goals: 95th percentile under 18 ms, none above 50.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

SECONDS = 30.0


class Frame(NamedTuple):
    """The time from one paint to the next, in ms: by the clock, and of the processor; and what was moving."""

    clock: float
    cpu: float
    event: str


class _Meter:
    """Notes when the table is painted, motion by motion."""

    def __init__(self) -> None:
        self.frames: list[Frame] = []
        self._last: tuple[float, float] | None = None
        self._event = ""

    def begin(self, event: str) -> None:
        self._event, self._last = event, None

    def end(self) -> None:
        self._event, self._last = "", None

    def painted(self) -> None:
        if not self._event:
            return
        now = time.perf_counter(), time.thread_time()
        if self._last is not None:
            clock, cpu = (1000 * (b - a) for a, b in zip(self._last, now, strict=True))
            self.frames.append(Frame(clock, cpu, self._event))
        self._last = now


def _watch(meter: _Meter) -> None:
    """Has the table tell the meter of its motions and paints."""
    from marjapussi_desktop.ui.table.choreographer import Choreographer
    from marjapussi_desktop.ui.table.table_widget import TableWidget

    launch: Any = Choreographer._launch
    arrive: Any = Choreographer._arrive
    paint: Any = TableWidget.paintEvent

    def launched(player: Any) -> None:
        meter.begin(type(player._movement.event).__name__)
        launch(player)

    def arrived(player: Any) -> None:
        meter.end()
        arrive(player)

    def painted(table: Any, event: Any) -> None:
        paint(table, event)
        meter.painted()

    Choreographer._launch = launched  # type: ignore[method-assign, assignment]
    Choreographer._arrive = arrived  # type: ignore[method-assign, assignment]
    TableWidget.paintEvent = painted  # type: ignore[method-assign]


def measure(seconds: float, level: str | None, size: tuple[int, int]) -> list[Frame]:
    """Plays for some seconds in a window of a size, with bots of a level, and returns the frames."""
    from PySide6.QtCore import QTimer

    from marjapussi_desktop.app import (
        WARM_UP_AFTER_MS,
        StartOptions,
        after_first_picture,
        begin,
        make_application,
        make_window,
    )
    from marjapussi_desktop.bots.players.random_player import RandomBot
    from marjapussi_desktop.controller.match.prompts import PromptKind
    from marjapussi_desktop.controller.match.qt_session import QtSession
    from marjapussi_desktop.settings.paths import places
    from marjapussi_desktop.settings.preferences import Preferences

    meter = _Meter()
    _watch(meter)
    app = make_application()
    kept = places()
    session = QtSession(kept.matches, wait_for_window=True)
    start = StartOptions(preset="huutopussi", seed=1, language="en", level=level)
    window = make_window(session, kept, Preferences(), start)
    window.resize(*size)

    def answer() -> None:
        prompt = session.current().prompt
        if prompt is None:
            return
        if prompt.kind is PromptKind.MATCH_OVER:
            session.replay_deals()
        elif prompt.choices is None:
            session.next_hand()
        else:
            session.answer(prompt.id, RandomBot(prompt.id).action_from(prompt.choices, 1, 0))

    window.match.table.idle.connect(lambda: QTimer.singleShot(0, answer))
    begin(window, start)
    window.show()
    QTimer.singleShot(WARM_UP_AFTER_MS, lambda: after_first_picture(session))
    QTimer.singleShot(int(seconds * 1000), app.quit)
    app.exec()
    session.close()
    return meter.frames


def main() -> None:
    """Measures and prints."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    if len(sys.argv) > 2:
        os.environ["QT_SCALE_FACTOR"] = sys.argv[2]
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["MARJAPUSSI_HOME"] = str(Path(folder))
        size = sys.argv[4] if len(sys.argv) > 4 else "1280x720"
        level = sys.argv[3] if len(sys.argv) > 3 and sys.argv[3] != "-" else None
        width, height = map(int, size.split("x"))
        frames = measure(seconds, level, (width, height))
    for name in ("clock", "cpu"):
        times = sorted(getattr(frame, name) for frame in frames)
        worst = max(frames, key=lambda frame: getattr(frame, name))
        print(f"{len(times)} frames by {name}: median {times[len(times) // 2]:.1f} ms, ", end="")
        print(f"95 % {times[int(len(times) * 0.95)]:.1f} ms, longest {getattr(worst, name):.1f} ms ({worst.event})")


if __name__ == "__main__":
    main()
