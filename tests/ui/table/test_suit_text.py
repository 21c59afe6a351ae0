"""Texts with suit signs, broken into lines."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from marjapussi_desktop.ui.table.suit_text import SuitText, balanced

TEXTS = (
    "Annan kortit ♣A, ♥A, ♠Q ja ♥K",
    "Syy paljastaisi kortteja: kysy uudelleen, kun jako on pelattu.",
    "Hint: Give ♣Q, ♥K and ♦A. These cards help the declarer most.",
)


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("share", [0.3, 0.4, 0.6, 0.9, 2.0])
def test_the_lines_of_a_bubble_are_about_as_long_as_one_another(qapp: QApplication, text: str, share: float) -> None:
    font = QFont()
    whole = SuitText(text, font, 1e6).size.width()
    greedy, even = SuitText(text, font, share * whole), balanced(text, font, share * whole)
    assert len(even.line_widths) == len(greedy.line_widths)
    assert even.size.width() <= max(greedy.size.width(), share * whole)
    assert min(even.line_widths) >= 0.5 * max(even.line_widths)


def test_an_empty_text_and_a_word_that_is_too_long_are_left_as_they_are(qapp: QApplication) -> None:
    assert balanced("", QFont(), 100).line_widths == []
    assert len(balanced("Huutokauppahuutaja", QFont(), 10).line_widths) == 1


def test_a_word_without_end_is_broken_and_a_long_one_is_not(qapp: QApplication) -> None:
    laid_out = SuitText("Hint: " + "Ж" * 200, QFont(), 150)
    assert max(laid_out.line_widths) <= 150
    assert len(laid_out.line_widths) > 5
    assert len(SuitText("Huutokauppahuutajattaret", QFont(), 10).line_widths) == 1


@pytest.mark.parametrize("width", range(60, 240, 20))
def test_a_suit_and_the_number_that_it_brings_stay_in_one_line(qapp: QApplication, width: int) -> None:
    laid_out = SuitText("Marriages: ♠ 40, ♣ 60 (♦ 80), ♥ 100 and Bid 55.", QFont(), width)
    last = [line[-1] for line in laid_out._lines]
    assert len(last) > 1
    assert not [run for run in last if run.suit is not None]


def test_no_line_is_broken_at_a_no_break_space(qapp: QApplication) -> None:
    """A row of the review ended with the dot before its verdict."""
    text, font = "Trick 3: Asking for a half in ♥\u00a0·\u00a0best", QFont()
    whole = SuitText(text, font, 1e6).size.width()
    for nth in range(30, 100):
        lines = SuitText(text, font, whole * nth / 100)._lines
        assert not any(line[-1].text.rstrip("\u00a0").endswith("·") or line[0].text.startswith("·") for line in lines)
