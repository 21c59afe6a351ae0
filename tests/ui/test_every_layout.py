"""Hands of the games for two and three, and of those with Kontra, played at the window."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.prompts import PromptKind
from marjapussi_desktop.engine.cards import ACES_AND_TENS
from marjapussi_desktop.engine.choices import CardsChoices
from marjapussi_desktop.ui.i18n import Language
from marjapussi_desktop.ui.main_window import MainWindow
from tests.ui.person import KeyPerson, MousePerson, Person, click

LAYOUTS = ("bondtolva-2", "avomarjapussi", "huutopussi-3", "huutopussi-3-helsinki", "huutopussi-erlangen")
DOUBLED = ("huutopussi-erlangen", 1)
"""A deal that another plays if the person passes, for more than the person's side will let him take."""


@pytest.fixture
def is_painted() -> bool:
    """What is played here is painted as well."""
    return True


def start(window: MainWindow, preset: str, seed: int = 3) -> None:
    """Begin a match without asking."""
    window.start_match(MatchSetup(preset, "Veera", seed=seed))


def texts(window: MainWindow) -> list[str]:
    """What can be read on the table."""
    return window.match.table.table_scene().texts()


@pytest.mark.sampled(5)
@pytest.mark.parametrize("preset", LAYOUTS)
@pytest.mark.parametrize("kind", [MousePerson, KeyPerson])
def test_a_person_plays_a_hand(window: MainWindow, qtbot: QtBot, preset: str, kind: type[Person]) -> None:
    person = kind(window, qtbot)
    start(window, preset)
    person.play_hand()
    assert PromptKind.PLAY in person.asked
    result = window.session.current().view.result
    assert result is not None
    assert sum(result.tricks) in (9, 11, 12, 18)


@pytest.fixture
def doubling(window: MainWindow, qtbot: QtBot) -> MainWindow:
    """The person has passed, another has set a contract, and Kontra may be said."""
    person = MousePerson(window, qtbot)
    start(window, *DOUBLED)
    while person.wait().kind is PromptKind.BID:
        person.decline()
    assert window.match.calls.isVisible()
    return window


def test_kontra_is_said_by_its_button_once_it_was_asked(doubling: MainWindow) -> None:
    bar = doubling.match.calls
    contract = doubling.session.current().view.contract
    assert bar.sentence.text() == f"You may double the contract of {contract}"
    click(bar.button)
    assert bar.sentence.text() == "Say Kontra?"
    assert doubling.session.current().view.call_count == 0
    click(bar.yes)
    assert "Kontra: ×2" in texts(doubling)
    assert doubling.match.table.table_scene().bubble_text(0) == "Kontra!"
    assert doubling.session.current().view.call_count == 1


def press(*keys: Qt.Key) -> None:
    """Press keys on whatever has the keyboard."""
    for key in keys:
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("keys", "calls"),
    [
        ([Qt.Key.Key_K], 0),
        ([Qt.Key.Key_K, Qt.Key.Key_K], 1),
        ([Qt.Key.Key_K, Qt.Key.Key_Return], 0),
        ([Qt.Key.Key_K, Qt.Key.Key_Escape], 0),
        ([Qt.Key.Key_K, Qt.Key.Key_Escape, Qt.Key.Key_K], 0),
        ([Qt.Key.Key_K, Qt.Key.Key_Left, Qt.Key.Key_Return], 1),
        ([Qt.Key.Key_K, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Return], 0),
    ],
)
def test_one_key_says_no_kontra(doubling: MainWindow, keys: list[Qt.Key], calls: int) -> None:
    doubling.activateWindow()
    press(*keys)
    assert doubling.session.current().view.call_count == calls
    assert doubling.match.calls.isVisible() is (calls == 0)


def test_no_leaves_the_bar_as_it_was_and_the_keyboard_at_the_table(doubling: MainWindow) -> None:
    doubling.activateWindow()
    bar = doubling.match.calls
    press(Qt.Key.Key_K, Qt.Key.Key_Return)
    assert bar.button.isVisible()
    assert not bar.yes.isVisible()
    focused = QApplication.focusWidget()
    assert doubling.match.isAncestorOf(focused or doubling)
    assert not bar.isAncestorOf(focused or doubling)


def test_kontra_is_no_bright_button(doubling: MainWindow) -> None:
    bar = doubling.match.calls
    assert {button.property("role") for button in (bar.button, bar.yes, bar.no)} == {"call"}


