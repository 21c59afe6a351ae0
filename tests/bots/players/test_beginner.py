"""The beginner forgets much and weighs nothing, but does nothing absurd."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.heuristics.marriages import prospects
from marjapussi_desktop.bots.heuristics.play import keep_value
from marjapussi_desktop.bots.heuristics.simple_bidding import HOPES, count
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.heuristics.worth import worth_of
from marjapussi_desktop.bots.knowledge.card_sets import mask_of
from marjapussi_desktop.bots.knowledge.memory import EVERYDAY, FORGETFUL, PERFECT, Memory, deductions_of
from marjapussi_desktop.bots.players.beginner import BeginnerBot
from marjapussi_desktop.bots.players.casual import CasualBot
from marjapussi_desktop.engine.actions import (
    AnswerHalf,
    AnswerWhole,
    AskHalf,
    AskWhole,
    Bid,
    Declare,
    DemandRedeal,
    Give,
    Pass,
    Play,
    Return,
    SetContract,
)
from marjapussi_desktop.engine.cards import Card, Rank, Suit, card, cards
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.state import MatchState
from marjapussi_desktop.engine.tricks import beats
from tests.bots.bot_games import mixed_bots, positions
from tests.bots.made_positions import after, dealt, played, seen

presets = pytest.mark.parametrize("rules", PRESETS.values(), ids=list(PRESETS))
AS_DEALT = ("AS 9S 8S KC QC 8C 7C 6D 7D", "QS JS 7S 9C JC TD 8D 7H 8H", "6S AC TC KD QD 9D AH KH 9H")
LAST = "KS TS 6C AD JD TH QH JH 6H"


def decision(match: MatchState) -> Decision:
    return BeginnerBot().decide(seen(match))


# -- never absurd -----------------------------------------------------------------------------------------------------


def follows(rules: Ruleset) -> Iterator[tuple[View, PlayChoices, Card]]:
    """The beginner's cards where somebody has led and no opponent is to come, in positions good and bad."""
    for seed in range(6):
        for hand, seat in positions(rules, mixed_bots(rules, seed), seed=100 + seed, hands=2):
            observation = observe(hand, seat)
            choices, view = observation.choices, View(observation)
            if not isinstance(choices, PlayChoices) or not observation.trick:
                continue
            if any(other in view.opponents for other in view.yet_to_play):
                continue
            action = BeginnerBot().decide(observation).action
            assert isinstance(action, Play)
            yield view, choices, action.card


@pytest.mark.sampled(3)
@presets
def test_no_ace_or_ten_goes_under_a_trick_that_the_opponents_have_won(rules: Ruleset) -> None:
    checked = 0
    for view, choices, chosen in follows(rules):
        assert view.winning is not None
        winner, winning = view.winning
        low = [c for c in choices.cards if c.rank not in (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN)]
        if winner in view.opponents and low and not beats(chosen, winning, view.trump):
            checked += 1
            assert chosen.rank not in (Rank.ACE, Rank.TEN)
    assert checked


@pytest.mark.sampled(3)
@presets
def test_partners_trick_is_not_taken_from_him(rules: Ruleset) -> None:
    for view, choices, chosen in follows(rules):
        assert view.winning is not None
        winner, winning = view.winning
        is_free = any(not beats(c, winning, view.trump) for c in choices.cards)
        assert not (winner == view.partner and is_free and beats(chosen, winning, view.trump))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("preset", [preset for preset, rules in PRESETS.items() if rules.auction is not None])
def test_no_bid_is_above_what_the_cards_are_worth_and_none_above_partners(preset: str) -> None:
    rules = PRESETS[preset]
    for seed in range(6):
        for hand, seat in positions(rules, mixed_bots(rules, seed), seed=seed, hands=4):
            observation = observe(hand, seat)
            action = BeginnerBot().decide(observation).action
            if not isinstance(action, Bid):
                continue
            view, auction = View(observation), observation.auction
            worth = count(view.mine, view.worth) + HOPES[rules.layout]
            assert auction is not None
            assert rules.auction is not None
            is_forced = auction.high is None and action.amount == rules.auction.minimum_bid
            assert is_forced or (action.amount <= worth and auction.high_seat != view.partner)


