"""``arena``, ``bench``, and other programs on the command line."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from marjapussi_desktop import cli
from marjapussi_desktop.bots.players import levels
from marjapussi_desktop.bots.players.external.program import end_idle_programs
from marjapussi_desktop.bots.players.external.troubles import TroubleKind
from marjapussi_desktop.bots.players.levels import NameProblem
from marjapussi_desktop.commands import bench
from marjapussi_desktop.commands.bot_arguments import NAME_PROBLEMS, TROUBLES
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.evaluation.arena import Contest, play_game
from tests.conformance import second_reading
from tests.helpers.complaints import require_words
from tests.helpers.rulesets import PRESET_IDS

PROGRAM = Path(__file__).parents[1] / "helpers" / "program_bot.py"


def exec_bot(manner: str) -> str:
    return "exec:" + shlex.join([sys.executable, str(PROGRAM), manner])


class Run:
    """One run of the command line in this process: ``status``, ``out`` and ``err``."""

    def __init__(self, capfd: pytest.CaptureFixture[str], words: str, *more: str) -> None:
        capfd.readouterr()
        try:
            self.status = cli.main([*words.split(), *more])
        except SystemExit as end:
            self.status = int(end.code or 0)
        self.out, self.err = capfd.readouterr()

    @property
    def figures(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.out)
        return found


Runner = Callable[..., Run]


@pytest.fixture
def run(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Runner]:
    """The command line; what programs complain of stays in the test's folder."""
    monkeypatch.setenv("MARJAPUSSI_HOME", str(tmp_path))
    yield lambda *words: Run(capfd, *words)
    end_idle_programs()


def without_times(figures: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in figures.items() if name != "ms"}


# -- arena ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESET_IDS)
def test_the_figures_have_the_promised_shape(run: Runner, preset: str) -> None:
    done = run(f"arena --preset {preset} --a casual --b random --deals 4 --seed 1 --json")
    assert (done.status, done.err) == (0, "")
    figures = done.figures
    assert list(figures)[:6] == ["deals", "score", "points", "made", "ms", "matches"]
    assert figures["deals"] == 4
    for name in ("score", "points"):
        assert figures[name]["low"] <= figures[name]["mean"] <= figures[name]["high"]
    for side in "ab":
        made, contracts = figures["made"][side]
        assert 0 <= made <= contracts
        times = figures["ms"][side]
        assert 0 < times["median"] <= times["p95"] <= times["max"]
    assert figures["matches"] == {"won_a": 0, "won_b": 0}


def test_it_does_not_matter_how_many_processes_play(run: Runner) -> None:
    words = "arena --preset huutopussi --a casual --b random --deals 5 --seed 6 --json"
    alone = without_times(run(words).figures)
    assert without_times(run(words + " --jobs 2").figures) == alone
    assert without_times(run(words).figures) == alone
    assert without_times(run(words.replace("--seed 6", "--seed 7")).figures) != alone


def test_a_bot_is_as_good_as_itself(run: Runner) -> None:
    figures = run("arena --preset marjapussi --a casual --b casual@100 --deals 5 --seed 2 --json").figures
    assert figures["score"] == figures["points"] == {"mean": 0, "low": 0, "high": 0}


def test_swapping_the_bots_turns_the_difference_round() -> None:
    bots = ("casual", "casual@1")
    one, other = (play_game(Contest(PRESETS["huutopussi"], *names, 5), 0) for names in (bots, bots[::-1]))
    assert (one.score, one.points, one.made) == (-other.score, -other.points, other.made[::-1])


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("preset", "sides"), [("marjapussi", 2), ("huutopussi-3", 3), ("avomarjapussi", 2)])
def test_whole_matches_are_played_from_every_side(run: Runner, preset: str, sides: int) -> None:
    words = f"arena --preset {preset} --a casual --b random --matches 2 --seed 1"
    figures = run(words + " --json").figures
    assert sum(figures["matches"].values()) == 2 * sides
    assert figures["deals"] > 2 * sides
    assert figures["score"]["mean"] > 0
    assert "matches won by A" in run(words).out


def test_in_words(run: Runner) -> None:
    done = run("arena --preset huutopussi --a casual --b random --deals 3 --seed 1")
    assert done.out.startswith("huutopussi, 3 deals from every side, seed 1: A = casual, B = random\n")
    for what in ("score a deal", "points taken", "contracts made by A", "ms a decision, B"):
        assert f"\n{what}" in done.out


@pytest.mark.sampled(2)
@pytest.mark.parametrize("jobs", [1, 2])
def test_programs_play_in_the_arena_and_always_alike(run: Runner, jobs: int) -> None:
    words = f"arena --preset huutopussi-3 --deals 4 --seed 3 --json --jobs {jobs}"
    done = run(words, "--a", "casual", "--b", exec_bot("good"))
    assert (done.status, done.err) == (0, "")
    assert without_times(done.figures) == without_times(
        run(words.replace(f"--jobs {jobs}", "--jobs 1"), "--a", "casual", "--b", exec_bot("good")).figures
    )


