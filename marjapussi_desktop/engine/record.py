"""The match record: one match as a JSON object, written move by move and checked move by move when read.

The format is described in RECORD-FORMAT.md. ``replay`` is the only way
from a record to a match; it refuses what does not follow from the rules and never alters what it refuses.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import Move
from marjapussi_desktop.engine.cards import Card, card, is_card
from marjapussi_desktop.engine.dealing import deal_problem
from marjapussi_desktop.engine.errors import Fault, FaultFacts, NotationError, RecordError
from marjapussi_desktop.engine.events import HandKind, HandResult
from marjapussi_desktop.engine.notation import VERBS, format_action, parse_action
from marjapussi_desktop.engine.options import to_record_rules
from marjapussi_desktop.engine.reasons import Refusal
from marjapussi_desktop.engine.record_rules import LONGEST_WRITTEN, from_record_rules
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import PLAYERS, players_in
from marjapussi_desktop.engine.state import Deal, MatchState
from marjapussi_desktop.engine.values import frozen

FORMAT: Final = "marjapussi-record"
VERSION: Final = 1
MOST_VERSIONS: Final = 9999
MOST_MOVES: Final = 10_000
"""No hand has more moves, those taken back included."""
MOST_SEATS: Final = max(PLAYERS.values())
PERSON: Final = "human"
BOT: Final = "bot:"
"""What a player's ``kind`` is, or begins with."""

Json = dict[str, Any]


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
    """A whole match: what was agreed, who played, and its hands."""

    preset: str
    rules: Ruleset
    players: tuple[PlayerInfo, ...]
    seed: int
    hands: list[HandRecord] = field(default_factory=list)
    totals: tuple[int, ...] = ()
    winner: int | None = None


# -- writing ----------------------------------------------------------------------------------------------------------


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


# -- reading ----------------------------------------------------------------------------------------------------------


def _refuse(fault: Fault, **facts: Any) -> RecordError:
    return RecordError(FaultFacts(fault, **facts))


