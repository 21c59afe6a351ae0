"""The four kings: bearded and crowned, each with something of his own in his hand."""

from __future__ import annotations

from court_parts import (
    BLOND,
    BROWN,
    CLOTH,
    CREAM,
    GINGER,
    GOLD,
    SILVER,
    THIN,
    WHITE,
    body_shape,
    both,
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
    tube,
)
from svgkit import dot, fill, leaf, line, place, polygon
from symbols import BLUE, INK, PINE, RED, berry, sprig

MOUTH = "M-13 60C-6 56 6 56 13 60C6 70 -6 70 -13 60z"


def band(colour: str, gems: str, stone: str) -> str:
    """Return the lower ring of a crown with stones."""
    return shape("M-64 -40C-30 -54 30 -54 64 -40L62 -66C30 -80 -30 -80 -62 -66z", colour) + fill(gems, stone)


def hearts() -> str:
    """Return the king of hearts: a round curly beard and a cup of lingonberries."""
    _, main, second, _ = CLOTH["H"]
    hair = both(shape(scallops(-46, 10, 36, 62, 190, 370, 5) + "L0 -40L0 70z", BLOND))
    robe = shape(body_shape(206), main)
    robe += shape("M-44 112L-58 256H58L44 112z", second) + fill(dot(0, 182, 9) + dot(0, 212, 9) + dot(0, 152, 9), GOLD)
    robe += place(sprig("H", "#7FB08A"), -150, 250, 0.62, 12)
    robe += place(sprig("H", "#7FB08A"), 98, 250, 0.62, -8)
    collar = shape(scallops(0, 96, 150, 84, 262, 98, 9) + "C90 112 50 100 40 92H-40C-50 100 -90 112 -148 108z", CREAM)
    collar += fill("".join(dot(x, y, 7) for x, y in ((-112, 128), (-72, 150), (72, 150), (112, 128))), RED)
    beard = shape(
        scallops(0, 34, 74, 92, 258, 102, 9)
        + "C60 6 54 0 52 -4C50 30 34 46 22 44H-22C-34 46 -50 30 -52 -4C-54 0 -60 6 -72 14z",
        BLOND,
    )
    curls = "M-46 62q10 12 20 0M26 62q10 12 20 0M-20 92q10 12 20 0q10 12 20 0M-36 84q2 6 8 8M36 84q-2 6 -8 8"
    beard += line(curls, INK, THIN) + fill(MOUTH, "#B4423C")
    beard += shape("M0 42C-12 34 -40 38 -48 58C-30 64 -10 60 0 50C10 60 30 64 48 58C40 38 12 34 0 42z", BLOND, 4)
    crown = shape(
        "M-62 -62C-70 -76 -76 -92 -82 -104C-64 -100 -46 -92 -36 -80C-28 -96 -12 -106 0 -112"
        "C12 -106 28 -96 36 -80C46 -92 64 -100 82 -104C76 -92 70 -76 62 -62z",
        GOLD,
    )
    crown += band(GOLD, dot(-40, -59, 6) + dot(0, -63, 7) + dot(40, -59, 6), PINE)
    for x, y, turn in ((0, -124, 0), (-86, -110, -18), (86, -110, 18)):
        crown += place(
            shape("M0 17C-3 10 -20 2 -20 -9C-20 -20 -4 -21 0 -11C4 -21 20 -20 20 -9C20 2 3 10 0 17z", RED, 4),
            x,
            y,
            1,
            turn,
        )
    cup = "".join(berry("H", x, y, 15) for x, y in ((180, 40), (230, 40), (205, 34), (192, 18), (219, 18), (206, 2)))
    cup += fill(leaf(226, 10, 50, 34, 20) + leaf(186, 10, -45, 34, 20), PINE)
    cup += shape("M152 46H258C258 92 236 114 216 120V186H194V120C174 114 152 92 152 46z", GOLD)
    cup += line("M157 66H253", INK, THIN) + fill("".join(lozenge(x, 84, 8, 10) for x in (180, 205, 230)), RED)
    arm = raised_arm(main, CREAM) + fist(205, 150)
    return hair + neck() + robe + low_hand(main, CREAM) + collar + face(0.6) + beard + crown + cup + arm


