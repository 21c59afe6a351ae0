"""A hand in sequence: the same hand as the engine's, with every choice of the table and no other."""

from __future__ import annotations

import pickle
import random
from itertools import combinations

import pytest

from marjapussi_desktop.engine import PRESETS, choices_of, format_action, rules_of, seat_to_act
from marjapussi_desktop.engine.actions import Discard, Give, Kontra, Return
from marjapussi_desktop.engine.choices import CardsChoices
from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.events import HandKind
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.openspiel.action_ids import SILENCE, TEXTS
from marjapussi_desktop.openspiel.hand import CHANCE, OVER, Hand, replayed
from tests.openspiel.hands import in_play, moments, presets


@presets
def test_chance_deals_card_by_card_what_the_engine_deals_from_a_pack(preset: str) -> None:
    rules = PRESETS[preset]
    hand, pack = Hand(rules, 1), rules.deal.pack
    for count, hand in zip(range(pack + 1), moments(rules, 3), strict=False):
        assert (hand.to_act == CHANCE) == (count < pack)
        assert count == pack or len(hand.legal) == pack - count
    order = list(hand.ids)

    class Stacked:
        def shuffle(self, x: list[object], /) -> None:
            by_index = {card.index: card for card in x}  # type: ignore[attr-defined]
            x[:] = [by_index[index] for index in order]

    assert hand.match.hand is not None
    assert hand.match.hand.dealt == shuffled_deal(rules, Stacked())


@presets
def test_whoever_acts_has_the_choices_that_the_engine_gives_and_no_other(preset: str) -> None:
    for hand in in_play(PRESETS[preset], 5):
        assert list(hand.legal) == sorted(set(hand.legal))
        if hand.to_act == OVER:
            assert hand.legal == ()
            continue
        state, seat = hand.match.hand, hand.to_act
        assert state is not None
        choices = choices_of(state, seat)
        assert choices is not None
        if hand.asked is not None:
            assert [TEXTS[number] for number in hand.legal] == [*map(format_action, choices.calls), "silence"]
        elif not isinstance(choices, CardsChoices):
            assert seat == seat_to_act(hand.match)
            actions = {format_action(action) for action in choices.actions() if action not in choices.calls}
            assert {TEXTS[number] for number in hand.legal} == actions


@pytest.mark.parametrize("preset", ["huutopussi", "huutopussi-wurzel", "huutopussi-3"])
def test_each_set_of_cards_is_one_sequence(preset: str) -> None:
    kinds = set()
    for start in in_play(PRESETS[preset], 7):
        choices = choices_of(start.match.hand, start.to_act) if start.match.hand and start.to_act >= 0 else None
        if not isinstance(choices, CardsChoices) or start.chosen:
            continue
        kinds.add(choices.action)
        ways = [start]
        for _card in range(choices.count):
            ways = [way.after(number) for way in ways for number in way.legal]
        moves = [way.match.hand.moves[-1].action for way in ways if way.match.hand is not None]
        sets = [frozenset(move.cards) for move in moves if isinstance(move, Give | Return | Discard)]
        assert sorted(map(sorted, sets)) == sorted(map(sorted, map(set, combinations(choices.cards, choices.count))))
    assert kinds == ({Discard} if PRESETS[preset].kitty is not None else {Give, Return})


def test_whoever_may_call_is_asked_before_every_move_clockwise_from_the_seat_to_act() -> None:
    rules = PRESETS["huutopussi-wurzel"]
    rounds = 0
    for seed in range(20):
        for hand in in_play(rules, seed):
            state = hand.match.hand
            assert state is not None
            first = seat_to_act(hand.match)
            if first is None or hand.silent or hand.chosen:
                continue
            clockwise = [(first + step) % 4 for step in range(4)]
            found = {seat: choices_of(state, seat) for seat in clockwise}
            may_call = [seat for seat, choices in found.items() if choices is not None and choices.calls]
            asked = []
            while hand.asked is not None:
                asked.append(hand.asked)
                assert len(asked) <= 4, "nobody is asked twice"
                hand = hand.after(SILENCE)
            assert asked == may_call
            assert hand.match.hand == state, "saying neither moves nothing"
            rounds += len(asked) > 1
    assert rounds > 20, "both players of a side could call"


def test_after_a_call_all_who_may_are_asked_again_also_out_of_turn() -> None:
    rules = rules_of("huutopussi", kontra=True)
    for hand in in_play(rules, 4):
        if hand.asked is None:
            continue
        assert hand.to_act != seat_to_act(hand.match), "the declarer is to lead, and a defender is asked first"
        called = hand.after(hand.legal[0])
        assert called.match.hand is not None
        assert called.match.hand.moves[-1].action == Kontra()
        assert called.asked in (called.match.hand.declarer, (called.match.hand.leader + 2) % 4)
        assert [TEXTS[number] for number in called.legal] == ["re", "silence"]
        return
    raise AssertionError("nobody could call")


@presets
def test_returns_are_each_sides_score_against_the_others_and_sum_to_nothing(preset: str) -> None:
    rules = PRESETS[preset]
    for seed in range(6):
        *_before, hand = moments(rules, seed)
        state = hand.match.hand
        assert state is not None
        assert state.result is not None
        scores, returns = state.result.scores, hand.returns()
        assert sum(returns) == pytest.approx(0)
        if state.result.kind is HandKind.REDEAL:
            assert returns == [0.0] * hand.players
        elif players_in(rules.layout) == 3:
            assert returns[1] == scores[1] - (scores[0] + scores[2]) / 2
        else:
            assert returns[:2] == [scores[0] - scores[1], scores[1] - scores[0]]
            assert returns[2:] == returns[: hand.players - 2], "partners share"


def test_a_hand_thrown_in_is_over_and_returns_nothing() -> None:
    rules = PRESETS["huutopussi"]
    for seed in range(400):
        hand = next(in_play(rules, seed))
        redeal = TEXTS.index("redeal")
        if redeal in hand.legal:
            over = hand.after(redeal)
            assert (over.to_act, over.returns()) == (OVER, [0.0] * 4)
            return
    raise AssertionError("nobody held three sixes")


def test_before_its_end_a_hand_returns_nothing() -> None:
    for hand in moments(PRESETS["marjapussi"], 1):
        assert hand.to_act == OVER or hand.returns() == [0.0] * 4


@presets
def test_a_hand_is_written_down_as_its_ids(preset: str) -> None:
    every = list(moments(PRESETS[preset], 11))
    for hand in random.Random(1).sample(every, 8):
        again = pickle.loads(pickle.dumps(hand))
        assert again == hand
        assert again is not hand
        assert (again.match, again.legal, again.text()) == (hand.match, hand.legal, hand.text())
        assert replayed(hand.rules, hand.dealer, hand.ids) == hand


def test_another_number_is_refused_and_changes_nothing() -> None:
    hand = next(in_play(PRESETS["huutopussi"], 1))
    before = hand.text()
    with pytest.raises(ValueError, match="legal ids"):
        hand.after(0)
    assert hand.text() == before
