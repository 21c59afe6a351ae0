"""The player that sees all cards: legal everywhere, exact where the solver is, met only where it measures."""

from __future__ import annotations

import random

import pytest

from marjapussi_desktop.bots.determinization.sampler import true_determinization
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.knowledge.card_sets import mask_of
from marjapussi_desktop.bots.players.levels import CHEAT, LEVELS, OFFERED_LEVELS, UnknownBotError, make_bot, playable
from marjapussi_desktop.bots.players.search_player import candidate_actions
from marjapussi_desktop.bots.search.double_dummy import values_of
from marjapussi_desktop.controller.bot_processes.seating import seat_bot
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.choices import AnswerChoices, PlayChoices
from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.observation import observe, see_all
from marjapussi_desktop.engine.phases import choices_of
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.evaluation.cheat import CheatBot, Seeing, measured_bot
from marjapussi_desktop.evaluation.duplicate import compare
from marjapussi_desktop.evaluation.simulation import play_match
from marjapussi_desktop.evaluation.table import Table
from tests.bots.bot_games import mixed_bots, positions

presets = pytest.mark.parametrize("rules", PRESETS.values(), ids=list(PRESETS))


@pytest.mark.sampled(2)
@presets
def test_it_plays_a_hand_of_every_game(rules: Ruleset) -> None:
    players = players_in(rules.layout)
    bots = [CheatBot(1), *(make_bot("casual", 1) for _ in range(players - 1))]
    match = game.new_match(rules, 0)
    assert Table(bots).play_hand(match, shuffled_deal(rules, random.Random(3))).hands_over


@presets
def test_the_cards_it_is_shown_are_the_true_ones(rules: Ruleset) -> None:
    for hand, seat in positions(rules, mixed_bots(rules, 3), seed=9):
        imagined = true_determinization(observe(hand, seat), see_all(hand))
        assert imagined.world.hands == tuple(mask_of(hand.available(other)) for other in range(len(hand.hands)))
        discarded = mask_of(hand.exchange.discarded)
        if isinstance(choices_of(hand, seat), PlayChoices) and hand.rules.contract is not None:
            assert imagined.aside & discarded == discarded


def test_no_move_is_better_than_the_best_that_it_finds() -> None:
    """Where no declaration is at hand, and where one is."""
    rules = PRESETS["huutopussi"]
    met = 0
    for hand, seat in positions(rules, mixed_bots(rules, 1), seed=12):
        choices = choices_of(hand, seat)
        if isinstance(choices, PlayChoices | AnswerChoices) and len(hand.hands[seat]) < 6:
            seen, cards = observe(hand, seat), see_all(hand)
            actions = candidate_actions(View(seen), choices)
            values = dict(zip(actions, values_of(seen, actions, cards.hands), strict=True))
            best = max(value.gain for value in values.values())
            assert values[CheatBot(1).decide_seeing(seen, cards).action].gain == best
            met += 1
    assert met


def test_only_where_bots_are_measured_one_may_see_all_cards() -> None:
    assert isinstance(measured_bot(CHEAT, 1), Seeing)
    assert CHEAT not in LEVELS
    assert CHEAT not in OFFERED_LEVELS
    with pytest.raises(UnknownBotError, match="cheat"):
        seat_bot(CHEAT, 1)
    assert playable(CHEAT) in LEVELS
    assert not any(isinstance(make_bot(level, 1), Seeing) for level in LEVELS)


def test_it_can_be_simulated_and_repeats() -> None:
    rules = PRESETS["marjapussi"]
    records = [play_match("marjapussi", rules, [CHEAT, "casual", CHEAT, "casual"], 5, 1, trace=False) for _ in range(2)]
    assert records[0].hands[0].moves == records[1].hands[0].moves


@pytest.mark.slow
def test_who_sees_all_cards_beats_who_does_not() -> None:
    result = compare(PRESETS["huutopussi"], CheatBot(1), make_bot("skilled", 2), 60, seed=3)
    assert result.score - 2 * result.score_error > 0
