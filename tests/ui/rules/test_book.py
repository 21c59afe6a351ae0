"""The rules as words: complete in both languages, for every game, with pictures that the engine stands for."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from marjapussi_desktop.controller.examples import Example, ExampleKind, find_example
from marjapussi_desktop.engine.cards import king_of, queen_of
from marjapussi_desktop.engine.options import OPTIONS
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import CARD_POINT_TABLES, Family, Ruleset
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.engine.tricks import winning_card
from marjapussi_desktop.engine.variants import rules_of
from marjapussi_desktop.tutorial.catalogue import BY_ID
from marjapussi_desktop.ui.i18n import LANGUAGES, Language
from marjapussi_desktop.ui.rich import escaped
from marjapussi_desktop.ui.rules.book import BOOK, SECTIONS
from marjapussi_desktop.ui.rules.chapter import Chapter, sections_of
from marjapussi_desktop.ui.rules.lesson_links import LESSON_HOLDS, lessons_for
from marjapussi_desktop.ui.rules.markup import PageMaker, glossary_page
from marjapussi_desktop.ui.rules.words import book_words, glossary, positions, terms_in
from marjapussi_desktop.ui.text.cards import card_text
from marjapussi_desktop.ui.text.rules_in_play import may_redeal

ROUND_NUMBERS = {200, 210, 250}
"""Of the advice on bidding: from experience, no sums."""

GENERAL = {"a-trick", "ten", "suit", "beat", "trumps", "partners", "declare", "whole", "half"}
GENERAL |= {"count", "discard", "last-five"}
"""Lessons played in Marjapussi that teach what holds in Huutopussi too."""

CAPTIONS = {
    "exchange": {"picture", "picture_after"},
    "kitty": {"picture"},
    "tricks": {"picture"},
    "rows": {"picture"},
    "marriages": {"picture"},
    "counting": {"picture_marjapussi", "picture_aces"}
    | {f"{name}{rounded}" for name in ("picture_huutopussi", "picture_three") for rounded in ("", "_rounded")},
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_words_are_those_of_the_book_no_more_and_no_less(code: str) -> None:
    wanted = {
        section.id: {"title"}
        | {part.key for part in section.parts if not part.option and not part.picture}
        | CAPTIONS.get(section.id, set())
        for section in BOOK
    }
    found = {name: set(texts) for name, texts in book_words(code).items() if name != "pictures"}
    assert found == wanted


def test_each_option_stands_in_one_section() -> None:
    told = Counter(part.key for section in BOOK for part in section.parts if part.option)
    assert told == Counter(option.key for option in OPTIONS)


def test_the_book_leads_to_lessons_that_exist() -> None:
    assert {lesson for section in BOOK for lesson in section.lessons} <= set(BY_ID)
    assert {term.lesson for term in glossary()} - {""} <= set(BY_ID)


def kinds_of(rules: Ruleset) -> Iterator[ExampleKind]:
    yield from (ExampleKind.TRICK, ExampleKind.MARRIAGE, ExampleKind.SCORE)
    if rules.layout is Layout.OPEN:
        yield ExampleKind.ROWS
    if rules.layout is Layout.KITTY:
        yield ExampleKind.KITTY
    if rules.exchange is not None:
        yield ExampleKind.EXCHANGE


def example_of(kind: ExampleKind, rules: Ruleset) -> Example:
    example = find_example(kind, positions(), rules)
    assert example is not None, kind
    return example


@pytest.mark.parametrize("preset", PRESETS)
def test_every_game_has_its_pictures(preset: str) -> None:
    for kind in kinds_of(PRESETS[preset]):
        assert example_of(kind, PRESETS[preset]).piles


@pytest.mark.parametrize("preset", PRESETS)
def test_a_picture_tells_what_the_rules_say(preset: str) -> None:
    rules = PRESETS[preset]
    trick = example_of(ExampleKind.TRICK, rules)
    cards = [card for card in trick.piles[0].cards if card is not None]
    assert trick.facts["winner"] == winning_card(cards, None)
    assert cards[0] == trick.facts["leader"]
    marriage = example_of(ExampleKind.MARRIAGE, rules)
    suit = marriage.facts["suit"]
    assert {king_of(suit), queen_of(suit)} == set(marriage.piles[1].marked)  # type: ignore[arg-type]
    score = example_of(ExampleKind.SCORE, rules)
    if rules.family is Family.HUUTOPUSSI:
        assert score.result is not None
        assert score.result.scores[score.sides[0]] == score.facts["contract"]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_a_picture_and_its_sentence_name_cards_in_one_order(language: Language, preset: str, code: str) -> None:
    """A trick was shown as ♠K ♠10 ♠6 ♠A and told as "♠K, ♠A, ♠10 and ♠6"."""
    language.choose(code)
    told = 0
    for section in sections_of(PRESETS[preset], PRESETS[preset], code):
        for block in section.blocks:
            if block.example is None or block.example.kind in (ExampleKind.MARRIAGE, ExampleKind.SCORE):
                continue
            named = re.findall(r"[♠♣♦♥](?:10|\w)", block.text)
            shown = [[card_text(card) for card in pile.cards if card is not None] for pile in block.example.piles]
            cards = [card for pile in shown if set(pile) <= set(named) for card in pile]
            assert named[: len(cards)] == cards, block.text
            told += len(cards)
    assert told


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_the_score_of_an_example_can_be_followed(language: Language, preset: str, code: str) -> None:
    """ "The declarer's side has taken 219" stood under cards of 79."""
    language.choose(code)
    rules = PRESETS[preset]
    counting = next(s for s in sections_of(rules, rules, code) if s.id == "counting")
    text = next(block.text for block in counting.blocks if block.example is not None)
    sums = re.findall(r"(\d+)(?: \w+)? \(([^)]*)\)", text)
    assert sums
    for total, account in sums:
        assert sum(int(part.split()[-1]) for part in account.split(" + ")) == int(total), text
    if rules.contract is not None:
        assert len(sums) == len(example_of(ExampleKind.SCORE, rules).sides)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("preset", [preset for preset, rules in PRESETS.items() if rules.contract is not None])
@pytest.mark.parametrize("marriages", ["hearts_high", "spades_high"])
def test_the_sums_of_the_advice_are_those_of_the_game(
    language: Language, preset: str, code: str, marriages: str
) -> None:
    """Wurzel's page said that hearts, diamonds and every trick make 340, where they make 320."""
    language.choose(code)
    rules = rules_of(preset, marriage_points=marriages)
    assert rules.contract is not None
    tricks = 4 * sum(CARD_POINT_TABLES[rules.contract.card_points].values()) + rules.contract.last_trick
    sums = {tricks, tricks + 100 + 80}
    told = {
        int(number)
        for section in sections_of(rules, PRESETS[preset], code)
        if section.id == "bidding"
        for block in section.blocks
        for number in re.findall(r"\d{3}", block.plain)
    }
    if preset in ("huutopussi-erlangen", "huutopussi-wurzel"):
        sums |= {120, 125, 130}  # openings that tell an ace, two halves, a whole
    assert told <= sums | ROUND_NUMBERS
    assert rules.layout is not Layout.PARTNERSHIP or sums <= told


