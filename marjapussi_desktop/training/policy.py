"""Trains a policy-value network by self-play: ``python3 run.py train policy NAME``; see `networks.GAMES`.

Each round plays hands and then trains on a window of the latest turns. In the first rounds the rollouts' policy plays
and plays out (phase A); then the network does, in some hands against that policy (phase B). Weights are averaged over
the updates, and the averages play. A run is resumed from its folder, where it also keeps its learning curve (CSV).
"""

from __future__ import annotations

import argparse
import copy
import csv
import hashlib
import json
import random
import shutil
import time
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray

from marjapussi_desktop.bots.data_files import FOLDER, load_trained
from marjapussi_desktop.bots.native import Network, SelfPlay
from marjapussi_desktop.bots.native.encoding import native_rules
from marjapussi_desktop.bots.native.network_features import INPUT_SIZES
from marjapussi_desktop.bots.value.networks import GAMES, data_name, packed, unpacked
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import sides_in
from marjapussi_desktop.training import data_files
from marjapussi_desktop.training.curve_plot import write_plot
from marjapussi_desktop.training.network_model import (
    TURN,
    PolicyValueNet,
    loss_of,
    native_numbers,
    turns_of,
    widened,
)
from marjapussi_desktop.training.play_starts import RULESETS, PlayStart, dealt, some_rulesets, varied

HIDDEN: Final = (256, 128)
WINDOW: Final = 600_000
"""The most turns that are trained on; each is updated by about `UPDATES` times."""
UPDATES: Final = 3
BATCH: Final = 384
SHARE: Final = 1024
"""A quarter of the turns are sampled, in parts of 4096."""
EPSILON: Final = 410
"""A tenth of the moves are made at random, in parts of 4096, in `EXPLORING` of the hands."""
EXPLORING: Final = 0.6
USES: Final = 10
"""How many hands come of one auction."""
AGAINST_RULES: Final = 0.2
"""The share of hands in phase B in which one side, or who plays before the sampled turns, is the rollouts' policy."""
STRANGERS: Final = 0.25
"""The share of the other hands in phase B in which seats ask more or less readily than the network would."""
RELUCTANCE: Final = -1.0
EAGERNESS: Final = 0.4
"""In the network's units: the bounds of what an ask is worth to them beyond what the network says."""
FIRST_TURNS: Final = 150_000
"""Turns of phase A."""
FIRST_RATE: Final = 1.5e-3
"""The learning rate in phase A."""
RATES: Final = (8e-4, 8e-5)
"""At the beginning of phase B, and at its end, if nothing else is asked for."""
AVERAGING: Final = 0.995
MATCH_DEALS: Final = 300
CURVE: Final = "curve.csv"


class Player:
    """Hands of self-play of the games of one network, with the weights that it was given last."""

    def __init__(self, name: str, seed: int, with_population: bool = True) -> None:
        self._dice = random.Random(f"{name}:{seed}")
        self._with_population = with_population
        self._sides = sides_in(GAMES[name].layout)
        rulesets = some_rulesets(GAMES[name], self._dice)
        self._rulesets = [next(rulesets) for _number in range(RULESETS)]
        self._tables: dict[Ruleset, SelfPlay] = {}
        self._left: list[PlayStart] = []
        self._network: Network | None = None

    def take(self, net: PolicyValueNet) -> None:
        """Plays with these weights from now on."""
        self._network = Network(*net.shape, native_numbers(net))
        self._tables = {}

    def _start(self) -> PlayStart:
        while not self._left:
            start = dealt(self._dice.choice(self._rulesets), self._dice)
            if start is not None:
                self._left = [start] + [varied(start, self._dice) for _number in range(USES - 1)]
        return self._left.pop()

    def _table(self, rules: Ruleset) -> SelfPlay:
        if rules not in self._tables:
            assert self._network is not None
            self._tables[rules] = SelfPlay(native_rules(rules), self._network)
        return self._tables[rules]

    def turns(self, count: int, is_first_phase: bool) -> NDArray[Any]:
        """At least ``count`` sampled turns."""
        numbers: list[int] = []
        found: list[NDArray[Any]] = []
        have = 0
        while have < count:
            start = self._start()
            table = self._table(start.rules)
            by_rule, sampled = self._roles(is_first_phase)
            eagerness = self._eagerness(is_first_phase)
            table.begin(start.position, start.world, start.no_trick, by_rule, sampled, eagerness, start.worths)
            epsilon = EPSILON if self._dice.random() < EXPLORING else 0
            numbers += table.play(self._dice.getrandbits(31), SHARE, epsilon)
            if len(numbers) > 100_000:
                found.append(turns_of(numbers))
                have += len(found[-1])
                numbers = []
        return np.concatenate(found)

    def _roles(self, is_first_phase: bool) -> tuple[int, int]:
        """The sides that the rollouts' policy plays, and those whose turns are sampled, as bits."""
        every = (1 << self._sides) - 1
        if is_first_phase:
            return every, every
        if not self._with_population or self._dice.random() >= AGAINST_RULES:
            return 0, every
        side = self._dice.randrange(self._sides)
        return 1 << side, every ^ 1 << side

    def _eagerness(self, is_first_phase: bool) -> tuple[float, ...]:
        """By seat, how readily it asks: so the network learns to play with partners of several kinds."""
        if is_first_phase or not self._with_population or self._dice.random() >= STRANGERS:
            return (0.0,) * 4
        return tuple(
            self._dice.uniform(RELUCTANCE, EAGERNESS) if self._dice.random() < 0.5 else 0.0 for _seat in range(4)
        )

    def against_rules(self, deals: int, seed: int) -> tuple[float, float]:
        """The network's mean result a deal against the rollouts' policy, in hundreds of points or game points, with its
        standard error; every deal is played from each side.
        """
        dice = random.Random(seed)
        found: list[float] = []
        while len(found) < deals:
            start = dealt(self._dice.choice(self._rulesets[:8]), dice)
            if start is None:
                continue
            table, total, every = self._table(start.rules), 0.0, (1 << self._sides) - 1
            for side in range(self._sides):
                table.begin(start.position, start.world, start.no_trick, every ^ 1 << side, 0)
                table.play(1, 0, 0)
                total += table.result(side) / self._sides
            found.append(total)
        return float(np.mean(found)), float(np.std(found) / np.sqrt(len(found)))


