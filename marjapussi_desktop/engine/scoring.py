"""Scoring a hand: every total is the sum of lines that say what they are for.

RULES.md, "The Marjapussi family: game points" and "Scoring".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, Protocol

from marjapussi_desktop.engine.cards import Card, Rank
from marjapussi_desktop.engine.events import HandKind, HandResult, ScoreLine, Why
from marjapussi_desktop.engine.ruleset import (
    CARD_POINT_TABLES,
    ContractRules,
    NoTrickPenalty,
    Ruleset,
)
from marjapussi_desktop.engine.ruleset import PIP_TABLES as PIP_TABLES
from marjapussi_desktop.engine.seats import side_of, sides_in
from marjapussi_desktop.engine.state import Declaration, HandState

PER_LAST_TRICK: Final = 1
PER_MORE_PIPS: Final = 1
ROUND_TO: Final = 5


def count_cards(cards: Iterable[Card], table: dict[Rank, int]) -> int:
    """The sum of the cards by a table of ranks."""
    return sum(table.get(c.rank, 0) for c in cards)


def tricks_won(hand: HandState) -> tuple[int, ...]:
    """Tricks won so far per side."""
    layout = hand.rules.layout
    won = [0] * sides_in(layout)
    for trick in hand.tricks:
        won[side_of(trick.winner, layout)] += 1
    return tuple(won)


def cards_won(hand: HandState, side: int) -> tuple[Card, ...]:
    """The cards of the tricks that a side has won so far."""
    layout = hand.rules.layout
    return tuple(c for t in hand.tricks if side_of(t.winner, layout) == side for c in t.cards)


def pips_taken(hand: HandState, side: int) -> tuple[int, int]:
    """A side's pips so far by the first count and by the one that breaks its ties (Marjapussi family)."""
    assert hand.rules.game_points is not None
    first, second = PIP_TABLES[hand.rules.game_points.pip_count]
    cards = cards_won(hand, side)
    return count_cards(cards, first), count_cards(cards, second)


def taken_lines(hand: HandState, is_over: bool, seat: int | None = None) -> tuple[ScoreLine, ...]:
    """What each side's points taken consist of so far (Huutopussi family).

    Before the end ``seat`` says whose eyes count the discards: only the declarer knows them. None sees all.
    """
    contract = hand.rules.contract
    assert contract is not None
    layout = hand.rules.layout
    table = CARD_POINT_TABLES[contract.card_points]
    lines = [
        ScoreLine(side, count_cards(cards_won(hand, side), table), Why.CARD_POINTS) for side in range(sides_in(layout))
    ]
    lines.extend(_discard_lines(hand, table, seat))
    if is_over:
        lines.append(ScoreLine(side_of(hand.leader, layout), contract.last_trick, Why.LAST_TRICK))
    lines.extend(ScoreLine(side_of(d.seat, layout), d.points, Why.MARRIAGE, d.suit) for d in hand.marriages.declared)
    return tuple(line for line in lines if line.amount)


def _discard_lines(hand: HandState, table: dict[Rank, int], seat: int | None) -> Iterable[ScoreLine]:
    kitty, declarer = hand.rules.kitty, hand.declarer
    if kitty is None or declarer is None or not kitty.discards_count or seat not in (None, declarer):
        return ()
    side = side_of(declarer, hand.rules.layout)
    return (ScoreLine(side, count_cards(hand.exchange.discarded, table), Why.DISCARDS),)


def marriage_lines(hand: HandState) -> tuple[ScoreLine, ...]:
    """Game points for the declarations so far, in the order made (Marjapussi family)."""
    return tuple(_marriage_line(hand.rules, d) for d in hand.marriages.declared)


def _marriage_line(rules: Ruleset, declaration: Declaration) -> ScoreLine:
    why = Why.SETS_TRUMP if declaration.sets_trump else Why.LITTLE_ONE
    return ScoreLine(side_of(declaration.seat, rules.layout), declaration.points, why, declaration.suit)


def sum_per_side(lines: Iterable[ScoreLine], sides: int) -> tuple[int, ...]:
    """The total of the lines for each side."""
    sums = [0] * sides
    for line in lines:
        sums[line.side] += line.amount
    return tuple(sums)


def score_hand(hand: HandState) -> HandResult:
    """The result of a hand that has been played out; its ``totals`` are still those before the hand."""
    if hand.rules.game_points is not None:
        return _score_game_points(hand)
    return _score_contract(hand)


# -- the Marjapussi family -------------------------------------------------------------------------


def _score_game_points(hand: HandState) -> HandResult:
    """Lines come in the order in which the points were earned: declarations, the last trick, pips.

    RULES.md, "The Marjapussi family: game points".
    """
    layout = hand.rules.layout
    sides = range(sides_in(layout))
    pips = tuple(pips_taken(hand, side) for side in sides)
    last_trick = ScoreLine(side_of(hand.leader, layout), PER_LAST_TRICK, Why.LAST_TRICK)
    lines = (*marriage_lines(hand), last_trick, *_pip_lines(pips, hand.carried_pips))
    return HandResult(
        HandKind.PLAYED,
        totals=hand.totals,
        taken=tuple(first for first, _second in pips),
        tricks=tricks_won(hand),
        scores=sum_per_side(lines, len(sides)),
        lines=lines,
        pips=pips,
    )


def _pip_lines(pips: tuple[tuple[int, int], ...], carried_pips: int) -> tuple[ScoreLine, ...]:
    winner = pip_winner(pips)
    if winner is None:
        return ()
    carried = (ScoreLine(winner, carried_pips, Why.CARRIED_PIP),) if carried_pips else ()
    return (ScoreLine(winner, PER_MORE_PIPS, Why.MORE_PIPS), *carried)


