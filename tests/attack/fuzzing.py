"""Coverage-guided fuzzing with atheris, which is in the optional group ``fuzz`` of pyproject.toml.

A target is a function of some bytes that raises where the program does what it must not. Whatever it finds is written
to ``build/fuzz/NAME/``; given such a file in the place of a limit, the target runs that file only.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tests.attack.mutating import mutant

ROOT = Path(__file__).resolve().parents[2]
LONGEST_INPUT = 20_000

Check = Callable[[bytes], None]
Forge = Callable[[bytes, random.Random], bytes]
Load = Callable[[], tuple[Check, Sequence[bytes]]]
"""Imports what is fuzzed, and gives the target and inputs to begin from."""


def forged(content: bytes, dice: random.Random) -> bytes:
    """A mutant of JSON."""
    return mutant(content, dice)[1]


def run(name: str, load: Load, words: Sequence[str], forge: Forge = forged) -> None:
    """Fuzzes until a limit of libFuzzer's (``-max_total_time=60``, ``-runs=1000``) or something is found."""
    try:
        atheris: Any = importlib.import_module("atheris")
    except ModuleNotFoundError:
        sys.exit("Fuzzing needs atheris: install the group 'fuzz' of pyproject.toml.")
    with atheris.instrument_imports(include=["marjapussi_desktop"], enable_loader_override=False):
        check, seeds = load()
    folder = ROOT / "build" / "fuzz" / name
    corpus = folder / "corpus"
    corpus.mkdir(parents=True, exist_ok=True)
    for seed in seeds:
        (corpus / hashlib.sha256(seed).hexdigest()[:16]).write_bytes(seed)
    files = [word for word in words if os.path.exists(word)]
    options = [f"-artifact_prefix={folder}{os.sep}", f"-max_len={LONGEST_INPUT}", "-timeout=20", "-rss_limit_mb=3000"]
    line = [sys.argv[0], *options, *words, *([] if files else [str(corpus)])]
    atheris.Setup(line, check, custom_mutator=_mutator(atheris, forge))
    atheris.Fuzz()


def _mutator(atheris: Any, forge: Forge) -> Callable[[bytes, int, int], bytes]:
    """libFuzzer's own changes, and as often those that know the format."""

    def change(content: bytes, most: int, seed: int) -> bytes:
        dice = random.Random(seed)
        if dice.random() < 0.5:
            changed: bytes = atheris.Mutate(content, most)  # asked for here: it is another one once the fuzzer runs
            return changed
        return forge(content or b"{}", dice)[:most]

    return change
