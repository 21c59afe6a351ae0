"""The casual player's rules of thumb, each in a position made for it."""

from __future__ import annotations

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.heuristics.exchange import cards_to_part_with
from marjapussi_desktop.bots.heuristics.worth import worth_of
from marjapussi_desktop.bots.knowledge.card_sets import mask_of
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.engine.actions import (
    AnswerWhole,
    AskWhole,
    Bid,
    Declare,
    Give,
    Pass,
    Play,
    Return,
    SetContract,
)
from marjapussi_desktop.engine.cards import Suit, card, cards
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.state import MatchState
from tests.bots.made_positions import after, dealt, played, seen

HUUTO = PRESETS["huutopussi"]
MARJA = PRESETS["marjapussi"]

STRONG_HEARTS = "AH TH KH QH 9H AS TS 7C 6C"
PARTNER_OF_STRONG = "KS QS 9S KC 9C AD 9D 8D 8H"
LEFT_OF_STRONG = "JS 8S 7S QC JC KD JD 7H 6H"
RIGHT_OF_STRONG = "6S AC TC 8C TD QD 7D 6D JH"


def decision(match: MatchState) -> Decision:
    """What the casual player does, who is to act."""
    return make_bot("casual", 1).decide(seen(match))


def strong_hearts() -> MatchState:
    return dealt("huutopussi", STRONG_HEARTS, LEFT_OF_STRONG, PARTNER_OF_STRONG, RIGHT_OF_STRONG)


def test_a_jump_above_all_the_card_points_names_the_strong_suit() -> None:
    chosen = decision(strong_hearts())
    assert (chosen.why, chosen.suit) == (BotReason.NAME_STRONG_SUIT, Suit.HEARTS)
    assert isinstance(chosen.action, Bid)
    assert chosen.action.amount in {185, 210, 235, 260}


def test_partner_gives_the_named_suit_and_no_single_half_of_his_marriage() -> None:
    match = after(strong_hearts(), Bid(185), Pass(), Pass(), Pass())
    chosen = decision(match)
    assert isinstance(chosen.action, Give)
    assert card("AD") in chosen.action.cards
    assert (card("KS") in chosen.action.cards) == (card("QS") in chosen.action.cards)


def test_a_partner_does_not_outbid_a_partner() -> None:
    match = after(strong_hearts(), Bid(185), Pass())
    chosen = decision(match)
    assert (chosen.action, chosen.why) in {
        (Pass(), BotReason.LEAVE_IT_TO_PARTNER),
        (Pass(), BotReason.HAND_TOO_WEAK),
    }


def test_the_declarer_keeps_aces_and_his_marriage() -> None:
    held = mask_of(cards(STRONG_HEARTS + " AD KS QS"))
    parted = cards_to_part_with(held, held, 3, worth_of(HUUTO))
    assert not set(parted) & set(cards("AH TH KH QH AS AD TS"))


def test_a_winner_first_and_then_the_marriage() -> None:
    match = after(strong_hearts(), Bid(185), Pass(), Pass(), Pass(), Give(cards("AD KS QS")), SetContract(200))
    match = after(match, Return(cards("7C 6C 9H")))
    lead = decision(match)
    assert (lead.action, lead.why) == (Play(card("TS")), BotReason.WIN_TO_DECLARE), "as good as the ace beside it"
    match = played(match, "TS JS 9S 6S")
    assert decision(match).action == Declare(Suit.HEARTS)


ACES = "AS TS 9S AC 9C AD KD 6D 6H"
OTHERS = ("JS 8S 7S QC JC TD 8D 7H 8H", "KS QS KC 8C 7C QD AH TH 9H", "6S TC 6C JD 9D 7D KH QH JH")


def test_a_ten_goes_to_the_trick_that_partner_wins() -> None:
    hands = ("AS 9S 8S AC 9C 8C 7C 6D 7D", "QS JS 7S QC JC TD 8D 7H 8H", "6S KC TC KD QD 9D AH KH 9H")
    match = dealt("marjapussi", *hands, "KS TS 6C AD JD TH QH JH 6H")
    match = played(match, "AC JC")
    chosen = decision(match)
    assert (chosen.action, chosen.why) == (Play(card("TC")), BotReason.GIVE_POINTS_TO_PARTNER)


def test_partner_is_asked_where_he_may_hold_a_marriage() -> None:
    match = played(dealt("marjapussi", ACES, *OTHERS), "AS JS QS 6S")
    chosen = decision(match)
    assert chosen.why in {BotReason.ASK_PARTNER_WHOLE, BotReason.ASK_PARTNER_HALF}


def test_a_marriage_that_would_pass_the_target_is_not_declared() -> None:
    hands = ("AS 9S 8S KC QC 8C 7C 6D 7D", "QS JS 7S 9C JC TD 8D 7H 8H", "6S AC TC KD QD 9D AH KH 9H")
    last = "KS TS 6C AD JD TH QH JH 6H"
    tricks = "AS 7S 6S KS"
    assert decision(played(dealt("marjapussi", *hands, last), tricks)).action == Declare(Suit.CLUBS)
    near = played(dealt("marjapussi", *hands, last, totals=(11, 6)), tricks)
    assert not isinstance(decision(near).action, Declare | AskWhole)


def test_an_answer_tells_the_truth_and_names_the_better_trumps() -> None:
    hands = ("AS 9S 8S 9C AC 8C 7C 6D 7D", "QS JS 7S 6C JC TD 8D 7H 8H", "6S KC QC TC 9D AH KH QH 9H")
    match = played(dealt("marjapussi", *hands, "KS TS KD AD JD QD TH JH 6H"), "AS 7S 6S KS")
    chosen = decision(after(match, AskWhole()))
    assert (chosen.action, chosen.why) == (AnswerWhole(Suit.HEARTS), BotReason.ANSWER_BEST_SUIT)
