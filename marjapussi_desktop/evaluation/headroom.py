"""Headroom: the share of the gap between a plain search and a player who sees all cards that a level closes.

``python -m marjapussi_desktop.evaluation.headroom PRESET [--deals N] [--seed N] [--level L] [--flat NAME]``

The gap is between a flat search of 400 determinizations and `cheat`. Three such searches are measured: ``deducing``
uses all hard deductions; ``counting`` knows only which cards are gone; ``by-hand`` deduces, but its rollouts use a
hand-written policy table instead of the one from self-play. All bid, exchange and set contracts as `skilled`, play for
the points of the hand, and have no margins. All play the same duplicate deals. Means are per deal, with 95 % intervals.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections.abc import Sequence
from typing import Final

from marjapussi_desktop.bots.bot import Bot
from marjapussi_desktop.bots.data_files import load_trained
from marjapussi_desktop.bots.determinization.sampler import Sampler
from marjapussi_desktop.bots.dice import SEEDS
from marjapussi_desktop.bots.evaluation import Evaluation
from marjapussi_desktop.bots.knowledge.memory import PERFECT, Memory, deductions_of
from marjapussi_desktop.bots.native.encoding import native_rules
from marjapussi_desktop.bots.native.policy_weights import DATA, KINDS, SIZES, kind_of
from marjapussi_desktop.bots.players.levels import LEVELS, make_bot
from marjapussi_desktop.bots.players.search_player import SearchPlayer
from marjapussi_desktop.bots.players.skill import SKILLED, Skill
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.bots.search.rollouts import FlatSearch, rollouts_of
from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Family
from marjapussi_desktop.engine.seats import Layout, players_in
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.evaluation.cheat import CheatBot
from marjapussi_desktop.evaluation.duplicate import NORMAL_95, duplicate_deals, mean_with_error
from marjapussi_desktop.evaluation.policy_by_hand import table_by_hand

NOTHING: Final = dict.fromkeys(Family, 0.0)
FLAT: Final[Skill] = changed(
    SKILLED,
    name="flat",
    attempt_margin_points=NOTHING,
    usual_margin_points=NOTHING,
    for_match=False,
    network_worlds=None,
)
CARDS_GONE: Final[Memory] = changed(PERFECT, lacks=False, words=False)


class Counting(SearchPlayer):
    """The flat search over worlds that fit the cards gone and the size of each hand, and nothing else."""

    def _best(self, context: DecisionContext, actions: tuple[Action, ...], _plain: Action) -> tuple[Action, Evaluation]:
        rng = random.Random(context.dice().below(SEEDS))
        sampler = Sampler(deductions_of(context.observation, CARDS_GONE, context.history))
        drawn = [sampler.draw(rng) for _number in range(FLAT.budget.determinizations)]
        found = FlatSearch(context, actions, drawn).evaluation()
        return found.best(), found


class ByHand(SearchPlayer):
    """The flat search with rollouts under `table_by_hand`, the policy that self-play starts from."""

    def _best(self, context: DecisionContext, actions: tuple[Action, ...], plain: Action) -> tuple[Action, Evaluation]:
        rules = context.observation.rules
        rollouts, seats = rollouts_of(rules), range(players_in(rules.layout))
        parts = load_trained(DATA)[KINDS[kind_of(native_rules(rules))]]
        fitted = [number for part in SIZES for number in parts[part]]
        try:
            for seat in seats:
                rollouts.set_weights(seat, table_by_hand(rules))
            return super()._best(context, actions, plain)
        finally:
            for seat in seats:
                rollouts.set_weights(seat, fitted)


FLATS: Final[dict[str, type[SearchPlayer]]] = {"deducing": SearchPlayer, "counting": Counting, "by-hand": ByHand}


def leads(preset: str, a: Bot, b: Bot, deals: int, seed: int) -> list[float]:
    """A's score minus B's, deal by deal."""
    return [outcome.score for outcome in duplicate_deals(PRESETS[preset], a, b, deals, seed)]


def share(some: Sequence[float], whole: Sequence[float]) -> tuple[float, float]:
    """The ratio of the two means, and its standard error."""
    ratio = sum(some) / sum(whole)
    _mean, error = mean_with_error([one - ratio * other for one, other in zip(some, whole, strict=True)])
    return ratio, error / abs(sum(whole) / len(whole))


def main(words: Sequence[str] | None = None) -> int:
    """Measures and prints."""
    games = [name for name, rules in PRESETS.items() if rules.layout is Layout.PARTNERSHIP]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("preset", choices=games)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", choices=list(LEVELS), default="expert")
    parser.add_argument("--flat", choices=list(FLATS), action="append", help="one of them only")
    chosen = parser.parse_args(words)
    for name in chosen.flat or FLATS:
        flat = FLATS[name](FLAT, 2)
        some, whole = (
            leads(chosen.preset, player, flat, chosen.deals, chosen.seed)
            for player in (make_bot(chosen.level, 1), CheatBot(1))
        )
        for player, found in ((chosen.level, some), ("cheat", whole)):
            mean, error = mean_with_error(found)
            print(f"{player} over {name} search: {mean:+.3f} ± {NORMAL_95 * error:.3f} ({len(found)} deals)")
        ratio, error = share(some, whole) if any(whole) else (math.nan, math.nan)
        print(f"share of the headroom: {100 * ratio:.0f} ± {100 * NORMAL_95 * error:.0f} %", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
