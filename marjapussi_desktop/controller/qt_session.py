"""The session as the window sees it: one QObject with one update signal. (Being filled in.)"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from marjapussi_desktop.controller.prompts import Update
from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.reasons import Refusal


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """What a new match needs. ``options`` are changed options on top of the preset, as the command line writes them."""

    preset: str
    name: str
    partner_level: str = "casual"
    opponent_level: str = "casual"
    seed: int | None = None
    options: tuple[tuple[str, str], ...] = field(default=())


class QtSession(QObject):
    """One match at a time, driven from the interface's thread; bots answer from their own process.

    Signals: ``updated(Update)`` after every step; ``noticed(Notice)`` for something to tell in words (a damaged save
    was set aside; a bot was replaced).
    """

    updated = Signal(object)
    noticed = Signal(object)

    def start_match(self, setup: MatchSetup) -> None:
        """Begin a new match; the first update (JUMP) follows, and then the first hand's events."""

    def resume(self) -> bool:
        """Take up the saved match, if there is one; whether there was."""
        return False

    def has_match(self) -> bool:
        """Whether a match is in progress or just over."""
        return False

    def current(self) -> Update:
        """The latest update."""
        raise NotImplementedError

    def answer(self, prompt_id: int, action: Action) -> Refusal | None:
        """Answer a prompt. None when it was taken (an update follows at once, before this returns) or was late."""
        raise NotImplementedError

    def call(self, action: Action) -> Refusal | None:
        """Say Kontra or Re, in or out of turn."""
        raise NotImplementedError

    def why_not(self, card: Card) -> Refusal | None:
        """Why the person may not play ``card`` now, or None if he may."""
        raise NotImplementedError

    def undo(self) -> bool:
        """Take back the person's last decision in this hand; a JUMP update follows. Whether there was one."""
        return False

    def next_hand(self) -> None:
        """Deal the next hand after HAND_OVER."""

    def replay_deals(self) -> None:
        """Begin a new match with the deals of this one."""

    def export_record(self, path: Path) -> None:
        """Write the match as a record. Raises OSError."""

    def open_record(self, path: Path) -> None:
        """Open a record as the current match. Raises RecordError with a sentence that names what is wrong."""
