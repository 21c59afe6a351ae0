"""The fitted models: their numbers load, say sensible things, and foretold contracts come true as often as told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from marjapussi_desktop.bots.data_files import load_trained
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.native.values import Outcome
from marjapussi_desktop.bots.players.characters import Style
from marjapussi_desktop.bots.players.search_player import SearchPlayer
from marjapussi_desktop.bots.players.skill import SKILLED
from marjapussi_desktop.bots.search.bidding import LENIENCE, Bidder, limit_of
from marjapussi_desktop.bots.value.auction_features import auction_features, banned_seats
from marjapussi_desktop.bots.value.payoffs import Stakes, Terms
from marjapussi_desktop.bots.value.prospects import Prospect
from marjapussi_desktop.bots.value.strength_model import DATA, Guess, Model, model_of
from marjapussi_desktop.engine.actions import Bid, Give, Pass, Return, SetContract
from marjapussi_desktop.engine.cards import cards
from marjapussi_desktop.engine.choices import BidChoices
from marjapussi_desktop.engine.observation import Observation, observe
from marjapussi_desktop.engine.phases import choices_of
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import NoTrickPenalty, Ruleset
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.evaluation.rates import rates_of, total
from marjapussi_desktop.evaluation.simulation import play_match
from tests.bots import made_positions
from tests.bots.bot_games import mixed_bots, positions
from tests.bots.made_positions import after, dealt

WITH_CONTRACTS = {name: rules for name, rules in PRESETS.items() if rules.contract is not None}
RULES = WITH_CONTRACTS["huutopussi"]
MODELLED = [name for name, rules in WITH_CONTRACTS.items() if model_of(rules) is not None]
CLOSE = 0.05
"""How far what was foretold may lie from what came of it."""


def known(rules: Ruleset) -> Model:
    model = model_of(rules)
    assert model is not None
    return model


def bidders(rules: Ruleset, seeds: range) -> Iterator[Observation]:
    """What seats see that are to bid."""
    for seed in seeds:
        for hand, seat in positions(rules, mixed_bots(rules, seed), seed):
            if isinstance(choices_of(hand, seat), BidChoices):
                yield observe(hand, seat)


@pytest.mark.parametrize("name", MODELLED)
def test_the_numbers_make_sense(name: str) -> None:
    model = known(WITH_CONTRACTS[name])
    assert model.chance(200, 150) > model.chance(160, 150) > model.chance(160, 220)
    assert model.defended(160, False) > model.defended(160, True) >= 0.0


def test_a_game_with_another_pack_has_none() -> None:
    assert "huutopussi" in MODELLED
    assert model_of(changed(RULES, deal=changed(RULES.deal, pack=24))) is None
    assert model_of(PRESETS["marjapussi"]) is None


def test_a_house_rule_finds_the_model_most_like_it() -> None:
    assert RULES.auction is not None
    other = changed(RULES, auction=changed(RULES.auction, minimum_bid=60), target=700)
    assert known(other) == known(RULES)


def test_what_was_foretold_of_contracts_came_true() -> None:
    """On hands that the models were not fitted to: all games together, and each where there are hands enough."""
    told = load_trained(DATA)["figures"]
    for place in range(4):
        bins = [figures["bins"][place] for figures in told.values()]
        count = sum(one["contracts"] for one in bins)
        foretold, made = (sum(one[what] * one["contracts"] for one in bins) / count for what in ("foretold", "made"))
        assert abs(foretold - made) <= CLOSE, bins


def test_a_contract_is_worth_most_well_below_the_strength() -> None:
    prospect = Prospect(known(RULES), Terms(RULES, 0, None, None, (), (0, 0)), 0)
    chosen = prospect.chosen(200.0, 50, 440, 50)
    assert 110 <= chosen.contract < 200
    assert chosen.worth >= prospect.worth(200.0, 200, 50)
    assert prospect.chosen(200.0, 180, 440, 180).contract == 180, "it must not be less than the bid"
    assert prospect.expected(Guess(200.0, 40.0), 60) > prospect.expected(Guess(200.0, 40.0), 200)


def test_a_hand_that_takes_nearly_all_is_promised_for_more_than_was_bid() -> None:
    """Where bids begin high, too: two suits from the top, one of them with its marriage, and the lead."""
    declarer, partner = "AS TS KS QS JS AC TC AD TD", "9S 8S 6S 9C 8C JC JD 9D 8D"
    match = dealt("huutopussi-wurzel", declarer, "7S 7C 6C 7D 6D 7H 6H 8H 9H", partner, "KC QC KD QD AH TH KH QH JH")
    gift = cards(" ".join(partner.split()[:4]))
    exchanged = after(match, Pass(), Pass(), Pass(), Bid(120), Give(gift), Return(gift))
    chosen = SearchPlayer(SKILLED, 1).decide(made_positions.seen(exchanged)).action
    assert isinstance(chosen, SetContract)
    assert chosen.amount > 120


@pytest.mark.slow
@pytest.mark.parametrize("name", MODELLED)
def test_contracts_are_made_about_as_often_as_people_make_theirs(name: str) -> None:
    counts = []
    for seed in range(30):
        record = play_match(name, PRESETS[name], ["skilled@5"] * 4, seed, None, trace=False)
        counts += [rates_of(hand.deal, hand.moves, hand.result) for hand in record.hands if hand.result is not None]
    rates = total(counts)
    assert rates.contracts > 100
    assert 0.55 < rates.made / rates.contracts < 0.8
    assert rates.passed_out < 0.12 * rates.hands


def test_what_is_good_for_the_declarer_is_bad_for_the_others() -> None:
    terms = Terms(RULES, 0, None, None, (), (0, 0))
    ours, theirs = Prospect(known(RULES), terms, 0), Prospect(known(RULES), terms, 1)
    assert ours.worth(190.0, 140, 100) == pytest.approx(-theirs.worth(190.0, 140, 100))


def test_ends_are_computed_once_for_all_who_ask_under_the_same_terms(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seats of an auction ask again and again: a review of a bid had taken ten seconds, now three."""
    counted: list[Outcome] = []

    def count(self: Stakes, outcome: Outcome) -> tuple[float, ...]:
        counted.append(outcome)
        return worths(self, outcome)

    worths = Stakes.worths
    monkeypatch.setattr(Stakes, "worths", count)
    terms = Terms(RULES, 0, None, None, (), (15, 35))
    first = Prospect(known(RULES), terms, 0, for_match=True).worth(190.0, 140, 100)
    assert counted
    before = len(counted)
    assert Prospect(known(RULES), terms, 0, for_match=True).worth(190.0, 140, 100) == first
    assert len(counted) == before
    for other in (changed(terms, totals=(15, 400)), changed(terms, declarer=1)):
        assert Prospect(known(RULES), other, 0, for_match=True).worth(190.0, 140, 100) != first
    assert Prospect(known(RULES), terms, 0).worth(190.0, 140, 100) != first


