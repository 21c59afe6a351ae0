"""What can be known at the table: true of the hidden cards, and told from what the seat sees alone."""

from __future__ import annotations

import random

import pytest

from marjapussi_desktop.bots.knowledge.card_sets import BIT, cards_of
from marjapussi_desktop.controller.knowledge import reckoning
from marjapussi_desktop.controller.knowledge.placing import Placing
from marjapussi_desktop.controller.knowledge.quiz import ProofKind, question_on
from marjapussi_desktop.controller.knowledge.reckoning import certain_knowledge, with_chances
from marjapussi_desktop.controller.knowledge.table_knowledge import SeatKnowledge, point_table
from marjapussi_desktop.engine.actions import AnswerHalf, AskHalf, AskWhole, Declare
from marjapussi_desktop.engine.cards import MARRIAGES, Card, Rank, Suit, cards
from marjapussi_desktop.engine.marriages import check_attempt
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import DeclareAfter, Ruleset
from marjapussi_desktop.engine.seats import partner_of
from marjapussi_desktop.engine.state import HandState, MatchState, Phase
from marjapussi_desktop.engine.values import changed
from tests.bots.bot_games import mixed_bots, positions
from tests.bots.made_positions import after, dealt, played
from tests.helpers.hidden import swap_of_unseen, with_cards_swapped

GAMES = ("marjapussi", "bondtolva", "avomarjapussi", "bondtolva-2", "huutopussi", "huutopussi-3")
games = pytest.mark.parametrize("rules", [PRESETS[name] for name in GAMES], ids=GAMES)
presets = pytest.mark.parametrize("rules", PRESETS.values(), ids=list(PRESETS))
EVERY = 3
"""Positions between two that are tried."""


def in_play(rules: Ruleset, seed: int, every: int = EVERY) -> list[HandState]:
    """Positions of a hand in play; the knowing seat is always the first, as the person's is."""
    played = [hand for hand, _seat in positions(rules, mixed_bots(rules, seed), seed) if hand.phase is Phase.PLAY]
    return played[::every]


def held_by(hand: HandState) -> list[tuple[Card, ...]]:
    return [hand.available(seat) for seat in range(len(hand.hands))]


@games
def test_what_is_certain_is_true(rules: Ruleset) -> None:
    for seed in range(3):
        for hand in in_play(rules, seed):
            knowledge = certain_knowledge(observe(hand, 0))
            assert [one.seat for one in knowledge.seats] == [s for s in range(1, len(hand.hands)) if hand.available(s)]
            for one in knowledge.seats:
                held = hand.available(one.seat)
                assert not {card.suit for card in held} & {*one.out}
                assert {*one.holds} <= {*held}
                assert not one.lacks_aces or Rank.ACE not in {card.rank for card in held}


@pytest.mark.sampled(3)
@presets
def test_every_marriage_that_comes_to_be_declared_was_told_as_possible(rules: Ruleset) -> None:
    met = 0
    for seed in range(5):
        hands = in_play(rules, seed)
        for hand in hands:
            told = {(one.suit, one.seats) for one in certain_knowledge(observe(hand, 0)).marriages}
            for declared in hands[-1].marriages.declared[len(hand.marriages.declared) :]:
                holders = [
                    seat for card in MARRIAGES[declared.suit] for seat, held in enumerate(held_by(hand)) if card in held
                ]
                if len(holders) == 2:  # else one is in the stock still
                    assert (declared.suit, tuple(sorted({*holders}))) in told
                    met += 1
    assert met


@presets
def test_no_marriage_is_told_that_nobody_may_declare_any_more(rules: Ruleset) -> None:
    """In a game for two one was told as surely one's own with the stock empty."""
    met = 0
    for seed in range(5):
        hands = in_play(rules, seed, every=1)
        for nth, hand in enumerate(hands):
            if not any(has_attempt(later) for later in hands[nth:]):
                assert certain_knowledge(observe(hand, 0)).marriages == ()
                met += 1
    assert met


def has_attempt(hand: HandState) -> bool:
    """Whether the winner of the trick before this lead might have been allowed to declare: where he must have led that,
    it may have been another who did.
    """
    if hand.rules.marriages.declare_after is DeclareAfter.OWN_LED_TRICK:
        return not hand.trick and bool(hand.tricks)
    return hand.marriages.may_attempt or hand.marriages.question is not None


@pytest.mark.sampled(3)
@presets
def test_a_marriage_that_the_engine_would_refuse_in_every_deal_is_not_told(rules: Ruleset) -> None:
    """A player whose marriages are broken, or who has asked where that comes last, declares none of his own."""
    for seed in range(5):
        for hand in in_play(rules, seed, every=1):
            for one in certain_knowledge(observe(hand, 0)).marriages:
                if len(one.seats) > 1:
                    assert rules.marriages.ask_half
                    continue
                (seat,) = one.seats
                asker = partner_of(seat, rules.layout)
                held = (check_attempt(with_attempt(hand, seat, one.suit), seat, Declare(one.suit)),)
                asked = asker is not None and check_attempt(with_attempt(hand, asker), asker, AskWhole()) is None
                assert held == (None,) or asked


