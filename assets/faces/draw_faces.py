"""Draw the faces of the named players as SVG, beside this file: ``python assets/faces/draw_faces.py``.

Each is a medallion of 200 by 200, made to be told from the others by its outline at 28 pixels: few shapes, thick lines,
the deck's colours. Nothing leaves the disc, as QtSvg knows no clipping. Needs only the standard library.
"""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "cards"))

from court_parts import BLOND, BROWN, CHEEK, CREAM, GINGER, GOLD, SKIN, WHITE, both, shape  # noqa: E402
from svgkit import document, dot, fill, line, place  # noqa: E402
from symbols import AMBER, BLUE, INK, NIGHT, PAPER, PINE, RED, RUST  # noqa: E402

SIZE = 200
RIM = 6.0
EDGE = 5.0
GREY = "#B9BDB8"
DARK = "#2B2422"


def disc(ground: str, rim: str) -> str:
    """Return the ground of a medallion with its rim."""
    return fill(dot(100, 100, 98), rim) + fill(dot(100, 100, 98 - RIM), ground)


def about(body: str) -> str:
    """Return what is drawn about x = 0 in the middle of the medallion."""
    return place(body, 100, 0)


def bust(colour: str, neck: str = SKIN) -> str:
    """Return neck and shoulders, which end at the rim."""
    shoulders = "M-71 158C-58 142 -38 138 -22 134C-10 146 10 146 22 134C38 138 58 142 71 158A92 92 0 0 1 -71 158z"
    return shape("M-18 116H18V140C10 150 -10 150 -18 140z", neck, EDGE) + shape(shoulders, colour, EDGE)


def head(wide: float = 40, chin: float = 134) -> str:
    """Return a head without anything on it."""
    d = f"M{-wide} 82C{-wide} 34 {wide} 34 {wide} 82C{wide} {chin - 18} {wide * 0.6:g} {chin} 0 {chin}"
    return shape(f"{d}C{-wide * 0.6:g} {chin} {-wide} {chin - 18} {-wide} 82z", SKIN, EDGE)


def cheeks(y: float = 104, r: float = 9) -> str:
    """Return two red cheeks."""
    return fill(dot(-25, y, r) + dot(25, y, r), CHEEK)


def eyes(y: float = 88, r: float = 6.5, gap: float = 17) -> str:
    """Return two eyes."""
    return fill(dot(-gap, y, r) + dot(gap, y, r), INK)


def brows(inner: float, outer: float, colour: str = INK, width: float = 5) -> str:
    """Return two brows between these heights."""
    return both(line(f"M9 {inner:g}Q18 {min(inner, outer) - 4:g} 28 {outer:g}", colour, width))


def nose() -> str:
    """Return a short nose."""
    return line("M1 90C4 100 7 105 -3 106", INK, 4)


def smile(wide: float = 13, y: float = 117, deep: float = 9) -> str:
    """Return a closed mouth that smiles, or droops where ``deep`` is negative."""
    return line(f"M{-wide} {y}Q0 {y + deep} {wide} {y}", INK, 5)


def aino() -> str:
    """Return Aino, who plays steadily: fair, parted in the middle, two braids."""
    braid = "".join(
        shape(dot(x, y, r), BLOND, 4) for x, y, r in ((-45, 92, 14), (-50, 114, 14), (-52, 136, 13), (-50, 156, 11))
    )
    band = fill("M-60 147L-40 151L-42 158L-62 154z", RED)
    hair = shape("M-46 100C-62 4 62 4 46 100C44 78 30 66 0 54C-30 66 -44 78 -46 100z", BLOND, EDGE)
    collar = shape("M-26 136C-36 150 -20 162 0 152C20 162 36 150 26 136C14 146 -14 146 -26 136z", CREAM, 4)
    face = head() + cheeks() + eyes() + brows(77, 79, BROWN, 4) + nose() + smile()
    strands = both(line("M-10 42C-24 48 -34 56 -39 68", RUST, 3))
    return bust(PINE) + collar + face + hair + line("M0 30V54", INK, 4) + strands + both(braid + band)


def eino() -> str:
    """Return Eino, who bids with care: bald, grey at the sides, round glasses, a moustache."""
    tuft = shape("M-38 62C-64 58 -62 108 -42 112C-36 98 -36 78 -38 62z", GREY, EDGE)
    glasses = line(dot(-19, 88, 15) + dot(19, 88, 15), INK, 5) + line("M-4 86Q0 83 4 86", INK, 5)
    lenses = fill(dot(-19, 88, 15) + dot(19, 88, 15), "#E8F0EE")
    moustache = shape(
        "M0 105C-12 100 -30 106 -32 119C-20 122 -6 120 0 114C6 120 20 122 32 119C30 106 12 100 0 105z", GREY, 4
    )
    tie = shape("M-10 146L10 146L6 158L14 186L0 192L-14 186L-6 158z", RED, 4)
    shirt = shape("M-24 135L0 158L24 135L34 142L16 172L0 156L-16 172L-34 142z", PAPER, 4)
    crown = line("M-12 52Q0 48 12 52", CHEEK, 4)
    face = head(40, 136) + lenses + eyes(88, 6) + glasses + brows(66, 70, INK, 5) + moustache + crown
    return bust(BLUE) + tie + shirt + both(tuft) + face


