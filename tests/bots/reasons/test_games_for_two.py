"""What is told in a game for two, in which cards are drawn and nobody has to follow at first."""

from __future__ import annotations

import pytest

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.explaining.explained import explained
from marjapussi_desktop.bots.explaining.ideas import IdeaKind
from marjapussi_desktop.bots.explaining.purposes import Choice, purposes
from marjapussi_desktop.bots.explaining.scene import Scene
from marjapussi_desktop.engine.actions import Play
from marjapussi_desktop.engine.cards import card
from marjapussi_desktop.engine.position import parse_position
from tests.bots.made_positions import seen

WITH_STOCK = (
    "bondtolva-2 | hand 1, dealer 1, totals 0 0, carried 0 | 9H QS TD 9C TC JC / KH TH JD AD AH QC stock QD JS "
    "JH KD KS QH TS AC AS 9S 9D KC | 0: play 9H; 1: play JD; 0: play 9C; 1: play QC; 1: play JH; 0: play JC; 1: "
    "play JS; 0: play QS; 0: declare D"
)
"""Seat 0 has declared diamonds and holds ♦K and ♦Q; cards are drawn, and nobody has to follow."""


@pytest.mark.parametrize("code", ["KD", "QD"])
def test_no_trumps_are_drawn_while_nobody_has_to_follow(code: str) -> None:
    """ "It draws trumps, of which the others may hold 2" was said of a lead with cards in the stock."""
    scene = Scene(seen(parse_position(WITH_STOCK)))
    assert scene.trump is card(code).suit
    rivals = tuple(other for other in scene.seen.available(scene.seen.seat) if other is not card(code))
    found = [idea.kind for idea in purposes(Choice(scene, card(code), rivals))]
    assert IdeaKind.DRAWS_TRUMPS not in found
    decision = explained(scene.seen, Decision(Play(card(code)), BotReason.DRAW_TRUMPS, card=card(code)))
    assert IdeaKind.DRAWS_TRUMPS not in [idea.kind for idea in decision.ideas]
