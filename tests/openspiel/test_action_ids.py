"""The table of action ids: it never changes, and it has every action that any options allow."""

from __future__ import annotations

import hashlib

import pytest

from marjapussi_desktop.engine import PRESETS, changed
from marjapussi_desktop.engine.actions import AnswerHalf, AnswerWhole, Bid, SetContract
from marjapussi_desktop.engine.cards import FULL_PACK
from marjapussi_desktop.engine.options import OPTIONS_BY_KEY, allowed_values
from marjapussi_desktop.engine.ruleset import CardPoints, highest_total
from marjapussi_desktop.openspiel.action_ids import (
    FIRST_CHOSEN,
    HIGHEST_AMOUNT,
    IN_PLAY,
    LEAST_AMOUNT,
    SILENCE,
    TEXTS,
    chosen_id,
    id_of,
)

AT = {
    0: "play AS",
    35: "play 6H",
    36: "declare S",
    40: "ask-whole",
    44: "ask-half H",
    45: "answer no",
    46: "answer yes",
    50: "answer H",
    51: "kontra",
    52: "re",
    53: "silence",
    54: "choose AS",
    89: "choose 6H",
    90: "pass",
    91: "redeal",
    92: "bid 50",
    170: "bid 440",
    171: "contract 50",
    249: "contract 440",
}


def test_the_table_is_what_it_was() -> None:
    """Whoever trained a net with it must find the same numbers."""
    assert {number: TEXTS[number] for number in AT} == AT
    assert len(TEXTS) == len(set(TEXTS)) == 250
    assert hashlib.sha256("\n".join(TEXTS).encode()).hexdigest()[:16] == "db421223afe284e6"


def test_the_play_comes_first_and_cards_stand_by_their_index() -> None:
    assert IN_PLAY == SILENCE == TEXTS.index("silence")
    assert [TEXTS[card.index] for card in FULL_PACK] == [f"play {card}" for card in FULL_PACK]
    assert [chosen_id(card) - FIRST_CHOSEN for card in FULL_PACK] == list(range(36))


def test_no_options_allow_an_amount_outside_the_table() -> None:
    for rules in PRESETS.values():
        if rules.contract is not None:
            assert min(allowed_values(OPTIONS_BY_KEY["minimum_bid"], rules)) >= LEAST_AMOUNT
            for points in CardPoints:
                assert highest_total(changed(rules, contract=changed(rules.contract, card_points=points))) <= (
                    HIGHEST_AMOUNT
                )
    assert (id_of(Bid(LEAST_AMOUNT)), id_of(SetContract(HIGHEST_AMOUNT))) == (92, 249)
    with pytest.raises(KeyError):
        id_of(Bid(HIGHEST_AMOUNT + 5))


def test_no_is_one_word_for_both_questions() -> None:
    assert id_of(AnswerHalf(False)) == id_of(AnswerWhole(None)) == 45