def helmi() -> str:
    """Return Helmi, who bids boldly: a cloud of red curls, pearls, a wide smile."""
    ring = ((-30, 40, 22), (0, 32, 24), (30, 40, 22), (-54, 60, 21), (54, 60, 21), (-62, 88, 20), (62, 88, 20))
    low = ((-60, 114, 19), (60, 114, 19), (-48, 134, 16), (48, 134, 16))
    cloud = "".join(shape(dot(x, y, r), GINGER, EDGE) for x, y, r in (*low, *ring))
    inner = fill("M-48 130C-70 60 -40 40 0 40C40 40 70 60 48 130z", GINGER)
    low_edge = "M43 88C36 70 22 60 8 66C-6 56 -34 62 -43 88"
    fringe = fill(f"M-43 88C-52 40 52 40 43 88{low_edge[6:]}z", GINGER) + line(low_edge, INK, EDGE)
    mouth = shape("M-17 111Q0 117 17 111Q12 128 0 128Q-12 128 -17 111z", RED, 4) + fill(
        "M-12 114Q0 118 12 114L10 119H-10z", PAPER
    )
    pearls = "".join(shape(dot(x, y, 6.5), PAPER, 3) for x, y in ((-24, 142), (-9, 149), (9, 149), (24, 142)))
    face = head() + cheeks(103, 8) + eyes(87, 7) + brows(76, 72, INK, 4.5) + mouth
    return cloud + inner + bust(RED) + face + fringe + pearls


def veikko() -> str:
    """Return Veikko, who loves to take every trick: a woollen cap and all the beard there is."""
    beard = shape(
        "M-44 84C-54 128 -36 160 0 166C36 160 54 128 44 84C40 98 28 104 0 102C-28 104 -40 98 -44 84z", BROWN, EDGE
    )
    moustache = shape(
        "M0 106C-10 98 -26 100 -32 112C-20 118 -8 118 0 112C8 118 20 118 32 112C26 100 10 98 0 106z", "#6A4A38", 4
    )
    mouth = shape("M-10 122Q0 128 10 122Q8 132 0 132Q-8 132 -10 122z", RED, 3)
    cap = shape("M-44 66C-48 14 48 14 44 66z", RED, EDGE)
    brim = shape("M-48 58H48A6 6 0 0 1 52 64V72A6 6 0 0 1 46 78H-46A6 6 0 0 1 -52 72V64A6 6 0 0 1 -48 58z", CREAM, EDGE)
    bobble = shape(dot(0, 22, 13), CREAM, EDGE)
    stitch = line("M-30 60V76M-10 60V76M10 60V76M30 60V76", INK, 3)
    pattern = fill("M-28 48L-18 38L-8 48L-18 56zM8 48L18 38L28 48L18 56z", CREAM)
    face = head(42, 140) + cheeks(98, 7) + eyes(90, 6.5) + nose()
    return bust(NIGHT) + face + beard + moustache + mouth + bobble + cap + pattern + brim + stitch


def onni() -> str:
    """Return Onni, who sets high contracts: a flat cap askew, straw hair, freckles and a grin."""
    ear = shape("M-38 84C-54 78 -54 106 -38 104z", SKIN, EDGE)
    hair = shape(
        "M-42 88C-48 56 -30 52 0 52C30 52 48 56 42 88L34 68L24 78L14 66L2 78L-10 66L-22 78L-32 68z", BLOND, EDGE
    )
    cap = shape("M-50 60C-60 20 20 8 46 34C56 44 54 56 52 62C20 52 -20 52 -50 60z", GOLD, EDGE)
    peak = shape("M-52 62C-30 48 30 48 54 62C68 66 78 74 74 80C52 66 -20 60 -52 62z", RUST, EDGE)
    freckles = fill(
        "".join(dot(x, y, 2.6) for x, y in ((-28, 98), (-20, 102), (-29, 107), (28, 98), (20, 102), (29, 107))), RUST
    )
    grin = shape("M-19 110Q0 116 19 110Q14 129 0 129Q-14 129 -19 110z", PAPER, 4) + line(
        "M-15 118Q0 123 15 118", INK, 2.5
    )
    scarf = shape(
        "M-28 132C-14 144 14 144 28 132C36 136 38 144 34 150C14 162 -14 162 -34 150C-38 144 -36 136 -28 132z", RED, EDGE
    )
    face = head(38, 134) + cheeks(104, 8) + freckles + eyes(88, 7) + nose() + grin
    return bust(PINE) + both(ear) + face + hair + cap + peak + fill(dot(-4, 22, 5), INK) + scarf


