"""The program as a person meets it: clicks and keys go in at the window, and a whole match comes out."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMessageBox, QStyle
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.prompts import PromptKind
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.ui import file_dialog
from marjapussi_desktop.ui.command_functions import FUNCTIONS
from marjapussi_desktop.ui.commands import SUBMENUS, Command, command_text, commands_of
from marjapussi_desktop.ui.i18n import LANGUAGES
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.sheets.new_match import NewMatchSheet
from marjapussi_desktop.ui.sheets.rules import RulesSheet
from marjapussi_desktop.ui.sheets.take_back import TakeBackSheet
from marjapussi_desktop.ui.text.presets import PRESET_TEXTS, preset_name
from marjapussi_desktop.ui.window_place import SMALLEST, USUAL, fills_screen, first_size
from tests.helpers.complaints import complain
from tests.ui.person import KeyPerson, MousePerson, Person, click

GAMES = ("marjapussi", "huutopussi")


def start(window: MainWindow, preset: str, seed: int = 5) -> None:
    """Begin a match without asking."""
    window.start_match(MatchSetup(preset, "Veera", seed=seed))


@pytest.fixture
def is_painted() -> bool:
    """What is played here is painted as well."""
    return True


def new_match_sheet(window: MainWindow) -> NewMatchSheet:
    """The sheet that is open."""
    assert isinstance(window.sheet, NewMatchSheet)
    return window.sheet


def test_a_match_is_two_clicks_away(window: MainWindow) -> None:
    click(window.home.buttons[Command.NEW_MATCH])
    click(new_match_sheet(window).start)
    assert window.session.has_match()
    assert window.screens.currentWidget() is window.match


def test_a_match_is_two_keys_away(window: MainWindow, qtbot: QtBot) -> None:
    window.home.buttons[Command.NEW_MATCH].setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is window.home.buttons[Command.NEW_MATCH])
    for _key in range(2):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Return)
    assert window.screens.currentWidget() is window.match


@pytest.mark.sampled(2)
@pytest.mark.parametrize("preset", GAMES)
@pytest.mark.parametrize("kind", [MousePerson, KeyPerson])
def test_a_person_plays_two_hands(window: MainWindow, qtbot: QtBot, preset: str, kind: type[Person]) -> None:
    person = kind(window, qtbot)
    start(window, preset)
    person.play_hand()
    if person.wait().kind is PromptKind.HAND_OVER:
        person.accept()
        person.play_hand()
        assert window.session.current().view.hand_number == 2
    assert {PromptKind.PLAY, PromptKind.HAND_OVER} <= person.asked


def test_right_stays_on_the_rightmost_button_of_a_result(window: MainWindow, qtbot: QtBot) -> None:
    """Somebody who walked along his hand a moment ago may press it once more: Enter goes to the next hand."""
    person = KeyPerson(window, qtbot)
    start(window, "marjapussi")
    person.play_hand()
    person.press(Qt.Key.Key_Right)
    assert QApplication.focusWidget() is person.panel.primary
    buttons = [one for one in person.panel.findChildren(QAbstractButton) if one.isVisible() and one.isEnabled()]
    for _press in buttons[1:]:
        person.press(Qt.Key.Key_Left)
    assert QApplication.focusWidget() is not person.panel.primary
    for _press in buttons:
        person.press(Qt.Key.Key_Right)
    assert QApplication.focusWidget() is person.panel.primary
    person.press(Qt.Key.Key_Return)
    assert window.sheet is None
    assert window.session.current().view.hand_number == 2


def take_back_the_end(window: MainWindow, person: Person) -> None:
    """The last move of a match that is over is taken back only after a question, and then made again. Ctrl+Z made a
    won match of the archive one in play, without a word.
    """
    for button in ("keep", "take"):
        window.actions_[Command.UNDO].trigger()
        sheet = window.sheet
        assert isinstance(sheet, TakeBackSheet)
        assert sheet.about.text().startswith("The match is over.")
        assert not window.actions_[Command.UNDO].isEnabled(), "a sheet covers what it would change"
        click(getattr(sheet, button))
        assert window.sheet is None
        assert (window.session.current().view.winner is None) is (button == "take")
    person.play_hand()
    assert window.session.current().view.winner is not None


def test_a_person_wins_and_loses_whole_matches(window: MainWindow, qtbot: QtBot) -> None:
    person = MousePerson(window, qtbot)
    start(window, "marjapussi", seed=8)
    while person.wait().kind is not PromptKind.MATCH_OVER:
        person.play_hand()
        if person.wait().kind is PromptKind.HAND_OVER:
            person.accept()
    assert window.session.current().view.winner is not None
    take_back_the_end(window, person)
    click(person.panel.again)  # type: ignore[attr-defined]
    assert person.wait().kind is PromptKind.PLAY
    assert window.session.current().view.hand_number == 1


def test_after_a_match_a_new_one_is_offered(window: MainWindow, qtbot: QtBot) -> None:
    start(window, "marjapussi")
    window.match.new_match.emit()
    assert isinstance(window.sheet, NewMatchSheet)


def refused_cards(window: MainWindow) -> list[Card]:
    """The person's cards that may not be played now."""
    update = window.session.current()
    choices = update.prompt.choices if update.prompt is not None else None
    if not isinstance(choices, PlayChoices):
        return []
    return [card for card in update.view.seats[0].hand if card not in choices.cards]


