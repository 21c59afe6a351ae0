"""The whole program, started as a person does it and closed as soon as it has shown what it has to show.

``python -m tests.helpers.started_program`` prints one JSON object: which screen is shown, what the notices say, and how
long it took from the command to the window, in seconds. The home is MARJAPUSSI_HOME, as always.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
ENDS_WITHIN_S = 60.0


def start(home: Path | None, *words: str) -> dict[str, Any]:
    """What a start in ``home`` comes to; None: where the system keeps such things. Raises CalledProcessError or
    TimeoutExpired where no window is shown.
    """
    environment = {**os.environ, "MARJAPUSSI_HOME": str(home or ""), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "tests.helpers.started_program", *words]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=ENDS_WITHIN_S, check=True
    )
    assert "Traceback" not in done.stderr, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def main(words: list[str]) -> int:
    """Start, watch, tell, close."""
    started = time.monotonic()
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QMessageBox

    from marjapussi_desktop import app, cli
    from marjapussi_desktop.ui.main_window import MainWindow
    from marjapussi_desktop.ui.table.card_pictures import CardPictures

    begin = app.begin

    def watch(window: MainWindow, start: app.StartOptions) -> None:
        window.session._fetched.connect(lambda: window.session._history.when_written(False, settled))  # type: ignore[union-attr]
        window.session.updated.connect(settled)
        begin(window, start)
        look = QTimer(window)
        QTimer.singleShot(0, window, lambda: shown.append(time.monotonic() - started))
        look.timeout.connect(lambda: tell(window) if is_settled and is_painted(window) and not told else None)
        look.start(10)

    def settled(*_update: object) -> None:
        is_settled.append(True)

    def is_painted(window: MainWindow) -> bool:
        begun = [pictures for pictures in window.findChildren(CardPictures) if pictures._has_begun]
        return bool(begun) and not any(pictures.is_waiting() for pictures in begun)

    def tell(window: MainWindow) -> None:
        told.append(True)
        screen = "match" if window.screens.currentWidget() is window.match else "home"
        notices = [box.text() for box in window.findChildren(QMessageBox)]
        is_visible = window.isVisible() and bool(shown)
        print(json.dumps({"visible": is_visible, "after_s": shown[0], "screen": screen, "notices": notices}))
        window.close()

    shown: list[float] = []
    is_settled: list[bool] = []
    told: list[bool] = []
    app.begin = watch
    return cli.main(["play", *words])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
