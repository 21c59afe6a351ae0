"""A reason that speaks of the one who reads it says "you", and never "opponent" or "partner" in place of a name."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from pathlib import Path

import pytest

from marjapussi_desktop.bots.players.characters import CHARACTERS
from marjapussi_desktop.bots.players.levels import OFFERED_LEVELS
from marjapussi_desktop.controller.match.thoughts import SURE, Idea, IdeaKind, Thought
from marjapussi_desktop.engine.actions import AskHalf, Play
from marjapussi_desktop.engine.cards import Suit, card
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.ui.i18n import LANGUAGES, Language
from marjapussi_desktop.ui.text.about_players import TO_YOU
from marjapussi_desktop.ui.text.holders import holder
from marjapussi_desktop.ui.text.thoughts import thought_text
from tests.bots.reasons.told import NAMES, Told, told_in

ROOT = Path(__file__).resolve().parents[3]
CONTEXTS = ("Thoughts", "PlayIdeas", "Grounds", "Comparisons")
OF_REASONS = re.compile(r"\{(\w+)\}")
YOU = {
    "en": re.compile(r"\b(you|your)\b", re.I),
    "fi": re.compile(r"\bsin(ä|u)|\b(olet|voit|viet|huusit|passasit|et|saisit|jäisit|menisit|voittaisit)\b", re.I),
}
CALLED = re.compile(r"\b(opponent|vastustaja(a|n|lla|lle|lta)?)\b(?! \()", re.I)


def sources_about_a_player() -> set[str]:
    """Every sentence of a reason that has a place for a name, as the translators are given it."""
    found = set()
    for context in ET.parse(ROOT / "translations" / "marjapussi_fi.ts").getroot().iter("context"):
        if context.findtext("name") in CONTEXTS:
            living = [one for one in context.iter("message") if not is_vanished(one)]
            found |= {one.findtext("source", "") for one in living}
    return {source for source in found if "{name}" in source}


def is_vanished(message: ET.Element) -> bool:
    translation = message.find("translation")
    return translation is not None and translation.get("type") in ("vanished", "obsolete")


def test_every_sentence_about_a_player_can_be_said_to_that_player() -> None:
    assert set(TO_YOU) == sources_about_a_player()


@pytest.mark.parametrize(("source", "to_you"), TO_YOU.items())
def test_what_is_said_to_you_has_the_same_facts(source: str, to_you: str, language: Language) -> None:
    assert set(OF_REASONS.findall(to_you)) == set(OF_REASONS.findall(source)) - {"name"}
    assert YOU["en"].search(to_you)


def read(told: Sequence[Told], code: str) -> list[str]:
    """What each player reads of the others' reasons who has given no name, where it is about him."""
    found = []
    for one in told:
        for reader in range(len(one.hand.hands)):
            if reader == one.seen.seat:
                continue
            names = [None if seat == reader else name for seat, name in enumerate(NAMES)]
            text = thought_text(one.thought, names)
            assert "None" not in text
            assert CALLED.search(text) is None, text
            if text != thought_text(one.thought, NAMES):
                assert NAMES[reader] not in text
                assert YOU[code].search(text), text
                found.append(text)
    return found


@pytest.mark.sampled(12)
@pytest.mark.parametrize("preset", PRESETS)
def test_who_has_given_no_name_is_told_you_in_every_reason(preset: str, language: Language) -> None:
    told = list(told_in(preset, 0, levels=OFFERED_LEVELS[:2]))
    for code in LANGUAGES:
        language.choose(code)
        assert read(told, code)


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_who_has_given_no_name_is_told_you_in_the_reasons_of_all_levels(preset: str, language: Language) -> None:
    told = [one for seed in range(10, 18) for one in told_in(preset, seed)]
    for code in LANGUAGES:
        language.choose(code)
        assert len(read(told, code)) > 20


@pytest.mark.parametrize(
    ("code", "yours", "of_another"),
    [
        ("en", "You hold the ♣K, and Eino holds the ♣Q", "The ♣K is in this hand, and Eino holds the ♣Q"),
        ("fi", "Sinulla on ♣K, ja ♣Q on Einolla", "Kädessä on ♣K, ja ♣Q on Einolla"),
    ],
)
def test_a_hand_is_yours_where_it_is_and_no_others(language: Language, code: str, yours: str, of_another: str) -> None:
    """A hint said "The ♣K is in this hand", and of the last card "of the hand", which was not over."""
    language.choose(code)
    ask = Idea(IdeaKind.ASK_HALF, card("KC"), card("QC"), seat=2, chance=4, points=1)
    last = Idea(IdeaKind.LAST_CARD, card("9S"))
    thought = Thought(0, 1, AskHalf(Suit.CLUBS), "ask_partner_half", ideas=(ask, last))
    to_you = thought_text(thought, [None, "Aino", "Eino", "Helmi"])
    to_others = thought_text(thought, ["Veera", None, "Eino", "Helmi"])
    assert to_you.startswith(yours)
    assert ("your last card" if code == "en" else "viimeinen korttisi") in to_you
    assert to_others.startswith(of_another)
    assert ("left in this hand" if code == "en" else "ainoa jäljellä oleva") in to_others


def test_finnish_says_at_whom_a_card_is(language: Language) -> None:
    """ "♥K on parilla (Kerttu)", said of another player, whose partner she is."""
    assert [holder(one.name) for one in CHARACTERS.values()] == [one.name for one in CHARACTERS.values()]
    language.choose("fi")
    for one in CHARACTERS.values():
        assert holder(one.name)[:3] == one.name[:3]
        assert holder(one.name).endswith(("lla", "llä"))
    assert holder("Matti") == "pelaajalla Matti"


@pytest.mark.parametrize("count", [1, 3])
def test_the_trumps_that_others_hold_are_told_of_one_as_of_several(language: Language, count: int) -> None:
    """ "Se vetää valtteja, joita muilla on vielä 1."""
    idea = Idea(IdeaKind.DRAWS_TRUMPS, card("AS"), count=count, chance=SURE)
    thought = Thought(0, 1, Play(card("AS")), "draw_trumps", ideas=(idea,))
    assert thought_text(thought, NAMES) == f"It draws trumps: the others still hold {count}."
    language.choose("fi")
    assert thought_text(thought, NAMES) == f"Se ajaa valtteja; muilla niitä on vielä {count}."