class Training:
    """One run. ``name``: of the network; ``folder``: where it is kept; ``with_population``: whether phase B also plays
    against and beside players of other kinds (what that is worth is measured by a run without).
    """

    def __init__(
        self, name: str, folder: Path, seed: int, hidden: tuple[int, int] = HIDDEN, with_population: bool = True
    ) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)
        self.folder, self.name, self.seed = folder, name, seed
        self.net = PolicyValueNet(*hidden)
        self.average = copy.deepcopy(self.net)
        self.optimiser = torch.optim.Adam(self.net.parameters(), lr=FIRST_RATE)
        self.round = self.turns = self.updates = 0
        self.seconds = 0.0
        self.first_turns = FIRST_TURNS
        self.window: NDArray[Any] = np.zeros(0, dtype=TURN)
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / "state.pt").exists():
            self._resume()
        self.player = Player(name, seed + 1000 * self.round, with_population)

    def _resume(self) -> None:
        state = torch.load(self.folder / "state.pt", weights_only=True)
        self.net.load_state_dict(state["net"])
        self.average.load_state_dict(state["average"])
        self.optimiser.load_state_dict(state["optimiser"])
        self.round, self.turns, self.updates = state["round"], state["turns"], state["updates"]
        self.seconds = state["seconds"]
        if (self.folder / "window.npy").exists():
            self.window = np.load(self.folder / "window.npy")

    def begin_with_shipped(self, name: str) -> None:
        """Begins a new run with what a network that ships has learnt, in one that may be larger; there is then no
        phase A. Much of it holds in other games, too: the cards and what they win are the same.
        """
        kept = load_trained(data_name(name))
        first, second = kept["hidden"]
        widened(self.net, first, second, unpacked(kept["weights"]))
        self.average.load_state_dict(self.net.state_dict())
        self.first_turns = 0

    def save(self) -> None:
        """Writes everything that a resumed run needs."""
        state = {
            "net": self.net.state_dict(),
            "average": self.average.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "round": self.round,
            "turns": self.turns,
            "updates": self.updates,
            "seconds": self.seconds,
        }
        torch.save(state, self.folder / "state.new")
        (self.folder / "state.new").replace(self.folder / "state.pt")

    def play_and_train(self, turns: int, rate: float) -> dict[str, float]:
        """One round; returns its line of the learning curve."""
        begun = time.process_time()
        is_first = self.turns < self.first_turns
        self.player.take(self.average)
        new = self.player.turns(turns, is_first)
        played = time.process_time() - begun
        with torch.no_grad():
            _all, fresh, fresh_value = loss_of(self.average, new[:8000])
        line = {**self._judged(new[:8000]), "fresh": fresh, "fresh_value": fresh_value}
        self.window = np.concatenate([self.window, new])[-WINDOW:]
        self.turns += len(new)
        loss = self._train(int(UPDATES * len(new) / BATCH), rate)
        self.round += 1
        self.seconds += time.process_time() - begun
        return {
            "round": self.round,
            "phase": "A" if is_first else "B",  # type: ignore[dict-item]
            "cpu_seconds": round(self.seconds),
            "turns": self.turns,
            "updates": self.updates,
            "turns_a_second": round(len(new) / played),
            "rate": rate,
            "loss": loss,
            **line,
        }

    def _judged(self, turns: NDArray[Any]) -> dict[str, float]:
        """The loss of a network that tells no moves apart."""
        is_move = np.arange(turns["targets"].shape[1])[None, :] < turns["count"][:, None]
        mean = (turns["targets"] * is_move).sum(1) / turns["count"]
        null = ((turns["targets"] - mean[:, None]) ** 2 * is_move).sum(1).mean()
        return {"null": float(null)}

    def _train(self, steps: int, rate: float) -> float:
        dice = np.random.default_rng(self.seed + self.round)
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        total = 0.0
        for step in range(steps):
            loss, differences, _value = loss_of(self.net, self.window[dice.integers(0, len(self.window), BATCH)])
            self.optimiser.zero_grad()
            loss.backward()
            self.optimiser.step()
            total += differences
            if step % 4 == 0:
                with torch.no_grad():
                    for mean, one in zip(self.average.parameters(), self.net.parameters(), strict=True):
                        mean.lerp_(one, 1.0 - AVERAGING)
        self.updates += steps * BATCH
        return total / max(steps, 1)


