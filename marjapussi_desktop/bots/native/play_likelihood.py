"""How likely the cards that a seat has played were, if it held this or that.

Every choice of a hand that has been played so far is looked at again. The cards that the seat could have chosen are
weighed as the rollouts weigh them, but by other numbers: these foretell what sensible players do, and each adds, in
hundredths, to the logarithm of how likely a card is chosen.
"""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.cards import BIT, ZERO
from marjapussi_desktop.bots.native.plain import exp, free_ints, log, lowest, new_ints
from marjapussi_desktop.bots.native.policy import weigh
from marjapussi_desktop.bots.native.policy_weights import HABITS
from marjapussi_desktop.bots.native.rollouts import Rollouts
from marjapussi_desktop.bots.native.state import Hand

HUNDREDTHS = cython.declare(cython.double, 100.0)


@cython.final
@cython.cclass
class PlayLikelihood:
    """The choices of one hand. For one thread at a time.

    ``whim``: how often a card is chosen for no reason that could be foretold.
    """

    rules: tuple[list[int], list[int], list[int]]
    numbers: cython.p_int
    whim: cython.double
    choices: list[Hand]
    seats: list[int]
    cards: list[int]
    later: list[int]

    def __init__(
        self, rules: list[int], worth: list[int], marriage_worth: list[int], numbers: list[int], whim: float
    ) -> None:
        """``rules``: see `move_codes.hand_codes`; ``numbers``: a table as in `policy_weights`."""
        self.rules = (rules, worth, marriage_worth)
        self.numbers = new_ints(HABITS)
        for at, number in enumerate(numbers):
            self.numbers[at] = number
        self.whim = whim
        self.choices = []
        self.seats = []
        self.cards = []
        self.later = []

    def __dealloc__(self) -> None:
        free_ints(self.numbers)

    def read(self, leader: int, first_lead: int, hands: list[int], seats: list[int], moves: list[int]) -> None:
        """The moves in play so far, each with its seat; ``hands``: what may have been held when the first was made."""
        no_trump, all_open = 4, 15
        start = [leader, no_trump, all_open, 0, no_trump, 0, 0, 0, 0, 1, first_lead, 0, 0, 0]
        nothing = [0, 0, 0, 0]
        position = Rollouts(*self.rules)
        position.set_public(start, [], nothing, nothing, nothing)
        position.set_world(hands, [], [-1] * 36)
        self.choices, self.seats, self.cards = [], [], []
        for seat, move in zip(seats, moves, strict=True):
            if move < 36:
                self.choices.append(self._choice(position))
                self.seats.append(seat)
                self.cards.append(move)
            position.move(move)
        self.later = [0] * len(self.cards)
        played = [0, 0, 0, 0]
        for at in range(len(self.cards) - 1, -1, -1):
            played[self.seats[at]] |= BIT[self.cards[at]]
            self.later[at] = played[self.seats[at]]

    @cython.cfunc
    def _choice(self, position: Rollouts) -> Hand:
        choice = Hand(*self.rules)
        choice.set_to(position.hand)
        choice.first_lead = position.hand.first_lead
        set_numbers(choice, self.numbers)
        return choice

    def likelihood(self, seat: int, held: int) -> float:
        """The logarithm of how likely the seat has played as it has, if it now holds these cards."""
        total = 0.0
        for at in range(len(self.cards)):
            if self.seats[at] == seat:
                total += log(self._chance(self.choices[at], seat, held | self.later[at], self.cards[at]))
        return total

    def choices_made(self) -> list[tuple[list[list[tuple[int, int]]], int]]:
        """Every choice among two cards or more: what each number of the table counts for, for each card that could be
        chosen (numbers that count for nothing are left out), and which of these cards was. For training, before any
        other hand has been thought of by `likelihood`.
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
        one: cython.p_int = new_ints(HABITS)
        for number in range(HABITS):
            one[number] = 1
            set_numbers(h, one)
            one[number] = 0
            weigh(h, seat, legal)
            for place, card in enumerate(cards):
                if h.weights[card]:
                    parts[place].append((number, h.weights[card]))
        free_ints(one)
        set_numbers(h, self.numbers)
        return parts

    @cython.cfunc
    def _chance(self, h: Hand, seat: cython.int, hand: cython.ulonglong, card: cython.int) -> cython.double:
        """How likely a seat with this hand chose the card."""
        others: cython.ulonglong = (h.hands[0] | h.hands[1] | h.hands[2] | h.hands[3]) & ~hand
        for other in range(4):
            h.hands[other] = ZERO
        h.hands[seat ^ 1] = others
        h.hands[seat] = hand
        legal: cython.ulonglong = h.legal(seat)
        if not legal & (legal - 1):
            return 1.0
        weigh(h, seat, legal)
        chosen: cython.int = h.weights[card]
        total: cython.double = 0.0
        size: cython.int = 0
        while legal:
            total += exp((h.weights[lowest(legal)] - chosen) / HUNDREDTHS)
            size += 1
            legal &= legal - 1
        return (1.0 - self.whim) / total + self.whim / size


@cython.cfunc
def set_numbers(h: Hand, numbers: cython.p_int) -> cython.void:
    """Every seat weighs cards by these."""
    seat: cython.int
    at: cython.int
    for seat in range(4):
        for at in range(HABITS):
            h.habits[HABITS * seat + at] = numbers[at]
