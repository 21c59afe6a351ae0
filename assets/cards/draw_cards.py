"""Draw the deck: writes every card, the back and the suit symbols as SVG files.

Run ``python assets/cards/draw_cards.py``. The standard library is enough, and the same
program always writes the same bytes.
"""

from __future__ import annotations

from pathlib import Path

from aces import ace
from back import back
from courts import court
from svgkit import document, element
from symbols import DECKS, EDGE, PAPER, RANKS, SUIT_PATHS, SUITS, glyph, suit

WIDTH, HEIGHT = 630, 880
INDEX_X = 80.0
LEFT, MIDDLE, RIGHT = 213.0, 315.0, 417.0
TOP, BOTTOM = 148.0, 732.0
PIP = 114.0


def ground() -> str:
    """Return the empty card: paper with a hairline edge."""
    return element("rect", x=1, y=1, width=628, height=878, rx=31.5, fill=PAPER, stroke=EDGE, stroke_width=2)


def index(rank: str, code: str, colour: str) -> str:
    """Return the index of the upper left corner: the rank over the suit."""
    return glyph(rank, colour, INDEX_X, 36, 104) + suit(code, colour, INDEX_X, 193, 80)


def pip_places(count: int) -> list[tuple[float, float]]:
    """Return where the pips of a number card stand, in the traditional order."""
    rows = 4 if count >= 9 else 3
    step = (BOTTOM - TOP) / (rows - 1)
    places = [(x, TOP + row * step) for x in (LEFT, RIGHT) for row in range(rows)]
    upper = TOP + step / 2
    middle = {
        6: [],
        7: [upper],
        8: [upper, HEIGHT - upper],
        9: [HEIGHT / 2],
        10: [upper, HEIGHT - upper],
    }[count]
    return places + [(MIDDLE, y) for y in middle]


def pips(count: int, code: str, colour: str) -> str:
    """Return the pips of a number card; those of the lower half stand on their heads."""
    return "".join(suit(code, colour, x, y, PIP, turned=y > HEIGHT / 2) for x, y in pip_places(count))


def face(rank: str, code: str, colour: str) -> str:
    """Return the whole face of a card."""
    corner = index(rank, code, colour)
    if rank in "KQJ":
        picture = court(rank, code, colour)
    elif rank == "A":
        picture = ace(code, colour)
    else:
        picture = pips(10 if rank == "T" else int(rank), code, colour)
    turned = element("g", corner, transform=f"rotate(180 {WIDTH / 2:g} {HEIGHT / 2:g})")
    return "\n".join((ground(), picture, corner, turned))


def write(path: Path, text: str) -> None:
    """Write a file with Unix line ends, whatever the system."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


def main() -> None:
    """Write all files of all decks beside this program."""
    here = Path(__file__).resolve().parent
    for deck, colours in DECKS.items():
        for code in SUITS:
            for rank in RANKS:
                picture = face(rank, code, colours[code])
                write(here / deck / f"{rank}{code}.svg", document(picture, WIDTH, HEIGHT))
        write(here / deck / "back.svg", document(back(), WIDTH, HEIGHT))
    for code in SUITS:
        for deck, folder in (("classic", "suits"), ("four_colours", "suits/four_colours")):
            symbol = element("path", d=SUIT_PATHS[code], fill=DECKS[deck][code])
            write(here / folder / f"{code}.svg", document(symbol, 100, 100))


if __name__ == "__main__":
    main()
