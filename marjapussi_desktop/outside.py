"""Text from outside, made fit to be shown: what a file, another program or another person has written.

A name in a record, a house rule, a program's lines, a file's name: each goes through here where it enters, before the
window or the command line shows it. What is kept on disk stays as it was written. Any room may use this module.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Final

MOST_LETTERS: Final = 40
"""The most characters of a text from outside that are shown."""

LONGEST_PATH: Final = 120
"""The most of a whole path that the person has to find again: where something was written or set aside."""

ELLIPSIS: Final = "…"
UNKNOWN: Final = "\N{REPLACEMENT CHARACTER}"
"""Stands for what has no shape of its own: half a character, private use, unassigned."""

MOST_MARKS: Final = 2
"""The most accents that one letter carries; more of them would paint over the lines above and below."""

_READ_AT_MOST: Final = 4096
_INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and signs that show nothing, of no category of their own."""
_SELECTORS: Final = frozenset(map(chr, (*range(0xFE00, 0xFE0F), *range(0x180B, 0x1810), *range(0xE0100, 0xE01F0))))
"""Variants of a character; U+FE0F stays, which makes a sign an emoji."""


def plain(text: str, most: int = MOST_LETTERS) -> str:
    """The text as one line of visible characters, at most ``most`` of them, the last an ellipsis if there were more.

    Breaks, control characters and spaces of any kind become single spaces; characters that change the direction of
    writing or show nothing are left out, and so are leading and trailing spaces. Half a character (as JSON can spell
    it, or a file's name on Linux), private use and unassigned ones become U+FFFD. The result can be written as UTF-8;
    it may be empty, and it may look like markup: whoever shows it says that it is plain text. Of a text without end
    only the first 4,096 characters are read.
    """
    if len(text) <= most and text.isascii() and text.isprintable() and "  " not in text:
        return text.strip()
    shown = _one_line(text[:_READ_AT_MOST])
    return shown if len(shown) <= most else shown[: most - 1].rstrip() + ELLIPSIS


def plain_file(name: str, most: int = MOST_LETTERS) -> str:
    """A file's name or path as ``plain`` shows it; where it is too long, its middle is left out, never its end."""
    shown = _one_line(name[:_READ_AT_MOST])
    if len(shown) <= most:
        return shown
    end = most // 2
    return shown[: most - 1 - end].rstrip() + ELLIPSIS + shown[-end:].lstrip()


def _one_line(text: str) -> str:
    return " ".join("".join(_visible(text)).split())


def _visible(text: str) -> Iterator[str]:
    marks = MOST_MARKS  # an accent needs a letter before it
    for letter in text:
        category = unicodedata.category(letter)
        if category == "Cf" or letter in _INVISIBLE or letter in _SELECTORS:
            continue
        if category in ("Mn", "Me"):
            marks += 1
            if marks <= MOST_MARKS:
                yield letter
            continue
        marks = 0
        if category in ("Cc", "Zl", "Zp", "Zs"):
            marks = MOST_MARKS
            yield " "
        else:
            yield UNKNOWN if category in ("Cs", "Co", "Cn") else letter
