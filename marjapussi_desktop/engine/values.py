"""Changing frozen values quickly."""

from __future__ import annotations

from typing import Any, TypeVar

T = TypeVar("T")


def changed(value: T, **changes: Any) -> T:
    """A copy of a frozen dataclass with some fields changed.

    What ``dataclasses.replace`` does, ten times faster, for states: dataclasses without slots and without
    ``__post_init__``. A hand makes some hundred copies, and they were half the cost of playing it.
    """
    assert changes.keys() <= value.__dict__.keys(), "only fields can be changed"
    copy = object.__new__(type(value))
    copy.__dict__.update(value.__dict__)
    copy.__dict__.update(changes)
    return copy
