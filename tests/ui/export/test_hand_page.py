"""A hand as an HTML page: whole, the same in both languages, needing nothing, and not to be broken by any name."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser

import pytest

from marjapussi_desktop.controller.match.thoughts import Thought
from marjapussi_desktop.engine.actions import Pass
from marjapussi_desktop.engine.cards import pack_of
from marjapussi_desktop.engine.options import with_options
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.ui.export.contents import contents_of
from marjapussi_desktop.ui.export.hand_page import card_symbols, hand_page
from marjapussi_desktop.ui.i18n import LANGUAGES, Language
from marjapussi_desktop.ui.style import Look
from marjapussi_desktop.ui.table.card_style import CardStyle
from marjapussi_desktop.ui.table.stops import stops_of
from marjapussi_desktop.ui.table.theme import Deck
from marjapussi_desktop.ui.text.names import DEFAULT_NAME
from tests.helpers.rulesets import PRESET_IDS
from tests.ui.hostile import BOLD, ENDLESS, PICTURE
from tests.ui.past_hands import past_hand

_OUTSIDE = re.compile(r"(?:https?:)?//(?!www\.w3\.org/2000/svg)[a-z]|@import|url\(", re.I)
_EMPTY = {"meta", "input", "path", "rect", "ellipse", "use", "circle", "line"}


class Page(HTMLParser):
    """What a browser would make of a page: elements that are closed in order, identities, references, texts."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.uses: set[str] = set()
        self.attributes: set[str] = set()
        self.words: list[str] = []
        self.data = ""
        self._in_data = False
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.append(tag)
        self.attributes.update(given)
        if "id" in given:
            self.ids.append(given["id"] or "")
        if "href" in given:
            self.uses.add(given["href"] or "")
        self._in_data = given.get("id") == "data"
        if tag not in _EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in _EMPTY:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag
        self._in_data = False

    def handle_data(self, data: str) -> None:
        if self._in_data:
            self.data += data
        elif not self.open or self.open[-1] not in ("script", "style"):
            self.words.append(data)


@pytest.mark.parametrize(("is_finnish", "king", "other"), [(False, "K", "13"), (True, "13", "K")])
def test_cards_and_texts_of_a_page_have_the_same_numbers(
    language: Language, monkeypatch: pytest.MonkeyPatch, is_finnish: bool, king: str, other: str
) -> None:
    drawn = card_symbols(["KH"], Deck.TWO_COLOURS)
    monkeypatch.setattr(Look, "cards", CardStyle(is_finnish=is_finnish))
    assert (card_symbols(["KH"], Deck.TWO_COLOURS) == drawn) is not is_finnish
    words = " ".join(Page(hand_page(contents_of(past_hand("huutopussi"), "en"), Deck.TWO_COLOURS)).words)
    assert re.search(rf"\b{king}\b", words)
    assert not re.search(rf"\b{other}\b", words)


def test_others_are_told_who_played_and_by_which_rules(language: Language) -> None:
    """Who had given no name became "Marja" there, which nobody had ever read, and a match to eight looked like one to
    twelve.
    """
    hand = past_hand("marjapussi", names=(DEFAULT_NAME, "Aino", "Eino", "Helmi"))
    to_eight = with_options(PRESETS["marjapussi"], {"target": 8})
    assert isinstance(to_eight, Ruleset)
    hand = changed(hand, steps=tuple(changed(one, view=changed(one.view, rules=to_eight)) for one in hand.steps))
    contents = contents_of(hand, "en")
    words = " ".join(Page(hand_page(contents, Deck.TWO_COLOURS)).words)
    assert DEFAULT_NAME not in words.replace("Marjapussi", "")
    assert contents.players[0].name == "Player"
    assert contents.sides[0].names == "Player and Eino"
    assert "Target: 8" in words


@pytest.mark.sampled(6)
@pytest.mark.parametrize("preset", PRESET_IDS)
@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_a_page_is_whole_and_needs_nothing(language: Language, preset: str, code: str) -> None:
    language.choose(code)
    hand = past_hand(preset)
    text = hand_page(contents_of(hand, code), Deck.TWO_COLOURS)
    page = Page(text)
    assert page.open == []
    assert len(page.ids) == len(set(page.ids))
    assert _OUTSIDE.search(text.split("<body>")[1]) is None
    assert not {"src", "onclick", "onload", "action", "data"} & page.attributes
    pack = pack_of(hand.steps[0].view.rules.deal.pack)
    assert {f"#{card.code}" for card in pack} <= page.uses
    assert {use.removeprefix("#") for use in page.uses} <= set(page.ids)
    data = json.loads(page.data)
    assert len(data["steps"]) == len(stops_of(hand))
    assert all(step["what"] for step in data["steps"])
    assert set(data["names"]) == {card.code for card in pack}


def test_both_languages_tell_the_same_in_their_own_words(language: Language) -> None:
    told = {}
    for code in LANGUAGES:
        language.choose(code)
        told[code] = Page(hand_page(contents_of(past_hand("huutopussi"), code), Deck.TWO_COLOURS))
    english, finnish = ({word for word in told[code].words if word.strip()} for code in ("en", "fi"))
    assert len(told["en"].words) == len(told["fi"].words)
    assert {"Auction", "Tricks", "Result", "The hands as dealt"} <= english
    assert {"Huutokauppa", "Tikit", "Tulos", "Kädet jaettaessa"} <= finnish
    assert not {"Auction", "Tricks", "Result"} & finnish


@pytest.mark.parametrize("name", [PICTURE, BOLD, ENDLESS, "</script><script>alert(1)</script><!--", '"><i>', "a&amp;b"])
def test_a_name_stays_a_name(language: Language, name: str) -> None:
    hand = past_hand("huutopussi", names=(name, "Aino", name, "Helmi"))
    words = Thought(seat=2, trick=0, action=Pass(), why="program", words="</script><b>&")
    reasons = {0: words}
    plain = Page(hand_page(contents_of(past_hand("huutopussi"), "en", reasons), Deck.TWO_COLOURS))
    page = Page(hand_page(contents_of(hand, "en", reasons), Deck.TWO_COLOURS))
    assert page.tags == plain.tags, "a name has become an element"
    assert page.open == []
    assert hand.names[0] in page.words
    assert json.loads(page.data)["players"][0] == hand.names[0]
    assert json.loads(page.data)["steps"][1]["why"] == words.words


def test_reasons_and_advice_stand_at_their_moves(language: Language) -> None:
    hand = past_hand("huutopussi")
    thought = Thought(seat=0, trick=0, action=Pass(), why="too_weak_to_bid")
    data = json.loads(Page(hand_page(contents_of(hand, "en", {1: thought}, {2: thought}), Deck.FOUR_COLOURS)).data)
    assert [nth for nth, step in enumerate(data["steps"]) if step["why"]] == [2]
    (best,) = [nth for nth, step in enumerate(data["steps"]) if step["best"]]
    assert best == 3
    assert data["steps"][3]["best"] == "Pass. The hand is too weak to bid with."


def test_what_cards_share_is_drawn_once() -> None:
    codes = [card.code for card in pack_of(past_hand("huutopussi").steps[0].view.rules.deal.pack)]
    symbols = card_symbols(codes, Deck.TWO_COLOURS)
    assert len(symbols) < 230_000
    assert symbols.count("<symbol ") == 36
