"""The counts of hands: by what the engine tells of them, and in hands made for it."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import Action, AskHalf, Play
from marjapussi_desktop.engine.cards import MARRIAGES, cards
from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.events import (
    AskedHalf,
    AskedWhole,
    AuctionWon,
    BluffAdmitted,
    Called,
    ContractSet,
    HandKind,
    PassedOut,
    RedealDemanded,
)
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.engine.state import Deal, MatchState
from marjapussi_desktop.evaluation.rates import FIELDS, NO_HANDS, Rates, rates_of, total
from tests.bots.bot_games import step_of


class Told:
    """What the engine told of some hands: ``kinds`` counts events by their class; ``rates`` is what was counted."""

    def __init__(self, rules: Ruleset, hands: int) -> None:
        self.kinds: Counter[type] = Counter()
        self.bids = self.raises = self.bluffs = self.doubted = self.doubted_made = 0
        counts = []
        dice = random.Random(3)
        for number in range(hands):
            match = game.new_match(rules, number % players_in(rules.layout))
            match = game.deal(match, shuffled_deal(rules, dice)).match
            match = self._play(match, number)
            assert match.hand is not None
            counts.append(rates_of(match.hand.dealt, match.hand.moves, match.last_result))
            self.doubted += bool(match.hand.calls)
            self.doubted_made += bool(match.hand.calls and match.last_result.made)
        self.rates = total(counts)

    def _play(self, match: MatchState, seed: int) -> MatchState:
        bot = make_bot("random", seed)
        while (seat := game.seat_to_act(match)) is not None:
            assert match.hand is not None
            decision = bot.decide(observe(match.hand, seat))
            if isinstance(decision.action, AskHalf):
                self.bluffs += set(match.hand.hands[seat]).isdisjoint(MARRIAGES[decision.action.suit])
            step = step_of(match, seat, decision)
            match = step.match
            for event in step.events:
                self.kinds[type(event)] += 1
                self.bids += event.amount if isinstance(event, AuctionWon) else 0
                self.raises += event.raised_by if isinstance(event, ContractSet) else 0
        return match


@pytest.mark.sampled(6)
@pytest.mark.parametrize("preset", PRESETS)
def test_the_counts_are_what_the_engine_tells(preset: str) -> None:
    told = Told(PRESETS[preset], 40)
    rates, kinds = told.rates, told.kinds
    assert rates.hands + rates.redeals == 40
    assert rates.redeals == kinds[RedealDemanded]
    assert rates.passed_out == kinds[PassedOut]
    assert rates.contracts == kinds[ContractSet] == kinds[AuctionWon]
    assert (rates.bid_points, rates.raise_points) == (told.bids, told.raises)
    assert rates.kontra + rates.re == kinds[Called]
    assert (rates.doubted, rates.doubted_made) == (told.doubted, told.doubted_made)
    assert (rates.asked_whole, rates.asked_half) == (kinds[AskedWhole], kinds[AskedHalf])
    assert kinds[BluffAdmitted] <= rates.bluffs == told.bluffs <= rates.asked_half
    assert rates.made <= rates.contracts
    assert rates.raised <= rates.contracts


def test_bluffs_are_seen_where_they_are_allowed() -> None:
    assert Told(PRESETS["huutopussi-wurzel"], 40).bluffs > 0


def played_out(rules: Ruleset, deal: Deal) -> Rates:
    match = game.deal(game.new_match(rules, 3), deal).match
    while (seat := game.seat_to_act(match)) is not None:
        assert match.hand is not None
        choices = observe(match.hand, seat).choices
        assert choices is not None
        action: Action = next(a for a in choices.actions() if isinstance(a, Play))
        step = game.act(match, seat, action)
        assert isinstance(step, game.Step)
        match = step.match
    assert match.hand is not None
    assert match.last_result.kind is HandKind.PLAYED
    return rates_of(match.hand.dealt, match.hand.moves, match.last_result)


def test_a_side_that_takes_every_trick_is_counted() -> None:
    suits = [cards(" ".join(rank + suit for rank in "ATKQJ9876")) for suit in "SCDH"]
    rates = played_out(PRESETS["marjapussi"], Deal(tuple(suits)))
    assert (rates.hands, rates.slams, rates.contracts) == (1, 1, 0)


def test_sums_are_field_by_field() -> None:
    one = Rates(**{name: number for number, name in enumerate(FIELDS)})
    assert total([]) == NO_HANDS
    assert total([one, NO_HANDS]) == one
    assert total([one, one]) == Rates(**{name: 2 * number for number, name in enumerate(FIELDS)})
