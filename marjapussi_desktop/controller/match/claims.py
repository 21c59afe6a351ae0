"""The rest of a hand claimed: when the person is offered to have all remaining tricks played out for him.

The proof is `bots.knowledge.sure_tricks`, from what he knows. It is not offered where he could want another course.
"""

from __future__ import annotations

from marjapussi_desktop.bots.knowledge.card_sets import MARRIAGE_MASKS, Mask, mask_of
from marjapussi_desktop.bots.knowledge.deductions import Deductions
from marjapussi_desktop.bots.knowledge.memory import deductions_of
from marjapussi_desktop.bots.knowledge.sure_tricks import sure_tricks
from marjapussi_desktop.controller.match.prompts import NoClaim
from marjapussi_desktop.engine.cards import MARRIAGES, SUITS, Card, Suit, pack_of
from marjapussi_desktop.engine.choices import MarriageChoices, PlayChoices
from marjapussi_desktop.engine.marriages import marriage_choices
from marjapussi_desktop.engine.match import total_after
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import NoTrickPenalty
from marjapussi_desktop.engine.scoring import PER_LAST_TRICK, PER_MORE_PIPS, PIP_TABLES, count_cards, pip_winner
from marjapussi_desktop.engine.seats import Layout, partner_of, side_of, sides_in
from marjapussi_desktop.engine.values import changed

_RE = 2
"""As many calls as Kontra with a Re."""


def claim_of(seen: Observation) -> tuple[Card, ...]:
    """The cards that the seat may claim the rest with, in the order to be led; empty if it may not.

    Each of them surely takes its trick, no declaration is given away, nothing can be called first, and it never does
    harm to take all tricks.
    """
    if not isinstance(seen.choices, PlayChoices) or why_no_claim(seen) is not None:
        return ()
    return sure_tricks(deductions_of(seen), seen.choices.cards)


def why_no_claim(seen: Observation) -> NoClaim | None:
    """Why the seat may not claim the rest; None if it may."""
    choices = seen.choices
    if not isinstance(choices, PlayChoices) or seen.trick:
        return NoClaim.NO_LEAD
    deductions = deductions_of(seen)
    if not sure_tricks(deductions, choices.cards):
        return NoClaim.NOT_SURE
    if choices.calls:
        return NoClaim.CALL
    if _overshoots(seen):
        return NoClaim.OVERSHOOT
    if _spares_others(seen):
        return NoClaim.SPARES_OTHERS
    return NoClaim.MARRIAGE if _may_declare(seen, deductions) else None


def _may_declare(seen: Observation, deductions: Deductions) -> bool:
    """Whether the seat, which leads from now on, may still come to declare a marriage, of its own or by an ask, for all
    that it knows. A bluff declares nothing.
    """
    attempts = _attempts_to_come(seen)
    if attempts.declare:
        return True
    partner = partner_of(seen.seat, seen.rules.layout)
    if partner is None:
        return False
    open_suits = (suit for suit in SUITS if seen.marriages.is_open(suit))
    if attempts.ask_whole and any(_may_have(seen, deductions, suit, 0) for suit in open_suits):
        return True
    own = [(suit, deductions.mine & MARRIAGE_MASKS[suit]) for suit in attempts.ask_half]
    return any(_may_have(seen, deductions, suit, half) for suit, half in own if half)


def _attempts_to_come(seen: Observation) -> MarriageChoices:
    """What the seat may declare or ask before this lead or a later one."""
    if seen.rules.layout is Layout.STOCK:  # nothing is declared once it is used up
        return MarriageChoices()
    freed = changed(seen, marriages=changed(seen.marriages, may_attempt=True))
    attempts = marriage_choices(freed, seen.seat)
    if not attempts.ask_whole:
        return attempts
    asked = changed(freed.marriages, asked_whole=freed.marriages.asked_whole | {seen.seat})
    return changed(attempts, ask_half=marriage_choices(changed(freed, marriages=asked), seen.seat).ask_half)


def _may_have(seen: Observation, deductions: Deductions, suit: Suit, own: Mask) -> bool:
    """Whether the partner may hold what is missing of a suit's marriage beside the seat's own half of it, if any."""
    partner = partner_of(seen.seat, seen.rules.layout)
    assert partner is not None
    if MARRIAGE_MASKS[suit] & ~own & ~deductions.could[partner]:
        return False
    king, queen = (seen.seat if own & mask_of((card,)) else partner for card in MARRIAGES[suit])
    return bool(deductions.marriages.allowed(suit, (king,), (queen,)))


def _overshoots(seen: Observation) -> bool:
    """Whether the side would go past the target with all remaining tricks, where that costs it points."""
    if seen.rules.game_points is None:
        return False
    layout = seen.rules.layout
    mine = side_of(seen.seat, layout)
    score = PER_LAST_TRICK + sum(one.points for one in seen.declared if side_of(one.seat, layout) == mine)
    if pip_winner(_pips_at_end(seen)) == mine:
        score += PER_MORE_PIPS + seen.carried_pips
    before = seen.totals[mine]
    return total_after(seen.rules, before, score, tricks=1) < before + score


def _pips_at_end(seen: Observation) -> tuple[tuple[int, int], ...]:
    """The pips of each side if the seat takes all remaining tricks: all that the others have not taken yet."""
    layout = seen.rules.layout
    assert seen.rules.game_points is not None
    first, second = PIP_TABLES[seen.rules.game_points.pip_count]
    mine = side_of(seen.seat, layout)
    won: list[list[Card]] = [[] for _side in range(sides_in(layout))]
    for trick in seen.tricks:
        won[side_of(trick.winner, layout)].extend(trick.cards)
    lost = {card for side, taken in enumerate(won) if side != mine for card in taken}
    won[mine] = [card for card in pack_of(seen.rules.deal.pack) if card not in lost]
    return tuple((count_cards(taken, first), count_cards(taken, second)) for taken in won)


def _spares_others(seen: Observation) -> bool:
    """Whether another side is better off without a trick than with one.

    RULES.md, "The Marjapussi family: game points": Porvoo lifts a total below 0. "Scoring": a declarer's side without a
    trick may pay twice its contract where Kontra and Re had made it more.
    """
    layout = seen.rules.layout
    with_tricks = {side_of(trick.winner, layout) for trick in seen.tricks}
    without = [side for side in range(sides_in(layout)) if side not in {*with_tricks, side_of(seen.seat, layout)}]
    points, contract = seen.rules.game_points, seen.rules.contract
    if points is not None:
        return points.porvoo and any(seen.totals[side] < 0 for side in without)
    is_capped = contract is not None and contract.no_trick_penalty is NoTrickPenalty.TWICE_CONTRACT
    declarer = seen.declarer
    return is_capped and len(seen.calls) >= _RE and declarer is not None and side_of(declarer, layout) in without
