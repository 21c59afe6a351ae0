"""Deal codes in the window: typed, pasted or found on the clipboard, they begin the very match that they hold."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.deals.deal_code import (
    CodeError,
    CodeFault,
    DealCode,
    commitment,
    format_code,
    parse_code,
)
from marjapussi_desktop.controller.match import qt_session
from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.prompts import PromptKind
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.i18n import Language
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.panels.result import HandOverPanel, MatchOverPanel
from marjapussi_desktop.ui.sheets.fair_deals import FairDealsSheet
from marjapussi_desktop.ui.sheets.new_match import NewMatchSheet
from marjapussi_desktop.ui.text.deal_codes import CODE_FAULTS, code_fault_text
from tests.helpers.complaints import require_words
from tests.helpers.rulesets import rules_of
from tests.ui.conftest import PromptBots
from tests.ui.person import MousePerson, click
from tests.ui.unseen import stay_unseen

HELSINKI = DealCode(
    "huutopussi-helsinki",
    rules_of("huutopussi-helsinki", target=300),
    123456789,
    ("skilled+onni", "expert+aino", "skilled+kerttu"),
)


def open_sheet(window: MainWindow) -> NewMatchSheet:
    window.do(Command.NEW_MATCH)
    assert isinstance(window.sheet, NewMatchSheet)
    return window.sheet


@pytest.fixture(autouse=True)
def empty_clipboard(window: MainWindow) -> Iterator[None]:
    QGuiApplication.clipboard().clear()
    yield
    QGuiApplication.clipboard().clear()


def assert_is_set(sheet: NewMatchSheet) -> None:
    setup = sheet.setup()
    assert (setup.preset, setup.options, setup.seed) == ("huutopussi-helsinki", (("target", "300"),), 123456789)
    assert (setup.partner_level, setup.opponent_level) == ("expert", "skilled")
    assert setup.characters == ("onni", "aino", "kerttu")


def test_a_typed_code_sets_game_rules_players_and_deals(window: MainWindow) -> None:
    sheet = open_sheet(window)
    QTest.keyClicks(sheet.fields.code.line, format_code(HELSINKI).replace("-", " ").lower())
    assert_is_set(sheet)
    assert sheet.games.chosen.preset == "huutopussi-helsinki"
    assert "have been set as the code says" in sheet.fields.code.said.text()
    click(sheet.start)
    view = window.session.current().view
    assert (view.preset, view.rules) == ("huutopussi-helsinki", HELSINKI.rules)
    assert [seat.name for seat in view.seats] == ["Veera", "Onni", "Aino", "Kerttu"]


def test_a_code_on_the_clipboard_is_offered(window: MainWindow) -> None:
    sheet = open_sheet(window)
    assert not sheet.fields.code.offer.isVisible()
    QGuiApplication.clipboard().setText(f"  {format_code(HELSINKI)}\n")
    assert sheet.fields.code.offer.isVisible()
    assert format_code(HELSINKI)[:24] in sheet.fields.code.offer.text()
    click(sheet.fields.code.offer)
    assert_is_set(sheet)
    assert not sheet.fields.code.offer.isVisible(), "it has been taken"


def test_other_texts_on_the_clipboard_are_not_offered(window: MainWindow) -> None:
    QGuiApplication.clipboard().setText("Marjapussi is a card game. " * 1000)
    assert not open_sheet(window).fields.code.offer.isVisible()


def test_a_mistyped_code_is_told_and_nothing_begins_with_it(window: MainWindow) -> None:
    sheet = open_sheet(window)
    line, said = sheet.fields.code.line, sheet.fields.code.said
    text = format_code(HELSINKI)
    wrong = text[:6] + ("0" if text[6] != "0" else "1") + text[7:]
    QTest.keyClicks(line, wrong[:8])
    assert "Something is missing" in said.text()
    assert not sheet.start.isEnabled()
    QTest.keyClicks(line, wrong[8:])
    assert "mistyped" in said.text()
    assert not sheet.start.isEnabled()
    line.clear()
    QTest.keyClick(line, Qt.Key.Key_Space)
    assert not said.isVisible()
    assert sheet.start.isEnabled()
    assert sheet.setup().seed is None


def test_what_was_no_code_is_told_whole_with_what_is_allowed(
    qtbot: QtBot, window: MainWindow, language: Language
) -> None:
    """Half of the sentence lay below the page's edge, and it did not name the number that is taken too."""
    window.resize(1272, 680)
    sheet = open_sheet(window)
    QTest.keyClicks(sheet.fields.code.line, "e35533d6")
    said, seen = sheet.fields.code.said, sheet.beside.viewport()
    for name, number in (("en", "A number of at most 15 digits"), ("fi", "enintään 15-numeroinen luku")):
        language.choose(name)

        def is_seen_whole(number: str = number) -> bool:
            if number not in said.text():
                return False
            box = QRect(said.mapTo(seen, QPoint(0, 0)), said.size())
            return seen.rect().contains(box) and said.height() >= said.heightForWidth(said.width())

        qtbot.waitUntil(is_seen_whole, timeout=2000)


