"""What went wrong with kept files, in words."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.outside import LONGEST_PATH, plain, plain_file
from marjapussi_desktop.settings.problems import Problem, ProblemKind
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate

NOTICES: Final = {
    ProblemKind.LATER_VERSION: QT_TRANSLATE_NOOP(
        "Notices",
        "Your matches and settings come from a newer version of Marjapussi; they are left as they are, and this "
        "version keeps its own in {file}.",
    ),
    ProblemKind.PREFERENCES_DAMAGED: QT_TRANSLATE_NOOP(
        "Notices", "The settings were damaged and have been set aside as {file}. The usual settings are used."
    ),
    ProblemKind.PREFERENCES_UNREADABLE: QT_TRANSLATE_NOOP(
        "Notices", "The settings in {file} cannot be read. The usual settings are used."
    ),
    ProblemKind.PREFERENCES_NOT_SAVED: QT_TRANSLATE_NOOP("Notices", "The settings cannot be saved to {file}."),
    ProblemKind.HOUSE_RULES_DAMAGED: QT_TRANSLATE_NOOP(
        "Notices", "The house rules were damaged, and the file was set aside as {file}."
    ),
    ProblemKind.HOUSE_RULES_UNREADABLE: QT_TRANSLATE_NOOP("Notices", "The house rules in {file} cannot be read."),
    ProblemKind.HOUSE_RULES_NOT_SAVED: QT_TRANSLATE_NOOP("Notices", "The house rules cannot be saved to {file}."),
    ProblemKind.STATISTICS_DAMAGED: QT_TRANSLATE_NOOP(
        "Notices", "The statistics were damaged, and the file was set aside as {file}."
    ),
    ProblemKind.STATISTICS_UNREADABLE: QT_TRANSLATE_NOOP("Notices", "The statistics in {file} cannot be read."),
    ProblemKind.STATISTICS_NOT_SAVED: QT_TRANSLATE_NOOP("Notices", "The statistics cannot be saved to {file}."),
    ProblemKind.DAY_RESULTS_DAMAGED: QT_TRANSLATE_NOOP(
        "Notices", "The results of the deals of the day were damaged, and the file was set aside as {file}."
    ),
    ProblemKind.DAY_RESULTS_UNREADABLE: QT_TRANSLATE_NOOP(
        "Notices", "The results of the deals of the day in {file} cannot be read."
    ),
    ProblemKind.DAY_RESULTS_NOT_SAVED: QT_TRANSLATE_NOOP(
        "Notices", "The results of the deals of the day cannot be saved to {file}."
    ),
    ProblemKind.PUZZLES_DAMAGED: QT_TRANSLATE_NOOP(
        "Notices", "What came of the puzzles was damaged, and the file was set aside as {file}."
    ),
    ProblemKind.PUZZLES_UNREADABLE: QT_TRANSLATE_NOOP("Notices", "What came of the puzzles in {file} cannot be read."),
    ProblemKind.PUZZLES_NOT_SAVED: QT_TRANSLATE_NOOP("Notices", "What came of the puzzles cannot be saved to {file}."),
    ProblemKind.REVIEWS_DAMAGED: QT_TRANSLATE_NOOP(
        "Notices", "What the reviews of your hands found was damaged, and the file was set aside as {file}."
    ),
    ProblemKind.REVIEWS_UNREADABLE: QT_TRANSLATE_NOOP(
        "Notices", "What the reviews of your hands found, in {file}, cannot be read."
    ),
    ProblemKind.REVIEWS_NOT_SAVED: QT_TRANSLATE_NOOP(
        "Notices", "What the reviews of your hands found cannot be saved to {file}."
    ),
    ProblemKind.MATCHES_DAMAGED: QT_TRANSLATE_NOOP(
        "Notices", "The saved matches were damaged, and the file was set aside as {file}."
    ),
    ProblemKind.MATCHES_NEWER: QT_TRANSLATE_NOOP(
        "Notices", "The saved matches in {file} belong to a newer version of the program and are left alone."
    ),
    ProblemKind.MATCHES_IN_USE: QT_TRANSLATE_NOOP(
        "Notices", "Marjapussi is already open in another window, so this match is not saved."
    ),
    ProblemKind.MATCHES_NOT_SAVED: QT_TRANSLATE_NOOP(
        "Notices",
        "The match cannot be saved to {file}. You can play on, and it is saved as soon as that works again. If you "
        "close the program before that, it is lost.",
    ),
    ProblemKind.MATCHES_SAVED_AGAIN: QT_TRANSLATE_NOOP("Notices", "The match is being saved again, to {file}."),
    ProblemKind.MATCHES_DELETED: QT_TRANSLATE_NOOP(
        "Notices", "The saved matches were deleted during play. They have been written anew to {file}."
    ),
    ProblemKind.MATCH_NEWER: QT_TRANSLATE_NOOP(
        "Notices",
        "The saved match holds something that this version does not know: “{what}”. It is kept for a newer version.",
    ),
    ProblemKind.BOTS_LOST: QT_TRANSLATE_NOOP(
        "Notices",
        "The computer players' own process stops again and again. For now they think less before they move.",
    ),
    ProblemKind.MATCH_DAMAGED: QT_TRANSLATE_NOOP(
        "Notices", "The saved match was damaged and cannot be continued. It has been set aside as {file}."
    ),
}

_WITHOUT_FILE: Final = {
    ProblemKind.MATCH_DAMAGED: QT_TRANSLATE_NOOP("Notices", "The saved match was damaged and cannot be continued."),
}

_DAMAGED: Final = frozenset(
    {
        ProblemKind.HOUSE_RULES_DAMAGED,
        ProblemKind.STATISTICS_DAMAGED,
        ProblemKind.DAY_RESULTS_DAMAGED,
        ProblemKind.PUZZLES_DAMAGED,
        ProblemKind.REVIEWS_DAMAGED,
        ProblemKind.MATCHES_DAMAGED,
    }
)
"""Of these files what is whole is kept, and the notice says whether that is anything."""
_ALL_WHOLE: Final = QT_TRANSLATE_NOOP("Notices", "All in it that was whole is kept.")
_NOTHING: Final = QT_TRANSLATE_NOOP("Notices", "Nothing in it could be read.")
_MATCHES: Final = QT_TRANSLATE_NOOP("Notices", "Matches in it that were whole and are kept: {kept}.")

_PROGRAM_FAILED: Final = QT_TRANSLATE_NOOP(
    "Notices", "The program {name} does not play as it should. The computer moves in its place."
)


_PROGRAM_MISSED: Final = QT_TRANSLATE_NOOP(
    "Notices",
    "The program {name} played in this match. No program is started because a saved match names it, so the computer "
    "moves in its place.",
)


def program_missed_text(name: str) -> str:
    """That a saved match goes on without the other program that played in it."""
    return translate("Notices", _PROGRAM_MISSED).format(name=name)


def program_failed_text(name: str) -> str:
    """That a level moves in the place of another program."""
    return translate("Notices", _PROGRAM_FAILED).format(name=name)


def notice_text(problem: Problem) -> str:
    """The problem in one or two sentences."""
    source = NOTICES[problem.kind]
    if problem.file is None:
        source = _WITHOUT_FILE.get(problem.kind, source)
    file = plain_file(str(problem.file or ""), LONGEST_PATH)
    told = translate("Notices", source).format(file=file, what=plain(problem.detail))
    return f"{told} {_kept(problem)}" if problem.kind in _DAMAGED else told


def _kept(problem: Problem) -> str:
    """What is left of a damaged file."""
    if problem.kept is None:
        return translate("Notices", _ALL_WHOLE)
    return translate("Notices", _MATCHES if problem.kept else _NOTHING).format(kept=problem.kept)
