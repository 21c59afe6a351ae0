"""The dialogs for files speak the window's language, in its colours, and give the file that was chosen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QListView, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.file_dialog import FileDialog
from marjapussi_desktop.ui.main_window import MainWindow


def during_dialog(do: Callable[[FileDialog], None]) -> list[FileDialog]:
    """Do something once a dialog is open; then it is closed. The list holds the dialog that was met."""
    met: list[FileDialog] = []

    def act() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, FileDialog)
        met.append(dialog)
        try:
            do(dialog)
        finally:
            if dialog.isVisible():
                dialog.reject()

    QTimer.singleShot(50, act)
    return met


def type_name(path: Path) -> Callable[[FileDialog], None]:
    """Put a file's name into the line and press Enter."""

    def act(dialog: FileDialog) -> None:
        line = dialog.findChild(QLineEdit, "fileNameEdit")
        assert isinstance(line, QLineEdit)
        line.setText(str(path))
        QTest.keyClick(line, Qt.Key.Key_Return)

    return act


def texts_of(dialog: FileDialog) -> list[str]:
    """Labels and buttons that are seen."""
    labels = [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
    buttons = [button.text() for button in dialog.findChildren(QPushButton) if button.isVisible()]
    return [dialog.windowTitle(), *(text.replace("&", "") for text in (*labels, *buttons))]


@pytest.mark.parametrize("command", [Command.OPEN_RECORD, Command.EXPORT_RECORD])
def test_it_speaks_finnish(window: MainWindow, command: Command) -> None:
    window.start_match(MatchSetup("marjapussi", "Veera", seed=5))
    found: dict[str, list[str]] = {}
    for code in ("en", "fi"):
        window.change(language=code)
        met = during_dialog(lambda dialog, code=code: found.update({code: texts_of(dialog)}))  # type: ignore[misc]
        window.do(command)
        assert met
    is_saved = command is Command.EXPORT_RECORD
    assert {"File name:", "Folder:", "Saved as:" if is_saved else "Files shown:", "Cancel"} <= set(found["en"])
    assert {"Tiedoston nimi:", "Kansio:", "Muoto:" if is_saved else "Näytetään:", "Peru"} <= set(found["fi"])
    assert not set(found["en"]) & set(found["fi"])


def test_its_pictures_can_be_seen_on_a_dark_felt(window: MainWindow) -> None:
    """Qt's arrows are black."""
    lightness: list[int] = []

    def look(dialog: FileDialog) -> None:
        buttons = [button for button in dialog.findChildren(QToolButton) if button.isVisible()]
        for button in buttons:
            image = button.icon().pixmap(20, 20).toImage()
            inked = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
            lightness.extend(colour.lightness() for colour in inked if colour.alpha() == 255)

    window.change(felt="pine")
    during_dialog(look)
    window.do(Command.OPEN_RECORD)
    assert lightness
    assert min(lightness) > 128


@pytest.mark.parametrize("code", ["en", "fi"])
def test_the_names_of_places_are_read_whole(window: MainWindow, tmp_path: Path, code: str) -> None:
    """Qt keeps the width of their list for all programs, and may have kept a strip."""
    QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, str(tmp_path))
    kept = QSettings(QSettings.Scope.UserScope, "QtProject")
    kept.setValue("FileDialog/shortcuts", ["file:", "file:///"])
    kept.setValue("FileDialog/sidebarWidth", 20)
    kept.sync()
    widths: list[tuple[int, int]] = []

    def look(dialog: FileDialog) -> None:
        places = dialog.findChild(QListView, "sidebar")
        assert isinstance(places, QListView)
        widths.append((places.sizeHintForColumn(0), places.viewport().width()))

    window.change(language=code)
    during_dialog(look)
    window.do(Command.OPEN_RECORD)
    wanted, given = widths[0]
    assert 0 < wanted <= given


@pytest.mark.parametrize("felt", ["pine", "birch"])
def test_an_arrow_tells_that_there_are_other_kinds_of_file(window: MainWindow, felt: str) -> None:
    seen: list[int] = []

    def look(dialog: FileDialog) -> None:
        combo = dialog.findChild(QComboBox, "fileTypeCombo")
        assert isinstance(combo, QComboBox)
        image = combo.grab().toImage()
        inside = range(6, image.height() - 6)
        columns = range(image.width() - 36, image.width() - 6)
        ground = image.pixelColor(image.width() // 2, 6).lightness()
        seen.append(max(abs(image.pixelColor(x, y).lightness() - ground) for x in columns for y in inside))

    window.change(felt=felt)
    during_dialog(look)
    window.do(Command.OPEN_RECORD)
    assert seen[0] > 100


def test_it_opens_in_the_documents_and_then_where_one_was(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new user does not look for a picture among the program's own files."""
    monkeypatch.setattr(FileDialog, "_folder", "")
    folders: list[Path] = []

    def look(dialog: FileDialog) -> None:
        folders.append(Path(dialog.directory().absolutePath()))
        dialog.setDirectory(str(tmp_path))

    for _again in range(2):
        during_dialog(look)
        window.do(Command.OPEN_RECORD)
    assert folders[0].is_relative_to(Path.home())
    assert folders[1] == tmp_path


def test_a_match_goes_out_by_a_typed_name_and_comes_in_again(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    window.start_match(MatchSetup("bondtolva", "Veera", seed=5))
    path = tmp_path / "evening.json"
    during_dialog(type_name(path))
    window.do(Command.EXPORT_RECORD)
    assert path.exists()
    window.start_match(MatchSetup("marjapussi", "Veera", seed=5))
    during_dialog(type_name(path))
    window.do(Command.OPEN_RECORD)
    assert window.session.current().view.preset == "bondtolva"


def test_a_name_without_a_suffix_gets_that_of_the_kind_shown(window: MainWindow, tmp_path: Path) -> None:
    window.start_match(MatchSetup("bondtolva", "Veera", seed=5))
    during_dialog(type_name(tmp_path / "evening"))
    window.do(Command.EXPORT_RECORD)
    assert [path.name for path in tmp_path.iterdir()] == ["evening.marja"]


def test_no_other_module_opens_a_dialog_of_the_system() -> None:
    """It would speak another language than the window."""
    package = Path(__file__).parents[2] / "marjapussi_desktop"
    users = {path.name for path in package.rglob("*.py") if "QFileDialog" in path.read_text(encoding="utf-8")}
    assert users == {"file_dialog.py"}, "ask by ui/file_dialog"


def test_putting_it_aside_changes_nothing(window: MainWindow) -> None:
    during_dialog(FileDialog.reject)
    window.do(Command.OPEN_RECORD)
    assert not window.session.has_match()
