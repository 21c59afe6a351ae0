"""The second table: the same deals with another player in the person's seat, compared hand by hand."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.past import second_table
from marjapussi_desktop.controller.past.past_match import PastMatch
from marjapussi_desktop.controller.past.qt_second_table import SecondTable
from marjapussi_desktop.controller.past.second_table import SecondHand, second_hand, with_second_hand
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record import PERSON, PlayerInfo
from marjapussi_desktop.engine.seats import players_in, side_of
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.evaluation.simulation import play_match

PATIENCE_MS = 60_000
LEVEL = "casual"


def played(preset: str, hands: int) -> PastMatch:
    """A match of casual players, the first of whom passes for a person."""
    rules = PRESETS[preset]
    record = play_match(preset, rules, (LEVEL,) * players_in(rules.layout), 5, hands, trace=False)
    players = (PlayerInfo("Veera", PERSON), *record.players[1:])
    return PastMatch(changed(record, players=players))


@pytest.mark.parametrize("preset", ["marjapussi", "bondtolva", "bondtolva-2", "huutopussi", "huutopussi-3"])
def test_the_same_player_in_the_seat_plays_the_same_hands(preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So all that differs between the tables comes from who sits in the seat."""
    monkeypatch.setattr(second_table, "BEST", LEVEL)
    past = played(preset, 2)
    for number in past.numbers:
        hand, second = past.record.hands[number - 1], second_hand(past, number)
        assert [*second.moves] == hand.moves
        assert second.result == hand.result
        assert second.difference == 0


def test_another_player_meets_the_same_deal_and_totals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second_table, "BEST", "beginner")
    past = played("huutopussi", 3)
    seconds = [second_hand(past, number) for number in past.numbers]
    assert any(second.difference for second in seconds)
    side = side_of(0, past.rules.layout)
    for second in seconds:
        stepped = with_second_hand(past, second, "Expert")
        assert stepped.numbers[-1] == second.number
        hand = stepped.hand(second.number, 0)
        assert hand.result == second.result
        assert hand.names[0] == "Expert"
        scores = second.result.scores
        assert second.expert == (scores[side] - scores[1 - side] if scores else 0)
        first = past.record.hands[second.number - 1]
        assert stepped.record.hands[-1].deal == first.deal
        assert first.result is not None
        gained = [after - score for after, score in zip(second.result.totals, scores, strict=False)]
        had = [after - score for after, score in zip(first.result.totals, first.result.scores, strict=False)]
        assert gained == had


@pytest.mark.slow
def test_hands_come_one_by_one_and_what_was_played_is_kept(qtbot: QtBot) -> None:
    past = played("bondtolva-2", 2)
    table, told = SecondTable(), list[SecondHand]()
    table.played.connect(told.append)
    table.start(past)
    qtbot.waitUntil(lambda: len(told) == 1, timeout=PATIENCE_MS)
    table.stop()
    table.start(PastMatch(past.record))
    qtbot.waitUntil(lambda: set(table.hands) == {1, 2}, timeout=PATIENCE_MS)
    assert table.hands[1] == told[0], "it was not played again"
    table.close()
