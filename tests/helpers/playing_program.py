"""Plays on by itself until it is killed: ``python -m tests.helpers.playing_program FILE LOG PRESET SEED``.

It takes up the match saved in FILE, or begins one, answers for the person by the dice and now and then takes a move
back. LOG gets a line with the position's digest as soon as it is shown.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import sys
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QCoreApplication, QTimer

from marjapussi_desktop.bots.random_bot import RandomBot
from marjapussi_desktop.controller.players import MatchSetup
from marjapussi_desktop.controller.prompts import PromptKind, Update
from marjapussi_desktop.controller.qt_session import QtSession
from marjapussi_desktop.controller.table_view import TableView
from marjapussi_desktop.engine.values import changed

UNDO_ONE_IN = 12


def digest(view: TableView, record_text: str) -> str:
    """A position in few letters, with its match's seed and how often moves were taken back: never twice the same.

    Without these a move taken back and made again, or the empty table before a match, would look like an old position.
    """
    record = json.loads(record_text)
    undone = sum(len(hand.get("undone", ())) for hand in record["hands"])
    return f"{hashlib.sha256(repr(view).encode()).hexdigest()[:20]}-{record['seed']}-{undone}"


class _Player:
    def __init__(self, session: QtSession, log: Path, setup: MatchSetup) -> None:
        self.session = session
        self.log = open(log, "a", encoding="ascii")  # noqa: SIM115 — open until the kill
        self.setup = setup
        self.dice = random.Random()
        session.updated.connect(self.on_update)

    def write(self, line: str) -> None:
        self.log.write(line + "\n")
        self.log.flush()

    def on_update(self, update: Update) -> None:
        self.write(digest(update.view, self.session.record_text()))
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


def main() -> None:
    """Plays until somebody kills it."""
    file, log, preset, seed = sys.argv[1:5]
    app = QCoreApplication([])
    session = QtSession(Path(file))
    player = _Player(session, Path(log), MatchSetup(preset, "Aino", seed=int(seed)))
    if not session.resume():
        session.start_match(player.setup)
    app.exec()


if __name__ == "__main__":
    main()
