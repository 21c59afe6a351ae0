"""What a puzzle is: a position as one seat sees it, and the move that is proved to be the right one there.

The proof looks at *all* deals of the hidden cards that the seat cannot rule out: those in which every move so far was
allowed and every answer true. In each of them every move of the seat is priced exactly: all players then go on with all
cards seen, each side for the largest difference of points.
"""

from __future__ import annotations

from enum import StrEnum

from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.state import MatchState
from marjapussi_desktop.engine.values import frozen


class Idea(StrEnum):
    """What the solution teaches. ``training.puzzles.ideas`` says which facts make it so."""

    DECLARE_NOW = "declare-now"
    CHANGE_TRUMPS = "change-trumps"
    ASK = "ask"
    HOLD_BACK = "hold-back"
    KEEP_MARRIAGE = "keep-marriage"
    STOP_MARRIAGE = "stop-marriage"
    DRAW_TRUMPS = "draw-trumps"
    CASH_FIRST = "cash-first"
    GIVE_THE_LEAD = "give-the-lead"
    TO_PARTNER = "to-partner"
    GIVE_POINTS = "give-points"
    KEEP_GUARD = "keep-guard"
    KEEP_TRUMP = "keep-trump"
    LAST_TRICK = "last-trick"
    CATCH_HIGH_CARD = "catch-high-card"
    COUNT_SUIT = "count-suit"


class Proof(StrEnum):
    """How the solution is proved over all deals that are possible.

    ``EVERY``: in each of them no other move is better, and each other move is worse in at least one.
    ``MARGIN``: on average over them it is better than each other move by `Puzzle.margin` points.
    """

    EVERY = "every"
    MARGIN = "margin"


@frozen
class Puzzle:
    """A puzzle.

    ``id``: the preset, the seed of the deal and the number of moves before it, so that it can be made again;
    ``level``: 1 (easy) to 5; ``preset``: the game; ``match``: the position, in which the hidden cards are those of the
    hand that was played, one of the deals that are possible; ``seat``: whose move it is; ``solution``: the right move,
    with others that are worth the same in every deal; ``margin``: how many points the next best move costs on average
    (the difference between the sides: card points, declarations and last trick, or game points); ``worlds``: how many
    deals are possible; ``costs``: each other move with what it costs on average, the dearest last; ``tempting``: the
    one of these that the first thought makes; ``hands``: in a possible deal in which that one costs something, the deal
    that was played where it does; ``lines``: for each solution, how the hand goes on there to its end if all play as
    well as they can with all cards seen.
    """

    id: str
    idea: Idea
    level: int
    preset: str
    match: MatchState
    seat: int
    solution: tuple[Action, ...]
    margin: float
    worlds: int
    proof: Proof
    costs: tuple[tuple[Action, float], ...]
    tempting: Action
    hands: tuple[tuple[Card, ...], ...]
    lines: tuple[tuple[Action, ...], ...]
