"""The bar below a hand that is looked at speaks the language that is chosen."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from marjapussi_desktop.ui.i18n import Language
from marjapussi_desktop.ui.stepping.bar import StepBar


def test_the_place_is_told_in_a_new_language_at_once(qtbot: QtBot, language: Language) -> None:
    bar = StepBar()
    qtbot.addWidget(bar)
    language.choose("en")
    bar.show_place(5, 51, "")
    language.choose("fi")
    bar.retranslate()
    assert " of " not in bar.place.text()