def parse_json(text: str) -> Json:
    """One JSON object. Raises RecordError."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise _refuse(Fault.NOT_JSON, detail=str(error)) from None
    if not isinstance(data, dict):
        raise _refuse(Fault.WRONG_FORMAT)
    return data


def _field(data: Mapping[str, Any], name: str, kind: type | tuple[type, ...], hand: int | None = None) -> Any:
    value = data.get(name)
    if (isinstance(value, bool) and kind is int) or not isinstance(value, kind) or name not in data:
        raise _refuse(Fault.BAD_FIELD, hand=hand, detail=name)
    return value


def _check_head(data: Json) -> None:
    if data.get("format") != FORMAT:
        raise _refuse(Fault.WRONG_FORMAT)
    version = _field(data, "version", int)
    if not 1 <= version <= MOST_VERSIONS:
        raise _refuse(Fault.BAD_FIELD, detail="version")
    if version > VERSION:
        raise _refuse(Fault.NEWER_VERSION, detail=str(version))


def _read_players(data: Json, count: int) -> tuple[PlayerInfo, ...]:
    players = _field(data, "players", list)
    if len(players) != count or not all(isinstance(p, dict) for p in players):
        raise _refuse(Fault.BAD_FIELD, detail="players")
    return tuple(PlayerInfo(_text(p, "name"), _text(p, "kind")) for p in players)


def _text(data: Json, name: str, hand: int | None = None) -> str:
    """A text that can be written again: JSON can spell halves of characters, which no file can hold."""
    text: str = _field(data, name, str, hand)
    if any("\ud800" <= letter <= "\udfff" for letter in text):
        raise _refuse(Fault.BAD_FIELD, hand=hand, detail=name)
    return text


def _read_seed(data: Json) -> int:
    """The seed; games that people dealt have none, and then it is 0."""
    return 0 if data.get("seed") is None else _field(data, "seed", int)


def _read_pile(pile: object, hand: int, name: str) -> tuple[Card, ...]:
    if not isinstance(pile, list) or not all(is_card(code) for code in pile):
        raise _refuse(Fault.BAD_FIELD, hand=hand, detail=name)
    return tuple(card(code) for code in pile)


def _read_piles(data: Json, hand: int, name: str) -> tuple[tuple[Card, ...], ...]:
    if name not in data:
        return ()
    return tuple(_read_pile(pile, hand, name) for pile in _field(data, name, list, hand))


def deal_from_json(data: Json, hand: int = 1) -> Deal:
    """The deal of a hand. Raises RecordError where it cannot be read; whether it is whole is for ``replay``."""
    if "cards" not in data:
        raise _refuse(Fault.BAD_FIELD, hand=hand, detail="cards")
    return Deal(
        hands=_read_piles(data, hand, "cards"),
        kitty=_read_pile(data.get("kitty", []), hand, "kitty"),
        stock=_read_pile(data.get("stock", []), hand, "stock"),
        down=_read_piles(data, hand, "down"),
        up=_read_piles(data, hand, "up"),
    )


class _Replay:
    """Walks through a record's hands; every complaint names the hand and the move, counted from 1."""

    def __init__(self, data: Json) -> None:
        _check_head(data)
        self.data = data
        preset, rules = self._read_rules()
        match = game.new_match(rules, dealer=0)
        players = _read_players(data, players_in(rules.layout))
        self.record = MatchRecord(preset, rules, players, _read_seed(data), totals=match.totals)
        self.match = match
        self.number = 0
        self.may_lack_result = False

    def _read_rules(self) -> tuple[str, Ruleset]:
        preset = _field(self.data, "preset", str)
        rules = from_record_rules(preset, _field(self.data, "rules", dict))
        if isinstance(rules, tuple):
            raise _refuse(Fault.BAD_RULES, problems=rules, detail=rules[0].option)
        return preset, rules

    def play_hands(self, hands: Sequence[object]) -> None:
        """Replays all hands."""
        for number, hand in enumerate(hands, start=1):
            self.number = number
            self._replay_hand(hand)
        self.record.totals, self.record.winner = self.match.totals, self.match.winner

    def check_end(self) -> None:
        """Compares the totals and the winner."""
        if self.data.get("totals") != list(self.match.totals):
            raise _refuse(Fault.WRONG_TOTALS, detail=str(list(self.match.totals)))
        if "winner" not in self.data or self.data["winner"] != self.match.winner:
            raise _refuse(Fault.WRONG_WINNER, detail=str(self.match.winner))

    def _replay_hand(self, data: object) -> None:
        if not isinstance(data, dict):
            raise _refuse(Fault.BAD_FIELD, hand=self.number, detail="hands")
        hand = HandRecord(self._deal(data), deal_from_json(data, self.number))
        self._check_deal(hand)
        self.match = game.deal(self.match, hand.deal).match
        self.record.hands.append(hand)
        for index, move in enumerate(_field(data, "moves", list, self.number), start=1):
            self._replay_move(hand, index, move)
        hand.undone = _read_undone(data, self.number)
        self._check_result(hand, data)

    def _deal(self, data: Json) -> int:
        if self.match.winner is not None:
            raise _refuse(Fault.HAND_AFTER_END, hand=self.number)
        if not self.match.awaits_deal:
            raise _refuse(Fault.HAND_UNFINISHED, hand=self.number - 1)
        dealer: int = _field(data, "dealer", int, self.number)
        if self.number == 1:
            if not 0 <= dealer < players_in(self.record.rules.layout):
                raise _refuse(Fault.BAD_FIELD, hand=1, detail="dealer")
            self.match = game.new_match(self.record.rules, dealer)
        elif dealer != self.match.next_dealer:
            raise _refuse(Fault.WRONG_DEALER, hand=self.number, detail=str(self.match.next_dealer))
        return dealer

    def _check_deal(self, hand: HandRecord) -> None:
        problem = deal_problem(self.record.rules, hand.deal)
        if problem is not None:
            raise _refuse(Fault.BAD_DEAL, hand=self.number, deal=problem)

    def _replay_move(self, hand: HandRecord, index: int, data: object) -> None:
        at = {"hand": self.number, "move": index}
        if not isinstance(data, dict) or not isinstance(data.get("move"), str):
            raise _refuse(Fault.UNREADABLE_MOVE, **at, detail=str(data)[:80])
        seat, text = data.get("seat"), data["move"]
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players_in(self.record.rules.layout):
            raise _refuse(Fault.UNREADABLE_MOVE, **at, detail=f"seat {seat}")
        if self.match.awaits_deal or self.match.winner is not None:
            raise _refuse(Fault.MOVE_AFTER_END, **at, detail=text)
        assert self.match.hand is not None
        try:
            action = parse_action(text, self.match.hand.marriages.question)
        except NotationError:
            verb = text.partition(" ")[0][:LONGEST_WRITTEN]
            if verb not in VERBS:
                raise _refuse(Fault.UNKNOWN_MOVE, **at, detail=verb) from None
            raise _refuse(Fault.UNREADABLE_MOVE, **at, detail=text[:LONGEST_WRITTEN]) from None
        step = game.act(self.match, seat, action)
        if isinstance(step, Refusal):
            raise _refuse(Fault.ILLEGAL_MOVE, **at, detail=f"seat {seat}: {text}", refusal=step)
        self.match = step.match
        hand.moves.append(Move(seat, action))

    def _check_result(self, hand: HandRecord, data: Json) -> None:
        assert self.match.hand is not None
        hand.result = self.match.hand.result
        expected = result_to_json(hand.result) if hand.result is not None else None
        if "result" not in data:
            raise _refuse(Fault.BAD_FIELD, hand=self.number, detail="result")
        written = data["result"]
        if written == expected or (written is None and self.may_lack_result):
            return
        if not isinstance(written, dict) or expected is None:
            raise _refuse(Fault.WRONG_RESULT, hand=self.number, detail=f"result: {json.dumps(expected)}")
        wrong = next((key for key in expected if written.get(key) != expected[key]), None)
        if wrong is not None:
            raise _refuse(Fault.WRONG_RESULT, hand=self.number, detail=f"{wrong}: {json.dumps(expected[wrong])}")


