"""What an exchange tells of the cards of declarer and partner: what is counted, who is judged, that it is true."""

from __future__ import annotations

import math
import random

import pytest

from marjapussi_desktop.bots.data_files import load_trained as fitted_file
from marjapussi_desktop.bots.determinization.sampler import Sampler
from marjapussi_desktop.bots.inference.evidence import Evidence
from marjapussi_desktop.bots.inference.exchange import (
    DATA,
    OF_DECLARER,
    OF_PARTNER,
    OF_PASSED,
    Count,
    Observer,
    counted_by,
    counts_in,
    exchange_model,
)
from marjapussi_desktop.bots.knowledge.card_sets import mask_of
from marjapussi_desktop.bots.knowledge.memory import deductions_of
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.engine.actions import Give
from marjapussi_desktop.engine.cards import FULL_PACK, SUITS, Rank, card
from marjapussi_desktop.engine.choices import CardsChoices
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Opening
from marjapussi_desktop.engine.seats import partner_of
from marjapussi_desktop.engine.state import Phase
from tests.bots.bot_games import mixed_bots, positions, seen_in_play

EXCHANGING = [name for name, rules in PRESETS.items() if rules.exchange is not None]


def cards(codes: str) -> int:
    return mask_of(card(code) for code in codes.split())


@pytest.mark.parametrize(
    ("held", "own", "noticed"),
    [
        ("", "KH QH", {}),
        ("KH QH KS", "", {Count.MARRIAGE: 1, Count.HALF: 1}),
        ("KH QS", "QH 9S", {Count.MEETING: 1, Count.HALF: 1}),
        ("AH AS TH JS", "KH", {Count.ACE: 2, Count.TEN: 1}),
    ],
)
def test_what_is_counted_in_a_hand(held: str, own: str, noticed: dict[Count, int]) -> None:
    assert {count: number for count, number in counts_in(cards(held), cards(own)).items() if number} == noticed


@pytest.mark.parametrize(
    ("held", "passed", "noticed"),
    [
        ("QH 8H", "KH", {Count.SPLIT: 1}),
        ("KH QH", "8S", {}),
        ("AS JS 6S QS", "8S AH", {Count.SHORT: 4, Count.TOP: 1}),
        ("TS AS 7S", "KS", {Count.TOP: 2}),
    ],
)
def test_what_was_passed_tells_of_the_rest(held: str, passed: str, noticed: dict[Count, int]) -> None:
    found = counts_in(cards(held), 0, cards(passed))
    assert {count: number for count, number in found.items() if number and count in OF_PASSED} == noticed


PLAIN = (Rank.NINE, Rank.EIGHT, Rank.SEVEN, Rank.SIX)


@pytest.mark.parametrize("preset", EXCHANGING)
def test_of_the_suit_of_a_low_card_that_was_given_partner_has_hardly_more(preset: str) -> None:
    looked_at = 0
    for seed in range(8):
        for hand, seat in positions(PRESETS[preset], [make_bot("casual", seed)] * 4, seed):
            if hand.phase is not Phase.PLAY or seat != hand.declarer or hand.tricks:
                continue
            seen = observe(hand, seat)
            model, partner = exchange_model(seen, PublicHistory(seen)), partner_of(seat, seen.rules.layout)
            assert model is not None
            assert partner is not None
            got = {one.suit for one in seen.received}
            low = {one.suit for one in seen.received if one.rank in (*PLAIN, Rank.JACK)}
            of_short = [one for one in FULL_PACK if one.rank in PLAIN and one.suit in low]
            others = [one for one in FULL_PACK if one.rank in PLAIN and one.suit not in got]
            for one, other in zip(of_short, others, strict=False):
                looked_at += 1
                told, usual = (model.log_likelihood(partner, mask_of([card_])) for card_ in (one, other))
                assert told < usual - 1.0
    assert looked_at


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("level", "matches"), [("casual", 20), ("skilled@4", 15)])
def test_a_low_card_that_is_given_is_the_last_of_its_suit(level: str, matches: int) -> None:
    """The signal means what it says, as it does among people."""
    kept = given = 0
    for seed in range(matches):
        for hand, seat in positions(PRESETS["huutopussi-wurzel"], [make_bot("casual", seed)] * 4, seed, hands=9):
            seen = observe(hand, seat)
            if isinstance(seen.choices, CardsChoices) and seen.choices.action is Give:
                decision = make_bot(level, seat).decide(seen)
                assert isinstance(decision.action, Give)
                gift = decision.action.cards
                low = {one.suit for one in gift if one.rank in (*PLAIN, Rank.JACK)}
                given += sum(one.suit in low for one in gift)
                kept += sum(one.suit in low for one in seen.hand if one not in gift)
    assert given > 50
    assert kept < given / 8