def with_attempt(hand: HandState, seat: int, suit: Suit | None = None) -> HandState:
    """The hand as if the seat were to lead and might declare, with a marriage in its hand."""
    cards = MARRIAGES[suit] if suit is not None else ()
    hands = (*hand.hands[:seat], cards, *hand.hands[seat + 1 :])
    return changed(hand, hands=hands, trick=(), marriages=changed(hand.marriages, may_attempt=True))


@games
def test_the_card_points_of_the_pack_are_all_somewhere(rules: Ruleset) -> None:
    in_pack = 4 * sum(point_table(rules).values())
    for hand in in_play(rules, 1):
        points = certain_knowledge(observe(hand, 0)).points
        unseen = sum(points.taken) + points.own + points.out
        assert unseen <= in_pack
        if not hand.trick and rules.kitty is None:
            assert unseen == in_pack


@games
def test_hidden_cards_change_nothing(rules: Ruleset, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reckoning, "DETERMINIZATIONS", 20)
    dice, tried = random.Random(3), 0
    for hand in in_play(rules, 2):
        other = with_cards_swapped(hand, swap_of_unseen(hand, 0, dice))
        seen, seen_otherwise = observe(hand, 0), observe(other, 0)
        if seen != seen_otherwise:
            continue  # what somebody played or said would not have been allowed
        known = with_chances(certain_knowledge(seen), seen, 1)
        assert known == with_chances(certain_knowledge(seen_otherwise), seen_otherwise, 1)
        tried += hand != other
    assert tried


@games
def test_chances_fit_what_is_certain(rules: Ruleset, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reckoning, "DETERMINIZATIONS", 20)
    for hand in in_play(rules, 4):
        seen = observe(hand, 0)
        known = with_chances(certain_knowledge(seen), seen, 1)
        holders = {card: one.seat for one in known.seats for card in one.holds}
        for key in known.key_cards:
            assert sum(key.chances) == pytest.approx(1)
            assert key.chances[0] == 0
            assert key.card not in holders or key.chances[holders[key.card]] == 1
        for marriage in known.marriages:
            assert marriage.chance is not None
            assert not marriage.is_sure or marriage.chance == 1


HANDS = (
    "AC 9C 8C KC TH QH 9H 8H 7D",
    "AS JS 7S AH TC 6C QC KD 9D",
    "TS 9S 8S 7H 6H 7C AD TD QD",
    "KS QS 6S JC KH JH JD 8D 6D",
)


def known_of(match: MatchState, seat: int) -> SeatKnowledge:
    """What the first seat knows of another."""
    assert match.hand is not None
    return next(one for one in certain_knowledge(observe(match.hand, 0)).seats if one.seat == seat)


def test_who_asks_for_a_half_holds_the_other_if_one_is_in_the_own_hand() -> None:
    """The note said of her that nothing was certain, and the quiz that nobody could know."""
    match = played(dealt("marjapussi", *HANDS), "AC 6C 7C JC 8H AH 6H JH")
    assert known_of(match, 1).holds == ()
    match = after(match, AskHalf(Suit.CLUBS), AnswerHalf(False))
    assert known_of(match, 1).holds == cards("QC")
    assert match.hand is not None
    seen = observe(match.hand, 0)
    asked = next(one for one in (question_on(seen, seed) for seed in range(200)) if one.card is cards("QC")[0])
    assert (asked.right, asked.proof.kind) == (1, ProofKind.ASKED)
    match = played(match, "AS 8S KS KC")
    assert known_of(match, 1).holds == cards("QC"), "also when the own half is gone"


def test_who_begins_without_an_ace_has_none() -> None:
    hands = (HANDS[0].replace("AC", "KD"), HANDS[1].replace("KD", "AC"), *HANDS[2:])
    match = played(dealt("marjapussi", *hands), "KC AC 7C JC")
    assert match.hand is not None
    told = certain_knowledge(observe(match.hand, 2)).seats
    assert [one.seat for one in told if one.lacks_aces] == [0]


@games
def test_a_card_that_only_one_seat_may_hold_is_there(rules: Ruleset) -> None:
    """In a game for three the note told "nothing is certain" of the only one who could hold an ace."""
    for seed in range(3):
        for hand in in_play(rules, seed):
            placing = Placing(observe(hand, 0))
            if placing.deductions.hidden:
                continue
            for card in cards_of(placing.deductions.unseen):
                owners = [seat for seat, could in enumerate(placing.could) if could & BIT[card.index]]
                assert owners
                assert len(owners) > 1 or placing.known[owners[0]] & BIT[card.index]


@pytest.mark.parametrize("name", ["huutopussi-3", "huutopussi-3-helsinki"])
def test_the_card_points_that_count_of_cards_put_aside_are_told(name: str) -> None:
    """The score had 20 points and the note "in tricks: you 10": the other ten were put aside."""
    met = 0
    for seed in range(6):
        for hand in in_play(PRESETS[name], seed):
            seen = observe(hand, hand.declarer or 0)
            points = certain_knowledge(seen).points
            assert points.aside == sum(point_table(seen.rules).get(card.rank, 0) for card in seen.discarded)
            met += bool(points.aside)
    assert met
