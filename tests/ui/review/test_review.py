"""The review of a hand in the window: what each decision cost, by what a person does and sees."""

from __future__ import annotations

import gc
import itertools
import re
from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.review.judgement import Declaring, Option
from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.prompts import Update, UpdateKind
from marjapussi_desktop.controller.match.thoughts import Comparison, Idea, IdeaKind, Measure, Stake, StakeKind, Thought
from marjapussi_desktop.controller.past.past_match import PastMatch
from marjapussi_desktop.controller.past.qt_adviser import Adviser
from marjapussi_desktop.controller.review import qt_reviews
from marjapussi_desktop.controller.review.hand_review import (
    DecisionKind,
    HandReview,
    Reviewed,
    questions_of,
    review_of,
    review_one,
)
from marjapussi_desktop.controller.review.open_value import OpenValue
from marjapussi_desktop.controller.review.qt_reviews import Progress, Reviews
from marjapussi_desktop.engine.actions import AskHalf, AskWhole, Bid, Pass, Play
from marjapussi_desktop.engine.cards import Card, Suit, card
from marjapussi_desktop.engine.events import TrickWon
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.apply_theme import apply_theme
from marjapussi_desktop.ui.i18n import Language
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.panels.result import HandOverPanel
from marjapussi_desktop.ui.review import page as page_of_review
from marjapussi_desktop.ui.review.decision_list import KEY
from marjapussi_desktop.ui.review.page import LEAST_FOR_BOTH, LEAST_WITH_SUM, ROWS_LEFT, WORTH, ReviewPage, key_of
from marjapussi_desktop.ui.stepping.screen import SteppingScreen, no_reasons
from marjapussi_desktop.ui.text.amounts import Amounts
from marjapussi_desktop.ui.text.names import names_in_reasons
from marjapussi_desktop.ui.text.open_values import worth_texts
from marjapussi_desktop.ui.text.reviews import (
    answer_text,
    better_text,
    is_right,
    reason_texts,
    row_text,
    sum_text,
    verdict,
)
from tests.ui.conftest import SilentBots, SilentReviewer
from tests.ui.past_hands import past_match
from tests.ui.person import MousePerson, click
from tests.ui.reviewed import fill, found_in
from tests.ui.screens.stage import own_font

PRESET = "huutopussi"


@pytest.fixture
def reviews(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Reviews]:
    monkeypatch.setattr(qt_reviews, "Reviewer", SilentReviewer)
    made = Reviews()
    yield made
    made.close()


@pytest.fixture
def screen(qtbot: QtBot, language: Language, reviews: Reviews) -> SteppingScreen:
    """A hand that is looked at, the first of two, with its review known."""
    past = past_match(PRESET, hands=2)
    fill(reviews, past, PRESET)
    screen = SteppingScreen(past, no_reasons, Adviser(SilentBots()), None, reviews)
    qtbot.addWidget(screen, before_close_func=lambda closing: closing.close_for_good())
    screen.apply_preferences(Preferences(pace="instant"))
    screen.resize(1280, 680)
    screen.show()
    screen.look_at(1)
    click(screen.side.review_tab)
    return screen


