"""The lessons in the window: every one walked through by the keyboard, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from time import monotonic

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match.prompts import PromptKind
from marjapussi_desktop.engine.actions import (
    Action,
    Bid,
    Declare,
    DemandRedeal,
    Discard,
    Give,
    Kontra,
    Pass,
    Play,
    Re,
    Return,
    SetContract,
)
from marjapussi_desktop.engine.cards import Card, Suit, card
from marjapussi_desktop.engine.events import CardPlayed, TrickWon
from marjapussi_desktop.tutorial.catalogue import BY_ID, CHAPTERS, LESSONS
from marjapussi_desktop.tutorial.lesson import CONTEXT, Do, Lesson, Reply, Spot
from marjapussi_desktop.tutorial.page import Mood
from marjapussi_desktop.tutorial.patterns import fits
from marjapussi_desktop.tutorial.runner import LessonRunner
from marjapussi_desktop.ui.apply_theme import apply_theme
from marjapussi_desktop.ui.i18n import Language, translate
from marjapussi_desktop.ui.lessons.lesson import LessonScreen
from marjapussi_desktop.ui.lessons.paragraph import Paragraph
from marjapussi_desktop.ui.lessons.pointer import Pointer
from marjapussi_desktop.ui.lessons.screen import LessonsScreen
from marjapussi_desktop.ui.panels.base import PromptPanel
from marjapussi_desktop.ui.panels.bid import BidPanel
from marjapussi_desktop.ui.panels.exchange import CardsPanel
from marjapussi_desktop.ui.panels.marriage import MarriagePanel
from marjapussi_desktop.ui.puzzles.lesson_of_idea import lesson_of
from marjapussi_desktop.ui.style import Look, scale_for
from marjapussi_desktop.ui.table import last_trick
from marjapussi_desktop.ui.table.layout import box_of_card
from marjapussi_desktop.ui.table.movements import Movement
from marjapussi_desktop.ui.table.speeds import Pace
from marjapussi_desktop.ui.table.words import TableWords
from tests.tutorial.walking import accepted, task_of, tries
from tests.ui.seen_parts import meetings, seen_parts

Key = Qt.Key
PANEL_BUTTONS = 12
"""More than the auction's panel has."""
SMALLEST = (1024, 640)
NARROW = (1024, 592)
"""The smallest window without its bar."""


@pytest.fixture
def language() -> Iterator[Language]:
    chosen = Language()
    chosen.choose("en")
    yield chosen
    chosen.choose("en")


@pytest.fixture
def screen(qtbot: QtBot, language: Language) -> Iterator[LessonsScreen]:
    widget = LessonsScreen()
    qtbot.addWidget(widget)
    widget.table.set_pace(Pace.INSTANT)
    widget.resize(*NARROW)
    widget.set_learner("Aura", ())
    widget.show()
    widget.activateWindow()
    qtbot.waitUntil(widget.isActiveWindow)
    yield widget
    widget.table.stop()


def begin(qtbot: QtBot, screen: LessonsScreen, lesson: Lesson) -> LessonRunner:
    with qtbot.waitSignal(screen.lesson.board.settled):
        screen.begin(lesson)
    assert screen.lesson.runner is not None
    return screen.lesson.runner


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def press(qtbot: QtBot, screen: LessonsScreen, key: Key) -> None:
    """Press a key that takes the lesson on."""
    with qtbot.waitSignal(screen.lesson.board.settled):
        QTest.keyClick(focused(), key)


def walk_to(card_: Card, screen: LessonsScreen, at: Card | None) -> None:
    """Go to a card of the hand, or of the row above it, by the arrow keys; ``at``: where the focus is."""
    scene = screen.table.table_scene()
    if at is None:
        QTest.keyClick(focused(), Key.Key_Right)
        at = next(c for c in scene.hand() if c in screen.table.mode().cards)
    rows = scene.hand_rows()
    row = next(row for row in rows if card_ in row)
    if at not in row:
        QTest.keyClick(focused(), Key.Key_Up if rows.index(row) > 0 else Key.Key_Down)
        at = screen.table._input.marks.focused
        assert at is not None
    for _ in range((row.index(card_) - row.index(at)) % len(row)):
        QTest.keyClick(focused(), Key.Key_Right)


def choose_cards(screen: LessonsScreen, cards: tuple[Card, ...]) -> None:
    """Choose cards of the hand and go on to the panel's button."""
    at: Card | None = None
    for card_ in cards:
        walk_to(card_, screen, at)
        QTest.keyClick(focused(), Key.Key_Return)
        at = card_
    if focused() is screen.table:
        QTest.keyClick(focused(), Key.Key_Tab)


def choose_amount(panel: PromptPanel, amount: int) -> None:
    """Raise the amount from the least one; for that itself go up and down, as Enter passes where partner bids highest
    and no number is set.
    """
    steps = (amount - getattr(panel.prompt.choices, "minimum", 0)) // 5
    for key in [Key.Key_Up] * steps or [Key.Key_Up, Key.Key_Down]:
        QTest.keyClick(focused(), key)


