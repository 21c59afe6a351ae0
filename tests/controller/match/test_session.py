"""The session: what it tells, what it records, taking back, taking up, deals."""

from __future__ import annotations

import random

import pytest

from marjapussi_desktop.controller.deals.deal_source import MAX_SEED, DealSource, new_seed
from marjapussi_desktop.controller.match.session import Session, source_of
from marjapussi_desktop.engine.actions import AskHalf, Declare, Give, HiddenCards, Move, Play
from marjapussi_desktop.engine.cards import card, cards
from marjapussi_desktop.engine.choices import CallChoices
from marjapussi_desktop.engine.dealing import deal_problem
from marjapussi_desktop.engine.events import CardsPassed, HandDealt
from marjapussi_desktop.engine.notation import parse_action
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.reasons import Reason, Refusal
from marjapussi_desktop.engine.record import HandRecord, MatchRecord, PlayerInfo, Undone, format_record
from marjapussi_desktop.engine.record_reading import parse_record
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.engine.state import Phase
from tests.helpers.rulesets import PRESET_IDS
from tests.helpers.scenes import CLUBS, FOUR_ACES


def new_record(preset: str, seed: int = 7) -> MatchRecord:
    players = [PlayerInfo("Aino", "human")]
    players += [PlayerInfo(f"Bot {seat}", "bot:random") for seat in range(1, players_in(PRESETS[preset].layout))]
    return MatchRecord(preset, PRESETS[preset], tuple(players), seed)


class Diary:
    """A journal that keeps what it is told."""

    def __init__(self) -> None:
        self.entries: list[tuple[object, ...]] = []

    def hand_begun(self, number: int, hand: HandRecord) -> None:
        self.entries.append(("hand", number, hand.dealer, len(hand.moves)))

    def move_made(self, number: int, ply: int, move: Move) -> None:
        self.entries.append(("move", number, ply, move))

    def moves_undone(self, number: int, hand: HandRecord) -> None:
        self.entries.append(("undone", number, len(hand.moves)))

    def hand_ended(self, number: int, record: MatchRecord) -> None:
        self.entries.append(("end", number, record.totals, record.winner))


def stacked(preset: str = "marjapussi-pagat", dealer: int = 3, diary: Diary | None = None) -> Session:
    """A session whose first deal is the shared one; its first hand is dealt."""
    session = Session(new_record(preset), DealSource(7, (FOUR_ACES,), dealer), diary)
    session.deal_next()
    return session


def do(session: Session, moves: str) -> None:
    for word in moves.split(";"):
        seat, text = word.strip().split(": ")
        question = session.observation(0).question
        outcome = session.act(int(seat), parse_action(text, question))
        assert not isinstance(outcome, Refusal), f"{word}: {outcome}"


def play_out(session: Session, dice: random.Random, hands: int = 1) -> None:
    """Plays hands at random, with undos in between."""
    while session.awaits_deal and session.hand_number < hands:
        session.deal_next()
        undos = 3
        while (seat := session.seat_to_act) is not None:
            choices = session.choices(seat)
            assert choices is not None
            session.act(
                seat, next(iter(choices.actions())) if dice.random() < 0.5 else dice.choice([*choices.actions()])
            )
            if undos and dice.random() < 0.1:
                undos -= session.undo(dice.randrange(len(session.record.players)))


# -- what it tells ----------------------------------------------------------------------------------------------------


def test_before_the_first_deal_nothing_is_there() -> None:
    session = Session(new_record("huutopussi"), DealSource(7))
    assert (session.awaits_deal, session.is_over, session.ply, session.hand_number) == (True, False, 0, 0)
    assert session.seat_to_act is None
    assert session.choices(0) is None
    assert session.last_decision_of(0) is None
    assert session.undo(0) is False
    view = session.view(0)
    assert (view.hand_number, view.phase, view.to_act) == (0, Phase.OVER, None)
    assert [seat.hand_count for seat in view.seats] == [0, 0, 0, 0]
    assert view.preset == "huutopussi"


