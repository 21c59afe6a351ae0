"""Cards, packs and moves as text and back."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marjapussi_desktop.engine.actions import AnswerHalf, AnswerWhole, AskHalf, AskWhole, Give, HiddenCards, Return
from marjapussi_desktop.engine.cards import (
    FULL_PACK,
    Suit,
    ace_of,
    card,
    cards,
    is_card,
    king_of,
    pack_of,
    queen_of,
    sorted_cards,
)
from marjapussi_desktop.engine.errors import NotationError
from marjapussi_desktop.engine.notation import format_action, format_cards, parse_action, parse_card
from tests.helpers.every_action import WITHOUT_CARDS
from tests.helpers.rulesets import laws


def test_the_ten_beats_the_king() -> None:
    in_order = sorted(pack_of(36)[:9], key=lambda c: -c.strength)
    assert format_cards(tuple(in_order)) == "AS TS KS QS JS 9S 8S 7S 6S"


@pytest.mark.parametrize(("size", "lowest"), [(36, "6S"), (32, "7S"), (28, "8S"), (24, "9S")])
def test_smaller_packs_lack_the_lowest_ranks(size: int, lowest: str) -> None:
    pack = pack_of(size)
    assert len(pack) == size
    assert pack[size // 4 - 1] is card(lowest)


def test_cards_are_written_and_read() -> None:
    for one in FULL_PACK:
        assert card(str(one)) is one
        assert repr(one) == f"card('{one.code}')"
        assert pickle.loads(pickle.dumps(one)) is one
    assert is_card("TH")
    assert not any(is_card(other) for other in ("10H", "th", "", 7, None, ["TH"]))


def test_single_cards_and_order() -> None:
    assert [c.code for c in (ace_of(Suit.HEARTS), king_of(Suit.CLUBS), queen_of(Suit.SPADES))] == ["AH", "KC", "QS"]
    assert sorted_cards(cards("6H AS 9C TS")) == cards("AS TS 9C 6H")


def question_for(action: object) -> AskWhole | AskHalf | None:
    return AskHalf(Suit.SPADES) if isinstance(action, AnswerHalf) else AskWhole()


@pytest.mark.parametrize("action", WITHOUT_CARDS, ids=format_action)
def test_actions_are_read_as_they_are_written(action: object) -> None:
    text = format_action(action)  # type: ignore[arg-type]
    if not text.endswith("-5"):
        assert parse_action(text, question_for(action)) == action


def test_choices_of_cards_are_read_as_they_are_written() -> None:
    for pile in (cards("AS"), cards("AS KH 9D"), cards("AS KH 9D 6C")):
        assert parse_action(format_action(Give(pile))) == Give(pile)
        assert parse_action(format_action(Return(pile))) == Return(pile)


def test_cards_that_a_seat_may_not_see_are_question_marks() -> None:
    assert format_action(HiddenCards("give", 3)) == "give ? ? ?"


def test_an_answer_is_read_by_what_was_asked() -> None:
    half = AskHalf(Suit.SPADES)
    assert parse_action("answer yes", half) == AnswerHalf(True)
    assert parse_action("answer no", half) == AnswerHalf(False)
    assert parse_action("answer no", AskWhole()) == AnswerWhole(None)
    assert parse_action("answer no") == AnswerWhole(None)
    assert parse_action("answer H", AskWhole()) == AnswerWhole(Suit.HEARTS)
    assert parse_action("answer H", half) == AnswerWhole(Suit.HEARTS)
    assert parse_action("answer yes") == AnswerHalf(True)


NO_BIDS = ("bid", "bid x", "bid 1 2", "bid ٣", "bid 1234567", "bid -5", "bid 080", "bid 80 ")
NO_SUITS = ("declare", "declare X", "ask-half", "answer", "answer X")


@pytest.mark.parametrize(
    "text",
    [
        *NO_BIDS,
        "",
        "pass now",
        "play",
        "play XX",
        "play AS KS",
        "give",
        "give AS XX",
        "give  AS",
        *NO_SUITS,
        "fold",
        "pass ",
        "ask-whole ",
        "play AS ",
        " pass",
    ],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(text)
    assert caught.value.text == text


def test_what_is_no_card_is_refused() -> None:
    with pytest.raises(NotationError):
        parse_card("1S")


@given(text=st.text(max_size=20))
@laws(300)
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        action = parse_action(text)
    except NotationError:
        return
    assert parse_action(format_action(action)) == action
