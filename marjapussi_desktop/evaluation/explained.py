"""How much of the difference between two players the review explains, over duplicate deals.

``python -m marjapussi_desktop.evaluation.explained PRESET [--a BOT] [--b BOT] [--deals N] [--seed N]``

Every decision at both tables of each deal is judged by its points. What A's decisions cost minus what B's cost, a
table, is the difference that the review expects; it is compared with the real one. Costs with all cards seen add up to
the real difference where the score is what the solver values.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Final

from marjapussi_desktop.bots.bot import Bot
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.bots.review.judgement import Judgement
from marjapussi_desktop.bots.review.judging import Question, judged, silence_of
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.events import HandKind
from marjapussi_desktop.engine.observation import observe, see_all
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import players_in, side_of, sides_in
from marjapussi_desktop.engine.state import MatchState
from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.evaluation.duplicate import NORMAL_95, difference, mean_with_error, seated

DETERMINIZATIONS: Final = 200


@frozen
class Explained:
    """One duplicate deal, all a table: A's ``score`` minus B's; what A's decisions and B's ``cost``, and what they cost
    with all cards ``seen``.
    """

    score: float
    cost: tuple[float, float]
    seen: tuple[float, float]

    @property
    def expected(self) -> float:
        """The difference that the review expects."""
        return self.cost[1] - self.cost[0]


def explained_deals(
    rules: Ruleset, players: tuple[Bot, Bot], deals: int, seed: int, determinizations: int = DETERMINIZATIONS
) -> Iterator[Explained]:
    """Duplicate deals of A against B, all decisions judged. The same seed gives the same."""
    dice, played = random.Random(seed), 0
    while played < deals:
        deal = shuffled_deal(rules, dice)
        start = game.deal(game.new_match(rules, dice.randrange(players_in(rules.layout))), deal).match
        tables = [
            _table(start, seated(rules, *players, side), side, determinizations)
            for side in range(sides_in(rules.layout))
        ]
        whole = [one for one in tables if one is not None]
        if len(whole) == len(tables):
            played += 1
            yield _mean(whole)


def _mean(tables: Sequence[Explained]) -> Explained:
    return Explained(
        fmean(one.score for one in tables),
        (fmean(one.cost[0] for one in tables), fmean(one.cost[1] for one in tables)),
        (fmean(one.seen[0] for one in tables), fmean(one.seen[1] for one in tables)),
    )


def _table(match: MatchState, bots: Sequence[Bot], side: int, count: int) -> Explained | None:
    """One table with A on a side; None where the hand was thrown in. Costs are a side's, as the score is."""
    cost, seen = [0.0, 0.0], [0.0, 0.0]
    while (seat := game.seat_to_act(match)) is not None:
        assert match.hand is not None
        known = observe(match.hand, seat)
        action = bots[seat].decide(known).action
        whose = int(side_of(seat, match.rules.layout) != side)
        for one in _judgements(Question(known, action, see_all(match.hand)), count):
            cost[whose] += one.gap
            seen[whose] += one.seen
        step = game.act(match, seat, action)
        assert isinstance(step, game.Step), "bots do what is allowed"
        match = step.match
    if match.last_result.kind is HandKind.REDEAL:
        return None
    return Explained(difference(match.last_result.scores, side), (cost[0], cost[1]), (seen[0], seen[1]))


def _judgements(question: Question, count: int) -> Iterator[Judgement]:
    for one in (question, silence_of(question)):
        if one is not None and one.had_choice:
            yield judged(one, count, for_match=False)


def main(words: Sequence[str] | None = None) -> int:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("preset", choices=list(PRESETS))
    parser.add_argument("--a", default="casual")
    parser.add_argument("--b", default="expert")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(words)
    bots = make_bot(chosen.a, 1), make_bot(chosen.b, 1)
    found = list(explained_deals(PRESETS[chosen.preset], bots, chosen.deals, chosen.seed))
    rows = {
        "real difference": [one.score for one in found],
        "expected difference": [one.expected for one in found],
        f"cost of {chosen.a}": [one.cost[0] for one in found],
        f"cost of {chosen.b}": [one.cost[1] for one in found],
        f"seen, {chosen.a}": [one.seen[0] for one in found],
        f"seen, {chosen.b}": [one.seen[1] for one in found],
    }
    for name, values in rows.items():
        mean, error = mean_with_error(values)
        print(f"{name}: {mean:+.3f} ± {NORMAL_95 * error:.3f} a table ({len(found)} deals)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
