"""Reasons and hints as they are told, with the position that each was told in.

Hands of every preset are played by every level. Each decision is explained as the program does it; the decision of the
best level in the same position is a hint.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from marjapussi_desktop.bots.bot import Decision
from marjapussi_desktop.bots.explaining.explained import explained
from marjapussi_desktop.bots.explaining.thrift import thrifty
from marjapussi_desktop.bots.players.levels import OFFERED_LEVELS, make_bot
from marjapussi_desktop.controller.match.thoughts import Thought, made_by, whole_thought
from marjapussi_desktop.engine import phases
from marjapussi_desktop.engine.choices import CallChoices
from marjapussi_desktop.engine.observation import Observation, observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.engine.state import HandState
from marjapussi_desktop.ui.text.thoughts import hint_text, thought_text
from tests.bots.bot_games import Remembering, positions

NAMES = ("Veera", "Aino", "Eino", "Helmi")
BUDGET_MS = 4
"""Of the levels that search: few determinizations, so that what must hold of every number is tried on many."""


@dataclass(frozen=True, slots=True)
class Told:
    """A reason: whose ``level`` gave it in which ``preset``, what the seat had ``seen``, the ``decision`` with its
    explanation, and the true ``hand``, which only tests see. ``is_hint``: it was told as a hint; ``is_measured``: what
    it says of costs was measured elsewhere, as in a review.
    """

    preset: str
    level: str
    seen: Observation
    decision: Decision
    hand: HandState
    is_hint: bool
    is_measured: bool = False

    @property
    def thought(self) -> Thought:
        """What the window is given."""
        return whole_thought(made_by(self.seen, self.decision))

    def text(self) -> str:
        """The sentence in the language that is chosen."""
        return (hint_text if self.is_hint else thought_text)(self.thought, NAMES)


def told_in(preset: str, seed: int, levels: Sequence[str] = OFFERED_LEVELS, hands: int = 1) -> Iterator[Told]:
    """Every reason of some hands of a match, the levels sitting in turn, and every third time a hint beside it."""
    rules = PRESETS[preset]
    names = [levels[(seat + seed) % len(levels)] for seat in range(players_in(rules.layout))]
    bots = [Remembering(make_bot(f"{name}@{BUDGET_MS}", seed)) for name in names]
    best = make_bot(f"{OFFERED_LEVELS[-1]}@{BUDGET_MS}", seed)
    for number, (hand, seat) in enumerate(positions(rules, bots, seed, hands)):
        seen = observe(hand, seat)
        yield Told(preset, names[seat], seen, explained(seen, bots[seat].decide(seen)), hand, is_hint=False)
        if number % 3 == 0:
            yield Told(
                preset, OFFERED_LEVELS[-1], seen, explained(seen, thrifty(seen, best.decide(seen))), hand, is_hint=True
            )
        for caller, bot in enumerate(bots):
            if caller == seat or not isinstance(phases.choices_of(hand, caller), CallChoices):
                continue
            heard = observe(hand, caller)
            call = bot.consider_call(heard)
            if call is not None:
                yield Told(preset, names[caller], heard, explained(heard, call), hand, is_hint=False)


def told_of_all(count: int, seed: int = 0) -> list[Told]:
    """At least ``count`` reasons, evenly of the presets; the levels change places from hand to hand."""
    found: list[Told] = []
    while len(found) < count:
        for preset in PRESETS:
            found.extend(told_in(preset, seed))
        seed += 1
    return found
