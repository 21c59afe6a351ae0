"""Hands played for the tests of the bots, position by position."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from marjapussi_desktop.bots.bot import Bot, Decision
from marjapussi_desktop.bots.duplicate import shuffled_deal
from marjapussi_desktop.bots.levels import make_bot
from marjapussi_desktop.engine import game, phases
from marjapussi_desktop.engine.choices import CallChoices
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.engine.state import HandState, MatchState


def mixed_bots(rules: Ruleset, seed: int) -> list[Bot]:
    """Casual and random players side by side, so that positions are reached that good play avoids."""
    levels = ("casual", "random", "casual", "casual")
    return [make_bot(levels[(seat + seed) % 4], seed) for seat in range(players_in(rules.layout))]


def step_of(match: MatchState, seat: int, decision: Decision) -> game.Step:
    """The step after a decision, which must be legal and among the choices."""
    assert match.hand is not None
    step = game.act(match, seat, decision.action)
    assert isinstance(step, game.Step), f"{decision} refused: {step}"
    return step


def positions(rules: Ruleset, bots: Sequence[Bot], seed: int, hands: int = 1) -> Iterator[tuple[HandState, int]]:
    """Every position of some hands of a match and the seat to act in it; calls out of turn are made too."""
    dice = random.Random(seed)
    match = game.new_match(rules, dice.randrange(players_in(rules.layout)))
    for _ in range(hands):
        if not match.awaits_deal:
            return
        match = game.deal(match, shuffled_deal(rules, dice)).match
        while (seat := game.seat_to_act(match)) is not None:
            assert match.hand is not None
            yield match.hand, seat
            match = _after_calls(match, bots)
            assert match.hand is not None
            match = step_of(match, seat, bots[seat].decide(observe(match.hand, seat))).match


def _after_calls(match: MatchState, bots: Sequence[Bot]) -> MatchState:
    for seat, bot in enumerate(bots):
        assert match.hand is not None
        if isinstance(phases.choices_of(match.hand, seat), CallChoices):
            decision = bot.consider_call(observe(match.hand, seat))
            if decision is not None:
                match = step_of(match, seat, decision).match
    return match
