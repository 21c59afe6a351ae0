"""What is heard at the table: each movement as it begins, nothing where nothing moves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSlider
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.prompts import PromptKind
from marjapussi_desktop.engine.events import Called, CardPlayed, Event, HandDealt, MarriageDeclared, Passed, TrickWon
from marjapussi_desktop.resources import font_paths
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.i18n import LANGUAGES
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.moments.great_event import GreatEvent
from marjapussi_desktop.ui.sheets.settings import SettingsSheet
from marjapussi_desktop.ui.sound.sounds import OF_GREAT_EVENTS, Sound, sound_of
from marjapussi_desktop.ui.sound.table_sounds import TableSounds
from marjapussi_desktop.ui.table.speeds import SPEEDS, Pace, Speeds
from marjapussi_desktop.ui.table.table_widget import TableWidget
from marjapussi_desktop.ui.window_place import SMALLEST
from tests.ui.person import MousePerson
from tests.ui.sound.conftest import WritingPlayer
from tests.ui.table.table_play import updates_of

HURRIED = Speeds(1, 1, 1, 0, 0, 0, 1, 50, 0)

EXPECTED: dict[type[Event], Sound] = {
    HandDealt: Sound.DEAL,
    Passed: Sound.KNOCK,
    CardPlayed: Sound.CARD,
    TrickWon: Sound.TRICK,
    MarriageDeclared: Sound.MARRIAGE,
}


@pytest.fixture
def heard_table(table: TableWidget, player: WritingPlayer, monkeypatch: pytest.MonkeyPatch) -> TableWidget:
    """A table whose movements take a millisecond, and are heard."""
    monkeypatch.setitem(SPEEDS, Pace.FAST, HURRIED)
    table.set_pace(Pace.FAST)
    sounds = TableSounds(player)
    table.began.connect(lambda event: sounds.hear(event))
    return table


@pytest.mark.sampled(3)
@pytest.mark.parametrize("preset", ["marjapussi", "huutopussi", "avomarjapussi"])
def test_a_hand_is_heard_in_the_order_in_which_it_is_seen(
    heard_table: TableWidget, player: WritingPlayer, qtbot: QtBot, preset: str
) -> None:
    expected = []
    for update in updates_of(preset, 3):
        expected += [EXPECTED[type(event)] for event in update.events if type(event) in EXPECTED]
        with qtbot.waitSignal(heard_table.idle, timeout=5000):
            heard_table.take(update)
    others = [sound for sound in player.played if sound in EXPECTED.values()]
    assert [sound for sound in others if sound is not Sound.CARD] == [s for s in expected if s is not Sound.CARD]
    assert others.count(Sound.CARD) >= expected.count(Sound.CARD) > 20, "exchanged cards are heard as well"
    assert expected[0] is player.played[0] is Sound.DEAL


def test_a_card_is_heard_as_it_begins_to_move_and_not_before(
    heard_table: TableWidget, player: WritingPlayer, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots have decided long before: what is heard waits for its turn on the screen."""
    moving: list[bool] = []
    heard_table.began.connect(lambda event: moving.append(heard_table.table_scene().is_moving()))
    updates = list(updates_of("huutopussi", 3))
    nth = next(n for n, update in enumerate(updates) if any(isinstance(event, CardPlayed) for event in update.events))
    heard_table.take(updates[0])
    heard_table.take(updates[nth - 1])
    heard_table.finish_now()
    player.played.clear()
    moving.clear()
    monkeypatch.setitem(SPEEDS, Pace.FAST, Speeds(1, 1, 1, 40, 0, 0, 1, 50, 0))
    heard_table.set_pace(Pace.FAST)
    card = next(update for update in updates[nth:] if any(e.seat != 0 for e in update.events if type(e) is CardPlayed))
    heard_table.take(card)
    assert player.played == []
    with qtbot.waitSignal(heard_table.idle, timeout=5000):
        pass
    assert player.played[0] is Sound.CARD
    assert moving[0]


def test_what_is_cut_short_is_not_heard(heard_table: TableWidget, player: WritingPlayer) -> None:
    updates = list(updates_of("marjapussi", 3))
    for update in updates:
        heard_table.take(update)
    player.played.clear()
    heard_table.finish_now()
    assert player.played == []


