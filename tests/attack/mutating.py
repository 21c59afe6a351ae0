"""Damaged and forged copies of a JSON file: its bytes, its text, its structure, its values.

``mutant`` draws one of ``KINDS`` and applies it; the same dice give the same mutant.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

Json = Any
Place = tuple[str | int, ...]


def mutant(content: bytes, dice: Random) -> tuple[str, bytes]:
    """The kind of the change, and the changed file. Now and then two changes at once."""
    kind, change = dice.choice(list(KINDS.items()))
    try:
        changed = change(content, dice)
        return (kind, changed) if dice.random() < 0.8 else (kind, dice.choice(list(KINDS.values()))(changed, dice))
    except (ValueError, RecursionError):  # the first change has left no JSON to change once more
        return kind, _flip_bits(content, dice)


# -- bytes and text ---------------------------------------------------------------------------------------------------


def _span(content: bytes, dice: Random) -> tuple[int, int]:
    start = dice.randrange(len(content) + 1)
    return start, min(len(content), start + 1 + int(dice.expovariate(1 / 12)))


def _flip_bits(content: bytes, dice: Random) -> bytes:
    changed = bytearray(content or b" ")
    for _ in range(dice.choice((1, 1, 1, 2, 8))):
        changed[dice.randrange(len(changed))] ^= 1 << dice.randrange(8)
    return bytes(changed)


def _cut_out(content: bytes, dice: Random) -> bytes:
    start, end = _span(content, dice)
    return content[:start] + content[end:]


def _repeat_bytes(content: bytes, dice: Random) -> bytes:
    start, end = _span(content, dice)
    return content[:end] + content[start:end] * dice.choice((1, 1, 2, 50)) + content[end:]


def _cut_off(content: bytes, dice: Random) -> bytes:
    return content[: dice.randrange(len(content) + 1)]


def _put_in(content: bytes, dice: Random) -> bytes:
    start, _end = _span(content, dice)
    return content[:start] + dice.choice((dice.randbytes(3), *SPLINTERS)) + content[start:]


SPLINTERS: Final = (
    *(b'"', b"{", b"}", b"[", b"]", b",", b":", b"\\", b"\0", b"\n", b"\xff", b"-", b"e9", b"null", b"NaN,"),
    *(b"\\ud800", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"/**/", b"1e999", b"[" * 5000, b'{"a":' * 3000),
)


# -- structure and values ---------------------------------------------------------------------------------------------


def _in_json(change: Callable[[Json, Random], Json]) -> Callable[[bytes, Random], bytes]:
    """The change of a value as the change of a file."""

    def change_file(content: bytes, dice: Random) -> bytes:
        changed = change(json.loads(content), dice)
        return json.dumps(changed, ensure_ascii=dice.random() < 0.5).encode("utf-8", "surrogatepass")

    return change_file


def places(value: Json, path: Place = ()) -> list[Place]:
    """Where the values within a value are, itself first."""
    found = [path]
    if isinstance(value, dict):
        found += [place for key in value for place in places(value[key], (*path, key))]
    elif isinstance(value, list):
        found += [place for index, item in enumerate(value) for place in places(item, (*path, index))]
    return found


def at(value: Json, path: Place) -> Json:
    """What is at a place."""
    for step in path:
        value = value[step]
    return value


def replaced(value: Json, path: Place, new: Json) -> Json:
    """The same with something else at a place."""
    if not path:
        return new
    at(value, path[:-1])[path[-1]] = new
    return value


def _place(value: Json, dice: Random, kinds: type | tuple[type, ...] = object) -> Place:
    """A place that holds one of these types; high places as often as the many low ones. Raises ValueError."""
    fitting = [path for path in places(value) if isinstance(at(value, path), kinds)]
    if not fitting:
        raise ValueError("nothing of this kind is in the file")
    depth = dice.choice(sorted({len(path) for path in fitting}))
    return dice.choice([path for path in fitting if len(path) == depth])


def _drop(value: Json, dice: Random) -> Json:
    path = _place(value, dice)
    if not path:
        return dice.choice(([], {}, None))
    del at(value, path[:-1])[path[-1]]
    return value


def _double(value: Json, dice: Random) -> Json:
    items = at(value, _place(value, dice, list))
    items[dice.randrange(len(items) + 1) : 0] = copy.deepcopy(items[: dice.choice((1, 1, 1, 60))])
    return value


def _swap(value: Json, dice: Random) -> Json:
    items = at(value, _place(value, dice, list))
    one, other = (dice.randrange(len(items)) for _ in range(2)) if items else (0, 0)
    if items:
        items[one], items[other] = items[other], items[one]
    return value


def _rename(value: Json, dice: Random) -> Json:
    fields = at(value, _place(value, dice, dict))
    if fields:
        key = dice.choice(list(fields))
        fields[dice.choice((key.upper(), key + " ", "", "__class__", *fields))] = fields.pop(key)
    return value


def _of_another_type(value: Json, dice: Random) -> Json:
    path = _place(value, dice)
    old = at(value, path)
    liars: list[Json] = [[old], {"value": old}, json.dumps(old), None]
    if isinstance(old, int):
        liars += [float(old), str(old), bool(old), old + 0.5]
    if isinstance(old, str):
        liars += [list(old), [old, old], old.encode().hex(), len(old)]
    if old is None:
        liars += [0, False, "", "null"]
    return replaced(value, path, dice.choice(liars))


def _of_another_value(value: Json, dice: Random) -> Json:
    path = _place(value, dice, (int, str, float))
    old = at(value, path)
    if isinstance(old, bool):
        new: Json = not old
    elif isinstance(old, str):
        new = dice.choice((old + " ", " " + old, old.lower(), old.upper(), old[:-1], old[::-1], *WORDS))
    else:
        new = dice.choice((old + 1, old - 1, -old, *NUMBERS))
    return replaced(value, path, new)


NUMBERS: Final = (0, 1, -1, 2**31, 2**63, -(2**64), 10**300, int("9" * 4000), 1e308, float("inf"), float("nan"), -0.0)
WORDS: Final = (
    *("", "\0", "\x1b[2J", "\n", "\ud800", "\u202e", "x" * 100_000, "<img src='file:///etc/passwd'>", "null", "true"),
    *("bot:exec:rm -rf /", "ＡＳ", "AS", "6H", "pass ", "play AS AS", "bid 55", "bid ٥٥", "bid +55", "bid 0x37"),
)


def _from_elsewhere(value: Json, dice: Random) -> Json:
    path, source = _place(value, dice), _place(value, dice)
    return replaced(value, path, copy.deepcopy(at(value, source)))


def _nested(value: Json, dice: Random) -> Json:
    """Deep, but not so deep that it could not be written."""
    path = _place(value, dice)
    new = at(value, path)
    for _ in range(dice.choice((2, 50, 300))):
        new = [new] if dice.random() < 0.5 else {"a": new}
    return replaced(value, path, new)


def _grown(value: Json, dice: Random) -> Json:
    path = _place(value, dice, (list, dict))
    grown = at(value, path)
    if isinstance(grown, list):
        grown += [copy.deepcopy(dice.choice(grown)) if grown else 0 for _ in range(2000)]
    else:
        grown.update({f"key {number}": number for number in range(2000)})
    return value


def _key_twice(content: bytes, dice: Random) -> bytes:
    """An object may hold a key twice; who reads JSON takes the last one."""
    fields = json.loads(content)
    if not isinstance(fields, dict) or not fields:
        raise ValueError("no object")
    key, other = (dice.choice(list(fields)) for _ in range(2))
    return json.dumps(fields).encode()[:-1] + f", {json.dumps(key)}: {json.dumps(fields[other])}}}".encode()


KINDS: Final[dict[str, Callable[[bytes, Random], bytes]]] = {
    "bits flipped": _flip_bits,
    "bytes cut out": _cut_out,
    "bytes repeated": _repeat_bytes,
    "cut off": _cut_off,
    "bytes put in": _put_in,
    "dropped": _in_json(_drop),
    "doubled": _in_json(_double),
    "swapped": _in_json(_swap),
    "renamed": _in_json(_rename),
    "of another type": _in_json(_of_another_type),
    "of another value": _in_json(_of_another_value),
    "from elsewhere": _in_json(_from_elsewhere),
    "nested": _in_json(_nested),
    "grown": _in_json(_grown),
    "a key twice": _key_twice,
}
