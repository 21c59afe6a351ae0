"""Frames while cards fly and bots think.

Run as ``python -m tests.benchmarks.frames [SECONDS] [SCALE] [LEVEL, or - for the usual] [WIDTHxHEIGHT]``.

Plays in the real window, offscreen, with the story open, answering for the person at once, and then plays every moment:
a deal, marriages with and without new trumps, Kontra and Re, the pictures of great events at a hand's end. A frame is a
paint of the table while something moves; told are the times between two of one motion, by the clock and of this
thread's processor, which other programs disturb less, and in which event the longest was; then the same for each event,
and how long each panel took to open, which moves nothing but keeps the window from its next frame.
Goals: 95th percentile under 18 ms, none above 50.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from marjapussi_desktop.ui.main_window import MainWindow

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
        self.opened: list[Frame] = []
        self._last: tuple[float, float] | None = None
        self._event = ""
        self._step: tuple[float, float] | None = None

    def begin(self, event: str) -> None:
        self._event, self._last, self._step = event, None, None

    def end(self) -> None:
        self._event, self._last, self._step = "", None, None

    def moved(self) -> None:
        """A step of the motion comes; if none was painted since the one before, nothing had changed then."""
        if self._step is not None and self._last is not None:
            self._last = self._step
        self._step = time.perf_counter(), time.thread_time()

    def painted(self) -> None:
        if not self._event:
            return
        self._step = None
        now = time.perf_counter(), time.thread_time()
        if self._last is not None:
            clock, cpu = (1000 * (b - a) for a, b in zip(self._last, now, strict=True))
            self.frames.append(Frame(clock, cpu, self._event))
        self._last = now


def _watch(meter: _Meter) -> None:
    """Has the table tell the meter of its motions and paints, and of panels that open."""
    from PySide6.QtCore import QTimer

    from marjapussi_desktop.ui.moments.banner import Banner
    from marjapussi_desktop.ui.table.choreographer import Choreographer
    from marjapussi_desktop.ui.table.table_widget import TableWidget
    from marjapussi_desktop.ui.table_screen import TableScreen

    launch: Any = Choreographer._launch
    arrive: Any = Choreographer._arrive
    move: Any = Choreographer._on_moved
    paint: Any = TableWidget.paintEvent

    def launched(player: Any) -> None:
        meter.begin(type(player._movement.event).__name__)
        launch(player)

    def moved(player: Any, share: float) -> None:
        meter.moved()
        move(player, share)

    def arrived(player: Any) -> None:
        meter.end()
        arrive(player)

    def painted(table: Any, event: Any) -> None:
        paint(table, event)
        meter.painted()

    play: Any = Banner.play
    stop: Any = Banner.stop
    settle: Any = TableScreen._settle

    def played(banner: Any, event: Any, number: int = 0) -> None:
        meter.begin(event.value)
        play(banner, event, number)

    def stopped(banner: Any) -> None:
        meter.end()
        stop(banner)

    def settled(screen: Any) -> None:
        began = time.perf_counter(), time.thread_time()
        settle(screen)
        if screen.panel is not None:
            panel = type(screen.panel).__name__
            QTimer.singleShot(0, lambda: opened(panel, began))  # after what is to be laid out and painted

    def opened(panel: str, began: tuple[float, float]) -> None:
        now = time.perf_counter(), time.thread_time()
        meter.opened.append(Frame(1000 * (now[0] - began[0]), 1000 * (now[1] - began[1]), panel))

    Banner.play = played  # type: ignore[method-assign, assignment]
    Banner.stop = stopped  # type: ignore[method-assign, assignment]
    TableScreen._settle = settled  # type: ignore[method-assign, assignment]
    Choreographer._on_moved = moved  # type: ignore[method-assign, assignment]
    Choreographer._launch = launched  # type: ignore[method-assign, assignment]
    Choreographer._arrive = arrived  # type: ignore[method-assign, assignment]
    TableWidget.paintEvent = painted  # type: ignore[method-assign]


class _Moments:
    """Plays every moment one after the other on a table that rests."""

    def __init__(self, window: MainWindow, then: Callable[[], object]) -> None:
        from marjapussi_desktop.engine.cards import Suit
        from marjapussi_desktop.engine.events import Called, HandDealt, How, MarriageDeclared
        from marjapussi_desktop.ui.moments.great_event import GreatEvent

        self._table, self._then = window.match.table, then
        old = Suit.HEARTS
        self._left: list[Any] = [
            HandDealt(1, 0),
            MarriageDeclared(1, old, How.OWN, 100, sets_trump=True, old_trump=None),
            MarriageDeclared(2, Suit.SPADES, How.HALF, 40, sets_trump=True, old_trump=old),
            MarriageDeclared(0, Suit.CLUBS, How.OWN, 60, sets_trump=False, old_trump=Suit.SPADES),
            Called(1, 1),
            Called(0, 2),
            HandDealt(1, 3),
            *GreatEvent,
        ]

    def play_next(self) -> None:
        """Play the next one, or go on after the last."""
        from PySide6.QtCore import QTimer

        from marjapussi_desktop.engine.values import changed
        from marjapussi_desktop.ui.moments.banner import Banner
        from marjapussi_desktop.ui.moments.great_event import GreatEvent
        from marjapussi_desktop.ui.table.movements import Movement
        from marjapussi_desktop.ui.table.speeds import SPEEDS, Pace

        if not self._left:
            self._then()
            return
        event, speeds = self._left.pop(0), SPEEDS[Pace.NORMAL]
        if isinstance(event, GreatEvent):
            banner = Banner(self._table)
            banner.finished.connect(banner.deleteLater)
            banner.finished.connect(lambda: QTimer.singleShot(100, self.play_next))
            banner.play(event, 12)
            return
        view = self._table.shown_view()
        assert view is not None
        after = changed(view, trump=event.suit) if getattr(event, "sets_trump", False) else view
        is_deal = type(event).__name__ == "HandDealt"
        ms = speeds.deal_ms if is_deal else speeds.moment_ms
        self._table._player.play([Movement(event, view, after, 0, ms, 0, is_moment=not is_deal)])
        QTimer.singleShot(ms + 300, self.play_next)


def measure(seconds: float, level: str | None, size: tuple[int, int]) -> _Meter:
    """Plays for some seconds in a window of a size, with bots of a level, then every moment, and returns the times."""
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

    is_over = False

    def answer() -> None:
        prompt = session.current().prompt
        if prompt is None or is_over:
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
    moments = _Moments(window, app.quit)

    def end() -> None:
        nonlocal is_over
        is_over = True
        window.match.table.finish_now()
        QTimer.singleShot(1000, moments.play_next)

    QTimer.singleShot(int(seconds * 1000), end)
    app.exec()
    session.close()
    return meter


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
        meter = measure(seconds, level, (width, height))
    for name in ("clock", "cpu"):
        tell(f"by {name}", meter.frames, name)
    for event in sorted({frame.event for frame in meter.frames}):
        for name in ("clock", "cpu"):
            tell(f"{event} by {name}", [frame for frame in meter.frames if frame.event == event], name)
    for panel in sorted({frame.event for frame in meter.opened}):
        tell(f"{panel} opened", [frame for frame in meter.opened if frame.event == panel], "cpu")


def tell(what: str, frames: list[Frame], name: str) -> None:
    """Prints the percentiles of some frames."""
    times = sorted(getattr(frame, name) for frame in frames)
    worst = max(frames, key=lambda frame: getattr(frame, name))
    print(f"{what}: {len(times)} frames, median {times[len(times) // 2]:.1f} ms, ", end="")
    print(f"95 % {times[int(len(times) * 0.95)]:.1f} ms, longest {times[-1]:.1f} ms ({worst.event})")


if __name__ == "__main__":
    main()
