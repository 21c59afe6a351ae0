"""Every value that the window must put into words has words, in both languages."""

from __future__ import annotations

import re
import string
import typing
import xml.etree.ElementTree as ET
from enum import Enum
from itertools import product
from pathlib import Path

import pytest

from marjapussi_desktop.engine import events as ev
from marjapussi_desktop.engine.cards import FULL_PACK, Suit, card, cards
from marjapussi_desktop.engine.errors import Fault, FaultFacts
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.reasons import Reason, Refusal
from marjapussi_desktop.engine.ruleset import Redeal
from marjapussi_desktop.engine.state import Phase
from marjapussi_desktop.settings.problems import Problem, ProblemKind
from marjapussi_desktop.ui.i18n import LANGUAGES, Language
from marjapussi_desktop.ui.moments.great_event import TEXTS, GreatEvent
from marjapussi_desktop.ui.text import events, notices, presets, reasons, records, scores
from marjapussi_desktop.ui.text.cards import card_name, card_text
from tests.helpers.complaints import complain, require_words

ROOT = Path(__file__).parents[2]
TRANSLATIONS = ROOT / "translations"
NAMES = ("Veera", "Aino", "Eino", "Helmi")

TABLES = [
    (Reason, "ui/text/reasons SENTENCES", reasons.SENTENCES),
    (ev.Why, "ui/text/scores REASONS", scores.REASONS),
    (ev.Victory, "ui/text/scores VICTORIES", scores.VICTORIES),
    (ev.HandKind, "ui/text/scores KINDS", scores.KINDS),
    (ProblemKind, "ui/text/notices NOTICES", notices.NOTICES),
    (GreatEvent, "ui/moments/great_event TEXTS", TEXTS),
]


def messages(file: str) -> list[ET.Element]:
    """The messages of a translation that are in use."""
    found = ET.parse(TRANSLATIONS / file).iter("message")
    return [m for m in found if translation_of(m).get("type") not in ("vanished", "obsolete")]


def translation_of(message: ET.Element) -> ET.Element:
    """The translation's element."""
    element = message.find("translation")
    assert element is not None
    return element


def forms_of(message: ET.Element) -> list[str]:
    """The translation, or both of its forms where a number decides."""
    translation = translation_of(message)
    return [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]


def fields_of(text: str) -> set[str]:
    """The places of a text that are filled in, a plural's number among them."""
    fields = {name for _text, name, _spec, _conversion in string.Formatter().parse(text) if name}
    return fields | ({"%n"} if "%n" in text else set())


@pytest.mark.parametrize("file", ["marjapussi_fi.ts", "marjapussi_en.ts"])
def test_no_text_waits_for_its_translation(file: str) -> None:
    waiting = [m.findtext("source") for m in messages(file) if translation_of(m).get("type") or not all(forms_of(m))]
    complain(f"translations/{file}: {text!r} waits for its translation" for text in waiting)


def test_a_translation_fills_in_what_its_source_does() -> None:
    for message in messages("marjapussi_fi.ts"):
        if translation_of(message).get("type"):
            continue  # told by the test above
        source = message.findtext("source", "")
        for form in forms_of(message):
            form = form.replace("{holder}", "{name}")  # an inflected name: see ui/text/holders
            assert fields_of(form) <= fields_of(source), f"{source!r} became {form!r}"
            assert fields_of(source) - fields_of(form) <= {"%n"}, f"{source!r} became {form!r}"


def test_finnish_writes_games_small_unless_a_sentence_or_a_title_begins() -> None:
    """They are common nouns there: "Milloin Huutopussissa saa tehdä valtin" stood beside "Helsingin huutopussi". The
    first game is the program's name, too.
    """
    texts = [form for message in messages("marjapussi_fi.ts") for form in forms_of(message)]
    glossary = ROOT / "assets" / "rules" / "glossary.toml"
    texts += [line for line in glossary.read_text("utf-8").splitlines() if line.startswith("fi")]
    texts += (ROOT / "assets" / "rules" / "fi" / "book.toml").read_text("utf-8").splitlines()
    large = re.compile(r"[\w,–…;)”] (Huutopussi|Bondtolva|Avomarjapussi|Marjapussi(a|ssa)\b)")
    assert [text for text in texts if large.search(text)] == []


@pytest.mark.parametrize(("members", "place", "table"), TABLES, ids=[members.__name__ for members, *_rest in TABLES])
def test_every_member_has_words(members: type[Enum], place: str, table: dict[Enum, str]) -> None:
    require_words(place, table, members)


