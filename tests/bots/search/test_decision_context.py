"""A decision folds the moves once and deduces once, however many searches it takes."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from marjapussi_desktop.bots.determinization.sampler import Sampler
from marjapussi_desktop.bots.knowledge.deductions import Deductions
from marjapussi_desktop.bots.knowledge.marriage_constraints import MarriageConstraints
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.presets import PRESETS
from tests.bots.bot_games import mixed_bots, positions

COUNTED = (PublicHistory, Deductions, MarriageConstraints, Sampler, DecisionContext)


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each of `COUNTED` is made."""
    counts = Counter[str]()

    def count(kind: type[Any]) -> None:
        make = kind.__init__

        def counting(self: object, *args: object, **named: object) -> None:
            counts[kind.__name__] += 1
            make(self, *args, **named)

        monkeypatch.setattr(kind, "__init__", counting)

    for kind in COUNTED:
        count(kind)
    return counts


@pytest.mark.sampled(3)
@pytest.mark.parametrize("level", ["expert@1", "skilled@1", "casual", "beginner"])
@pytest.mark.parametrize("preset", ["huutopussi-wurzel", "marjapussi", "huutopussi-3", "bondtolva-2"])
def test_everything_is_built_at_most_once_a_decision(preset: str, level: str, built: Counter[str]) -> None:
    """Before play and in play, with Kontra; and the searching levels do build it."""
    rules, most = PRESETS[preset], Counter[str]()
    bot = make_bot(level, 1)
    for hand, seat in positions(rules, mixed_bots(rules, 3), seed=3, hands=2):
        seen = observe(hand, seat)
        built.clear()
        bot.decide(seen)
        most |= built
    assert set(most.values()) == {1}, most
    if level in ("expert@1", "skilled@1"):
        assert {kind.__name__ for kind in COUNTED} == set(most)
