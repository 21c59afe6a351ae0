"""Each kind of question, asked by its panel and answered by the keyboard."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match.prompts import Prompt, PromptKind, may_succeed, prompt_kind, prompt_of
from marjapussi_desktop.controller.match.view_making import view_of
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import (
    Action,
    AnswerHalf,
    AnswerWhole,
    AskHalf,
    AskWhole,
    Bid,
    Declare,
    DemandRedeal,
    Give,
    Pass,
    SetContract,
)
from marjapussi_desktop.engine.cards import Suit, cards
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.events import HandKind, HandResult, ScoreLine, Why
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record import MatchRecord, PlayerInfo
from marjapussi_desktop.engine.ruleset import AskOrder, BrokenMarriages
from marjapussi_desktop.engine.state import Deal
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.ui.apply_theme import apply_theme
from marjapussi_desktop.ui.i18n import Language
from marjapussi_desktop.ui.panels import PANELS, panel_for
from marjapussi_desktop.ui.panels.answer import AnswerPanel
from marjapussi_desktop.ui.panels.base import PromptPanel
from marjapussi_desktop.ui.panels.bid import BidPanel
from marjapussi_desktop.ui.panels.contract import ContractPanel
from marjapussi_desktop.ui.panels.marriage import MarriagePanel
from marjapussi_desktop.ui.panels.result_table import ResultTable
from marjapussi_desktop.ui.read_aloud.questions import Questions
from marjapussi_desktop.ui.style import Look, colours, gap
from marjapussi_desktop.ui.text.result_lines import result_lines
from tests.helpers import scenes
from tests.helpers.playing import Table, deal_with
from tests.helpers.rulesets import rules_of
from tests.ui.person import turn_wheel

NAMES = ("Veera", "Aino", "Eino", "Helmi")
UP, DOWN, LEFT, RIGHT = Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right
BACKSPACE = Qt.Key.Key_Backspace
ENTER, ESC, TAB, PAGE_UP = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_PageUp


class Asked:
    """A panel on the screen, and what was answered."""

    def __init__(self, panel: PromptPanel) -> None:
        self.panel = panel
        self.answers: list[Action] = []
        self.to_hand = 0
        panel.answered.connect(self.answers.append)
        panel.to_hand.connect(self._count)
        panel.put_aside.connect(self._count)

    def _count(self) -> None:
        self.to_hand += 1

    def press(self, *keys: Qt.Key) -> Asked:
        """Press keys wherever the focus is in the panel."""
        for key in keys:
            QTest.keyClick(self.panel.focusWidget() or self.panel, key)
        return self

    def texts(self) -> list[str]:
        """What can be read on the panel."""
        labels = [w.text() for w in self.panel.findChildren(QLabel) if w.isVisible()]
        return labels + [w.text() for w in self.panel.findChildren(QPushButton) if w.isVisible()]


@pytest.fixture
def screen(qtbot: QtBot, language: Language) -> QWidget:
    """A window for panels."""
    widget = QWidget()
    widget.resize(900, 500)
    qtbot.addWidget(widget)
    widget.show()
    return widget


def ask(screen: QWidget, table: Table, seat: int) -> Asked:
    """Ask ``seat`` what the table waits for."""
    record = MatchRecord("huutopussi", table.match.rules, tuple(PlayerInfo(name, "human") for name in NAMES), 1)
    choices = game.choices(table.match, seat)
    kind = PromptKind.HAND_OVER if choices is None else prompt_kind(choices)
    panel = panel_for(Prompt(1, kind, choices), view_of(table.match, record, seat), screen)
    assert panel is not None
    panel.show()
    panel.take_focus()
    return Asked(panel)


def tip(button: QPushButton) -> str:
    """A button's tooltip, wherever its lines end."""
    return " ".join(button.toolTip().split())


