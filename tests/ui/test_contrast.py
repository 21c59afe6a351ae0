"""Whatever is read stands out from its ground, on every felt and with either deck; no meaning lies in a colour alone.

The tables below name every pair of colours that meet. The last tests find colours that stand in none.
"""

from __future__ import annotations

import itertools
import re
from enum import Enum
from pathlib import Path
from typing import Final

import pytest

from marjapussi_desktop.ui import style
from marjapussi_desktop.ui.moments import hanging
from marjapussi_desktop.ui.story.curve import PENS
from marjapussi_desktop.ui.style import colours, suits_on_panels
from marjapussi_desktop.ui.table.drawing import HEARTS_ON_DARK
from marjapussi_desktop.ui.table.theme import (
    INK,
    LINGONBERRY,
    PAPER,
    SUIT_COLOURS,
    THEMES,
    Deck,
    Theme,
)
from marjapussi_desktop.ui.table.trump_indicator import felt_suit_colour
from tests.ui.colours import DEFICIENCIES, contrast, difference, rgb

FELTS = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
DECKS = pytest.mark.parametrize("deck", Deck)


class Kind(Enum):
    """What a colour is for; the value is the least contrast to its ground (WCAG 2.2, AA)."""

    TEXT = 4.5
    SIGN = 3.0
    """Graphical marks, borders that say where something is, rings of the focus."""


T, S = Kind.TEXT, Kind.SIGN

PAIRS: Final[tuple[tuple[Kind, str, tuple[str, ...]], ...]] = (
    (T, "text", ("felt", "panel", "field", "button", "hover", "plate", "veil")),
    (T, "muted", ("felt", "panel", "field", "plate")),
    (T, "accent", ("felt", "panel", "field", "plate")),
    (T, "on_accent", ("accent", "accent_hover")),
    (T, "ink", ("paper", "white", "worn")),
    (T, "plate", ("accent",)),  # the question mark at a seat
    (S, "text", ("felt", "panel")),  # rings about what has the keyboard
    (S, "ink", ("paper",)),  # the ring of a card and of a suit's button
    (S, "accent", ("felt", "panel", "field", "plate", "button", "hover")),
    (S, "muted", ("panel", "field", "felt")),  # the switch that is off, lines of a plot
    (S, "outline", ("felt", "panel", "field")),
)
"""Kind, what is seen, and on what."""

NO_CONTRAST: Final = {
    "disabled": "what cannot be used is exempt (WCAG 1.4.3); it also cannot be focused",
    "edge": "parts what spacing parts already: lines between rows, round panels and tooltips",
    "plate_edge": "round plates, which their ground and their place tell already",
    "vignette": "the felt's darker corners, an ornament",
    "dim": "laid over a card that may not be played, so that it is less seen; such a card is also not raised",
    "berry": "a ground for ornaments only, in the art",
}
"""Colours that need none, and why."""

OTHER: Final = {
    "ui/icons.py": "the colour in which icons are drawn; it gives way to that of the text beside them",
    "ui/table/theme.py": "the felts and decks, whose fields stand in PAIRS or NO_CONTRAST",
    "ui/style.py": "mixed into the colours of the controls, which stand there too, and the suits on panels",
    "ui/table/card_style.py": "the grounds of the backs, which tell nothing",
    "ui/table/drawing.py": "the red suits on a dark felt: see the test of suits",
    "ui/moments/hanging.py": "linen, thread and wood of the hanging; its words are ink on paper",
    "ui/moments/pictures.py": "flat colours within outlines of ink; each picture has its words under it",
    "ui/export/hand_picture.py": "the exported picture's paper: lines and the ground of a won card, under ink",
}
"""Module with colours of its own → what they are."""

