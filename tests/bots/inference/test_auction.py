"""What bids tell of the cards as dealt: what is noticed, who is looked at, that it is true more often than not."""

from __future__ import annotations

import math
import random

import pytest

from marjapussi_desktop.bots.data_files import load_trained as fitted_file
from marjapussi_desktop.bots.determinization.sampler import Sampler
from marjapussi_desktop.bots.inference.auction import DATA as BIDS
from marjapussi_desktop.bots.inference.auction import (
    EPSILON,
    NOTICED,
    SQUARED,
    DealtHands,
    auction_model,
    bid_features,
    bid_likelihood,
    suit_features,
    suit_strength,
)
from marjapussi_desktop.bots.inference.evidence import Evidence, evidence_of
from marjapussi_desktop.bots.inference.network_plays import network_play_model
from marjapussi_desktop.bots.knowledge.card_sets import mask_of
from marjapussi_desktop.bots.knowledge.memory import deductions_of
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.engine.cards import SUITS, Rank, card
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Opening
from marjapussi_desktop.engine.seats import Layout, partner_of
from marjapussi_desktop.engine.state import HandState, Phase
from marjapussi_desktop.engine.values import changed
from tests.bots.bot_games import mixed_bots, positions, seen_in_play

PACK = [card(rank.value + suit.value) for suit in SUITS for rank in Rank]
FORCED, FREE = PRESETS["huutopussi"], PRESETS["huutopussi-erlangen"]
"""Where somebody has to bid, 50 at least; and where nobody has to, and bids begin at 120 and tell by their steps."""
BIDDING = [n for n, r in PRESETS.items() if r.layout is Layout.PARTNERSHIP and r.auction is not None]


def seats_dealt(hand: HandState, seat: int) -> tuple[int, ...]:
    """The seats whose cards as dealt a seat can tell."""
    seen = observe(hand, seat)
    return DealtHands(seen, PublicHistory(seen)).seats


@pytest.mark.parametrize(
    ("bids", "noticed"),
    [
        ([(0, 50), (1, 0)], {"silent": 1.0}),
        ([(0, 100), (1, 0)], {"silent": 1.0, "silent_at": 1.0}),
        ([(0, 50), (1, 55), (2, 60), (1, 0)], {"bid": 1.0, "level": 0.1, "fives": 1 / 3}),
        ([(0, 50), (1, 90)], {"bid": 1.0, "level": 0.8, "jump": 1.0}),
        ([(0, 85), (1, 90)], {"bid": 1.0, "level": 0.8, "fives": 1 / 3}),
        ([(0, 50), (1, 60)], {"bid": 1.0, "level": 0.2, "tens": 1 / 3}),
        ([(1, 50)], {"silent": 1.0}),
        ([(1, 50), (0, 60), (1, 70)], {"bid": 1.0, "level": 0.4, "tens": 1 / 3}),
        ([(1, 100)], {"bid": 1.0, "level": 1.0, "jump": 1.0}),
        ([(at % 2, 50 + 5 * at) for at in range(8)], {"bid": 1.0, "level": 0.7, "fives": 1.0}),
    ],
)
def test_what_is_noticed_of_a_seats_bids(bids: list[tuple[int, int]], noticed: dict[str, float]) -> None:
    found = {name: value for name, value in bid_features(bids, 1, FORCED).items() if value}
    assert found == pytest.approx(noticed)
    assert tuple(bid_features(bids, 1, FORCED)) == NOTICED


def test_a_first_bid_of_the_least_promises_no_ace_however_high_the_least_is() -> None:
    assert FORCED.auction is not None
    rules = changed(FORCED, auction=changed(FORCED.auction, minimum_bid=120))
    assert bid_features([(0, 120), (1, 125)], 1, rules)["jump"] == 0.0
    assert bid_features([(1, 120)], 1, rules)["jump"] == 0.0
    assert bid_features([(1, 125)], 1, rules)["jump"] == 1.0


