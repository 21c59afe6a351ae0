"""A hint gives no ten to a trick that is lost, where a six would do as well."""

from __future__ import annotations

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.comparison import shortfall_of
from marjapussi_desktop.bots.evaluation import ActionValue, Basis, Evaluation, Unit
from marjapussi_desktop.bots.explaining.attempts import attempt_idea
from marjapussi_desktop.bots.explaining.ideas import IdeaKind
from marjapussi_desktop.bots.explaining.scene import Scene
from marjapussi_desktop.bots.explaining.thrift import thrifty
from marjapussi_desktop.bots.explaining.tricks import outcome
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.engine.actions import AskWhole, Play
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.presets import PRESETS
from tests.bots.bot_games import positions

SEEDS = range(2, 3)


def test_a_hint_asks_nothing_in_vain_where_a_lead_is_as_good() -> None:
    """ "Ask for a whole. It is asked in hope, though Aino hardly has a king and queen … ♣J would do about as well." """
    led = 0
    for seed in range(2):
        rules = PRESETS["marjapussi"]
        bots = [make_bot("casual", seed) for _seat in range(4)]
        for hand, seat in positions(rules, bots, seed, 2):
            seen = observe(hand, seat)
            if not isinstance(seen.choices, PlayChoices) or not seen.choices.marriages.ask_whole:
                continue
            idea = attempt_idea(Scene(seen), AskWhole(), BotReason.BEST_ON_AVERAGE)
            if idea is None or idea.kind is not IdeaKind.ASK_IN_VAIN:
                continue
            lead = Play(seen.choices.cards[0])
            values = (
                ActionValue(AskWhole(), 0.0, 1.0, 50, paired_error=0.0),
                ActionValue(lead, -0.1, 1.0, 50, paired_error=1.0),
            )
            found = Evaluation(values, Unit.SCORE, Basis.ROLLOUTS, 50)
            told = thrifty(seen, Decision(AskWhole(), BotReason.BEST_ON_AVERAGE, evaluation=found))
            assert told.action == lead
            led += 1
    assert led


def test_of_cards_that_do_as_well_the_hint_gives_the_least_away() -> None:
    """With partners the players do so themselves: see `tests/bots/search/test_lost_tricks`."""
    saved = 0
    for seed in SEEDS:
        rules = PRESETS["huutopussi-3"]
        bots = [make_bot("casual", seed) for _seat in range(3)]
        best = make_bot("expert-flat@2", seed)
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
