"""The idea of a puzzle with the cards that it rests on, and its proof: facts for a sentence. No Qt here."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import Action, AskHalf, Declare, Play
from marjapussi_desktop.engine.cards import MARRIAGES, Card, Rank, Suit
from marjapussi_desktop.engine.ruleset import MarriageEffect
from marjapussi_desktop.engine.values import changed, frozen
from marjapussi_desktop.puzzles.puzzle import Idea as Idea
from marjapussi_desktop.puzzles.puzzle import Proof as Proof
from marjapussi_desktop.puzzles.puzzle import Puzzle

_HIGH: Final = (Rank.ACE, Rank.TEN)


@frozen
class Explained:
    """``solution``: the right moves; ``tempting``: the wrong move that the idea is told against; ``card``, ``other``:
    theirs, None if they play none; ``cards``: a marriage, or the high card that needs a guard; ``suit``: of the
    solution; ``trump``: before it; ``margin``: what the next best move costs on average, in card points if
    ``counts_card_points``, else in game points; ``worlds``: how many deals are possible; ``sets_trumps``: whether a
    marriage that is declared here makes trumps, and those before it are trumps no more; ``later``: the seat's cards
    that win tricks after this one in the line of best play, in their order, and ``wins_last``: whether the last of them
    wins the last trick; ``trumps_held``: of the suit before the solution, and of the one that it makes trumps.
    """

    idea: Idea
    solution: tuple[Action, ...]
    tempting: Action
    card: Card | None
    other: Card | None
    cards: tuple[Card, ...]
    suit: Suit | None
    trump: Suit | None
    proof: Proof
    margin: float
    worlds: int
    counts_card_points: bool
    sets_trumps: bool
    later: tuple[Card, ...]
    wins_last: bool
    trumps_held: tuple[int, int]


def explained(puzzle: Puzzle) -> Explained:
    """The facts of a puzzle."""
    hand, solution = puzzle.match.hand, puzzle.solution[0]
    assert hand is not None
    held, suit = hand.hands[puzzle.seat], _suit(solution)
    later, wins_last = _later(puzzle)
    return Explained(
        idea=puzzle.idea,
        solution=puzzle.solution,
        tempting=puzzle.tempting,
        card=solution.card if isinstance(solution, Play) else None,
        other=puzzle.tempting.card if isinstance(puzzle.tempting, Play) else None,
        cards=_cards(puzzle, held),
        suit=suit,
        trump=hand.trump,
        proof=puzzle.proof,
        margin=puzzle.margin,
        worlds=puzzle.worlds,
        counts_card_points=hand.rules.contract is not None,
        sets_trumps=hand.trump is None or hand.rules.marriages.marriage_effect is MarriageEffect.EACH_SETS_TRUMP,
        later=later,
        wins_last=wins_last,
        trumps_held=(sum(one.suit is hand.trump for one in held), sum(one.suit is suit for one in held)),
    )


def _later(puzzle: Puzzle) -> tuple[tuple[Card, ...], bool]:
    """The seat's cards that win tricks of the line after the present trick, and whether one wins the last."""
    assert puzzle.match.hand is not None
    match = changed(puzzle.match, hand=changed(puzzle.match.hand, hands=puzzle.hands))
    tricks = puzzle.match.hand.tricks
    present = len(tricks)
    for action in (puzzle.solution[0], *puzzle.lines[0]):
        seat = game.seat_to_act(match)
        assert seat is not None
        step = game.act(match, seat, action)
        assert isinstance(step, game.Step), "the line is allowed"
        match = step.match
        if match.hand is not None:
            tricks = match.hand.tricks
    won = [one for one in tricks[present + 1 :] if one.winner == puzzle.seat]
    return tuple(one.cards[one.winner - one.leader] for one in won), bool(won) and won[-1] is tricks[-1]


def _suit(action: Action) -> Suit | None:
    if isinstance(action, Play):
        return action.card.suit
    return action.suit if isinstance(action, Declare | AskHalf) else None


def _cards(puzzle: Puzzle, held: tuple[Card, ...]) -> tuple[Card, ...]:
    """The marriage that is declared; of a half that is asked for the card in hand and then the other one; the high
    card that the move that tempts would leave alone.
    """
    solution, tempting = puzzle.solution[0], puzzle.tempting
    if isinstance(solution, Declare | AskHalf):
        return tuple(sorted(MARRIAGES[solution.suit], key=lambda card: card not in held))
    if puzzle.idea is Idea.HOLD_BACK and isinstance(tempting, Declare):
        return MARRIAGES[tempting.suit]
    if puzzle.idea is Idea.KEEP_GUARD and isinstance(tempting, Play):
        low = tempting.card
        higher = [c for c in held if c.suit is low.suit and c.strength > low.strength and c.rank in _HIGH]
        return tuple(sorted(higher, key=lambda card: -card.strength)[:1])
    return ()
