"""Decisions of the bots: legal everywhere, blind to what a seat may not see, and the same whenever asked."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from marjapussi_desktop.bots.bot import BotReason
from marjapussi_desktop.bots.heuristics.bid_messages import Tells, bid_messages
from marjapussi_desktop.bots.heuristics.bidding import Nerve, bid_limit, usual_limit
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.heuristics.worth import halves_in, marriages_in
from marjapussi_desktop.bots.knowledge.card_sets import ACE_MASK, mask_of
from marjapussi_desktop.bots.knowledge.memory import deductions_of
from marjapussi_desktop.bots.players.levels import OFFERED_LEVELS, make_bot
from marjapussi_desktop.engine import game, phases
from marjapussi_desktop.engine.actions import Action, Bid, Pass
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.choices import BidChoices
from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import sides_in
from marjapussi_desktop.engine.state import HandState, MatchState, Phase
from marjapussi_desktop.engine.values import changed
from tests.bots.bot_games import mixed_bots, positions
from tests.bots.made_positions import after

HURRY = "@2"
"""A budget: what holds of few imagined hands holds of many."""

LEVELS = (*OFFERED_LEVELS, "random")
"""Those that play for points decide by the same code as the levels that they are made of."""

presets = pytest.mark.parametrize("rules", PRESETS.values(), ids=list(PRESETS))


@pytest.mark.sampled(12)
@presets
@pytest.mark.parametrize("level", LEVELS)
def test_every_decision_is_one_of_the_choices(rules: Ruleset, level: str) -> None:
    bot = make_bot(level + HURRY, 3)
    for hand, seat in positions(rules, mixed_bots(rules, 5), seed=5, hands=2):
        choices = phases.choices_of(hand, seat)
        assert choices is not None
        action = bot.decide(observe(hand, seat)).action
        assert phases.check(hand, seat, action) is None
        assert action in tuple(choices.actions())


def _permuted(hand: HandState, seat: int, dice: random.Random) -> HandState:
    """The hand with every card that ``seat`` cannot see moved about."""
    others = [s for s in range(len(hand.hands)) if s != seat]
    hidden: list[Card] = [c for s in others for c in hand.hands[s]]
    hidden += [*hand.stock, *(c for row in hand.down for c in row if c is not None)]
    dice.shuffle(hidden)
    cards = iter(hidden)
    hands = tuple(held if s == seat else tuple(next(cards) for _ in held) for s, held in enumerate(hand.hands))
    stock = tuple(next(cards) for _ in hand.stock)
    down = tuple(tuple(next(cards) if c is not None else None for c in row) for row in hand.down)
    return changed(hand, hands=hands, stock=stock, down=down)


@pytest.mark.sampled(6)
@presets
def test_hidden_cards_change_neither_observation_nor_decision(rules: Ruleset) -> None:
    dice = random.Random(11)
    for hand, seat in positions(rules, mixed_bots(rules, 7), seed=7, hands=2):
        other = _permuted(hand, seat, dice)
        seen, seen_other = observe(hand, seat), observe(other, seat)
        assert seen == seen_other
        for level in LEVELS:
            assert make_bot(level + HURRY, 1).decide(seen) == make_bot(level + HURRY, 1).decide(seen_other)


@pytest.mark.sampled(3)
@presets
def test_what_a_seat_deduces_is_true(rules: Ruleset) -> None:
    for seed in range(4):
        for hand, seat in positions(rules, mixed_bots(rules, seed), seed=seed, hands=2):
            deductions = deductions_of(observe(hand, seat))
            for other in range(len(hand.hands)):
                if other == seat:
                    continue
                held = mask_of(hand.available(other))
                assert deductions.known[other] & ~held == 0, "known to be held, but is not"
                assert held & ~deductions.could[other] == 0, "held, but thought impossible"


def test_a_bot_decides_alike_however_often_and_in_whatever_order_it_is_asked() -> None:
    rules = PRESETS["huutopussi-erlangen"]
    seen = [observe(hand, seat) for hand, seat in positions(rules, mixed_bots(rules, 2), seed=2)][::2]
    for level in LEVELS:
        bot = make_bot(level + HURRY, 9)
        forwards = [bot.decide(observation) for observation in seen]
        backwards = [make_bot(level + HURRY, 9).decide(observation) for observation in reversed(seen)]
        assert forwards == backwards[::-1]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("preset", [preset for preset, rules in PRESETS.items() if rules.auction is not None])
def test_one_under_the_bid_ban_bids_no_more_than_he_may(preset: str, level: str) -> None:
    rules, dice = PRESETS[preset], random.Random(8)
    match = changed(game.new_match(rules, 0), totals=(-500, -500, -500)[: sides_in(rules.layout)])
    for _deal in range(25):
        hand = game.deal(match, shuffled_deal(rules, dice)).match.hand
        assert hand is not None
        seat = phases.seat_to_act(hand)
        assert seat is not None
        action = make_bot(level, 1).decide(observe(hand, seat)).action
        assert phases.check(hand, seat, action) is None


@pytest.mark.parametrize("level", OFFERED_LEVELS)
def test_who_must_bid_the_least_under_the_ban_says_that_there_is_no_other_choice(level: str) -> None:
    rules, dice = PRESETS["huutopussi"], random.Random(3)
    match = changed(game.new_match(rules, 0), totals=(-500, -500))
    for _deal in range(10):
        hand = game.deal(match, shuffled_deal(rules, dice)).match.hand
        assert hand is not None
        seen = observe(hand, 0)
        assert isinstance(seen.choices, BidChoices)
        if not seen.choices.may_redeal:
            decision = make_bot(level, 1).decide(seen)
            assert (decision.action, decision.why) == (Bid(50), BotReason.ONLY_CHOICE)


@pytest.mark.parametrize("preset", ["huutopussi-3", "huutopussi-3-helsinki"])
@pytest.mark.parametrize("level", ["casual", "skilled@5"])
def test_who_plays_alone_promises_no_partner_anything(preset: str, level: str) -> None:
    to_partner = {BotReason.PROMISE_ACE, BotReason.NAME_STRONG_SUIT, BotReason.GOOD_HAND, BotReason.LEAVE_IT_TO_PARTNER}
    reasons = set()
    for seed in range(12):
        for hand, seat in positions(PRESETS[preset], [make_bot("casual", seed)] * 3, seed):
            if hand.phase is Phase.AUCTION:
                reasons.add(make_bot(level, 1).decide(observe(hand, seat)).why)
    assert not reasons & to_partner
    assert BotReason.UNWILLING_TO_PASS in reasons


def test_a_beginner_does_not_speak_of_a_raise_of_ten() -> None:
    """He raises by five."""
    for hand, seat in positions(PRESETS["huutopussi"], [make_bot("beginner", 1)] * 4, 1, hands=6):
        if hand.phase is Phase.AUCTION:
            assert make_bot("beginner", 1).decide(observe(hand, seat)).why is not BotReason.GOOD_HAND


def test_the_random_bot_takes_every_action_now_and_then() -> None:
    rules = PRESETS["huutopussi-erlangen"]
    hand, seat = next(iter(positions(rules, mixed_bots(rules, 0), seed=4)))
    choices = phases.choices_of(hand, seat)
    assert choices is not None
    observation = observe(hand, seat)
    seen = {make_bot("random", seed).decide(observation).action for seed in range(40_000)}
    assert seen == set(choices.actions())


@pytest.mark.parametrize(("level", "least", "most"), [("casual", 0.0, 0.1), ("skilled", 0.25, 0.6)])
def test_how_often_partner_is_outbid(level: str, least: float, most: float) -> None:
    """He has opened with 120, and the next seat has passed: people bid over him with 44 % of the hands, most of them
    knowing more of his.
    """
    rules, dice = PRESETS["huutopussi-wurzel"], random.Random(4)
    outbid, dealt = 0, 120
    for _deal in range(dealt):
        match = game.deal(game.new_match(rules, 0), shuffled_deal(rules, dice)).match
        match = after(match, Bid(120), Pass())
        seat = game.seat_to_act(match)
        assert seat is not None
        assert match.hand is not None
        outbid += isinstance(make_bot(level, 1).decide(observe(match.hand, seat)).action, Bid)
    assert least <= outbid / dealt <= most


@pytest.mark.parametrize(
    ("before", "least", "most"),
    [((), 0.7, 0.95), ((Bid(120),), 0.35, 0.65), ((Bid(120), Pass(), Bid(125)), 0.3, 0.6)],
    ids=["opens", "over an opponent", "over both opponents"],
)
def test_how_often_skilled_bids(before: tuple[Action, ...], least: float, most: float) -> None:
    """People open 82 % of the hands and bid over an opponent with 55 %."""
    rules, dice = PRESETS["huutopussi-wurzel"], random.Random(6)
    bids, dealt = 0, 120
    for _deal in range(dealt):
        match = after(game.deal(game.new_match(rules, 0), shuffled_deal(rules, dice)).match, *before)
        seat = game.seat_to_act(match)
        assert seat is not None
        assert match.hand is not None
        bids += isinstance(make_bot("skilled", 1).decide(observe(match.hand, seat)).action, Bid)
    assert least <= bids / dealt <= most


def test_who_is_opposed_stops_earlier() -> None:
    """Two sides that push each other up both go too far: once an opponent has bid, a searching player goes less far
    with the same hand; a casual one, or one whose partner has bid, does not.
    """
    rules, dice = PRESETS["huutopussi-wurzel"], random.Random(7)
    nerve = Nerve(further=30.0, against=20.0)

    def further(match: MatchState, seat: int) -> float:
        assert match.hand is not None
        view = View(observe(match.hand, seat))
        return usual_limit(view, nerve).amount - usual_limit(view).amount

    for _deal in range(20):
        match = game.deal(game.new_match(rules, 0), shuffled_deal(rules, dice)).match
        assert further(match, 1) == pytest.approx(30.0)
        assert further(after(match, Bid(120)), 2) == pytest.approx(10.0)
        assert further(after(match, Bid(120), Pass()), 3) == pytest.approx(30.0)


def test_a_jump_takes_more_than_nerve() -> None:
    """A jump tells of strength: who bids further than a casual player would does so by the lowest steps."""
    rules, dice = PRESETS["huutopussi-3"], random.Random(5)
    jumps = lowest = 0
    for _deal in range(150):
        match = game.deal(game.new_match(rules, 0), shuffled_deal(rules, dice)).match
        while match.hand is not None and match.hand.phase is Phase.AUCTION:
            seat = game.seat_to_act(match)
            assert seat is not None
            seen = observe(match.hand, seat)
            action = make_bot("skilled", 1).decide(seen).action
            assert isinstance(seen.choices, BidChoices)
            if isinstance(action, Bid) and action.amount == seen.choices.minimum:
                lowest += 1
            elif isinstance(action, Bid):
                jumps += 1
                assert action.amount <= bid_limit(View(seen)) + 8.0
            match = after(match, action)
    assert jumps > 20
    assert lowest > 20


@pytest.mark.parametrize("preset", ["huutopussi-erlangen", "huutopussi-wurzel"])
def test_what_the_steps_of_skilled_tell_is_true(preset: str) -> None:
    """An ace, two halves at least, a whole: each is held by who tells of it, and told of often."""
    rules, dice, told = PRESETS[preset], random.Random(5), Counter[Tells]()
    for deal in range(60):
        match = game.deal(game.new_match(rules, deal % 4), shuffled_deal(rules, dice)).match
        while match.hand is not None and match.hand.phase is Phase.AUCTION:
            seat = game.seat_to_act(match)
            assert seat is not None
            seen = observe(match.hand, seat)
            action = make_bot("skilled", 1).decide(seen).action
            if isinstance(action, Bid) and isinstance(seen.choices, BidChoices) and seen.auction is not None:
                is_first, standing = not seen.auction.bids[seat], seen.auction.high or 0
                tells = bid_messages(rules, seen.choices, standing, is_first)[action.amount].tells
                told[tells] += 1
                mine = View(seen).mine
                wholes, halves = len(marriages_in(mine)), len(halves_in(mine))
                assert tells is not Tells.ACE or mine & ACE_MASK
                assert tells is not Tells.WHOLE or wholes
                assert tells is not Tells.HALVES or wholes or halves > 1
            match = after(match, action)
    assert set(told) == {Tells.ACE, Tells.HALVES, Tells.WHOLE, Tells.RELUCTANT}
    assert min(told.values()) > 5
