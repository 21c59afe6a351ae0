"""What became of a file that was written from the archive or from statistics, in words."""

from __future__ import annotations

from pathlib import Path

from marjapussi_desktop.outside import LONGEST_PATH, plain_file
from marjapussi_desktop.ui.i18n import translate
from marjapussi_desktop.ui.text.file_errors import file_error_text


def exported_text(path: Path, error: Exception | None) -> str:
    """What became of a file that was to be written, in a sentence."""
    if error is None:
        sentence = translate("Export", "The file {file} has been written.")
        return sentence.format(file=plain_file(str(path), LONGEST_PATH))
    if isinstance(error, OSError):
        sentence = translate("Export", "The file {file} cannot be written: {why}")
        return sentence.format(file=plain_file(path.name), why=file_error_text(error))
    return translate("Export", "The match is damaged and cannot be exported.")
