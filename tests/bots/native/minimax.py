"""The value of a small ending by trying everything, over the engine's own rules: slow, and nothing clever in it."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from marjapussi_desktop.bots.native.positions import Position
from marjapussi_desktop.engine.cards import MARRIAGES, SUITS, Card, Suit, pack_of
from marjapussi_desktop.engine.legality import Turn, legal_cards
from marjapussi_desktop.engine.ruleset import (
    CARD_POINT_TABLES,
    MARRIAGE_POINT_TABLES,
    DeclareAfter,
    MarriageEffect,
    Ruleset,
)
from marjapussi_desktop.engine.scoring import PIP_TABLES, count_cards
from marjapussi_desktop.engine.tricks import winning_index


@dataclass(frozen=True, slots=True)
class Ending:
    """A position between tricks; ``pips`` of both sides by both counts; ``lead_suit``: just declared, to be led."""

    hands: tuple[frozenset[Card], ...]
    leader: int
    trump: Suit | None
    declared: frozenset[Suit]
    may_declare: bool
    pips: tuple[tuple[int, int], tuple[int, int]] = ((0, 0), (0, 0))
    lead_suit: Suit | None = None


def position_of(ending: Ending) -> Position:
    """The same for the solver."""
    hands = tuple(tuple(hand) for hand in ending.hands)
    return Position(hands, ending.leader, ending.trump, ending.declared, ending.may_declare, ending.pips)


def random_ending(rules: Ruleset, size: int, dice: random.Random) -> Ending:
    """``size`` cards each, kings and queens oftener than their share, with declarations behind it or none."""
    pack = list(pack_of(rules.deal.pack))
    dice.shuffle(pack)
    if dice.random() < 0.7:
        pack.sort(key=lambda c: dice.random() - 0.5 * any(c in pair for pair in MARRIAGES.values()))
    chosen = pack[: 4 * size]
    dice.shuffle(chosen)
    declared = dice.sample(SUITS, dice.choice((0, 0, 1, 1, 2)))
    each = rules.marriages.marriage_effect is MarriageEffect.EACH_SETS_TRUMP
    trump = (declared[-1] if each else declared[0]) if declared else None
    top = pips_left(rules, pack[4 * size :])
    first = tuple(dice.randint(0, most) if dice.random() < 0.3 else most // 2 for most in top)
    second = tuple(most - one for most, one in zip(top, first, strict=True))
    return Ending(
        hands=tuple(frozenset(chosen[k::4]) for k in range(4)),
        leader=dice.randrange(4),
        trump=trump,
        declared=frozenset(declared),
        may_declare=dice.random() < 0.7,
        pips=((first[0], first[1]), (second[0], second[1])),
    )


def pips_left(rules: Ruleset, cards: list[Card]) -> tuple[int, ...]:
    """Both counts of these cards; zeros in the Huutopussi family."""
    if rules.game_points is None:
        return (0, 0)
    return tuple(count_cards(cards, table) for table in PIP_TABLES[rules.game_points.pip_count])


def value_of(rules: Ruleset, ending: Ending, full: int) -> int:
    """What side 0 still takes minus what side 1 still takes; hands of ``full`` cards play the first trick."""
    return _Minimax(rules, full).at_lead(ending)


class _Minimax:
    def __init__(self, rules: Ruleset, full: int) -> None:
        self.rules = rules
        self.full = full
        self.known: dict[Ending, int] = {}

    def at_lead(self, at: Ending) -> int:
        if at not in self.known:
            self.known[at] = self._final(at) if not at.hands[0] else self._led_or_declared(at)
        return self.known[at]

    def _led_or_declared(self, at: Ending) -> int:
        values = [self._declared(at, suit) for suit in self._open_marriages(at)] if at.may_declare else []
        return best_for(at.leader, [*values, self._play(replace(at, may_declare=False), ())])

    def _open_marriages(self, at: Ending) -> list[Suit]:
        side = at.hands[at.leader] | at.hands[(at.leader + 2) % 4]
        return [s for s in SUITS if s not in at.declared and side.issuperset(MARRIAGES[s])]

    def _declared(self, at: Ending, suit: Suit) -> int:
        sets = at.trump is None or self.rules.marriages.marriage_effect is MarriageEffect.EACH_SETS_TRUMP
        contract = self.rules.contract
        after = replace(
            at,
            trump=suit if sets else at.trump,
            declared=at.declared | {suit},
            may_declare=False,
            lead_suit=suit if self.rules.marriages.lead_from_marriage else None,
        )
        gain = MARRIAGE_POINT_TABLES[contract.marriage_points][suit] if contract is not None else 1 + sets
        return signed(gain, at.leader) + self.at_lead(after)

    def _play(self, at: Ending, trick: tuple[Card, ...]) -> int:
        if len(trick) == 4:
            return self._gathered(at, trick)
        seat = (at.leader + len(trick)) % 4
        turn = Turn(
            rules=self.rules,
            available=tuple(at.hands[seat]),
            trick=trick,
            trump=at.trump,
            is_first_trick=max(map(len, at.hands)) == self.full,
            is_first_hand=False,
            lead_suit=at.lead_suit if not trick else None,
            stock_left=False,
        )
        values = []
        for card in legal_cards(turn):
            hands = (*at.hands[:seat], at.hands[seat] - {card}, *at.hands[seat + 1 :])
            values.append(self._play(replace(at, hands=hands), (*trick, card)))
        return best_for(seat, values)

    def _gathered(self, at: Ending, trick: tuple[Card, ...]) -> int:
        winner = (at.leader + winning_index(trick, at.trump)) % 4
        may = winner == at.leader or self.rules.marriages.declare_after is DeclareAfter.ANY_WON_TRICK
        after = replace(at, leader=winner, may_declare=may, lead_suit=None)
        if self.rules.contract is not None:
            worth = count_cards(trick, CARD_POINT_TABLES[self.rules.contract.card_points])
            return signed(worth, winner) + self.at_lead(after)
        first, second = pips_left(self.rules, list(trick))
        mine = (after.pips[winner % 2][0] + first, after.pips[winner % 2][1] + second)
        pips = (after.pips[0], mine) if winner % 2 else (mine, after.pips[1])
        return self.at_lead(replace(after, pips=pips))

    def _final(self, at: Ending) -> int:
        if self.rules.contract is not None:
            return signed(self.rules.contract.last_trick, at.leader)
        more = (at.pips[0] > at.pips[1]) - (at.pips[0] < at.pips[1])
        return signed(1, at.leader) + more


def signed(amount: int, seat: int) -> int:
    """The amount as side 0 sees it."""
    return -amount if seat % 2 else amount


def best_for(seat: int, values: list[int]) -> int:
    """What the seat's side chooses."""
    return min(values) if seat % 2 else max(values)
