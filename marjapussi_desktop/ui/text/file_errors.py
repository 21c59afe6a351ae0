"""Why the system could not read or write a file, in words."""

from __future__ import annotations

import errno
from typing import Final

from marjapussi_desktop.outside import LONGEST_PATH, plain
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate

_NOT_THERE: Final = QT_TRANSLATE_NOOP("FileErrors", "there is no such file or folder.")
_NOT_ALLOWED: Final = QT_TRANSLATE_NOOP("FileErrors", "it is not allowed.")
_FULL: Final = QT_TRANSLATE_NOOP("FileErrors", "the disk is full.")

FILE_ERRORS: Final = {
    errno.ENOENT: _NOT_THERE,
    errno.ENOTDIR: _NOT_THERE,
    errno.EEXIST: _NOT_THERE,  # a file in the place of the folder
    errno.EACCES: _NOT_ALLOWED,
    errno.EPERM: _NOT_ALLOWED,
    errno.EROFS: _NOT_ALLOWED,
    errno.ENOSPC: _FULL,
    errno.EISDIR: QT_TRANSLATE_NOOP("FileErrors", "it is a folder."),
    errno.ESPIPE: QT_TRANSLATE_NOOP("FileErrors", "it is no ordinary file."),  # a pipe or a device, which may never end
    errno.EFBIG: QT_TRANSLATE_NOOP("FileErrors", "it is too large."),
}
"""What people meet; all else is told in the system's own words."""


def file_error_text(error: OSError) -> str:
    """The end of a sentence that has said what could not be done."""
    source = FILE_ERRORS.get(error.errno or 0)
    return translate("FileErrors", source) if source is not None else plain(error.strerror or str(error), LONGEST_PATH)
