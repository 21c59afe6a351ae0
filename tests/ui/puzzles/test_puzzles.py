"""Puzzles by what a person does: found on the front page, tried, taken back, solved, played out."""

from __future__ import annotations

import re
from functools import cache
from types import SimpleNamespace
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match import vain_asks
from marjapussi_desktop.controller.puzzles import catalogue
from marjapussi_desktop.controller.puzzles.catalogue import Idea, PuzzleRow, rows
from marjapussi_desktop.controller.puzzles.explained import Explained, Proof, explained
from marjapussi_desktop.controller.puzzles.progress import PuzzleState, state_of
from marjapussi_desktop.controller.puzzles.puzzle_hand import Judged, Verdict
from marjapussi_desktop.engine.actions import Action, AskHalf, AskWhole, Declare, Play
from marjapussi_desktop.engine.cards import MARRIAGES, Suit, card
from marjapussi_desktop.settings.puzzle_results import FirstTry
from marjapussi_desktop.tutorial.catalogue import BY_ID
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.i18n import LANGUAGES
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.panels.marriage import MarriagePanel
from marjapussi_desktop.ui.puzzles.lesson_of_idea import LESSONS_OF, lesson_of
from marjapussi_desktop.ui.puzzles.model import COLUMNS, IDEA_COLUMN
from marjapussi_desktop.ui.puzzles.screen import PuzzlesScreen
from marjapussi_desktop.ui.style import px
from marjapussi_desktop.ui.text import puzzles as words
from marjapussi_desktop.ui.text.comparisons import choice_text
from tests.ui.person import MousePerson, click
from tests.ui.screens.stage import own_font

puzzle_of = cache(catalogue.puzzle_of)
SHORTEST = min(rows(), key=lambda row: len(puzzle_of(row).lines[0]))
"""The puzzle after which the fewest moves follow."""


def opened(window: MainWindow) -> PuzzlesScreen:
    window.do(Command.PUZZLES)
    assert window.screens.puzzles is not None
    return window.screens.puzzles


def begun(window: MainWindow, row: PuzzleRow) -> PuzzlesScreen:
    screen = opened(window)
    screen.begin(row)
    return screen


def move(qtbot: QtBot, screen: PuzzlesScreen, action: Action) -> None:
    """Make a move with the mouse, on the table or on the panel that asks."""
    board = screen.puzzle.board
    qtbot.waitUntil(board.is_settled)
    if isinstance(action, Play):
        if board.panel is not None:
            QTest.keyClick(board.panel, Qt.Key.Key_Escape)
        person = MousePerson(cast(MainWindow, SimpleNamespace(match=board)), qtbot)
        person.play(action.card)
    else:
        assert board.panel is not None
        board.panel.answered.emit(action)
    qtbot.waitUntil(board.is_settled)


def state(window: MainWindow, row: PuzzleRow) -> PuzzleState:
    return state_of(window.puzzles.results.of(row.id))


def of_idea(idea: Idea) -> PuzzleRow:
    return next(row for row in rows() if row.idea is idea)


def test_the_puzzle_of_the_day_by_keyboard_from_the_front_page(qtbot: QtBot, window: MainWindow) -> None:
    QTest.keySequence(window, QKeySequence("Ctrl+U"))
    screen = window.screens.puzzles
    assert screen is not None
    assert screen.page.of_day.hasFocus()
    QTest.keyClick(screen.page.of_day, Qt.Key.Key_Down)
    assert screen.page.table.hasFocus(), "it jumped over the list, to the button below it"
    screen.page.take_focus()
    QTest.keyClick(screen.page.of_day, Qt.Key.Key_Return)
    assert screen.puzzle.director.row == window.puzzles.of_today()
    qtbot.waitUntil(screen.puzzle.board.is_settled)
    assert screen.puzzle.card.question.text() == "Your move: take as many points as you can."
    QTest.keyClick(screen.puzzle, Qt.Key.Key_Escape)
    assert screen.page.isVisible()
    QTest.keyClick(screen.page, Qt.Key.Key_Escape)
    assert window.screens.currentWidget() is window.home
    assert state(window, window.puzzles.of_today()) is PuzzleState.NEW


