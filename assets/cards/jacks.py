"""The four jacks: caps and feathers, each with something of his own in his hand."""

from __future__ import annotations

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
    chest_hand,
    face,
    fist,
    hip_arm,
    low_hand,
    lozenge,
    neck,
    raised_arm,
    scallops,
    shape,
    star,
    tilt,
    tube,
)
from svgkit import dot, fill, leaf, line, place
from symbols import INK, PINE, RED, berry, sprig

WOOD = "#B98348"
LIPS = "#C4574B"


def feather(x: float, y: float, angle: float, length: float, width: float, colour: str, bend: float = 0) -> str:
    """Return a feather with its quill at a point; angle 0 is up, bend curls its tip sideways."""
    k, b = length, bend
    d = (
        f"M0 0C{-width:g} {-0.3 * k:g} {b * 0.3 - width:g} {-0.8 * k:g} {b:g} {-k:g}"
        f"C{b * 0.5 + width * 1.3:g} {-0.75 * k:g} {width * 1.1:g} {-0.3 * k:g} 0 0z"
    )
    rib = f"M0 8C{b * 0.05:g} {-0.3 * k:g} {b * 0.25:g} {-0.6 * k:g} {b * 0.75:g} {-0.86 * k:g}"
    wide, tall = width * 0.5, -0.1 * k
    barbs = f"M{b * 0.07 + 2:g} {-0.34 * k:g}l{wide:g} {tall:g}M{b * 0.22 + 2:g} {-0.54 * k:g}l{wide:g} {tall:g}"
    return place(shape(d, colour, 4) + line(rib + barbs, INK, THIN), x, y, 1, angle)


def plume() -> str:
    """Return a large ostrich plume that rises from the left and curls over to the right."""
    d = (
        "M-70 -64C-96 -96 -84 -134 -40 -138C20 -146 92 -140 122 -106C140 -84 136 -54 118 -46"
        "C124 -66 112 -76 98 -78C84 -92 40 -100 0 -96C-30 -92 -50 -84 -62 -60z"
    )
    barbs = "M-66 -96l-10 -14M-44 -110l-4 -18M-12 -116l2 -18M24 -116l8 -16M60 -108l12 -14M92 -96l16 -8"
    rib = "M-66 -66C-70 -108 -20 -120 30 -116C80 -112 112 -96 120 -60"
    return shape(d, WHITE, 4) + line(rib + barbs, INK, THIN)


def bob(colour: str, low: float, flare: float) -> str:
    """Return straight hair to the chin behind the face."""
    return both(
        shape(
            f"M-36 -52C-70 -40 -70 10 {-62 - flare:g} {low:g}C-58 {low + 10:g} -44 {low + 8:g} -34 {low - 4:g}z",
            colour,
        )
    )


def fringe(colour: str) -> str:
    """Return a fringe over the brow."""
    d = (
        "M-57 -58C-62 -30 -60 -4 -56 16C-50 0 -46 -14 -44 -24C-30 -30 -20 -34 -10 -32"
        "C10 -28 30 -28 44 -24C46 -14 50 0 56 16C60 -4 62 -30 57 -58z"
    )
    return shape(d, colour, 4)


def hearts() -> str:
    """Return the jack of hearts: a beret with a curled plume, fair curls and a kantele."""
    _, main, second, _ = CLOTH["H"]
    hair = both(shape(scallops(-50, 26, 32, 48, 200, 350, 4) + "L-30 -40L-30 70z", BLOND))
    coat = shape(body_shape(178), main)
    coat += shape("M-38 112L-46 256H46L38 112z", CREAM) + place(sprig("H", PINE, 17), 0, 262, 0.66)
    coat += line("M-56 114L-66 256M56 114L66 256", GOLD, 7, "butt")
    collar = both(shape(scallops(-52, 104, 62, 42, 290, 130, 5) + "L-20 92z", CREAM, 4))
    cap = shape(
        "M-64 -46C-112 -56 -104 -104 -48 -114C10 -124 84 -110 92 -78C96 -58 80 -46 62 -44C20 -58 -30 -58 -64 -46z",
        main,
    )
    cap += plume()
    cap += shape("M-60 -34C-24 -50 24 -50 60 -34L60 -54C24 -68 -24 -68 -60 -54z", second)
    cap += berry("H", 40, -70, 12) + berry("H", 58, -62, 12) + fill(leaf(34, -62, -70, 26, 15), "#8FC39A")
    harp = shape("M160 178L172 -86C174 -104 192 -110 206 -98L250 -56C256 -50 258 -44 258 -36V178z", WOOD)
    harp += fill(dot(212, 70, 12), INK)
    harp += line("M184 118V-78M198 118V-74M212 118V-62M226 118V-50M240 118V-38", CREAM, 3)
    harp += line("M180 -84L246 -28", INK, 6) + fill("".join(lozenge(209, y, 7, 7) for y in (102,)), RED)
    return (
        neck()
        + tilt(hair, -5)
        + coat
        + chest_hand(main, CREAM)
        + collar
        + tilt(face(0.6, LIPS) + fringe(BLOND) + cap, -5)
        + harp
        + raised_arm(main, CREAM)
        + fist(205, 150)
    )


