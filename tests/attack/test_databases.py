"""A flipped bit anywhere in what is kept: the program opens, plays on, and loses nothing in silence.

``python -m tests.attack.test_databases 1000`` prints what became of so many harmed databases.
"""

from __future__ import annotations

import random
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from marjapussi_desktop.controller.match.history import History
from marjapussi_desktop.engine.record import MatchRecord
from marjapussi_desktop.settings import house_rules, preferences, statistics
from marjapussi_desktop.settings.house_rules import HouseRules
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.settings.problems import Loaded, Problem, ProblemKind
from marjapussi_desktop.settings.statistics import Statistics, Tally
from tests.helpers.saved_matches import Home, begun, play_some, settle
from tests.helpers.started_program import start

FLIPS = 1000
STARTS = 20
SETTINGS_FLIPS = 1000
FINISHED = ("huutopussi", "marjapussi", "bondtolva")
PAGE = 4096
SIGN = 0x80
"""The bit that makes a byte of text one that cannot be decoded."""


class Kept(NamedTuple):
    """A sound file of saved matches, and the record of the match in progress."""

    content: bytes
    record: MatchRecord


class Flip(NamedTuple):
    """One harm: ``bits`` of the byte at ``offset`` are turned over. ``where`` says how the place was chosen."""

    where: str
    offset: int
    bits: int

    def harm(self, content: bytes) -> bytes:
        harmed = bytearray(content)
        harmed[self.offset] ^= self.bits
        return bytes(harmed)


def make_kept(folder: Path) -> Kept:
    """Three matches that are over or were left, and a long one in progress."""
    home = Home(folder)
    history = home.open()
    for preset in FINISHED:
        play_some(begun(history, preset), random.Random(preset), 150)
    session = begun(history, "huutopussi")
    play_some(session, random.Random(1), 200)
    settle(history)
    home.close()
    return Kept(home.path.read_bytes(), session.record)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    """The file to be harmed."""
    return make_kept(tmp_path_factory.mktemp("kept"))


def flips(content: bytes, seed: int) -> Iterator[Flip]:
    """Endless harms: by turns a bit anywhere, the sign of a byte anywhere, and either in the header and the schema."""
    dice = random.Random(f"flips {seed}")
    schema = content.index(b"CREATE TABLE") - 400, PAGE
    while True:
        yield Flip("a bit anywhere", dice.randrange(len(content)), 1 << dice.randrange(8))
        yield Flip("0x80 anywhere", dice.randrange(len(content)), SIGN)
        yield Flip("a bit of the header", dice.randrange(100), 1 << dice.randrange(8))
        yield Flip("0x80 in the schema", dice.randrange(*schema), SIGN)


def outcome(kept: Kept, flip: Flip, folder: Path) -> str:
    """What a start with the harmed file comes to; asserts that nothing is lost in silence and that play goes on."""
    path = folder / "matches.sqlite"
    harmed = flip.harm(kept.content)
    path.write_bytes(harmed)
    problems: list[Problem] = []
    history = History(path, problems.append)
    resumed = history.load()
    next_match = begun(history, "marjapussi")
    play_some(next_match, random.Random(2), 3)
    settle(history)
    history.close()
    assert resumed is None or resumed.replayed.record == kept.record, "another match came back"
    assert resumed is not None or problems, "the match was lost without a word"
    for problem in problems:
        _check_told(problem, harmed)
    told = ", ".join(problem.kind.value for problem in problems) or "nothing told"
    again = History(path, problems.append)
    assert (found := again.load()) is not None, "what was played next was lost"
    assert found.replayed.record == next_match.record
    again.close()
    return f"{told}: {'the match goes on' if resumed is not None else 'the match is in the file named'}"


def _check_told(problem: Problem, harmed: bytes) -> None:
    """What is told is true: the file named is there and holds what is not shown."""
    assert problem.file is not None
    if problem.kind is ProblemKind.MATCH_DAMAGED:
        assert problem.file.stat().st_size > 100
    else:
        assert problem.kind in (ProblemKind.MATCHES_DAMAGED, ProblemKind.MATCHES_NEWER)
        assert problem.file.read_bytes() == harmed


def table(kept: Kept, seed: int, count: int, folder: Path) -> Counter[tuple[str, str]]:
    """How many of ``count`` harmed databases came to what, by the place of the harm."""
    results: Counter[tuple[str, str]] = Counter()
    for number, flip in enumerate(islice(flips(kept.content, seed), count)):
        home = folder / str(number)
        home.mkdir()
        try:
            results[outcome(kept, flip, home), flip.where] += 1
        except BaseException as error:
            error.add_note(f"{flip} of seed {seed}")
            raise
        shutil.rmtree(home)
    return results


