"""The story beside the table: what it shows, reads out and holds back, by mouse and by keyboard."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QFont, QFontMetricsF, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match.prompts import Update, UpdateKind
from marjapussi_desktop.controller.match.story import Story
from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.events import (
    AuctionWon,
    BidMade,
    CardDrawn,
    CardPlayed,
    CardsPassed,
    CardTurnedUp,
    ContractSet,
    Event,
    HandDealt,
    HandScored,
    KittyTaken,
    MarriageDeclared,
    MatchWon,
    Passed,
    TrickWon,
)
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.ui.i18n import LANGUAGES, Language
from marjapussi_desktop.ui.story import delegate
from marjapussi_desktop.ui.story.dock import PANEL_W, StoryDock
from marjapussi_desktop.ui.story.lines import Cell, Line, LineKind
from marjapussi_desktop.ui.story.model import LinesModel
from marjapussi_desktop.ui.story.panel import StoryPanel
from marjapussi_desktop.ui.story.words import StoryWords
from marjapussi_desktop.ui.text.cards import card_text
from tests.helpers.rulesets import PRESET_IDS
from tests.ui.screens.stage import own_font
from tests.ui.table.table_play import EVERY_LAYOUT, updates_of

DOUBLED = "huutopussi-erlangen"


@pytest.fixture
def language() -> Iterator[Language]:
    language = Language()
    language.choose("en")
    yield language
    language.forget()


@pytest.fixture
def panel(qtbot: QtBot, language: Language) -> StoryPanel:
    shown = StoryPanel()
    qtbot.addWidget(shown)
    shown.resize(304, 640)
    shown.show()
    return shown


def told(preset: str, hands: int = 1, seed: int = 4) -> Iterator[tuple[Story, TableView]]:
    story = Story()
    for update in updates_of(preset, seed, hands=hands):
        story = story.after_all(update.events)
        yield story, update.view


@pytest.fixture
def screen(qtbot: QtBot, language: Language) -> QWidget:
    shown = QWidget()
    qtbot.addWidget(shown)
    return shown


def docked(screen: QWidget, width: int = 1280) -> StoryDock:
    """A dock at the right of a screen."""
    screen.resize(width, 640)
    dock = StoryDock(screen)
    dock.fit(width)
    dock.setGeometry(width - dock.sizeHint().width(), 0, dock.sizeHint().width(), 640)
    screen.show()
    return dock


def sentences(panel: StoryPanel) -> str:
    return "\n".join(line.sentence for line in panel.lines())


def seen(lines: list[Line]) -> set[str]:
    """The cards that can be read in rows of tricks."""
    return {cell.text for line in lines if line.kind is LineKind.CELLS and line.lead for cell in line.cells} - {""}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("preset", [*EVERY_LAYOUT, DOUBLED])
def test_every_line_is_one_filled_in_sentence(panel: StoryPanel, language: Language, preset: str, code: str) -> None:
    language.choose(code)
    panel.retranslate()
    for story, view in told(preset, hands=2):
        panel.show_story(story, view)
        for line in panel.lines():
            assert line.sentence
            assert "{" not in line.sentence + line.text
            assert "%n" not in line.sentence
    assert panel.lines()[-1].kind is LineKind.CURVE
    panel.grab()


def test_the_curve_of_the_deal_of_the_day_has_no_line_of_a_target(panel: StoryPanel) -> None:
    """It is one hand, and yet a line told to how many points a match would be played."""
    *_before, (story, view) = told("huutopussi")
    for shown in (view, changed(view, is_of_day=True)):
        panel.show_story(story, shown)
        line = panel.lines()[-1]
        assert line.kind is LineKind.CURVE
        assert ("500" in line.sentence) is not shown.is_of_day
    assert line.curve is not None
    assert line.curve.target is None


@pytest.mark.parametrize("preset", EVERY_LAYOUT)
def test_in_play_only_the_last_trick_can_be_looked_at(panel: StoryPanel, preset: str) -> None:
    for story, view in told(preset):
        panel.show_story(story, view)
        if story.results:
            assert seen(panel.lines()) == {card_text(card) for trick in story.tricks for card in trick.cards}
        else:
            last = story.tricks[-1].cards if story.tricks else ()
            assert seen(panel.lines()) == {card_text(card) for card in last}


SILENT = (CardPlayed, CardTurnedUp, CardDrawn, HandScored, MatchWon)
"""What the table shows and the story of a hand leaves out."""


@pytest.mark.sampled(3)
@pytest.mark.parametrize("preset", PRESET_IDS)
def test_the_lines_of_a_hand_stand_in_the_order_of_its_events(qapp: object, language: Language, preset: str) -> None:
    """At every moment of a hand each event that the story tells is found below what was before it."""
    words, told_of = StoryWords(), set()
    for seed in range(3):
        events: list[Event] = []
        for update in updates_of(preset, seed):
            events += (event for event in update.events if not isinstance(event, SILENT))
            told_of |= {type(event) for event in events}
            for has_all in (True, False):
                lines = words.hand_lines(Story().after_all(events), update.view, has_all)
                text, place = "\n".join(line.sentence for line in lines), 0
                for event in shown_of(events, has_all):
                    place = text.find(sentence_of(event, words, update.view), place)
                    assert place >= 0, f"{event} lacks its line, or it stands too high:\n{text}"
    rules = PRESETS[preset]
    assert TrickWon in told_of
    assert MarriageDeclared in told_of or preset != "marjapussi"
    if rules.auction is not None:
        assert {AuctionWon, ContractSet, CardsPassed if rules.exchange is not None else KittyTaken} <= told_of


def shown_of(events: list[Event], has_all: bool) -> list[Event]:
    """The events that have lines: of the tricks perhaps only the last."""
    tricks = [event for event in events if isinstance(event, TrickWon)]
    return [event for event in events if event not in tricks or has_all or event is tricks[-1]]


def sentence_of(event: Event, words: StoryWords, view: TableView) -> str:
    return f"Trick {event.number}, taken by" if isinstance(event, TrickWon) else words.sentence(event, view)


def test_all_tricks_can_be_looked_at_by_a_setting(panel: StoryPanel) -> None:
    panel.show_all_tricks(True)
    for story, view in told("huutopussi"):
        panel.show_story(story, view)
        assert seen(panel.lines()) == {card_text(card) for trick in story.tricks for card in trick.cards}


def test_a_hand_of_the_score_opens_and_closes_by_keyboard_and_mouse(panel: StoryPanel) -> None:
    *_all, (story, view) = told("huutopussi", hands=3)
    panel.show_story(story, view)

    def scored() -> list[int]:
        return [line.hand for line in panel.lines() if line.is_open]

    assert scored() == [3]
    row = next(nth for nth, line in enumerate(panel.lines()) if line.hand == 1)
    panel.setFocus()
    panel.setCurrentIndex(panel.model().index(row - 1, 0))
    QTest.keyClick(panel, Qt.Key.Key_Down)
    QTest.keyClick(panel, Qt.Key.Key_Return)
    assert scored() == [1, 3]
    opened = panel.lines()[row + 1 : row + 1 + sum(bool(line.amount) for line in story.results[0].lines)]
    assert {line.kind for line in opened} == {LineKind.SCORE_LINE}
    place = panel.visualRect(panel.model().index(row, 0)).center()
    QTest.mouseClick(panel.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert scored() == [3]


def test_what_a_hand_scored_folds_when_the_next_is_dealt(panel: StoryPanel) -> None:
    *_all, (story, view) = told("huutopussi", hands=1)
    panel.show_story(story, view)
    assert LineKind.SCORE_LINE in {line.kind for line in panel.lines()}
    panel.show_story(story.after(HandDealt(2, 1)), view)
    assert LineKind.SCORE_LINE not in {line.kind for line in panel.lines()}


@pytest.mark.parametrize("preset", EVERY_LAYOUT)
def test_the_lines_of_a_hand_sum_to_its_score(panel: StoryPanel, preset: str) -> None:
    *_all, (story, view) = told(preset)
    panel.show_story(story, view)
    shown = sum(int(line.amount.replace("−", "-")) for line in panel.lines() if line.kind is LineKind.SCORE_LINE)
    assert shown == sum(story.results[0].scores) + sum(line.amount for line in story.results[0].adjustments)


def test_a_row_of_the_score_leads_from_total_to_total(panel: StoryPanel) -> None:
    """Also where a total falls back: past twelve, or to nothing in Porvoo."""
    *_all, (story, view) = told("marjapussi", hands=12, seed=7)
    panel.show_story(story, view)
    totals, fell_back = [0, 0], 0
    for line, result in zip((line for line in panel.lines() if line.hand), story.results, strict=True):
        cells = [int(cell.text.replace("−", "-")) for cell in line.cells]
        totals = [total + change for total, change in zip(totals, cells[0::2], strict=True)]
        assert totals == cells[1::2], line.sentence
        fell_back += bool(result.adjustments)
    assert fell_back


def test_the_score_of_a_hand_is_seen_to_the_end_of_its_curve(panel: StoryPanel) -> None:
    """A scroll bar came and narrowed the lines, one of them broke, and the curve was cut off at its foot."""
    panel.clearFocus()  # who walks through the lines is left where he is
    for height in range(440, 640, 20):
        panel.resize(304, height)
        for story, view in told("marjapussi"):
            panel.show_story(story, view)
            QApplication.processEvents()
        bar = panel.verticalScrollBar()
        assert bar.value() == bar.maximum(), height


def test_what_a_hand_scored_stands_nearer_to_its_own_total_than_to_the_next(
    panel: StoryPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A row reads 1 +1, 4 +4; not 1, +1 4, +4."""
    *_all, (story, view) = told("marjapussi", hands=2)
    painted: list[tuple[float, float, str]] = []

    def paint(_painter: object, box: QRectF, text: str, font: QFont, _colour: str, align: Qt.AlignmentFlag) -> None:
        width = QFontMetricsF(font).horizontalAdvance(text)
        left = box.right() - width if align & Qt.AlignmentFlag.AlignRight else box.left()
        painted.append((left, left + width, text))

    monkeypatch.setattr(delegate, "paint_text", paint)
    panel.show_story(story, view)
    row = next(nth for nth, line in enumerate(panel.lines()) if line.hand == 1)
    panel.scrollTo(panel.model().index(row, 0))
    painted.clear()
    option = QStyleOptionViewItem()
    option.rect = panel.visualRect(panel.model().index(row, 0))
    canvas = QPixmap(panel.size())
    painter = QPainter(canvas)
    panel.itemDelegate().paint(painter, option, panel.model().index(row, 0))
    painter.end()
    _lead, total, scored, other_total, other_scored = painted
    assert scored[0] - total[1] < other_total[0] - scored[1]
    assert other_scored[0] > other_total[1]