def test_no_picture_shows_what_the_rules_in_force_forbid() -> None:
    """A hand begun with a low card is no example where an ace has to be led."""
    free, bound = rules_of("bondtolva", first_lead="any"), rules_of("bondtolva", first_lead="ace")
    line = next(line for line in positions() if line.startswith("trick bondtolva "))
    deal = line.partition(" | ")[2].rpartition(" | ")[0]
    low = f"trick bondtolva first_lead=any | {deal} | 1: play 9S; 2: play AS; 3: play JS; 0: play TS"
    assert find_example(ExampleKind.TRICK, [low], free) is not None
    assert find_example(ExampleKind.TRICK, [low], bound) is None


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_page_can_be_read(language: Language, preset: str, code: str) -> None:
    language.choose(code)
    sections = sections_of(PRESETS[preset], PRESETS[preset], code)
    assert {"aim", "cards", "tricks", "marriages", "counting", "end", "knows"} <= {s.id for s in sections}
    for section in sections:
        for block in section.blocks:
            assert block.plain, section.id
            assert not re.search(r"[{}\[\]]", block.plain), block.plain


def test_a_changed_rule_is_marked_and_brings_its_section(language: Language) -> None:
    language.choose("en")
    own = PRESETS["huutopussi"]
    changed = {s.id: s for s in sections_of(rules_of("huutopussi", kontra=True), own, "en")}
    assert len(changed["kontra"].blocks) == 4
    assert changed["kontra"].blocks[0].own == "There is no Kontra and no Re."
    assert [block.own for block in {s.id: s for s in sections_of(own, own, "en")}["kontra"].blocks] == [""]


# -- the glossary -------------------------------------------------------------------------------------------------


def test_every_word_is_told_in_both_languages() -> None:
    for term in glossary():
        for code in LANGUAGES:
            assert term.names[code], term.id
            assert re.fullmatch(r"[A-ZÄÖ][^.]*\.", term.says[code]), f"{term.id}: one plain sentence"


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_word_is_told_once_beside_its_name_in_the_other_language(language: Language, code: str) -> None:
    """Each sentence stood there in the other language, too, which made the page twice as long."""
    language.choose(code)
    page = glossary_page(glossary(), code)
    other = next(one for one in LANGUAGES if one != code)
    for term in glossary():
        assert escaped(term.names[other]) in page
        assert escaped(term.says[code]) in page
        assert escaped(term.says[other]) not in page


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_word_with_forms_finds_its_own_name(code: str) -> None:
    for term in glossary():
        if term.forms[code]:
            names = re.sub(r"\(.*\)", "", term.names[code]).split(", ")
            sentences = [*names, *(f"a {name}" for name in names), *(name.removeprefix("to ") for name in names)]
            assert any(word.term == term.id for text in sentences for word in terms_in(text, code)), term.id


