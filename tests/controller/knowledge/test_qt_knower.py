"""The worker process that reckons what the person can know."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.knowledge.qt_knower import Knower
from marjapussi_desktop.controller.knowledge.reckoning import certain_knowledge
from marjapussi_desktop.controller.knowledge.table_knowledge import TableKnowledge
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.state import Phase
from tests.bots.bot_games import mixed_bots, positions

PATIENCE_MS = 60_000


def test_only_the_last_question_is_answered_certain_things_first(qtbot: QtBot) -> None:
    rules = PRESETS["avomarjapussi"]
    seen = [observe(hand, 0) for hand, _seat in positions(rules, mixed_bots(rules, 1), 1) if hand.phase is Phase.PLAY]
    told: list[TableKnowledge] = []
    knower = Knower()
    knower.known.connect(told.append)
    for one in seen[:4]:
        knower.ask(one)
    qtbot.waitUntil(lambda: len(told) == 2, timeout=PATIENCE_MS)
    assert told[0] == certain_knowledge(seen[3])
    assert told[1].key_cards
    assert told[1].points == told[0].points
    knower.close()
    assert len(told) == 2
