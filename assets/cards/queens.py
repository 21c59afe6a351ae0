"""The four queens: braids and headdresses, each with something of her own in her hand."""

from __future__ import annotations

import math

from court_parts import (
    BLOND,
    BROWN,
    CLOTH,
    CREAM,
    GINGER,
    GOLD,
    THIN,
    WHITE,
    body_shape,
    both,
    braid,
    face,
    fist,
    low_hand,
    lozenge,
    neck,
    raised_arm,
    shape,
    star,
    tilt,
    tube,
)
from svgkit import dot, fill, leaf, line, place
from symbols import BLUE, INK, PINE, RED, berry, sprig

LIPS = "#B3202A"


def parting(colour: str, low: float = 30) -> str:
    """Return hair parted in the middle, which frames the face."""
    d = f"M-57 -58C-64 -20 -62 10 -58 {low:g}C-50 8 -44 -20 0 -42C44 -20 50 8 58 {low:g}C62 10 64 -20 57 -58z"
    return shape(d, colour) + line("M-52 -6C-46 -26 -30 -38 -14 -46M52 -6C46 -26 30 -38 14 -46", INK, 2.6)


def bodice(colour: str, lacing: str) -> str:
    """Return a laced bodice over a blouse."""
    d = (
        "M-96 122L-56 110L-40 166C-20 174 20 174 40 166L56 110L96 122"
        "C100 170 92 220 112 256H-112C-92 220 -100 170 -96 122z"
    )
    return shape(d, colour) + line("M-20 178L20 196M20 178L-20 196M-20 206L20 224M20 206L-20 224", lacing, 5)


def brooch(x: float, y: float, stone: str) -> str:
    """Return a round brooch."""
    body = shape(dot(x, y, 19), GOLD, 4) + line(dot(x, y, 12.5), INK, 2.4)
    return body + fill(dot(x, y, 6), stone)


def hearts() -> str:
    """Return the queen of hearts: a bride's crown, two fair braids and a lingonberry sprig."""
    _, main, second, _ = CLOTH["H"]
    dress = shape(body_shape(186), CREAM) + line(
        "M-150 186C-140 210 -140 230 -144 256M150 186C140 210 140 230 144 256", INK, THIN
    )
    dress += bodice(main, GOLD) + shape("M-30 228H30L44 256H-44z", second, 4)
    collar = shape(
        "M-30 96C-66 98 -92 112 -104 134C-70 150 -28 144 0 122C28 144 70 150 104 134C92 112 66 98 30 96L0 118z",
        CREAM,
    )
    collar += fill(
        "".join(dot(x, y, 4.5) for x, y in ((-82, 130), (-56, 132), (-32, 124), (32, 124), (56, 132), (82, 130))),
        RED,
    )
    collar += brooch(0, 132, RED)
    plaits = both(
        braid([(-66, 44), (-74, 70), (-80, 97), (-82, 124), (-80, 150), (-76, 176), (-73, 200)], BLOND, 19, RED)
    )
    crown = both(line("M-62 -70V-14", INK, 3) + shape(dot(-62, -40, 8) + dot(-62, -14, 8), GOLD, 3))
    crown += shape("M-48 -56L-66 -116C-44 -106 -22 -102 0 -102C22 -102 44 -106 66 -116L48 -56z", GOLD)
    crown += shape(
        dot(-66, -122, 10) + dot(-34, -116, 10) + dot(0, -114, 11) + dot(34, -116, 10) + dot(66, -122, 10),
        RED,
        4,
    )
    for x, turn in ((-32, -10), (0, 0), (32, 10)):
        crown += place(
            fill("M0 13C-2 8 -13 2 -13 -6C-13 -13 -3 -14 0 -7C3 -14 13 -13 13 -6C13 2 2 8 0 13z", RED),
            x,
            -80,
            1.05,
            turn,
        )
    crown += shape("M-64 -40C-30 -58 30 -58 64 -40L60 -62C30 -76 -30 -76 -60 -62z", second)
    crown += fill("".join(dot(x, y, 5) for x, y in ((-42, -55), (-14, -61), (14, -61), (42, -55))), GOLD)
    twig = line("M205 140C196 90 214 40 206 -40", INK, 13) + line("M205 140C196 90 214 40 206 -40", PINE, 5)
    leaves = "".join(leaf(205, y, side * 62, 46, 31) for y in (112, 62, 14) for side in (-1, 1))
    twig += shape(leaves, PINE, 4)
    for x, y in ((184, -48), (228, -48), (206, -78)):
        twig += shape(dot(x, y, 23), "#C9252F", 4) + fill(dot(x - 7, y - 8, 4.5), WHITE)
    return (
        neck()
        + dress
        + low_hand(CREAM, main)
        + collar
        + tilt(face(0.6, LIPS) + parting(BLOND) + crown, 3)
        + plaits
        + twig
        + raised_arm(CREAM, main)
        + fist(205, 150)
    )


