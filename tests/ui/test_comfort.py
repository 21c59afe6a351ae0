"""The comforts of play: the guard against a slip, a card that plays itself, a trick gathered by a click."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.prompts import Prompt, PromptKind, Update, UpdateKind
from marjapussi_desktop.controller.match.view_making import view_of
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import AnswerHalf, Kontra, Play
from marjapussi_desktop.engine.cards import Card, Suit
from marjapussi_desktop.engine.choices import AnswerChoices, MarriageChoices, PlayChoices
from marjapussi_desktop.engine.events import AnsweredHalf, AnsweredWhole
from marjapussi_desktop.engine.record import MatchRecord, PlayerInfo
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.ui.auto_play import only_answer, only_card
from marjapussi_desktop.ui.i18n import LANGUAGES
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.panels.answer import AnswerPanel
from tests.helpers import scenes
from tests.ui.person import MousePerson, click

LEFT = Qt.MouseButton.LeftButton


def to_play(window: MainWindow, qtbot: QtBot, least: int = 2) -> tuple[Prompt, PlayChoices]:
    """A match where the person is to play one of several cards, and may not declare."""
    person = MousePerson(window, qtbot)
    for seed in itertools.count(3):
        window.start_match(MatchSetup("huutopussi", "Veera", seed=seed))
        while (prompt := person.wait()).kind not in (PromptKind.HAND_OVER, PromptKind.MATCH_OVER):
            choices = prompt.choices
            if isinstance(choices, PlayChoices) and len(choices.cards) >= least and not choices.marriages:
                return prompt, choices
            person.answer(prompt)
    raise AssertionError


def click_card(window: MainWindow, card: Card) -> None:
    """Click on a card of the hand where no neighbour covers it."""
    table = window.match.table
    item = table.table_scene().item_of(card)
    assert item is not None
    box = item.face_box()
    spot = item.mapToScene(box.left() + box.width() * 0.12, box.top() + box.height() * 0.3)
    QTest.mouseClick(table.viewport(), LEFT, pos=table.mapFromScene(spot))


def is_asked_still(window: MainWindow, prompt: Prompt) -> bool:
    """Whether the prompt has not been answered."""
    return window.session.current().prompt is prompt


def test_a_second_click_on_the_same_card_plays_it(window: MainWindow, qtbot: QtBot) -> None:
    window.change(guard="second")
    prompt, choices = to_play(window, qtbot)
    one, other = choices.cards[:2]
    click_card(window, one)
    named = "The guard against slips is on: choose the card once more to play it. Settings turn it off."
    assert named in window.match.table.table_scene().texts()
    click_card(window, other)
    assert "Choose the card once more to play it." in window.match.table.table_scene().texts()
    assert window.match.table._input.marks.chosen() == (other,)
    assert is_asked_still(window, prompt)
    click_card(window, other)
    assert not is_asked_still(window, prompt)
    assert other not in window.session.current().view.seats[0].hand


def test_the_guard_is_for_the_keyboard_too(window: MainWindow, qtbot: QtBot) -> None:
    window.change(guard="second")
    prompt, choices = to_play(window, qtbot)
    nth = window.match.table.table_scene().hand().index(choices.cards[0])
    QTest.keyClick(window.match.table, Qt.Key(Qt.Key.Key_1.value + nth))
    assert is_asked_still(window, prompt)
    QTest.keyClick(window.match.table, Qt.Key.Key_Return)
    assert not is_asked_still(window, prompt)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_card_is_asked_about_and_let_go_or_played(window: MainWindow, qtbot: QtBot, code: str) -> None:
    window.change(guard="ask", language=code)
    prompt, choices = to_play(window, qtbot)
    guard = window.match.guard
    click_card(window, choices.cards[0])
    assert guard.question is not None
    assert guard.question.sentence.text().startswith({"en": "Play ", "fi": "Pelataanko "}[code])
    focused = QApplication.focusWidget()
    assert focused is guard.question.yes
    QTest.keyClick(focused, Qt.Key.Key_Escape)
    assert guard.question is None
    assert is_asked_still(window, prompt)
    assert window.match.table._input.marks.chosen() == ()
    click_card(window, choices.cards[1])
    assert guard.question is not None
    click(guard.question.yes)
    assert not is_asked_still(window, prompt)
    assert guard.question is None


def test_without_the_guard_a_click_plays(window: MainWindow, qtbot: QtBot) -> None:
    prompt, choices = to_play(window, qtbot)
    click_card(window, choices.cards[0])
    assert not is_asked_still(window, prompt)


def test_an_only_card_is_played_for_the_person(window: MainWindow, qtbot: QtBot) -> None:
    window.change(plays_single=True)
    person = MousePerson(window, qtbot)
    window.start_match(MatchSetup("marjapussi", "Veera", seed=3))
    offered = []
    while (prompt := person.wait()).kind not in (PromptKind.HAND_OVER, PromptKind.MATCH_OVER):
        if isinstance(prompt.choices, PlayChoices):
            if only_card(window.session.current()) is not None:
                qtbot.waitUntil(lambda prompt=prompt: not is_asked_still(window, prompt))  # type: ignore[misc]
                continue
            offered.append(prompt.choices)
        person.answer(prompt)
    assert offered
    assert all(len(choices.cards) > 1 or choices.marriages for choices in offered)
    assert len(offered) < 8, "the last card of a hand at least plays itself"


def test_no_card_is_played_where_something_else_can_be_done_or_one_came_to_look(
    window: MainWindow, qtbot: QtBot
) -> None:
    _prompt, choices = to_play(window, qtbot)
    now = window.session.current()
    assert now.prompt is not None

    def asked(choices: PlayChoices, kind: UpdateKind = UpdateKind.EVENTS) -> Update:
        assert now.prompt is not None
        return changed(now, kind=kind, calls=(), prompt=changed(now.prompt, choices=choices))

    alone = changed(choices, cards=choices.cards[:1], marriages=MarriageChoices(), calls=())
    assert only_card(asked(alone)) == Play(choices.cards[0])
    assert only_card(asked(choices)) is None
    assert only_card(asked(changed(alone, marriages=MarriageChoices(declare=(Suit.HEARTS,))))) is None
    assert only_card(asked(changed(alone, marriages=MarriageChoices(ask_whole=True)))) is None
    seats = tuple(changed(seat, hand_count=1) for seat in now.view.seats)
    last = asked(changed(alone, marriages=MarriageChoices(ask_whole=True)))
    assert only_card(changed(last, view=changed(now.view, seats=seats))) == Play(choices.cards[0])
    assert only_card(asked(alone, UpdateKind.JUMP)) is None
    assert only_card(changed(now, prompt=None)) is None


@pytest.mark.sampled(2)
@pytest.mark.parametrize("pace", ["instant", "fast"])
def test_a_full_trick_lies_until_a_click(window: MainWindow, qtbot: QtBot, pace: str) -> None:
    person = MousePerson(window, qtbot)
    window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
    while not isinstance((prompt := person.wait()).choices, PlayChoices):
        person.answer(prompt)
    window.change(gather="click", pace=pace)
    table = window.match.table
    window.match.answer(prompt, Play(prompt.choices.cards[0]))
    qtbot.waitUntil(lambda: len(shown_trick(window)) == 4, timeout=10_000)
    qtbot.wait(50)
    assert len(shown_trick(window)) == 4
    QTest.mouseClick(table.viewport(), LEFT, pos=QPoint(table.width() // 2, table.height() // 3))
    qtbot.waitUntil(lambda: len(shown_trick(window)) < 4, timeout=10_000)
    window.change(gather="itself", pace="instant")


def shown_trick(window: MainWindow) -> tuple[tuple[int, Card], ...]:
    """The trick that the person sees."""
    view = window.match.table.shown_view()
    return view.trick if view is not None else ()


def test_closed_cards_are_dimmed_or_lowered(window: MainWindow, qtbot: QtBot) -> None:
    person = MousePerson(window, qtbot)
    window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
    scene = window.match.table.table_scene()
    while True:
        prompt = person.wait()
        choices = prompt.choices
        if isinstance(choices, PlayChoices) and 0 < len(choices.cards) < len(scene.hand()) - 1:
            break
        person.answer(prompt)
    closed = next(card for card in scene.hand() if card not in choices.cards)
    dimmed = scene.poses()[closed.code]
    assert dimmed.is_dimmed
    window.change(closed_cards="lowered")
    scene.end_glide()
    lowered = scene.poses()[closed.code]
    assert not lowered.is_dimmed
    assert lowered.y > dimmed.y + scene.frame_card_w() / 10
    window.change(closed_cards="dimmed")
    scene.end_glide()
    assert scene.poses()[closed.code] == dimmed


def test_the_hand_is_sorted_as_one_likes_and_the_cards_move_at_once(window: MainWindow, qtbot: QtBot) -> None:
    window.start_match(MatchSetup("marjapussi", "Veera", seed=3))
    scene = window.match.table.table_scene()
    usual = scene.hand()
    window.change(sorting="strength")
    strengths = [card.strength for card in scene.hand()]
    assert strengths == sorted(strengths, reverse=True)
    places = [scene.poses()[card.code].x for card in scene.hand()]
    assert places == sorted(places)
    window.change(sorting="fixed")
    suits = [suit for suit, _cards in itertools.groupby(scene.hand(), key=lambda card: card.suit)]
    assert suits == [suit for suit in (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS) if suit in suits]
    window.change(sorting="alternating")
    assert scene.hand() == usual


def asked_for_a_half(window: MainWindow, qtbot: QtBot) -> Update:
    """In a match the partner asks the person for a half, which he has."""
    window.start_match(MatchSetup("marjapussi", "Veera", seed=3))
    MousePerson(window, qtbot).wait()
    table = scenes.leading(scenes.CLUBS + "; 0: ask-half S")
    record = MatchRecord("test", table.match.rules, tuple(PlayerInfo(name, "human") for name in "ABCD"), 1)
    choices = game.choices(table.match, 2)
    assert choices is not None
    return Update(UpdateKind.EVENTS, (), view_of(table.match, record, 2), Prompt(1, PromptKind.ANSWER, choices))


def test_an_answer_that_alone_is_true_is_given_for_the_person(window: MainWindow, qtbot: QtBot) -> None:
    update = asked_for_a_half(window, qtbot)
    answers: list[object] = []
    screen = window.match
    screen.answer = lambda _prompt, action: answers.append(action)  # type: ignore[method-assign, assignment]
    screen.take(update)
    qtbot.waitUntil(lambda: bool(answers))
    assert answers == [AnswerHalf(True)]
    assert screen.panel is None


@pytest.mark.parametrize("by", ["setting", "undo"])
def test_the_person_answers_himself_if_he_likes_and_after_an_undo(window: MainWindow, qtbot: QtBot, by: str) -> None:
    """An undo that answered by itself would never lead further back."""
    update = asked_for_a_half(window, qtbot)
    if by == "setting":
        window.change(answers_single=False)
    else:
        update = changed(update, kind=UpdateKind.JUMP)
    with qtbot.waitSignal(window.match.settled):
        window.match.take(update)
    assert isinstance(window.match.panel, AnswerPanel)
    assert not window.match.auto_play.answers(update)


def test_an_answer_of_several_is_the_persons(window: MainWindow, qtbot: QtBot) -> None:
    update = asked_for_a_half(window, qtbot)
    assert update.prompt is not None
    assert isinstance(update.prompt.choices, AnswerChoices)
    both = changed(update.prompt.choices, answers=(AnswerHalf(True), AnswerHalf(False)))
    assert only_answer(changed(update, prompt=changed(update.prompt, choices=both))) is None
    assert only_answer(update) == AnswerHalf(True)
    assert only_answer(changed(update, calls=(Kontra(),))) is None


def test_what_was_answered_for_the_person_is_heard_and_can_be_undone(window: MainWindow, qtbot: QtBot) -> None:
    """In a match: each undo leads further back, also past an answer that was given for the person."""
    person = MousePerson(window, qtbot)
    answered: list[AnsweredHalf | AnsweredWhole] = []
    window.session.updated.connect(
        lambda update: answered.extend(e for e in update.events if isinstance(e, AnsweredHalf | AnsweredWhole))
    )
    for seed in range(1, 40):
        window.start_match(MatchSetup("marjapussi", "Veera", seed=seed))
        while (prompt := person.wait()).kind is PromptKind.PLAY:
            assert isinstance(prompt.choices, PlayChoices)
            if any(event.seat == 0 for event in answered):
                break
            person.play(prompt.choices.cards[0])
        if any(event.seat == 0 for event in answered):
            break
    assert any(event.seat == 0 for event in answered)
    assert window.match.table.table_scene().bubble_text(0)
    left = 20
    while window.session.current().may_undo and left:
        window.session.undo()
        qtbot.waitUntil(window.match.is_settled)
        left -= 1
    assert left
