"""Statistics are of the hands in the database, those of earlier versions too, as far as the filters leave them."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import pairwise
from math import nan
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match import qt_session
from marjapussi_desktop.settings import facts, matches
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.settings.queries import Estimate, Report, Row, Sides
from marjapussi_desktop.settings.store import MatchStore
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.i18n import Language
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.sheets.statistics import StatisticsSheet
from marjapussi_desktop.ui.statistics.overview import Overview
from marjapussi_desktop.ui.statistics.plot import number_text, ticks
from marjapussi_desktop.ui.statistics.plots import ContractsPlot, CurvePlot, estimate_text
from marjapussi_desktop.ui.style import Look
from tests.helpers.made_facts import made_match
from tests.ui.conftest import PromptBots
from tests.ui.unseen import stay_unseen
from tests.versions.test_versions import SAVES

Open = Callable[[], StatisticsSheet]


@pytest.fixture
def saved_in(tmp_path: Path) -> Path:
    return tmp_path / "matches.sqlite"


@pytest.fixture
def open_sheet(saved_in: Path, qtbot: QtBot, language: Language, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    monkeypatch.setattr(qt_session, "BotRunner", PromptBots)
    windows: list[MainWindow] = []

    def open_it() -> StatisticsSheet:
        session = qt_session.QtSession(saved_in)
        window = MainWindow(session, language, Preferences(language="en", pace="instant", name="Veera"))
        windows.append(window)
        qtbot.addWidget(window)
        stay_unseen(window)
        window.show()
        window.do(Command.STATISTICS)
        assert isinstance(window.sheet, StatisticsSheet)
        return window.sheet

    yield open_it
    for window in windows:
        window.close()
        window.session.close()


def write(path: Path, count: int) -> int:
    """A database with so many matches by dice; how many hands count."""
    dice, hands = random.Random(3), 0
    store = MatchStore(path, lambda problem: pytest.fail(str(problem)))
    for nth in range(count):
        match, own = made_match(dice, nth)
        store.save_header(match.match, {})
        mark = store.ask(partial(matches.fingerprint, match_id=match.match))
        assert mark is not None
        assert store.derive(partial(facts.write_facts, match=match, hands=own, fingerprint=mark))
        hands += sum(hand.kind != "redeal" for hand in own)
    assert store.close()
    return hands


def test_a_match_of_an_earlier_version_is_looked_through_and_shown(
    saved_in: Path, open_sheet: Open, qtbot: QtBot
) -> None:
    shutil.copy(next(path for path in SAVES if path.stem == "finished"), saved_in)
    sheet = open_sheet()
    qtbot.waitUntil(lambda: sheet.report is not None and sheet.report.total.hands > 0, timeout=30_000)
    assert sheet.report is not None
    assert sheet.overview.isVisible()
    assert "± " in sheet.overview.luck.canvas.accessibleDescription() or sheet.report.total.hands == 1
    assert sheet.detail.text() == "In detail"
    sheet.detail.click()
    assert sheet.browser.isVisible()
    assert "Marjapussi" in sheet.browser.toPlainText()
    assert sheet.detail.text() == "Overview"
    sheet.detail.click()
    assert sheet.overview.isVisible()


def test_what_is_chosen_is_counted(saved_in: Path, open_sheet: Open, qtbot: QtBot) -> None:
    hands = write(saved_in, 40)
    sheet = open_sheet()
    qtbot.waitUntil(lambda: sheet.report is not None and sheet.report.total.hands == hands)
    box = sheet.filters.boxes["preset"]
    qtbot.waitUntil(lambda: box.count() > 2)
    box.setCurrentIndex(box.findData("huutopussi"))
    box.activated.emit(box.currentIndex())
    qtbot.waitUntil(lambda: len(sheet.report.games) <= 2 if sheet.report is not None else False)
    assert sheet.report is not None
    assert {row.key[0] for row in sheet.report.games} == {"huutopussi"}
    assert 0 < sheet.report.total.hands < hands
    assert not sheet.report.is_percent
    period = sheet.filters.boxes["since"]
    assert [period.itemData(nth) for nth in range(period.count())] == [0, 7, 30, 365]


def test_what_leaves_nothing_still_offers_the_filters(saved_in: Path, open_sheet: Open, qtbot: QtBot) -> None:
    write(saved_in, 12)
    sheet = open_sheet()
    qtbot.waitUntil(lambda: sheet.report is not None and sheet.filters.isVisible(), timeout=30_000)
    games, partners = sheet.filters.boxes["preset"], sheet.filters.boxes["partner"]
    # What is offered comes after the report, and is chosen from only when it is there.
    qtbot.waitUntil(lambda: games.findData("bondtolva-2") >= 0 and partners.count() > 1, timeout=30_000)
    games.setCurrentIndex(games.findData("bondtolva-2"))  # which knows no partners
    partners.setCurrentIndex(1)
    sheet.filters.changed.emit()
    qtbot.waitUntil(lambda: sheet.report is not None and sheet.report.total.hands == 0, timeout=30_000)
    assert sheet.filters.isVisible()
    assert not sheet.empty.isVisible()


def test_what_is_chosen_in_a_filter_is_seen_whole(
    saved_in: Path, open_sheet: Open, qtbot: QtBot, language: Language
) -> None:
    """The five shared one line, and with a long name in it each was shortened; now they go on in the next."""
    write(saved_in, 12)
    sheet = open_sheet()
    language.choose("fi")
    games = sheet.filters.boxes["preset"]
    qtbot.waitUntil(lambda: games.findData("huutopussi") >= 0, timeout=30_000)
    sheet.filters.setFixedWidth(400)
    for nth in range(games.count()):
        games.setCurrentIndex(nth)
        QApplication.processEvents()  # the boxes are laid out
        for box in sheet.filters.boxes.values():
            assert box.fontMetrics().horizontalAdvance(box.currentText()) <= box.text_room()
    assert sheet.filters.boxes["since"].y() > games.geometry().bottom()


def test_one_match_is_not_told_as_several(saved_in: Path, open_sheet: Open, qtbot: QtBot) -> None:
    """After the first match there was "1 of 1 matches won"."""
    write(saved_in, 1)
    sheet = open_sheet()
    qtbot.waitUntil(lambda: sheet.report is not None and sheet.report.total.matches == 1, timeout=30_000)
    assert sheet.report is not None
    won = sheet.report.total.won
    told = f"match{'' if won == 1 else 'es'} won of 1"
    assert told in {label.text() for label in sheet.overview.tiles.findChildren(QLabel)}


@pytest.mark.parametrize(
    ("won", "count", "in_english", "in_finnish"),
    [
        (0, 1, "matches won of 1", "voittoa 1 pelistä"),
        (1, 1, "match won of 1", "voitto 1 pelistä"),
        (1, 7, "match won of 7", "voitto 7 pelistä"),
        (3, 7, "matches won of 7", "voittoa 7 pelistä"),
    ],
)
def test_the_figure_of_matches_reads_on_in_both_languages(
    qtbot: QtBot, language: Language, won: int, count: int, in_english: str, in_finnish: str
) -> None:
    """In Finnish there was "1 voitettu 1 pelistä", and "0 voitettu"."""
    inside = QWidget()
    qtbot.addWidget(inside)
    overview = Overview(inside)
    one, none = Estimate(1.0, 0.5, 9), Sides(0, 0)
    total = Row(("huutopussi", 0, ""), count, won, 9, 0, 0, one, one, one)
    for code, told in (("en", in_english), ("fi", in_finnish)):
        language.choose(code)
        overview.show_report(Report(False, total, none, none, none, (), ((1, 3.0),), (total,), (), (), ()))
        assert told in {label.text() for label in overview.tiles.findChildren(QLabel)}


def test_nothing_meets_the_scroll_bar(saved_in: Path, open_sheet: Open, qtbot: QtBot) -> None:
    """In a small window the right plot and the sentence below went up to it."""
    write(saved_in, 40)
    sheet = open_sheet()
    sheet.window().resize(1024, 640)
    qtbot.waitUntil(lambda: sheet.report is not None and sheet.report.total.hands > 1, timeout=30_000)
    bar = sheet.area.verticalScrollBar()
    qtbot.waitUntil(bar.isVisible)
    edge = bar.mapTo(sheet, QPoint()).x()
    for part in (sheet.overview.luck, sheet.overview.verdict, sheet.overview.tiles):
        assert part.mapTo(sheet, QPoint(part.width(), 0)).x() <= edge - 8


def test_in_finnish_every_figure_has_its_name(
    saved_in: Path, open_sheet: Open, qtbot: QtBot, language: Language
) -> None:
    write(saved_in, 12)
    sheet = open_sheet()
    qtbot.waitUntil(lambda: sheet.report is not None and sheet.filters.isVisible())
    language.choose("fi")
    qtbot.waitUntil(lambda: sheet.title.text() == "Tilastot")
    assert sheet.overview.luck.title.text() == "Korttionni ja pelaaminen jakoa kohti"
    assert sheet.filters.boxes["preset"].itemText(0) == "Kaikki pelit"
    assert sheet.report is not None
    told = {label.text() for label in sheet.overview.tiles.findChildren(QLabel)}
    assert f"voittoa {sheet.report.total.matches} pelistä" in told, "it reads on from the figure above it"


def test_the_running_mean_ends_at_the_mean_of_all_hands(qtbot: QtBot, window: MainWindow) -> None:
    plot = CurvePlot(window)
    plot.points = ((2, 4.0), (2, -2.0), (1, 6.0))
    assert plot.running_means() == pytest.approx([4.0, 1.0, 2.0])
    plot.resize(300, 200)
    image = plot.grab().toImage()
    plot.points = ((5, 0.0),)
    assert image != plot.grab().toImage()
    assert isinstance(image, QImage)


@pytest.mark.parametrize(("lowest", "highest"), [(0, 1), (-3.2, 3.1), (0, 0), (-499, 12), (0, 10**6)])
def test_an_axis_has_a_few_round_numbers_around_its_values(lowest: float, highest: float) -> None:
    marks = ticks(lowest, highest)
    assert marks[0] <= lowest <= highest <= marks[-1]
    assert len(marks) <= 7


@pytest.mark.parametrize(("lowest", "highest"), [(-2, 0), (0, 1), (-1, 1), (0, 3), (-40, 10)])
def test_an_axis_of_whole_numbers_has_no_others(lowest: float, highest: float) -> None:
    """An axis of two game points said 0, 1, −1, −2, −2."""
    marks = ticks(lowest, highest, 4, least_step=1)
    assert marks[0] <= lowest <= highest <= marks[-1]
    assert all(mark == round(mark) for mark in marks)
    assert len({f"{mark:.0f}" for mark in marks}) == len(marks) > 1


@pytest.mark.parametrize(
    ("estimate", "text"),
    [
        (Estimate(), "–"),
        (Estimate(-1.26, 0.5, 9), "−1.3 ± 1.0"),
        (Estimate(2, float("nan"), 1), "+2.0"),
        (Estimate(-0.01, 0.02, 9), "0.0 ± 0.0"),
    ],
)
def test_an_estimate_is_told_with_its_range(language: Language, estimate: Estimate, text: str) -> None:
    assert estimate_text(estimate) == text
    assert number_text(-0.2) == "0"


def test_a_single_contract_is_a_bar_and_no_slab(qtbot: QtBot, language: Language) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    plot = ContractsPlot(page)
    plot.resize(400, 260)
    plot.contracts = ((120, 1, 0),)
    picture, accent = plot.grab().toImage(), QColor(Look.theme.accent)
    widths = [sum(picture.pixelColor(x, y) == accent for x in range(400)) for y in range(260)]
    assert 20 <= max(widths) <= 60


def test_a_bar_of_contracts_says_from_where_to_where_it_reaches(
    qtbot: QtBot, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Contracts of 155 and 195 stood above "140" and "180"."""
    page = QWidget()
    qtbot.addWidget(page)
    plot = ContractsPlot(page)
    plot.contracts = ((140, 1, 0), (180, 1, 0))
    assert plot.ranges() == ["140–155", "180–195"]
    plot.resize(400, 260)
    plot.contracts = tuple((level, 1, 0) for level in range(60, 320, 20))
    told: list[tuple[float, float]] = []

    def draw(painter: QPainter, place: QRectF, _align: object, text: str) -> None:
        if "–" in text:
            half = painter.fontMetrics().horizontalAdvance(text) / 2
            told.append((place.center().x() - half, place.center().x() + half))

    monkeypatch.setattr(QPainter, "drawText", draw)
    plot.grab()
    assert len(told) > 2
    assert all(left[1] < right[0] for left, right in pairwise(told)), "none lies over the next"


