"""A hint asks for nothing in vain where a lead is as good."""

from __future__ import annotations

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.evaluation import ActionValue, Basis, Evaluation, Unit
from marjapussi_desktop.bots.explaining.attempts import attempt_idea
from marjapussi_desktop.bots.explaining.ideas import IdeaKind
from marjapussi_desktop.bots.explaining.scene import Scene
from marjapussi_desktop.bots.explaining.vain_asks import without_vain_ask
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.engine.actions import AskWhole, Play
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.presets import PRESETS
from tests.bots.bot_games import positions


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
            told = without_vain_ask(seen, Decision(AskWhole(), BotReason.BEST_ON_AVERAGE, evaluation=found))
            assert told.action == lead
            led += 1
    assert led
