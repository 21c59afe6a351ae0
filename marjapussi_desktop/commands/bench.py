"""``marjapussi bench``: how fast the program is on this machine.

Each figure is also told as a ratio to a baseline measured right beside it, so that machines and days can be compared.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

from marjapussi_desktop.bots.bot import Decision
from marjapussi_desktop.bots.knowledge.card_sets import mask_of
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.bots.native import WHICH
from marjapussi_desktop.bots.native.encoding import new_rollouts, public_position
from marjapussi_desktop.bots.native.exact_solver import ExactSolver
from marjapussi_desktop.bots.native.positions import Position
from marjapussi_desktop.bots.native.values import World
from marjapussi_desktop.bots.players.casual import CasualBot
from marjapussi_desktop.bots.players.random_player import RandomBot
from marjapussi_desktop.commands.streams import report
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.cards import FULL_PACK, SUITS
from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.observation import Observation, observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record import format_record
from marjapussi_desktop.engine.record_reading import parse_record
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import Layout, players_in
from marjapussi_desktop.engine.state import HandState, Phase
from marjapussi_desktop.evaluation.simulation import play_match
from marjapussi_desktop.evaluation.table import Table

MEASURED_S: Final = 0.5
BASELINE_SHARE: Final = 0.4
"""The share of a figure's time for which the baseline is measured beside it."""
HANDS_A_MATCH: Final = 10
ENDING_CARDS: Final = 5
ENDINGS_AT_ONCE: Final = 100
ROLLOUTS_AT_ONCE: Final = 1000
SEED: Final = 1

Round = Callable[[], int]
"""Does some work and returns how many units of it."""
Work = Callable[[], Round]
"""Gets the next round ready, which is not measured."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words of the command."""
    parser.add_argument("--json", action="store_true", help="as one JSON object")


def run(arguments: argparse.Namespace) -> int:
    """Measures and prints. Always 0."""
    figures = measured(MEASURED_S)
    print(json.dumps(figures) if arguments.json else "\n".join(_lines(figures)))
    return 0


def measured(measured_s: float) -> dict[str, Any]:
    """``kernel``: which twin runs; ``baseline``: units a second, on average; ``figures``: ``per_s``, ``ratio`` by name.

    Each figure takes so many seconds of this process's time.
    """
    figures, baselines = {}, []
    for name, make in _WORKS.items():
        for preset in _presets_by_family():
            report(f"{name} {preset} ...")
            baselines.append(rate_of(lambda: sort_packs, measured_s * BASELINE_SHARE))
            rate = rate_of(make(preset), measured_s)
            figures[f"{name}/{preset}"] = {"per_s": round(rate, 1), "ratio": round(rate / baselines[-1], 4)}
    return {"kernel": WHICH, "baseline": round(sum(baselines) / len(baselines), 1), "figures": figures}


def _presets_by_family() -> list[str]:
    """The first game of each family that four play."""
    found: dict[str, str] = {}
    for preset, rules in PRESETS.items():
        if rules.layout is Layout.PARTNERSHIP:
            found.setdefault(rules.family, preset)
    return list(found.values())


def rate_of(work: Work, measured_s: float) -> float:
    """Units of work a second of processor time, after one round to warm up."""
    work()()
    units, spent = 0, 0.0
    while spent < measured_s or not units:
        a_round = work()
        started = time.process_time()
        units += a_round()
        spent += time.process_time() - started
    return units / spent


def _lines(figures: dict[str, Any]) -> Iterator[str]:
    yield f"the kernel is {figures['kernel']}; baseline: {figures['baseline']:,.0f} packs sorted a second"
    for name, figure in figures["figures"].items():
        yield f"{name:<34} {figure['per_s']:>12,.1f} a second   {figure['ratio']:>10.4f} of the baseline"


# -- what is measured -------------------------------------------------------------------------------------------------


