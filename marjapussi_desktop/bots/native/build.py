"""Joins the kernel's sources into the text of one Cython module, for `setup.py`. Imports nothing of the program.

One module, so that the C compiler sees every call. Each source loses its imports of the kernel's own modules; the head
of `native.pxi` stands in for `plain.py`.
"""

from __future__ import annotations

import ast
import hashlib
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
PACKAGE: Final = "marjapussi_desktop.bots.native"
HEAD: Final = "native.pxi"
PARTS: Final = (
    "cards.py",
    "move_codes.py",
    "tricks.py",
    "rules.py",
    "bounds.py",
    "move_ordering.py",
    "payoffs.py",
    "transpositions.py",
    "search_state.py",
    "trick_search.py",
    "solver.py",
    "policy_tables.py",
    "policy_weights.py",
    "state.py",
    "seat_view.py",
    "leading.py",
    "following.py",
    "attempts.py",
    "policy.py",
    "rollouts.py",
    "outcome_values.py",
    "candidate_moves.py",
    "tree_nodes.py",
    "world_store.py",
    "ismcts.py",
    "play_likelihood.py",
)
"""In the order in which they import each other."""
DROPPED: Final = frozenset(
    ["__future__", PACKAGE, f"{PACKAGE}.plain", *(f"{PACKAGE}.{name.removesuffix('.py')}" for name in PARTS)]
)
"""Imports that the joined module does without: it has those sources in it."""
NATIVE: Final = ("cfunc", "nogil", "exceptval(check=False)")
SPELT_OUT: Final = {"@cython.native": NATIVE, "@cython.native_inline": (*NATIVE, "inline")}
"""Decorators of `plain.py` for which Cython has several."""


def joined_source() -> str:
    """The source of the compiled twin; ``BUILT_FROM`` in it tells which sources it was made of."""
    parts = [(FOLDER / HEAD).read_text("utf-8"), f'BUILT_FROM = "{fingerprint()}"\n']
    parts += [_without_own_imports((FOLDER / name).read_text("utf-8")) for name in PARTS]
    return "\n".join(parts)


def fingerprint() -> str:
    """Changes with any source of the compiled twin."""
    told = [(FOLDER / name).read_text("utf-8") for name in (HEAD, *PARTS)]
    return hashlib.sha256("\0".join(told).encode()).hexdigest()[:16]


def _without_own_imports(source: str) -> str:
    lines = source.splitlines()
    for node in ast.parse(source).body:
        if isinstance(node, ast.ImportFrom) and node.module in DROPPED:
            assert node.end_lineno is not None
            for number in range(node.lineno - 1, node.end_lineno):
                lines[number] = ""
    return "\n".join(map(_spelt_out, lines)) + "\n"


def _spelt_out(line: str) -> str:
    word = line.strip()
    if word not in SPELT_OUT:
        return line
    return "\n".join(line.replace(word, f"@cython.{one}") for one in SPELT_OUT[word])
