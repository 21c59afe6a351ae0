"""The opponent model of asks: a seat that might ask for a half but does not (it leads a card, or asks for a whole)
seldom holds that suit's king or queen.

How much less likely a seat with king or queen leaves the ask out was fitted on hands that searching players played
against each other (``training.fit_words``). It fits other sensible players too.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from marjapussi_desktop.bots.data_files import load_trained
from marjapussi_desktop.bots.knowledge.card_sets import MARRIAGE_MASKS, Mask
from marjapussi_desktop.bots.knowledge.public_history import Attempt, PublicHistory
from marjapussi_desktop.engine.actions import AnswerHalf, AskHalf, AskWhole, Play
from marjapussi_desktop.engine.cards import Suit
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import DeclareAfter, Ruleset, asking_costs
from marjapussi_desktop.engine.seats import Layout, side_of
from marjapussi_desktop.engine.values import frozen

DATA: Final = "words.json"


@frozen
class AskModel:
    """One ask that a seat could have made and did not. ``pair``: the king and queen; ``penalty``: see `penalty_of`."""

    seat: int
    pair: Mask
    penalty: float

    @property
    def seats(self) -> tuple[int, ...]:
        """The seat that did not ask."""
        return (self.seat,)

    def log_likelihood(self, _seat: int, held: Mask) -> float:
        """0 if the seat holds neither king nor queen, else minus the penalty."""
        return -self.penalty if held & self.pair else 0.0


def penalty_of(rules: Ruleset) -> float:
    """How much less likely a seat with king or queen leaves out the ask: a difference of logarithms."""
    penalty: float = load_trained(DATA)["silences"][rules.family.value]
    return penalty


def ask_models(seen: Observation, history: PublicHistory) -> list[AskModel]:
    """A model for each ask that another seat has left out, in order; none where an ask can cost something."""
    left_out = asks_left_out(seen, history)
    penalty = penalty_of(seen.rules) if left_out else 0.0
    return [AskModel(seat, pair, penalty) for seat, pair in left_out]


def asks_left_out(seen: Observation, history: PublicHistory) -> list[tuple[int, Mask]]:
    """The asks that other seats have left out: the seat, and the suit's king and queen."""
    if seen.rules.layout is not Layout.PARTNERSHIP or not _is_free_to_ask(seen.rules):
        return []
    return [(seat, MARRIAGE_MASKS[suit]) for seat, suit in _left_out(seen, history) if seat != seen.seat]


def _is_free_to_ask(rules: Ruleset) -> bool:
    """Whether nothing is lost by asking for a half."""
    marriages = rules.marriages
    return marriages.ask_half and not marriages.half_needs_whole and not asking_costs(rules)


def _left_out(seen: Observation, history: PublicHistory) -> Iterator[tuple[int, Suit]]:
    """A seat and a suit for each half that the winner of a trick could have asked for when it led or asked for a
    whole.
    """
    is_any = seen.rules.marriages.declare_after is DeclareAfter.ANY_WON_TRICK
    players = len(seen.hand_counts)
    for number, (trick, opening) in enumerate(zip(seen.tricks, history.openings, strict=False), start=1):
        if isinstance(opening.action, Play | AskWhole) and (is_any or trick.leader == trick.winner):
            plays = number * players
            side = side_of(opening.seat, seen.rules.layout)
            before = [attempt for attempt in history.attempts if attempt.plays < plays]
            closed = {suit for attempt in before for suit in _closed_by(attempt, seen.rules.layout, side)}
            gone = history.gone_before(plays)
            for suit, pair in MARRIAGE_MASKS.items():
                if suit not in closed and not gone & pair:
                    yield opening.seat, suit


def _closed_by(attempt: Attempt, layout: Layout, side: int) -> Iterator[Suit]:
    """The suit that this side no longer asks for after the attempt: it is declared, or the side was told no."""
    if attempt.declaration is not None:
        yield attempt.declaration.suit
    is_no = isinstance(attempt.answer, AnswerHalf) and not attempt.answer.yes
    if isinstance(attempt.action, AskHalf) and is_no and side_of(attempt.seat, layout) == side:
        yield attempt.action.suit