@pytest.mark.parametrize(
    ("preset", "has_contracts"),
    [("bondtolva-2", False), ("huutopussi", True), ("", True)],
)
def test_figures_are_of_what_the_games_have(
    saved_in: Path, open_sheet: Open, qtbot: QtBot, preset: str, has_contracts: bool
) -> None:
    """After hands of a game without an auction there was "0 of 0 contracts made"."""
    write(saved_in, 40)
    sheet = open_sheet()
    games = sheet.filters.boxes["preset"]
    qtbot.waitUntil(lambda: games.count() > 2, timeout=30_000)
    games.setCurrentIndex(games.findData(preset) if preset else 0)
    games.activated.emit(games.currentIndex())
    qtbot.waitUntil(lambda: sheet.report is not None and preset in {"", *played(sheet)}, timeout=30_000)
    qtbot.waitUntil(lambda: played(sheet) == {preset} if preset else len(played(sheet)) > 1, timeout=30_000)
    told = {label.text() for label in sheet.overview.tiles.findChildren(QLabel) if label.isVisible()}
    assert any("contract" in text for text in told) is has_contracts
    assert ("läpiajo (all the tricks), yours and theirs" in told) is has_contracts
    assert ("times in Porvoo (no trick), yours and theirs" in told) is (preset != "huutopussi")
    assert "marriages, yours and theirs" in told
    sheet.detail.click()
    assert ("Contracts made" in sheet.browser.toPlainText()) is has_contracts


