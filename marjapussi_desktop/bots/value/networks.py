"""The policy-value networks that ship: one for each family, for its four-hand games."""

from __future__ import annotations

import zlib
from array import array
from base64 import b64decode, b64encode
from collections.abc import Sequence
from functools import cache
from typing import Final

from marjapussi_desktop.bots.data_files import FOLDER, load_trained
from marjapussi_desktop.bots.native import Network
from marjapussi_desktop.engine.ruleset import Family, Ruleset
from marjapussi_desktop.engine.seats import Layout

DATA: Final = {family: f"network-{family.value}.json" for family in Family}
UNIT: Final = {Family.HUUTOPUSSI: 100.0, Family.MARJAPUSSI: 1.0}
"""The points that are 1 in a network's outputs."""


def network_of(rules: Ruleset) -> Network | None:
    """The network for these rules; None where there is none. For one thread at a time."""
    return _read(rules.family) if rules.layout is Layout.PARTNERSHIP else None


@cache
def _read(family: Family) -> Network | None:
    if not (FOLDER / DATA[family]).exists():
        return None
    kept = load_trained(DATA[family])
    first, second = kept["hidden"]
    return Network(first, second, unpacked(kept["weights"]))


def packed(numbers: Sequence[int]) -> str:
    """Weights as text."""
    return b64encode(zlib.compress(_little_endian(array("i", numbers)).tobytes(), 9)).decode("ascii")


def unpacked(text: str) -> list[int]:
    """Weights from text."""
    found = array("i")
    found.frombytes(zlib.decompress(b64decode(text)))
    return _little_endian(found).tolist()


def _little_endian(numbers: array[int]) -> array[int]:
    import sys

    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
