"""The quiz at the table: answered by a click, explained, and counted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.knowledge.quiz import PLAYED, UNKNOWN, Proof, ProofKind, Question, QuizKind
from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.prompts import PromptKind
from marjapussi_desktop.engine.cards import card
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.i18n import LANGUAGES, Language
from marjapussi_desktop.ui.knowledge.quiz_words import QuizWords
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.sheets.quiz import QuizSheet
from tests.ui.past_hands import past_match
from tests.ui.person import MousePerson, click


def test_a_question_is_answered_explained_and_counted(window: MainWindow, qtbot: QtBot) -> None:
    kept: list[Preferences] = []
    window.preferences_changed.connect(kept.append)
    window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
    person = MousePerson(window, qtbot)
    person.wait()
    assert not window.actions_[Command.QUIZ].isEnabled(), "there is nothing to know in the auction"
    while (prompt := person.wait()).kind is not PromptKind.PLAY:
        person.answer(prompt)
    person.answer(prompt)
    person.wait()
    QTest.keyClick(window.match.table, Qt.Key.Key_N)
    panel = window.match.note.panel
    assert panel is not None
    qtbot.waitUntil(lambda: len(panel.lines()) > 2)
    QTest.keyClick(window.match.table, Qt.Key.Key_Q)
    assert [line.sentence for line in panel.lines()] == ["What can be known", "Hidden while the quiz asks about it."]
    sheet = window.sheet
    assert isinstance(sheet, QuizSheet)
    assert not sheet.verdict.isVisible()
    right = sheet.question.answers.index(sheet.question.right)
    click(sheet.answers[right])
    assert sheet.verdict.text().startswith("Right. ")
    assert [button.isEnabled() for button in sheet.answers].index(True) == right
    click(sheet.answers[right])
    assert sheet.tally.text() == "So far 1 of 1 right."
    click(sheet.another)
    wrong = next(nth for nth, answer in enumerate(sheet.question.answers) if answer != sheet.question.right)
    asked = [button.text() for button in sheet.answers]
    click(sheet.answers[wrong])
    right = sheet.question.answers.index(sheet.question.right)
    marked = {nth: button.text() for nth, button in enumerate(sheet.answers) if button.text() != asked[nth]}
    assert marked == {right: f"✓ {asked[right]}", wrong: f"× {asked[wrong]}"}, "which was chosen, too"
    assert sheet.answers[wrong].accessibleName() == f"{asked[wrong]}: your answer, which is wrong"
    answer = asked[right]
    assert sheet.verdict.text().casefold().startswith(f"wrong. the right answer: {answer.casefold()}. ")
    assert sheet.tally.text() == "So far 1 of 2 right."
    assert (kept[-1].quiz_right, kept[-1].quiz_asked) == (1, 2)
    click(sheet.done)
    assert window.sheet is None
    qtbot.waitUntil(lambda: len(panel.lines()) > 2)


def test_a_hand_that_is_stepped_through_asks_too(window: MainWindow) -> None:
    told: list[str] = []
    window.screens.told.connect(told.append)
    past = past_match("huutopussi")
    window.screens.show_past(past, window.preferences)
    screen = window.screens.past
    assert screen is not None
    QTest.keyClick(screen.board.table, Qt.Key.Key_Q)
    assert told == ["The quiz asks about a trick: step to one first."]
    for box in window.findChildren(QMessageBox):
        box.close()
    screen.stepper.go(screen.stepper.tricks[3])
    assert screen.stepper.hand.is_open
    QTest.keyClick(screen.board.table, Qt.Key.Key_Q)
    sheet = window.sheet
    assert isinstance(sheet, QuizSheet)
    assert not screen.stepper.hand.is_open, "open hands would tell the answers"
    click(sheet.answers[sheet.question.answers.index(sheet.question.right)])
    assert sheet.tally.text() == "So far 1 of 1 right."
    click(sheet.done)
    assert screen.stepper.place == screen.stepper.tricks[3]


@pytest.mark.parametrize(
    ("preset", "asked"),
    [
        ("bondtolva-2", "How many aces and tens are still out, besides those in your own cards?"),
        ("marjapussi", "How many card points are still out, besides those in your own cards?"),
    ],
)
def test_the_quiz_asks_for_what_the_game_counts(window: MainWindow, qtbot: QtBot, preset: str, asked: str) -> None:
    """It asked for card points and wanted the number of aces and tens."""
    window.start_match(MatchSetup(preset, "Veera", seed=3))
    MousePerson(window, qtbot).wait()
    QTest.keyClick(window.match.table, Qt.Key.Key_Q)
    sheet = window.sheet
    assert isinstance(sheet, QuizSheet)
    for seed in range(60):
        sheet.ask(seed=seed)
        if sheet.question.kind is QuizKind.POINTS_OUT:
            break
    assert sheet.asked.text() == asked


def test_no_question_is_asked_twice_running(window: MainWindow, qtbot: QtBot) -> None:
    """The one on card points was, with other wrong answers."""
    window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
    person = MousePerson(window, qtbot)
    while (prompt := person.wait()).kind is not PromptKind.PLAY:
        person.answer(prompt)
    QTest.keyClick(window.match.table, Qt.Key.Key_Q)
    sheet = window.sheet
    assert isinstance(sheet, QuizSheet)
    for seed in range(60):
        before = sheet.asked.text()
        sheet.ask(seed=seed)
        assert sheet.asked.text() != before


@pytest.mark.parametrize(
    ("seats", "is_aside", "told"),
    [
        ((1, 2, 3), False, "Pelatun ja sanotun perusteella se voi olla jollakulla näistä: Veikko, Helmi ja Kerttu."),
        (
            (1, 2),
            True,
            "Pelatun ja sanotun perusteella se voi olla jollakulla näistä: Veikko ja Helmi. Se voi myös olla poissa "
            "näkyvistä.",
        ),
        ((2,), False, "Helmi voi pitää sitä kädessään, mutta varmaa se ei ole."),
        ((2,), True, "Helmi voi pitää sitä kädessään, tai se on poissa näkyvistä."),
        ((), True, "Se ei ole kenenkään kädessä, vaan poissa näkyvistä."),
    ],
)
def test_in_finnish_a_card_is_held_by_players_and_is_none_of_them(
    language: Language, seats: tuple[int, ...], is_aside: bool, told: str
) -> None:
    """The quiz said "se voi olla: Veikko, Helmi ja Kerttu"."""
    language.choose("fi")
    where = Question(
        QuizKind.WHERE_IS,
        (1, 2, 3, PLAYED, UNKNOWN),
        UNKNOWN,
        Proof(ProofKind.MAY_BE_WITH, seats=seats, is_aside=is_aside),
        card=card("AH"),
    )
    names = ("Aino", "Veikko", "Helmi", "Kerttu")
    words = QuizWords()
    assert words.question(where) == "Kenellä on ♥A?"
    assert words.verdict(where, UNKNOWN, names) == f"Oikein. {told}"


@pytest.mark.sampled(4)
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("percent", [100, 150])
def test_the_sheet_keeps_its_size_and_its_buttons_their_places(
    window: MainWindow, qtbot: QtBot, code: str, percent: int
) -> None:
    """From question to question "Another question" moved from below the pointer, and the next click missed it."""
    window.change(language=code, text_percent=percent)
    window.resize(1280, 720)
    window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
    person = MousePerson(window, qtbot)
    while (prompt := person.wait()).kind is not PromptKind.PLAY:
        person.answer(prompt)
    QTest.keyClick(window.match.table, Qt.Key.Key_Q)
    sheet = window.sheet
    assert isinstance(sheet, QuizSheet)
    places, firsts, kinds = set(), set(), set()
    for seed in range(30):
        sheet.ask(seed=seed)
        kinds.add(sheet.question.kind)
        for button in (None, sheet.answers[0]):
            if button is not None:
                click(button)
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
            places.add((sheet.page.geometry().getRect(), sheet.another.geometry().getRect()))
            firsts.add(sheet.answers[0].mapTo(sheet.page, QPoint()).toTuple())
    assert kinds == set(QuizKind)
    assert len(places) == 1
    assert len(firsts) == 1