STRONG = "AH TH KH QH 9H AS TS 7C 6C"
WEAK = "JS 8S 7S QC JC KD JD 7H 6H"
PARTNER = "KS QS 9S KC 9C AD 9D 8D 8H"
REST = "6S AC TC 8C TD QD 7D 6D JH"


def test_a_strong_hand_is_bid_up_step_by_step_and_a_weak_one_is_passed() -> None:
    match = dealt("huutopussi", STRONG, WEAK, PARTNER, REST)
    assert decision(match).action == Bid(50)
    bidding = after(match, Bid(50))
    assert decision(bidding).action == Bid(55)
    raised = after(bidding, Bid(140), Pass(), Pass())
    assert decision(raised).action == Bid(145)
    weak = after(dealt("huutopussi", PARTNER, WEAK, STRONG, REST), Bid(100))
    assert decision(weak).action == Pass()


def test_a_partner_gives_his_ace_and_his_marriage_and_the_declarer_keeps_his() -> None:
    match = after(dealt("huutopussi", STRONG, WEAK, PARTNER, REST), Bid(50), Pass(), Pass(), Pass())
    assert set(decision(match).cards) == set(cards("AD KS QS"))
    match = after(match, Give(cards("AD KS QS")))
    contract = decision(match).action
    assert isinstance(contract, SetContract)
    assert 50 <= contract.amount <= 250
    kept = decision(after(match, contract)).action
    assert isinstance(kept, Return)
    assert not set(kept.cards) & set(cards("AH TH KH QH AS TS AD KS QS"))


def test_a_hopeless_hand_is_thrown_in() -> None:
    sixes = "6S 6C 6D 9S 9C 8D 7H JH JD"
    others = ("AS TS KS QS JS 8S 7S 6H 8H", "AC TC KC QC JC 8C 7C 9H KH", "AD TD KD QD 9D 7D AH TH QH")
    assert decision(dealt("huutopussi", sixes, *others)).action == DemandRedeal()


def test_the_dearest_marriage_is_declared_and_none_past_the_target() -> None:
    tricks = "AS 7S 6S KS"
    assert decision(played(dealt("marjapussi", *AS_DEALT, LAST), tricks)).action == Declare(Suit.CLUBS)
    near = played(dealt("marjapussi", *AS_DEALT, LAST, totals=(11, 6)), tricks)
    assert not isinstance(decision(near).action, Declare | AskWhole | AskHalf)


def test_the_same_half_is_not_asked_for_twice() -> None:
    hands = ("AS 9S KS AC 8C 7C 6D 7D 8D", "QS JS 7S 9C JC TD QD 7H 8H", "6S QC TC KD 9D JD AH KH 9H")
    match = played(dealt("marjapussi", *hands, "8S TS 6C AD KC TH QH JH 6H"), "AS 7S 6S 8S")
    asked = []
    for _trick in ("AC 9C TC 6C",):
        while isinstance(action := decision(match).action, AskWhole | AskHalf):
            asked.append(action)
            match = after(match, action)
            match = after(match, decision(match).action)
        match = played(match, _trick)
    assert asked
    assert decision(match).action not in asked


