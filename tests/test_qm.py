"""The compiler of translations agrees with Qt's own on the program's texts and on every kind of message."""

from __future__ import annotations

import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QTranslator

from marjapussi_desktop import qm

TRANSLATIONS = Path(__file__).parent.parent / "translations"
LRELEASE = Path(PySide6.__file__).parent / ("lrelease.exe" if sys.platform == "win32" else "lrelease")
EVERY_KIND = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fi_FI">
<context><name>Table</name>
 <message><source>Deal &amp; play</source><translation>Jaa &amp; pelaa</translation></message>
 <message><source>Trump</source><comment>noun</comment><translation>Valtti</translation></message>
 <message><source>Trump</source><translation>Valtiksi</translation></message>
 <message numerus="yes"><source>%n card(s)</source>
  <translation><numerusform>%n kortti</numerusform><numerusform>%n korttia</numerusform></translation></message>
 <message><source>Not yet</source><translation type="unfinished"></translation></message>
 <message><source>Nearly</source><translation type="unfinished">Melkein</translation></message>
 <message><source>Gone</source><translation type="vanished">Poissa</translation></message>
 <message><source>Two
lines \u2665</source><translation>Kaksi
riviä \u2665</translation></message>
</context>
<context><name>Panel</name>
 <message><source>Trump</source><translation>Valtti!</translation></message>
</context>
</TS>
"""


def sources() -> list[str]:
    return [EVERY_KIND, *(path.read_text("utf-8") for path in sorted(TRANSLATIONS.glob("*.ts")))]


@pytest.mark.parametrize("text", sources())
def test_every_message_is_translated_as_by_lrelease(text: str, tmp_path: Path) -> None:
    source = tmp_path / "texts.ts"
    source.write_text(text, "utf-8")
    qm.compile_file(source, tmp_path / "ours.qm")
    subprocess.run([LRELEASE, "-silent", source, "-qm", tmp_path / "theirs.qm"], check=True)
    ours, theirs = loaded(tmp_path / "ours.qm"), loaded(tmp_path / "theirs.qm")

    asked = questions(text)

    assert [ours.translate(*question) for question in asked] == [theirs.translate(*question) for question in asked]
    assert ours.language() == theirs.language()


def loaded(path: Path) -> QTranslator:
    translator = QTranslator()
    assert translator.load(str(path))
    return translator


def questions(text: str) -> list[tuple[str, str, str, int]]:
    """Every message of the source, known or not, with every number that may tell a form of the plural."""
    return [
        (context.findtext("name", ""), message.findtext("source", ""), message.findtext("comment", ""), number)
        for context in ET.fromstring(text).iter("context")
        for message in context.iter("message")
        for number in (-1, 0, 1, 2, 21)
    ]


def test_a_language_without_a_plural_rule_is_refused() -> None:
    with pytest.raises(ValueError, match="'ru'"):
        qm.compile_ts('<TS version="2.1" language="ru"></TS>')
