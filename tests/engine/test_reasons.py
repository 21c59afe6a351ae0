"""Every reason for a refusal is reached through the game, with the facts that the sentence about it needs."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import Play
from marjapussi_desktop.engine.cards import SUITS, card, cards
from marjapussi_desktop.engine.events import How
from marjapussi_desktop.engine.reasons import Reason, Refusal
from marjapussi_desktop.engine.ruleset import AskOrder, BrokenMarriages, DeclareAfter, FirstLead
from marjapussi_desktop.engine.state import Declaration
from marjapussi_desktop.engine.values import changed
from tests.helpers.playing import Table, deal_with
from tests.helpers.rulesets import rules_of
from tests.helpers.scenes import (
    CLUBS,
    FOUR_ACES,
    HEARTS,
    SPADES,
    declaring,
    doubling,
    kitty_taken,
    leading,
    opening,
    with_rows,
    with_stock,
)

S, C, D, H = SUITS
BROKEN = BrokenMarriages.AFTER_SUCCESSFUL_ASK
ORDER = AskOrder.SELF_WHOLE_HALF
GIVEN = "2: give KC QC KD;"
SIX_TRICKS = (
    "0: play AS; 1: play 9C; 0: play TS; 1: play 9D; 0: play KS; 1: play AH;"
    "0: play QS; 1: play TH; 0: play AC; 1: play KH; 0: play AD; 1: play QH"
)


def without_diamonds() -> Table:
    """Spades are trumps and a diamond is led; seat 1 has no diamond but two spades."""
    rules = rules_of("marjapussi-pagat")
    deal = deal_with(rules, {0: "AH KS QS AD", 1: "6H 9S 8S TC 9C 8C 7C 6C JC", 2: "7H", 3: "8H"})
    moves = "0: play AH; 1: play 6H; 2: play 7H; 3: play 8H; 0: declare S; 0: play AD"
    return Table(rules, deal, dealer=3).do(moves)


def all_suits_declared() -> Table:
    table = leading(CLUBS)
    declared = tuple(Declaration(0, suit, How.OWN, 1, sets_trump=suit is S) for suit in SUITS)
    hand = changed(table.hand, marriages=changed(table.hand.marriages, declared=declared))
    table.match = changed(table.match, hand=hand)
    return table


CASES: dict[Reason, list[tuple[Callable[[], Table], str, Refusal]]] = {
    Reason.NOT_DEALT: [(lambda: Table(rules_of("marjapussi")), "0: play AS", Refusal(Reason.NOT_DEALT))],
    Reason.HAND_OVER: [
        (lambda: leading().play_on(), "0: play AS", Refusal(Reason.HAND_OVER)),
        (lambda: doubling().play_on(), "1: kontra", Refusal(Reason.HAND_OVER)),
    ],
    Reason.NOT_YOUR_TURN: [
        (leading, "2: play KC", Refusal(Reason.NOT_YOUR_TURN, seat=0)),
        (leading, "3: declare S", Refusal(Reason.NOT_YOUR_TURN, seat=0)),
        (opening, "1: pass", Refusal(Reason.NOT_YOUR_TURN, seat=0)),
        (declaring, "0: give AS AC AD", Refusal(Reason.NOT_YOUR_TURN, seat=2)),
    ],
    Reason.WRONG_PHASE: [
        (opening, "0: play AS", Refusal(Reason.WRONG_PHASE)),
        (leading, "0: bid 80", Refusal(Reason.WRONG_PHASE)),
        (declaring, "2: return KC QC QS", Refusal(Reason.WRONG_PHASE)),
        (kitty_taken, "0: contract 80", Refusal(Reason.WRONG_PHASE)),
    ],
    Reason.CARD_NOT_HELD: [
        (leading, "0: play TS", Refusal(Reason.CARD_NOT_HELD, card=card("TS"))),
        (lambda: leading(CLUBS), "0: play AC", Refusal(Reason.CARD_NOT_HELD, card=card("AC"))),
        (declaring, "2: give KC QC AS", Refusal(Reason.CARD_NOT_HELD, card=card("AS"))),
        # It lies face down in the seat's own row, and nobody knows that.
        (with_rows, "0: play AC", Refusal(Reason.CARD_NOT_HELD, card=card("AC"))),
    ],
    Reason.FOLLOW_SUIT: [
        (
            lambda: leading("0: play AS"),
            "1: play TH",
            Refusal(Reason.FOLLOW_SUIT, cards=cards("TS JS 9S"), suit=S),
        ),
    ],
    Reason.MUST_TRUMP: [
        (without_diamonds, "1: play TC", Refusal(Reason.MUST_TRUMP, cards=cards("9S 8S"), suit=S)),
    ],
    Reason.ACE_MUST_SHOW: [
        (
            lambda: Table(rules_of("marjapussi-pagat", first_trick_ace_must_show=True), FOUR_ACES, dealer=2).do(
                "3: play 8S"
            ),
            "0: play KS",
            Refusal(Reason.ACE_MUST_SHOW, cards=cards("AS"), suit=S),
        ),
    ],
    Reason.MUST_BEAT: [
        (
            lambda: leading("0: play KH"),
            "1: play JH",
            Refusal(Reason.MUST_BEAT, card=card("KH"), cards=cards("TH"), suit=H),
        ),
    ],
    Reason.LEAD_ACE_OF_CLUBS: [
        (
            lambda: Table(rules_of("marjapussi-fi"), FOUR_ACES, dealer=1),
            "0: play AS",
            Refusal(Reason.LEAD_ACE_OF_CLUBS, cards=cards("AC")),
        ),
    ],
    Reason.LEAD_ACE: [
        (
            lambda: Table(rules_of("marjapussi"), FOUR_ACES, dealer=3),
            "0: play KH",
            Refusal(Reason.LEAD_ACE, cards=cards("AS AC AD AH")),
        ),
    ],
    Reason.LEAD_SPADE: [
        (
            lambda: Table(rules_of("marjapussi", first_lead=FirstLead.ACE_OR_SPADE), FOUR_ACES, 0),
            "1: play TC",
            Refusal(Reason.LEAD_SPADE, cards=cards("TS JS 9S")),
        ),
    ],
    Reason.LEAD_FROM_MARRIAGE: [
        (
            lambda: leading(CLUBS + ";0: declare H", lead_from_marriage=True),
            "0: play AH",
            Refusal(Reason.LEAD_FROM_MARRIAGE, cards=cards("KH QH"), suit=H),
        ),
    ],
    Reason.NO_ATTEMPT_NOW: [
        (leading, "0: declare H", Refusal(Reason.NO_ATTEMPT_NOW)),
        (lambda: leading(CLUBS + ";0: play AS"), "1: ask-whole", Refusal(Reason.NO_ATTEMPT_NOW)),
    ],
    Reason.ATTEMPT_USED: [
        (lambda: leading(CLUBS + ";0: declare H"), "0: ask-whole", Refusal(Reason.ATTEMPT_USED)),
        (lambda: leading(SPADES + ";0: ask-whole; 2: answer C"), "0: ask-half S", Refusal(Reason.ATTEMPT_USED)),
    ],
    Reason.NEEDS_OWN_LED_TRICK: [
        (
            lambda: leading(
                "0: play KH; 1: play TH; 2: play 6H; 3: play 8H",
                declare_after=DeclareAfter.OWN_LED_TRICK,
            ),
            "1: ask-whole",
            Refusal(Reason.NEEDS_OWN_LED_TRICK),
        ),
    ],
    Reason.STOCK_IS_EMPTY: [
        (lambda: with_stock(SIX_TRICKS), "0: declare C", Refusal(Reason.STOCK_IS_EMPTY)),
    ],
    Reason.NO_ASKING: [
        (lambda: leading(CLUBS, ask_whole=False), "0: ask-whole", Refusal(Reason.NO_ASKING)),
        (lambda: leading(CLUBS, ask_half=False), "0: ask-half S", Refusal(Reason.NO_ASKING)),
        (lambda: with_stock("0: play AS; 1: play 9C"), "0: ask-half S", Refusal(Reason.NO_ASKING)),
    ],
    Reason.SUIT_NOT_OPEN: [
        (
            lambda: leading(CLUBS + ";0: declare H;" + SPADES),
            "0: declare H",
            Refusal(Reason.SUIT_NOT_OPEN, suit=H),
        ),
        (
            lambda: leading(CLUBS + ";0: declare H;" + SPADES),
            "0: ask-half H",
            Refusal(Reason.SUIT_NOT_OPEN, suit=H),
        ),
    ],
    Reason.NO_OPEN_SUIT: [(all_suits_declared, "0: ask-whole", Refusal(Reason.NO_OPEN_SUIT))],
    Reason.NO_MARRIAGE_HELD: [
        (
            lambda: leading(CLUBS),
            "0: declare S",
            Refusal(Reason.NO_MARRIAGE_HELD, suit=S, cards=cards("QS")),
        ),
        (
            lambda: leading(CLUBS),
            "0: declare C",
            Refusal(Reason.NO_MARRIAGE_HELD, suit=C, cards=cards("KC QC")),
        ),
    ],
    Reason.MARRIAGES_BROKEN: [
        (
            lambda: leading(CLUBS + ";0: ask-half S; 2: answer yes;" + SPADES, broken_marriages=BROKEN),
            "0: declare H",
            Refusal(Reason.MARRIAGES_BROKEN),
        ),
    ],
    Reason.PARTNER_BROKEN: [
        (
            lambda: leading(CLUBS + ";0: ask-half S; 2: answer yes;" + SPADES, broken_marriages=BROKEN),
            "0: ask-whole",
            Refusal(Reason.PARTNER_BROKEN),
        ),
    ],
    Reason.ORDER_AFTER_ASK: [
        (
            lambda: leading(SPADES + ";0: ask-whole; 2: answer C;" + HEARTS, ask_order=ORDER),
            "0: declare H",
            Refusal(Reason.ORDER_AFTER_ASK),
        ),
    ],
    Reason.ORDER_AFTER_HALF: [
        (
            lambda: leading(SPADES + ";0: ask-half D; 2: answer yes;" + CLUBS, ask_order=ORDER),
            "0: ask-whole",
            Refusal(Reason.ORDER_AFTER_HALF),
        ),
    ],
    Reason.WHOLE_FIRST: [
        (lambda: leading(CLUBS, half_needs_whole=True), "0: ask-half S", Refusal(Reason.WHOLE_FIRST)),
    ],
    Reason.HALF_OF_OWN_MARRIAGE: [
        (
            lambda: leading(CLUBS),
            "0: ask-half H",
            Refusal(Reason.HALF_OF_OWN_MARRIAGE, suit=H, cards=cards("KH QH")),
        ),
    ],
    Reason.NO_HALF_HELD: [(lambda: leading(CLUBS), "0: ask-half C", Refusal(Reason.NO_HALF_HELD, suit=C))],
    Reason.ANSWER_FIRST: [
        (lambda: leading(CLUBS + ";0: ask-whole"), "0: play AS", Refusal(Reason.ANSWER_FIRST, seat=2)),
        (lambda: leading(CLUBS + ";0: ask-whole"), "1: answer no", Refusal(Reason.ANSWER_FIRST, seat=2)),
        (lambda: leading(CLUBS + ";0: ask-half S"), "2: play QS", Refusal(Reason.ANSWER_FIRST, seat=2)),
    ],
    Reason.ANSWER_UNTRUE: [
        (
            lambda: leading(CLUBS + ";0: ask-half S"),
            "2: answer no",
            Refusal(Reason.ANSWER_UNTRUE, suit=S, cards=cards("QS")),
        ),
        (
            lambda: leading(SPADES + ";0: ask-whole"),
            "2: answer no",
            Refusal(Reason.ANSWER_UNTRUE, cards=cards("KC QC")),
        ),
        (
            lambda: leading(SPADES + ";0: ask-whole"),
            "2: answer H",
            Refusal(Reason.ANSWER_UNTRUE, cards=cards("KC QC")),
        ),
    ],
    Reason.WRONG_ANSWER: [
        (leading, "0: answer no", Refusal(Reason.WRONG_ANSWER)),
        (lambda: leading(CLUBS + ";0: ask-half S"), "2: answer S", Refusal(Reason.WRONG_ANSWER)),
        (lambda: leading(CLUBS + ";0: ask-whole"), "2: answer yes", Refusal(Reason.WRONG_ANSWER)),
    ],
    Reason.BID_NOT_MULTIPLE: [(opening, "0: bid 52", Refusal(Reason.BID_NOT_MULTIPLE, amount=52))],
    Reason.BID_TOO_LOW: [
        (opening, "0: bid 45", Refusal(Reason.BID_TOO_LOW, amount=50)),
        (lambda: opening("0: bid 60"), "1: bid 60", Refusal(Reason.BID_TOO_LOW, amount=65)),
    ],
    Reason.BID_TOO_HIGH: [(opening, "0: bid 445", Refusal(Reason.BID_TOO_HIGH, amount=440))],
    Reason.BID_BANNED: [(lambda: banned("0: bid 50"), "1: bid 55", Refusal(Reason.BID_BANNED, amount=-500))],
    Reason.BANNED_BIDS_MINIMUM: [(lambda: banned(), "0: bid 55", Refusal(Reason.BANNED_BIDS_MINIMUM, amount=50))],
    Reason.MUST_OPEN: [(opening, "0: pass", Refusal(Reason.MUST_OPEN, amount=50))],
    Reason.REDEAL_FIRST_TURN_ONLY: [
        (
            lambda: opening("0: bid 50; 1: pass; 2: bid 55; 3: pass; 0: bid 60"),
            "2: redeal",
            Refusal(Reason.REDEAL_FIRST_TURN_ONLY),
        ),
    ],
    Reason.NO_REDEAL: [
        (opening, "0: redeal", Refusal(Reason.NO_REDEAL)),
        (lambda: opening("0: bid 50; 1: pass; 2: pass"), "3: redeal", Refusal(Reason.NO_REDEAL)),
    ],
    Reason.WRONG_NUMBER_OF_CARDS: [
        (declaring, "2: give KC QC", Refusal(Reason.WRONG_NUMBER_OF_CARDS, amount=3)),
        (lambda: declaring(exchange=4), "2: give KC QC KD", Refusal(Reason.WRONG_NUMBER_OF_CARDS, amount=4)),
        (kitty_taken, "0: discard 9C", Refusal(Reason.WRONG_NUMBER_OF_CARDS, amount=3)),
    ],
    Reason.CARD_TWICE: [(declaring, "2: give KC QC KC", Refusal(Reason.CARD_TWICE, card=card("KC")))],
    Reason.NO_DISCARD_OF_ACES_AND_TENS: [
        (kitty_taken, "0: discard 9C TH 8C", Refusal(Reason.NO_DISCARD_OF_ACES_AND_TENS, card=card("TH"))),
    ],
    Reason.CONTRACT_NOT_MULTIPLE: [
        (lambda: declaring(GIVEN), "0: contract 81", Refusal(Reason.CONTRACT_NOT_MULTIPLE, amount=81)),
    ],
    Reason.CONTRACT_TOO_LOW: [
        (lambda: declaring(GIVEN), "0: contract 75", Refusal(Reason.CONTRACT_TOO_LOW, amount=80)),
    ],
    Reason.CONTRACT_TOO_HIGH: [
        (lambda: declaring(GIVEN), "0: contract 445", Refusal(Reason.CONTRACT_TOO_HIGH, amount=440)),
    ],
    Reason.NO_KONTRA: [
        (leading, "1: kontra", Refusal(Reason.NO_KONTRA)),
        (declaring, "1: kontra", Refusal(Reason.NO_KONTRA)),
        (
            lambda: opening("0: pass; 1: pass; 2: pass; 3: pass", "huutopussi-erlangen"),
            "0: re",
            Refusal(Reason.NO_KONTRA),
        ),
    ],
    Reason.CALL_NOT_NOW: [
        (lambda: opening(preset="huutopussi-erlangen"), "1: kontra", Refusal(Reason.CALL_NOT_NOW)),
        (
            lambda: opening("0: bid 120; 1: pass; 2: pass; 3: pass", "huutopussi-erlangen"),
            "1: kontra",
            Refusal(Reason.CALL_NOT_NOW),
        ),
        (lambda: doubling("1: kontra;" + CLUBS + ";0: ask-whole"), "2: re", Refusal(Reason.CALL_NOT_NOW)),
    ],
    Reason.CALL_OTHER_SIDE: [
        (doubling, "0: re", Refusal(Reason.CALL_OTHER_SIDE)),
        (doubling, "0: kontra", Refusal(Reason.CALL_OTHER_SIDE)),
        (doubling, "1: re", Refusal(Reason.CALL_OTHER_SIDE)),
        (lambda: doubling("1: kontra"), "3: kontra", Refusal(Reason.CALL_OTHER_SIDE)),
    ],
    Reason.CALL_TOO_LATE: [
        (lambda: doubling(CLUBS), "1: kontra", Refusal(Reason.CALL_TOO_LATE, amount=9)),
        (lambda: doubling("3: kontra;" + CLUBS + ";" + SPADES), "2: re", Refusal(Reason.CALL_TOO_LATE, amount=8)),
    ],
}


def banned(moves: str = "") -> Table:
    """An auction in which both sides are under the ban."""
    table = opening()
    table.match = changed(table.match, hand=changed(table.hand, totals=(-500, -505)))
    return table.do(moves)


@pytest.mark.parametrize("reason", Reason)
def test_each_reason_is_given_with_its_facts(reason: Reason) -> None:
    cases = CASES[reason]
    assert any(expected.reason is reason for _scene, _move, expected in cases)
    for scene, move, expected in cases:
        assert scene().why_not(move) == expected, move


def test_a_refusal_leaves_the_match_as_it_was() -> None:
    table = leading("0: play AS")
    before = table.match
    assert isinstance(game.act(before, 1, Play(card("TH"))), Refusal)
    assert table.match == before
