"""The JSON of a record, read strictly: what JSON leaves open is refused, and each field has the type it must have."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from typing import Any, Final, NoReturn

from marjapussi_desktop.engine.errors import Fault, FaultFacts, RecordError, Shape
from marjapussi_desktop.engine.record_rules import as_written
from marjapussi_desktop.engine.values import frozen

Json = dict[str, Any]

LARGEST_NUMBER: Final = 2**53 - 1
"""Of a whole number, on either side of 0; other readers of JSON keep no larger ones exactly."""
_MOST_LETTERS: Final = len(str(-LARGEST_NUMBER))
DEEPEST: Final = 32
"""How deep lists and objects may lie in each other; in a record of this program that is seven at most."""
_TOO_DEEP: Final = "lists and objects lie too deep in each other"


def refusal(fault: Fault, **facts: Any) -> RecordError:
    """The error to raise."""
    return RecordError(FaultFacts(fault, **facts))


def parse_json(text: str) -> Json:
    """One JSON object. Raises RecordError, also where a field is there twice, where a number is none or is too long,
    and where lists and objects lie too deep in each other.
    """
    try:
        data = json.loads(
            text, object_pairs_hook=_object, parse_constant=_constant, parse_int=_integer, parse_float=_decimal
        )
        _check_depth(data)
    except (ValueError, RecursionError) as error:
        detail = _TOO_DEEP if isinstance(error, RecursionError) else str(error)
        raise refusal(Fault.NOT_JSON, detail=detail) from None
    if not isinstance(data, dict):
        raise refusal(Fault.WRONG_FORMAT)
    return data


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        seen: set[str] = set()
        twice = next(name for name, _ in pairs if name in seen or seen.add(name))  # type: ignore[func-returns-value]
        raise ValueError(f"the field '{as_written(twice)}' is there twice")
    return found


def _constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")


def _integer(digits: str) -> int:
    if len(digits) > _MOST_LETTERS or abs(int(digits)) > LARGEST_NUMBER:
        raise ValueError(f"a number of {len(digits.removeprefix('-'))} digits is too large")
    return int(digits)


def _decimal(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise ValueError("a number is too large")
    return number


def _check_depth(data: object) -> None:
    layer = [data]
    for _ in range(DEEPEST):
        layer = [inner for value in layer for inner in _parts(value)]
        if not layer:
            return
    raise ValueError(_TOO_DEEP)


def _parts(value: object) -> list[Any]:
    """The lists and objects directly in a list or an object."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [inner for inner in inside if isinstance(inner, list | dict)]


def is_same(written: object, expected: object) -> bool:
    """Whether two JSON values are equal in type, too: 2.0 is not 2, and true is not 1."""
    if isinstance(expected, list):
        return isinstance(written, list) and len(written) == len(expected) and all(map(is_same, written, expected))
    return type(written) is type(expected) and written == expected


@frozen
class Fields:
    """The fields of one object of a record; ``path`` names it in complaints, ``at`` holds the hand and the move.

    All reading raises RecordError, with the field, what it should be and what it is.
    """

    data: Json
    path: str = ""
    at: tuple[int | None, int | None] = (None, None)

    def refused(self, name: str, shape: Shape, **more: object) -> RecordError:
        """The error that a field is missing, or not of such a shape."""
        found = as_written(self.data[name]) if name in self.data else None
        return self._refusal(self.path + name, shape, found, **more)

    def _refusal(self, path: str, shape: Shape, found: str | None, **more: object) -> RecordError:
        hand, move = self.at
        return refusal(Fault.BAD_FIELD, hand=hand, move=move, detail=path, shape=shape, found=found, **more)

    def whole(self, name: str, least: int, most: int) -> int:
        """A whole number in these limits."""
        value = self.data.get(name)
        if type(value) is not int or not least <= value <= most:
            raise self.refused(name, Shape.WHOLE_NUMBER, least=least, most=most)
        return value

    def word(self, name: str) -> str:
        """A text of which only some are understood."""
        value = self.data.get(name)
        if not isinstance(value, str):
            raise self.refused(name, Shape.TEXT)
        return value

    def text(self, name: str) -> str:
        """A text that can be written again: JSON can spell halves of characters, which no file can hold."""
        value = self.word(name)
        if any("\ud800" <= letter <= "\udfff" for letter in value):
            raise self.refused(name, Shape.TEXT)
        return value

    def list_of(self, name: str) -> list[Any]:
        """A list of anything."""
        value = self.data.get(name)
        if not isinstance(value, list):
            raise self.refused(name, Shape.LIST)
        return value

    def object_of(self, name: str) -> Json:
        """An object."""
        value = self.data.get(name)
        if not isinstance(value, dict):
            raise self.refused(name, Shape.OBJECT)
        return value

    def objects(self, name: str) -> Iterator[Fields]:
        """The objects of a list, one after the other."""
        for index, value in enumerate(self.list_of(name)):
            path = f"{self.path}{name}[{index}]"
            if not isinstance(value, dict):
                raise self._refusal(path, Shape.OBJECT, as_written(value))
            yield Fields(value, f"{path}.", self.at)