def test_of_three_players_a_total_does_not_meet_what_the_hand_scored(
    qapp: QApplication, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ "−400−400" was read."""
    painted: list[tuple[float, float]] = []

    def paint(_painter: object, box: QRectF, text: str, font: QFont, _colour: str, _align: object) -> None:
        painted.append((box.left(), box.left() + QFontMetricsF(font).horizontalAdvance(text)))

    monkeypatch.setattr(delegate, "paint_text", paint)
    canvas = QPixmap(260, 28)
    painter = QPainter(canvas)
    cells = (Cell("−400"), Cell("−400")) * 3
    with own_font():
        delegate._paint_score(painter, QRectF(canvas.rect()), Line(LineKind.SCORE, "", "2", cells=cells, hand=2))
    painter.end()
    totals, scores = painted[1::2], painted[2::2]
    assert all(score[0] - total[1] >= 4 for total, score in zip(totals, scores, strict=True))


@pytest.mark.parametrize("preset", EVERY_LAYOUT)
def test_the_title_of_a_hand_names_its_dealer(panel: StoryPanel, preset: str) -> None:
    story, view = next(iter(told(preset)))
    for dealer in range(len(view.seats)):
        panel.show_story(story.after(HandDealt(2, dealer)), view)
        name = "you" if dealer == view.viewer else view.seats[dealer].name
        assert panel.lines()[0].amount == f"Dealt by {name}"


def test_a_screen_reader_finds_each_line(panel: StoryPanel) -> None:
    *_all, (story, view) = told("huutopussi")
    panel.show_story(story, view)
    read = QAccessible.queryAccessibleInterface(panel)
    assert read is not None
    heard = [read.child(nth).text(QAccessible.Text.Name) for nth in range(read.childCount())]
    assert [line.sentence for line in panel.lines()] == [text for text in heard if text]


def test_lines_that_stay_keep_their_place(qtbot: QtBot) -> None:
    dice = random.Random(7)
    model = LinesModel()
    for _round in range(200):
        lines = [Line(LineKind.FACT, str(nth)) for nth in sorted(dice.sample(range(12), dice.randrange(12)))]
        kept = [QPersistentModelIndex(model.index(row)) for row in range(len(model.lines))]
        before = list(model.lines)
        model.show_lines(lines)
        assert model.lines == lines
        for index, line in zip(kept, before, strict=True):
            assert not index.isValid() or lines[index.row()] == line
        shared = [line for line, other in zip(before, lines, strict=False) if line == other]
        if shared == before[: len(shared)]:
            assert all(index.isValid() for index in kept[: len(shared)])


def test_the_dock_tells_no_more_than_the_table_has_shown(screen: QWidget) -> None:
    dock = docked(screen)
    for update in updates_of("huutopussi", 4):
        before = dock.panel.lines() if dock.panel is not None else []
        dock.take(update)
        assert (dock.panel.lines() if dock.panel is not None else []) == before
        for event in update.events:
            dock.show_event(event)
        assert dock.panel is not None or not update.events
        shown = dock.panel.lines() if dock.panel is not None else []
        dock.catch_up()
        assert dock.panel is not None
        assert dock.panel.lines() == shown


def test_a_jump_takes_its_story_whole(screen: QWidget) -> None:
    dock = docked(screen)
    updates = list(updates_of("huutopussi", 4))
    for update in updates:
        dock.take(update)
    dock.catch_up()
    assert dock.panel is not None
    whole = dock.panel.lines()
    *_all, (story, view) = told("huutopussi")
    dock.take(Update(UpdateKind.JUMP, (), view, None))
    dock.catch_up()
    assert dock.panel.lines() == []
    dock.take(Update(UpdateKind.JUMP, (), view, None, story=story))
    dock.catch_up()
    assert dock.panel.lines() == whole


def test_beside_a_wide_table_the_handle_opens_and_folds(qtbot: QtBot, screen: QWidget, language: Language) -> None:
    dock = docked(screen)
    wide = dock.sizeHint().width()
    assert dock.is_open
    assert dock.handle.text() == "Fold the story"
    with qtbot.waitSignal(dock.toggled) as toggled:
        QTest.mouseClick(dock.handle, Qt.MouseButton.LeftButton)
    assert toggled.args == [False]
    assert dock.sizeHint().width() < wide / 5
    language.choose("fi")
    dock.retranslate()
    assert dock.handle.text() == "Näytä jaon kulku"
    QTest.keyClick(dock.handle, Qt.Key.Key_Space)
    assert dock.sizeHint().width() == wide


def test_a_narrow_table_keeps_its_room(qtbot: QtBot, screen: QWidget) -> None:
    dock = docked(screen, 1024)
    for update in updates_of("huutopussi", 4):
        dock.take(update)
    dock.catch_up()
    narrow = dock.sizeHint().width()
    assert not dock.is_open
    assert dock.panel is None
    with qtbot.assertNotEmitted(dock.toggled):
        dock.toggle()
    assert dock.is_open
    assert dock.panel is not None
    assert dock.sizeHint().width() == narrow
    assert dock.panel.geometry().right() < dock.geometry().left() + 1
    dock.put_away()
    assert not dock.panel.isVisible()
    dock.fit(1920)
    assert dock.panel.isVisible()


@pytest.mark.parametrize(("row_right", "width"), [(600, PANEL_W), (740, 256), (900, 1004)])
def test_over_a_narrow_table_the_story_cuts_nothing(screen: QWidget, row_right: int, width: int) -> None:
    """It is as wide as usual, narrower beside what it would cut, or a page above the own cards."""
    dock = docked(screen, 1024)
    for update in updates_of("huutopussi", 4):
        dock.take(update)
    dock.catch_up()
    told: list[QRectF] = []
    dock.covered.connect(told.append)
    dock.keep_clear_of([QRectF(200, 400, 804, 200)], [QRectF(300, 100, row_right - 300, 80)])
    dock.toggle()
    assert dock.panel is not None
    assert dock.panel.geometry() == QRect(1004 - width, 0, width, 400)
    assert told[-1].toRect() == dock.panel.geometry()
    dock.toggle()
    assert told[-1].isEmpty()


def test_rows_of_cards_need_more_room(screen: QWidget) -> None:
    dock = docked(screen)
    assert dock.is_open
    for update in updates_of("avomarjapussi", 4):
        dock.take(update)
    dock.catch_up()
    assert not dock.is_open
    dock.fit(1480)
    assert dock.is_open


def test_a_new_match_forgets_what_was_opened(panel: StoryPanel) -> None:
    *_all, (story, view) = told("huutopussi", hands=2)
    panel.show_story(story, view)
    panel._toggle(panel.model().index([line.hand for line in panel.lines()].index(1), 0))
    assert [line.hand for line in panel.lines() if line.is_open] == [1, 2]
    panel.show_story(Story(), view)
    again = Story().after_all((HandDealt(1, 0), HandScored(1, story.results[0]), HandDealt(2, 1)))
    panel.show_story(again, view)
    assert [line.hand for line in panel.lines() if line.hand] == [1]
    assert not [line for line in panel.lines() if line.is_open]


def test_who_gets_cards_back_is_named(panel: StoryPanel, language: Language) -> None:
    view = next(told("huutopussi"))[1]
    giver, taker = view.seats[3].name, view.seats[1].name
    passed = CardsPassed(giver=3, taker=1, cards=(), count=3, is_return=True)
    assert StoryWords(panel).sentence(passed, view) == f"{giver} gives {taker} 3 cards back."
    language.choose("fi")
    assert StoryWords(panel).sentence(passed, view) == f"{giver} antaa parilleen ({taker}) takaisin 3 korttia."


@pytest.mark.parametrize(
    ("code", "promised"),
    [
        ("en", "Veikko promised an ace. Veikko named a strong suit: ♥."),
        ("fi", "Veikko lupasi ässän. Veikko ilmoitti vahvan maan: ♥."),
    ],
)
def test_what_others_promised_by_their_jumps_stands_below_them(language: Language, code: str, promised: str) -> None:
    """A hint spoke of Aino's promise, and nothing else did."""
    language.choose(code)
    update = next(iter(updates_of("huutopussi", 4)))
    names = ("Aino", "Veikko", "Helmi", "Kerttu")
    seats = tuple(changed(seat, name=name) for seat, name in zip(update.view.seats, names, strict=True))
    calls: tuple[Event, ...] = (
        BidMade(0, 50),
        BidMade(1, 95),
        BidMade(2, 100),
        BidMade(3, 160),
        Passed(0),
        BidMade(1, 235),
        Passed(2),
        Passed(3),
    )
    story = Story().after_all([HandDealt(1, 3), *calls])
    lines = list(StoryWords().hand_lines(story, changed(update.view, seats=seats), True))
    assert promised in [line.text for line in lines]
    assert not any("Helmi" in line.text or "Kerttu" in line.text for line in lines if line.kind is LineKind.FACT)


@pytest.mark.parametrize(
    ("code", "promised", "own"),
    [
        ("en", "Veikko promised an ace and a whole. Helmi promised two halves or a whole.", "You promised an ace."),
        ("fi", "Veikko lupasi ässän ja kokonaisen. Helmi lupasi kaksi puolikasta tai kokonaisen.", "Lupasit ässän."),
    ],
)
def test_what_was_promised_by_bids_stands_below_them(language: Language, code: str, promised: str, own: str) -> None:
    """Who did not know by heart what 145 after 130 means learnt it nowhere; of his own bids only while he made them."""
    language.choose(code)
    update = next(iter(updates_of("huutopussi-wurzel", 4)))
    names = ("Aino", "Veikko", "Helmi", "Kerttu")
    seats = tuple(changed(seat, name=name) for seat, name in zip(update.view.seats, names, strict=True))
    calls: tuple[Event, ...] = (
        BidMade(0, 120),
        BidMade(1, 125),
        BidMade(2, 135),
        Passed(3),
        Passed(0),
        BidMade(1, 150),
    )
    story = Story().after_all([HandDealt(1, 3), *calls])
    lines = [line.text for line in StoryWords().hand_lines(story, changed(update.view, seats=seats), True)]
    assert f"{own} {promised}" in lines
    elsewhere = changed(update.view, seats=seats, rules=PRESETS["huutopussi"])
    assert not any(promised in line.text for line in StoryWords().hand_lines(story, elsewhere, True))
    alone = changed(update.view, seats=seats, rules=PRESETS["huutopussi-3"])
    assert not [line for line in StoryWords().hand_lines(story, alone, True) if "Veikko" in line.text]
    beginners = tuple(changed(seat, player=f"beginner+{seat.name.lower()}") for seat in seats)
    unaware = changed(update.view, seats=beginners)
    assert not [line for line in StoryWords().hand_lines(story, unaware, True) if promised.split()[1] in line.text]