def test_a_half_is_asked_for_once_in_a_hand() -> None:
    """A casual player goes on with the next one."""
    hands = ("AS KS AD AC QC 8C KD 6D 6H", "QS JS 7S KC JC 9D 8D 7H 8H", "TS 9C 8S 7C TD AH TH 9H JD")
    match = played(dealt("marjapussi", *hands, "6S TC 6C QD 9S 7D KH QH JH"), "AS 7S 8S 6S")
    asking = played(after(match, AskWhole(), AnswerWhole(None)), "AC JC 7C 6C")
    first = decision(asking).action
    assert isinstance(first, AskHalf)
    lead_again = played(after(asking, first, AnswerHalf(yes=False)), "AD 8D TD 7D")
    assert not isinstance(decision(lead_again).action, AskHalf)
    assert isinstance(CasualBot(1).decide(seen(lead_again)).action, AskHalf)


def test_without_a_sure_winner_the_highest_card_that_can_be_spared_is_led() -> None:
    hands = ("KS 9S 8S TC 9C 8C 7D 6D QH", "JS TS 7S QC JC TD 8D 7H 8H", "QS AS KC 7C QD AH TH 9H AD")
    match = dealt("marjapussi-pagat", *hands, "6S AC 6C JD 9D KD KH 6H JH")
    chosen = decision(match)
    assert (chosen.action, chosen.why) == (Play(card("KS")), BotReason.MAY_WIN)


def test_a_ten_goes_to_the_trick_that_partner_wins() -> None:
    hands = ("AS 9S 8S AC 9C 8C 7C 6D 7D", "QS JS 7S QC JC TD 8D 7H 8H", "6S KC TC KD QD 9D AH KH 9H")
    match = played(dealt("marjapussi", *hands, "KS TS 6C AD JD TH QH JH 6H"), "AC JC")
    chosen = decision(match)
    assert (chosen.action, chosen.why) == (Play(card("TC")), BotReason.GIVE_POINTS_TO_PARTNER)


# -- memory -----------------------------------------------------------------------------------------------------------


def test_aces_stay_in_mind_and_other_cards_and_voids_do_not() -> None:
    hands = ("AS TS 9S AC 9C AD KD 6D 6H", "JS 8S 7S QC JC TD 8D 7H 8H", "QS KS KC 8C 7C QD AH TH 9H")
    match = played(dealt("marjapussi", *hands, "6S TC 6C JD 9D 7D KH QH JH"), "AS 7S QS 6S TS 8S KS TC AC JC 7C 6C")
    observation = seen(match)
    remembered, told = deductions_of(observation, FORGETFUL), View(observation).deductions
    assert told.gone == mask_of(cards("AS 7S QS 6S TS 8S KS TC AC JC 7C 6C"))
    assert remembered.gone == mask_of(cards("AS AC JC 7C 6C"))
    assert told.may_hold(3, mask_of(cards("JS"))) is False, "who threw the ten of clubs has no spades"
    assert remembered.may_hold(3, mask_of(cards("JS"))) is True
    assert View(observation).is_master(card("9S")) is False


def test_who_plays_now_and_then_remembers_high_cards_and_the_last_trick() -> None:
    hands = ("AS TS 9S AC 9C AD KD 6D 6H", "JS 8S 7S QC JC TD 8D 7H 8H", "QS KS KC 8C 7C QD AH TH 9H")
    void_shown = played(dealt("marjapussi", *hands, "6S TC 6C JD 9D 7D KH QH JH"), "AS 7S QS 6S TS 8S KS TC")
    remembered = deductions_of(seen(void_shown), EVERYDAY)
    assert remembered.gone == mask_of(cards("AS TS 8S KS TC")), "the ace, and one trick"
    assert remembered.may_hold(3, mask_of(cards("JS"))) is True, "not that who threw the ten of clubs has no spades"
    a_trick_later = deductions_of(seen(played(void_shown, "AC JC 7C 6C")), EVERYDAY)
    assert a_trick_later.gone == mask_of(cards("AS TS KS TC AC JC 7C 6C")), "the low spade is forgotten"


