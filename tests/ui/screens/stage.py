"""A window of the program with its own font, bots that answer at once and nothing that moves, to be looked at."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QTimer
from PySide6.QtGui import QFont, QFontDatabase, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from marjapussi_desktop.controller.bot_processes.bot_worker import Request, decide
from marjapussi_desktop.controller.knowledge import qt_knower
from marjapussi_desktop.controller.match import qt_coach, qt_session
from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.prompts import Prompt, PromptKind
from marjapussi_desktop.controller.past import qt_adviser, qt_second_table
from marjapussi_desktop.controller.review import qt_reviews
from marjapussi_desktop.engine.actions import Action, Bid, Declare, Pass
from marjapussi_desktop.engine.choices import BidChoices, PlayChoices
from marjapussi_desktop.engine.values import changed, frozen
from marjapussi_desktop.resources import FONT_FAMILY, font_paths
from marjapussi_desktop.settings import facts, matches
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.settings.store import MatchStore
from marjapussi_desktop.ui.i18n import Language
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.table.card_pictures import CardPictures
from tests.helpers.made_facts import made_match
from tests.ui.conftest import KnowsAtOnce, PlaysAtOnce, PromptBots, SilentBots, SilentReviewer
from tests.ui.unseen import stay_unseen

PATIENCE_S: Final = 30
HIGHEST_BID: Final = 130
MATCHES: Final = 24

Wanted = Callable[[Prompt], bool]


@frozen
class Look:
    """How the window looks. ``preset``: a game of the layout; ``size``: in logical pixels; ``text``: of texts, in
    percent.
    """

    preset: str
    language: str
    felt: str
    deck: str
    size: tuple[int, int]
    text: int = 100


class StageBots(PromptBots):
    """Bots that answer in this thread; a hint comes from one that does not search."""

    def request(self, request: Request) -> None:
        level = "casual" if request.is_hint else request.level
        asked = changed(request, level=level, is_hint=False)
        QTimer.singleShot(0, self, lambda: self.replied.emit(changed(decide(asked), is_hint=request.is_hint)))


class Stage:
    """The window with what may be done to bring it to a state. Attributes: ``window``; ``look``; ``popups``: what is
    open over it beside what it holds itself, such as menus; ``again``: what has to be done anew in another look.
    ``saves``: a file of saved matches with some in it, to begin with.
    """

    def __init__(self, look: Look, language: Language, saves: Path | None) -> None:
        self.look = look
        self.popups: list[QWidget] = []
        self.again: Callable[[], object] = lambda: None
        self.session = qt_session.QtSession(saves)
        preferences = Preferences(
            language=look.language,
            felt=look.felt,
            deck=look.deck,
            text_percent=look.text,
            pace="instant",
            name="Veera",
            preset=look.preset,
        )
        self.window = MainWindow(self.session, language, preferences)
        self.window.resize(*look.size)
        stay_unseen(self.window)
        self.window.show()
        self.turn()

    def show_as(self, look: Look) -> None:
        """Show what is shown in another look of the same game and language."""
        assert (look.preset, look.language) == (self.look.preset, self.look.language)
        if look != self.look:
            self.look = look
            self.window.resize(*look.size)
            self.window.change(felt=look.felt, deck=look.deck, text_percent=look.text)
            self.turn()
        self.again()
        self.turn()

    def shown(self) -> list[QWidget]:
        """The window, and what is open over it."""
        return [self.window, *self.popups]

    def close(self) -> None:
        for popup in self.popups:
            popup.close()
        self.window.close()
        self.session.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def turn(self) -> None:
        """Let everything happen that waits to happen."""
        for _round in range(4):
            QApplication.processEvents()

    def until(self, is_so: Callable[[], bool]) -> None:
        """Wait for what comes from another thread."""
        end = time.monotonic() + PATIENCE_S
        while not is_so():
            assert time.monotonic() < end, "it does not come"
            QApplication.processEvents()
            time.sleep(0.001)
        self.turn()

    def picture(self) -> QPixmap:
        """The window as it is seen once every card has been drawn."""
        self.window.grab()  # asks for the pictures that it needs
        drawn = self.window.findChildren(CardPictures)
        self.until(lambda: not any(pictures.is_waiting() for pictures in drawn))
        picture = self.window.grab()
        painter = QPainter(picture)
        for popup in self.popups:
            painter.drawPixmap(self.window.mapFromGlobal(popup.mapToGlobal(QPoint())), popup.grab())
        painter.end()
        return picture

    # -- a match ------------------------------------------------------------------------------------------------------

    def begin(self, seed: int, characters: tuple[str, ...] = (), options: tuple[tuple[str, str], ...] = ()) -> None:
        """Begin a match of the look's game, perhaps with other options."""
        setup = MatchSetup(self.look.preset, "Veera", seed=seed, characters=characters, options=options)
        self.window.start_match(setup)

    def asked(self) -> Prompt:
        """What is asked, once it can be answered."""
        screen = self.window.match

        def is_asked() -> bool:
            if screen.banner is not None:
                screen.banner.click()
            update = self.session.current()
            return update.prompt is not None and screen.is_settled() and screen.table.is_idle()

        self.until(is_asked)
        prompt = self.session.current().prompt
        assert prompt is not None
        return prompt

    def play_to(self, wanted: Wanted) -> None:
        """Bid a little, declare what can be declared, play what may be played, until this is asked."""
        while not wanted(prompt := self.asked()):
            assert prompt.choices is not None, "the hand ended before that"
            refusal = self.session.answer(prompt.id, _move(prompt))
            assert refusal is None

    def move(self) -> None:
        """Answer what is asked once."""
        prompt = self.asked()
        assert self.session.answer(prompt.id, _move(prompt)) is None
        self.asked()

    def play_hand(self) -> None:
        """Play the hand to its end."""
        self.play_to(lambda prompt: prompt.choices is None)