def choose_marriage(panel: MarriagePanel, action: Action) -> None:
    """Go to the button of a declaration or a question."""
    wanted = panel.buttons[panel.actions_.index(action)]
    key = Key.Key_Backtab if focused() is panel.lead else Key.Key_Tab
    for _ in panel.buttons:
        if focused() is not wanted:
            QTest.keyClick(focused(), key)


def do_by_keyboard(qtbot: QtBot, screen: LessonsScreen, action: Action) -> None:
    """Take an action with nothing but the keyboard."""
    panel = screen.lesson.board.panel
    if isinstance(action, Play):
        if panel is not None:
            QTest.keyClick(focused(), Key.Key_Escape)
        walk_to(action.card, screen, None)
    elif isinstance(action, Give | Return | Discard):
        choose_cards(screen, action.cards)
    elif isinstance(action, Bid | SetContract):
        assert panel is not None
        choose_amount(panel, action.amount)
    elif isinstance(action, Kontra | Re):
        QTest.keyClick(focused(), Key.Key_K)
        press(qtbot, screen, Key.Key_K)
        return
    elif isinstance(action, Pass | DemandRedeal):
        assert isinstance(panel, BidPanel)
        button = panel.pass_ if isinstance(action, Pass) else panel.redeal
        for _ in range(PANEL_BUTTONS):
            if focused() is not button:
                QTest.keyClick(focused(), Key.Key_Tab)
        assert focused() is button
    elif isinstance(panel, MarriagePanel):
        choose_marriage(panel, action)
    press(qtbot, screen, Key.Key_Return)


def check_page(lesson_screen: LessonScreen) -> None:
    """The card says the page in the language of the moment, and has room for it."""
    runner, text_card = lesson_screen.runner, lesson_screen.card
    assert runner is not None
    if runner.page.mood is not Mood.SHOWN:
        assert text_card.text.text() == translate(CONTEXT, runner.page.text)
    for paragraph in (text_card.text, text_card.feedback, text_card.hint):
        if paragraph.isVisible():
            assert paragraph.height() >= paragraph.heightForWidth(paragraph.width())
            assert "{" not in paragraph.text()
    assert text_card.contents.geometry().bottom() <= text_card.height()
    layout = text_card.layout()
    assert layout is not None
    assert layout.minimumHeightForWidth(text_card.width()) <= text_card.height()


QUICK = {("ten", "en"), ("half", "fi")}
"""What the quick tests walk through; the others are slow."""
WALKS = [
    pytest.param(lesson, code, id=f"{lesson.id}-{code}", marks=() if (lesson.id, code) in QUICK else pytest.mark.slow)
    for lesson in LESSONS
    for code in ("en", "fi")
]


@pytest.mark.parametrize(("lesson", "code"), WALKS)
def test_walked_by_keyboard(qtbot: QtBot, screen: LessonsScreen, language: Language, lesson: Lesson, code: str) -> None:
    language.choose(code)
    runner = begin(qtbot, screen, lesson)
    with qtbot.waitSignal(screen.lesson_finished) as finished:
        while runner.page.mood is not Mood.DONE:
            check_page(screen.lesson)
            if runner.page.mood is Mood.READ:
                press(qtbot, screen, Key.Key_Return)
            else:
                task, prompt = task_of(runner)
                do_by_keyboard(qtbot, screen, accepted(task, prompt)[0])
    check_page(screen.lesson)
    assert finished.args == [lesson.id]
    assert lesson.id in screen.done


@pytest.mark.parametrize(("lesson", "code"), WALKS)
def test_every_wrong_try_is_answered_in_words_that_have_room(
    qtbot: QtBot, screen: LessonsScreen, language: Language, lesson: Lesson, code: str
) -> None:
    """Every card of the hand at every play, and a wrong try for every reply elsewhere."""
    language.choose(code)
    runner = begin(qtbot, screen, lesson)
    board = screen.lesson.board
    while runner.page.mood is not Mood.DONE:
        if runner.page.mood is Mood.READ:
            press(qtbot, screen, Key.Key_Return)
            continue
        task, prompt = task_of(runner)
        for action in one_of_each(task, tries(runner, task, prompt)):
            _task, prompt = task_of(runner)
            board.answer(prompt, action)
            qtbot.waitUntil(board.is_settled)
            check_page(screen.lesson)
            assert screen.lesson.card.feedback.text(), f"{action} at {task.text!r} has no answer"
            if runner.page.mood is Mood.SHOWN:
                press(qtbot, screen, Key.Key_Return)
        _task, prompt = task_of(runner)
        with qtbot.waitSignal(board.settled):
            board.answer(prompt, accepted(task, prompt)[0])


def one_of_each(task: Do, wrong: tuple[Action, ...]) -> list[Action]:
    """Every card; of other wrong tries the first for every reply of the task, and one that has none."""
    found: dict[Reply | Action | None, Action] = {}
    for action in wrong:
        if isinstance(action, Play):
            found[action] = action
            continue
        found.setdefault(next((reply for reply in task.replies if fits(action, reply.tries)), None), action)
    return list(found.values())


