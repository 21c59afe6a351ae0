"""Seats over many deals: counted rightly, told apart from chance, and the million deals are those of this program."""

from __future__ import annotations

import json
import random

import pytest

from marjapussi_desktop.controller.deals.deal_source import DealSource
from marjapussi_desktop.controller.deals.million_deals import MILLION_DEALS
from marjapussi_desktop.controller.deals.own_deals import own_deals
from marjapussi_desktop.controller.deals.seat_counts import (
    Measure,
    SeatCounter,
    SeatCounts,
    cards_by_seat,
    counted,
    expected,
    seat_cards,
)
from marjapussi_desktop.engine.cards import Rank
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record import MatchRecord, deal_to_json, head_to_json
from marjapussi_desktop.engine.seats import Layout, players_in
from marjapussi_desktop.engine.state import Deal
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.evaluation.fair_deals import HANDS, SEEDS, TARGET, deals, shapes, written
from tests.helpers.rulesets import PRESET_IDS

EVERY_SHAPE = pytest.mark.parametrize("shape", shapes(), ids=lambda shape: f"{shape[0]}-{shape[1]}")


@pytest.mark.parametrize("preset", PRESET_IDS)
def test_a_deal_is_counted_card_by_card(preset: str) -> None:
    rules = PRESETS[preset]
    deal = DealSource(5).deal(rules, 1)
    counts = counted(rules, [deal])
    for seat, held in enumerate(cards_by_seat(deal)):
        assert len(held) == seat_cards(rules)
        ranks = [card.rank for card in held]
        kings, queens = ({c.suit for c in held if c.rank is rank} for rank in (Rank.KING, Rank.QUEEN))
        assert counts.mean(Measure.ACES, seat) == ranks.count(Rank.ACE)
        assert counts.mean(Measure.MARRIAGES, seat) == len(kings & queens)
        points = dict(zip("ATKQJ", (11, 10, 4, 3, 2), strict=True))
        assert counts.mean(Measure.POINTS, seat) == sum(points.get(rank.value, 0) for rank in ranks)


def test_the_chance_is_that_of_the_chi_square_distribution() -> None:
    for freedom, limit in ((1, 3.8415), (2, 5.9915), (3, 7.8147)):
        seats = freedom + 1
        # totals with the wanted chi-square: the first seat lies above the others
        above = (limit * seats / (seats - 1)) ** 0.5
        pairs = seats * (seats - 1) // 2
        totals = (above, *[0.0] * freedom)
        counts = SeatCounts(1, (totals,) * 3, (2 * pairs,) * 3)
        assert counts.chi_square(Measure.ACES) == pytest.approx(limit)
        assert counts.chance(Measure.ACES) == pytest.approx(0.05, abs=1e-4)


def test_fair_deals_look_fair_as_often_as_they_should() -> None:
    rules = PRESETS["huutopussi"]
    chances = [counted(rules, deals(rules, 1)).chance(Measure.ACES)]
    for block in range(200):
        source = DealSource(10_000 + block)
        chances.append(counted(rules, [source.deal(rules, n) for n in range(1, 21)]).chance(Measure.ACES))
    assert 0.38 < sum(chances) / len(chances) < 0.62
    assert 2 <= sum(chance < 0.1 for chance in chances) <= 40


def favoured(deal: Deal) -> Deal:
    """Seat 2 gets an ace of seat 0 for its lowest card, if there is one."""
    ace = next((card for card in deal.hands[0] if card.rank is Rank.ACE), None)
    low = next((card for card in deal.hands[2] if card.rank in (Rank.SIX, Rank.SEVEN)), None)
    if ace is None or low is None:
        return deal
    first = tuple(low if card is ace else card for card in deal.hands[0])
    third = tuple(ace if card is low else card for card in deal.hands[2])
    return changed(deal, hands=(first, deal.hands[1], third, deal.hands[3]))


def test_deals_that_favour_a_seat_are_found_out() -> None:
    rules, dice = PRESETS["huutopussi"], random.Random(1)
    unfair = [favoured(deal) if dice.random() < 0.25 else deal for deal in deals(rules, 100)]
    assert counted(rules, unfair).chance(Measure.ACES) < 1e-6


@EVERY_SHAPE
def test_a_million_deals_favour_no_seat(shape: tuple[Layout, int]) -> None:
    counts, rules = MILLION_DEALS[shape], shapes()[shape]
    assert counts.deals == SEEDS * HANDS == 1_000_000
    assert counts.seats == players_in(rules.layout)
    for measure in Measure:
        assert counts.chance(measure) > 0.001
        fair = expected(measure, rules, seat_cards(rules))
        for seat in range(counts.seats):
            assert counts.mean(measure, seat) == pytest.approx(fair, rel=0.005)


def test_no_layout_of_a_preset_is_left_out() -> None:
    assert set(MILLION_DEALS) == set(shapes())


def test_the_table_is_as_its_program_writes_it() -> None:
    assert TARGET.read_text(encoding="utf-8") == written(MILLION_DEALS)


@pytest.mark.slow
@EVERY_SHAPE
def test_the_million_deals_are_those_of_this_program(shape: tuple[Layout, int]) -> None:
    rules = shapes()[shape]
    assert counted(rules, deals(rules, SEEDS)) == MILLION_DEALS[shape]


def test_own_deals_are_those_that_were_dealt_here_each_once() -> None:
    rules = PRESETS["huutopussi"]
    source = DealSource(9)
    dealt = [source.deal(rules, number) for number in (1, 2, 3)]
    texts = [json.dumps(deal_to_json(deal)) for deal in dealt]
    head = head_to_json(MatchRecord("huutopussi", rules, (), 9))
    here = json.dumps(head)
    rows = [(here, number, text) for number, text in enumerate(texts)]
    rows += [(json.dumps({**head, "id": "again"}), 0, texts[0])]
    rows += [(json.dumps({**head, "given_dealer": 1}), 0, texts[1]), (json.dumps({**head, "opened_hands": 2}), 0, "")]
    rows += [(here, 7, "{"), (here, 8, "{}"), ("[]", 0, texts[2]), (here, 9, '{"cards": [["AS"], [], [], []]}')]
    counter = SeatCounter(4)
    for deal in dealt:
        counter.add(deal)
    assert own_deals(rows) == {(Layout.PARTNERSHIP, 36): counter.counts()}
