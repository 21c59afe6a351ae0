"""Fuzzes the record reader: ``python -m tests.attack.fuzz_record -max_total_time=60``."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from tests.attack import fuzzing


def load() -> tuple[fuzzing.Check, Sequence[bytes]]:
    """A record is read as what it says, or refused in one sentence."""
    from tests.attack.test_records import LIE, outcome, subjects

    def check(content: bytes) -> None:
        for is_saved in (False, True):
            what = outcome(content, is_saved)
            assert not what.startswith(LIE), what

    return check, [record for record in subjects() if len(record) < fuzzing.LONGEST_INPUT]


if __name__ == "__main__":
    fuzzing.run("record", load, sys.argv[1:])
