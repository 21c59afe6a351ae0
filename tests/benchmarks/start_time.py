"""From the command to a front page or a table that takes input, beside an empty QGraphicsView program.

Run as ``python -m tests.benchmarks.start_time``.

Both are started in turn, each in a fresh process; each says when its first picture has been painted and input is open.
Prints the medians of the time by the clock and of the processor, and their ratios. The goal is a ratio of at most 2.
Needs no screen (offscreen) unless one is set.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
RUNS = 11

EMPTY = """
import time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

app = QApplication([])
class Painted(QGraphicsView):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, ready)
def ready():
    print(time.monotonic(), time.process_time(), flush=True)
    app.quit()
view = Painted(QGraphicsScene())
view.resize(1280, 720)
view.show()
app.exec()
"""

_OURS = """
import gc, sys, time
gc.disable()  # as the command does before it loads Qt, and what needs no Qt it loads before it
from importlib import import_module
from marjapussi_desktop.cli import main
from marjapussi_desktop.commands.play import WITHOUT_QT
for name in WITHOUT_QT:
    import_module(name)
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from marjapussi_desktop.ui.{module} import {widget} as Shown

paint = Shown.paintEvent
def painted(shown, event):
    paint(shown, event)
    if shown.isVisible() and not hasattr(shown, "measured"):
        shown.measured = True
        QTimer.singleShot(0, ready)
def ready():
    print(time.monotonic(), time.process_time(), flush=True)
    QApplication.quit()
Shown.paintEvent = painted
sys.exit(main(["play", *sys.argv[1:]]))
"""
OURS = _OURS.format(module="table.table_widget", widget="TableWidget")
FRONT_PAGE = _OURS.format(module="home", widget="HomeScreen")


class Taken(NamedTuple):
    """What one start took, in seconds: by the clock, and of the processor, which other programs disturb less."""

    wall: float
    cpu: float


def environment(home: Path) -> dict[str, str]:
    """The environment of a start with a home of its own, on a machine where the program has run before."""
    found = {**os.environ, "MARJAPUSSI_HOME": str(home)}
    found.pop("PYTHONDONTWRITEBYTECODE", None)
    found.setdefault("QT_QPA_PLATFORM", "offscreen" if not os.environ.get("DISPLAY") else "xcb")
    return found


def start(program: str, words: list[str], home: Path) -> Taken:
    """How long one fresh process took from its start to its first picture with input open."""
    started = time.monotonic()
    command = [sys.executable, "-c", program, *words]
    done = subprocess.run(command, cwd=ROOT, env=environment(home), check=True, capture_output=True, text=True)
    ready, cpu = map(float, done.stdout.split())
    return Taken(ready - started, cpu)


def measure(runs: int) -> dict[str, list[Taken]]:
    """The times of the empty program, and of ours with the front page, with a new match and with a saved one."""
    taken: dict[str, list[Taken]] = {"empty program": [], "front page": [], "new match": [], "saved match": []}
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as newcomers:
        home = Path(folder)
        start(FRONT_PAGE, [], Path(newcomers))
        new = ["--preset", "huutopussi", "--seed", "1"]
        start(OURS, new, home)
        for _ in range(runs):
            taken["empty program"].append(start(EMPTY, [], home))
            taken["front page"].append(start(FRONT_PAGE, [], Path(newcomers)))
            taken["new match"].append(start(OURS, new, home))
            taken["saved match"].append(start(OURS, [], home))
    return taken


def figures(times: list[float], base: list[float]) -> str:
    """The median with its span and its ratio to the empty program's."""
    middle = statistics.median(times)
    ratio = middle / statistics.median(base)
    span = f"({min(times) * 1000:.0f}-{max(times) * 1000:.0f})"
    return f"{middle * 1000:6.0f} ms {span:<11} ratio {ratio:.2f}"


def main() -> None:
    """Measures and prints."""
    taken = measure(RUNS)
    empty = taken["empty program"]
    for name, times in taken.items():
        wall = figures([one.wall for one in times], [one.wall for one in empty])
        cpu = figures([one.cpu for one in times], [one.cpu for one in empty])
        print(f"{name:<14} clock {wall}   processor {cpu}")


if __name__ == "__main__":
    main()
