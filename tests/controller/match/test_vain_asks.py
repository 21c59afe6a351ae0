"""Asks are called vain only where they cannot succeed, and a denied one is."""

from __future__ import annotations

import pytest

from marjapussi_desktop.controller.match.vain_asks import vain_asks
from marjapussi_desktop.engine import phases
from marjapussi_desktop.engine.actions import AnswerHalf, AnswerWhole, AskWhole
from marjapussi_desktop.engine.cards import MARRIAGES, SUITS
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.seats import partner_of
from tests.bots.bot_games import mixed_bots, positions


@pytest.mark.parametrize("preset", ["marjapussi", "huutopussi", "huutopussi-helsinki", "bondtolva"])
def test_no_vain_ask_would_have_succeeded(preset: str) -> None:
    rules, found = PRESETS[preset], 0
    for hand, seat in positions(rules, mixed_bots(rules, 2), 2, 12):
        if not isinstance(phases.choices_of(hand, seat), PlayChoices):
            continue
        vain = vain_asks(observe(hand, seat))
        partner = partner_of(seat, rules.layout)
        found += len(vain)
        for ask in vain:
            assert partner is not None
            asked, _events = phases.apply(hand, seat, ask)
            choices = phases.choices_of(asked, partner)
            assert choices is not None
            for answer in choices.actions():
                assert answer in (AnswerHalf(False), AnswerWhole(None)), f"{ask} could succeed"
    assert found, "no ask was vain"


def test_what_the_partner_denied_is_vain_at_the_next_lead() -> None:
    """After every trick the same asks were offered again."""
    rules, denied = PRESETS["marjapussi"], 0
    for hand, seat in positions(rules, mixed_bots(rules, 2), 2, 12):
        choices, partner = phases.choices_of(hand, seat), partner_of(seat, rules.layout)
        if not isinstance(choices, PlayChoices) or partner is None:
            continue
        seen = observe(hand, seat)
        holds_whole = any(set(MARRIAGES[suit]) <= set(hand.available(partner)) for suit in SUITS)
        if not choices.marriages.ask_whole or holds_whole or AskWhole() in vain_asks(seen):
            continue
        asked, _events = phases.apply(hand, seat, AskWhole())
        answered, _events = phases.apply(asked, partner, AnswerWhole(None))
        after = phases.choices_of(answered, seat)
        if isinstance(after, PlayChoices) and after.marriages.ask_whole:
            assert AskWhole() in vain_asks(observe(answered, seat))
        denied += 1
    assert denied