def pip_winner(pips: tuple[tuple[int, int], ...]) -> int | None:
    """The side with more pips, by the second count if the first is equal; None on a tie."""
    best = max(pips)
    return pips.index(best) if pips.count(best) == 1 else None


# -- the Huutopussi family -------------------------------------------------------------------------


def _score_contract(hand: HandState) -> HandResult:
    layout = hand.rules.layout
    sides = sides_in(layout)
    parts = taken_lines(hand, is_over=True)
    taken = sum_per_side(parts, sides)
    tricks = tricks_won(hand)
    declarer_side = None if hand.declarer is None else side_of(hand.declarer, layout)
    made, lines = contract_lines(hand, declarer_side, parts, tricks)
    return HandResult(
        HandKind.PASSED_OUT if hand.passed_out else HandKind.PLAYED,
        totals=hand.totals,
        taken=taken,
        tricks=tricks,
        scores=sum_per_side(lines, sides),
        taken_lines=parts,
        lines=lines,
        made=made,
        declarer=hand.declarer,
        contract=hand.contract,
    )


class Terms(Protocol):
    """What a hand's score depends on besides points and tricks taken; a hand has it, and what a seat sees of one."""

    @property
    def rules(self) -> Ruleset:
        """The rules."""

    @property
    def final_bid(self) -> int | None:
        """The last bid; None where the hand was passed out."""

    @property
    def contract(self) -> int | None:
        """The contract; None where the hand was passed out."""

    @property
    def calls(self) -> tuple[int, ...]:
        """Kontra and Re."""


def contract_lines(
    hand: Terms, declarer_side: int | None, parts: tuple[ScoreLine, ...], tricks: tuple[int, ...]
) -> tuple[bool | None, tuple[ScoreLine, ...]]:
    """Whether the contract was made (None: there was none) and each side's score for ``parts``, the points taken."""
    made = None
    lines: list[ScoreLine] = []
    if declarer_side is not None:
        assert hand.contract is not None
        made = sum_per_side(parts, len(tricks))[declarer_side] >= hand.contract
        lines.extend(_declarer_lines(hand, declarer_side, made, tricks))
    for side in range(len(tricks)):
        if side != declarer_side:
            lines.extend(_defender_lines(hand, side, made, tricks, parts))
    return made, tuple(lines)


def _doublings(hand: Terms, made: bool, tricks: tuple[int, ...], declarer_side: int) -> int:
    """How many calls double the contract: the first does not if all tricks were won but the contract failed."""
    calls = len(hand.calls)
    won_all = tricks[declarer_side] == sum(tricks)
    return max(calls - 1, 0) if won_all and not made else calls


def _declarer_lines(hand: Terms, side: int, made: bool, tricks: tuple[int, ...]) -> list[ScoreLine]:
    assert hand.rules.contract is not None
    assert hand.contract is not None
    assert hand.final_bid is not None
    penalty = hand.rules.contract.no_trick_penalty
    if tricks[side] == 0 and penalty is NoTrickPenalty.TWICE_CONTRACT:
        return [ScoreLine(side, -2 * hand.contract, Why.NO_TRICK)]
    amount = hand.contract if made else -hand.contract
    lines = [ScoreLine(side, amount, Why.CONTRACT_MADE if made else Why.CONTRACT_FAILED)]
    doubled = amount * (2 ** _doublings(hand, made, tricks, side) - 1)
    if doubled:
        lines.append(ScoreLine(side, doubled, Why.KONTRA))
    if tricks[side] == 0 and penalty is NoTrickPenalty.FINAL_BID_BOTH:
        lines.append(ScoreLine(side, -hand.final_bid, Why.NO_TRICK))
    return lines


_DEFENDER_PENALTIES: Final[dict[NoTrickPenalty, Callable[[int, int], int]]] = {
    NoTrickPenalty.FINAL_BID_BOTH: lambda final_bid, _contract: final_bid,
    NoTrickPenalty.FINAL_BID_DEFENDERS: lambda final_bid, _contract: final_bid,
    NoTrickPenalty.CONTRACT: lambda _final_bid, contract: contract,
    NoTrickPenalty.TWICE_CONTRACT: lambda _final_bid, contract: 2 * contract,
}


def _defender_lines(
    hand: Terms, side: int, made: bool | None, tricks: tuple[int, ...], parts: tuple[ScoreLine, ...]
) -> list[ScoreLine]:
    """A side without a contract scores its points taken, or the penalty for no trick; ``made`` None: passed out."""
    contract = hand.rules.contract
    assert contract is not None
    if tricks[side] == 0 and made is not None:
        return _no_trick_lines(hand, contract, side, made)
    own = [line for line in parts if line.side == side]
    total = sum(line.amount for line in own)
    rounded = (total + ROUND_TO // 2) // ROUND_TO * ROUND_TO if contract.round_defenders else total
    return [*own, *([ScoreLine(side, rounded - total, Why.ROUNDING)] if rounded != total else [])]


def _no_trick_lines(hand: Terms, contract: ContractRules, side: int, made: bool) -> list[ScoreLine]:
    assert hand.final_bid is not None
    assert hand.contract is not None
    if contract.penalty_needs_contract and not made:
        return []
    amount = _DEFENDER_PENALTIES[contract.no_trick_penalty](hand.final_bid, hand.contract)
    return [ScoreLine(side, -amount, Why.NO_TRICK)]