def played(sheet: StatisticsSheet) -> set[object]:
    """The games that are counted."""
    assert sheet.report is not None
    return {row.key[0] for row in sheet.report.games}


def test_dots_and_line_of_the_curve_are_explained(saved_in: Path, open_sheet: Open, qtbot: QtBot) -> None:
    hands = write(saved_in, 2)
    sheet = open_sheet()
    qtbot.waitUntil(lambda: sheet.report is not None and sheet.report.total.hands == hands, timeout=30_000)
    note = sheet.overview.curve.note
    assert note.isVisible()
    assert note.text() == "Each dot is a hand, the first one at the left; the line is the mean so far."
    sheet.overview.curve.set_note("")
    assert not note.isVisible()


def test_what_goes_beyond_luck_is_told_of_all_who_played(
    saved_in: Path, open_sheet: Open, qtbot: QtBot, language: Language
) -> None:
    """It was called "own play", and what "you" made, also where a partner's contract had failed."""
    write(saved_in, 40)
    sheet = open_sheet()
    qtbot.waitUntil(lambda: sheet.report is not None and sheet.report.total.hands > 1, timeout=30_000)
    told = sheet.overview.verdict.text()
    assert "all at the table" in told
    assert "your side" in told.lower()
    assert "you play" not in told.lower()
    language.choose("fi")
    qtbot.waitUntil(lambda: "kaikki pöydässä" in sheet.overview.verdict.text())
    assert "oma peli" not in sheet.overview.luck.canvas.accessibleDescription().lower()


