"""Nothing covers what it speaks of, and no text is cut: every question with a hint, the last trick, Kontra or a great
moment open, in every layout, language and size, with the story beside the table and without.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import product

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from marjapussi_desktop.bots.bot import BotReason
from marjapussi_desktop.bots.grounds import HandValue, Learnt
from marjapussi_desktop.bots.heuristics.bid_messages import Tells
from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.prompts import Prompt, PromptKind, Update
from marjapussi_desktop.controller.match.qt_session import QtSession
from marjapussi_desktop.controller.match.thoughts import Thought
from marjapussi_desktop.controller.statistics.match_account import Amount, LuckAndPlay, OwnCost
from marjapussi_desktop.engine.actions import Bid
from marjapussi_desktop.engine.cards import Suit
from marjapussi_desktop.engine.events import AnsweredWhole, AskedHalf
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.resources import FONT_FAMILY, font_paths
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.apply_theme import apply_theme
from marjapussi_desktop.ui.i18n import Language, translate
from marjapussi_desktop.ui.match_screen import MatchScreen
from marjapussi_desktop.ui.panels.amount_panel import AmountPanel
from marjapussi_desktop.ui.panels.contract import ContractPanel
from marjapussi_desktop.ui.panels.marriage import MarriagePanel
from marjapussi_desktop.ui.panels.result import HandOverPanel, MatchOverPanel
from marjapussi_desktop.ui.style import Look, px, scale_for
from marjapussi_desktop.ui.table import pile_label, score_plate, seat_plate, trump_indicator
from marjapussi_desktop.ui.table.habits import Habits
from marjapussi_desktop.ui.table.speeds import Pace
from marjapussi_desktop.ui.text.events import bubble_text
from marjapussi_desktop.ui.text.thoughts import REASONS, hint_text
from tests.ui.asked_moments import LEAD, PRESETS_OF_LAYOUTS, asked_moments, results, thrown_in
from tests.ui.conftest import SilentBots
from tests.ui.screens.painted import paint_unseen
from tests.ui.screens.stage import own_font
from tests.ui.seen_parts import cut_texts, meetings, outside, seen_parts
from tests.ui.unseen import stay_unseen

BAR = 46
"""The height of the window's bar, in pixels of a 1280×720 window."""
SIZES = ((1024, 640), (1280, 720), (1920, 1080))
TEXTS = (100, 150, 200)
"""Of texts, in percent."""

CODE, FINGERPRINT = "M5Z5-1000-0000-0003-088A", "836ad5c0"
"""Of the deals of a match."""

Case = tuple[tuple[int, int], str, bool, int]
EVERY: list[Case] = list(product(SIZES, ("en", "fi"), (False, True), TEXTS))
QUICK: list[Case] = [((1280, 720), "fi", False, 200), ((1024, 640), "en", True, 100)]


@pytest.fixture(autouse=True)
def font(qapp: QApplication) -> Iterator[None]:
    """The program's own font, by which everything is measured."""
    before, sheet = qapp.font(), qapp.styleSheet()
    if FONT_FAMILY not in QFontDatabase.families():
        for path in font_paths():
            QFontDatabase.addApplicationFont(str(path))
    qapp.setFont(QFont(FONT_FAMILY))
    yield
    qapp.setFont(before)
    apply_theme(1.0)
    qapp.setStyleSheet(sheet)


def test_the_moments_are_of_every_kind() -> None:
    found = {kind for preset in PRESETS_OF_LAYOUTS for kind in asked_moments(preset)}
    assert found >= {LEAD, *(kind for kind in PromptKind if kind is not PromptKind.MATCH_OVER)}


def opened(qtbot: QtBot, size: tuple[int, int], has_story: bool, text: int) -> MatchScreen:
    """The screen of a match, as large as in a window of ``size``, with texts of ``text`` percent."""
    apply_theme(scale_for(*size, text), scale_for(*size))
    session = QtSession(runner=SilentBots())
    screen = MatchScreen(session)
    qtbot.addWidget(screen)
    stay_unseen(screen)
    screen.table.set_pace(Pace.INSTANT)
    screen.story.apply(Preferences(story_open=has_story))
    screen.table.set_habits(Habits(text_scale=text / 100))
    screen.resize(size[0], size[1] - px(BAR))
    screen.show()
    session.start_match(MatchSetup("huutopussi", "Wilhelmiina", seed=3))
    return screen