def _read_undone(data: Json, hand: int) -> list[Undone]:
    entries = data.get("undone", [])
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise _refuse(Fault.BAD_FIELD, hand=hand, detail="undone")
    return [Undone(_number(entry, "ply", MOST_MOVES, hand), _read_undone_moves(entry, hand)) for entry in entries]


def _number(data: Json, name: str, most: int, hand: int) -> int:
    number: int = _field(data, name, int, hand)
    if not 0 <= number <= most:
        raise _refuse(Fault.BAD_FIELD, hand=hand, detail=name)
    return number


def _read_undone_moves(entry: Json, hand: int) -> tuple[tuple[int, str], ...]:
    moves = _field(entry, "moves", list, hand)
    if not all(isinstance(move, dict) for move in moves):
        raise _refuse(Fault.BAD_FIELD, hand=hand, detail="undone")
    return tuple((_number(move, "seat", MOST_SEATS - 1, hand), _text(move, "move", hand)) for move in moves)


@frozen
class Replayed:
    """A record that has been read and follows the rules, and the match as it stands at its end."""

    record: MatchRecord
    match: MatchState


def replay(data: Json) -> Replayed:
    """Reads a record and plays it through. Raises RecordError, naming hand, move and reason, at the first fault."""
    run = _Replay(data)
    run.play_hands(_field(data, "hands", list))
    run.check_end()
    return Replayed(run.record, run.match)


def replay_saved(head: Json, hands: list[Json]) -> Replayed:
    """A match that was saved move by move: as ``replay``, but its end may have come before the result was written."""
    run = _Replay(head)
    run.may_lack_result = True
    run.play_hands(hands)
    return Replayed(run.record, run.match)


def parse_record(text: str) -> Replayed:
    """``replay`` of one line or file of JSON."""
    return replay(parse_json(text))
