"""Soft evidence: what plays and silence tell beyond hard facts, and that it is true more often than not."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

import pytest

from marjapussi_desktop.bots.determinization.sampler import Sampler
from marjapussi_desktop.bots.inference.asks import asks_left_out, penalty_of
from marjapussi_desktop.bots.inference.evidence import Evidence, evidence_of, weights
from marjapussi_desktop.bots.inference.plays import new_play_likelihood, play_model, read
from marjapussi_desktop.bots.knowledge.card_sets import MARRIAGE_MASKS, Mask, mask_of
from marjapussi_desktop.bots.knowledge.memory import deductions_of
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.bots.native.policy_weights import SIZES
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.engine.actions import Play
from marjapussi_desktop.engine.cards import Suit, cards
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import AskOrder, BrokenMarriages, Ruleset
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.engine.values import changed
from tests.bots import made_positions
from tests.bots.bot_games import gain_by_evidence, mixed_bots, seen_in_play

presets = pytest.mark.parametrize("rules", PRESETS.values(), ids=list(PRESETS))
partners = pytest.mark.parametrize("preset", [n for n, r in PRESETS.items() if r.layout is Layout.PARTNERSHIP])


def seen_of(rules: Ruleset, seed: int) -> list[tuple[Observation, tuple[Mask, ...]]]:
    """What is seen in a hand of casual and random players, with the true hands."""
    return list(seen_in_play(rules, mixed_bots(rules, seed), seed))


def evidence_in(seen: Observation, hands: Sequence[Mask]) -> Evidence:
    """All of it."""
    return evidence_of(seen, PublicHistory(seen), hands)


def left_out(seen: Observation) -> list[tuple[int, Mask]]:
    """The asks that others have left out."""
    return asks_left_out(seen, PublicHistory(seen))


@presets
def test_weights_are_one_on_average(rules: Ruleset) -> None:
    for seen, hands in seen_of(rules, 4)[::4]:
        dice = random.Random(1)
        sampler = Sampler(deductions_of(seen))
        worlds = [hands, *(sampler.draw(dice).world.hands for _ in range(20))]
        found = weights(evidence_in(seen, hands), worlds)
        assert math.isclose(sum(found), len(worlds))
        assert min(found) > 0
        if rules.layout is not Layout.PARTNERSHIP:
            assert found == [1.0] * len(worlds)


@presets
def test_nobody_is_told_of_himself(rules: Ruleset) -> None:
    for seen, hands in seen_of(rules, 5)[::4]:
        assert evidence_in(seen, hands).of_seat(seen.seat, hands[seen.seat]) == 0.0
        assert all(seat != seen.seat for seat, _pair in left_out(seen))


@partners
def test_the_evidence_is_the_same_whatever_fitting_world_it_is_read_in(preset: str) -> None:
    """The world only fills the gaps of what everybody has seen."""
    for seen, hands in seen_of(PRESETS[preset], 6)[5::7]:
        other = Sampler(deductions_of(seen)).draw(random.Random(2)).world.hands
        found = [evidence_in(seen, world).log_likelihood(hands) for world in (hands, other)]
        assert found[0] == pytest.approx(found[1])


@pytest.mark.sampled(3)
@partners
@pytest.mark.parametrize(("level", "least"), [("casual", 0.7), ("beginner", 0.25)])
def test_evidence_favours_the_true_world(preset: str, level: str, least: float) -> None:
    """On average of the logarithm. It was fitted to how casual players play, and not to beginners."""
    gains = [
        gain_by_evidence(seen, truth, seed)
        for seed in range(12)
        for seen, truth in seen_in_play(PRESETS[preset], [make_bot(level, seed)] * 4, seed)
        if not seen.trick and len(seen.tricks) in (2, 4)
    ]
    assert sum(gains) / len(gains) > least


def test_who_adds_a_ten_to_their_trick_hardly_holds_less() -> None:
    """A defender follows suit with the ten under an ace of theirs; he could have kept it, had he held a nine."""
    rules = PRESETS["marjapussi"]
    met = 0
    for seed in range(40):
        for seen, hands in seen_of(rules, seed):
            if len(seen.trick) != 2 or [card.rank.value for card in seen.trick] != ["A", "T"]:
                continue
            if seen.trick[0].suit is not seen.trick[1].suit:
                continue
            seat = (seen.leader + 1) % 4
            low = mask_of(cards(" ".join(f"{rank}{seen.trick[0].suit.value}" for rank in "6789")))
            without = hands[seat] & ~low
            tells = play_model(seen, PublicHistory(seen), hands)
            assert tells is not None
            assert tells.log_likelihood(seat, without) > tells.log_likelihood(seat, without | low & -low)
            met += 1
    assert met


def test_who_must_play_a_card_tells_nothing_by_it() -> None:
    rules = PRESETS["marjapussi"]
    seen, hands = seen_of(rules, 1)[-1]
    tells = new_play_likelihood(rules, [0] * sum(SIZES.values()))
    read(tells, seen, PublicHistory(seen), hands)
    for parts, chosen in tells.choices_made():
        assert len(parts) > 1
        assert 0 <= chosen < len(parts)
    plays = [move for move in seen.moves if isinstance(move.action, Play)]
    assert len(tells.choices_made()) < len(plays)


def test_by_numbers_that_weigh_all_cards_alike_each_of_them_is_as_likely() -> None:
    """Then what a seat has played is as likely as the product of one out of so many cards."""
    rules = PRESETS["marjapussi"]
    seen, hands = seen_of(rules, 3)[-3]
    tells = new_play_likelihood(rules, [0] * sum(SIZES.values()))
    read(tells, seen, PublicHistory(seen), hands)
    found = sum(tells.log_likelihood(seat, hands[seat]) for seat in range(4))
    assert found == pytest.approx(-sum(math.log(len(parts)) for parts, _chosen in tells.choices_made()))


def test_who_might_ask_for_a_half_and_plays_on_is_less_likely_to_hold_one() -> None:
    """He has won a trick with the ace of clubs and leads at once; both spade honours are still out."""
    dealt = ("AC 9S 8S TS 9C 8C 7D 6D 6H", "JS AS 7S QC JC TD 8D 7H 8H", "KS QS KC 7C QD AH TH 9H AD")
    match = made_positions.dealt("marjapussi", *dealt, "6S TC 6C JD 9D KD KH QH JH")
    pair = MARRIAGE_MASKS[Suit.SPADES]
    about_to_lead, on_the_table = (made_positions.played(match, codes) for codes in ("AC QC KC TC", "AC QC KC TC 9C"))
    assert on_the_table.hand is not None
    seen = made_positions.seen(on_the_table)
    assert (0, pair) not in left_out(made_positions.seen(about_to_lead))
    assert (0, pair) in left_out(seen)
    hands = [mask_of(on_the_table.hand.available(seat)) for seat in range(4)]
    told = evidence_of(seen, PublicHistory(seen), hands, without=("plays",))
    assert told.of_seat(0, pair & -pair) == pytest.approx(told.of_seat(0, 0) - penalty_of(PRESETS["marjapussi"]))


@pytest.mark.parametrize("preset", ["marjapussi", "huutopussi"])
@pytest.mark.parametrize(
    "price",
    [
        {"ask_order": AskOrder.SELF_WHOLE_HALF},
        {"broken_marriages": BrokenMarriages.AFTER_SUCCESSFUL_ASK},
        {"half_needs_whole": True},
    ],
)
def test_where_asking_has_a_price_silence_tells_nothing(preset: str, price: dict[str, Any]) -> None:
    rules = PRESETS[preset]
    assert any(left_out(seen) for seed in range(3) for seen, _hands in seen_of(rules, seed))
    costly = changed(rules, marriages=changed(rules.marriages, **price))
    for seed in range(3):
        assert all(not left_out(seen) for seen, _hands in seen_of(costly, seed))
