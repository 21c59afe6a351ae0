"""Each puzzle is what it says: verified from its record by other means than those that made it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from marjapussi_desktop.engine import phases
from marjapussi_desktop.engine.notation import format_action, parse_action
from marjapussi_desktop.engine.record import format_record, record_to_json
from marjapussi_desktop.engine.record_reading import parse_record, replay
from marjapussi_desktop.engine.state import MatchState
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.puzzles.collection import lines, read_puzzle, record_of
from tests.puzzles.consistent_deals import consistent_deals
from tests.puzzles.open_play import played_out, prices, taken

TOLD: list[dict[str, Any]] = [json.loads(line) for line in lines()]
QUICK = 4
SHORTEST = 3
FEW = 12


def match_of(line: str) -> MatchState:
    """The position of a puzzle, from its record."""
    return parse_record(format_record(record_of(read_puzzle(line)))).match


def verify(line: str) -> None:
    told, match = json.loads(line), match_of(line)
    hand, seat = match.hand, told["seat"]
    assert hand is not None
    assert phases.seat_to_act(hand) == seat
    deals = consistent_deals(match, seat)
    assert len(deals) == told["worlds"]
    assert tuple(map(frozenset, hand.hands)) in {tuple(map(frozenset, deal)) for deal in deals}
    values = prices(hand, seat, deals)
    shown = [tuple(map(frozenset, deal)) for deal in deals].index(tuple(map(frozenset, read_puzzle(line).hands)))
    solution = [values[parse_action(text)] for text in told["solution"]]
    others = {format_action(action): values[action] for action in values if values[action] not in solution}
    assert len(others) + len(solution) == len(values)
    assert all(one == solution[0] for one in solution)
    costs = {text: (sum(solution[0]) - sum(other)) / len(deals) for text, other in others.items()}
    assert costs == pytest.approx(told["costs"], abs=0.006)
    assert min(costs.values()) == pytest.approx(told["margin"], abs=0.006)
    assert told["margin"] > 0
    assert values[parse_action(told["tempting"])][shown] < solution[0][shown]
    if told["proof"] == "every":
        assert all(mine >= theirs for other in others.values() for mine, theirs in zip(solution[0], other, strict=True))


@pytest.mark.parametrize("line", sorted(lines(), key=lambda line: json.loads(line)["worlds"])[:QUICK])
def test_some_puzzles_are_proved(line: str) -> None:
    verify(line)


@pytest.mark.slow
@pytest.mark.parametrize("line", lines(), ids=[one["id"] for one in TOLD])
def test_every_puzzle_is_proved(line: str) -> None:
    verify(line)


@pytest.mark.slow
@pytest.mark.parametrize("line", lines(), ids=[one["id"] for one in TOLD])
def test_every_possible_deal_replays_to_the_puzzle(line: str) -> None:
    """A deal that is counted makes a record that the engine takes; and, by hand of one card, not every deal does."""
    told, match = json.loads(line), match_of(line)
    assert match.hand is not None
    record = record_to_json(record_of(read_puzzle(line)))
    exchanged = any(move["move"].startswith(("give", "return")) for move in record["hands"][0]["moves"])
    if exchanged:
        pytest.skip("the cards of an exchange would have to be moved, too")
    played = [
        [c.code for n, trick in enumerate(match.hand.tricks) for c in [trick.cards[(seat - trick.leader) % 4]]]
        + [c.code for n, c in enumerate(match.hand.trick) if (match.hand.leader + n) % 4 == seat]
        for seat in range(4)
    ]
    deals = consistent_deals(match, told["seat"])
    for deal in deals[:: max(1, len(deals) // 20)]:
        record["hands"][0]["cards"] = [[c.code for c in hand] + played[seat] for seat, hand in enumerate(deal)]
        assert replay(record).match.hand is not None


SHORT = [
    line
    for line, one in zip(lines(), TOLD, strict=True)
    if one["worlds"] <= FEW and max(map(len, read_puzzle(line).match.hand.hands)) == SHORTEST  # type: ignore[union-attr]
]


@pytest.mark.slow
@pytest.mark.parametrize("line", SHORT)
def test_short_ones_by_the_engine_alone(line: str) -> None:
    """Every move of every seat to the end of the hand: the solver is not asked."""
    told, match = json.loads(line), match_of(line)
    hand, seat = match.hand, told["seat"]
    assert hand is not None
    deals = consistent_deals(match, seat)
    sign = -1 if seat % 2 else 1
    for action, values in prices(hand, seat, deals).items():
        if format_action(action).startswith("play"):
            for deal, value in zip(deals, values, strict=True):
                after, _events = phases.apply(changed(hand, hands=deal), seat, action)
                assert sign * (played_out(after) - taken(hand)) == value
