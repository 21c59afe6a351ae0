"""What a person who does not see the table is told: every event in order, every question, and what he asks for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.prompts import Prompt, PromptKind, Update
from marjapussi_desktop.engine.choices import CardsChoices
from marjapussi_desktop.engine.events import CardPlayed, Event
from marjapussi_desktop.tutorial.catalogue import LESSONS
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.i18n import LANGUAGES
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.story.words import StoryWords
from marjapussi_desktop.ui.text.cards import SUIT_SIGNS, card_name, card_text, cards_text
from tests.ui.person import KeyPerson

SIGNS = set(SUIT_SIGNS.values())


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is announced while a screen reader runs."""
    told: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            told.append(event.message())

    monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: True))
    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(hear))
    return told


def events_of(window: MainWindow) -> list[Event]:
    """Fills with every event that the person's seat is told."""
    events: list[Event] = []
    window.session.updated.connect(lambda update: events.extend(update.events))
    return events


def missed(window: MainWindow, events: list[Event], heard: list[str]) -> list[str]:
    """The sentences that were not heard in their order."""
    words, view, told, at = StoryWords(), window.session.current().view, " ".join(heard), 0
    lost = []
    for event in events:
        sentence = words.sentence(event, view)
        found = told.find(sentence, at)
        if found < 0:
            lost.append(sentence)
        else:
            at = found + len(sentence)
    return lost


def asked(person: KeyPerson) -> Prompt:
    """The next prompt, once it has been told."""
    prompt = person.wait()
    person.qtbot.waitUntil(person.window.match.is_settled)
    return prompt


@pytest.mark.sampled(3)
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("preset", ["marjapussi", "huutopussi", "bondtolva-2", "avomarjapussi", "huutopussi-3"])
def test_every_event_of_a_hand_is_heard_in_order(
    window: MainWindow, qtbot: QtBot, heard: list[str], preset: str, code: str
) -> None:
    window.change(language=code)
    events = events_of(window)
    window.start_match(MatchSetup(preset, "Veera", seed=3))
    person = KeyPerson(window, qtbot)
    person.play_hand()
    qtbot.waitUntil(window.match.is_settled)
    assert not missed(window, events, heard)
    assert len(events) > 20
    assert not any(sign in sentence for sign in SIGNS for sentence in heard)


def test_a_question_is_heard_when_it_can_be_answered(window: MainWindow, qtbot: QtBot, heard: list[str]) -> None:
    window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
    person = KeyPerson(window, qtbot)
    while (prompt := asked(person)).kind is not PromptKind.HAND_OVER:
        assert "Your turn" in heard[-1], (prompt, heard[-1])
        del heard[:]
        person.answer(prompt)
    assert any("total" in sentence for sentence in heard)


def test_who_must_follow_hears_with_what(window: MainWindow, qtbot: QtBot, heard: list[str]) -> None:
    window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
    person = KeyPerson(window, qtbot)
    followed = 0
    while (prompt := asked(person)).kind is not PromptKind.HAND_OVER:
        view, choices = window.session.current().view, prompt.choices
        if prompt.kind is PromptKind.PLAY and view.trick and {c.suit for c in choices.cards} == {view.trick[0][1].suit}:  # type: ignore[union-attr]
            assert heard[-1].endswith(f"You may play: {cards_text(choices.cards, card_name)}.")  # type: ignore[union-attr]
            assert ": follow " in heard[-1]
            followed += 1
        person.answer(prompt)
    assert followed > 2


def test_an_event_is_heard_as_it_is_seen_to_begin(window: MainWindow, qtbot: QtBot, heard: list[str]) -> None:
    window.change(pace="fast")
    seen: list[tuple[Event, int]] = []
    window.match.table.began.connect(lambda event: seen.append((event, len(heard))))
    window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
    qtbot.waitUntil(lambda: len(seen) > 1)
    words, view = StoryWords(), window.session.current().view
    event, count = seen[0]
    assert heard[count - 1] == words.sentence(event, view)
    assert count == 1
    event, count = seen[1]
    assert heard[count - 1] == words.sentence(event, view)
    assert count == 2


def test_what_is_cut_short_is_told_together(window: MainWindow, qtbot: QtBot, heard: list[str]) -> None:
    window.change(pace="slow")
    events = events_of(window)
    window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
    qtbot.waitUntil(lambda: window.session.current().prompt is not None)
    assert missed(window, events, heard)
    window.match.table.finish_now()
    assert not missed(window, events, heard)


def test_who_begins_to_listen_after_the_first_question_is_told_all_of_it(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    events = events_of(window)
    window.start_match(MatchSetup("avomarjapussi", "Veera", seed=3))
    asked(KeyPerson(window, qtbot))
    told: list[str] = []
    assert window.match.announcer is not None
    window.match.announcer.announced.connect(told.append)
    monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: True))
    qtbot.waitUntil(lambda: len(told) > 1)
    assert not missed(window, events, told)
    assert "Your turn" in told[-1]


def test_nothing_is_put_into_words_where_nobody_listens(window: MainWindow, qtbot: QtBot) -> None:
    told: list[str] = []
    assert window.match.announcer is not None
    window.match.announcer.announced.connect(told.append)
    window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
    asked(KeyPerson(window, qtbot))
    assert not told


def test_why_a_card_may_not_be_played_is_heard(window: MainWindow, qtbot: QtBot, heard: list[str]) -> None:
    window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
    person = KeyPerson(window, qtbot)
    while True:
        prompt, table = asked(person), window.match.table
        closed = [card for card in table.hand() if card not in table.mode().cards]
        if prompt.kind is PromptKind.PLAY and closed:
            break
        person.answer(prompt)
    del heard[:]
    person.play(closed[0])
    assert heard == [table.table_scene().texts()[-1]]


