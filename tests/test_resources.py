"""The files are where `resources` says, and the font is the one it names."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontMetrics
from pytestqt.qtbot import QtBot

from marjapussi_desktop import resources


def test_an_asset_is_found() -> None:
    assert resources.asset_path("cards/classic/AS.svg").is_file()


def test_a_translation_is_compiled_when_its_source_changes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "marjapussi_desktop")
    source = tmp_path / "translations" / "marjapussi_fi.ts"
    source.parent.mkdir()
    source.write_text('<TS version="2.1" language="fi"></TS>')
    first = resources.translation_path("marjapussi_fi.qm")
    os.utime(first, (10**9, 10**9))

    assert resources.translation_path("marjapussi_fi.qm").stat().st_mtime > 10**9
    assert {path.name for path in source.parent.iterdir()} == {source.name, first.name}


def test_a_translation_that_is_not_there_does_not_exist() -> None:
    assert not resources.translation_path("marjapussi_sv.qm").exists()


def test_files_inside_the_package_win_as_in_the_wheel(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path)
    for folder in ("assets", "translations", "fonts"):
        (tmp_path / folder).mkdir()

    assert resources.asset_path("icons/undo.svg") == tmp_path / "assets" / "icons" / "undo.svg"
    assert resources.translation_path("marjapussi_fi.qm") == tmp_path / "translations" / "marjapussi_fi.qm"
    assert {path.parent for path in resources.font_paths()} == {tmp_path / "fonts"}


def test_the_font_has_its_name_three_weights_and_figures_of_equal_width(qtbot: QtBot) -> None:
    for path in resources.font_paths():
        assert QFontDatabase.addApplicationFont(str(path)) >= 0

    assert {"Regular", "Semibold", "Bold"} <= set(QFontDatabase.styles(resources.FONT_FAMILY))
    metrics = QFontMetrics(QFont(resources.FONT_FAMILY, 40))
    assert len({metrics.horizontalAdvance(figure) for figure in "0123456789"}) == 1
    assert [letter for letter in "åäöÅÄÖ½×–−" if not metrics.inFontUcs4(ord(letter))] == []
