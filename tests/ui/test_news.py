"""What is new is told once after an update, where it disturbs nobody."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from marjapussi_desktop import __version__
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui import news
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.main_window import MainWindow
from tests.ui.person import click

ROOT = Path(__file__).resolve().parents[2]
PLAYED = Preferences(language="en", preset="huutopussi")


@pytest.fixture(autouse=True)
def version(qapp: QApplication) -> Iterator[None]:
    """The program knows its version, as after a real start."""
    before = qapp.applicationVersion()
    qapp.setApplicationVersion(__version__)
    yield
    qapp.setApplicationVersion(before)


def test_after_an_update_a_line_leads_to_what_is_new_and_goes(window: MainWindow) -> None:
    kept: list[Preferences] = []
    window.preferences_changed.connect(kept.append)
    window.take_preferences(PLAYED)
    assert window.home.news.isVisible()
    click(window.home.news)
    sheet = window.sheet
    assert sheet is not None
    told = sheet.text.toPlainText()  # type: ignore[attr-defined]
    assert all(sentence in told for sentence in news.all_news()[0].sentences["en"])
    assert kept[-1].seen_version == __version__
    sheet.finish()
    assert not window.home.news.isVisible()


def test_the_sheet_changes_its_language_while_it_is_open(window: MainWindow, qtbot: QtBot) -> None:
    window.take_preferences(PLAYED)
    window.do(Command.NEWS)
    window.change(language="fi")
    sheet = window.sheet
    assert sheet is not None
    sentences = news.all_news()[0].sentences["fi"]
    qtbot.waitUntil(lambda: all(one in sheet.text.toPlainText() for one in sentences))  # type: ignore[attr-defined]


def test_nothing_is_new_to_a_newcomer_nor_to_who_has_read_it(window: MainWindow) -> None:
    begun = news.begun(Preferences(), __version__)
    assert begun.seen_version == __version__
    assert news.begun(PLAYED, __version__).seen_version == ""
    window.take_preferences(begun)
    assert not window.home.news.isVisible()


@pytest.mark.parametrize(
    ("seen", "current", "is_told"),
    [("", "0.1.0", True), ("0.1.0", "0.1.0", False), ("0.10.0", "0.9.0", False), ("0.0.9", "0.1.0", True)],
)
def test_only_newer_versions_are_told(seen: str, current: str, is_told: bool) -> None:
    assert news.is_update(seen, current) is is_told


def test_every_version_of_the_changelog_is_told_in_both_languages() -> None:
    told = json.loads((ROOT / "assets" / "news.json").read_text("utf-8"))
    released = re.findall(r"^## \[(\d[^]]*)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert {*released, __version__} <= {row["version"] for row in told}
    for row in told:
        assert len(row["fi"]) == len(row["en"]) > 0
        assert not set(row["fi"]) & set(row["en"])


def test_a_harmed_file_tells_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "news.json").write_text('[{"version": 3}]')
    monkeypatch.setattr(news, "asset_path", lambda name: tmp_path / name)
    assert news.all_news() == ()
    assert not news.is_update("", "0.1.0")
