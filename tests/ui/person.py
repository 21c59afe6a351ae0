"""A person at the window: answers whatever is asked, by the mouse alone or by the keyboard alone."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match.prompts import Prompt, PromptKind
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.choices import BidChoices, CardsChoices, PlayChoices
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.panels.base import PromptPanel

LEFT = Qt.MouseButton.LeftButton
HIGHEST_BID = 130


class Person:
    """Plays on the window's table. ``asked``: the kinds of prompts answered so far; ``said``: what was declared."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window = window
        self.qtbot = qtbot
        self.asked: set[PromptKind] = set()

    def wait(self) -> Prompt:
        """The next prompt, once it can be answered."""
        self.qtbot.waitUntil(self._is_asked, timeout=10_000)
        prompt = self.window.session.current().prompt
        assert prompt is not None
        return prompt

    def _is_asked(self) -> bool:
        screen = self.window.match
        if screen.banner is not None:
            self.end_banner()
        prompt = self.window.session.current().prompt
        if prompt is None or not screen.table.is_idle():
            return False
        is_bare = isinstance(prompt.choices, PlayChoices) and not prompt.choices.marriages
        return is_bare or screen.panel is not None

    @property
    def panel(self) -> PromptPanel:
        """The panel that is open."""
        panel = self.window.match.panel
        assert panel is not None
        return panel

    def play_hand(self) -> None:
        """Answer everything until the hand is over."""
        while (prompt := self.wait()).kind not in (PromptKind.HAND_OVER, PromptKind.MATCH_OVER):
            self.answer(prompt)
        self.asked.add(prompt.kind)

    def answer(self, prompt: Prompt) -> None:
        """Answer one prompt: bid a little, declare what can be declared, play the first card that may be played."""
        self.asked.add(prompt.kind)
        choices = prompt.choices
        if isinstance(choices, PlayChoices) and not choices.marriages.declare:
            self.play(choices.cards[0])
        elif isinstance(choices, CardsChoices):
            self.choose(choices.cards[: choices.count])
        elif isinstance(choices, BidChoices) and not _is_cheap(choices):
            self.decline()
        elif isinstance(choices, BidChoices):
            self.bid()
        else:
            self.accept()

    def accept(self) -> None:
        """Do the primary thing of the panel."""
        raise NotImplementedError

    def bid(self) -> None:
        """Bid the least."""
        raise NotImplementedError

    def decline(self) -> None:
        """Pass."""
        raise NotImplementedError

    def play(self, card: Card) -> None:
        """Play a card of the hand."""
        raise NotImplementedError

    def choose(self, chosen: tuple[Card, ...]) -> None:
        """Choose cards of the hand and confirm them."""
        raise NotImplementedError

    def end_banner(self) -> None:
        """Cut a great event short."""
        raise NotImplementedError


def _is_cheap(choices: BidChoices) -> bool:
    return choices.minimum is not None and choices.minimum <= HIGHEST_BID


def click(button: QAbstractButton) -> None:
    """Click a button that can be seen and pressed."""
    assert button.isVisible()
    assert button.isEnabled()
    QTest.mouseClick(button, LEFT)


def turn_wheel(widget: QWidget, notches: int) -> None:
    """Turn the wheel over the middle of a widget, away from the person; the window gets it, as from a real wheel, so
    that what the widget does not take goes on to the page around it.
    """
    window = widget.window()
    middle = QPointF(widget.mapTo(window, widget.rect().center()))
    for _notch in range(notches):
        QTest.wheelEvent(window.windowHandle(), middle, QPoint(0, 120))


class MousePerson(Person):
    """Never touches the keyboard."""

    def accept(self) -> None:
        assert self.panel.primary is not None
        click(self.panel.primary)

    def bid(self) -> None:
        click(self.panel.bid)  # type: ignore[attr-defined]

    def decline(self) -> None:
        click(self.panel.pass_)  # type: ignore[attr-defined]

    def play(self, card: Card) -> None:
        QTest.mouseClick(self.window.match.table.viewport(), LEFT, pos=self.place_of(card))

    def choose(self, chosen: tuple[Card, ...]) -> None:
        for card in chosen:
            self.play(card)
        self.accept()

    def end_banner(self) -> None:
        assert self.window.match.banner is not None
        QTest.mouseClick(self.window.match.banner, LEFT)

    def place_of(self, card: Card) -> QPoint:
        """A point of a card that no neighbour covers."""
        table = self.window.match.table
        item = table.table_scene().item_of(card)
        assert item is not None
        box = item.face_box()
        return table.mapFromScene(item.mapToScene(box.left() + box.width() * 0.12, box.top() + box.height() * 0.3))


class KeyPerson(Person):
    """Never touches the mouse: keys go to whatever has the focus."""

    def press(self, key: Qt.Key) -> None:
        """Press a key."""
        focused = QApplication.focusWidget()
        assert focused is not None, "nothing has the keyboard"
        QTest.keyClick(focused, key)

    def accept(self) -> None:
        self.press(Qt.Key.Key_Return)

    def bid(self) -> None:
        if self.panel.primary is self.panel.pass_:  # type: ignore[attr-defined]
            self.press(Qt.Key.Key_Left)
        self.press(Qt.Key.Key_Return)

    def decline(self) -> None:
        if self.panel.primary is not self.panel.pass_:  # type: ignore[attr-defined]
            self.press(Qt.Key.Key_Right)
        self.press(Qt.Key.Key_Return)

    def play(self, card: Card) -> None:
        if self.window.match.panel is not None:
            self.press(Qt.Key.Key_Escape)
        self.walk_to(card)
        self.press(Qt.Key.Key_Return)

    def choose(self, chosen: tuple[Card, ...]) -> None:
        for card in chosen:
            self.walk_to(card)
            self.press(Qt.Key.Key_Return)
        self.press(Qt.Key.Key_Return)

    def walk_to(self, card: Card) -> None:
        """Put the hand's mark on a card."""
        scene = self.window.match.table.table_scene()
        fan = scene.hand_rows()[0]
        if scene.marks.focused is None:
            self.press(Qt.Key.Key_Right)
        if (scene.marks.focused in fan) is not (card in fan):
            self.press(Qt.Key.Key_Down if card in fan else Qt.Key.Key_Up)
        for _step in range(2 * len(scene.hand())):
            if scene.marks.focused is card:
                return
            self.press(Qt.Key.Key_Right)
        raise AssertionError(f"cannot walk to {card} from {QApplication.focusWidget()}")

    def end_banner(self) -> None:
        self.press(Qt.Key.Key_Space)
