"""The style of the cards (colours of the suits, print size, indices, back), and each card's drawing in a style."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from marjapussi_desktop.engine.cards import card, is_card
from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.resources import asset_path
from marjapussi_desktop.ui.table.theme import INK, LINGONBERRY, SUIT_COLOURS, Deck

BACK: Final = "back"
"""The name of a card's back among the cards' codes."""

FINNISH_RANKS: Final = {"A": "1", "K": "13", "Q": "12", "J": "11"}


class Back(StrEnum):
    """The pattern of the backs; the value is the name of its file."""

    SPRIGS = "sprigs"
    STARS = "stars"
    WEAVE = "weave"


BACK_COLOURS: Final = {Back.SPRIGS: LINGONBERRY, Back.STARS: "#2A3A57", Back.WEAVE: "#5A1A22"}
"""The colour that stands for a back until it has been painted."""

_FOLDERS: Final = {
    (Deck.TWO_COLOURS, False): "classic",
    (Deck.FOUR_COLOURS, False): "four_colours",
    (Deck.TWO_COLOURS, True): "large",
    (Deck.FOUR_COLOURS, True): "large_four_colours",
}
_RANK: Final = re.compile(r'<g class="rank".*?</g>', re.DOTALL)


@frozen
class CardStyle:
    """``deck``: the colours of the suits; ``is_large``: large print; ``is_finnish``: ace, king, queen and jack bear the
    numbers 1, 13, 12 and 11.
    """

    deck: Deck = Deck.TWO_COLOURS
    is_large: bool = False
    is_finnish: bool = False
    back: Back = Back.SPRIGS


USUAL_STYLE: Final = CardStyle()


def index_text(style: CardStyle, rank: str) -> str:
    """The index in a card's corner. ``rank``: as in a card's code."""
    if style.is_finnish and rank in FINNISH_RANKS:
        return FINNISH_RANKS[rank]
    return "10" if rank == "T" else rank


def card_svg(style: CardStyle, name: str) -> bytes:
    """The drawing of a card, by its code, or of ``BACK``. Raises OSError."""
    svg = _drawn_in(style, name).read_bytes()
    return _with_finnish_rank(style, name, svg.decode()).encode() if _has_finnish_rank(style, name) else svg


@contextmanager
def card_file(style: CardStyle, name: str) -> Iterator[Path]:
    """A file with the same: that of the deck, or while its rank is exchanged a temporary one. Raises OSError."""
    if not _has_finnish_rank(style, name):
        yield _drawn_in(style, name)
        return
    svg = card_svg(style, name)
    with TemporaryDirectory(prefix="marjapussi-", ignore_cleanup_errors=True) as folder:
        path = Path(folder, f"{name}.svg")
        path.write_bytes(svg)
        yield path


def _drawn_in(style: CardStyle, name: str) -> Path:
    """The file of the deck."""
    folder = f"backs/{style.back.value}" if name == BACK else f"{_FOLDERS[style.deck, style.is_large]}/{name}"
    return asset_path(f"cards/{folder}.svg")


def _has_finnish_rank(style: CardStyle, name: str) -> bool:
    return style.is_finnish and is_card(name) and card(name).rank.value in FINNISH_RANKS


def _with_finnish_rank(style: CardStyle, name: str, svg: str) -> str:
    """The drawings of these ranks stand in ink, each in its place; the suit gives its colour."""
    shown = card(name)
    folder = "finnish_large" if style.is_large else "finnish"
    drawn = _RANK.search(asset_path(f"cards/ranks/{folder}/{shown.rank.value}.svg").read_text("utf-8"))
    if drawn is None:
        return svg
    number = drawn[0].replace(INK, SUIT_COLOURS[style.deck][shown.suit])
    return _RANK.sub(number, svg)
