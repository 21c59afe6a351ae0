"""The rules of a record as it writes them, read into a ruleset; ``options.to_record_rules`` writes them.

A record may be older than an option, or of a later version that has more of them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final, cast

from marjapussi_desktop.engine.options import (
    OPTIONS_BY_KEY,
    OptionValue,
    Problem,
    ProblemKind,
    Unwritten,
    allowed_values,
    check_change,
    describe_values,
    options_in,
    to_record_value,
    with_options,
)
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset

FAMILY: Final = "family"
LONGEST_WRITTEN: Final = 80


def from_record_rules(preset: str, written: Mapping[str, object]) -> Ruleset | tuple[Problem, ...]:
    """The ruleset of a record's ``rules``, or all that is wrong with them.

    An option that is not there, as the record is older, has the value that its ``unwritten`` tells.
    """
    if preset not in PRESETS:
        return (Problem("preset", preset, ProblemKind.UNKNOWN_PRESET, ", ".join(PRESETS)),)
    base = PRESETS[preset]
    found: list[Problem] = []
    changes = _unwritten_in(base, written)
    if written.get(FAMILY) != base.family.value:
        found.append(Problem(FAMILY, as_written(written.get(FAMILY)), ProblemKind.FIXED_BY_PRESET))
    for key in (key for key in written if key != FAMILY):
        value = _from_record_value(key, written[key], base)
        if isinstance(value, Problem):
            found.append(value)
        else:
            changes[key] = value
    rules = with_options(base, changes)
    if isinstance(rules, tuple):
        return (*found, *rules)
    return tuple(found) if found else rules


def as_written(value: object) -> str:
    """A value of a record for a message: a word as it is, anything else as JSON, in at most 80 characters."""
    if isinstance(value, str):
        return value[:LONGEST_WRITTEN]
    try:
        return json.dumps(value)[:LONGEST_WRITTEN]
    except RecursionError:
        return type(value).__name__


def _unwritten_in(base: Ruleset, written: Mapping[str, object]) -> dict[str, OptionValue]:
    lacking = [option for option in options_in(base) if option.key not in written]
    return {o.key: o.unwritten for o in lacking if o.unwritten is not Unwritten.AS_IN_PRESET}


def _from_record_value(key: str, written: object, base: Ruleset) -> OptionValue | Problem:
    option = OPTIONS_BY_KEY.get(key)
    if option is None:
        return Problem(key, as_written(written), ProblemKind.UNKNOWN_OPTION)
    if not option.exists_in(base):
        return check_change(base, option, None, as_written(written)) or Problem(key, "", ProblemKind.NOT_IN_LAYOUT)
    words: dict[tuple[type, object], OptionValue] = {}
    for value in allowed_values(option, base):
        plain = to_record_value(value)
        words[type(plain), cast("object", plain)] = value
    try:
        if option.many and isinstance(written, list):
            return tuple(words[type(word), word] for word in written)
        return words[type(written), written]
    except (KeyError, TypeError):
        return Problem(key, as_written(written), ProblemKind.BAD_VALUE, describe_values(option, base))