MEANINGS: Final = (
    ("accent", "text", "whose turn: an arrow and a thicker edge, and the word; the side's curve: drawn through"),
    ("accent", "muted", "a curve or bar of another: dashed, or named under it; a switch: the knob's side"),
    ("text", "muted", "second lines: their place and size; moves to come: after the one in bold"),
    ("accent", "button", "contracts failed: hatched"),
    ("accent", "outline", "a field with the keyboard: its edge is twice as thick"),
    ("muted", "disabled", "a second line that is no button: it is never greyed"),
    ("muted", "outline", "words, and the edge about a field"),
    ("disabled", "outline", "words, and the edge about a field"),
    ("text", "disabled", "what cannot be used: it does not take the keyboard, and says so to a screen reader"),
)
"""Two colours that tell two things apart, and what tells them apart without colour."""

INKS: Final = ("text", "muted", "accent", "disabled", "outline")
"""Colours that lie beside each other on one ground."""

ALONE: Final = (("panel", "accent"), ("button", "text"), ("panel", "text"), ("paper", "ink"))
"""Two colours of which nothing else tells apart: a ring that is there or not. They differ for everybody."""
AT_A_GLANCE: Final = 25.0


def named(theme: Theme) -> dict[str, str]:
    """Every colour by its name."""
    own = {name: str(getattr(theme, name)) for name in _fields()}
    return {**own, **colours(theme), "white": "#FFFFFF"}


def _fields() -> list[str]:
    """The names of a felt's colours."""
    return [name for name in Theme.__annotations__ if str(getattr(THEMES["pine"], name)).startswith("#")]


def grounds(theme: Theme, name: str) -> list[tuple[float, float, float]]:
    """What a ground looks like: the veil over whatever may lie under it, the others as they are."""
    felt, told = rgb(theme.felt), named(theme)[name]
    under = (felt, rgb(PAPER), rgb(INK), rgb(LINGONBERRY)) if name == "veil" else (felt,)
    return [rgb(told, below) for below in under]


@FELTS
@pytest.mark.parametrize(("kind", "seen", "on"), [(k, s, g) for k, s, gs in PAIRS for g in gs])
def test_what_is_seen_stands_out_from_its_ground(theme: Theme, kind: Kind, seen: str, on: str) -> None:
    for ground in grounds(theme, on):
        ratio = contrast(rgb(named(theme)[seen], ground), ground)
        assert ratio >= kind.value, f"{theme.key}: {seen} on {on} has {ratio:.2f}, and {kind.value} is needed"


@FELTS
@DECKS
def test_suits_stand_out_on_cards_panels_and_felts(theme: Theme, deck: Deck) -> None:
    for suit, colour in SUIT_COLOURS[deck].items():
        on_panel, on_felt = suits_on_panels(theme, deck)[suit], felt_suit_colour(theme, deck, suit)
        assert contrast(rgb(colour), rgb(PAPER)) >= T.value
        for ground in ("panel", "felt", "field"):
            assert contrast(rgb(on_panel), rgb(named(theme)[ground])) >= T.value, (suit, ground)
        for under in (rgb(theme.felt), *grounds(theme, "veil")):
            assert contrast(rgb(on_felt), under) >= S.value, (suit, "in a caption of large letters")


@pytest.mark.parametrize("colour", [hanging.PINE_GREEN, LINGONBERRY, hanging.WOOD, INK])
def test_threads_stand_out_from_the_linen(colour: str) -> None:
    assert contrast(rgb(colour), rgb(PAPER)) >= S.value


@FELTS
@pytest.mark.parametrize("deficiency", [None, *DEFICIENCIES])
def test_what_nothing_but_colour_tells_apart_differs_for_everybody(theme: Theme, deficiency: str | None) -> None:
    told = named(theme)
    for one, other in ALONE:
        apart = difference(rgb(told[one]), rgb(told[other]), deficiency)
        assert apart >= AT_A_GLANCE, f"{theme.key}, {deficiency}: {one} and {other} differ by {apart:.0f}"


