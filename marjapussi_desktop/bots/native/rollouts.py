"""Rollouts: hands played to their end under the policy, from any position and in many worlds (PIMC, as in GIB: Ginsberg
2001, with rollouts in the place of double-dummy values).
"""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.cards import BIT, NO_TRUMP, ONE, ZERO
from marjapussi_desktop.bots.native.move_codes import (
    ANSWER_HALF,
    ANSWER_WHOLE,
    ASK_HALF,
    ASK_WHOLE,
    DECLARE,
    MOVE_COUNT,
    NO_QUESTION,
    WHOLE_QUESTION,
)
from marjapussi_desktop.bots.native.network import Network
from marjapussi_desktop.bots.native.network_inputs import NetworkInput
from marjapussi_desktop.bots.native.network_policy import (
    move_by_network,
    play_out_by_network,
    seat_to_move,
    sensible_moves,
)
from marjapussi_desktop.bots.native.plain import free_ints, free_words, lowest, new_ints, new_words
from marjapussi_desktop.bots.native.policy import chosen_move, played_out
from marjapussi_desktop.bots.native.policy_weights import PolicyWeights
from marjapussi_desktop.bots.native.seat_view import next_dice
from marjapussi_desktop.bots.native.state import Hand
from marjapussi_desktop.bots.native.two_handed_endings import is_solvable
from marjapussi_desktop.bots.native.values import NativeRules, Outcome, PublicPosition, World

SEED_STEP = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
SEED_MASK = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
WORLD_STEP = cython.declare(cython.ulonglong, 2654435761)
"""The difference between the seeds of consecutive worlds."""
OUTCOME_SIZE = cython.declare(cython.int, 6)
"""Three points and three numbers of tricks."""
OUTCOME_BITS = cython.declare(cython.int, 13)
"""The log2 of the size of a cache of `Outcome` objects, each in the place that its key is hashed to."""
OUTCOME_HASH = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)