@pytest.fixture
def large_texts(qapp: QApplication) -> Iterator[None]:
    """Texts as large as the smallest window has them."""
    usual, room, sheet = Look.scale, Look.spacing, qapp.styleSheet()
    apply_theme(scale_for(*SMALLEST, 200), scale_for(*SMALLEST))
    yield
    Look.scale, Look.spacing = usual, room
    qapp.setStyleSheet(sheet)


def test_large_texts_that_scroll_are_laid_out_at_once(
    large_texts: None, qtbot: QtBot, screen: LessonsScreen, language: Language
) -> None:
    """A longer page stood in the height of the one before, and its last line was cut, until the next turn of events:
    the area that scrolls was not told.
    """
    language.choose("fi")
    runner = begin(qtbot, screen, BY_ID["kitty"])
    QApplication.processEvents()  # the window has got its size
    while runner.page.mood is Mood.READ:
        press(qtbot, screen, Key.Key_Return)
    text = screen.lesson.card.text
    assert text.height() >= text.heightForWidth(text.width())


def test_by_mouse_a_wrong_card_is_refused_and_the_right_one_taken(qtbot: QtBot, screen: LessonsScreen) -> None:
    runner = begin(qtbot, screen, LESSONS[0])
    while runner.page.mood is Mood.READ:
        with qtbot.waitSignal(screen.lesson.board.settled):
            QTest.mouseClick(screen.lesson.card.primary, Qt.MouseButton.LeftButton)
    click(screen, card("KD"))
    assert runner.page.refusal is not None
    assert screen.lesson.card.feedback.isVisible()
    assert "♠A" in screen.lesson.card.feedback.text()
    number = runner.page.number
    with qtbot.waitSignal(screen.lesson.board.settled):
        click(screen, card("AS"))
    assert runner.page.number == number + 1
    assert not screen.lesson.card.feedback.isVisible()


def click(screen: LessonsScreen, card_: Card) -> None:
    item = screen.table.table_scene().item_of(card_)
    assert item is not None
    box = item.face_box()
    spot = item.mapToScene(box.left() + box.width() * 0.12, box.top() + box.height() * 0.3)
    place: QPoint = screen.table.mapFromScene(spot)
    QTest.mouseClick(screen.table.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_wrong_way_is_shown_and_taken_back(qtbot: QtBot, screen: LessonsScreen) -> None:
    runner = begin(qtbot, screen, BY_ID["ten"])
    press(qtbot, screen, Key.Key_Return)
    number = runner.page.number
    do_by_keyboard(qtbot, screen, Play(card("KD")))
    assert runner.page.mood is Mood.SHOWN
    assert card("KD") not in runner.current().view.seats[0].hand
    press(qtbot, screen, Key.Key_Return)
    assert card("KD") in runner.current().view.seats[0].hand
    do_by_keyboard(qtbot, screen, Play(card("TS")))
    assert runner.page.number == number + 1


@pytest.mark.parametrize("done", [0, 14, 30, len(LESSONS)])
def test_the_list_opens_at_the_lesson_to_take_next(qtbot: QtBot, language: Language, done: int) -> None:
    """It stood at its head, with the next lesson far below."""
    widget = LessonsScreen()
    qtbot.addWidget(widget)
    widget.resize(*NARROW)
    widget.set_learner("", tuple(lesson.id for lesson in LESSONS[:done]))
    widget.show_contents()
    widget.show()
    QApplication.processEvents()
    contents = widget.contents
    button = contents.rows[done].button if done < len(LESSONS) else contents.trials[0].button
    top = button.mapTo(contents, QPoint(0, 0)).y()
    assert 0 <= top <= contents.height() - button.height()


def go_on(qtbot: QtBot, screen: LessonsScreen, runner: LessonRunner) -> None:
    """Read on, or do what is right."""
    if runner.page.mood is Mood.READ:
        press(qtbot, screen, Key.Key_Return)
        return
    task, prompt = task_of(runner)
    with qtbot.waitSignal(screen.lesson.board.settled):
        screen.lesson.board.answer(prompt, accepted(task, prompt)[0])


def to_the_marriages(qtbot: QtBot, screen: LessonsScreen, name: str) -> LessonRunner:
    """Go along the right way to the first page of a lesson at which something may be declared or asked."""
    runner = begin(qtbot, screen, BY_ID[name])
    while not isinstance(screen.lesson.board.panel, MarriagePanel):
        go_on(qtbot, screen, runner)
    return runner


@pytest.mark.sampled(6)
@pytest.mark.parametrize("name", ["auction", "gift", "give-back", "kitty", "whole-hand", "half", "kontra"])
def test_large_panels_cover_no_plate(
    large_texts: None, qtbot: QtBot, screen: LessonsScreen, language: Language, name: str
) -> None:
    """The table beside a page is too narrow for large texts, and the panels, which had them, lay over the plates."""
    language.choose("fi")
    runner = begin(qtbot, screen, BY_ID[name])
    board, panels = screen.lesson.board, 0
    while runner.page.mood is not Mood.DONE:
        if board.panel is not None:
            panels += 1
            met = [one for one in meetings(seen_parts(board)) if "panel" in one and "bubble" not in one]
            assert not met, type(board.panel)
        go_on(qtbot, screen, runner)
    assert panels


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("kontra", "If your ask succeeds, you may no longer declare your own ♥ marriage."),
        ("bluff", ""),
        ("declare", ""),
    ],
)
def test_what_asking_costs_is_told_as_in_a_match(qtbot: QtBot, screen: LessonsScreen, name: str, told: str) -> None:
    """The panel in a lesson said nothing of it."""
    to_the_marriages(qtbot, screen, name)
    panel = screen.lesson.board.panel
    assert isinstance(panel, MarriagePanel)
    assert panel.note.text() == told
    assert panel.note.isVisible() is bool(told)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", ["declare", "half", "hold-back", "bluff"])
