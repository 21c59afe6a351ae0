"""Small helpers that write SVG Tiny as text: elements, groups, circles and leaves."""

from __future__ import annotations

import math

Attr = str | float | int


def num(value: float) -> str:
    """Write a number with at most one decimal, without a trailing zero or a minus zero."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    return "0" if text == "-0" else text


def element(tag: str, body: str = "", **attrs: Attr) -> str:
    """Return one element; underscores in attribute names become hyphens."""
    parts = [tag]
    for key, value in attrs.items():
        text = value if isinstance(value, str) else num(float(value))
        parts.append(f'{key.replace("_", "-")}="{text}"')
    head = " ".join(parts)
    return f"<{head}>{body}</{tag}>" if body else f"<{head}/>"


def fill(d: str, colour: str, edge: str = "", width: float = 0) -> str:
    """Return a filled path, with an edge when a colour for one is given."""
    if edge:
        return element("path", d=d, fill=colour, stroke=edge, stroke_width=width, stroke_linejoin="round")
    return element("path", d=d, fill=colour)


def line(d: str, colour: str, width: float, cap: str = "round") -> str:
    """Return a stroked path without a filling."""
    return element(
        "path",
        d=d,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_linecap=cap,
        stroke_linejoin="round",
    )


def group(body: str, transform: str = "") -> str:
    """Return a group, moved by the transform when there is one."""
    return element("g", body, transform=transform) if transform else body


def place(body: str, x: float, y: float, scale: float = 1, angle: float = 0) -> str:
    """Return the body moved to a point, then turned and scaled about it."""
    steps = [f"translate({num(x)} {num(y)})"]
    if angle:
        steps.append(f"rotate({num(angle)})")
    if scale != 1:
        steps.append(f"scale({scale:.3f})")
    return group(body, " ".join(steps))


def mirror(body: str, axis: float = 0) -> str:
    """Return the body as seen in an upright mirror that stands at x = axis."""
    return group(body, f"matrix(-1 0 0 1 {num(2 * axis)} 0)")


def dot(x: float, y: float, r: float) -> str:
    """Return the path data of a circle, so that many circles can share one path."""
    a, b = num(r), num(2 * r)
    return f"M{num(x - r)} {num(y)}a{a} {a} 0 1 0 {b} 0a{a} {a} 0 1 0 -{b} 0z"


def leaf(x: float, y: float, angle: float, length: float, width: float) -> str:
    """Return the path data of a leaf that grows from a point; angle 0 is up, then clockwise."""
    turn = math.radians(angle)
    ux, uy = math.sin(turn), -math.cos(turn)
    vx, vy = -uy, ux

    def at(along: float, across: float) -> str:
        px = x + ux * length * along + vx * width * across
        py = y + uy * length * along + vy * width * across
        return f"{num(px)} {num(py)}"

    return f"M{at(0, 0)}C{at(0.2, 0.62)} {at(0.7, 0.62)} {at(1, 0)}C{at(0.7, -0.62)} {at(0.2, -0.62)} {at(0, 0)}z"


def polygon(points: list[tuple[float, float]]) -> str:
    """Return the path data of a closed polygon."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "z"


def document(body: str, width: int, height: int) -> str:
    """Wrap a picture into a whole SVG file."""
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'version="1.2" baseProfile="tiny" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">\n{body}\n</svg>\n'
    )
