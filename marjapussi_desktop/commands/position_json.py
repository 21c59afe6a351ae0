"""Positions for the exact solver written as JSON, one object a line: what ``marjapussi solve`` reads."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from marjapussi_desktop.bots.native.positions import Pips, Position
from marjapussi_desktop.engine.cards import SUITS, Card, Suit, is_card, pack_of
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset, hand_size
from marjapussi_desktop.engine.seats import Layout

SEATS: Final = 4


class PositionError(ValueError):
    """The text is not a position; the message says why, without a full stop."""


def parse_position(text: str) -> tuple[str, Position]:
    """The preset's name and the position. Raises PositionError."""
    try:
        told = json.loads(text)
    except json.JSONDecodeError as error:
        raise PositionError(f"not JSON: {error.msg}") from None
    except (ValueError, RecursionError) as error:  # a number of thousands of digits; a thousand brackets
        raise PositionError(f"not JSON that can be read: {error}") from None
    if not isinstance(told, dict):
        raise PositionError("a position is a JSON object")
    preset = _preset_of(_needed(told, "preset"))
    rules = PRESETS[preset]
    return preset, Position(
        hands=_hands_of(_needed(told, "hands"), rules),
        leader=_leader_of(_needed(told, "leader")),
        trump=_trump_of(told.get("trump")),
        declared=_declared_of(told.get("declared", [])),
        may_declare=_flag_of(told.get("may_declare", False)),
        pips=_pips_of(told.get("pips", [0, 0])),
    )


def _needed(told: dict[str, Any], key: str) -> Any:
    if key not in told:
        raise PositionError(f"'{key}' is missing")
    return told[key]


def _preset_of(value: object) -> str:
    if not isinstance(value, str) or value not in PRESETS:
        raise PositionError(f"there is no preset {_quoted(value)}")
    if PRESETS[value].layout is not Layout.PARTNERSHIP:
        raise PositionError(f"'{value}' is no partnership game, and only those are solved")
    return value


def _hands_of(value: object, rules: Ruleset) -> tuple[tuple[Card, ...], ...]:
    if not isinstance(value, list) or len(value) != SEATS or not all(isinstance(hand, list) for hand in value):
        raise PositionError(f"'hands' must be {SEATS} lists of cards")
    size = rules.deal.pack
    known = _cards_in(size)
    try:
        hands = tuple([tuple([known[code] for code in hand]) for hand in value])
    except (KeyError, TypeError):
        raise PositionError(_bad_card(next(c for hand in value for c in hand if not _is_in(c, size)), size)) from None
    count = len(hands[0])
    if {len(hand) for hand in hands} != {count}:
        raise PositionError("the hands must be of one size, as they are between tricks")
    if not 1 <= count <= hand_size(rules):
        raise PositionError(f"a hand must hold 1 to {hand_size(rules)} cards")
    if len({code for hand in value for code in hand}) < SEATS * count:
        raise PositionError(f"{_held_twice(hands)} is there twice")
    return hands


def _held_twice(hands: tuple[tuple[Card, ...], ...]) -> Card:
    (card, _count), *_ = Counter([one for hand in hands for one in hand]).most_common(1)
    return card


@cache
def _cards_in(size: int) -> dict[str, Card]:
    return {card.code: card for card in pack_of(size)}


def _is_in(code: object, size: int) -> bool:
    return isinstance(code, str) and code in _cards_in(size)


def _bad_card(code: object, size: int) -> str:
    return f"{code} is not in the pack of {size} cards" if is_card(code) else f"{_quoted(code)} is no card"


def _leader_of(value: object) -> int:
    if not _is_whole(value) or value not in range(SEATS):
        raise PositionError("'leader' must be a seat from 0 to 3")
    assert isinstance(value, int)
    return value


def _suit_of(value: object) -> Suit:
    if not isinstance(value, str) or value not in tuple(SUITS):
        raise PositionError(f"{_quoted(value)} is no suit: write S, C, D or H")
    return Suit(value)


def _trump_of(value: object) -> Suit | None:
    return None if value is None else _suit_of(value)


def _declared_of(value: object) -> frozenset[Suit]:
    if not isinstance(value, list):
        raise PositionError("'declared' must be a list of suits")
    return frozenset(_suit_of(one) for one in value)


def _flag_of(value: object) -> bool:
    if not isinstance(value, bool):
        raise PositionError("'may_declare' must be true or false")
    return value


def _pips_of(value: object) -> tuple[Pips, Pips]:
    if isinstance(value, list) and len(value) == 2:
        first, second = (_READ_PIPS.get(type(one), _no_pips)(one) for one in value)
        return first, second
    return _no_pips(value), (0, 0)


def _two_counts(value: list[object]) -> Pips:
    if len(value) != 2 or not all(_is_whole(one) for one in value):
        _no_pips(value)
    first, second = value
    assert isinstance(first, int)
    assert isinstance(second, int)
    return _checked((first, second))


def _one_count(value: int) -> Pips:
    return _checked((value, 0))


def _checked(pips: Pips) -> Pips:
    return pips if all(0 <= count <= MOST_PIPS for count in pips) else _no_pips(pips)


def _no_pips(_value: object) -> Pips:
    raise PositionError("'pips' must be a number of pips for each side, or two where there are two counts")


_READ_PIPS: Final[dict[type, Callable[[Any], Pips]]] = {int: _one_count, list: _two_counts}
MOST_PIPS: Final = 120


def _is_whole(value: object) -> bool:
    """Whether a JSON value is a whole number; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def _quoted(value: object) -> str:
    """A JSON value as it is written, cut where it is long."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 40 else text[:37] + "..."
