"""What a program at the table can work out from the protocol's messages: an observation, as the built-in bots get it.

The engine plays along on a table of its own. Cards that the program has not seen lie on it anywhere; when one of them
comes to light elsewhere than it was supposed, it changes places with another hidden card. Nothing that the seat sees
depends on where they lie.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from marjapussi_desktop.engine import phases
from marjapussi_desktop.engine.actions import (
    Action,
    AnswerHalf,
    AnswerWhole,
    AskHalf,
    Declare,
    Give,
    Play,
    Return,
)
from marjapussi_desktop.engine.cards import MARRIAGES, Card, card, pack_of
from marjapussi_desktop.engine.notation import parse_action
from marjapussi_desktop.engine.observation import Observation, observe
from marjapussi_desktop.engine.record_rules import from_record_rules
from marjapussi_desktop.engine.ruleset import FirstLeader, Ruleset
from marjapussi_desktop.engine.seats import Layout, players_in
from marjapussi_desktop.engine.state import Deal, HandState
from marjapussi_desktop.engine.values import changed

Message = dict[str, Any]
_HIDDEN: Final = "?"
_PASSING: Final[dict[str, type[Give] | type[Return]]] = {"give": Give, "return": Return}


class KnownTable:
    """The table from one seat, in four-handed games without bluffs. Feed it every message; then `observation`."""

    def __init__(self) -> None:
        self.seat = 0
        self.seed = 0
        self._rules: Ruleset | None = None
        self._hand: HandState | None = None

    def hear(self, message: Message) -> None:
        """Takes in a message; those that tell nothing of the cards are passed over."""
        listener = {"match": self._begin_match, "hand": self._begin_hand, "event": self._see}.get(message["type"])
        if listener is not None:
            listener(message)

    def observation(self) -> Observation:
        """What the seat knows now."""
        assert self._hand is not None, "a hand has been dealt"
        return observe(self._hand, self.seat)

    def _begin_match(self, message: Message) -> None:
        rules = from_record_rules(message["preset"], message["rules"])
        assert isinstance(rules, Ruleset), rules
        is_hidden = rules.marriages.bluff_half or rules.deal.first_leader is FirstLeader.ACE_OF_CLUBS
        if rules.layout is not Layout.PARTNERSHIP or is_hidden:
            raise ValueError("this opponent plays four-handed games without bluffs and without a search for the leader")
        self._rules, self._hand = rules, None
        self.seat, self.seed = message["seat"], message["seed"]

    def _begin_hand(self, message: Message) -> None:
        """Dealt anew, also when moves are taken back: then it is the same hand again."""
        rules = self._rules
        assert rules is not None, "a match has begun"
        own = tuple(card(code) for code in message["cards"])
        last = self._hand
        is_again = last is not None and last.dealt.hands[self.seat] == own
        number = 1 if last is None else last.number + (not is_again)
        others = iter(_without(pack_of(rules.deal.pack), own))
        hands = tuple(
            own if seat == self.seat else tuple(next(others) for _ in own) for seat in range(players_in(rules.layout))
        )
        self._hand = phases.start_hand(rules, number, message["dealer"], Deal(hands), tuple(message["totals"]))

    def _see(self, message: Message) -> None:
        hand, seat = self._hand, message["seat"]
        assert hand is not None, "a hand has been dealt"
        action = self._action(hand, seat, message["move"])
        for owner, shown in _shown(hand, seat, action):
            for one in shown:
                hand = self._bring(hand, owner, one, shown)
        self._hand = phases.apply(hand, seat, action)[0]

    def _action(self, hand: HandState, seat: int, move: str) -> Action:
        """The move; of cards that this seat may not see, as many of those that lie there."""
        verb, _, rest = move.partition(" ")
        if _HIDDEN not in rest:
            return parse_action(move, hand.marriages.question)
        return _PASSING[verb](hand.hands[seat][: rest.count(_HIDDEN)])

    def _bring(self, hand: HandState, owner: int, wanted: Card, shown: tuple[Card, ...]) -> HandState:
        """The hand with a card where it has shown itself to be; another hidden card takes its place."""
        if owner == self.seat or wanted in hand.hands[owner]:
            return hand
        holder = next(seat for seat, held in enumerate(hand.hands) if wanted in held)
        assert holder != self.seat, "a card of one's own is nowhere else"
        spare = next(one for one in hand.hands[owner] if one not in shown)
        hands = list(hand.hands)
        hands[owner] = tuple(wanted if one is spare else one for one in hands[owner])
        hands[holder] = tuple(spare if one is wanted else one for one in hands[holder])
        return changed(hand, hands=tuple(hands))


def _without(cards: Iterable[Card], some: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(one for one in cards if one not in some)


def _shown(hand: HandState, seat: int, action: Action) -> list[tuple[int, tuple[Card, ...]]]:
    """Who shows which cards with an action: those that the engine must find there."""
    if isinstance(action, Play):
        return [(seat, (action.card,))]
    if isinstance(action, Give | Return):
        return [(seat, action.cards)]
    if isinstance(action, Declare):
        return [(seat, MARRIAGES[action.suit])]
    if isinstance(action, AnswerWhole) and action.suit is not None:
        return [(seat, MARRIAGES[action.suit])]
    if isinstance(action, AnswerHalf) and action.yes:
        return _halves(hand, seat)
    return []


def _halves(hand: HandState, answerer: int) -> list[tuple[int, tuple[Card, ...]]]:
    """Both partners hold a half: the asker the king, unless the answerer is seen to hold it."""
    question = hand.marriages.question
    assert isinstance(question, AskHalf)
    king, queen = MARRIAGES[question.suit]
    has_king = king in hand.hands[answerer] or queen in hand.hands[hand.leader]
    first, second = (queen, king) if has_king else (king, queen)
    return [(hand.leader, (first,)), (answerer, (second,))]