def diamonds() -> str:
    """Return the queen of diamonds: a halo like the sun, a red braid and a mirror."""
    _, main, second, _ = CLOTH["D"]
    halo = shape("M-108 -14A108 114 0 0 1 108 -14C90 -6 70 2 56 0H-56C-70 2 -90 -6 -108 -14z", main)
    edge = "".join(
        dot(98 * math.sin(a), -16 - 104 * math.cos(a), 10)
        for a in (math.radians(-80 + 160 * k / 10) for k in range(11))
    )
    rays = "".join(leaf(0, -30, -75 + 150 * k / 8, 84, 17) for k in range(9))
    halo += shape(edge, CREAM, 4) + fill(rays, second)
    dress = shape(body_shape(184), main)
    dress += shape("M-62 112L-36 256H36L62 112z", CREAM) + place(sprig("D", PINE), 0, 262, 0.62)
    dress += line("M-76 116L-50 256M76 116L50 256", second, 9, "butt")
    dress += fill(
        "".join(
            lozenge(x, y, 9, 14) for x, y in ((-96, 176), (-84, 224), (96, 176), (84, 224), (-130, 206), (130, 206))
        ),
        second,
    )
    collar = shape(
        "M-34 98C-80 100 -118 116 -134 146C-96 158 -52 158 0 158C52 158 96 158 134 146C118 116 80 100 34 98"
        "C20 116 -20 116 -34 98z",
        second,
    )
    collar += fill(
        "".join(lozenge(x, y, 8, 11) for x, y in ((-96, 136), (-60, 140), (60, 136), (96, 136), (-24, 142), (24, 142))),
        GOLD,
    )
    beads = "".join(
        dot(46 * math.sin(a), 92 - 34 * math.cos(a), 7) for a in (math.radians(110 + 14 * k) for k in range(11))
    )
    collar += shape(beads, CREAM, 3)
    plait = braid(
        [(-68, 20), (-74, 46), (-77, 72), (-76, 98), (-76, 126), (-72, 154), (-70, 182), (-70, 208)], GINGER, 22, CREAM
    )
    front = shape("M-62 -30C-36 -52 36 -52 62 -30L60 -56C30 -74 -30 -74 -60 -56z", CREAM)
    front += fill("".join(lozenge(x, y, 7, 9) for x, y in ((-40, -50), (-14, -57), (14, -57), (40, -50))), second)
    glass = tube("M205 60V180", "#9A6A3C", 14) + shape(dot(205, 4, 58), second) + shape(dot(205, 4, 43), "#DCE6E4", 4)
    glass += line("M184 14L212 -22M196 24L226 -12", "#FFFFFF", 6) + shape(lozenge(205, -58, 14, 18), GOLD, 4)
    return (
        halo
        + neck()
        + dress
        + low_hand(main, second)
        + collar
        + face(-0.6, LIPS)
        + plait
        + parting(GINGER)
        + front
        + glass
        + raised_arm(main, second)
        + fist(205, 150)
    )


def flower(x: float, y: float, r: float, petals: str, heart: str) -> str:
    """Return a flower with five petals."""
    ring = "".join(
        dot(x + 0.62 * r * math.sin(k * math.tau / 5), y - 0.62 * r * math.cos(k * math.tau / 5), 0.46 * r)
        for k in range(5)
    )
    return shape(ring, petals, 3) + fill(dot(x, y, 0.4 * r), heart)


def bird() -> str:
    """Return a small bird that sits on a hand."""
    body = shape(
        "M150 62L172 118L192 112C226 130 252 106 248 70C266 60 262 26 236 24C216 22 206 36 206 52"
        "C190 62 176 78 172 92z",
        BLUE,
    )
    body += shape("M246 74C250 104 228 122 200 114C216 104 216 78 222 60C232 66 240 70 246 74z", GOLD, 3)
    body += shape("M206 62C186 70 176 88 174 108C196 108 214 92 206 62z", "#7C8BC4", 4)
    body += shape("M256 36L280 44L256 52z", GOLD, 4) + fill(dot(240, 42, 5.5), WHITE) + fill(dot(241, 42, 3.2), INK)
    return line("M206 116V134M220 114V134", INK, 4.5) + body


