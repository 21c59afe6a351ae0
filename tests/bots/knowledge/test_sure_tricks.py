"""What is proved to take all tricks does so in every deal of the hidden cards, however the others play."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence

import pytest

from marjapussi_desktop.bots.determinization.sampler import Sampler
from marjapussi_desktop.bots.knowledge.card_sets import Mask, cards_of, mask_of
from marjapussi_desktop.bots.knowledge.memory import deductions_of
from marjapussi_desktop.bots.knowledge.sure_tricks import sure_tricks
from marjapussi_desktop.engine import phases
from marjapussi_desktop.engine.actions import Play
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.observation import Observation, observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.state import HandState, Phase
from marjapussi_desktop.engine.values import changed
from tests.bots.bot_games import mixed_bots, positions

MOST_DEALS = 12
MOST_LINES = 100
CLAIMS = 5


def proved(seen: Observation) -> tuple[Card, ...]:
    choices = seen.choices
    if not isinstance(choices, PlayChoices) or seen.trick:
        return ()
    return sure_tricks(deductions_of(seen), choices.cards)


def claims(preset: str) -> Iterator[tuple[HandState, int, tuple[Card, ...]]]:
    """Positions with at least two cards each in which the seat to lead takes all tricks by the proof."""
    rules = PRESETS[preset]
    for seed in itertools.count(1):
        for hand, seat in positions(rules, mixed_bots(rules, seed), seed):
            if hand.phase is Phase.PLAY and hand.hand_counts[seat] > 1 and (order := proved(observe(hand, seat))):
                yield hand, seat, order


def with_hands(hand: HandState, held: Sequence[Mask]) -> HandState:
    """The same hand with its hidden cards dealt otherwise."""
    rows = [mask_of(card for card in row if card is not None) for row in hand.up] or [0] * len(held)
    dealt = tuple(cards_of(mine & ~row) for mine, row in zip(held, rows, strict=True))
    return changed(hand, hands=dealt)


def winners(hand: HandState, seat: int, order: Sequence[Card], lines: list[None]) -> Iterator[int]:
    """Who wins the tricks if the seat leads in this order, for all that the others may play, while ``lines`` last."""
    now = phases.seat_to_act(hand)
    if now is None:
        lines.pop()
        return
    choices = phases.choices_of(hand, now)
    assert isinstance(choices, PlayChoices)
    for card in (order[0],) if now == seat else choices.cards:
        assert phases.check(hand, now, Play(card)) is None
        after, _events = phases.apply(hand, now, Play(card))
        is_gathered = len(after.tricks) > len(hand.tricks)
        if is_gathered:
            yield after.tricks[-1].winner
        if lines and (not is_gathered or after.leader == seat):
            yield from winners(after, seat, order[1:] if is_gathered else order, lines)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("preset", PRESETS)
def test_whatever_the_others_hold_and_play_every_trick_is_taken(preset: str) -> None:
    for hand, seat, order in itertools.islice(claims(preset), CLAIMS):
        assert sorted(order) == sorted(hand.available(seat))
        sampler, dice = Sampler(deductions_of(observe(hand, seat))), random.Random(1)
        deals = {tuple(sampler.draw(dice).world.hands) for _ in range(MOST_DEALS)}
        truth = tuple(mask_of(hand.available(other)) for other in range(len(hand.hands)))
        for held in {truth, *deals}:
            assert set(winners(with_hands(hand, held), seat, order, [None] * MOST_LINES)) == {seat}