def sort_packs() -> int:
    """The baseline: a pack sorted ten times, card by card in Python."""
    for turn in range(10):
        mixed = [FULL_PACK[(7 * index + turn) % len(FULL_PACK)] for index in range(len(FULL_PACK))]
        mixed.sort(key=lambda c: (c.suit.value, -c.strength))
    return 10


def _random_hands(preset: str) -> Work:
    rules, seeds = PRESETS[preset], iter(range(10**9))
    levels = (RandomBot.name,) * players_in(rules.layout)
    return lambda: lambda: len(play_match(preset, rules, levels, next(seeds), HANDS_A_MATCH, trace=False).hands)


class _Notes(CasualBot):
    """A casual player that keeps what it has seen."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[Observation] = []

    def decide(self, observation: Observation) -> Decision:
        """The move, noted."""
        self.seen.append(observation)
        return super().decide(observation)


def _casual_decisions(preset: str) -> Work:
    rules, dice, bot = PRESETS[preset], random.Random(SEED), _Notes()
    table = Table([bot] * players_in(rules.layout))
    for _ in range(HANDS_A_MATCH):
        table.play_hand(game.new_match(rules, 0), shuffled_deal(rules, dice))
    player = CasualBot()

    def decide_all() -> int:
        for observation in bot.seen:
            player.decide(observation)
        return len(bot.seen)

    return lambda: decide_all


def _replayed_moves(preset: str) -> Work:
    rules = PRESETS[preset]
    levels = (CasualBot.name,) * players_in(rules.layout)
    record = play_match(preset, rules, levels, SEED, HANDS_A_MATCH, trace=False)
    text, moves = format_record(record), sum(len(hand.moves) for hand in record.hands)

    def replay() -> int:
        parse_record(text)
        return moves

    return lambda: replay


def _solved(preset: str, cards: int | None, at_once: int) -> Work:
    """Deals, or endings of so many cards with trumps; always others."""
    rules, dice = PRESETS[preset], random.Random(SEED)
    solver = ExactSolver(rules)

    def position() -> Position:
        hands = tuple(hand[:cards] for hand in shuffled_deal(rules, dice).hands)
        return Position(hands, dice.randrange(len(hands)), dice.choice(SUITS) if cards else None)

    def work() -> Round:
        positions = [position() for _ in range(at_once)]
        return lambda: len([solver.value_of(one) for one in positions])

    return work


def _rollouts(preset: str) -> Work:
    """Whole hands from their first card on."""
    rules, seeds = PRESETS[preset], iter(range(10**9))
    hand = _hand_in_play(rules)
    rollouts = new_rollouts(rules)
    seen = observe(hand, hand.leader)
    rollouts.set_position(public_position(seen, PublicHistory(seen)))
    rollouts.set_world(World(tuple(mask_of(cards) for cards in hand.hands)))

    def play() -> int:
        rollouts.play_out(next(seeds), ROLLOUTS_AT_ONCE)
        return ROLLOUTS_AT_ONCE

    return lambda: play


def _hand_in_play(rules: Ruleset) -> HandState:
    match, bot = game.deal(game.new_match(rules, 0), shuffled_deal(rules, random.Random(SEED))).match, CasualBot()
    while match.hand is not None and match.hand.phase is not Phase.PLAY:
        seat = game.seat_to_act(match)
        assert seat is not None
        step = game.act(match, seat, bot.decide(observe(match.hand, seat)).action)
        assert isinstance(step, game.Step)
        match = step.match
    assert match.hand is not None
    return match.hand


_WORKS: Final[dict[str, Callable[[str], Work]]] = {
    "random_hands": _random_hands,
    "casual_decisions": _casual_decisions,
    "replayed_moves": _replayed_moves,
    "solved_deals": lambda preset: _solved(preset, None, 1),
    "solved_endings_of_5": lambda preset: _solved(preset, ENDING_CARDS, ENDINGS_AT_ONCE),
    "playouts": _rollouts,
}
"""Name of a figure → its work, by preset. All units a second."""
