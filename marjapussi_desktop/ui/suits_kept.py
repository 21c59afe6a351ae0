"""Keeps a suit's sign in the line of what follows it. Qt would end a line after any picture, whatever joins them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtGui import QTextBlock, QTextCursor

PICTURE = "\ufffc"
JOINER = "\u2060"
NEW_LINE = "\u2028"


def kept_together(cursor: QTextCursor) -> list[int]:
    """Break lines before a sign that would be parted from its rank or number. The places, where spaces stood.

    ``cursor``: any of the page's.

    Breaking one line moves those below it, so it is done until nothing is parted.
    """
    broken: list[int] = []
    while places := list(_partings(cursor)):
        _replace(cursor, places, NEW_LINE)
        broken += places
    return broken


def let_go(cursor: QTextCursor, places: Iterable[int]) -> None:
    """Have spaces again where lines were broken, before the page takes another width."""
    _replace(cursor, places, " ")


def _replace(cursor: QTextCursor, places: Iterable[int], letter: str) -> None:
    cursor.beginEditBlock()  # laid out once, not for each
    for place in places:
        cursor.setPosition(place)
        cursor.setPosition(place + 1, QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(letter, cursor.charFormat())
    cursor.endEditBlock()


def _partings(cursor: QTextCursor) -> Iterator[int]:
    """The spaces before signs that end a line: of each block the first, as it moves the others."""
    document = cursor.document()
    document.documentLayout().documentSize()  # lays out what has not been seen yet, too
    block = document.begin()
    while block.isValid():
        place = _parting(block)
        if place is not None:
            yield block.position() + place
        block = block.next()


def _parting(block: QTextBlock) -> int | None:
    text, layout = block.text(), block.layout()
    if PICTURE not in text:
        return None
    for number in range(layout.lineCount() - 1):
        line = layout.lineAt(number)
        start, end = line.textStart(), line.textStart() + line.textLength()
        if _is_parted(text[start:end], text[end:]):
            space = text.rfind(" ", start, text.rindex(PICTURE, start, end))
            if space > start:
                return space
    return None


def _is_parted(line: str, rest: str) -> bool:
    rest = rest.lstrip(JOINER)
    if line.endswith(" "):
        return line.rstrip().endswith(PICTURE) and rest[:1].isdigit()
    return line.rstrip(JOINER).endswith(PICTURE) and not rest.startswith((PICTURE, NEW_LINE, " "))
