"""What an ask for a half tells where it may be a bluff."""

from __future__ import annotations

from math import log

import pytest

from marjapussi_desktop.bots.inference.half_asks import BLUFF, half_ask_model
from marjapussi_desktop.bots.knowledge.card_sets import mask_of
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import AnswerHalf, AskHalf
from marjapussi_desktop.engine.cards import Suit, cards
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.options import with_options
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.state import Deal
from tests.bots.made_positions import after, played, seen

HANDS = (
    "AC 9C 8C AH QH 9H 8H AS TS",
    "KS 9S 7S TC JC KC KH 6S QD",
    "8S 6C 7C TH JH 6H AD TD 9D",
    "QS JS 7H QC JD KD 8D 7D 6D",
)


def told_no(suit: Suit, bluffs: bool = True) -> Observation:
    """Seat 0, who holds the queen of hearts and no king or queen else, has asked for a half and been told no; what
    seat 1 then knows.
    """
    rules = with_options(PRESETS["marjapussi"], {"bluff_half": bluffs})
    assert isinstance(rules, Ruleset)
    match = game.deal(game.new_match(rules, 3), Deal(tuple(map(cards, HANDS)))).match
    match = after(played(match, "AC TC 7C QC"), AskHalf(suit))
    if match.hand is not None and match.hand.marriages.question is not None:
        match = after(match, AnswerHalf(False))
    return seen(played(match, "AS"))


def believed(position: Observation, seat: int, codes: str) -> float:
    """The share of likely determinizations in which a seat holds one of these cards."""
    context = DecisionContext(position, 1, uses_evidence=True)
    worlds = context.determinizations(200, context.dice())
    return sum(bool(one.world.hands[seat] & mask_of(cards(codes))) for one in worlds) / len(worlds)


def test_who_asks_and_is_told_no_mostly_holds_the_other_half() -> None:
    """The king of hearts in hand, and a no from the asker's partner: in four of ten deals that partner's partner was
    thought to hold the queen elsewhere.
    """
    position = told_no(Suit.HEARTS)
    assert position.seat == 1
    assert believed(position, 0, "QH") > 0.9


def test_a_bluff_is_not_ruled_out() -> None:
    model = half_ask_model(position := told_no(Suit.DIAMONDS), PublicHistory(position))
    assert model is not None
    assert model.seats == (0,)
    assert model.log_likelihood(0, mask_of(cards("KD 9H"))) == 0.0
    assert model.log_likelihood(0, mask_of(cards("9H 8H"))) == pytest.approx(log(BLUFF))


def test_a_card_that_the_asker_has_played_since_was_his_when_he_asked() -> None:
    hearts = told_no(Suit.HEARTS)
    model = half_ask_model(hearts, PublicHistory(hearts))
    assert model is not None
    assert model.log_likelihood(0, mask_of(cards("9H 8H"))) == pytest.approx(log(BLUFF))
    rules = hearts.rules
    match = game.deal(game.new_match(rules, 3), Deal(tuple(map(cards, HANDS)))).match
    match = after(played(match, "AC TC 7C QC"), AskHalf(Suit.HEARTS), AnswerHalf(False))
    later = seen(played(match, "QH"))
    model = half_ask_model(later, PublicHistory(later))
    assert model is not None
    assert model.log_likelihood(0, mask_of(cards("9H 8H"))) == 0.0


def test_where_nobody_may_bluff_it_is_certain_and_no_matter_of_likelihood() -> None:
    position = told_no(Suit.HEARTS, bluffs=False)
    assert half_ask_model(position, PublicHistory(position)) is None
