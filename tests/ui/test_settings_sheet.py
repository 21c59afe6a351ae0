"""The settings: found by their words, changed beside a table that stays to be seen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.settings.preferences import CHECKS, Preferences
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.i18n import LANGUAGES, Language
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.sheets.setting_row import ChoiceRow, SwitchRow
from marjapussi_desktop.ui.sheets.settings import SettingsSheet
from marjapussi_desktop.ui.sheets.settings_table import SETTINGS, Kind, Section
from marjapussi_desktop.ui.style import Look, gap, px
from marjapussi_desktop.ui.table.seat_plate import SeatPlate
from tests.ui.person import MousePerson, click, turn_wheel
from tests.ui.screens.stage import own_font


def opened(window: MainWindow) -> SettingsSheet:
    """The settings, just opened."""
    window.actions_[Command.SETTINGS].trigger()
    sheet = window.sheet
    assert isinstance(sheet, SettingsSheet)
    return sheet


def choice(sheet: SettingsSheet, field: str) -> ChoiceRow:
    """A row with a list."""
    row = sheet.rows[field]
    assert isinstance(row, ChoiceRow)
    return row


def found(sheet: SettingsSheet) -> list[str]:
    """The rows that are shown."""
    return [field for field, row in sheet.rows.items() if not row.isHidden()]


def type_into(sheet: SettingsSheet, words: str) -> None:
    """Search for words, in the place of those before."""
    sheet.search.setFocus()
    sheet.search.selectAll()
    sheet.search.insert(words)


def test_what_is_typed_at_once_is_looked_for(window: MainWindow) -> None:
    sheet = opened(window)
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClicks(focused, "deck")
    assert sheet.search.text() == "deck"


def test_a_changed_setting_shows_and_is_kept(window: MainWindow) -> None:
    kept: list[Preferences] = []
    window.preferences_changed.connect(kept.append)
    sheet = opened(window)
    for setting in SETTINGS:
        if setting.kind is Kind.CHOICE:
            for index, (value, _text) in reversed(list(enumerate(setting.values))):
                choice(sheet, setting.field).combo.setCurrentIndex(index)
                assert getattr(window.preferences, setting.field) == value
    assert kept[-1] == window.preferences


def test_a_switch_is_turned_over_by_the_keyboard(window: MainWindow) -> None:
    sheet = opened(window)
    for row in sheet.rows.values():
        if isinstance(row, SwitchRow):
            before = getattr(window.preferences, row.setting.field)
            row.switch.setFocus()
            QTest.keyClick(row.switch, Qt.Key.Key_Space)
            assert getattr(window.preferences, row.setting.field) is not before


def test_every_row_is_a_preference_with_its_usual_value_among_those_on_offer() -> None:
    assert {setting.section for setting in SETTINGS} == set(Section)
    for setting in SETTINGS:
        assert setting.field in CHECKS
        if setting.kind is Kind.CHOICE:
            assert getattr(Preferences(), setting.field) in [value for value, _text in setting.values]


def test_all_settings_are_made_the_usual_ones_after_a_question(window: MainWindow) -> None:
    """Who had changed many found no way back but one by one. The name, the game and the language are no part of it."""
    usual = Preferences(name="Veera", preset="bondtolva", language="fi")
    window.take_preferences(usual)
    sheet = opened(window)
    assert not sheet.restore.isEnabled()
    window.change(felt="birch", text_percent=150, deck="four_colours")
    assert sheet.restore.isEnabled()
    click(sheet.restore)
    QTest.keyClick(sheet.restore, Qt.Key.Key_Escape)
    assert window.sheet is sheet, "Esc took only the question back"
    for _press in range(2):
        assert window.preferences.felt == "birch"
        click(sheet.restore)
    assert window.preferences == usual
    assert not sheet.restore.isEnabled()
    felt = choice(sheet, "felt")
    assert felt.combo.currentIndex() == [value for value, _text in felt.setting.values].index(usual.felt)


def test_a_setting_of_another_version_shows_as_the_usual_one(window: MainWindow) -> None:
    window.change(felt="moss", pace="leisurely", trick_pause_ms=700)
    sheet = opened(window)
    assert [choice(sheet, field).combo.currentText() for field in ("felt", "pace", "trick_pause_ms")] == [
        "Pine green (dark)",
        "Normal",
        "A moment",
    ]


def test_the_bar_switches_the_language_under_the_open_settings(window: MainWindow, qtbot: QtBot) -> None:
    sheet = opened(window)
    click(window.bar.languages["fi"])
    qtbot.waitUntil(lambda: sheet.title.text() == "Asetukset")
    assert choice(sheet, "language").combo.currentText() == "Suomi"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_setting_is_found_by_its_name_and_by_its_values(window: MainWindow, code: str) -> None:
    window.change(language=code)
    sheet = opened(window)
    for field, row in sheet.rows.items():
        type_into(sheet, row.label.text())
        assert field in found(sheet) or row.setting.kind is Kind.VOLUME
        if isinstance(row, ChoiceRow):
            type_into(sheet, row.combo.itemText(1).upper())
            assert field in found(sheet)


def test_a_search_shows_the_rows_with_all_its_words_under_their_headings(window: MainWindow) -> None:
    sheet = opened(window)
    type_into(sheet, "colour")
    assert {"felt", "deck"} <= set(found(sheet))
    type_into(sheet, "colour four")
    assert found(sheet) == ["deck"]
    assert [section for section, heading in sheet.headings.items() if not heading.isHidden()] == [Section.CARDS]
    assert sheet.nothing.isHidden()
    type_into(sheet, "colour xyzzy")
    assert found(sheet) == []
    assert not sheet.nothing.isHidden()


@pytest.mark.parametrize(
    ("code", "word", "place"),
    [("en", "difficulty", "New match…"), ("en", "undo", "New match…"), ("fi", "taso", "Uusi peli…")],
)
def test_what_is_no_setting_is_not_found_and_is_told_where_it_may_be(
    window: MainWindow, code: str, word: str, place: str
) -> None:
    """Of levels nothing was told; "undo" found the felt and the sound, by the middle of "background" and "sound"."""
    window.change(language=code)
    sheet = opened(window)
    type_into(sheet, word)
    assert found(sheet) == []
    assert place in sheet.nothing.text()


LOOKED_FOR = [
    ("fi", "tahti", "pace"),
    ("fi", "hidas", "pace"),
    ("fi", "nopea", "pace"),
    ("fi", "äänet", "volume"),
    ("fi", "mykistä", "volume"),
    ("fi", "fontti", "text_percent"),
    ("fi", "isompi", "text_percent"),
    ("fi", "taustaväri", "felt"),
    ("fi", "värisokea", "deck"),
    ("fi", "selkä", "back"),
    ("fi", "animaatiot", "motion"),
    ("fi", "klikkaus", "guard"),
    ("fi", "vahvistus", "guard"),
    ("fi", "vihjeet", "explains"),
    ("fi", "englanti", "language"),
    ("en", "slow", "pace"),
    ("en", "faster", "pace"),
    ("en", "mute", "volume"),
    ("en", "bigger", "text_percent"),
    ("en", "fonts", "text_percent"),
    ("en", "dark mode", "felt"),
    ("en", "color", "felt"),
    ("en", "color blind", "deck"),
    ("en", "card back", "back"),
    ("en", "animations", "motion"),
    ("en", "double click", "guard"),
    ("en", "hints", "explains"),
    ("en", "finnish", "language"),
]
"""Words that people type, of which the labels have few."""


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("code", "words", "field"), LOOKED_FOR)
def test_what_people_type_is_found(window: MainWindow, language: Language, code: str, words: str, field: str) -> None:
    language.choose(code)
    sheet = opened(window)
    type_into(sheet, words)
    assert field in found(sheet)
    assert len(found(sheet)) < len(sheet.rows) / 2


def test_what_is_called_so_is_found_before_what_only_tells_of_it(window: MainWindow) -> None:
    """ "in" found two rows of three, by the middle of words and by the sentences below the rows."""
    sheet = opened(window)
    type_into(sheet, "in")
    assert found(sheet) == ["story_tricks", "finnish_indices", "sorting"]
    type_into(sheet, "suit")
    assert found(sheet) == ["deck", "sorting"], "the large print tells of suits below itself"
    type_into(sheet, "corners")
    assert found(sheet) == ["large_print"], "nothing is called so"
    type_into(sheet, "size")
    assert found(sheet) == ["large_print", "text_percent"]
    QTest.keyClick(sheet.search, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is sheet.rows["text_percent"].field


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (
            "en",
            [
                ("size", "text_percent", ""),
                ("size", "large_print", "Found by: size"),
                ("corners", "large_print", ""),
                ("dark mode", "felt", "Found by: mode"),
                ("felt", "felt", "Found by: felt"),
                ("quick", "pace", "Found by: Quick"),
            ],
        ),
        ("fi", [("äänet", "volume", ""), ("mykistä", "volume", "Osuma: mykistä")]),
    ],
)
def test_a_setting_tells_the_unseen_word_by_which_it_was_found(
    window: MainWindow, code: str, told: list[tuple[str, str, str]]
) -> None:
    """Nobody saw why the large print was shown to one who looked for a size."""
    window.change(language=code)
    sheet = opened(window)
    for words, field, why in told:
        type_into(sheet, words)
        row = sheet.rows[field]
        assert field in found(sheet)
        assert row.why.text() == why
        assert row.why.isVisible() is bool(why)
    QTest.keyClick(sheet.search, Qt.Key.Key_Escape)
    assert not any(row.why.isVisible() for row in sheet.rows.values())


def test_enter_goes_from_the_search_to_what_was_found_and_esc_first_empties_it(window: MainWindow) -> None:
    sheet = opened(window)
    type_into(sheet, "pace")
    QTest.keyClick(sheet.search, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is sheet.rows["pace"].field
    QTest.keyClick(sheet.search, Qt.Key.Key_Escape)
    assert (sheet.search.text(), window.sheet) == ("", sheet)
    assert found(sheet) == list(sheet.rows)
    QTest.keyClick(sheet.search, Qt.Key.Key_Escape)
    assert window.sheet is None


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_the_table_stays_to_be_seen_beside_the_settings(window: MainWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    window.start_match(MatchSetup("marjapussi", "Veera", seed=3))
    spot = window.screens.mapTo(window, QPoint(window.screens.width() // 3, window.screens.height() // 2))
    before = window.grab().toImage().pixelColor(spot)
    sheet = opened(window)
    assert window.grab().toImage().pixelColor(spot) == before, "nothing is dimmed"
    assert sheet.page.width() <= window.width() / 2
    choice(sheet, "felt").combo.setCurrentIndex(4)
    assert window.grab().toImage().pixelColor(spot).lightness() > before.lightness() + 50


@pytest.fixture
def font() -> Iterator[None]:
    """The program's own font, which other tests do without."""
    with own_font():
        yield