def test_just_lead_is_answered_too(qtbot: QtBot, screen: LessonsScreen, name: str) -> None:
    runner, board = to_the_marriages(qtbot, screen, name), screen.lesson.board
    task, _prompt = task_of(runner)
    told = next((reply.text for reply in task.replies if reply.tries == "play *"), "Then lead: choose a card.")
    for _ in range(2):  # the tab brings the panel back
        assert isinstance(board.panel, MarriagePanel)
        board.panel.lead.click()
        assert screen.lesson.card.feedback.isVisible()
        assert screen.lesson.card.feedback.text() == told
        assert board.aside is not None
        board.aside.click()


def test_a_try_that_ends_the_trick_is_seen_with_it(qtbot: QtBot, screen: LessonsScreen) -> None:
    """The next lead had swept the trick away of which the answer speaks."""
    runner = begin(qtbot, screen, BY_ID["stock"])
    board = screen.lesson.board
    while "counts like an ace" not in runner.page.text:
        go_on(qtbot, screen, runner)
    _task, prompt = task_of(runner)
    with qtbot.waitSignal(board.settled):
        board.answer(prompt, Play(card("TC")))
    assert not runner.current().view.trick
    assert board.table._last_trick.is_shown
    press(qtbot, screen, Key.Key_Return)
    assert runner.page.mood is Mood.TRY


def test_a_ring_holds_what_was_called(qtbot: QtBot, screen: LessonsScreen) -> None:
    """ "Kontra: ×2" was crossed out by the ring around the score, which did not know of the line."""
    runner = begin(qtbot, screen, BY_ID["kontra"])
    while Spot.SCORE not in runner.page.point_at or not runner.current().view.call_count:
        if runner.page.mood is Mood.READ:
            press(qtbot, screen, Key.Key_Return)
        else:
            task, prompt = task_of(runner)
            do_by_keyboard(qtbot, screen, accepted(task, prompt)[0])
    pointer = screen.lesson.findChild(Pointer)
    assert pointer is not None
    (ring,) = pointer.rings()
    assert ring.contains(screen.table.table_scene().signs.score.plate())


@pytest.mark.parametrize("size", [NARROW, (1280, 676)])
def test_a_ring_around_the_hand_is_not_cut_by_the_question(
    qtbot: QtBot, screen: LessonsScreen, size: tuple[int, int]
) -> None:
    """Its upper edge lay below the panel of the auction."""
    screen.resize(*size)
    runner = begin(qtbot, screen, BY_ID["auction"])
    while runner.page.mood is Mood.READ:
        press(qtbot, screen, Key.Key_Return)
    assert runner.page.point_at == (Spot.HAND,)
    pointer, panel = screen.lesson.findChild(Pointer), screen.lesson.board.panel
    assert pointer is not None
    assert panel is not None
    (ring,) = pointer.rings()
    assert not ring.intersects(QRectF(panel.geometry().translated(-screen.table.pos())))
    scene = screen.table.table_scene()
    cards = [scene.item_of(card_) for card_ in scene.hand()]
    assert all(ring.contains(item.mapToScene(item.face_box()).boundingRect().center()) for item in cards if item)


def test_enter_while_cards_fly_misses_no_page(qtbot: QtBot, screen: LessonsScreen) -> None:
    screen.table.set_pace(Pace.NORMAL)
    runner = begin(qtbot, screen, BY_ID["whole"])
    QTest.keyClick(focused(), Key.Key_Return)
    assert runner.page.number == 2
    with qtbot.waitSignal(screen.lesson.board.settled):
        QTest.keyClick(screen.lesson.card.primary, Key.Key_Return)
    assert runner.page.number == 2


