"""Parts that the court cards share: panel, belt, faces, hands, hair and garments.

All half figures are drawn in one frame: x = 0 is the middle of the card, y = 0 the line of
the eyes, and the belt that joins the halves lies about y = BELT.
"""

from __future__ import annotations

import itertools
import math

from svgkit import dot, fill, line, mirror, num, place, polygon
from symbols import AMBER, BLUE, INK, NIGHT, PAPER, PINE, RED, RUST

BELT = 254.0
EYES = 186.0
W = 5.0
THIN = 3.2

SKIN = "#F5D8BC"
CHEEK = "#E59C80"
CREAM = "#F6EBD3"
GOLD = "#E9A93C"
SILVER = "#B9C6CC"
BLOND = "#E6B655"
GINGER = "#B5562A"
BROWN = "#4A3327"
WHITE = "#EEF0EC"

#: Panel, main cloth, second cloth, third cloth of each suit.
CLOTH: dict[str, tuple[str, str, str, str]] = {
    "H": ("#F7E9DC", RED, PINE, GOLD),
    "D": ("#FAEBCB", "#E5902A", RUST, CREAM),
    "C": ("#E9EEDC", PINE, BLUE, GOLD),
    "S": ("#E6EAEA", NIGHT, RED, SILVER),
}

__all__ = ["AMBER", "INK", "PAPER", "RED"]


def shape(d: str, colour: str, width: float = W) -> str:
    """Return a flat shape with an ink outline."""
    return fill(d, colour, INK, width)


def both(body: str) -> str:
    """Return a body together with its mirror image."""
    return body + mirror(body)


def tube(d: str, colour: str, width: float, edge: float = W) -> str:
    """Return a thick line with an ink outline."""
    return line(d, INK, width + 2 * edge) + line(d, colour, width)


def scallops(cx: float, cy: float, rx: float, ry: float, start: float, end: float, count: int) -> str:
    """Return path data of an open row of bumps along an ellipse (degrees; 0 is up, clockwise)."""
    points = []
    for k in range(count + 1):
        turn = math.radians(start + (end - start) * k / count)
        points.append((cx + rx * math.sin(turn), cy - ry * math.cos(turn)))
    sweep = 1 if end > start else 0
    d = f"M{num(points[0][0])} {num(points[0][1])}"
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        r = num(math.dist((ax, ay), (bx, by)) * 0.56)
        d += f"A{r} {r} 0 0 {sweep} {num(bx)} {num(by)}"
    return d


def star(x: float, y: float, r: float, points: int = 8, inner: float = 0.42) -> str:
    """Return path data of a star."""
    corners = []
    for k in range(2 * points):
        turn = math.pi * k / points
        reach = r if k % 2 == 0 else r * inner
        corners.append((x + reach * math.sin(turn), y - reach * math.cos(turn)))
    return polygon(corners)


def lozenge(x: float, y: float, w: float, h: float) -> str:
    """Return path data of an upright lozenge."""
    return polygon([(x, y - h), (x + w, y), (x, y + h), (x - w, y)])


def panel(code: str, colour: str, step: float = 268) -> str:
    """Return the tinted ground behind a court, stepped around the indices (card coordinates)."""
    a, b, c, d = (num(y) for y in (880 - step, 892 - step, step, step - 12))
    outline = f"M154 34H584A12 12 0 0 1 596 46V{a}H488A12 12 0 0 0 476 {b}V846H46A12 12 0 0 1 34 834V{c}H142"
    return fill(f"{outline}A12 12 0 0 0 154 {d}z", CLOTH[code][0], colour, 3)