@pytest.mark.parametrize(
    ("name", "hand", "dot", "matches", "skill", "few_tell"),
    [
        (
            "en",
            "hand played",
            "The dot is one hand. With more of them a line appears: the mean so far.",
            "matches won; none is over yet",
            "A single hand tells nothing of how well anybody plays.",
            "So few hands tell hardly anything of how well anybody plays. Hands in which moves were taken back count",
        ),
        (
            "fi",
            "jako pelattu",
            "Piste on yksi jako. Kun jakoja on useita, näkyy myös viiva: keskiarvo siihen asti.",
            "voitettua peliä; yhtäkään ei ole vielä pelattu loppuun",
            "Yksi jako ei kerro kenenkään taidosta mitään.",
            "Näin muutamasta jaosta ei vielä näe, kuinka hyvin kukaan pelaa. Mukana ovat myös jaot, joissa siirtoja",
        ),
    ],
)
def test_after_a_single_hand_nothing_is_told_of_anybodys_play(
    qtbot: QtBot, language: Language, name: str, hand: str, dot: str, matches: str, skill: str, few_tell: str
) -> None:
    """It said "1 hands played", "won of 0 matches", that it is too early to tell whether one plays better, and that a
    line is the mean so far: there was none.
    """
    language.choose(name)
    one = Estimate(3.0, nan)
    total = Row(("huutopussi", 0, ""), 0, 0, 1, 1, 1, one, one, one)
    none = Sides(0, 0)
    parent = QWidget()
    qtbot.addWidget(parent)
    overview = Overview(parent)
    overview.show_report(Report(False, total, none, none, none, (), ((1, 3.0),), (total,), (), (), ()))
    told = {label.text() for label in overview.tiles.findChildren(QLabel)}
    assert {hand, matches} <= told
    assert overview.curve.note.text() == dot
    assert skill in overview.verdict.text()
    assert not any("%" in text for text in told), "one contract of one was 100 %"
    few = replace(total, hands=5, contracts=5, made=5, play=Estimate(9.0, 0.5, 5))
    overview.show_report(Report(False, few, none, none, none, (), ((1, 3.0),), (few,), (), (), ()))
    assert not any("%" in label.text() for label in overview.tiles.findChildren(QLabel))
    assert few_tell in overview.verdict.text()
