"""Draw the deck: writes every card, the backs, the Finnish ranks and the suit symbols as SVG files.

Run ``python assets/cards/draw_cards.py``. The standard library is enough, and the same
program always writes the same bytes.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from aces import ace
from backs import BACKS
from courts import court
from svgkit import document, element, group
from symbols import DECKS, EDGE, FINNISH, INK, PAPER, RANKS, SUIT_PATHS, SUITS, glyph, suit

WIDTH, HEIGHT = 630, 880


@dataclass(frozen=True)
class Print:
    """Where the parts of a face stand."""

    index_x: float
    index_y: float
    glyph: float
    narrow: float
    suit: float
    pip: float
    column: float
    ace: float

    @property
    def suit_y(self) -> float:
        """Return the middle of the suit under the rank."""
        return self.index_y + self.glyph + 13 + self.suit / 2


#: The index takes 22 % of the height of a card in the normal print and 34 % in the large one.
NORMAL = Print(80, 36, 104, 1, 80, 114, 102, 1)
LARGE = Print(86, 26, 168, 0.83, 122, 96, 74, 0.74)
TOP, BOTTOM = 148.0, 732.0


def ground() -> str:
    """Return the empty card: paper with a hairline edge."""
    return element("rect", x=1, y=1, width=628, height=878, rx=31.5, fill=PAPER, stroke=EDGE, stroke_width=2)


def index(rank: str, code: str, colour: str, layout: Print) -> str:
    """Return the index of the upper left corner: the rank over the suit."""
    narrow = layout.narrow * (0.92 if rank == "T" and layout is LARGE else 1)
    top = glyph(rank, colour, layout.index_x, layout.index_y, layout.glyph, narrow)
    return top + suit(code, colour, layout.index_x, layout.suit_y, layout.suit)


def finnish_rank(rank: str, layout: Print) -> str:
    """Return the rank as Finnish decks number it, in ink, to stand in the place of the usual one."""
    narrow = layout.narrow * (0.9 if rank in "KQ" else 1)
    return glyph(rank, INK, layout.index_x, layout.index_y, layout.glyph, narrow, finnish=True)


def pip_places(count: int, column: float) -> list[tuple[float, float]]:
    """Return where the pips of a number card stand, in the traditional order."""
    middle = WIDTH / 2
    rows = 4 if count >= 9 else 3
    step = (BOTTOM - TOP) / (rows - 1)
    places = [(middle + side * column, TOP + row * step) for side in (-1, 1) for row in range(rows)]
    upper = TOP + step / 2
    lower = HEIGHT - upper
    between = {6: [], 7: [upper], 8: [upper, lower], 9: [HEIGHT / 2], 10: [upper, lower]}[count]
    return places + [(middle, y) for y in between]


def pips(count: int, code: str, colour: str, layout: Print) -> str:
    """Return the pips of a number card; those of the lower half stand on their heads."""
    places = pip_places(count, layout.column)
    return "".join(suit(code, colour, x, y, layout.pip, turned=y > HEIGHT / 2) for x, y in places)


def face(rank: str, code: str, colour: str, layout: Print) -> str:
    """Return the whole face of a card."""
    corner = index(rank, code, colour, layout)
    if rank in "KQJ":
        picture = court(rank, code, colour, layout is LARGE)
    elif rank == "A":
        k = layout.ace
        picture = group(ace(code, colour), f"matrix({k} 0 0 {k} {315 * (1 - k):.1f} {440 * (1 - k):.1f})")
    else:
        picture = pips(10 if rank == "T" else int(rank), code, colour, layout)
    turned = element("g", corner, transform=f"rotate(180 {WIDTH / 2:g} {HEIGHT / 2:g})")
    return "\n".join((ground(), picture, corner, turned))


def write(path: Path, text: str) -> None:
    """Write a file with Unix line ends, whatever the system."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


def main() -> None:
    """Write all files of all decks beside this program."""
    here = Path(__file__).resolve().parent
    for colours, layout, folder in (
        ("classic", NORMAL, "classic"),
        ("four_colours", NORMAL, "four_colours"),
        ("classic", LARGE, "large"),
        ("four_colours", LARGE, "large_four_colours"),
    ):
        for code in SUITS:
            for rank in RANKS:
                picture = face(rank, code, DECKS[colours][code], layout)
                write(here / folder / f"{rank}{code}.svg", document(picture, WIDTH, HEIGHT))
    for layout, folder in ((NORMAL, "finnish"), (LARGE, "finnish_large")):
        for rank in FINNISH:
            write(here / "ranks" / folder / f"{rank}.svg", document(finnish_rank(rank, layout), WIDTH, HEIGHT))
    for name, draw in BACKS.items():
        write(here / "backs" / f"{name}.svg", document(draw(), WIDTH, HEIGHT))
    for code in SUITS:
        for deck, folder in (("classic", "suits"), ("four_colours", "suits/four_colours")):
            symbol = element("path", d=SUIT_PATHS[code], fill=DECKS[deck][code])
            write(here / folder / f"{code}.svg", document(symbol, 100, 100))


if __name__ == "__main__":
    main()