def test_a_number_is_still_a_seed(window: MainWindow) -> None:
    sheet = open_sheet(window)
    before = sheet.setup()
    QTest.keyClicks(sheet.fields.code.line, "20261122")
    assert sheet.start.isEnabled()
    assert sheet.setup().seed == 20261122
    assert (sheet.setup().preset, sheet.setup().characters) == (before.preset, before.characters)


def test_a_code_that_tells_no_players_leaves_them_as_they_are(window: MainWindow) -> None:
    sheet = open_sheet(window)
    sheet.fields.opponents.choose("expert")
    QTest.keyClicks(sheet.fields.code.line, format_code(DealCode("avomarjapussi", PRESETS["avomarjapussi"], 7)))
    assert (sheet.setup().preset, sheet.setup().opponent_level, sheet.setup().seed) == ("avomarjapussi", "expert", 7)
    assert "players" not in sheet.fields.code.said.text()


def test_every_fault_has_a_sentence_in_both_languages(language: Language) -> None:
    require_words("ui/text/deal_codes CODE_FAULTS", CODE_FAULTS, CodeFault)
    english = [code_fault_text(CodeError(fault, "*")) for fault in CodeFault]
    language.choose("fi")
    finnish = [code_fault_text(CodeError(fault, "*")) for fault in CodeFault]
    assert not set(english) & set(finnish)
    assert sum("*" in sentence for sentence in finnish) == 1


# -- fair deals -------------------------------------------------------------------------------------------------------


def open_fair_deals(window: MainWindow) -> FairDealsSheet:
    window.do(Command.FAIR_DEALS)
    assert isinstance(window.sheet, FairDealsSheet)
    return window.sheet


def test_a_match_begins_with_its_fingerprint_and_tells_its_code_only_when_asked(window: MainWindow) -> None:
    window.start_match(HELSINKI.setup("Veera"))
    code = format_code(HELSINKI)
    sheet = open_fair_deals(window)
    page = sheet.browser.toPlainText()
    assert commitment(code) in page
    assert code not in page
    assert not sheet.copy_code.isVisible()
    click(sheet.copy_fingerprint)
    assert QGuiApplication.clipboard().text() == commitment(code)
    click(sheet.show_code)
    assert f"marjapussi deal {code}" in sheet.browser.toPlainText()
    click(sheet.copy_code)
    assert parse_code(QGuiApplication.clipboard().text()) == HELSINKI


def test_without_a_match_there_is_nothing_to_copy(window: MainWindow) -> None:
    sheet = open_fair_deals(window)
    assert not sheet.show_code.isVisible()
    assert not sheet.copy_fingerprint.isVisible()


