"""Claiming the rest is offered where it takes every trick, gives no declaration away and never costs points."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from marjapussi_desktop.bots.knowledge.memory import deductions_of
from marjapussi_desktop.bots.knowledge.sure_tricks import sure_tricks
from marjapussi_desktop.controller.match.claims import claim_of, why_no_claim
from marjapussi_desktop.controller.match.prompts import NoClaim
from marjapussi_desktop.engine import phases
from marjapussi_desktop.engine.actions import Kontra, Play
from marjapussi_desktop.engine.cards import MARRIAGES, SUITS, Suit
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.events import HandResult, Why
from marjapussi_desktop.engine.match import finish_hand
from marjapussi_desktop.engine.observation import Observation, observe
from marjapussi_desktop.engine.position import parse_position
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.seats import Layout, partner_of, side_of
from marjapussi_desktop.engine.state import HandState, MatchState
from marjapussi_desktop.engine.values import changed
from tests.bots.bot_games import mixed_bots, positions

SEEDS = range(1, 4)
HANDS = 12


def leads(preset: str) -> Iterator[tuple[HandState, int, Observation]]:
    """Positions of a few matches in which a seat is to lead one of several cards that all take their tricks."""
    rules = PRESETS[preset]
    for seed in SEEDS:
        for hand, seat in positions(rules, mixed_bots(rules, seed), seed, HANDS):
            choices = phases.choices_of(hand, seat)
            if isinstance(choices, PlayChoices) and not hand.trick and len(hand.available(seat)) > 1:
                seen = observe(hand, seat)
                if sure_tricks(deductions_of(seen), choices.cards):
                    yield hand, seat, seen


def result_after(hand: HandState, seat: int, is_claim: bool) -> HandResult:
    """The result if the seat leads the cards proved anew at each of its leads, and the others play at random."""
    dice = random.Random(1)
    while (now := phases.seat_to_act(hand)) is not None:
        choices = phases.choices_of(hand, now)
        assert isinstance(choices, PlayChoices)
        card = dice.choice(choices.cards)
        if now == seat:
            seen = observe(hand, seat)
            order = sure_tricks(deductions_of(seen), choices.cards)
            assert order, "what was proved stays proved"
            assert not is_claim or claim_of(seen) == order
            card = order[0]
        hand, _events = phases.apply(hand, now, Play(card))
    match = MatchState(hand.rules, hand.totals, 0, hand.carried_pips)
    after, _events = finish_hand(match, hand)
    return after.last_result


def overshoots(result: HandResult, side: int) -> bool:
    return any(line.why is Why.OVERSHOOT and line.side == side for line in result.adjustments)


def marriages_left(hand: HandState, seat: int) -> list[Suit]:
    """What the seat could still declare or ask for with success."""
    if hand.rules.layout is Layout.STOCK:
        return []
    partner = partner_of(seat, hand.rules.layout)
    held = {*hand.available(seat), *(hand.available(partner) if partner is not None else ())}
    return [suit for suit in SUITS if hand.marriages.is_open(suit) and held.issuperset(MARRIAGES[suit])]


def offered(preset: str) -> tuple[HandState, int, Observation]:
    """The first position in which the rest may be claimed."""
    return next(position for position in leads(preset) if claim_of(position[2]))


@pytest.mark.sampled(6)
@pytest.mark.parametrize("preset", PRESETS)
def test_a_claim_takes_all_that_is_left_and_is_proved_anew_at_every_lead(preset: str) -> None:
    """And where all tricks would lead past the target, which costs points, it is not offered."""
    for hand, seat, seen in leads(preset):
        side = side_of(seat, hand.rules.layout)
        claim = claim_of(seen)
        result = result_after(hand, seat, is_claim=bool(claim))
        others = sum(side_of(trick.winner, hand.rules.layout) != side for trick in hand.tricks)
        assert sum(result.tricks) - result.tricks[side] == others
        assert not (claim and overshoots(result, side))
        assert not (claim and marriages_left(hand, seat))


@pytest.mark.parametrize("preset", ["marjapussi", "marjapussi-pagat", "avomarjapussi"])
def test_exactly_the_target_may_be_claimed_and_one_point_more_may_not(preset: str) -> None:
    hand, seat, seen = offered(preset)
    side = side_of(seat, hand.rules.layout)
    before = hand.rules.target - result_after(hand, seat, is_claim=True).scores[side]
    totals = [0, 0]
    totals[side] = before
    assert claim_of(changed(seen, totals=tuple(totals)))
    totals[side] = before + 1
    assert not claim_of(changed(seen, totals=tuple(totals)))


def test_where_past_the_target_costs_nothing_it_may_be_claimed() -> None:
    _hand, _seat, seen = offered("bondtolva-2")
    assert claim_of(changed(seen, totals=(11, 11)))


def with_all_tricks(seen: Observation) -> Observation:
    """As if the seat had won every trick so far."""
    return changed(seen, totals=(0, 0), tricks=tuple(changed(trick, winner=seen.seat) for trick in seen.tricks))


def test_nobody_is_lifted_to_nought_by_porvoo() -> None:
    _hand, seat, seen = offered("marjapussi")
    alone = with_all_tricks(seen)
    assert claim_of(alone)
    low = (-1, 0) if side_of(seat, seen.rules.layout) else (0, -1)
    assert not claim_of(changed(alone, totals=low))
    assert claim_of(changed(seen, totals=low)), "with a trick nobody goes to Porvoo"


def test_a_declarer_without_a_trick_is_not_spared_kontra_and_re() -> None:
    defended = (p for p in leads("huutopussi-erlangen") if claim_of(p[2]) and (p[2].declarer or 0) % 2 != p[1] % 2)
    _hand, _seat, seen = next(defended)
    alone = with_all_tricks(seen)
    assert claim_of(changed(alone, calls=(0,)))
    assert not claim_of(changed(alone, calls=(0, 1)))
    assert claim_of(changed(seen, calls=(0, 1)))


def test_nothing_is_claimed_while_kontra_may_be_said() -> None:
    _hand, _seat, seen = offered("huutopussi")
    assert isinstance(seen.choices, PlayChoices)
    assert not claim_of(changed(seen, choices=changed(seen.choices, calls=(Kontra(),))))
    assert not claim_of(changed(seen, choices=None))


def test_only_a_marriage_that_may_still_come_forbids_a_claim_in_huutopussi() -> None:
    refused = [(hand, seat) for hand, seat, seen in leads("huutopussi") if not claim_of(seen)]
    assert refused
    for hand, seat in refused:
        unseen = {card for held in hand.hands for card in held}
        assert any(hand.marriages.is_open(suit) and unseen.issuperset(MARRIAGES[suit]) for suit in SUITS), seat


ALL_TRUMPS_LEFT = (
    "huutopussi-wurzel | hand 1, dealer 2, totals 0 0, carried 0 | 6S 6C QS KS TS AH AS AC 8S / QD 7S JC JD 8D 7H KD "
    "6H 7C / 9H 9D AD TD 9C QC 7D KH 9S / 6D KC JS QH TH TC 8H JH 8C | 3: pass; 0: bid 140; 1: pass; 2: pass; 2: give"
    " 9D AD TD KH; 0: return 6S KH 6C 9D; 0: contract 160; 0: play AH; 1: play 6H; 2: play 9H; 3: play 8H; 0: play "
    "TS; 1: play 7S; 2: play 9S; 3: play JS; 0: declare S; 0: play AC; 1: play 7C; 2: play QC; 3: play 8C"
)
"""The person holds all trumps that are left, and the highest diamonds."""
DENIED = "0: ask-whole; 2: answer no; 0: play AS; 1: play 7H; 2: play 6S; 3: play 6D"


def test_a_marriage_that_partner_has_denied_forbids_no_claim_and_a_bluff_neither() -> None:
    """Partner may hold either of two red halves, but has no whole; the person has no half of his own."""
    match = parse_position(f"{ALL_TRUMPS_LEFT}; {DENIED}")
    assert match.hand is not None
    seen = observe(match.hand, 0)
    assert isinstance(seen.choices, PlayChoices)
    assert seen.choices.marriages.ask_half, "these would be bluffs"
    assert len(claim_of(seen)) == 5
    assert why_no_claim(seen) is None


def test_why_the_rest_may_not_be_claimed() -> None:
    match = parse_position(ALL_TRUMPS_LEFT)
    assert match.hand is not None
    seen = observe(match.hand, 0)
    assert why_no_claim(seen) is NoClaim.MARRIAGE, "partner may still name a whole"
    assert isinstance(seen.choices, PlayChoices)
    assert why_no_claim(changed(seen, choices=changed(seen.choices, calls=(Kontra(),)))) is NoClaim.CALL
    assert why_no_claim(observe(match.hand, 1)) is NoClaim.NO_LEAD
    before_play = ALL_TRUMPS_LEFT.partition("; 0: play AH")[0]
    earlier = parse_position(before_play.replace("give 9D AD TD KH", "give 9D QC 7D KH"))
    assert earlier.hand is not None
    assert why_no_claim(observe(earlier.hand, 0)) is NoClaim.NOT_SURE


def test_what_the_rules_forbid_to_ask_forbids_no_claim() -> None:
    """Who has asked for a half may no longer ask for a whole there, nor declare."""
    match = parse_position(ALL_TRUMPS_LEFT)
    assert match.hand is not None
    seen = observe(match.hand, 0)
    assert why_no_claim(seen) is NoClaim.MARRIAGE
    asked = changed(seen.marriages, asked_half=frozenset({0}))
    assert why_no_claim(changed(seen, marriages=asked)) is None
