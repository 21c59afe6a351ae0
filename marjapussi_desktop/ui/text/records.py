"""Why a file cannot be opened as a record, in words."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.engine.errors import Fault, FaultFacts
from marjapussi_desktop.outside import plain, plain_file
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate
from marjapussi_desktop.ui.text.presets import PRESET_TEXTS, preset_name

NO_RECORD: Final = QT_TRANSLATE_NOOP("Records", "{file} is not the record of a match, or it is damaged.")

_WHOLE_FILE: Final = {
    Fault.NOT_JSON: NO_RECORD,
    Fault.WRONG_FORMAT: NO_RECORD,
    Fault.NEWER_VERSION: QT_TRANSLATE_NOOP("Records", "{file} was written by a newer version of this program."),
    Fault.BAD_RULES: QT_TRANSLATE_NOOP("Records", "{file} asks for rules that cannot be played."),
}
"""Faults that no place in the record explains; the others are told by their place."""

_UNKNOWN: Final = QT_TRANSLATE_NOOP(
    "Records", "{file} holds something that this version of the program does not know: “{what}”."
)


def proposed_name(preset: str, day: str) -> str:
    """The name under which a match is exported: its game and the day, as an ISO date. House rules are not named, as
    their name may hold what no file's name may.
    """
    game = preset_name(preset) if preset in PRESET_TEXTS else "Marjapussi"
    return f"{'-'.join(game.casefold().split())}-{day}.marja"


def record_problem_text(file: str, facts: FaultFacts | None) -> str:
    """One sentence on a record that was refused; ``facts`` None when the file holds no text at all."""
    source = NO_RECORD if facts is None else _source(facts)
    hand, move, what = (facts.hand, facts.move, facts.unknown) if facts is not None else (None, None, "")
    return translate("Records", source).format(file=plain_file(file), hand=hand, move=move, what=plain(what))


def _source(facts: FaultFacts) -> str:
    if facts.unknown and facts.fault is not Fault.NEWER_VERSION:
        return _UNKNOWN
    return _WHOLE_FILE.get(facts.fault) or _place(facts)


def _place(facts: FaultFacts) -> str:
    if facts.hand is None:
        return QT_TRANSLATE_NOOP("Records", "The record in {file} is damaged.")
    if facts.move is None:
        return QT_TRANSLATE_NOOP("Records", "The record in {file} does not hold together in hand {hand}.")
    return QT_TRANSLATE_NOOP("Records", "The record in {file} does not hold together: hand {hand}, move {move}.")
