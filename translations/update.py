#!/usr/bin/env python3
"""Brings the ``.ts`` files in line with the sources: `python translations/update.py [--clean]`.

``marjapussi_fi.ts`` holds every text and is filled in by hand. ``marjapussi_en.ts`` holds the plurals only; a
source such as ``"%n card(s)"`` fills itself in. The lessons' texts stand unmarked in them, and are asked of the
lessons. Texts that have left the sources stay in the files as vanished, so that a text which moves keeps its
translation, until ``--clean`` drops them.
"""

from __future__ import annotations

import json
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
FINNISH = ROOT / "translations" / "marjapussi_fi.ts"
ENGLISH = ROOT / "translations" / "marjapussi_en.ts"


def main(words: list[str]) -> int:
    """Update both files; the exit status of the first lupdate that failed, else 0."""
    sources = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "marjapussi_desktop").rglob("*.py"))
    clean = ["-no-obsolete"] if "--clean" in words else []
    with TemporaryDirectory() as folder:
        lessons = Path(folder, "lessons.py")
        lessons.write_text(marked(lesson_texts()), "utf-8")
        for target, language, more in ((FINNISH, "fi", []), (ENGLISH, "en", ["-pluralonly"])):
            status = lupdate([*sources, str(lessons)], target, language, [*clean, *more])
            if status:
                return status
    fill_in_english()
    print(f"{len(unfinished(FINNISH))} Finnish texts are unfinished.")
    return 0


def lesson_texts() -> list[str]:
    """Every text of the lessons, in order."""
    sys.path.insert(0, str(ROOT))  # this file may be run from any folder
    from marjapussi_desktop.tutorial.catalogue import LESSONS

    return [text for lesson in LESSONS for text in lesson.texts()]


def marked(texts: list[str]) -> str:
    """Texts of lessons as a source that lupdate reads."""
    return "".join(f'QT_TRANSLATE_NOOP("Lessons", {json.dumps(text, ensure_ascii=False)})\n' for text in texts)


def lupdate(sources: list[str], target: Path, language: str, more: list[str]) -> int:
    """Run lupdate; line numbers are left out, so that the files change only with the texts."""
    tool = Path(sys.executable).with_name("pyside6-lupdate")
    options = ["-silent", "-locations", "none", "-source-language", "en", "-target-language", language, *more]
    return subprocess.run([tool, *options, *sources, "-ts", target], cwd=ROOT, check=False).returncode


def fill_in_english() -> None:
    """Write the singular and plural of every English text that has ``(s)`` in it and none yet."""
    tree = ET.parse(ENGLISH)
    for message in tree.iter("message"):
        translation = message.find("translation")
        source = message.findtext("source", "")
        if translation is None or translation.get("type") != "unfinished" or "(s)" not in source:
            continue
        for form, ending in zip(translation.findall("numerusform"), ("", "s"), strict=True):
            form.text = source.replace("(s)", ending)
        del translation.attrib["type"]
    ET.indent(tree, "    ")
    text = ET.tostring(tree.getroot(), "unicode")
    ENGLISH.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n', "utf-8")


def unfinished(path: Path) -> list[str]:
    """The sources of the messages that have no translation or one marked as unfinished."""
    found = []
    for message in ET.parse(path).iter("message"):
        translation = message.find("translation")
        if translation is not None and translation.get("type") == "unfinished":
            found.append(message.findtext("source", ""))
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