def test_hint_by_key(qtbot: QtBot, screen: LessonsScreen) -> None:
    runner = begin(qtbot, screen, LESSONS[0])
    QTest.keyClick(focused(), Key.Key_H)
    assert runner.page.hint
    assert screen.lesson.card.hint.isVisible()
    scene = screen.lesson.board.table.table_scene()
    assert not scene.marks.pointed
    assert screen.lesson.card.ask_hint.text() == "Show the cards"
    QTest.keyClick(focused(), Key.Key_H)
    assert scene.marks.pointed == set(runner.page.hint_cards) != set()
    assert not screen.lesson.card.ask_hint.isVisible()


@pytest.mark.sampled(12)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_enter_does_what_the_hint_has_shown(qtbot: QtBot, screen: LessonsScreen, lesson: Lesson) -> None:
    """The cards were ringed, and Enter did nothing, though in a match it plays the card that a hint names."""
    runner = begin(qtbot, screen, lesson)
    while runner.page.mood is not Mood.DONE:
        text = runner.page.text
        if runner.page.mood is Mood.READ:
            press(qtbot, screen, Key.Key_Return)
            continue
        for _press in range(2):
            QTest.keyClick(focused(), Key.Key_H)
        task, prompt = task_of(runner)
        if not runner.page.hint_cards or (prompt.kind is PromptKind.PLAY and screen.lesson.board.panel is not None):
            do_by_keyboard(qtbot, screen, accepted(task, prompt)[0])
            continue
        if prompt.kind is not PromptKind.PLAY:
            QTest.keyClick(focused(), Key.Key_Return)  # chooses the cards; the next one confirms them
        press(qtbot, screen, Key.Key_Return)
        assert runner.page.text != text, "the task is done"


def test_language_switch_leaves_no_text_behind(qtbot: QtBot, screen: LessonsScreen, language: Language) -> None:
    begin(qtbot, screen, LESSONS[0])
    with qtbot.waitSignal(screen.lesson.board.settled):
        language.choose("fi")
    check_page(screen.lesson)
    assert screen.lesson.card.title.text() == "Mikä on tikki"
    assert screen.lesson.card.primary.text() == "Jatka"
    assert screen.contents.rows[0].button.text() == "Mikä on tikki"
    scene_view = screen.table.table_scene().view
    assert scene_view is not None
    assert [seat.name for seat in scene_view.seats] == ["Aura", "Vasen", "Pari", "Oikea"]


def test_list_marks_done_lessons_and_offers_the_next(qtbot: QtBot, screen: LessonsScreen) -> None:
    screen.set_learner("Aura", (LESSONS[0].id,))
    screen.show_contents()
    rows = screen.contents.rows
    assert rows[0].mark.text() == "✓"
    assert rows[1].mark.text() == "2"
    assert focused() is rows[1].button
    with qtbot.waitSignal(screen.contents.chosen) as chosen:
        QTest.keyClick(focused(), Key.Key_Return)
    assert chosen.args == [LESSONS[1]]
    with qtbot.waitSignal(screen.lesson.contents_wanted):
        QTest.keyClick(screen.lesson, Key.Key_Escape)
    with qtbot.waitSignal(screen.closed):
        QTest.keyClick(focused(), Key.Key_Escape)


def test_every_text_is_finnish_too(qapp: QApplication, language: Language) -> None:
    texts = {text for lesson in LESSONS for text in lesson.texts()}
    language.choose("fi")
    words = [text for text in texts if any(letter.isalpha() for letter in text) and text != "Porvoo"]
    same = [text for text in words if translate(CONTEXT, text) == text]
    assert not same
    for text in texts:
        finnish = translate(CONTEXT, text)
        assert finnish.strip() == finnish
        assert not set("{}%") & set(finnish + text)


@pytest.mark.parametrize("code", ["en", "fi"])
def test_a_partner_called_partner_is_not_called_so_twice(
    screen: LessonsScreen, language: Language, qtbot: QtBot, code: str
) -> None:
    language.choose(code)
    begin(qtbot, screen, LESSONS[0])
    view = screen.table.shown_view()
    assert view is not None
    name = view.seats[2].name
    assert name == {"en": "Partner", "fi": "Pari"}[code]
    assert name not in TableWords().seat_line(view, view.seats[2])


@pytest.mark.parametrize("width", range(60, 400, 20))
def test_a_line_is_not_broken_between_a_suit_and_its_number(qapp: QApplication, language: Language, width: int) -> None:
    paragraph = Paragraph()
    paragraph.say("Marriages come on top: ♠ 40, ♣ 60, ♦ 80, ♥ 100.")
    lines = [line.text for line in paragraph._lines(width)]
    assert " ".join(lines) == paragraph.text()
    assert not any(line.endswith(("♠", "♣", "♦", "♥")) for line in lines)


@pytest.mark.parametrize("width", range(140, 400, 10))
def test_a_line_is_not_broken_within_a_sum(qapp: QApplication, language: Language, width: int) -> None:
    paragraph = Paragraph()
    paragraph.say("It is 195, which is 160 + 60 − 25, and 3 + 4 = 7. Lose 25: 260 − 120 = 140. Go on.")
    lines = [line.text for line in paragraph._lines(width)]
    assert " ".join(lines) == paragraph.text()
    assert not any(line.endswith(("+", "−", "=")) or line.startswith(("+", "−")) for line in lines)


