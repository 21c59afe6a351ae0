"""Reasons and hints as a person meets them: plates that answer, hints, and everything after the hand."""

from __future__ import annotations

import re
import typing

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from marjapussi_desktop.bots.bot import BotReason
from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.prompts import Hint, PromptKind, Update
from marjapussi_desktop.controller.match.thoughts import (
    OPEN,
    WITHHELD,
    Exchange,
    Idea,
    IdeaKind,
    OpenKind,
    OpenReason,
    Service,
    Serving,
    Thought,
    thoughts_of,
)
from marjapussi_desktop.engine import actions as act
from marjapussi_desktop.engine.cards import Card, Suit, card, cards
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.i18n import LANGUAGES, Language
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.panels.bid import BidPanel
from marjapussi_desktop.ui.panels.result import HandOverPanel
from marjapussi_desktop.ui.sheets.thoughts import ThoughtsSheet
from marjapussi_desktop.ui.table.seat_buttons import SeatButton
from marjapussi_desktop.ui.text.ideas import idea_text
from marjapussi_desktop.ui.text.names import DEFAULT_NAME
from marjapussi_desktop.ui.text.thoughts import REASONS, hint_text, move_text, thought_text
from tests.helpers.complaints import require_words
from tests.ui.person import KeyPerson, MousePerson, click
from tests.ui.screens.stage import own_font

EVERY_ACTION: tuple[act.Action, ...] = (
    act.Bid(80),
    act.Pass(),
    act.DemandRedeal(),
    act.Give(cards("AS KH 9D")),
    act.Return(cards("AS KH 9D")),
    act.Discard(cards("9C 8C 7C")),
    act.SetContract(120),
    act.Play(card("TH")),
    *map(act.Declare, Suit),
    act.AskWhole(),
    *map(act.AskHalf, Suit),
    *map(act.AnswerWhole, (*Suit, None)),
    act.AnswerHalf(yes=True),
    act.AnswerHalf(yes=False),
    act.Kontra(),
    act.Re(),
)

NAMES = ("Veera", "Aino", "Eino", "Helmi")


def thought(why: str, action: act.Action | None = None) -> Thought:
    """A thought with every fact."""
    return Thought(1, 3, action or act.Play(card("AH")), why, card("AH"), Suit.HEARTS, 120, 2)


def test_the_list_of_actions_is_whole() -> None:
    assert {type(action) for action in EVERY_ACTION} == set(typing.get_args(act.Action))


# -- texts ------------------------------------------------------------------------------------------------------------


def test_every_reason_has_its_words() -> None:
    require_words("ui/text/thoughts REASONS", REASONS, [reason.value for reason in BotReason])


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("reason", BotReason)
def test_a_reason_is_one_filled_in_sentence(language: Language, code: str, reason: BotReason) -> None:
    language.choose(code)
    text = thought_text(thought(reason.value), NAMES)
    assert text.endswith(".")
    assert "{" not in text
    assert text.count(". ") == 0
    assert (text == REASONS[reason.value]) is (code == "en" and "{" not in REASONS[reason.value])


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_move_that_a_search_has_found_is_explained_before_the_figures(language: Language, code: str) -> None:
    language.choose(code)
    alone = thought(BotReason.BEST_ON_AVERAGE.value)
    sure = thought(BotReason.SURE_WINNER.value)
    both = changed(alone, fact=sure.why)
    assert thought_text(both, NAMES) == f"{thought_text(sure, NAMES)} {thought_text(alone, NAMES)}"


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_promises_an_ace_is_told_by_the_bid_itself(language: Language, code: str) -> None:
    """It was said of bids above 80, also where the lowest bid is 120 and promises nothing."""
    language.choose(code)
    text = thought_text(thought(BotReason.PROMISE_ACE.value), NAMES)
    assert "120" in text
    assert "80" not in text


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("action", EVERY_ACTION, ids=str)
def test_every_move_can_be_shown_withheld_and_advised(language: Language, code: str, action: act.Action) -> None:
    language.choose(code)
    for text in (
        move_text(thought("program", action)),
        thought_text(thought(WITHHELD, action), NAMES),
        hint_text(thought("program", action), NAMES),
    ):
        assert text
        assert "{" not in text
        assert "()" not in text


def test_the_words_of_another_program_stand_as_they_are() -> None:
    said = Thought(1, 1, act.Pass(), BotReason.PROGRAM.value, words="<b>{nothing}</b>")
    assert thought_text(said, NAMES) == "<b>{nothing}</b>"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("kind", OpenKind, ids=lambda kind: kind.value)
