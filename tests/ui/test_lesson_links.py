"""From a refused card in a match to its lesson and back, and from a lesson to the table."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.prompts import PromptKind
from marjapussi_desktop.engine.actions import Play
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.tutorial.catalogue import BY_ID, LESSONS
from marjapussi_desktop.tutorial.lesson import Choice
from marjapussi_desktop.tutorial.refusals import LESSON_OF
from marjapussi_desktop.ui.lessons.questions import QuestionsCard
from marjapussi_desktop.ui.lessons.screen import LessonsScreen
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.sheets.new_match import NewMatchSheet
from marjapussi_desktop.ui.table import notices
from tests.ui.person import MousePerson, click


def refused(window: MainWindow, qtbot: QtBot, *, is_later: bool = False) -> str:
    """Play a match until a card may not be played, try that card, and tell the lesson that should be offered;
    ``is_later``: after the first trick.
    """
    person = MousePerson(window, qtbot)
    window.start_match(MatchSetup("marjapussi", "Veera", seed=5))
    while True:
        prompt = person.wait()
        if prompt.kind is PromptKind.PLAY and isinstance(prompt.choices, PlayChoices):
            qtbot.waitUntil(window.match.is_settled)
            view = window.session.current().view
            closed = [card for card in view.seats[0].hand if card not in prompt.choices.cards]
            if closed and (view.last_trick is not None or not is_later):
                refusal = window.session.why_not(closed[0])
                assert refusal is not None
                window.match.answer(prompt, Play(closed[0]))
                return LESSON_OF[refusal.reason]
        person.answer(prompt)


def lessons(window: MainWindow) -> LessonsScreen:
    screen = window.screens.lessons
    assert screen is not None
    return screen


def test_a_refused_card_leads_to_its_lesson_and_the_lesson_back(window: MainWindow, qtbot: QtBot) -> None:
    wanted = refused(window, qtbot)
    link = window.match.lesson_link
    assert link is not None
    assert link.isVisible()
    assert window.match.table.geometry().contains(link.geometry())
    click(link)
    runner = lessons(window).lesson.runner
    assert runner is not None
    assert runner.lesson is BY_ID[wanted]
    qtbot.waitUntil(lessons(window).lesson.board.is_settled)
    lessons(window).lesson.contents_wanted.emit()
    click(lessons(window).contents.back)
    assert window.screens.is_match_shown()


def test_the_way_to_the_lesson_goes_when_the_match_goes_on(window: MainWindow, qtbot: QtBot) -> None:
    refused(window, qtbot)
    prompt = window.session.current().prompt
    assert prompt is not None
    assert isinstance(prompt.choices, PlayChoices)
    window.match.answer(prompt, Play(prompt.choices.cards[0]))
    link = window.match.lesson_link
    assert link is not None
    qtbot.waitUntil(lambda: not link.isVisible())


def test_the_way_to_the_lesson_gives_way_to_the_next_sentence(window: MainWindow, qtbot: QtBot) -> None:
    refused(window, qtbot)
    link = window.match.lesson_link
    assert link is not None
    assert link.isVisible()
    window.match.table.advise("Hint: think of clubs.")
    assert not link.isVisible()


@pytest.mark.parametrize("ending", ["it is taken away", "another language"])
def test_the_way_to_the_lesson_goes_with_the_sentence(window: MainWindow, qtbot: QtBot, ending: str) -> None:
    refused(window, qtbot)
    link, sentence = window.match.lesson_link, window.match.table.table_scene().notices()["notice"]
    assert link is not None
    assert link.isVisible()
    if ending == "another language":
        window.change(language="fi")
    else:
        window.match.table.hide_notice()
    assert (link.isVisible(), sentence.isVisible()) == (False, False)
    window.change(language="en")


def test_the_sentence_stays_as_long_as_the_way_to_the_lesson(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "_NOTICE_MS", 1)
    refused(window, qtbot, is_later=True)
    link, sentence = window.match.lesson_link, window.match.table.table_scene().notices()["notice"]
    assert link is not None
    with qtbot.assertNotEmitted(window.match.table.notices.changed, wait=50):
        pass
    assert (link.isVisible(), sentence.isVisible()) == (True, True)
    window.match.show_last_trick()
    assert (link.isVisible(), sentence.isVisible()) == (False, False)
    window.match.show_last_trick()
    assert (link.isVisible(), sentence.isVisible()) == (True, True)


def test_the_way_to_the_lesson_stays_beside_the_sentence(window: MainWindow, qtbot: QtBot) -> None:
    refused(window, qtbot)
    window.resize(window.width() + 200, window.height() + 60)
    link, table = window.match.lesson_link, window.match.table
    assert link is not None
    assert link.isVisible()
    assert not table.notice_box().translated(table.pos()).intersects(link.geometry())
    assert table.geometry().contains(link.geometry())


def test_the_last_lesson_leads_to_a_match_of_its_game(window: MainWindow, qtbot: QtBot) -> None:
    window.show_lesson(LESSONS[-1].id)
    lessons(window).lesson._lead_on(LESSONS[-1])
    sheet = window.sheet
    assert isinstance(sheet, NewMatchSheet)
    click(sheet.start)
    assert window.screens.is_match_shown()
    assert window.session.current().view.preset == LESSONS[-1].preset


def test_places_and_lessons_done_are_kept(window: MainWindow, qtbot: QtBot) -> None:
    window.show_lesson(LESSONS[0].id)
    screen = lessons(window)
    qtbot.waitUntil(screen.lesson.board.is_settled)
    screen.lesson.reached.emit(LESSONS[0].id, 2)
    assert window.preferences.lesson_places == ((LESSONS[0].id, 2),)
    screen.lesson.finished.emit(LESSONS[0].id)
    assert not window.preferences.lesson_places
    assert LESSONS[0].id in window.preferences.lessons_done


ASKED = [lesson for lesson in LESSONS if lesson.questions]


@pytest.mark.skipif(not ASKED, reason="no lesson has questions")
def test_three_right_answers_go_past_a_lesson(window: MainWindow, qtbot: QtBot) -> None:
    lesson = ASKED[0]
    window.show_lesson(lesson.id)
    screen = lessons(window).lesson
    qtbot.waitUntil(screen.board.is_settled)
    click(screen.card.known)
    for question in lesson.questions:
        give(screen.questions, next(choice for choice in question.choices if choice.is_right))
        click(screen.questions.go_on)
    assert lesson.id in window.preferences.lessons_done
    assert screen.runner is not None
    assert screen.runner.lesson is LESSONS[LESSONS.index(lesson) + 1]
    assert screen.card.isVisible()


@pytest.mark.skipif(not ASKED, reason="no lesson has questions")
def test_a_wrong_answer_is_told_why_and_leads_to_the_lesson(window: MainWindow, qtbot: QtBot) -> None:
    lesson = ASKED[0]
    window.show_lesson(lesson.id)
    screen = lessons(window).lesson
    qtbot.waitUntil(screen.board.is_settled)
    click(screen.card.known)
    wrong = next(choice for choice in lesson.questions[0].choices if not choice.is_right)
    give(screen.questions, wrong)
    assert screen.questions.word.text() == wrong.word
    marked = [button.text() for button in screen.questions.choices if button.text().startswith(("✓", "×"))]
    assert marked == [f"× {wrong.text}"], "the choice that was taken is told from the others"
    click(screen.questions.go_on)
    assert screen.card.isVisible()
    assert screen.runner is not None
    assert screen.runner.lesson is lesson
    assert lesson.id not in window.preferences.lessons_done


def give(card: QuestionsCard, choice: Choice) -> None:
    click(next(button for button in card.choices if button.accessibleName() == choice.text))