@pytest.mark.sampled(3)
@pytest.mark.parametrize("row", [row for row in rows() if isinstance(puzzle_of(row).solution[0], Declare)])
def test_enter_never_solves_a_puzzle(qtbot: QtBot, window: MainWindow, row: PuzzleRow) -> None:
    """Where a marriage was to be declared, that was lit already."""
    screen = begun(window, row)
    board = screen.puzzle.board
    qtbot.waitUntil(board.is_settled)
    assert isinstance(board.panel, MarriagePanel)
    assert board.panel.lit is board.panel.lead
    QTest.keyClick(board.panel, Qt.Key.Key_Return)
    qtbot.waitUntil(board.is_settled)
    assert state(window, row) is PuzzleState.NEW


def test_a_wrong_card_comes_back_with_its_cost_and_the_right_one_is_explained(qtbot: QtBot, window: MainWindow) -> None:
    row = of_idea(Idea.KEEP_GUARD)
    screen, puzzle = begun(window, row), puzzle_of(row)
    card, board = screen.puzzle.card, screen.puzzle.board
    held = board.table.shown_view()
    wrong, cost = puzzle.costs[0]
    move(qtbot, screen, wrong)
    told = rf"would cost {cost:.1f} game points on average, .*\(over {puzzle.worlds} possible deals\)"
    assert re.search(told, card.feedback.text())
    assert "falls from 1200 to" in card.rating.text(), "it moved without a word until the puzzle was solved"
    assert "falls from 1200 to" in card.spoken()
    assert not card.hint.toolTip(), "a hint costs nothing now"
    assert board.table.shown_view() == held, "the card is in the hand again"
    assert state(window, row) is PuzzleState.TRIED
    move(qtbot, screen, puzzle.solution[0])
    assert card.feedback.text().startswith("Right! ")
    assert "as its guard" in card.feedback.text()
    assert card.more.text() == words.proof_text(explained(puzzle))
    assert "falls from 1200 to" in card.rating.text()
    assert state(window, row) is PuzzleState.LATER
    assert card.go_on.hasFocus()
    click(card.go_on)
    assert screen.puzzle.director.row != row


def test_a_move_that_is_as_good_is_named_beside_the_one_that_is_explained(qtbot: QtBot, window: MainWindow) -> None:
    """♦9 was right, and the text went on as if ♦J had been played."""
    row = next(row for row in rows() if len(puzzle_of(row).solution) > 1)
    first, *others = puzzle_of(row).solution
    screen = begun(window, row)
    move(qtbot, screen, others[-1])
    told = screen.puzzle.card.feedback.text()
    assert told.startswith(f"Right! {choice_text(others[-1])} is as good as {choice_text(first)}. ")
    assert told.endswith(words.why_text(explained(puzzle_of(row))))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_state_in_the_list_has_room(window: MainWindow, code: str) -> None:
    """ "Ratkaistu myöhe…" was read in a window of 1280."""
    window.change(language=code)
    table = opened(window).page.table
    room = table.columnWidth(COLUMNS - 1) - 2 * px(8) - 6
    for state_told in PuzzleState:
        assert table.fontMetrics().horizontalAdvance(words.state_text(state_told)) <= room


