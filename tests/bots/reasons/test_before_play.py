"""What is said of bids, exchanges, contracts, Kontra and Re: numbers computed anew, claims held against the cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from statistics import NormalDist

import pytest

from marjapussi_desktop.bots.explaining.explained import explained
from marjapussi_desktop.bots.grounds import CallValue, ContractValue, Exchange, HandValue
from marjapussi_desktop.bots.players.levels import OFFERED_LEVELS, make_bot
from marjapussi_desktop.bots.value.strength_model import logistic, model_of
from marjapussi_desktop.engine.actions import (
    Bid,
    DemandRedeal,
    Kontra,
    Pass,
    Re,
)
from marjapussi_desktop.engine.choices import BidChoices
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Opening
from marjapussi_desktop.engine.seats import partner_of, players_in
from marjapussi_desktop.ui.i18n import Language
from tests.bots.bot_games import positions
from tests.bots.reasons.exchange_claims import check_exchange
from tests.bots.reasons.told import NAMES, Told, told_in

WITH_AUCTION = tuple(name for name, rules in PRESETS.items() if rules.auction is not None)
PLACES = tuple(NormalDist().inv_cdf((place + 0.5) / 400) for place in range(400))
"""Places that cut a normal distribution into equal parts."""


def auctions(preset: str, seeds: range) -> Iterator[list[Told]]:
    """The reasons of each auction, the levels sitting in turn."""
    rules = PRESETS[preset]
    for seed in seeds:
        names = [OFFERED_LEVELS[(seat + seed) % len(OFFERED_LEVELS)] for seat in range(players_in(rules.layout))]
        bots = [make_bot(name, seed) for name in names]
        told: list[Told] = []
        for hand, seat in positions(rules, bots, seed):
            seen = observe(hand, seat)
            if not isinstance(seen.choices, BidChoices):
                break
            told.append(Told(preset, names[seat], seen, explained(seen, bots[seat].decide(seen)), hand, is_hint=False))
        yield told


def check_worths(auction: list[Told]) -> int:
    """A seat's worth changes only after a call that its reason names; the number of changes."""
    changes = 0
    for seat in {told.seen.seat for told in auction}:
        own = [told for told in auction if told.seen.seat == seat and isinstance(told.decision.grounds, HandValue)]
        for before, after in pairwise(own):
            old, new = before.decision.grounds, after.decision.grounds
            assert isinstance(old, HandValue)
            assert isinstance(new, HandValue)
            if new.learnt is None:
                assert (new.mean, new.low, new.high) == (old.mean, old.low, old.high)
                continue
            changes += 1
            is_partner = new.learnt.seat == partner_of(seat, after.seen.rules.layout)
            assert (new.mean > old.mean) is (bool(new.learnt.amount) == is_partner), "an opponent's pass was bad news"
            assert new.learnt.before == old.mean != new.mean
            since = after.seen.moves[len(before.seen.moves) + 1 :]
            call = Bid(new.learnt.amount) if new.learnt.amount else Pass()
            assert (new.learnt.seat, call) in [(move.seat, move.action) for move in since]
            text = after.text()
            assert NAMES[new.learnt.seat] in text
            assert f"about {new.mean} instead of {old.mean}" in text
    return changes


def check_bid(told: Told) -> None:
    """The numbers of one bid's reason."""
    value, rules = told.decision.grounds, told.seen.rules
    assert isinstance(value, HandValue)
    text, action = told.text(), told.decision.action
    assert rules.auction is not None
    assert f"about {value.mean}" in text
    assert f"(in half of all deals {value.low} to {value.high})" in text
    assert value.low < value.mean < value.high
    if value.asked is None or value.chance is None or isinstance(action, DemandRedeal):
        return
    assert isinstance(told.seen.choices, BidChoices)
    assert value.asked == (action.amount if isinstance(action, Bid) else told.seen.choices.minimum)
    if told.level in ("beginner", "casual") or rules.auction.opening is Opening.OPTIONAL:
        quartile = NormalDist().inv_cdf(0.75)
        spread = (value.high - value.mean) / quartile
        reached = [1 - NormalDist(value.mean, max(spread + off, 1)).cdf(value.asked) for off in (-5, 5)]
        assert min(reached) - 0.01 <= value.chance <= max(reached) + 0.01
    for word in ("would cost", "would gain", "matches", "it pays"):
        assert word not in text, "how much a bid gains beside a pass the model overrates"
    if "of 10 deals" in text:
        assert re.search(rf"{value.asked} (is|would be) made in {round(10 * value.chance)} of 10 deals", text)
    elif "of 100 deals" in text:
        assert f"{value.asked} would be made in {min(99, round(100 * value.chance))} of 100 deals" in text
        assert "better odds than that" in text
    else:
        assert value.chance < 0.06 or value.chance > 0.94
        assert ("hardly ever" in text) == (value.chance < 0.5)


