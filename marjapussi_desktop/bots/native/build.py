"""Joins the native sources into the text of one Cython module, for `setup.py`. Imports nothing of the program.

In one module the C compiler sees every call, so splitting a source costs nothing at run time. Imports between the
sources are dropped, and `native.pxi` replaces `plain.py`. Without a compiler, the same sources run as plain Python (the
plain twin). tests/bots/native/test_twins.py and test_network.py compare the twins.

What the sources in `PARTS` may contain:

* Module-level names are unique across all of them, since they become one module; constants are made by
  ``cython.declare``.
* Types come from `plain` under the name ``cython``. C integers wrap around and Python's do not: where that can happen,
  mask the result. Divide and shift only numbers that are not negative.
* ``@cython.native`` functions and methods use only C values, C memory and each other: no lists, text, exceptions or
  Python calls. They run without the interpreter's lock. Memory is allocated by ``new_ints`` and the like, and freed in
  ``__dealloc__``.
* Python values enter and leave through methods without a decorator, as the types of `values`, which is not compiled.
* Classes are ``@cython.cclass``, attributes annotated in the class body; ``@cython.final`` unless something inherits.

To rebuild after a change: ``python3 run.py presets`` (or ``pip install -e .``). A test fails while the compiled module
is older than its sources. A new source has a row in `PARTS`, after those that it imports.
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
    "policy_weights.py",
    "hand_fields.py",
    "state.py",
    "seat_view.py",
    "two_handed_endings.py",
    "attempts.py",
    "policy.py",
    "network_features.py",
    "network_inputs.py",
    "network.py",
    "network_policy.py",
    "rollouts.py",
    "self_play.py",
    "network_likelihood.py",
)
"""In the order of their imports."""
DROPPED: Final = frozenset(
    ["__future__", PACKAGE, f"{PACKAGE}.plain", *(f"{PACKAGE}.{name.removesuffix('.py')}" for name in PARTS)]
)
"""Imports that are dropped, since the joined module contains those sources."""
NATIVE: Final = ("cfunc", "nogil", "exceptval(check=False)")
SPELT_OUT: Final = {"@cython.native": NATIVE, "@cython.native_inline": (*NATIVE, "inline")}
"""Decorators of `plain.py` for which Cython has several."""


def joined_source() -> str:
    """The source of the compiled twin; its ``BUILT_FROM`` holds the `fingerprint` of the sources."""
    parts = [(FOLDER / HEAD).read_text("utf-8"), f'BUILT_FROM = "{fingerprint()}"\n']
    parts += [_without_own_imports((FOLDER / name).read_text("utf-8")) for name in PARTS]
    return "\n".join(parts)


def fingerprint() -> str:
    """A hash of all sources of the compiled twin."""
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
