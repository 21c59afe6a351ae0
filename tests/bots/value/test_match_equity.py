"""Chances to win the match: tiny chains by hand, what tables must hold to, and a card that only the match asks for."""

from __future__ import annotations

import random

import pytest

from marjapussi_desktop.bots.native.values import Outcome
from marjapussi_desktop.bots.players.levels import LEVELS, make_bot
from marjapussi_desktop.bots.players.search_player import SearchPlayer
from marjapussi_desktop.bots.players.skill import SKILLED
from marjapussi_desktop.bots.value.equity_by_points import NOBODY, Ending, EquityByPoints, Hand, Shares
from marjapussi_desktop.bots.value.equity_by_race import LACKS, Race
from marjapussi_desktop.bots.value.match_equity import ByRace, Played, match_chances, point_worth, shares_of
from marjapussi_desktop.bots.value.payoffs import Stakes, next_dealer_of, terms_of
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import Play
from marjapussi_desktop.engine.cards import Card, cards
from marjapussi_desktop.engine.observation import Observation, observe
from marjapussi_desktop.engine.options import OptionValue
from marjapussi_desktop.engine.ruleset import Overshoot, PipTie, Ruleset
from marjapussi_desktop.engine.seats import sides_in
from marjapussi_desktop.engine.state import Deal
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.training.match_equity import solved
from tests.bots.bot_games import mixed_bots, positions
from tests.helpers.rulesets import PRESET_IDS, random_variant, rules_of

BOTH = (True, True)
OWN, OTHERS = 0, 1


def hand(last_trick: int, pips: int = NOBODY, declared: tuple[int, int] = (0, 0)) -> Hand:
    """A hand in which both win tricks."""
    return Hand(declared, last_trick, pips, BOTH)


COIN = {hand(OWN): 0.5, hand(OTHERS): 0.5}
"""A point for one side or the other."""


def chances_of(shares: Shares, **options: OptionValue) -> EquityByPoints:
    return EquityByPoints(rules_of("marjapussi", **options), shares)


def for_average_dealer(rules: Ruleset, own: int, other: int) -> float:
    """The chance of side 0, averaged over who deals."""
    chances = match_chances(rules)
    return sum(chances.after(Played((own, other), (0, 0), BOTH, dealer))[0] for dealer in (0, 1)) / 2


# -- tiny chains ------------------------------------------------------------------------------------------------------


def test_a_point_for_either_side_is_a_coin_tossed_again_and_again() -> None:
    chances = chances_of(COIN, target=5, overshoot=Overshoot.ALLOWED)
    assert chances.of((4, 4), 0) == pytest.approx((0.5, 0.5))
    assert chances.of((3, 4), 0) == pytest.approx((0.25, 0.75))
    assert chances.of((3, 4), 1) == pytest.approx((0.25, 0.75))
    assert chances.of((2, 4), 1) == pytest.approx((0.125, 0.875))


def test_the_deal_goes_round() -> None:
    chances = chances_of({hand(OWN): 1.0}, target=5, overshoot=Overshoot.ALLOWED)
    assert chances.of((4, 4), 0) == pytest.approx((1, 0))
    assert chances.of((3, 4), 0) == pytest.approx((0, 1)), "the other side deals when both have four"
    assert chances.of((3, 4), 1) == pytest.approx((0, 1))


def test_past_the_target_one_begins_again_from_seven() -> None:
    chances = chances_of({hand(OWN): 0.5, hand(OWN, pips=OWN): 0.5}, target=8, overshoot=Overshoot.TO_SEVEN)
    # The dealer's side wins with one of two, else the other deals from the same totals: p = 1/2 + (1 − p) / 2.
    assert chances.of((7, 7), 0)[0] == pytest.approx(2 / 3, abs=1e-4)


def test_a_side_declares_what_its_match_wants() -> None:
    rich = {hand(OWN, declared=(2, 0)): 1.0}
    chances = chances_of(rich, target=12, overshoot=Overshoot.TO_SEVEN)
    assert chances.of((11, 0), 0) == pytest.approx((1, 0)), "without the declaration the last trick is enough"
    assert chances.of((9, 0), 0) == pytest.approx((1, 0)), "with it three points are there"
    assert chances.of((10, 11), 0) == pytest.approx((0, 1)), "two are not to be had"


def test_without_a_trick_one_begins_from_nothing() -> None:
    no_trick = Ending((0, 1), (False, True), OTHERS)
    chances = chances_of(COIN, target=5, overshoot=Overshoot.ALLOWED)
    assert chances.after((4, 2), no_trick, 0) == chances.of((0, 3), 0) == pytest.approx((7 / 64, 57 / 64), abs=1e-4)
    milder = chances_of(COIN, target=5, overshoot=Overshoot.ALLOWED, porvoo=False)
    assert milder.after((4, 2), no_trick, 0) == milder.of((4, 3), 0) == pytest.approx((0.75, 0.25))


