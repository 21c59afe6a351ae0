"""One stylesheet and one palette for everything beside the table, made from the table's felt.

Widgets tell their part by the dynamic property ``role`` (a label's ``title``, ``number``, ``muted`` …; a button's
``primary``, ``quiet``, ``suit``); the stylesheet is the only place that says how a role looks. All distances are
multiples of one unit, 8 pixels in a 1280×720 window and more in a large one.
"""

from __future__ import annotations

from string import Template
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPalette
from PySide6.QtWidgets import QWidget

from marjapussi_desktop.engine.cards import Suit
from marjapussi_desktop.ui.table.card_style import USUAL_STYLE, CardStyle
from marjapussi_desktop.ui.table.theme import INK, LINGONBERRY, PAPER, PINE, SUIT_COLOURS, Deck, Theme

_STEP: Final = 0.25
_LARGEST: Final = 3.0
_TEXT_STEP: Final = 0.05
_LEAST_ROOM: Final = (683, 360)
"""What the pages need with texts at scale 1, in pixels; panels over the table take smaller texts (``fitting``)."""


class Look:
    """The felt, the cards and the scale of the controls; set by the window, read when something is built or painted."""

    theme: Theme = PINE
    deck: Deck = Deck.TWO_COLOURS
    cards: CardStyle = USUAL_STYLE
    scale: float = 1.0
    spacing: float = 1.0
    """The scale of the room between things, which does not grow with the text."""
    is_still: bool = False
    """Whether nothing is to move."""


def px(distance: int) -> int:
    """A distance of a 1280×720 window at the current scale."""
    return round(distance * Look.scale)


def gap(distance: int) -> int:
    """Room between things: as ``px``, but text that is made larger leaves it as it is."""
    return round(distance * Look.spacing)


def scale_for(width: int, height: int, text_percent: int = 100) -> float:
    """How much larger than at 1280×720 the controls are: never smaller, and in steps, as a change is costly.

    Larger text makes them larger still, as far as every panel and sheet has room in the window.
    """
    fit = min(width / 1280, height / 720)
    usual = max(1.0, min(_LARGEST, int(fit / _STEP) * _STEP))
    room = min(width / _LEAST_ROOM[0], height / _LEAST_ROOM[1])
    return max(usual, min(usual * text_percent / 100, int(room / _TEXT_STEP) * _TEXT_STEP))


def set_role(widget: QWidget, role: str) -> None:
    """Give a widget its part in the stylesheet."""
    if widget.property("role") == role:
        return
    widget.setProperty("role", role)
    wear_anew(widget)


def wear_anew(widget: QWidget) -> None:
    """Let a widget take its look from the stylesheet again, after one of its properties has changed.

    Before its first showing it has none yet. Qt itself asks the style here: in Python ``widget.style()`` may return
    what has taken the place of a style that is gone, as a widget's own stylesheet comes and goes with its style.
    """
    if widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.Polish))


def mix(one: str, other: str, part: float) -> str:
    """The colour between ``one`` (part 0) and ``other`` (part 1)."""
    a, b = QColor(one), QColor(other)
    pairs = ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    return QColor(*(round(x + (y - x) * part) for x, y in pairs)).name()


def colours(theme: Theme) -> dict[str, str]:
    """The colours of the controls on a felt."""
    lift = PAPER if theme.is_light else "#FFFFFF"
    return {
        "felt": theme.felt,
        "text": theme.text,
        "muted": theme.muted,
        "accent": theme.accent,
        "on_accent": "#FFFFFF" if theme.is_light else INK,
        "panel": mix(theme.felt, lift, 0.75 if theme.is_light else 0.07),
        "field": mix(theme.felt, "#FFFFFF", 0.9) if theme.is_light else mix(theme.felt, "#000000", 0.25),
        "button": mix(theme.felt, INK, 0.07) if theme.is_light else mix(theme.felt, "#FFFFFF", 0.14),
        "hover": mix(theme.felt, INK, 0.13) if theme.is_light else mix(theme.felt, "#FFFFFF", 0.22),
        "edge": mix(theme.felt, INK, 0.28) if theme.is_light else mix(theme.felt, "#FFFFFF", 0.26),
        "outline": mix(theme.felt, INK, 0.52) if theme.is_light else mix(theme.felt, "#FFFFFF", 0.44),
        "accent_hover": mix(theme.accent, "#FFFFFF", 0.15),
        "disabled": mix(theme.felt, theme.muted, 0.55),
        "paper": PAPER,
        "worn": mix(PAPER, INK, 0.2),
        "ink": INK,
        "berry": LINGONBERRY,
    }


