"""Every setting as a row of one table: its section, its field of ``Preferences``, its words and its values.

A new setting is a field in ``settings/preferences`` and a row here; the sheet shows it, finds it and keeps it.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.ui.apply_theme import AS_THE_SYSTEM
from marjapussi_desktop.ui.i18n import LANGUAGES, QT_TRANSLATE_NOOP


class Section(Enum):
    """The headings of the sheet, in its order."""

    TABLE = QT_TRANSLATE_NOOP("Settings", "Table")
    CARDS = QT_TRANSLATE_NOOP("Settings", "Cards")
    PLAY = QT_TRANSLATE_NOOP("Settings", "Play")
    SOUND = QT_TRANSLATE_NOOP("Settings", "Sound")
    READING = QT_TRANSLATE_NOOP("Settings", "Reading")


class Kind(Enum):
    """How a setting is shown: one of its values in a list, a switch for true and false, or the volume's slider."""

    CHOICE = "choice"
    SWITCH = "switch"
    VOLUME = "volume"


@frozen
class Setting:
    """One row. ``label`` names it; ``values``: of a choice, each with its text; ``about``: a sentence below it, or
    empty; ``words``: more words by which it is found.
    """

    section: Section
    field: str
    label: str
    values: tuple[tuple[object, str], ...] = ()
    about: str = ""
    words: str = ""
    kind: Kind = Kind.CHOICE