@pytest.mark.sampled(3)
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("size", "percent"), [((1024, 640), 100), ((1280, 720), 200), ((1920, 1080), 100)])
def test_no_value_is_cut_in_its_list(
    font: None, window: MainWindow, code: str, size: tuple[int, int], percent: int
) -> None:
    window.resize(*size)
    window.change(language=code, text_percent=percent)
    sheet = opened(window)
    window.grab()
    for row in sheet.rows.values():
        assert row.isVisible()
        if isinstance(row, ChoiceRow):
            room = row.combo.width() - px(8 + 32)
            for index in range(row.combo.count()):
                text = row.combo.itemText(index)
                assert row.combo.fontMetrics().horizontalAdvance(text) <= room, text


def test_no_sliver_of_the_table_looks_out_beside_the_settings(window: MainWindow) -> None:
    """Two pieces of the trump's pennant stood between the bar and the settings."""
    window.resize(1280, 720)
    window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
    sheet = opened(window)
    box = sheet.page.geometry()
    assert (box.top(), box.right(), box.bottom()) == (0, sheet.width() - 1, sheet.height() - 1)
    picture, left = sheet.page.grab().toImage(), gap(4)
    edge = {picture.pixelColor(x, 1).name() for x in range(left, picture.width())}
    assert edge == {picture.pixelColor(left, 12).name()}, "no corner is cut out of it either"


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_no_players_plate_is_cut_by_the_settings(window: MainWindow, qtbot: QtBot, size: tuple[int, int]) -> None:
    """At the right of the table a name ended in its middle."""
    window.resize(*size)
    window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
    MousePerson(window, qtbot).wait()
    sheet = opened(window)
    table = window.match.table

    def nothing_is_cut() -> bool:
        plates = [table.mapFromScene(plate.mapRectToScene(plate.box)).boundingRect() for plate in plates_of(window)]
        left = sheet.page.mapTo(window, QPoint()).x() - table.viewport().mapTo(window, QPoint()).x()
        return not any(plate.left() < left < plate.right() for plate in plates)

    qtbot.waitUntil(nothing_is_cut)
    window.resize(size[0] + 100, size[1] + 50)
    qtbot.waitUntil(nothing_is_cut)