def test_what_everybody_can_tell_of_a_card_has_words(language: Language, code: str, kind: OpenKind) -> None:
    language.choose(code)
    seen = OpenReason(kind, card("TS"), Suit.SPADES, card("7S"))
    text = thought_text(changed(thought(WITHHELD, act.Play(card("TS"))), shown=seen), NAMES)
    assert text.count(". ") <= 2
    assert "{" not in text
    later = ("The rest is told when the hand is over.", "Loput kerrotaan, kun jako on ohi.")
    assert text.endswith(later) is (kind is not OpenKind.LAST_CARD), "of the last card there is no more to tell"


def test_open_reasons_name_no_card() -> None:
    for reason in OPEN:
        assert "{card}" not in REASONS[reason.value]


# -- in the window ----------------------------------------------------------------------------------------------------


def start(window: MainWindow, preset: str, level: str = "casual", seed: int = 5) -> None:
    """Begin a match without asking."""
    window.start_match(MatchSetup(preset, "Veera", level, level, seed=seed))


@pytest.mark.parametrize("preset", ["marjapussi", "huutopussi", "huutopussi-3"])
def test_while_a_hand_is_in_play_no_thought_gives_a_card_away(window: MainWindow, qtbot: QtBot, preset: str) -> None:
    person = MousePerson(window, qtbot)
    start(window, preset)
    seen = 0
    while (prompt := person.wait()).kind not in (PromptKind.HAND_OVER, PromptKind.MATCH_OVER):
        for one in window.session.thoughts():
            seen += 1
            assert one.card is None
            assert not one.words
            assert one.why == WITHHELD or BotReason(one.why) in OPEN
            assert not getattr(one.action, "cards", ()), "nobody is told which cards were given"
        person.answer(prompt)
    assert seen
    told = window.session.thoughts()
    assert all(one.why != WITHHELD for one in told)
    assert {one.seat for one in told} == set(range(1, len(window.session.current().view.seats)))


def test_a_click_on_a_plate_is_answered_in_a_bubble(window: MainWindow, qtbot: QtBot) -> None:
    person = MousePerson(window, qtbot)
    start(window, "marjapussi", seed=6)
    person.answer(person.wait())
    person.wait()
    scene = window.match.table.table_scene()
    buttons = window.match.table._seats.buttons()
    assert buttons
    told = []
    for seat, button in buttons.items():
        assert button.isVisible()
        assert window.session.current().view.seats[seat].name in button.accessibleName()
        assert button.toolTip().endswith(f"\n\nClick to ask: “{button.accessibleName()}”"), "no fact among facts"
        click(button)
        told.append(scene.bubble_text(seat).partition(".")[0])
        window.change(language="fi")
        assert scene.bubble_text(seat).startswith(("Syy paljastaisi kortteja", "Ajettu maa on ♦, ja"))
        window.change(language="en")
    assert set(told) == {
        "The reason would give cards away: ask again when the hand is over",
        "♦ was led and has to be followed",
        "♦ was led, and suit has to be followed",
    }, "all was kept back, also what everybody sees"


