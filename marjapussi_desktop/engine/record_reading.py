"""Reading match records: each move is checked as it is played through the engine again.

``replay`` is the only way from a record to a match; it refuses what does not follow from the rules and never alters
what it refuses. The format is described in RECORD-FORMAT.md.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import Action, AskHalf, AskWhole, Move
from marjapussi_desktop.engine.cards import Card, card, is_card
from marjapussi_desktop.engine.choices import Choices
from marjapussi_desktop.engine.dealing import deal_problem
from marjapussi_desktop.engine.errors import Fault, NotationError, Shape
from marjapussi_desktop.engine.notation import VERBS, format_choices, parse_action
from marjapussi_desktop.engine.reasons import Refusal
from marjapussi_desktop.engine.record import (
    FORMAT,
    VERSION,
    HandRecord,
    MatchRecord,
    PlayerInfo,
    Undone,
    result_to_json,
)
from marjapussi_desktop.engine.record_rules import LONGEST_WRITTEN, from_record_rules
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.engine.state import Deal, MatchState
from marjapussi_desktop.engine.strict_json import LARGEST_NUMBER, Fields, Json, is_same, parse_json, refusal
from marjapussi_desktop.engine.values import frozen

MOST_VERSIONS: Final = 9999
MOST_MOVES: Final = 10_000
"""No hand has more moves, those taken back included."""
LONGEST_ID: Final = 64


def _check_head(head: Fields) -> None:
    if head.data.get("format") != FORMAT:
        raise refusal(Fault.WRONG_FORMAT)
    version = head.whole("version", 1, MOST_VERSIONS)
    if version > VERSION:
        raise refusal(Fault.NEWER_VERSION, detail=str(version))


def _read_players(head: Fields, count: int) -> tuple[PlayerInfo, ...]:
    players = tuple(PlayerInfo(player.text("name"), player.text("kind")) for player in head.objects("players"))
    if len(players) != count:
        raise head.refused("players", Shape.LIST)
    return players


def _read_seed(head: Fields) -> int:
    """The seed; games that people dealt have none, and then it is 0."""
    return 0 if head.data.get("seed") is None else head.whole("seed", -LARGEST_NUMBER, LARGEST_NUMBER)


def _read_pile(fields: Fields, name: str, pile: object) -> tuple[Card, ...]:
    if not isinstance(pile, list) or not all(is_card(code) for code in pile):
        raise fields.refused(name, Shape.CARDS)
    return tuple(card(code) for code in pile)


def _read_piles(fields: Fields, name: str) -> tuple[tuple[Card, ...], ...]:
    if name not in fields.data:
        return ()
    return tuple(_read_pile(fields, name, pile) for pile in fields.list_of(name))


def deal_from_json(data: Json, hand: int = 1) -> Deal:
    """The deal of a hand. Raises RecordError where it cannot be read; whether it is whole is for ``replay``."""
    fields = Fields(data, at=(hand, None))
    if "cards" not in data:
        raise fields.refused("cards", Shape.LIST)
    return Deal(
        hands=_read_piles(fields, "cards"),
        kitty=_read_pile(fields, "kitty", data.get("kitty", [])),
        stock=_read_pile(fields, "stock", data.get("stock", [])),
        down=_read_piles(fields, "down"),
        up=_read_piles(fields, "up"),
    )


class _Replay:
    """Walks through a record's hands; every complaint names the hand and the move, counted from 1."""

    def __init__(self, data: Json) -> None:
        self.head = Fields(data)
        _check_head(self.head)
        preset, rules = self._read_rules()
        match = game.new_match(rules, dealer=0)
        players = _read_players(self.head, players_in(rules.layout))
        self.record = MatchRecord(preset, rules, players, _read_seed(self.head), totals=match.totals)
        self.record.id = self.head.text("id") if "id" in data else ""
        if len(self.record.id) > LONGEST_ID:
            raise self.head.refused("id", Shape.TEXT)
        self.last_seat = len(players) - 1
        self.match = match
        self.number = 0
        self.may_lack_result = False

    def _read_rules(self) -> tuple[str, Ruleset]:
        preset = self.head.word("preset")
        rules = from_record_rules(preset, self.head.object_of("rules"))
        if isinstance(rules, tuple):
            raise refusal(Fault.BAD_RULES, problems=rules, detail=rules[0].option)
        return preset, rules

    def play_hands(self, hands: Sequence[object]) -> None:
        """Replays all hands."""
        for number, hand in enumerate(hands, start=1):
            self.number = number
            self._replay_hand(hand)
        self.record.totals, self.record.winner = self.match.totals, self.match.winner

    def check_end(self) -> None:
        """Compares the totals and the winner."""
        written = self.head.data
        if not is_same(written.get("totals"), list(self.match.totals)):
            raise refusal(Fault.WRONG_TOTALS, detail=str(list(self.match.totals)))
        if "winner" not in written or not is_same(written["winner"], self.match.winner):
            raise refusal(Fault.WRONG_WINNER, detail=json.dumps(self.match.winner))

    def _replay_hand(self, data: object) -> None:
        if not isinstance(data, dict):
            raise Fields({"hand": data}, at=(self.number, None)).refused("hand", Shape.OBJECT)
        fields = Fields(data, at=(self.number, None))
        hand = HandRecord(self._deal(fields), deal_from_json(data, self.number))
        self._check_deal(hand)
        self.match = game.deal(self.match, hand.deal).match
        self.record.hands.append(hand)
        for index, move in enumerate(fields.list_of("moves"), start=1):
            self._replay_move(hand, index, move)
        hand.undone = self._read_undone(fields, len(hand.moves))
        self._check_result(hand, fields)

    def _deal(self, fields: Fields) -> int:
        if self.match.winner is not None:
            raise refusal(Fault.HAND_AFTER_END, hand=self.number)
        if not self.match.awaits_deal:
            raise refusal(Fault.HAND_UNFINISHED, hand=self.number - 1)
        dealer = fields.whole("dealer", 0, self.last_seat)
        if self.number == 1:
            self.match = game.new_match(self.record.rules, dealer)
        elif dealer != self.match.next_dealer:
            raise refusal(Fault.WRONG_DEALER, hand=self.number, detail=str(self.match.next_dealer))
        return dealer

    def _check_deal(self, hand: HandRecord) -> None:
        problem = deal_problem(self.record.rules, hand.deal)
        if problem is not None:
            raise refusal(Fault.BAD_DEAL, hand=self.number, deal=problem)

    def _replay_move(self, hand: HandRecord, index: int, data: object) -> None:
        place = (self.number, index)
        if not isinstance(data, dict):
            raise Fields({"move": data}, at=place).refused("move", Shape.OBJECT)
        fields = Fields(data, at=place)
        text, seat = fields.word("move"), fields.whole("seat", 0, self.last_seat)
        at = {"hand": self.number, "move": index}
        if self.match.awaits_deal or self.match.winner is not None:
            raise refusal(Fault.MOVE_AFTER_END, **at, detail=text)
        assert self.match.hand is not None
        action = _read_action(text, self.match.hand.marriages.question, at)
        choices = game.choices(self.match, seat) if "legal" in data else None
        step = game.act(self.match, seat, action)
        if isinstance(step, Refusal):
            raise refusal(Fault.ILLEGAL_MOVE, **at, detail=f"seat {seat}: {text}", refusal=step)
        if choices is not None:
            _check_legal(fields, choices, at)
        self.match = step.match
        hand.moves.append(Move(seat, action))

    def _read_undone(self, fields: Fields, count: int) -> list[Undone]:
        """Moves taken back, in a hand in which ``count`` moves stand. They are notes, which only must be readable."""
        if "undone" not in fields.data:
            return []
        entries = list(fields.objects("undone"))
        undone = [Undone(entry.whole("ply", 0, MOST_MOVES), self._read_undone_moves(entry)) for entry in entries]
        for entry, one in zip(reversed(entries), reversed(undone), strict=True):
            if one.ply > count:
                raise entry.refused("ply", Shape.WHOLE_NUMBER, most=count)
            count = one.ply + len(one.moves)
        return undone

    def _read_undone_moves(self, entry: Fields) -> tuple[tuple[int, str], ...]:
        moves = tuple((move.whole("seat", 0, self.last_seat), move.word("move")) for move in entry.objects("moves"))
        for _seat, text in moves:
            _read_action(text, None, {"hand": self.number})
        return moves

    def _check_result(self, hand: HandRecord, fields: Fields) -> None:
        assert self.match.hand is not None
        hand.result = self.match.hand.result
        expected = result_to_json(hand.result) if hand.result is not None else None
        if "result" not in fields.data:
            raise fields.refused("result", Shape.RESULT)
        written = fields.data["result"]
        if written is None and (expected is None or self.may_lack_result):
            return
        if not isinstance(written, dict) or expected is None:
            raise refusal(Fault.WRONG_RESULT, hand=self.number, detail=f"result: {json.dumps(expected)}")
        wrong = next((key for key in expected if key not in written or not is_same(written[key], expected[key])), None)
        if wrong is not None:
            raise refusal(Fault.WRONG_RESULT, hand=self.number, detail=f"{wrong}: {json.dumps(expected[wrong])}")


