"""Hands of self-play between casual players, and the positions in them that make puzzles."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.bots.search.double_dummy import Hands
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.engine.state import HandState, MatchState, Phase
from marjapussi_desktop.puzzles.puzzle import Puzzle
from marjapussi_desktop.training.puzzles.ideas import facts_of, idea_of
from marjapussi_desktop.training.puzzles.levels import level_of, tempting_move
from marjapussi_desktop.training.puzzles.lines import moves_after
from marjapussi_desktop.training.puzzles.proving import Proved, prove

PLAYER: Final = "casual"
TRICKS: Final = (3, 7)
"""How many cards the fullest hand has in a puzzle."""
DECIMALS: Final = 2


def puzzles_from(preset: str, seed: int) -> Iterator[Puzzle]:
    """The puzzles in the hand with this seed. The same arguments give the same puzzles."""
    for match in positions(preset, seed):
        puzzle = puzzle_at(preset, seed, match)
        if puzzle is not None:
            yield puzzle


def puzzle_at(preset: str, seed: int, match: MatchState) -> Puzzle | None:
    """The puzzle that a position makes, if it makes one."""
    assert match.hand is not None
    seat = game.seat_to_act(match)
    assert seat is not None, "a card is to be played"
    proved = prove(observe(match.hand, seat))
    return _puzzle(preset, seed, match, proved) if proved is not None else None


def positions(preset: str, seed: int) -> Iterator[MatchState]:
    """A hand of self-play, before each card of its later part that a seat can choose."""
    rules, dice = PRESETS[preset], random.Random(f"puzzle:{preset}:{seed}")
    seats = players_in(rules.layout)
    bots = [make_bot(PLAYER, seed) for _seat in range(seats)]
    match = game.new_match(rules, dice.randrange(seats))
    match = game.deal(match, shuffled_deal(rules, dice)).match
    while (seat := game.seat_to_act(match)) is not None:
        assert match.hand is not None
        if match.hand.phase is Phase.PLAY and TRICKS[0] <= max(map(len, match.hand.hands)) <= TRICKS[1]:
            yield match
        step = game.act(match, seat, bots[seat].decide(observe(match.hand, seat)).action)
        assert isinstance(step, game.Step), "bots do what is allowed"
        match = step.match


def _puzzle(preset: str, seed: int, match: MatchState, proved: Proved) -> Puzzle | None:
    assert match.hand is not None
    tempting = tempting_move(proved)
    if tempting is None:
        return None
    idea = idea_of(facts_of(match.hand, proved, tempting))
    if idea is None:
        return None
    others = [action for action in proved.values if action not in proved.solution]
    hands = _telling_deal(match.hand, proved, tempting)
    return Puzzle(
        id=f"{preset}-{seed}-{len(match.hand.moves)}",
        idea=idea,
        level=level_of(proved),
        preset=preset,
        match=match,
        seat=proved.seen.seat,
        solution=proved.solution,
        margin=round(proved.margin, DECIMALS),
        worlds=len(proved.worlds),
        proof=proved.proof,
        costs=tuple((action, round(proved.cost(action), DECIMALS)) for action in sorted(others, key=proved.cost)),
        tempting=tempting,
        hands=hands,
        lines=tuple(moves_after(match.hand, hands, action) for action in proved.solution),
    )


def _telling_deal(hand: HandState, proved: Proved, tempting: Action) -> Hands:
    """A deal in which the move that tempts costs something: the one that was played if it does there, else the first
    of those in which it costs as much as it does on average.
    """
    values = zip(proved.worlds, proved.values[proved.solution[0]], proved.values[tempting], strict=True)
    costs = {tuple(map(frozenset, hands)): (right - wrong, hands) for hands, right, wrong in values}
    if costs[tuple(map(frozenset, hand.hands))][0] > 0:
        return hand.hands
    least = proved.cost(tempting)
    return next(hands for cost, hands in costs.values() if cost >= least)
