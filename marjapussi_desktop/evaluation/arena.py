"""Bot A against bot B on duplicate deals or matches: each is played once with A on every side.

A contest is a series of numbered games. Each game has its own deals and dice, so games can be played in any process and
in any order.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Final

from marjapussi_desktop.bots.bot import Bot, Following
from marjapussi_desktop.bots.players.external.troubles import Trouble
from marjapussi_desktop.controller.deals.deal_source import DealSource
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.events import HandKind, HandResult
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import side_of, sides_in
from marjapussi_desktop.engine.state import MatchState
from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.evaluation.cheat import measured_bot
from marjapussi_desktop.evaluation.duplicate import Outcome, contracts_made, difference, outcome_of, seated
from marjapussi_desktop.evaluation.rates import Rates, rates_of, total
from marjapussi_desktop.evaluation.table import Table

MOST_HANDS: Final = 1000
"""A match that lasts longer is won by nobody."""
MOST_REDEALS: Final = 1000
MOST_DRAWN: Final = 2**31 - 1
"""The largest seed of a game. Changing it changes the deals of every contest."""

Results = list[tuple[int, HandResult]]


@frozen
class Contest:
    """What is played, and by whom: ``a`` and ``b`` are bots' names. Never take the names from a file: they can run
    commands.
    """

    rules: Ruleset
    a: str
    b: str
    seed: int
    is_whole_matches: bool = False


@frozen
class Game:
    """One deal or one match, played once with A on each side.

    ``score`` and ``points``: A minus B, per deal; ``hands`` played; ``made``: contracts made and played; ``ms``: of
    every decision; ``won``: matches; ``troubles`` with programs; ``rates`` of all its hands. Pairs are A's and B's.
    """

    score: float
    points: float
    hands: int
    made: tuple[tuple[int, int], tuple[int, int]]
    ms: tuple[tuple[float, ...], tuple[float, ...]]
    won: tuple[int, int]
    troubles: tuple[tuple[Trouble, ...], tuple[Trouble, ...]]
    rates: Rates


def start_troubles(contest: Contest) -> tuple[Trouble, ...]:
    """The troubles of programs that cannot be started."""
    found: tuple[Trouble, ...] = ()
    for name in (contest.a, contest.b):
        bot = measured_bot(name, 0)
        if isinstance(bot, Following):
            bot.prepare(0)
            found += bot.take_troubles()
            bot.close()
    return found


def play_game(contest: Contest, number: int) -> Game:
    """Plays the game with this number. The same arguments give the same game, except for the times."""
    playings = _Playings(contest, random.Random(f"{contest.seed}:{number}"))
    if contest.is_whole_matches:
        return _match_game(contest, playings)
    return _deal_game(contest, playings)


class _Playings:
    """Plays the deals of one game with A on each side, and collects times, troubles and rates."""

    def __init__(self, contest: Contest, dice: random.Random) -> None:
        self.contest = contest
        self.source = DealSource(dice.randint(0, MOST_DRAWN))
        self.seeds = (dice.randint(0, MOST_DRAWN), dice.randint(0, MOST_DRAWN))
        self.ms: tuple[list[float], list[float]] = ([], [])
        self.troubles: tuple[list[Trouble], list[Trouble]] = ([], [])
        self.rates: list[Rates] = []

    def play(self, side: int, first: int, most_hands: int) -> tuple[MatchState, list[HandResult]]:
        """Plays a match with A on ``side`` from deal ``first`` on, to its end or for ``most_hands`` hands; returns it
        with the results of its hands.
        """
        rules = self.contest.rules
        bots = (measured_bot(self.contest.a, self.seeds[0]), measured_bot(self.contest.b, self.seeds[1]))
        table = Table(seated(rules, *bots, side))
        match, results = game.new_match(rules, self.source.first_dealer(rules)), list[HandResult]()
        for number in range(first, first + most_hands):
            match = table.play_hand(match, self.source.deal(rules, number))
            assert match.hand is not None
            results.append(match.last_result)
            self.rates.append(rates_of(match.hand.dealt, match.hand.moves, match.last_result))
            if match.winner is not None:
                break
        self._note(table, side, bots)
        return match, results

    def _note(self, table: Table, side: int, bots: tuple[Bot, Bot]) -> None:
        for seat, ms in enumerate(table.ms):
            self.ms[side_of(seat, self.contest.rules.layout) != side].extend(ms)
        for troubles, bot in zip(self.troubles, bots, strict=True):
            if isinstance(bot, Following):
                troubles.extend(bot.take_troubles())
                bot.close()

    def game(self, outcome: Outcome, won: tuple[int, int]) -> Game:
        """The game, from its outcome and all that was collected."""
        made_a, made_b = (contracts_made(outcome.results, self.contest.rules, is_a) for is_a in (True, False))
        return Game(
            score=outcome.score,
            points=outcome.points,
            hands=len(outcome.results),
            made=(made_a, made_b),
            ms=(tuple(self.ms[0]), tuple(self.ms[1])),
            won=won,
            troubles=(tuple(self.troubles[0]), tuple(self.troubles[1])),
            rates=total(self.rates),
        )


def _deal_game(contest: Contest, playings: _Playings) -> Game:
    """Plays one deal; if a side throws it in, the next one."""
    for number in range(1, MOST_REDEALS):
        results: Results = [
            (side, playings.play(side, number, 1)[1][0]) for side in range(sides_in(contest.rules.layout))
        ]
        outcome = outcome_of(results)
        if outcome is not None:
            return playings.game(outcome, (0, 0))
        playings.rates = [rates for rates in playings.rates if rates.redeals]  # its other playings count for nothing
    raise AssertionError("every deal was thrown in")


def _match_game(contest: Contest, playings: _Playings) -> Game:
    """Plays one match with A on each side."""
    results: Results = []
    winners = []
    for side in range(sides_in(contest.rules.layout)):
        match, played = playings.play(side, 1, MOST_HANDS)
        results += [(side, result) for result in played if result.kind is not HandKind.REDEAL]
        if match.winner is not None:
            winners.append(match.winner == side)
    score = _mean(difference(result.scores, side) for side, result in results)
    points = _mean(difference(result.taken, side) for side, result in results)
    return playings.game(Outcome(score, points, tuple(results)), (sum(winners), len(winners) - sum(winners)))


def _mean(values: Iterable[float]) -> float:
    listed: Sequence[float] = tuple(values)
    return sum(listed) / len(listed) if listed else 0.0
