"""Keeps the note of what can be known up to date with the table, while the person wants it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from marjapussi_desktop.controller.match.prompts import Update, UpdateKind
from marjapussi_desktop.controller.match.qt_session import QtSession
from marjapussi_desktop.engine.events import CardDrawn, Event
from marjapussi_desktop.engine.state import Phase
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.story.dock import StoryDock

if TYPE_CHECKING:
    from marjapussi_desktop.controller.knowledge.qt_knower import Knower
    from marjapussi_desktop.controller.knowledge.table_knowledge import TableKnowledge
    from marjapussi_desktop.engine.cards import Card
    from marjapussi_desktop.ui.knowledge.panel import NotePanel


class Note(QObject):
    """Attributes: ``panel``, None until it was first open. Signal: ``toggled(bool)``: the person opened or folded it.

    It speaks of what the table shows, never of what is still to be seen: all that can be known is reckoned at rest, and
    between two rests what becomes certain comes, and what no longer holds goes, as the table shows why. Nothing is
    reckoned while it is folded.
    """

    toggled = Signal(bool)

    def __init__(self, session: QtSession, dock: StoryDock) -> None:
        super().__init__(dock)
        self.panel: NotePanel | None = None
        self._session = session
        self._dock = dock
        self._wants_open = False
        self._is_allowed = True
        self._knower: Knower | None = None
        self._hand: frozenset[Card] = frozenset()
        self._known: TableKnowledge | None = None
        self._coming: list[Event] = []
        self._since: list[Event] = []

    @property
    def is_open(self) -> bool:
        """Whether it can be read."""
        return self._is_shown and self._dock.is_open

    @property
    def _is_shown(self) -> bool:
        return self._wants_open and self._is_allowed

    def toggle(self) -> None:
        """Open the note, with the story where that is folded, or fold it."""
        wants = not self.is_open
        if wants and not self._dock.is_open:
            self._dock.toggle()
        self._want(wants)
        self.toggled.emit(wants)

    def apply(self, preferences: Preferences) -> None:
        """Apply the preferences."""
        if preferences.note_open != self._wants_open:
            self._want(preferences.note_open)

    def allow(self, is_allowed: bool) -> None:
        """Let it be read, or not: in a match without help it is folded, whatever the person wants otherwise."""
        if is_allowed != self._is_allowed:
            self._is_allowed = is_allowed
            self._want(self._wants_open)

    def take(self, update: Update) -> None:
        """What is told is of another hand, or of a move taken back: cards are in the hand that were not there before,
        and it was not seen how they came.
        """
        hand = frozenset(update.view.seats[0].hand)
        drawn = {event.card for event in update.events if isinstance(event, CardDrawn)}
        if not hand <= self._hand | drawn:
            self.tell_nothing()
        self._hand = hand
        self._coming = [*self._coming, *update.events] if update.kind is UpdateKind.EVENTS else []

    def hear(self, event: Event) -> None:
        """The table has shown an event."""
        if event in self._coming:
            self._coming.remove(event)
            self._hear([event])

    def renew(self) -> None:
        """The table is at rest: tell what can be known now."""
        coming, self._coming = self._coming, []
        self._hear(coming)  # where nothing moves, no event is shown by itself
        if not self._is_shown:
            return
        seen = self._session.seen()
        if seen is None or seen.phase is not Phase.PLAY:
            self.tell_nothing()
        else:
            self._since.clear()
            self._asked().ask(seen)

    def tell_nothing(self) -> None:
        """Tell nothing until it is renewed: there is nothing to know."""
        self._forget()
        self._tell(None)

    def keep_back(self) -> None:
        """Tell nothing until it is renewed, as a quiz asks just that."""
        self._forget()
        self._known = None
        if self.panel is not None:
            self.panel.keep_back()

    def _forget(self) -> None:
        if self._knower is not None:
            self._knower.forget()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        if self.panel is not None:
            self.panel.retranslate()

    def stop(self) -> None:
        """End the process that reckons."""
        knower, self._knower = self._knower, None
        if knower is not None:
            knower.close()

    def _want(self, wants: bool) -> None:
        self._wants_open = wants
        if self._is_shown:
            self._dock.set_note(self._made_panel())
            if not self._coming:  # else it is renewed as all is shown
                self.renew()
        elif self.panel is not None:
            self.panel.hide()
            self._dock.set_note(None)

    def _made_panel(self) -> NotePanel:
        if self.panel is None:
            # Imported here: the first picture of the table does without.
            from marjapussi_desktop.ui.knowledge.panel import NotePanel

            self.panel = NotePanel(self._dock.parentWidget())
            self.panel.lengthened.connect(self._dock.place)
        return self.panel

    def _asked(self) -> Knower:
        if self._knower is None:
            from marjapussi_desktop.controller.knowledge.qt_knower import Knower

            self._knower = Knower(self)
            self._knower.known.connect(lambda knowledge: self._tell(self._after(self._since, knowledge)))
        return self._knower

    def _hear(self, events: list[Event]) -> None:
        self._since += events
        if self._known is not None and events:
            self._tell(self._after(events, self._known))

    def _after(self, events: list[Event], knowledge: TableKnowledge) -> TableKnowledge:
        rules = self._session.current().view.rules
        for event in events:
            knowledge = knowledge.after(event, rules)
        return knowledge

    def _tell(self, knowledge: TableKnowledge | None) -> None:
        self._known = knowledge
        if self.panel is not None:
            self.panel.show_knowledge(knowledge, self._session.current().view if knowledge is not None else None)