def palette(theme: Theme) -> QPalette:
    """The palette for whatever the stylesheet leaves to Qt."""
    c = colours(theme)
    role = QPalette.ColorRole
    result = QPalette(QColor(c["button"]), QColor(c["panel"]))
    for which, colour in (
        (role.Window, "panel"),
        (role.WindowText, "text"),
        (role.Base, "field"),
        (role.AlternateBase, "panel"),
        (role.Text, "text"),
        (role.Button, "button"),
        (role.ButtonText, "text"),
        (role.Highlight, "accent"),
        (role.HighlightedText, "on_accent"),
        (role.Link, "accent"),
        (role.PlaceholderText, "muted"),
        (role.ToolTipBase, "paper"),
        (role.ToolTipText, "ink"),
    ):
        result.setColor(which, QColor(c[colour]))
    for which in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, which, QColor(c["disabled"]))
    return result


def stylesheet(theme: Theme, scale: float, spacing: float, family: str) -> str:
    """The stylesheet for a felt; ``scale`` of the texts as by ``scale_for``; ``spacing``: the scale of edges and of the
    room around texts; ``family`` of the font, empty for the system's.
    """
    sizes = {f"s{n}": f"{max(1, round(n * scale))}px" for n in _SIZES}
    gaps = {f"g{n}": f"{max(1, round(n * spacing))}px" for n in _SIZES}
    font = f'font-family: "{family}";' if family else ""
    # A layout that lacks room presses a widget to the least height of its sheet, which may not be less than its text.
    lows = {
        f"low{low}of{n}": f"{max(round(low * spacing), _line_height(family, round(n * scale)))}px" for low, n in _LOWS
    }
    return _SHEET.substitute(colours(theme), font=font, **sizes, **gaps, **lows)


def _line_height(family: str, letters_px: int) -> int:
    """The height of a line of the letters of a size, in pixels."""
    font = QFont(family) if family else QFont()
    font.setPixelSize(max(1, letters_px))
    return QFontMetrics(font).size(Qt.TextFlag.TextShowMnemonic, "A").height()  # as a button asks for it


def suits_on_panels(theme: Theme, deck: Deck) -> dict[Suit, str]:
    """The suits in a text on a panel: as on the cards on a light felt, and brighter on a dark one."""
    if theme.is_light:
        return SUIT_COLOURS[deck]
    return {suit: _BRIGHT.get(colour, theme.text) for suit, colour in SUIT_COLOURS[deck].items()}


_BRIGHT: Final = {LINGONBERRY: "#F58A8F", "#1F6B43": "#7CCB9B", "#A84B00": "#F2A33A"}

_SIZES: Final = (1, 2, 4, 6, 8, 12, 14, 16, 18, 20, 22, 24, 26, 32, 36, 40, 44, 48, 56, 72, 96, 160)

_LOWS: Final = ((24, 14), (24, 16), (26, 16), (26, 18), (26, 20), (32, 18), (40, 20), (44, 26))
"""Least heights of controls, each with the size of their letters."""

