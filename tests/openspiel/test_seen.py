"""What a seat is told: nothing hidden, nothing forgotten, the same as text and as numbers."""

from __future__ import annotations

import random

import pytest

from marjapussi_desktop.engine import PRESETS
from marjapussi_desktop.engine.ruleset import BrokenMarriages, FirstLeader
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.openspiel.hand import Hand, replayed
from marjapussi_desktop.openspiel.sections import information_shapes, longest_play, observation_shapes
from marjapussi_desktop.openspiel.seen import marks, text
from tests.openspiel.hands import in_play, moments, presets

recalled = pytest.mark.parametrize("is_recalled", [True, False], ids=["information", "observation"])


SEEDS = 40
"""In so many random hands each section is used: the rarest is that of broken players."""


def told(hand: Hand, seat: int, is_recalled: bool) -> tuple[str, frozenset[tuple[object, ...]]]:
    """All that a seat is told, as text and as numbers."""
    return text(hand, seat, is_recalled=is_recalled), frozenset(marks(hand, seat, is_recalled=is_recalled))


@pytest.mark.sampled(8)
@presets
@recalled
def test_every_number_has_its_place_and_every_section_is_used(preset: str, is_recalled: bool) -> None:
    rules = PRESETS[preset]
    shapes = information_shapes(rules) if is_recalled else observation_shapes(rules)
    used = set()
    for seed in range(SEEDS):
        for hand in list(moments(rules, seed))[seed % 9 :: 9]:
            for seat in range(hand.players):
                for section, place, value in marks(hand, seat, is_recalled=is_recalled):
                    used.add(section)
                    assert len(place) == len(shapes[section])
                    assert all(0 <= number < size for number, size in zip(place, shapes[section], strict=True))
                    assert 0 < value <= 1
    never = {"lead_suit"} if not rules.marriages.lead_from_marriage else set()
    never |= {"broken"} if rules.marriages.broken_marriages is BrokenMarriages.NEVER else set()
    assert set(shapes) - used <= never


@presets
@recalled
def test_before_a_move_a_seat_is_told_its_own_cards_only(preset: str, is_recalled: bool) -> None:
    """The cards that a seat does not see are dealt anew: it is told the same."""
    rules = PRESETS[preset]
    hand, dice = next(in_play(rules, 2)), random.Random(8)
    assert hand.match.hand is not None
    ace_of_clubs = {9} if rules.deal.first_leader is FirstLeader.ACE_OF_CLUBS else set()
    open_cards = ace_of_clubs | {card.index for row in hand.match.hand.up for card in row if card is not None}
    differ = 0
    for seat in range(hand.players):
        known = open_cards | {card.index for card in hand.match.hand.hands[seat]}
        hidden = [number for number in hand.ids if number not in known]
        dice.shuffle(hidden)
        pile = iter(hidden)
        other = replayed(rules, hand.dealer, [n if n in known else next(pile) for n in hand.ids])
        assert told(other, seat, is_recalled) == told(hand, seat, is_recalled)
        differ += told(other, (seat + 1) % hand.players, is_recalled) != told(hand, (seat + 1) % hand.players, True)
    assert differ, "the others were told of other cards"


@pytest.mark.parametrize("preset", ["huutopussi", "huutopussi-3-helsinki"])
def test_cards_chosen_of_a_set_are_known_to_nobody_else(preset: str) -> None:
    choosing = [hand for hand in in_play(PRESETS[preset], 6) if hand.chosen]
    assert choosing
    for hand in choosing:
        before = replayed(hand.rules, hand.dealer, hand.ids[:-1])
        for seat in range(hand.players):
            is_told = told(hand, seat, True) != told(before, seat, True)
            assert is_told == (seat == hand.to_act)


def test_a_card_turned_up_is_remembered_at_its_place_and_no_other_is_told() -> None:
    counts = []
    for hand in in_play(PRESETS["avomarjapussi"], 4):
        state = hand.match.hand
        assert state is not None
        turned = {place for section, place, _one in marks(hand, 1, is_recalled=True) if section == "turned_up"}
        was_down = [
            (seat, column) for seat, row in enumerate(state.down) for column, card in enumerate(row) if not card
        ]
        assert turned == {(seat, column, state.dealt.down[seat][column].index) for seat, column in was_down}
        counts.append(len(turned))
    assert (counts[0], counts[-1]) == (0, 14)


@pytest.mark.sampled(4)
@presets
@recalled
def test_text_and_numbers_tell_the_same_moments_apart(preset: str, is_recalled: bool) -> None:
    """Of two moments a seat is told the same as text if and only if it is told the same as numbers."""
    texts: dict[str, frozenset[tuple[object, ...]]] = {}
    numbers: dict[frozenset[tuple[object, ...]], str] = {}
    for seed in range(2):
        for hand in moments(PRESETS[preset], seed):
            for seat in range(hand.players):
                words, found = told(hand, seat, is_recalled)
                assert texts.setdefault(words, found) == found
                assert numbers.setdefault(found, words) == words


@presets
def test_nothing_is_forgotten(preset: str) -> None:
    """Whoever acts twice is never told the same, and what it is told names every move that it saw."""
    for seed in range(2):
        acted = set()
        for hand in in_play(PRESETS[preset], seed):
            if hand.to_act >= 0:
                words, _numbers = told(hand, hand.to_act, True)
                assert words not in acted
                acted.add(words)
                assert hand.match.hand is not None
                assert words.count("; ") == max(0, len(hand.match.hand.moves) - 1)


@presets
def test_the_history_has_room_for_the_longest_hand_that_was_played(preset: str) -> None:
    rules = PRESETS[preset]
    longest = 0
    for seed in range(10):
        *_before, hand = moments(rules, seed)
        longest = max(
            longest, len({place[0] for section, place, _ in marks(hand, 0, is_recalled=True) if section == "history"})
        )
    assert rules.deal.pack - 3 <= longest <= longest_play(rules)
    assert longest_play(rules) < 3 * rules.deal.pack


def test_a_seat_is_told_in_words() -> None:
    hand = next(in_play(PRESETS["bondtolva"], 1))
    assert players_in(hand.rules.layout) == 4
    seat = hand.to_act
    assert hand.match.hand is not None
    cards = " ".join(card.code for card in hand.match.hand.hands[seat])
    assert text(hand, seat, is_recalled=True) == (
        f"seat {seat}, dealer 1, play of {seat}, hand {cards}, dealt {cards}, moves "
    )
    assert text(Hand(hand.rules, 1), 2, is_recalled=False) == "seat 2, dealer 1, dealing"
