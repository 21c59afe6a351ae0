"""All deals of the hidden cards that a seat cannot rule out, by brute force from the moves of a hand.

Independent of the bots: every set of cards that another seat could hold is tried, and kept if each of its moves would
have been allowed and each of its answers true.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import AnswerHalf, AnswerWhole, AskHalf, Declare, Give, Move, Play, Return
from marjapussi_desktop.engine.cards import MARRIAGES, SUITS, Card, pack_of
from marjapussi_desktop.engine.legality import Turn, legal_cards
from marjapussi_desktop.engine.state import HandState, MatchState, Phase

Cards = frozenset[Card]
Hands = tuple[tuple[Card, ...], ...]
Step = tuple[HandState, Move, HandState]
"""The hand before a move, the move, and the hand after it."""


def consistent_deals(match: MatchState, seat: int) -> list[Hands]:
    """The hands of all seats now, in each deal that ``seat`` cannot rule out."""
    hand = match.hand
    assert hand is not None
    steps = list(steps_of(match))
    played = {card for trick in hand.tricks for card in trick.cards} | set(hand.trick)
    unseen = frozenset(pack_of(hand.rules.deal.pack)) - played - set(hand.hands[seat])
    others = [(seat + step) % 4 for step in (1, 2, 3)]
    known = known_of_exchange(hand, seat)
    possible = {
        other: [
            cards
            for cards in map(frozenset, combinations(sorted(unseen), len(hand.hands[other])))
            if known.get(other, frozenset()) & unseen <= cards and could_hold(steps, other, cards)
        ]
        for other in others
    }
    first, second, third = sorted(others, key=lambda other: len(possible[other]))
    thirds = set(possible[third])
    deals = []
    for one in possible[first]:
        for two in possible[second]:
            if not one & two and (rest := unseen - one - two) in thirds:
                dealt = {seat: hand.hands[seat], first: tuple(one), second: tuple(two), third: tuple(rest)}
                deals.append(tuple(dealt[number] for number in range(4)))
    return deals


def steps_of(match: MatchState) -> Iterator[Step]:
    """The moves in play of the current hand, with the hand before and after each."""
    assert match.hand is not None
    before = game.new_match(match.rules, match.hand.dealer)
    now = game.deal(before, match.hand.dealt).match
    for move in match.hand.moves:
        step = game.act(now, move.seat, move.action)
        assert isinstance(step, game.Step)
        assert now.hand is not None
        assert step.match.hand is not None
        if now.hand.phase is Phase.PLAY:
            yield now.hand, move, step.match.hand
        now = step.match


def known_of_exchange(hand: HandState, seat: int) -> dict[int, Cards]:
    """What a seat passed to its partner in the exchange and did not get back."""
    gifts = [move.action.cards for move in hand.moves if isinstance(move.action, Give)]
    returns = [move.action.cards for move in hand.moves if isinstance(move.action, Return)]
    if not gifts or seat % 2 != (hand.declarer or 0) % 2:
        return {}
    given, came_back = (returns[0], ()) if seat == hand.declarer else (gifts[0], returns[0])
    return {(seat + 2) % 4: frozenset(given) - set(came_back)}


def could_hold(steps: list[Step], seat: int, cards: Cards) -> bool:
    """Whether a seat that holds these cards now could have made its moves."""
    held = cards
    for before, move, after in reversed(steps):
        if move.seat != seat:
            continue
        if isinstance(move.action, Play):
            held = held | {move.action.card}
        if not fits(before, move, after, held):
            return False
    return all(asked_truly(before, move, cards, steps) for before, move, _after in steps if move.seat == seat)


def fits(before: HandState, move: Move, _after: HandState, held: Cards) -> bool:
    """Whether a card, a declaration or an answer is allowed to one who holds these cards before it."""
    action, marriages = move.action, before.marriages
    if isinstance(action, Play):
        turn = Turn(
            before.rules,
            tuple(held),
            before.trick,
            before.trump,
            not before.tricks,
            before.number == 1,
            marriages.lead_suit,
            False,
        )
        return action.card in legal_cards(turn)
    if isinstance(action, Declare):
        return set(MARRIAGES[action.suit]) <= held
    closed = {declaration.suit for declaration in marriages.declared}
    wholes = [suit for suit in SUITS if suit not in closed and set(MARRIAGES[suit]) <= held]
    if isinstance(action, AnswerWhole):
        return action.suit in wholes if action.suit is not None else not wholes
    if isinstance(action, AnswerHalf):
        assert isinstance(marriages.question, AskHalf)
        return action.yes is bool(held & set(MARRIAGES[marriages.question.suit]))
    return True


def asked_truly(before: HandState, move: Move, cards: Cards, steps: list[Step]) -> bool:
    """Whether one who asked for a half held as much of it then as the rules and what followed demand."""
    if not isinstance(move.action, AskHalf):
        return True
    count = before.tricks
    later = {
        step[1].action.card
        for step in steps
        if step[1].seat == move.seat and isinstance(step[1].action, Play) and len(step[0].tricks) >= len(count)
    }
    halves = len(set(MARRIAGES[move.action.suit]) & (cards | later))
    if not before.rules.marriages.bluff_half:
        return halves == 1
    number = next(index for index, step in enumerate(steps) if step[0] is before)
    if number + 1 == len(steps):
        return halves < 2
    _asked, answer, after = steps[number + 1]
    if isinstance(answer.action, AnswerHalf) and answer.action.yes:
        return halves == (len(after.marriages.declared) > len(before.marriages.declared))
    return halves < 2