def belt(code: str) -> str:
    """Return the woven belt between the halves, with the suit's own pattern (card coordinates)."""
    _, _main, _second, _third = CLOTH[code]
    ground = {"H": CREAM, "D": RUST, "C": CREAM, "S": RED}[code]
    ink = {"H": RED, "D": CREAM, "C": PINE, "S": WHITE}[code]
    body = fill("M34 412H596V468H34z", ground, INK, W)
    body += line("M36 421H594M36 459H594", {"H": PINE, "D": GOLD, "C": BLUE, "S": NIGHT}[code], 7, "butt")
    xs = [315 + 40 * k for k in range(-6, 7)]
    if code == "H":
        marks = "".join(lozenge(x, 440, 18, 13) for x in xs[::2])
        marks += "".join(lozenge(x, 440, 9, 9) for x in xs[1::2])
        return body + fill(marks, ink) + fill("".join(lozenge(x, 440, 7, 5) for x in xs[::2]), ground)
    if code == "D":
        zigzag = "M35 440" + "".join(
            f"L{num(x)} {440 + (11 if k % 2 else -11)}" for k, x in enumerate([35 + 10 + 20 * i for i in range(28)])
        )
        return body + line(zigzag + "L595 440", ink, 5.5)
    if code == "C":
        marks = "".join(dot(x, 440, 8.5) for x in xs[1::2])
        marks += "".join(
            polygon([(x - 17, 440 - s * 0), (x, 440 - s * 14), (x + 17, 440), (x, 440 - s * 5)])
            for x in xs[::2]
            for s in (1, -1)
        )
        return body + fill(marks, ink)
    marks = "".join(star(x, 440, 14) for x in xs[::2]) + "".join(lozenge(x, 440, 5, 9) for x in xs[1::2])
    return body + fill(marks, ink)


def face(look: float = 0, lips: str = "#B4423C", tired: bool = False) -> str:
    """Return a face; look turns the eyes and the nose to a side (-1, 0, 1)."""
    body = shape("M-54 -56C-57 8 -48 86 0 88C48 86 57 8 54 -56z", SKIN)
    body += fill(dot(-34, 31, 12) + dot(34, 31, 12), CHEEK)
    eye = "M-37 2Q-23 -12 -9 2Q-23 11 -37 2z"
    body += both(fill(eye, PAPER))
    body += fill(dot(-23 + 4 * look, 0, 6.5) + dot(23 + 4 * look, 0, 6.5), INK)
    lid = "M-39 3Q-23 -13 -8 2"
    brow = "M-41 -14Q-25 -25 -9 -17" if not tired else "M-41 -10Q-25 -23 -9 -20"
    body += both(line(lid + brow, INK, 4))
    nose = "M-8 -14C-5 6 -12 24 -11 29C-10 36 2 37 8 33"
    body += mirror(line(nose, INK, 3.6)) if look < 0 else line(nose, INK, 3.6)
    body += fill("M-15 55C-9 49 -4 49 0 51.500C4 49 9 49 15 55C8 65 -8 65 -15 55z", lips)
    return body + line("M-15 55C-6 57 6 57 15 55", INK, 2)


def fist(x: float, y: float, skin: str = SKIN) -> str:
    """Return a hand closed around something upright at a point."""
    d = (
        f"M{num(x - 25)} {num(y - 20)}H{num(x + 13)}A13 13 0 0 1 {num(x + 24)} {num(y - 8)}"
        f"V{num(y + 12)}A13 13 0 0 1 {num(x + 11)} {num(y + 24)}H{num(x - 19)}"
        f"A9 9 0 0 1 {num(x - 25)} {num(y + 15)}z"
    )
    fingers = "".join(f"M{num(x - 25)} {num(y - 20 + 11 * k)}H{num(x + 6)}" for k in (1, 2, 3))
    return shape(d, skin) + line(fingers, INK, 3, "butt")


def raised_arm(sleeve: str, cuff: str, x: float = 205, y: float = 150) -> str:
    """Return a forearm in a sleeve with its cuff, whose hand is at the point (drawn apart)."""
    arm = (
        f"M{num(x - 92)} 256C{num(x - 84)} {num(y + 66)} {num(x - 60)} {num(y + 50)}"
        f" {num(x - 33)} {num(y + 34)}L{num(x + 33)} {num(y + 34)}"
        f"C{num(x + 40)} {num(y + 64)} {num(x + 38)} 236 {num(x + 34)} 256z"
    )
    band = f"M{num(x - 37)} {num(y + 18)}H{num(x + 35)}L{num(x + 38)} {num(y + 44)}H{num(x - 42)}z"
    return shape(arm, sleeve) + shape(band, cuff)


