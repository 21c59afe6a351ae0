"""A chance that is told is the one with which the search counted."""

from __future__ import annotations

import pytest

from marjapussi_desktop.bots.explaining.explained import explained
from marjapussi_desktop.bots.explaining.ideas import IdeaKind
from marjapussi_desktop.bots.native import WHICH
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import AskWhole, Play
from marjapussi_desktop.engine.cards import card, cards
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.state import Deal

HANDS = (
    "TH KH 8S 7D KC KD 7H 9H JC",
    "9S 9C JD TC 7S TD QC 7C 6S",
    "QH 8C TS 8D AS KS 6C JS 8H",
    "JH 6D 9D AC AD 6H AH QD QS",
)
PLAYED = "8S 9S AS QS TS 9D 7H 7S KS 6D 9H 6S"


@pytest.mark.skipif(WHICH != "compiled", reason="a search of many deals")
def test_an_ask_is_as_likely_as_the_search_took_it_to_be() -> None:
    """Partner had "a whole in 3 of 10 deals", counted in all that were possible, and the ask was worth 1.0, counted in
    those that his plays made likely: there it is 6 of 10.
    """
    match = game.deal(game.new_match(PRESETS["marjapussi"], 3), Deal(tuple(map(cards, HANDS)))).match
    for code in PLAYED.split():
        step = game.act(match, game.seat_to_act(match) or 0, Play(card(code)))
        assert isinstance(step, game.Step)
        match = step.match
    assert match.hand is not None
    seen = observe(match.hand, 2)
    decision = explained(seen, make_bot("expert-flat", 1).decide(seen))
    assert decision.action == AskWhole()
    (idea,) = decision.ideas
    assert idea.kind is IdeaKind.ASK_WHOLE
    assert idea.chance is not None
    assert 5 <= idea.chance <= 7