@pytest.mark.parametrize(
    ("bids", "noticed"),
    [
        ([(1, 120)], {"bid": 1.0, "jump": 1.0}),
        ([(1, 125)], {"bid": 1.0, "level": 0.1, "tens": 1 / 3}),
        ([(0, 120), (1, 135)], {"bid": 1.0, "level": 0.3, "whole": 1.0}),
        ([(1, 120), (0, 125), (1, 140)], {"bid": 1.0, "level": 0.4, "jump": 1.0, "whole": 1.0}),
    ],
)
def test_what_is_noticed_where_bids_tell_by_their_steps(bids: list[tuple[int, int]], noticed: dict[str, float]) -> None:
    found = {name: value for name, value in bid_features(bids, 1, FREE).items() if value}
    assert found == pytest.approx(noticed)


@pytest.mark.parametrize(
    ("codes", "noticed"),
    [
        ("", {"void": 1}),
        ("AH TH", {"ace": 1, "ten": 1, "ace_and_ten": 1}),
        ("KH 9H 8H 7H", {"half": 1, "half_points": 2.0, "long": 1}),
        ("KH QH", {"marriage": 1, "marriage_points": 2.0}),
    ],
)
def test_what_is_noticed_of_a_suit(codes: str, noticed: dict[str, float]) -> None:
    held = mask_of(card(code) for code in codes.split()) >> card("AH").index
    assert {name: value for name, value in suit_features(held, 100.0).items() if value} == noticed
    assert suit_strength(held, 100.0) >= 0.0


def test_the_file_that_ships_has_a_number_for_all_that_is_noticed() -> None:
    games = fitted_file(BIDS)["games"]
    assert set(games) == {opening.value for opening in Opening}
    for table in games.values():
        assert set(table) == {*NOTICED, "squared"}
        assert all(tuple(table[name]) == tuple(suit_features(0, 0.0)) for name in NOTICED)
        assert tuple(table["squared"]) == SQUARED


@pytest.mark.parametrize("preset", PRESETS)
def test_only_auctions_between_partners_tell(preset: str) -> None:
    rules = PRESETS[preset]
    for hand, seat in positions(rules, mixed_bots(rules, 3), 3):
        if hand.phase is Phase.PLAY:
            seen = observe(hand, seat)
            assert (auction_model(seen, PublicHistory(seen)) is not None) is (preset in BIDDING)


@pytest.mark.parametrize("preset", BIDDING)
def test_cards_as_dealt_are_told_from_those_that_are_held(preset: str) -> None:
    """The declarer's side knows what went to and fro between them; defenders do not look at it."""
    looked_at = set()
    for seed in range(3):
        for hand, seat in positions(PRESETS[preset], [make_bot("casual", seed)] * 4, seed):
            if hand.phase is Phase.AUCTION or hand.declarer is None:
                continue
            seen = observe(hand, seat)
            dealt = DealtHands(seen, PublicHistory(seen))
            is_theirs = seat in (hand.declarer, partner_of(hand.declarer, hand.rules.layout))
            partner = partner_of(seat, hand.rules.layout)
            assert set(dealt.seats) == ({0, 1, 2, 3} - {seat} if is_theirs else {partner})
            for other in dealt.seats:
                assert dealt.hand(other, mask_of(hand.available(other))) == mask_of(hand.dealt.hands[other])
                looked_at.add((is_theirs, other == partner))
    assert looked_at == {(True, True), (True, False), (False, True)}


@pytest.mark.parametrize("preset", ["huutopussi", "huutopussi-helsinki", "huutopussi-erlangen"])
def test_who_may_not_bid_has_said_nothing(preset: str) -> None:
    """Neither to opponents nor to the partner."""
    rules, looked_at = PRESETS[preset], set()
    for hand, seat in positions(rules, [make_bot("casual", 1)] * 4, 1):
        if hand.phase is Phase.PLAY:
            for banned in (0, 1):
                totals = (0, -500) if banned else (-500, 0)
                seats = seats_dealt(changed(hand, totals=totals), seat)
                assert all(other % 2 != banned for other in seats)
                assert set(seats) == {other for other in seats_dealt(hand, seat) if other % 2 != banned}
                looked_at |= set(seats)
    assert looked_at