@pytest.fixture
def painted_cut(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The texts on plates and signs that were painted with dots at their end."""
    cut: set[str] = set()

    def paint(painter: QPainter, box: QRectF, text: str, font: QFont, *more: object) -> None:
        if QFontMetricsF(font).horizontalAdvance(text) > box.width() + 1:
            cut.add(text)

    for module in (pile_label, score_plate, seat_plate, trump_indicator):
        monkeypatch.setattr(module, "paint_text", paint)
    return cut


def longest_hint(has_auction: bool) -> str:
    """No hint has more to say than one of these: the longest reason with the longest of a contract, or, where there is
    an auction, a bid that has learnt from another and goes as far as the hand does.
    """
    reasons = {why: translate("Thoughts", source) for why, source in REASONS.items()}
    contract = max((reasons["contract_will_fail"], reasons["contract_is_safe"]), key=len)
    advice = translate("Thoughts", "Put aside {cards}.").format(cards="♣A, ♦10, ♥10")
    why = max(reasons.values(), key=len).format(amount=160, card="♥10", name="Wilhelmiina", suit="♥")
    learnt = HandValue(125, 90, 160, Learnt(1, 115, Tells.ACE, 150), 130, 0.5, 130)
    bid = Thought(0, 0, Bid(120), BotReason.UNWILLING_TO_PASS.value, amount=120, grounds=learnt)
    told = [f"{advice} {contract} {why}"]
    if has_auction:
        told.append(hint_text(bid, ("Wilhelmiina", "Wilhelmiina")))
    return translate("Advice", "Hint: {advice}").format(advice=max(told, key=len))


def take(qtbot: QtBot, screen: MatchScreen, update: Update) -> None:
    with qtbot.waitSignal(screen.settled, timeout=30_000):  # a busy machine takes its time
        screen.take(update)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)


def lost(panel: QWidget | None) -> Iterator[str]:
    """The buttons of a number that are not offered, or not in sight. Below texts of 100 % round amounts may lack."""
    if not isinstance(panel, AmountPanel) or panel.picker is None or not panel.isVisible():
        return
    leaps = (panel.picker.much_less, panel.picker.much_more) if isinstance(panel, ContractPanel) else ()
    landmarks = panel.landmarks.values() if panel.is_shrinking or Look.scale == Look.spacing else ()
    for button in (panel.saying, *landmarks, *leaps):
        if button is not None and not panel.rect().contains(QRect(button.mapTo(panel, QPoint()), button.size())):
            yield f"out of the panel: {button.text()}"
        elif button is not None and not button.isVisible():
            yield f"not offered: {button.text()}"


def wrong(screen: MatchScreen) -> Iterator[str]:
    """What is wrong with what is seen now."""
    parts = seen_parts(screen)
    if screen.panel is not None and screen.panel.geometry().contains(screen.table.geometry()):
        # The result is larger than what the plates leave it, and a page of its own.
        parts = {"panel": parts["panel"]}
    yield from meetings(parts)
    yield from outside(parts, QRectF(screen.table.rect()))
    for widget in (screen.panel, screen.calls, screen.aside, screen.claiming.tab):
        if widget is not None and widget.isVisible():
            yield from cut_texts(widget)
    yield from lost(screen.panel)


def overlays(screen: MatchScreen) -> Iterator[str]:
    """Opens one thing after another over the question that is asked."""
    yield "alone"
    if screen.calls.isVisible():
        screen.calls.button.click()
        yield "Kontra asked"
    view = screen.table.shown_view()
    assert view is not None
    screen.table.advise(longest_hint(view.rules.auction is not None))
    yield "hint"
    if isinstance(screen.panel, MarriagePanel):
        screen.panel.escape()
        yield "put aside, with hint"
    screen.show_last_trick()
    yield "last trick"
    screen.table.hide_last_trick()
    yield "after the last trick"


def found(qtbot: QtBot, language: Language, case: Case, painted_cut: set[str]) -> Iterator[str]:
    """What is wrong in every layout, in one window."""
    size, code, has_story, text = case
    language.choose(code)
    screen = opened(qtbot, size, has_story, text)
    for preset in PRESETS_OF_LAYOUTS:
        for kind, update in asked_moments(preset).items():
            take(qtbot, screen, update)
            paint_unseen(screen.table.viewport())
            yield from (f"{preset}, {kind}: cut: {text!r}" for text in painted_cut)
            painted_cut.clear()
            if update.prompt is not None and update.prompt.choices is None:
                yield from (f"{preset}, {kind}: {fault}" for fault in wrong(screen))
                continue
            for overlay in overlays(screen):
                yield from (f"{preset}, {kind}, {overlay}: {fault}" for fault in wrong(screen))
    screen.table.stop()
    screen.session.close()


def case_name(case: Case) -> str:
    """The case in a word."""
    (width, height), code, has_story, text = case
    return f"{width}x{height}-{code}-{'story' if has_story else 'table'}-{text}"


@pytest.mark.sampled(2)
@pytest.mark.parametrize("case", QUICK, ids=case_name)
def test_nothing_covers_what_it_speaks_of(qtbot: QtBot, language: Language, case: Case, painted_cut: set[str]) -> None:
    faults = list(found(qtbot, language, case, painted_cut))
    assert not faults, "\n".join(faults)


@pytest.mark.slow
@pytest.mark.parametrize("case", [case for case in EVERY if case not in QUICK], ids=case_name)
def test_nothing_covers_what_it_speaks_of_anywhere(
    qtbot: QtBot, language: Language, case: Case, painted_cut: set[str]
) -> None:
    faults = list(found(qtbot, language, case, painted_cut))
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("preset", ["huutopussi-erlangen", "huutopussi-3-helsinki"])
def test_the_result_of_a_hand_thrown_in_covers_no_cards(
    qtbot: QtBot, language: Language, preset: str, size: tuple[int, int]
) -> None:
    """Nobody has played a card, so the hand still lies where the result stands after others. It is no page over
    the whole table, either.
    """
    language.choose("fi")
    screen = opened(qtbot, size, False, 100)
    take(qtbot, screen, thrown_in(preset))
    assert isinstance(screen.panel, HandOverPanel)
    assert screen.panel.height() < screen.table.height() / 2
    faults = [fault for fault in wrong(screen) if "panel" in fault]
    if size == SIZES[0]:  # there is no room above the cards: it may lie on their edge, not on what is printed there
        hand = screen.table.places().hand  # a sixth of it is room for chosen cards
        assert screen.panel.geometry().bottom() < hand.top() + hand.height() / 6
        faults = [fault for fault in faults if "hand" not in fault]
    screen.table.stop()
    screen.session.close()
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("code", ["en", "fi"])
def test_the_result_beside_ones_own_discards_is_no_page(qtbot: QtBot, language: Language, code: str) -> None:
    """Where the person had discarded, it lay over the whole table: of three players, beside the story, in Finnish."""
    with own_font():
        language.choose(code)
        screen = opened(qtbot, (1280, 720), True, 100)
        over = [update for update in results("huutopussi-3", 6) if update.view.discards]
        assert over
        for update in over:
            take(qtbot, screen, update)
            assert isinstance(screen.panel, HandOverPanel)
            assert screen.panel.height() < screen.table.height() * 0.7
            assert [fault for fault in wrong(screen) if "panel" in fault] == []
        screen.table.stop()
        screen.session.close()


@pytest.mark.parametrize("code", ["en", "fi"])
def test_the_result_of_the_deal_of_the_day_leaves_the_table_to_be_seen(
    qtbot: QtBot, language: Language, code: str
) -> None:
    """Its buttons, one more than after other hands, are wider in English than in Finnish: where they had to go on in
    the next line, the result was as wide as the table all the same and became a page over it.
    """
    language.choose(code)
    screen = opened(qtbot, (1272, 680), True, 100)
    screen.asked.connect(lambda panel: panel.offer_comparison())
    for update in results("huutopussi", 8):
        take(qtbot, screen, update)
        assert isinstance(screen.panel, HandOverPanel)
        assert not screen.panel.geometry().contains(screen.table.geometry())
        assert not list(wrong(screen))
    screen.table.stop()
    screen.session.close()


@pytest.mark.sampled(3)
@pytest.mark.parametrize("size", [(1272, 680), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("code", ["en", "fi"])
def test_the_buttons_at_the_end_of_a_match_stay_where_they_are(
    qtbot: QtBot, language: Language, code: str, size: tuple[int, int]
) -> None:
    """The account of luck and play comes seconds after the result, when the person may be about to press a button."""
    language.choose(code)
    screen = opened(qtbot, size, True, 100)
    screen.asked.connect(lambda panel: panel.expect_account())
    for preset in ("huutopussi", "marjapussi", "bondtolva-2"):
        update = results(preset, 1)[0]
        over = changed(update.view, winner=0, victory=None)
        take(qtbot, screen, changed(update, view=over, prompt=Prompt(1, PromptKind.MATCH_OVER, None)))
        panel = screen.panel
        assert isinstance(panel, MatchOverPanel)
        assert panel.account.text()
        places = [box_of_buttons(panel)]
        scale = 1.0 if preset == "huutopussi" else 0.1
        for play in (6.0, -44.0):
            panel.tell_luck(
                LuckAndPlay(9, 12.0, Amount(46.0 * scale, 12.0 * scale), Amount(play * scale, 41.0 * scale))
            )
            places.append(box_of_buttons(panel))
            for cost in (OwnCost(9, 4, Amount(0.0, 0.0)), OwnCost(9, 9, Amount(31.0 * scale, 4.0 * scale))):
                panel.tell_cost(cost)
                places.append(box_of_buttons(panel))
        assert len({*places}) == 1, f"{preset}: {places}"
    screen.table.stop()
    screen.session.close()


def test_the_end_of_a_match_scrolls_with_the_largest_texts(qtbot: QtBot, language: Language) -> None:
    """Its texts shrank to those of 100 %, as all of them had to be on one page."""
    language.choose("fi")
    heights = []
    for text in (100, 200):
        screen = opened(qtbot, (1280, 720), False, text)
        screen.asked.connect(lambda panel: panel.expect_account())
        update = results("marjapussi", 1)[0]
        over = changed(update.view, winner=0, victory=None, deal_code=CODE, deals_fingerprint=FINGERPRINT)
        take(qtbot, screen, changed(update, view=over, prompt=Prompt(1, PromptKind.MATCH_OVER, None)))
        panel = screen.panel
        assert isinstance(panel, MatchOverPanel)
        panel.tell_luck(LuckAndPlay(9, 12.0, Amount(4.6, 1.2), Amount(0.6, 4.1)))
        QApplication.processEvents()
        heights.append(panel.account.fontMetrics().height())
        bar = panel.parts.verticalScrollBar()
        assert bar.isVisible() is (text == 200)
        assert panel.rect().contains(panel.fresh.geometry())
        QTest.keyClick(panel.fresh, Qt.Key.Key_PageDown)
        assert (bar.value() > 0) is (text == 200)
        screen.table.stop()
        screen.session.close()
    assert heights[1] > 1.4 * heights[0]


def box_of_buttons(panel: MatchOverPanel) -> tuple[int, ...]:
    """The box of all buttons of a panel, once everything has its place."""
    QApplication.processEvents()
    top = panel.why.mapToGlobal(panel.why.rect().topLeft())
    end = panel.fresh.mapToGlobal(panel.fresh.rect().bottomRight())
    return top.x(), top.y(), end.x(), end.y()


def spoken() -> list[str]:
    """What somebody may say, short and long."""
    return [bubble_text(AnsweredWhole(0, None)) or "", bubble_text(AskedHalf(0, Suit.HEARTS)) or "", "♥A, ♥10 ja ♥K"]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("has_story", [False, True])
@pytest.mark.parametrize("size", SIZES[:2])
def test_no_bubble_lies_partly_under_a_panel(
    qtbot: QtBot, language: Language, size: tuple[int, int], has_story: bool
) -> None:
    """Whatever is said while a question is open is read, or is not there."""
    language.choose("fi")
    screen, faults = opened(qtbot, size, has_story, 100), list[str]()
    for preset in PRESETS_OF_LAYOUTS:
        for kind, update in asked_moments(preset).items():
            take(qtbot, screen, update)
            view = screen.table.shown_view()
            assert view is not None
            for seat, text in product(range(len(view.seats)), spoken()):
                screen.table.table_scene().speech.tell(seat, partial(str, text), view, screen.table.places())
                met = [one for one in wrong(screen) if "panel" in one and "bubble" in one]
                faults += [f"{preset}, {kind}: {one}" for one in met]
    screen.table.stop()
    screen.session.close()
    assert not faults, "\n".join(faults)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("size", "text"), [((1024, 640), 100), ((1024, 640), 200), ((1280, 720), 200)])
def test_the_story_drawn_over_the_table_covers_no_question(qtbot: QtBot, size: tuple[int, int], text: int) -> None:
    screen, asked, faults = opened(qtbot, size, False, text), set[str](), list[str]()
    for preset in PRESETS_OF_LAYOUTS:
        for kind, update in asked_moments(preset).items():
            take(qtbot, screen, update)
            if screen.panel is None or screen.panel.is_central:
                continue
            screen.story.toggle()
            story = screen.story.panel
            assert story is not None
            assert story.isVisible()
            asked.add(kind)
            if story.geometry().intersects(screen.panel.geometry()):
                faults.append(f"{preset}, {kind}: {story.geometry()} over {screen.panel.geometry()}")
            if story.height() < px(60):
                faults.append(f"{preset}, {kind}: nothing can be read in {story.geometry()}")
            screen.story.put_away()
    screen.table.stop()
    screen.session.close()
    assert {PromptKind.BID, LEAD} <= asked
    assert not faults, "\n".join(faults)


def test_the_next_hand_is_begun_at_the_same_place_after_each(qtbot: QtBot, language: Language) -> None:
    """The result stood in the middle, so that its button was higher or lower by the number of its lines."""
    screen, heights = opened(qtbot, (1280, 720), True, 100), set[int]()
    for preset in ("huutopussi", "marjapussi"):
        places = set[tuple[int, int]]()
        for update in results(preset, 8):
            take(qtbot, screen, update)
            assert isinstance(screen.panel, HandOverPanel)
            onward = screen.panel.onward
            end = onward.mapTo(screen, onward.rect().bottomRight())
            places.add((end.x(), end.y()))
            heights.add(screen.panel.height())
        assert len(places) == 1, preset
    screen.table.stop()
    screen.session.close()
    assert len(heights) > 2
