"""The person's preferences: a frozen value, read forgivingly and written whole."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path

from marjapussi_desktop import __version__
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.outside import plain
from marjapussi_desktop.settings.json_file import load_object, peek_object, save_object
from marjapussi_desktop.settings.problems import Loaded, ProblemKind

WRITTEN_BY = "written_by"
"""The key of the version that wrote the file."""
MAX_PAUSE_MS = 60_000
MAX_VOLUME = 100
MAX_TEXT_PERCENT = 200
LONGEST_NAME = 20


@dataclass(frozen=True)
class Preferences:
    """What the person chose.

    ``language`` None: the system's. ``preset`` "": none chosen yet; ``options``: the rules changed on it, as the
    command line writes them; ``partner_program`` and ``opponent_program``: the commands of other programs used last;
    ``characters``: who sits left, opposite and right, as far as chosen. ``window_geometry``: base64 text. ``sound``:
    whether anything is heard, and ``volume`` (0 to 100) how loud. ``story_open``: whether the story stands beside the
    table where there is room; ``story_tricks``: ``last`` or ``all`` of a hand in play; ``note_open``: whether the note
    of what can be known stands below it; ``quiz_asked`` and ``quiz_right``: how many questions of the quiz were
    answered, and how many rightly. ``large_print`` and
    ``finnish_indices`` of the cards, and the pattern of their ``back``; ``sorting`` of the hand, and ``trumps_first``
    in it; ``closed_cards``, which may not be played, are ``dimmed`` or ``lowered``. ``gather``: a trick goes by
    ``itself`` or by a ``click``; ``guard``: against a slip of the hand; ``plays_single``: a card that is the only one
    is played without asking; ``answers_single``: so is an answer given that alone is true. ``offers_claim``: the
    person is offered all remaining tricks where they are proved to be his. ``explains``: a note explains each kind of
    question the first times; ``explained``: the kinds, each as often as it was. ``motion``: ``full``, ``reduced`` or as
    the ``system``. ``text_percent``, 100 to 200. ``lesson_places``: how many steps of a lesson were done when it was
    left in the middle; ``lesson_marks``: by lesson, what it was like up to there; ``trials``: by level, the id of the
    match without help that is not over; ``left_match``: of the match in play that was left for the deal of the day or
    to look at another, until it is gone on with or another is begun. ``coach``: before which choices the person is
    asked whether he is sure: none (``off``), those of ``great`` or of ``some`` cost. ``seen_version``: whose news were
    read. ``unknown``: the keys of a later version, kept for it.
    """

    language: str | None = None
    felt: str = "pine"
    deck: str = "classic"
    large_print: bool = False
    finnish_indices: bool = False
    back: str = "sprigs"
    sorting: str = "alternating"
    trumps_first: bool = False
    closed_cards: str = "dimmed"
    pace: str = "normal"
    trick_pause_ms: int = 900
    gather: str = "itself"
    guard: str = "off"
    plays_single: bool = False
    answers_single: bool = True
    offers_claim: bool = True
    coach: str = "off"
    explains: bool = False
    explained: tuple[str, ...] = ()
    motion: str = "system"
    text_percent: int = 100
    name: str = ""
    partner_level: str = "skilled"
    opponent_level: str = "casual"
    partner_program: str = ""
    opponent_program: str = ""
    characters: tuple[str, ...] = ()
    preset: str = ""
    options: tuple[tuple[str, str], ...] = ()
    window_geometry: str | None = None
    lessons_done: tuple[str, ...] = ()
    lesson_places: tuple[tuple[str, int], ...] = ()
    lesson_marks: tuple[tuple[str, str], ...] = ()
    trials: tuple[tuple[str, str], ...] = ()
    left_match: str = ""
    sound: bool = True
    volume: int = 60
    story_open: bool = True
    story_tricks: str = "last"
    note_open: bool = False
    seen_version: str = ""
    quiz_asked: int = 0
    quiz_right: int = 0
    unknown: Mapping[str, object] = field(default_factory=dict, hash=False)


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_text_or_none(value: object) -> bool:
    return value is None or isinstance(value, str)


def _is_pause(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MAX_PAUSE_MS


def _is_volume(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MAX_VOLUME


def _is_percent(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 100 <= value <= MAX_TEXT_PERCENT


def _is_count(value: object) -> bool:
    return type(value) is int and value >= 0


def _is_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def _is_words(value: object) -> bool:
    return isinstance(value, dict) and all(isinstance(item, str) for item in value.values())


def _is_places(value: object) -> bool:
    return isinstance(value, dict) and all(type(item) is int and item > 0 for item in value.values())


def _is_flag(value: object) -> bool:
    return isinstance(value, bool)


CHECKS: dict[str, Callable[[object], bool]] = {
    "language": _is_text_or_none,
    "felt": _is_text,
    "deck": _is_text,
    "large_print": _is_flag,
    "finnish_indices": _is_flag,
    "back": _is_text,
    "sorting": _is_text,
    "trumps_first": _is_flag,
    "closed_cards": _is_text,
    "pace": _is_text,
    "trick_pause_ms": _is_pause,
    "gather": _is_text,
    "guard": _is_text,
    "plays_single": _is_flag,
    "answers_single": _is_flag,
    "offers_claim": _is_flag,
    "coach": _is_text,
    "explains": _is_flag,
    "explained": _is_texts,
    "motion": _is_text,
    "text_percent": _is_percent,
    "name": _is_text,
    "partner_level": _is_text,
    "opponent_level": _is_text,
    "partner_program": _is_text,
    "opponent_program": _is_text,
    "characters": _is_texts,
    "preset": _is_text,
    "options": _is_words,
    "window_geometry": _is_text_or_none,
    "lessons_done": _is_texts,
    "lesson_places": _is_places,
    "lesson_marks": _is_words,
    "trials": _is_words,
    "left_match": _is_text,
    "sound": _is_flag,
    "volume": _is_volume,
    "story_open": _is_flag,
    "story_tricks": _is_text,
    "note_open": _is_flag,
    "seen_version": _is_text,
    "quiz_asked": _is_count,
    "quiz_right": _is_count,
}
"""What a value in the file must be; one that is not falls back to its default, alone."""


_LISTS = ("characters", "lessons_done", "explained")
_TABLES = ("options", "lesson_places", "lesson_marks", "trials")


def from_object(data: Mapping[str, object]) -> Preferences:
    """The preferences of a JSON object."""
    known = {key: data[key] for key, is_sound in CHECKS.items() if key in data and is_sound(data[key])}
    if isinstance(name := known.get("name"), str):
        known["name"] = plain(name, LONGEST_NAME)
    for key in _LISTS:
        if isinstance(listed := known.get(key), list):
            known[key] = tuple(listed)
    for key in _TABLES:
        if isinstance(table := known.get(key), dict):
            known[key] = tuple(table.items())
    unknown = {key: value for key, value in data.items() if key not in CHECKS and key != WRITTEN_BY}
    return Preferences(**known, unknown=unknown)  # type: ignore[arg-type]


def to_object(preferences: Preferences) -> dict[str, object]:
    """The JSON object of the preferences, with this version and the unknown keys last."""
    values = {f.name: getattr(preferences, f.name) for f in fields(preferences) if f.name in CHECKS}
    values.update({key: list(getattr(preferences, key)) for key in _LISTS})
    values.update({key: dict(getattr(preferences, key)) for key in _TABLES})
    return {**values, WRITTEN_BY: __version__, **preferences.unknown}


def load(path: Path) -> Loaded[Preferences]:
    """The preferences kept in ``path``; the defaults when there are none, or when the file is damaged (set aside)."""
    return load_object(path, from_object, ProblemKind.PREFERENCES_DAMAGED, ProblemKind.PREFERENCES_UNREADABLE)


def load_beside(path: Path, later: Path) -> Loaded[Preferences]:
    """The preferences kept in ``path``; at first what can be read of ``later``, a later version's, which stays as it
    is. The matches that those name are not here.
    """
    if path.exists():
        return load(path)
    return Loaded(changed(from_object(peek_object(later)), trials=(), left_match="", unknown={}))


def save(path: Path, preferences: Preferences) -> None:
    """Write the preferences, whole or not at all. Raises OSError."""
    save_object(path, to_object(preferences))
