"""Mutants of records: each is read as what it says, or refused in one sentence; nothing else ever happens.

``python -m tests.attack.test_records [COUNT [SEED]]`` prints what became of so many, by the kind of the change.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from marjapussi_desktop.commands.wording import fault_sentence
from marjapussi_desktop.engine.errors import RecordError
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record import format_record
from marjapussi_desktop.engine.record_reading import Replayed, parse_record, replay_saved
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.engine.strict_json import parse_json
from marjapussi_desktop.evaluation.simulation import play_match
from tests.attack.mutating import mutant

MUTANTS = 50_000
CHUNKS = 20
LONGEST_SENTENCE = 500
LIE = "a lie believed"
LONGEST_S = 2.0
"""Of the processor, for one mutant. They have up to a few hundred kilobytes."""
VERSIONS = Path(__file__).resolve().parents[1] / "versions"

Tally = dict[str, Counter[str]]
"""Kind of the change → what became of the mutants, and how many."""


def subjects() -> list[bytes]:
    """Records to begin from: every game, traced and not, with moves taken back, finished and not."""
    kept = [line for path in sorted(VERSIONS.glob("*/records.jsonl")) for line in path.read_bytes().splitlines()]
    played = [
        play_match(preset, rules, ("random",) * players_in(rules.layout), 1, 1, trace=trace)
        for preset, rules in PRESETS.items()
        for trace in (False, True)
    ]
    return kept + [format_record(record).encode() for record in played]


def attack(count: int, seed: int) -> tuple[Tally, float]:
    """So many mutants from a seed: what became of them, and the longest time that one took, in seconds."""
    dice, start_from, tally, longest = random.Random(seed), subjects(), defaultdict[str, Counter[str]](Counter), 0.0
    for number in range(count):
        kind, content = mutant(dice.choice(start_from), dice)
        is_saved = dice.random() < 0.2
        begun = time.process_time()
        try:
            tally[kind][outcome(content, is_saved)] += 1
        except Exception as error:
            error.add_note(f"mutant {number} of seed {seed}, {kind}, saved: {is_saved}: {content[:2000]!r}")
            raise
        longest = max(longest, time.process_time() - begun)
    return tally, longest


def outcome(content: bytes, is_saved: bool) -> str:
    """``read``, why it was refused, or the lie that was believed. Raises whatever else the program raises."""
    try:
        text = content.decode("utf-8-sig")
        replayed = read(text, is_saved)
    except UnicodeDecodeError:
        return "no text"
    except RecordError as error:
        sentence = fault_sentence(error.facts)
        assert sentence.isprintable(), repr(sentence)
        assert len(sentence) <= LONGEST_SENTENCE, sentence
        return error.facts.fault.value
    written = format_record(replayed.record)
    assert parse_record(written) == Replayed(replayed.record, replayed.match)
    meant = json.loads(written)
    for field in LACKING_IN_SAVED if is_saved else ():
        del meant[field]
    lie = next(differences(json.loads(text), meant, is_saved), None)
    return "read" if lie is None else f"{LIE}: {lie[:80]}"


def read(text: str, is_saved: bool) -> Replayed:
    """As a record, or as the header and the hands of a saved match."""
    if not is_saved:
        return parse_record(text)
    head = parse_json(text)
    hands = head.pop("hands", None)
    return replay_saved(head, hands if isinstance(hands, list) else [])


# -- whether what was read is what was written -------------------------------------------------------------------------

LACKING_IN_SAVED = ("totals", "winner")


def differences(told: Any, meant: Any, is_saved: bool, place: str = "") -> Iterator[str]:
    """Where a record that was read says something else than the same record written by the program.

    What the reader does not know may stand beside; an option that lacks has its preset's value; a saved match has no
    totals of its own, and its end may have come before a result was written; what was legal is a note of the writer.
    """
    if isinstance(meant, dict) and isinstance(told, dict):
        yield from _different_fields(told, meant, is_saved, place)
    elif isinstance(meant, list) and isinstance(told, list):
        if len(meant) != len(told):
            yield f"{place}: {len(told)} for {len(meant)}"
        for one, other in zip(told, meant, strict=False):
            yield from differences(one, other, is_saved, f"{place}/*")
    elif (type(told), told) != (type(meant), meant):
        may_differ = is_saved and (place == "/hands" or (told is None and place.endswith("/result")))
        if not may_differ:
            yield f"{place}: {str(told)[:40]} for {str(meant)[:40]}"


def _different_fields(told: dict[str, Any], meant: dict[str, Any], is_saved: bool, place: str) -> Iterator[str]:
    for key, value in meant.items():
        if f"{place}/{key}" == "/seed" and told.get(key) is None:
            assert value == 0
        elif key in told:
            yield from differences(told[key], value, is_saved, f"{place}/{key}")
        elif not (place == "/rules" or (is_saved and key == "hands")):
            yield f"{place}/{key}: lacks"


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_mutant_is_read_as_it_is_or_refused(chunk: int, attack_seed: int) -> None:
    tally, longest = attack(MUTANTS // CHUNKS, attack_seed + chunk)
    assert longest < LONGEST_S
    found = sum(tally.values(), Counter[str]())
    assert found.total() == MUTANTS // CHUNKS
    assert found["read"] > 0
    assert len(found) >= 12, found
    assert not [what for what in found if what.startswith(LIE)]


def test_a_few_mutants_are_read_as_they_are_or_refused() -> None:
    tally, _longest = attack(300, 1)
    found = sum(tally.values(), Counter[str]())
    assert found.total() == 300
    assert not [what for what in found if what.startswith(LIE)]


def main(count: int, seed: int) -> None:
    """Prints the table."""
    tally, longest = attack(count, seed)
    total = sum(tally.values(), Counter[str]())
    names = [name for name, _ in total.most_common()]
    print(f"{count} mutants, seed {seed}; the longest took {longest:.2f} s")
    for kind, counts in (*sorted(tally.items()), ("all", total)):
        print(f"{kind:<18}" + "".join(f"{name} {counts[name]}, " for name in names if counts[name]).rstrip(", "))


if __name__ == "__main__":
    words = [int(word) for word in sys.argv[1:]]
    main(*words, *(MUTANTS, 1)[len(words) :])
