"""Announces each event of a table as it is shown, and each question once it can be answered."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from marjapussi_desktop.controller.match.prompts import PromptKind, Update, UpdateKind
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.events import Event
from marjapussi_desktop.ui.aloud import is_read_aloud
from marjapussi_desktop.ui.text.cards import Spelling, card_name, cards_text

if TYPE_CHECKING:
    from marjapussi_desktop.engine.choices import Call
    from marjapussi_desktop.ui.moments.great_event import GreatEvent
    from marjapussi_desktop.ui.table_screen import TableScreen

_LOOK_MS: Final = 300
_LOOKS: Final = 40
"""So often a table looks whether somebody has begun to listen: Qt does not tell."""


class TableAnnouncer(QObject):
    """Follows one table. An event is one sentence; those that are cut short are told together, so none is lost.

    Attribute: ``recent``, the events that were seen since the person's last answer.
    Signal: ``announced(str)``: this was told to assistive technology. Without any, nothing is put into words.
    """

    announced = Signal(str)

    def __init__(self, screen: TableScreen) -> None:
        super().__init__(screen)
        self.recent: list[Event] = []
        self._screen = screen
        self._update: Update | None = None
        self._waiting: deque[Event] = deque()
        self._told = 0
        self._looks = 0
        self._listener = QTimer(self)
        self._listener.setInterval(_LOOK_MS)
        self._listener.timeout.connect(self._look_for_listener)
        self._offered: tuple[Call, ...] = ()
        screen.taken.connect(self._take)
        screen.table.began.connect(self._hear)
        screen.table.idle.connect(self._offer_call)
        screen.table.waits_for_click.connect(lambda: self.say(self.tr("Enter gathers the trick.")))
        screen.table.cards_toggled.connect(self._hear_chosen)
        screen.settled.connect(self._settle)
        screen.great_event.connect(self._hear_great)

    def say(self, sentence: str) -> None:
        """Tell assistive technology a sentence."""
        if sentence and is_read_aloud():
            self._screen.table.read_aloud(sentence)
            self.announced.emit(sentence)

    def _take(self, update: Update) -> None:
        self._listener.stop()
        if update.kind is UpdateKind.JUMP:
            self._waiting.clear()
        if update.kind is UpdateKind.JUMP or (self._update is not None and self._update.prompt is not None):
            self.recent.clear()
            self._told = 0
        self._update = update
        self._waiting.extend(update.events)

    def _hear(self, event: Event) -> None:
        """An event begins to be seen. Whatever came before it and was not seen to move is told with it."""
        if event in self._waiting:
            self._tell(self._waiting.index(event) + 1)

    def _settle(self, update: Update) -> None:
        self._tell(len(self._waiting))
        if is_read_aloud():
            self.say(self.asked())
        elif self._looks < _LOOKS:
            self._listener.start()

    def _look_for_listener(self) -> None:
        """Of a screen reader the program hears some moments after its start, when the first question has been put."""
        self._looks += 1
        if is_read_aloud():
            self._tell(0)
            self.say(self.asked())
        if is_read_aloud() or self._looks >= _LOOKS:
            self._listener.stop()

    def _tell(self, count: int) -> None:
        """Announce the first events of those that wait, after what happened before somebody listened."""
        self.recent.extend(self._waiting.popleft() for _nth in range(count))
        if self._told < len(self.recent) and is_read_aloud():
            events, self._told = self.recent[self._told :], len(self.recent)
            self.say(self.in_words(events))

    def in_words(self, events: Sequence[Event], spell: Spelling = card_name) -> str:
        """Events in one sentence each; ``spell`` writes the cards."""
        from marjapussi_desktop.ui.story.words import StoryWords

        if self._update is None:
            return ""
        words, view = StoryWords(), self._update.view
        return " ".join(words.sentence(event, view, spell) for event in events)

    def asked(self, spell: Spelling = card_name) -> str:
        """What is asked of the person now; after a jump, with the table that it is asked at."""
        from marjapussi_desktop.ui.read_aloud.questions import Questions
        from marjapussi_desktop.ui.read_aloud.readouts import Readouts

        update = self._update
        if update is None or update.prompt is None or not self._screen.is_settled():
            return ""
        question = Questions(spell).text(update.prompt, update.view)
        panel = self._screen.panel
        if update.prompt.kind is PromptKind.MATCH_OVER and panel is not None:
            question = f"{panel.spoken_title()} {question}"
        if update.kind is UpdateKind.JUMP:
            question = f"{Readouts().trick(update.view, spell)} {question}"
        return f"{question} {self._screen.spoken_offer()}".rstrip()

    def _hear_chosen(self, cards: tuple[Card, ...]) -> None:
        """Another card is chosen, or one is let go."""
        wanted = self._screen.table.mode().count
        chosen = self.tr("Chosen {count} of {wanted}: {cards}.") if cards else self.tr("Chosen {count} of {wanted}.")
        self.say(chosen.format(count=len(cards), wanted=wanted, cards=cards_text(cards, card_name)))

    def _offer_call(self) -> None:
        """Kontra or Re is on offer now, perhaps out of turn."""
        calls = self._screen.calls
        offered = (calls.call,) if calls.call is not None else ()
        if offered != self._offered:
            self._offered = offered
            if offered:
                self.say(calls.spoken())

    def _hear_great(self, event: GreatEvent) -> None:
        from marjapussi_desktop.ui.i18n import translate
        from marjapussi_desktop.ui.moments.great_event import TEXTS, GreatEvent

        self._tell(len(self._waiting))
        if event not in (GreatEvent.CONTRACT_MADE, GreatEvent.CONTRACT_FAILED):  # the result says that itself
            self.say(translate("Banner", TEXTS[event]))
