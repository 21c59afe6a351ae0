"""The second table, as in duplicate bridge: the same deals, with the best level in the person's seat. No Qt here.

Each hand begins with the totals that it had at the first table, and the other players are the same, with the same
dice: they differ only in what they answer to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from marjapussi_desktop.controller.match.players import level_in_play
from marjapussi_desktop.controller.past.past_match import PastMatch
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import Action, Move
from marjapussi_desktop.engine.choices import CallChoices
from marjapussi_desktop.engine.errors import MarjapussiError, RulesError
from marjapussi_desktop.engine.events import HandResult
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.position import format_position, parse_position
from marjapussi_desktop.engine.record import BOT, PERSON, HandRecord, PlayerInfo
from marjapussi_desktop.engine.seats import side_of
from marjapussi_desktop.engine.state import HandState, MatchState
from marjapussi_desktop.engine.values import changed, frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from marjapussi_desktop.bots.bot import Bot

BEST: Final = "expert"


@frozen
class SecondHand:
    """A hand as it went at the second table. ``own`` and ``expert``: what it brought at the first table and at the
    second, by `worth_of_hand`; ``position``: its end as a line of text, to be kept; empty where rules cannot be
    written so.
    """

    number: int
    moves: tuple[Move, ...]
    result: HandResult
    own: int
    expert: int
    position: str

    @property
    def difference(self) -> int:
        """How much more the person got than the expert."""
        return self.own - self.expert


def worth_of_hand(result: HandResult, side: int) -> int:
    """What is compared: between two sides by how much the side scored more than the other, else its own score."""
    scores = result.scores
    if not scores:
        return 0
    return scores[side] - scores[1 - side] if len(scores) == 2 else scores[side]


def second_hand(past: PastMatch, number: int) -> SecondHand:
    """Plays hand ``number`` (from 1) at the second table; takes a second or two. Raises IndexError."""
    from marjapussi_desktop.bots.players.levels import make_bot, playable

    record, seat = past.record, past.person_seat()
    names = [
        BEST if nth == seat or player.kind == PERSON else playable(level_in_play(player.kind))
        for nth, player in enumerate(record.players)
    ]
    bots = [make_bot(name, record.seed, None) for name in names]
    return _compared(past, number, _played(_dealt(past, number), bots))


def kept_hand(past: PastMatch, number: int, position: str) -> SecondHand | None:
    """A hand from the line of text that was kept of it; None for text that is no finished hand, or one of another deal
    or at other totals than hand ``number`` of this match. Raises IndexError for a hand that is not over.
    """
    try:
        match = parse_position(position)
    except MarjapussiError:
        return None
    hand = match.hand
    if hand is None or hand.result is None or _beginning(hand) != _beginning(_dealt(past, number).hand):
        return None
    return _compared(past, number, match)


def with_second_hand(past: PastMatch, second: SecondHand, name: str) -> PastMatch:
    """The hands up to this one, the last as it went at the second table; ``name``: what the expert is called."""
    record, seat = past.record, past.person_seat()
    hands = record.hands[: second.number]
    played = HandRecord(hands[-1].dealer, hands[-1].deal, list(second.moves), result=second.result)
    players = list(record.players)
    players[seat] = PlayerInfo(name, BOT + BEST)
    table = changed(record, players=tuple(players), hands=[*hands[:-1], played], winner=None, id="")
    return PastMatch(table)


def is_same_match(past: PastMatch, other: PastMatch) -> bool:
    """Whether two past matches have the same players and begin with the same hands."""
    one, two = past.record, other.record
    pairs = zip(one.hands, two.hands, strict=False)
    is_same = one.players == two.players and one.seed == two.seed and one.rules == two.rules
    return is_same and all(a.deal == b.deal and a.moves == b.moves for a, b in pairs)


def _dealt(past: PastMatch, number: int) -> MatchState:
    return next(past.moments(number)).after


def _beginning(hand: HandState | None) -> tuple[object, ...]:
    """What both tables share."""
    assert hand is not None, "it was dealt"
    return hand.rules, hand.number, hand.dealer, hand.dealt, hand.totals, hand.carried_pips


def _compared(past: PastMatch, number: int, second: MatchState) -> SecondHand:
    """A hand that is over at both tables."""
    side = side_of(past.person_seat(), past.rules.layout)
    own = past.record.hands[number - 1].result
    assert own is not None, "a past hand is over"
    assert second.hand is not None
    result = second.hand.result
    assert result is not None, "it was played to its end"
    try:
        position = format_position(second)
    except RulesError:
        position = ""
    return SecondHand(
        number, second.hand.moves, result, worth_of_hand(own, side), worth_of_hand(result, side), position
    )


def _played(match: MatchState, bots: Sequence[Bot]) -> MatchState:
    while (to_act := game.seat_to_act(match)) is not None:
        called = _call(match, bots, to_act)
        assert match.hand is not None
        seat, action = called or (to_act, bots[to_act].decide(observe(match.hand, to_act)).action)
        step = game.act(match, seat, action)
        assert isinstance(step, game.Step), "bots do what is allowed"
        match = step.match
    return match


def _call(match: MatchState, bots: Sequence[Bot], to_act: int) -> tuple[int, Action] | None:
    """The Kontra or Re that somebody says out of turn."""
    assert match.hand is not None
    for seat, bot in enumerate(bots):
        if seat != to_act and isinstance(game.choices(match, seat), CallChoices):
            decision = bot.consider_call(observe(match.hand, seat))
            if decision is not None:
                return seat, decision.action
    return None
