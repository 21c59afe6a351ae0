"""Cards that are worth the same are not told apart by what a search found of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.evaluation import ActionValue, Basis, Evaluation, Unit
from marjapussi_desktop.bots.explaining.equals import worth_the_same
from marjapussi_desktop.bots.explaining.explained import explained
from marjapussi_desktop.bots.explaining.scene import Scene
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.engine.actions import Play
from marjapussi_desktop.engine.cards import Rank, Suit, card, king_of, queen_of
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.observation import Observation, observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.seats import players_in
from tests.bots.bot_games import positions


def choices_in(preset: str, seeds: int = 6) -> Iterator[Observation]:
    """Positions of hands in which a seat has several cards to choose from."""
    rules = PRESETS[preset]
    for seed in range(seeds):
        bots = [make_bot("casual", seed) for _seat in range(players_in(rules.layout))]
        for hand, seat in positions(rules, bots, seed, 2):
            seen = observe(hand, seat)
            if isinstance(seen.choices, PlayChoices) and len(seen.choices.cards) > 1:
                yield seen


def suits_with_queen_and_jack(seen: Observation) -> list[Suit]:
    """Those where both may be played, nothing is declared, and the king is somebody else's or has gone."""
    assert isinstance(seen.choices, PlayChoices)
    suits = sorted(set(Suit) - {one.suit for one in seen.declared})
    mine = {*seen.available(seen.seat), *seen.trick}
    pairs = {suit: {queen_of(suit), card("J" + suit)} for suit in suits}
    return [suit for suit in suits if pairs[suit] <= set(seen.choices.cards) and king_of(suit) not in mine]


def test_a_queen_without_her_king_costs_what_the_jack_does() -> None:
    """ "♦J would cost about 8" was said for ♦Q, of which each counts five."""
    found = 0
    for seen in choices_in("huutopussi-3"):
        for suit in suits_with_queen_and_jack(seen):
            queen, jack = Play(queen_of(suit)), Play(card("J" + suit))
            values = (
                ActionValue(queen, 9.0, 1.0, 50, paired_error=0.0),
                ActionValue(jack, 1.0, 1.0, 50, paired_error=1.0),
            )
            searched = Evaluation(values, Unit.SCORE, Basis.ROLLOUTS, 50)
            assert explained(seen, Decision(queen, BotReason.BEST_ON_AVERAGE, evaluation=searched)).comparison is None
            found += 1
    assert found


def test_the_next_best_is_another_card_than_the_equal_one() -> None:
    for seen in choices_in("huutopussi-3"):
        assert isinstance(seen.choices, PlayChoices)
        for suit in suits_with_queen_and_jack(seen):
            others = [one for one in seen.choices.cards if one.suit is not suit or one.rank is Rank.ACE]
            if not others:
                continue
            values = [
                ActionValue(Play(one), float(-place)) for place, one in enumerate((queen_of(suit), card("J" + suit)))
            ]
            values.append(ActionValue(Play(others[0]), -9.0))
            searched = Evaluation(tuple(values), Unit.SCORE, Basis.ROLLOUTS, 50)
            decision = Decision(Play(queen_of(suit)), BotReason.BEST_ON_AVERAGE, evaluation=searched)
            comparison = explained(seen, decision).comparison
            assert comparison is not None
            assert comparison.other == Play(others[0])
            return
    pytest.fail("no such position")


def test_a_half_whose_other_half_partner_may_hold_has_no_equal() -> None:
    alive = 0
    for seen in choices_in("huutopussi", 3):
        scene = Scene(seen)
        for suit in set(Suit) - {one.suit for one in seen.declared}:
            pair = {queen_of(suit), card("J" + suit)}
            if pair <= set(seen.available(seen.seat)) and scene.view.deductions.could[(seen.seat + 2) % 4] & (
                1 << king_of(suit).index
            ):
                assert not worth_the_same(scene, *pair)
                alive += 1
    assert alive


def test_a_card_of_the_open_row_is_not_as_good_as_one_in_the_hand() -> None:
    found = 0
    for seen in choices_in("avomarjapussi", 3):
        scene, nines = Scene(seen), [card(f"{rank}{suit}") for suit in "SCDH" for rank in "9876"]
        mine = [one for one in nines if one in seen.available(seen.seat)]
        for one in mine:
            for other in mine:
                if (one in seen.hand) != (other in seen.hand):
                    assert not worth_the_same(scene, one, other)
                    found += one.suit is other.suit
    assert found