def test_a_plates_button_is_shown_only_where_it_belongs(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Shown first in the corner, one was ringed by a pointer that happened to be there."""
    shown = []
    monkeypatch.setattr(SeatButton, "setVisible", lambda button, _is_on: shown.append(button.geometry()))
    start(window, "marjapussi", seed=6)
    MousePerson(window, qtbot).wait()
    window.match.table._seats.offer({1: "Why?"})
    assert shown[0] == window.match.table._seats.buttons()[1].geometry()


def test_the_keyboard_reaches_the_plates(window: MainWindow, qtbot: QtBot) -> None:
    person = KeyPerson(window, qtbot)
    start(window, "marjapussi", seed=6)
    person.answer(person.wait())
    person.wait()
    reached = set()
    for _step in range(12):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    button = next(iter(window.match.table._seats.buttons().values()))
    assert button in reached
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert window.match.table.table_scene().bubble_text(button.seat)
    QTest.keyClick(button, Qt.Key.Key_Right)
    assert window.match.table.table_scene().marks.focused is not None, "the arrows still belong to the hand"


def test_why_is_asked_of_the_one_who_moved_last(window: MainWindow, qtbot: QtBot) -> None:
    person = MousePerson(window, qtbot)
    start(window, "huutopussi", seed=2)
    person.wait()
    last = window.session.last_thought()
    assert last is not None
    scene = window.match.table.table_scene()
    scene.speech.clear()
    before = [scene.bubble_text(seat) for seat in range(4)]
    click(window.bar.buttons[Command.WHY])
    assert [seat for seat in range(4) if scene.bubble_text(seat) != before[seat]] == [last.seat]


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_a_reason_is_seen_beside_a_wide_panel(window: MainWindow, qtbot: QtBot, size: tuple[int, int]) -> None:
    """The Finnish panel of the auction left no room below the plate at the side: the answer was hidden."""
    with own_font():
        window.change(language="fi")
        window.resize(*size)
        start(window, "huutopussi-wurzel", seed=5)
        MousePerson(window, qtbot).wait()
        qtbot.waitUntil(window.match.is_settled)
        last, scene = window.session.last_thought(), window.match.table.table_scene()
        assert last is not None
        before = scene.bubble_text(last.seat)
        window.do(Command.WHY)
        said = scene.speech.bubbles[last.seat]
        assert said.text != before
        assert said.isVisible()
        assert not said.box.intersects(scene.speech.panel)
        assert not any(said.box.intersects(seat.plate) for seat in scene.frame().seats)


def test_a_hint_takes_the_place_of_a_reason_in_the_middle(window: MainWindow, qtbot: QtBot) -> None:
    with own_font():
        window.resize(1272, 682)
        start(window, "huutopussi-wurzel", seed=5)
        MousePerson(window, qtbot).wait()
        qtbot.waitUntil(window.match.is_settled)
        last, table = window.session.last_thought(), window.match.table
        assert last is not None
        said = table.table_scene().speech.bubbles[last.seat]
        standing = said.text
        long = "A long reason that has room nowhere but from the plate to the middle of the table."
        table.tell(last.seat, lambda: long)
        assert said.isVisible()
        assert said.text == long
        table.advise("Hint: A long hint that lies in the same place. " * 5)
        notice = table.table_scene().notices()["notice"]
        assert notice.isVisible()
        assert said.text == standing
        assert not (said.isVisible() and said.box.intersects(notice.box))


def test_after_the_hand_all_reasons_are_told_where_the_result_lies_over_no_bubble(
    window: MainWindow, qtbot: QtBot
) -> None:
    """By the command, and by a player's plate."""
    person = MousePerson(window, qtbot)
    start(window, "huutopussi", seed=2)
    while (prompt := person.wait()).kind is not PromptKind.HAND_OVER:
        person.answer(prompt)
    window.do(Command.WHY)
    assert isinstance(window.sheet, ThoughtsSheet)
    page = window.sheet.browser.verticalScrollBar()
    assert page.value() == page.maximum() > 0, "the last reason is seen"
    window.sheet.finish()
    window.do(Command.THOUGHTS)
    assert isinstance(window.sheet, ThoughtsSheet)
    assert window.sheet.browser.verticalScrollBar().value() == 0, "all of them are told from the first on"
    window.sheet.finish()
    click(next(iter(window.match.table._seats.buttons().values())))
    assert isinstance(window.sheet, ThoughtsSheet)
    assert [window.match.table.table_scene().bubble_text(seat) for seat in range(4)] == [""] * 4


def test_of_one_opponent_the_thoughts_are_one_players(window: MainWindow, qtbot: QtBot) -> None:
    for preset, title in (("bondtolva-2", "What your opponent thought"), ("huutopussi", "What the others thought")):
        start(window, preset, seed=2)
        MousePerson(window, qtbot).wait()
        window.do(Command.THOUGHTS)
        assert isinstance(window.sheet, ThoughtsSheet)
        assert window.sheet.title.text() == title
        window.sheet.finish()


def test_a_reason_goes_when_the_result_comes(window: MainWindow, qtbot: QtBot) -> None:
    person = MousePerson(window, qtbot)
    start(window, "huutopussi", seed=2)
    table = window.match.table
    asked: list[int] = []

    def ask(update: Update) -> None:  # just before the last cards move
        if update.view.result is not None:
            table.tell(1, lambda: "Because.")
            asked.append(1)

    window.match.taken.connect(ask)
    while (prompt := person.wait()).kind is not PromptKind.HAND_OVER:
        person.answer(prompt)
    assert asked
    assert [table.table_scene().bubble_text(seat) for seat in range(4)] == [""] * 4


def names(window: MainWindow) -> list[str]:
    return [seat.name for seat in window.session.current().view.seats]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("why", BotReason)
def test_an_idea_is_one_sentence_without_a_card(language: Language, code: str, why: BotReason) -> None:
    language.choose(code)
    for action in EVERY_ACTION:
        text = idea_text(thought(why.value, action))
        assert text.endswith(("?", "."))
        assert "{" not in text
        assert not re.search(r"[♠♣♦♥](A|10|K|Q|J|\d)|\d", text)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_first_step_of_a_hint_asks_for_the_idea_behind_the_card(language: Language, code: str) -> None:
    """In the first trick of the first hand a beginner was told to count which cards are still out."""
    language.choose(code)
    counting = idea_text(thought("best_on_average"))
    of_cards = set(IdeaKind) - OF_MARRIAGES
    for kind in of_cards:
        one = changed(thought("best_on_average"), ideas=(Idea(IdeaKind.AS_GOOD_AS), Idea(kind)))
        assert (idea_text(one) == counting) is (kind in SAYS_NO_MORE), kind
    both = changed(thought("best_on_average"), ideas=(Idea(IdeaKind.LOW_LEAD), Idea(IdeaKind.MAKES_VOID)))
    assert idea_text(both) == idea_text(thought("make_void"))


@pytest.mark.parametrize("service", [Service.RETURNED_WHOLE, Service.RETURNED_ACE, Service.RETURNED_TEN])
def test_before_good_cards_go_back_to_partner_nobody_is_asked_for_his_worst(
    language: Language, service: Service
) -> None:
    """ "Which of your cards will never win a trick?" was answered with an ace."""
    given_back = Exchange((Serving(service, (card("AS"),)), Serving(Service.LOSERS, (card("7C"),))))
    one = changed(thought("keep_best"), grounds=given_back)
    assert idea_text(one) == "Which of your good cards are of as much use in your partner's hand?"
    worst = changed(one, grounds=Exchange(given_back.serving[1:]))
    assert idea_text(worst) == "Which of your cards will never win a trick?"


def test_the_first_step_of_a_hint_asks_for_what_its_second_tells(language: Language) -> None:
    """ "What may you do if you win this trick?" was answered with "Nobody can beat the ♠8"."""
    lead = changed(thought("best_on_average"), fact="win_to_declare", ideas=(Idea(IdeaKind.SURE_LEAD, card("8S")),))
    assert idea_text(lead) == "Which of your cards can nobody beat now?"
    assert "Nobody can beat the ♠8" in thought_text(lead, ["Veera"] * 4)
    assert idea_text(changed(lead, ideas=())) == "What may you do if you win this trick?"
    duty = changed(lead, why="only_card", fact=None, ideas=(Idea(IdeaKind.ONLY_TRUMP), Idea(IdeaKind.TAKES)))
    assert idea_text(duty) == "Only one of your cards may be played."


SAYS_NO_MORE = {IdeaKind.AS_GOOD_AS, IdeaKind.MAY_HOLD, IdeaKind.MAY_THEN_STAY}
"""What goes with another idea."""
OF_MARRIAGES = {kind for kind in IdeaKind if kind.value.startswith(("ask", "answer", "declares", "changes"))} | {
    IdeaKind.OPENS_HALVES,
    IdeaKind.HALF_HARDLY,
    IdeaKind.HALF_IN_VAIN,
    IdeaKind.BLUFF,
}
"""Ideas behind no card: of what is declared, asked or answered."""


@pytest.mark.sampled(4)
@pytest.mark.parametrize("preset", ["marjapussi", "huutopussi", "huutopussi-3", "huutopussi-erlangen"])
def test_every_hint_can_be_followed(window: MainWindow, qtbot: QtBot, preset: str) -> None:
    """Whatever the person is asked, H names a move that may be made, and Enter makes it."""
    person = KeyPerson(window, qtbot)
    start(window, preset)
    while (prompt := person.wait()).kind not in (PromptKind.HAND_OVER, PromptKind.MATCH_OVER):
        with qtbot.waitSignal(window.session.hinted):
            window.actions_[Command.HINT].trigger()
        hint = window.match.advice.hint
        assert hint is not None
        assert prompt.choices is not None
        notice = window.match.table.table_scene()._notice.text
        assert notice == f"Hint: {idea_text(hint.thought)} Ask once more to see the move."
        assert not window.match.table.table_scene().marks.pointed, "the idea names no card"
        window.actions_[Command.HINT].trigger()
        notice = window.match.table.table_scene()._notice.text
        assert notice == f"Hint: {hint_text(hint.thought, [None, *names(window)[1:]])}", "the person is told 'you'"
        action = hint.thought.action
        if isinstance(action, act.Play):
            assert window.match.table.table_scene().marks.pointed == {action.card}
            QTest.keyClick(window.match.table, Qt.Key.Key_Return)
        elif isinstance(action, act.Give | act.Return | act.Discard):
            assert window.match.table.table_scene().marks.pointed == set(action.cards)
            person.choose(action.cards)
        else:
            person.press(Qt.Key.Key_Return)
        assert window.match.advice.hint is None
        assert not window.match.table.table_scene().marks.pointed
    made = [move for move in window.session._require().record.hands[-1].moves if move.seat == 0]
    assert made


def test_a_hint_that_comes_too_late_is_not_shown(window: MainWindow, qtbot: QtBot) -> None:
    person = MousePerson(window, qtbot)
    start(window, "marjapussi", seed=6)
    prompt = person.wait()
    window.actions_[Command.HINT].trigger()
    person.answer(prompt)
    person.wait()
    assert window.match.advice.hint is None
    assert not window.match.table.table_scene()._notice.text


def test_a_hint_asked_while_the_move_before_is_still_written_is_shown(window: MainWindow, qtbot: QtBot) -> None:
    """The table was told of that move a moment later, and dropped the hint that was being thought about."""
    person = MousePerson(window, qtbot)
    start(window, "marjapussi", seed=6)
    person.wait()
    with qtbot.waitSignal(window.session.hinted):
        window.actions_[Command.HINT].trigger()
        window.match.take(window.session.current())
    assert window.match.advice.hint is not None
    assert window.match.table.table_scene()._notice.text


def test_who_asks_twice_at_once_sees_the_move(window: MainWindow, qtbot: QtBot) -> None:
    person = MousePerson(window, qtbot)
    start(window, "marjapussi", seed=6)
    person.wait()
    with qtbot.waitSignal(window.session.hinted):
        click(window.bar.buttons[Command.HINT])
        click(window.bar.buttons[Command.HINT])
        assert window.match.advice.hint is None, "it is still thought about"
    assert window.match.advice.is_whole


def test_a_hint_speaks_the_language_of_the_moment(window: MainWindow, qtbot: QtBot) -> None:
    person = MousePerson(window, qtbot)
    start(window, "huutopussi", seed=2)
    person.wait()
    with qtbot.waitSignal(window.session.hinted):
        click(window.bar.buttons[Command.HINT])
    window.change(language="fi")
    assert window.match.table.table_scene()._notice.text.startswith("Vihje: ")
    click(window.bar.buttons[Command.HINT])
    assert window.match.table.table_scene()._notice.text.startswith("Vihje: ")
    assert window.match.advice.is_whole
    told = window.match.table.table_scene()._notice.text
    click(window.bar.buttons[Command.HINT])
    assert window.match.table.table_scene()._notice.text == told, "who presses once too often loses nothing"


def test_texts_write_cards_as_they_look(window: MainWindow, qtbot: QtBot) -> None:
    """With Finnish numbers a hint spoke of ♠K, and on the card stood 13."""
    person = MousePerson(window, qtbot)
    start(window, "marjapussi", seed=6)
    person.wait()
    with qtbot.waitSignal(window.session.hinted):
        click(window.bar.buttons[Command.HINT])
    hint = window.match.advice.hint
    assert hint is not None
    honour = changed(hint, thought=changed(hint.thought, action=act.Play(card("QH")), ideas=(), why="sure_winner"))
    honour = changed(honour, thought=changed(honour.thought, card=card("QH"), comparison=None, fact=None))
    window.match.advice.is_whole = True
    window.match.advice._show(honour)
    notice = window.match.table.table_scene()._notice
    assert "♥Q" in notice.text
    window.change(finnish_indices=True)
    assert "♥12" in notice.text
    assert "♥Q" not in notice.text
    window.change(finnish_indices=False)
    assert "♥Q" in notice.text


def test_a_hint_stays_in_the_other_language_with_its_marks(window: MainWindow, qtbot: QtBot) -> None:
    """Its marks stayed, and its words went: the table hears of the language later than the window."""
    person = MousePerson(window, qtbot)
    start(window, "huutopussi", seed=2)
    while person.wait().kind is not PromptKind.PLAY:
        person.answer(person.wait())
    with qtbot.waitSignal(window.session.hinted):
        window.do(Command.HINT)
    window.do(Command.HINT)
    scene = window.match.table.table_scene()
    pointed = scene.marks.pointed
    assert pointed
    assert scene._notice.text.startswith("Hint: ")
    window.change(language="fi")
    QApplication.sendPostedEvents()
    QApplication.processEvents()
    assert scene._notice.text.startswith("Vihje: ")
    assert scene.marks.pointed == pointed


def test_escape_takes_a_hint_back_and_leaves_the_question_as_it_is(window: MainWindow, qtbot: QtBot) -> None:
    """Nothing but a move did."""
    person = KeyPerson(window, qtbot)
    start(window, "huutopussi", seed=7)
    kinds: set[PromptKind] = set()
    while (prompt := person.wait()).kind not in (PromptKind.HAND_OVER, PromptKind.MATCH_OVER):
        if prompt.kind not in kinds:
            kinds.add(prompt.kind)
            panel = window.match.panel
            before = QApplication.focusWidget(), window.match.table.table_scene().marks.focused
            amount = panel.picker.amount if isinstance(panel, BidPanel) and panel.picker is not None else None
            with qtbot.waitSignal(window.session.hinted):
                window.do(Command.HINT)
            window.do(Command.HINT)
            person.press(Qt.Key.Key_Escape)
            assert window.match.advice.hint is None
            assert not window.match.table.table_scene()._notice.text
            assert not window.match.table.table_scene().marks.pointed
            assert (QApplication.focusWidget(), window.match.table.table_scene().marks.focused) == before
            if panel is not None:
                assert panel.isVisible()
                assert not ringed(window)
            if isinstance(panel, BidPanel) and panel.picker is not None:
                assert panel.picker.amount == amount
                person.press(Qt.Key.Key_Escape)
                assert panel.picker.amount == panel.picker.minimum
        person.answer(prompt)
    assert {PromptKind.BID, PromptKind.PLAY} <= kinds


def test_escape_takes_a_hint_to_pass_back_and_enter_bids_as_before(qtbot: QtBot, window: MainWindow) -> None:
    """Pass stayed lit: Esc and Enter passed where "Bid 105" had been lit."""
    person, panel = KeyPerson(window, qtbot), to_bid(window, qtbot)
    assert panel.picker is not None
    person.press(Qt.Key.Key_Up)
    own = panel.picker.amount
    panel_is_told(window, act.Pass())
    assert QApplication.focusWidget() is panel.pass_
    person.press(Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is panel.bid
    with qtbot.waitSignal(panel.answered) as answered:
        person.press(Qt.Key.Key_Return)
    assert answered.args == [act.Bid(own)]


def test_escape_takes_a_hint_to_bid_back_and_with_it_the_number(qtbot: QtBot, window: MainWindow) -> None:
    """The number of the hint stayed. What the person has set since stays; and the hint asked for anew sets its own."""
    person, panel = KeyPerson(window, qtbot), to_bid(window, qtbot)
    assert panel.picker is not None
    least = panel.picker.amount
    for _time in range(2):
        panel_is_told(window, act.Bid(least + 20))
        assert panel.picker.amount == least + 20
        person.press(Qt.Key.Key_Escape)
        assert panel.picker.amount == least
    panel_is_told(window, act.Bid(least + 20))
    person.press(Qt.Key.Key_Up)
    person.press(Qt.Key.Key_Escape)
    assert panel.picker.amount == least + 25


def test_escape_leaves_the_keyboard_where_the_person_has_moved_it(qtbot: QtBot, window: MainWindow) -> None:
    person, panel = KeyPerson(window, qtbot), to_bid(window, qtbot)
    panel_is_told(window, act.Bid(panel.choices.minimum or 0))
    person.press(Qt.Key.Key_Right)
    assert QApplication.focusWidget() is panel.pass_
    person.press(Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is panel.pass_


def to_bid(window: MainWindow, qtbot: QtBot) -> BidPanel:
    """A panel where the person may bid or pass, and bidding is lit."""
    person = KeyPerson(window, qtbot)
    start(window, "huutopussi", seed=7)
    while True:
        prompt, panel = person.wait(), window.match.panel
        if isinstance(panel, BidPanel) and panel.choices.may_pass and panel.primary is panel.bid:
            return panel
        person.answer(prompt)


def panel_is_told(window: MainWindow, action: act.Action) -> None:
    """A hint is asked for and names this move."""
    prompt = window.session.current().prompt
    assert prompt is not None
    window.match.advice.hint = Hint(prompt.id, changed(thought(BotReason.BEST_ON_AVERAGE, action), seat=0))
    window.do(Command.HINT)


def ringed(window: MainWindow) -> list[str]:
    """What stands on the buttons of the panel that a hint rings."""
    assert window.match.panel is not None
    return [b.text() for b in window.match.panel.findChildren(QPushButton) if b.property("advised")]


@pytest.mark.parametrize(("preset", "kind"), [("huutopussi", PromptKind.BID), ("marjapussi", PromptKind.PLAY)])
def test_a_hint_that_is_taken_back_leaves_no_ring_on_a_button(
    window: MainWindow, qtbot: QtBot, preset: str, kind: PromptKind
) -> None:
    """Of a bid the sentence went, and the ring stayed."""
    person = KeyPerson(window, qtbot)
    start(window, preset)
    kinds: set[PromptKind] = set()
    while (prompt := person.wait()).kind not in (PromptKind.HAND_OVER, PromptKind.MATCH_OVER):
        if window.match.panel is not None and prompt.kind not in kinds:
            with qtbot.waitSignal(window.session.hinted):
                window.actions_[Command.HINT].trigger()
            assert not ringed(window)
            window.actions_[Command.HINT].trigger()
            kinds.update([prompt.kind] if ringed(window) else [])
            person.press(Qt.Key.Key_Escape)
            assert not ringed(window)
            assert all(b.property("advised") is None for b in window.match.panel.findChildren(QPushButton))
            if prompt.kind is PromptKind.BID:  # nor does another number, and back, bring it again
                for key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
                    person.press(key)
                assert not ringed(window)
        person.answer(prompt)
    assert kind in kinds


def test_who_has_chosen_another_bid_reads_the_hint_again_and_keeps_it(window: MainWindow, qtbot: QtBot) -> None:
    """The first time the hint sets the number, so that Enter bids it. Read again, or in the other language, it took the
    person's own choice away.
    """
    person = KeyPerson(window, qtbot)
    start(window, "huutopussi", seed=7)
    assert person.wait().kind is PromptKind.BID
    panel = window.match.panel
    assert isinstance(panel, BidPanel)
    assert panel.picker is not None
    with qtbot.waitSignal(window.session.hinted):
        window.do(Command.HINT)
    window.do(Command.HINT)
    hint = window.match.advice.hint
    assert hint is not None
    action = hint.thought.action
    assert isinstance(action, act.Bid)
    assert panel.picker.amount == action.amount
    assert ringed(window)
    person.press(Qt.Key.Key_Up)
    person.press(Qt.Key.Key_Up)
    person.press(Qt.Key.Key_Right)  # to the button that passes
    own, focused = panel.picker.amount, QApplication.focusWidget()
    window.change(language="fi")
    assert panel.picker.amount == own == action.amount + 10
    person.press(Qt.Key.Key_Escape)
    with qtbot.waitSignal(window.session.hinted):
        window.do(Command.HINT)
    window.do(Command.HINT)
    assert window.match.advice.is_whole
    assert panel.picker.amount == own
    assert QApplication.focusWidget() is focused
    assert not ringed(window)
    panel.picker.set_amount(action.amount)
    assert ringed(window) == [panel.bid.text()]


def test_after_the_hand_everything_is_told(window: MainWindow, qtbot: QtBot) -> None:
    person = MousePerson(window, qtbot)
    start(window, "huutopussi", "skilled", seed=3)
    person.play_hand()
    panel = person.panel
    assert isinstance(panel, HandOverPanel)
    ways = (panel.why, panel.look_at, panel.to_review)
    assert [way.toolTip() for way in ways] == [
        "The computer players' reasons for their moves",
        "All cards open, one move after another",
        "What each of your decisions cost, and what was better",
    ], "their names sounded alike"
    click(panel.why)
    sheet = window.sheet
    assert isinstance(sheet, ThoughtsSheet)
    text = sheet.browser.toPlainText()
    assert "Before play" in text
    assert "Trick 9" in text
    assert text.count("\n") > 27
    click(window.bar.languages["fi"])
    qtbot.waitUntil(lambda: sheet.title.text() == "Mitä muut ajattelivat")
    assert "9. tikki" in sheet.browser.toPlainText()


@pytest.mark.sampled(6)
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("preset", ["bondtolva", "huutopussi-3", "bondtolva-2"])
def test_no_reason_calls_the_reader_an_opponent(window: MainWindow, qtbot: QtBot, preset: str, code: str) -> None:
    """Who has given no name was "Opponent" in the others' reasons: over the table, in their list and at each step."""
    window.change(language=code)
    window.start_match(MatchSetup(preset, DEFAULT_NAME, "skilled", "skilled", seed=4))
    MousePerson(window, qtbot).play_hand()
    advice = window.match.advice
    told = [*map(advice._reason, window.session.thoughts())]
    window.do(Command.THOUGHTS)
    assert isinstance(window.sheet, ThoughtsSheet)
    told.append(window.sheet.browser.toPlainText())
    window.sheet.finish()
    window.do(Command.LOOK_AT_HAND)
    past = window.screens.past
    assert past is not None
    for place in range(len(past.stepper.stops)):
        past.stepper.go(place)
        told.append(past.side.page.toPlainText())
    past.close_for_good()
    text = "\n".join(told)
    assert re.search(r"\b(opponent|vastustaja(n|a|lla|lle|lta)?|none|marja)\b(?! \()", text, re.IGNORECASE) is None
    assert re.search({"en": r"\byour?\b", "fi": r"\bsinu?l?\w*"}[code], "\n".join(told), re.IGNORECASE)


def test_a_card_is_not_called_the_only_choice_where_one_may_ask_first(window: MainWindow, qtbot: QtBot) -> None:
    """In Erlangen a half may be asked for with any cards, with the last one too."""
    person = KeyPerson(window, qtbot)
    start(window, "huutopussi-erlangen", seed=11)
    seen = 0
    while (prompt := person.wait()).kind not in (PromptKind.HAND_OVER, PromptKind.MATCH_OVER):
        if isinstance(prompt.choices, PlayChoices) and len(prompt.choices.cards) == 1:
            with qtbot.waitSignal(window.session.hinted):
                window.actions_[Command.HINT].trigger()
            hint = window.match.advice.hint
            assert hint is not None
            if isinstance(hint.thought.action, act.Play):
                seen += 1
                assert hint.thought.why == BotReason.ONLY_CARD.value
        person.answer(prompt)
    assert seen


def test_what_waits_is_said_once_and_not_with_every_card(window: MainWindow, qtbot: QtBot) -> None:
    person = MousePerson(window, qtbot)
    start(window, "marjapussi", seed=6)
    person.answer(person.wait())
    person.wait()
    window.actions_[Command.THOUGHTS].trigger()
    sheet = window.sheet
    assert isinstance(sheet, ThoughtsSheet)
    assert "Trick 1" in sheet.browser.toPlainText()
    assert "ask again" not in sheet.browser.toPlainText()
    assert "when it is over" in sheet.note.text()


def test_after_a_restart_it_is_told_why_there_are_no_reasons(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ "Nobody has moved yet, or", it said beside an auction that was over."""
    person = MousePerson(window, qtbot)
    start(window, "marjapussi", seed=6)
    person.answer(person.wait())
    person.wait()
    monkeypatch.setattr(window.session, "thoughts", lambda: ())  # as of a hand that was taken up from the file
    window.actions_[Command.THOUGHTS].trigger()
    sheet = window.sheet
    assert isinstance(sheet, ThoughtsSheet)
    assert sheet.browser.toPlainText().startswith("This hand was begun before the program was opened")


def told_cards(window: MainWindow) -> set[Card]:
    """The cards that the open sheet tells were played."""
    assert isinstance(window.sheet, ThoughtsSheet)
    return {thought.action.card for thought in window.sheet.thoughts if isinstance(thought.action, act.Play)}


def test_no_card_is_told_before_it_is_seen_played(window: MainWindow, qtbot: QtBot) -> None:
    window.change(pace="slow")
    start(window, "marjapussi", seed=6)
    qtbot.waitUntil(lambda: window.session.current().prompt is not None)
    assert not window.match.table.is_idle(), "the cards are still on their way"
    QTest.keyClick(window.match.table, Qt.Key.Key_W, Qt.KeyboardModifier.ShiftModifier)
    shown = window.match.table.shown_view()
    assert shown is not None
    assert told_cards(window) == {card for _seat, card in shown.trick}
    assert told_cards(window)


def test_undo_forgets_what_was_taken_back(window: MainWindow, qtbot: QtBot) -> None:
    person = MousePerson(window, qtbot)
    start(window, "marjapussi", seed=6)
    person.wait()
    before = window.session.thoughts()
    person.answer(person.wait())
    person.wait()
    assert len(window.session.thoughts()) > len(before)
    click(window.bar.buttons[Command.UNDO])
    person.wait()
    assert window.session.thoughts() == before


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("kind", [act.Give, act.Return, act.Discard])
def test_cards_that_are_not_told_leave_a_whole_sentence(language: Language, code: str, kind: type) -> None:
    language.choose(code)
    assert ("cards" if code == "en" else "kortteja") in move_text(thought(WITHHELD, kind(())))


def test_cards_given_are_told_after_the_hand_only() -> None:
    from marjapussi_desktop.bots.bot import Decision
    from marjapussi_desktop.controller.match.thoughts import Made

    gift = Made(2, 5, 0, Decision(act.Give(cards("AS TS KS")), BotReason.GIVE_BEST, cards=cards("AS TS KS")))
    assert thoughts_of([gift], is_over=False)[0].action == act.Give(())
    assert thoughts_of([gift], is_over=True)[0].action == act.Give(cards("AS TS KS"))