def test_the_file_that_ships_has_a_number_for_all_that_is_counted() -> None:
    games = fitted_file(DATA)["games"]
    assert set(games) == {opening.value for opening in Opening}
    for table in games.values():
        assert set(table) == {observer.value for observer in Observer}
        for observer, weights in table.items():
            judged = {"declarer": {"partner"}, "partner": {"declarer"}}.get(observer, {"declarer", "partner"})
            assert set(weights) == judged
            for who, numbers in weights.items():
                counted = OF_DECLARER if who == "declarer" else OF_PARTNER
                assert tuple(numbers) == counted_by(Observer(observer), counted)


@pytest.mark.parametrize("preset", PRESETS)
def test_only_a_hand_played_after_an_exchange_tells(preset: str) -> None:
    rules = PRESETS[preset]
    for hand, seat in positions(rules, mixed_bots(rules, 3), 3):
        seen = observe(hand, seat)
        model = exchange_model(seen, PublicHistory(seen))
        assert (model is not None) is (preset in EXCHANGING and hand.phase is Phase.PLAY and hand.declarer is not None)
        if model is not None:
            assert hand.declarer is not None
            both = {hand.declarer, partner_of(hand.declarer, rules.layout)}
            assert set(model.seats) == both - {seat}


@pytest.mark.parametrize("preset", EXCHANGING)
def test_a_hand_is_judged_as_it_was_at_the_first_lead(preset: str) -> None:
    """Cards played since count as held, and so do the observer's own."""
    first: dict[tuple[int, int], float] = {}
    looked_at = 0
    for hand, seat in positions(PRESETS[preset], [make_bot("casual", 2)] * 4, 2):
        seen = observe(hand, seat)
        model = exchange_model(seen, PublicHistory(seen))
        for other in model.seats if model is not None else ():
            assert model is not None
            found = model.log_likelihood(other, mask_of(hand.available(other)))
            assert first.setdefault((seat, other), found) == pytest.approx(found)
            looked_at += 1
    assert looked_at > len(first) > 0


@pytest.mark.parametrize("preset", EXCHANGING)
def test_everybody_else_expects_a_marriage_with_the_declarer(preset: str) -> None:
    """Of two hands with a king and a queen, the one in which they are of a suit is likelier, of suits of which nothing
    was passed.
    """
    parts = set()
    for seed in range(6):
        for hand, seat in positions(PRESETS[preset], [make_bot("casual", seed)] * 4, seed):
            seen = observe(hand, seat)
            model = exchange_model(seen, PublicHistory(seen))
            suits = [suit.value for suit in SUITS if suit not in {one.suit for one in seen.received}]
            if model is None or hand.tricks or hand.declarer in (None, seat) or len(suits) < 2:
                continue
            assert hand.declarer is not None
            whole, halves = cards(f"K{suits[0]} Q{suits[0]}"), cards(f"K{suits[0]} Q{suits[1]}")
            if not PublicHistory(seen).played[hand.declarer] & (whole | halves):
                assert model.log_likelihood(hand.declarer, whole) > model.log_likelihood(hand.declarer, halves) + 0.5
                parts.add((seat - hand.declarer) % 4)
    assert parts == {1, 2, 3}


@pytest.mark.parametrize("preset", EXCHANGING)
def test_the_exchange_makes_the_truth_likelier(preset: str) -> None:
    """At the first trick, for everybody who looks."""
    gains: dict[bool, list[float]] = {True: [], False: []}
    for seed in range(25):
        for seen, truth in seen_in_play(PRESETS[preset], [make_bot("casual", seed)] * 4, 100 + seed):
            if seen.tricks:
                break
            if seen.declarer is None:
                continue
            sampler, dice = Sampler(deductions_of(seen)), random.Random(seed)
            worlds = [sampler.draw(dice).world.hands for _ in range(40)]
            evidence = Evidence([exchange_model(seen, PublicHistory(seen))], len(truth))
            usual = sum(math.exp(evidence.log_likelihood(hands)) for hands in worlds) / len(worlds)
            is_side = seen.seat in (seen.declarer, partner_of(seen.declarer, seen.rules.layout))
            gains[is_side].append(evidence.log_likelihood(truth) - math.log(usual))
    assert all(sum(some) / len(some) > 0.3 for some in gains.values())