def diamonds() -> str:
    """Return the king of diamonds: rays for a crown, a pointed beard and an axe."""
    _, main, second, _ = CLOTH["D"]
    hair = both(shape("M-44 -50C-78 -30 -76 40 -62 72L-36 60z", GINGER))
    robe = shape(body_shape(206), main)
    lattice = "".join(
        lozenge(x, y, 15, 20) for x, y in ((-150, 206), (-112, 180), (112, 180), (150, 206), (-112, 232), (112, 232))
    )
    robe += fill(lattice, second) + fill(
        "".join(dot(x, y, 5) for x, y in ((-150, 206), (-112, 180), (112, 180), (-112, 232))), CREAM
    )
    robe += shape("M-52 112L-66 256H66L52 112z", CREAM) + place(sprig("D", PINE), 0, 258, 0.7)
    collar = shape(
        polygon(
            [
                (-46, 92),
                (-148, 112),
                (-132, 150),
                (-104, 138),
                (-92, 168),
                (-66, 148),
                (-44, 180),
                (-24, 130),
                (24, 130),
                (44, 180),
                (66, 148),
                (92, 168),
                (104, 138),
                (132, 150),
                (148, 112),
                (46, 92),
            ]
        ),
        second,
    )
    collar += line("M-134 120L-50 108M134 120L50 108", GOLD, 5)
    beard = shape("M-54 -4C-60 50 -34 112 0 152C34 112 60 50 54 -4C50 30 34 46 22 44H-22C-34 46 -50 30 -54 -4z", GINGER)
    beard += line("M-26 74C-20 96 -10 112 0 128M26 74C20 96 10 112 0 128M0 84V118", INK, THIN) + fill(MOUTH, "#D9705C")
    beard += shape(
        "M0 40C-16 34 -40 60 -62 54C-76 50 -78 34 -66 28C-62 52 -92 60 -92 34C-92 70 -60 80 -34 68C-18 60 -6 56 0 50"
        "C6 56 18 60 34 68C60 80 92 70 92 34C92 60 62 52 66 28C78 34 76 50 62 54C40 60 16 34 0 40z",
        GINGER,
        4,
    )
    crown = shape(
        polygon(
            [
                (-60, -48),
                (-96, -62),
                (-62, -74),
                (-76, -104),
                (-42, -90),
                (-40, -128),
                (-16, -98),
                (0, -142),
                (16, -98),
                (40, -128),
                (42, -90),
                (76, -104),
                (62, -74),
                (96, -62),
                (60, -48),
            ]
        ),
        GOLD,
    )
    crown += band(second, lozenge(-38, -59, 7, 8) + lozenge(0, -63, 9, 10) + lozenge(38, -59, 7, 8), GOLD)
    axe = tube("M205 256V-110", "#9A6A3C", 13)
    axe += shape(
        "M190 -92H220V-40H190zM220 -88C240 -90 254 -104 262 -122C276 -84 276 -48 262 -10C254 -28 240 -42 220 -44z",
        SILVER,
    )
    axe += line("M256 -96C264 -76 264 -56 256 -36", INK, THIN)
    axe += fill(lozenge(205, -66, 7, 12), second)
    return (
        hair
        + neck()
        + robe
        + hip_arm(main, second)
        + collar
        + face(-0.6)
        + beard
        + crown
        + axe
        + raised_arm(main, second)
        + fist(205, 150)
    )


def clubs() -> str:
    """Return the king of clubs: antlers, a cloak of leaves, a forked beard and a young spruce."""
    _, main, second, _ = CLOTH["C"]
    hair = both(shape("M-40 -50C-82 -40 -80 20 -84 84C-66 92 -44 84 -34 70z", BROWN))
    robe = shape(body_shape(208), main)
    light = "#5E9B6B"
    rows = ""
    for y, xs, colour_ in (
        (236, (-176, -126, -76, 76, 126, 176), light),
        (194, (-150, -104, 104, 150), main),
    ):
        for x in xs:
            rows += shape(
                f"M{x - 28} {y - 26}C{x - 28} {y + 2} {x - 10} {y + 12} {x} {y + 24}"
                f"C{x + 10} {y + 12} {x + 28} {y + 2} {x + 28} {y - 26}z",
                colour_,
                4,
            )
            rows += line(f"M{x} {y - 14}V{y + 12}", INK, 2.6)
    robe += rows + shape("M-44 112L-50 256H50L44 112z", second)
    robe += line("M-30 160L0 178L30 160M-32 190L0 208L32 190M-34 220L0 238L34 220", GOLD, 6)
    collar = "".join(
        place(
            shape("M-24 0C-26 34 -10 46 0 62C10 46 26 34 24 0z", light, 4) + line("M0 10V44", INK, 2.6),
            x,
            y,
            1,
            turn,
        )
        for x, y, turn in (
            (-128, 122, 30),
            (128, 122, -30),
            (-88, 106, 20),
            (88, 106, -20),
            (-48, 100, 10),
            (48, 100, -10),
        )
    )
    collar += "".join(berry("C", x, 116, 14) for x in (-66, 66)) + "".join(berry("C", x, 128, 14) for x in (-108, 108))
    beard = shape(
        "M-54 -6C-62 40 -60 90 -40 152C-20 140 -8 116 0 92C8 116 20 140 40 152C60 90 62 40 54 -6C50 30 34 46 22 44H-22"
        "C-34 46 -50 30 -54 -6z",
        BROWN,
    )
    beard += line(
        "M-42 60C-42 90 -42 110 -38 130M42 60C42 90 42 110 38 130M-24 74C-24 96 -28 110 -30 122M24 74"
        "C24 96 28 110 30 122",
        "#8A6A55",
        THIN,
    )
    beard += shape("M-56 112L-22 122L-28 140L-54 132zM56 112L22 122L28 140L54 132z", GOLD, 4) + fill(MOUTH, "#C4574B")
    beard += shape("M0 42C-14 34 -38 44 -50 70C-32 70 -10 62 0 50C10 62 32 70 50 70C38 44 14 34 0 42z", BROWN, 4)
    horn = "M-34 -62C-52 -82 -84 -80 -98 -132M-70 -86C-60 -100 -58 -112 -60 -132M-92 -108C-108 -108 -118 -114 -124 -128"
    crown = both(tube(horn, "#D8B98A", 10))
    crown += fill(leaf(0, -66, -34, 50, 28) + leaf(0, -66, 34, 50, 28) + leaf(0, -66, 0, 62, 30), "#5E9B6B", INK, 4)
    crown += band(GOLD, dot(-40, -59, 7) + dot(0, -63, 8) + dot(40, -59, 7), BLUE)
    tree = tube("M205 256V40", "#9A6A3C", 12)
    tree += shape("M205 -132L232 -86H220L246 -42H230L262 8H148L180 -42H164L190 -86H178z", main)
    tree += line("M205 -100V-4M205 -64L190 -52M205 -64L220 -52M205 -26L186 -12M205 -26L224 -12", "#8FC39A", THIN)
    tree += shape("M186 8H224V30H186z", GOLD)
    return (
        hair
        + neck()
        + robe
        + low_hand(main, GOLD)
        + collar
        + face(0.6)
        + beard
        + crown
        + tree
        + raised_arm(main, GOLD)
        + fist(205, 150)
    )