def test_who_plays_now_and_then_remembers_what_was_answered() -> None:
    """Also about a queen that he has forgotten to be gone: the second time he would ask in vain for sure."""
    hands = ("AS KS 9S AC 9C 8C 7D 6D 6H", "JS TS 7S QC JC TD 8D 7H 8H", "QS KC 8S 7C QD AH TH 9H AD")
    match = dealt("marjapussi", *hands, "6S TC 6C JD 9D KD KH QH JH")
    asked = after(played(match, "AS 7S QS 6S AC JC 7C 6C"), AskHalf(Suit.SPADES), AnswerHalf(yes=False))
    a_trick_later = played(asked, "9C QC KC TC")
    assert seen(asked).seat == 0
    for match_now, seat in ((asked, 0), (a_trick_later, 0)):
        assert match_now.hand is not None
        mind = deductions_of(observe(match_now.hand, seat), EVERYDAY)
        assert not mind.gone & mask_of(cards("QS")), "queens are not remembered"
        assert mind.may_hold(2, mask_of(cards("QS"))) is False


def test_who_plays_now_and_then_asks_for_the_whole_first() -> None:
    """He does not weigh which ask is likelier to come true, as one does who thinks further."""
    hands = ("AS KS 9S AC KC 8C KD 6D 6H", "JS TS 7S QC JC TD 8D 7H 8H", "QS 9C 8S 7C QD AH TH 9H AD")
    led = played(dealt("marjapussi", *hands, "6S TC 6C JD 9D 7D KH QH JH"), "AS 7S 8S 6S")
    everyday, perfect = (CasualBot(1, memory=memory).decide(seen(led)).action for memory in (EVERYDAY, PERFECT))
    assert everyday == AskWhole()
    assert isinstance(perfect, AskHalf)
    denied = after(led, AskWhole(), AnswerWhole(None))
    lead_again = played(denied, "AC JC 7C 6C")
    assert isinstance(CasualBot(1, memory=EVERYDAY).decide(seen(lead_again)).action, AskHalf)


def test_who_plays_now_and_then_thinks_of_asking_only_when_he_may() -> None:
    """He holds a half and no marriage: to win a trick promises him nothing yet, but once he leads he asks."""
    hands = ("KS 9S 8S AC 9C 8C 7D 6D 6H", "JS TS 7S QC JC TD 8D 7H 8H", "QS AS KC 7C QD AH TH 9H AD")
    match = dealt("marjapussi", *hands, "6S TC 6C JD 9D KD KH QH JH")
    everyday, perfect = (View(seen(match), memory) for memory in (EVERYDAY, PERFECT))
    assert prospects(everyday, everyday.mine) == 0.0
    assert prospects(perfect, perfect.mine) > 0.0
    assert keep_value(everyday, card("KS")) < keep_value(perfect, card("KS")), "nor does he keep the half for it"
    led = played(match, "AC QC KC TC")
    assert CasualBot(1, memory=EVERYDAY).decide(seen(led)).action in (AskHalf(Suit.SPADES), AskWhole())


@pytest.mark.sampled(3)
@pytest.mark.parametrize("memory", [FORGETFUL, EVERYDAY])
@presets
def test_nothing_remembered_is_untrue(rules: Ruleset, memory: Memory) -> None:
    for hand, seat in positions(rules, mixed_bots(rules, 2), seed=21, hands=2):
        deductions = deductions_of(observe(hand, seat), memory)
        told = View(observe(hand, seat)).deductions
        for other in range(len(hand.hands)):
            if other != seat:
                held = mask_of(hand.available(other))
                assert deductions.known[other] & ~held == 0
                assert held & ~deductions.could[other] == 0
                assert told.could[other] & ~deductions.could[other] == 0, "forgetting rules nothing out"


def test_counting_is_of_aces_covered_tens_and_the_dearest_marriage() -> None:
    worth = worth_of(PRESETS["huutopussi"])
    assert count(mask_of(cards(STRONG)), worth) == 2 * 20 + 2 * 15 + 60
    assert count(mask_of(cards(WEAK)), worth) == 0