def test_both_exactly_there_the_one_who_scored_last_was_not_first() -> None:
    chances = chances_of(COIN)
    assert chances.after((11, 11), Ending((1, 1), BOTH, OWN), 0) == (0, 1)
    assert chances.after((11, 11), Ending((1, 1), BOTH, OTHERS), 0) == (1, 0)
    assert chances.after((11, 11), Ending((1, 1), BOTH), 0) == (0.5, 0.5), "who was first is not known"


def test_points_carried_over_go_with_the_pips() -> None:
    hands = {hand(OWN): 0.5, Hand((0, 0), OTHERS, OTHERS, BOTH): 0.5}
    chances = chances_of(hands, target=5, overshoot=Overshoot.ALLOWED, pip_tie=PipTie.CARRY)
    # From 3–3 with one carried over, pips end the match. A tie makes 4–3; then pips win for side 0, and a tie makes
    # 4–4, where both win at once.
    assert chances.of((3, 3), 0, 1) == pytest.approx((0.5 * (0.5 + 0.5 * 0.5), 0.625))
    assert chances.of((2, 2), 0, 2) != chances.of((2, 2), 0, 0)


def test_a_race_of_two_is_a_coin_too() -> None:
    race = Race(solved({(25, 0): 0.5, (0, 25): 0.5}))
    assert race.of((25, 25)) == pytest.approx((0.5, 0.5))
    assert race.of((50, 25)) == pytest.approx((0.25, 0.75), abs=1e-3)
    assert race.of((40, 25))[0] == pytest.approx(0.4 * 0.5 + 0.6 * 0.25, abs=1e-3), "a straight line between points"


def test_a_race_of_three_goes_round_the_table() -> None:
    race = Race(solved({(50, 0, 0): 1.0}))
    assert race.of((50, 50, 50)) == pytest.approx((1, 0, 0))
    assert race.of((100, 100, 50)) == pytest.approx((0, 0, 1)), "the third deals before the first deals again"


def test_beyond_its_table_a_race_is_a_shorter_one_of_the_same_shape() -> None:
    race = Race(solved({(100, 0): 0.5, (0, 100): 0.5}))
    end = LACKS[2][-1]
    assert race.of((2 * end, 600)) == race.of((end, 300))


# -- what was fitted --------------------------------------------------------------------------------------------------


def test_declarations_are_kept_as_counts_and_scored_by_the_engine() -> None:
    rows = [(1, 2, 0, 1, 0, 0, 1, 1, 2), (0, 0, 1, 1, 1, NOBODY, 1, 1, 1), (0, 1, 1, 0, 1, NOBODY, 1, 1, 1)]
    shares = shares_of(rows, rules_of("marjapussi"))
    assert {hand.declared: share for hand, share in shares.items()} == {(4, 1): 0.5, (0, 3): 0.25, (1, 2): 0.25}


def test_hands_with_the_same_points_are_one() -> None:
    two_trumps_or_littles = [(1, 0, 0, 2, OWN, OWN, 1, 1, 3), (0, 2, 1, 0, OWN, OWN, 1, 1, 1)]
    assert shares_of(two_trumps_or_littles, rules_of("marjapussi")) == {hand(OWN, OWN, (2, 2)): 1.0}


def test_more_is_not_better() -> None:
    at = [for_average_dealer(rules_of("marjapussi"), own, 6) for own in range(12)]
    assert at[8] > at[9] + 0.03
    assert at[10] > at[11], "two are made by the last trick and the pips"
    assert at[6] == pytest.approx(0.5)
    assert at[:9] == sorted(at[:9])


def test_where_the_target_may_be_passed_more_is_better() -> None:
    at = [for_average_dealer(rules_of("bondtolva"), own, 6) for own in range(12)]
    assert at == sorted(at)


@pytest.mark.parametrize("preset", PRESET_IDS)
def test_chances_sum_to_one_and_sides_are_alike(preset: str) -> None:
    rules = rules_of(preset)
    sides, chances = sides_in(rules.layout), match_chances(rules)
    dice = random.Random(preset)
    for _ in range(40):
        totals = tuple(dice.randrange(rules.target) for _side in range(sides))
        found = chances.after(Played(totals, (0,) * sides, (True,) * sides, 0))
        assert sum(found) == pytest.approx(1)
        assert all(-1e-9 <= chance <= 1 + 1e-9 for chance in found)
        turned = chances.after(Played((totals[-1], *totals[:-1]), (0,) * sides, (True,) * sides, 1))
        assert (*turned[1:], turned[0]) == pytest.approx(found)
    assert point_worth(rules) > 0


@pytest.mark.sampled(6)
@pytest.mark.parametrize("preset", PRESET_IDS)
def test_any_options_have_a_table(preset: str) -> None:
    dice = random.Random(preset)
    for _ in range(2):
        rules = random_variant(dice, preset).rules
        sides = sides_in(rules.layout)
        found = match_chances(rules).after(Played((0,) * sides, (1,) * sides, (True,) * sides, 0))
        assert sum(found) == pytest.approx(1)


