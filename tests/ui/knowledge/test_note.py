"""The note of what can be known, below the story: opened, read, kept and folded by the person."""

from __future__ import annotations

import re
from functools import partial

import pytest
from PySide6.QtCore import QModelIndex, QPoint, QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.knowledge.reckoning import certain_knowledge
from marjapussi_desktop.controller.knowledge.table_knowledge import (
    CardPoints,
    KeyCard,
    PossibleMarriage,
    SeatKnowledge,
    TableKnowledge,
    point_table,
)
from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.prompts import PromptKind
from marjapussi_desktop.controller.match.view_making import view_of
from marjapussi_desktop.engine.cards import Card, Suit, card
from marjapussi_desktop.engine.events import CardPlayed, Event, TrickWon
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record import MatchRecord, PlayerInfo
from marjapussi_desktop.engine.scoring import count_cards
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.engine.state import Phase
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.tutorial.catalogue import BY_ID
from marjapussi_desktop.tutorial.runner import LessonRunner
from marjapussi_desktop.ui.i18n import Language
from marjapussi_desktop.ui.knowledge.panel import NotePanel
from marjapussi_desktop.ui.knowledge.words import NoteWords, tenths_of
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.story.dock import MOST_BLANK
from marjapussi_desktop.ui.story.lines import LineKind
from marjapussi_desktop.ui.style import Look, colours, px
from marjapussi_desktop.ui.text.cards import card_text
from tests.helpers.playing import played_at_random
from tests.ui.person import MousePerson


def read(window: MainWindow) -> list[str]:
    """The note's sentences."""
    panel = window.match.note.panel
    assert panel is not None
    return [line.sentence for line in panel.lines()]


@pytest.fixture
def person(window: MainWindow, qtbot: QtBot) -> MousePerson:
    """One who is to play a card."""
    window.resize(1600, 900)
    window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
    person = MousePerson(window, qtbot)
    while (prompt := person.wait()).kind is not PromptKind.PLAY:
        person.answer(prompt)
    return person


def test_a_key_opens_the_note_and_folds_it_and_the_choice_is_kept(person: MousePerson, qtbot: QtBot) -> None:
    window, kept = person.window, list[Preferences]()
    window.preferences_changed.connect(kept.append)
    assert window.match.note.panel is None
    QTest.keyClick(window.match.table, Qt.Key.Key_N)
    panel = window.match.note.panel
    assert panel is not None
    qtbot.waitUntil(lambda: any(line.kind is LineKind.CELLS for line in panel.lines()))
    assert panel.isVisible()
    story = window.match.story.panel
    assert story is not None
    assert story.geometry().bottom() < panel.geometry().top()
    assert panel.geometry().left() >= window.match.table.geometry().right()
    QTest.keyClick(window.match.table, Qt.Key.Key_N)
    assert not panel.isVisible()
    assert [preferences.note_open for preferences in kept] == [True, False]
    QTest.keyClick(window.match.table, Qt.Key.Key_S)
    assert not window.match.story.is_open
    QTest.keyClick(window.match.table, Qt.Key.Key_N)
    assert window.match.story.is_open, "the note opens the folded story"
    assert window.match.note.is_open


def test_the_note_follows_the_hand(person: MousePerson, qtbot: QtBot) -> None:
    window = person.window
    QTest.keyClick(window.match.table, Qt.Key.Key_N)
    qtbot.waitUntil(lambda: len(read(window)) > 2)
    before = read(window)
    assert before[1] == "Card points in tricks: We 0, They 0."
    for _card in range(2):
        person.answer(person.wait())
    person.wait()
    qtbot.waitUntil(lambda: read(window)[1] != before[1])
    person.play_hand()
    qtbot.waitUntil(lambda: len(read(window)) == 2)


