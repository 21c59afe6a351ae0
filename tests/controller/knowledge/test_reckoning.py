"""What can be known at the table: true of the hidden cards, and told from what the seat sees alone."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from marjapussi_desktop.controller.knowledge import reckoning
from marjapussi_desktop.controller.knowledge.reckoning import certain_knowledge, point_table, with_chances
from marjapussi_desktop.engine.cards import MARRIAGES, SUITS
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.state import HandState, Phase
from tests.bots.bot_games import mixed_bots, positions
from tests.helpers.hidden import swap_of_unseen, with_cards_swapped

GAMES = ("marjapussi", "bondtolva", "avomarjapussi", "bondtolva-2", "huutopussi", "huutopussi-3")
games = pytest.mark.parametrize("rules", [PRESETS[name] for name in GAMES], ids=GAMES)
EVERY = 3
"""Positions between two that are tried."""


def in_play(rules: Ruleset, seed: int) -> Iterator[HandState]:
    """Positions of a hand in play; the knowing seat is always the first, as the person's is."""
    played = [hand for hand, _seat in positions(rules, mixed_bots(rules, seed), seed) if hand.phase is Phase.PLAY]
    yield from played[::EVERY]


@games
def test_what_is_certain_is_true(rules: Ruleset) -> None:
    for seed in range(3):
        for hand in in_play(rules, seed):
            knowledge = certain_knowledge(observe(hand, 0))
            assert [one.seat for one in knowledge.seats] == [s for s in range(1, len(hand.hands)) if hand.available(s)]
            for one in knowledge.seats:
                held = hand.available(one.seat)
                assert not {card.suit for card in held} & {*one.out}
                assert {*one.holds} <= {*held}


@games
def test_every_marriage_that_is_held_is_told_as_possible(rules: Ruleset) -> None:
    for seed in range(3):
        for hand in in_play(rules, seed):
            told = {(one.suit, one.seats) for one in certain_knowledge(observe(hand, 0)).marriages}
            for suit in SUITS:
                owners = [[s for s in range(len(hand.hands)) if card in hand.available(s)] for card in MARRIAGES[suit]]
                if owners[0] and owners[0] == owners[1] and hand.marriages.is_open(suit):
                    assert (suit, (owners[0][0],)) in told


@games
def test_the_card_points_of_the_pack_are_all_somewhere(rules: Ruleset) -> None:
    in_pack = 4 * sum(point_table(rules).values())
    for hand in in_play(rules, 1):
        points = certain_knowledge(observe(hand, 0)).points
        unseen = sum(points.taken) + points.own + points.out
        assert unseen <= in_pack
        if not hand.trick and rules.kitty is None:
            assert unseen == in_pack


@games
def test_hidden_cards_change_nothing(rules: Ruleset, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reckoning, "DETERMINIZATIONS", 20)
    dice, tried = random.Random(3), 0
    for hand in in_play(rules, 2):
        other = with_cards_swapped(hand, swap_of_unseen(hand, 0, dice))
        seen, seen_otherwise = observe(hand, 0), observe(other, 0)
        if seen != seen_otherwise:
            continue  # what somebody played or said would not have been allowed
        known = with_chances(certain_knowledge(seen), seen, 1)
        assert known == with_chances(certain_knowledge(seen_otherwise), seen_otherwise, 1)
        tried += hand != other
    assert tried


@games
def test_chances_fit_what_is_certain(rules: Ruleset, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reckoning, "DETERMINIZATIONS", 20)
    for hand in in_play(rules, 4):
        seen = observe(hand, 0)
        known = with_chances(certain_knowledge(seen), seen, 1)
        holders = {card: one.seat for one in known.seats for card in one.holds}
        for key in known.key_cards:
            assert sum(key.chances) == pytest.approx(1)
            assert key.chances[0] == 0
            assert key.card not in holders or key.chances[holders[key.card]] == 1
        for marriage in known.marriages:
            assert marriage.chance is not None
            assert not marriage.is_sure or marriage.chance == 1