def main(arguments: list[str]) -> int:
    """Trains until the turns or the minutes are used up."""
    parser = argparse.ArgumentParser(prog="run.py train policy", description=__doc__)
    parser.add_argument("name", choices=list(GAMES), help="of the network")
    parser.add_argument("--folder", type=Path, required=True, help="where the run is kept, and resumed from")
    parser.add_argument("--turns", type=int, default=4_000_000, help="of self-play, in all (4,000,000)")
    parser.add_argument("--minutes", type=float, default=240.0, help="of processor time, in all (240)")
    parser.add_argument("--round", type=int, default=20_000, help="turns a round (20,000)")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument(
        "--rates",
        type=float,
        nargs=2,
        metavar=("FIRST", "LAST"),
        default=RATES,
        help="learning rates at the beginning of phase B and at its end (8e-4 8e-5; lower for a network that has learnt"
        " for long, which a high rate unsettles)",
    )
    parser.add_argument(
        "--from-shipped",
        metavar="NAME",
        choices=list(GAMES),
        help="begin with the weights of this network that ships",
    )
    parser.add_argument(
        "--alone",
        action="store_true",
        help="in phase B play only against the network itself, as it is: no other policy, nobody who asks more or less",
    )
    parser.add_argument("--write", action="store_true", help="afterwards write the weights that ship, and their curve")
    chosen = parser.parse_args(arguments)
    training = Training(chosen.name, chosen.folder, chosen.seed, with_population=not chosen.alone)
    if chosen.from_shipped and not training.turns:
        training.begin_with_shipped(chosen.from_shipped)
    while training.turns < chosen.turns and training.seconds < 60 * chosen.minutes:
        done = max(training.turns / chosen.turns, training.seconds / (60 * chosen.minutes))
        first, last = chosen.rates
        rate = FIRST_RATE if training.turns < training.first_turns else first * (last / first) ** done
        line = training.play_and_train(chosen.round, rate)
        if training.round % 5 == 0:
            training.player.take(training.average)
            line["against_rules"], line["against_rules_error"] = training.player.against_rules(MATCH_DEALS, 1)
        else:
            line["against_rules"] = line["against_rules_error"] = float("nan")
        training.save()
        _write_line(chosen.folder / CURVE, line)
    if chosen.write:
        write(training)
    return 0


def write(training: Training) -> None:
    """Writes the averaged weights as the file that ships, with how they were made, and the learning curve beside it, as
    numbers and as a picture.
    """
    numbers = native_numbers(training.average)
    about = {
        "hidden": list(training.average.shape),
        "turns": training.turns,
        "updates": training.updates,
        "seed": training.seed,
        "inputs": hashlib.sha256(json.dumps(INPUT_SIZES).encode()).hexdigest()[:16],
    }
    name = data_name(training.name)
    data_files.write(FOLDER / name, {**about, "weights": packed(numbers)})
    curve = FOLDER / Path(name).with_suffix(".csv")
    shutil.copy(training.folder / CURVE, curve)
    write_plot(curve)


def _write_line(path: Path, line: dict[str, Any]) -> None:
    is_new = not path.exists()
    with path.open("a", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        if is_new:
            writer.writerow(line)
        writer.writerow([f"{one:.5g}" if isinstance(one, float) else one for one in line.values()])
    print({key: f"{one:.4g}" if isinstance(one, float) else one for key, one in line.items()}, flush=True)


if __name__ == "__main__":
    import sys

    sys.exit(main(sys.argv[1:]))
