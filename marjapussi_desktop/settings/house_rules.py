"""House rules that a person has named: kept in one file, and exchanged with others as small files of their own.

What an entry's words mean is the engine's business: here only their shape is looked at.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from enum import StrEnum
from pathlib import Path

from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.outside import MOST_LETTERS, plain
from marjapussi_desktop.settings.json_file import load_rows, save_object
from marjapussi_desktop.settings.problems import Loaded, ProblemKind

LONGEST_NAME = MOST_LETTERS
LARGEST_FILE = 64 * 1024
"""In bytes; a file of house rules has less than one."""
FORMAT = "marjapussi-house-rules"
VERSION = 1
_LIST = "house_rules"


@frozen
class HouseRules:
    """A game with some rules changed, under a name. ``changes``: option and value as the command line writes them."""

    name: str
    preset: str
    changes: tuple[tuple[str, str], ...]


class FileFault(StrEnum):
    """Why a file of house rules cannot be taken."""

    UNREADABLE = "unreadable"
    NOT_HOUSE_RULES = "not_house_rules"
    NEWER = "newer"


def clean_name(name: str) -> str:
    """A name as it is kept: on one line, visible, not too long; empty when nothing is left."""
    return plain(name, LONGEST_NAME)


def free_title(name: str, taken: Iterable[str]) -> str:
    """``name``, or with 2, 3 … after it where it is taken."""
    names = set(taken)
    if name not in names:
        return name
    endings = (f" {number}" for number in range(2, len(names) + 3))
    return next(title for end in endings if (title := name[: LONGEST_NAME - len(end)] + end) not in names)


def to_object(rules: HouseRules) -> dict[str, object]:
    """The entry as JSON."""
    return {"name": rules.name, "preset": rules.preset, "changes": dict(rules.changes)}


def from_object(data: object) -> HouseRules | None:
    """The entry of a JSON value; None when it has not the shape of one."""
    if not isinstance(data, dict):
        return None
    name, preset, changes = data.get("name"), data.get("preset"), data.get("changes")
    if not isinstance(name, str) or not isinstance(preset, str) or not isinstance(changes, dict):
        return None
    if not clean_name(name) or not all(isinstance(value, str) for value in changes.values()):
        return None
    return HouseRules(clean_name(name), preset, tuple(changes.items()))


def load(path: Path) -> Loaded[tuple[HouseRules, ...]]:
    """The house rules kept in ``path``. Where some are damaged, the others; the file as it was is set aside then."""
    return load_rows(path, _entries, ProblemKind.HOUSE_RULES_DAMAGED, ProblemKind.HOUSE_RULES_UNREADABLE)


def _entries(data: Mapping[str, object]) -> tuple[tuple[HouseRules, ...], bool]:
    """The entries of the file's object, and whether none of them is damaged."""
    entries = data.get(_LIST) if data else []
    found = [from_object(entry) for entry in entries] if isinstance(entries, list) else [None]
    sound = tuple(entry for entry in found if entry is not None)
    return sound, len(sound) == len(found)


def save(path: Path, kept: Iterable[HouseRules]) -> None:
    """Write all of them, whole or not at all. Raises OSError."""
    save_object(path, {_LIST: [to_object(entry) for entry in kept]})


def export(path: Path, rules: HouseRules) -> None:
    """Write one of them to a file of its own. Raises OSError."""
    save_object(path, {"format": FORMAT, "version": VERSION, **to_object(rules)})


def read_file(path: Path) -> HouseRules | FileFault:
    """The house rules in a file that somebody exported, or why they cannot be taken."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except OSError:
        return FileFault.UNREADABLE
    if len(content) > LARGEST_FILE:
        return FileFault.NOT_HOUSE_RULES
    try:
        data = json.loads(content)
    except (ValueError, RecursionError):
        return FileFault.NOT_HOUSE_RULES
    return _checked(data) if isinstance(data, dict) else FileFault.NOT_HOUSE_RULES


def _checked(data: Mapping[str, object]) -> HouseRules | FileFault:
    version = data.get("version")
    if data.get("format") != FORMAT or type(version) is not int:
        return FileFault.NOT_HOUSE_RULES
    if version > VERSION:
        return FileFault.NEWER
    return from_object(data) or FileFault.NOT_HOUSE_RULES