def test_without_animation_only_the_end_of_a_hand_is_heard(
    window: MainWindow, qtbot: QtBot, player: WritingPlayer
) -> None:
    window.hear_with(TableSounds(player))
    person = MousePerson(window, qtbot)
    window.start_match(MatchSetup("marjapussi", "Veera", seed=5))
    shown: list[GreatEvent] = []
    window.match.great_event.connect(shown.append)
    while person.wait().kind is not PromptKind.HAND_OVER:
        assert player.played == []
        person.answer(person.wait())
    assert player.played == [OF_GREAT_EVENTS[event] for event in shown]
    assert len(shown) <= 1


def test_every_great_event_has_a_sound_of_its_own() -> None:
    assert set(OF_GREAT_EVENTS) == set(GreatEvent)
    assert len(set(OF_GREAT_EVENTS.values())) == len(GreatEvent)


def test_one_key_mutes_and_the_bar_shows_it(window: MainWindow, player: WritingPlayer) -> None:
    window.hear_with(TableSounds(player))
    assert (player.volume, player.played) == (Preferences().volume, [])
    on = window.bar.sound.icon().pixmap(20).toImage()
    for is_on in (False, True):
        QTest.keyClick(window, Qt.Key.Key_M)
        assert window.preferences.sound is is_on
        assert window.actions_[Command.SOUND].isChecked() is is_on
        assert player.volume == (Preferences().volume if is_on else 0)
        assert (window.bar.sound.icon().pixmap(20).toImage() == on) is is_on
        assert window.bar.sound.accessibleName() == ("Sound is on" if is_on else "Sound is off")
    assert player.played[-1] is Sound.CARD, "who turns it on hears it"


def test_who_turned_the_volume_down_to_nothing_hears_again_by_the_key(window: MainWindow) -> None:
    window.change(volume=0)
    assert not window.actions_[Command.SOUND].isChecked()
    QTest.keyClick(window, Qt.Key.Key_M)
    assert window.preferences.sound
    assert window.preferences.volume == Preferences().volume


def test_the_settings_have_the_volume(window: MainWindow, player: WritingPlayer) -> None:
    window.hear_with(TableSounds(player))
    window.actions_[Command.SETTINGS].trigger()
    sheet = window.sheet
    assert isinstance(sheet, SettingsSheet)
    row = sheet.rows["volume"]
    label, slider = row.label, row.field
    assert isinstance(slider, QSlider)
    assert label.text() == "Sound: 60 %"
    slider.setFocus()
    QTest.keyClick(slider, Qt.Key.Key_Right)
    assert (window.preferences.volume, player.volume, label.text()) == (65, 65, "Sound: 65 %")
    assert player.played == [Sound.CARD]
    QTest.keyClick(slider, Qt.Key.Key_Home)
    assert (window.preferences.sound, player.volume, label.text()) == (False, 0, "Sound: off")
    window.actions_[Command.SOUND].trigger()
    assert slider.value() == Preferences().volume
    for code in LANGUAGES:
        window.change(language=code)
        assert str(slider.value()) in label.text()


def test_a_closed_window_is_silent(window: MainWindow, player: WritingPlayer) -> None:
    window.hear_with(TableSounds(player))
    window.close()
    assert player.is_closed


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_text_of_the_bar_is_cut_in_the_smallest_window(window: MainWindow, qtbot: QtBot, code: str) -> None:
    for path in font_paths():
        QFontDatabase.addApplicationFont(str(path))
    window.resize(*SMALLEST)
    window.change(language=code, felt="birch")  # the sheet of another felt takes the font that is there by now
    window.start_match(MatchSetup("marjapussi", "Veera", seed=5))
    buttons = [*window.bar.buttons.values(), window.bar.sound, *window.bar.languages.values()]
    qtbot.waitUntil(lambda: all(button.width() > 0 for button in buttons))
    assert [button.text() for button in buttons if button.width() < button.sizeHint().width()] == []


def test_kontra_and_its_answer_are_heard() -> None:
    assert [sound_of(Called(1, number)) for number in (1, 2, 3)] == [Sound.KONTRA, Sound.RE, Sound.KONTRA]
