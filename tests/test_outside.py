"""Text from outside, fit to be shown."""

from __future__ import annotations

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marjapussi_desktop.outside import MOST_LETTERS, plain, plain_file

EVERY_CHARACTER = range(sys.maxunicode + 1)
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""The categories of what breaks a line, hides or turns the writing, or is no character."""


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Väinämöinen", "Väinämöinen"),
        ("  Aino   Maija ", "Aino Maija"),
        ("山田太郎", "山田太郎"),
        ("🂡 Ässä ❤️", "🂡 Ässä ❤️"),
        ("a\r\nb\tc\0d", "a b c d"),
        ("\x1b[2Jgone", "[2Jgone"),
        ("line\u2028paragraph\u2029nel\x85end", "line paragraph nel end"),
        ("gepj.\u202eexe", "gepj.exe"),
        ("\u2066isolate\u2069 \u200fright\u061c", "isolate right"),
        ("so\u00adft zero\u200bwidth\u2060\ufeff", "soft zerowidth"),
        ("nbsp\u00a0ideographic\u3000", "nbsp ideographic"),
        ("half \ud800 private \ue000 none \U000e0fff", "half \ufffd private \ufffd none \ufffd"),
        ("tag\U000e0041\U000e007f", "tag"),
        ("hangul\u3164filler\u115f\u2800", "hangulfiller"),
        ("Z" + "\u0335" * 30 + "a", "Z\u0335\u0335a"),
        ("\u0301accent first \u0301second", "accent first second"),
        ("Nguye\u0302\u0303n", "Nguye\u0302\u0303n"),
        ("<b>&amp; %1 {0} &File", "<b>&amp; %1 {0} &File"),
        ("", ""),
        ("\u200b\u202e", ""),
    ],
)
def test_what_is_shown(written: str, shown: str) -> None:
    assert plain(written) == plain_file(written) == shown


@given(st.text(), st.integers(4, 60))
def test_what_is_fit_to_be_shown_stays_as_it_is(written: str, most: int) -> None:
    shown = plain(written, most)
    assert plain(shown, most) == shown
    assert len(shown) <= most
    assert len(plain_file(written, most)) <= most


def test_no_character_breaks_a_line_hides_or_turns_the_writing() -> None:
    assert not {unicodedata.category(c) for c in "ab \ufffd"} & UNSEEN
    for letter in map(chr, EVERY_CHARACTER):
        written = f"a{letter}b"
        shown = plain(written)
        if shown not in ("ab", "a b", "a\ufffdb"):
            assert shown == written
            assert unicodedata.category(letter) not in UNSEEN, ascii(letter)
            shown.encode("utf-8")


def test_what_is_printable_to_python_stays_but_for_what_shows_nothing() -> None:
    lost = [c for c in map(chr, EVERY_CHARACTER) if c.isprintable() and c not in plain(f"a{c}b")]
    assert len(lost) < 300
    names = [unicodedata.name(letter) for letter in lost]
    without_a_word = ("VARIATION SELECTOR", "FILLER", "BLANK", "VOWEL INHERENT", "GRAPHEME JOINER")
    assert [name for name in names if not any(word in name for word in without_a_word)] == []


@pytest.mark.parametrize("written", ["x" * 41, "x" * 10_000_000, "Ä" * 41, "a " * 41, "\u202e" + "ä" * 100])
def test_at_most_forty(written: str) -> None:
    assert len(plain(written)) <= MOST_LETTERS == 40
    assert plain(written)[-1] == "…"
    assert "…" in plain_file(written)
    assert len(plain(written, 12)) <= 12
    assert len(plain_file(written)) <= MOST_LETTERS


def test_a_text_that_just_fits_is_whole() -> None:
    assert plain("x" * 40) == "x" * 40
    assert plain("ä" * 40 + "\u200b") == "ä" * 40


def test_a_long_file_keeps_its_end() -> None:
    shown = plain_file("/home/somebody/" + "x" * 60 + "/matches-damaged-1.sqlite")
    assert shown == "/home/somebody/xxxx…hes-damaged-1.sqlite"
