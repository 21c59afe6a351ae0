"""The learning curve of a network as a picture, from the lines that `policy` writes: a plain SVG, drawn by the standard
library alone.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from marjapussi_desktop.engine.values import frozen

WIDTH: Final = 720
HEIGHT: Final = 260
MARGIN: Final = 56
ROUNDS: Final = 20
"""A line is a mean over so many rounds: the loss of one is noise."""

Row = dict[str, float]
Point = tuple[float, float]


@frozen
class Panel:
    """One curve below the other. ``title``; ``points``: turns of self-play and value, by turns; ``errors``: standard
    errors of the values, none where nothing is known of them.
    """

    title: str
    points: Sequence[Point]
    errors: Sequence[float] = ()


def rows_of(path: Path) -> list[Row]:
    """The numbers of a curve's file."""
    with path.open(newline="", encoding="utf-8") as file:
        return [{key: float(text) for key, text in row.items() if key != "phase"} for row in csv.DictReader(file)]


def panels_of(rows: Sequence[Row]) -> list[Panel]:
    """What of a move's worth the network does not explain, in turns that it has not been trained on (1: nothing is
    explained), and its score a deal against rules of thumb.
    """
    means = []
    for end in range(ROUNDS, len(rows) + 1, ROUNDS):
        some = rows[end - ROUNDS : end]
        share = sum(row["fresh"] for row in some) / sum(row["null"] for row in some)
        means.append((some[-1]["turns"], share))
    played = [row for row in rows if row["against_rules"] == row["against_rules"]]  # not a number where none was played
    return [
        Panel("Unexplained share of the differences between moves", means),
        Panel(
            "Score a deal of the network alone against rules of thumb, in its unit (`value.networks.UNIT`)",
            [(row["turns"], row["against_rules"]) for row in played],
            [row["against_rules_error"] for row in played],
        ),
    ]


def plotted(panels: Sequence[Panel]) -> str:
    """The picture."""
    height = HEIGHT * len(panels)
    drawn = [_drawn(panel, HEIGHT * nth) for nth, panel in enumerate(panels) if panel.points]
    frame = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"'
    head = f'<svg {frame} font-family="sans-serif" font-size="13">'
    return "\n".join([head, f'<rect width="{WIDTH}" height="{height}" fill="white"/>', *drawn, "</svg>", ""])


def _drawn(panel: Panel, top: int) -> str:
    errors = panel.errors or [0.0] * len(panel.points)
    low = min(value - error for (_turns, value), error in zip(panel.points, errors, strict=True))
    high = max(value + error for (_turns, value), error in zip(panel.points, errors, strict=True))
    last = max(turns for turns, _value in panel.points)
    across = _scale(0.0, last, MARGIN, WIDTH - MARGIN // 2)
    down = _scale(low, high, top + HEIGHT - MARGIN, top + MARGIN)
    line = " ".join(f"{across(turns):.1f},{down(value):.1f}" for turns, value in panel.points)
    bars = [
        f'<path d="M{across(turns):.1f} {down(value - error):.1f}V{down(value + error):.1f}" stroke="#9bb5ae"/>'
        for (turns, value), error in zip(panel.points, errors, strict=True)
        if error
    ]
    foot = top + HEIGHT - MARGIN
    return "\n".join(
        [
            f'<text x="{MARGIN}" y="{top + MARGIN - 20}">{panel.title}</text>',
            f'<path d="M{MARGIN} {top + MARGIN}V{foot}H{WIDTH - MARGIN // 2}" fill="none" stroke="#888"/>',
            *(
                f'<text x="{MARGIN - 6}" y="{down(value):.1f}" text-anchor="end">{value:.3g}</text>'
                for value in (low, high)
            ),
            f'<text x="{MARGIN}" y="{foot + 18}">0</text>',
            f'<text x="{WIDTH - MARGIN // 2}" y="{foot + 18}" text-anchor="end">{last / 1e6:.1f} million turns</text>',
            *bars,
            f'<polyline points="{line}" fill="none" stroke="#1f6f5c" stroke-width="1.5"/>',
        ]
    )


def _scale(low: float, high: float, begin: float, end: float) -> Callable[[float], float]:
    """From values to places: ``low`` to ``begin``, ``high`` to ``end``."""
    width = (high - low) or 1.0
    return lambda value: begin + (value - low) / width * (end - begin)


def write_plot(curve: Path) -> None:
    """Draws a curve's file as a picture beside it."""
    curve.with_suffix(".svg").write_text(plotted(panels_of(rows_of(curve))), encoding="utf-8")