def test_left_in_the_middle_a_lesson_goes_on_there(qtbot: QtBot, screen: LessonsScreen) -> None:
    runner = begin(qtbot, screen, LESSONS[0])
    while runner.page.mood is Mood.READ:
        press(qtbot, screen, Key.Key_Return)
    task, prompt = task_of(runner)
    do_by_keyboard(qtbot, screen, accepted(task, prompt)[0])
    reached = runner.page.number
    with qtbot.waitSignal(screen.lesson.contents_wanted):
        QTest.keyClick(screen.lesson, Key.Key_Escape)
    assert screen.contents.rows[0].mark.text() == "…"
    again = begin(qtbot, screen, LESSONS[0])
    assert again is not runner
    assert again.page.number == reached > 1


def test_from_a_lesson_the_list_is_come_back_to_where_it_stands(qtbot: QtBot, screen: LessonsScreen) -> None:
    """It stood at its top."""
    lesson = LESSONS[16]
    begin(qtbot, screen, lesson)
    QTest.keyClick(focused(), Key.Key_Escape)
    rows = screen.contents.rows
    assert focused() is rows[16].button
    assert rows[16].button.visibleRegion().boundingRect() == rows[16].button.rect()
    begin(qtbot, screen, lesson)
    screen.lesson.finished.emit(lesson.id)
    QTest.keyClick(focused(), Key.Key_Escape)
    assert focused() is rows[17].button


def test_the_lesson_left_last_is_the_one_to_continue(qtbot: QtBot, screen: LessonsScreen) -> None:
    screen.set_learner("Aura", (), ((LESSONS[3].id, 1), (LESSONS[8].id, 1)))
    begin(qtbot, screen, LESSONS[3])
    assert [*screen.places] == [LESSONS[8].id, LESSONS[3].id]
    screen.show_contents()
    assert focused() is screen.contents.rows[3].button


def test_a_lesson_that_is_done_begins_at_its_first_page(qtbot: QtBot, screen: LessonsScreen) -> None:
    screen.set_learner("Aura", (), ((LESSONS[0].id, 2),))
    assert begin(qtbot, screen, LESSONS[0]).page.number > 1
    screen.lesson.finished.emit(LESSONS[0].id)
    assert LESSONS[0].id not in screen.places
    assert begin(qtbot, screen, LESSONS[0]).page.number == 1


def test_after_a_refused_gift_no_card_stands_raised(qtbot: QtBot, screen: LessonsScreen) -> None:
    """Else "0 of 3 chosen" stood below three raised cards, and the button was dead."""
    lesson = next(lesson for lesson in LESSONS if lesson.id == "gift")
    runner = begin(qtbot, screen, lesson)
    press(qtbot, screen, Key.Key_Return)
    task, prompt = task_of(runner)
    wrong = next(action for action in tries(runner, task, prompt) if isinstance(action, Give))
    do_by_keyboard(qtbot, screen, wrong)
    assert runner.page.feedback
    assert screen.table._input.marks.chosen() == ()
    panel = screen.lesson.board.panel
    assert isinstance(panel, CardsPanel)
    right = accepted(task, prompt)[0]
    assert isinstance(right, Give)
    for card_ in right.cards:
        screen.table._input.choose(card_)
    assert panel.confirm.isEnabled()


def test_nothing_takes_the_place_of_the_button_that_goes_on(qtbot: QtBot, screen: LessonsScreen) -> None:
    """A second click on Continue began the lesson again, where that button had come to stand."""
    runner = begin(qtbot, screen, LESSONS[0])
    card = screen.lesson.card
    task, prompt = task_of(runner)
    do_by_keyboard(qtbot, screen, accepted(task, prompt)[0])
    qtbot.waitUntil(lambda: card.primary.isVisible())
    place = card.primary.geometry()
    press(qtbot, screen, Key.Key_Return)
    qtbot.waitUntil(lambda: not card.primary.isVisible())
    shown = [button for button in (card.restart, card.contents, card.known, card.leave) if button.isVisible()]
    assert card.restart in shown
    assert not any(button.geometry().intersects(place) for button in shown)


def test_the_list_says_where_a_match_may_begin(qtbot: QtBot, screen: LessonsScreen) -> None:
    screen.show_contents()
    contents = screen.contents
    after_whole_hand = contents.buttons.index(contents.tables["whole-hand"])
    whole_hand = next(nth for nth, lesson in enumerate(LESSONS) if lesson.id == "whole-hand")
    assert contents.buttons[after_whole_hand - 1] is contents.rows[whole_hand].button
    with qtbot.waitSignal(screen.table_wanted) as wanted:
        contents.tables["whole-hand"].click()
    assert wanted.args == ["marjapussi"]