def test_a_deal_and_a_move_are_told_as_events() -> None:
    session = Session(new_record("marjapussi-pagat"), DealSource(7, (FOUR_ACES,), 3))
    assert session.deal_next() == (HandDealt(1, 3),)
    assert session.seat_to_act == 0
    assert not isinstance(session.act(0, Play(card("AC"))), Refusal)
    assert session.ply == 1
    assert session.view(2).trick == ((0, card("AC")),)


def test_a_refused_action_changes_nothing() -> None:
    session = stacked()
    refusal = session.act(0, Play(card("TS")))
    assert isinstance(refusal, Refusal)
    assert refusal == session.check(0, Play(card("TS")))
    assert refusal.reason is Reason.CARD_NOT_HELD
    assert (session.ply, session.record.hands[0].moves) == (0, [])


def test_each_seat_hears_what_it_may_hear() -> None:
    session = stacked("huutopussi", dealer=0)
    do(session, "0: bid 80; 1: pass; 2: pass; 3: pass")
    events = session.act(2, Give(cards("KC QC KD")))
    assert isinstance(events, tuple)
    passed = CardsPassed(2, 0, cards("KC QC KD"), 3, is_return=False)
    assert session.seen_by(events, 0) == session.seen_by(events, 2) == (passed,)
    assert session.seen_by(events, 1) == session.seen_by(events, 3) == (CardsPassed(2, 0, (), 3, is_return=False),)
    assert session.observation(1).moves[-1].action == HiddenCards("give", 3)


def test_a_view_shows_the_viewers_hand_only() -> None:
    session = stacked()
    for viewer in range(4):
        view = session.view(viewer)
        assert [bool(seat.hand) for seat in view.seats] == [seat == viewer for seat in range(4)]
        assert view.seats[viewer].hand == FOUR_ACES.hands[viewer]
        assert [seat.hand_count for seat in view.seats] == [9, 9, 9, 9]
        assert view.viewer_side == viewer % 2
        assert [not seat.player for seat in view.seats] == [True, False, False, False]


def test_calls_out_of_turn_are_told() -> None:
    session = stacked("huutopussi-erlangen", dealer=3)
    do(session, "0: bid 120; 1: pass; 2: pass; 3: pass; 2: give KC QC KD QS; 0: contract 120; 0: return KC QC KD QS")
    assert [len(session.calls(seat)) for seat in range(4)] == [0, 1, 0, 1]
    assert isinstance(session.choices(1), CallChoices)


# -- the record and the journal ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESET_IDS)
def test_the_record_is_always_one_that_can_be_replayed(preset: str) -> None:
    session = Session(new_record(preset), DealSource(5))
    play_out(session, random.Random(preset), hands=3)
    replayed = parse_record(format_record(session.record))
    assert replayed.record == session.record
    assert replayed.match.totals == session.record.totals


def test_the_journal_hears_everything_in_order() -> None:
    diary = Diary()
    session = stacked(diary=diary)
    do(session, CLUBS)
    assert session.undo(2)
    assert diary.entries[0] == ("hand", 0, 3, 0)
    assert diary.entries[1] == ("move", 0, 0, Move(0, Play(card("AC"))))
    assert diary.entries[-1] == ("undone", 0, 2)
    while (seat := session.seat_to_act) is not None:
        choices = session.choices(seat)
        assert choices is not None
        session.act(seat, [a for a in choices.actions() if not isinstance(a, Declare | AskHalf)][-1])
    ended: tuple[object, ...] = ("end", 0, session.record.totals, None)
    assert diary.entries.pop() == ended


# -- taking back ------------------------------------------------------------------------------------------------------


