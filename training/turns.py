"""Hands that bots play with each other, turn by turn: what the seat sees, and how the cards truly lie."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Final

from marjapussi_desktop.bots.beliefs import Beliefs
from marjapussi_desktop.bots.bot import Bot
from marjapussi_desktop.bots.duplicate import shuffled_deal
from marjapussi_desktop.bots.levels import make_bot
from marjapussi_desktop.bots.masks import Mask, mask_of
from marjapussi_desktop.bots.sampling import Sampler
from marjapussi_desktop.bots.skilled import SKILLED, SearchingBot
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.observation import Observation, observe
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.engine.values import changed, frozen

WORLDS: Final = 150
"""That a player imagines for a move."""


@frozen
class Turn:
    """What the seat that is to act sees; ``truth``: the cards that every seat can play."""

    seen: Observation
    truth: tuple[Mask, ...]


@frozen
class PlayedHand:
    """Every turn of a hand, and whether a contract was made (None: there was none)."""

    turns: tuple[Turn, ...]
    made: bool | None


def searching(seat: int) -> Bot:
    """A searching player."""
    return SearchingBot(changed(SKILLED, worlds=WORLDS), seat)


def everyday(seat: int) -> Bot:
    """A casual player."""
    return make_bot("casual", seat)


def played_hands(
    rules: Ruleset, hands: int, dice: random.Random, player: Callable[[int], Bot] = searching
) -> Iterator[PlayedHand]:
    """So many hands, those that are thrown in with the others, of players made for each seat. The same dice give the
    same hands.
    """
    seats = range(players_in(rules.layout))
    bots = [player(seat) for seat in seats]
    for _hand in range(hands):
        match = game.deal(game.new_match(rules, dice.randrange(len(bots))), shuffled_deal(rules, dice)).match
        turns: list[Turn] = []
        while (seat := game.seat_to_act(match)) is not None:
            assert match.hand is not None
            seen = observe(match.hand, seat)
            turns.append(Turn(seen, tuple(mask_of(match.hand.available(other)) for other in seats)))
            step = game.act(match, seat, bots[seat].decide(seen).action)
            assert isinstance(step, game.Step)
            match = step.match
        yield PlayedHand(tuple(turns), match.results[-1].made)


def imagined(turn: Turn, count: int, dice: random.Random) -> list[tuple[Mask, ...]]:
    """So many worlds that the seat cannot tell from the truth by hard facts: what every seat can play in them."""
    sampler = Sampler(turn.seen, Beliefs(turn.seen))
    return [sampler.draw(dice).world.hands for _world in range(count)]