def test_the_end_of_a_chapter_leads_to_its_puzzles(qtbot: QtBot, screen: LessonsScreen) -> None:
    lesson = CHAPTERS[0].lessons[-1]
    runner = begin(qtbot, screen, lesson)
    assert not screen.lesson.card.puzzles.isVisible()
    while runner.page.mood is not Mood.DONE:
        if runner.page.mood is Mood.READ:
            press(qtbot, screen, Key.Key_Return)
        else:
            task, prompt = task_of(runner)
            do_by_keyboard(qtbot, screen, accepted(task, prompt)[0])
    qtbot.waitUntil(screen.lesson.card.puzzles.isVisible)
    assert screen.lesson.card.primary.geometry().top() > screen.lesson.card.puzzles.geometry().bottom()
    with qtbot.waitSignal(screen.puzzles_wanted) as wanted:
        screen.lesson.card.puzzles.click()
    ideas = wanted.args[0]
    assert ideas
    assert {lesson_of(idea) for idea in ideas} <= {one.id for one in CHAPTERS[0].lessons}


def test_a_card_of_a_page_that_is_only_to_be_read_is_answered(qtbot: QtBot, screen: LessonsScreen) -> None:
    """A click on it did nothing at all."""
    runner = next(
        found for found in (begin(qtbot, screen, lesson) for lesson in LESSONS[:6]) if found.page.mood is Mood.READ
    )
    hand = screen.table.table_scene().hand()
    page = runner.page
    scene = screen.table.table_scene()
    spot = box_of_card(scene.frame(), scene.poses()[hand[0].code]).bottomLeft() + QPointF(12, -40)
    QTest.mouseClick(screen.table.viewport(), Qt.MouseButton.LeftButton, pos=screen.table.mapFromScene(spot))
    notice = screen.table.table_scene().notices()["notice"]
    assert notice.text == "There is nothing to play here. Go on with “Continue”."
    assert focused() is screen.lesson.card.primary
    assert runner.page == page


def read_to(qtbot: QtBot, screen: LessonsScreen, name: str, words: str) -> LessonRunner:
    """Go along the right way of a lesson to the page that begins so."""
    runner = begin(qtbot, screen, BY_ID[name])
    while not runner.page.text.startswith(words):
        go_on(qtbot, screen, runner)
    return runner


def click_a_card_of_the_hand(screen: LessonsScreen) -> None:
    scene = screen.table.table_scene()
    place = box_of_card(scene.frame(), scene.poses()[scene.hand()[0].code]).bottomLeft() + QPointF(12, -40)
    QTest.mouseClick(screen.table.viewport(), Qt.MouseButton.LeftButton, pos=screen.table.mapFromScene(place))


@pytest.mark.parametrize(
    ("name", "words", "caption"),
    [
        ("a-trick", "These four cards", "You took this trick"),
        ("a-trick", "The ♥10 is the highest", "Your partner took this trick"),
        ("a-trick", "The ♦A took it", "The player on your left took this trick"),
        ("suit", "All four had a club", "The player on your right took this trick"),
    ],
)
def test_the_trick_that_lies_there_is_said_to_be_taken_by_a_player(
    qtbot: QtBot, screen: LessonsScreen, name: str, words: str, caption: str
) -> None:
    """ "Previous trick: taken by Left" stood over it, as if it had gone, and to the left."""
    read_to(qtbot, screen, name, words)
    notices = screen.table.table_scene().notices()
    assert notices["caption"].isVisible()
    assert notices["caption"].text == caption


def trick_on_the_table(screen: LessonsScreen) -> set[Card]:
    """The cards of the last trick, if they lie on the table now."""
    scene = screen.table.table_scene()
    assert scene.view is not None
    assert scene.view.last_trick is not None
    return {card_ for card_ in scene.view.last_trick.cards if (item := scene.item_of(card_)) and item.isVisible()}


@pytest.mark.parametrize("gathers_by_click", [False, True])
def test_the_trick_that_a_page_speaks_of_is_not_gathered_first(
    qtbot: QtBot, screen: LessonsScreen, gathers_by_click: bool
) -> None:
    """It was on its way, and then back on the table; who gathers by a click had nothing to gather."""
    screen.table.set_pace(Pace.FAST, gathers_by_click=gathers_by_click)
    begun: list[Movement] = []
    screen.table._player.began.connect(begun.append)
    read_to(qtbot, screen, "a-trick", "The ♥10 is the highest")
    gathered = [movement.move_ms for movement in begun if isinstance(movement.event, TrickWon)]
    assert gathered
    assert not any(gathered)
    assert all(movement.move_ms for movement in begun if isinstance(movement.event, CardPlayed))
    assert len(trick_on_the_table(screen)) == 4


def test_a_click_on_a_card_leaves_the_trick_that_the_page_speaks_of(qtbot: QtBot, screen: LessonsScreen) -> None:
    """The four cards vanished, and nothing brought them back."""
    read_to(qtbot, screen, "a-trick", "These four cards")
    four = {card("AS"), card("6S"), card("8S"), card("9S")}
    assert trick_on_the_table(screen) == four
    notices = screen.table.table_scene().notices()
    click_a_card_of_the_hand(screen)
    assert trick_on_the_table(screen) == four
    assert notices["notice"].isVisible()
    assert notices["notice"].text == "There is nothing to play here. Go on with “Continue”."
    assert not notices["caption"].isVisible(), "in its place"
    screen.table.hide_notice()  # it has been read
    assert notices["caption"].isVisible()
    press(qtbot, screen, Key.Key_Return)
    assert trick_on_the_table(screen) == set()
    assert not notices["caption"].isVisible()


