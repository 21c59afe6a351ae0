"""What is held after the exchange: who is told what, that it is true more often than not, and how it is fitted."""

from __future__ import annotations

import pytest

from marjapussi_desktop.bots.data_files import load_trained as fitted_file
from marjapussi_desktop.bots.inference.exchange import DATA, exchange_model, features_of, role_of
from marjapussi_desktop.bots.knowledge.card_sets import Mask, mask_of
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.engine.cards import card
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.state import Phase
from tests.bots.bot_games import gain_by_evidence, mixed_bots, positions, seen_in_play

EXCHANGING = [name for name, rules in PRESETS.items() if rules.exchange is not None]


@pytest.mark.parametrize(
    ("codes", "noticed"),
    [
        ("", {"void"}),
        ("AH", {"ace", "single"}),
        ("AH TH", {"ace", "ten", "ace_and_ten"}),
        ("KH 9H", {"half"}),
        ("KH QH JH 9H", {"marriage", "jack", "long_4"}),
        ("TH QH 9H 8H 7H", {"ten", "half", "long_5"}),
        ("JH 9H 8H 7H 6H QH KH", {"jack", "marriage", "long_6"}),
    ],
)
def test_what_is_noticed_of_a_suit(codes: str, noticed: set[str]) -> None:
    held = mask_of(card(code) for code in codes.split())
    found = features_of(held >> card("AH").index)
    assert {name for name, value in found.items() if value} == noticed


def test_every_role_is_told_of_the_others_of_the_declarers_side() -> None:
    games = fitted_file(DATA)["games"]
    exchanged = {str(rules.exchange.exchange) for rules in PRESETS.values() if rules.exchange is not None}
    assert set(games) == exchanged
    for told in games.values():
        assert {role: set(about) for role, about in told.items()} == {
            "declarer": {"partner"},
            "partner": {"declarer"},
            "defender": {"declarer", "partner"},
        }
        assert all(set(numbers) == set(features_of(0)) for about in told.values() for numbers in about.values())


@pytest.mark.parametrize("preset", PRESETS)
def test_only_an_exchange_tells(preset: str) -> None:
    rules = PRESETS[preset]
    for hand, seat in positions(rules, mixed_bots(rules, 3), 3):
        seen = observe(hand, seat)
        if hand.phase is Phase.PLAY:
            is_told = rules.exchange is not None and seen.declarer is not None
            assert (exchange_model(seen, PublicHistory(seen)) is not None) is is_told


ACE, NINE = (mask_of([card(code)]) for code in ("AH", "9H"))


def with_ace_at(hands: tuple[Mask, ...], seat: int, other: int) -> tuple[Mask, ...]:
    """The hands with the ace of hearts at a seat, and the nine at the other."""
    found = [hand & ~(ACE | NINE) for hand in hands]
    found[seat] |= ACE
    found[other] |= NINE
    return tuple(found)


def test_a_partner_who_has_given_keeps_no_aces() -> None:
    met = 0
    for seen, hands in seen_in_play(PRESETS["huutopussi"], [make_bot("casual", 1)] * 4, 1):
        holdings = exchange_model(seen, PublicHistory(seen))
        if holdings is None or role_of(seen, seen.seat) != "defender":
            continue
        roles = {role_of(seen, seat): seat for seat in range(4)}
        partner, declarer = roles["partner"], roles["declarer"]
        likely, unlikely = with_ace_at(hands, declarer, partner), with_ace_at(hands, partner, declarer)
        found = [sum(holdings.log_likelihood(seat, one[seat]) for seat in holdings.seats) for one in (likely, unlikely)]
        assert found[0] > found[1]
        met += 1
    assert met


@pytest.mark.parametrize("preset", EXCHANGING)
def test_evidence_favours_the_true_world_among_players_to_whom_it_was_not_fitted(preset: str) -> None:
    gains = []
    for seed in range(12):
        for seen, truth in seen_in_play(PRESETS[preset], [make_bot("casual", seed)] * 4, seed):
            if seen.declarer is None or seen.trick or len(seen.tricks) not in (0, 2):
                continue
            gains.append(gain_by_evidence(seen, truth, seed))
    assert sum(gains) / len(gains) > 0.3
