"""Whether a file was exported from the archive or the statistics, in words."""

from __future__ import annotations

from pathlib import Path

from marjapussi_desktop.outside import LONGEST_PATH, plain_file
from marjapussi_desktop.ui.i18n import translate
from marjapussi_desktop.ui.text.file_errors import file_error_text


def exported_text(path: Path, error: Exception | None) -> str:
    """A sentence that says where the file was written, or why it could not be."""
    if error is None:
        sentence = translate("Export", "The file {file} has been written.")
        return sentence.format(file=plain_file(str(path), LONGEST_PATH))
    if isinstance(error, OSError):
        sentence = translate("Export", "The file {file} cannot be written: {why}")
        return sentence.format(file=plain_file(path.name), why=file_error_text(error))
    return translate("Export", "The match is damaged and cannot be exported.")
