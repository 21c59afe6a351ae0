"""The policy-value networks that ship: one for the games of a family and a layout."""

from __future__ import annotations

import zlib
from array import array
from base64 import b64decode, b64encode
from collections.abc import Sequence
from functools import cache
from typing import Final

from marjapussi_desktop.bots.data_files import load_trained
from marjapussi_desktop.bots.native import Network
from marjapussi_desktop.bots.native.network import weight_count
from marjapussi_desktop.bots.native.network_features import INPUTS
from marjapussi_desktop.engine.ruleset import Family, Ruleset
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.engine.values import frozen


@frozen
class Games:
    """The games that share a network."""

    family: Family
    layout: Layout = Layout.PARTNERSHIP

    @classmethod
    def of(cls, rules: Ruleset) -> Games:
        """Those that these rules belong to."""
        return cls(rules.family, rules.layout)

    @property
    def name(self) -> str:
        """That of their network."""
        return self.family.value if self.layout is Layout.PARTNERSHIP else f"{self.family.value}-{self.layout.value}"


HUUTOPUSSI: Final = Games(Family.HUUTOPUSSI)
MARJAPUSSI: Final = Games(Family.MARJAPUSSI)
THREE_HANDED: Final = Games(Family.HUUTOPUSSI, Layout.KITTY)
WITH_STOCK: Final = Games(Family.MARJAPUSSI, Layout.STOCK)
OPEN: Final = Games(Family.MARJAPUSSI, Layout.OPEN)
GAMES: Final = {games.name: games for games in (HUUTOPUSSI, MARJAPUSSI, THREE_HANDED, WITH_STOCK, OPEN)}
"""The games with a network, by its name."""
UNIT: Final = {Family.HUUTOPUSSI: 100.0, Family.MARJAPUSSI: 1.0}
"""The points that are 1 in a network's outputs."""


def network_of(rules: Ruleset) -> Network:
    """The network for these rules. For one thread at a time."""
    return _read(Games.of(rules).name)


def data_name(name: str) -> str:
    """The file of a network."""
    return f"network-{name}.json"


@cache
def _read(name: str) -> Network:
    kept = load_trained(data_name(name))
    first, second = kept["hidden"]
    return Network(first, second, padded(unpacked(kept["weights"]), first, second))


@cache
def knows_totals(rules: Ruleset) -> bool:
    """Whether the network for these rules has learnt what totals are worth: an older one has fewer inputs."""
    kept = load_trained(data_name(Games.of(rules).name))
    first, second = kept["hidden"]
    return len(unpacked(kept["weights"])) == weight_count(INPUTS, first, second)


def padded(numbers: list[int], first: int, second: int) -> list[int]:
    """The weights of a network that may know fewer features than there are now: the later ones count for nothing."""
    lacking = weight_count(INPUTS, first, second) - len(numbers)
    assert lacking >= 0
    assert lacking % first == 0, "whole features are lacking"
    at = first * INPUTS - lacking
    return numbers[:at] + [0] * lacking + numbers[at:]


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