def test_a_card_that_may_not_be_played_is_answered_with_its_reason(window: MainWindow, qtbot: QtBot) -> None:
    person = MousePerson(window, qtbot)
    start(window, "marjapussi")
    while not refused_cards(window):
        person.answer(person.wait())
        person.wait()
    before = window.session.current().view
    person.play(refused_cards(window)[0])
    assert window.session.current().view is before
    assert any("You must" in text for text in window.match.table.table_scene().texts())


def test_nothing_behind_a_sheet_is_taken_back(window: MainWindow, qtbot: QtBot) -> None:
    """Ctrl+Z in the archive, meant for a match deleted there, took back a bid of the match on the table."""
    person = MousePerson(window, qtbot)
    start(window, "huutopussi")
    person.answer(person.wait())
    person.wait()
    before = window.session.current().view
    window.do(Command.ARCHIVE)
    assert window.sheet is not None
    QTest.keyClick(window.sheet, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not window.bar.buttons[Command.UNDO].isEnabled()
    assert window.session.current().view is before
    window.sheet.end()
    assert window.bar.buttons[Command.UNDO].isEnabled()
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.session.current().view is not before


def test_undo_takes_back_the_last_decision(window: MainWindow, qtbot: QtBot) -> None:
    person = MousePerson(window, qtbot)
    start(window, "marjapussi")
    person.wait()
    undo = window.actions_[Command.UNDO]
    assert not undo.isEnabled()
    hand = window.session.current().view.seats[0].hand
    person.answer(person.wait())
    person.wait()
    assert undo.isEnabled()
    click(window.bar.buttons[Command.UNDO])
    person.wait()
    assert window.session.current().view.seats[0].hand == hand


def test_every_command_is_in_the_menu_with_its_shortcut(window: MainWindow) -> None:
    menus = (window.bar.menu, *window.bar.submenus.values())
    listed = [action for menu in menus for action in menu.actions() if action.text() and action.menu() is None]
    assert sorted(action.text() for action in listed) == sorted(map(command_text, Command))
    for command in Command:
        shown = [keys.toString() for keys in window.actions_[command].shortcuts()]
        assert shown == list(command.value.shortcuts)


def test_every_command_does_something() -> None:
    complain(
        f"Command.{command.name} does nothing: write its function in ui/command_functions"
        for command in Command
        if command not in FUNCTIONS
    )


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_menu_fits_below_the_bar_of_the_smallest_window(window: MainWindow, code: str) -> None:
    window.change(language=code)
    assert window.bar.menu.sizeHint().height() <= SMALLEST[1] - window.bar.height()
    for part, menu in window.bar.submenus.items():
        assert menu.title()
        assert (menu.title() == SUBMENUS[part]) is (code == "en")
        assert [action.text() for action in menu.actions()] == list(map(command_text, commands_of(part)))


def test_the_front_page_offers_to_go_on(window: MainWindow, qtbot: QtBot) -> None:
    assert not window.home.go_on.isVisible()
    start(window, "marjapussi")
    window.actions_[Command.HOME].trigger()
    click(window.home.go_on)
    assert window.screens.currentWidget() is window.match


@pytest.mark.parametrize("preset", GAMES)
@pytest.mark.parametrize("code", ["en", "fi"])
def test_the_rules_of_the_game_on_the_table_are_shown_first(window: MainWindow, preset: str, code: str) -> None:
    window.change(language=code)
    start(window, preset)
    window.actions_[Command.RULES].trigger()
    assert isinstance(window.sheet, RulesSheet)
    text = window.sheet.browser.toPlainText()
    assert text.startswith(preset_name(preset))
    assert "[" not in text
    assert len(text) > 2500


@pytest.mark.sampled(3)
@pytest.mark.parametrize("code", ["en", "fi"])
@pytest.mark.parametrize("preset", PRESET_TEXTS)
def test_every_game_has_a_page_of_rules_under_a_tab_that_is_not_cut_off(
    window: MainWindow, preset: str, code: str
) -> None:
    window.change(language=code, preset=preset)
    window.actions_[Command.RULES].trigger()
    sheet = window.sheet
    assert isinstance(sheet, RulesSheet)
    QApplication.processEvents()
    assert sheet.page_name == preset
    assert sheet.tabs[preset].isChecked()
    assert "[" not in sheet.browser.toPlainText()
    for tab in sheet.tabs.values():
        assert tab.sizeHint().width() <= tab.width()
        assert tab.geometry().right() <= sheet.page.width()


def pictures_on(document: QTextDocument) -> Iterator[tuple[str, QSize, QSize]]:
    """The name of each picture, the size at which it is shown, and its own."""
    block = document.begin()
    while block.isValid():
        part = block.begin()
        while not part.atEnd():
            shown = part.fragment().charFormat().toImageFormat()
            if shown.isValid():
                image = document.resource(document.ResourceType.ImageResource.value, QUrl(shown.name()))
                yield shown.name(), QSize(round(shown.width()), round(shown.height())), QImage(image).size()
            part += 1
        block = block.next()


def test_pictures_in_the_rules_are_painted_at_the_size_at_which_they_are_shown(window: MainWindow) -> None:
    """The page scales without smoothing, and cards and suits were ragged."""
    window.actions_[Command.RULES].trigger()
    sheet = window.sheet
    assert isinstance(sheet, RulesSheet)
    seen = set()
    for page in ("marjapussi", "avomarjapussi", "huutopussi-3", "glossary"):
        click(sheet.tabs[page])
        assert sheet.browser.hasFocus(), "the keys still scroll the page"
        for url, shown, painted in pictures_on(sheet.browser.document()):
            assert shown == painted
            seen.add(url.partition(":")[0])
    assert seen == {"card", "suit", "example"}


def test_escape_closes_a_sheet_and_the_hand_has_the_keyboard_again(window: MainWindow, qtbot: QtBot) -> None:
    person = KeyPerson(window, qtbot)
    start(window, "marjapussi")
    person.wait()
    window.actions_[Command.ABOUT].trigger()
    person.press(Qt.Key.Key_Escape)
    assert window.sheet is None
    assert QApplication.focusWidget() is window.match.table


def test_tab_stays_in_the_sheet(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_[Command.NEW_MATCH].trigger()
    person = KeyPerson(window, qtbot)
    seen = []
    for _press in range(12):
        person.press(Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        assert focused is not None
        assert new_match_sheet(window).isAncestorOf(focused)
        seen.append(focused)
    assert len(set(seen)) >= 7


def test_a_match_goes_to_a_file_and_comes_back(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    person = MousePerson(window, qtbot)
    start(window, "huutopussi")
    for _answer in range(3):
        person.answer(person.wait())
    person.wait()
    view = window.session.current().view
    window.records.export(tmp_path / "peli ä.json")
    start(window, "marjapussi")
    window.records.open(tmp_path / "peli ä.json")
    assert window.session.current().view.seats == view.seats


def test_a_damaged_record_is_refused_with_a_sentence(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    start(window, "marjapussi")
    view = window.session.current().view
    window.records.failed.disconnect()
    (tmp_path / "broken.json").write_text("{", "utf-8")
    with qtbot.waitSignal(window.records.failed) as caught:
        window.records.open(tmp_path / "broken.json")
    assert "broken.json" in caught.args[0]
    assert window.session.current().view is view


def test_the_first_window_is_no_larger_than_the_screen(window: MainWindow) -> None:
    fits = first_size(window.screen().availableSize())
    assert window.size() == fits.expandedTo(QSize(*SMALLEST))


def test_an_open_panel_grows_with_the_words_of_the_other_language(window: MainWindow, qtbot: QtBot) -> None:
    """Finnish buttons are wider: the bid was drawn over its plus."""
    start(window, "huutopussi-3", seed=12)
    assert MousePerson(window, qtbot).wait().kind is PromptKind.BID
    panel = window.match.panel
    assert panel is not None
    before = panel.width()
    click(window.bar.languages["fi"])
    qtbot.waitUntil(lambda: before < panel.width() == panel.sizeHint().width())


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1366, 728), (1280, 800), (1920, 1040)])
def test_the_first_window_leaves_room_for_its_frame(width: int, height: int) -> None:
    """A usual small screen is 1366 by 768 with a panel of 40: the title must not push the hints off its bottom."""
    fits = first_size(QSize(width, height))
    assert fits.height() <= height - 40
    assert fits.width() < width
    assert width < 1920 or fits == QSize(*USUAL)


def test_under_wayland_a_small_screen_is_filled() -> None:
    """There a panel pushed the window's lower edge, with the person's hand, off the screen."""
    for width, height, fills in ((1280, 720, True), (1366, 768, True), (1920, 1080, False), (1440, 900, False)):
        assert fills_screen("wayland", QSize(width, height)) is fills
        assert not fills_screen("xcb", QSize(width, height))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("preset", [*GAMES, "huutopussi-3"])
def test_the_fan_keeps_its_order_while_a_hand_is_played(window: MainWindow, qtbot: QtBot, preset: str) -> None:
    person = MousePerson(window, qtbot)
    start(window, preset)
    scene = window.match.table.table_scene()
    before: tuple[Card, ...] = ()
    tricks = 0
    while (prompt := person.wait()).kind not in (PromptKind.HAND_OVER, PromptKind.MATCH_OVER):
        rows = scene.hand_rows()
        fan = rows[0] if rows else ()
        if before and prompt.kind is PromptKind.PLAY:
            assert [card for card in before if card in fan] == list(fan)
            tricks += 1
        before = fan if prompt.kind is PromptKind.PLAY else ()
        person.answer(prompt)
    assert tricks > 5


@pytest.mark.parametrize(("code", "game"), [("en", "erlangen-huutopussi"), ("fi", "erlangenin-huutopussi")])
def test_a_match_is_exported_under_its_game_and_the_day(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, code: str, game: str
) -> None:
    """Each was proposed the same name, of another game for most."""
    window.change(language=code)
    window.start_match(MatchSetup("huutopussi-erlangen", "Veera"))
    proposed: list[str] = []

    def ask(_parent: object, _title: str, name: str, _kinds: str) -> None:
        proposed.append(name)

    monkeypatch.setattr(file_dialog, "ask_to_save", ask)
    window.do(Command.EXPORT_RECORD)
    assert proposed == [f"{game}-{datetime.date.today().isoformat()}.marja"]


def test_an_export_is_told(window: MainWindow, tmp_path: Path) -> None:
    start(window, "marjapussi")
    window.records.export(tmp_path / "match.json")
    (box,) = window.findChildren(QMessageBox)
    assert box.text() == f"The match has been saved as {tmp_path / 'match.json'}."
    assert (tmp_path / "match.json").is_file()
    (button,) = box.buttons()
    assert button.icon().isNull() or not box.style().styleHint(
        QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons, None, button
    )
    box.close()


@pytest.mark.parametrize("code", LANGUAGES)
def test_why_a_file_cannot_be_written_is_told_in_the_program_s_own_words(
    window: MainWindow, tmp_path: Path, code: str
) -> None:
    window.change(language=code)
    start(window, "marjapussi")
    window.records.export(tmp_path / "none" / "match.json")
    (box,) = window.findChildren(QMessageBox)
    why = {"en": "there is no such file or folder.", "fi": "sellaista tiedostoa tai kansiota ei ole."}[code]
    assert box.text().endswith(f"match.json: {why}")
    box.close()


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("code", "said"), [("en", "an ace is 11, a ten 10"), ("fi", "ässä on 11, kymppi 10")])
def test_the_result_of_a_hand_tells_what_pips_are(window: MainWindow, qtbot: QtBot, code: str, said: str) -> None:
    person = MousePerson(window, qtbot)
    window.change(language=code)
    start(window, "marjapussi")
    person.play_hand()
    note = person.panel.note  # type: ignore[attr-defined]
    assert note.isVisible()
    assert said in note.text()
    assert note.height() >= note.heightForWidth(note.width())


@pytest.mark.sampled(3)
@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("command", [Command.RULES, Command.THOUGHTS, Command.SETTINGS])
def test_a_sheet_keeps_the_keyboard_when_a_panel_opens_below(
    window: MainWindow, qtbot: QtBot, command: Command
) -> None:
    window.change(pace="fast")
    start(window, "huutopussi", seed=2)
    window.actions_[command].trigger()
    sheet = window.sheet
    assert sheet is not None
    qtbot.waitUntil(lambda: window.match.panel is not None)
    focused = QApplication.focusWidget()
    assert focused is not None
    assert sheet.isAncestorOf(focused)
    QTest.keyClick(focused, Qt.Key.Key_Escape)
    assert window.sheet is None
    panel = window.match.panel
    assert panel is not None
    assert QApplication.focusWidget() is panel.primary
