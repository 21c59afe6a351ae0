"""The match record: one match as a JSON object, written move by move; ``record_reading`` reads it.

The format is described in RECORD-FORMAT.md.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from marjapussi_desktop.engine.actions import Move
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.events import HandKind, HandResult
from marjapussi_desktop.engine.notation import format_action
from marjapussi_desktop.engine.options import to_record_rules
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.state import Deal
from marjapussi_desktop.engine.strict_json import Json
from marjapussi_desktop.engine.values import frozen

FORMAT: Final = "marjapussi-record"
VERSION: Final = 1
PERSON: Final = "human"
BOT: Final = "bot:"
"""What a player's ``kind`` is, or begins with."""


@frozen
class PlayerInfo:
    """Who sits in a seat: a name, and ``human`` or ``bot:LEVEL``."""

    name: str
    kind: str


@frozen
class Undone:
    """Moves that were taken back together: how many stood before them, and each as its seat and text."""

    ply: int
    moves: tuple[tuple[int, str], ...]


@dataclass
class HandRecord:
    """One hand: its dealer and deal, the moves, and the result once it is over.

    ``legal``: for each move what that seat could have done, where it was traced; ``undone``: moves taken back, in the
    order in which it was done.
    """

    dealer: int
    deal: Deal
    moves: list[Move] = field(default_factory=list)
    legal: list[list[str]] | None = None
    undone: list[Undone] = field(default_factory=list)
    result: HandResult | None = None


@dataclass
class MatchRecord:
    """A whole match: what was agreed, who played, and its hands. ``id``: the same in every copy, empty if unknown."""

    preset: str
    rules: Ruleset
    players: tuple[PlayerInfo, ...]
    seed: int
    hands: list[HandRecord] = field(default_factory=list)
    totals: tuple[int, ...] = ()
    winner: int | None = None
    id: str = ""


def result_to_json(result: HandResult) -> Json:
    """A hand's result as the record writes it; a redeal has only its kind and totals."""
    played = result.kind is not HandKind.REDEAL
    return {
        "kind": result.kind.value,
        "taken": list(result.taken) if played else None,
        "tricks": list(result.tricks) if played else None,
        "scores": list(result.scores) if played else None,
        "totals": list(result.totals),
    }


def deal_to_json(deal: Deal) -> Json:
    """The cards as dealt; piles that the layout lacks are left out."""
    out: Json = {"cards": _piles_to_json(deal.hands)}
    if deal.kitty:
        out["kitty"] = _codes(deal.kitty)
    if deal.stock:
        out["stock"] = _codes(deal.stock)
    if deal.up:
        out["down"], out["up"] = _piles_to_json(deal.down), _piles_to_json(deal.up)
    return out


def _codes(cards: Sequence[Card]) -> list[str]:
    return [c.code for c in cards]


def _piles_to_json(piles: Sequence[Sequence[Card]]) -> list[list[str]]:
    return [_codes(pile) for pile in piles]


def hand_to_json(hand: HandRecord) -> Json:
    """One hand as the record writes it."""
    moves: list[Json] = [{"seat": m.seat, "move": format_action(m.action)} for m in hand.moves]
    for move, legal in zip(moves, hand.legal or (), strict=False):
        move["legal"] = legal
    out: Json = {"dealer": hand.dealer, **deal_to_json(hand.deal), "moves": moves}
    if hand.undone:
        out["undone"] = [_undone_to_json(undone) for undone in hand.undone]
    out["result"] = result_to_json(hand.result) if hand.result is not None else None
    return out


def _undone_to_json(undone: Undone) -> Json:
    return {"ply": undone.ply, "moves": [{"seat": seat, "move": text} for seat, text in undone.moves]}


def head_to_json(record: MatchRecord) -> Json:
    """All of a record that stands before its first hand."""
    return {
        "format": FORMAT,
        "version": VERSION,
        **({"id": record.id} if record.id else {}),
        "preset": record.preset,
        "rules": to_record_rules(record.rules),
        "players": [{"name": p.name, "kind": p.kind} for p in record.players],
        "seed": record.seed,
    }


def record_to_json(record: MatchRecord) -> Json:
    """A match as the record writes it."""
    return {
        **head_to_json(record),
        "hands": [hand_to_json(hand) for hand in record.hands],
        "totals": list(record.totals),
        "winner": record.winner,
    }


def format_record(record: MatchRecord) -> str:
    """A match as one line of JSON."""
    return json.dumps(record_to_json(record), ensure_ascii=False, separators=(",", ":"))
