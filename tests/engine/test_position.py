"""Deals and positions as one line: what is written is read again, exactly, and what cannot be is refused by name."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.errors import MarjapussiError, NotationError, RulesError, UnknownPresetError
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.position import format_deal, format_position, parse_deal, parse_position
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.values import changed
from tests.helpers.playing import hand_of, played_at_random, seats_in_play
from tests.helpers.rulesets import PRESET_IDS, SEEDS, Variant, laws, variants
from tests.helpers.scenes import FOUR_ACES, opening

EVERY_PRESET = pytest.mark.parametrize("preset", PRESET_IDS)
LONGEST_REPR = 160


def check_every_position(rules: Ruleset, seed: int, hands: int) -> None:
    """Each is written on one line, read again exactly, and goes on in the same way."""
    for moment in played_at_random(rules, seed, hands):
        for match in (moment.before, moment.after):
            text = format_position(match)
            assert "\n" not in text
            again = parse_position(text)
            assert again == match
            assert format_position(again) == text


@pytest.mark.sampled(2)
@EVERY_PRESET
@given(seed=SEEDS)
@laws(2)
def test_every_position_is_read_as_it_was_written(preset: str, seed: int) -> None:
    check_every_position(PRESETS[preset], seed, hands=2)


@given(variant=variants(), seed=SEEDS)
@laws(12)
def test_so_are_positions_of_combinations_of_options(variant: Variant, seed: int) -> None:
    check_every_position(variant.rules, seed, hands=1)


@EVERY_PRESET
def test_a_whole_match_is_read_as_it_was_written_at_the_end_of_each_hand(preset: str) -> None:
    for moment in played_at_random(PRESETS[preset], 3, hands=30):
        if moment.after.awaits_deal or moment.after.winner is not None:
            assert parse_position(format_position(moment.after)) == moment.after


@EVERY_PRESET
@given(seed=SEEDS)
@laws(5)
def test_every_deal_is_read_as_it_was_written(preset: str, seed: int) -> None:
    deal = shuffled_deal(PRESETS[preset], random.Random(seed))
    assert parse_deal(format_deal(deal)) == deal


def test_a_position_as_it_looks() -> None:
    assert format_position(opening("0: bid 50; 1: pass", kontra=True).match) == (
        "huutopussi kontra=true | hand 1, dealer 0, totals 0 0, carried 0 | "
        "AS AC AD AH KH QH KS QD 6C / TS JS 9S TC JC TD JD TH JH / KC QC QS KD 6S 7C 6D 6H 7H / "
        "8S 7S 9C 8C 9D 8D 7D 9H 8H | 0: bid 50; 1: pass"
    )


DEALT = format_deal(FOUR_ACES)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "a position has a game, a standing"),
        ("huutopussi", "a position has a game, a standing"),
        ("huutopussi | hand 1, dealer 4, totals 0 0, carried 0", "4 seats and 2 totals, hands from 1"),
        ("huutopussi | hand 1, dealer 0, totals 0 0 0, carried 0", "4 seats and 2 totals, hands from 1"),
        ("huutopussi | hand 0, dealer 0, totals 0 0, carried 0", "4 seats and 2 totals, hands from 1"),
        ("huutopussi | hand one", "write it as: hand 1, dealer 0, totals 0 0, carried 0"),
        ("huutopussi | hand 1, dealer 0, totals 0 0, carried 0 | AS XX", "XX: no card"),
        ("huutopussi | hand 1, dealer 0, totals 0 0, carried 0 | AS AS / KS", "card_twice: AS"),
        (f"huutopussi | hand 1, dealer 0, totals 0 0, carried 0 | {DEALT} kitty AS / KS", "there is one kitty"),
        (f"huutopussi | hand 1, dealer 0, totals 0 0, carried 0 | {DEALT} up AS up KS", "a pile is named twice"),
        (f"huutopussi | hand 1, dealer 0, totals 0 0, carried 0 | {DEALT} | 0: bid 51", "0: bid 51: bid_not_multiple"),
        (f"huutopussi | hand 1, dealer 0, totals 0 0, carried 0 | {DEALT} | 7: pass", "a move begins with its seat"),
        (f"huutopussi | hand 1, dealer 0, totals 0 0, carried 0 | {DEALT} | 0: fold", "fold"),
    ],
)
def test_what_is_no_position_is_refused_by_what_is_wrong(text: str, why: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_position(text)
    assert why in str(caught.value)


def test_games_that_there_are_not_are_refused() -> None:
    with pytest.raises(UnknownPresetError, match="there is no preset 'whist'; there are marjapussi, "):
        parse_position("whist | hand 1, dealer 0, totals 0 0, carried 0")
    with pytest.raises(RulesError, match="kontra=maybe: bad_value"):
        parse_position("huutopussi kontra=maybe | hand 1, dealer 0, totals 0 0, carried 0")


def test_rules_that_no_preset_has_cannot_be_written() -> None:
    odd = changed(PRESETS["huutopussi"], target=77)
    with pytest.raises(RulesError, match="no preset with options"):
        format_position(game.new_match(odd, 0))


@given(text=st.text(alphabet="AKST69 /|:;,dh-10bipasoukt", max_size=60))
@laws(300)
def test_any_text_is_a_position_or_refused(text: str) -> None:
    for one in (text, f"huutopussi | {text}", f"huutopussi | hand 1, dealer 0, totals 0 0, carried 0 | {text}"):
        with pytest.raises(MarjapussiError):
            parse_position(one)


@EVERY_PRESET
def test_what_is_large_prints_briefly(preset: str) -> None:
    for moment in played_at_random(PRESETS[preset], 5):
        hand = hand_of(moment.after)
        values = (moment.after, hand, *(observe(hand, seat) for seat in seats_in_play(hand.rules)))
        assert all(len(repr(value)) <= LONGEST_REPR for value in values)


def test_a_hand_in_a_few_words() -> None:
    match = opening("0: bid 50; 1: pass").match
    assert repr(match) == ("<MatchState totals 0 0; <HandState huutopussi (partnership), hand 1: auction, 2 moves>>")
    assert (
        repr(observe(hand_of(match), 3))
        == "<Observation of seat 3; huutopussi (partnership), hand 1: auction, 2 moves>"
    )
