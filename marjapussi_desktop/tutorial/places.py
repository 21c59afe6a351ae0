"""Where lessons were left, kept so that a later version that has changed a lesson does not open the wrong page."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping

from marjapussi_desktop.tutorial.catalogue import BY_ID
from marjapussi_desktop.tutorial.lesson import Do, Lesson, Say

Places = tuple[tuple[str, int], ...]
Marks = tuple[tuple[str, str], ...]


def mark_of(lesson: Lesson, place: int) -> str:
    """What the steps up to a place are, deals and moves included: it changes when a step is added, removed or made
    another task; words may change.
    """
    steps = [(nth, step) for nth, scene in enumerate(lesson.scenes) for step in scene.steps][: place + 1]
    parts: list[object] = [lesson.scenes[nth].hands for nth in sorted({nth for nth, _step in steps})]
    for nth, step in steps:
        told = None if isinstance(step, Say) else step.accept if isinstance(step, Do) else step.moves
        parts.append((nth, type(step).__name__, told))
    return f"{zlib.crc32(repr(parts).encode()):08x}"


def marks_of(places: Mapping[str, int]) -> Marks:
    """The marks to be kept beside places."""
    return tuple((name, mark_of(BY_ID[name], place)) for name, place in places.items() if name in BY_ID)


def still_there(places: Places, marks: Iterable[tuple[str, str]]) -> Places:
    """The places that still lead to the page at which the lesson was left; of a lesson that has changed since, or was
    left in a version that kept no marks, none does. Lessons of a later version are kept as they are.
    """
    kept = dict(marks)
    return tuple(
        (name, place) for name, place in places if name not in BY_ID or kept.get(name) == mark_of(BY_ID[name], place)
    )