def print_table(results: Counter[tuple[str, str]]) -> None:
    """The outcomes, one a line, with how often each place of harm led to it."""
    places = sorted({where for _, where in results})
    for told in sorted({told for told, _ in results}):
        counts = [results[told, where] for where in places]
        print(f"{told:<70} {sum(counts):>5}  " + "  ".join(f"{w}: {n}" for w, n in zip(places, counts, strict=True)))


@pytest.mark.parametrize("count", [20, pytest.param(FLIPS, marks=pytest.mark.slow)])
def test_no_flipped_bit_loses_anything_in_silence(kept: Kept, attack_seed: int, tmp_path: Path, count: int) -> None:
    results = table(kept, attack_seed, count, tmp_path)
    print_table(results)
    assert results.total() == count


@pytest.mark.parametrize("starts", [2, pytest.param(STARTS, marks=pytest.mark.slow)])
def test_the_program_opens_with_a_harmed_database(kept: Kept, attack_seed: int, tmp_path: Path, starts: int) -> None:
    """In the schema too, where SQLite's own message cannot be decoded."""
    schema = (flip for flip in flips(kept.content, attack_seed) if flip.where == "0x80 in the schema")
    anywhere = flips(kept.content, attack_seed)
    for number in range(starts):
        flip = next(schema if number % 2 == 0 else anywhere)
        home = tmp_path / str(number)
        home.mkdir()
        (home / "matches.sqlite").write_bytes(flip.harm(kept.content))
        told = start(home, "--lang", "en")
        assert told["visible"], flip
        assert told["screen"] == "match" or told["notices"], flip
        assert all("damaged" in notice or "newer version" in notice for notice in told["notices"]), (flip, told)


TALLY = Tally("huutopussi", "skilled", "casual", 12, 7, 90, 31, 25)
SETTINGS: dict[str, tuple[Any, Callable[[Path, Any], None], Callable[[Path], Loaded[Any]]]] = {
    "preferences": (
        Preferences(language="fi", name="Väinö", characters=("aino", "eino"), options=(("target", "300"),)),
        preferences.save,
        preferences.load,
    ),
    "statistics": (Statistics((TALLY,), ("a" * 32,)), statistics.save, statistics.load),
    "house rules": ((HouseRules("Mökillä", "huutopussi", (("kontra", "true"),)),), house_rules.save, house_rules.load),
}


@pytest.mark.parametrize("count", [100, pytest.param(SETTINGS_FLIPS, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", SETTINGS)
def test_no_flipped_bit_in_a_small_file_stops_anything(attack_seed: int, tmp_path: Path, name: str, count: int) -> None:
    """What cannot be read is set aside as it was; what was read can be written again."""
    value, save, load = SETTINGS[name]
    dice = random.Random(f"{name} {attack_seed}")
    for number in range(count):
        path = tmp_path / str(number) / "kept.json"
        save(path, value)
        content = path.read_bytes()
        flip = Flip(name, dice.randrange(len(content)), dice.choice((SIGN, 1 << dice.randrange(8))))
        path.write_bytes(flip.harm(content))
        loaded = load(path)
        if loaded.problem is not None:
            assert loaded.problem.file is not None
            assert loaded.problem.file.read_bytes() == flip.harm(content), flip
        save(path, loaded.value)
        again = load(path)
        assert again.problem is None, flip
        assert again.value == loaded.value, flip


@pytest.mark.slow
def test_the_program_opens_with_harmed_settings(kept: Kept, attack_seed: int, tmp_path: Path) -> None:
    """A match is begun with them, as the names and levels in them are read only then."""
    dice = random.Random(f"settings {attack_seed}")
    for number in range(STARTS):
        home = tmp_path / str(number)
        path = home / "preferences.json"
        preferences.save(path, SETTINGS["preferences"][0])
        content = path.read_bytes()
        flip = Flip("preferences", dice.randrange(len(content)), dice.choice((SIGN, 1 << dice.randrange(8))))
        path.write_bytes(flip.harm(content))
        assert start(home, "--preset", "huutopussi")["visible"], flip


def main(words: list[str]) -> None:
    """Print the table of so many flips, by another seed each time, or by a given one."""
    count, seed = int(words[0]), int(words[1]) if len(words) > 1 else random.SystemRandom().randrange(2**32)
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        (root / "kept").mkdir()
        print(f"seed {seed}")
        print_table(table(make_kept(root / "kept"), seed, count, root))


if __name__ == "__main__":
    main(sys.argv[1:])