def clubs() -> str:
    """Return the queen of clubs: a wreath of flowers, looped brown braids and a bird on her hand."""
    _, main, second, _ = CLOTH["C"]
    loops = both(braid([(-60, 4), (-84, 14), (-96, 38), (-90, 64), (-70, 76)], BROWN, 17, GOLD))
    dress = shape(body_shape(184), CREAM) + line(
        "M-150 186C-140 210 -140 230 -144 256M150 186C140 210 140 230 144 256", INK, THIN
    )
    dress += bodice(main, GOLD)
    shawl = shape(
        "M-34 98C-90 104 -130 124 -148 152L-112 172L-30 190L0 216L30 190L112 172L148 152C130 124 90 104 34 98L0 150z",
        second,
    )
    shawl += fill(
        "".join(
            dot(x, y, 5)
            for x, y in (
                (-112, 148),
                (-80, 138),
                (-48, 144),
                (112, 148),
                (80, 138),
                (48, 144),
                (-70, 164),
                (70, 164),
                (-28, 172),
                (28, 172),
            )
        ),
        CREAM,
    )
    shawl += brooch(0, 186, PINE)
    crown = "".join(
        shape(leaf(70 * math.sin(a), -6 - 66 * math.cos(a), math.degrees(a) + side, 44, 22), main, 4)
        for a in (math.radians(-78 + 156 * k / 7) for k in range(8))
        for side in (-38, 38)
    )
    crown += "".join(
        berry("C", 72 * math.sin(a), -8 - 68 * math.cos(a), 14) for a in (math.radians(x) for x in (-60, -20, 20, 60))
    )
    crown += flower(0, -80, 26, WHITE, GOLD) + flower(-52, -58, 22, WHITE, GOLD) + flower(52, -58, 22, WHITE, GOLD)
    crown += flower(-78, -16, 18, WHITE, GOLD) + flower(78, -16, 18, WHITE, GOLD)
    return (
        neck()
        + tilt(loops, 4)
        + dress
        + low_hand(CREAM, main)
        + shawl
        + tilt(face(0.6, LIPS) + parting(BROWN, 24) + crown, 4)
        + bird()
        + raised_arm(CREAM, main)
        + fist(205, 152)
    )


def spades() -> str:
    """Return the queen of spades: a pointed veil with the moon, a dark braid and a candle."""
    _, main, second, third = CLOTH["S"]
    veil = shape(
        "M0 -134C-34 -112 -80 -70 -86 0C-90 60 -116 100 -150 142L150 142C116 100 90 60 86 0C80 -70 34 -112 0 -134z",
        third,
    )
    dress = shape(body_shape(182), main)
    dress += fill(
        "".join(star(x, y, 13) for x, y in ((-130, 206), (-96, 186), (96, 186), (130, 206), (-100, 232), (100, 232))),
        third,
    )
    dress += shape("M-46 112L-60 256H60L46 112z", second) + fill("".join(star(0, y, 13) for y in (196, 232)), WHITE)
    cape = shape(
        "M-30 96C-90 108 -140 130 -166 170C-120 166 -60 150 0 172C60 150 120 166 166 170C140 130 90 108 30 96L0 116z",
        third,
    )
    cape += line("M-146 158C-110 152 -56 138 0 158C56 138 110 152 146 158", INK, 3)
    cape += "".join(berry("S", x, y, 11) for x, y in ((-104, 134), (-72, 124), (72, 124), (104, 134)))
    cape += brooch(0, 140, INK)
    plait = braid(
        [(-64, 12), (-69, 38), (-71, 64), (-70, 90), (-70, 118), (-66, 146), (-62, 174), (-60, 202)], "#2B2422", 20, RED
    )
    hood = shape(
        "M0 -134C-34 -112 -80 -70 -86 0C-88 30 -94 56 -104 78L-62 66C-60 30 -64 -10 -40 -36"
        "C-26 -46 26 -46 40 -36C64 -10 60 30 62 66L104 78"
        "C94 56 88 30 86 0C80 -70 34 -112 0 -134z",
        third,
    )
    hood += line("M-74 52C-70 10 -72 -24 -46 -48C-28 -60 28 -60 46 -48C72 -24 70 10 74 52", main, 6)
    hood += shape("M-26 -104A32 32 0 1 0 26 -104A26 26 0 1 1 -26 -104z", GOLD, 4) + fill(star(0, -96, 11), WHITE)
    candle = shape("M205 -112C226 -84 232 -70 222 -54C214 -44 196 -44 188 -54C178 -70 186 -84 205 -112z", GOLD)
    candle += fill("M205 -82C214 -68 214 -58 205 -52C196 -58 196 -68 205 -82z", "#FFF3C9") + line(
        "M205 -54V-36", INK, 4
    )
    candle += shape("M184 -36H226V92H184z", WHITE) + line(
        "M184 -20C190 -20 190 6 196 6C202 6 200 -14 206 -20", INK, THIN
    )
    candle += shape("M158 84H252C250 104 232 116 218 118V180H192V118C178 116 160 104 158 84z", GOLD)
    return (
        veil
        + neck()
        + dress
        + cape
        + face(-0.6, LIPS)
        + plait
        + parting("#2B2422", 34)
        + hood
        + candle
        + raised_arm(main, WHITE)
        + fist(205, 150)
    )


QUEENS = {"H": hearts, "D": diamonds, "C": clubs, "S": spades}
__all__ = ["QUEENS"]