def diamonds() -> str:
    """Return the jack of diamonds: a long drooping cap, an upright feather and a hay rake."""
    _, main, second, _ = CLOTH["D"]
    hair = bob(GINGER, 50, 8)
    coat = shape(body_shape(178), CREAM)
    coat += shape(
        "M-104 122L-44 110L-20 256H-128C-112 210 -114 160 -104 122zM104 122L44 110L20 256H128C112 210 114 160 104 122z",
        main,
    )
    coat += fill(
        "".join(
            lozenge(x, y, 10, 14) for x, y in ((-78, 150), (-74, 190), (-72, 230), (78, 150), (74, 190), (72, 230))
        ),
        second,
    )
    coat += fill(dot(0, 172, 6) + dot(0, 200, 6) + dot(0, 228, 6), second)
    scarf = shape(
        "M-40 96C-62 106 -72 120 -70 136C-40 146 40 146 70 136C72 120 62 106 40 96C20 116 -20 116 -40 96z",
        second,
    )
    scarf += shape("M-14 138L-34 190L-2 180L6 140z", second) + shape(dot(-4, 138, 14), second, 4)
    scarf += fill(lozenge(-48, 124, 6, 8) + lozenge(48, 124, 6, 8) + lozenge(24, 130, 6, 8), CREAM)
    cap = feather(44, -56, 24, 98, 20, PINE, 14)
    cap += shape("M62 -44C70 -110 20 -132 -30 -126C-90 -118 -120 -70 -124 6C-104 -36 -84 -52 -62 -44z", main)
    cap += line("M-56 -70C-72 -78 -92 -62 -102 -40M-30 -104C-50 -100 -70 -88 -82 -72", INK, THIN)
    cap += shape(dot(-124, 18, 16), CREAM, 4)
    cap += shape("M-64 -34C-24 -52 24 -52 64 -34L62 -60C24 -76 -24 -76 -62 -60z", second)
    cap += fill("".join(lozenge(x, y, 7, 8) for x, y in ((-44, -52), (-15, -59), (15, -59))), CREAM)
    cap += fill(leaf(44, -62, -80, 34, 20) + leaf(44, -62, 0, 34, 20), PINE, INK, 3) + berry("D", 46, -58, 17)
    rake = tube("M205 256V-96", WOOD, 13)
    rake += "".join(
        shape(f"M{x} -96H{x + 11}V-58L{x + 5.5} -48L{x} -58z", WOOD, 4) for x in (147, 169, 191, 213, 235, 254)[:5]
    )
    rake += line("M205 -40L172 -92M205 -40L238 -92", INK, 9) + line("M205 -40L172 -92M205 -40L238 -92", WOOD, 3)
    rake += shape("M138 -116H264Q270 -104 264 -92H138Q132 -104 138 -116z", WOOD)
    freckles = fill(
        "".join(dot(x, y, 2.2) for x, y in ((-40, 24), (-30, 22), (-34, 33), (40, 24), (30, 22), (34, 33))),
        GINGER,
    )
    return (
        neck()
        + tilt(hair, 4)
        + coat
        + hip_arm(CREAM, second)
        + scarf
        + tilt(face(-0.6, LIPS) + freckles + fringe(GINGER) + cap, 4)
        + rake
        + raised_arm(CREAM, second)
        + fist(205, 150)
    )


