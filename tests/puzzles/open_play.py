"""What a seat's moves are worth with all cards seen: the trick in hand is searched here with the engine's rules, the
tricks after it are valued by the exact solver as ``marjapussi solve`` does.
"""

from __future__ import annotations

from functools import cache

from marjapussi_desktop.bots.native.exact_solver import ExactSolver
from marjapussi_desktop.bots.native.positions import NO_PIPS, Position
from marjapussi_desktop.engine import phases
from marjapussi_desktop.engine.actions import Action, AskHalf, AskWhole, Play
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.ruleset import CARD_POINT_TABLES, Ruleset
from marjapussi_desktop.engine.scoring import PIP_TABLES
from marjapussi_desktop.engine.state import HandState, Phase
from marjapussi_desktop.engine.values import changed
from tests.puzzles.consistent_deals import Hands


@cache
def solver_of(rules: Ruleset) -> ExactSolver:
    return ExactSolver(rules)


def prices(hand: HandState, seat: int, deals: list[Hands]) -> dict[Action, list[int]]:
    """For each move of a seat its value in each deal, for the seat's side. After an ask that fails the same card is
    led in all such deals; an ask that fails in all is left out.
    """
    choices = phases.choices_of(hand, seat)
    assert choices is not None
    actions = list(choices.actions())
    in_deals = [changed(hand, hands=deal) for deal in deals]
    cards = [action for action in actions if isinstance(action, Play)]
    found: dict[Action, list[int]] = {card: [value_of(one, seat, card) for one in in_deals] for card in cards}
    for action in actions:
        if not isinstance(action, Play):
            values = [value_of(one, seat, action) if declares(one, seat, action) else None for one in in_deals]
            failed = [number for number, value in enumerate(values) if value is None]
            if len(failed) < len(values):
                led = max(found[card] for card in cards) if not failed else best_in(found, cards, failed)
                found[action] = [led[n] if value is None else value for n, value in enumerate(values)]
    return found


def best_in(found: dict[Action, list[int]], cards: list[Play], numbers: list[int]) -> list[int]:
    """The values of the card that is best in some of the deals together."""
    return found[max(cards, key=lambda card: sum(found[card][number] for number in numbers))]


def declares(hand: HandState, seat: int, action: Action) -> bool:
    """Whether a declaration or an ask declares a suit in this deal."""
    after, _events = phases.apply(hand, seat, action)
    if isinstance(action, AskWhole | AskHalf):
        answerer = phases.seat_to_act(after)
        assert answerer is not None
        answers = phases.choices_of(after, answerer)
        assert answers is not None
        after, _events = phases.apply(after, answerer, next(iter(answers.actions())))
    return len(after.marriages.declared) > len(hand.marriages.declared)


def value_of(hand: HandState, seat: int, action: Action) -> int:
    """What the seat's side takes from here on minus what the other side takes, if it makes this move."""
    after, _events = phases.apply(hand, seat, action)
    sign = -1 if seat % 2 else 1
    return sign * rest_of(after, len(hand.tricks)) - sign * taken(hand)


def rest_of(hand: HandState, tricks: int) -> int:
    """Side 0's points minus side 1's at the end of the hand, all told; ``tricks``: how many were over before the one
    that is searched here.
    """
    if len(hand.tricks) > tricks:
        return taken(hand) + solved(hand)
    mover = phases.seat_to_act(hand)
    assert mover is not None
    choices = phases.choices_of(hand, mover)
    assert choices is not None
    values = [rest_of(phases.apply(hand, mover, action)[0], tricks) for action in choices.actions()]
    return min(values) if mover % 2 else max(values)


def solved(hand: HandState) -> int:
    """The exact value of the tricks that are left, from the start of one on."""
    assert hand.phase is Phase.PLAY
    assert not hand.trick
    return solver_of(hand.rules).value_of(
        Position(
            hands=hand.hands,
            leader=hand.leader,
            trump=hand.trump,
            declared=frozenset(one.suit for one in hand.marriages.declared),
            may_declare=hand.marriages.may_attempt,
            pips=pips_of(hand),
        )
    )


def taken(hand: HandState) -> int:
    """Side 0's points so far minus side 1's: declarations, and card points where they count."""
    total = sum(-one.points if one.seat % 2 else one.points for one in hand.marriages.declared)
    if hand.rules.contract is None:
        return total
    table = CARD_POINT_TABLES[hand.rules.contract.card_points]
    return total + sum(
        (-1 if trick.winner % 2 else 1) * table.get(card.rank, 0) for trick in hand.tricks for card in trick.cards
    )


def pips_of(hand: HandState) -> tuple[tuple[int, int], tuple[int, int]]:
    """What each side has won of the pips, by both counts."""
    if hand.rules.game_points is None:
        return NO_PIPS
    first, second = PIP_TABLES[hand.rules.game_points.pip_count]

    def count(side: int) -> tuple[int, int]:
        won: list[Card] = [card for trick in hand.tricks if trick.winner % 2 == side for card in trick.cards]
        return sum(first.get(card.rank, 0) for card in won), sum(second.get(card.rank, 0) for card in won)

    return count(0), count(1)


def played_out(hand: HandState) -> int:
    """The same as `rest_of` by nothing but the engine: every move of every seat, to the end of the hand."""
    if hand.phase is Phase.OVER:
        return ended(hand)
    mover = phases.seat_to_act(hand)
    assert mover is not None
    choices = phases.choices_of(hand, mover)
    assert choices is not None
    values = [played_out(phases.apply(hand, mover, action)[0]) for action in choices.actions()]
    return min(values) if mover % 2 else max(values)


def ended(hand: HandState) -> int:
    """Side 0's points minus side 1's in a hand that is over."""
    last = -1 if hand.tricks[-1].winner % 2 else 1
    if hand.rules.contract is not None:
        return taken(hand) + last * hand.rules.contract.last_trick
    ours, theirs = pips_of(hand)
    return taken(hand) + last + (ours > theirs) - (ours < theirs)
