"""The protocol's messages to a program, made only from what its seat observes.

``hand_messages`` lists all messages of a hand so far. As the hand goes on, the list only grows, so the sender sends
what is new. After an undo the list begins differently, and the whole hand is sent again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any, Final

from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.engine.actions import AnswerHalf, AnswerWhole, Bid, Pass, Play, SeenMove
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.notation import format_action, format_choices
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.options import differences, to_record_rules
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record import result_to_json
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import players_in

Message = dict[str, Any]
MOST_SEED: Final = 2**31 - 1
_ANSWERS: Final = (AnswerWhole, AnswerHalf)


def match_message(observation: Observation, name: str, seed: int) -> Message:
    """A match begins. Players are numbers: a program has no use for a person's name."""
    rules, seat = observation.rules, observation.seat
    players = [name if other == seat else f"Player {other + 1}" for other in range(players_in(rules.layout))]
    return {
        "type": "match",
        "rules": to_record_rules(rules),
        "preset": preset_like(rules),
        "seat": seat,
        "players": players,
        "seed": _own_seed(seed, seat),
    }


def _own_seed(seed: int, seat: int) -> int:
    """A seed for the program's own dice: not the match's seed, from which the deals follow."""
    digest = hashlib.sha256(f"program:{seed}:{seat}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % (MOST_SEED + 1)


def preset_like(rules: Ruleset) -> str:
    """The preset from which these rules differ in the fewest options, all of them changeable in it."""
    fitting = {
        name: changed
        for name, base in PRESETS.items()
        if (base.family, base.layout) == (rules.family, rules.layout)
        for changed in [differences(rules, base)]
        if all(option.may_change_in(base) for option in changed)
    }
    return min(fitting, key=lambda name: len(fitting[name]))


def move_message(observation: Observation, time_ms: int) -> Message:
    """It is the seat's turn."""
    assert observation.choices is not None, "the seat is to act"
    return {"type": "move", "legal": format_choices(observation.choices), "time_ms": time_ms}


def hand_messages(observation: Observation, turned_up: Mapping[int, Card], tells_made: bool = False) -> list[Message]:
    """The hand from its deal on; ``turned_up``: by number of the move, the card that it uncovered; ``tells_made``: each
    answer tells also what it declared (the second version of the protocol).
    """
    told = list(_told(observation, turned_up))
    if tells_made:
        _add_made(told, observation)
    return [_hand(observation), *told, *_result(observation)]


def _add_made(told: list[Message], observation: Observation) -> None:
    """Adds to each answer the suit that became a marriage by it, or None."""
    events = (message for message in told if message["type"] == "event")
    answers = [
        event for move, event in zip(observation.moves, events, strict=True) if isinstance(move.action, _ANSWERS)
    ]
    answered = [attempt for attempt in PublicHistory(observation).attempts if attempt.answer is not None]
    for event, attempt in zip(answers, answered, strict=True):
        event["made"] = None if attempt.declaration is None else attempt.declaration.suit.value


def _hand(observation: Observation) -> Message:
    message: Message = {"type": "hand", "dealer": observation.dealer, "cards": _codes(observation.dealt)}
    if observation.dealt_up:
        message["up"] = [_codes(row) for row in observation.dealt_up]
    message["totals"] = list(observation.totals)
    return message


def _told(observation: Observation, turned_up: Mapping[int, Card]) -> Iterator[Message]:
    players = players_in(observation.rules.layout)
    said = sum(isinstance(move.action, Bid | Pass) for move in observation.moves)
    drawn = iter(observation.drawn)
    played = 0
    for number, move in enumerate(observation.moves):
        yield {"type": "event", "seat": move.seat, "move": format_action(move.action)}
        if number == said - 1 and observation.kitty:
            assert observation.declarer is not None
            yield _cards("kitty", observation.declarer, observation.kitty)
        if number in turned_up:
            yield _cards("turned up", move.seat, (turned_up[number],))
        played += isinstance(move.action, Play)
        if isinstance(move.action, Play) and played % players == 0:
            card = next(drawn, None)
            if card is not None:
                yield _cards("draw", observation.seat, (card,))


def _cards(why: str, seat: int, cards: tuple[Card, ...]) -> Message:
    return {"type": "cards", "why": why, "seat": seat, "cards": _codes(cards)}


def _result(observation: Observation) -> Iterator[Message]:
    if observation.result is not None:
        yield {"type": "result", "result": result_to_json(observation.result)}


def _codes(cards: tuple[Card, ...]) -> list[str]:
    return [card.code for card in cards]


class TurnedUp:
    """Remembers which face-down card each move uncovered (open layout).

    An observation shows the rows as they are now. If this object sees every move, it sees each card when it is
    uncovered. If it joins in the middle of a hand, as after a resumed match, it knows only which cards have been
    uncovered, and chooses an order that fits.
    """

    def __init__(self) -> None:
        self._moves: tuple[SeenMove, ...] = ()
        self._dealt: tuple[tuple[Card, ...], ...] = ()
        self._known: dict[int, Card] = {}

    def look(self, observation: Observation) -> Mapping[int, Card]:
        """By the number of the move, the cards that have been uncovered."""
        if not observation.dealt_up:
            return {}
        moves, dealt = observation.moves, (*observation.dealt_up, observation.dealt)
        alike = _count_alike(moves, self._moves) if dealt == self._dealt else 0
        self._known = {number: card for number, card in self._known.items() if number < alike}
        self._moves, self._dealt = moves, dealt
        self._uncover(observation)
        return self._known

    def _uncover(self, observation: Observation) -> None:
        rows = [list(row) for row in observation.dealt_up]
        beneath = [[True] * len(row) for row in rows]
        for number, move in enumerate(observation.moves):
            row = rows[move.seat]
            if not isinstance(move.action, Play) or move.action.card not in row:
                continue
            column = row.index(move.action.card)
            if not beneath[move.seat][column]:
                continue
            beneath[move.seat][column] = False
            if number not in self._known:
                self._known[number] = observation.up[move.seat][column] or self._guess(observation, number)
            row[column] = self._known[number]

    def _guess(self, observation: Observation, number: int) -> Card:
        """Guesses the card that a move uncovered: the first card that the seat played later, was not face up at the
        deal, and is not assigned to another move.
        """
        seat = observation.moves[number].seat
        seen = {*observation.dealt_up[seat], *self._known.values()}
        if seat == observation.seat:
            seen.update(observation.dealt)
        return next(
            move.action.card
            for move in observation.moves[number + 1 :]
            if move.seat == seat and isinstance(move.action, Play) and move.action.card not in seen
        )


def _count_alike(moves: tuple[SeenMove, ...], others: tuple[SeenMove, ...]) -> int:
    count = 0
    for move, other in zip(moves, others, strict=False):
        if move != other:
            break
        count += 1
    return count
