"""The likelihood of the cards that a seat has played, given the cards that it may hold.

A conditional logit (McFadden 1974) mixed with a uniform choice: a card is chosen with probability (1 - epsilon) *
softmax of the scores + epsilon / number of legal cards. The scores have the features of the rollouts' policy, but other
weights, fitted to what sensible players do, in hundredths of a logit. For each hand, all choices so far are evaluated.
"""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.cards import BIT, ZERO
from marjapussi_desktop.bots.native.move_codes import DECLARE
from marjapussi_desktop.bots.native.plain import exp, log, lowest
from marjapussi_desktop.bots.native.policy import weigh
from marjapussi_desktop.bots.native.policy_weights import TABLE_SIZE, PolicyWeights
from marjapussi_desktop.bots.native.rollouts import Rollouts
from marjapussi_desktop.bots.native.state import Hand
from marjapussi_desktop.bots.native.values import NativeRules, PublicPosition, World

HUNDREDTHS = cython.declare(cython.double, 100.0)


@cython.final
@cython.cclass
class PlayLikelihood:
    """The choices of one hand. For one thread at a time.

    ``epsilon``: the share of uniform choices.
    """

    rules: NativeRules
    weights: PolicyWeights
    epsilon: cython.double
    choices: list[Hand]
    seats: list[int]
    cards: list[int]
    later: list[int]

    def __init__(self, rules: NativeRules, numbers: list[int], epsilon: float) -> None:
        """``numbers``: a table as in `policy_weights`, which serves every seat."""
        self.rules = rules
        self.weights = PolicyWeights(rules)
        for seat in range(4):
            self.weights.set_seat(seat, numbers)
        self.epsilon = epsilon
        self.choices = []
        self.seats = []
        self.cards = []
        self.later = []

    def read(self, start: PublicPosition, world: World, seats: list[int], moves: list[int]) -> None:
        """Reads the moves in play so far, each with its seat; ``world``: the cards that may have been held before the
        first move.
        """
        position = Rollouts(self.rules)
        position.set_position(start)
        position.set_world(world)
        self.choices, self.seats, self.cards = [], [], []
        for seat, move in zip(seats, moves, strict=True):
            if move < DECLARE:
                choice = Hand(self.rules)
                choice.set_to(position.hand)
                self.choices.append(choice)
                self.seats.append(seat)
                self.cards.append(move)
            position.move(move)
        self.later = [0] * len(self.cards)
        played = [0, 0, 0, 0]
        for at in range(len(self.cards) - 1, -1, -1):
            played[self.seats[at]] |= BIT[self.cards[at]]
            self.later[at] = played[self.seats[at]]

    def log_likelihood(self, seat: int, held: int) -> float:
        """The log-likelihood of the seat's plays, if it now holds these cards."""
        total = 0.0
        for at in range(len(self.cards)):
            if self.seats[at] == seat:
                total += log(self._chance(self.choices[at], seat, held | self.later[at], self.cards[at]))
        return total

    def choices_made(self) -> list[tuple[list[list[tuple[int, int]]], int]]:
        """For training: every choice among two cards or more, as the non-zero features of each legal card and the index
        of the chosen one. Call it before `log_likelihood`, which assumes other hands.
        """
        found: list[tuple[list[list[tuple[int, int]]], int]] = []
        for at in range(len(self.cards)):
            choice: Hand = self.choices[at]
            legal: cython.ulonglong = choice.legal(self.seats[at])
            if legal & (legal - 1):
                cards = [card for card in range(36) if legal >> card & 1]
                found.append((self._parts(choice, self.seats[at], cards), cards.index(self.cards[at])))
        return found

    @cython.cfunc
    def _parts(self, h: Hand, seat: int, cards: list[int]) -> list[list[tuple[int, int]]]:
        parts: list[list[tuple[int, int]]] = [[] for _card in cards]
        legal: cython.ulonglong = h.legal(seat)
        one = PolicyWeights(self.rules)
        for number in range(TABLE_SIZE):
            one.set_seat(seat, [int(number == other) for other in range(TABLE_SIZE)])
            weigh(h, one, seat, legal)
            for place, card in enumerate(cards):
                if one.scores[card]:
                    parts[place].append((number, one.scores[card]))
        return parts

    @cython.cfunc
    def _chance(self, h: Hand, seat: cython.int, hand: cython.ulonglong, card: cython.int) -> cython.double:
        """The probability that a seat with this hand chose the card."""
        others: cython.ulonglong = (h.hands[0] | h.hands[1] | h.hands[2] | h.hands[3]) & ~hand
        for other in range(4):
            h.hands[other] = ZERO
        h.hands[seat ^ 1] = others
        h.hands[seat] = hand
        legal: cython.ulonglong = h.legal(seat)
        if not legal & (legal - 1):
            return 1.0
        weigh(h, self.weights, seat, legal)
        chosen: cython.int = self.weights.scores[card]
        total: cython.double = 0.0
        size: cython.int = 0
        while legal:
            total += exp((self.weights.scores[lowest(legal)] - chosen) / HUNDREDTHS)
            size += 1
            legal &= legal - 1
        return (1.0 - self.epsilon) / total + self.epsilon / size
