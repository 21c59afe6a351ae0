"""Tries the frozen program as on somebody else's machine: `python packaging/smoke.py dist/marjapussi`.

In an empty environment, from a folder with a space and an ä in its name: the command line answers, bots play
a match in processes of their own, and a hand is played through the window, under Xvfb, with real key presses.
Whether the hand is finished is read from the program's own saved matches. Needs Xvfb and xdotool.
"""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

WINDOW_WITHIN_S = 20
HAND_WITHIN_S = 180
ENDED_WITHIN_S = 5
BETWEEN_KEYS_S = 0.15
PRESETS = ("marjapussi", "huutopussi")
# The arrow marks the next card; Enter plays it, or takes the first choice of a panel.
KEYS = ("Right", "Return")


class SmokeError(Exception):
    """What went wrong, in one sentence."""


def main(words: list[str]) -> int:
    with tempfile.TemporaryDirectory(prefix="marjapussi-") as scratch:
        folder = Path(scratch) / "Pöytä ja peli"
        shutil.copytree(words[0], folder, symlinks=True)
        try:
            try_command_line(folder, Path(scratch))
            try_layers(folder, Path(scratch))
            with display() as name:
                for preset in PRESETS:
                    try_window(folder, Path(scratch) / preset, name, preset)
        except SmokeError as error:
            print(f"smoke test: FAILED: {error}", file=sys.stderr)
            return 1
    print("smoke test: passed")
    return 0


# -- without a window ---------------------------------------------------------------------------------


def try_command_line(folder: Path, home: Path) -> None:
    presets = json.loads(run(folder, home, "presets", "--json"))["presets"]
    if not set(PRESETS) <= set(presets):
        raise SmokeError(f"the presets are {', '.join(presets)}")
    record = home / "matches.jsonl"
    words = ["--preset", "huutopussi", "--bots", "casual", "--matches", "2", "--max-hands", "2", "--jobs", "2"]
    run(folder, home, "simulate", *words, "--seed", "1", "--out", str(record))
    run(folder, home, "replay", str(record))
    print("smoke test: the command line answers, bots play and their record is right")


def try_layers(folder: Path, home: Path) -> None:
    """Every layer works, sound among them, without which the program would be content."""
    told = json.loads(run(folder, home, "--self-check", "--json"))
    layers = {check["name"]: check["told"] for check in told["checks"]}
    if "no library" in layers["sound"]:
        raise SmokeError(f"sound: {layers['sound']}")
    print(f"smoke test: {len(layers)} layers work: {', '.join(layers)}")


def run(folder: Path, home: Path, *words: str) -> str:
    line = [str(folder / "marjapussi"), *words]
    done = subprocess.run(line, env=bare(home), capture_output=True, encoding="utf-8", timeout=120, check=False)
    if done.returncode != 0:
        raise SmokeError(f"`marjapussi {' '.join(words)}` ended with {done.returncode}: {done.stderr.strip()}")
    return done.stdout


def bare(home: Path, **more: str) -> dict[str, str]:
    """The environment of the program: nothing but a home, and what is said besides."""
    return {"HOME": str(home), "XDG_RUNTIME_DIR": str(home), **more}


# -- through the window -------------------------------------------------------------------------------


@contextmanager
def display() -> Iterator[str]:
    """A screen of its own, that nobody sees."""
    # -noreset: else it begins anew once the program has asked whether it answers, and refuses the window meanwhile.
    line = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x720x24", "-nolisten", "tcp", "-noreset"]
    with subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            assert server.stdout is not None
            yield f":{server.stdout.readline().strip()}"
        finally:
            server.terminate()


def try_window(folder: Path, home: Path, display_name: str, preset: str) -> None:
    home.mkdir()
    line = [str(folder / "marjapussi"), "play", "--preset", preset, "--seed", "7", "--lang", "fi"]
    complaints = home / "stderr"
    started = time.monotonic()
    with (
        complaints.open("w") as stderr,
        subprocess.Popen(line, env=bare(home, DISPLAY=display_name), stderr=stderr) as game,
    ):
        try:
            wait_for_window(game, display_name)
            print(f"smoke test: {preset}: a window after {time.monotonic() - started:.1f} s")
            keys = play_hand(game, home, display_name)
        except SmokeError as error:
            raise SmokeError(f"{preset}: {error}; it said: {complaints.read_text().strip() or 'nothing'}") from None
        finally:
            game.terminate()
    if "Traceback" in complaints.read_text():
        raise SmokeError(f"{preset}: {complaints.read_text().strip()}")
    wait_until_gone(folder)
    print(f"smoke test: {preset}: a hand played with {keys} keys in {time.monotonic() - started:.0f} s")


def wait_for_window(game: subprocess.Popen[bytes], display_name: str) -> None:
    """Afterwards the program's window has the keyboard, which no window manager would give it here."""
    end = time.monotonic() + WINDOW_WITHIN_S
    while time.monotonic() < end and game.poll() is None:
        found = xdotool(display_name, "search", "--onlyvisible", "--name", "Marjapussi").split()
        if found:
            xdotool(display_name, "windowfocus", found[-1])
            return
        time.sleep(0.05)
    raise SmokeError(f"there is no window after {WINDOW_WITHIN_S} s (exit status {game.poll()})")


def play_hand(game: subprocess.Popen[bytes], home: Path, display_name: str) -> int:
    """Presses keys until the saved match holds a finished hand; how many it took."""
    end = time.monotonic() + HAND_WITHIN_S
    pressed = 0
    while time.monotonic() < end and game.poll() is None:
        if finished_hands(home):
            return pressed
        xdotool(display_name, "key", KEYS[pressed % len(KEYS)])
        pressed += 1
        time.sleep(BETWEEN_KEYS_S)
    raise SmokeError(f"no hand was finished (exit status {game.poll()}, {pressed} keys)")


def finished_hands(home: Path) -> int:
    """How many hands were played, by the saved matches. The program has them locked, so they are read as they are."""
    for database in home.rglob("matches.sqlite"):
        with closing(sqlite3.connect(f"{database.as_uri()}?immutable=1", uri=True)) as connection:
            try:
                rows = connection.execute("SELECT result FROM hand WHERE result IS NOT NULL").fetchall()
            except sqlite3.DatabaseError:  # it is just being written
                return 0
            return sum(json.loads(result)["kind"] == "played" for (result,) in rows)
    return 0


def xdotool(display_name: str, *words: str) -> str:
    environment = {**os.environ, "DISPLAY": display_name}
    return subprocess.run(["xdotool", *words], env=environment, capture_output=True, text=True, check=False).stdout


def wait_until_gone(folder: Path) -> None:
    """No process of the program outlives its window."""
    end = time.monotonic() + ENDED_WITHIN_S
    while left := running(folder):
        if time.monotonic() > end:
            raise SmokeError(f"{len(left)} processes are left over after the window was closed")
        time.sleep(0.1)


def running(folder: Path) -> list[str]:
    program = str(folder / "marjapussi")
    return [entry.name for entry in Path("/proc").glob("[0-9]*") if exe_of(entry) == program]


def exe_of(process: Path) -> str:
    try:
        return os.readlink(process / "exe")
    except OSError:
        return ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