@pytest.mark.parametrize(
    ("code", "text", "words"),
    [
        ("fi", "Pelinviejä kysyi puolikasta tikin jälkeen.", ["declarer", "half", "trick"]),
        ("fi", "Viimeinen tikki ja ajettua maata.", ["last-trick", "suit-led"]),
        ("fi", "Talossa oli kaksi koiraa.", []),
        ("fi", "Kokonainen jako, ja sitten kysytään kokonaista.", ["whole"]),
        ("fi", "Se oli kokonainen jako.", []),
        ("en", "That was a whole hand.", []),
        ("en", "The last trick and a little one make the contract.", ["last-trick", "little-one", "contract"]),
        ("en", "Reading a tricky page again.", []),
    ],
)
def test_words_are_found_in_their_forms(code: str, text: str, words: list[str]) -> None:
    assert [found.term for found in sorted(terms_in(text, code), key=lambda found: found.start)] == words


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_link_leads_somewhere(language: Language, code: str) -> None:
    language.choose(code)
    ids = {term.id for term in glossary()}
    pages = [glossary_page(glossary(), code)]
    for rules in PRESETS.values():
        sections = sections_of(rules, rules, code)
        pages.append(PageMaker(code).page(Chapter("page", "Title", "", sections)))
    for page in pages:
        links = re.findall(r'href="(\w+):([^"]+)"', page)
        anchors = set(re.findall(r'<a name="([^"]+)"', page))
        assert links
        assert {name for kind, name in links if kind == "term"} <= ids
        assert {name for kind, name in links if kind == "section"} <= anchors
        assert {name for kind, name in links if kind == "lesson"} <= set(BY_ID)


def test_it_is_known_of_each_lesson_what_it_teaches_and_its_own_game_is_among_that() -> None:
    assert set(LESSON_HOLDS) == set(BY_ID)
    for lesson in BY_ID.values():
        assert LESSON_HOLDS[lesson.id](PRESETS[lesson.preset]), lesson.id


def test_in_finnish_bids_after_partners_pass_mislead_opponents_only() -> None:
    """It said that they could mislead opponents no longer."""
    assert book_words("fi")["bidding"]["passed"].endswith("johtaa harhaan enää vain vastustajia.")


@pytest.mark.parametrize("preset", PRESETS)
def test_no_page_leads_to_the_lesson_of_another_game(preset: str) -> None:
    """Marjapussi led to "Trumps that change", and Huutopussi to "Exactly twelve"."""
    rules = PRESETS[preset]
    for section in sections_of(rules, rules, "en"):
        for lesson in section.lessons:
            of = PRESETS[BY_ID[lesson].preset]
            assert of.family is rules.family or lesson in GENERAL, (section.id, lesson)
            assert of.layout in (Layout.PARTNERSHIP, rules.layout), (section.id, lesson)
    links = {lesson for section in sections_of(rules, rules, "en") for lesson in section.lessons}
    assert ("trumps-change" in links) == (rules.family is Family.HUUTOPUSSI)
    assert ("little" in links) == (rules.family is Family.MARJAPUSSI)
    assert ("hold-back" in links) == ("marjapussi" in preset)
    assert ("bids-tell" in links) == (preset in ("huutopussi", "huutopussi-helsinki"))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_no_page_speaks_of_what_its_game_lacks(language: Language, preset: str, code: str) -> None:
    """Of sides and partners where each plays alone, of bids and contracts in Marjapussi."""
    language.choose(code)
    rules, names = PRESETS[preset], book_words(code)["pictures"]
    lacks = []
    if rules.layout is not Layout.PARTNERSHIP:
        lacks += [r"\bsides?\b", r"\bpartners?\b", r"joukkue", r"\bpari(si|n|lt)"]
    if rules.contract is None:
        lacks += [r"\bbid(s|ding)?\b", r"\bcontracts?\b", r"huu(to|da|detaan)", r"sitoum"]
    for section in sections_of(rules, rules, code):
        for block in section.blocks:
            piles = [] if block.example is None else [names[pile.name] for pile in block.example.piles]
            for text in (block.plain, *piles):
                assert not re.search("|".join(lacks) or r"(?!)", text, re.IGNORECASE), text


def test_only_lessons_on_rules_that_hold_are_linked() -> None:
    auction, kontra = SECTIONS["auction"], SECTIONS["kontra"]
    assert "kontra" not in lessons_for(kontra, PRESETS["huutopussi"])
    assert any("kontra" in lessons_for(kontra, rules) for rules in PRESETS.values())
    assert "redeal" in lessons_for(auction, PRESETS["huutopussi"])
    assert not any("redeal" in lessons_for(auction, rules) for rules in PRESETS.values() if not may_redeal(rules))
