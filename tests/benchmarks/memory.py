"""The memory of a window in which many hands are played, and what it takes at rest.

Run as ``python -m tests.benchmarks.memory [HANDS] [PRESET]``.

Plays in the real window, offscreen, with the story open and sound, at the instant pace, answering for the person at
once. Told at each quarter are the memory in MB and the widgets and items of the table, and at the end the share of a
core over 20 s in which the window rests at a question. Goals: flat, and under 1 %.
"""

from __future__ import annotations

import gc
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from marjapussi_desktop.controller.match.qt_session import QtSession
    from marjapussi_desktop.ui.main_window import MainWindow

HANDS = 200
REST_S = 20


def memory_mb() -> float:
    """What the process holds in memory. Linux only."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


class _Player:
    """Answers for the person, counts hands, and ends the program after the rest."""

    def __init__(self, session: QtSession, window: MainWindow, hands: int) -> None:
        self._session, self._window, self._hands = session, window, hands
        self._played = 0

    def answer(self) -> None:
        from marjapussi_desktop.bots.players.random_player import RandomBot
        from marjapussi_desktop.controller.match.prompts import PromptKind

        prompt = self._session.current().prompt
        if prompt is None or self._played >= self._hands:
            return
        if prompt.choices is not None:
            self._session.answer(prompt.id, RandomBot(prompt.id).action_from(prompt.choices, 1, 0))
            return
        self._played += 1
        if self._played % max(1, self._hands // 4) == 0:
            self._tell()
        if self._played >= self._hands:
            self._rest()
        elif prompt.kind is PromptKind.MATCH_OVER:
            self._session.replay_deals()
        else:
            self._session.next_hand()

    def _tell(self) -> None:
        from PySide6.QtWidgets import QApplication

        gc.collect()
        items = len(self._window.match.table.table_scene().items())
        print(f"{self._played} hands: {memory_mb():.1f} MB, {len(QApplication.allWidgets())} widgets, {items} items")

    def _rest(self) -> None:
        from PySide6.QtCore import QTimer
        from PySide6.QtWidgets import QApplication

        def tell() -> None:
            spent = (time.process_time() - before) / REST_S
            print(f"at rest: {100 * spent:.2f} % of a core")
            QApplication.quit()

        before = time.process_time()
        QTimer.singleShot(REST_S * 1000, tell)


def play(hands: int, preset: str) -> None:
    """Plays and tells."""
    from PySide6.QtCore import QTimer

    from marjapussi_desktop.app import (
        StartOptions,
        after_first_picture,
        begin,
        make_application,
        make_heard,
        make_window,
    )
    from marjapussi_desktop.controller.match.qt_session import QtSession
    from marjapussi_desktop.settings.paths import places
    from marjapussi_desktop.settings.preferences import Preferences

    app, kept = make_application(), places()
    session = QtSession(kept.matches, wait_for_window=True)
    start = StartOptions(preset=preset, seed=1, language="fi", level="casual")
    window = make_window(session, kept, Preferences(pace="instant"), start)
    window.resize(1280, 720)
    player = _Player(session, window, hands)
    window.match.settled.connect(lambda _update: QTimer.singleShot(0, player.answer))
    begin(window, start)
    window.show()
    QTimer.singleShot(0, lambda: make_heard(window))
    QTimer.singleShot(0, lambda: after_first_picture(session))
    app.exec()
    session.close()
    window.screens.stop()


def main() -> None:
    """Plays in a home of its own."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["MARJAPUSSI_HOME"] = folder
        play(int(sys.argv[1]) if len(sys.argv) > 1 else HANDS, sys.argv[2] if len(sys.argv) > 2 else "marjapussi")


if __name__ == "__main__":
    main()
