"""Match equity, as in backgammon: each side's chance to win the match, after a hand that ends so or so.

What the chances rest on was fitted on hands that bots played against each other: of the Marjapussi family how hands
end, by layout and pack, of which `equity_by_points` makes a table for any options; of the Huutopussi family the tables
of `equity_by_race` themselves, by layout, card points and opening. Options without a class of their own take the
nearest one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, Protocol

from marjapussi_desktop.bots.data_files import load_trained
from marjapussi_desktop.bots.value.equity_by_points import Ending, EquityByPoints, Hand
from marjapussi_desktop.bots.value.equity_by_race import Race, states_of, winner_of
from marjapussi_desktop.engine.cards import SUITS
from marjapussi_desktop.engine.declarations import declaration_points
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import Layout, side_of, sides_in
from marjapussi_desktop.engine.values import frozen

DATA: Final = "match_chances.json"
LEAD: Final = {True: 100, False: 2}
"""The lead, in points, from which the worth of a point is computed: in games with a contract, and without."""
MOST_LACKS: Final = 1 << 13
"""The size of the cache of race positions: searches need the same ones again and again."""
PER_MILLE: Final = 1000.0
RULES_KEPT: Final = 16
"""More than there are games: the chances of one take a quarter of a second to make and some kilobytes to keep."""


@frozen
class Played:
    """A hand that is over: the match's ``totals`` before it, each side's ``scores``, which sides ``won`` a trick, and
    the ``next_dealer``.
    """

    totals: tuple[int, ...]
    scores: tuple[int, ...]
    won: tuple[bool, ...]
    next_dealer: int


class MatchChances(Protocol):
    """Chances under some rules."""

    def after(self, played: Played) -> tuple[float, ...]:
        """Each side's chance to win the match once the hand is over."""


class ByGamePoints:
    """The Marjapussi family."""

    def __init__(self, rules: Ruleset) -> None:
        self._layout = rules.layout
        self._chances = EquityByPoints(rules, _hands(rules))

    def after(self, played: Played) -> tuple[float, ...]:
        """Each side's chance; pips are taken not to be equal, and who scored last is not known."""
        ending = Ending((played.scores[0], played.scores[1]), (played.won[0], played.won[1]))
        return self._chances.after(played.totals, ending, side_of(played.next_dealer, self._layout))


class ByRace:
    """The Huutopussi family."""

    def __init__(self, rules: Ruleset) -> None:
        self._layout = rules.layout
        self._target = rules.target
        self._race = _race(race_class(rules), sides_in(rules.layout))
        self._known: dict[tuple[int, ...], tuple[float, ...]] = {}

    def after(self, played: Played) -> tuple[float, ...]:
        """Each side's chance."""
        sides = len(played.totals)
        lacks = [self._target - before - score for before, score in zip(played.totals, played.scores, strict=True)]
        winner = winner_of(lacks)
        if winner is not None:
            return tuple(float(side == winner) for side in range(sides))
        first = side_of(played.next_dealer, self._layout)
        found = self._of((*lacks[first:], *lacks[:first]))
        return tuple([found[(side - first) % sides] for side in range(sides)])

    def _of(self, lacks: tuple[int, ...]) -> tuple[float, ...]:
        # A dictionary: lru_cache would give the garbage collector thousands of objects to visit.
        found = self._known.get(lacks)
        if found is None:
            if len(self._known) >= MOST_LACKS:
                self._known.clear()
            found = self._known[lacks] = self._race.of(lacks)
        return found


@lru_cache(maxsize=RULES_KEPT)
def match_chances(rules: Ruleset) -> MatchChances:
    """The chances under these rules, made once."""
    return ByGamePoints(rules) if rules.game_points is not None else ByRace(rules)


@lru_cache(maxsize=RULES_KEPT)
def point_worth(rules: Ruleset) -> float:
    """What a point of difference is worth at the start of a match, as a chance to win it."""
    sides = sides_in(rules.layout)
    lead = LEAD[rules.contract is not None]
    chances = match_chances(rules)

    def of_first(own: int) -> float:
        """The first side's chance with so many points, the others having none, averaged over the dealers."""
        hands = [Played((0,) * sides, (own, *(0,) * (sides - 1)), (True,) * sides, dealer) for dealer in range(sides)]
        return sum(chances.after(hand)[0] for hand in hands) / sides

    return (of_first(lead) - of_first(0)) / lead


# -- what was fitted --------------------------------------------------------------------------------------------------


def ending_class(layout: Layout, pack: int) -> str:
    """The name of a class of hands of the Marjapussi family."""
    return f"{layout.value}/{pack}"


def race_class(rules: Ruleset) -> str:
    """The name of a class of hands of the Huutopussi family."""
    assert rules.contract is not None
    assert rules.auction is not None
    if rules.layout is Layout.KITTY:
        return Layout.KITTY.value
    return f"{rules.layout.value}/{rules.auction.opening.value}"


def _hands(rules: Ruleset) -> Mapping[Hand, float]:
    rows = load_trained(DATA)["endings"][ending_class(rules.layout, rules.deal.pack)]["shares"]
    return shares_of(rows, rules)


def shares_of(rows: Sequence[Sequence[int]], rules: Ruleset) -> dict[Hand, float]:
    """How often hands end so under these rules. Rows: how many declarations of each side (the dealer's first) made
    trumps and how many did not, who won the last trick, who had more pips, which sides won a trick, and how many hands
    went so.
    """
    hands: Counter[Hand] = Counter()
    for own_trumps, own_others, trumps, others, last, pips, won, others_won, count in rows:
        declared = _declared(rules, own_trumps, own_others), _declared(rules, trumps, others)
        hands[Hand(declared, last, pips, (bool(won), bool(others_won)))] += count
    total = hands.total()
    in_order = sorted(hands, key=lambda hand: (hand.declared, hand.last_trick, hand.pips, hand.won))
    return {hand: hands[hand] / total for hand in in_order}


def _declared(rules: Ruleset, trumps: int, others: int) -> int:
    """Game points for so many declarations that made trumps and so many others: these are the same for every suit."""
    by_kind = (declaration_points(rules, SUITS[0], makes_trump) for makes_trump in (True, False))
    return sum(count * points for count, points in zip((trumps, others), by_kind, strict=True))


def _race(name: str, sides: int) -> Race:
    """Of each state all sides' chances but the last one's, in thousandths."""
    numbers: list[int] = load_trained(DATA)["races"][name]["chances"]
    parts = [numbers[at : at + sides - 1] for at in range(0, len(numbers), sides - 1)]
    chances = [tuple(part / PER_MILLE for part in some) for some in parts]
    return Race({state: (*some, 1.0 - sum(some)) for state, some in zip(states_of(sides), chances, strict=True)})