def test_what_lacks_words_is_told_in_full() -> None:
    class Answer(Enum):
        YES = 1
        NO = 2

    with pytest.raises(pytest.fail.Exception) as told:
        require_words("ui/text/answers WORDS", {Answer.YES: "Yes", 3: "Three"}, Answer)
    assert str(told.value).splitlines() == [
        "ui/text/answers WORDS has no words for Answer.NO: add a row",
        "ui/text/answers WORDS has words for 3, which is not there: take the row out",
    ]


def test_every_game_has_words() -> None:
    require_words("ui/text/presets PRESET_TEXTS", presets.PRESET_TEXTS, PRESETS)


def test_every_event_is_silent_or_said_and_has_a_line_in_the_log() -> None:
    kinds = set(typing.get_args(ev.Event))
    require_words("ui/text/events _BUBBLES (None where nothing is said)", events._BUBBLES, kinds)
    require_words("ui/text/events _LOG", events._LOG, kinds)


OWN_EVENTS: list[ev.Event] = [
    ev.HandDealt(3, 0),
    ev.BidMade(0, 130),
    ev.Passed(0),
    ev.RedealDemanded(0, Redeal.THREE_SIXES),
    ev.AuctionWon(0, 130),
    ev.KittyTaken(0, cards("AH TH 6H"), 3),
    ev.CardsPassed(0, 2, cards("KC QC KD"), 3, is_return=False),
    ev.CardsPassed(0, 2, cards("KC QC KD"), 3, is_return=True),
    ev.CardsDiscarded(0, cards("6C 6D 6H"), 3),
    ev.ContractSet(0, 150, 20),
    ev.CardPlayed(0, card("AS")),
    ev.CardTurnedUp(0, 2, card("AS")),
    ev.TrickWon(0, 4, 1, cards("AS"), is_last=False),
    ev.CardDrawn(0, card("AS"), 5),
    ev.MarriageDeclared(0, Suit.HEARTS, ev.How.OWN, 100, sets_trump=True, old_trump=None),
    ev.AskedWhole(0),
    ev.AskedHalf(0, Suit.CLUBS),
    ev.AnsweredWhole(0, None),
    ev.AnsweredHalf(0, Suit.CLUBS, yes=True),
    ev.BluffAdmitted(0, Suit.CLUBS),
    ev.Called(0, 1),
]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_log_says_you_to_its_reader_and_names_the_others(language: Language, code: str) -> None:
    language.choose(code)
    assert {type(event) for event in OWN_EVENTS} == set(events._OWN_LOG)
    for event in OWN_EVENTS:
        own = events.log_text(event, NAMES, viewer=0)
        assert "Veera" not in own, own
        assert "{" not in own
        assert "Veera" in events.log_text(event, NAMES, viewer=1)
    assert events.log_text(ev.BidMade(0, 130), NAMES, 0) == {"en": "You bid 130.", "fi": "Huudat 130."}[code]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_contract_of_the_person_is_told_to_him(language: Language, code: str) -> None:
    language.choose(code)
    for made in (True, False):
        result = ev.HandResult(ev.HandKind.PLAYED, (0, 0), made=made, declarer=0, contract=120)
        own = scores.contract_text(result, "Veera", is_own=True)
        assert own is not None
        assert "120" in own
        assert "Veera" not in own
        assert "Veera" in (scores.contract_text(result, "Veera") or "")


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_card_tried_too_early_is_told_what_comes_first(language: Language, code: str) -> None:
    language.choose(code)
    refusal = Refusal(Reason.WRONG_PHASE)
    before_play = [phase for phase in Phase if phase not in (Phase.PLAY, Phase.OVER)]
    sentences = {reasons.refusal_text(refusal, NAMES, phase) for phase in before_play}
    assert len(sentences) == len(before_play)
    assert all(sentence.endswith(".") for sentence in sentences)


@pytest.mark.parametrize(("code", "expected"), [("en", "I give ♠10 and ♥Q"), ("fi", "Annan kortit ♠10 ja ♥Q")])
def test_cards_given_are_named_to_those_who_see_them(language: Language, code: str, expected: str) -> None:
    language.choose(code)
    assert events.bubble_text(ev.CardsPassed(2, 0, cards("TS QH"), 2, False)) == expected
    assert events.bubble_text(ev.CardsPassed(2, 0, (), 2, False)) is None


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_refusal_is_one_filled_in_sentence(language: Language, code: str) -> None:
    language.choose(code)
    for reason, count, suit in product(Reason, (0, 1, 3), (None, *Suit)):
        held = cards("KH 7H 9H")[:count]
        text = reasons.refusal_text(Refusal(reason, card("KH"), held, suit, 120, 2), NAMES)
        assert text.endswith("."), reason
        assert "{" not in text, reason
        assert text.count(". ") == 0, reason


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("en", "You must follow suit: you hold the ♥K and ♥7."),
        ("fi", "Sinun on tunnustettava maata: sinulla on ♥K ja ♥7."),
    ],
)
def test_follow_suit_names_the_rule_and_the_cards(language: Language, code: str, expected: str) -> None:
    language.choose(code)
    refusal = Refusal(Reason.FOLLOW_SUIT, suit=Suit.HEARTS, cards=cards("7H KH"))
    assert reasons.refusal_text(refusal, NAMES) == expected


