"""Reads a part of the table out: to assistive technology in full words, and as a text in a strip by the hand."""

from __future__ import annotations

from marjapussi_desktop.ui.read_aloud.part import ReadPart
from marjapussi_desktop.ui.read_aloud.readouts import Readouts
from marjapussi_desktop.ui.table_screen import TableScreen
from marjapussi_desktop.ui.text.cards import Spelling, card_name, card_text


def read(screen: TableScreen, part: ReadPart) -> None:
    """Say and show a part of the table as it is seen now."""
    screen.table.show_for_a_while(in_words(screen, part, card_text))
    screen.table.read_aloud(in_words(screen, part, card_name))


def in_words(screen: TableScreen, part: ReadPart, spell: Spelling) -> str:
    """A part of the table; ``spell`` writes the cards."""
    view, words = screen.table.shown_view(), Readouts()
    if view is None:
        return ""
    if part is ReadPart.HAND:
        return words.hand(screen.table.hand(), spell)
    if part is ReadPart.TRICK:
        return words.trick(view, spell)
    if part is ReadPart.TRUMPS:
        return words.trumps(view)
    if part is ReadPart.SCORE:
        return words.score(view)
    return _recent(screen, spell) or words.trick(view, spell)


def _recent(screen: TableScreen, spell: Spelling) -> str:
    """What happened since the person's last answer, and what is asked now."""
    announcer = screen.announcer
    if announcer is None:
        return ""
    return f"{announcer.in_words(announcer.recent, spell)} {announcer.asked(spell)}".strip()
