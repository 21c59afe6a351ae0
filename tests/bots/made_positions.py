"""Positions made by hand: a deal as it is written, and the moves after it."""

from __future__ import annotations

from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import Action, Play
from marjapussi_desktop.engine.cards import cards
from marjapussi_desktop.engine.observation import Observation, observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.state import Deal, MatchState
from marjapussi_desktop.engine.values import changed


def dealt(preset: str, *hands: str, totals: tuple[int, int] = (0, 0), carried_pips: int = 0) -> MatchState:
    """A match with a hand dealt as written, seat 0 speaking or leading first."""
    rules = PRESETS[preset]
    match = game.new_match(rules, 0 if rules.auction is not None else 3)
    match = changed(match, totals=totals, carried_pips=carried_pips)
    return game.deal(match, Deal(tuple(cards(hand) for hand in hands))).match


def after(match: MatchState, *moves: Action) -> MatchState:
    """The match after the moves of whoever is to act."""
    for move in moves:
        seat = game.seat_to_act(match)
        assert seat is not None
        step = game.act(match, seat, move)
        assert isinstance(step, game.Step), f"{move}: {step}"
        match = step.match
    return match


def played(match: MatchState, codes: str) -> MatchState:
    """The match after cards of whoever is to act."""
    return after(match, *(Play(c) for c in cards(codes)))


def seen(match: MatchState) -> Observation:
    """What the seat knows that is to act."""
    seat = game.seat_to_act(match)
    assert seat is not None
    assert match.hand is not None
    return observe(match.hand, seat)