def test_the_end_of_a_match_shows_that_its_code_belongs_to_the_fingerprint(qtbot: QtBot, window: MainWindow) -> None:
    window.start_match(MatchSetup("bondtolva-2", "Veera", seed=11, options=(("target", "5"),)))
    person = MousePerson(window, qtbot)
    person.play_hand()
    in_play = window.bar.deals.text().removeprefix("Fingerprint ")
    while PromptKind.MATCH_OVER not in person.asked:
        assert not window.session.current().view.deal_code, "it tells of hands to come"
        window.session.next_hand()
        person.play_hand()
    panel = window.match.panel
    assert isinstance(panel, MatchOverPanel)
    click(panel.deal_code)
    code = parse_code(QGuiApplication.clipboard().text())
    assert (code.preset, code.changes, code.seed) == ("bondtolva-2", (("target", "5"),), 11)
    assert "copied" in panel.deal_code.text()
    shown = format_code(code)
    assert commitment(shown).startswith(in_play)
    assert panel.fairness.isVisible()
    for told in (panel.fairness.text(), window.bar.deals.toolTip()):
        assert in_play in told, "what was seen in play"
        assert shown[:24] in told, "and what it stands for"
    assert "marjapussi deal" not in panel.fairness.text(), "a command says nothing to a player"
    for tip in (panel.fairness.toolTip(), window.bar.deals.toolTip()):
        assert "marjapussi deal" in tip, "how to check it"
    panel.end_practice()
    assert not panel.fairness.isVisible(), "the match may still be going on"
    assert shown in open_fair_deals(window).browser.toPlainText()


def test_the_long_run_shows_a_million_deals_and_the_persons_own(
    qtbot: QtBot, language: Language, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(qt_session, "BotRunner", PromptBots)
    session = qt_session.QtSession(saved_in=tmp_path / "matches.db")
    own = MainWindow(session, language, Preferences(language="en", pace="instant", name="Veera"))
    qtbot.addWidget(own)
    stay_unseen(own)
    own.show()
    own.start_match(HELSINKI.setup("Veera"))
    page = open_fair_deals(own).browser
    assert "A million deals" in page.toPlainText()
    qtbot.waitUntil(lambda: "Your own deals: 1" in page.toPlainText())
    assert page.toPlainText().count("Opposite") == 2
    language.choose("fi")
    qtbot.waitUntil(lambda: "Miljoona jakoa" in page.toPlainText())
    assert "1,000" in page.toPlainText(), "Finnish has a decimal comma"
    session.close()
    own.match.table.stop()


def test_the_end_of_a_hand_tells_only_the_fingerprint_of_what_is_to_come(qtbot: QtBot, window: MainWindow) -> None:
    window.start_match(MatchSetup("bondtolva-2", "Veera", seed=11))
    person = MousePerson(window, qtbot)
    person.play_hand()
    panel = window.match.panel
    assert isinstance(panel, HandOverPanel)
    chip, code = panel.deals, window.session.deal_code()
    assert chip.isVisible()
    assert chip.text() == f"Fingerprint {commitment(code)[:8]}"
    assert chip.toolTip().startswith("All cards of this match were fixed before the first deal."), "what it is for"
    assert code not in chip.toolTip() + chip.accessibleName() + chip.accessibleDescription()
    chip.setFocus()
    QTest.keyClick(chip, Qt.Key.Key_Space)
    assert QGuiApplication.clipboard().text() == commitment(code)
    assert chip.text() == "Copied"
    panel.look_at.click()
    assert window.screens.past is not None
    beside = window.screens.past.side.deals
    assert beside.isVisible()
    assert beside.copied_text() == commitment(code), "the match goes on"


def test_a_match_that_is_over_tells_its_code_beside_the_steps(qtbot: QtBot, window: MainWindow) -> None:
    window.start_match(MatchSetup("bondtolva-2", "Veera", seed=11, options=(("target", "5"),)))
    person = MousePerson(window, qtbot)
    person.play_hand()
    while PromptKind.MATCH_OVER not in person.asked:
        window.session.next_hand()
        person.play_hand()
    panel = window.match.panel
    assert isinstance(panel, MatchOverPanel)
    assert not panel.deals.isVisible(), "the code has its own line"
    panel.look_at.click()
    assert window.screens.past is not None
    beside = window.screens.past.side.deals
    click(beside)
    code = parse_code(QGuiApplication.clipboard().text())
    assert (code.preset, code.changes, code.seed) == ("bondtolva-2", (("target", "5"),), 11)