def clubs() -> str:
    """Return the jack of clubs: a hunter's peaked hat, a long feather and a bow."""
    _, main, second, _ = CLOTH["C"]
    hair = bob(BROWN, 66, 2)
    coat = shape(body_shape(178), main)
    coat += shape("M-24 112L0 176L24 112z", CREAM) + line("M0 176V256", INK, THIN)
    coat += line("M-10 192L10 204M10 192L-10 204M-10 216L10 228M10 216L-10 228", GOLD, 5)
    coat += shape("M-112 130L-88 118L96 256H52z", WOOD) + fill(
        dot(-62, 158, 5) + dot(-20, 190, 5) + dot(22, 222, 5), GOLD
    )
    coat += place(sprig("C", "#8FC39A"), 104, 262, 0.62, 6)
    arrows = line("M-112 150L-140 70M-96 140L-118 58M-80 132L-94 50", INK, 6)
    arrows += "".join(
        place(shape("M0 0L-9 -8V-34L0 -24L9 -34V-8z", colour, 3), x, y, 1, turn)
        for x, y, turn, colour in ((-138, 78, -19, CREAM), (-117, 64, -15, GOLD), (-93, 56, -10, CREAM))
    )
    collar = "".join(
        place(shape("M-20 0L0 46L20 0z", second, 4), x, y, 1, turn)
        for x, y, turn in ((-92, 110, 22), (92, 110, -22), (-58, 100, 12), (58, 100, -12))
    )
    cap = feather(30, -84, -72, 150, 17, GOLD, -14)
    cap += shape("M-66 -50C-62 -92 -30 -126 16 -122C52 -116 66 -84 70 -52z", main)
    cap += shape(
        "M-74 -30C-84 -48 -80 -66 -66 -70C-20 -54 60 -60 132 -44C100 -34 40 -28 0 -32C-30 -34 -56 -34 -74 -30z",
        second,
    )
    cap += berry("C", 34, -82, 13) + fill(leaf(24, -80, -120, 30, 16), "#8FC39A")
    bow = line("M250 -120L244 256", INK, 3.5)
    bow += tube("M256 -130C244 -128 244 -116 250 -112C216 -70 200 10 203 110S 222 236 236 262", WOOD, 11)
    bow += line("M204 84V176", INK, 20)
    return (
        arrows
        + neck()
        + tilt(hair, 4)
        + coat
        + low_hand(main, WOOD)
        + collar
        + tilt(face(0.6, LIPS) + fringe(BROWN) + cap, 4)
        + bow
        + raised_arm(main, WOOD)
        + fist(205, 142)
    )


def spades() -> str:
    """Return the jack of spades: a fur hat with flaps, an upright feather and an oar."""
    _, main, second, third = CLOTH["S"]
    coat = shape(body_shape(178), main)
    coat += shape("M-20 112V256H20V112z", second)
    coat += line("M-22 168H-66M22 168H66M-22 200H-70M22 200H70M-22 232H-74M22 232H74", third, 8)
    coat += shape("".join(dot(x, y, 7) for x in (-22, 22) for y in (168, 200, 232)), third, 3)
    coat += fill("".join(star(x, y, 13) for x, y in ((-118, 180), (118, 180), (-122, 220))), third)
    collar = shape(
        "M-42 94C-80 100 -104 116 -108 140C-60 156 60 156 108 140C104 116 80 100 42 94C20 116 -20 116 -42 94z",
        WHITE,
    )
    collar += fill("".join(dot(x, y, 9) for x, y in ((-78, 132), (-26, 138), (26, 138), (78, 132))), INK)
    collar += fill("".join(dot(x - 3, y - 3, 2.2) for x, y in ((-78, 132), (-26, 138), (26, 138), (78, 132))), WHITE)
    cap = feather(40, -66, 34, 104, 18, third, 18) + feather(34, -72, 8, 78, 15, RED, 10)
    cap += shape("M-60 -56C-60 -108 -30 -116 0 -116C30 -116 60 -108 60 -56z", main)
    cap += line("M0 -72V-114", third, 6)
    cap += both(
        shape("M-52 -44C-84 -40 -86 20 -78 66C-70 84 -52 82 -46 66C-54 30 -50 0 -46 -30z", CREAM)
        + line("M-70 -10l8 8M-72 18l8 8M-70 44l8 8", INK, THIN)
    )
    cap += shape(scallops(0, 34, 88, 116, -42, 42, 6) + "L60 -28C30 -42 -30 -42 -60 -28z", CREAM)
    cap += line("M-34 -56l6 10M-2 -62l5 11M30 -56l4 11", INK, THIN)
    oar = tube("M205 256V-20", WOOD, 13)
    oar += shape("M196 -2C184 -30 178 -90 184 -124Q205 -140 226 -124C232 -90 226 -30 214 -2z", WHITE)
    oar += (
        fill("M181 -96H229L229 -72H182z", second)
        + line("M205 -66V-10", INK, THIN)
        + line("M182 -96H229M183 -72H228", INK, THIN, "butt")
    )
    return (
        neck()
        + coat
        + hip_arm(main, third)
        + collar
        + face(-0.6, LIPS)
        + fringe("#D9C9A0")
        + cap
        + oar
        + raised_arm(main, third)
        + fist(205, 150)
    )


JACKS = {"H": hearts, "D": diamonds, "C": clubs, "S": spades}
__all__ = ["JACKS"]