def spades() -> str:
    """Return the king of spades: a hat of fur, a long white beard and a sword."""
    _, main, second, _ = CLOTH["S"]
    hair = both(
        shape("M-42 -48C-84 -34 -78 40 -98 118L-34 100z", WHITE)
        + line("M-62 -20C-68 20 -68 60 -76 104", "#8D9AA0", THIN)
    )
    robe = shape(body_shape(206), main)
    robe += fill(
        "".join(star(x, y, 15) for x, y in ((-150, 200), (-104, 232), (104, 232), (150, 200), (-104, 170), (104, 170))),
        SILVER,
    )
    robe += shape("M-52 108L-78 256H78L52 108z", second)
    robe += shape(
        "M-46 100C-110 112 -70 200 -84 256H-58C-44 200 -60 140 -30 112zM46 100C110 112 70 200 84 256H58"
        "C44 200 60 140 30 112z",
        CREAM,
    )
    collar = shape(scallops(0, 96, 146, 60, 262, 200, 4) + "L-36 92C-70 98 -110 104 -144 104z", CREAM)
    collar = both(collar)
    collar += "".join(berry("S", x, y, 10) for x, y in ((-110, 120), (-76, 124), (76, 124), (110, 120)))
    beard = shape(
        "M-54 -8C-60 40 -62 120 -50 206L-30 196L-16 212L0 198L16 212L30 196L50 206C62 120 60 40 54 -8"
        "C50 30 34 46 22 44H-22"
        "C-34 46 -50 30 -54 -8z",
        WHITE,
    )
    beard += line(
        "M-36 72C-40 110 -38 150 -34 178M-12 86C-14 120 -14 150 -12 184M12 86C14 120 14 150 12 184M36 72"
        "C40 110 38 150 34 178",
        "#8D9AA0",
        THIN,
    )
    beard += fill(MOUTH, "#B4423C") + shape(
        "M0 42C-14 34 -40 46 -46 84C-28 80 -8 66 0 50C8 66 28 80 46 84C40 46 14 34 0 42z", WHITE, 4
    )
    crown = shape("M-54 -58C-60 -112 -24 -118 0 -122C24 -118 60 -112 54 -58z", second)
    crown += line("M-30 -66C-32 -96 -16 -112 0 -120C16 -112 32 -96 30 -66M0 -66V-118", GOLD, 7)
    crown += shape(
        "M0 -149C4 -141 19 -134 19 -125C19 -115 8 -113 4 -118L8 -108H-8L-4 -118C-8 -113 -19 -115 -19 -125"
        "C-19 -134 -4 -141 0 -149z",
        GOLD,
        4,
    )
    crown += shape(
        scallops(0, 30, 84, 102, -42, 42, 6) + "L58 -34C30 -48 -30 -48 -58 -34z",
        CREAM,
    )
    crown += fill("".join(f"M{x} {y}l5 15l-5 -3l-5 3z" for x, y in ((-38, -64), (0, -70), (38, -64))), INK)
    sword = shape("M193 96V-112L205 -138L217 -112V96z", SILVER) + line("M205 -104V84", INK, THIN)
    sword += shape(
        "M158 92C158 84 166 82 170 88H240C244 82 252 84 252 92C252 104 246 108 240 106H170C164 108 158 104 158 92z",
        GOLD,
    )
    sword += tube("M205 112V182", second, 13) + shape(dot(205, 196, 15), GOLD)
    return (
        hair
        + neck()
        + robe
        + collar
        + face(-0.6, tired=True)
        + beard
        + crown
        + sword
        + raised_arm(main, CREAM)
        + fist(205, 148)
    )


KINGS = {"H": hearts, "D": diamonds, "C": clubs, "S": spades}
__all__ = ["KINGS"]