def test_a_program_that_fails_is_told_of_and_does_not_end_the_arena(
    run: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(levels, "IN_PLACE_OF_A_PROGRAM", "casual")
    done = run("arena --preset marjapussi --deals 2 --seed 3 --json --b casual", "--a", exec_bot("illegal"))
    assert done.status == 0
    assert done.figures["score"]["mean"] == 0, "the level moved in its place"
    told, count = done.err.splitlines()
    assert told.startswith("side A: The illegal one in seat ")
    assert count == "side A had such troubles in 8 of its places."


def test_an_arena_needs_programs_that_start(run: Runner) -> None:
    done = run("arena --preset marjapussi --deals 2 --a casual", "--b", exec_bot("dead"))
    assert done.status == cli.WRONG_USAGE
    assert done.err.count("\n") == 1
    assert "ready" in done.err


# -- other programs in simulate ---------------------------------------------------------------------------------------


def test_a_program_simulates_and_is_told_by_its_name(run: Runner) -> None:
    words = "simulate --preset huutopussi --max-hands 2 --seed 1 --trace"
    done = run(words, "--bots", f"casual,{exec_bot('good')},random,{exec_bot('good')}")
    assert (done.status, done.err.splitlines()[0]) == (0, "1 matches played, seed 1")
    record = json.loads(done.out)
    kinds = [player["kind"] for player in record["players"]]
    assert kinds == ["bot:casual", "bot:exec:The good one", "bot:random", "bot:exec:The good one"]
    assert str(PROGRAM) not in done.out
    assert second_reading.check_record(record) == []


def test_a_program_in_every_seat_that_dies(run: Runner, tmp_path: Path) -> None:
    done = run("simulate --preset bondtolva-2 --max-hands 1 --seed 1", "--bots", exec_bot("dies"))
    assert second_reading.check_record(json.loads(done.out)) == []
    assert sorted(done.err.splitlines()[:2]) == [
        f"The dies one in seat {seat}: it has ended; a built-in level moves in its place." for seat in (0, 1)
    ]
    assert done.err.splitlines()[2] == "1 matches played, seed 1"
    assert list((tmp_path / "programs").iterdir())


# -- bench ------------------------------------------------------------------------------------------------------------


def test_bench_tells_each_figure_beside_the_baseline(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "MEASURED_S", 0.001)
    figures = run("bench --json").figures
    monkeypatch.setattr(bench, "measured", lambda _seconds: figures)
    assert run("bench").out.count("of the baseline") == len(figures["figures"])
    assert figures["kernel"] in ("compiled", "plain")
    assert figures["baseline"] > 0
    names = {name.partition("/")[0] for name in figures["figures"]}
    assert {"random_hands", "casual_decisions", "replayed_moves"} <= names
    assert all(figure["per_s"] > 0 for figure in figures["figures"].values())


# -- wrong usage ------------------------------------------------------------------------------------------------------

ARENA = "arena --preset marjapussi --a casual"
WRONG_USAGE = {
    "arena": "--preset",
    f"{ARENA} --deals 5": "--b",
    f"{ARENA} --b random": "--deals",
    f"{ARENA} --b random --deals 1": "--deals",
    f"{ARENA} --b random --deals 5 --matches 5": "--matches",
    f"{ARENA} --b nobody --deals 5": "--b: there is no bot 'nobody'",
    f"{ARENA} --b casual@soon --deals 5": "milliseconds",
    f"{ARENA} --b exec: --deals 5": "no command",
    f"{ARENA} --b exec:/no/such/program --deals 5": "cannot be started",
    "simulate --preset marjapussi --bots casual,exec:": "no command",
    "bench --deals 3": "--deals",
}


@pytest.mark.parametrize("words", WRONG_USAGE)
def test_wrong_usage_is_told_in_one_sentence(run: Runner, words: str) -> None:
    done = run(words)
    assert (done.status, done.out, done.err.count("\n")) == (cli.WRONG_USAGE, "", 1)
    assert WRONG_USAGE[words] in done.err


def test_the_cheat_takes_part_in_an_arena_and_is_refused_in_the_window(run: Runner) -> None:
    done = run(f"{ARENA} --b cheat --deals 2 --json")
    assert (done.status, json.loads(done.out)["deals"]) == (0, 2)
    done = run(f"{ARENA} --b cheat@50 --deals 2")
    assert (done.status, "neither budget" in done.err) == (cli.WRONG_USAGE, True)
    assert run("play --preset marjapussi --level cheat").status == cli.WRONG_USAGE


def test_there_are_words_for_every_trouble() -> None:
    require_words("commands/bot_arguments TROUBLES", TROUBLES, TroubleKind)
    require_words("commands/bot_arguments NAME_PROBLEMS", NAME_PROBLEMS, NameProblem)
