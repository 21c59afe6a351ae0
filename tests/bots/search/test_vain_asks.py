"""Searching players ask for nothing that no deal allows, also where each card alone may be partner's."""

from __future__ import annotations

import pytest

from marjapussi_desktop.bots.heuristics.marriages import may_come_true
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.bots.search.vain_asks import asks_in_vain
from tests.bots.review.test_vain_asks import asks, succeeds_in_a_deal


@pytest.mark.parametrize("preset", ["huutopussi", "marjapussi", "bondtolva"])
def test_an_ask_is_in_vain_if_it_succeeds_in_no_deal(preset: str) -> None:
    """An ask that may open the way to a half is not."""
    met = {True: 0, False: 0}
    for seed in (11, 12):
        for _hand, seen, ask in asks(preset, seed):
            is_in_vain = ask in asks_in_vain(DecisionContext(seen, 1), [ask])
            assert not (is_in_vain and succeeds_in_a_deal(seen, ask))
            if may_come_true(DecisionContext(seen, 1).view, ask):
                met[is_in_vain] += 1
    assert met[False]
    assert met[True] or preset == "huutopussi"


@pytest.mark.sampled(2)
@pytest.mark.parametrize("level", ["skilled", "expert"])
@pytest.mark.parametrize(("preset", "seeds"), [("marjapussi", (12, 37, 42)), ("bondtolva", (11, 27, 38, 59))])
def test_nobody_asks_in_vain(preset: str, seeds: tuple[int, ...], level: str) -> None:
    """In each of these hands he did, by the rules of thumb, which know each card alone."""
    for seed in seeds:
        met = 0
        for _hand, seen, ask in asks(preset, seed):
            context = DecisionContext(seen, 1)
            if may_come_true(context.view, ask) and asks_in_vain(context, [ask]):
                met += 1
                assert make_bot(level, 1).decide(seen).action != ask
        assert met
