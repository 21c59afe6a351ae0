"""Bringing the texts in line with the sources never passes an old translation off as one of a new text."""

from __future__ import annotations

from pathlib import Path

from translations.update import lesson_texts, lupdate, marked, unfinished

SOURCE = 'class {name}:\n    def text(self):\n        return self.tr("{text}")\n'
TEXT = "Lead the ace of spades now."
REWORDED = "Lead the ace of spades here."


def update(folder: Path, name: str, text: str) -> list[str]:
    """The sources of the texts that are unfinished after an update from a class with one text."""
    source, target = folder / "source.py", folder / "texts.ts"
    source.write_text(SOURCE.format(name=name, text=text), "utf-8")
    assert lupdate([str(source)], target, "fi", []) == 0
    return unfinished(target)


def test_a_text_that_is_reworded_or_moves_is_unfinished(tmp_path: Path) -> None:
    target = tmp_path / "texts.ts"
    assert update(tmp_path, "Panel", TEXT) == [TEXT]
    done = target.read_text("utf-8").replace(' type="unfinished"></', ">Lyö pataässä pöytään.</")
    target.write_text(done, "utf-8")
    assert update(tmp_path, "Panel", TEXT) == []
    assert update(tmp_path, "Panel", REWORDED) == [REWORDED]
    assert update(tmp_path, "Sheet", TEXT) == [TEXT], "in another place the same words may mean something else"


def test_the_texts_of_the_lessons_are_known_without_a_mark(tmp_path: Path) -> None:
    """Whatever stands in them: quotation marks, suits, a minus sign."""
    source, target = tmp_path / "lessons.py", tmp_path / "texts.ts"
    texts = ["What a trick is", 'A "little one": ♠K and ♠Q.', "Your side stands at −520."]
    source.write_text(marked(texts), "utf-8")
    assert lupdate([str(source)], target, "fi", []) == 0
    assert sorted(unfinished(target)) == sorted(texts)
    assert texts[0] in lesson_texts()