def low_hand(sleeve: str, cuff: str, x: float = -92, y: float = 202) -> str:
    """Return a forearm that comes in from the left and rests on the belt."""
    arm = (
        f"M-214 256C-214 {num(y - 10)} -190 {num(y - 38)} {num(x - 60)} {num(y - 24)}"
        f"L{num(x - 22)} {num(y - 16)}L{num(x - 26)} {num(y + 34)}L{num(x - 80)} {num(y + 42)}z"
    )
    band = f"M{num(x - 38)} {num(y - 24)}L{num(x - 14)} {num(y - 19)}L{num(x - 18)} 256H{num(x - 44)}z"
    hand = (
        f"M{num(x - 16)} {num(y - 14)}C{num(x + 6)} {num(y - 20)} {num(x + 34)} {num(y - 8)}"
        f" {num(x + 44)} {num(y + 10)}C{num(x + 44)} {num(y + 24)} {num(x + 30)} 256"
        f" {num(x + 20)} 256H{num(x - 18)}z"
    )
    lines = f"M{num(x + 14)} {num(y + 8)}L{num(x + 40)} {num(y + 12)}M{num(x + 12)} {num(y + 22)}H{num(x + 36)}"
    return shape(arm, sleeve) + shape(hand, SKIN) + line(lines, INK, 3) + shape(band, cuff)


def chest_hand(sleeve: str, cuff: str) -> str:
    """Return a left arm that lays its hand on the heart."""
    arm = "M-196 256C-204 214 -176 186 -140 180L-66 138L-46 180L-112 228L-128 256z"
    band = "M-76 136L-56 126L-32 176L-52 188z"
    hand = (
        "M-54 134C-36 118 -8 110 14 114C26 118 26 128 14 131L24 134C34 138 32 148 22 149C28 154 26 164 14 164L-34 174z"
    )
    lines = "M14 131L-10 134M22 149L-8 151"
    return shape(arm, sleeve) + shape(hand, SKIN) + line(lines, INK, 3) + shape(band, cuff)


def hip_arm(sleeve: str, cuff: str) -> str:
    """Return a left arm with its elbow out and its hand on the hip."""
    arm = "M-116 126C-176 136 -226 166 -250 204C-242 226 -206 240 -160 250L-140 204C-156 202 -166 198 -172 194"
    hand = "M-152 206C-128 204 -104 216 -100 236C-98 246 -104 256 -112 260H-160z"
    lines = "M-124 228L-104 226M-126 242L-101 242"
    band = "M-168 200L-142 198L-146 260H-176z"
    return (
        shape(arm + "C-150 180 -132 172 -116 168z", sleeve)
        + shape(hand, SKIN)
        + line(lines, INK, 3)
        + shape(band, cuff)
    )


def tilt(body: str, angle: float) -> str:
    """Return a head that leans a little to a side."""
    return place(place(body, 0, -90), 0, 90, 1, angle)


def braid(points: list[tuple[float, float]], colour: str, width: float, ribbon: str) -> str:
    """Return a braid of plaits through the points, tied with a ribbon near its end."""
    body = ""
    last = len(points) - 1
    for k, (x, y) in enumerate(points):
        ax, ay = points[max(k - 1, 0)]
        bx, by = points[min(k + 1, last)]
        turn = math.degrees(math.atan2(by - ay, bx - ax)) - 90
        r = width * (1 - 0.35 * k / last)
        d = (
            f"M{num(-r)} {num(-0.75 * r)}C{num(-r)} {num(0.5 * r)} {num(-0.5 * r)} {num(r)} 0 {num(1.25 * r)}"
            f"C{num(0.5 * r)} {num(r)} {num(r)} {num(0.5 * r)} {num(r)} {num(-0.75 * r)}"
            f"Q0 {num(-0.2 * r)} {num(-r)} {num(-0.75 * r)}z"
        )
        piece = shape(d, colour, 4)
        if k == last:
            tail = f"M{num(-0.7 * r)} 0L{num(-1.1 * r)} {num(2.2 * r)}H{num(1.1 * r)}L{num(0.7 * r)} 0z"
            piece = shape(tail, colour, 4) + shape(
                f"M{num(-r)} {num(-0.5 * r)}H{num(r)}V{num(0.4 * r)}H{num(-r)}z", ribbon, 4
            )
        body += f'<g transform="translate({num(x)} {num(y)}) rotate({num(turn)})">{piece}</g>'
    return body


def neck() -> str:
    """Return the neck, which the collar and the face cover in part."""
    return shape("M-27 50V128H27V50z", SKIN)


def body_shape(width: float, shoulder: float = 112) -> str:
    """Return path data of shoulders and breast down to the belt."""
    w = num(width)
    return (
        f"M-{w} 256C-{num(width - 2)} {num(shoulder + 74)} -{num(width * 0.8)} {num(shoulder + 26)} "
        f"-52 {num(shoulder)}H52C{num(width * 0.8)} {num(shoulder + 26)} {num(width - 2)} "
        f"{num(shoulder + 74)} {w} 256z"
    )