def test_the_hand_is_played_out_move_by_move_with_all_cards_open(qtbot: QtBot, window: MainWindow) -> None:
    row = SHORTEST
    screen, puzzle = begun(window, row), puzzle_of(row)
    card, board = screen.puzzle.card, screen.puzzle.board
    move(qtbot, screen, puzzle.solution[0])
    assert state(window, row) is PuzzleState.AT_ONCE
    assert "rises from 1200 to" in card.rating.text()
    for _move in puzzle.lines[0]:
        card.step.setFocus()
        click(card.step)
        qtbot.waitUntil(board.is_settled)
        view = board.table.shown_view()
        assert view is not None
        assert view.is_open
    last = board.table.shown_view()
    assert last is not None
    assert last.result is not None
    assert not card.step.isVisible()
    assert card.go_on.hasFocus()


@pytest.mark.parametrize("is_given_up", [False, True])
def test_it_is_your_turn_only_until_the_puzzle_is_answered(qtbot: QtBot, window: MainWindow, is_given_up: bool) -> None:
    """After the answer "Your turn" stood on the plate, and no card could be played any more."""
    row = max(rows(), key=lambda row: len(puzzle_of(row).lines[0]))
    screen = begun(window, row)
    card, board = screen.puzzle.card, screen.puzzle.board
    qtbot.waitUntil(board.is_settled)
    plate = board.table.table_scene().signs.plates[puzzle_of(row).seat]
    assert plate.line == "Your turn"
    if is_given_up:
        click(card.give_up)
    else:
        move(qtbot, screen, puzzle_of(row).solution[0])
    qtbot.waitUntil(board.is_settled)
    assert not plate.is_turn
    while card.step.isVisible():
        click(card.step)
        qtbot.waitUntil(board.is_settled)
        assert not plate.is_turn


def test_who_looks_at_the_answer_has_tried_only_and_may_watch_the_hand_and_take_the_lesson(
    qtbot: QtBot, window: MainWindow
) -> None:
    row = SHORTEST
    screen = begun(window, row)
    director, card = screen.puzzle.director, screen.puzzle.card
    director._next.setInterval(0)
    qtbot.waitUntil(screen.puzzle.board.is_settled)
    card.give_up.setFocus()
    click(card.give_up)
    assert card.go_on.hasFocus(), "Enter led away, to the list"
    told = explained(puzzle_of(row))
    assert card.feedback.text().startswith(f"The right move is {words.solution_text(told)}.")
    assert state(window, row) is PuzzleState.TRIED
    click(card.play)
    qtbot.waitUntil(lambda: not director.has_more)
    assert not director.is_playing
    click(card.lesson)
    lessons = window.screens.lessons
    assert lessons is not None
    assert lessons.lesson.runner is not None
    assert lessons.lesson.runner.lesson.id == lesson_of(row.idea)
    qtbot.waitUntil(lambda: lessons.lesson.card.contents.text() == "Back to the puzzle")
    click(lessons.lesson.card.contents)
    assert window.screens.currentWidget() is screen
    assert director.row is row
    assert director.is_answered


def test_a_hint_names_the_idea_and_then_the_rating_stays(qtbot: QtBot, window: MainWindow) -> None:
    row = of_idea(Idea.DRAW_TRUMPS)
    screen = begun(window, row)
    qtbot.waitUntil(screen.puzzle.board.is_settled)
    hint, costs = screen.puzzle.card.hint, "With a hint this puzzle leaves your rating as it is."
    assert hint.toolTip() == hint.accessibleDescription() == costs, "it was told only after the hint"
    QTest.keyClick(screen.puzzle.board.table, Qt.Key.Key_H)
    assert screen.puzzle.card.more.text().startswith("The idea: draw trumps. ")
    assert screen.puzzle.card.rating.text() == "After the hint this puzzle leaves your rating as it is."
    move(qtbot, screen, puzzle_of(row).solution[0])
    assert not screen.puzzle.card.rating.isVisible()
    assert state(window, row) is PuzzleState.HINTED
    assert words.state_text(PuzzleState.HINTED) == "Solved with a hint"
    assert not screen.page.is_open(row)


