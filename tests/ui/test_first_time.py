"""A newcomer's first match: a note at each kind of question, less each time, that covers nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match import qt_session
from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.prompts import Prompt, PromptKind, Update
from marjapussi_desktop.controller.match.view_making import view_of
from marjapussi_desktop.engine import game, presets
from marjapussi_desktop.engine.actions import Bid, Pass, Play
from marjapussi_desktop.engine.cards import ACES_AND_TENS, Suit
from marjapussi_desktop.engine.choices import BidChoices, MarriageChoices, PlayChoices
from marjapussi_desktop.engine.record import MatchRecord, PlayerInfo
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.settings import preferences as kept
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.first_time.guide import FirstTime
from marjapussi_desktop.ui.first_time.words import TEXTS, Topic, explanation, topic_of
from marjapussi_desktop.ui.i18n import Language
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.panels.bid import BidPanel
from marjapussi_desktop.ui.sheets.new_match import NewMatchSheet
from tests.helpers import scenes
from tests.helpers.playing import hand_of, played_at_random
from tests.ui.person import MousePerson, click
from tests.ui.screens.stage import own_font
from tests.ui.seen_parts import seen_parts

ASKED_TWICE = 37
"""The seed of a match in whose first hand the person's partner asks twice or more."""
FIRST_TO_BID = 0
"""The seed of a match in whose first hand the person deals, and must open the auction."""
LOW_LEAD, HIGH_LEAD = 27, 0
"""The seeds of matches in which the person first leads without an ace or a ten, and with one."""
OVER = (PromptKind.HAND_OVER, PromptKind.MATCH_OVER)


def notes_of_a_hand(window: MainWindow, qtbot: QtBot) -> list[str]:
    """What is told at the questions of a hand, in their order."""
    person, told = MousePerson(window, qtbot), []
    while (prompt := person.wait()).kind not in OVER:
        qtbot.waitUntil(window.match.is_settled)  # the note comes with the panel
        note = window.match.first_time.note
        if note.isVisible():
            told.append(note.words.text())
        person.answer(prompt)
    return told