def plates_of(window: MainWindow) -> list[SeatPlate]:
    """The players' plates at the table of the match."""
    return window.match.table.table_scene().signs.plates


def test_the_wheel_over_the_volume_scrolls_the_page(window: MainWindow) -> None:
    """It made the table silent as the slider came below the pointer, and the page stood still."""
    window.resize(1280, 720)
    sheet = opened(window)
    row, area = sheet.rows["volume"], sheet.findChild(QScrollArea)
    assert area is not None
    area.ensureWidgetVisible(row)
    before, place = window.preferences.volume, area.verticalScrollBar().value()
    turn_wheel(row.field, 3)
    assert window.preferences.volume == before
    assert area.verticalScrollBar().value() < place


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_the_text_size_stays_in_its_place_while_it_is_chosen(
    font: None, window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    """With larger letters the rows above it grew, and others came in its place."""
    window.resize(*size)
    sheet = opened(window)
    field, area = choice(sheet, "text_percent").combo, sheet.findChild(QScrollArea)
    assert area is not None
    area.ensureWidgetVisible(field)
    place = middle_of(field)
    for index in (4, 0):
        scale = Look.scale
        field.setCurrentIndex(index)
        assert Look.scale != scale
        qtbot.waitUntil(lambda: abs(middle_of(field) - place) <= px(24))
        view = area.viewport()
        assert view.rect().contains(QRect(field.mapTo(view, QPoint()), field.size()))


def test_what_was_chosen_does_not_hold_one_who_scrolls_on(window: MainWindow) -> None:
    sheet = opened(window)
    field, area = choice(sheet, "felt").combo, sheet.findChild(QScrollArea)
    assert area is not None
    field.setCurrentIndex(2)
    area.verticalScrollBar().triggerAction(QScrollBar.SliderAction.SliderToMaximum)
    window.resize(window.width(), window.height() - 40)
    QApplication.processEvents()
    assert area.verticalScrollBar().value() > area.verticalScrollBar().maximum() / 2


def middle_of(part: QWidget) -> int:
    """How far down in the window the middle of a part is."""
    return part.mapTo(part.window(), part.rect().center()).y()


def test_with_smaller_letters_the_settings_take_less_room(font: None, window: MainWindow, qtbot: QtBot) -> None:
    """Opened with the largest letters they stayed half as wide again as with the usual ones."""
    window.resize(1280, 720)
    usual = opened(window).page.width()
    assert window.sheet is not None
    window.sheet.finish()
    window.change(text_percent=200)
    sheet = opened(window)
    assert sheet.page.width() > usual
    choice(sheet, "text_percent").combo.setCurrentIndex(0)
    qtbot.waitUntil(lambda: sheet.page.width() == usual)


def test_the_wheel_over_a_choice_leaves_the_keyboard_in_the_search(window: MainWindow) -> None:
    """It took the keyboard to the list below the pointer, and what was typed next chose there."""
    window.resize(1280, 720)
    sheet = opened(window)
    area = sheet.findChild(QScrollArea)
    assert area is not None
    area.ensureWidgetVisible(sheet.rows["pace"])
    assert sheet.search.hasFocus()
    turn_wheel(sheet.rows["pace"].field, 1)
    assert sheet.search.hasFocus()
    sheet.rows["pace"].field.setFocus(Qt.FocusReason.TabFocusReason)
    assert sheet.rows["pace"].field.hasFocus()


def test_a_finnish_word_is_found_in_its_other_forms_beside_its_own(window: MainWindow) -> None:
    """ "kortti" did not find what is told of "kortit", as another row had the word itself."""
    window.change(language="fi")
    sheet = opened(window)
    shown = []
    for word in ("kortti", "kortit"):
        sheet.search.setText(word)
        shown.append({field for field, row in sheet.rows.items() if not row.isHidden()})
    assert shown[0] == shown[1] >= {"deck", "closed_cards", "plays_single"}
    sheet.search.setText("vihje")
    assert sheet.rows["felt"].isHidden(), "it has another word that begins as this one"
