"""Claiming the rest: offered where it is proved, played out as ordinary moves, and taken back by an undo."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.prompts import NoClaim, Prompt, PromptKind, Update
from marjapussi_desktop.engine.record_reading import parse_record
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.claiming import TRICK_PAUSE_MS, ClaimTab
from marjapussi_desktop.ui.i18n import LANGUAGES
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.match_screen import MatchScreen
from marjapussi_desktop.ui.table.speeds import Pace
from marjapussi_desktop.ui.text.claims import no_claim_text
from tests.ui.person import MousePerson, click

ENDS = (PromptKind.HAND_OVER, PromptKind.MATCH_OVER)


def to_claim(window: MainWindow, qtbot: QtBot, preset: str = "bondtolva-2") -> Prompt:
    """A match where the person may claim the rest."""
    person = MousePerson(window, qtbot)
    for seed in itertools.count(1):
        window.start_match(MatchSetup(preset, "Veera", seed=seed))
        while (prompt := person.wait()).kind not in ENDS:
            if len(prompt.claim) > 1:
                qtbot.waitUntil(window.match.is_settled)
                return prompt
            person.answer(prompt)
    raise AssertionError


def to_end(window: MainWindow, qtbot: QtBot) -> Update:
    """The end of the hand, to which the person does nothing."""

    def is_over() -> bool:
        prompt = window.session.current().prompt
        return prompt is not None and prompt.kind in ENDS and not window.match.claiming.is_running

    qtbot.waitUntil(is_over, timeout=10_000)
    return window.session.current()


@pytest.mark.parametrize("preset", ["bondtolva-2", pytest.param("huutopussi", marks=pytest.mark.slow)])
def test_a_click_takes_all_that_is_left(window: MainWindow, qtbot: QtBot, preset: str) -> None:
    prompt = to_claim(window, qtbot, preset)
    before = window.session.current().view
    click(window.match.claiming.tab)
    view = to_end(window, qtbot).view
    assert view.tricks_won[0] == before.tricks_won[0] + len(prompt.claim)
    assert sum(view.tricks_won) == sum(before.tricks_won) + len(prompt.claim)
    assert not window.match.claiming.tab.isVisible()
    read = parse_record(window.session.record_text())
    assert read.match.totals == view.totals, "the record plays the same moves"


@pytest.mark.sampled(2)
@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("pace", ["instant", "fast"])
def test_the_key_claims_and_each_undo_leads_further_back(window: MainWindow, qtbot: QtBot, pace: str) -> None:
    to_claim(window, qtbot)
    window.change(pace=pace, gather="click")
    before = window.session.current().view
    QTest.keyClick(window.match.table, Qt.Key.Key_R)
    to_end(window, qtbot)
    window.change(pace="instant", gather="itself")
    for _move in range(9):
        window.session.undo()
        qtbot.waitUntil(window.match.is_settled)
        assert not window.match.claiming.is_running
        if window.session.current().view.seats == before.seats:
            break
    assert window.session.current().view.seats == before.seats
    assert window.match.claiming.tab.isVisible(), "it is offered again, and waits"


def test_an_undo_ends_a_claim_and_the_pace_is_the_persons_again(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    to_claim(window, qtbot)
    window.change(pace="slow", trick_pause_ms=3000)
    paces: list[tuple[object, ...]] = []
    monkeypatch.setattr(window.match.table, "set_pace", lambda *given, **_more: paces.append(given))
    click(window.match.claiming.tab)
    window.session.undo()
    assert not window.match.claiming.is_running
    assert [given[:2] for given in paces] == [(Pace.FAST, TRICK_PAUSE_MS), (Pace.SLOW, 3000)]


def test_whoever_does_not_want_the_offer_has_none(window: MainWindow, qtbot: QtBot) -> None:
    to_claim(window, qtbot)
    assert window.match.claiming.tab.isVisible()
    window.change(offers_claim=False)
    assert not window.match.claiming.tab.isVisible()
    prompt = window.session.current().prompt
    QTest.keyClick(window.match.table, Qt.Key.Key_R)
    assert window.session.current().prompt is prompt
    assert window.match.spoken_offer() == ""


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_key_says_why_the_rest_cannot_be_claimed(window: MainWindow, qtbot: QtBot, code: str) -> None:
    window.change(language=code)
    person = MousePerson(window, qtbot)
    window.start_match(MatchSetup("marjapussi", "Veera", seed=1))
    while (prompt := person.wait()).kind is not PromptKind.PLAY:
        person.answer(prompt)
    qtbot.waitUntil(window.match.is_settled)
    assert not prompt.claim
    QTest.keyClick(window.match.table, Qt.Key.Key_R)
    reason = prompt.no_claim
    assert reason in (NoClaim.NO_LEAD, NoClaim.NOT_SURE)
    sentence = window.match.table.table_scene().notices()["notice"]
    assert sentence.isVisible()
    assert sentence.text == no_claim_text(reason)
    assert window.session.current().prompt is prompt
    window.change(offers_claim=False)
    window.match.table.hide_notice()
    QTest.keyClick(window.match.table, Qt.Key.Key_R)
    assert not sentence.isVisible(), "who does not want to be offered it hears nothing of it"
    window.change(language="en", offers_claim=True)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_offer_is_told_with_its_key(window: MainWindow, qtbot: QtBot, code: str) -> None:
    window.change(language=code)
    to_claim(window, qtbot)
    announcer = window.match.announcer
    assert announcer is not None
    offer = {"en": "To claim them press R.", "fi": "Ota ne painamalla R."}[code]
    assert announcer.asked().endswith(offer)
    assert window.match.claiming.tab.text().startswith({"en": "Claim the rest", "fi": "Loput minulle"}[code])
    window.change(language="en")


def test_one_who_has_the_keyboard_on_the_offer_has_the_hand_afterwards(window: MainWindow, qtbot: QtBot) -> None:
    to_claim(window, qtbot)
    window.activateWindow()
    tab = window.match.claiming.tab
    tab.setFocus()
    QTest.keyClick(tab, Qt.Key.Key_Return)
    assert window.match.claiming.is_running
    assert not tab.hasFocus()
    to_end(window, qtbot)


def test_lessons_offer_no_claim(window: MainWindow) -> None:
    window.screens.show_lessons(Preferences(), "Veera")
    assert window.screens.lessons is not None
    assert window.screens.lessons.findChild(ClaimTab) is None
    assert isinstance(window.match, MatchScreen)
