"""The auction: who speaks, what may be bid, redeals, the ban, and how it ends."""

from __future__ import annotations

import pytest

from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.choices import BidChoices
from marjapussi_desktop.engine.events import AuctionWon, BidMade, HandKind, HandScored, PassedOut, RedealDemanded
from marjapussi_desktop.engine.ruleset import (
    CardPoints,
    FirstBidder,
    Opening,
    Redeal,
    RedealBy,
    highest_total,
)
from marjapussi_desktop.engine.state import Phase
from marjapussi_desktop.engine.values import changed
from tests.helpers.playing import Table, deal_with
from tests.helpers.rulesets import rules_of
from tests.helpers.scenes import FOUR_ACES, opening


def bids_of(table: Table, seat: int) -> BidChoices:
    choices = game.choices(table.match, seat)
    assert isinstance(choices, BidChoices)
    return choices


def with_totals(table: Table, *totals: int) -> Table:
    table.match = changed(table.match, totals=totals, hand=changed(table.hand, totals=totals))
    return table


@pytest.mark.parametrize(("first_bidder", "opener"), [(FirstBidder.DEALER, 2), (FirstBidder.LEFT_OF_DEALER, 3)])
def test_the_first_bidder_is_the_one_the_rules_name(first_bidder: FirstBidder, opener: int) -> None:
    table = Table(rules_of("huutopussi", first_bidder=first_bidder), FOUR_ACES, dealer=2)
    assert game.seat_to_act(table.match) == opener


def test_a_compulsory_opener_must_bid_and_the_others_need_not() -> None:
    table = opening()
    assert bids_of(table, 0) == BidChoices(0, 50, 440, may_pass=False, may_redeal=False)
    table.do("0: bid 50")
    assert bids_of(table, 1) == BidChoices(1, 55, 440, may_pass=True, may_redeal=False)


def test_bids_rise_and_who_has_passed_is_out() -> None:
    table = opening("0: bid 50; 1: bid 55; 2: pass; 3: bid 100; 0: pass")
    assert game.seat_to_act(table.match) == 1
    table.do("1: bid 105")
    assert game.seat_to_act(table.match) == 3
    table.do("3: pass")
    assert table.events[-1] == AuctionWon(1, 105)
    assert (table.hand.declarer, table.hand.final_bid, table.hand.phase) == (1, 105, Phase.GIVE)


def test_a_lone_bid_after_passes_wins_at_once() -> None:
    table = opening("0: pass; 1: pass; 2: pass; 3: bid 120", "huutopussi-wurzel")
    assert table.events[-2:] == (BidMade(3, 120), AuctionWon(3, 120))


def test_the_highest_possible_bid_ends_the_auction() -> None:
    table = opening("0: bid 440")
    assert table.events == (BidMade(0, 440), AuctionWon(0, 440))
    assert not table.allows("2: redeal"), "who had no turn has no redeal"


@pytest.mark.parametrize(
    ("options", "highest"),
    [
        ({}, 440),
        ({"last_trick": 10}, 430),
        ({"card_points": CardPoints.CLASSIC}, 420),
        ({"pack": 24, "last_trick": 10, "card_points": CardPoints.CLASSIC}, 410),
    ],
)
def test_the_highest_bid_is_all_there_is_to_take(options: dict[str, object], highest: int) -> None:
    assert highest_total(rules_of("huutopussi", **options)) == highest


def test_the_highest_bid_ignores_discards_that_do_not_count() -> None:
    assert highest_total(rules_of("huutopussi-3", discards_count=False)) == 440


def test_passed_out_the_seat_left_of_the_dealer_leads_and_nothing_is_exchanged() -> None:
    table = opening("0: pass; 1: pass; 2: pass; 3: pass", "huutopussi-wurzel", first_bidder=FirstBidder.DEALER)
    assert table.events[-1] == PassedOut()
    assert (table.hand.phase, table.hand.leader, table.hand.declarer) == (Phase.PLAY, 1, None)
    assert table.hand.passed_out
    result = table.play_on().hand.result
    assert result is not None
    assert (result.kind, result.made, result.contract) == (HandKind.PASSED_OUT, None, None)