def _read_action(text: str, question: AskWhole | AskHalf | None, at: Mapping[str, int]) -> Action:
    try:
        return parse_action(text, question)
    except NotationError:
        verb = text.partition(" ")[0][:LONGEST_WRITTEN]
        if verb not in VERBS:
            raise refusal(Fault.UNKNOWN_MOVE, **at, detail=verb) from None
        raise refusal(Fault.UNREADABLE_MOVE, **at, detail=text[:LONGEST_WRITTEN]) from None


def _check_legal(fields: Fields, choices: Choices, at: Mapping[str, int]) -> None:
    """Compares what the record says that the seat could have done; the order tells nothing."""
    written = fields.list_of("legal")
    if not all(isinstance(entry, str) for entry in written):
        raise fields.refused("legal", Shape.LIST)
    left = Counter(map(_without_order, written))
    for entry in format_choices(choices):
        if not left[_without_order(entry)]:
            raise refusal(Fault.LEGAL_LACKS, **at, detail=entry)
        left[_without_order(entry)] -= 1
    if more := +left:
        raise refusal(Fault.LEGAL_EXCEEDS, **at, detail=" ".join(next(iter(more)))[:LONGEST_WRITTEN])


def _without_order(entry: str) -> tuple[str, ...]:
    """A choice of cards with its cards in the same order always; anything else as it is."""
    head, of, cards = entry.partition(" of ")
    return (head, of.strip(), *sorted(cards.split(" "))) if of else (entry,)


@frozen
class Replayed:
    """A record that has been read and follows the rules, and the match as it stands at its end."""

    record: MatchRecord
    match: MatchState


def replay(data: Json) -> Replayed:
    """Reads a record and plays it through. Raises RecordError, naming hand, move and reason, at the first fault."""
    run = _Replay(data)
    run.play_hands(Fields(data).list_of("hands"))
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
