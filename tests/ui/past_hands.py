"""Hands that are over, for tests of what is shown of them: played by dice, by people with any names."""

from __future__ import annotations

import random
from collections.abc import Sequence

from marjapussi_desktop.controller.deals.deal_source import DealSource
from marjapussi_desktop.controller.match.session import Session
from marjapussi_desktop.controller.past.past_match import PastHand, PastMatch
from marjapussi_desktop.engine.choices import BidChoices, PlayChoices
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record import PERSON, MatchRecord, PlayerInfo
from marjapussi_desktop.engine.seats import players_in

NAMES = ("Veera", "Aino", "Eino", "Helmi")


def past_match(preset: str, hands: int = 1, names: Sequence[str] = NAMES, seed: int = 5) -> PastMatch:
    """A match of so many hands. In each somebody bids, and marriages are declared where they can be."""
    rules, dice = PRESETS[preset], random.Random(seed)
    players = tuple(PlayerInfo(names[seat], PERSON) for seat in range(players_in(rules.layout)))
    session = Session(MatchRecord(preset, rules, players, seed), DealSource(seed))
    while not session.is_over and (session.hand_number < hands or session.seat_to_act is not None):
        if session.awaits_deal:
            session.deal_next()
        seat = session.seat_to_act
        assert seat is not None
        choices = session.choices(seat)
        assert choices is not None
        actions = [*choices.actions()][:20]
        if isinstance(choices, PlayChoices) and len(actions) > len(choices.cards) and dice.random() < 0.4:
            actions = actions[len(choices.cards) :]
        session.act(seat, actions[0] if isinstance(choices, BidChoices) else dice.choice(actions))
    return PastMatch(session.record)


def past_hand(preset: str, names: Sequence[str] = NAMES, is_open: bool = True) -> PastHand:
    return past_match(preset, names=names).hand(1, viewer=0, is_open=is_open)
