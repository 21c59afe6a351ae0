"""What is told of bids and contracts is true, and no bid says by accident what it would say on purpose."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.heuristics.bid_messages import (
    Tells,
    promises_ace,
    tells_by_steps,
    told_by_step,
)
from marjapussi_desktop.bots.heuristics.conventions import named_suit
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.heuristics.worth import halves_in, marriages_in
from marjapussi_desktop.bots.knowledge.card_sets import ACE_MASK
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.bots.search.bidding import LENIENCE, Bidder
from marjapussi_desktop.bots.value.strength_model import model_of
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import Action, Bid, DemandRedeal, Give, Move, Pass, SetContract
from marjapussi_desktop.engine.cards import cards
from marjapussi_desktop.engine.choices import STEP, BidChoices, ContractChoices
from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.observation import Observation, observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import Layout, players_in, sides_in
from marjapussi_desktop.engine.state import Deal, Phase
from marjapussi_desktop.engine.values import changed
from tests.helpers.rulesets import rules_of

WITH_AUCTION = [name for name, rules in PRESETS.items() if rules.auction is not None]
FOR_PARTNERS = [name for name in WITH_AUCTION if PRESETS[name].layout is Layout.PARTNERSHIP]


def before_play(
    rules: Ruleset, level: str, deals: int, totals: tuple[int, ...] | None = None
) -> Iterator[tuple[Observation, Decision]]:
    """What players of a level see and decide until play begins."""
    dice, players = random.Random(11), players_in(rules.layout)
    for deal in range(deals):
        match = game.new_match(rules, dice.randrange(players))
        match = changed(match, totals=totals if totals is not None else (0,) * sides_in(rules.layout))
        match = game.deal(match, shuffled_deal(rules, dice)).match
        bots = [make_bot(level, deal + seat) for seat in range(players)]
        while match.hand is not None and match.hand.phase is not Phase.PLAY:
            seat = game.seat_to_act(match)
            if seat is None:
                break
            seen = observe(match.hand, seat)
            decision = bots[seat].decide(seen)
            yield seen, decision
            step = game.act(match, seat, decision.action)
            assert isinstance(step, game.Step)
            match = step.match


@cache
def casual_players(preset: str) -> tuple[tuple[Observation, Decision], ...]:
    """The same of casual players in three hundred deals, played once for all who ask."""
    return tuple(before_play(PRESETS[preset], "casual", 300))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("level", ["beginner", "casual"])
@pytest.mark.parametrize("preset", WITH_AUCTION)
def test_what_is_told_of_a_bid_is_true(preset: str, level: str) -> None:
    rules = PRESETS[preset]
    assert rules.auction is not None
    told: set[BotReason] = set()
    for totals in (None, (-500,) * sides_in(rules.layout)):
        for seen, decision in before_play(rules, level, 60, totals):
            if not isinstance(seen.choices, BidChoices):
                continue
            assert seen.auction is not None
            told.add(decision.why)
            match decision.why:
                case BotReason.GOOD_HAND:
                    assert isinstance(decision.action, Bid)
                    assert seen.auction.high is not None
                    assert decision.action.amount == seen.auction.high + 2 * STEP
                case BotReason.UNWILLING_TO_PASS | BotReason.HAND_TOO_WEAK | BotReason.TOO_WEAK_TO_BID:
                    assert seen.choices.may_pass
                    assert decision.amount is None or decision.amount >= rules.auction.minimum_bid
                case BotReason.ONLY_CHOICE:
                    assert len(list(seen.choices.actions())) == 1
                case _:
                    pass
    assert len(told) > 2


@pytest.mark.sampled(2)
@pytest.mark.parametrize("preset", FOR_PARTNERS)
def test_no_bid_says_by_accident_what_it_would_say_on_purpose(preset: str) -> None:
    """A first bid that promises an ace comes from an ace, and a bid that names a suit was meant to."""
    rules = PRESETS[preset]
    assert rules.auction is not None
    promised = 0
    for seen, decision in casual_players(preset):
        if not isinstance(decision.action, Bid):
            continue
        assert seen.auction is not None
        view, amount = View(seen), decision.action.amount
        is_first = not seen.auction.spoken[seen.seat]
        if tells_by_steps(rules):
            told = told_by_step(amount, seen.auction.high or 0, rules.auction.minimum_bid, is_first)
            halves = len(halves_in(view.mine)) + 2 * len(marriages_in(view.mine))
            promised += told is Tells.ACE
            assert told is not Tells.ACE or view.mine & ACE_MASK
            assert told is not Tells.WHOLE or marriages_in(view.mine)
            assert told is not Tells.HALVES or halves > 1
            continue
        means_nothing = {BotReason.NAME_STRONG_SUIT, BotReason.WANTS_TO_PLAY, BotReason.MUST_OPEN}
        if is_first and promises_ace(amount, seen.auction.high or 0, rules.auction.minimum_bid):
            promised += 1
            assert view.mine & ACE_MASK or decision.why in means_nothing
        after = changed(seen, moves=(*seen.moves, Move(seen.seat, decision.action)))
        if named_suit(View(after), seen.seat) is not named_suit(view, seen.seat):
            assert decision.why is BotReason.NAME_STRONG_SUIT
    assert promised


def test_a_gift_is_said_to_go_with_a_named_suit_only_if_it_does() -> None:
    met = 0
    for _seen, decision in casual_players("huutopussi"):
        if isinstance(decision.action, Give) and decision.why is BotReason.GIVE_NAMED_SUIT:
            met += 1
            assert 2 * sum(card.suit is decision.suit for card in decision.cards) >= len(decision.cards)
    assert met


def test_a_hand_with_which_all_is_lost_is_thrown_in() -> None:
    """A new deal costs nothing: it is better than to play and to leave it, where both are bad."""
    met = 0
    rules = PRESETS["huutopussi"]
    model = model_of(rules)
    assert model is not None
    for seen, _casual in casual_players("huutopussi"):
        choices = seen.choices
        if not isinstance(choices, BidChoices) or not choices.may_redeal or choices.minimum is None:
            continue
        assert seen.auction is not None
        bidder = Bidder(View(seen), model, 0.0, for_match=True, lenience=LENIENCE)
        silent = bidder.leaving()
        playing, leaving = bidder.playing(choices.minimum), silent.mean + silent.margin
        if playing < 0.0 and (leaving < 0.0 or not choices.may_pass) and choices.minimum != choices.maximum:
            met += playing >= leaving
            assert make_bot("skilled", 1).decide(seen).action == DemandRedeal()
    assert met


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("rules", "level"),
    [
        (rules_of("huutopussi", pack=32), "skilled"),
        (PRESETS["huutopussi-helsinki"], "skilled"),
        (PRESETS["huutopussi-3"], "skilled"),
    ],
    ids=["no model", "helsinki", "kitty"],
)
def test_no_contract_goes_beyond_what_wins_the_match_far_from_the_others(rules: Ruleset, level: str) -> None:
    ours = rules.target - 80
    met = 0
    for seat_total in range(sides_in(rules.layout)):
        totals = tuple(ours if side == seat_total else -300 for side in range(sides_in(rules.layout)))
        for seen, decision in before_play(rules, level, 3, totals):
            if not isinstance(decision.action, SetContract) or not isinstance(seen.choices, ContractChoices):
                continue
            side = seen.seat % 2 if rules.layout is Layout.PARTNERSHIP else seen.seat
            if totals[side] == ours:
                met += 1
                assert decision.action.amount <= max(80, seen.choices.minimum)
                if decision.action.amount == seen.choices.minimum:
                    assert decision.why is BotReason.FINAL_BID_IS_ENOUGH
    assert met


NAMED_ONCE = (
    "6S 9S JS 6C 7C 8C 6D 7D 6H",
    "AS KS QS AH TH KH TC KC QC",
    "8D 9D TD 9C JC 7H 8H 9H JH",
    "TS 8S 7S QH AC AD KD QD JD",
)


def bid_after(preset: str, said: list[Action]) -> tuple[BotReason, Action]:
    """What seat 3 of these hands does after these calls, and why."""
    rules = PRESETS[preset]
    match = game.deal(game.new_match(rules, 3), Deal(tuple(map(cards, NAMED_ONCE)))).match
    for move in said:
        step = game.act(match, game.seat_to_act(match) or 0, move)
        assert isinstance(step, game.Step), step
        match = step.match
    assert match.hand is not None
    assert game.seat_to_act(match) == 3
    decision = make_bot("skilled", 1).decide(observe(match.hand, 3))
    return decision.why, decision.action


def test_a_suit_that_has_been_named_is_not_named_again() -> None:
    """With both opponents out, a hint jumped from 145 to 170 and to 195, over partner, each time "to tell him that
    diamonds are strong".
    """
    said: list[Action] = [Bid(50), Pass(), Bid(55), Bid(60)]
    assert bid_after("huutopussi", said) == (BotReason.NAME_STRONG_SUIT, Bid(165))
    why, _action = bid_after("huutopussi", [*said, Bid(165), Bid(175), Pass()])
    assert why is not BotReason.NAME_STRONG_SUIT


def test_nothing_more_is_told_when_only_partners_still_bid() -> None:
    """Diamonds are a whole, of which partner has not heard; to tell him would only make the hand dearer."""
    said: list[Action] = [Pass(), Bid(120), Bid(125), Bid(130)]
    assert bid_after("huutopussi-wurzel", [*said, Bid(135), Bid(140)]) == (BotReason.TELL_WHOLE, Bid(155))
    why, action = bid_after("huutopussi-wurzel", [Pass(), Bid(120), Pass(), Bid(125), Bid(130)])
    assert why is not BotReason.TELL_WHOLE
    assert action in (Pass(), Bid(135))