def test_an_ask_that_nobody_can_answer_yes_is_no_mistake(qtbot: QtBot, window: MainWindow) -> None:
    row = next(row for row in rows() if row.id == "marjapussi-1031-28")
    screen = begun(window, row)
    move(qtbot, screen, AskWhole())
    assert "changes nothing" in screen.puzzle.card.feedback.text()
    assert state(window, row) is PuzzleState.NEW


@pytest.mark.parametrize(
    ("puzzle", "told"),
    [
        ("huutopussi-wurzel-53-40", "If you ask for a half, you may no longer ask for a whole."),
        ("huutopussi-erlangen-88-36", "If your ask for a half succeeds, you may no longer ask for a whole."),
        ("marjapussi-1031-28", ""),
    ],
)
def test_what_asking_costs_is_told_as_in_a_match(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, puzzle: str, told: str
) -> None:
    """The panel in a puzzle said nothing of it. What cannot succeed costs nothing: here it is as if it could, as no
    puzzle has an ask that can and costs something.
    """
    monkeypatch.setattr(vain_asks, "vain_asks", lambda _seen: ())
    board = begun(window, next(row for row in rows() if row.id == puzzle)).puzzle.board
    qtbot.waitUntil(board.is_settled)
    assert isinstance(board.panel, MarriagePanel)
    assert board.panel.note.text() == told
    assert board.panel.note.isVisible() is bool(told)


def test_what_the_partner_cannot_have_is_grey_as_in_a_match(qtbot: QtBot, window: MainWindow) -> None:
    """It was white, and once it was asked the answer was said to be no in every possible deal."""
    board = begun(window, next(row for row in rows() if row.id == "marjapussi-1031-28")).puzzle.board
    qtbot.waitUntil(board.is_settled)
    assert isinstance(board.panel, MarriagePanel)
    looks = [(button.property("role"), button.toolTip()) for button in board.panel.buttons[1:]]
    assert looks == [("suit-vain", "Your partner cannot have it.")] * 2


def test_where_the_partner_can_have_nothing_no_question_stands_before_the_cards(
    qtbot: QtBot, window: MainWindow
) -> None:
    board = begun(window, next(row for row in rows() if row.id == "marjapussi-234-32")).puzzle.board
    qtbot.waitUntil(board.is_settled)
    assert board.panel is not None
    assert not board.panel.isVisible()
    assert board.aside is not None
    click(board.aside)
    assert board.panel.isVisible()


def test_the_list_begins_with_the_game_played_last_until_another_is_chosen(window: MainWindow) -> None:
    """It began with games that the person had never met."""
    window.change(preset="huutopussi")
    page = opened(window).page
    assert page.game.currentText() == "Huutopussi"
    assert {row.preset for row in page.model.rows} == {"huutopussi"}
    window.change(preset="bondtolva-2")
    opened(window)
    assert page.game.currentText() == "All games", "there are no puzzles of that"
    assert page.model.rows == rows()
    page.game.setCurrentIndex(page.game.findData("bondtolva"))
    page.game.activated.emit(page.game.currentIndex())
    window.change(preset="huutopussi")
    opened(window)
    assert {row.preset for row in page.model.rows} == {"bondtolva"}


def test_ideas_of_a_chapter_are_shown_in_every_game(window: MainWindow) -> None:
    window.change(preset="bondtolva")
    page = opened(window).page
    page.show_ideas((Idea.KEEP_GUARD,))
    opened(window)
    assert page.model.rows == tuple(row for row in rows() if row.idea is Idea.KEEP_GUARD)


def test_the_list_shows_an_idea_or_what_is_open(window: MainWindow) -> None:
    page = opened(window).page
    page.idea.setCurrentIndex(page.idea.findData(Idea.ASK))
    page.idea.activated.emit(page.idea.currentIndex())
    assert {row.idea for row in page.model.rows} == {Idea.ASK}
    page.table.setFocus()
    with_first = page.model.rows[0]
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert window.screens.puzzles is not None
    assert window.screens.puzzles.puzzle.director.row == with_first


