"""Imagined worlds fit all that the seat has seen, and every world that fits is as likely as any other."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, islice

import pytest

from marjapussi_desktop.bots.determinization.drawing import draw_by_evidence, draw_uniform
from marjapussi_desktop.bots.determinization.sampler import Determinization, Sampler
from marjapussi_desktop.bots.dice import Dice
from marjapussi_desktop.bots.inference.evidence import evidence_of, weights
from marjapussi_desktop.bots.knowledge.card_sets import cards_of, mask_of
from marjapussi_desktop.bots.knowledge.memory import deductions_of
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.engine import phases
from marjapussi_desktop.engine.cards import FULL_PACK, Card
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import Layout, players_in
from marjapussi_desktop.engine.state import HandState, Phase
from marjapussi_desktop.engine.values import changed
from tests.bots.bot_games import mixed_bots, positions

presets = pytest.mark.parametrize("rules", PRESETS.values(), ids=list(PRESETS))
ONE_BY_ONE = [
    pytest.param(rules, id=name)
    for name, rules in PRESETS.items()
    if rules.layout in (Layout.PARTNERSHIP, Layout.KITTY)
]


def in_play(rules: Ruleset, seed: int, hands: int) -> list[tuple[HandState, int, HandState]]:
    """Positions in play, the seat to act, and the hand as it was when play began."""
    found, opening = [], None
    for hand, seat in positions(rules, mixed_bots(rules, seed), seed, hands):
        if hand.phase is not Phase.PLAY:
            continue
        if opening is None or opening.number != hand.number:
            opening = hand
        found.append((hand, seat, opening))
    return found


def sampler_of(hand: HandState, seat: int) -> Sampler:
    seen = observe(hand, seat)
    return Sampler(deductions_of(seen))


def rebuilt(hand: HandState, seat: int, opening: HandState, imagined: Determinization) -> HandState:
    """The hand in the imagined world: played again from its opening, or with the hidden cards where they are now."""
    held = [cards_of(mask) for mask in imagined.world.hands]
    if hand.rules.layout in (Layout.STOCK, Layout.OPEN):
        return _with_cards(hand, seat, held, imagined)
    players = players_in(hand.rules.layout)
    for trick in (*hand.tricks, None):
        cards, leader = (trick.cards, trick.leader) if trick is not None else (hand.trick, hand.leader)
        for place, card in enumerate(cards):
            held[(leader + place) % players] += (card,)
    assert set(held[seat]) == set(opening.hands[seat])
    held[seat] = opening.hands[seat]
    now = changed(opening, hands=tuple(held))
    if hand.exchange.discarded and hand.declarer != seat:
        now = changed(now, exchange=changed(now.exchange, discarded=cards_of(imagined.aside)))
    for move in hand.moves[len(opening.moves) :]:
        refusal = phases.check(now, move.seat, move.action)
        assert refusal is None, f"{move} could not have been made: {refusal}"
        now, _events = phases.apply(now, move.seat, move.action)
    return now


def _with_cards(hand: HandState, seat: int, held: list[tuple[Card, ...]], imagined: Determinization) -> HandState:
    up = [{c for c in row if c is not None} for row in hand.up] or [set[Card]() for _ in held]
    held[seat] = hand.available(seat)
    hands = tuple(tuple(c for c in cards if c not in up[other]) for other, cards in enumerate(held))
    beneath = imagined.world.beneath
    down = tuple(
        tuple(FULL_PACK[beneath[above.index]] if card and above else None for above, card in zip(*rows, strict=True))
        for rows in zip(hand.up, hand.down, strict=True)
    )
    return changed(hand, hands=hands, down=down, stock=tuple(FULL_PACK[i] for i in imagined.world.stock))


@pytest.mark.sampled(3)
@presets
def test_an_imagined_world_looks_the_same_to_the_seat(rules: Ruleset) -> None:
    dice = random.Random(3)
    for hand, seat, opening in islice(in_play(rules, 13, hands=3), 0, None, 2):
        sampler = sampler_of(hand, seat)
        for _ in range(3):
            other = rebuilt(hand, seat, opening, sampler.draw(dice))
            assert observe(other, seat) == observe(hand, seat)


@presets
def test_the_truth_is_among_the_worlds(rules: Ruleset) -> None:
    """Where few ways are left, drawing often enough finds the real one."""
    dice = random.Random(5)
    for hand, seat, _opening in in_play(rules, 21, hands=3):
        sampler = sampler_of(hand, seat)
        assert sampler.count > 0
        if sampler.count > 12:
            continue
        drawn = {sampler.draw(dice).world.hands for _ in range(25 * sampler.count)}
        truth = tuple(hand.available(s) for s in range(players_in(rules.layout)))
        assert tuple(map(frozenset, truth)) in {tuple(frozenset(cards_of(m)) for m in hands) for hands in drawn}


@pytest.mark.sampled(6)
@pytest.mark.parametrize("rules", ONE_BY_ONE)
def test_all_worlds_can_be_told_one_by_one(rules: Ruleset) -> None:
    """Each once, the truth among them, and none that is never drawn."""
    dice, met = random.Random(4), 0
    for hand, seat, _opening in in_play(rules, 21, hands=3):
        sampler = sampler_of(hand, seat)
        if sampler.count > 2000:
            continue
        met += sampler.count > 1
        every = [(one.world.hands, one.aside) for one in sampler.every(2000)]
        assert len(every) == len(set(every)) == sampler.count
        truth = tuple(mask_of(hand.available(other)) for other in range(players_in(rules.layout)))
        assert truth in {hands for hands, _aside in every}
        for _ in range(5):
            one = sampler.draw(dice)
            assert (one.world.hands, one.aside) in every
    assert met > 5


@pytest.mark.sampled(4)
@pytest.mark.parametrize("rules", ONE_BY_ONE)
def test_what_a_seat_may_hold_is_what_it_holds_in_a_world(rules: Ruleset) -> None:
    """Of every two and three hidden cards, in positions with few worlds."""
    met = Counter[bool]()
    for hand, seat, _opening in in_play(rules, 23, hands=4):
        sampler = sampler_of(hand, seat)
        if not 1 < sampler.count <= 400:
            continue
        every = [one.world.hands for one in sampler.every(400)]
        others = [one for one in range(players_in(rules.layout)) if one != seat]
        hidden = cards_of(sum(every[0][one] for one in others))
        for some in (*combinations(hidden, 2), *combinations(hidden, 3)):
            wanted = mask_of(some)
            for other in others:
                holds = any(hands[other] & wanted == wanted for hands in every)
                assert sampler.may_hold(other, wanted) is holds
                met[holds] += 1
    assert met[True] > 20
    assert met[False] > 20


@pytest.mark.sampled(6)
@presets
def test_late_in_a_hand_all_worlds_are_imagined(rules: Ruleset) -> None:
    """As often as each is likely, or all alike by one who does not read. While there are more, as many are drawn."""
    met = Counter[bool]()
    for hand, seat, _opening in islice(in_play(rules, 5, hands=3), 0, None, 3):
        seen, sampler = observe(hand, seat), sampler_of(hand, seat)
        for reads in (False, True):
            draw, dice = draw_by_evidence if reads else draw_uniform, Dice(1, 1, seat, len(seen.moves))
            found = [one.world.hands for one in draw(sampler, 300, dice)]
            assert abs(len(found) - 300) <= 1
            every = [one.world.hands for one in sampler.every(300)]
            met[bool(every)] += 1
            if not every:
                assert sampler.count > 300 or rules.layout in (Layout.STOCK, Layout.OPEN)
                continue
            shares = weights(evidence_of(seen, PublicHistory(seen), every), every) if reads else [1.0] * len(every)
            often = Counter(found)
            for hands, share in zip(every, shares, strict=True):
                assert abs(often[hands] - 300 * share / len(every)) <= 2
    assert met[False]
    assert met[True] or rules.layout in (Layout.STOCK, Layout.OPEN)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("preset", ["huutopussi", "marjapussi", "huutopussi-3"])
def test_every_world_is_as_likely(preset: str) -> None:
    rules, dice = PRESETS[preset], random.Random(8)
    few = [
        sampler
        for hand, seat, _ in in_play(rules, 34, hands=4)
        if 20 <= (sampler := sampler_of(hand, seat)).count <= 60
    ]
    assert few
    for sampler in few[:4]:
        drawn = Counter(sampler.draw(dice).world.hands for _ in range(200 * sampler.count))
        assert len(drawn) == sampler.count
        deviation = sum((times - 200) ** 2 / 200 for times in drawn.values())
        assert deviation < sampler.count + 6 * (2 * sampler.count) ** 0.5
