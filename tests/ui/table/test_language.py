"""Switching the language at any moment leaves no text of the other one behind."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from marjapussi_desktop.engine.events import Event
from marjapussi_desktop.ui.i18n import Language
from marjapussi_desktop.ui.table.movements import movements_of
from marjapussi_desktop.ui.table.speeds import SPEEDS, Pace
from marjapussi_desktop.ui.table.table_widget import TableWidget
from marjapussi_desktop.ui.text.events import bubble_text
from tests.ui.table.table_play import updates_of


@pytest.fixture
def language(table: TableWidget) -> Iterator[Language]:
    """The program's language, English at first."""
    language = Language()
    language.choose("en")
    yield language
    language.choose("en")
    language.forget()


@pytest.mark.parametrize("preset", ["huutopussi", "marjapussi"])
def test_a_switch_in_mid_animation_changes_every_text(table: TableWidget, language: Language, preset: str) -> None:
    scene = table.table_scene()
    table.set_say(lambda event, view: bubble_text(event))
    shown = None
    for update in list(updates_of(preset, 5))[:45]:
        before, shown = shown, update.view
        if before is None:
            table.take(update)
            continue
        for movement in movements_of(before, update, SPEEDS[Pace.NORMAL]):
            scene.announce(movement)
            scene.launch(movement)
            scene.move(0.5)
            english = scene.texts()
            language.choose("fi")
            table.retranslate()
            finnish = scene.texts()
            language.choose("en")
            table.retranslate()
            assert scene.texts() == english
            assert len(finnish) == len(english)
            assert not [text for text in finnish if text in english and _is_translated(text, movement.event)]
            scene.settle(movement.after)


def _is_translated(text: str, event: Event) -> bool:
    """Whether a text is one that differs between the languages: not a number, not a name."""
    return any(
        word in text for word in ("card", "turn", "trump", "Tricks", "Dealer", "Declarer", "Hand", "Bid ", "Pass")
    )


def test_the_words_are_finnish(table: TableWidget, language: Language) -> None:
    for update in list(updates_of("huutopussi", 5))[:3]:
        table.take(update)
    table.finish_now()
    language.choose("fi")
    table.retranslate()
    texts = table.table_scene().texts()
    assert "Valttia ei vielä ole" in texts
    assert "Tikit" in texts
    assert any("korttia" in text for text in texts)
