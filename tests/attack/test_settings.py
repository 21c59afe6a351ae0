"""Mutants of the files of settings: each is read forgivingly or set aside; none keeps the game from opening.

``python -m tests.attack.test_settings [COUNT [SEED]]`` prints what became of so many of each file.
"""

from __future__ import annotations

import json
import random
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from marjapussi_desktop.commands.wording import problem_sentence
from marjapussi_desktop.engine.options import parse_options
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.settings import house_rules, preferences, statistics
from marjapussi_desktop.settings.house_rules import FileFault, HouseRules
from marjapussi_desktop.settings.problems import Loaded
from tests.attack.mutating import mutant

MUTANTS = 3_000
"""Of each file."""
LONGEST_S = 2.0
VERSIONS = Path(__file__).resolve().parents[1] / "versions"


class Kind(NamedTuple):
    """A file of settings: how it is read and written."""

    load: Callable[[Path], Loaded[Any]]
    save: Callable[[Path, Any], None]


KEPT = {
    "preferences": Kind(preferences.load, preferences.save),
    "house_rules": Kind(house_rules.load, house_rules.save),
    "statistics": Kind(statistics.load, statistics.save),
}


def contents(name: str) -> list[bytes]:
    """What each version has written under this name."""
    return [path.read_bytes() for path in sorted(VERSIONS.glob(f"*/{name}"))]


def attack_kept(name: str, folder: Path, count: int, seed: int) -> Counter[str]:
    """So many mutants of a file that the program keeps: what became of them."""
    dice, found, kind = random.Random(seed), Counter[str](), KEPT[name]
    start_from = contents(f"{name}.json")
    for number in range(count):
        change, content = mutant(dice.choice(start_from), dice)
        try:
            found[_kept(kind, folder / f"{number}" / f"{name}.json", content)] += 1
        except Exception as error:
            error.add_note(f"mutant {number} of seed {seed}, {change}: {content[:2000]!r}")
            raise
        shutil.rmtree(folder / f"{number}")
    return found


def _kept(kind: Kind, path: Path, content: bytes) -> str:
    path.parent.mkdir()
    path.write_bytes(content)
    begun = time.process_time()
    loaded = kind.load(path)
    if loaded.problem is not None:  # the file as it was lies beside
        assert loaded.problem.file is not None
        assert loaded.problem.file.read_bytes() == content
    kind.save(path, loaded.value)
    again = kind.load(path)
    assert time.process_time() - begun < LONGEST_S
    assert again.problem is None
    assert repr(again.value) == repr(loaded.value)  # by repr: what is not a number is not equal to itself
    if isinstance(loaded.value, tuple):
        for entry in loaded.value:
            _check_rules(entry)
    return "read" if loaded.problem is None else loaded.problem.kind.value


def attack_exchanged(folder: Path, count: int, seed: int) -> Counter[str]:
    """So many mutants of a house rule's own file, as another person might send it."""
    dice, found, path = random.Random(seed), Counter[str](), folder / "rules.json"
    start_from = contents("house_rules/*.json")
    for number in range(count):
        change, content = mutant(dice.choice(start_from), dice)
        path.write_bytes(content)
        try:
            read = house_rules.read_file(path)
            if isinstance(read, HouseRules):
                house_rules.export(path, read)
                assert house_rules.read_file(path) == read
                _check_rules(read)
        except Exception as error:
            error.add_note(f"mutant {number} of seed {seed}, {change}: {content[:2000]!r}")
            raise
        found[read.value if isinstance(read, FileFault) else "read"] += 1
    return found


def _check_rules(entry: HouseRules) -> None:
    """They can be played, or each of them that cannot is told."""
    assert len(entry.name) <= house_rules.LONGEST_NAME
    assert entry.name.isprintable()
    rules = parse_options(entry.preset, entry.changes)
    if not isinstance(rules, Ruleset):
        assert rules
        assert all(problem_sentence(problem).isprintable() for problem in rules)


@pytest.mark.slow
@pytest.mark.parametrize("name", KEPT)
def test_a_mutant_of_what_is_kept_is_read_or_set_aside(name: str, tmp_path: Path, attack_seed: int) -> None:
    found = attack_kept(name, tmp_path, MUTANTS, attack_seed)
    assert set(found) == {"read", f"{name}_damaged"}, found


@pytest.mark.slow
def test_a_mutant_of_a_house_rule_is_read_or_refused(tmp_path: Path, attack_seed: int) -> None:
    found = attack_exchanged(tmp_path, MUTANTS, attack_seed)
    assert {"read", FileFault.NOT_HOUSE_RULES} <= set(found), found


@pytest.mark.parametrize("name", KEPT)
def test_a_few_mutants_are_read_or_set_aside(name: str, tmp_path: Path) -> None:
    assert attack_kept(name, tmp_path, 60, 1).total() == 60
    assert attack_exchanged(tmp_path, 100, 1).total() == 100


def test_a_huge_number_and_deep_brackets_are_no_settings(tmp_path: Path) -> None:
    for content in (b'{"trick_pause_ms": ' + b"9" * 5000 + b"}", b"[" * 100_000, json.dumps({"felt": "\0"}).encode()):
        path = tmp_path / "preferences.json"
        path.write_bytes(content)
        assert preferences.load(path).value.trick_pause_ms == preferences.Preferences().trick_pause_ms


def main(count: int, seed: int) -> None:
    """Prints the table."""
    with tempfile.TemporaryDirectory() as folder:
        for name in KEPT:
            print(f"{name:<14}", dict(attack_kept(name, Path(folder), count, seed)))
        print("exchanged     ", dict(attack_exchanged(Path(folder), count, seed)))


if __name__ == "__main__":
    words = [int(word) for word in sys.argv[1:]]
    main(*words, *(MUTANTS, 1)[len(words) :])
