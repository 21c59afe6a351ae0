"""Declaring and asking: who may, what it does to trumps, what an answer leads to."""

from __future__ import annotations

import pytest

from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import AnswerHalf, AnswerWhole, AskHalf, AskWhole
from marjapussi_desktop.engine.cards import SUITS, Suit, cards
from marjapussi_desktop.engine.choices import AnswerChoices, MarriageChoices, PlayChoices
from marjapussi_desktop.engine.events import (
    AnsweredHalf,
    AnsweredWhole,
    AskedHalf,
    AskedWhole,
    BluffAdmitted,
    How,
    MarriageDeclared,
)
from marjapussi_desktop.engine.marriages import forfeited_by
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.ruleset import AskOrder, BrokenMarriages, DeclareAfter, MarriagePoints
from marjapussi_desktop.engine.state import Deal
from tests.helpers.playing import Table
from tests.helpers.rulesets import rules_of
from tests.helpers.scenes import CLUBS, SPADES, declaring, leading, with_rows, with_stock

S, C, D, H = SUITS
NO_ASKS = {"ask_whole": False, "ask_half": False}


def offered(table: Table, seat: int) -> MarriageChoices:
    choices = game.choices(table.match, seat)
    assert isinstance(choices, PlayChoices)
    return choices.marriages


def test_the_winner_of_a_trick_may_declare_or_ask_before_leading() -> None:
    assert not offered(leading(), 0)
    assert offered(leading(CLUBS), 0) == MarriageChoices(declare=(H,), ask_whole=True, ask_half=(S, D))


def test_leading_a_card_passes_the_chance_up() -> None:
    table = leading(CLUBS + ";0: play AS; 1: play 9S")
    assert not offered(table, 2)


def test_nothing_is_declared_after_the_last_trick() -> None:
    table = leading().play_on()
    assert table.match.awaits_deal


def test_only_tricks_that_the_winner_led_qualify_where_the_rules_say_so() -> None:
    taken = "0: play KH; 1: play TH; 2: play 6H; 3: play 8H"
    assert offered(leading(taken), 1).ask_whole
    assert not offered(leading(taken, declare_after=DeclareAfter.OWN_LED_TRICK), 1)
    assert offered(leading(CLUBS, declare_after=DeclareAfter.OWN_LED_TRICK), 0).ask_whole


def test_the_first_declaration_sets_trumps_and_later_ones_only_score() -> None:
    table = leading(CLUBS + ";0: declare H")
    assert table.events[-1] == MarriageDeclared(0, H, How.OWN, 2, sets_trump=True, old_trump=None)
    table.do(SPADES + ";0: ask-half D; 2: answer yes")
    assert table.events[-1] == MarriageDeclared(0, D, How.HALF, 1, sets_trump=False, old_trump=H)
    assert table.hand.trump is H


def test_each_declaration_sets_trumps_where_the_rules_say_so() -> None:
    before = "2: give 7C 6S 6D; 0: contract 80; 0: return 6S 6D 6C;"
    table = declaring(before + "0: play AC; 1: play JC; 2: play KC; 3: play 8C; 0: declare H;" + SPADES)
    table.do("0: ask-half D; 2: answer yes")
    assert table.events[-1] == MarriageDeclared(0, D, How.HALF, 80, sets_trump=True, old_trump=H)
    assert table.hand.trump is D


@pytest.mark.parametrize(
    ("schedule", "points"),
    [
        (MarriagePoints.HEARTS_HIGH, {S: 40, C: 60, D: 80, H: 100}),
        (MarriagePoints.SPADES_HIGH, {S: 100, C: 40, D: 60, H: 80}),
    ],
)
def test_declarations_count_by_their_schedule(schedule: MarriagePoints, points: dict[Suit, int]) -> None:
    before = "2: give KC QC KD; 0: contract 80; 0: return KC QC KD;"
    table = declaring(before + CLUBS + ";0: declare H", marriage_points=schedule)
    assert table.hand.marriages.declared[-1].points == points[H]
    table = declaring(before + SPADES + ";0: ask-whole; 2: answer C", marriage_points=schedule)
    assert table.hand.marriages.declared[-1].points == points[C]


# -- asking for a whole -----------------------------------------------------------------------------------------------


def test_asked_for_a_whole_the_partner_names_one_that_he_has() -> None:
    table = leading(SPADES + ";0: ask-whole")
    assert table.events[-1] == AskedWhole(0)
    assert game.seat_to_act(table.match) == 2
    assert game.choices(table.match, 2) == AnswerChoices(2, AskWhole(), (AnswerWhole(C),))
    table.do("2: answer C")
    assert table.events == (
        AnsweredWhole(2, C),
        MarriageDeclared(0, C, How.WHOLE, 2, sets_trump=True, old_trump=None),
    )
    assert game.seat_to_act(table.match) == 0