def ring_of(button: QPushButton) -> str:
    """The colour of a button's edge, in the middle of its left side."""
    return button.grab().toImage().pixelColor(2, button.height() // 2).name().upper()


def ground_of(button: QPushButton) -> str:
    """The colour on which a button's words stand."""
    return button.grab().toImage().pixelColor(8, button.height() // 2).name().upper()


def test_a_button_that_a_hint_names_is_the_loudest(screen: QWidget) -> None:
    """It lost its colour, and where the hint was to pass, the button that bids kept its own."""
    apply_theme(1.0)
    screen.activateWindow()
    panel = ask(screen, auction_of(3), 3).panel
    assert isinstance(panel, BidPanel)
    loud = Look.theme.accent.upper()
    assert (ground_of(panel.bid), ground_of(panel.pass_)) == (loud, colours(Look.theme)["button"].upper())
    panel.advise(Pass())
    assert (ground_of(panel.bid), ground_of(panel.pass_)) == (colours(Look.theme)["button"].upper(), loud)
    assert ring_of(panel.pass_) == Look.theme.text.upper(), "it has the keyboard"
    panel.bid.setFocus()
    assert ring_of(panel.bid) == Look.theme.text.upper()
    assert ground_of(panel.pass_) == ring_of(panel.pass_) == loud
    panel.advise(Bid(90))
    assert (ground_of(panel.bid), ground_of(panel.pass_)) == (loud, colours(Look.theme)["button"].upper())
    panel.advise_nothing()
    assert ground_of(panel.bid) == loud


def test_the_only_answer_stays_as_loud_when_a_hint_names_it(screen: QWidget) -> None:
    apply_theme(1.0)
    screen.activateWindow()
    panel = ask(screen, scenes.leading(scenes.CLUBS + "; 0: ask-whole"), 2).panel
    assert isinstance(panel, AnswerPanel)
    panel.advise(panel.choices.answers[0])
    assert ground_of(panel.buttons[0]) == Look.theme.accent.upper()


def test_of_several_marriages_the_dearest_is_the_first_answer(screen: QWidget) -> None:
    """Enter declared spades for 40 points where hearts were worth 100, and no button told so."""
    deal = Deal(
        (
            cards("AS AC AD AH 6C JC TC 9C 8C"),
            cards("TS JS 9S KC QC JD TD TH JH"),
            cards("KS QS KH QH 6S 7C 6D 6H 7H"),
            cards("8S 7S KD QD 9D 8D 7D 9H 8H"),
        )
    )
    table = Table(rules_of("huutopussi-erlangen"), deal, dealer=3).do(
        "0: bid 120; 1: pass; 2: pass; 3: pass; 2: give 7C 6D 6H 7H; 0: contract 120; 0: return 7C 6D 6H 7H;"
        "0: play AS; 1: play 9S; 2: play 6S; 3: play 7S; 0: ask-whole"
    )
    asked = ask(screen, table, 2)
    assert isinstance(asked.panel, AnswerPanel)
    assert [button.text()[-4:] for button in asked.panel.buttons] == ["+100", " +40"]
    asked.press(ENTER)
    assert asked.answers == [AnswerWhole(Suit.HEARTS)]


def test_where_a_hint_names_another_button_the_first_loses_its_ring(screen: QWidget) -> None:
    apply_theme(1.0)
    panel = ask(screen, before_declaring("marjapussi"), 0).panel
    assert isinstance(panel, MarriagePanel)
    panel.lead.setFocus()
    assert ring_of(panel.buttons[0]) == Look.theme.accent.upper()
    panel.point_at(panel.lead)
    assert ground_of(panel.lead) == Look.theme.accent.upper()
    assert ring_of(panel.buttons[0]) != Look.theme.accent.upper()
    panel.point_at(panel.buttons[1])
    assert ground_of(panel.lead) != Look.theme.accent.upper()
    assert ring_of(panel.buttons[1]) == Look.theme.accent.upper()


def test_a_ring_does_not_touch_the_words_where_there_is_little_room(screen: QWidget) -> None:
    apply_theme(1.0)
    screen.activateWindow()
    panel = ask(screen, before_declaring("marjapussi"), 0).panel
    assert isinstance(panel, MarriagePanel)
    panel._tighten(is_tight=True)
    button = panel.lead
    panel.point_at(button)
    button.resize(button.minimumSizeHint())
    image = button.grab().toImage()
    row = [
        {image.pixelColor(x, y).name().upper() for y in range(image.height() // 3, image.height() * 2 // 3)}
        for x in range(image.width() // 2)
    ]
    first = next(x for x, seen in enumerate(row) if Look.theme.text.upper() not in seen and x > 2)
    words = next(x for x in range(first, len(row)) if len(row[x]) > 1)
    assert words - first >= 5


def auction_of(seat: int) -> Table:
    """The auction when it is a seat's turn; those before it have bid or passed."""
    moves = ("0: bid 50", "1: pass", "2: bid 85", "3: pass")
    return scenes.opening("; ".join(moves[:seat]))


def test_every_kind_of_prompt_has_a_panel() -> None:
    assert set(PANELS) == set(PromptKind)


def test_the_ring_of_a_hint_goes_with_the_number_that_it_named(screen: QWidget) -> None:
    """It stayed round another bid than the hint's."""
    bidding = ask(screen, auction_of(2), 2).panel
    assert isinstance(bidding, BidPanel)
    assert bidding.picker is not None
    bidding.advise(Bid(55))
    assert bidding.bid.property("advised")
    bidding.picker.step(1)
    assert not bidding.bid.property("advised")
    bidding.picker.step(-1)
    assert bidding.bid.property("advised")
    bidding.advise(Pass())
    bidding.picker.step(1)
    assert bidding.pass_.property("advised")


def test_enter_bids_what_is_shown(screen: QWidget) -> None:
    assert ask(screen, auction_of(3), 3).press(ENTER).answers == [Bid(90)]


def test_enter_leaves_the_bid_to_the_partner_who_holds_it(screen: QWidget) -> None:
    """It bid over one's own partner."""
    apply_theme(1.0)
    screen.activateWindow()
    asked = ask(screen, auction_of(2), 2)
    assert isinstance(asked.panel, BidPanel)
    assert ground_of(asked.panel.pass_) == Look.theme.accent.upper()
    assert asked.press(ENTER).answers == [Pass()]


def test_who_sets_a_number_over_the_partners_bid_bids_it_by_enter(screen: QWidget) -> None:
    asked = ask(screen, auction_of(2), 2)
    assert isinstance(asked.panel, BidPanel)
    places = [button.geometry() for button in (asked.panel.bid, asked.panel.pass_)]
    asked.press(UP)
    assert [button.geometry() for button in (asked.panel.bid, asked.panel.pass_)] == places, "none moves"
    assert asked.press(ENTER).answers == [Bid(60)]


def test_over_the_partners_bid_enter_bids_as_a_hint_says(screen: QWidget) -> None:
    asked = ask(screen, auction_of(2), 2)
    asked.panel.advise(Bid(55))
    assert asked.press(ENTER).answers == [Bid(55)]


@pytest.mark.parametrize("seat", [2, 3])
def test_a_number_that_is_set_after_a_hint_to_pass_is_bid_by_enter(screen: QWidget, seat: int) -> None:
    """ "Bid 60" stood on the button, and Enter passed."""
    asked = ask(screen, auction_of(seat), seat)
    asked.panel.advise(Pass())
    asked.press(UP)
    amount = asked.panel.picker.amount if isinstance(asked.panel, BidPanel) and asked.panel.picker else 0
    assert asked.press(ENTER).answers == [Bid(amount)]


def test_with_an_opponents_bid_the_number_stays_lit(screen: QWidget) -> None:
    asked = ask(screen, auction_of(3), 3)
    assert isinstance(asked.panel, BidPanel)
    assert asked.panel.primary is asked.panel.bid


def test_arrows_and_page_keys_change_the_bid_within_its_bounds(screen: QWidget) -> None:
    asked = ask(screen, auction_of(2), 2)
    asked.press(UP, UP, DOWN, PAGE_UP, ENTER)
    assert asked.answers == [Bid(80)]
    assert asked.press(ESC, DOWN, ENTER).answers[-1] == Bid(55)


def test_a_far_bid_is_a_click_and_a_step_or_two_away(screen: QWidget) -> None:
    asked = ask(screen, auction_of(2), 2)
    assert isinstance(asked.panel, BidPanel)
    assert list(asked.panel.landmarks) == [55, 80, 100, 120, 140, 160]
    QTest.mouseClick(asked.panel.landmarks[120], Qt.MouseButton.LeftButton)
    assert asked.press(UP, UP, ENTER).answers == [Bid(130)]


def test_a_bid_is_typed_and_mended(screen: QWidget) -> None:
    asked = ask(screen, auction_of(2), 2)
    asked.press(*map(Qt.Key, map(ord, "139"))).press(BACKSPACE, Qt.Key.Key_0)
    assert "Bid 130" in asked.texts()
    assert asked.press(ENTER).answers == [Bid(130)]
    assert asked.press(BACKSPACE, Qt.Key.Key_5, ENTER).answers[-1] == Bid(135)


def test_no_button_moves_when_a_bid_gets_a_third_digit(screen: QWidget) -> None:
    """All of them moved: the button that says the bid had grown."""
    apply_theme(1.0)
    panel = ask(screen, auction_of(2), 2).panel
    assert isinstance(panel, BidPanel)
    assert panel.picker is not None
    panel.resize(panel.fit_into(QSize(860, 400)))
    panel.picker.set_amount(95)
    QApplication.processEvents()
    parts = (panel.picker.less, panel.picker.more, panel.bid, panel.pass_)
    before = [part.mapTo(panel, QPoint(0, 0)) for part in parts]
    panel.picker.set_amount(100)
    QApplication.processEvents()
    assert [part.mapTo(panel, QPoint(0, 0)) for part in parts] == before
    assert "100" in panel.bid.text()


def test_bid_and_pass_stay_beside_each_other(screen: QWidget) -> None:
    """In Finnish, with texts of 200 %, Pass stood alone in a row below."""
    apply_theme(1.0)
    panel = ask(screen, auction_of(2), 2).panel
    assert isinstance(panel, BidPanel)
    assert panel.picker is not None
    wide = panel.fit_into(QSize(1000, 400))
    parts = (panel.picker, panel.bid, panel.pass_)
    for width in range(wide.width(), sum(part.width() for part in parts[1:]) + 100, -20):
        panel.resize(panel.fit_into(QSize(width, 400)))
        QApplication.processEvents()
        rows = {button.mapTo(panel, QPoint(0, button.height() // 2)).y() for button in parts[1:]}
        assert len(rows) == 1, width
        below = panel.note.y() - panel.standing.geometry().bottom()
        assert below <= gap(4), "the row below was as far off as one word from the next"


@pytest.mark.parametrize("digits", ["1", "50", "132", "995"])
def test_a_number_that_cannot_be_bid_is_not_bid_and_says_why(screen: QWidget, digits: str) -> None:
    asked = ask(screen, auction_of(2), 2)
    asked.press(*map(Qt.Key, map(ord, digits)), ENTER)
    assert asked.answers == []
    assert "A multiple of 5 from 55 to 440" in asked.texts()
    assert digits in asked.texts()
    assert asked.press(ESC, ENTER).answers == [Bid(55)]


def test_a_contract_is_typed(screen: QWidget) -> None:
    asked = ask(screen, exchange().do("2: give KC QC KD"), 0)
    assert asked.press(*map(Qt.Key, map(ord, "12")), ENTER).answers == []
    assert asked.press(Qt.Key.Key_0, ENTER).answers == [SetContract(120)]


def click(button: QPushButton, times: int = 1) -> None:
    for _time in range(times):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def ask_contract(screen: QWidget, bid: int) -> tuple[Asked, ContractPanel]:
    """Ask for a contract after a final bid."""
    table = scenes.opening(f"0: bid {bid}; 1: pass; 2: pass; 3: pass; 2: give KC QC KD")
    asked = ask(screen, table, 0)
    assert isinstance(asked.panel, ContractPanel)
    return asked, asked.panel


def test_a_contract_far_above_the_bid_is_a_click_or_two_away(screen: QWidget) -> None:
    asked, panel = ask_contract(screen, 150)
    assert [*panel.landmarks] == [150, 160, 200, 250, 300, 350, 400]
    assert panel.picker is not None
    click(panel.landmarks[300])
    assert asked.press(ENTER).answers == [SetContract(300)]
    click(panel.landmarks[250])
    click(panel.picker.much_more)
    assert asked.press(ENTER).answers[-1] == SetContract(270)
    click(panel.picker.much_less)
    assert asked.press(ENTER).answers[-1] == SetContract(250)


@pytest.mark.parametrize("bid", [50, 95, 120, 150, 200, 300, 410])
def test_every_contract_is_a_few_clicks_away(screen: QWidget, bid: int) -> None:
    _asked, panel = ask_contract(screen, bid)
    assert panel.picker is not None
    ways = dict.fromkeys((*panel.landmarks, bid), 1)
    for clicks in range(2, 7):
        for amount in [amount for amount, count in ways.items() if count < clicks]:
            for step in (-20, -5, 5, 20):
                ways.setdefault(amount + step, clicks)
    assert all(ways[amount] <= 5 for amount in range(bid, panel.picker.maximum + 1, 5))


def test_a_contract_panel_that_is_narrow_leaves_the_leaps_out(screen: QWidget) -> None:
    _asked, panel = ask_contract(screen, 95)
    assert panel.picker is not None
    assert panel.picker.much_more.isVisibleTo(panel)
    wide = panel.size_within(QSize(900, 500))
    panel.size_within(QSize(wide.width() * 2 // 3, 500))
    assert not panel.picker.much_more.isVisibleTo(panel)
    panel.size_within(QSize(900, 500))
    assert panel.picker.much_more.isVisibleTo(panel)


def test_the_wheel_anywhere_on_the_panel_changes_the_bid(screen: QWidget) -> None:
    asked = ask(screen, auction_of(2), 2)
    turn_wheel(asked.panel, 2)
    assert asked.press(ENTER).answers == [Bid(65)]


def test_a_bid_says_what_it_tells_the_partner(screen: QWidget) -> None:
    asked = ask(screen, auction_of(2), 2)
    assert isinstance(asked.panel, BidPanel)
    assert "55 says only that you would rather not pass" in asked.texts()
    tips = {amount: button.toolTip() for amount, button in asked.panel.landmarks.items()}
    assert tips[100] == "100 promises an ace"
    assert tips[160] == "160 says that you would like to play"
    asked.press(*map(Qt.Key, map(ord, "240")))
    assert "240 says that diamonds are your strong suit" in asked.texts()
    assert asked.panel.bid.accessibleDescription() == "240 says that diamonds are your strong suit"


def test_the_steps_that_tell_are_a_click_away(screen: QWidget) -> None:
    """Where bids begin high the bids that tell were reached by small steps only: the amounts jumped from 125 to 140."""
    rules = rules_of("huutopussi-wurzel")
    table = Table(rules, deal_with(rules, {0: "AS KS QS TS JS 9S KC QC AC"}), dealer=2)
    asked = ask(screen, table.do("3: bid 120"), 0)
    assert isinstance(asked.panel, BidPanel)
    tips = {amount: button.toolTip() for amount, button in asked.panel.landmarks.items()}
    assert list(tips) == [125, 130, 135, 160, 180, 200]
    assert tips[125] == "125 promises an ace"
    assert tips[130] == "130 tells of two halves, or of a whole"
    assert tips[135] == "135 tells of a whole: the king and queen of one suit"
    click(asked.panel.landmarks[135])
    assert asked.press(ENTER).answers == [Bid(135)]


def test_where_there_is_no_partner_a_bid_tells_nothing(screen: QWidget) -> None:
    rules = rules_of("huutopussi-3")
    table = Table(rules, deal_with(rules, {0: "AS KS QS TS JS 9S KC QC AC"}), dealer=2)
    asked = ask(screen, table.do("2: bid 50"), 0)
    assert isinstance(asked.panel, BidPanel)
    assert not any(button.toolTip() for button in asked.panel.landmarks.values())
    asked.panel.resize(asked.panel.fit_into(QSize(360, 400)))
    QApplication.processEvents()
    label, height = asked.panel.note, asked.panel.sizeHint().height()
    assert label.text().startswith("Highest bid: 50, ")
    between = asked.panel.landmarks[55].y() - label.geometry().bottom()
    assert between < label.height(), "a row was kept empty for what bids tell, above all with large texts"
    asked.press(Qt.Key.Key_1)
    assert "A multiple of 5" in label.text()
    assert asked.panel.sizeHint().height() == height


def test_the_panel_keeps_its_size_while_the_bid_changes(screen: QWidget) -> None:
    """But for the digits on the button, whatever the window's style is."""
    asked = ask(screen, auction_of(2), 2)
    before, two_digits = asked.panel.sizeHint(), 2 * asked.panel.fontMetrics().horizontalAdvance("0")
    for digits in ("1", "160", "240"):
        asked.press(ESC, *map(Qt.Key, map(ord, digits)))
        assert asked.panel.sizeHint().height() == before.height()
        assert abs(asked.panel.sizeHint().width() - before.width()) <= two_digits


def test_the_next_button_passes(screen: QWidget) -> None:
    assert ask(screen, auction_of(3), 3).press(RIGHT, ENTER).answers == [Pass()]


def test_the_opener_who_must_bid_cannot_pass(screen: QWidget) -> None:
    asked = ask(screen, auction_of(0), 0)
    assert "Pass" not in asked.texts()
    assert asked.press(ENTER).answers == [Bid(50)]


def test_three_sixes_may_demand_a_redeal(screen: QWidget) -> None:
    asked = ask(screen, auction_of(2), 2)
    assert "Demand a redeal" in asked.texts()
    assert asked.press(RIGHT, RIGHT, ENTER).answers == [DemandRedeal()]


@pytest.mark.parametrize(
    ("seat", "sentence"),
    [(1, "Veera demanded a redeal, with three sixes."), (2, "You demanded a redeal, with three sixes.")],
)
def test_a_hand_thrown_in_says_by_whom_and_why(screen: QWidget, seat: int, sentence: str) -> None:
    """It said only that it was dealt again."""
    asked = ask(screen, scenes.opening("0: bid 50; 1: pass; 2: redeal"), seat)
    assert sentence.replace("Veera", NAMES[2]) in asked.texts()


def exchange() -> Table:
    """Seat 0 has won the auction, and its partner is to give."""
    return scenes.opening("0: bid 50; 1: pass; 2: pass; 3: pass")


def test_the_give_button_waits_for_the_right_number(screen: QWidget) -> None:
    asked = ask(screen, exchange(), 2)
    given = cards("KC QC KD")
    asked.panel.take_cards(given[:2])
    assert asked.press(ENTER).answers == []
    asked.panel.take_cards(given)
    assert asked.press(ENTER).answers == [Give(given)]


def test_the_room_for_the_cards_is_there_from_the_start(screen: QWidget, qapp: QApplication) -> None:
    """Measured in the font of the style: choosing a card does not make the panel too narrow for its question."""
    before = qapp.styleSheet()
    qapp.setStyleSheet("QLabel { font-size: 29px; }")
    try:
        panel = ask(screen, exchange(), 2).panel
        first = panel.sizeHint()
        panel.take_cards(cards("KC"))
        panel.column.activate()
        assert panel.sizeHint() == first
    finally:
        qapp.setStyleSheet(before)


@pytest.mark.parametrize(
    ("preset", "pips", "told", "not_told"),
    [
        (
            "marjapussi",
            ((70, 0), (50, 0)),
            {"Most card points", "Card points in the tricks", "70"},
            "Most aces and tens",
        ),
        (
            "bondtolva",
            ((3, 20), (5, 18)),
            {"Most aces and tens", "Aces and tens in the tricks", "5"},
            "Most card points",
        ),
        (
            "bondtolva",
            ((4, 20), (4, 18)),
            {"Most card points", "Aces and tens in the tricks", "Card points in the tricks", "20"},
            "Most aces and tens",
        ),
    ],
)
def test_the_point_for_pips_is_told_by_what_decided_it(
    screen: QWidget, preset: str, pips: tuple[tuple[int, int], ...], told: set[str], not_told: str
) -> None:
    table = exchange()
    record = MatchRecord("huutopussi", table.match.rules, tuple(PlayerInfo(name, "human") for name in NAMES), 1)
    line = ScoreLine(pips.index(max(pips)), 1, Why.MORE_PIPS)
    taken = tuple(first for first, _second in pips)
    result = HandResult(HandKind.PLAYED, totals=(1, 1), taken=taken, scores=(1, 1), lines=(line,), pips=pips)
    view = changed(view_of(table.match, record, 0), rules=PRESETS[preset], result=result)
    texts = {label.text() for label in ResultTable(view, result, screen).findChildren(QLabel)}
    assert {*told, "Match total"} <= texts, "what stands below a hand's lines is not their sum"
    assert not_told not in texts


def test_what_was_taken_is_one_line_and_what_is_scored_another(screen: QWidget) -> None:
    """There were "points taken" 90 and, below, "all points taken" +90."""
    table = exchange()
    record = MatchRecord("huutopussi", table.match.rules, tuple(PlayerInfo(name, "human") for name in NAMES), 1)
    lines = (ScoreLine(1, 90, Why.CARD_POINTS),)
    result = HandResult(HandKind.PLAYED, totals=(0, 90), taken=(30, 90), scores=(0, 90), lines=lines, taken_lines=lines)
    told = [line[0] for line in result_lines(result, view_of(table.match, record, 0).rules, 1) if line is not None]
    assert [label for label in told if "taken" in label] == ["Points taken"]
    assert told[-1] == "Scored in full"


def test_arrows_lead_back_to_the_hand(screen: QWidget) -> None:
    asked = ask(screen, exchange(), 2)
    asked.panel.take_cards(cards("KC QC KD"))
    assert asked.press(UP, ESC).to_hand == 2


def test_the_contract_begins_at_the_bid(screen: QWidget) -> None:
    asked = ask(screen, exchange().do("2: give KC QC KD"), 0)
    asked.press(DOWN, UP, UP, ENTER)
    assert asked.answers == [SetContract(60)]


@pytest.mark.parametrize("then", ["", "0: contract 60"])
def test_what_the_partner_gave_is_told_until_play_begins(screen: QWidget, then: str) -> None:
    table = exchange().do("2: give KC QC KD")
    asked = ask(screen, table.do(then) if then else table, 0)
    told = [text for text in asked.texts() if "Eino" in text]
    assert len(told) == 1
    assert told[0].count("♣") == 2


def test_left_and_right_reach_every_button_of_the_panel_and_stay_in_it(screen: QWidget) -> None:
    """A stray Right on the primary button, the last one, does not come round to an ask, which tells the table."""
    outside = QPushButton("outside", screen)
    outside.show()
    asked = ask(screen, scenes.leading(scenes.CLUBS), 0)
    buttons = asked.panel.findChildren(QPushButton)
    for key in (LEFT, RIGHT):
        reached = {asked.panel.focusWidget()}
        for _ in range(len(buttons) + 2):
            asked.press(key)
            assert screen.window().focusWidget() is not outside
            reached.add(asked.panel.focusWidget())
    assert reached == set(buttons)
    assert asked.panel.focusWidget() is max(buttons, key=lambda button: (button.y(), button.x()))


def test_a_digit_before_a_lead_is_for_the_hand(screen: QWidget) -> None:
    asked = ask(screen, scenes.leading(scenes.CLUBS), 0)
    keys: list[int] = []
    asked.panel.hand_key.connect(lambda event: keys.append(event.key()))
    asked.press(Qt.Key.Key_3)
    assert keys == [Qt.Key.Key_3]
    assert asked.answers == []


def test_before_a_lead_everything_that_can_be_said_is_offered(screen: QWidget) -> None:
    asked = ask(screen, scenes.leading(scenes.CLUBS), 0)
    asked.press(ENTER)
    for button in asked.panel.findChildren(QPushButton):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert asked.answers == [
        Declare(Suit.HEARTS),
        Declare(Suit.HEARTS),
        AskWhole(),
        AskHalf(Suit.SPADES),
        AskHalf(Suit.DIAMONDS),
    ]
    assert asked.to_hand == 1
    assert not asked.panel.isVisible()


def two_marriages(preset: str) -> Table:
    """Seat 0 has won the first trick with marriages in clubs and spades, and more spades."""
    rules = rules_of(preset)
    deal = deal_with(rules, {0: "AS KS QS TS JS 9S KC QC AC"})
    return Table(rules, deal, dealer=len(deal.hands) - 1)


def before_declaring(preset: str) -> Table:
    """The same when it is to lead the second trick."""
    table = two_marriages(preset)
    if preset == "huutopussi":
        table.do("3: bid 50; 0: bid 80; 1: pass; 2: pass; 3: pass")
        given = " ".join(card.code for card in table.hand.hands[2][:3])
        table.do(f"2: give {given}; 0: contract 80; 0: return {given}")
    table.do("0: play AS")
    for seat in (1, 2, 3):
        choices = game.choices(table.match, seat)
        assert isinstance(choices, PlayChoices)
        table.do(f"{seat}: play {choices.cards[0].code}")
    return table


@pytest.mark.parametrize(
    ("preset", "first"), [("huutopussi", Declare(Suit.CLUBS)), ("marjapussi", Declare(Suit.SPADES))]
)
def test_the_primary_choice_is_the_dearest_marriage(screen: QWidget, preset: str, first: Declare) -> None:
    """In Huutopussi the one that is worth more, in Marjapussi the one whose suit makes the longest trumps."""
    table = before_declaring(preset)
    assert ask(screen, table, 0).press(ENTER).answers == [first]


@pytest.mark.parametrize("width", [900, 460, 350, 200])
def test_the_choices_before_a_lead_fit_a_narrow_strip(screen: QWidget, width: int) -> None:
    asked = ask(screen, scenes.leading(scenes.CLUBS), 0)
    asked.panel.arrange(QSize(width, 400))
    buttons = asked.panel.findChildren(QPushButton)
    widest = max(button.sizeHint().width() for button in buttons)
    assert asked.panel.sizeHint().width() <= max(width, widest + 40)
    asked.panel.resize(asked.panel.sizeHint())
    boxes = [button.geometry() for button in buttons]
    assert not [one for one, other in combinations(boxes, 2) if one.intersects(other)]


@pytest.mark.parametrize(
    ("preset", "shown"),
    [
        ("huutopussi", ["Declare +60", "Declare +40"]),
        ("marjapussi", ["Declare +2", "Declare +2"]),
    ],
)
def test_a_declaration_shows_what_it_is_worth(screen: QWidget, preset: str, shown: list[str]) -> None:
    asked = ask(screen, before_declaring(preset), 0)
    declaring = [b for b in asked.panel.findChildren(QPushButton) if b.text().startswith("Declare")]
    assert [button.text() for button in declaring] == shown
    assert declaring[0].accessibleDescription() == f"Scores {shown[0].split('+')[1]} points."


def test_what_the_partner_has_denied_stands_last_and_says_so(screen: QWidget) -> None:
    """After every trick it was offered first, as if he might say yes."""
    table = scenes.leading(scenes.CLUBS)
    choices = game.choices(table.match, 0)
    assert isinstance(choices, PlayChoices)
    assert choices.marriages.ask_whole
    assert choices.marriages.ask_half
    record = MatchRecord("huutopussi", table.match.rules, tuple(PlayerInfo(name, "human") for name in NAMES), 1)
    prompt, view = Prompt(1, PromptKind.PLAY, choices, vain=(AskWhole(),)), view_of(table.match, record, 0)
    panel = panel_for(prompt, view, screen)
    assert isinstance(panel, MarriagePanel)
    assert panel.actions_[-1] == AskWhole()
    assert panel.buttons[-1].toolTip() == "Your partner cannot have it."
    assert [button.property("role") for button in panel.buttons].count("suit-vain") == 1
    assert panel.buttons[-1].property("role") == "suit-vain"
    assert panel.buttons[-1].isEnabled()
    assert may_succeed(prompt, view)
    only_vain = changed(choices, marriages=changed(choices.marriages, declare=(), ask_half=()))
    assert may_succeed(changed(prompt, choices=only_vain, vain=()), view)
    assert not may_succeed(changed(prompt, choices=only_vain), view)


DASHED = "Dashed: you may ask, but your partner cannot have it."


def marriage_panel(screen: QWidget, table: Table, vain: tuple[Action, ...] = ()) -> MarriagePanel:
    """The panel before a lead of seat 0, which knows what each ask costs."""
    choices = game.choices(table.match, 0)
    assert isinstance(choices, PlayChoices)
    assert table.match.hand is not None
    record = MatchRecord("huutopussi", table.match.rules, tuple(PlayerInfo(name, "human") for name in NAMES), 1)
    prompt = changed(prompt_of(1, choices, table.match.hand, 0), vain=vain)
    panel = panel_for(prompt, view_of(table.match, record, 0), screen)
    assert isinstance(panel, MarriagePanel)
    panel.show()
    return panel


def test_what_asking_costs_is_told_before_it_is_asked(screen: QWidget) -> None:
    """Nothing warned that who asks may no longer declare his own marriage in that hand."""
    lost = "If you ask, you may no longer declare your own ♥ marriage."
    panel = marriage_panel(screen, scenes.leading(scenes.CLUBS, ask_order=AskOrder.SELF_WHOLE_HALF))
    panel.fit_into(QSize(900, 400))
    assert panel.note.isVisible()
    assert panel.note.text() == lost
    told = dict(zip(panel.actions_, panel.buttons, strict=True))
    assert told[AskWhole()].accessibleDescription().endswith(lost)
    assert tip(told[AskWhole()]).endswith(lost)
    assert lost not in tip(told[Declare(Suit.HEARTS)])


def test_without_a_marriage_of_ones_own_a_half_costs_the_whole_that_may_still_be_asked(screen: QWidget) -> None:
    table = scenes.leading(scenes.CLUBS + "; 0: declare H; " + scenes.SPADES, ask_order=AskOrder.SELF_WHOLE_HALF)
    panel, lost = marriage_panel(screen, table), "If you ask for a half, you may no longer ask for a whole."
    assert panel.note.text() == lost
    told = dict(zip(panel.actions_, panel.buttons, strict=True))
    assert lost not in tip(told[AskWhole()])
    assert lost in tip(told[AskHalf(Suit.DIAMONDS)])
    assert marriage_panel(screen, table, vain=(AskWhole(),)).note.text() == DASHED, "a whole would be of no use"


def test_what_an_ask_costs_if_it_succeeds_is_told_before_it_is_asked(screen: QWidget) -> None:
    """Where only a yes breaks marriages nothing warned of it."""
    lost = "If your ask succeeds, you may no longer declare your own ♥ marriage."
    table = scenes.leading(
        scenes.CLUBS, broken_marriages=BrokenMarriages.AFTER_SUCCESSFUL_ASK, bluff_half=True, half_needs_whole=False
    )
    panel = marriage_panel(screen, table, vain=(AskHalf(Suit.DIAMONDS),))
    panel.fit_into(QSize(900, 400))
    assert panel.note.isVisible()
    assert panel.note.text() == f"{lost} {DASHED}"
    told = dict(zip(panel.actions_, panel.buttons, strict=True))
    assert told[AskWhole()].accessibleDescription().endswith(lost)
    assert tip(told[AskHalf(Suit.SPADES)]).endswith(lost)
    assert lost not in tip(told[AskHalf(Suit.CLUBS)]), "a bluff never succeeds"
    assert tip(told[AskHalf(Suit.DIAMONDS)]) == "Your partner cannot have it."
    assert lost not in tip(told[Declare(Suit.HEARTS)])


def test_a_bluff_is_told_from_an_ask(screen: QWidget) -> None:
    """Where bluffs are allowed, a suit of which one holds nothing was offered like any other."""
    table = scenes.leading(scenes.CLUBS, bluff_half=True)
    panel = marriage_panel(screen, table)
    told = dict(zip(panel.actions_, panel.buttons, strict=True))
    assert panel.actions_[-1] == AskHalf(Suit.CLUBS), "the only suit of which nothing is held"
    bluff = told[AskHalf(Suit.CLUBS)]
    assert bluff.text() == "Bluff a half in"
    assert bluff.accessibleName() == "Bluff a half in clubs"
    sentence = "You hold neither half: after a yes you must admit the bluff, and nothing is declared."
    assert tip(bluff) == bluff.accessibleDescription() == sentence
    assert told[AskHalf(Suit.DIAMONDS)].text() == "Ask for a half in"
    heard = Questions().text(panel.prompt, panel.view)
    assert heard.endswith("You may bluff and ask for a half where you hold neither card: clubs.")
    assert "for a half: clubs" not in heard


def test_without_a_marriage_of_ones_own_a_half_that_succeeds_costs_the_whole(screen: QWidget) -> None:
    moves = scenes.CLUBS + "; 0: declare H; " + scenes.SPADES
    table = scenes.leading(moves, broken_marriages=BrokenMarriages.AFTER_SUCCESSFUL_ASK)
    lost = "If your ask for a half succeeds, you may no longer ask for a whole."
    assert marriage_panel(screen, table).note.text() == lost
    assert marriage_panel(screen, table, vain=(AskWhole(),)).note.text() == DASHED, "a whole would be of no use"


def test_where_an_ask_costs_something_anyhow_that_is_told_not_what_its_success_costs(screen: QWidget) -> None:
    table = scenes.leading(
        scenes.CLUBS, ask_order=AskOrder.SELF_WHOLE_HALF, broken_marriages=BrokenMarriages.AFTER_SUCCESSFUL_ASK
    )
    assert marriage_panel(screen, table).note.text().startswith("If you ask, ")


def test_where_asking_costs_nothing_no_note_stands_there(screen: QWidget) -> None:
    panel = marriage_panel(screen, scenes.leading(scenes.CLUBS))
    panel.fit_into(QSize(900, 400))
    assert not panel.note.isVisible()


def test_escape_means_just_leading(screen: QWidget) -> None:
    asked = ask(screen, scenes.leading(scenes.CLUBS), 0).press(ESC)
    assert asked.answers == []
    assert asked.to_hand == 1


def test_a_suit_button_names_its_suit_to_a_screen_reader(screen: QWidget) -> None:
    asked = ask(screen, scenes.leading(scenes.CLUBS), 0)
    names = [button.accessibleName() for button in asked.panel.findChildren(QPushButton)]
    assert "Declare hearts" in names
    assert "Ask for a half in diamonds" in names


def test_a_true_answer_is_one_button_with_the_truth_beside_it(screen: QWidget) -> None:
    asked = ask(screen, scenes.leading(scenes.CLUBS + "; 0: ask-half S"), 2)
    assert "You hold the ♠Q." in asked.texts()
    assert asked.press(ENTER).answers == [AnswerHalf(True)]


def test_a_whole_is_answered_by_its_suit(screen: QWidget) -> None:
    asked = ask(screen, scenes.leading(scenes.CLUBS + "; 0: ask-whole"), 2)
    assert "You hold the ♣K and ♣Q." in asked.texts()
    assert asked.press(ENTER).answers == [AnswerWhole(Suit.CLUBS)]


@pytest.mark.parametrize("seat", [0, 2])
def test_a_switch_of_language_leaves_no_text_behind(screen: QWidget, language: Language, seat: int) -> None:
    tables = {
        0: [auction_of(0), exchange().do("2: give KC QC KD"), scenes.leading(scenes.CLUBS)],
        2: [auction_of(2), exchange(), scenes.leading(scenes.CLUBS + "; 0: ask-half S")],
    }
    for table in tables[seat]:
        language.choose("en")
        asked = ask(screen, table, seat)
        english = asked.texts()
        language.choose("fi")
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
        finnish = asked.texts()
        numbers = {text for text in english if not any(c.isalpha() for c in text)}
        assert not set(english) & set(finnish) - numbers
        language.choose("en")
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
        assert asked.texts() == english
        asked.panel.hide()