def test_play_now_explains_each_question_to_a_newcomer_less_each_time(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(qt_session, "new_seed", lambda: 5)
    click(window.home.buttons[Command.PLAY_NOW])
    assert window.session.current().view.preset == "marjapussi"
    told = notes_of_a_hand(window, qtbot)
    texts = {text: (topic, nth) for topic, all_ in TEXTS.items() for nth, text in enumerate(all_)}
    seen = [texts[text] for text in told]
    assert len(set(seen)) == len(seen), "nothing is told twice"
    assert {nth for _topic, nth in seen} == {0, 1}
    for topic, nth in seen:
        assert nth == 0 or seen.index((topic, 0)) < seen.index((topic, nth))
    assert sorted(window.preferences.explained) == sorted(topic for topic, _nth in seen)


@pytest.mark.parametrize("way", ["the lessons' match", "a new match"])
def test_a_first_match_is_explained_wherever_it_was_chosen(window: MainWindow, qtbot: QtBot, way: str) -> None:
    """Only "Play now" did so: the match to which the lessons lead explained nothing."""
    if way == "a new match":
        window.do(Command.NEW_MATCH)
    else:
        window.do(Command.LEARN)
        window.screens.table_wanted.emit("marjapussi")
    assert isinstance(window.sheet, NewMatchSheet)
    click(window.sheet.start)
    assert window.preferences.explains
    MousePerson(window, qtbot).wait()
    qtbot.waitUntil(window.match.is_settled)
    assert window.match.first_time.note.isVisible()


def test_a_later_match_is_explained_only_where_that_is_on(window: MainWindow) -> None:
    window.change(preset="bondtolva", explains=False)
    window.screens.table_wanted.emit("marjapussi")
    assert isinstance(window.sheet, NewMatchSheet)
    click(window.sheet.start)
    assert not window.preferences.explains


def test_a_newcomer_answers_himself_until_that_is_explained(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """He saw himself say no, with the only true answer given for him, and was told nothing of questions."""
    monkeypatch.setattr(qt_session, "new_seed", lambda: ASKED_TWICE)
    click(window.home.buttons[Command.PLAY_NOW])
    told = notes_of_a_hand(window, qtbot)
    assert [text for text in told if text in TEXTS[Topic.ANSWER]] == list(TEXTS[Topic.ANSWER])


def test_what_is_explained_twice_is_answered_for_him_from_then_on(window: MainWindow, qtbot: QtBot) -> None:
    """The second note said so, and he was asked a third time and a fourth."""
    window.change(explains=True)  # which forgets what has been explained
    window.change(explained=(Topic.ANSWER,))
    window.start_match(MatchSetup("marjapussi", "Veera", seed=ASKED_TWICE))
    person, asked, questions = MousePerson(window, qtbot), 0, set[int]()

    def count(update: Update) -> None:
        if update.prompt is not None and update.prompt.kind is PromptKind.ANSWER:
            questions.add(update.prompt.id)

    window.match.taken.connect(count)
    while (prompt := person.wait()).kind not in OVER:
        qtbot.waitUntil(window.match.is_settled)
        asked += prompt.kind is PromptKind.ANSWER
        person.answer(prompt)
    assert asked == len(TEXTS[Topic.ANSWER]) - 1 < len(questions)


def test_a_note_on_following_tells_the_whole_rule(language: Language) -> None:
    """It said to follow suit, and dimmed the cards of it that did not beat what lay there."""
    for code, word in (("en", "beat"), ("fi", "mene")):
        language.choose(code)
        for topic in (Topic.FOLLOW, Topic.TRUMP):
            assert all(word in explanation(topic, nth).split() for nth in range(len(TEXTS[topic])))


@pytest.mark.parametrize("preset", ["marjapussi", "huutopussi-wurzel", "bondtolva-2"])
def test_a_note_on_a_card_fits_what_the_hand_may_play(window: MainWindow, qtbot: QtBot, preset: str) -> None:
    """Who had no hearts was told to follow suit if he could, and who held no marriage that he had one to declare."""
    window.start_match(MatchSetup(preset, "Veera", seed=5))
    person, seen = MousePerson(window, qtbot), set[Topic | None]()
    while (prompt := person.wait()).kind not in OVER:
        view = window.session.current().view
        topic, choices = topic_of(prompt, view), prompt.choices
        hand = {card.suit for card in view.seats[view.viewer].hand}
        seen.add(topic)
        held = view.seats[view.viewer].hand
        assert topic is None or len(held) > 1 or view.stock_count, "of a last card it came too late"
        match topic:
            case Topic.TRUMP | Topic.THROW:
                assert isinstance(choices, PlayChoices)
                assert view.trick[0][1].suit not in hand
                assert (view.trump in hand) is (topic is Topic.TRUMP)
            case Topic.FOLLOW | Topic.FREE:
                assert isinstance(choices, PlayChoices)
                assert bool(view.stock_count) is (topic is Topic.FREE)
                assert topic is Topic.FOLLOW or set(choices.cards) == {*view.seats[view.viewer].hand}
            case Topic.LEAD | Topic.FIRST_LEAD | Topic.MARRIAGE_LEAD:
                assert isinstance(choices, PlayChoices)
                is_free = set(choices.cards) == {*view.seats[view.viewer].hand}
                assert is_free is (topic is Topic.LEAD)
                assert topic is not Topic.FIRST_LEAD or view.last_trick is None
            case Topic.MARRIAGE | Topic.ASK:
                assert isinstance(choices, PlayChoices)
                assert bool(choices.marriages.declare) is (topic is Topic.MARRIAGE)
            case _:
                pass
        person.answer(prompt)
    if preset == "bondtolva-2":  # played with a stock, and without a partner to be asked
        assert {Topic.FREE, Topic.FOLLOW} <= seen
    else:
        assert {Topic.THROW, Topic.ASK} <= seen or {Topic.TRUMP, Topic.ASK} <= seen


def test_a_note_on_a_lead_from_a_marriage_does_not_speak_of_the_first_trick() -> None:
    """After a declaration in trick 2 it said: "You lead to the first trick, but not every card may be led"."""
    rules, met = presets.PRESETS["bondtolva"], 0
    players = tuple(PlayerInfo(name, "human") for name in ("You", "Aino", "Kerttu", "Eino"))
    for moment in played_at_random(rules, 3, 12):
        if moment.seat is None or not isinstance(moment.action, Play):
            continue
        choices = game.choices(moment.before, moment.seat)
        if hand_of(moment.before).marriages.lead_suit is not None and isinstance(choices, PlayChoices):
            view = view_of(moment.before, MatchRecord("test", rules, players, 1), moment.seat)
            if len(choices.cards) < len(view.seats[moment.seat].hand):
                assert topic_of(Prompt(1, PromptKind.PLAY, choices), view) is Topic.MARRIAGE_LEAD
                met += 1
    assert met


def test_a_note_on_asking_is_not_given_where_only_a_bluff_is_left() -> None:
    """Partner had denied a whole, and the note said that he might hold a marriage."""
    match = scenes.leading(scenes.CLUBS, bluff_half=True).match
    choices = game.choices(match, 0)
    assert isinstance(choices, PlayChoices)
    players = tuple(PlayerInfo(name, "human") for name in ("You", "Aino", "Kerttu", "Eino"))
    view = view_of(match, MatchRecord("test", match.rules, players, 1), 0)

    def topic(*halves: Suit) -> Topic | None:
        asks = changed(choices, marriages=MarriageChoices(ask_half=halves))
        return topic_of(Prompt(1, PromptKind.PLAY, asks), view)

    assert topic(Suit.CLUBS) is Topic.LEAD, "no half of clubs is held"
    assert topic(Suit.CLUBS, Suit.DIAMONDS) is Topic.ASK


def test_who_must_bid_is_not_told_to_pass(window: MainWindow, qtbot: QtBot) -> None:
    window.change(explains=True, explained=())
    window.start_match(MatchSetup("huutopussi", "Veera", seed=FIRST_TO_BID))
    MousePerson(window, qtbot).wait()
    qtbot.waitUntil(window.match.is_settled)
    guide = window.match.findChild(FirstTime)
    assert guide is not None
    choices = window.session.current().prompt
    assert choices is not None
    assert isinstance(choices.choices, BidChoices)
    assert not choices.choices.may_pass
    assert guide.note.isVisible()
    assert "pass" not in guide.note.words.text()


@pytest.mark.parametrize("code", ["fi", "en"])
def test_a_note_is_as_high_as_its_words(window: MainWindow, qtbot: QtBot, code: str) -> None:
    """Some had nearly twice the usual room above and below the words: they were measured narrower than they stand."""
    with own_font():
        window.resize(1280, 720)
        window.change(explains=True, explained=(), language=code)
        window.start_match(MatchSetup("huutopussi-wurzel", "Veera", seed=5))
        person, seen, note = MousePerson(window, qtbot), set(), window.match.first_time.note
        while (prompt := person.wait()).kind not in OVER:
            qtbot.waitUntil(window.match.is_settled)
            if note.isVisible():
                QApplication.processEvents()
                seen.add(note.words.text())
                needed = note.words.heightForWidth(note.words.width())
                is_row = note.button.x() >= note.words.x() + note.words.width()
                assert note.words.height() == (max(needed, note.button.height()) if is_row else needed)
            person.answer(prompt)
        assert len(seen) > 5


def test_who_has_played_before_is_told_nothing(window: MainWindow, qtbot: QtBot) -> None:
    window.change(preset="marjapussi")
    click(window.home.buttons[Command.PLAY_NOW])
    MousePerson(window, qtbot).wait()
    assert not window.match.first_time.note.isVisible()


def test_got_it_ends_a_topic_and_the_settings_all(window: MainWindow, qtbot: QtBot) -> None:
    window.change(explains=True)
    window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
    MousePerson(window, qtbot).wait()
    guide = window.match.first_time
    topic = guide.topic
    assert topic is not None
    click(guide.note.button)
    assert not guide.note.isVisible()
    assert window.preferences.explained.count(topic) == len(TEXTS[topic])
    window.change(explains=False)
    person = MousePerson(window, qtbot)
    for _question in range(3):
        assert not guide.note.isVisible()
        person.answer(person.wait())
    window.change(explains=True)
    assert window.preferences.explained == ()


def test_no_note_before_play_speaks_of_a_side(language: Language) -> None:
    """Three play without partners too."""
    for code in ("en", "fi"):
        language.choose(code)
        for topic in (Topic.BID, Topic.CONTRACT):
            for nth in range(len(TEXTS[topic])):
                text = explanation(topic, nth)
                assert "side" not in text.split()
                assert "joukkue" not in text


def test_what_has_been_explained_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "preferences.json"
    kept.save(path, Preferences(explains=True, explained=("lead", "lead", "follow")))
    assert kept.load(path).value.explained == ("lead", "lead", "follow")


SIZES = ((1024, 640), (1280, 720))
PRESETS = ("marjapussi", "huutopussi", "huutopussi-3", "bondtolva-2", "avomarjapussi")
QUICK = (("huutopussi-3", (1280, 720), "fi"),)
ALL = [(preset, size, code) for preset in PRESETS for size in SIZES for code in ("fi", "en")]


@pytest.mark.parametrize(
    ("preset", "size", "code"), [pytest.param(*one, marks=[] if one in QUICK else [pytest.mark.slow]) for one in ALL]
)
def test_a_note_covers_nothing(window: MainWindow, qtbot: QtBot, preset: str, size: tuple[int, int], code: str) -> None:
    window.change(language=code)
    look_at_notes(window, qtbot, preset, size, may_lack_room=size == (1024, 640))


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("preset", PRESETS)
def test_a_note_with_large_texts_covers_nothing(
    window: MainWindow, qtbot: QtBot, preset: str, size: tuple[int, int]
) -> None:
    window.change(language="fi", text_percent=200)
    look_at_notes(window, qtbot, preset, size, may_lack_room=True)


def look_at_notes(window: MainWindow, qtbot: QtBot, preset: str, size: tuple[int, int], *, may_lack_room: bool) -> None:
    with own_font():
        window.resize(*size)
        window.change(explains=True)
        window.start_match(MatchSetup(preset, "Veera", seed=3))
        person = MousePerson(window, qtbot)
        guide: FirstTime = window.match.first_time
        for _question in range(6):
            prompt = person.wait()
            if prompt.kind in OVER:
                break
            if guide.topic is not None:
                if not guide.note.isVisible():
                    assert may_lack_room, "only the smallest window and large texts may lack the room"
                    person.answer(prompt)
                    continue
                assert_is_seen_whole(guide, window)
            person.answer(prompt)


@pytest.mark.parametrize("code", ["fi", "en"])
def test_bidding_is_explained_beside_the_panel_whose_words_tell_what_bids_mean(
    window: MainWindow, qtbot: QtBot, code: str
) -> None:
    """In Finnish they made it so wide that no room was left for the note."""
    with own_font():
        window.resize(1272, 682)
        window.change(explains=True, language=code)
        window.start_match(MatchSetup("huutopussi-wurzel", "Veera", seed=5))
        MousePerson(window, qtbot).wait()
        qtbot.waitUntil(window.match.is_settled)
        guide = window.match.first_time
        assert guide.topic is Topic.BID
        assert guide.note.isVisible()
        assert_is_seen_whole(guide, window)


@pytest.mark.parametrize("code", ["fi", pytest.param("en", marks=pytest.mark.slow)])
def test_giving_cards_back_is_explained_in_a_window_with_a_title_bar(
    window: MainWindow, qtbot: QtBot, code: str
) -> None:
    """A screen of 1280 × 720 leaves about this much beside the story."""
    with own_font():
        window.resize(1272, 682)
        window.change(explains=True, language=code)
        window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
        person = MousePerson(window, qtbot)
        prompt = person.wait()
        window.session.answer(prompt.id, Bid(200))
        while (prompt := person.wait()).kind is not PromptKind.RETURN:
            person.answer(prompt)
        guide = window.match.first_time
        assert guide.topic is Topic.RETURN
        assert guide.note.isVisible()
        assert_is_seen_whole(guide, window)


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    "said",
    [
        "",
        "I do not have a whole marriage.",
        "Do you have a half in hearts? Do you have a half in diamonds? And in spades?",
    ],
)
@pytest.mark.parametrize("preset", ["marjapussi", "huutopussi"])
def test_a_note_leaves_what_the_person_said_to_be_read(
    window: MainWindow, qtbot: QtBot, preset: str, said: str
) -> None:
    """It covered the first line of two."""
    with own_font():
        window.resize(1280, 720)
        window.change(explains=True)
        window.start_match(MatchSetup(preset, "Veera", seed=3))
        person = MousePerson(window, qtbot)
        guide, table = window.match.first_time, window.match.table
        while True:
            prompt = person.wait()
            assert prompt.kind not in OVER
            qtbot.waitUntil(window.match.is_settled)
            if guide.note.isVisible() and window.match.panel is None:
                break
            person.answer(prompt)
        own = 0
        table.table_scene().tell(own, lambda: said)
        table.resized.emit()
        bubble = table.table_scene().speech.bubbles[own]
        assert bubble.isVisible() == bool(said)
        assert guide.note.isVisible()
        assert_is_seen_whole(guide, window)


def assert_is_seen_whole(guide: FirstTime, window: MainWindow) -> None:
    box = QRectF(guide.note.geometry().translated(-window.match.table.pos()))
    met = [name for name, other in seen_parts(window.match).items() if box.intersects(other)]
    assert met == []
    assert guide.note.words.height() >= guide.note.words.heightForWidth(guide.note.words.width())


def test_a_note_on_a_marriage_that_is_held_does_not_send_one_to_ask() -> None:
    """In Avomarjapussi nobody can be asked, and the second note said "or ask for it"."""
    assert all("ask" not in text.split() for text in TEXTS[Topic.MARRIAGE])


@pytest.mark.parametrize(("seed", "is_high"), [(LOW_LEAD, False), (HIGH_LEAD, True)])
def test_a_note_on_a_lead_speaks_of_aces_and_tens_only_to_who_holds_one(
    window: MainWindow, qtbot: QtBot, seed: int, is_high: bool
) -> None:
    """ "Aces and tens bring most" stood beside a hand without either."""
    window.change(explains=True, explained=())
    window.start_match(MatchSetup("marjapussi-pagat", "Veera", seed=seed))
    person, guide = MousePerson(window, qtbot), window.match.first_time
    while True:
        prompt = person.wait()
        qtbot.waitUntil(window.match.is_settled)
        if guide.topic is Topic.LEAD:
            break
        person.answer(prompt)
    hand = window.session.current().view.seats[0].hand
    assert any(card.rank in ACES_AND_TENS for card in hand) is is_high
    told = "You begin the trick: click a card. Aces and tens bring most. H shows a hint."
    assert guide.note.words.text() == (told if is_high else told.replace("Aces and tens bring most. ", ""))


def test_who_has_asked_for_a_hint_is_not_told_of_the_key_for_it_afterwards(window: MainWindow, qtbot: QtBot) -> None:
    window.change(explains=True)
    window.change(explained=(Topic.LEAD,))
    window.start_match(MatchSetup("marjapussi-pagat", "Veera", seed=HIGH_LEAD))
    person, guide = MousePerson(window, qtbot), window.match.first_time
    prompt = person.wait()
    with qtbot.waitSignal(window.session.hinted):
        window.do(Command.HINT)
    while topic_of(prompt, window.session.current().view) is not Topic.LEAD:
        person.answer(prompt)
        prompt = person.wait()
    qtbot.waitUntil(window.match.is_settled)
    assert not guide.note.isVisible()
    assert window.preferences.explained.count(Topic.LEAD) == len(TEXTS[Topic.LEAD])


def test_a_note_on_a_marriage_leaves_it_to_the_person_when(language: Language) -> None:
    """ "Declare it before you lead" stood beside a hint to wait with it."""
    assert explanation(Topic.MARRIAGE, 1) == "A marriage brings points: you may declare it before you lead."
    language.choose("fi")
    assert explanation(Topic.MARRIAGE, 1) == "Avioliitosta saa pisteitä: sen voi ilmoittaa ennen aloitusta."


def test_got_it_leaves_a_hint_and_what_it_has_lit(window: MainWindow, qtbot: QtBot) -> None:
    """Enter after it bid 120 with a hand that the hint had said to pass with."""
    window.change(explains=True)
    window.start_match(MatchSetup("huutopussi-wurzel", "Veera", seed=3))
    MousePerson(window, qtbot).wait()
    screen = window.match
    guide, panel = screen.first_time, screen.panel
    assert guide.topic is not None
    assert isinstance(panel, BidPanel)
    panel.advise(Pass())
    assert panel.pass_.hasFocus()
    click(guide.note.button)
    assert not guide.note.isVisible()
    assert panel.pass_.hasFocus()
    screen.take_focus()
    assert panel.pass_.hasFocus(), "whatever gives the keyboard back"
    panel.advise_nothing()
    screen.take_focus()
    assert panel.bid.hasFocus()