@cython.final
@cython.cclass
class Rollouts:
    """One position at a time, in one world (who holds what) or in many. For one thread at a time.

    Results depend on the position, the worlds and the seed only, and are the same for both twins.
    """

    start: Hand
    hand: Hand
    weights: PolicyWeights
    dice: cython.ulonglong
    outcomes: list[Outcome]
    keys: cython.p_ulonglong
    network: Network
    by_network: cython.bint
    seen: NetworkInput

    def __init__(self, rules: NativeRules) -> None:
        self.start = Hand(rules)
        self.hand = Hand(rules)
        self.weights = PolicyWeights(rules)
        self.dice = 1
        self.outcomes = [Outcome((0, 0, 0), (0, 0, 0))] * (1 << OUTCOME_BITS)
        self.keys = new_words(1 << OUTCOME_BITS)
        self.by_network = False
        self.seen = NetworkInput()

    def __dealloc__(self) -> None:
        free_words(self.keys)

    def use_network(self, network: Network) -> None:
        """Has a network play from now on, in place of the rollouts' policy; it knows no chance."""
        self.network = network
        self.by_network = True

    # -- setting the position -----------------------------------------------------------------------------------------

    def set_position(self, position: PublicPosition) -> None:
        """Sets the public part of a position. Call `set_world` afterwards, as often as you like."""
        h: Hand = self.start
        h.pip_worth = 1 + position.carried_pips
        h.leader = position.leader
        h.trump = position.trump
        h.open = position.open_suits
        h.asked_whole = position.asked_whole
        h.asked_half = position.asked_half
        h.broken = position.broken
        h.question = position.question
        h.is_first_trick = position.is_first_trick
        h.first_lead = position.first_lead
        h.voids = position.voids
        h.no_whole = position.no_whole
        h.no_half = position.no_half
        h.is_over = False
        h.stock_size = 0
        h.drawn = 0
        for side in range(4):
            h.points[side] = position.points[side]
            h.pips[side] = position.pips[side]
            h.tricks[side] = position.tricks[side]
            h.missing[side] = position.missing[side]
        h.declarer = position.declarer
        h.contract = position.contract
        self._set_trick(position.trick)
        h.declared_by = position.declared_by
        for seat in range(4):
            h.played[seat] = position.played[seat]
            h.lacks[seat] = position.lacks[seat]
            h.shown[seat] = position.shown[seat]
            h.passed[seat] = position.passed[seat]
        h.may = position.may_attempt
        h.must = position.lead_suit

    @cython.cfunc
    def _set_trick(self, trick: tuple[int, ...]) -> None:
        h: Hand = self.start
        h.k = 0
        for seat in range(4):
            h.hands[seat] = ZERO
        for card in trick:
            h.hands[h.seat_to_play()] = BIT[card]
            h.play(card)

    def set_weights(self, seat: int, numbers: list[int]) -> None:
        """Gives a seat its own policy weights; see `policy_weights`. For training."""
        self.weights.set_seat(seat, numbers)

    def set_world(self, world: World) -> None:
        """Deals a world into the position that was set."""
        self._set_world(world)
        self.hand.set_to(self.start)

    @cython.cfunc
    def _set_world(self, world: World) -> None:
        h: Hand = self.start
        for seat in range(4):
            h.hands[seat] = ZERO
        for seat, hand in enumerate(world.hands):
            h.hands[seat] = hand
        h.drawn = 0
        h.stock_size = len(world.stock)
        for number, card in enumerate(world.stock):
            h.stock[number] = card
        if h.has_rows:
            for number, card in enumerate(world.beneath):
                h.beneath[number] = card

    # -- looking and moving -------------------------------------------------------------------------------------------

    def copy_from(self, other: Rollouts) -> None:
        """Copies position and world of ``other``, which has the same rules."""
        self.start.set_to(other.start)
        self.hand.set_to(other.hand)

    def seat_to_act(self) -> int:
        """The seat that is to play, to declare or to answer, while the hand is not over."""
        h: Hand = self.hand
        return h.seat_to_play() if h.question == NO_QUESTION else h.leader ^ 2

    def legal_cards(self) -> int:
        """The cards that may be played now, as a set; none while a question awaits its answer."""
        h: Hand = self.hand
        if h.is_over or h.question != NO_QUESTION:
            return 0
        return h.legal(h.seat_to_play())

    def moves(self) -> list[int]:
        """All moves: cards, declarations, asks, answers; nothing once the hand is over."""
        h: Hand = self.hand
        if h.is_over:
            return []
        if h.question != NO_QUESTION:
            return self._answers()
        legal = self.legal_cards()
        found = [card for card in range(36) if legal >> card & 1]
        suits = h.may_declare()
        found += [DECLARE + suit for suit in range(4) if suits >> suit & 1]
        if h.may_ask_whole():
            found.append(ASK_WHOLE)
        suits = h.may_ask_half()
        return found + [ASK_HALF + suit for suit in range(4) if suits >> suit & 1]

    @cython.cfunc
    def _answers(self) -> list[int]:
        h: Hand = self.hand
        if h.question != WHOLE_QUESTION:
            return [ANSWER_HALF]
        suits = h.wholes_of_partner()
        return [ANSWER_WHOLE + suit for suit in range(4) if suits >> suit & 1] or [ANSWER_WHOLE + NO_TRUMP]

    def move(self, number: int) -> None:
        """Makes a move, which must be one of `moves`."""
        self.hand.apply(number)

    def is_over(self) -> bool:
        """Whether the last trick has been gathered."""
        return bool(self.hand.is_over)

    def judged(self) -> list[tuple[int, float]]:
        """The moves that the network chooses from, each with what it is worth relative to the others; nothing where the
        ending is solved, which it has not learnt.
        """
        h: Hand = self.hand
        moves: cython.ulonglong = sensible_moves(h, seat_to_move(h))
        is_solved: cython.bint = is_solvable(h)
        self.seen.read(h, seat_to_move(h))
        self.network.look(self.seen)
        found: list[tuple[int, float]] = []
        while moves:
            found.append((lowest(moves), 0.0 if is_solved else self.network.output_of(self.seen, lowest(moves))))
            moves &= moves - 1
        return found

    def features(self) -> list[int]:
        """The active features of what the seat to act knows, in order."""
        self.seen.read(self.hand, seat_to_move(self.hand))
        return sorted([self.seen.active[at] for at in range(self.seen.count)])

    def chosen(self, seed: int) -> int:
        """The move that the policy chooses."""
        if self.by_network:
            return move_by_network(self.hand, self.network, self.seen, 0.0)
        dice: cython.ulonglong = seed
        return chosen_move(self.hand, self.weights, next_dice(dice + SEED_STEP & SEED_MASK | 1))

    def outcome(self) -> Outcome:
        """Points and tricks so far."""
        h: Hand = self.hand
        return Outcome((h.points[0], h.points[1], h.points[2]), (h.tricks[0], h.tricks[1], h.tricks[2]))

    # -- playing out --------------------------------------------------------------------------------------------------

    def play_out(self, seed: int, count: int = 1) -> Outcome:
        """The sum of the outcomes of ``count`` rollouts from where the position was set."""
        sums: cython.p_int = new_ints(OUTCOME_SIZE)
        times: cython.int = count
        self.dice = seed * 2 + 1
        with cython.nogil:
            self._play_out_often(times, sums)
        total = Outcome((sums[0], sums[1], sums[2]), (sums[3], sums[4], sums[5]))
        free_ints(sums)
        return total

    @cython.native
    def _play_out_often(self, times: cython.int, sums: cython.p_int) -> cython.void:
        _turn: cython.int
        side: cython.int
        for _turn in range(times):
            self.hand.set_to(self.start)
            self._finish()
            for side in range(3):
                sums[side] += self.hand.points[side]
                sums[side + 3] += self.hand.tricks[side]

    def play_worlds(self, worlds: list[World], seed: int) -> list[Outcome]:
        """The outcome of one rollout in each world."""
        found: list[Outcome] = []
        numbers: cython.p_int = new_ints(OUTCOME_SIZE)
        for number, world in enumerate(worlds):
            self._set_world(world)
            self.dice = (seed + number * WORLD_STEP) * 2 + 1 & SEED_MASK
            for at in range(OUTCOME_SIZE):
                numbers[at] = 0
            with cython.nogil:
                self._play_out_often(1, numbers)
            found.append(self._outcome_at(numbers, 0))
        free_ints(numbers)
        return found

    @cython.cfunc
    def _outcome_at(self, numbers: cython.p_int, at: cython.int) -> Outcome:
        """The outcome whose numbers begin at this place, from the cache if it is there: most outcomes are frequent."""
        key: cython.ulonglong = ONE * numbers[at] | ONE * numbers[at + 1] << 12 | ONE * numbers[at + 2] << 24
        key |= ONE * numbers[at + 3] << 36 | ONE * numbers[at + 4] << 42 | ONE * numbers[at + 5] << 48
        place: cython.int = (key * OUTCOME_HASH & SEED_MASK) >> (64 - OUTCOME_BITS)
        if self.keys[place] != key:
            points = (numbers[at], numbers[at + 1], numbers[at + 2])
            tricks = (numbers[at + 3], numbers[at + 4], numbers[at + 5])
            self.outcomes[place] = Outcome(points, tricks)
            self.keys[place] = key
        return self.outcomes[place]

    def try_moves(self, worlds: list[World], moves: list[int], seed: int) -> list[Outcome]:
        """The outcome of each move in each world, played out, world by world.

        The same world meets every move with the same dice.
        """
        found: list[Outcome] = []
        count: cython.int = len(moves)
        codes: cython.p_int = new_ints(MOVE_COUNT)
        numbers: cython.p_int = new_ints(OUTCOME_SIZE * MOVE_COUNT)
        dice: cython.ulonglong
        for number, move in enumerate(moves):
            codes[number] = move
        for number, world in enumerate(worlds):
            self._set_world(world)
            dice = (seed + number * WORLD_STEP) * 2 + 1 & SEED_MASK
            with cython.nogil:
                self._try_in_world(count, codes, numbers, dice)
            for at in range(len(moves)):
                found.append(self._outcome_at(numbers, OUTCOME_SIZE * at))
        free_ints(codes)
        free_ints(numbers)
        return found

    @cython.native
    def _finish(self) -> cython.void:
        """Plays the hand to its end."""
        if self.by_network:
            play_out_by_network(self.hand, self.network, self.seen)
        else:
            self.dice = played_out(self.hand, self.weights, self.dice)

    @cython.native
    def _try_in_world(
        self, count: cython.int, moves: cython.p_int, numbers: cython.p_int, dice: cython.ulonglong
    ) -> cython.void:
        number: cython.int
        side: cython.int
        at: cython.int
        for number in range(count):
            self.hand.set_to(self.start)
            self.hand.apply(moves[number])
            self.dice = dice
            self._finish()
            at = OUTCOME_SIZE * number
            for side in range(3):
                numbers[at + side] = self.hand.points[side]
                numbers[at + side + 3] = self.hand.tricks[side]
