"""The double-dummy value of each move, by the exact solver: all players see all hands. Partnership games only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from marjapussi_desktop.bots.heuristics.worth import marriages_in
from marjapussi_desktop.bots.knowledge.card_sets import MARRIAGE_MASKS, mask_of
from marjapussi_desktop.bots.native.exact_solver import ExactSolver
from marjapussi_desktop.bots.native.positions import NO_PIPS, Position
from marjapussi_desktop.engine.actions import Action, AnswerWhole, AskHalf, AskWhole, Declare, Play
from marjapussi_desktop.engine.cards import SUITS, Card, Suit
from marjapussi_desktop.engine.declarations import declaration_points, sets_trump
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import AskOrder, Ruleset
from marjapussi_desktop.engine.scoring import PIP_TABLES, count_cards
from marjapussi_desktop.engine.seats import partner_of
from marjapussi_desktop.engine.values import frozen

Hands = tuple[tuple[Card, ...], ...]
"""Per seat."""


@lru_cache(maxsize=2)
def _solver_of(rules: Ruleset) -> ExactSolver:
    return ExactSolver(rules)


@frozen
class Value:
    """What a move is worth to the side that acts.

    ``gain``: what it takes from here on minus what the other side takes, with best play (see `native.exact_solver`);
    ``declared``: the part of the gain that the move itself declares.
    """

    gain: int
    declared: int = 0


def values_of(
    seen: Observation, actions: Sequence[Action], hands: Hands, solver: ExactSolver | None = None
) -> list[Value]:
    """The value of each action, in order, if these are the hands. ``solver``: None takes the one that all share."""
    return _OpenCards(seen, hands, solver or _solver_of(seen.rules)).values(actions)


def value_now(seen: Observation, hands: Hands) -> int:
    """What the side of the seat that is to act still takes minus what the other side takes, with best play. Not while a
    question awaits its answer.
    """
    return _OpenCards(seen, hands, _solver_of(seen.rules)).value()


class _OpenCards:
    """A seat's moves in one position."""

    def __init__(self, seen: Observation, hands: Hands, solver: ExactSolver) -> None:
        self._seen = seen
        self._hands = hands
        self._solver = solver
        self._sign = -1 if seen.seat % 2 else 1
        self._now = Position(
            hands=hands,
            leader=seen.leader,
            trump=seen.trump,
            declared=frozenset(declaration.suit for declaration in seen.declared) | _forbidden(seen, hands),
            pips=_pips_of(seen),
            trick=seen.trick,
        )

    def values(self, actions: Sequence[Action]) -> list[Value]:
        """The value of each action, in order."""
        cards = {action: Value(self._of_card(action.card)) for action in actions if isinstance(action, Play)}
        quiet = max((value.gain for value in cards.values()), default=0)
        return [cards[action] if isinstance(action, Play) else self._of_attempt(action, quiet) for action in actions]

    def value(self) -> int:
        """The value of the position."""
        marriages = self._seen.marriages
        now = replace(self._now, may_declare=marriages.may_attempt, lead_suit=marriages.lead_suit)
        return self._sign * self._solver.value_of(now)

    def _of_card(self, card: Card) -> int:
        hands = tuple(tuple(c for c in hand if c is not card) for hand in self._hands)
        return self._sign * self._solver.value_of(replace(self._now, hands=hands, trick=(*self._now.trick, card)))

    def _of_attempt(self, action: Action, quiet: int) -> Value:
        """The value of a declaration or an ask. ``quiet``: the best card's value. An ask that fails is worth one less
        than that, so that it never ties with the card.
        """
        values = (self._of_declaring(suit) for suit in self._suits_declared(action))
        return max(values, key=lambda value: value.gain, default=Value(quiet - 1))

    def _suits_declared(self, action: Action) -> tuple[Suit, ...]:
        match action:
            case Declare(suit):
                return (suit,)
            case AnswerWhole(suit):
                return (suit,) if suit is not None else ()
            case AskHalf(suit):
                pair, own = MARRIAGE_MASKS[suit], mask_of(self._hands[self._seen.seat])
                return (suit,) if own & pair and mask_of(self._partners()) & pair else ()  # else a bluff
            case AskWhole():
                held = marriages_in(mask_of(self._partners()))
                return tuple(suit for suit in held if suit not in self._now.declared)
        return ()

    def _partners(self) -> tuple[Card, ...]:
        partner = partner_of(self._seen.seat, self._seen.rules.layout)
        assert partner is not None
        return self._hands[partner]

    def _of_declaring(self, suit: Suit) -> Value:
        rules = self._seen.rules
        makes_trump = sets_trump(rules, self._now.trump)
        gain = declaration_points(rules, suit, makes_trump)
        after = replace(
            self._now,
            trump=suit if makes_trump else self._now.trump,
            declared=self._now.declared | {suit},
            lead_suit=suit if rules.marriages.lead_from_marriage else None,
        )
        return Value(gain + self._sign * self._solver.value_of(after), gain)


def _forbidden(seen: Observation, hands: Hands) -> frozenset[Suit]:
    """Suits whose king and queen are with a side that may no longer declare them.

    RULES.md, "Marriages and trumps".
    """
    return frozenset(
        suit
        for suit in SUITS
        for side in (0, 1)
        if not any(_may_declare(seen, suit, hands, seat) for seat in (side, side + 2))
    )


def _may_declare(seen: Observation, suit: Suit, hands: Hands, seat: int) -> bool:
    """Whether the rules still let a seat, when it leads, declare a suit of its own or ask its partner for it."""
    rules, partner, pair = seen.rules.marriages, (seat + 2) % 4, MARRIAGE_MASKS[suit]
    own, other = mask_of(hands[seat]) & pair, mask_of(hands[partner]) & pair
    if own | other != pair:
        return True
    is_ordered = rules.ask_order is not AskOrder.FREE
    if own == pair:
        return seat not in seen.broken and not (is_ordered and seat in seen.asked_whole | seen.asked_half)
    if other == pair:
        return rules.ask_whole and partner not in seen.broken and not (is_ordered and seat in seen.asked_half)
    return rules.ask_half


def _pips_of(seen: Observation) -> tuple[tuple[int, int], tuple[int, int]]:
    """The pips of each side, by both counts."""
    if seen.rules.game_points is None:
        return NO_PIPS
    tables = PIP_TABLES[seen.rules.game_points.pip_count]
    won = [[card for trick in seen.tricks if trick.winner % 2 == side for card in trick.cards] for side in (0, 1)]
    first, second = ((count_cards(cards, tables[0]), count_cards(cards, tables[1])) for cards in won)
    return first, second
