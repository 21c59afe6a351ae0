"""What the archive is searched for: the words that were typed, as the rows of its table show them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from marjapussi_desktop.controller.match.named_rules import RulesNames
from marjapussi_desktop.controller.match.players import DEFAULT_NAMES
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.settings.archive import Sought
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate
from marjapussi_desktop.ui.text.presets import preset_name

SHORTEST_MONTH: Final = 4
SHORTEST_OUTCOME: Final = 3
"""So many letters of a word are taken for the beginning of a month's name, or of what a match came to."""
_DAY_OF_A_YEAR: Final = re.compile(r"(\d{1,2}\.\d{1,2}\.\d{4}|\d{4}-\d\d-\d\d)$")
_MONTHS: Final = (
    QT_TRANSLATE_NOOP("Months", "January"),
    QT_TRANSLATE_NOOP("Months", "February"),
    QT_TRANSLATE_NOOP("Months", "March"),
    QT_TRANSLATE_NOOP("Months", "April"),
    QT_TRANSLATE_NOOP("Months", "May"),
    QT_TRANSLATE_NOOP("Months", "June"),
    QT_TRANSLATE_NOOP("Months", "July"),
    QT_TRANSLATE_NOOP("Months", "August"),
    QT_TRANSLATE_NOOP("Months", "September"),
    QT_TRANSLATE_NOOP("Months", "October"),
    QT_TRANSLATE_NOOP("Months", "November"),
    QT_TRANSLATE_NOOP("Months", "December"),
)
_OUTCOMES: Final[Mapping[str, str]] = {
    "won": QT_TRANSLATE_NOOP("Outcomes", "won win wins victory"),
    "lost": QT_TRANSLATE_NOOP("Outcomes", "lost loss losses defeat"),
    "open": QT_TRANSLATE_NOOP("Outcomes", "unfinished open"),
    "current": QT_TRANSLATE_NOOP("Outcomes", "in play on the table"),
    "played": QT_TRANSLATE_NOOP("Outcomes", "played"),
    "day": QT_TRANSLATE_NOOP("Outcomes", "deal of the day again"),
}
"""The words by which a match of each outcome is found: those of its row, and others that mean the same."""


def sought_words(text: str, names: RulesNames) -> tuple[Sought, ...]:
    """What each word of a text may mean. ``names``: of house rules."""
    return tuple(_sought(word, names) for word in _words(text))


def _words(text: str) -> Iterator[str]:
    """The words; a time that follows a date belongs to it."""
    words = text.split()
    while words:
        word = words.pop(0)
        if words and _DAY_OF_A_YEAR.match(word) and words[0][0].isdigit():
            word = f"{word} {words.pop(0)}"
        yield word


def _sought(text: str, names: RulesNames) -> Sought:
    word = text.casefold()
    return Sought(
        text,
        games=tuple(preset for preset in PRESETS if word in preset_name(preset).casefold()),
        rules=tuple(key for key, name in names.items() if word in name.casefold()),
        months=tuple(nth for nth, name in enumerate(_MONTHS, 1) if _is_month(word, translate("Months", name))),
        outcomes=tuple(
            outcome for outcome, says in _OUTCOMES.items() if _is_one_of(word, translate("Outcomes", says).split())
        ),
    )


def _is_month(word: str, name: str) -> bool:
    """Whether a word is a month's name, with or without an ending, or its beginning. Who types the beginning of a
    player's name means the player: Helmi, not ``helmikuu``.
    """
    month = name.casefold()
    if word.startswith(month):
        return True
    is_player = any(player.casefold().startswith(word) for player in DEFAULT_NAMES)
    return len(word) >= SHORTEST_MONTH and month.startswith(word) and not is_player


def _is_one_of(word: str, known: Iterable[str]) -> bool:
    return any(word == one or (len(word) >= SHORTEST_OUTCOME and one.startswith(word)) for one in known)