def press(key: Qt.Key) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key, Qt.KeyboardModifier.ControlModifier)


def test_keys_read_out_hand_trick_trumps_score_and_what_happened(
    window: MainWindow, qtbot: QtBot, heard: list[str]
) -> None:
    window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
    events = events_of(window)
    person = KeyPerson(window, qtbot)
    while not ((prompt := asked(person)).kind is PromptKind.PLAY and window.session.current().view.trick):
        del events[:]
        person.answer(prompt)
    view, table = window.session.current().view, window.match.table
    del heard[:]
    for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5):
        press(key)
    hand, trick, trumps, score, recent = heard
    assert hand == f"You hold: {cards_text(table.hand(), card_name)}."
    assert all(card_name(played) in trick and view.seats[seat].name in trick for seat, played in view.trick)
    assert str(view.contract) in trumps
    assert "We: 0 in all" in score
    assert "They: 0 in all" in score
    words = StoryWords()
    assert recent.startswith(" ".join(words.sentence(event, view) for event in events) + " Your turn")
    assert any(isinstance(event, CardPlayed) for event in events)


def test_what_is_read_out_is_shown_too(window: MainWindow, qtbot: QtBot) -> None:
    window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
    asked(KeyPerson(window, qtbot))
    table = window.match.table
    press(Qt.Key.Key_1)
    assert f"You hold: {cards_text(table.hand(), card_text)}." in table.table_scene().texts()


def test_only_a_table_can_be_read_out(window: MainWindow, qtbot: QtBot) -> None:
    action = window.actions_[Command.READ_HAND]
    assert not action.isEnabled()
    window.do(Command.LEARN)
    assert not action.isEnabled()
    window.screens.lessons.begin(LESSONS[0])  # type: ignore[union-attr]
    assert action.isEnabled()
    window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
    assert action.isEnabled()
    window.do(Command.HOME)
    assert not action.isEnabled()


def test_the_page_of_a_lesson_is_heard(window: MainWindow, qtbot: QtBot, heard: list[str]) -> None:
    window.do(Command.LEARN)
    lessons = window.screens.lessons
    assert lessons is not None
    settled: list[Update] = []
    lessons.lesson.board.settled.connect(settled.append)
    lessons.begin(LESSONS[0])
    qtbot.waitUntil(lambda: bool(settled))
    assert lessons.lesson.card.text.text() in heard


def test_kontra_is_offered_once_with_its_key_and_asked_by_its_name(
    window: MainWindow, qtbot: QtBot, heard: list[str]
) -> None:
    window.start_match(MatchSetup("huutopussi-erlangen", "Veera", seed=1))
    person = KeyPerson(window, qtbot)
    while asked(person).kind is PromptKind.BID:
        person.decline()
    offer = "You may double the contract of {}. For Kontra press K."
    assert heard.count(offer.format(window.session.current().view.contract)) == 1
    person.press(Qt.Key.Key_K)
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused.accessibleName() == "Say Kontra? No"
    person.press(Qt.Key.Key_K)
    qtbot.waitUntil(lambda: any("You: Kontra!" in sentence for sentence in heard))


@pytest.mark.usefixtures("hurried")
def test_who_gathers_tricks_himself_hears_that_one_waits(window: MainWindow, qtbot: QtBot, heard: list[str]) -> None:
    window.change(gather="click", pace="fast")
    window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
    person = KeyPerson(window, qtbot)
    for _look in range(800):
        if "Enter gathers the trick." in heard:
            break
        if window.match.is_settled() and (prompt := window.session.current().prompt) is not None:
            person.answer(prompt)
        qtbot.wait(20)
    assert "Enter gathers the trick." in heard
    assert not any("trick 1." in sentence for sentence in heard)
    window.match.table.setFocus()
    person.press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: any("trick 1." in sentence for sentence in heard))


def test_a_hint_is_heard_once_in_each_language(window: MainWindow, qtbot: QtBot, heard: list[str]) -> None:
    """After a change of the language it was heard twice. Asked for once more it is heard again."""
    window.start_match(MatchSetup("huutopussi", "Veera", seed=7))
    person = KeyPerson(window, qtbot)
    asked(person)
    for _time in range(2):
        with qtbot.waitSignal(window.session.hinted):
            window.do(Command.HINT)
        assert sum(told.startswith("Hint:") for told in heard) == 1
        window.do(Command.HINT)
        heard.clear()
        window.change(language="fi")
        qtbot.waitUntil(lambda: window.match.table.accessibleName() == "Pöytä")
        QApplication.processEvents()
        assert sum(told.startswith("Vihje:") for told in heard) == 1
        heard.clear()
        window.do(Command.HINT)
        assert [told for told in heard if told.startswith("Vihje:")] == [window.match.table.table_scene()._notice.text]
        person.press(Qt.Key.Key_Escape)
        heard.clear()
        window.change(language="en")


def test_each_chosen_card_is_counted(window: MainWindow, qtbot: QtBot, heard: list[str]) -> None:
    window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
    person = KeyPerson(window, qtbot)
    while not isinstance(choices := asked(person).choices, CardsChoices):
        person.answer(person.wait())
    del heard[:]
    chosen = choices.cards[: choices.count]
    for card in (*chosen, chosen[-1]):
        person.window.match.table.setFocus()
        person.walk_to(card)
        person.press(Qt.Key.Key_Return)
    told = [sentence for sentence in heard if sentence.startswith("Chosen")]
    assert [sentence.split(":")[0].rstrip(".") for sentence in told] == [
        f"Chosen {count} of {choices.count}" for count in (*range(1, choices.count + 1), choices.count - 1)
    ]
    assert card_name(chosen[0]) in told[0]
