"""A table that goes by the system is light or dark as the system is, and turns with it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from marjapussi_desktop.ui import apply_theme
from marjapussi_desktop.ui.apply_theme import AS_THE_SYSTEM
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.style import Look
from marjapussi_desktop.ui.table.theme import BIRCH, LINGONBERRY_FELT, PINE, Theme

Scheme = Qt.ColorScheme


class System:
    """Stands for the system's setting, which has none where the tests run."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.scheme = Scheme.Unknown
        monkeypatch.setattr(apply_theme, "system_colours", lambda: self.scheme)

    def turn(self, scheme: Qt.ColorScheme) -> None:
        """Change the setting while the window is open."""
        self.scheme = scheme
        QGuiApplication.styleHints().colorSchemeChanged.emit(scheme)


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> System:
    return System(monkeypatch)


def felt_of(window: MainWindow) -> Theme:
    """The felt of the table, which the controls share."""
    theme = window.match.table.table_scene().theme
    assert theme is Look.theme
    return theme


@pytest.mark.parametrize(("scheme", "felt"), [(Scheme.Light, BIRCH), (Scheme.Dark, PINE), (Scheme.Unknown, PINE)])
def test_the_felt_is_as_the_system(window: MainWindow, system: System, scheme: Qt.ColorScheme, felt: Theme) -> None:
    system.scheme = scheme
    window.change(felt=AS_THE_SYSTEM)
    assert felt_of(window) is felt


def test_it_turns_with_the_system(window: MainWindow, system: System) -> None:
    window.change(felt=AS_THE_SYSTEM)
    for scheme, felt in ((Scheme.Light, BIRCH), (Scheme.Dark, PINE)):
        system.turn(scheme)
        assert felt_of(window) is felt
    assert window.preferences.felt == AS_THE_SYSTEM


def test_a_felt_of_ones_own_stays(window: MainWindow, system: System) -> None:
    window.change(felt="lingonberry")
    system.turn(Scheme.Light)
    assert felt_of(window) is LINGONBERRY_FELT