def _move(prompt: Prompt) -> Action:
    choices = prompt.choices
    assert choices is not None
    if isinstance(choices, BidChoices):
        low = choices.minimum
        return Bid(low) if low is not None and low <= HIGHEST_BID else Pass()
    actions = [*choices.actions()]
    if isinstance(choices, PlayChoices):
        return next((action for action in actions if isinstance(action, Declare)), actions[0])
    return actions[0]


def is_kind(kind: PromptKind) -> Wanted:
    """Whether this kind of thing is asked."""
    return lambda prompt: prompt.kind is kind


def can_declare(prompt: Prompt) -> bool:
    """Whether a marriage may be declared or asked for."""
    return isinstance(prompt.choices, PlayChoices) and bool(prompt.choices.marriages)


def write_saves(path: Path) -> None:
    """A file of saved matches by dice, with the facts of all their hands."""
    dice = random.Random(3)
    store = MatchStore(path, lambda problem: pytest.fail(str(problem)))
    for nth in range(MATCHES):
        match, hands = made_match(dice, nth)
        store.save_header(match.match, {})
        if nth < MATCHES - 1:  # the last one is on the table
            store.finish(match.match)
        mark = store.ask(partial(matches.fingerprint, match_id=match.match))
        assert mark is not None
        assert store.derive(partial(facts.write_facts, match=match, hands=hands, fingerprint=mark))
    assert store.close()


@contextmanager
def own_font() -> Iterator[None]:
    """The program's own font, which other tests do without."""
    loaded = [QFontDatabase.addApplicationFont(str(path)) for path in font_paths()]
    assert loaded
    assert -1 not in loaded
    before = QApplication.font()
    QApplication.setFont(QFont(FONT_FAMILY))
    yield
    QApplication.setFont(before)
    for font in loaded:
        QFontDatabase.removeApplicationFont(font)


@contextmanager
def quick_bots() -> Iterator[None]:
    """All bots answer in this thread, and nobody thinks in the background."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(qt_session, "BotRunner", StageBots)
        patch.setattr(qt_coach, "BotRunner", SilentBots)
        patch.setattr(qt_adviser, "BotRunner", SilentBots)
        patch.setattr(qt_knower, "Knower", KnowsAtOnce)
        patch.setattr(qt_second_table, "SecondTable", PlaysAtOnce)
        patch.setattr(qt_reviews, "Reviewer", SilentReviewer)
        yield
