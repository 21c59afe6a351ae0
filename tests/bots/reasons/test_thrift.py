"""A hint gives no ten to a trick that is lost, where a six would do as well."""

from __future__ import annotations

from marjapussi_desktop.bots.comparison import shortfall_of
from marjapussi_desktop.bots.explaining.ideas import IdeaKind
from marjapussi_desktop.bots.explaining.scene import Scene
from marjapussi_desktop.bots.explaining.thrift import thrifty
from marjapussi_desktop.bots.explaining.tricks import outcome
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.engine.actions import Play
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.presets import PRESETS
from tests.bots.bot_games import positions

SEEDS = range(1)


def test_of_cards_that_do_as_well_the_hint_gives_the_least_away() -> None:
    saved = 0
    for seed in SEEDS:
        rules = PRESETS["marjapussi"]
        bots = [make_bot("casual", seed) for _seat in range(4)]
        best = make_bot("expert@2", seed)
        for hand, seat in positions(rules, bots, seed, 2):
            seen = observe(hand, seat)
            if not seen.trick:
                continue
            plain = best.decide(seen)
            told = thrifty(seen, plain)
            if told == plain:
                continue
            assert isinstance(plain.action, Play)
            assert isinstance(told.action, Play)
            scene = Scene(seen)
            assert scene.points(told.action.card) < scene.points(plain.action.card)
            assert outcome(scene, told.action.card).kind is IdeaKind.LOST_TRICK
            shortfall = shortfall_of(seen, told.action, plain.evaluation)
            assert shortfall is not None
            assert shortfall.amount == 0, "the difference lies within the noise"
            saved += 1
    assert saved
