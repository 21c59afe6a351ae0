"""Positions of a match as text that is the same in every process, and the position one step before another.

A position is what happened: who plays which game, and of every hand its deal, its moves and what was taken back. All
else follows from that. No position comes twice in a match, as each step adds to it.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

Json = dict[str, Any]

HEAD = ("preset", "rules", "players", "seed")


def digest(record: Json) -> str:
    """A position in 32 letters. ``record``: a match record as JSON; results and totals are left out."""
    hands = [{key: value for key, value in hand.items() if key != "result"} for hand in record["hands"]]
    whole = {**{key: record[key] for key in HEAD}, "hands": hands}
    return hashlib.sha256(json.dumps(whole, sort_keys=True).encode()).hexdigest()[:32]


def step_before(record: Json) -> Json | None:
    """The record without its last step: a move, a taking back or a deal; None before the first deal."""
    if not record["hands"]:
        return None
    *hands, last = record["hands"]
    return {**record, "hands": [*hands, *_hand_before(last)]}


def _hand_before(hand: Json) -> list[Json]:
    moves, undone = hand["moves"], hand.get("undone", [])
    if undone and undone[-1]["ply"] == len(moves):
        before = {**hand, "moves": [*moves, *undone[-1]["moves"]], "undone": undone[:-1]}
        if not before["undone"]:
            del before["undone"]
        return [before]
    return [{**hand, "moves": moves[:-1]}] if moves else []
