"""What is known between two rests of the table: what was reckoned, less what has been seen not to hold any more."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from marjapussi_desktop.controller.knowledge import reckoning
from marjapussi_desktop.controller.knowledge.reckoning import certain_knowledge, with_chances
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.cards import MARRIAGES
from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.events import CardPlayed, Event
from marjapussi_desktop.engine.observation import observe, redact
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.state import HandState, Phase
from tests.bots.bot_games import mixed_bots, step_of

presets = pytest.mark.parametrize("rules", PRESETS.values(), ids=list(PRESETS))


def positions_and_what_led_on(rules: Ruleset, seed: int) -> list[tuple[HandState, list[Event]]]:
    """Positions of a hand in play, each with what the first seat sees until the next."""
    dice, bots = random.Random(seed), mixed_bots(rules, seed)
    match = game.deal(game.new_match(rules, 0), shuffled_deal(rules, dice)).match
    found = []
    while (seat := game.seat_to_act(match)) is not None:
        assert match.hand is not None
        before = match.hand
        step = step_of(match, seat, bots[seat].decide(observe(before, seat)))
        match = step.match
        if before.phase is Phase.PLAY:
            assert match.hand is not None
            found.append((before, [redact(event, 0, match.hand) for event in step.events]))
    return found


@presets
def test_card_points_are_those_of_the_next_position_and_nothing_is_told_of_a_card_in_sight(
    rules: Ruleset, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The note told the older points and where an ace was that lay on the table, until the table was at rest."""
    monkeypatch.setattr(reckoning, "DETERMINIZATIONS", 5)
    for seed in range(2):
        found = positions_and_what_led_on(rules, seed)
        seen = observe(found[0][0], 0)
        known = with_chances(certain_knowledge(seen), seen, 1)
        for (_before, events), (now, _later) in pairwise(found):
            for event in events:
                known = known.after(event, rules)
            seen = observe(now, 0)
            sure = with_chances(certain_knowledge(seen), seen, 1)
            assert known.points == sure.points
            assert {key.card for key in known.key_cards} == {key.card for key in sure.key_cards}
            held = {one.seat: one.holds for one in sure.seats}
            assert all({*one.holds} <= {*held.get(one.seat, ())} for one in known.seats)
            assert all(now.marriages.is_open(one.suit) for one in known.marriages)
            played = {
                event.card.suit
                for event in events
                if isinstance(event, CardPlayed) and event.card in MARRIAGES[event.card.suit]
            }
            assert not played & {one.suit for one in known.marriages}