@pytest.mark.parametrize("deficiency", [None, *DEFICIENCIES])
def test_the_suits_of_four_colours_differ_for_everybody_and_have_their_shapes(deficiency: str | None) -> None:
    """With a deficiency two of them come near each other; each has its shape, as in the deck of two colours."""
    four = SUIT_COLOURS[Deck.FOUR_COLOURS].values()
    least = min(difference(rgb(a), rgb(b), deficiency) for a, b in itertools.combinations(four, 2))
    assert least >= (AT_A_GLANCE if deficiency is None else 10.0)


@FELTS
def test_inks_that_come_near_each_other_are_told_apart_by_more_than_colour(theme: Theme) -> None:
    told, known = named(theme), {frozenset((one, other)) for one, other, _how in MEANINGS}
    for one, other in itertools.combinations(INKS, 2):
        apart = min(difference(rgb(told[one]), rgb(told[other]), seen) for seen in (None, *DEFICIENCIES))
        assert apart >= AT_A_GLANCE or frozenset((one, other)) in known, f"{one} and {other} differ by {apart:.0f}"


def test_the_curves_of_a_match_are_told_apart_by_their_strokes() -> None:
    assert len(set(PENS)) == len(PENS) == 3


# -- no colour is in no table --------------------------------------------------------------------------------------


def in_tables() -> set[str]:
    """The names of the tables above."""
    grounds_told = {ground for _kind, _seen, on in PAIRS for ground in on}
    return {seen for _kind, seen, _on in PAIRS} | grounds_told | set(NO_CONTRAST)


@FELTS
def test_every_colour_of_the_controls_and_of_a_felt_is_in_a_table(theme: Theme) -> None:
    assert set(named(theme)) - in_tables() == set()


RULE: Final = re.compile(r"([^{}]+)\{([^{}]*)\}")


def pairs_of(body: str) -> list[tuple[str, str]]:
    """Which colour a rule sets on which ground, selected or not."""
    pairs: list[tuple[str, str]] = []
    for part in ("", "selection-"):
        inks = re.findall(rf"(?<![-\w]){part}color:\s*\$(\w+)", body)
        fills = re.findall(rf"(?<![-\w]){part}background(?:-color)?:\s*\$(\w+)", body)
        pairs += itertools.product(inks, fills)
    return pairs


def test_every_pair_of_the_stylesheet_is_in_a_table() -> None:
    """A rule that sets both a colour and its ground."""
    texts = {(seen, ground) for kind, seen, on in PAIRS for ground in on if kind is T}
    missing = []
    for selector, body in RULE.findall(style._SHEET.template):
        for ink, fill in pairs_of(body):
            if ink not in NO_CONTRAST and (ink, fill) not in texts:
                missing.append(f"{selector.strip()}: {ink} on {fill}")
    assert missing == []


def test_every_module_with_colours_of_its_own_is_in_a_table() -> None:
    ui = Path(style.__file__).parent
    own = {
        f"ui/{path.relative_to(ui).as_posix()}"
        for path in ui.rglob("*.py")
        if re.search(r"[\"']#(?:[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})[\"']", path.read_text(encoding="utf-8"))
    }
    assert own == set(OTHER)


def test_the_measure_is_that_of_the_recommendation() -> None:
    """Values that others have published."""
    assert contrast(rgb("#000000"), rgb("#FFFFFF")) == pytest.approx(21.0)
    assert contrast(rgb("#767676"), rgb("#FFFFFF")) == pytest.approx(4.54, abs=0.01)
    assert difference(rgb("#FF0000"), rgb("#FF0000")) == 0
    assert difference(rgb("#000000"), rgb("#FFFFFF")) == pytest.approx(100.0, abs=0.1)
    plain = difference(rgb("#B3202A"), rgb("#1F6B43"))
    assert difference(rgb("#B3202A"), rgb("#1F6B43"), "deuteranopia") < plain / 2, "red and green come near"
    assert HEARTS_ON_DARK != LINGONBERRY
