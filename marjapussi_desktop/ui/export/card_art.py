"""The drawings of cards for a file that must contain them: a path that occurs more than once is defined once and
reused.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final

from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.resources import asset_path
from marjapussi_desktop.ui.style import Look
from marjapussi_desktop.ui.table.card_style import CardStyle, card_svg
from marjapussi_desktop.ui.table.theme import Deck

WIDTH: Final = 630
HEIGHT: Final = 880
"""The units of every card's drawing."""

_PATH: Final = re.compile(r"<path [^>]*/>")
_LONG: Final = 80
"""The shortest repeated path, in characters, that is worth a definition."""


@frozen
class CardArt:
    """``paths``: definitions, each with an id; ``cards``: the inside of each card's picture, which uses them."""

    paths: str
    cards: dict[str, str]


def card_art(codes: Iterable[str], deck: Deck, reference: str = "href") -> CardArt:
    """The drawings of these cards, with the numbers that texts give them. ``reference``: the attribute by which one
    element uses another. Raises OSError.
    """
    style = CardStyle(deck, is_finnish=Look.cards.is_finnish)
    inner = {code: _inside(card_svg(style, code).decode()) for code in codes}
    counts = Counter(path for text in inner.values() for path in _PATH.findall(text))
    shared = {path: f"p{nth}" for nth, (path, count) in enumerate(counts.items()) if count > 1 and len(path) > _LONG}

    def use(found: re.Match[str]) -> str:
        name = shared.get(found[0])
        return found[0] if name is None else f'<use {reference}="#{name}"/>'

    paths = "".join(path.replace("<path ", f'<path id="{name}" ', 1) for path, name in shared.items())
    return CardArt(paths, {code: _PATH.sub(use, text) for code, text in inner.items()})


def svg_inside(asset: str) -> str:
    """What stands between the first and the last tag of a picture of ``assets/``. Raises OSError."""
    return _inside(asset_path(asset).read_text("utf-8"))


def _inside(svg: str) -> str:
    start = svg.index(">", svg.index("<svg ")) + 1
    return svg[start : svg.rindex("</svg>")].strip()
