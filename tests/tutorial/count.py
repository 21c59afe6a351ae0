"""Words, acts and minutes of each lesson: ``python -m tests.tutorial.count``.

Counted along the right way: the texts that are read (tasks and pages, and the closing one, without hints and replies)
in English, and what the learner does (answers, and the button that goes on). A minute is 200 words, an act 4 seconds.
"""

from __future__ import annotations

from marjapussi_desktop.tutorial.catalogue import CHAPTERS
from marjapussi_desktop.tutorial.lesson import Do, Lesson, Say

WORDS_A_MINUTE = 200
SECONDS_AN_ACT = 4


def counted(lesson: Lesson) -> tuple[int, int, float]:
    """Words, acts, and minutes."""
    pages = [step for scene in lesson.scenes for step in scene.steps if isinstance(step, Say | Do)]
    words = sum(len(page.text.split()) for page in pages) + len(lesson.closing.split())
    acts = len(pages) + 1
    return words, acts, words / WORDS_A_MINUTE + acts * SECONDS_AN_ACT / 60


def main() -> None:
    """Print a line for each lesson, and when the table is first offered."""
    total = 0.0
    for chapter in CHAPTERS:
        print(chapter.title)
        for lesson in chapter.lessons:
            words, acts, minutes = counted(lesson)
            total += minutes
            table = "  -> the table" if lesson.to_table else ""
            print(f"  {lesson.title:42} {words:4} words {acts:3} acts {minutes:5.1f} min {total:6.1f} in all{table}")


if __name__ == "__main__":
    main()
