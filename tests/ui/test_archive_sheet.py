"""The archive: matches are found, opened and gone on with, exported and deleted."""

from __future__ import annotations

import datetime
import gc
import json
import random
import threading
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.deals.day_deal import day_hand, deal_of_day
from marjapussi_desktop.controller.deals.deal_source import DealSource
from marjapussi_desktop.controller.match import qt_session
from marjapussi_desktop.controller.match.history import History
from marjapussi_desktop.controller.match.players import MatchSetup, players_of
from marjapussi_desktop.controller.match.session import Session
from marjapussi_desktop.controller.past import qt_adviser
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record import MatchRecord, record_to_json
from marjapussi_desktop.engine.record_reading import parse_record
from marjapussi_desktop.evaluation.simulation import play_match
from marjapussi_desktop.settings import facts, matches
from marjapussi_desktop.settings.archive import ROWS_A_PAGE, Search
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.settings.problems import Problem, ProblemKind
from marjapussi_desktop.settings.statistics import Statistics, Tally
from marjapussi_desktop.settings.store import MatchStore
from marjapussi_desktop.ui import file_dialog
from marjapussi_desktop.ui.archive.model import players_text
from marjapussi_desktop.ui.archive.table import ArchiveTable
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.i18n import Language
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.sheets.archive import ArchiveSheet
from marjapussi_desktop.ui.sheets.new_match import NewMatchSheet
from marjapussi_desktop.ui.sheets.statistics import StatisticsSheet
from marjapussi_desktop.ui.text.presets import preset_name
from tests.helpers.arrivals import arrival
from tests.helpers.made_facts import made_match
from tests.helpers.saved_matches import begun, play_some, settle
from tests.ui.conftest import PromptBots, SilentBots, bury
from tests.ui.person import click
from tests.ui.screens.stage import own_font
from tests.ui.unseen import stay_unseen


def store_of(path: Path) -> MatchStore:
    return MatchStore(path, lambda problem: pytest.fail(str(problem)))


def write_rows(path: Path, count: int) -> None:
    """So many matches with facts by dice."""
    dice, store = random.Random(3), store_of(path)
    for nth in range(count):
        match, hands = made_match(dice, nth)
        store.save_header(match.match, {})
        mark = store.ask(partial(matches.fingerprint, match_id=match.match))
        assert mark is not None
        assert store.derive(partial(facts.write_facts, match=match, hands=hands, fingerprint=mark))
    assert store.close()


def write_matches(path: Path) -> None:
    """A match that is over, one that was given up in its second hand, and one in progress."""
    record = play_match("bondtolva", PRESETS["bondtolva"], ["casual"] * 4, seed=4, max_hands=None, trace=False)
    record.id = "over"
    head = record_to_json(record)
    hands = head.pop("hands")
    store = store_of(path)
    store.save_header("over", head)
    for number, hand in enumerate(hands):
        store.append_hand("over", number, hand)
    store.finish("over")
    assert store.close()
    history = History(path, lambda problem: pytest.fail(str(problem)))
    dice = random.Random(1)
    for preset in ("huutopussi", "marjapussi"):
        session = begun(history, preset)
        while session.hand_number < 2:
            play_some(session, dice, 1, undone=0)
        play_some(session, dice, 3, undone=0)
        settle(history)
    history.close()


def write_days(path: Path) -> None:
    """Today's deal of the day, played to its end; then played again for practice, and once more, but not to its end."""
    history = History(path, lambda problem: pytest.fail(str(problem)))
    code = deal_of_day(datetime.date.today())
    for is_whole in (True, True, False):
        players = players_of(code.setup("Veera"), code.rules, code.seed)
        session = Session(MatchRecord(code.preset, code.rules, players, code.seed), DealSource(code.seed))
        session.journal = history.begin(session.record, session.source)
        dice = random.Random(3)
        while day_hand(session.record, datetime.date.today()) is None:
            if not is_whole and session.ply:
                break
            play_some(session, dice, 1, undone=0)
        settle(history)
    history.close()


