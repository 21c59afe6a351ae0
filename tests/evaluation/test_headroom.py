"""Headroom is measured, and its shares are reckoned rightly."""

from __future__ import annotations

import pytest

from marjapussi_desktop.bots.players.search_player import SearchPlayer
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.state import Phase
from marjapussi_desktop.evaluation.headroom import FLAT, ByHand, main, share
from tests.bots.bot_games import mixed_bots, positions


def test_it_prints_both_leads_and_the_share(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bondtolva", "--deals", "2", "--level", "skilled"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == [
        "skilled over deducing search",
        "cheat over deducing search",
        "share of the headroom",
        "skilled over counting search",
        "cheat over counting search",
        "share of the headroom",
        "skilled over by-hand search",
        "cheat over by-hand search",
        "share of the headroom",
    ]


def test_who_plays_by_hand_leaves_the_rollouts_as_they_were() -> None:
    """They are shared with whoever plays against him."""
    rules = PRESETS["bondtolva"]
    for hand, seat in positions(rules, mixed_bots(rules, 1), seed=1):
        if hand.phase is Phase.PLAY and len(hand.hands[seat]) > 3:
            seen, searcher = observe(hand, seat), SearchPlayer(FLAT, 1)
            before = searcher.decide(seen)
            ByHand(FLAT, 1).decide(seen)
            assert searcher.decide(seen) == before


@pytest.mark.parametrize("preset", ["huutopussi", "marjapussi"])
def test_the_plain_search_is_plain_where_a_network_ships_too(preset: str) -> None:
    """Headroom is the gap above a flat search of 400 determinizations, whatever `skilled` has become."""
    rules = PRESETS[preset]
    played = [
        SearchPlayer(FLAT, 1).decide(observe(hand, seat))
        for hand, seat in positions(rules, mixed_bots(rules, 1), seed=1)
        if hand.phase is Phase.PLAY and not hand.tricks
    ]
    assert {one.evaluation.determinizations for one in played if one.evaluation is not None} == {400}


def test_a_share_knows_how_sure_it_is() -> None:
    whole = [1.0, 3.0, 2.0, 4.0]
    assert share([one / 2 for one in whole], whole) == (0.5, 0.0)
    ratio, error = share([1.0, 0.0, 2.0, 1.0], whole)
    assert ratio == pytest.approx(0.4)
    assert 0.1 < error < 0.3
