"""Hands played for the tests of the bots, position by position."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence

from marjapussi_desktop.bots.bot import Bot, Decision
from marjapussi_desktop.bots.determinization.sampler import Sampler
from marjapussi_desktop.bots.inference.evidence import evidence_of, weights
from marjapussi_desktop.bots.knowledge.card_sets import Mask, mask_of
from marjapussi_desktop.bots.knowledge.memory import deductions_of
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.engine import game, phases
from marjapussi_desktop.engine.choices import CallChoices
from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.observation import Observation, observe
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.engine.state import HandState, MatchState, Phase


def mixed_bots(rules: Ruleset, seed: int) -> list[Bot]:
    """Casual and random players side by side, so that positions are reached that good play avoids."""
    levels = ("casual", "random", "casual", "casual")
    return [make_bot(levels[(seat + seed) % 4], seed) for seat in range(players_in(rules.layout))]


class Remembering:
    """A bot that does not think twice about what it was asked last: a test may ask before the match goes on."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._moved: tuple[Observation, Decision] | None = None
        self._called: tuple[Observation, Decision | None] | None = None

    @property
    def name(self) -> str:
        return self._bot.name

    def decide(self, observation: Observation) -> Decision:
        if self._moved is None or self._moved[0] != observation:
            self._moved = observation, self._bot.decide(observation)
        return self._moved[1]

    def consider_call(self, observation: Observation) -> Decision | None:
        if self._called is None or self._called[0] != observation:
            self._called = observation, self._bot.consider_call(observation)
        return self._called[1]


def seen_in_play(rules: Ruleset, bots: Sequence[Bot], seed: int) -> Iterator[tuple[Observation, tuple[Mask, ...]]]:
    """What each seat sees when it is to play, with the true hands."""
    for hand, seat in positions(rules, bots, seed):
        if hand.phase is Phase.PLAY:
            yield observe(hand, seat), tuple(mask_of(hand.available(other)) for other in range(len(hand.hands)))


def gain_by_evidence(seen: Observation, truth: tuple[Mask, ...], seed: int) -> float:
    """How much likelier the true world is than imagined ones by the evidence, as a logarithm."""
    sampler, dice = Sampler(deductions_of(seen)), random.Random(seed)
    imagined = [sampler.draw(dice).world.hands for _ in range(40)]
    found = weights(evidence_of(seen, PublicHistory(seen), imagined), [truth, *imagined])
    return math.log(found[0] * len(imagined) / sum(found[1:]))


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