def write_repeat(path: Path) -> None:
    """A match that was won, and a second one with the same deals."""
    dice, store = random.Random(3), store_of(path)
    _match, hands = made_match(dice, 0)
    for nth in range(2):
        match = replace(made_match(dice, nth)[0], preset="huutopussi", won=True, counts=True, house_rules=False)
        own = [replace(hands[0], match=match.match, number=0, kind="played", declarer="", made=None, deal="a")]
        store.save_header(match.match, {})
        store.finish(match.match)
        mark = store.ask(partial(matches.fingerprint, match_id=match.match))
        assert mark is not None
        assert store.derive(partial(facts.write_facts, match=match, hands=tuple(own), fingerprint=mark))
    assert store.close()


class Opened:
    """The window with a file of saved matches."""

    def __init__(self, path: Path, language: Language, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        session = qt_session.QtSession(path)
        self.window = MainWindow(session, language, Preferences(language="en", pace="instant", name="Veera"))
        qtbot.addWidget(self.window)
        stay_unseen(self.window)
        self.window.show()

    def archive(self, rows: int) -> ArchiveSheet:
        """The archive, once it shows so many rows and all of them have been looked through."""
        self.window.do(Command.ARCHIVE)
        sheet = self.window.sheet
        assert isinstance(sheet, ArchiveSheet)
        self.qtbot.waitUntil(lambda: sheet.model.rowCount() == rows and "–" not in games_of(sheet), timeout=30_000)
        return sheet

    def close(self) -> None:
        self.window.close()
        self.window.session.close()


def games_of(sheet: ArchiveSheet) -> list[str]:
    return [sheet.model.index(row, 1).data() for row in range(sheet.model.rowCount())]


def choose(table: ArchiveTable, game: str) -> None:
    for row in range(table.archive.rowCount()):
        if table.archive.index(row, 1).data() == game:
            table.selectRow(row)
            return
    pytest.fail(f"no {game}")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "matches.sqlite"


@pytest.fixture
def opened(
    path: Path, language: Language, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[Opened]:
    request.param(path)
    monkeypatch.setattr(qt_session, "BotRunner", PromptBots)
    monkeypatch.setattr(qt_adviser, "BotRunner", SilentBots)
    now = Opened(path, language, qtbot)
    yield now
    now.close()


real_matches = pytest.mark.parametrize("opened", [write_matches], indirect=True, ids=["real"])


@pytest.mark.parametrize("opened", [write_days], indirect=True, ids=["days"])
def test_a_deal_of_the_day_is_told_apart_and_its_practice_does_not_count(opened: Opened, qtbot: QtBot) -> None:
    """It looked like a match that was broken off, and each time that it was played again counted as a hand."""
    sheet = opened.archive(3)
    name = preset_name(deal_of_day(datetime.date.today()).preset)
    first, again = f"{name}\nDeal of the day", f"{name}\nDeal of the day, again"
    # Begun in the same second, they lie in any order.
    qtbot.waitUntil(lambda: sorted(games_of(sheet)) == [first, again, again], timeout=30_000)
    results = sorted(sheet.model.index(row, 5).data() for row in range(3))
    assert results == ["In play", "Played", "Played"]
    choose(sheet.table, first)
    assert sheet.go_on.text() == "See result", "nothing of it waits to be gone on with"
    for outcome, rows in (("open", 1), ("day", 3)):
        sheet.outcome.setCurrentIndex(sheet.outcome.findData(outcome))
        sheet.outcome.activated.emit(sheet.outcome.currentIndex())
        qtbot.waitUntil(lambda rows=rows: sheet.model.rowCount() == rows)  # type: ignore[misc]
    opened.window.do(Command.STATISTICS)
    statistics = opened.window.sheet
    assert isinstance(statistics, StatisticsSheet)
    qtbot.waitUntil(lambda: statistics.report is not None and statistics.report.total.hands > 0)
    assert statistics.report is not None
    assert statistics.report.total.hands == 1


@real_matches
def test_a_match_that_was_given_up_is_gone_on_with(opened: Opened, qtbot: QtBot) -> None:
    sheet = opened.archive(3)
    choose(sheet.table, "Huutopussi")
    assert sheet.go_on.text() == "Continue"
    QTest.keyClick(sheet.table, Qt.Key.Key_Return)
    window = opened.window
    qtbot.waitUntil(window.screens.is_match_shown)
    assert window.session.current().view.preset == "huutopussi"
    assert window.sheet is None
    again = opened.archive(3)
    states = {row.preset: row.state for row in map(again.model.match_at, range(3)) if row is not None}
    assert states == {"huutopussi": "current", "marjapussi": "abandoned", "bondtolva": "finished"}


@real_matches
def test_each_result_takes_one_line_in_finnish(opened: Opened, qtbot: QtBot) -> None:
    """Of the match on the table too, whose words are the longest."""
    window = opened.window
    window.change(language="fi")
    window.resize(1280, 720)
    with own_font():
        sheet = opened.archive(3)
        choose(sheet.table, "Huutopussi")
        QTest.keyClick(sheet.table, Qt.Key.Key_Return)
        qtbot.waitUntil(window.screens.is_match_shown)
        table = opened.archive(3).table
        assert {table.archive.index(row, 5).data() for row in range(3)} >= {"Kesken", "Kesken, pöydällä"}
        qtbot.waitUntil(lambda: len({table.sizeHintForRow(row) for row in range(3)}) == 1)


@real_matches
def test_a_match_that_was_gone_on_with_is_there_after_a_restart(
    opened: Opened, qtbot: QtBot, language: Language, path: Path
) -> None:
    sheet = opened.archive(3)
    choose(sheet.table, "Huutopussi")
    click(sheet.go_on)
    qtbot.waitUntil(opened.window.screens.is_match_shown)
    opened.close()
    again = Opened(path, language, qtbot)
    assert again.window.session.resume()
    assert again.window.session.current().view.preset == "huutopussi"
    again.close()


@real_matches
def test_a_match_that_is_over_is_opened_without_a_copy_of_it(opened: Opened, qtbot: QtBot) -> None:
    sheet = opened.archive(3)
    choose(sheet.table, "Bondtolva")
    assert sheet.go_on.text() == "See result"
    click(sheet.go_on)
    qtbot.waitUntil(opened.window.screens.is_match_shown)
    assert opened.window.session.current().view.winner is not None
    opened.window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
    again = opened.archive(4)
    assert [row.state for row in map(again.model.match_at, range(4)) if row and row.preset == "bondtolva"] == [
        "finished"
    ]


@real_matches
def test_who_looks_at_an_old_result_still_goes_on_with_the_match_in_play(opened: Opened, qtbot: QtBot) -> None:
    """The front page offered a new match and the old result; the one in play had to be found in the archive."""
    window = opened.window
    choose(opened.archive(3).table, "Huutopussi")
    click(window.sheet.go_on)  # type: ignore[union-attr]
    qtbot.waitUntil(window.screens.is_match_shown)
    choose(opened.archive(3).table, "Bondtolva")
    click(window.sheet.go_on)  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: window.session.current().view.preset == "bondtolva")
    window.do(Command.HOME)
    home = window.home
    qtbot.waitUntil(home.to_left.isVisible)
    assert home.primary is home.to_left
    assert home.about.text() == "Huutopussi"
    click(home.to_left)
    qtbot.waitUntil(lambda: window.session.current().view.preset == "huutopussi")
    window.do(Command.HOME)
    assert home.primary is home.go_on
    assert not home.to_left.isVisible()


@real_matches
def test_a_match_is_exported_as_a_record(
    opened: Opened, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "out.json"
    proposed: list[str] = []

    def ask(_parent: object, _title: str, name: str, _kinds: str) -> Path:
        proposed.append(name)
        return target

    monkeypatch.setattr(file_dialog, "ask_to_save", ask)
    sheet = opened.archive(3)
    choose(sheet.table, "Bondtolva")
    with qtbot.waitSignal(sheet.told) as told:
        click(sheet.export)
    assert "out.json" in told.args[0]
    record = parse_record(target.read_text(encoding="utf-8")).record
    assert (record.preset, record.id) == ("bondtolva", "over")
    match = sheet.table.match()
    assert match is not None
    assert proposed == [f"bondtolva-{match.started[:10]}.marja"]
    monkeypatch.setattr(file_dialog, "ask_to_save", lambda *_args: tmp_path)
    with qtbot.waitSignal(sheet.told) as told:
        click(sheet.export)
    assert "cannot be written" in told.args[0]


@real_matches
def test_a_match_is_deleted_when_asked_twice_and_the_one_in_play_never(opened: Opened, qtbot: QtBot) -> None:
    assert opened.window.session.resume()
    sheet = opened.archive(3)
    choose(sheet.table, "Marjapussi")
    assert not sheet.delete.isEnabled()
    choose(sheet.table, "Bondtolva")
    click(sheet.delete)
    assert sheet.delete.text() == "Yes, delete"
    choose(sheet.table, "Huutopussi")
    assert sheet.delete.text() == "Delete"
    choose(sheet.table, "Bondtolva")
    click(sheet.delete)
    click(sheet.delete)
    qtbot.waitUntil(lambda: sheet.model.rowCount() == 2)
    assert "Bondtolva" not in games_of(sheet)
    qtbot.waitUntil(lambda: sheet.count.text() == "Matches: 2")


@pytest.mark.parametrize("opened", [write_repeat], indirect=True, ids=["repeat"])
def test_a_repeat_that_is_deleted_leaves_nothing_in_the_older_tallies(opened: Opened, qtbot: QtBot) -> None:
    """Practice does not count, but once it was deleted its result stood among those of matches that are gone."""
    window, told = opened.window, list[Statistics]()
    sheet = opened.archive(2)
    rows = [row for row in map(sheet.model.match_at, range(2)) if row is not None]
    store = window.session.history.store.opened() if window.session.history is not None else None
    assert store is not None
    found = store.ask(
        lambda to: to.execute("SELECT record, partner_level, opponent_level FROM played_match").fetchall()
    )
    assert found is not None
    for record, partner, opponent in found:
        tally = Tally("huutopussi", partner, opponent, 1, 1, 1)
        window.statistics.kept.change(partial(Statistics.with_match, match_id=record, tally=tally))
    window.statistics.told.connect(told.append)
    repeat = next(nth for nth, row in enumerate(rows) if row.repeats)
    sheet.table.selectRow(repeat)
    click(sheet.delete)
    click(sheet.delete)
    qtbot.waitUntil(lambda: sheet.model.rowCount() == 1)
    qtbot.waitUntil(lambda: bool(told) and sum(tally.played for tally in told[-1].tallies) == 1)
    earlier: list[tuple[Tally, ...]] = []
    window.archive.ask_earlier(told[-1], earlier.append)
    qtbot.waitUntil(lambda: bool(earlier))
    assert earlier[-1] == ()


@pytest.mark.sampled(3)
@real_matches
@pytest.mark.parametrize(("game", "hands"), [("Bondtolva", 8), ("Huutopussi", 1), ("Marjapussi", 1)])
def test_the_hands_of_a_match_are_looked_at_that_are_over(opened: Opened, qtbot: QtBot, game: str, hands: int) -> None:
    window = opened.window
    sheet = opened.archive(3)
    choose(sheet.table, game)
    click(sheet.look)
    qtbot.waitUntil(lambda: window.screens.past is not None)
    past = window.screens.past
    assert past is not None
    assert window.sheet is None
    assert past.stepper.past.numbers == tuple(range(1, hands + 1)), "nothing of a hand that is not over"
    click(past.side.back)
    assert window.screens.currentWidget() is window.home


@real_matches
def test_of_a_match_without_a_hand_that_is_over_none_is_offered_to_look_at(opened: Opened, qtbot: QtBot) -> None:
    """The button was there, and its press was answered by a box."""
    opened.window.start_match(MatchSetup("avomarjapussi", "Veera", seed=3))
    sheet = opened.archive(4)
    choose(sheet.table, "Avomarjapussi")
    assert not sheet.look.isEnabled()
    assert sheet.look.toolTip() == "No hand of this match has been played to its end."
    choose(sheet.table, "Huutopussi")
    assert sheet.look.isEnabled()
    assert sheet.look.toolTip() == "All cards open, one move after another", "what the button beside it does not show"


@real_matches
def test_a_closed_sheet_is_let_go_of_by_the_thread_of_the_window(
    opened: Opened, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it had asked the archive's thread must not keep it until that thread ends: it would end Qt's objects."""
    freed_by: list[threading.Thread] = []
    monkeypatch.setattr(
        ArchiveSheet, "__del__", lambda _sheet: freed_by.append(threading.current_thread()), raising=False
    )
    choose(opened.archive(3).table, "Bondtolva")
    assert isinstance(opened.window.sheet, ArchiveSheet)
    click(opened.window.sheet.look)
    qtbot.waitUntil(lambda: opened.window.screens.past is not None)
    bury()
    opened.close()
    gc.collect()
    assert set(freed_by) == {threading.main_thread()}


@real_matches
def test_a_match_that_cannot_be_read_is_told_of(opened: Opened, qtbot: QtBot) -> None:
    sheet = opened.archive(3)
    choose(sheet.table, "Huutopussi")
    match, history = sheet.table.match(), opened.window.session.history
    assert match is not None
    assert history is not None
    store = history.store.opened()
    assert store is not None
    store.ask(lambda to: to.execute("UPDATE hand SET deal = '{}' WHERE match = ?", (match.match,)).rowcount)
    with qtbot.waitSignal(sheet.told) as told:
        click(sheet.look)
    assert "damaged" in told.args[0]
    assert opened.window.sheet is sheet


@real_matches
def test_a_damaged_match_stays_and_the_one_on_the_table_goes_on(
    opened: Opened, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened.window
    assert window.session.resume()
    sheet = opened.archive(3)
    choose(sheet.table, "Huutopussi")
    match = sheet.table.match()
    assert match is not None
    assert window.session.history is not None
    store = window.session.history.store.opened()
    assert store is not None
    query = "UPDATE hand SET deal = '{}' WHERE match = ?"
    store.ask(lambda to: to.execute(query, (match.match,)).rowcount)
    with arrival(qtbot, window.session.noticed) as noticed:
        click(sheet.go_on)
    problem = noticed[0]
    assert isinstance(problem, Problem)
    assert problem.kind is ProblemKind.MATCH_DAMAGED
    assert window.session.current().view.preset == "marjapussi"
    assert [row.state for row in map(opened.archive(3).model.match_at, range(3)) if row].count("current") == 1


def test_who_has_given_no_name_is_you_in_the_archive_too(language: Language) -> None:
    assert players_text("Marja, Eino, Aino, Martta") == "You, Eino, Aino, Martta"
    assert players_text("Eino, Marja") == "Eino, You"
    assert players_text("Marjatta, Aino") == "Marjatta, Aino"


@pytest.mark.parametrize("opened", [partial(write_rows, count=260)], indirect=True, ids=["many"])
def test_rows_come_as_the_person_scrolls_and_searches(opened: Opened, qtbot: QtBot) -> None:
    sheet = opened.archive(ROWS_A_PAGE)
    bar = sheet.table.verticalScrollBar()
    bar.setValue(bar.maximum())
    qtbot.waitUntil(lambda: sheet.model.rowCount() == 200)
    bar.setValue(bar.maximum())
    qtbot.waitUntil(lambda: sheet.model.rowCount() == 260)
    assert sheet.count.text() == "Matches: 260"
    QTest.keyClicks(sheet.words, "helmi")
    qtbot.waitUntil(lambda: 0 < sheet.model.rowCount() < 260)
    names = [sheet.model.index(row, 2).data() for row in range(sheet.model.rowCount())]
    assert all("Helmi" in name for name in names)
    QTest.keyClicks(sheet.words, " nobody")
    qtbot.waitUntil(lambda: sheet.model.rowCount() == 0)
    assert not sheet.go_on.isEnabled()
    sheet.words.clear()
    qtbot.waitUntil(lambda: sheet.model.rowCount() == ROWS_A_PAGE)


@pytest.mark.parametrize("opened", [partial(write_rows, count=3)], indirect=True, ids=["few"])
def test_the_archive_is_in_the_language_of_choice(opened: Opened, qtbot: QtBot, language: Language) -> None:
    sheet = opened.archive(3)
    language.choose("fi")
    qtbot.waitUntil(lambda: sheet.title.text() == "Arkisto")
    heads = [sheet.model.headerData(n, Qt.Orientation.Horizontal) for n in range(6)]
    assert heads == ["Alkoi", "Peli", "Pelaajat", "Jaot", "Pisteet", "Tulos"]
    assert json.dumps(sheet.model.index(0, 0).data()).count(".") == 3


def test_hands_that_others_played_do_not_count(
    window: MainWindow, qtbot: QtBot, path: Path, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A record that is opened is kept in the archive; statistics count what is played from there on."""
    monkeypatch.setattr(qt_session, "BotRunner", PromptBots)
    record = play_match("bondtolva", PRESETS["bondtolva"], ["casual"] * 4, seed=4, max_hands=2, trace=False)
    file = path.with_name("theirs.json")
    file.write_text(json.dumps(record_to_json(record)), encoding="utf-8")
    now = Opened(path, language, qtbot)
    now.window.records.open(file)
    sheet = now.archive(1)
    row = sheet.model.match_at(0)
    assert row is not None
    assert (row.preset, row.hands) == ("bondtolva", 0)
    now.close()


def write_nothing(_path: Path) -> None:
    """No match was played yet."""


@pytest.mark.parametrize("opened", [write_nothing], indirect=True)
def test_an_empty_archive_invites_to_play(opened: Opened, qtbot: QtBot) -> None:
    opened.window.do(Command.ARCHIVE)
    sheet = opened.window.sheet
    assert isinstance(sheet, ArchiveSheet)
    qtbot.waitUntil(lambda: sheet.pages.currentWidget() is sheet.empty)
    assert "No match has been played" in sheet.empty.sentence.text()
    assert not sheet.words.isVisible()
    assert not sheet.go_on.isVisible()
    click(sheet.empty.play)
    assert isinstance(opened.window.sheet, NewMatchSheet)


@real_matches
def test_a_search_that_finds_nothing_is_no_empty_archive(opened: Opened, qtbot: QtBot) -> None:
    """It left an empty table, which said nothing."""
    sheet = opened.archive(3)
    sheet.words.setText("xyzzy")
    qtbot.waitUntil(lambda: sheet.count.text() == "Matches: 0")
    assert sheet.pages.currentWidget() is sheet.nothing
    assert sheet.nothing.sentence.text() == "Nothing found for “xyzzy”."
    assert sheet.words.isVisible()
    click(sheet.nothing.clear)
    qtbot.waitUntil(lambda: sheet.count.text() == "Matches: 3")
    assert sheet.pages.currentWidget() is sheet.table
    sheet.game.setCurrentIndex(sheet.game.findData("bondtolva"))
    sheet.outcome.setCurrentIndex(sheet.outcome.findData("open"))
    sheet.outcome.activated.emit(sheet.outcome.currentIndex())
    qtbot.waitUntil(lambda: sheet.pages.currentWidget() is sheet.nothing)
    assert sheet.nothing.sentence.text() == "No match has this game and this result."
    click(sheet.nothing.clear)
    qtbot.waitUntil(lambda: sheet.pages.currentWidget() is sheet.table)
    assert sheet.searched() == Search()


@real_matches
def test_esc_takes_the_question_back_then_the_search_and_then_closes(opened: Opened, qtbot: QtBot) -> None:
    """It closed the archive at once."""
    sheet = opened.archive(3)
    QTest.keyClicks(sheet.words, "bond")
    qtbot.waitUntil(lambda: sheet.model.rowCount() == 1)
    click(sheet.delete)
    assert sheet.delete.text() == "Yes, delete"
    QTest.keyClick(sheet.table, Qt.Key.Key_Escape)
    assert sheet.delete.text() == "Delete"
    assert opened.window.sheet is sheet
    QTest.keyClick(sheet.table, Qt.Key.Key_Escape)
    assert (sheet.words.text(), opened.window.sheet) == ("", sheet)
    QTest.keyClick(sheet.table, Qt.Key.Key_Escape)
    assert opened.window.sheet is None


@real_matches
def test_rows_are_found_by_what_they_show(opened: Opened, qtbot: QtBot, language: Language) -> None:
    """By the day, as far as it is typed, the month's name and the result: in the result's words nothing was found."""
    sheet = opened.archive(3)
    now = datetime.date.today()
    months = ["tammi", "helmi", "maalis", "huhti", "touko", "kesä", "heinä", "elo", "syys", "loka", "marras", "joulu"]
    match = next(row for row in map(sheet.model.match_at, range(3)) if row is not None and row.preset == "bondtolva")
    won = int(bool(match.won))
    tried = {
        "en": [
            (now.isoformat()[:-1], 3),
            (f"{now:%B}", 3),
            ("Win", won),
            ("lost", 1 - won),
            ("play", 1),
            ("unfinished", 2),
        ],
        "fi": [
            (f"{now.day}", 3),
            (f"{now.day}.{now.month}", 3),
            (f"{now.day}.{now.month}.{now.year}", 3),
            (f"{months[now.month - 1]}kuu", 3),
            (f"{months[now.month - 1]}kuussa", 3),
            ("kesken", 2),
            ("pöydällä", 1),
            ("voitto", won),
            ("tappio", 1 - won),
        ],
    }
    for code, words in tried.items():
        language.choose(code)
        for text, rows in words:
            sheet.words.setText("nobody")
            qtbot.waitUntil(lambda: sheet.model.rowCount() == 0)
            if rows:
                sheet.words.setText(text)
                qtbot.waitUntil(lambda rows=rows: sheet.model.rowCount() == rows)  # type: ignore[misc]


@real_matches
def test_buttons_keep_their_places_whatever_is_chosen(opened: Opened, qtbot: QtBot) -> None:
    """Those beside the one whose text changed moved."""
    sheet = opened.archive(3)
    for code in ("en", "fi"):
        opened.window.change(language=code)
        places = set()
        for row in range(3):
            sheet.table.selectRow(row)
            for _time in range(2):
                QTest.qWait(0)
                places.add(tuple(part.geometry().getRect() for part in (sheet.delete, sheet.export, sheet.go_on)))
                if sheet.delete.isEnabled() and sheet.delete.text() in {"Delete", "Poista"}:
                    click(sheet.delete)
        assert len(places) == 1


@pytest.mark.parametrize("opened", [partial(write_rows, count=260)], indirect=True, ids=["many"])
def test_after_a_deletion_the_next_match_is_chosen_and_end_goes_to_the_last(opened: Opened, qtbot: QtBot) -> None:
    """The first match was chosen, and End did nothing."""
    sheet = opened.archive(ROWS_A_PAGE)
    sheet.table.selectRow(7)
    next_one = sheet.model.match_at(8)
    click(sheet.delete)
    assert "Its hands also leave the statistics" in sheet.warning.text()
    click(sheet.delete)
    qtbot.waitUntil(lambda: sheet.count.text() == "Matches: 259")
    assert sheet.table.match() == next_one
    assert sheet.table.currentIndex().row() == 7
    assert not sheet.warning.isVisible()
    QTest.keyClick(sheet.table, Qt.Key.Key_End)
    qtbot.waitUntil(lambda: sheet.table.currentIndex().row() == 258)
    QTest.keyClick(sheet.table, Qt.Key.Key_Home)
    assert sheet.table.currentIndex().row() == 0


@real_matches
def test_the_match_on_the_table_is_chosen_and_says_why_it_cannot_be_deleted(opened: Opened, qtbot: QtBot) -> None:
    sheet = opened.archive(3)
    choose(sheet.table, "Huutopussi")
    assert sheet.delete.toolTip() == ""
    click(sheet.go_on)
    qtbot.waitUntil(opened.window.screens.is_match_shown)
    sheet = opened.archive(3)
    match = sheet.table.match()
    assert match is not None
    assert (match.preset, match.state) == ("huutopussi", "current")
    assert not sheet.delete.isEnabled()
    assert "until another one is begun" in sheet.delete.toolTip()
    assert "until another one is begun" in sheet.delete.accessibleDescription()