@pytest.mark.parametrize("penalty", NoTrickPenalty)
def test_all_bids_share_the_ends_in_which_they_do_not_count(penalty: NoTrickPenalty) -> None:
    """The worth of a contract is that of its ends, each reckoned for itself with the bid that it was won by."""
    assert RULES.contract is not None
    rules = changed(RULES, contract=changed(RULES.contract, no_trick_penalty=penalty))
    model, strength, contract = known(RULES), 170.0, 150
    terms = Terms(rules, 0, None, None, (), (15, 35))
    prospect = Prospect(model, terms, 1, for_match=True)
    for bid in (100, 150, 125):
        stakes, expected = Stakes(changed(terms, final_bid=bid, contract=contract), for_match=True), 0.0
        for is_made, chance in (
            (True, model.chance(strength, contract)),
            (False, 1 - model.chance(strength, contract)),
        ):
            swept, taken = model.swept(strength, is_made), contract if is_made else 0
            defended = round(model.defended(strength, is_made) / 5) * 5
            plain, all_tricks = Outcome((taken, defended, 0), (8, 1, 0)), Outcome((taken, 0, 0), (9, 0, 0))
            worth = (1 - swept) * stakes.worth(plain, 1) + swept * stakes.worth(all_tricks, 1)
            expected += chance * worth
        assert prospect.worth(strength, contract, bid) == pytest.approx(expected)


def all_limits(nerve: float = 0.0, lenience: float = LENIENCE) -> float:
    """How far those who are to bid in some deals go, in all."""
    total = 0.0
    for one in bidders(RULES, range(3, 7)):
        assert isinstance(one.choices, BidChoices)
        if one.choices.minimum is not None:
            total += limit_of(Bidder(View(one), known(RULES), nerve, lenience=lenience), one.choices)[0].amount
    return total


def test_nerve_bids_further() -> None:
    assert all_limits(nerve=-40.0) < all_limits() < all_limits(nerve=40.0)


def test_who_expects_little_of_others_leaves_them_more() -> None:
    assert all_limits(lenience=60.0) < all_limits() < all_limits(lenience=-20.0)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", WITH_CONTRACTS)
def test_bids_are_legal_and_repeat(name: str) -> None:
    rules = WITH_CONTRACTS[name]
    for style in (Style(), Style(nerve=60.0)):
        for seen in bidders(rules, range(1)):
            decision = SearchPlayer(SKILLED, 1, None, style).decide(seen)
            assert seen.choices is not None
            assert decision.action in set(seen.choices.actions())
            assert decision == SearchPlayer(SKILLED, 1, None, style).decide(seen)


def test_partners_and_opponents_are_heard_apart() -> None:
    calls = [(1, 50), (2, 120), (3, 0), (1, 125)]
    found = auction_features(calls, 0, RULES)
    assert (found["p_amount"], found["p_jump"], found["o_jump"]) == (2.4, 1.0, 0.0)
    assert (found["o_amount"], found["o_pass"], found["silent"]) == (2.5, 1.0, 0.0)
    alone = auction_features(calls[:3], 0, PRESETS["huutopussi-3"])
    assert alone["p_bid"] == 0.0


def test_who_must_be_silent_is_not_heard_as_weak() -> None:
    calls = [(1, 0), (2, 60), (3, 0)]
    free, banned = auction_features(calls, 0, RULES), auction_features(calls, 0, RULES, {1, 3})
    assert (free["o_pass"], banned["o_pass"]) == (2.0, 0.0)
    assert free | {"o_pass": 0.0} == banned


def test_the_seats_under_the_ban_are_those_of_the_side() -> None:
    assert banned_seats(RULES, (-500, -495)) == {0, 2}
    assert banned_seats(PRESETS["huutopussi-3"], (-495, -500, -505)) == {1, 2}
    assert banned_seats(PRESETS["huutopussi-wurzel"], (-500, -505)) == set()


def test_opening_with_the_lowest_bid_is_no_jump() -> None:
    """Where the auction begins at 120, to begin there promises no ace."""
    erlangen = PRESETS["huutopussi-erlangen"]
    assert auction_features([(1, 120)], 0, erlangen)["o_jump"] == 0.0
    assert auction_features([(1, 125)], 0, erlangen)["o_jump"] == 1.0
    assert auction_features([(1, 85)], 0, RULES)["o_jump"] == 1.0