SETTINGS: Final = (
    Setting(
        Section.TABLE,
        "felt",
        QT_TRANSLATE_NOOP("Settings", "Colours"),
        (
            (AS_THE_SYSTEM, QT_TRANSLATE_NOOP("Settings", "As the system")),
            ("pine", QT_TRANSLATE_NOOP("Settings", "Pine green (dark)")),
            ("blue_hour", QT_TRANSLATE_NOOP("Settings", "Blue hour (dark)")),
            ("lingonberry", QT_TRANSLATE_NOOP("Settings", "Lingonberry (dark)")),
            ("birch", QT_TRANSLATE_NOOP("Settings", "Birch (light)")),
        ),
        words=QT_TRANSLATE_NOOP("Settings", "felt colour color theme background light dark mode green"),
    ),
    Setting(
        Section.TABLE,
        "story_tricks",
        QT_TRANSLATE_NOOP("Settings", "Tricks shown in the story"),
        (
            ("last", QT_TRANSLATE_NOOP("Settings", "The last one")),
            ("all", QT_TRANSLATE_NOOP("Settings", "All of the hand")),
        ),
    ),
    Setting(
        Section.TABLE,
        "note_open",
        QT_TRANSLATE_NOOP("Settings", "What can be known"),
        about=QT_TRANSLATE_NOOP("Settings", "Below the story: who is out of what, and where key cards may be."),
        words=QT_TRANSLATE_NOOP("Settings", "note counting chances memory points"),
        kind=Kind.SWITCH,
    ),
    Setting(
        Section.CARDS,
        "deck",
        QT_TRANSLATE_NOOP("Settings", "Suits"),
        (
            ("classic", QT_TRANSLATE_NOOP("Settings", "Two colours")),
            ("four_colours", QT_TRANSLATE_NOOP("Settings", "Four colours")),
        ),
        words=QT_TRANSLATE_NOOP("Settings", "deck colour color blind"),
    ),
    Setting(
        Section.CARDS,
        "large_print",
        QT_TRANSLATE_NOOP("Settings", "Large print"),
        about=QT_TRANSLATE_NOOP("Settings", "Large figures and suits in the corners."),
        words=QT_TRANSLATE_NOOP("Settings", "size sight"),
        kind=Kind.SWITCH,
    ),
    Setting(
        Section.CARDS,
        "finnish_indices",
        QT_TRANSLATE_NOOP("Settings", "Finnish numbers"),
        about=QT_TRANSLATE_NOOP("Settings", "Ace, king, queen and jack show 1, 13, 12 and 11."),
        words=QT_TRANSLATE_NOOP("Settings", "index letters"),
        kind=Kind.SWITCH,
    ),
    Setting(
        Section.CARDS,
        "back",
        QT_TRANSLATE_NOOP("Settings", "Backs"),
        (
            ("sprigs", QT_TRANSLATE_NOOP("Settings", "Berry sprigs")),
            ("stars", QT_TRANSLATE_NOOP("Settings", "Winter stars")),
            ("weave", QT_TRANSLATE_NOOP("Settings", "Woven hanging")),
        ),
        words=QT_TRANSLATE_NOOP("Settings", "card back pattern picture"),
    ),
    Setting(
        Section.CARDS,
        "sorting",
        QT_TRANSLATE_NOOP("Settings", "Order of the hand"),
        (
            ("alternating", QT_TRANSLATE_NOOP("Settings", "Colours in turn")),
            ("fixed", QT_TRANSLATE_NOOP("Settings", "Always ♠ ♥ ♦ ♣")),
            ("strength", QT_TRANSLATE_NOOP("Settings", "By strength")),
        ),
        words=QT_TRANSLATE_NOOP("Settings", "sorting sort suits rank"),
    ),
    Setting(
        Section.CARDS,
        "trumps_first",
        QT_TRANSLATE_NOOP("Settings", "Trumps at the left"),
        words=QT_TRANSLATE_NOOP("Settings", "sorting sort order hand"),
        kind=Kind.SWITCH,
    ),
    Setting(
        Section.CARDS,
        "closed_cards",
        QT_TRANSLATE_NOOP("Settings", "Cards that may not be played"),
        (
            ("dimmed", QT_TRANSLATE_NOOP("Settings", "Dimmed")),
            ("lowered", QT_TRANSLATE_NOOP("Settings", "Lowered")),
        ),
        words=QT_TRANSLATE_NOOP("Settings", "illegal grey"),
    ),
    Setting(
        Section.PLAY,
        "pace",
        QT_TRANSLATE_NOOP("Settings", "Pace"),
        (
            ("slow", QT_TRANSLATE_NOOP("Settings", "Calm")),
            ("normal", QT_TRANSLATE_NOOP("Settings", "Normal")),
            ("fast", QT_TRANSLATE_NOOP("Settings", "Quick")),
            ("instant", QT_TRANSLATE_NOOP("Settings", "Without animation")),
        ),
        QT_TRANSLATE_NOOP("Settings", "A click on the table ends any pause or animation at once."),
        QT_TRANSLATE_NOOP("Settings", "speed motion slow fast tempo animation"),
    ),
    Setting(
        Section.PLAY,
        "trick_pause_ms",
        QT_TRANSLATE_NOOP("Settings", "Pause after a trick"),
        (
            (0, QT_TRANSLATE_NOOP("Settings", "None")),
            (500, QT_TRANSLATE_NOOP("Settings", "Half a second")),
            (900, QT_TRANSLATE_NOOP("Settings", "A moment")),
            (1600, QT_TRANSLATE_NOOP("Settings", "A second and a half")),
            (3000, QT_TRANSLATE_NOOP("Settings", "Three seconds")),
        ),
        words=QT_TRANSLATE_NOOP("Settings", "speed wait delay time"),
    ),
    Setting(
        Section.PLAY,
        "gather",
        QT_TRANSLATE_NOOP("Settings", "A full trick is gathered"),
        (
            ("itself", QT_TRANSLATE_NOOP("Settings", "By itself")),
            ("click", QT_TRANSLATE_NOOP("Settings", "By a click")),
        ),
        words=QT_TRANSLATE_NOOP("Settings", "collect wait mouse"),
    ),
    Setting(
        Section.PLAY,
        "guard",
        QT_TRANSLATE_NOOP("Settings", "Against a slip"),
        (
            ("off", QT_TRANSLATE_NOOP("Settings", "Nothing")),
            ("second", QT_TRANSLATE_NOOP("Settings", "A second click")),
            ("ask", QT_TRANSLATE_NOOP("Settings", "A question first")),
        ),
        words=QT_TRANSLATE_NOOP("Settings", "misclick mistake confirm double mouse"),
    ),
    Setting(
        Section.PLAY,
        "plays_single",
        QT_TRANSLATE_NOOP("Settings", "Play an only card for me"),
        about=QT_TRANSLATE_NOOP("Settings", "Where no other card may be played, and nothing can be said first."),
        words=QT_TRANSLATE_NOOP("Settings", "automatic single forced"),
        kind=Kind.SWITCH,
    ),
    Setting(
        Section.PLAY,
        "answers_single",
        QT_TRANSLATE_NOOP("Settings", "Give an only answer for me"),
        about=QT_TRANSLATE_NOOP("Settings", "Where one answer alone is true, or one bid alone is allowed."),
        words=QT_TRANSLATE_NOOP("Settings", "automatic single forced truth ask half whole"),
        kind=Kind.SWITCH,
    ),
    Setting(
        Section.PLAY,
        "offers_claim",
        QT_TRANSLATE_NOOP("Settings", "Offer to claim the rest"),
        about=QT_TRANSLATE_NOOP("Settings", "Where every trick that is left is surely yours."),
        words=QT_TRANSLATE_NOOP("Settings", "automatic concede last tricks"),
        kind=Kind.SWITCH,
    ),
    Setting(
        Section.PLAY,
        "coach",
        QT_TRANSLATE_NOOP("Settings", "Coach"),
        (
            ("off", QT_TRANSLATE_NOOP("Settings", "Never asks")),
            ("great", QT_TRANSLATE_NOOP("Settings", "Before great mistakes")),
            ("some", QT_TRANSLATE_NOOP("Settings", "Before smaller ones, too")),
        ),
        QT_TRANSLATE_NOOP("Settings", "Asks “Sure?” before a choice that costs much. The coach never slows the game."),
        QT_TRANSLATE_NOOP("Settings", "help hints warn confirm learn"),
    ),
    Setting(
        Section.PLAY,
        "explains",
        QT_TRANSLATE_NOOP("Settings", "Explain the questions"),
        about=QT_TRANSLATE_NOOP("Settings", "In full the first time, shortly the second time."),
        words=QT_TRANSLATE_NOOP("Settings", "newcomer beginner help hints tutorial notes"),
        kind=Kind.SWITCH,
    ),
    Setting(
        Section.SOUND,
        "volume",
        QT_TRANSLATE_NOOP("Settings", "Volume"),
        words=QT_TRANSLATE_NOOP("Settings", "mute silent quiet loud effects"),
        kind=Kind.VOLUME,
    ),
    Setting(
        Section.READING,
        "text_percent",
        QT_TRANSLATE_NOOP("Settings", "Size of text"),
        ((100, "100 %"), (125, "125 %"), (150, "150 %"), (175, "175 %"), (200, "200 %")),
        QT_TRANSLATE_NOOP("Settings", "Grows as far as the window has room."),
        QT_TRANSLATE_NOOP("Settings", "large big bigger scale zoom font letters"),
    ),
    Setting(
        Section.READING,
        "motion",
        QT_TRANSLATE_NOOP("Settings", "Motion"),
        (
            (AS_THE_SYSTEM, QT_TRANSLATE_NOOP("Settings", "As the system")),
            ("full", QT_TRANSLATE_NOOP("Settings", "Cards move")),
            ("reduced", QT_TRANSLATE_NOOP("Settings", "Nothing moves")),
        ),
        QT_TRANSLATE_NOOP("Settings", "Without motion cards are at once where they belong; the pauses stay."),
        QT_TRANSLATE_NOOP("Settings", "animation reduced"),
    ),
    Setting(
        Section.READING,
        "language",
        QT_TRANSLATE_NOOP("Settings", "Language"),
        ((None, QT_TRANSLATE_NOOP("Settings", "The system's language")), *LANGUAGES.items()),
        words=QT_TRANSLATE_NOOP("Settings", "Finnish English translation"),
    ),
)
"""The sheet, in its order within each section."""
