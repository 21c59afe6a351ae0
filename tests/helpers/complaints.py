"""Failures that say what to do, in full: pytest shortens the comparisons that it shows itself."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from enum import Enum

import pytest


def complain(complaints: Iterable[str]) -> None:
    """Fail with all complaints, one a line; pass if there are none."""
    found = list(complaints)
    if found:
        pytest.fail("\n".join(found), pytrace=False)


def require_words(place: str, table: Collection[object], members: Iterable[object]) -> None:
    """Fail unless a table has a row for each member and no others. ``place``: where it stands, for who must mend it."""
    wanted, found = set(members), set(table)
    complain(
        [
            *(f"{place} has no words for {name}: add a row" for name in _names(wanted - found)),
            *(f"{place} has words for {name}, which is not there: take the row out" for name in _names(found - wanted)),
        ]
    )


def _names(members: Iterable[object]) -> list[str]:
    return sorted(_name(member) for member in members)


def _name(member: object) -> str:
    if isinstance(member, Enum):
        return f"{type(member).__name__}.{member.name}"
    return member.__name__ if isinstance(member, type) else str(member)