def test_the_ban_silences_a_side_but_for_a_compulsory_opening_at_the_minimum() -> None:
    table = with_totals(opening(), -500, 0)
    assert bids_of(table, 0) == BidChoices(0, 50, 50, may_pass=False, may_redeal=False)
    table.do("0: bid 50; 1: bid 55")
    assert bids_of(table, 2) == BidChoices(2, None, None, may_pass=True, may_redeal=True)
    table.do("2: pass; 3: pass")
    assert bids_of(table, 0) == BidChoices(0, None, None, may_pass=True, may_redeal=False)


def test_the_ban_does_not_limit_the_contract() -> None:
    table = with_totals(opening(), -500, 0).do(
        "0: bid 50; 1: pass; 2: pass; 3: pass; 2: give KC QC KD; 0: contract 300"
    )
    assert table.hand.contract == 300


@pytest.mark.parametrize(("total", "is_banned"), [(-495, False), (-500, True), (-700, True)])
def test_the_ban_begins_at_its_limit(total: int, is_banned: bool) -> None:
    table = with_totals(opening("0: bid 50"), 0, total)
    assert (bids_of(table, 1).minimum is None) == is_banned


def test_without_a_ban_everybody_bids() -> None:
    table = with_totals(opening(bid_ban_at=None), -900, -900)
    assert bids_of(table, 0).maximum == 440


# -- redeals ----------------------------------------------------------------------------------------------------------


def test_three_sixes_entitle_to_a_redeal_at_the_first_turn() -> None:
    table = opening("0: bid 50; 1: pass")
    assert bids_of(table, 2).may_redeal
    table.do("2: redeal")
    assert table.events[0] == RedealDemanded(2, Redeal.THREE_SIXES)
    scored = table.events[1]
    assert isinstance(scored, HandScored)
    assert (scored.result.kind, scored.result.totals, scored.result.scores) == (HandKind.REDEAL, (0, 0), ())
    assert table.match.awaits_deal


def test_a_hand_without_a_card_above_the_jack_entitles_where_the_rules_say_so() -> None:
    assert not opening("0: bid 50; 1: pass; 2: pass").allows("3: redeal")
    table = opening("0: bid 50; 1: pass; 2: pass", redeal=(Redeal.NO_CARD_ABOVE_JACK,))
    assert table.do("3: redeal").events[0] == RedealDemanded(3, Redeal.NO_CARD_ABOVE_JACK)


def test_a_compulsory_opener_may_demand_a_redeal_instead() -> None:
    deal = deal_with(rules_of("huutopussi"), {0: "6S 6C 6D"})
    table = Table(rules_of("huutopussi"), deal, dealer=0)
    assert bids_of(table, 0) == BidChoices(0, 50, 440, may_pass=False, may_redeal=True)
    assert table.allows("0: redeal")


@pytest.mark.parametrize("pack", [32, 28, 24])
def test_without_sixes_in_the_pack_there_are_no_three_sixes(pack: int) -> None:
    rules = rules_of("huutopussi", pack=pack)
    table = Table(rules, deal_with(rules, {}), dealer=0)
    for seat in range(4):
        assert not bids_of(table, seat).may_redeal
        table.do(f"{seat}: {'pass' if seat else 'bid 50'}")


@pytest.mark.parametrize(("redeal_by", "dealer"), [(RedealBy.SAME_DEALER, 0), (RedealBy.NEXT_DEALER, 1)])
def test_who_deals_after_a_redeal(redeal_by: RedealBy, dealer: int) -> None:
    table = opening("0: bid 50; 1: pass; 2: redeal", redeal_by=redeal_by)
    assert table.match.next_dealer == dealer
    table.deal(FOUR_ACES)
    assert (table.hand.number, table.hand.dealer) == (2, dealer)


def test_an_optional_opener_may_pass() -> None:
    assert bids_of(opening(opening=Opening.OPTIONAL), 0).may_pass