@pytest.mark.parametrize("preset", ["huutopussi", "huutopussi-wurzel", "huutopussi-3"])
def test_the_worth_of_a_hand_changes_only_after_a_call_that_is_named(language: Language, preset: str) -> None:
    for auction in auctions(preset, range(2)):
        check_worths(auction)
        for told in auction:
            if isinstance(told.decision.grounds, HandValue):
                check_bid(told)


@pytest.mark.slow
@pytest.mark.parametrize("preset", WITH_AUCTION)
def test_the_worth_of_a_hand_changes_only_after_a_call_that_is_named_in_many_hands(
    language: Language, preset: str
) -> None:
    changes = told = 0
    for auction in auctions(preset, range(100, 400)):
        changes += check_worths(auction)
        for one in auction:
            if isinstance(one.decision.grounds, HandValue):
                check_bid(one)
                told += 1
    assert told > 500
    if PRESETS[preset].kitty is None:
        assert 10 < changes < told / 2


def test_the_chance_of_a_bid_is_that_of_the_model(language: Language) -> None:
    """The model's five places stand for the whole distribution."""
    model = model_of(PRESETS["huutopussi"])
    assert model is not None
    seen = 0
    for auction in auctions("huutopussi", range(20, 23)):
        for told in auction:
            value = told.decision.grounds
            if not isinstance(value, HandValue) or value.chance is None:
                continue
            seen += 1
            assert value.asked is not None
            chances = [
                sum(logistic((mean + place * model.declarer.spread - value.asked) / model.slope) for place in PLACES)
                / len(PLACES)
                for mean in (value.mean - 10, value.mean + 10)
            ]
            assert chances[0] - 0.03 <= value.chance <= chances[1] + 0.03, "the stated worth stands for the model's"
    assert seen > 5


def check_call(told: Told, value: CallValue) -> None:
    found, text = told.decision.evaluation, told.text()
    assert str(value.contract) in text
    assert value.contract == told.seen.contract
    assert ("safe" in text) == (value.chance is not None and value.chance >= 0.9 and told.decision.action == Re())
    if found is not None and value.chance is not None and isinstance(told.decision.action, Kontra):
        assert ("looks too high" in text) == (value.chance < 0.35)
    if found is not None:
        assert value.chance == found.contract_chance
        assert value.gain == found.values[0].mean
        amount = abs(round(value.gain))
        assert f"about {amount} points" in text or (not amount and "neither gains nor loses" in text)
    elif isinstance(told.decision.action, Kontra):
        assert set(value.torn) <= set(told.seen.hand)
        assert value.ace in told.seen.hand


def check_contract(told: Told, value: ContractValue) -> None:
    text, amount = told.text(), getattr(told.decision.action, "amount", 0)
    assert f"about {value.mean} points (in half of all deals {value.low} to {value.high})" in text
    assert (value.chance > 0.5) == (amount < value.mean) or abs(amount - value.mean) < 5
    times = round(10 * value.chance)
    if 0 < times < 10:
        assert f"{amount} is made in {times} of 10" in text


def check_told(told: Told) -> None:
    """Whatever is told before play, and of a call."""
    match told.decision.grounds:
        case Exchange() as rests_on:
            check_exchange(told, rests_on)
        case ContractValue() as value:
            check_contract(told, value)
        case CallValue() as value:
            check_call(told, value)
        case _:
            pass


@pytest.mark.sampled(2)
@pytest.mark.parametrize("preset", ["huutopussi", "huutopussi-wurzel", "huutopussi-3"])
def test_what_is_said_of_exchange_contract_and_calls_is_true(language: Language, preset: str) -> None:
    kinds = set()
    for seed in (1, 2):
        for told in told_in(preset, seed, levels=("beginner", "casual")):
            kinds.add(type(told.decision.grounds))
            check_told(told)
    assert {Exchange, ContractValue, HandValue} <= kinds


@pytest.mark.slow
@pytest.mark.parametrize("preset", WITH_AUCTION)
def test_what_is_said_of_exchange_contract_and_calls_is_true_in_many_hands(language: Language, preset: str) -> None:
    kinds = set()
    for seed in range(500, 512):
        for told in told_in(preset, seed):
            kinds.add(type(told.decision.grounds))
            check_told(told)
    assert {Exchange, ContractValue, HandValue} <= kinds