def kerttu() -> str:
    """Return Kerttu, who keeps her contracts low: an old woman in a scarf that is tied under her chin."""
    scarf = shape(
        "M0 18C-48 18 -62 64 -58 104C-56 126 -40 142 -18 150H18C40 142 56 126 58 104C62 64 48 18 0 18z", RED, EDGE
    )
    spots = "".join(
        dot(x, y, 5)
        for x, y in ((-30, 38), (0, 30), (30, 38), (-48, 66), (48, 66), (-50, 96), (50, 96), (-42, 122), (42, 122))
    )
    face = head(37, 132) + shape("M-37 78C-36 40 36 40 37 78C28 62 12 56 0 60C-12 56 -28 62 -37 78z", WHITE, EDGE)
    face += cheeks(104, 10) + line("M-26 90Q-18 82 -10 90M10 90Q18 82 26 90", INK, 5) + nose() + smile(10, 117, 7)
    face += line("M-32 92L-37 89M32 92L37 89", INK, 3)
    knot = shape("M0 142L-34 132C-40 150 -30 160 -22 162zM0 142L34 132C40 150 30 160 22 162z", RED, EDGE) + shape(
        dot(0, 144, 9), RED, EDGE
    )
    return bust(BLUE) + scarf + fill(spots, PAPER) + face + knot


def martta() -> str:
    """Return Martta, who likes to declare and ask: round, with a bun on top, and speaking."""
    bun = shape(dot(0, 28, 20), DARK, EDGE) + line("M-12 22Q0 14 12 24", "#6A5A52", 4)
    back = shape("M-50 98C-60 30 60 30 50 98C46 110 -46 110 -50 98z", DARK, EDGE)
    hair = shape("M-46 92C-54 36 -22 42 0 44C22 42 54 36 46 92C42 70 30 62 6 58C-18 62 -40 70 -46 92z", DARK, EDGE)
    ribbon = shape("M-16 44H16L13 52H-13z", AMBER, 4)
    mouth = shape("M-12 113Q0 110 12 113Q10 127 0 127Q-10 127 -12 113z", "#8C2A2A", 4)
    collar = shape("M-30 136L0 150L30 136L40 148L12 172L0 152L-12 172L-40 148z", PAPER, 4)
    drops = shape(dot(-46, 112, 6) + dot(46, 112, 6), AMBER, 3)
    face = head(43, 138) + cheeks(106, 11) + eyes(88, 6.5) + brows(75, 75, INK, 4.5) + mouth
    return bun + back + bust(AMBER) + collar + face + hair + ribbon + drops


def tauno() -> str:
    """Return Tauno, who bids little and seldom asks: a hat drawn low, a long face, no word."""
    side = shape("M-40 74H-28V112C-38 108 -42 96 -40 74z", DARK, 4)
    moustache = shape(
        "M0 108C-10 102 -22 106 -28 130L-20 134C-16 122 -8 118 0 117C8 118 16 122 20 134L28 130C22 106 10 102 0 108z",
        DARK,
        4,
    )
    brim = shape("M-78 74C-60 60 60 60 78 74C60 88 -60 88 -78 74z", "#5A5348", EDGE)
    crown = shape(
        "M-38 70C-40 30 -34 18 -16 22C-6 26 6 26 16 22C34 18 40 30 38 70C16 76 -16 76 -38 70z", "#5A5348", EDGE
    )
    band = shape("M-39 60C-16 66 16 66 39 60L38 71C16 77 -16 77 -38 71z", INK, 3)
    feather = shape("M30 62C36 44 46 34 54 32C54 46 46 58 36 66z", AMBER, 4)
    coat = shape("M-30 136L-8 178L0 150L8 178L30 136L44 144L20 192H-20L-44 144z", PINE, 4)
    face = head(36, 142) + line("M-25 96H-11M11 96H25", INK, 6) + nose() + line("M-7 128H7", INK, 5)
    return bust("#6E6A60") + coat + face + both(side) + moustache + crown + band + brim + feather


#: Character id, ground, rim, and who draws it.
FACES = {
    "aino": ("#E9EEDC", PINE, aino),
    "eino": ("#E6EAEA", NIGHT, eino),
    "helmi": ("#E6EAEA", RED, helmi),
    "veikko": ("#FAEBCB", NIGHT, veikko),
    "onni": ("#DCE6E4", RUST, onni),
    "kerttu": ("#FAEBCB", RED, kerttu),
    "martta": ("#F7E9DC", RUST, martta),
    "tauno": ("#E9EEDC", "#5A5348", tauno),
}


def picture_of(name: str) -> str:
    """Return the whole SVG of a character."""
    ground, rim, draw = FACES[name]
    return document(disc(ground, rim) + about(draw()), SIZE, SIZE)


def main() -> None:
    """Write all faces."""
    for name in FACES:
        (HERE / f"{name}.svg").write_text(picture_of(name), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
