"""From the command to a table that takes input, beside an empty QGraphicsView program.

Run as ``python -m tests.benchmarks.start_time``.

Both are started in turn, each in a fresh process; each says when its first picture has been painted and input is open.
Prints the medians and their ratio. The goal is a ratio of at most 1.4. Needs no screen (offscreen) unless one is set.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

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

OURS = """
import sys, time
from marjapussi_desktop import quick_qt
from marjapussi_desktop.cli import main

load = quick_qt.load
def load_and_watch():
    load()
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication
    from marjapussi_desktop.ui.table.view import TableWidget
    paint = TableWidget.paintEvent
    def painted(table, event):
        paint(table, event)
        if table.isVisible() and not hasattr(table, "measured"):
            table.measured = True
            QTimer.singleShot(0, ready)
    def ready():
        print(time.monotonic(), time.process_time(), flush=True)
        QApplication.quit()
    TableWidget.paintEvent = painted
quick_qt.load = load_and_watch
sys.exit(main(["play", *sys.argv[1:]]))
"""


def seconds_to_ready(program: str, words: list[str], home: Path) -> float:
    """How long one fresh process took from its start to its first picture with input open."""
    environment = {**os.environ, "MARJAPUSSI_HOME": str(home)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # as on a machine where the program has run before
    environment.setdefault("QT_QPA_PLATFORM", "offscreen" if not os.environ.get("DISPLAY") else "xcb")
    started = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-c", program, *words], cwd=ROOT, env=environment, check=True, capture_output=True, text=True
    )
    return float(done.stdout.split()[0]) - started


def measure(runs: int) -> tuple[list[float], dict[str, list[float]]]:
    """The times of the empty program, and of ours with a new match and with a saved one."""
    empty: list[float] = []
    ours: dict[str, list[float]] = {"new match": [], "saved match": []}
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        new = ["--preset", "huutopussi", "--seed", "1"]
        seconds_to_ready(OURS, new, home)
        for _ in range(runs):
            empty.append(seconds_to_ready(EMPTY, [], home))
            ours["new match"].append(seconds_to_ready(OURS, new, home))
            ours["saved match"].append(seconds_to_ready(OURS, [], home))
    return empty, ours


def main() -> None:
    """Measures and prints."""
    empty, ours = measure(RUNS)
    base = statistics.median(empty)
    print(f"empty program   {base * 1000:6.0f} ms   ({min(empty) * 1000:.0f}-{max(empty) * 1000:.0f})")
    for name, times in ours.items():
        middle = statistics.median(times)
        span = f"({min(times) * 1000:.0f}-{max(times) * 1000:.0f})"
        print(f"{name:<15} {middle * 1000:6.0f} ms   {span}   ratio {middle / base:.2f}")


if __name__ == "__main__":
    main()
