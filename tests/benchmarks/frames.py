"""Frames while cards fly and bots think: ``python -m tests.benchmarks.frames [SECONDS] [SCALE] [LEVEL]``.

Plays in the real window, offscreen, answering for the person at once. A frame is a paint of the table while something
moves; printed are the times between two of one motion. Goals: 95th percentile under 20 ms, none above 50 ms.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

SECONDS = 30.0


class _Meter:
    """Notes when the table is painted, motion by motion."""

    def __init__(self) -> None:
        self.motions: list[list[float]] = []
        self.is_moving = False

    def begin(self) -> None:
        self.motions.append([])
        self.is_moving = True

    def end(self) -> None:
        self.is_moving = False

    def painted(self) -> None:
        if self.is_moving:
            self.motions[-1].append(time.perf_counter())

    def intervals_ms(self) -> list[float]:
        """The times between two frames, sorted."""
        return sorted((b - a) * 1000 for motion in self.motions for a, b in pairwise(motion))


def _watch(meter: _Meter) -> None:
    """Has the table tell the meter of its motions and paints."""
    from marjapussi_desktop.ui.table.choreographer import Choreographer
    from marjapussi_desktop.ui.table.table_widget import TableWidget

    launch: Any = Choreographer._launch
    arrive: Any = Choreographer._arrive
    paint: Any = TableWidget.paintEvent

    def launched(player: Any) -> None:
        meter.begin()
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


def measure(seconds: float, level: str | None) -> list[float]:
    """Plays for some seconds, with bots of a level, and returns the times between frames in ms, sorted."""
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
    from marjapussi_desktop.controller.prompts import PromptKind
    from marjapussi_desktop.controller.qt_session import QtSession
    from marjapussi_desktop.settings.paths import places
    from marjapussi_desktop.settings.preferences import Preferences

    meter = _Meter()
    _watch(meter)
    app = make_application()
    kept = places()
    session = QtSession(kept.matches, wait_for_window=True)
    start = StartOptions(preset="huutopussi", seed=1, language="en", level=level)
    window = make_window(session, kept, Preferences(), start)
    window.resize(1280, 720)

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
    return meter.intervals_ms()


def main() -> None:
    """Measures and prints."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    if len(sys.argv) > 2:
        os.environ["QT_SCALE_FACTOR"] = sys.argv[2]
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["MARJAPUSSI_HOME"] = str(Path(folder))
        times = measure(seconds, sys.argv[3] if len(sys.argv) > 3 else None)
    print(f"{len(times)} frames: median {times[len(times) // 2]:.1f} ms, ", end="")
    print(f"95 % {times[int(len(times) * 0.95)]:.1f} ms, longest {times[-1]:.1f} ms")


if __name__ == "__main__":
    main()
