"""Draw the emblem and the line icons of the program as SVG, beside this file.

Run ``python assets/icons/draw_icon.py``; with ``--png`` it also renders the emblem as PNG files,
for which PySide6 must be installed. Without it the standard library is enough.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

INK = "#1C1B1A"
PAPER = "#FBF8F1"
CREAM = "#F5EFE3"
RED = "#C4232E"
FIELD = "#22614B"
AMBER = "#F2A33A"
GOLD = "#EDB04A"
BLUE = "#4C5FA8"
LINEN = "#E9D7B2"
SHADE = "#CDB585"

#: Line icons in a box of 24 by 24: path data of strokes.
LINES: dict[str, str] = {
    "undo": "M8.5 4.5L4 9l4.5 4.5M4.5 9H14a5.5 5.5 0 0 1 0 11H9",
    "back": "M14.5 5L7.5 12l7 7",
    "settings": "M4 7h8M18 7h2M4 17h2M12 17h8M15 4.2a2.8 2.8 0 1 0 .01 0zM9 14.2a2.8 2.8 0 1 0 .01 0z",
    "step-to-start": "M5.5 5v14M18.5 5L9 12l9.5 7z",
    "step-trick-back": "M11.5 6L3.5 12l8 6zM20.5 6L12.5 12l8 6z",
    "step-back": "M16.5 5L7 12l9.5 7z",
    "step-on": "M7.5 5L17 12l-9.5 7z",
    "step-trick-on": "M3.5 6L11.5 12l-8 6zM12.5 6L20.5 12l-8 6z",
    "step-to-end": "M5.5 5L15 12l-9.5 7zM18.5 5v14",
    "step-play": "M12 2.8a9.2 9.2 0 1 0 .01 0zM10 8l6 4l-6 4z",
    "step-pause": "M8.5 5v14M15.5 5v14",
    "rules": "M12 6.5C10 4.8 7 4.3 3.5 4.5V18.5C7 18.3 10 18.8 12 20.5C14 18.8 17 18.3 20.5 18.5V4.5"
    "C17 4.3 14 4.8 12 6.5zM12 6.5V20.5",
    "last-trick": "M9.2 7.6L4 8.9l2.6 10.6 6.3-1.5M10.5 3.5h8.5a1 1 0 0 1 1 1V16a1 1 0 0 1-1 1h-8.5"
    "a1 1 0 0 1-1-1V4.5a1 1 0 0 1 1-1zM14.8 7.5C15.5 9 16.3 9.8 17.3 10.3C16.3 10.8 15.5 11.6"
    " 14.8 13.1C14.1 11.6 13.3 10.8 12.3 10.3C13.3 9.8 14.1 9 14.8 7.5z",
    "hint": "M9 17.5C9 15 6 13.8 6 9.5a6 6 0 0 1 12 0C18 13.8 15 15 15 17.5zM9.5 20.8h5",
    "why": "M5.5 4.5h13A1.5 1.5 0 0 1 20 6v9a1.5 1.5 0 0 1-1.5 1.5H12l-4 3.5v-3.5H5.5A1.5 1.5 0 0 1 4 15V6"
    "A1.5 1.5 0 0 1 5.5 4.5zM10 8.4a2.1 2.1 0 1 1 2.9 1.9C12.2 10.6 12 11 12 11.7M12 14v.1",
    "language": "M12 3.5a8.5 8.5 0 1 0 .01 0zM3.5 12h17M12 3.5C8 8 8 16 12 20.5C16 16 16 8 12 3.5",
    "new": "M12 4.5v15M4.5 12h15",
    "sound": "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11",
    "sound-off": "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9.5l5 5M20.5 9.5l-5 5",
    "statistics": "M4 20.5h16M6 20V12h3.5v8M10.3 20V5h3.5v15M14.6 20V9H18v11",
    "close": "M6 6l12 12M18 6L6 18",
}


def path(d: str, fill: str, width: float = 0) -> str:
    """Return a filled path, outlined in ink when a width is given."""
    edge = f' stroke="{INK}" stroke-width="{width:g}" stroke-linejoin="round"' if width else ""
    return f'<path d="{d}" fill="{fill}"{edge}/>'


def stroke(d: str, colour: str, width: float) -> str:
    """Return an open line with round ends."""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def dot(x: float, y: float, r: float) -> str:
    """Return the path data of a circle."""
    return f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0z"


def cloudberry(x: float, y: float, r: float) -> str:
    """Return a cloudberry with an outline."""
    spots = [(0, -0.62), (0.59, -0.19), (0.36, 0.5), (-0.36, 0.5), (-0.59, -0.19), (0, 0)]
    drops = [dot(x + dx * r, y + dy * r, 0.45 * r) for dx, dy in spots]
    # All drops once in ink, for the outline, then again in their own colours.
    body = path("".join(drops), INK, 13)
    return body + path("".join(drops[:-1]), AMBER) + path(dot(x, y, 0.36 * r), "#FFD08A")


def berry(x: float, y: float, r: float, colour: str, shine: str) -> str:
    """Return a round berry with an outline and a shine."""
    return path(dot(x, y, r), colour, 7) + path(dot(x - 0.34 * r, y - 0.36 * r, 0.22 * r), shine)


def emblem() -> str:
    """Return the emblem in a box of 256 by 256: a bag, four berries and a crown."""
    body = f'<rect x="4" y="4" width="248" height="248" rx="56" fill="{FIELD}"/>'
    # Berries in the mouth of the bag.
    body += path("M64 136C70 104 186 104 192 136z", "#5B3A2A", 6)
    body += path(
        "M84 128C64 114 46 116 34 128C50 142 70 142 84 128zM172 128C192 114 210 116 222 128C206 142 186 142 172 128z",
        "#7DB48E",
        6,
    )
    body += cloudberry(107, 98, 26) + berry(150, 98, 25, "#2B2A2C", PAPER)
    body += berry(80, 120, 24, RED, PAPER) + berry(176, 120, 24, BLUE, "#C9D1F2")
    # The bag.
    body += path("M70 140C42 168 36 242 86 242H170C220 242 214 168 186 140C150 150 106 150 70 140z", LINEN, 8)
    body += path("M183 160C201 186 203 235 170 238H150C182 230 190 200 183 160z", SHADE)
    body += path("M60 128C104 143 152 143 196 128L190 151C150 164 106 164 66 151z", RED, 8)
    body += stroke("M86 148C86 160 80 166 74 176M86 148C92 160 91 168 90 178", RED, 6)
    # A heart on the bag, pieced as on old linen.
    body += path(
        "M128 226C123 211 98 201 98 185C98 174 106 169 113 169C120 169 126 174 128 182C130 174 136 169 143 169"
        "C150 169 158 174 158 185C158 201 133 211 128 226z",
        RED,
    )
    # The crown.
    body += path("M90 70L76 34L104 48L128 24L152 48L180 34L166 70C142 63 114 63 90 70z", GOLD, 7)
    body += path(dot(76, 33, 7.5) + dot(128, 24, 8) + dot(180, 33, 7.5), RED, 5)
    return body


def record() -> str:
    """Return the icon of a record's file: a sheet with a folded corner, and the emblem small on it."""
    body = path("M48 12H168L216 60V232A12 12 0 0 1 204 244H48A12 12 0 0 1 36 232V24A12 12 0 0 1 48 12z", PAPER, 8)
    body += path("M168 12L216 60H180A12 12 0 0 1 168 48z", LINEN, 8)
    lines = "M60 56H140M60 84H140"
    return body + stroke(lines, SHADE, 10) + f'<g transform="translate(62 104) scale(0.5)">{emblem()}</g>'


def wrap(body: str, size: int) -> str:
    """Wrap a picture into a whole SVG file."""
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" version="1.2" '
        f'baseProfile="tiny" width="{size}" height="{size}" viewBox="0 0 {size} {size}">\n{body}\n</svg>\n'
    )


def render(source: Path, size: int) -> None:
    """Render an SVG file as a PNG of the size beside it."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    app = QGuiApplication.instance() or QGuiApplication([])
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(source)).render(painter)
    painter.end()
    image.save(str(source.with_name(f"{source.stem}-{size}.png")))
    del app


def main() -> None:
    """Write all icons."""
    here = Path(__file__).resolve().parent
    here.joinpath("marjapussi.svg").write_text(wrap(emblem(), 256), encoding="utf-8", newline="\n")
    here.joinpath("record.svg").write_text(wrap(record(), 256), encoding="utf-8", newline="\n")
    for name, d in LINES.items():
        picture = wrap(stroke(d, CREAM, 1.8), 24)
        here.joinpath(f"{name}.svg").write_text(picture, encoding="utf-8", newline="\n")
    if "--png" in sys.argv[1:]:
        for size in (256, 64):
            render(here / "marjapussi.svg", size)


if __name__ == "__main__":
    main()