def test_what_was_found_is_kept_of_so_many_hands_and_none_of_their_moves(
    reviews: Reviews, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each hand of every match that ended was kept with all its moves, so that memory grew as long as one played."""
    monkeypatch.setattr(qt_reviews, "KEPT", 3)
    running = reviews.begin(past_match(PRESET, seed=1), 1)
    for seed in range(2, 8):
        past = past_match(PRESET, seed=seed)
        found = reviews.account(past, 1)
        assert reviews.account(past, 1) is found
    assert len(reviews._accounts) == 3
    assert reviews.account(past_match(PRESET, seed=1), 1) is running
    moves = past.record.hands[0].moves
    del past
    assert not [one for one in gc.get_referrers(moves[0]) if isinstance(one, tuple) and len(one) == len(moves)]


def test_where_nothing_is_chosen_the_list_has_the_room(screen: SteppingScreen) -> None:
    page = screen.side.review
    assert page.detail.isVisible()
    page._current = None
    page._show_detail()
    assert not page.detail.isVisible()


def test_the_key_that_leads_to_the_moves_leads_there_from_the_review(screen: SteppingScreen) -> None:
    """It did nothing there."""
    for _again in range(2):
        QTest.keyClick(screen.side.review.decisions, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
        assert not screen.side.is_review_shown()
    before = screen.stepper.stop_shown.step
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Down)
    assert screen.stepper.stop_shown.step > before, "the keyboard stayed in the text beside it"
    QTest.keyClick(screen.side, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    assert screen.side.is_review_shown()


def test_down_goes_on_through_the_list_after_the_answer(screen: SteppingScreen) -> None:
    """The answer left the keyboard on a button, from which only a click led on."""
    page = screen.side.review
    at = page.decisions.keys().index(page._current)
    click(page.answer)
    focused = QApplication.focusWidget()
    assert isinstance(focused, QPushButton)
    QTest.keyClick(focused, Qt.Key.Key_Down)
    assert page.decisions.hasFocus()
    assert page._current == page.decisions.keys()[at + 1]


def test_what_cost_most_comes_first_and_the_table_shows_its_moment(screen: SteppingScreen) -> None:
    page, review = screen.side.review, found_in(PRESET)[0]
    keys = page.decisions.keys()
    biggest = [key_of(one) for one in review.biggest()]
    assert biggest
    assert keys == [*biggest, *(key_of(one) for one in review.decisions), WORTH]
    assert key_of(page.chosen() or review.decisions[0]) == biggest[0]
    QTest.keyClick(page.decisions, Qt.Key.Key_End)
    assert page.chosen() is None, "what the hand was worth"
    QTest.keyClick(page.decisions, Qt.Key.Key_Up)
    last = review.decisions[-1]
    assert page.chosen() == last
    assert screen.stepper.stop_shown.step == last.ply, "the table before that move"
    assert screen.stepper.hand.steps[last.ply].view.to_act == review.seat


def test_of_a_hand_without_a_mistake_the_first_decision_is_chosen(
    screen: SteppingScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No row was, so that the keys of the list and of the page did nothing."""
    page, review = screen.side.review, found_in(PRESET)[0]
    monkeypatch.setattr(HandReview, "biggest", lambda _review: ())
    page._current = None  # as if it were opened only now
    assert page._shown is not None
    page.show_review(page._shown)
    first = min(review.decisions, key=key_of)
    assert page.chosen() == first
    assert screen.stepper.stop_shown.step == first.ply
    assert page.decisions.currentItem().data(KEY) == key_of(first)
    QTest.keyClick(page.decisions, Qt.Key.Key_Down)
    assert key_of(page.chosen() or first) == page.decisions.keys()[1]


def press(key: Qt.Key) -> None:
    """Press a key where the keyboard is."""
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("tab", ["moves", "review"])
@pytest.mark.parametrize("before", ["table", "combo", "page"])
def test_after_a_click_on_a_tab_the_keys_step_through_the_hand(screen: SteppingScreen, tab: str, before: str) -> None:
    """Right turned from the moves to the review, and Space did nothing."""
    side, stepper = screen.side, screen.stepper
    screen.activateWindow()
    click(side.moves_tab)
    {"table": screen.board.table, "combo": side.eyes, "page": side.page}[before].setFocus()
    click(side.moves_tab if tab == "moves" else side.review_tab)
    place = stepper.place
    press(Qt.Key.Key_Right)
    assert stepper.place == place + 1
    press(Qt.Key.Key_Left)
    assert stepper.place == place
    press(Qt.Key.Key_Space)
    assert stepper.is_playing
    press(Qt.Key.Key_Space)
    assert not stepper.is_playing
    assert side.is_review_shown() == (tab == "review")


def test_in_the_moves_beside_the_table_the_keys_step_too(screen: SteppingScreen) -> None:
    side, stepper = screen.side, screen.stepper
    click(side.moves_tab)
    QTest.mouseClick(side.page.viewport(), Qt.MouseButton.LeftButton)
    side.page.setFocus()
    place = stepper.place
    press(Qt.Key.Key_Right)
    assert stepper.place == place + 1


def test_the_review_tells_of_the_decision_where_the_table_is(screen: SteppingScreen) -> None:
    """The table went on to 38 of 41, and the page still told of a bid."""
    page, stepper = screen.side.review, screen.stepper
    ordered = sorted(found_in(PRESET)[0].decisions, key=key_of)
    for key in (Qt.Key.Key_Home, *[Qt.Key.Key_Right] * len(stepper.stops), Qt.Key.Key_Up, Qt.Key.Key_End):
        QTest.keyClick(screen.board.table, key)
        one = page.chosen()
        assert one is not None
        came = [other for other in ordered if stepper.place_before(other.ply) <= stepper.place]
        wanted = (came or ordered)[-1 if came else 0]
        assert stepper.place_before(one.ply) == stepper.place_before(wanted.ply)
        item = page.decisions.currentItem()
        assert item is not None
        assert item.data(KEY) == key_of(one)
    assert stepper.stop_shown.is_end, "and the table stays where it was stepped to"
    click(screen.side.moves_tab)
    QTest.keyClick(screen.board.table, Qt.Key.Key_Home)
    click(screen.side.review_tab)
    one = page.chosen()
    assert one is not None
    assert key_of(one) == key_of(ordered[0])
    assert stepper.place == 0


def opening_a_trick(screen: SteppingScreen) -> list[Reviewed]:
    """The decisions of the hand that were made after a full trick, before the next card."""
    steps = screen.stepper.hand.steps
    found = found_in(PRESET)[0].decisions
    return [one for one in found if any(isinstance(event, TrickWon) for event in steps[one.ply].events)]


def test_at_a_decision_that_opens_a_trick_the_last_one_has_been_gathered(screen: SteppingScreen) -> None:
    """The trick before lay on the table and was not counted, so that it looked like another position."""
    page, table = screen.side.review, screen.board.table
    opening = opening_a_trick(screen)
    assert opening
    for one in opening:
        page.decisions.choose(key_of(one))
        view, before = table.shown_view(), screen.stepper.hand.steps[one.ply].view
        assert view is not None
        assert view.trick == ()
        assert view.tricks_won == before.tricks_won
        screen.stepper.step(1)
        after = table.shown_view()
        assert after == screen.stepper.stop_shown.view
        screen.stepper.step(-1)
        back = table.shown_view()
        assert back is not None
        assert len(back.trick) == len(back.seats), "stepping shows the full trick, as always"


def test_cards_that_move_on_from_a_decision_gather_no_trick_again(screen: SteppingScreen) -> None:
    told: list[Update] = []
    screen.stepper.updated.connect(told.append)
    screen.side.review.decisions.choose(key_of(opening_a_trick(screen)[0]))
    screen.stepper.step(1)
    assert not [event for event in told[-1].events if isinstance(event, TrickWon)]
    assert told[-1].events


def test_the_better_card_is_ringed_once_it_is_told(screen: SteppingScreen) -> None:
    page, table = screen.side.review, screen.board.table
    mistakes = [one for one in found_in(PRESET)[0].biggest() if isinstance(one.judgement.best, Play)]
    assert mistakes
    page.decisions.choose(key_of(mistakes[0]))
    assert not table.table_scene().marks.pointed, "the person is to find it"
    click(page.answer)
    best = mistakes[0].judgement.best
    assert isinstance(best, Play)
    assert table.table_scene().marks.pointed == {best.card}
    screen.stepper.step(1)
    assert not table.table_scene().marks.pointed, "it belongs to that decision"


def test_the_better_choice_is_told_only_when_it_is_asked_for(screen: SteppingScreen) -> None:
    page = screen.side.review
    page.decisions.choose(page.decisions.keys()[0])
    asked = page.detail.toPlainText()
    assert "Something else would have been better" in asked
    assert "Better:" not in asked
    assert page.again.isVisible()
    click(page.answer)
    assert "Better:" in page.detail.toPlainText()
    assert not page.answer.isVisible()


def test_the_answer_is_seen_with_its_reason_and_the_list_keeps_some_rows(screen: SteppingScreen) -> None:
    """The answer had three or four lines and scrolled, while the list below the dearest was half of the page. What
    becomes of the choice that was made, and what other choices would have cost, stand below it.
    """
    with own_font():
        apply_theme(1.0)
        page = screen.side.review
        in_play = next(one for one in found_in(PRESET)[0].biggest() if isinstance(one.judgement.best, Play))
        page.decisions.choose(key_of(in_play))
        click(page.answer)
        QApplication.processEvents()  # the page is laid out
        one, document = page.chosen(), page.detail.document()
        assert one is not None
        assert key_of(one) == key_of(in_play)
        reason = reason_texts(one, names_in_reasons(screen.stepper.hand.steps[0].view))[0]
        block = document.findBlockByNumber(1)
        assert block.text().split()[-3:] == reason.split()[-3:]
        bottom = document.documentLayout().blockBoundingRect(block).bottom()
        assert bottom <= page.detail.viewport().height()
        words = page.detail.toPlainText()
        page.detail.show_page("".join(f"<p>{words}</p>" for _paragraph in range(9)))
        page.resize(page.width(), page.height() - 1)
        QApplication.processEvents()
        assert page.detail.height() > page.height() / 3
        assert page.decisions.viewport().height() >= ROWS_LEFT * page.decisions.line_height()
        assert page.decisions.line_height() == page.decisions.sizeHintForRow(page.decisions.count() - 1)


@pytest.mark.parametrize("size", [(1280, 680), (1024, 600)])
def test_with_an_answer_open_the_list_keeps_five_lines(screen: SteppingScreen, size: tuple[int, int]) -> None:
    """At 1280x720 it had three, as the sum and the deals' code stood above it. None is cut at the list's lower edge."""
    page = screen.side.review
    screen.resize(*size)
    click(page.answer)
    QApplication.processEvents()
    assert page.decisions.viewport().height() >= 5 * page.decisions.line_height()
    assert page.detail.viewport().height() >= 4 * page.detail.fontMetrics().lineSpacing()
    shown = page.decisions.visualItemRect(page.decisions.currentItem())
    seen = page.decisions.viewport().rect()
    assert seen.contains(shown)
    assert page.decisions.verticalScrollBar().value() == 0
    rows = [page.decisions.visualItemRect(page.decisions.item(nth)) for nth in range(page.decisions.count())]
    assert not [row for row in rows if row.top() <= seen.bottom() < row.bottom()]


def test_list_and_table_stay_where_they_are_from_row_to_row(
    screen: SteppingScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The list was as high as the words below it let it be, and a long answer pressed the bar below the table, so that
    all cards moved.
    """
    apply_theme(1.0)
    count = itertools.count()
    monkeypatch.setattr(
        page_of_review,
        "answer_text",
        lambda one, amounts, of=None: [*answer_text(one, amounts, of), "It goes on and on. " * (next(count) % 3 * 15)],
    )
    page = screen.side.review
    screen.resize(1280, 652)
    keys, places = page.decisions.keys(), set()
    for key in keys:
        page.decisions.choose(key)
        QApplication.processEvents()
        places.add((screen.bar.geometry(), page.decisions.geometry(), screen.side.back.geometry()))
    assert len(places) == 1
    assert page.decisions.viewport().height() >= ROWS_LEFT * page.decisions.line_height()


def made_low(screen: SteppingScreen) -> ReviewPage:
    """The review's page in a window in which its list and an answer have no room below each other."""
    page = screen.side.review
    screen.resize(screen.width(), screen.height() - page.height() + LEAST_FOR_BOTH - 20)
    QApplication.processEvents()
    assert page.height() < LEAST_FOR_BOTH
    return page


def test_on_a_low_page_the_answer_takes_the_lists_place_and_gives_it_back(screen: SteppingScreen) -> None:
    """At 1280x720 with texts of 200 % both stood there, each about three lines high."""
    page = made_low(screen)
    one, lines = page.chosen(), page.detail.fontMetrics().lineSpacing()
    assert one is not None
    assert page.decisions.viewport().height() >= 5 * page.decisions.line_height()
    assert not page.detail.isVisible()
    assert page.again.isVisible()
    click(page.answer)
    QApplication.processEvents()
    assert not page.decisions.isVisible()
    assert page.detail.viewport().height() >= 5 * lines
    told = page.detail.toPlainText()
    _what, cost = row_text(one, Amounts(PRESETS[PRESET])).split("\u00a0·\u00a0")
    assert told.split("Better:")[0].rstrip().endswith(cost), "the list does not say it any more"
    assert "Better:" in told
    click(page.to_list)
    QApplication.processEvents()
    assert page.decisions.hasFocus()
    assert page.chosen() == one
    assert page.decisions.viewport().height() >= 5 * page.decisions.line_height()
    assert not page.detail.isVisible()
    assert not page.to_list.isVisible()
    click(page.more)
    QApplication.processEvents()
    assert page.detail.toPlainText() == told
    assert page.to_list.hasFocus()


def test_on_a_low_page_more_can_be_read_of_every_row(screen: SteppingScreen) -> None:
    page = made_low(screen)
    height = page.height()
    QTest.keyClick(page.decisions, Qt.Key.Key_End)
    assert page.chosen() is None, "the worth with all cards seen is no decision"
    assert not page.curve.isVisible()
    click(page.more)
    assert page.curve.isVisible()
    assert "With all cards seen" in page.detail.toPlainText()
    QApplication.processEvents()
    assert page.height() == height, "what is told would change by what it is shown"
    click(page.to_list)
    best = next(one for one in found_in(PRESET)[0].decisions if not one.judgement.cost)
    page.decisions.choose(key_of(best))
    assert not page.answer.isVisible()
    click(page.more)
    assert answer_text(best, Amounts(PRESETS[PRESET]))[0] in page.detail.toPlainText()
    assert not page.curve.isVisible()


def test_in_a_higher_window_list_and_answer_stand_below_each_other_again(screen: SteppingScreen) -> None:
    height, page = screen.height(), made_low(screen)
    click(page.answer)
    screen.resize(screen.width(), height)
    QApplication.processEvents()
    assert page.decisions.isVisible()
    assert page.detail.isVisible()
    assert not page.to_list.isVisible()
    assert page.detail.toPlainText().startswith("Better:")
    page.decisions.choose(page.decisions.keys()[-2])
    made_low(screen)
    assert page.decisions.isVisible(), "that answer is not read any more"


def test_the_list_is_seen_from_its_beginning_where_the_chosen_row_is_seen_with_it(screen: SteppingScreen) -> None:
    page = screen.side.review
    click(page.answer)
    QApplication.processEvents()
    assert page.decisions.verticalScrollBar().value() == 0
    page.decisions.choose(page.decisions.keys()[-1])
    page.resize(page.width(), page.height() - 1)
    QApplication.processEvents()
    assert page.decisions.verticalScrollBar().value() > 0
    for key in reversed(page.decisions.keys()):
        page.decisions.choose(key)
        rows = [page.decisions.visualItemRect(page.decisions.item(nth)) for nth in range(page.decisions.count())]
        assert not [row for row in rows if row.top() < 0 <= row.bottom()], "one was cut at the upper edge"


def test_the_sum_takes_no_more_room_than_its_words_need(screen: SteppingScreen) -> None:
    """It kept the height that it had needed when the page was narrower, and lay over the list."""
    page = screen.side.review
    page.resize(page.width() // 3, page.height())
    narrow = page.total.minimumHeight()
    page.resize(page.width() * 3, page.height())
    needed = page.total.minimumHeight()
    page.total.setMinimumHeight(0)
    assert narrow > needed == page.total.heightForWidth(page.width())


def test_on_a_low_page_the_sum_scrolls_with_the_list(screen: SteppingScreen) -> None:
    """At 1024x640 with large texts it took half of the page, and the list had room for one or two rows."""
    page = screen.side.review
    told, chosen = page.total.text(), page.chosen()
    page.resize(page.width(), LEAST_FOR_BOTH - 1)
    QApplication.processEvents()
    assert page.total.isHidden()
    assert page.decisions.item(0).text() == told
    assert page.chosen() == chosen
    assert page.decisions.height() > page.height() / 3
    shown = page.decisions.visualItemRect(page.decisions.currentItem())
    assert page.decisions.viewport().rect().contains(shown)
    QTest.keyClick(page.decisions, Qt.Key.Key_Home)
    assert page.chosen() is not None, "the sum is no decision"
    screen.resize(1280, 680 + LEAST_WITH_SUM - LEAST_FOR_BOTH)
    QApplication.processEvents()
    assert page.height() >= LEAST_WITH_SUM
    assert page.total.isVisible()
    assert page.decisions.item(0).text() != told


def test_the_sum_is_told_with_what_it_may_be(language: Language) -> None:
    review = found_in(PRESET)[0]
    amounts = Amounts(PRESETS[PRESET])
    lost = changed(review, decisions=tuple(one for one in review.decisions if one.judgement.is_mistake))
    told = sum_text(lost, amounts)
    assert lost.cost > 0.0
    assert str(round(lost.cost)) in told
    assert f"(95 % interval: {amounts.interval(lost.cost, lost.error)})" in told
    assert str(round(lost.cost + 1.96 * lost.error)) in told
    nothing = changed(review, decisions=tuple(one for one in review.decisions if one.judgement.gap <= 0.0))
    assert "As far as can be told" in sum_text(nothing, amounts)


def test_a_sum_that_chance_hides_is_told_of_the_mistakes_alone(language: Language) -> None:
    """A mistake of 6 beside "together about 2" made the sum smaller than its part."""
    review, amounts = found_in(PRESET)[0], Amounts(PRESETS[PRESET])
    mistake = review.biggest()[0]
    lucky = changed(mistake, judgement=changed(mistake.judgement, cost=0.0, gap=4.0 - mistake.judgement.cost))
    lucky = changed(lucky, kind=DecisionKind.FOLLOW)
    hidden = changed(review, decisions=(mistake, lucky))
    assert 0.0 < hidden.cost < hidden.mistakes_cost == mistake.judgement.cost
    told = sum_text(hidden, amounts)
    assert "Your clear mistakes cost" in told
    assert amounts.points(mistake.judgement.cost) in told


def test_late_in_a_match_it_is_told_what_the_points_do_there(language: Language) -> None:
    """At 7 to 8 of 12, "1.9 game points" of a card that cost nothing in the hand was beyond belief."""
    amounts, mistake = Amounts(PRESETS[PRESET]), found_in(PRESET)[0].biggest()[0]
    assert mistake.judgement.wins is None, "the match has just begun"
    for wins, told in ((18.2, "about 18 matches more in 100"), (1.1, "about one match more in 100"), (0.2, "")):
        late = changed(mistake, judgement=changed(mistake.judgement, wins=wins))
        said = " ".join(answer_text(late, amounts))
        assert told in said
        assert ("matches more" in said or "match more" in said) is bool(told)


def test_what_others_would_have_cost_stands_apart_from_the_cards(language: Language) -> None:
    """ "♥A and ♥9 23" read as a card of 23."""
    amounts = Amounts(PRESETS[PRESET])
    said = [told for one in found_in(PRESET)[0].decisions for told in answer_text(one, amounts)]
    others = [told.split("Others would have cost so many points: ") for told in said]
    costs = [told[1] for told in others if len(told) > 1]
    assert costs
    for told in costs:
        assert all(re.search(r"\w: −?\d+$", part) for part in told.rstrip(".").split("; ")), told


def test_what_is_as_good_has_no_price_and_the_rest_has_a_unit(language: Language) -> None:
    """A hint said that ♦7 would do about as well, and the review "♦7: 0.6"."""
    found = next(one for one in found_in("marjapussi")[0].decisions if one.judgement.made is not None)
    made, near, far = (Play(card(code)) for code in ("AS", "9D", "7D"))
    options = (Option(made, 1.0, 0.0, 0.0), Option(near, 0.9, 0.1, 0.08), Option(far, 0.5, 0.5, 0.08))
    one = changed(found, judgement=changed(found.judgement, made=made, best=made, options=options))
    told = answer_text(one, Amounts(PRESETS["marjapussi"]))
    others = r"Also about as good: ♦9\. Others would have cost so many matches of 100: ♦7: \d\.\d\."
    assert any(re.fullmatch(others, text) for text in told)
    assert is_right(one, near, Amounts(PRESETS["marjapussi"]))
    assert not is_right(one, far, Amounts(PRESETS["marjapussi"]))


def test_what_is_worth_the_same_is_said_once(language: Language) -> None:
    """ "♥9, ♥8 and ♥7 are worth the same here", and right after it "Also about as good: ♥9; ♥8; ♥7"."""
    found = next(one for one in found_in("marjapussi")[0].decisions if one.judgement.made is not None)
    codes = ("AS", "9H", "8H", "7H", "9D")
    made, *others = (Play(card(code)) for code in codes)
    options = (Option(made, 1.0, 0.0, 0.0), *(Option(one, 0.9, 0.1, 0.08) for one in others))
    judged = changed(found.judgement, made=made, best=made, options=options)
    same = tuple(card(code) for code in codes[1:4])
    idea = Idea(IdeaKind.AS_GOOD_AS, made.card, same[0], cards=same, count=3)
    why = Thought(0, 1, made, "best_on_average", ideas=(idea,))
    amounts = Amounts(PRESETS["marjapussi"])
    one = changed(found, judgement=judged, why=why)
    assert reason_texts(one, [None, "Aino", "Eino", "Helmi"]) == ["♠A: ♥9, ♥8 and ♥7 are worth the same here."]
    assert answer_text(one, amounts)[-1] == "Also about as good: ♦9."
    assert answer_text(changed(one, why=None), amounts)[-1] == "Also about as good: ♥9; ♥8; ♥7; ♦9."


def test_what_was_measured_worse_than_another_choice_is_not_called_best(language: Language) -> None:
    """A bid of 160 was "best", and "nothing else was better", where passing had been measured 238 points better."""
    found = next(one for one in found_in(PRESET)[0].decisions if one.judgement.made is not None)
    best, better = Bid(160), Pass()
    amounts = Amounts(PRESETS[PRESET])
    for mean, row, told in (
        (17.0, "as the expert", "The expert would choose the same."),
        (-200.0, "best", "Nothing else was clearly better."),
        (-240.0, "best", "Nothing else was better on average."),
    ):
        options = (Option(best, -221.0, 0.0, 0.0), Option(better, mean, 0.0, 27.7))
        judged = changed(found.judgement, made=best, best=best, cost=0.0, is_mistake=False, options=options)
        assert verdict(judged, amounts) == row
        assert answer_text(changed(found, judgement=judged), amounts)[0] == told


def test_what_cannot_be_told_from_chance_is_not_called_as_good(language: Language) -> None:
    """ "Also about as good: ♣A" was said of one that cost 33 points, give or take 48; and of a pass, with a hand worth
    170, that the playouts found better by 58.
    """
    found = next(one for one in found_in(PRESET)[0].decisions if one.judgement.made is not None)
    best, near, unsure, far, better = (Play(card(code)) for code in ("AS", "9D", "7D", "TC", "AC"))
    options = (
        Option(best, 80.0, 0.0, 0.0),
        Option(near, 78.0, 2.0, 4.0),
        Option(unsure, 47.0, 33.0, 24.0),
        Option(far, 20.0, 60.0, 9.0),
        Option(better, 138.0, 0.0, 12.0),
    )
    one = changed(found, judgement=changed(found.judgement, made=best, best=best, options=options, found=None))
    amounts = Amounts(PRESETS[PRESET])
    assert answer_text(one, amounts)[-1] == (
        "Also about as good: ♦9. Whether ♦7 is worse cannot be told from chance. "
        "Others would have cost so many points: ♣10: 60."
    )
    bids = (Option(Bid(100), 90.0, 0.0, 0.0), Option(Pass(), 90.0, 0.0, 1.0), Option(Bid(70), 89.0, 1.0, 2.0))
    thumb = Decision(Bid(100), BotReason.WANTS_TO_PLAY)
    one = changed(one, judgement=changed(one.judgement, made=Bid(100), best=Bid(100), options=bids, found=thumb))
    assert answer_text(one, amounts)[-1] == "Also about as good: a bid of 70."


def test_a_reason_names_the_better_card_once(language: Language) -> None:
    """``♠A: ♠A vie tikin`` said it twice."""
    language.choose("fi")
    ace = Play(card("AS"))
    assert better_text(ace, "♠A vie tikin varmasti. Siinä on 20.") == "♠A vie tikin varmasti. Siinä on 20."
    assert better_text(ace, "Korkein on ulkona. ♠A vie sen.") == "♠A: Korkein on ulkona. ♠A vie sen."
    assert better_text(Pass(), "Käsi on heikko.").endswith(": Käsi on heikko.")


@pytest.mark.parametrize(
    ("code", "own", "others"),
    [
        (
            "en",
            "♣9: the contract of 120 would then be made in about 4 of 10 deals instead of 7.",
            "♣9: Aino would then",
        ),
        ("fi", "♣9: sitoumus 120 täyttyisi silloin noin 4 jaossa kymmenestä (7:n sijaan).", "♣9: Aino saisi"),
    ],
)
def test_it_is_told_what_becomes_of_the_hand_after_the_choice_made(
    language: Language, code: str, own: str, others: str
) -> None:
    """A review named the better card, and what it was worth, but seldom why."""
    language.choose(code)
    why = Thought(
        0,
        2,
        Play(card("AS")),
        "best_on_average",
        ideas=(Idea(IdeaKind.SURE_PLAIN, card("AS"), suit=Suit.SPADES),),
        comparison=Comparison(
            Play(card("9C")), 31.0, 5.0, Measure.POINTS, 31, 240, Stake(StakeKind.CONTRACT, 7, 4, 120)
        ),
    )
    found = found_in(PRESET)[0].biggest()[0]
    one = changed(found, judgement=changed(found.judgement, made=Play(card("9C")), best=Play(card("AS"))), why=why)
    told = reason_texts(one, [None, "Aino", "Eino", "Helmi"])
    assert told[0].count("♠A") == 1
    assert told[1:] == [own]
    assert why.comparison is not None
    right = changed(one, judgement=changed(one.judgement, made=Play(card("AS"))))
    assert reason_texts(right, [None, "Aino", "Eino", "Helmi"])[1:] == [own], "it is told of the other choice"
    alone = changed(why.comparison, stake=Stake(StakeKind.OTHERS_POINTS, 40, 55, seat=1))
    told = reason_texts(changed(one, why=changed(why, comparison=alone)), [None, "Aino", "Eino", "Helmi"])
    assert told[1].startswith(others)
    assert reason_texts(changed(one, why=None), [None]) == []


def test_a_mistake_in_play_has_its_reason_whatever_a_hint_would_say(screen: SteppingScreen) -> None:
    """It had one only where the best level, asked again, chose the same."""
    page = screen.side.review
    mistakes = [one for one in found_in(PRESET)[0].decisions if one.judgement.is_mistake and one.trick]
    assert mistakes
    assert not screen.side.advice
    for one in mistakes:
        page.decisions.choose(key_of(one))
        page.open_answer(one)
        reasons = reason_texts(one, names_in_reasons(screen.stepper.hand.steps[0].view))
        assert reasons
        shown = _without_suits(page.detail.toPlainText())
        assert all(_without_suits(told) in shown for told in reasons)


def _without_suits(text: str) -> str:
    """A suit is shown as a picture, and a line may end before one."""
    return " ".join(re.sub("[♠♣♦♥\ufffc\u2060]", "", text).split())


def test_a_bid_that_was_a_mistake_says_what_it_and_the_better_one_lead_to(language: Language) -> None:
    """110 for nothing and 115 for 17 points looked like an error of the review."""
    review = found_in(PRESET)[0]
    judgement = review.biggest()[0].judgement
    bids = Bid(115), Bid(110)
    options = tuple(
        changed(judgement.options[0], action=bid, declaring=Declaring(share, made))
        for bid, share, made in zip(bids, (0.52, 0.04), (0.71, 1.0), strict=True)
    )
    one = changed(review.biggest()[0], judgement=changed(judgement, made=bids[0], best=bids[1], options=options))
    told = answer_text(one, Amounts(PRESETS[PRESET]))
    assert (
        "A bid of 115: you would become declarer in about 5 of 10 deals, "
        "and make your contract in about 7 of 10 of those." in told
    )
    assert "A bid of 110: you would hardly ever become declarer." in told


def test_the_page_tells_the_sum(screen: SteppingScreen) -> None:
    assert sum_text(found_in(PRESET)[0], Amounts(PRESETS[PRESET])) in screen.side.review.total.text()


def test_a_cost_that_is_sure_has_no_interval_from_3_to_3(language: Language) -> None:
    amounts = Amounts(PRESETS["huutopussi"])
    assert amounts.interval(3.0, 0.01) == "± under 1"
    assert amounts.interval(30.0, 5.0) == "20 to 40"
    assert Amounts(PRESETS["marjapussi"]).interval(0.3, 0.001) == "± under 0.1"


@pytest.mark.parametrize(
    ("this_time", "seen", "told"),
    [
        (-1.5, 0.0, r"♠A was better by 5\.6 "),
        (1.5, 1.5, r"♠A cost 5\.6 "),
        (0.0, 0.0, r"the choice made no difference\."),
        (0.0, 1.5, r"♠A and ♦9 were worth the same, and ♥6 5\.6 matches in 100 more\."),
    ],
)
def test_what_a_choice_did_in_this_deal_names_it(language: Language, this_time: float, seen: float, told: str) -> None:
    """ "It was better by 284 points" stood below the reason of the card that was not played; and "the choice made no
    difference" where both that were compared lost 90 points, which others kept.
    """
    found = next(one for one in found_in("marjapussi")[0].decisions if one.judgement.made is not None)
    made, best = Play(card("AS")), Play(card("9D"))
    options = (Option(best, 1.0, 0.0, 0.0), Option(made, 0.5, 0.5, 0.08))
    judged = changed(found.judgement, made=made, best=best, options=options, this_time=this_time)
    judged = changed(judged, seen=seen, seen_best=Play(card("6H")) if seen else made)
    text = " ".join(answer_text(changed(found, judgement=judged), Amounts(PRESETS["marjapussi"])))
    assert re.search("In this deal, with all cards seen, " + told, text), text


def test_what_lies_within_the_noise_is_not_called_a_mistake(screen: SteppingScreen) -> None:
    review, page = found_in(PRESET)[0], screen.side.review
    items = [page.decisions.item(nth) for nth in range(page.decisions.count())]
    rows = {item.text() for item in items if item.data(KEY) is not None}
    near = [one for one in review.decisions if one.judgement.cost and not one.judgement.is_mistake]
    best = [one for one in review.decisions if not one.judgement.cost]
    assert len([row for row in rows if "cost about" in row]) == len(review.decisions) - len(near) - len(best)
    assert len([row for row in rows if row.endswith("about as good as the best")]) == len(near)


def test_the_review_is_reached_by_its_key_and_left_again(screen: SteppingScreen) -> None:
    screen.activateWindow()
    QTest.keyClick(screen.side.review.decisions, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    assert not screen.side.is_review_shown()
    assert screen.side.practise.isVisible()


def test_another_language_brings_nothing_of_the_other_tab(screen: SteppingScreen, language: Language) -> None:
    """The match's deals came back above the choice of a hand."""
    side = screen.side
    assert any(screen.stepper.past.deals())
    for tab in (side.moves_tab, side.review_tab):
        click(tab)
        before = {part for part in side.children() if isinstance(part, QWidget) and part.isVisibleTo(side)}
        assert (side.deals in before) is (tab is side.moves_tab)
        for code in ("fi", "en"):
            language.choose(code)
            screen.apply_preferences(Preferences(pace="instant", language=code))
            assert (side.deals in before) is side.deals.isVisibleTo(side)
        assert {part for part in side.children() if isinstance(part, QWidget) and part.isVisibleTo(side)} == before


def test_a_hand_that_ends_is_reviewed_until_the_next_one_begins(window: MainWindow, qtbot: QtBot) -> None:
    window.start_match(MatchSetup("bondtolva-2", "Veera", seed=3))
    person = MousePerson(window, qtbot)
    person.play_hand()
    past = window.session.past_match()
    assert past is not None
    account = window.screens.reviews.account(past, 1)
    progress = [account.progress]
    panel = window.match.panel
    assert isinstance(panel, HandOverPanel)
    click(panel.to_review)
    shown = window.screens.past
    assert shown is not None
    assert shown.side.is_review_shown()
    assert shown.side.review.decisions.hasFocus(), "Down goes to the next decision, not to the next trick"
    assert "being made" in shown.side.review.total.text()
    click(shown.side.back)
    panel = window.match.panel
    assert isinstance(panel, HandOverPanel)
    click(panel.go_on)
    progress.append(account.progress)
    assert progress == [Progress.RUNNING, Progress.NONE]


def test_no_review_begins_while_the_last_cards_fly(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its modules were loaded then, and one frame took 140 ms."""
    window.start_match(MatchSetup("bondtolva-2", "Veera", seed=3))
    MousePerson(window, qtbot).play_hand()
    begun = list[object]()
    monkeypatch.setattr(window.screens, "review_hand", begun.append)
    over = changed(window.session.current(), kind=UpdateKind.EVENTS)
    window._after_hand._on_updated(over)
    assert not begun
    window.match.settled.emit(over)
    assert [type(one) for one in begun] == [PastMatch]


def test_a_review_that_fails_says_so(screen: SteppingScreen, reviews: Reviews) -> None:
    screen.look_at(2)
    reviewer = reviews._reviewer
    reviewer.failed.emit(reviewer._token)
    assert "cannot be made" in screen.side.review.total.text()


@pytest.mark.parametrize("code", ["en", "fi"])
def test_a_choice_begins_small_within_a_sentence(language: Language, code: str) -> None:
    """ "Better: Asking for a half in hearts" had a capital in its middle, in lists and in puzzles too."""
    language.choose(code)
    amounts = Amounts(PRESETS[PRESET])
    some = next(one for one in found_in(PRESET)[0].decisions if one.judgement.is_mistake and one.trick)
    asks = [changed(some.judgement.options[0], action=action) for action in (AskHalf(Suit.HEARTS), AskHalf(Suit.CLUBS))]
    judgement = changed(some.judgement, made=AskWhole(), best=asks[0].action, options=tuple(asks))
    one = changed(some, kind=DecisionKind.ASK, judgement=judgement)
    told = [row_text(one, amounts), *answer_text(one, amounts)]
    choices = ["asking for a whole", "asking for a half in hearts"]
    if code == "fi":
        choices = ["kokonaisen kysyminen", "hertan puolikkaan kysyminen"]
    assert f": {choices[0]}\u00a0·" in told[0]
    assert f": {choices[1]}. " in told[1]
    listed = changed(one, judgement=changed(judgement, best=AskWhole()))
    assert f": {choices[1]};" in answer_text(listed, amounts)[-1]


@pytest.mark.parametrize("own_side", [0, 1])
def test_where_the_points_went_names_both_sides_and_tells_nothing_as_nothing(language: Language, own_side: int) -> None:
    """ "In the end your side took 2.0 game points more" left open than whom, and "gave away 0.0" was a number."""
    amounts = Amounts(PRESETS["marjapussi"])
    starts, gifts, ends = worth_texts(OpenValue(1, 2, (), (0, 0)), own_side, amounts)
    pair = ("your side", "the others") if own_side == 0 else ("the others", "your side")
    assert (
        starts
        == f"With all cards seen, {pair[0]} had 2.0 game points more to take than {pair[1]} from the first lead on."
    )
    assert gifts == "Neither side gave anything away in play."
    assert ends == f"In the end {pair[0]} took 2.0 game points more than {pair[1]}."
    own_gave = worth_texts(OpenValue(1, 2, (), (1, 0)), own_side, amounts)[1]
    told = ("away 1.0 game points in play, the others nothing", "nothing away in play, the others 1.0 game points")
    no_mistake = " In play nobody sees all cards, so that need not have been a mistake."
    assert own_gave == f"Your side gave {told[own_side]}.{'' if own_side else no_mistake}"


def test_a_second_click_finds_the_tab_where_it_was(screen: SteppingScreen) -> None:
    """What the review has no room for stood above the tabs, which went up by a line when it was hidden."""
    places = []
    for tab in (screen.side.moves_tab, screen.side.review_tab, screen.side.moves_tab):
        click(tab)
        QApplication.processEvents()
        places.append(screen.side.review_tab.geometry())
    assert places[0] == places[1] == places[2]


def is_ringed(screen: SteppingScreen, card: Card) -> bool:
    """Whether a card is seen and is pointed out, in whosever hand."""
    item = screen.board.table.table_scene().item_of(card)
    return item is not None and item.pose.face == 1.0 and item.pose.is_pointed


def test_the_decisions_of_another_player_can_be_reviewed(
    qtbot: QtBot, screen: SteppingScreen, reviews: Reviews, language: Language
) -> None:
    """What partner did wrong was nowhere to be found."""
    past, side = screen.stepper.past, screen.side
    assert side.whose.isVisible()
    assert not side.eyes.isVisible()
    assert side.whose.currentText() == "Your decisions"
    own = set(side.review.decisions.keys()) - {WORTH}
    account = reviews.account(past, 1, 2)
    found = [review_one(asked) for asked in questions_of(past, 1, 2, 20)]
    account.review, account.progress = review_of(1, 2, found), Progress.DONE
    account.decisions[:] = found
    name = screen.stepper.hand.names[2]
    side.whose.setCurrentIndex(side.whose.findText(f"Decisions: {name}"))
    side.whose.activated.emit(side.whose.currentIndex())
    keys = set(side.review.decisions.keys()) - {WORTH}
    assert keys == set(map(key_of, found))
    assert not keys & own
    assert sum_text(account.review, Amounts(PRESETS[PRESET]), name).startswith(f"{name}: ")
    for one in found:
        side.review.decisions.choose(key_of(one))
        assert not side.review.again.isVisible(), "he does not sit there"
        assert not side.review.answer.isVisible(), "nor has he to find it"
        assert not side.review.line.isVisible()
        assert "you would" not in side.review.detail.toPlainText()
        best = one.judgement.best
        if isinstance(best, Play):
            qtbot.waitUntil(partial(is_ringed, screen, best.card))
    assert any(isinstance(one.judgement.best, Play) for one in found)
    click(side.moves_tab)
    assert not side.whose.isVisible()


@pytest.mark.parametrize("code", ["en", "fi"])
def test_what_is_told_of_another_player_names_him(language: Language, code: str) -> None:
    language.choose(code)
    review, amounts = found_in(PRESET)[0], Amounts(PRESETS[PRESET])
    lost = changed(review, decisions=tuple(one for one in review.decisions if one.judgement.is_mistake))
    calm = changed(review, decisions=tuple(one for one in review.decisions if one.judgement.gap <= 0.0))
    for one in (review, lost, calm, changed(review, decisions=())):
        told = sum_text(one, amounts, "Eino")
        assert told.startswith("Eino")
        assert not re.search(r"\byour?\b|päätökse(si|siä)|virheesi|sinu", told, re.IGNORECASE), told