def test_one_card_of_the_marriage_is_led_and_not_both(language: Language) -> None:
    """ "You must lead from the marriage: the ♥K and ♥Q" asked for two cards."""
    refusal = Refusal(Reason.LEAD_FROM_MARRIAGE, cards=cards("QH KH"))
    language.choose("en")
    told = reasons.refusal_text(refusal, NAMES)
    assert told == "After declaring you must lead a card of that marriage: you hold the ♥K and ♥Q."


@pytest.mark.parametrize(
    ("code", "better", "expected"),
    [
        ("en", "TH", "You must go over: the ♥10 beats the ♥K."),
        ("en", "AH TH", "You must go over: the ♥A and ♥10 beat the ♥K."),
        ("fi", "TH", "Sinun on mentävä yli: ♥10 voittaa ♥K:n."),
        ("fi", "AH TH", "Sinun on mentävä yli: ♥A ja ♥10 voittavat ♥K:n."),
    ],
)
def test_must_beat_agrees_with_the_number_of_cards(language: Language, code: str, better: str, expected: str) -> None:
    language.choose(code)
    refusal = Refusal(Reason.MUST_BEAT, card=card("KH"), cards=cards(better))
    assert reasons.refusal_text(refusal, NAMES) == expected


def test_every_card_has_a_sign_and_a_name_of_its_own(language: Language) -> None:
    for code in LANGUAGES:
        language.choose(code)
        assert len({card_name(c) for c in FULL_PACK}) == len(FULL_PACK)
        assert card_text(card("TD")) == "♦10"
        assert card_name(card("TD")) == {"fi": "ruutukymppi", "en": "ten of diamonds"}[code]


def test_plurals_follow_the_number(language: Language) -> None:
    from PySide6.QtCore import QCoreApplication

    def give(count: int) -> str:
        return QCoreApplication.translate("CardsPanel", "Give your partner %n card(s)", "", count)

    language.choose("en")
    assert [give(1), give(3)] == ["Give your partner 1 card", "Give your partner 3 cards"]
    language.choose("fi")
    assert [give(1), give(3)] == ["Anna parillesi 1 kortti", "Anna parillesi 3 korttia"]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("kind", ProblemKind)
def test_every_problem_is_told_with_and_without_a_file(language: Language, code: str, kind: ProblemKind) -> None:
    language.choose(code)
    names_no_file = kind in (ProblemKind.MATCHES_IN_USE, ProblemKind.MATCH_NEWER, ProblemKind.BOTS_LOST)
    assert ("x.json" in notices.notice_text(Problem(kind, Path("x.json")))) is not names_no_file
    assert "{" not in notices.notice_text(Problem(kind, None))


def test_what_is_told_of_a_damaged_file_is_what_is_left_of_it(language: Language) -> None:
    told = {
        kept: notices.notice_text(Problem(ProblemKind.MATCHES_DAMAGED, Path("x"), kept=kept)) for kept in (None, 0, 4)
    }
    ends = {None: "All in it that was whole is kept.", 0: "Nothing in it could be read.", 4: "are kept: 4."}
    assert all(told[kept].endswith(end) for kept, end in ends.items())


@pytest.mark.parametrize(
    ("code", "viewer", "expected"),
    [
        ("en", 0, "Your partner's question comes first: answer it."),
        ("en", 2, "A question is waiting: Aino must answer it first."),
        ("fi", 0, "Parisi odottaa vastausta: vastaa ensin."),
    ],
)
def test_a_question_to_the_person_is_told_to_the_person(
    language: Language, code: str, viewer: int, expected: str
) -> None:
    language.choose(code)
    refusal = Refusal(Reason.ANSWER_FIRST, seat=0)
    names = ["Aino", *NAMES[1:]]
    assert reasons.refusal_text(refusal, names, viewer=viewer) == expected


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_refused_record_is_one_plain_sentence(language: Language, code: str) -> None:
    language.choose(code)
    for fault, (hand, move) in product(Fault, [(None, None), (2, None), (2, 7)]):
        text = records.record_problem_text("game.json", FaultFacts(fault, hand, move, detail="line 1"))
        assert "game.json" in text, fault
        assert text.endswith("."), fault
        assert not [word for word in ("None", "{", "_") if word in text], fault
        assert ("line 1" in text) == (fault is Fault.UNKNOWN_MOVE), fault
    assert records.record_problem_text("game.json", None)
