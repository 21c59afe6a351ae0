"""What the network reads in the moves of others."""

from __future__ import annotations

import random

import pytest

from marjapussi_desktop.bots.determinization.sampler import Sampler
from marjapussi_desktop.bots.inference.network_plays import network_play_model
from marjapussi_desktop.bots.knowledge.memory import deductions_of
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.bots.native import WHICH
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.seats import Layout
from tests.bots.bot_games import mixed_bots, seen_in_play

pytestmark = pytest.mark.skipif(WHICH != "compiled", reason="no time for the network")


@pytest.mark.parametrize("preset", [n for n, r in PRESETS.items() if r.layout is Layout.PARTNERSHIP])
def test_it_reads_the_same_whatever_fitting_world_it_is_read_in(preset: str) -> None:
    """The world only fills the gaps of what everybody has seen. Which half of a declared marriage a player had told his
    partner of was taken from it, whatever hand he was then supposed to have had.
    """
    rules = PRESETS[preset]
    for seed in (6, 7):
        for seen, hands in list(seen_in_play(rules, mixed_bots(rules, seed), seed))[5::7]:
            other = Sampler(deductions_of(seen)).draw(random.Random(2)).world.hands
            one, again = (network_play_model(seen, PublicHistory(seen), world) for world in (hands, other))
            assert one is not None
            assert again is not None
            for seat in one.seats:
                assert one.log_likelihood(seat, hands[seat]) == pytest.approx(again.log_likelihood(seat, hands[seat]))
