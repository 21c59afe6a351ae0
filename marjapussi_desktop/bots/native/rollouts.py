"""Playing hands out under the policy, from any position and in many worlds at once."""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.cards import BIT, NO_TRUMP, ZERO
from marjapussi_desktop.bots.native.plain import free_ints, new_ints
from marjapussi_desktop.bots.native.policy import chosen_move, played_out
from marjapussi_desktop.bots.native.policy_weights import HABITS
from marjapussi_desktop.bots.native.seat_view import next_dice
from marjapussi_desktop.bots.native.state import ANSWER, ANSWER_HALF, ASK_HALF, ASK_WHOLE, DECLARE, NO_QUESTION, Hand

SEED_STEP = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
SEED_MASK = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)


@cython.final
@cython.cclass
class Rollouts:
    """One position at a time, in one world (who holds what) or in many. For one thread at a time.

    Results depend on the position, the worlds and the seed only, and are the same for both twins.
    """

    start: Hand
    hand: Hand
    dice: cython.ulonglong

    def __init__(self, rules: list[int], worth: list[int], marriage_worth: list[int]) -> None:
        """``rules``: see `move_codes.hand_codes`."""
        self.start = Hand(rules, worth, marriage_worth)
        self.hand = Hand(rules, worth, marriage_worth)
        self.dice = 1

    # -- setting the position -----------------------------------------------------------------------------------------

    def set_public(
        self,
        state: list[int],
        trick: list[int],
        points: list[int],
        pips: list[int],
        tricks: list[int],
        carried_pips: int = 0,
    ) -> None:
        """All but the hands: see `encoding.set_position`. Before `set_world`, which may then be called again and again.

        ``trick``: the cards on the table from the leader on; ``points``, ``pips`` and ``tricks`` by side;
        ``carried_pips``: what the pips are worth beyond one point.
        """
        h: Hand = self.start
        h.pip_worth = 1 + carried_pips
        h.leader = state[0]
        h.trump = state[1]
        h.open = state[2]
        h.may = bool(state[3])
        h.must = state[4]
        h.asked_whole = state[5]
        h.asked_half = state[6]
        h.broken = state[7]
        h.question = state[8]
        h.is_first_trick = bool(state[9])
        h.first_lead = state[10]
        h.voids, h.no_whole, h.no_half = state[11:]
        self.hand.first_lead = state[10]
        h.is_over = False
        h.stock_size = 0
        h.drawn = 0
        for side in range(4):
            h.points[side] = points[side]
            h.pips[side] = pips[side]
            h.tricks[side] = tricks[side]
        self._set_trick(trick)

    @cython.cfunc
    def _set_trick(self, trick: list[int]) -> None:
        h: Hand = self.start
        h.k = 0
        may: cython.bint = h.may
        must: cython.int = h.must
        for seat in range(4):
            h.hands[seat] = ZERO
        for card in trick:
            h.hands[h.seat_to_play()] = BIT[card]
            h.play(card)
        h.may = may
        h.must = must

    def set_habits(self, seat: int, numbers: list[int]) -> None:
        """From now on this seat weighs cards by these numbers; see `policy_weights`. For training."""
        for at, number in enumerate(numbers):
            self.hand.habits[HABITS * seat + at] = number

    def set_world(self, hands: list[int], stock: list[int], beneath: list[int]) -> None:
        """What each seat can play, as sets; the stock, next card first; for each card, the card under it or -1."""
        self._set_world(hands, stock, beneath)
        self.hand.set_to(self.start)

    @cython.cfunc
    def _set_world(self, hands: list[int], stock: list[int], beneath: list[int]) -> None:
        h: Hand = self.start
        for seat in range(4):
            h.hands[seat] = hands[seat] if seat < h.players else 0
        h.drawn = 0
        h.stock_size = len(stock)
        for number, card in enumerate(stock):
            h.stock[number] = card
        for number, card in enumerate(beneath):
            h.beneath[number] = card

    # -- looking and moving -------------------------------------------------------------------------------------------

    def copy_from(self, other: Rollouts) -> None:
        """Becomes the same position in the same world; ``other`` has the same rules."""
        self.start.set_to(other.start)
        self.hand.set_to(other.hand)
        self.start.first_lead = other.start.first_lead
        self.hand.first_lead = other.hand.first_lead

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
        if h.question != 1:
            return [ANSWER_HALF]
        suits = h.wholes_of_partner()
        return [ANSWER + suit for suit in range(4) if suits >> suit & 1] or [ANSWER + NO_TRUMP]

    def move(self, number: int) -> None:
        """Takes a move, which must be one of `moves`."""
        self.hand.apply(number)

    def is_over(self) -> bool:
        """Whether the last trick has been gathered."""
        return bool(self.hand.is_over)

    def chosen(self, seed: int) -> int:
        """The move that the policy chooses."""
        dice: cython.ulonglong = seed
        return chosen_move(self.hand, next_dice(dice + SEED_STEP & SEED_MASK | 1))

    def outcome(self) -> list[int]:
        """Points of sides 0, 1 and 2 so far, then their tricks; discards and the contract are left out."""
        h: Hand = self.hand
        return [h.points[0], h.points[1], h.points[2], h.tricks[0], h.tricks[1], h.tricks[2]]

    # -- playing out --------------------------------------------------------------------------------------------------

    def play_out(self, seed: int, count: int = 1) -> list[int]:
        """The sum of the outcomes of ``count`` rollouts from where the position was set."""
        total = [0, 0, 0, 0, 0, 0]
        sums: cython.p_int = new_ints(6)
        times: cython.int = count
        self.dice = seed * 2 + 1
        with cython.nogil:
            self._play_out_often(times, sums)
        for number in range(6):
            total[number] = sums[number]
        free_ints(sums)
        return total

    @cython.native
    def _play_out_often(self, times: cython.int, sums: cython.p_int) -> cython.void:
        _turn: cython.int
        side: cython.int
        for _turn in range(times):
            self.hand.set_to(self.start)
            self.dice = played_out(self.hand, self.dice)
            for side in range(3):
                sums[side] += self.hand.points[side]
                sums[side + 3] += self.hand.tricks[side]

    def play_worlds(
        self, worlds: list[list[int]], seed: int, stocks: list[list[int]], beneath: list[list[int]]
    ) -> list[int]:
        """The outcome of one rollout in each world, six numbers each; arguments as for `try_moves`. For training."""
        found: list[int] = []
        outcome: cython.p_int = new_ints(6)
        for number, world in enumerate(worlds):
            self._set_world(world, stocks[number] if stocks else [], beneath[number] if beneath else [])
            self.dice = (seed + number * 2654435761) * 2 + 1 & SEED_MASK
            for at in range(6):
                outcome[at] = 0
            with cython.nogil:
                self._play_out_often(1, outcome)
            for at in range(6):
                found.append(outcome[at])
        free_ints(outcome)
        return found

    def try_moves(
        self, worlds: list[list[int]], moves: list[int], seed: int, stocks: list[list[int]], beneath: list[list[int]]
    ) -> list[int]:
        """The outcomes of each move in each world, played out: six numbers each, world by world.

        ``worlds``: `set_world`'s hands; ``stocks`` and ``beneath`` one for each world, or none where there is none.
        The same world meets every move with the same dice.
        """
        found: list[int] = []
        count: cython.int = len(moves)
        list_of_moves: cython.p_int = new_ints(51)
        outcomes: cython.p_int = new_ints(51 * 6)
        dice: cython.ulonglong
        for number, move in enumerate(moves):
            list_of_moves[number] = move
        for number, world in enumerate(worlds):
            self._set_world(world, stocks[number] if stocks else [], beneath[number] if beneath else [])
            dice = (seed + number * 2654435761) * 2 + 1 & SEED_MASK
            with cython.nogil:
                self._try_in_world(count, list_of_moves, outcomes, dice)
            for at in range(6 * len(moves)):
                found.append(outcomes[at])
        free_ints(list_of_moves)
        free_ints(outcomes)
        return found

    @cython.native
    def _try_in_world(
        self, count: cython.int, moves: cython.p_int, outcomes: cython.p_int, dice: cython.ulonglong
    ) -> cython.void:
        number: cython.int
        side: cython.int
        for number in range(count):
            self.hand.set_to(self.start)
            self.dice = dice
            self.hand.apply(moves[number])
            self.dice = played_out(self.hand, self.dice)
            for side in range(3):
                outcomes[6 * number + side] = self.hand.points[side]
                outcomes[6 * number + 3 + side] = self.hand.tricks[side]
