"""A costly moment tried again: the person chooses before the answer is shown, and then plays the better line."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match import qt_session
from marjapussi_desktop.controller.past.qt_adviser import Adviser
from marjapussi_desktop.controller.review import qt_reviews
from marjapussi_desktop.controller.review.hand_review import Reviewed
from marjapussi_desktop.controller.review.qt_reviews import Reviews
from marjapussi_desktop.engine.actions import Play
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.i18n import Language
from marjapussi_desktop.ui.review.page import WORTH, key_of
from marjapussi_desktop.ui.review.try_again import TryScreen
from marjapussi_desktop.ui.stepping.screen import SteppingScreen, no_reasons
from marjapussi_desktop.ui.text.names import names_in_reasons
from marjapussi_desktop.ui.text.reviews import reason_texts
from tests.ui.conftest import PromptBots, SilentBots, SilentReviewer
from tests.ui.past_hands import past_match
from tests.ui.person import click
from tests.ui.reviewed import fill, found_in

PRESET = "huutopussi"


@pytest.fixture
def screen(qtbot: QtBot, language: Language, monkeypatch: pytest.MonkeyPatch) -> SteppingScreen:
    monkeypatch.setattr(qt_session, "BotRunner", PromptBots)
    monkeypatch.setattr(qt_reviews, "Reviewer", SilentReviewer)
    past, reviews = past_match(PRESET, hands=2), Reviews()
    fill(reviews, past, PRESET)
    screen = SteppingScreen(past, no_reasons, Adviser(SilentBots()), None, reviews)
    reviews.setParent(screen)
    qtbot.addWidget(screen, before_close_func=lambda closing: closing.close_for_good())
    screen.apply_preferences(Preferences(pace="instant"))
    screen.resize(1280, 680)
    screen.show()
    screen.look_at(1)
    click(screen.side.review_tab)
    return screen


def mistake() -> Reviewed:
    """The dearest mistake with a card."""
    return next(one for one in found_in(PRESET)[0].biggest() if isinstance(one.judgement.made, Play))


def trying(screen: SteppingScreen, qtbot: QtBot) -> TryScreen:
    screen.side.review.decisions.choose(key_of(mistake()))
    click(screen.side.review.again)
    practice = screen.practice
    assert isinstance(practice, TryScreen)
    qtbot.waitUntil(practice.board.is_settled)
    return practice


def choose(screen: TryScreen, action: object) -> None:
    assert isinstance(action, Play)
    screen.board.table.card_chosen.emit(action.card)


def test_the_same_choice_is_told_with_its_cost_and_the_table_stays(screen: SteppingScreen, qtbot: QtBot) -> None:
    practice = trying(screen, qtbot)
    before = practice.session.current().view
    assert "What would you do here now?" in practice.verdict.text()
    choose(practice, mistake().judgement.made)
    assert "what you chose then" in practice.verdict.text()
    assert f"about {round(mistake().judgement.cost)} points" in practice.verdict.text()
    assert practice.session.current().view == before
    assert not practice.line.isVisible()


def test_the_right_choice_is_praised_and_its_line_is_played(screen: SteppingScreen, qtbot: QtBot) -> None:
    practice, best = trying(screen, qtbot), mistake().judgement.best
    before = practice.session.current().view
    choose(practice, best)
    assert practice.verdict.text().startswith("Right")
    (why, *_rest) = reason_texts(mistake(), names_in_reasons(before))
    assert practice.verdict.text().endswith(why), "the reason was told only after the way back"
    assert not practice.hint.isVisible(), "nothing is left to be found"
    assert isinstance(best, Play)
    assert best.card in before.seats[0].hand
    click(practice.line)
    assert best.card not in practice.session.current().view.seats[0].hand
    assert practice.undo.isVisible()
    click(practice.back)
    assert "Better:" in screen.side.review.detail.toPlainText(), "what was found is no secret any more"


def test_every_other_choice_hears_its_own_cost(screen: SteppingScreen, qtbot: QtBot) -> None:
    practice, judged = trying(screen, qtbot), mistake().judgement
    others = [option for option in judged.options if option.action not in (judged.best, judged.made)]
    for option in sorted(others, key=lambda one: -one.less):
        choose(practice, option.action)
        clear = option.less >= 2 * option.error and round(option.less)
        told = f"about {round(option.less)} point" if clear else "about as good as the best"
        assert told in practice.verdict.text()
        assert practice.verdict.text().startswith("Right:") is not bool(clear)
        assert practice.verdict.text().endswith("Try another choice.") is bool(clear)
        assert practice.line.isVisible() is not bool(clear)


def test_who_gives_up_sees_the_answer(screen: SteppingScreen, qtbot: QtBot) -> None:
    practice = trying(screen, qtbot)
    click(practice.answer)
    assert practice.verdict.text().startswith("Better:")
    (why, *_rest) = reason_texts(mistake(), names_in_reasons(practice.session.current().view))
    assert practice.verdict.text().endswith(why)
    assert practice.line.isVisible()


def test_the_worth_with_all_cards_seen_ends_where_the_hand_ended(screen: SteppingScreen) -> None:
    page, value = screen.side.review, found_in(PRESET)[1]
    assert value is not None
    page.decisions.choose(WORTH)
    assert page.curve.isVisible()
    worths = [point.worth for point in page.curve.points]
    assert worths == [value.start, *(left.value for left in value.moves)]
    assert str(abs(value.start)) in page.detail.toPlainText()
    assert str(abs(value.moves[-1].value)) in page.curve.accessibleName()
    page.decisions.choose(page.decisions.keys()[0])
    assert not page.curve.isVisible()