_SHEET: Final = Template("""
* { $font font-size: $s18; }
QWidget { color: $text; }
QMainWindow, QDialog, #home { background: $felt; }
QDialog { background: $panel; }
QMessageBox, QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QToolTip { background: $paper; color: $ink; border: $g1 solid $edge; padding: $g4; }

QLabel { background: transparent; }
QLabel[role="display"] { font-size: $s48; font-weight: 700; }
QLabel[role="title"] { font-size: $s26; font-weight: 600; }
QLabel[role="heading"] { font-size: $s20; font-weight: 600; }
QLabel[role="number"] { font-size: $s44; font-weight: 700; }
QLabel[role="number-wrong"] { font-size: $s44; font-weight: 700; color: $accent; }
QLabel[role="total"] { font-size: $s24; font-weight: 700; }
QLabel[role="muted"] { color: $muted; }
QLabel[role="small"] { color: $muted; font-size: $s16; }
QLabel[role="small-warning"] { color: $accent; font-size: $s16; }
QLabel[role="group"] { color: $accent; font-weight: 600; padding: $g8 0 $g4 0; }
QLabel[role="source"] { color: $muted; font-size: $s14; font-style: italic; }
QLabel[role="option"] { font-weight: 600; }
QLabel[role="mark"] { color: $on_accent; background: $accent; border-radius: $g6; font-size: $s14; font-weight: 600;
    padding: 0 $g6; }
QLabel[role="problem"] { color: $text; background: $field; border-left: $g4 solid $accent; font-size: $s16;
    padding: $g6 $g12; }
QLabel[role="accent"] { color: $accent; font-weight: 600; }
QLabel[role="warning"] { color: $accent; }
QLabel[role="chip"] { background: $button; border-radius: $g8; padding: $g2 $g8; }
QLabel[role="chip-best"] { background: $accent; color: $on_accent; font-weight: 600;
    border-radius: $g8; padding: $g2 $g8; }

QPushButton { background: $button; border: $g2 solid $button; border-radius: $g8;
    padding: $g4 $g16; min-height: $low32of18; outline: none; }
QPushButton:hover { background: $hover; border-color: $hover; }
QPushButton:focus { border-color: $text; }
QPushButton:disabled { color: $disabled; }
QPushButton[role="primary"] { background: $accent; border-color: $accent; color: $on_accent; font-weight: 600; }
QPushButton[role="primary"]:hover { background: $accent_hover; border-color: $accent_hover; }
QPushButton[role="primary"]:focus { border: $g4 solid $text; padding: $g2 $g14; }
QPushButton[role="primary"]:disabled { background: $button; border-color: $button; color: $disabled; }
QPushButton[role="step"] { font-size: $s26; font-weight: 600; min-width: $g44; min-height: $low44of26; padding: 0; }
QPushButton[role="call"] { min-height: $low26of18; padding: $g2 $g6; }
QPushButton[role="landmark"] { font-size: $s16; min-height: $low26of16; min-width: $g36; padding: $g2 $g8; }
QPushButton[role="suit"], QPushButton[role="suit-primary"] { background: $paper; color: $ink;
    border-color: $edge; }
QPushButton[role="suit-vain"] { background: $worn; color: $ink; border: $g2 dashed $ink; }
QPushButton[role="suit-primary"] { border: $g4 solid $accent; font-weight: 600; }
QPushButton[role="suit"]:hover, QPushButton[role="suit-primary"]:hover { background: #FFFFFF; }
QPushButton[role="suit-vain"]:hover { background: $paper; }
QPushButton[role="suit"]:focus, QPushButton[role="suit-vain"]:focus { border: $g4 solid $ink; padding: $g2 $g14; }
QPushButton[role="suit-primary"]:focus { border-color: $ink; }
QPushButton[tight="true"] { padding: $g2 $g8; }
QPushButton[tight="true"]:focus, QPushButton[role="suit-primary"][tight="true"] { padding: 0 $g6; }
QPushButton[role="home"] { font-size: $s20; min-height: $low40of20; }
QPushButton[role="home-primary"] { font-size: $s20; min-height: $low40of20; background: $accent; border-color: $accent;
    color: $on_accent; font-weight: 600; }
QPushButton[role="home-primary"]:hover { background: $accent_hover; border-color: $accent_hover; }
QPushButton[role="home-primary"]:focus { border: $g4 solid $text; padding: $g2 $g14; }
QPushButton[role="quiet"] { background: transparent; border-color: transparent; padding: 0 $g12; }
QPushButton[role="quiet"]:hover { background: $hover; }
QPushButton[role="quiet"]:focus { border-color: $accent; }
QPushButton[role="quiet"]:checked { color: $accent; border-bottom-color: $accent; border-radius: 0; }
QPushButton[role="quiet"]:checked:hover { color: $text; }
QPushButton[role="link"] { background: transparent; border: $g1 solid transparent; color: $accent;
    font-size: $s16; padding: 0 $g2; min-height: $low24of16; text-align: left; }
QPushButton[role="link"]:hover { text-decoration: underline; }
QPushButton[role="link"]:focus { border-color: $accent; }
QPushButton[role="chip"] { background: transparent; border: $g1 solid transparent; border-radius: $g8; color: $muted;
    font-size: $s14; padding: 0 $g6; min-height: $low24of14; }
QPushButton[role="chip"]:hover { background: $hover; color: $text; }
QPushButton[role="chip"]:focus { border-color: $accent; }
QPushButton[role="chip-flush"] { background: transparent; border: $g1 solid transparent; border-left: 0;
    border-radius: 0; color: $muted; font-size: $s14; padding: 0 $g6 0 0; min-height: $low24of14; text-align: left; }
QPushButton[role="chip-flush"]:hover { color: $text; }
QPushButton[role="chip-flush"]:focus { color: $text; border-bottom-color: $accent; }
QPushButton[role="small-step"] { font-size: $s20; font-weight: 600; min-width: $g32;
    min-height: $low26of20; padding: 0; }
QPushButton[role="choice"] { text-align: left; padding: $g8 $g16; border-color: $outline; }
QPushButton[role="choice"]:checked { border-color: $accent; background: $hover; }
QPushButton[role="choice"]:focus { border: $g4 solid $text; padding: $g6 $g14; }
QPushButton[advised="true"] { background: $accent; border-color: $accent; color: $on_accent; }
QPushButton[advised="true"]:hover { background: $accent_hover; border-color: $accent_hover; }
QPushButton[advised="true"]:focus { border: $g4 solid $text; padding: $g2 $g14; }
QPushButton[role="primary"][advised="false"] { background: $button; border-color: $button; color: $text; }
QPushButton[role="primary"][advised="false"]:hover { background: $hover; border-color: $hover; }
QPushButton[role="primary"][advised="false"]:focus { border-color: $text; }
QPushButton[role="primary"][advised="false"]:disabled { color: $disabled; }
QPushButton[role^="suit"][advised="true"] { background: $paper; border: $g4 dashed $accent; color: $ink;
    padding: $g2 $g14; }
QPushButton[role^="suit"][advised="true"]:hover { background: #FFFFFF; }
QPushButton[role^="suit"][advised="true"]:focus { border-style: solid; }
QPushButton[tight="true"][advised="true"]:focus, QPushButton[role^="suit"][tight="true"][advised="true"] {
    padding: 0 $g6; }
QPushButton[role="suit-primary"][advised="false"] { border-color: $edge; }
QPushButton::menu-indicator { image: none; width: 0; }

#bar { background: $panel; border-bottom: $g1 solid $edge; }
#bar QPushButton[role="quiet"] { padding: 0 $g8; }
#panel { background: $panel; border: $g1 solid $edge; border-radius: $g16; }
#panel[role="page"] { border: none; border-radius: 0; }
#panel[role="offer"] { border: $g2 solid $accent; }
#panel[role="side"] { border: none; border-left: $g1 solid $edge; border-radius: 0; }
#line { background: $edge; max-height: $g1; min-height: $g1; }

#option { border: none; border-bottom: $g1 solid $edge; }
#story { background: $panel; border: none; }
#story[role="drawer"], #story[role="note-drawer"] { border-left: $g1 solid $edge; }
#story[role="note"], #story[role="note-drawer"] { border-top: $g1 solid $edge; }
#scroll { background: transparent; border: none; }
#scrolled { background: transparent; }

QLineEdit, QComboBox, QSpinBox { background: $field; border: $g1 solid $outline; border-radius: $g6;
    padding: $g4 $g8; min-height: $low26of18; selection-background-color: $accent; selection-color: $on_accent;
    placeholder-text-color: $muted; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus { border: $g2 solid $accent; }
QSpinBox::up-button, QSpinBox::down-button { width: 0; border: none; }
QSpinBox QLineEdit, QSpinBox QLineEdit:focus { border: none; padding: 0; min-height: 0; background: transparent; }
QComboBox::drop-down { border: none; width: $g24; }
QComboBox QAbstractItemView { background: $panel; border: $g1 solid $edge; selection-background-color: $accent;
    selection-color: $on_accent; }
QSlider { min-height: $g32; }
QSlider::groove:horizontal { background: $outline; height: $g4; border-radius: $g2; }
QSlider::sub-page:horizontal { background: $accent; height: $g4; border-radius: $g2; }
QSlider::handle:horizontal { background: $text; border: $g2 solid $panel; width: $g16; margin: -$g8 0;
    border-radius: $g8; }
QSlider::handle:horizontal:focus { background: $accent; border-color: $text; }
QCheckBox, QRadioButton { spacing: $g8; }
QCheckBox:focus, QRadioButton:focus { color: $accent; }

QMenu { background: $panel; border: $g1 solid $edge; padding: $g8; }
QMenu::item { padding: $g4 $g32 $g4 $g16; border-radius: $g4; }
QMenu::item:selected { background: $accent; color: $on_accent; }
QMenu::item:disabled { color: $disabled; }
QMenu::separator { height: $g1; background: $edge; margin: $g6 $g8; }

QTableView { background: $field; border: $g2 solid $field; border-radius: $g8; selection-background-color: $hover;
    selection-color: $text; outline: none; }
QTableView:focus { border-color: $accent; }
QTableView::item { padding: 0 $g8; border: none; border-bottom: $g1 solid $edge; }
QTableView::item:selected { background: $hover; color: $text; }
QHeaderView { background: transparent; }
QHeaderView::section { background: $field; color: $muted; border: none; border-bottom: $g2 solid $edge;
    padding: $g4 $g8; font-weight: 600; }
QHeaderView::section:first { border-top-left-radius: $g6; }
QHeaderView::section:last { border-top-right-radius: $g6; }
#decisions { background: $field; border: $g2 solid $field; border-radius: $g8; outline: none; font-size: $s16; }
#decisions:focus { border-color: $accent; }
#decision { font-size: $s16; }
QTextBrowser { background: $field; border: $g2 solid $field; border-radius: $g8; }
QTextBrowser:focus { border-color: $accent; }
QScrollBar:vertical { background: transparent; width: $g12; margin: $g6 0; }
QScrollBar::handle:vertical { background: $outline; border-radius: $g6; min-height: $g32; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; width: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
""")