def test_every_idea_has_its_lesson() -> None:
    assert set(LESSONS_OF) == set(Idea)
    assert {lesson_of(idea) for idea in Idea} <= set(BY_ID)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_puzzle_is_told_in_whole_sentences(window: MainWindow, code: str) -> None:
    """Each card that a sentence names is there, and of the kind that the sentence says."""
    window.change(language=code)
    for row in rows():
        puzzle = puzzle_of(row)
        told = explained(puzzle)
        judged = [words.judged_text(Judged(action, Verdict.WRONG, cost), told) for action, cost in puzzle.costs]
        fruitless = words.judged_text(Judged(AskWhole(), Verdict.FRUITLESS), told)
        for text in (words.why_text(told), words.proof_text(told), words.idea_hint(row.idea), fruitless, *judged):
            assert not re.search(r"[{}]|  | [.,]|^[ .]", text), (row.id, text)
        why = words.why_source(told)
        assert told.card is not None or "{card}" not in why, row.id
        assert told.other is not None or "{other}" not in why, row.id
        assert told.cards or "{cards}" not in why, row.id
        assert told.trump is not None or "{trump}" not in why, row.id


def test_what_a_sentence_says_of_the_cards_is_so() -> None:
    for row in rows():
        puzzle = puzzle_of(row)
        told, hand = explained(puzzle), puzzle.match.hand
        assert hand is not None
        held = hand.hands[puzzle.seat]
        if isinstance(told.solution[0], Declare):
            assert set(told.cards) <= set(held)
        if isinstance(told.solution[0], AskHalf):
            assert told.cards[0] in held
            assert told.cards[1] not in held
        if row.idea is Idea.KEEP_GUARD:
            assert told.other is not None
            assert all(c in held and c.suit is told.other.suit and c.strength > told.other.strength for c in told.cards)
        if row.idea is Idea.KEEP_TRUMP:
            assert told.other is not None
            assert told.other.suit is hand.trump
        if row.idea is Idea.DRAW_TRUMPS:
            assert told.card is not None
            assert told.card.suit is hand.trump


def test_the_rating_is_told_in_plain_words() -> None:
    assert words.rating_text(1200, 0).startswith("Your rating begins at 1200.")
    assert words.rating_text(1320, 3) == "Your rating is 1320."
    assert words.rating_text(1320, 30).endswith("you solve about half of the puzzles of level 3 at once.")


