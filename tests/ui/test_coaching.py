"""The coach asks before a costly choice, and never lets the person wait."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, cast

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.evaluation import ActionValue, Basis, Evaluation, Unit
from marjapussi_desktop.controller.bot_processes import bot_worker
from marjapussi_desktop.controller.bot_processes.bot_worker import Reply, Request
from marjapussi_desktop.controller.bot_processes.qt_bot_runner import BotRunner
from marjapussi_desktop.controller.match import qt_coach
from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.prompts import PromptKind
from marjapussi_desktop.engine.actions import Action, Bid, Kontra, Pass, Play, Re
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.choices import BidChoices, Choices, PlayChoices
from marjapussi_desktop.engine.state import MatchState
from marjapussi_desktop.ui.main_window import MainWindow
from tests.bots.made_positions import after, dealt, seen
from tests.bots.reasons.test_words_before_play import DEALT
from tests.bots.search.test_doubling import hopeless, safe
from tests.ui.conftest import SilentBots
from tests.ui.person import HIGHEST_BID, MousePerson, click
from tests.ui.screens.stage import own_font
from tests.ui.seen_parts import cut_texts, seen_parts


class Ears(SilentBots):
    """Hears what is asked, and answers when the test says so."""

    asked: ClassVar[list[Request]] = []
    made: ClassVar[list[Ears]] = []

    def __init__(self, *args: object) -> None:
        super().__init__()
        Ears.made.append(self)

    def request(self, request: Request) -> None:
        Ears.asked.append(request)


@pytest.fixture
def table(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """A match at a card to be played, with a coach."""
    monkeypatch.setattr(qt_coach, "BotRunner", Ears)
    monkeypatch.setattr(Ears, "asked", [])
    monkeypatch.setattr(Ears, "made", [])
    window.change(coach="great")
    window.start_match(MatchSetup("bondtolva-2", "Veera", seed=3))
    person = MousePerson(window, qtbot)
    while len(cards(window)) < 2:
        person.answer(person.wait())
    person.wait()
    return window


def cards(window: MainWindow) -> tuple[Card, ...]:
    prompt = window.session.current().prompt
    is_play = prompt is not None and prompt.kind is PromptKind.PLAY and isinstance(prompt.choices, PlayChoices)
    return prompt.choices.cards if is_play and isinstance(prompt.choices, PlayChoices) else ()  # type: ignore[union-attr]


def tell(window: MainWindow, cost: float, error: float) -> None:
    """The level has thought: the last card costs so much against the first."""
    first, last = cards(window)[0], cards(window)[-1]
    values = (ActionValue(Play(first), cost, 1.0, 50), ActionValue(Play(last), 0.0, 1.0, 50, paired_error=error))
    found = Evaluation(values, Unit.SCORE, Basis.ROLLOUTS, 50)
    while (request := Ears.asked[-1]).observation != window.session.seen():
        Ears.made[-1].replied.emit(Reply(request.token, None, is_hint=True))  # of a position that has gone by
    assert request.is_hint
    Ears.made[-1].replied.emit(
        Reply(request.token, Decision(Play(first), BotReason.BEST_ON_AVERAGE, evaluation=found), is_hint=True)
    )


def play(window: MainWindow, card: Card) -> bool:
    """Choose a card; whether it was played."""
    before = window.session.current().view.seats[0].hand
    window.match.table.card_chosen.emit(card)
    return window.session.current().view.seats[0].hand != before


def test_a_costly_card_is_doubted_once(table: MainWindow) -> None:
    tell(table, cost=3.0, error=0.2)
    last = cards(table)[-1]
    assert not play(table, last)
    question = table.match.coaching.question
    assert question is not None
    assert question.isVisible()
    QTest.keyClick(question, Qt.Key.Key_Escape)
    assert table.match.coaching.question is None
    assert play(table, last), "whoever chooses it again means it"


def test_who_is_sure_plays(table: MainWindow) -> None:
    tell(table, cost=3.0, error=0.2)
    last = cards(table)[-1]
    play(table, last)
    question = table.match.coaching.question
    assert question is not None
    click(question.yes)
    assert last not in table.session.current().view.seats[0].hand
    assert table.match.coaching.question is None


@pytest.mark.parametrize(("cost", "error"), [(3.0, 2.0), (0.2, 0.0)], ids=["noise", "too small"])
def test_what_is_noise_or_small_is_not_doubted(table: MainWindow, cost: float, error: float) -> None:
    tell(table, cost, error)
    assert play(table, cards(table)[-1])


def test_the_best_card_is_not_doubted(table: MainWindow) -> None:
    tell(table, cost=3.0, error=0.2)
    assert play(table, cards(table)[0])


def test_a_card_that_is_worth_the_same_is_not_doubted(table: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a search finds of two such cards differs by chance."""
    tell(table, cost=3.0, error=0.2)
    monkeypatch.setattr(qt_coach, "worth_the_same", lambda _scene, _one, _other: True)
    assert play(table, cards(table)[-1])


