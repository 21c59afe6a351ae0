"""Choosing a game and changing its rules, as a person does it: by the mouse, and by the keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QStyle, QStyleOptionFrame
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match.players import MatchSetup, offered_levels
from marjapussi_desktop.engine.options import OPTIONS_BY_KEY, allowed_values, format_value, options_in
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.settings import house_rules
from marjapussi_desktop.settings.house_rules import HouseRules
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.settings.problems import Problem, ProblemKind
from marjapussi_desktop.tutorial.catalogue import LESSONS
from marjapussi_desktop.ui.combo import ComboBox
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.house_rules.editors import (
    ChoiceEditor,
    Editor,
    NumberEditor,
    SwitchEditor,
    WordsEditor,
)
from marjapussi_desktop.ui.house_rules.games import Game
from marjapussi_desktop.ui.house_rules.page import HouseRulesPage
from marjapussi_desktop.ui.house_rules.store import HouseRulesStore
from marjapussi_desktop.ui.i18n import LANGUAGES
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.sheets.new_match import NewMatchSheet
from marjapussi_desktop.ui.sheets.rules import MATCH, RulesSheet
from marjapussi_desktop.ui.sheets.rules_in_play import RulesInPlaySheet
from marjapussi_desktop.ui.text.presets import preset_name
from tests.ui.person import click
from tests.ui.screens.stage import own_font

EVERY_PRESET = pytest.mark.parametrize("preset", PRESETS)


def open_sheet(window: MainWindow, preset: str = "", name: str = "") -> NewMatchSheet:
    """The new-match sheet with a game chosen."""
    window.actions_[Command.NEW_MATCH].trigger()
    sheet = window.sheet
    assert isinstance(sheet, NewMatchSheet)
    if preset:
        click(sheet.games.buttons[Game(preset, name)])
    return sheet


def open_form(sheet: NewMatchSheet) -> HouseRulesPage:
    """The form for the chosen game."""
    click(sheet.edit)
    assert sheet.house_rules is not None
    return sheet.house_rules


def turn(editor: Editor) -> None:
    """Turn a switch over."""
    assert isinstance(editor, SwitchEditor)
    click(editor.box)


def type_number(editor: Editor, number: str) -> None:
    """Type a number and leave it with Enter."""
    assert isinstance(editor, NumberEditor)
    editor.number.selectAll()
    QTest.keyClicks(editor.number, number)
    QTest.keyClick(editor.number, Qt.Key.Key_Return)


def choose(editor: Editor, steps: int) -> None:
    """Go down a list with the keyboard."""
    assert isinstance(editor, ChoiceEditor)
    editor.combo.setFocus()
    for _step in range(steps):
        QTest.keyClick(editor.combo, Qt.Key.Key_Down)


def test_every_game_is_offered_with_its_players_and_a_sentence(window: MainWindow) -> None:
    sheet = open_sheet(window)
    assert [game.preset for game in sheet.games.buttons] == list(PRESETS)
    for game, button in sheet.games.buttons.items():
        assert preset_name(game.preset) in button.accessibleName()
        assert "players" in button.accessibleName()
        assert button.accessibleDescription().endswith(".")


@pytest.mark.sampled(6)
@pytest.mark.parametrize(("chosen", "offered"), [("", "huutopussi"), ("bondtolva", "bondtolva")])
def test_the_game_chosen_last_is_offered_else_the_one_on_the_table(
    window: MainWindow, chosen: str, offered: str
) -> None:
    """A deal of the day, a match without help and an opened record come to the table without a game being chosen."""
    window.change(preset=chosen)
    window.start_match(MatchSetup("huutopussi", "Veera"))
    assert window.preferences.preset == chosen
    assert open_sheet(window).games.chosen.preset == offered


@pytest.mark.sampled(4)
@EVERY_PRESET
def test_each_game_starts_with_its_own_rules(window: MainWindow, preset: str) -> None:
    sheet = open_sheet(window, preset)
    has_partner = PRESETS[preset].layout is Layout.PARTNERSHIP
    assert sheet.fields.partner.isVisible() == has_partner
    click(sheet.start)
    view = window.session.current().view
    assert (view.preset, view.rules) == (preset, PRESETS[preset])
    assert window.preferences.preset == preset


def test_arrows_walk_through_the_games(window: MainWindow) -> None:
    sheet = open_sheet(window)
    first = sheet.games.buttons[sheet.games.chosen]
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Down)
    assert sheet.games.chosen.preset == list(PRESETS)[1]
    assert sheet.heading.text() == preset_name(sheet.games.chosen.preset)


def test_a_match_is_chosen_and_started_by_keys_alone(window: MainWindow) -> None:
    sheet = open_sheet(window)
    for preset in list(PRESETS)[1:7]:
        focused = window.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Down)
        assert sheet.games.chosen.preset == preset
    focused = window.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Return)
    assert window.preferences.preset == list(PRESETS)[6]
    assert window.sheet is None


@pytest.mark.sampled(6)
@EVERY_PRESET
def test_the_form_has_what_applies_and_nothing_else(window: MainWindow, preset: str) -> None:
    page = open_form(open_sheet(window, preset))
    own = PRESETS[preset]
    assert list(page.form.rows) == [
        option.key
        for group in page.form.headings
        for option in options_in(own)
        if option.group is group and option.may_change_in(own)
    ]
    for row in page.form.rows.values():
        assert row.name.text()
        assert row.about.text()
        assert row.source.text().startswith("Source:")
        assert not row.mark.isVisible()


def test_every_option_has_a_place_in_some_form_unless_it_belongs_to_the_game(window: MainWindow) -> None:
    placed: set[str] = set()
    for preset in PRESETS:
        page = open_form(open_sheet(window, preset))
        placed |= set(page.form.rows)
    fixed = {key for key, option in OPTIONS_BY_KEY.items() if not option.changeable_in}
    assert placed == set(OPTIONS_BY_KEY) - fixed


@pytest.mark.sampled(6)
@EVERY_PRESET
def test_every_value_can_be_shown_and_set(window: MainWindow, preset: str) -> None:
    page = open_form(open_sheet(window, preset))
    for row in page.form.rows.values():
        for value in allowed_values(row.option, page.draft.base)[:8]:
            shown = (value,) if row.option.many else value
            row.editor.edited.emit(shown)
            assert row.option.value_in(page.draft.rules) == shown
        page.form.draft.put_all_back()
        page.form.show_state()


def test_changes_are_marked_counted_and_listed(window: MainWindow, qtbot: QtBot) -> None:
    sheet = open_sheet(window, "huutopussi")
    page = open_form(sheet)
    type_number(page.form.rows["minimum_bid"].editor, "102")
    turn(page.form.rows["kontra"].editor)
    assert sheet.title.text() == "House rules: Huutopussi (2 changes)"
    assert page.form.rows["kontra"].mark.isVisible()
    click(sheet.back)
    assert sheet.heading.text() == "Huutopussi (2 changes)"
    assert sheet.changes.text().splitlines() == ["Lowest bid: 100", "Kontra and Re may be said: yes"]
    assert sheet.setup().options == (("minimum_bid", "100"), ("kontra", "true"))
    click(window.bar.languages["fi"])
    qtbot.waitUntil(lambda: sheet.heading.text() == "Huutopussi (2 muutosta)")
    assert sheet.changes.text().splitlines() == ["Pienin huuto: 100", "Kontran ja re:n saa sanoa: kyllä"]


def test_a_match_is_played_by_the_house_rules(window: MainWindow) -> None:
    sheet = open_sheet(window, "marjapussi")
    page = open_form(sheet)
    choose(page.form.rows["pack"].editor, 1)
    words = page.form.rows["overshoot"].editor
    choose(words, 1)
    click(sheet.back)
    click(sheet.start)
    rules = window.session.current().view.rules
    assert rules.deal.pack == 32
    assert rules.game_points is not None
    assert format_value(rules.game_points.overshoot) == "subtract_excess"
    again = open_sheet(window)
    assert again.heading.text() == "Marjapussi (2 changes)", "the last choice is remembered"


def test_back_to_the_games_own_rule(window: MainWindow) -> None:
    sheet = open_sheet(window, "huutopussi")
    page = open_form(sheet)
    row = page.form.rows["kontra"]
    turn(row.editor)
    type_number(page.form.rows["target"].editor, "300")
    click(row.back)
    assert not row.mark.isVisible()
    assert page.draft.changes() == (("target", "300"),)
    assert QApplication.focusWidget() is not None
    click(sheet.all_back)
    assert page.draft.changes() == ()
    assert not sheet.all_back.isVisible()


def test_a_contradiction_stands_beside_its_option_and_nothing_starts(window: MainWindow, qtbot: QtBot) -> None:
    sheet = open_sheet(window, "huutopussi-erlangen")
    page = open_form(sheet)
    turn(page.form.rows["ask_half"].editor)
    row = page.form.rows["bluff_half"]
    assert row.problem.isVisible()
    assert row.name.text() in row.problem.text()
    assert not page.problem.isVisible()
    page.name.setText("Mökillä")
    assert not page.keep.isEnabled()
    qtbot.waitUntil(lambda: not row.visibleRegion().isEmpty())
    click(sheet.back)
    assert not sheet.start.isEnabled()
    assert sheet.problem.text() == row.problem.text()
    page = open_form(sheet)
    row = page.form.rows["bluff_half"]
    qtbot.waitUntil(lambda: not row.visibleRegion().isEmpty())
    turn(row.editor)
    assert not page.form.rows["bluff_half"].problem.isVisible()
    click(sheet.back)
    assert sheet.start.isEnabled()
    assert not sheet.problem.isVisible()


def test_a_changed_game_is_not_described_by_its_own_rules(window: MainWindow) -> None:
    """ "Exactly twelve points wins", it said of a match to eight."""
    sheet = open_sheet(window, "marjapussi")
    button = sheet.games.buttons[sheet.games.chosen]
    assert "twelve" in button.accessibleDescription()
    page = open_form(sheet)
    type_number(page.form.rows["target"].editor, "8")
    click(sheet.back)
    assert button.accessibleDescription() == "Target: 8"


def test_a_level_is_told_for_the_game_also_while_its_rules_contradict_each_other(window: MainWindow) -> None:
    """Casual players knew "what bids tell", in a game without bids."""
    sheet = open_sheet(window, "marjapussi")
    opponents = sheet.fields.opponents
    opponents.choose("casual")
    page = open_form(sheet)
    type_number(page.form.rows["target"].editor, "7")
    click(sheet.back)
    assert not sheet.start.isEnabled()
    assert opponents.said.text() == "Knows rules of thumb."


def test_a_target_of_seven_is_told_where_it_arises(window: MainWindow) -> None:
    page = open_form(open_sheet(window, "marjapussi"))
    type_number(page.form.rows["target"].editor, "7")
    assert "seven" in page.form.rows["target"].problem.text()
    type_number(page.form.rows["target"].editor, "8")
    assert not page.form.rows["target"].problem.isVisible()


def test_tab_goes_through_the_whole_form(window: MainWindow) -> None:
    """It never left the first number field: the line within it, which hands the keyboard on, counted as the next."""
    sheet = open_sheet(window, "huutopussi-3")
    page = open_form(sheet)
    stops = [QApplication.focusWidget()]
    while len(stops) < 100:
        at = stops[-1]
        assert at is not None
        QTest.keyClick(at, Qt.Key.Key_Tab)
        if QApplication.focusWidget() is stops[0]:
            break
        stops.append(QApplication.focusWidget())
    assert sheet.back in stops
    assert page.name in stops
    fields = [row.editor for row in page.form.rows.values()]
    assert [f.option.key for f in fields if not any(stop is not None and f.isAncestorOf(stop) for stop in stops)] == []


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("9999", "9999 became 150: allowed are 50 to 150 in steps of 5."),
        ("99999999999", "99999999999 became 150: allowed are 50 to 150 in steps of 5."),
        ("3", "3 became 50: allowed are 50 to 150 in steps of 5."),
        ("53", "53 became 55: allowed are 50 to 150 in steps of 5."),
        ("62", "62 became 60: allowed are 50 to 150 in steps of 5."),
        ("60", ""),
    ],
)
@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Return])
def test_a_number_that_is_not_allowed_is_told_with_what_is(
    window: MainWindow, typed: str, told: str, key: Qt.Key
) -> None:
    """9999 went without a word, and 53 was kept as 55."""
    page = open_form(open_sheet(window, "huutopussi-3"))
    row = page.form.rows["minimum_bid"]
    assert isinstance(row.editor, NumberEditor)
    field = row.editor.number
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, typed)
    QTest.keyClick(field, key)
    assert row.problem.text() == told
    assert row.problem.isVisible() == bool(told)
    assert field.hasFocus() == (key == Qt.Key.Key_Return)
    if told:
        assert typed not in field.text()
        assert f"became {field.text()}:" in told
        click(row.editor.more if int(typed) < 150 else row.editor.less)
        assert not row.problem.isVisible(), "it is another number now"


def test_no_bid_ban_and_words_that_combine(window: MainWindow) -> None:
    page = open_form(open_sheet(window, "huutopussi"))
    ban, redeal = page.form.rows["bid_ban_at"].editor, page.form.rows["redeal"].editor
    assert isinstance(ban, NumberEditor)
    assert isinstance(redeal, WordsEditor)
    assert ban.on is not None
    click(ban.on)
    for box in redeal.boxes.values():
        click(box)
    assert dict(page.draft.changes()) == {"bid_ban_at": "none", "redeal": "no_card_above_jack"}
    click(ban.on)
    assert dict(page.draft.changes()) == {"redeal": "no_card_above_jack"}
    click(ban.less)
    assert dict(page.draft.changes())["bid_ban_at"] == "-505"


def test_cancel_and_escape_leave_the_form_with_nothing_changed_and_go_back_to_the_games(window: MainWindow) -> None:
    """There was no Cancel, and Escape kept what was changed by accident."""
    sheet = open_sheet(window, "huutopussi")
    page = open_form(sheet)
    type_number(page.form.rows["target"].editor, "300")
    click(sheet.back)
    page = open_form(sheet)
    turn(page.form.rows["kontra"].editor)
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert sheet.house_rules is page, "a click beside the page by accident loses nothing"
    click(sheet.undo)
    assert sheet.heading.text() == "Huutopussi (1 change)"
    assert sheet.setup().options == (("target", "300"),)
    page = open_form(sheet)
    click(sheet.all_back)
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert sheet.house_rules is None
    assert sheet.setup().options == (("target", "300"),)
    assert window.sheet is sheet
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert window.sheet is None


def name_them(sheet: NewMatchSheet, name: str) -> None:
    """Allow Kontra in the chosen game and keep that under a name."""
    page = open_form(sheet)
    turn(page.form.rows["kontra"].editor)
    page.name.setText(name)
    click(page.keep)


def test_named_house_rules_are_offered_again(window: MainWindow) -> None:
    sheet = open_sheet(window, "huutopussi")
    name_them(sheet, "  Mökillä ")
    assert sheet.games.chosen == Game("huutopussi", "Mökillä")
    assert window.house_rules.kept() == (HouseRules("Mökillä", "huutopussi", (("kontra", "true"),)),)
    assert sheet.games.buttons[Game("huutopussi")].accessibleName().startswith("Huutopussi,")
    click(sheet.start)
    again = open_sheet(window)
    assert again.games.chosen == Game("huutopussi", "Mökillä")
    click(again.games.buttons[Game("marjapussi")])
    assert not again.remove.isVisible()
    click(again.games.buttons[Game("huutopussi", "Mökillä")])
    click(again.remove)
    click(again.removal.remove)
    assert window.house_rules.kept() == ()
    assert again.games.chosen == Game("huutopussi")
    assert not again.removal.isVisible()


def test_named_house_rules_are_removed_only_after_a_question(window: MainWindow) -> None:
    """They were gone at one click on a small link beside another, and nothing brought them back."""
    sheet = open_sheet(window, "huutopussi")
    name_them(sheet, "Mökillä")
    click(sheet.remove)
    kept = window.house_rules.kept()
    assert len(kept) == 1
    assert sheet.removal.sentence.text() == "Remove “Mökillä” for good?"
    assert not sheet.remove.isVisible()
    assert QApplication.focusWidget() is sheet.removal.keep, "Enter keeps them"
    QTest.keyClick(sheet.removal.keep, Qt.Key.Key_Return)
    assert not sheet.removal.isVisible()
    assert QApplication.focusWidget() is sheet.remove
    click(sheet.remove)
    QTest.keyClick(sheet.removal.keep, Qt.Key.Key_Escape)
    assert window.sheet is sheet, "Esc keeps the rules, and closes nothing"
    assert sheet.remove.isVisible()
    click(sheet.remove)
    click(sheet.games.buttons[Game("huutopussi")])
    click(sheet.games.buttons[Game("huutopussi", "Mökillä")])
    assert sheet.remove.isVisible(), "who chooses another game has left the question"
    click(sheet.remove)
    click(sheet.start)
    assert window.house_rules.kept() == kept
    assert window.sheet is None


def test_enter_in_the_name_keeps_the_rules_and_starts_nothing(window: MainWindow) -> None:
    """It kept them, closed the form, and began the match before anybody could be chosen to play against."""
    sheet = open_sheet(window, "huutopussi")
    page = open_form(sheet)
    turn(page.form.rows["kontra"].editor)
    page.name.setFocus()
    QTest.keyClicks(page.name, "Cottage")
    QTest.keyPress(page.name, Qt.Key.Key_Return)  # the field is gone before the key comes up again
    assert sheet.games.chosen == Game("huutopussi", "Cottage")
    assert window.sheet is sheet
    assert sheet.house_rules is None
    assert not window.session.has_match()


def test_a_name_that_cannot_be_kept_stays_and_is_told_why(window: MainWindow) -> None:
    """Enter closed the form, and the name was lost."""
    sheet = open_sheet(window, "huutopussi-erlangen")
    page = open_form(sheet)
    assert not page.problem.isVisible()
    page.name.setFocus()
    QTest.keyClicks(page.name, "Cottage")
    assert page.problem.isVisible()
    assert page.problem.text() == "No rule is changed: the game's own rules need no name."
    QTest.keyClick(page.name, Qt.Key.Key_Return)
    assert sheet.house_rules is page
    assert page.name.text() == "Cottage"
    turn(page.form.rows["ask_half"].editor)
    assert page.problem.text() == page.form.rows["bluff_half"].problem.text()
    turn(page.form.rows["bluff_half"].editor)
    assert not page.problem.isVisible()
    assert page.keep.isEnabled()


def test_done_keeps_rules_under_the_name_that_was_typed(window: MainWindow) -> None:
    """The name was lost without a word: only the smaller button kept it. A name alone, without a rule, is none."""
    sheet = open_sheet(window, "huutopussi")
    page = open_form(sheet)
    QTest.keyClicks(page.name, "Cottage")
    click(sheet.back)
    assert sheet.house_rules is None
    assert window.house_rules.kept() == ()
    page = open_form(sheet)
    turn(page.form.rows["kontra"].editor)
    QTest.keyClicks(page.name, "Cottage")
    click(sheet.back)
    assert sheet.house_rules is None
    assert sheet.games.chosen == Game("huutopussi", "Cottage")
    assert window.house_rules.kept() == (HouseRules("Cottage", "huutopussi", (("kontra", "true"),)),)
    page = open_form(sheet)
    type_number(page.form.rows["target"].editor, "300")
    click(sheet.back)
    assert dict(window.house_rules.kept()[0].changes) == {"kontra": "true"}, "kept rules change by their button alone"


def test_named_house_rules_are_changed_under_their_name_and_others_stay(window: MainWindow) -> None:
    sheet = open_sheet(window, "huutopussi")
    name_them(sheet, "Mökillä")
    page = open_form(sheet)
    type_number(page.form.rows["target"].editor, "300")
    click(page.keep)
    assert dict(window.house_rules.kept()[0].changes) == {"kontra": "true", "target": "300"}
    click(sheet.games.buttons[Game("huutopussi-helsinki")])
    name_them(sheet, "Mökillä")
    assert [entry.name for entry in window.house_rules.kept()] == ["Mökillä", "Mökillä 2"]


def test_rules_that_get_another_name_only_are_called_so_from_now_on(window: MainWindow) -> None:
    """They stood in the list a second time, and the old name could only be removed."""
    sheet = open_sheet(window, "huutopussi")
    name_them(sheet, "Mökillä")
    page = open_form(sheet)
    page.name.setText("Saaressa")
    click(sheet.back)
    assert window.house_rules.kept() == (HouseRules("Saaressa", "huutopussi", (("kontra", "true"),)),)
    assert sheet.games.chosen == Game("huutopussi", "Saaressa")
    page = open_form(sheet)
    page.name.setText("Kerholla")
    type_number(page.form.rows["target"].editor, "300")
    click(sheet.back)
    assert [entry.name for entry in window.house_rules.kept()] == ["Saaressa", "Kerholla"], "other rules, another entry"


def test_house_rules_go_to_a_file_and_come_back(window: MainWindow, tmp_path: Path) -> None:
    sheet = open_sheet(window, "huutopussi")
    name_them(sheet, "Mökillä")
    sheet.files.write(tmp_path / "säännöt.json", window.house_rules.kept()[0])
    sheet.files.take(tmp_path / "säännöt.json")
    assert sheet.games.chosen == Game("huutopussi", "Mökillä 2")
    assert sheet.setup().options == (("kontra", "true"),)


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        (HouseRules("A", "huutopussi-erlangen", (("ask_half", "false"),)), "halves may not be asked for"),
        (HouseRules("A", "bondtolva-2", (("kontra", "true"),)), "Kontra"),
        (HouseRules("A", "marjapussi", (("target", "500"),)), "Target: 500"),
        (HouseRules("A", "marjapussi", (("hologram", "on"),)), "hologram: on"),
        (HouseRules("A", "whist", ()), "whist"),
    ],
)
def test_a_file_that_cannot_be_played_is_refused_with_a_sentence(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, rules: HouseRules, words: str
) -> None:
    sheet = open_sheet(window)
    sheet.told.disconnect()
    house_rules.export(tmp_path / "odd.json", rules)
    with qtbot.waitSignal(sheet.told) as caught:
        sheet.files.take(tmp_path / "odd.json")
    assert "odd.json" in caught.args[0]
    assert words in caught.args[0]
    assert window.house_rules.kept() == ()


def test_a_file_that_is_none_and_a_place_that_cannot_be_written(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    sheet = open_sheet(window)
    sheet.told.disconnect()
    (tmp_path / "x.json").write_text("{}", "utf-8")
    with qtbot.waitSignal(sheet.told) as caught:
        sheet.files.take(tmp_path / "x.json")
    assert "x.json" in caught.args[0]
    with qtbot.waitSignal(sheet.told) as caught:
        sheet.files.write(tmp_path / "x.json" / "y.json", HouseRules("A", "huutopussi", ()))
    assert caught.args[0] == "The house rules cannot be written to y.json: there is no such file or folder."
    with qtbot.waitSignal(sheet.told) as caught:
        sheet.files.write(tmp_path / "z.json", HouseRules("A", "huutopussi", ()))
    assert caught.args[0] == f"The house rules have been saved as {tmp_path / 'z.json'}."


def test_the_store_keeps_its_file_and_tells_what_is_wrong(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "house_rules.json"
    HouseRulesStore(path).add(HouseRules("A", "huutopussi", (("kontra", "true"),)))
    assert [entry.name for entry in HouseRulesStore(path).kept()] == ["A"]
    path.write_text("{", "utf-8")
    store = HouseRulesStore(path)
    told: list[Problem] = []
    store.noticed.connect(told.append)
    assert store.kept() == ()
    path.mkdir()
    (path / "in the way").touch()
    store.add(HouseRules("A", "huutopussi", ()))
    assert [p.kind for p in told] == [ProblemKind.HOUSE_RULES_DAMAGED, ProblemKind.HOUSE_RULES_NOT_SAVED]


def test_house_rules_of_an_unknown_game_are_shown_and_cannot_be_chosen(window: MainWindow) -> None:
    window.house_rules.add(HouseRules("A", "whist", ()))
    sheet = open_sheet(window)
    button = sheet.games.buttons[Game("whist", "A")]
    assert not button.isEnabled()
    assert "whist" in button.accessibleDescription()


def test_kept_rules_with_an_unknown_option_say_so_and_are_put_back(window: MainWindow) -> None:
    window.house_rules.add(HouseRules("A", "huutopussi", (("hologram", "on"), ("kontra", "true"))))
    sheet = open_sheet(window, "huutopussi", "A")
    assert not sheet.start.isEnabled()
    page = open_form(sheet)
    assert "hologram" in page.problem.text()
    click(sheet.all_back)
    click(sheet.back)
    assert sheet.start.isEnabled()


@pytest.mark.parametrize("options", [(("hologram", "on"),), (("ask_half", "false"), ("bluff_half", "true"))])
def test_remembered_options_that_no_longer_hold_are_forgotten(
    window: MainWindow, options: tuple[tuple[str, str], ...]
) -> None:
    window.apply(Preferences(language="en", preset="huutopussi", options=options))
    sheet = open_sheet(window)
    assert sheet.heading.text() == "Huutopussi"
    assert sheet.start.isEnabled()


def rules_text(window: MainWindow) -> str:
    """What the sheet with the rules in play says."""
    assert isinstance(window.sheet, RulesInPlaySheet)
    return window.sheet.browser.toPlainText()


def test_the_rules_of_the_game_being_chosen_are_read_and_the_sheet_comes_back_as_it_was(window: MainWindow) -> None:
    """They were those of the match on the table, and what had been chosen and typed was lost."""
    window.start_match(MatchSetup("huutopussi", "Veera"))
    sheet = open_sheet(window, "bondtolva")
    sheet.fields.name.setFocus()
    QTest.keyClicks(sheet.fields.name, " Aino")
    name = sheet.fields.name.text()
    for _again in range(2):
        window.actions_[Command.RULES].trigger()
        rules = window.sheet
        assert isinstance(rules, RulesSheet)
        assert not sheet.isVisible()
        assert rules.page_name == "bondtolva"
        assert not rules.of_match.isVisible()
    assert isinstance(rules, RulesSheet)
    QTest.keyClick(rules, Qt.Key.Key_Escape)
    assert window.sheet is sheet
    assert sheet.isVisible()
    assert sheet.games.chosen == Game("bondtolva")
    assert sheet.fields.name.text() == name
    assert sheet.fields.name.hasFocus()
    click(sheet.start)
    assert window.session.current().view.preset == "bondtolva"


def test_a_match_being_chosen_waits_for_settings_and_what_is_read(window: MainWindow) -> None:
    """All that had been chosen was lost. What is set meanwhile stays set when the match begins."""
    window.start_match(MatchSetup("huutopussi", "Veera"))
    sheet = open_sheet(window, "bondtolva")
    for command in (Command.SHORTCUTS, Command.SETTINGS, Command.RULES_IN_PLAY, Command.STATISTICS, Command.SETTINGS):
        window.do(command)
        assert window.sheet is not sheet
        assert not sheet.isVisible()
    window.change(felt="birch")
    window.do(Command.NEW_MATCH)
    assert window.sheet is sheet
    assert sheet.isVisible()
    assert sheet.games.chosen == Game("bondtolva")
    window.do(Command.RULES_IN_PLAY)
    in_play = window.sheet
    assert isinstance(in_play, RulesInPlaySheet)
    click(in_play.all_rules)
    assert isinstance(window.sheet, RulesSheet)
    assert window.sheet.page_name == "huutopussi"
    QTest.keyClick(window.sheet, Qt.Key.Key_Escape)
    click(sheet.start)
    assert window.sheet is None
    assert window.session.current().view.preset == "bondtolva"
    assert window.preferences.felt == "birch"


def test_house_rules_being_made_are_read_as_rules_and_come_back(window: MainWindow) -> None:
    sheet = open_sheet(window, "huutopussi")
    page = open_form(sheet)
    switch = next(row.editor for row in page.form.rows.values() if isinstance(row.editor, SwitchEditor))
    turn(switch)
    window.actions_[Command.RULES].trigger()
    rules = window.sheet
    assert isinstance(rules, RulesSheet)
    assert rules.page_name == MATCH
    assert rules.tabs[MATCH].text() == "The new match"
    QTest.keyClick(rules, Qt.Key.Key_Escape)
    assert window.sheet is sheet
    assert sheet.house_rules is page
    assert page.isVisible()


def test_from_the_rules_of_the_game_being_chosen_a_lesson_is_free_of_both_sheets(window: MainWindow) -> None:
    sheet = open_sheet(window, "huutopussi")
    window.actions_[Command.RULES].trigger()
    rules = window.sheet
    assert isinstance(rules, RulesSheet)
    rules.lesson_wanted.emit(LESSONS[0].id)
    assert window.sheet is None
    assert not sheet.isVisible()


def test_the_rules_in_play_are_read_in_both_languages(window: MainWindow, qtbot: QtBot) -> None:
    assert not window.actions_[Command.RULES_IN_PLAY].isEnabled()
    window.start_match(MatchSetup("huutopussi", "Veera", options=(("minimum_bid", "100"), ("kontra", "true"))))
    window.actions_[Command.RULES_IN_PLAY].trigger()
    assert window.sheet is not None
    assert window.sheet.title.text() == "Rules in play: Huutopussi (2 changes)"
    assert "the lowest is 100." in rules_text(window)
    assert "The game's own rule: Bids are multiples of five, and the lowest is 50." in rules_text(window)
    assert rules_text(window).count("changed") == 2
    click(window.bar.languages["fi"])
    qtbot.waitUntil(lambda: "pienin on 100." in rules_text(window))
    assert "Pelin oma sääntö: Huudot nousevat viisittäin, ja pienin on 50." in rules_text(window)
    assert "rule" not in rules_text(window)


@pytest.mark.parametrize(
    ("preset", "redeal"),
    [("huutopussi", "Nobody may demand"), ("huutopussi-erlangen", "nothing above a jack may demand")],
)
def test_a_pack_without_sixes_promises_no_redeal_for_them(window: MainWindow, preset: str, redeal: str) -> None:
    window.start_match(MatchSetup(preset, "Veera", seed=1, options=(("pack", "32"),)))
    window.do(Command.RULES_IN_PLAY)
    assert redeal in rules_text(window)
    assert "sixes" not in rules_text(window)
    window.do(Command.RULES)
    assert isinstance(window.sheet, RulesSheet)
    text = window.sheet.browser.toPlainText()
    assert redeal in text
    assert "sixes" not in text


def test_the_two_pages_of_rules_lead_to_each_other(window: MainWindow) -> None:
    window.actions_[Command.RULES].trigger()
    assert isinstance(window.sheet, RulesSheet)
    assert not window.sheet.of_match.isVisible()
    window.start_match(MatchSetup("avomarjapussi", "Veera"))
    window.actions_[Command.RULES].trigger()
    assert isinstance(window.sheet, RulesSheet)
    click(window.sheet.of_match)
    assert "Porvoo" in rules_text(window)
    assert isinstance(window.sheet, RulesInPlaySheet)
    click(window.sheet.all_rules)
    assert isinstance(window.sheet, RulesSheet)


@pytest.mark.sampled(6)
@EVERY_PRESET
def test_every_game_tells_its_rules(window: MainWindow, preset: str) -> None:
    window.start_match(MatchSetup(preset, "Veera"))
    window.actions_[Command.RULES_IN_PLAY].trigger()
    assert "changed" not in rules_text(window)
    assert len(rules_text(window).splitlines()) > 12


def test_a_label_is_level_with_the_words_in_its_field(window: MainWindow) -> None:
    fields = open_sheet(window).fields
    for label in fields._labels.values():
        buddy = label.buddy()
        assert buddy is not None
        words = QSize(1, label.fontMetrics().height())
        place = QStyle.alignedRect(label.layoutDirection(), label.alignment(), words, label.contentsRect())
        level = label.mapTo(fields, place.center()).y()
        assert abs(level - buddy.mapTo(fields, buddy.rect().center()).y()) <= 2


@pytest.mark.parametrize("words", ["fi", "en"])
def test_all_that_a_match_needs_is_seen_without_scrolling_on_a_small_screen(
    window: MainWindow, words: str, qtbot: QtBot
) -> None:
    with own_font():
        window.resize(1270, 684)  # a screen of 1280x720 less the window's frame
        click(window.bar.languages[words])
        sheet = open_sheet(window, "marjapussi")
        for level in offered_levels():
            for field in (sheet.fields.opponents, sheet.fields.partner):
                field.combo.setCurrentIndex(field.combo.findData(level))
            qtbot.waitUntil(lambda: sheet.beside.verticalScrollBar().maximum() == 0)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_form_of_house_rules_shows_several_rules_at_once(window: MainWindow, qtbot: QtBot, code: str) -> None:
    """In a window of the usual size three were seen whole, as the name below it took a row of its own."""
    with own_font():
        window.change(language=code)
        window.resize(1280, 720)
        form = open_form(open_sheet(window, "huutopussi-wurzel")).form

        def seen_whole() -> int:
            page = form.widget()
            assert page is not None
            assert page.height() > form.viewport().height(), "not all of them are seen"
            ends = [row.mapTo(form.viewport(), row.rect().bottomLeft()).y() for row in form.rows.values()]
            return sum(end <= form.viewport().height() for end in ends)

        qtbot.waitUntil(lambda: seen_whole() >= 5)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_example_of_a_name_for_house_rules_can_be_read(window: MainWindow, qtbot: QtBot, code: str) -> None:
    window.change(language=code)
    window.resize(1280, 720)
    with own_font():
        sheet = open_sheet(window, "huutopussi")
        page = open_form(sheet)
        choose(page.form.rows["pack"].editor, 1)
        example = page.name.fontMetrics().horizontalAdvance(page.name.placeholderText())
        option = QStyleOptionFrame()
        page.name.initStyleOption(option)
        inside = page.name.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, page.name)
        assert sheet.all_back.isVisible(), "the row is full"
        qtbot.waitUntil(lambda: page.name.width() - (option.rect.width() - inside.width()) > example)
        window.resize(1024, 640)
        qtbot.waitUntil(lambda: sheet.page.width() < 1024)
        row = {round(part.geometry().center().y() / 8) for part in (sheet.all_back, page.naming, sheet.leaving)}
        assert len(row) == 1, "all of it has room in one row"


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_deal_code_of_named_house_rules_is_in_sight_without_scrolling(
    window: MainWindow, qtbot: QtBot, code: str
) -> None:
    window.change(language=code)
    window.resize(1280, 720)
    window.house_rules.add(
        HouseRules("Cottage", "huutopussi", (("minimum_bid", "60"), ("kontra", "true"), ("target", "300")))
    )
    with own_font():
        sheet = open_sheet(window, "huutopussi", "Cottage")
        qtbot.waitUntil(lambda: sheet.beside.verticalScrollBar().maximum() == 0)
        assert not sheet.changes.isVisible(), "the list tells them"


def labelled(sheet: NewMatchSheet) -> dict[str, str]:
    """What stands beside the fields of the players, by the words of the labels that are seen."""
    fields = sheet.fields
    rows = {label.text(): label.buddy() for label in fields.findChildren(QLabel) if label.isVisible() and label.buddy()}
    return {text: field.currentText() for text, field in rows.items() if isinstance(field, ComboBox)}


def test_in_a_game_for_two_the_one_opponent_has_a_level_and_a_name(window: MainWindow) -> None:
    """He was "Opponent" in one row and "Opposite" in another, as if they were two."""
    sheet = open_sheet(window, "bondtolva-2")
    assert [*labelled(sheet)] == ["Level", "Opponent"]
    click(sheet.games.buttons[Game("huutopussi", "")])
    assert [*labelled(sheet)] == [
        "Opponents' level",
        "Partner's level",
        "On the left",
        "Opposite",
        "On the right",
    ], "levels are told from players"


@pytest.mark.parametrize("preset", ["bondtolva-2", "marjapussi", "huutopussi-3", "huutopussi"])
def test_players_are_told_by_what_there_is_in_the_game(window: MainWindow, preset: str) -> None:
    """They bid, and kept the customs of bidding, in games without an auction; and asked where there was no partner."""
    rules = PRESETS[preset]
    sheet = open_sheet(window, preset)
    fields = sheet.fields
    said = []
    for level in offered_levels():
        fields.opponents.choose(level)
        said.append(fields.opponents.said.text())
    combo = fields.characters.combos["opposite" if rules.layout is Layout.STOCK else "left"]
    said += [combo.itemText(nth) for nth in range(combo.count())]
    has_bids = any(word in text for text in said for word in ("bid", "contract"))
    assert has_bids is (rules.auction is not None)
    assert any(" ask" in text for text in said) is (rules.layout is Layout.PARTNERSHIP)
    assert len(said) == len(offered_levels()) + 9
