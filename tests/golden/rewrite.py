"""Rewrites what is pinned, when a change of play is meant: ``python -m tests.golden.rewrite``. A minute of one core.

``python -m tests.golden.rewrite --show NAME`` prints a playthrough, or every one whose name begins so, and writes
nothing: do it before and after a change and compare.
"""

from __future__ import annotations

import sys

from tests.golden.keeping import write
from tests.golden.playthroughs import QUICK, SLOW, play


def main(words: list[str]) -> int:
    """Rewrites, or shows."""
    if words and words[0] != "--show":
        print(__doc__, file=sys.stderr)
        return 2
    if words:
        for one in (*QUICK, *SLOW):
            if one.name.startswith(" ".join(words[1:])):
                print(one.name, play(one).text(), sep="\n")
        return 0
    write({one: play(one) for one in (*QUICK, *SLOW)})
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