def test_the_note_takes_what_the_story_leaves_free(person: MousePerson, qtbot: QtBot) -> None:
    window = person.window
    QTest.keyClick(window.match.table, Qt.Key.Key_N)
    qtbot.waitUntil(lambda: len(read(window)) > 2)
    panel, story = window.match.note.panel, window.match.story.panel
    assert panel is not None
    assert story is not None
    window.resize(1600, panel.sizeHint().height() + story.contents_height() + 60)  # the bar is above them
    assert panel.height() == panel.sizeHint().height()
    assert story.height() >= story.contents_height()


def test_a_story_that_is_not_seen_whole_begins_at_a_heading(person: MousePerson, qtbot: QtBot) -> None:
    """The table of the auction was cut through the middle of a row."""
    window = person.window
    for _card in range(2):
        person.answer(person.wait())
    person.wait()
    QTest.keyClick(window.match.table, Qt.Key.Key_N)
    qtbot.waitUntil(lambda: len(read(window)) > 2)
    panel, story = window.match.note.panel, window.match.story.panel
    assert panel is not None
    assert story is not None
    window.resize(1280, 720)
    qtbot.waitUntil(lambda: story.verticalScrollBar().maximum() > 0)

    def begins_at_a_heading() -> bool:
        first = story.indexAt(QPoint(story.viewport().width() // 2, 1))
        return story.lines()[first.row()].kind is LineKind.HEADING and story.visualRect(first).top() >= 0

    qtbot.waitUntil(begins_at_a_heading)


def test_story_and_note_are_parted_by_a_line_and_their_scroll_bars_do_not_meet(
    person: MousePerson, qtbot: QtBot
) -> None:
    """They met end to end, as one bar that is broken."""
    window = person.window
    QTest.keyClick(window.match.table, Qt.Key.Key_N)
    qtbot.waitUntil(lambda: len(read(window)) > 2)
    panel, story = window.match.note.panel, window.match.story.panel
    assert panel is not None
    assert story is not None
    window.change(text_percent=150)
    window.resize(2000, 640)
    for part in (story, panel):
        qtbot.waitUntil(part.verticalScrollBar().isVisible)
    story.scrollToBottom()
    seam, picture, c = panel.y(), window.match.grab().toImage(), colours(Look.theme)
    bar = panel.x() + panel.width() - panel.verticalScrollBar().width() // 2
    near = {picture.pixelColor(bar, y).name() for y in range(seam - 5, seam + 6)}
    assert near == {QColor(c["panel"]).name(), QColor(c["edge"]).name()}
    assert picture.pixelColor(panel.x() + 40, seam).name() == QColor(c["edge"]).name()
    assert QColor(c["outline"]).name() in {picture.pixelColor(bar, y).name() for y in range(seam - 40, seam)}


def test_the_note_tells_nothing_of_the_match_before(person: MousePerson, qtbot: QtBot) -> None:
    window = person.window
    QTest.keyClick(window.match.table, Qt.Key.Key_N)
    qtbot.waitUntil(lambda: len(read(window)) > 2)
    window.start_match(MatchSetup("marjapussi", "Veera", seed=4))
    assert len(read(window)) == 2


def test_drawn_out_over_the_table_it_covers_no_open_row_and_no_card_of_ones_own(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(1024, 640)
    window.start_match(MatchSetup("avomarjapussi", "Veera", seed=3))
    person = MousePerson(window, qtbot)
    while (prompt := person.wait()).kind is not PromptKind.PLAY:
        person.answer(prompt)
    QTest.keyClick(window.match.table, Qt.Key.Key_N)
    panel, story, table = window.match.note.panel, window.match.story.panel, window.match.table
    assert panel is not None
    assert story is not None
    assert panel.geometry().left() < table.geometry().right(), "it lies over the table"
    places = table.places()
    for area in (places.hand, *(seat.row for seat in places.seats)):
        cards = area.translated(table.pos()).toAlignedRect()
        assert not panel.geometry().intersects(cards)
        assert not story.geometry().intersects(cards)
    assert panel.height() >= panel.sizeHintForRow(0) * 2


@pytest.mark.parametrize(
    ("seats", "chance", "told"),
    [
        ((0, 2), 1.0, "varmasti sinä ja Pari, kummallakin puolikas"),
        ((0, 2), 0.4, "sinä ja Pari, kummallakin puolikas 4/10"),
        ((1, 3), 1.0, "varmasti Vasen ja Oikea, kummallakin puolikas"),
        ((1, 3), 0.4, "Vasen ja Oikea, kummallakin puolikas 4/10"),
        ((0,), 1.0, "varmasti sinä"),
        ((1,), 0.4, "Vasen 4/10"),
    ],
)
def test_in_the_middle_of_a_line_you_have_no_capital(
    language: Language, seats: tuple[int, ...], chance: float, told: str
) -> None:
    language.choose("fi")
    runner = LessonRunner(BY_ID["half"], ("Oma", "Vasen", "Pari", "Oikea"))
    runner.start()
    marriage = PossibleMarriage(Suit.HEARTS, seats, chance == 1.0, chance)
    assert NoteWords()._marriage(marriage, runner.current().view) == told


@pytest.mark.parametrize(
    ("chances", "told"),
    [
        ((0.55, 0.25, 0.2), ["6/10", "2/10", "2/10"]),
        ((0.35, 0.35, 0.3), ["4/10", "3/10", "3/10"]),
        ((0.0, 0.5, 0.5), ["", "5/10", "5/10"]),
        ((0.97, 0.03, 0.0), [">9/10", "<1/10", ""]),
        ((0.94, 0.03, 0.03), ["9/10", "<1/10", "<1/10"]),
        ((0.95, 0.05, 0.0), [">9/10", "<1/10", ""]),  # it was 10/10, as if it were sure
        ((1 / 3, 1 / 3, 1 / 3), ["4/10", "3/10", "3/10"]),
    ],
)
def test_the_chances_of_one_card_sum_to_ten_tenths(chances: tuple[float, ...], told: list[str]) -> None:
    """Each rounded alone, .55, .25 and .2 had been told as 6, 3 and 2 of 10."""
    assert tenths_of(chances) == told


def test_with_the_note_open_the_story_follows_the_second_hand_too(window: MainWindow, qtbot: QtBot) -> None:
    """Its lower end, the curve of the score, was held in sight instead of what had just been played."""
    window.resize(1280, 720)
    window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
    person = MousePerson(window, qtbot)
    person.wait()
    QTest.keyClick(window.match.table, Qt.Key.Key_N)
    person.play_hand()
    window.match.session.next_hand()
    for _question in range(14):
        prompt = person.wait()
        note = window.match.note.panel
        assert note is not None
        if prompt.kind is PromptKind.PLAY:
            qtbot.waitUntil(partial(_has_chances, note))
        story = window.match.story.panel
        assert story is not None
        heads = [row for row, line in enumerate(story.lines()) if line.kind is LineKind.HEADING]
        newest = story.model().index(heads[-1] - 1, 0)  # the last heading is that of the score
        qtbot.waitUntil(partial(_is_in_sight, story, newest))
        curves = [row for row, line in enumerate(story.lines()) if line.kind is LineKind.CURVE]
        assert all(_is_in_sight(story, story.model().index(row, 0)) for row in curves), "it was cut"
        person.answer(prompt)


def test_at_the_end_of_a_hand_the_note_leaves_the_story_what_it_does_not_need(window: MainWindow, qtbot: QtBot) -> None:
    """It had four lines and much blank room, while the story above it was cut and had a scroll bar."""
    window.resize(1280, 720)
    window.change(story_tricks="all")
    window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
    person = MousePerson(window, qtbot)
    while (prompt := person.wait()).kind is not PromptKind.PLAY:
        person.answer(prompt)
    QTest.keyClick(window.match.table, Qt.Key.Key_N)
    panel, story, cut = window.match.note.panel, window.match.story.panel, 0
    assert panel is not None
    assert story is not None
    while person.wait().kind is PromptKind.PLAY:
        qtbot.waitUntil(lambda: len(read(window)) > 2)
        if story.verticalScrollBar().maximum():
            assert panel.height() <= panel.sizeHint().height() + px(MOST_BLANK)
            cut += 1
        person.answer(person.wait())
    assert cut


def _has_chances(note: NotePanel) -> bool:
    return any(line.kind is LineKind.CELLS for line in note.lines())


def _is_in_sight(story: QListView, index: QModelIndex) -> bool:
    box = story.visualRect(index)
    return box.height() > 0 and story.viewport().rect().contains(box)


def test_of_equal_shares_none_is_bold(language: Language) -> None:
    """Of two that were both told as 5 of 10 one was, as it was .51."""
    runner = LessonRunner(BY_ID["half"], ("Oma", "Vasen", "Pari", "Oikea"))
    runner.start()
    seats = tuple(SeatKnowledge(seat, (), ()) for seat in (1, 2))
    keys = (
        KeyCard(card("AS"), (0.0, 0.51, 0.49, 0.0, 0.0)),
        KeyCard(card("TS"), (0.0, 0.4, 0.6, 0.0, 0.0)),
    )
    known = TableKnowledge(0, seats, CardPoints((0, 0), 120, 0), (), keys)
    lines = [line for line in NoteWords().lines(known, runner.current().view) if line.kind is LineKind.CELLS]
    shown = [[(cell.text, cell.is_strong) for cell in line.cells[1:]] for line in lines]
    assert shown == [[("5/10", False), ("5/10", False)], [("4/10", False), ("6/10", True)]]


def test_what_is_surely_in_nobodys_hand_is_sure(language: Language) -> None:
    """In Avomarjapussi three aces stood at ">9/10" elsewhere, though the opponent could hold none."""
    runner = LessonRunner(BY_ID["half"], ("Oma", "Vasen", "Pari", "Oikea"))
    runner.start()
    keys = (KeyCard(card("AS"), (0.0, 0.0, 0.0, 0.0, 1.0)), KeyCard(card("TS"), (0.0, 0.0, 0.0, 0.0, 1.0)))
    known = TableKnowledge(0, (SeatKnowledge(1, (), ()),), CardPoints((0, 0), 120, 0), (), keys, (card("AS"),))
    lines = [line for line in NoteWords().lines(known, runner.current().view) if line.kind is LineKind.CELLS]
    assert [[cell.text for cell in line.cells[1:]] for line in lines] == [["–", "sure"], ["–", ">9/10"]]


def test_what_was_put_aside_and_counts_is_in_the_note(language: Language) -> None:
    runner = LessonRunner(BY_ID["half"], ("Oma", "Vasen", "Pari", "Oikea"))
    runner.start()
    seats = (SeatKnowledge(1, (), ()),)
    for aside in (10, 0):
        known = TableKnowledge(0, seats, CardPoints((10, 0), 45, 65, aside=aside), ())
        said = [line.sentence for line in NoteWords().lines(known, runner.current().view)]
        told = "Card points in the cards that you put aside: 10. They count for you."
        assert (told in said) is bool(aside)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("preset", PRESETS)
def test_what_the_note_counts_is_all_that_is_in_the_pack(language: Language, preset: str) -> None:
    """In 24 card points the reader missed 14: they lay on the table."""
    rules, on_table = PRESETS[preset], 0
    in_pack = 4 * sum(point_table(rules).values())
    infos = tuple(PlayerInfo(f"Player {'ABCD'[seat]}", "human") for seat in range(players_in(rules.layout)))
    record = MatchRecord(preset, rules, infos, 1)
    for moment in played_at_random(rules, 5, 2):
        hand = moment.after.hand
        if hand is None or hand.phase is not Phase.PLAY:
            continue
        lines = NoteWords().lines(certain_knowledge(observe(hand, 0)), view_of(moment.after, record, 0))
        told = [line.text for line in lines if line.text.startswith(("Card points", "Aces and tens", "Still out"))]
        on_table += any("on the table" in text for text in told)
        assert sum(map(int, re.findall(r"\d+", " ".join(told)))) == in_pack
    assert on_table


def test_a_chance_that_is_not_counted_anew_is_greyed(language: Language) -> None:
    runner = LessonRunner(BY_ID["half"], ("Oma", "Vasen", "Pari", "Oikea"))
    runner.start()
    keys = (KeyCard(card("TD"), (0.0, 0.3, 0.0, 0.7, 0.0), is_old=True),)
    known = TableKnowledge(
        0, tuple(SeatKnowledge(seat, (), ()) for seat in (1, 2, 3)), CardPoints((0, 0), 0, 0), (), keys
    )
    (line,) = (one for one in NoteWords().lines(known, runner.current().view) if one.kind is LineKind.CELLS)
    assert [cell.text for cell in line.cells[1:]] == ["3/10", "–", "7/10"]
    assert all(cell.is_muted and not cell.is_strong for cell in line.cells[1:])


def test_in_the_auction_the_note_speaks_of_play_to_come(window: MainWindow, qtbot: QtBot) -> None:
    """It spoke of the time while a hand is played, and the hand was on."""
    window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
    MousePerson(window, qtbot).wait()
    QTest.keyClick(window.match.table, Qt.Key.Key_N)
    assert read(window)[1] == "While cards are played, this tells what a good player keeps in mind."


def test_the_note_says_whether_card_points_or_aces_and_tens_are_counted(window: MainWindow, qtbot: QtBot) -> None:
    """In games that count aces and tens it called their number card points."""
    window.start_match(MatchSetup("bondtolva-2", "Veera", seed=3))
    MousePerson(window, qtbot).wait()
    QTest.keyClick(window.match.table, Qt.Key.Key_N)
    qtbot.waitUntil(lambda: len(read(window)) > 2)
    assert read(window)[1].startswith("Aces and tens in tricks: Veera 0, ")
    assert read(window)[2].startswith("Aces and tens still out: ")
    window.start_match(MatchSetup("marjapussi", "Veera", seed=3))
    qtbot.waitUntil(lambda: read(window)[1] == "Card points in tricks: We 0, They 0.")
    assert read(window)[2].startswith("Card points still out: ")


@pytest.mark.usefixtures("hurried")
def test_what_the_table_shows_not_to_hold_any_more_goes_from_the_note_at_once(
    person: MousePerson, qtbot: QtBot
) -> None:
    """Until the table was at rest it told where an ace was that lay on the table, and after a trick older points."""
    window, shown = person.window, list[bool]()
    QTest.keyClick(window.match.table, Qt.Key.Key_N)
    window.change(pace="fast")
    note, story = window.match.note.panel, window.match.story.panel
    assert note is not None
    assert story is not None
    qtbot.waitUntil(partial(_has_chances, note))

    def look(event: Event) -> None:
        if len(read(window)) == 2:
            return
        if isinstance(event, CardPlayed):
            shown.append(all(line.cells[0].text != card_text(event.card) for line in note.lines() if line.cells))
        elif isinstance(event, TrickWon):
            in_tricks = sum(int(word) for word in re.findall(r"[0-9]+", read(window)[1]))
            shown.append(in_tricks == sum(count_cards(cards, table) for cards in tricks))

    tricks, table = list[tuple[Card, ...]](), point_table(window.session.current().view.rules)
    window.match.table.arrived.connect(lambda e: tricks.append(e.cards) if isinstance(e, TrickWon) else None)
    window.match.table.arrived.connect(look)
    for _card in range(2):
        person.answer(person.wait())
    person.wait()
    assert len(shown) > 5
    assert all(shown)


def test_while_a_card_is_drawn_the_note_stays(window: MainWindow, qtbot: QtBot) -> None:
    """In the game for two it went empty after each trick, since a card was in the hand that had not been there."""
    window.start_match(MatchSetup("bondtolva-2", "Veera", seed=3))
    person = MousePerson(window, qtbot)
    person.wait()
    QTest.keyClick(window.match.table, Qt.Key.Key_N)
    note = window.match.note.panel
    assert note is not None
    qtbot.waitUntil(partial(_has_chances, note))
    lengths = list[int]()
    note.lengthened.connect(lambda: lengths.append(len(note.lines())))
    for _question in range(3):
        person.answer(person.wait())
    person.wait()
    assert lengths
    assert min(lengths) > 2


def test_beside_open_rows_the_note_reaches_down_and_stays_with_a_hint(window: MainWindow, qtbot: QtBot) -> None:
    """It ended above the own cards though none lay below it, with a line of the aces, and a hint closed it."""
    window.resize(1280, 720)
    window.start_match(MatchSetup("avomarjapussi", "Veera", seed=3))
    person = MousePerson(window, qtbot)
    while (prompt := person.wait()).kind is not PromptKind.PLAY:
        person.answer(prompt)
    QTest.keyClick(window.match.table, Qt.Key.Key_N)
    note, table = window.match.note.panel, window.match.table
    assert note is not None
    qtbot.waitUntil(partial(_has_chances, note))
    assert note.geometry().left() < table.geometry().right(), "it lies over the table"
    assert not note.verticalScrollBar().isVisible()
    assert _is_in_sight(note, note.model().index(note.model().rowCount() - 1, 0))
    whole = note.geometry()
    QTest.keyClick(table, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: table.sentence_height() > 0)
    assert note.isVisible()
    places = table.places()
    for area in (table.notice_box(), places.hand, *(seat.row for seat in places.seats)):
        assert not area.intersects(QRectF(note.geometry().translated(-table.pos())))
    table.hide_notice()
    assert note.geometry() == whole


def test_beside_open_rows_a_hint_takes_little_of_the_note(window: MainWindow, qtbot: QtBot) -> None:
    """It stood above where a panel would be, and the note ended above it in the middle of the table."""
    window.resize(1280, 720)
    window.start_match(MatchSetup("avomarjapussi", "Veera", seed=3))
    person = MousePerson(window, qtbot)
    while (prompt := person.wait()).kind is not PromptKind.PLAY or window.match.panel is not None:
        person.answer(prompt)
    QTest.keyClick(window.match.table, Qt.Key.Key_N)
    note, table = window.match.note.panel, window.match.table
    assert note is not None
    qtbot.waitUntil(partial(_has_chances, note))
    QTest.keyClick(table, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: table.sentence_height() > 0)
    assert note.isVisible()
    assert table.notice_box().top() > table.places().hand.top()
    assert note.mapTo(table.window(), note.rect().bottomLeft()).y() > 0.7 * window.height()


def test_a_note_that_makes_way_for_a_hint_comes_back_after_it(window: MainWindow, qtbot: QtBot) -> None:
    """With large texts there is no room for both; the hint had closed the note for good."""
    window.resize(1280, 720)
    window.change(text_percent=200)
    window.start_match(MatchSetup("marjapussi", "Veera", seed=3))
    person = MousePerson(window, qtbot)
    while (prompt := person.wait()).kind is not PromptKind.PLAY:
        person.answer(prompt)
    QTest.keyClick(window.match.table, Qt.Key.Key_N)
    note, table = window.match.note.panel, window.match.table
    assert note is not None
    qtbot.waitUntil(partial(_has_chances, note))
    QTest.keyClick(table, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: table.sentence_height() > 0)
    assert not note.isVisible()
    table.hide_notice()
    assert note.isVisible()
    QTest.keyClick(table, Qt.Key.Key_N)
    assert not note.isVisible()
    QTest.keyClick(table, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: table.sentence_height() > 0)
    table.hide_notice()
    assert not note.isVisible(), "the person has closed it"