def test_question_and_answer_are_read_out(qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    row = of_idea(Idea.TO_PARTNER)
    screen = opened(window)
    monkeypatch.setattr(screen.puzzle.board.table, "read_aloud", heard.append)
    screen.begin(row)
    move(qtbot, screen, puzzle_of(row).solution[0])
    assert heard[0] == "Your move: take as many points as you can."
    assert any(one.startswith("Right! ") for one in heard)


def test_the_hand_so_far_is_told_with_all_its_tricks(qtbot: QtBot, window: MainWindow) -> None:
    row = of_idea(Idea.COUNT_SUIT)
    screen = begun(window, row)
    qtbot.waitUntil(screen.puzzle.board.is_settled)
    story = screen.puzzle.board.story
    assert not story.is_open
    click(screen.puzzle.card.story)
    assert story.panel is not None
    assert story.panel.isVisible()
    assert story.panel.has_all_tricks


@pytest.mark.parametrize(("width", "is_beside"), [(1280, True), (1000, False)])
def test_the_hand_so_far_covers_no_player_where_there_is_room_and_esc_folds_it_first(
    qtbot: QtBot, window: MainWindow, width: int, is_beside: bool
) -> None:
    """In a window of 1280 pixels it lay over a player and the trump, and Esc left the puzzle."""
    window.resize(width, 720)
    screen = begun(window, of_idea(Idea.COUNT_SUIT))
    qtbot.waitUntil(screen.puzzle.board.is_settled)
    story = screen.puzzle.board.story
    assert story.is_open is is_beside
    if not is_beside:
        click(screen.puzzle.card.story)
    assert story.is_open
    assert story.lies_over_table is not is_beside
    QTest.keyClick(screen.puzzle, Qt.Key.Key_Escape)
    assert screen.puzzle.isVisible() is not is_beside
    if not is_beside:
        assert not story.is_open
        QTest.keyClick(screen.puzzle, Qt.Key.Key_Escape)
    assert screen.page.isVisible()


def test_puzzles_of_a_game_and_of_some_ideas(window: MainWindow) -> None:
    window.screens.puzzles_wanted.emit((Idea.DRAW_TRUMPS, Idea.KEEP_TRUMP))
    assert window.screens.puzzles is not None
    page = window.screens.puzzles.page
    assert {row.idea for row in page.model.rows} == {Idea.DRAW_TRUMPS, Idea.KEEP_TRUMP}
    preset = page.model.rows[0].preset
    page.game.setCurrentIndex(page.game.findData(preset))
    page.game.activated.emit(page.game.currentIndex())
    assert {row.preset for row in page.model.rows} == {preset}
    page.idea.setCurrentIndex(0)
    page.idea.activated.emit(0)
    assert [row.number for row in page.model.rows] == [row.number for row in rows() if row.preset == preset]


@pytest.mark.parametrize(
    ("tempting", "trump", "sets_trumps", "said"),
    [
        (Declare(Suit.HEARTS), None, True, "If you declare ♥K and ♥Q now, ♥ are trumps, and your side takes less"),
        (Declare(Suit.HEARTS), Suit.CLUBS, False, "♥K and ♥Q can wait, and the ♣A cannot."),
        (AskWhole(), Suit.CLUBS, True, "After a yes ♣ are trumps no more, and your side takes less"),
        (AskHalf(Suit.HEARTS), None, True, "After a yes there are trumps, and your side takes less"),
        (AskWhole(), Suit.CLUBS, False, "The question can wait, and the ♣A cannot."),
    ],
)
def test_what_is_held_back_is_named(
    window: MainWindow, tempting: Action, trump: Suit | None, sets_trumps: bool, said: str
) -> None:
    told = Explained(
        idea=Idea.HOLD_BACK,
        solution=(Play(card("AC")),),
        tempting=tempting,
        card=card("AC"),
        other=None,
        cards=MARRIAGES[Suit.HEARTS] if isinstance(tempting, Declare) else (),
        suit=Suit.CLUBS,
        trump=trump,
        proof=Proof.EVERY,
        margin=12.0,
        worlds=60,
        counts_card_points=True,
        sets_trumps=sets_trumps,
        later=(),
        wins_last=False,
        trumps_held=(0, 0),
    )
    assert words.why_text(told).startswith(said)


@pytest.mark.parametrize(
    ("puzzle", "said"),
    [
        ("huutopussi-1097-30", "You then hold 4 trumps instead of 0."),
        ("huutopussi-75-37", "With best play ♥K and ♥9 then win you tricks, the last one among them."),
        ("huutopussi-125-39", "With best play the ♠K then wins you a trick, too."),
    ],
)
def test_an_idea_that_says_little_by_itself_says_what_comes_of_it(window: MainWindow, puzzle: str, said: str) -> None:
    (row,) = (row for row in rows() if row.id == puzzle)
    assert words.why_text(explained(puzzle_of(row))).endswith(said)


def test_cards_that_are_said_to_win_later_are_the_seats_own_and_not_the_one_played() -> None:
    for row in rows():
        puzzle = puzzle_of(row)
        told, hand = explained(puzzle), puzzle.match.hand
        assert hand is not None
        assert set(told.later) < set(hand.hands[puzzle.seat])
        assert told.card not in told.later


def test_the_idea_of_a_new_puzzle_is_told_only_where_it_was_chosen(window: MainWindow) -> None:
    """The list told it of every puzzle, that of the day too: half of the answer, for which a hint costs the rating."""
    page = opened(window).page
    tried = page.model.rows[3]
    window.puzzles.note(tried, FirstTry.WRONG, is_solved=False)
    told = [page.model.index(nth, IDEA_COLUMN).data() for nth in range(len(page.model.rows))]
    assert {nth for nth, text in enumerate(told) if text != "–"} == {3}, "no sentence is repeated in every row"
    assert told[3] == words.idea_name(tried.idea)
    later = "The idea of a puzzle is told after the first try."
    assert page.table.toolTip() == page.table.horizontalHeader().toolTip() == later
    assert page.model.index(0, IDEA_COLUMN).data(Qt.ItemDataRole.AccessibleTextRole) == later, "read out"
    assert page.model.index(3, IDEA_COLUMN).data(Qt.ItemDataRole.AccessibleTextRole) is None
    assert page.so_far.currentText() == "All puzzles"
    across = Qt.Orientation.Horizontal
    assert page.model.headerData(IDEA_COLUMN, across) == "Idea (told after a try)", "only dashes looked broken"
    page.show_ideas([Idea.KEEP_GUARD])
    assert page.model.headerData(IDEA_COLUMN, across) == "Idea"
    assert page.model.index(0, IDEA_COLUMN).data() == words.idea_name(Idea.KEEP_GUARD)


def test_what_partner_answers_stands_in_no_column_beside_the_trumps(qtbot: QtBot, window: MainWindow) -> None:
    """Beside the story the table is narrow, and "Yes, I do" took three lines between partner's open hand and these."""
    window.resize(1280, 720)
    row = rows()[6]
    screen, puzzle = begun(window, row), puzzle_of(row)
    assert isinstance(puzzle.solution[0], AskHalf)
    qtbot.waitUntil(screen.puzzle.board.is_settled)
    move(qtbot, screen, puzzle.solution[0])
    click(screen.puzzle.card.step)
    bubbles = screen.puzzle.board.table.table_scene().speech.bubbles
    qtbot.waitUntil(lambda: any(one.text == "Yes, I do" for one in bubbles))
    bubble = next(one for one in bubbles if one.text == "Yes, I do")
    assert bubble.box.width() > bubble.box.height()


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_shown_of_the_list_is_chosen_in_one_line(window: MainWindow, qtbot: QtBot, code: str) -> None:
    """In English, come to from Finnish, the last of the four boxes stood alone below the others."""
    with own_font():
        window.change(language="fi")
        window.resize(1280, 720)
        page = opened(window).page
        boxes = (page.game, page.idea, page.level, page.so_far)
        qtbot.waitUntil(lambda: page.game.x() < page.idea.x() < page.level.x())
        window.change(language=code)
        QApplication.sendPostedEvents()
        QApplication.processEvents()
        assert {box.y() for box in boxes} == {page.game.y()}


@pytest.mark.parametrize("code", LANGUAGES)
def test_with_large_texts_the_list_shows_several_puzzles_and_the_chosen_one(
    window: MainWindow, qtbot: QtBot, code: str
) -> None:
    """It had room for one, and that was another."""
    with own_font():
        window.change(language=code, text_percent=200)
        window.resize(1280, 720)
        page = opened(window).page
        table = page.table
        table.choose(75)
        for row in rows()[:20]:
            window.puzzles.note(row, FirstTry.WRONG, True)  # the sentence on the rating is longer now
        row_h = table.verticalHeader().defaultSectionSize()
        qtbot.waitUntil(lambda: " 20" in page.rating.text())
        qtbot.waitUntil(lambda: table.viewport().height() >= 3 * row_h)
        chosen = table.visualRect(table.currentIndex())
        assert table.puzzles.rows[table.currentIndex().row()].number == 75
        assert table.viewport().rect().contains(chosen)