def test_a_key_of_the_hand_leaves_the_trick_that_the_page_speaks_of(
    qtbot: QtBot, screen: LessonsScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An arrow that was let go some moments later swept it, as if it had been pressed to look at it."""
    read_to(qtbot, screen, "a-trick", "These four cards")
    screen.table.setFocus()
    started_at = monotonic()
    monkeypatch.setattr(last_trick, "monotonic", lambda: started_at + 60)
    QTest.keyClick(screen.table, Key.Key_Right)
    assert len(trick_on_the_table(screen)) == 4


@pytest.mark.parametrize("code", ["en", "fi"])
def test_it_is_the_learners_turn_only_while_something_is_asked_of_him(
    qtbot: QtBot, screen: LessonsScreen, language: Language, code: str
) -> None:
    """ "Your turn" stood on his plate while the page was only to be read, and a card then was nothing to play."""
    language.choose(code)
    scene = screen.table.table_scene()
    runner = begin(qtbot, screen, BY_ID["a-trick"])
    told: list[tuple[Mood, bool]] = []
    while runner.page.mood is not Mood.DONE:
        plate = scene.signs.plates[0]
        assert plate.is_turn == (plate.line == {"en": "Your turn", "fi": "Sinun vuorosi"}[code])
        told.append((runner.page.mood, plate.is_turn))
        go_on(qtbot, screen, runner)
    assert set(told) == {(Mood.READ, False), (Mood.TRY, True)}
    assert not any(plate.is_turn for plate in scene.signs.plates), "the lesson is over"


@pytest.mark.parametrize("name", ["a-trick", "suit", "partners"])
def test_cards_that_are_equally_right_are_ringed_alike(qtbot: QtBot, screen: LessonsScreen, name: str) -> None:
    """ "Lead either", said the hint, and the ring of one was whole and of the other dashed, as if one were meant."""
    runner = begin(qtbot, screen, BY_ID[name])
    while runner.page.mood is Mood.READ or len(accepted(*task_of(runner))) == 1:
        go_on(qtbot, screen, runner)
    for _press in range(2):
        QTest.keyClick(focused(), Key.Key_H)
    screen.table.table_scene().end_glide()
    items = [screen.table.table_scene().item_of(one) for one in runner.page.hint_cards]
    assert len(items) > 1
    assert {(item.pose.is_pointed, item.pose.is_focused) for item in items if item} == {(True, False)}
    number = runner.page.number
    press(qtbot, screen, Key.Key_Return)
    assert runner.page.number > number, "Enter plays one of them"


@pytest.mark.parametrize("code", ["en", "fi"])
def test_the_box_that_is_ringed_is_explained(
    qtbot: QtBot, screen: LessonsScreen, language: Language, code: str
) -> None:
    """It was ringed while it was all zeros, and no lesson told what its columns are."""
    language.choose(code)
    runner = begin(qtbot, screen, BY_ID["card-points"])
    while Spot.SCORE not in runner.page.point_at:
        go_on(qtbot, screen, runner)
    score, told = screen.table.table_scene().signs.score, screen.lesson.card.text.text()
    assert all(heading in told for heading in score.columns)
    assert score.rows[0][1:] == ("0", "2", "0"), "the text tells of two tricks, and why there is nothing else"
    assert "12" in told


@pytest.mark.parametrize("code", ["en", "fi"])
def test_what_a_declaration_too_many_came_to_is_told_in_the_numbers_of_the_box(
    qtbot: QtBot, screen: LessonsScreen, language: Language, code: str
) -> None:
    """Both last cards were played without a word, and the box said 7 in all and 4 of this hand."""
    language.choose(code)
    runner = begin(qtbot, screen, BY_ID["hold-back"])
    go_on(qtbot, screen, runner)
    do_by_keyboard(qtbot, screen, Declare(Suit.HEARTS))
    assert runner.page.mood is Mood.SHOWN
    score, told = screen.table.table_scene().signs.score, screen.lesson.card.feedback.text()
    total, _tricks, hand = score.rows[0][1:]
    assert (total, hand) == ("7", "4")
    for heading, number in ((score.columns[0], total), (score.columns[2], hand)):
        assert heading in told
        assert number in re.findall(r"\d+", told)


def test_first_is_told_what_holds_here_when_a_side_goes_past_twelve(qtbot: QtBot, screen: LessonsScreen) -> None:
    """A beginner was told of other tables and did not know which rule was his."""
    begin(qtbot, screen, BY_ID["hold-back"])
    told = screen.lesson.card.text.text()
    assert 0 <= told.index("Here exactly twelve wins") < told.index("at some tables")
