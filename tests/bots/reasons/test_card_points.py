"""Card points in reasons are those of the rules, in every game."""

from __future__ import annotations

import random

import pytest

from marjapussi_desktop.bots.explaining.ideas import Idea, IdeaKind
from marjapussi_desktop.bots.explaining.scene import Scene
from marjapussi_desktop.bots.players.casual import CasualBot
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.cards import Rank
from marjapussi_desktop.engine.cards import card as card_of
from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.observation import Observation, observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.state import Phase
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.ui.i18n import Language
from marjapussi_desktop.ui.text.play_ideas import play_idea_text

CLASSIC, TENS, ACES = (11, 10, 4, 3, 2), (10, 10, 5, 5, 5), (1, 1, 0, 0, 0)
"""Of ace, ten, king, queen and jack, as RULES.md has them."""
POINTS = {
    "marjapussi": CLASSIC,
    "marjapussi-fi": CLASSIC,
    "marjapussi-pagat": CLASSIC,
    "bondtolva": ACES,
    "bondtolva-2": ACES,
    "avomarjapussi": CLASSIC,
    "huutopussi": TENS,
    "huutopussi-helsinki": TENS,
    "huutopussi-erlangen": CLASSIC,
    "huutopussi-wurzel": CLASSIC,
    "huutopussi-3": TENS,
    "huutopussi-3-helsinki": TENS,
}


def first_lead(preset: str) -> Observation:
    """What the seat knows that leads to the first trick of a hand that is not thrown in."""
    rules, dice, bot = PRESETS[preset], random.Random(2), CasualBot()
    match = game.deal(game.new_match(rules, 0), shuffled_deal(rules, dice)).match
    while match.hand is None or match.hand.phase is not Phase.PLAY:
        seat = game.seat_to_act(match)
        if seat is None or match.hand is None:
            match = game.deal(game.new_match(rules, 0), shuffled_deal(rules, dice)).match
            continue
        step = game.act(match, seat, bot.decide(observe(match.hand, seat)).action)
        assert isinstance(step, game.Step)
        match = step.match
    seat = game.seat_to_act(match)
    assert seat is not None
    return observe(match.hand, seat)


@pytest.mark.parametrize("preset", list(PRESETS))
def test_points_are_those_of_the_rules(preset: str) -> None:
    scene = Scene(first_lead(preset))
    ranks = (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK)
    assert tuple(scene.points(card_of(f"{rank.value}S")) for rank in ranks) == POINTS[preset]
    assert scene.counts_aces is (POINTS[preset] is ACES)


def test_where_aces_and_tens_count_they_are_named(language: Language) -> None:
    card, other = card_of("AC"), card_of("QC")
    taken = Idea(IdeaKind.TAKES, card, other, points=2, in_aces=True)
    lost = Idea(IdeaKind.LOST_TRICK, other, card, seat=1, points=0, in_aces=True)
    names = ("You", "Eino", "Aili", "Toivo")
    assert play_idea_text(taken, names) == "The ♣A takes the trick for certain; aces and tens in it: 2."
    assert "no ace or ten" in play_idea_text(lost, names)
    one = changed(taken, points=1)
    assert play_idea_text(one, names) == "The ♣A takes the trick for certain, with one ace or ten in it."
    language.choose("fi")
    assert play_idea_text(taken, names) == "♣A vie tikin varmasti; ässiä ja kymppejä siinä on 2."
    assert play_idea_text(one, names) == "♣A vie tikin varmasti; siinä on yksi ässä tai kymppi."
