"""What is told as certain or possible of hidden cards is what all deals that fit have in common, or one of them has."""

from __future__ import annotations

import random

import pytest

from marjapussi_desktop.bots.determinization.sampler import Sampler
from marjapussi_desktop.bots.knowledge.card_sets import BIT, Mask, cards_of, mask_of
from marjapussi_desktop.controller.knowledge.placing import Placing
from marjapussi_desktop.controller.knowledge.quiz import UNKNOWN, ProofKind, QuizKind, question_on
from marjapussi_desktop.engine.cards import ACES_AND_TENS, Rank
from marjapussi_desktop.engine.observation import Observation, observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.engine.state import Phase
from tests.bots.bot_games import mixed_bots, positions

presets = pytest.mark.parametrize("rules", PRESETS.values(), ids=list(PRESETS))
DRAWN = 12
FEW = 500


def seen_in_play(rules: Ruleset, seed: int, every: int = 2) -> list[Observation]:
    """What some seat sees in play, whoever is to act."""
    hands = [hand for hand, _seat in positions(rules, mixed_bots(rules, seed), seed, hands=2)]
    in_play = [hand for hand in hands if hand.phase is Phase.PLAY]
    return [observe(hand, nth % len(hand.hands)) for nth, hand in enumerate(in_play) if nth % every == 0]


def held_in(deals: list[tuple[Mask, ...]], seat: int) -> tuple[Mask, Mask]:
    """What a seat holds in all of these deals, and in any of them."""
    always, ever = deals[0][seat], 0
    for hands in deals:
        always &= hands[seat]
        ever |= hands[seat]
    return always, ever


@pytest.mark.sampled(3)
@presets
def test_every_imagined_deal_has_what_is_certain_and_nothing_that_is_impossible(rules: Ruleset) -> None:
    dice = random.Random(7)
    for seed in range(2):
        for seen in seen_in_play(rules, seed):
            placing = Placing(seen)
            sampler = Sampler(placing.deductions)
            deals = [sampler.draw(dice).world.hands for _ in range(DRAWN)]
            for seat in placing.others:
                always, ever = held_in(deals, seat)
                assert not placing.known[seat] & ~always
                assert not ever & ~placing.could[seat]


@pytest.mark.sampled(3)
@presets
def test_what_is_so_in_every_deal_is_certain(rules: Ruleset) -> None:
    """In a game for three an ace that only one seat could hold was told as not certain: it had to be discarded else."""
    for seed in range(3):
        for seen in seen_in_play(rules, seed):
            placing = Placing(seen)
            deals = [deal.world.hands for deal in Sampler(placing.deductions).every(FEW)]
            for seat in placing.others if deals else ():
                assert held_in(deals, seat) == (placing.known[seat], placing.could[seat])


@pytest.mark.sampled(3)
@presets
def test_no_aces_are_told_wherever_they_are_out(rules: Ruleset) -> None:
    """In Avomarjapussi "nothing is certain" stood above a table in which no ace could be the only opponent's: who leads
    another card first holds none, and they lie face down.
    """
    for seed in range(3):
        for seen in seen_in_play(rules, seed):
            placing = Placing(seen)
            for seat in placing.others:
                held = set(cards_of(placing.could[seat]))
                suits = {card.suit for card in held}
                out = [card for card in cards_of(placing.deductions.unseen) if card.rank is Rank.ACE]
                is_sought = any(ace.suit in suits for ace in out)
                assert placing.lacks_aces(seat) is (is_sought and Rank.ACE not in {card.rank for card in held})


@pytest.mark.sampled(3)
@presets
def test_what_nobody_can_hold_is_surely_aside(rules: Ruleset) -> None:
    for seed in range(3):
        for seen in seen_in_play(rules, seed):
            placing = Placing(seen)
            held = mask_of(seen.available(seen.seat))
            for seat in placing.others:
                held |= placing.could[seat]
            assert placing.aside() == cards_of(placing.deductions.unseen & ~held)


KITTY = [pytest.param(rules, id=name) for name, rules in PRESETS.items() if rules.layout is Layout.KITTY]


@pytest.mark.parametrize("rules", KITTY)
def test_nobody_is_said_to_have_discarded_what_the_rules_forbid(rules: Ruleset) -> None:
    """At the first trick an ace that was neither one's own nor in the kitty lay with the one opponent, and nobody was
    said to know.
    """
    assert rules.kitty is not None
    met = 0
    for seed in range(8):
        for seen in seen_in_play(rules, seed, every=1):
            placing = Placing(seen)
            is_bound = not rules.kitty.discard_aces_and_tens and seen.declarer not in (None, seen.seat)
            for card in cards_of(placing.deductions.unseen) if is_bound else ():
                if card.rank in ACES_AND_TENS:
                    owners = placing.owners(card)
                    assert {*owners} <= {*placing.others}
                    assert card not in seen.kitty or owners == (seen.declarer,)
                    assert len(owners) > 1 or placing.known[owners[0]] & BIT[card.index]
                    met += 1
    assert met or rules.kitty.discard_aces_and_tens


@pytest.mark.parametrize("rules", KITTY)
def test_the_quiz_says_that_a_card_cannot_be_known_only_where_it_has_two_places(rules: Ruleset) -> None:
    """An ace that only one seat could hold "could not be known"."""
    asked = 0
    for seed in range(6):
        for nth, seen in enumerate(seen_in_play(rules, seed)):
            question = question_on(seen, nth)
            if question.kind is not QuizKind.WHERE_IS or question.right != UNKNOWN:
                continue
            assert question.card is not None
            assert question.proof.kind is ProofKind.MAY_BE_WITH
            aside = [question.proof.is_aside] if question.proof.is_aside else []
            assert len(question.proof.seats) + len(aside) > 1 or not question.proof.seats
            if question.proof.is_aside and seen.declarer not in (None, seen.seat):
                assert rules.kitty is not None
                assert rules.kitty.discard_aces_and_tens or question.card.rank not in ACES_AND_TENS
            asked += 1
    assert asked
