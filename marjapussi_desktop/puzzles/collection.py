"""Reads the puzzles that ship, and writes one as match record.

`data/puzzles.jsonl` holds one a line; the position is a line of text (``engine.position``), the moves are written as
in records.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from marjapussi_desktop.engine.actions import Action, AskHalf, AskWhole
from marjapussi_desktop.engine.notation import format_action, format_cards, parse_action, parse_cards
from marjapussi_desktop.engine.position import format_position, parse_position
from marjapussi_desktop.engine.record import MatchRecord, PlayerInfo
from marjapussi_desktop.engine.recording import record_hand
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.puzzles.puzzle import Idea, Proof, Puzzle

DATA: Final = Path(__file__).parent / "data" / "puzzles.jsonl"
_MOVES: Final = "; "
PLAYER: Final = "bot:casual"
"""Who played the hands that the puzzles come from."""


@cache
def lines() -> tuple[str, ...]:
    """The puzzles as they are written, easy ones first. Quick: nothing is played through."""
    return tuple(DATA.read_text("utf-8").splitlines())


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All puzzles, easy ones first; each position is played through the engine, some milliseconds a puzzle."""
    return tuple(map(read_puzzle, lines()))


def read_puzzle(line: str) -> Puzzle:
    """A puzzle from its line. Raises ValueError, KeyError or the engine's errors for what is none."""
    told = json.loads(line)
    match = parse_position(told["position"])
    assert match.hand is not None, "a puzzle is a hand in play"
    question = match.hand.marriages.question
    return Puzzle(
        id=told["id"],
        idea=Idea(told["idea"]),
        level=told["level"],
        preset=told["position"].split(" ", 1)[0],
        match=match,
        seat=told["seat"],
        solution=tuple(parse_action(text, question) for text in told["solution"]),
        margin=told["margin"],
        worlds=told["worlds"],
        proof=Proof(told["proof"]),
        costs=tuple((parse_action(text, question), cost) for text, cost in told["costs"].items()),
        tempting=parse_action(told["tempting"], question),
        hands=tuple(map(parse_cards, told["hands"])),
        lines=tuple(map(_read_line, told["solution"], told["lines"])),
    )


def _read_line(solution: str, text: str) -> tuple[Action, ...]:
    """The moves after a solution; what an answer means depends on the question before it."""
    moves = [parse_action(solution)]
    for move in filter(None, text.split(_MOVES)):
        asked = moves[-1]
        moves.append(parse_action(move, asked if isinstance(asked, AskWhole | AskHalf) else None))
    return tuple(moves[1:])


def write_puzzle(puzzle: Puzzle) -> str:
    """The line of a puzzle."""
    told: dict[str, Any] = {
        "id": puzzle.id,
        "idea": puzzle.idea.value,
        "level": puzzle.level,
        "seat": puzzle.seat,
        "solution": [format_action(action) for action in puzzle.solution],
        "margin": puzzle.margin,
        "worlds": puzzle.worlds,
        "proof": puzzle.proof.value,
        "costs": {format_action(action): cost for action, cost in puzzle.costs},
        "tempting": format_action(puzzle.tempting),
        "hands": list(map(format_cards, puzzle.hands)),
        "lines": [_MOVES.join(map(format_action, line)) for line in puzzle.lines],
        "position": format_position(puzzle.match),
    }
    return json.dumps(told, separators=(",", ":"))


def record_of(puzzle: Puzzle) -> MatchRecord:
    """A match record that stops where the puzzle begins, with the hidden cards of the hand that was played."""
    rules = puzzle.match.rules
    players = tuple(PlayerInfo(f"seat {seat}", PLAYER) for seat in range(players_in(rules.layout)))
    record = MatchRecord(puzzle.preset, rules, players, seed=0)
    record_hand(record, puzzle.match)
    return record