def test_undo_takes_back_the_seats_last_move_and_all_after_it() -> None:
    session = stacked()
    do(session, CLUBS + "; 0: declare H; 0: play AS; 1: play 9S")
    assert session.last_decision_of(0) == 5
    before = session.view(0)
    assert session.undo(0)
    assert session.ply == 5
    assert session.record.hands[0].undone == [Undone(5, ((0, "play AS"), (1, "play 9S")))]
    assert session.undo(0)
    assert session.view(0).trump is None
    assert session.record.hands[0].undone[-1] == Undone(4, ((0, "declare H"),))
    do(session, "0: declare H; 0: play AS; 1: play 9S")
    assert session.view(0) == before


def test_undo_reaches_back_to_the_start_of_the_hand_and_no_further() -> None:
    session = stacked()
    do(session, CLUBS)
    assert session.undo(0)
    assert session.ply == 0
    assert not session.undo(0)
    assert not session.undo(3)


def test_undo_of_the_last_move_of_a_hand_takes_its_result_back() -> None:
    session = Session(new_record("bondtolva"), DealSource(3))
    play_out(session, random.Random(1), hands=1)
    totals = session.record.totals
    last = session.record.hands[0].moves[-1].seat
    assert session.undo(last)
    assert session.record.hands[0].result is None
    assert session.record.totals == (0, 0)
    assert (session.awaits_deal, session.view(0).result) == (False, None)
    choices = session.choices(last)
    assert choices is not None
    session.act(last, next(choices.actions()))
    assert session.record.totals == totals


# -- taking up --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESET_IDS)
def test_a_match_taken_up_is_the_same_match(preset: str) -> None:
    session = Session(new_record(preset), DealSource(9))
    play_out(session, random.Random(preset), hands=2)
    if session.awaits_deal:
        session.deal_next()
        seat = session.seat_to_act
        choices = session.choices(seat) if seat is not None else None
        assert choices is not None
        session.act(choices.seat, next(choices.actions()))
    replayed = parse_record(format_record(session.record))
    again = Session.take_up(replayed, source_of(replayed.record))
    for viewer in range(len(session.record.players)):
        assert again.view(viewer) == session.view(viewer)
    actor = session.record.hands[-1].moves[-1].seat
    assert again.undo(actor) == session.undo(actor)
    assert again.view(0) == session.view(0)
    assert again.record == session.record


# -- deals ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESET_IDS)
def test_a_seed_deals_the_same_cards_each_time(preset: str) -> None:
    rules = PRESETS[preset]
    deals = [DealSource(42).deal(rules, number) for number in range(1, 5)]
    assert deals == [DealSource(42).deal(rules, number) for number in range(1, 5)]
    assert len(set(deals)) == 4
    assert all(deal_problem(rules, deal) is None for deal in deals)
    assert DealSource(43).deal(rules, 1) != deals[0]
    assert DealSource(42).first_dealer(rules) == DealSource(42).first_dealer(rules)


def test_the_first_dealer_may_be_anybody() -> None:
    rules = PRESETS["huutopussi-3"]
    assert {DealSource(seed).first_dealer(rules) for seed in range(40)} == {0, 1, 2}


def test_given_deals_come_first_and_then_those_of_the_seed() -> None:
    rules = PRESETS["marjapussi"]
    source = DealSource(42, (FOUR_ACES,), 2)
    assert source.first_dealer(rules) == 2
    assert source.deal(rules, 1) is FOUR_ACES
    assert source.deal(rules, 2) == DealSource(42).deal(rules, 2)


def test_the_deals_of_a_record_can_be_played_again() -> None:
    session = Session(new_record("huutopussi"), DealSource(9))
    play_out(session, random.Random(2), hands=2)
    again = Session(new_record("huutopussi"), source_of(session.record))
    again.deal_next()
    assert again.record.hands[0].deal == session.record.hands[0].deal
    assert again.record.hands[0].dealer == session.record.hands[0].dealer
    assert source_of(new_record("huutopussi")) == DealSource(7)


def test_new_seeds_differ_and_stay_in_bounds() -> None:
    seeds = {new_seed() for _ in range(20)}
    assert len(seeds) > 15
    assert all(0 <= seed <= MAX_SEED for seed in seeds)
