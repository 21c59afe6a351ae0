"""From hand to hand: totals, Porvoo, overshoot, the winner, the next dealer.

RULES.md, "The Marjapussi family: game points" and "Scoring".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from marjapussi_desktop.engine.cards import Suit, ace_of
from marjapussi_desktop.engine.events import (
    Event,
    HandKind,
    HandResult,
    HandScored,
    MatchWon,
    ScoreLine,
    Victory,
    Why,
)
from marjapussi_desktop.engine.options import TO_SEVEN
from marjapussi_desktop.engine.ruleset import (
    FirstLeader,
    GamePointRules,
    Overshoot,
    PipTie,
    RedealBy,
    Ruleset,
)
from marjapussi_desktop.engine.scoring import pip_winner, score_hand, sum_per_side
from marjapussi_desktop.engine.seats import next_seat
from marjapussi_desktop.engine.state import HandState, MatchState
from marjapussi_desktop.engine.values import changed

_OVERSHOOT: Final[dict[Overshoot, Callable[[int, int], int]]] = {
    Overshoot.TO_SEVEN: lambda total, target: TO_SEVEN if total > target else total,
    Overshoot.SUBTRACT_EXCESS: lambda total, target: 2 * target - total if total > target else total,
    Overshoot.ALLOWED: lambda total, _target: total,
}


def finish_hand(match: MatchState, hand: HandState) -> tuple[MatchState, list[Event]]:
    """The match after a hand that is over: its result, the totals, perhaps the winner."""
    if hand.result is not None:
        result, carried = hand.result, match.carried_pips
    else:
        result = score_hand(hand)
        carried = _carried(match, result)
        result = _with_totals(match, result)
    winner, victory = (None, None) if result.kind is HandKind.REDEAL else decide_winner(match.rules, result)
    after = changed(
        match,
        hand=changed(hand, result=result),
        totals=result.totals,
        carried_pips=carried,
        next_dealer=_next_dealer(match.rules, hand, result),
        hands_over=match.hands_over + 1,
        winner=winner,
        victory=victory,
    )
    events: list[Event] = [HandScored(hand.number, result)]
    if winner is not None and victory is not None:
        events.append(MatchWon(winner, victory, result.totals))
    return after, events


def _carried(match: MatchState, result: HandResult) -> int:
    """Pip points carried to the next hand: a tied point is added to it, with what was carried already."""
    points = match.rules.game_points
    if points is None or points.pip_tie is PipTie.NONE or pip_winner(result.pips) is not None:
        return 0
    return match.carried_pips + 1


def _with_totals(match: MatchState, result: HandResult) -> HandResult:
    totals = tuple(before + score for before, score in zip(match.totals, result.scores, strict=True))
    points = match.rules.game_points
    if points is None:
        return changed(result, totals=totals)
    adjustments = tuple(
        line
        for side, total in enumerate(totals)
        for line in _adjustments(points, match.rules.target, side, total, result.tricks[side])
    )
    for line in adjustments:
        totals = (*totals[: line.side], totals[line.side] + line.amount, *totals[line.side + 1 :])
    return changed(result, totals=totals, adjustments=adjustments)


def _adjustments(points: GamePointRules, target: int, side: int, total: int, tricks: int) -> tuple[ScoreLine, ...]:
    """Porvoo sets the total to 0 and then overshoot is not applied (RULES.md, "The Marjapussi family: game points")."""
    if points.porvoo and tricks == 0:
        return (ScoreLine(side, -total, Why.PORVOO),)
    change = _OVERSHOOT[points.overshoot](total, target) - total
    return (ScoreLine(side, change, Why.OVERSHOOT),) if change else ()


def total_after(rules: Ruleset, side_total: int, score: int, tricks: int) -> int:
    """A side's total after a hand in which it scored so much and won so many tricks (Marjapussi family)."""
    points = rules.game_points
    assert points is not None
    total = side_total + score
    return total + sum(line.amount for line in _adjustments(points, rules.target, 0, total, tricks))


def decide_winner(rules: Ruleset, result: HandResult) -> tuple[int | None, Victory | None]:
    """The side that has won the match with this result, and how."""
    points = rules.game_points
    if points is None or points.overshoot is Overshoot.ALLOWED:
        return highest_past_target(rules.target, result.totals)
    there = [side for side, total in enumerate(result.totals) if total == rules.target]
    if not there:
        return None, None
    if len(there) == 1:
        return there[0], Victory.EXACTLY_TARGET
    return _first_there(rules.target, result), Victory.GOT_THERE_FIRST


def highest_past_target(target: int, totals: tuple[int, ...]) -> tuple[int | None, Victory | None]:
    """The side with the highest total, if that has reached the target and no other has as much."""
    best = max(totals)
    if best < target or totals.count(best) > 1:
        return None, None
    others_past = sum(total >= target for total in totals) > 1
    return totals.index(best), Victory.HIGHEST_TOTAL if others_past else Victory.REACHED_TARGET


def _first_there(target: int, result: HandResult) -> int:
    """Who reached the target first, counting the lines in the order in which they were earned."""
    before = [total - score for total, score in zip(result.totals, result.scores, strict=True)]
    return next(
        line.side
        for count, line in enumerate(result.lines, start=1)
        if before[line.side] + sum_per_side(result.lines[:count], len(before))[line.side] == target
    )


def _next_dealer(rules: Ruleset, hand: HandState, result: HandResult) -> int:
    if result.kind is HandKind.REDEAL:
        assert rules.auction is not None
        if rules.auction.redeal_by is RedealBy.SAME_DEALER:
            return hand.dealer
    if hand.number == 1 and rules.deal.first_leader is FirstLeader.ACE_OF_CLUBS:
        return holder_of_ace_of_clubs(hand)
    return next_seat(hand.dealer, rules.layout)


def holder_of_ace_of_clubs(hand: HandState) -> int:
    """The seat that was dealt the ace of clubs."""
    return next(seat for seat, cards in enumerate(hand.dealt.hands) if ace_of(Suit.CLUBS) in cards)
