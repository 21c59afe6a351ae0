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
        "Notices", "The house rules were damaged. The file was set aside as {file}, and all that was whole is kept."
    ),
    ProblemKind.HOUSE_RULES_UNREADABLE: QT_TRANSLATE_NOOP("Notices", "The house rules in {file} cannot be read."),
    ProblemKind.HOUSE_RULES_NOT_SAVED: QT_TRANSLATE_NOOP("Notices", "The house rules cannot be saved to {file}."),
    ProblemKind.STATISTICS_DAMAGED: QT_TRANSLATE_NOOP(
        "Notices", "The statistics were damaged. The file was set aside as {file}, and all that was whole is kept."
    ),
    ProblemKind.STATISTICS_UNREADABLE: QT_TRANSLATE_NOOP("Notices", "The statistics in {file} cannot be read."),
    ProblemKind.STATISTICS_NOT_SAVED: QT_TRANSLATE_NOOP("Notices", "The statistics cannot be saved to {file}."),
    ProblemKind.DAY_RESULTS_DAMAGED: QT_TRANSLATE_NOOP(
        "Notices",
        "The results of the deals of the day were damaged. The file was set aside as {file}, and all that was whole is "
        "kept.",
    ),
    ProblemKind.DAY_RESULTS_UNREADABLE: QT_TRANSLATE_NOOP(
        "Notices", "The results of the deals of the day in {file} cannot be read."
    ),
    ProblemKind.DAY_RESULTS_NOT_SAVED: QT_TRANSLATE_NOOP(
        "Notices", "The results of the deals of the day cannot be saved to {file}."
    ),
    ProblemKind.PUZZLES_DAMAGED: QT_TRANSLATE_NOOP(
        "Notices",
        "What came of the puzzles was damaged. The file was set aside as {file}, and all that was whole is kept.",
    ),
    ProblemKind.PUZZLES_UNREADABLE: QT_TRANSLATE_NOOP("Notices", "What came of the puzzles in {file} cannot be read."),
    ProblemKind.PUZZLES_NOT_SAVED: QT_TRANSLATE_NOOP("Notices", "What came of the puzzles cannot be saved to {file}."),
    ProblemKind.REVIEWS_DAMAGED: QT_TRANSLATE_NOOP(
        "Notices",
        "What the reviews of your hands found was damaged. The file was set aside as {file}, and all that was whole is "
        "kept.",
    ),
    ProblemKind.REVIEWS_UNREADABLE: QT_TRANSLATE_NOOP(
        "Notices", "What the reviews of your hands found, in {file}, cannot be read."
    ),
    ProblemKind.REVIEWS_NOT_SAVED: QT_TRANSLATE_NOOP(
        "Notices", "What the reviews of your hands found cannot be saved to {file}."
    ),
    ProblemKind.MATCHES_DAMAGED: QT_TRANSLATE_NOOP(
        "Notices", "The saved matches were damaged. The file was set aside as {file}, and all that was whole is kept."
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
    return translate("Notices", source).format(file=file, what=plain(problem.detail))
