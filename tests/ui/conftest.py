"""The whole window on the offscreen screen, with bots that answer at once and nothing that moves."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from marjapussi_desktop.bots.bot import Bot
from marjapussi_desktop.bots.players.levels import EXEC
from marjapussi_desktop.controller.bot_processes import bot_worker
from marjapussi_desktop.controller.bot_processes.bot_worker import Reply, Request, decide
from marjapussi_desktop.controller.bot_processes.bot_worker import _bot as seated_bot
from marjapussi_desktop.controller.bot_processes.qt_bot_runner import BotRunner
from marjapussi_desktop.controller.knowledge import qt_knower, reckoning
from marjapussi_desktop.controller.knowledge.qt_knower import SEED, Knower
from marjapussi_desktop.controller.match import qt_session
from marjapussi_desktop.controller.past import qt_adviser, second_table
from marjapussi_desktop.controller.past.past_match import PastMatch
from marjapussi_desktop.controller.past.qt_second_table import SecondTable
from marjapussi_desktop.controller.review import qt_reviews
from marjapussi_desktop.controller.review.qt_reviewer import Reviewer
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.apply_theme import apply_theme, choose_theme
from marjapussi_desktop.ui.i18n import Language
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.style import Look
from marjapussi_desktop.ui.table import card_pictures
from marjapussi_desktop.ui.table.speeds import SPEEDS, Pace, Speeds
from tests.ui.unseen import stay_unseen

BUDGET_MS = 4
"""So short a time is for few determinizations: how well bots play is no matter of the window."""


def hurried_bot(name: str, seed: int) -> Bot:
    """The bot of a match as the program seats it, but in a hurry."""
    return seated_bot(name if "@" in name or name.startswith(EXEC) else f"{name}@{BUDGET_MS}", seed)


def decide_in_a_hurry(request: Request) -> Reply:
    """The answer to one request by a bot that is in a hurry, also to one for a hint."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot_worker, "_bot", hurried_bot)
        return decide(request)


class PromptBots(BotRunner):
    """Bots that think in this thread, as soon as the event loop turns."""

    def __init__(self, parent: QObject | None = None, **_waits: bool) -> None:
        super().__init__(parent)

    def request(self, request: Request) -> None:
        QTimer.singleShot(0, self, lambda: self.replied.emit(decide_in_a_hurry(request)))

    def warm_up(self) -> None:
        """There is no process to start."""


class SilentBots(PromptBots):
    """Bots that never answer: for screens that ask for advice in the background."""

    def request(self, request: Request) -> None:
        pass


class PlaysAtOnce(SecondTable):
    """The second table played in this thread, as soon as the event loop turns, by one who does not search."""

    def start(self, past: PastMatch) -> None:
        self.past, self.hands = past, {}
        for number in past.numbers:
            QTimer.singleShot(0, self, partial(self._play, number))

    def _play(self, number: int) -> None:
        assert self.past is not None
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(second_table, "BEST", "casual")
            self.hands[number] = second_table.second_hand(self.past, number)
        self.played.emit(self.hands[number])


class KnowsAtOnce(Knower):
    """Reckons in this thread, as soon as the event loop turns, and in few deals."""

    def ask(self, seen: Observation) -> None:
        QTimer.singleShot(0, self, lambda: self._reckon(seen))

    def _reckon(self, seen: Observation) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(reckoning, "DETERMINIZATIONS", 40)
            self.known.emit(reckoning.with_chances(reckoning.certain_knowledge(seen), seen, SEED))


class SilentReviewer(Reviewer):
    """A reviewer that never answers: for screens that have hands reviewed in the background."""

    def review(self, *_of: object) -> int:
        self._token += 1
        return self._token

    def cancel(self) -> None:
        self._token += 1

    def close(self) -> None:
        """There are no processes to end."""


@pytest.fixture(scope="session", autouse=True)
def pictures_are_painted_once() -> Iterator[None]:
    """All tables share the pictures of their cards, as those of the program do by its folder on disk."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(card_pictures, "paint_picture", lru_cache(maxsize=300)(card_pictures.paint_picture))
        yield


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    """The program's language: English at first, and again at the end."""
    bury()
    language = Language()
    language.choose("en")
    yield language
    bury()
    language.forget()
    QLocale.setDefault(QLocale("en"))  # else the next test, if it asks for no language, writes numbers as this one
    look_as_usual()


def bury() -> None:
    """Let the windows of earlier tests go. They wait for an event loop, and until then each change of language or
    style reaches them.
    """
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def look_as_usual() -> None:
    """Take back what a window has set for the whole program: else the next test has the felt and the size of texts of
    this one, and a part of the window that it opens alone has no room for them.
    """
    before = Look.theme, Look.scale, Look.spacing
    choose_theme(Preferences())
    if before != (Look.theme, 1.0, 1.0):
        apply_theme(1.0)


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fast pace goes faster: for tests of the order in which things move, not of how long it takes."""
    monkeypatch.setitem(SPEEDS, Pace.FAST, Speeds(40, 60, 90, 20, 40, 60, 90, 2400, 90))


@pytest.fixture
def is_painted() -> bool:
    """Whether the window is painted as it changes, a quarter of the time of a hand. Where whole hands are played in
    every layout it is, by a fixture of this name in the test's file; elsewhere only what is grabbed is painted.
    """
    return False


@pytest.fixture
def window(qtbot: QtBot, language: Language, monkeypatch: pytest.MonkeyPatch, is_painted: bool) -> Iterator[MainWindow]:
    """The window on its front page."""
    monkeypatch.setattr(qt_session, "BotRunner", PromptBots)
    monkeypatch.setattr(qt_adviser, "BotRunner", SilentBots)
    monkeypatch.setattr(qt_knower, "Knower", KnowsAtOnce)
    monkeypatch.setattr(qt_reviews, "Reviewer", SilentReviewer)
    session = qt_session.QtSession()
    shown = MainWindow(session, language, Preferences(language="en", pace="instant", name="Veera"))
    qtbot.addWidget(shown)
    if not is_painted:
        stay_unseen(shown)
    shown.show()
    yield shown
    session.close()
    shown.screens.stop()
