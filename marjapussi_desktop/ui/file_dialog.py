"""Asks for a file in the window's own language and colours.

The system's dialogs use the system's language. On many desktops Qt's own dialog opens instead, with English labels and
icons drawn for a light theme. So Qt's own dialog is used everywhere, with labels and colours set here.
"""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import QStandardPaths
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QComboBox, QFileDialog, QHeaderView, QListView, QSplitter, QToolButton, QTreeView, QWidget

from marjapussi_desktop.ui.combo import Chevron
from marjapussi_desktop.ui.labels import set_tip
from marjapussi_desktop.ui.style import Look, colours, px

_SIZE = (880, 560)
_UNUSED = ("backButton", "forwardButton", "newFolderButton", "listModeButton", "detailModeButton")
_SIZE_COLUMN, _KIND_COLUMN, _DATE_COLUMN = 1, 2, 3


def ask_to_open(parent: QWidget, title: str, kinds: str = "") -> Path | None:
    """The file that the person chooses, or None. ``kinds`` as Qt writes them: ``Records (*.json);;All files (*)``."""
    return FileDialog(parent, title, kinds).ask()


def ask_to_save(parent: QWidget, title: str, proposed: str, kinds: str) -> Path | None:
    """The file to be written, or None; the person is asked before another is replaced. ``proposed``: its name."""
    dialog = FileDialog(parent, title, kinds)
    dialog.propose(proposed)
    return dialog.ask()


class FileDialog(QFileDialog):
    """Qt's own dialog for one file: to open one, or after `propose` to save one."""

    _folder: ClassVar[str] = ""
    """Where the last dialog ended; empty before the first, which begins in the person's documents."""

    def __init__(self, parent: QWidget, title: str, kinds: str = "") -> None:
        super().__init__(parent, title)
        self.setOption(QFileDialog.Option.DontUseNativeDialog)
        self.setFileMode(QFileDialog.FileMode.ExistingFile)
        self.setViewMode(QFileDialog.ViewMode.Detail)
        if kinds:
            self.setNameFilters(kinds.split(";;"))
        for label, text in (
            (QFileDialog.DialogLabel.LookIn, self.tr("Folder:")),
            (QFileDialog.DialogLabel.FileName, self.tr("File name:")),
            (QFileDialog.DialogLabel.FileType, self.tr("Files shown:")),
            (QFileDialog.DialogLabel.Accept, self.tr("Open")),
            (QFileDialog.DialogLabel.Reject, self.tr("Cancel")),
        ):
            self.setLabelText(label, text)
        self.setDirectory(FileDialog._folder or _documents())
        for combo in self.findChildren(QComboBox):
            Chevron(combo)
        self.resize(px(_SIZE[0]), px(_SIZE[1]))
        self._fit_places()
        self._fit_columns()
        self._show_buttons()

    def propose(self, name: str) -> None:
        """Ask where to save a file; ``name``: the one proposed."""
        self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self.setFileMode(QFileDialog.FileMode.AnyFile)
        self.setLabelText(QFileDialog.DialogLabel.LookIn, self.tr("Folder:"))
        self.setLabelText(QFileDialog.DialogLabel.FileType, self.tr("Saved as:"))
        self.setLabelText(QFileDialog.DialogLabel.Accept, self.tr("Save"))
        self.selectFile(name)
        self._take_suffix(self.selectedNameFilter())
        self.filterSelected.connect(self._take_suffix)

    def _take_suffix(self, kind: str) -> None:
        """Give a name without a suffix that of the chosen kind of file, such as ``Page (*.html)``."""
        suffix = kind.rpartition("(*.")[2] if "(*." in kind else ")"
        self.setDefaultSuffix(suffix.partition(")")[0].partition(" ")[0])

    def ask(self) -> Path | None:
        """Open the dialog and wait; the file, or None. The dialog is gone then."""
        is_chosen = bool(self.exec())
        names = self.selectedFiles()
        FileDialog._folder = self.directory().absolutePath()
        self.deleteLater()
        return Path(names[0]) if is_chosen and names else None

    def _fit_places(self) -> None:
        """The list of places at the left is as wide as their names, however narrow another program of Qt's left it."""
        splitter, places = self.findChild(QSplitter), self.findChild(QListView, "sidebar")
        assert isinstance(splitter, QSplitter)
        assert isinstance(places, QListView)
        width = places.sizeHintForColumn(0) + 2 * px(8)
        splitter.setSizes([width, max(1, px(_SIZE[0]) - width)])

    def _fit_columns(self) -> None:
        """Give the name column the room that size and date leave, and hide the kind, which the name tells."""
        tree = self.findChild(QTreeView)
        assert isinstance(tree, QTreeView)
        tree.setColumnHidden(_KIND_COLUMN, True)
        header = tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in (_SIZE_COLUMN, _DATE_COLUMN):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)

    def _show_buttons(self) -> None:
        """Keep only the button to the parent folder, in the text's colour."""
        for button in self.findChildren(QToolButton):
            if button.objectName() in _UNUSED:
                button.hide()
            elif button.objectName() == "toParentButton":
                set_tip(button, self.tr("The folder above"))
                button.setIcon(_tinted(button.icon(), px(20)))


def _documents() -> str:
    """The person's folder of documents; the home where there is none."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return documents if Path(documents).is_dir() else str(Path.home())


def _tinted(icon: QIcon, side: int) -> QIcon:
    """An icon of Qt in the colour of the text; Qt draws it black on any felt."""
    pixmap = QPixmap(icon.pixmap(side, side))
    painter = QPainter(pixmap)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(pixmap.rect(), QColor(colours(Look.theme)["text"]))
    painter.end()
    return QIcon(pixmap)
