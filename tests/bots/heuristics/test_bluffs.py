"""Bluffed halves: where they cost little, as often as a player likes, and never known before the hand is over."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.heuristics.bluffs import bluff_before, suits_to_bluff
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.knowledge.card_sets import MARRIAGE_MASKS
from marjapussi_desktop.bots.knowledge.sure_tricks import sure_tricks
from marjapussi_desktop.bots.players.casual import CasualBot
from marjapussi_desktop.bots.players.characters import Style
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.controller.match.thoughts import WITHHELD, Made, thoughts_of
from marjapussi_desktop.engine.actions import (
    AnswerHalf,
    AnswerWhole,
    AskHalf,
    AskWhole,
    Bid,
    Give,
    Pass,
    Play,
    Return,
    SetContract,
)
from marjapussi_desktop.engine.cards import Suit, card, cards
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.observation import Observation, observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import AskOrder, Ruleset
from marjapussi_desktop.engine.state import MatchState
from tests.bots.bot_games import mixed_bots, positions
from tests.bots.made_positions import after, dealt, played, seen

BLUFFING = [preset for preset, rules in PRESETS.items() if rules.marriages.bluff_half]
ALWAYS = 1.0


@cache
def leads(rules: Ruleset, matches: int = 6) -> tuple[Observation, ...]:
    """What seats see that may ask for something before they lead, in whole matches."""
    seen = (
        observe(hand, seat)
        for seed in range(matches)
        for hand, seat in positions(rules, [CasualBot(at, bluffs=0.5) for at in range(4)], seed, hands=40)
    )
    return tuple(one for one in seen if isinstance(one.choices, PlayChoices) and one.choices.marriages)


def bluffs_in(rules: Ruleset, bot: CasualBot) -> Iterator[tuple[Observation, AskHalf]]:
    for observation in leads(rules):
        decision = bot.decide(observation)
        if decision.why is BotReason.BLUFF_HALF:
            assert isinstance(decision.action, AskHalf)
            yield observation, decision.action


@pytest.mark.sampled(2)
@pytest.mark.parametrize("preset", BLUFFING)
def test_a_bluff_costs_no_right_and_may_be_believed(preset: str) -> None:
    met, rules = 0, PRESETS[preset]
    for observation, ask in bluffs_in(rules, CasualBot(1, bluffs=ALWAYS)):
        met += 1
        view, choices = View(observation), observation.choices
        assert isinstance(choices, PlayChoices)
        assert ask.suit in choices.marriages.ask_half
        assert not view.mine & MARRIAGE_MASKS[ask.suit], "else it is no bluff"
        ours = (view.seat, view.partner)
        said = [move.action for move in observation.moves if move.seat in ours]
        assert ask not in said, "nobody believes it twice"
        assert not view.deductions.gone & MARRIAGE_MASKS[ask.suit], "what has been played keeps nobody from anything"
        if rules.marriages.ask_order is AskOrder.SELF_WHOLE_HALF:
            assert not choices.marriages.declare, "after an ask none of them could be declared"
    assert met


@pytest.mark.sampled(3)
@pytest.mark.parametrize("preset", [preset for preset, rules in PRESETS.items() if not rules.marriages.bluff_half])
def test_where_bluffs_are_forbidden_there_are_none(preset: str) -> None:
    if PRESETS[preset].marriages.ask_half:
        assert not list(bluffs_in(PRESETS[preset], CasualBot(1, bluffs=ALWAYS)))


@pytest.mark.parametrize("preset", BLUFFING)
def test_as_often_as_a_player_likes_and_always_alike(preset: str) -> None:
    counts = []
    for share in (0.0, 0.3, 0.7, ALWAYS):
        found = list(bluffs_in(PRESETS[preset], CasualBot(1, bluffs=share)))
        assert found == list(bluffs_in(PRESETS[preset], CasualBot(1, bluffs=share)))
        counts.append(len(found))
    assert counts[0] == 0 < counts[1] < counts[2] < counts[3]


def test_who_asks_gladly_bluffs_more_and_who_keeps_to_his_cards_never() -> None:
    assert Style(asking=-1.0).bluffs(0.4) == 0.0 < Style().bluffs(0.4) < Style(asking=2.0).bluffs(0.4) == 1.0


@pytest.mark.parametrize(
    ("level", "is_bluffing"), [("beginner", False), ("skilled@2", True), ("skilled+tauno@2", False)]
)
def test_a_level_bluffs_or_it_does_not(level: str, is_bluffing: bool) -> None:
    found = [make_bot(level, 1).decide(one).why for one in leads(PRESETS["huutopussi-erlangen"], matches=1)]
    assert (BotReason.BLUFF_HALF in found) is is_bluffing


def test_what_promises_something_comes_first() -> None:
    rules = PRESETS["huutopussi-erlangen"]
    for hand, seat in positions(rules, mixed_bots(rules, 2), seed=2, hands=4):
        view = View(observe(hand, seat))
        honest = Decision(AskHalf(Suit.HEARTS), BotReason.ASK_PARTNER_HALF, suit=Suit.HEARTS)
        assert bluff_before(honest, view, ALWAYS, 1) == honest


WINNERS = "AS TS 9S 8S 7S AC TC AD TD"
PARTNER = "6S 9C JC 9D JD AH TH 9H 8H"
LEFT = "KS QS JS KC QC 8C KD QD 8D"
RIGHT = "KH QH JH 7H 6H 7C 6C 7D 6D"


def after_two_tricks() -> MatchState:
    """The declarer has kings and queens of nothing, and has asked for a whole in vain; the lead is his."""
    match = dealt("huutopussi-erlangen", WINNERS, LEFT, PARTNER, RIGHT)
    gift = cards("AH TH 9H 8H")
    match = after(match, Pass(), Pass(), Pass(), Bid(120), Give(gift), SetContract(120), Return(gift))
    match = after(played(match, "AS JS 6S 6D"), AskWhole(), AnswerWhole(None))
    return played(match, "AC 8C 9C 6C")


def test_the_dearest_suit_is_named_in_which_partner_is_likely_to_say_no() -> None:
    match = after_two_tricks()
    decision = CasualBot(1, bluffs=ALWAYS).decide(seen(match))
    assert (decision.action, decision.why) == (AskHalf(Suit.HEARTS), BotReason.BLUFF_HALF)
    asked = after(match, decision.action, AnswerHalf(False))
    assert isinstance(CasualBot(1, bluffs=ALWAYS).decide(seen(asked)).action, Play), "one attempt after each trick"
    later = CasualBot(1, bluffs=ALWAYS).decide(seen(played(asked, "AD 8D 9D 7D")))
    assert later.action != AskHalf(Suit.HEARTS)


@pytest.mark.parametrize("why", [BotReason.ASK_PARTNER_HALF, BotReason.BLUFF_HALF, BotReason.BEST_ON_AVERAGE])
def test_while_the_hand_is_in_play_all_asks_for_a_half_are_told_alike(why: BotReason) -> None:
    made = Made(1, 30, 3, Decision(AskHalf(Suit.HEARTS), why, suit=Suit.HEARTS))
    (told,) = thoughts_of([made], is_over=False)
    assert (told.why, told.suit, told.amount) == (WITHHELD, None, None)
    (whole,) = thoughts_of([made], is_over=True)
    assert whole.why == why.value


def test_who_takes_all_the_rest_does_not_bluff() -> None:
    """A hint did, with the four highest cards."""
    looked_at = 0
    for one in leads(PRESETS["huutopussi-wurzel"], matches=8):
        view, choices = View(one), one.choices
        assert isinstance(choices, PlayChoices)
        leading = Decision(Play(choices.cards[0]), BotReason.SURE_WINNER)
        if sure_tricks(view.deductions, choices.cards) and suits_to_bluff(view, choices.marriages):
            looked_at += 1
            assert bluff_before(leading, view, ALWAYS, 1) == leading
    assert looked_at > 2


def test_a_card_that_follows_is_no_place_for_a_bluff() -> None:
    match = dealt(
        "marjapussi",
        "AS KS 9S 8S AC 9C 7D 8H 7H",
        "TS QS 8C 7C QC AD TD 9D KH",
        "6S JC TC 6C KD QD JD JH 6H",
        "JS 7S KC 6D 8D AH TH 9H QH",
    )
    decision = Decision(Play(card("QS")), BotReason.ONLY_CARD)
    assert bluff_before(decision, View(seen(played(match, "AS"))), ALWAYS, 1) == decision