def test_a_bar_that_goes_leaves_the_keyboard_at_the_table(doubling: MainWindow, qtbot: QtBot) -> None:
    """And not to the menu, which is next in the window."""
    doubling.activateWindow()
    match = doubling.match
    match.calls.button.setFocus()
    match.calls.offer((), None)
    assert match.isAncestorOf(QApplication.focusWidget() or doubling)


@pytest.mark.parametrize("key", [Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down])
def test_arrows_on_the_bar_lead_to_the_hand(doubling: MainWindow, key: Qt.Key) -> None:
    doubling.activateWindow()
    button = doubling.match.calls.button
    button.setFocus()
    QTest.keyClick(button, key)
    assert doubling.match.isAncestorOf(QApplication.focusWidget() or doubling)


def test_the_bar_covers_neither_the_trick_nor_the_hand(doubling: MainWindow) -> None:
    for width, height in ((1024, 640), (1280, 720), (2000, 1200)):
        doubling.resize(width, height)
        doubling.match.calls.button.click()
        bar = doubling.match.calls.geometry()
        places = doubling.match.table.places()
        assert doubling.match.rect().contains(bar)
        for part in (places.trick, places.hand, places.panel, *(seat.plate for seat in places.seats)):
            assert not part.toRect().intersects(bar), part


def test_the_bar_speaks_the_language_of_the_moment(doubling: MainWindow, language: Language, qtbot: QtBot) -> None:
    language.choose("fi")
    finnish = f"Voit kahdentaa sitoumuksen {doubling.session.current().view.contract}"
    qtbot.waitUntil(lambda: doubling.match.calls.sentence.text() == finnish, timeout=1000)


def test_a_card_clicked_in_the_auction_is_told_what_comes_first(window: MainWindow, qtbot: QtBot) -> None:
    person = MousePerson(window, qtbot)
    start(window, "huutopussi")
    assert person.wait().kind is PromptKind.BID
    person.play(window.match.table.table_scene().hand()[0])
    assert "The auction comes first: bid or pass, and play cards after it." in texts(window)


def test_a_card_more_than_are_to_be_chosen_is_told_what_is_awaited(window: MainWindow, qtbot: QtBot) -> None:
    """It was passed over without a word."""
    person = MousePerson(window, qtbot)
    start(window, "huutopussi-3-helsinki")
    while not isinstance(choices := person.wait().choices, CardsChoices):
        person.accept()
    for card in choices.cards[: choices.count + 1]:
        person.play(card)
    sentence = "You have chosen enough: confirm, or take one back first."
    assert sentence in texts(window)
    person.play(choices.cards[0])
    person.play(choices.cards[choices.count])
    click(person.panel.primary)  # type: ignore[arg-type]
    assert sentence not in texts(window)


def test_an_ace_that_may_not_be_discarded_is_told_why(window: MainWindow, qtbot: QtBot) -> None:
    person = MousePerson(window, qtbot)
    start(window, "huutopussi-3")
    while (prompt := person.wait()).kind is PromptKind.BID:
        person.accept()
    assert isinstance(prompt.choices, CardsChoices)
    held = window.match.table.table_scene().hand()
    kept = next(card for card in held if card.rank in ACES_AND_TENS)
    person.play(kept)
    assert any(text.startswith("Aces and tens may not be discarded") for text in texts(window))
    assert window.match.table._input.marks.chosen() == ()


def test_own_discards_are_looked_at_by_a_key_from_anywhere(window: MainWindow, qtbot: QtBot) -> None:
    person = MousePerson(window, qtbot)
    start(window, "huutopussi-3")
    while (prompt := person.wait()).kind is PromptKind.BID:
        person.accept()
    person.answer(prompt)
    assert person.wait().kind is PromptKind.CONTRACT
    window.activateWindow()
    discards = window.session.current().view.discards
    scene = window.match.table.table_scene()

    def lie(face: float) -> bool:
        return {scene.poses()[card.code].face for card in discards} == {face}

    for face in (1.0, 0.0):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_D)
        qtbot.waitUntil(partial(lie, face), timeout=2000)


@pytest.mark.parametrize(
    ("code", "won", "plays"),
    [
        ("en", "You bid highest: ", "You play for "),
        ("fi", "Voitit huudolla ", "Sitoumuksesi on "),
    ],
)
def test_the_person_is_spoken_to(
    window: MainWindow, qtbot: QtBot, language: Language, code: str, won: str, plays: str
) -> None:
    language.choose(code)
    person = MousePerson(window, qtbot)
    start(window, "huutopussi-3")
    while (prompt := person.wait()).kind is PromptKind.BID:
        person.accept()
    assert any(text.startswith(won) for text in texts(window))
    person.answer(prompt)
    person.answer(person.wait())
    assert any(text.startswith(plays) for text in texts(window))
