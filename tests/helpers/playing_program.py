"""Plays on by itself until it is killed: ``python -m tests.helpers.playing_program FILE LOG PRESET SEED [SABOTAGE]``.

It takes up the match saved in FILE, or begins one, answers for the person by the dice and now and then takes a move
back. LOG gets a line as soon as a position is shown: its digest, and ``over`` where the match has ended.
SABOTAGE names a fault of ``SABOTAGES``, for tests that must notice it.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QCoreApplication, QTimer

from marjapussi_desktop.bots.players.random_player import RandomBot
from marjapussi_desktop.controller.match.history import History, StoreJournal
from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.prompts import PromptKind, Update
from marjapussi_desktop.controller.match.qt_session import QtSession
from marjapussi_desktop.engine.values import changed
from tests.helpers.positions import digest

UNDO_ONE_IN = 12
SAVED_BEFORE_SABOTAGE = 25
SLOW_DISK_S = 0.3


class _Player:
    def __init__(self, session: QtSession, log: Path, setup: MatchSetup) -> None:
        self.session = session
        self.log = open(log, "a", encoding="ascii")  # noqa: SIM115 — open until the kill
        self.setup = setup
        self.dice = random.Random(setup.seed)
        session.updated.connect(self.on_update)

    def on_update(self, update: Update) -> None:
        record = json.loads(self.session.record_text())
        if update.view.hand_number == 0:
            # The empty table is shown when the first hand has been dealt already.
            record["hands"] = []
        is_over = update.prompt is not None and update.prompt.kind is PromptKind.MATCH_OVER
        self.log.write(f"{digest(record)} {'over' if is_over else 'on'}\n")
        self.log.flush()
        if update.prompt is not None:
            QTimer.singleShot(0, lambda: self.answer(update))

    def answer(self, update: Update) -> None:
        assert update.prompt is not None
        if update.prompt.kind is PromptKind.MATCH_OVER:
            self.session.start_match(changed(self.setup, seed=self.dice.randrange(2**31)))
        elif update.may_undo and self.dice.randrange(UNDO_ONE_IN) == 0:
            self.session.undo()
        elif update.prompt.kind is PromptKind.HAND_OVER:
            self.session.next_hand()
        else:
            assert update.prompt.choices is not None
            bot = RandomBot(self.dice.randrange(2**31))
            action = bot.action_from(update.prompt.choices, update.view.hand_number, 0)
            assert self.session.answer(update.prompt.id, action) is None


def _stop_saving() -> None:
    """After some writes nothing more reaches the store."""
    saved = 0

    def limited(write: Callable[..., None]) -> Callable[..., None]:
        def write_some(*words: object) -> None:
            nonlocal saved
            saved += 1
            if saved <= SAVED_BEFORE_SABOTAGE:
                write(*words)

        return write_some

    for name in ("hand_begun", "move_made", "moves_undone", "hand_ended"):
        setattr(StoreJournal, name, limited(getattr(StoreJournal, name)))


def _forget_undos() -> None:
    """What is taken back stays in the store."""
    StoreJournal.moves_undone = lambda *_words: None  # type: ignore[method-assign]


def _show_before_it_is_saved() -> None:
    """A position is shown at once, while the disk takes its time."""
    from marjapussi_desktop.settings.keeping import KeptMatches
    from marjapussi_desktop.settings.matches import Write

    write = KeptMatches.write

    def write_late(kept: KeptMatches, writes: Sequence[Write]) -> None:
        if writes:
            time.sleep(SLOW_DISK_S)  # a slow disk is the fault itself
        write(kept, writes)

    KeptMatches.write = write_late  # type: ignore[method-assign, assignment]
    History.when_written = lambda _history, _is_won, callback: callback()  # type: ignore[method-assign, assignment]


SABOTAGES = {"nothing": _stop_saving, "undos": _forget_undos, "late": _show_before_it_is_saved}


def main() -> None:
    """Plays until somebody kills it."""
    file, log, preset, seed, *sabotage = sys.argv[1:]
    for name in sabotage:
        SABOTAGES[name]()
    app = QCoreApplication([])
    session = QtSession(Path(file))
    player = _Player(session, Path(log), MatchSetup(preset, "Aino", seed=int(seed)))
    if not session.resume():
        session.start_match(player.setup)
    app.exec()


if __name__ == "__main__":
    main()