@pytest.mark.parametrize("preset", ["huutopussi", "huutopussi-wurzel", "huutopussi-3"])
@pytest.mark.parametrize("target", [500, 1000])
def test_who_loses_points_has_less_chance_however_long_the_match(preset: str, target: int) -> None:
    """From the start, and for a side that is far below nought."""
    rules = rules_of(preset, target=target)
    sides, chances = sides_in(rules.layout), match_chances(rules)
    for before in (0, -500, -1000):
        totals = (before, *(0,) * (sides - 1))
        found = [
            chances.after(Played(totals, (score, *(0,) * (sides - 1)), (True,) * sides, 0))
            for score in (-400, -200, -100, 0, 100, 200)
        ]
        of_first, of_second = [one[0] for one in found], [one[1] for one in found]
        assert of_first == sorted(of_first)
        assert of_second == sorted(of_second, reverse=True)
        assert len(set(of_first)) == len(of_first)


def test_a_side_at_the_target_has_won_unless_another_has_as_much() -> None:
    race = ByRace(rules_of("huutopussi"))
    assert race.after(Played((480, 490), (20, 0), BOTH, 0)) == (1, 0)
    assert race.after(Played((480, 490), (20, 30), BOTH, 0)) == (0, 1)
    assert 0 < race.after(Played((480, 490), (30, 20), BOTH, 0))[0] < 1


# -- in play ----------------------------------------------------------------------------------------------------------

HANDS = ("AS AC AD JS AH 9H", "KS KC KD JC QH JH", "TS TC TD 9S 9C 9D", "QS QC QD JD TH KH")
TRICKS = ("AS KS TS QS", "AC KC TC QC", "AD KD TD QD", "JS JC 9S JD")


def before_the_last_two_tricks(total: int, carried: int = 0) -> Observation:
    """What seat 0 sees, on lead with the ace and nine of hearts and most pips taken: the last trick is a point more."""
    rules = rules_of("marjapussi", pack=24, ask_whole=False, ask_half=False, porvoo=False, pip_tie=PipTie.CARRY)
    match = changed(game.new_match(rules, dealer=3), totals=(total, 6), carried_pips=carried)
    match = game.deal(match, Deal(tuple(cards(hand) for hand in HANDS))).match
    for trick in TRICKS:
        for seat, card in enumerate(cards(trick)):
            step = game.act(match, seat, Play(card))
            assert isinstance(step, game.Step), step
            match = step.match
    assert match.hand is not None
    return observe(match.hand, 0)


def card_led(total: int, for_match: bool, carried: int = 0) -> Card:
    seen = before_the_last_two_tricks(total, carried)
    action = SearchPlayer(changed(SKILLED, for_match=for_match), 1).decide(seen).action
    assert isinstance(action, Play)
    return action.card


def test_at_eleven_one_point_is_wanted_and_not_two() -> None:
    ace, nine = cards("AH 9H")
    assert card_led(10, for_match=True) == card_led(10, for_match=False) == card_led(11, for_match=False) == nine
    assert card_led(11, for_match=True) == ace, "the ace now, so as to lose the last trick"


def test_a_point_that_is_carried_over_counts_with_the_pips() -> None:
    ace, nine = cards("AH 9H")
    assert card_led(10, for_match=True, carried=1) == ace, "pips make twelve already"
    assert card_led(9, for_match=True, carried=1) == nine


def test_what_the_match_adds_can_be_measured() -> None:
    seen = before_the_last_two_tricks(11)
    assert make_bot("skilled-points", 1).decide(seen).action != make_bot("skilled", 1).decide(seen).action
    assert make_bot("skilled-points+aino@50", 1).name == "skilled-points"
    assert not LEVELS["skilled-points"].is_offered


def test_without_thought_of_the_match_points_count() -> None:
    terms = terms_of(before_the_last_two_tricks(11))
    two, one = Outcome((2, 0, 0), (6, 0, 0)), Outcome((1, 1, 0), (5, 1, 0))
    nothing = Outcome((0, 0, 0), (5, 1, 0))
    assert Stakes(terms).worth(two, 0) > Stakes(terms).worth(one, 0)
    assert Stakes(terms, for_match=True).worth(two, 0) < Stakes(terms, for_match=True).worth(one, 0)
    assert Stakes(terms, for_match=True).worth(nothing, 0) == 0, "what gains nothing is worth nothing"


def test_the_next_dealer_is_the_next_seat_or_who_held_the_ace_of_clubs() -> None:
    rules = rules_of("marjapussi-fi")
    for now, seat in positions(rules, mixed_bots(rules, 2), seed=2, hands=2):
        found = next_dealer_of(observe(now, seat))
        if now.number == 1:
            assert any(str(card) == "AC" for card in now.dealt.hands[found])
        else:
            assert found == (now.dealer + 1) % 4
