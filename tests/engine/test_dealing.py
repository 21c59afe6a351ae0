"""Deals: how a pack is dealt, and what is wrong with a faulty one."""

from __future__ import annotations

import pytest

from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.cards import card, cards, pack_of
from marjapussi_desktop.engine.dealing import DealFault, DealProblem, deal_from_pack, deal_problem
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import hand_size
from marjapussi_desktop.engine.seats import Layout, next_seat, partner_of, players_in, seats_of, sides_in
from marjapussi_desktop.engine.values import changed
from tests.helpers.rulesets import PRESET_IDS, rules_of
from tests.helpers.scenes import FOUR_ACES


@pytest.mark.parametrize("preset", PRESET_IDS)
def test_a_pack_is_dealt_out_whole(preset: str) -> None:
    rules = PRESETS[preset]
    deal = deal_from_pack(rules, pack_of(rules.deal.pack))
    assert deal.all_cards() == pack_of(rules.deal.pack)
    assert deal_problem(rules, deal) is None


@pytest.mark.parametrize(
    ("preset", "sizes"),
    [
        ("marjapussi", ((9, 9, 9, 9), 0, 0, (), ())),
        ("bondtolva", ((6, 6, 6, 6), 0, 0, (), ())),
        ("huutopussi-3", ((11, 11, 11), 3, 0, (), ())),
        ("bondtolva-2", ((6, 6), 0, 12, (), ())),
        ("avomarjapussi", ((4, 4), 0, 0, (7, 7), (7, 7))),
    ],
)
def test_piles_have_the_sizes_of_the_layout(preset: str, sizes: tuple[object, ...]) -> None:
    deal = deal_from_pack(PRESETS[preset], pack_of(PRESETS[preset].deal.pack))
    found = (
        tuple(map(len, deal.hands)),
        len(deal.kitty),
        len(deal.stock),
        tuple(map(len, deal.down)),
        tuple(map(len, deal.up)),
    )
    assert found == sizes


@pytest.mark.parametrize(("pack", "size"), [(36, 9), (32, 8), (28, 7), (24, 6)])
def test_four_hands_share_each_pack(pack: int, size: int) -> None:
    assert hand_size(rules_of("marjapussi", pack=pack)) == size


def test_each_fault_of_a_deal_is_found() -> None:
    rules, hands = PRESETS["marjapussi"], FOUR_ACES.hands
    short = changed(FOUR_ACES, hands=(hands[0][:-1], *hands[1:]))
    twice = changed(FOUR_ACES, hands=((*hands[0][:-1], card("TS")), *hands[1:]))
    uneven = changed(FOUR_ACES, hands=(hands[0][:-1], (*hands[1], hands[0][-1]), *hands[2:]))
    foreign = FOUR_ACES
    expected = {
        DealFault.CARD_MISSING: (rules, short, DealProblem(DealFault.CARD_MISSING, card("6C"))),
        DealFault.CARD_TWICE: (rules, twice, DealProblem(DealFault.CARD_TWICE, card("TS"))),
        DealFault.WRONG_SIZES: (rules, uneven, DealProblem(DealFault.WRONG_SIZES)),
        DealFault.NOT_IN_PACK: (
            rules_of("marjapussi", pack=32),
            foreign,
            DealProblem(DealFault.NOT_IN_PACK, card("6C")),
        ),
    }
    assert set(expected) == set(DealFault)
    for under, deal, problem in expected.values():
        assert deal_problem(under, deal) == problem


def test_a_deal_for_another_layout_has_the_wrong_sizes() -> None:
    problem = DealProblem(DealFault.WRONG_SIZES)
    assert deal_problem(PRESETS["huutopussi-3"], FOUR_ACES) == problem
    assert deal_problem(PRESETS["avomarjapussi"], FOUR_ACES) == problem
    moved = changed(FOUR_ACES, kitty=cards("6C"), hands=(FOUR_ACES.hands[0][:-1], *FOUR_ACES.hands[1:]))
    assert deal_problem(PRESETS["marjapussi"], moved) == problem


def test_seats_go_clockwise() -> None:
    for layout in Layout:
        seats = range(players_in(layout))
        assert [next_seat(seat, layout) for seat in seats] == [*seats[1:], 0]
        assert sorted(s for side in range(sides_in(layout)) for s in seats_of(side, layout)) == list(seats)
        partners = {seat: partner_of(seat, layout) for seat in seats}
        assert partners == ({0: 2, 1: 3, 2: 0, 3: 1} if layout is Layout.PARTNERSHIP else dict.fromkeys(seats))


def test_the_deal_passes_on_and_hands_are_numbered() -> None:
    match = game.new_match(PRESETS["marjapussi-pagat"], dealer=3)
    assert game.seat_to_act(match) is None
    assert game.choices(match, 0) is None
    step = game.deal(match, FOUR_ACES)
    assert step.match.hand is not None
    assert (step.match.hand.number, step.match.hand.dealer, step.match.hand.leader) == (1, 3, 0)