def test_a_bid_that_had_to_be_made_tells_what_silence_does() -> None:
    """Who bids 50 because he has to, and then passes, has said as much as who passes at once; where nobody has to bid,
    he has bid.
    """
    assert bid_features([(0, 50), (1, 60), (0, 0)], 0, FORCED) == bid_features([(1, 60), (0, 0)], 0, FORCED)
    assert bid_features([(0, 55), (1, 60), (0, 0)], 0, FORCED)["bid"] == 1.0
    assert bid_features([(0, 120), (1, 130), (0, 0)], 0, FREE)["bid"] == 1.0


def test_who_jumps_holds_an_ace() -> None:
    """Of hands that differ by an ace and a nine, the one with the ace is likelier after a jump, and far likelier than
    after a bid that did not.
    """
    gains: dict[bool, list[float]] = {True: [], False: []}
    for seed in range(30):
        for hand, seat in positions(PRESETS["huutopussi"], [make_bot("casual", seed)] * 4, seed):
            if hand.phase is not Phase.PLAY or hand.tricks or hand.trick or hand.declarer is None:
                continue
            seen = observe(hand, seat)
            model = auction_model(seen, PublicHistory(seen))
            assert model is not None
            for other in model.seats:
                told = bid_features(PublicHistory(seen).auction, other, FORCED)
                held = mask_of(hand.available(other))
                ace, nine = mask_of([card("AH")]), mask_of([card("9H")])
                if held & ace or not told["bid"]:
                    continue
                with_ace, without = held & ~nine | ace, held | nine
                gains[bool(told["jump"])].append(
                    model.log_likelihood(other, with_ace) - model.log_likelihood(other, without)
                )
    assert min(map(len, gains.values())) > 3
    mean = {jumped: sum(some) / len(some) for jumped, some in gains.items()}
    assert mean[True] > max(mean[False] + 0.5, 0.5)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("preset", BIDDING)
@pytest.mark.parametrize(("level", "hands"), [("casual", 20), ("skilled@5", 6)])
def test_bids_make_the_truth_likelier(preset: str, level: str, hands: int) -> None:
    """Beside all else that is told, at the first trick and the third."""
    gains = []
    for seed in range(hands):
        for seen, truth in seen_in_play(PRESETS[preset], [make_bot(level, seed)] * 4, 100 + seed):
            if len(seen.tricks) > 2:
                break
            if seen.declarer is None or seen.trick or len(seen.tricks) == 1:
                continue
            sampler, dice = Sampler(deductions_of(seen)), random.Random(seed)
            worlds = [truth, *(sampler.draw(dice).world.hands for _ in range(40))]
            told = [
                log_chance_of_the_first([evidence.log_likelihood(hands) for hands in worlds])
                for evidence in (
                    evidence_of(seen, PublicHistory(seen), worlds[1:]),
                    Evidence([network_play_model(seen, PublicHistory(seen), truth)], len(truth)),
                )
            ]
            gains.append(told[0] - told[1])
    assert sum(gains) / len(gains) > 0.1


def log_chance_of_the_first(logs: list[float]) -> float:
    most = max(logs)
    return logs[0] - most - math.log(sum(math.exp(one - most) for one in logs))


@pytest.mark.parametrize("preset", BIDDING)
def test_what_calls_say_is_a_matter_of_odds(preset: str) -> None:
    """Over all hands that may be dealt the odds are one on average, and none is ruled out: people bid as they like."""
    dice = random.Random(4)
    for bids in ([(0, 120), (1, 0)], [(0, 120), (1, 200)], [(1, 140)]):
        said = bid_likelihood(PRESETS[preset], bids, 1)
        odds = [math.exp(said.log_likelihood(mask_of(dice.sample(PACK, 9)))) for _hand in range(3000)]
        assert sum(odds) / len(odds) == pytest.approx(1.0, abs=0.4)
        assert min(odds) >= EPSILON
        assert max(odds) > 1.5