def test_without_a_marriage_the_partner_says_no_and_the_attempt_is_used() -> None:
    table = leading("0: play AC; 1: play JC; 2: play KC; 3: play 8C; 0: ask-whole")
    assert game.choices(table.match, 2) == AnswerChoices(2, AskWhole(), (AnswerWhole(None),))
    table.do("2: answer no")
    assert table.events == (AnsweredWhole(2, None),)
    assert not offered(table, 0)
    assert offered(table.do(SPADES), 0).ask_whole, "it may be repeated later"


def test_of_several_marriages_the_partner_chooses() -> None:
    deal = Deal(
        (
            cards("AS AC AD AH 9S 9C 9D 9H 6C"),
            cards("TS JS QC TC JC TD JD TH JH"),
            cards("KH QH QS KS 6S 7C 6D 6H 7H"),
            cards("8S 7S KC 8C KD 8D 7D QD 8H"),
        )
    )
    table = Table(rules_of("marjapussi-pagat"), deal, dealer=3).do("0: play AH; 1: play JH; 2: play 6H; 3: play 8H")
    table.do("0: ask-whole")
    choices = game.choices(table.match, 2)
    assert isinstance(choices, AnswerChoices)
    assert choices.answers == (AnswerWhole(S), AnswerWhole(H))


# -- asking for a half ------------------------------------------------------------------------------------------------


def test_a_half_is_declared_for_the_asker_when_the_partner_has_the_other() -> None:
    table = leading(CLUBS + ";0: ask-half S")
    assert table.events[-1] == AskedHalf(0, S)
    assert game.choices(table.match, 2) == AnswerChoices(2, AskHalf(S), (AnswerHalf(True),))
    table.do("2: answer yes")
    assert table.events == (
        AnsweredHalf(2, S, True),
        MarriageDeclared(0, S, How.HALF, 2, sets_trump=True, old_trump=None),
    )


def test_a_half_that_the_partner_lacks_is_answered_no() -> None:
    table = leading("0: play AS; 1: play 9S; 2: play QS; 3: play 7S; 0: ask-half S")
    assert game.choices(table.match, 2) == AnswerChoices(2, AskHalf(S), (AnswerHalf(False),))
    assert table.do("2: answer no").events == (AnsweredHalf(2, S, False),)


def test_a_bluff_answered_yes_is_admitted_and_declares_nothing() -> None:
    table = leading(SPADES + ";0: ask-half C", bluff_half=True)
    assert table.do("2: answer yes").events == (AnsweredHalf(2, C, True), BluffAdmitted(0, C))
    assert table.hand.trump is None
    assert not offered(table, 0)


def test_a_bluff_answered_no_admits_nothing() -> None:
    table = leading("0: play AC; 1: play JC; 2: play KC; 3: play 8C;" + SPADES, bluff_half=True)
    assert C in offered(table, 0).ask_half
    table = leading(
        "0: play KH; 1: play TH; 2: play 6H; 3: play 8H; 1: ask-half H",
        bluff_half=True,
    )
    assert table.do("3: answer no").events == (AnsweredHalf(3, H, False),)


def test_a_bluff_does_not_break_marriages() -> None:
    table = leading(
        SPADES + ";0: ask-half C; 2: answer yes",
        bluff_half=True,
        broken_marriages=BrokenMarriages.AFTER_SUCCESSFUL_ASK,
    )
    assert table.hand.marriages.broken == frozenset()


# -- restrictions -----------------------------------------------------------------------------------------------------


def test_after_a_successful_whole_the_asker_is_broken_and_the_partner_is_not() -> None:
    table = leading(SPADES + ";0: ask-whole; 2: answer C", broken_marriages=BrokenMarriages.AFTER_SUCCESSFUL_ASK)
    assert table.hand.marriages.broken == {0}
    assert offered(table.do(CLUBS), 0) == MarriageChoices(declare=(), ask_whole=True, ask_half=(S, D))


def test_after_a_successful_half_both_are_broken() -> None:
    table = leading(CLUBS + ";0: ask-half S; 2: answer yes", broken_marriages=BrokenMarriages.AFTER_SUCCESSFUL_ASK)
    assert table.hand.marriages.broken == {0, 2}
    assert offered(table.do(SPADES), 0) == MarriageChoices(declare=(), ask_whole=False, ask_half=(D,))


def test_a_failed_ask_breaks_nothing() -> None:
    moves = "0: play AC; 1: play JC; 2: play KC; 3: play 8C; 0: ask-whole; 2: answer no"
    table = leading(moves, broken_marriages=BrokenMarriages.AFTER_SUCCESSFUL_ASK)
    assert table.hand.marriages.broken == frozenset()


def test_in_order_own_marriages_come_before_wholes_and_wholes_before_halves() -> None:
    order = AskOrder.SELF_WHOLE_HALF
    declared = leading(CLUBS + ";0: declare H;" + SPADES, ask_order=order)
    assert offered(declared, 0).ask_whole
    whole = leading("0: play AC; 1: play JC; 2: play KC; 3: play 8C; 0: ask-whole; 2: answer no", ask_order=order)
    assert offered(whole.do(SPADES), 0) == MarriageChoices(declare=(), ask_whole=True, ask_half=(S, D))
    half = leading(CLUBS + ";0: ask-half S; 2: answer yes;" + SPADES, ask_order=order)
    assert offered(half, 0) == MarriageChoices(declare=(), ask_whole=False, ask_half=(D,))