def test_nobody_waits_for_the_coach(table: MainWindow) -> None:
    assert play(table, cards(table)[-1])


def test_without_a_coach_nobody_thinks(table: MainWindow) -> None:
    tell(table, cost=3.0, error=0.2)
    table.change(coach="off")
    asked = len(Ears.asked)
    assert play(table, cards(table)[-1])
    assert len(Ears.asked) == asked


def test_a_kontra_is_doubted_once(table: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[object] = []
    monkeypatch.setattr(table.session, "call", said.append)
    monkeypatch.setattr(qt_coach.Coach, "doubts", lambda _coach, action, _amount: action == Kontra())
    table.match.calls.called.emit(Kontra())
    assert said == []
    question = table.match.coaching.question
    assert question is not None
    click(question.no)
    assert table.match.coaching.question is None
    table.match.calls.called.emit(Kontra())
    assert said == [Kontra()], "whoever says it again means it"
    table.match.calls.called.emit(Re())
    assert said == [Kontra(), Re()], "what is not costly is not doubted"


def test_kontra_and_the_cards_are_thought_about_apart(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """A level that would call said nothing of the cards."""
    monkeypatch.setattr(Ears, "asked", [])
    ears = Ears()
    coach = qt_coach.Coach(cast(BotRunner, ears))
    coach.think(seen(safe()))
    call = Ears.asked[0]
    ears.replied.emit(bot_worker.decide(call))
    assert [(one.is_call, one.is_hint) for one in Ears.asked] == [(True, True), (False, True)]
    cards_only = Ears.asked[1].observation.choices
    assert isinstance(cards_only, PlayChoices)
    assert cards_only.calls == ()
    assert coach.doubts(Kontra(), "great")
    coach.think(seen(hopeless()))
    ears.replied.emit(Reply(Ears.asked[-1].token, None, is_hint=True))
    ears.replied.emit(bot_worker.decide(Ears.asked[-1]))
    assert not coach.doubts(Kontra(), "some")


@pytest.mark.parametrize(("passed", "is_doubted"), [((), False), ((Pass(), Pass()), True)])
def test_a_pass_is_doubted_only_where_it_leaves_the_hand_to_somebody(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, passed: tuple[Action, ...], is_doubted: bool
) -> None:
    """With two others still to bid it was, by a cost that the hint no longer tells."""
    monkeypatch.setattr(Ears, "asked", [])
    position = seen(after(dealt("huutopussi", *DEALT), Bid(100), *passed))
    values = ActionValue(Bid(105), 90.0), ActionValue(Pass(), 0.0)
    found = Evaluation(values, Unit.MATCH_EQUITY, Basis.MODEL)
    ears = Ears()
    coach = qt_coach.Coach(cast(BotRunner, ears))
    coach.think(position)
    decision = Decision(Bid(105), BotReason.UNWILLING_TO_PASS, amount=105, evaluation=found)
    ears.replied.emit(Reply(Ears.asked[0].token, decision, is_hint=True))
    assert coach.doubts(Pass(), "great") is is_doubted


def thought_of_call(position: MatchState, monkeypatch: pytest.MonkeyPatch) -> qt_coach.Coach:
    """A coach who has thought about the call of this position."""
    monkeypatch.setattr(Ears, "asked", [])
    ears = Ears()
    coach = qt_coach.Coach(cast(BotRunner, ears))
    coach.think(seen(position))
    ears.replied.emit(bot_worker.decide(Ears.asked[0]))
    return coach


def test_a_kontra_that_is_missed_is_asked_for(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that let a hopeless contract go without Kontra was played without a word."""
    position = seen(hopeless(420))
    coach = thought_of_call(hopeless(420), monkeypatch)
    assert isinstance(position.choices, PlayChoices)
    card = Play(position.choices.cards[0])
    assert coach.missed_call(card, "great") == Kontra()
    assert coach.missed_call(Kontra(), "great") is None
    coach.forget()
    assert coach.missed_call(card, "great") is None
    safe_one = thought_of_call(safe(), monkeypatch)
    assert safe_one.missed_call(Play(seen(safe()).hand[0]), "some") is None, "there is nothing to be won by it"


def test_the_question_names_the_call(table: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(qt_coach.Coach, "missed_call", lambda _coach, _action, _amount: Kontra())
    card = cards(table)[0]
    assert not play(table, card)
    question = table.match.coaching.question
    assert question is not None
    assert question.sentence.text() == "Sure, without Kontra?"
    assert question.no.accessibleName() == "Sure, without Kontra? Think again"
    click(question.no)
    assert play(table, card), "whoever chooses it again means it"


def test_the_question_on_a_bid_names_it_and_stands_above_its_panel(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It lay over the amount that it asked about."""
    monkeypatch.setattr(qt_coach, "BotRunner", Ears)
    monkeypatch.setattr(qt_coach.Coach, "doubts", lambda _coach, action, _amount: action != Pass())
    window.change(coach="great")
    window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
    person = MousePerson(window, qtbot)
    person.wait()
    person.accept()
    question, panel = window.match.coaching.question, person.panel
    assert question is not None
    assert question.sentence.text() == f"A bid of {panel.picker.amount}: sure?"  # type: ignore[attr-defined]
    assert question.geometry().bottom() < panel.geometry().top()
    assert abs(question.geometry().center().x() - panel.geometry().center().x()) <= 1
    panel.note.setMinimumHeight(panel.note.height() + 60)  # type: ignore[attr-defined]
    panel.resized.emit()  # as with larger texts, of which it is told after the table
    assert question.geometry().bottom() < panel.geometry().top()


@pytest.fixture
def font() -> Iterator[None]:
    """The program's own, by which everything is measured."""
    with own_font():
        yield


def bid_or_first(choices: Choices) -> Action:
    """The least bid as long as it is cheap, else whatever comes first."""
    if isinstance(choices, BidChoices) and choices.minimum is not None and choices.minimum <= HIGHEST_BID:
        return Bid(choices.minimum)
    return next(iter(choices.actions()))


@pytest.mark.sampled(10)
@pytest.mark.usefixtures("font")
@pytest.mark.parametrize("preset", ["huutopussi", "huutopussi-3", "bondtolva-2", "avomarjapussi"])
@pytest.mark.parametrize(
    ("width", "height", "text", "code"),
    [(1280, 720, 100, "en"), (1024, 640, 100, "fi"), (1280, 720, 200, "fi"), (1024, 640, 200, "en")],
)
def test_the_question_covers_nothing_and_is_seen_whole(
    window: MainWindow,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    preset: str,
    width: int,
    height: int,
    text: int,
    code: str,
) -> None:
    """With large texts it lay over the score, the plates and the trumps, and beside rows it left the window."""
    monkeypatch.setattr(qt_coach, "BotRunner", Ears)
    monkeypatch.setattr(qt_coach.Coach, "doubts", lambda _coach, _action, _amount: True)
    window.resize(width, height)
    window.change(coach="great", text_percent=text, language=code)
    window.start_match(MatchSetup(preset, "Veera", seed=3))
    person, screen, kinds = MousePerson(window, qtbot), window.match, set[PromptKind]()
    for _question in range(8):
        prompt = person.wait()
        assert prompt.choices is not None
        kinds.add(prompt.kind)
        screen.answer(prompt, bid_or_first(prompt.choices))
        question = screen.coaching.question
        assert question is not None
        box = QRectF(question.geometry().translated(-screen.table.pos()))
        assert QRectF(screen.table.rect()).contains(box)
        covered = {name: part for name, part in seen_parts(screen).items() if part.intersects(box)}
        assert not covered, f"{prompt.kind}: {box} over {covered}"
        assert not [*cut_texts(question)]
        click(question.yes)
    assert PromptKind.PLAY in kinds
