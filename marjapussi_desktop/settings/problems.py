"""What can be wrong with what was kept, as data: the interface turns a kind into a sentence.

The exceptions of this package stay inside it; a caller gets a ``Problem``::

    KeptFileError
    +-- DamagedFileError    not what we wrote: to be set aside
    +-- NewerFileError      written by a later version of the program: to be left alone
    +-- DamagedMatchError   one match of a sound file does not hold together
"""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Generic, TypeVar

from marjapussi_desktop.engine.values import frozen

T = TypeVar("T")


class ProblemKind(StrEnum):
    """What happened. The comment says what ``Problem.file`` is."""

    LATER_VERSION = "later_version"  # this version's own folder; all that a later one kept is left alone
    PREFERENCES_DAMAGED = "preferences_damaged"  # where it was set aside; the defaults are used
    PREFERENCES_UNREADABLE = "preferences_unreadable"  # the file; left alone, the defaults are used
    PREFERENCES_NOT_SAVED = "preferences_not_saved"  # the file that could not be written
    HOUSE_RULES_DAMAGED = "house_rules_damaged"  # the file as it was, set aside; what was whole is kept
    HOUSE_RULES_UNREADABLE = "house_rules_unreadable"  # the file; left alone
    HOUSE_RULES_NOT_SAVED = "house_rules_not_saved"  # the file that could not be written
    STATISTICS_DAMAGED = "statistics_damaged"  # where it was set aside; counting starts again
    STATISTICS_UNREADABLE = "statistics_unreadable"  # the file; left alone
    STATISTICS_NOT_SAVED = "statistics_not_saved"  # the file that could not be written
    DAY_RESULTS_DAMAGED = "day_results_damaged"  # where it was set aside; what was whole is kept
    DAY_RESULTS_UNREADABLE = "day_results_unreadable"  # the file; left alone
    DAY_RESULTS_NOT_SAVED = "day_results_not_saved"  # the file that could not be written
    PUZZLES_DAMAGED = "puzzles_damaged"  # the file as it was, set aside; what was whole is kept
    PUZZLES_UNREADABLE = "puzzles_unreadable"  # the file; left alone
    PUZZLES_NOT_SAVED = "puzzles_not_saved"  # the file that could not be written
    REVIEWS_DAMAGED = "reviews_damaged"  # where it was set aside; what was whole is kept
    REVIEWS_UNREADABLE = "reviews_unreadable"  # the file; left alone
    REVIEWS_NOT_SAVED = "reviews_not_saved"  # the file that could not be written
    MATCHES_DAMAGED = "matches_damaged"  # where it was set aside; what was whole was carried over
    MATCHES_NEWER = "matches_newer"  # the newer program's file, left alone; another file is used beside it
    MATCHES_IN_USE = "matches_in_use"  # the file that another running program holds; nothing is saved
    MATCHES_NOT_SAVED = "matches_not_saved"  # the file that cannot be written; the match goes on in memory
    MATCHES_SAVED_AGAIN = "matches_saved_again"  # the file, which could not be written before
    MATCHES_DELETED = "matches_deleted"  # the file, deleted while the program ran and written anew
    MATCH_NEWER = "match_newer"  # None; the match stays where it is, and ``detail`` names what is not known
    BOTS_LOST = "bots_lost"  # none: the process in which bots think has died again and again; simple ones play
    MATCH_DAMAGED = "match_damaged"  # the exported match, or None when not even that could be written


@frozen
class Problem:
    """Something to tell the person. ``file``: see ``ProblemKind``; ``detail``: the technical cause, for a log;
    ``kept``: how many matches of a damaged file were whole; of other files 0 where nothing could be read; else None.
    """

    kind: ProblemKind
    file: Path | None = None
    detail: str = ""
    kept: int | None = None


@frozen
class Loaded(Generic[T]):
    """A value that can always be used, and what was wrong with its file, if anything."""

    value: T
    problem: Problem | None = None


class KeptFileError(Exception):
    """Something is wrong with a kept file."""


class DamagedFileError(KeptFileError):
    """The file is not what this program wrote."""


class NewerFileError(KeptFileError):
    """The file was written by a later version of this program."""


class DamagedMatchError(KeptFileError):
    """A saved match does not hold together. ``match_id``: which."""

    def __init__(self, match_id: str, why: str) -> None:
        super().__init__(why)
        self.match_id = match_id
