"""Hands of self-play, turn by turn: what the seat to act observes, and the true deal."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from marjapussi_desktop.bots.bot import Bot
from marjapussi_desktop.bots.data_files import load_trained
from marjapussi_desktop.bots.determinization.sampler import Sampler
from marjapussi_desktop.bots.knowledge.card_sets import Mask, mask_of
from marjapussi_desktop.bots.knowledge.memory import deductions_of
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.bots.players.search_player import SearchPlayer
from marjapussi_desktop.bots.players.skill import SKILLED
from marjapussi_desktop.bots.value.match_equity import DATA as MATCH_CHANCES
from marjapussi_desktop.bots.value.strength_model import DATA as AUCTIONS
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.notation import format_action, parse_action
from marjapussi_desktop.engine.observation import Observation, observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.engine.state import Deal, MatchState
from marjapussi_desktop.engine.values import changed, frozen
from marjapussi_desktop.evaluation.table import Table
from marjapussi_desktop.training.hand_cache import kept, version_of

WORLDS: Final = 150
"""How many determinizations a player draws for a move."""

Player = Callable[[int], Bot]
"""Makes a bot for a seat."""
Moves = list[tuple[int, str]]
"""The moves of a hand in order: seat, and action as text."""


@frozen
class Turn:
    """``seen``: what the seat to act observes; ``truth``: by seat, the cards that it can play."""

    seen: Observation
    truth: tuple[Mask, ...]


@frozen
class PlayedHand:
    """Every turn of a hand, and whether a contract was made (None: there was none)."""

    turns: tuple[Turn, ...]
    made: bool | None


def searching(seat: int) -> Bot:
    """A searching player."""
    return SearchPlayer(changed(SKILLED, budget=changed(SKILLED.budget, determinizations=WORLDS)), seat)


def everyday(seat: int) -> Bot:
    """A casual player."""
    return make_bot("casual", seat)


def played_hands(name: str, hands: int, seed: int, player: Player = searching) -> Iterator[PlayedHand]:
    """``hands`` hands of a game, with those that are thrown in; ``player`` makes the bot of each seat.

    The same arguments give the same hands, and fewer hands are the first ones of more. Hands are kept (`hand_cache`).
    """
    rules, which = PRESETS[name], f"{name}-{player.__name__}-{seed}"
    version = version_of(WORLDS, load_trained(AUCTIONS), load_trained(MATCH_CHANCES))
    every = kept(f"{which}-{version}", hands, partial(_all_played, rules, which, hands, player))
    for (match, deal), moves in zip(_deals(rules, which), every, strict=False):
        yield _followed(match, deal, moves)


def _deals(rules: Ruleset, which: str) -> Iterator[tuple[MatchState, Deal]]:
    """Matches to begin and their first deals, without end."""
    dice = random.Random(which)
    while True:
        yield game.new_match(rules, dice.randrange(players_in(rules.layout))), shuffled_deal(rules, dice)


def _all_played(rules: Ruleset, which: str, hands: int, player: Player) -> Iterator[Moves]:
    table = Table([player(seat) for seat in range(players_in(rules.layout))])
    for _hand, (match, deal) in zip(range(hands), _deals(rules, which), strict=False):
        hand = table.play_hand(match, deal).hand
        assert hand is not None
        yield [(move.seat, format_action(move.action)) for move in hand.moves]


def _followed(match: MatchState, deal: Deal, moves: Sequence[tuple[int, str]]) -> PlayedHand:
    match = game.deal(match, deal).match
    turns: list[Turn] = []
    for seat, text in moves:
        hand = match.hand
        assert hand is not None
        truth = tuple(mask_of(hand.available(other)) for other in range(len(hand.hands)))
        turns.append(Turn(observe(hand, seat), truth))
        step = game.act(match, seat, parse_action(text, hand.marriages.question))
        assert isinstance(step, game.Step)
        match = step.match
    return PlayedHand(tuple(turns), match.last_result.made)


def imagined(turn: Turn, count: int, dice: random.Random) -> list[tuple[Mask, ...]]:
    """``count`` uniform determinizations for the turn, each as the cards that every seat can play."""
    sampler = Sampler(deductions_of(turn.seen))
    return [sampler.draw(dice).world.hands for _world in range(count)]
