"""Reasons are read in a language of the window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_desktop.ui.i18n import Language


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    """English at first, and no language at the end."""
    language = Language()
    language.choose("en")
    yield language
    language.forget()
