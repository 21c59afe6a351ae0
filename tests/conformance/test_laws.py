"""The laws of the game, over every preset and over random combinations of options."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import given

from marjapussi_desktop.controller.match.view_making import view_of
from marjapussi_desktop.engine import game, phases
from marjapussi_desktop.engine.actions import Play
from marjapussi_desktop.engine.cards import Card, pack_of
from marjapussi_desktop.engine.errors import UnknownCardsError
from marjapussi_desktop.engine.events import HandKind
from marjapussi_desktop.engine.notation import format_action, format_choices, parse_action
from marjapussi_desktop.engine.observation import observe, redact, seen_move
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.reasons import Reason, Refusal
from marjapussi_desktop.engine.record import HandRecord, MatchRecord, PlayerInfo, format_record
from marjapussi_desktop.engine.record_reading import parse_record
from marjapussi_desktop.engine.ruleset import CARD_POINT_TABLES, Ruleset
from marjapussi_desktop.engine.scoring import count_cards
from marjapussi_desktop.engine.state import HandState, Phase
from tests.helpers.every_action import WITHOUT_CARDS, choices_of_cards, is_offered
from tests.helpers.hidden import swap_of_unseen, with_cards_swapped
from tests.helpers.playing import Moment, hand_of, played_at_random, seats_in_play
from tests.helpers.rulesets import PRESET_IDS, SEEDS, Variant, laws, variants

EVERY_PRESET = pytest.mark.parametrize("preset", PRESET_IDS)


def _cards_in(hand: HandState) -> list[Card]:
    piles = [*hand.hands, hand.stock, hand.trick, *(trick.cards for trick in hand.tricks), hand.exchange.discarded]
    if hand.rules.kitty is not None and hand.declarer is None:
        piles.append(hand.dealt.kitty)
    rows = [c for row in (*hand.up, *hand.down) for c in row if c is not None]
    return sorted([*rows, *(c for pile in piles for c in pile)])


# -- cards are conserved, and somebody always has a choice ------------------------------------------------------------


def check_conservation(rules: Ruleset, moments: Iterator[Moment]) -> None:
    for moment in moments:
        assert _cards_in(hand_of(moment.after)) == list(pack_of(rules.deal.pack))


def check_somebody_may_move(rules: Ruleset, moments: Iterator[Moment]) -> None:
    for moment in moments:
        hand = hand_of(moment.after)
        movers = [seat for seat in seats_in_play(rules) if game.choices(moment.after, seat) is not None]
        if hand.phase is Phase.OVER:
            assert hand.result is not None
            assert game.seat_to_act(moment.after) is None
            assert not movers
        else:
            assert hand.result is None
            assert game.seat_to_act(moment.after) in movers


# -- what is offered is accepted, and nothing else is -----------------------------------------------------------------


def check_choices_are_exact(rules: Ruleset, moments: Iterator[Moment], dice: random.Random) -> None:
    for moment in moments:
        for seat in seats_in_play(rules):
            choices = game.choices(moment.after, seat)
            own = hand_of(moment.after).available(seat)
            for action in (*WITHOUT_CARDS, *choices_of_cards(own, dice)):
                refusal = game.check(moment.after, seat, action)
                assert (refusal is None) == is_offered(choices, action), (seat, action, refusal)
                assert refusal is None or isinstance(refusal.reason, Reason)
            for action in choices.actions() if choices is not None else ():
                assert game.check(moment.after, seat, action) is None


def check_refusing_changes_nothing(rules: Ruleset, moments: Iterator[Moment], dice: random.Random) -> None:
    for moment in moments:
        seat, action = dice.choice(list(seats_in_play(rules))), dice.choice(WITHOUT_CARDS)
        before = moment.after
        step = game.act(before, seat, action)
        assert before == moment.after
        assert isinstance(step, Refusal) == (game.check(before, seat, action) is not None)


# -- records and notation ---------------------------------------------------------------------------------------------


def record_of(variant: Variant, moments: list[Moment]) -> MatchRecord:
    players = tuple(PlayerInfo(f"Seat {seat}", "bot:random") for seat in seats_in_play(variant.rules))
    record = MatchRecord(variant.preset, variant.rules, players, seed=7)
    for moment in moments:
        hand = hand_of(moment.after)
        if moment.action is None:
            record.hands.append(HandRecord(hand.dealer, hand.dealt))
        record.hands[-1].moves = list(hand.moves)
        record.hands[-1].result = hand.result
        record.totals, record.winner = moment.after.totals, moment.after.winner
    return record


def check_replay_gives_the_state(variant: Variant, moments: list[Moment], upto: int) -> None:
    record = record_of(variant, moments[:upto])
    replayed = parse_record(format_record(record))
    assert replayed.record == record
    assert replayed.match == moments[upto - 1].after


def check_notation(moments: Iterator[Moment]) -> None:
    for moment in moments:
        seat = game.seat_to_act(moment.after)
        question = hand_of(moment.after).marriages.question
        choices = game.choices(moment.after, seat) if seat is not None else None
        for action in choices.actions() if choices is not None else ():
            assert parse_action(format_action(action), question) == action
        if choices is not None:
            assert format_choices(choices), "somebody has a move"


# -- a seat knows what it has seen, and no more -----------------------------------------------------------------------


def check_hidden_cards_do_not_show(rules: Ruleset, moments: Iterator[Moment], dice: random.Random) -> None:
    players = tuple(PlayerInfo("X", "human") for _ in seats_in_play(rules))
    record = MatchRecord("any", rules, players, seed=1)
    for moment in moments:
        hand = hand_of(moment.after)
        for seat in seats_in_play(rules):
            swap = swap_of_unseen(hand, seat, dice)
            other = with_cards_swapped(hand, swap)
            assert observe(other, seat) == observe(hand, seat)
            for event in moment.events:
                assert redact(with_cards_swapped(event, swap), seat, other) == redact(event, seat, hand)
            for mine, theirs in zip(hand.moves, other.moves, strict=True):
                assert seen_move(theirs, other, seat) == seen_move(mine, hand, seat)
            # After the end the points of the discards are told to all.
            if hand.phase is not Phase.OVER:
                changed = with_cards_swapped(moment.after, swap)
                assert view_of(changed, record, seat) == view_of(moment.after, record, seat)


def test_cards_dealt_otherwise_make_another_state() -> None:
    """The law above says something: the states that look alike to a seat differ."""
    hand = hand_of(next(played_at_random(PRESETS["huutopussi"], 1)).after)
    other = with_cards_swapped(hand, swap_of_unseen(hand, 0, random.Random(1)))
    assert other.hands[0] == hand.hands[0]
    assert other.hands[1:] != hand.hands[1:]
    assert observe(other, 1) != observe(hand, 1)


def check_rules_answer_for_an_observation(rules: Ruleset, moments: Iterator[Moment], dice: random.Random) -> None:
    """What a seat may do, and why not else, follows from what it knows: a refusal tells it of no hidden card."""
    for moment in moments:
        for seat in seats_in_play(rules):
            seen = observe(hand_of(moment.after), seat)
            assert phases.seat_to_act(seen) == seen.to_act == game.seat_to_act(moment.after)
            assert phases.choices_of(seen, seat) == seen.choices == game.choices(moment.after, seat)
            hidden = [Play(card) for row in hand_of(moment.after).down for card in row if card is not None]
            some = *dice.sample(WITHOUT_CARDS, 40), *choices_of_cards(seen.available(seat), dice), *hidden
            for action in some:
                assert phases.check(seen, seat, action) == game.check(moment.after, seat, action)


def test_an_observation_tells_of_its_own_seat_only() -> None:
    seen = observe(hand_of(next(iter(played_at_random(PRESETS["huutopussi"], 1))).after), 0)
    with pytest.raises(UnknownCardsError, match="seat 0 does not know the hand of seat 2"):
        seen.held(2)


# -- scores -----------------------------------------------------------------------------------------------------------


def check_scores_add_up(rules: Ruleset, moments: Iterator[Moment]) -> None:
    for moment in moments:
        result = hand_of(moment.after).result
        if result is None:
            continue
        before = moment.before.totals
        if result.kind is HandKind.REDEAL:
            assert (result.totals, result.scores, result.lines) == (before, (), ())
            continue
        for side, total in enumerate(result.totals):
            assert sum(line.amount for line in result.lines if line.side == side) == result.scores[side]
            adjusted = sum(line.amount for line in result.adjustments if line.side == side)
            assert total == before[side] + result.scores[side] + adjusted
        assert all(line.amount for line in (*result.lines, *result.taken_lines))
        assert sum(result.tricks) == len(hand_of(moment.after).tricks)
        _check_points_taken(rules, hand_of(moment.after))


def _check_points_taken(rules: Ruleset, hand: HandState) -> None:
    result = hand.result
    assert result is not None
    contract = rules.contract
    if contract is None:
        assert sum(first for first, _second in result.pips) == sum(result.taken)
        return
    table = CARD_POINT_TABLES[contract.card_points]
    away = () if rules.kitty is None else hand.dealt.kitty if hand.passed_out else hand.exchange.discarded
    is_counted = rules.kitty is not None and rules.kitty.discards_count and not hand.passed_out
    uncounted = 0 if is_counted else count_cards(away, table)
    whole = 4 * sum(table.values()) + contract.last_trick + sum(d.points for d in hand.marriages.declared)
    assert sum(result.taken) == whole - uncounted
    assert sum(line.amount for line in result.taken_lines) == sum(result.taken)


# -- the laws over every preset ---------------------------------------------------------------------------------------


@EVERY_PRESET
@given(seed=SEEDS)
@laws(4)
def test_every_card_stays_in_play_and_somebody_may_always_move(preset: str, seed: int) -> None:
    rules = PRESETS[preset]
    check_conservation(rules, played_at_random(rules, seed, hands=2))
    check_somebody_may_move(rules, played_at_random(rules, seed, hands=2))


@EVERY_PRESET
@given(seed=SEEDS)
@laws(2)
def test_what_is_offered_is_accepted_and_all_else_refused(preset: str, seed: int) -> None:
    rules = PRESETS[preset]
    check_choices_are_exact(rules, played_at_random(rules, seed), random.Random(seed))


@EVERY_PRESET
@given(seed=SEEDS)
@laws(3)
def test_a_refused_action_changes_nothing(preset: str, seed: int) -> None:
    rules = PRESETS[preset]
    check_refusing_changes_nothing(rules, played_at_random(rules, seed), random.Random(seed))


@EVERY_PRESET
@given(seed=SEEDS)
@laws(5)
def test_replaying_a_record_gives_the_same_match(preset: str, seed: int) -> None:
    variant = Variant(preset, PRESETS[preset])
    moments = list(played_at_random(variant.rules, seed, hands=3))
    check_replay_gives_the_state(variant, moments, len(moments))
    check_replay_gives_the_state(variant, moments, 1 + seed % len(moments))


@EVERY_PRESET
@given(seed=SEEDS)
@laws(2)
def test_notation_reads_what_it_writes(preset: str, seed: int) -> None:
    check_notation(played_at_random(PRESETS[preset], seed))


@EVERY_PRESET
@given(seed=SEEDS)
@laws(3)
def test_unseen_cards_do_not_show(preset: str, seed: int) -> None:
    rules = PRESETS[preset]
    check_hidden_cards_do_not_show(rules, played_at_random(rules, seed), random.Random(seed))


@EVERY_PRESET
@given(seed=SEEDS)
@laws(2)
def test_the_rules_answer_for_an_observation_as_for_the_state(preset: str, seed: int) -> None:
    rules = PRESETS[preset]
    check_rules_answer_for_an_observation(rules, played_at_random(rules, seed), random.Random(seed))


@EVERY_PRESET
@given(seed=SEEDS)
@laws(10)
def test_score_lines_add_up(preset: str, seed: int) -> None:
    rules = PRESETS[preset]
    check_scores_add_up(rules, played_at_random(rules, seed, hands=4))


# -- the same over combinations of options ----------------------------------------------------------------------------


def check_all(variant: Variant, seed: int) -> None:
    rules, dice = variant.rules, random.Random(seed)
    moments = list(played_at_random(rules, seed, hands=2))
    check_conservation(rules, iter(moments))
    check_somebody_may_move(rules, iter(moments))
    check_refusing_changes_nothing(rules, iter(moments), dice)
    check_scores_add_up(rules, iter(moments))
    check_replay_gives_the_state(variant, moments, 1 + seed % len(moments))
    few = [moment for moment in moments if dice.random() < 0.12]
    check_choices_are_exact(rules, iter(few), dice)
    check_hidden_cards_do_not_show(rules, iter(few), dice)
    check_rules_answer_for_an_observation(rules, iter(few), dice)
    check_notation(moment for moment in few if hand_of(moment.after).phase is not Phase.GIVE)


@given(variant=variants(), seed=SEEDS)
@laws(30)
def test_all_laws_hold_for_combinations_of_options(variant: Variant, seed: int) -> None:
    check_all(variant, seed)


@pytest.mark.slow
@given(variant=variants(), seed=SEEDS)
@laws(1500)
def test_all_laws_hold_for_many_combinations_of_options(variant: Variant, seed: int) -> None:
    check_all(variant, seed)