def test_an_ask_forfeits_what_the_order_puts_before_it() -> None:
    table = leading(CLUBS, ask_order=AskOrder.SELF_WHOLE_HALF)
    assert table.match.hand is not None
    for hand in (table.match.hand, observe(table.match.hand, 0)):
        assert forfeited_by(hand, 0, AskWhole()) == MarriageChoices(declare=(H,))
        assert forfeited_by(hand, 0, AskHalf(S)) == MarriageChoices(declare=(H,), ask_whole=True)
    asked = leading(CLUBS + ";0: ask-half S; 2: answer yes;" + SPADES, ask_order=AskOrder.SELF_WHOLE_HALF)
    assert asked.match.hand is not None
    assert not forfeited_by(asked.match.hand, 0, AskHalf(D))


def test_where_asks_are_free_none_forfeits_anything() -> None:
    table = leading(CLUBS)
    assert table.match.hand is not None
    assert not forfeited_by(table.match.hand, 0, AskWhole())
    assert not forfeited_by(table.match.hand, 0, AskHalf(S))
    assert not forfeited_by(table.match.hand, 0, AskHalf(S), if_it_succeeds=True)


def test_where_a_success_breaks_marriages_an_ask_forfeits_them_only_by_success() -> None:
    table = leading(CLUBS, broken_marriages=BrokenMarriages.AFTER_SUCCESSFUL_ASK, bluff_half=True)
    assert table.match.hand is not None
    for hand in (table.match.hand, observe(table.match.hand, 0)):
        for ask in (AskWhole(), AskHalf(S), AskHalf(C)):
            assert not forfeited_by(hand, 0, ask)
        assert forfeited_by(hand, 0, AskWhole(), if_it_succeeds=True) == MarriageChoices(declare=(H,))
        assert forfeited_by(hand, 0, AskHalf(S), if_it_succeeds=True) == MarriageChoices(declare=(H,), ask_whole=True)
        assert not forfeited_by(hand, 0, AskHalf(C), if_it_succeeds=True), "a bluff never succeeds"


@pytest.mark.parametrize(
    ("ask", "answer"), [(AskWhole(), "0: ask-whole; 2: answer C"), (AskHalf(S), "0: ask-half S; 2: answer yes")]
)
def test_what_success_forfeits_is_gone_once_it_has_come(ask: AskWhole | AskHalf, answer: str) -> None:
    table = leading(CLUBS, broken_marriages=BrokenMarriages.AFTER_SUCCESSFUL_ASK)
    assert table.match.hand is not None
    before, lost = offered(table, 0), forfeited_by(table.match.hand, 0, ask, if_it_succeeds=True)
    after = offered(table.do(answer + ";" + SPADES), 0)
    assert lost.declare == before.declare
    assert after.declare == ()
    assert after.ask_whole is (before.ask_whole and not lost.ask_whole)


def test_a_half_waits_for_a_whole_of_the_side_where_the_rules_say_so() -> None:
    table = leading(SPADES, half_needs_whole=True)
    assert offered(table, 0) == MarriageChoices(declare=(H,), ask_whole=True, ask_half=())
    table.do("0: ask-whole; 2: answer C;" + CLUBS)
    assert offered(table, 0).ask_half == (S, D)


def test_the_lead_comes_from_the_marriage_only_right_after_it() -> None:
    table = leading(CLUBS + ";0: declare H", lead_from_marriage=True)
    assert table.allows("0: play KH")
    assert not table.allows("0: play AS")
    table.do("0: play QH; 1: play TH; 2: play 6H; 3: play 8H")
    assert table.hand.marriages.lead_suit is None


def test_a_marriage_of_the_partners_binds_no_lead_where_the_leader_has_neither() -> None:
    table = leading(SPADES + ";0: ask-whole; 2: answer C", lead_from_marriage=True)
    assert table.allows("0: play AH")


def test_asking_is_switched_off_by_the_options() -> None:
    assert offered(leading(CLUBS, **NO_ASKS), 0) == MarriageChoices(declare=(H,))


def test_with_a_stock_the_winner_draws_first_and_may_then_declare() -> None:
    table = with_stock("0: play AS; 1: play 9C")
    assert offered(table, 0) == MarriageChoices(declare=(S,))
    table = with_stock("0: play AC; 1: play 9C; 0: play AS; 1: play 9D")
    assert offered(table, 0).declare == (S,)


def test_face_up_cards_may_be_declared() -> None:
    table = with_rows("0: play AS; 1: play 8S")
    assert offered(table, 0).declare == (S,)


def test_the_declaration_counts_for_the_side_that_won_the_trick() -> None:
    table = leading(SPADES + ";0: ask-whole; 2: answer C")
    assert [(d.seat, d.how) for d in table.hand.marriages.declared] == [(0, How.WHOLE)]
