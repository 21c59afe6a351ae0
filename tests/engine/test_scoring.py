"""Scores, totals and winners of the hand-worked cases, and the lines they consist of."""

from __future__ import annotations

from typing import Any

import pytest

from marjapussi_desktop.engine import match as match_module
from marjapussi_desktop.engine import scoring
from marjapussi_desktop.engine.cards import SUITS
from marjapussi_desktop.engine.events import HandKind, HandResult, HandScored, How, MatchWon, ScoreLine, Victory, Why
from marjapussi_desktop.engine.match import finish_hand
from marjapussi_desktop.engine.options import to_record_rules
from marjapussi_desktop.engine.phases import start_hand
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record_rules import from_record_rules
from marjapussi_desktop.engine.ruleset import Family, NoTrickPenalty, Overshoot, PipCount, PipTie, Ruleset
from marjapussi_desktop.engine.seats import seats_of, side_of
from marjapussi_desktop.engine.state import AuctionState, Declaration, HandState, MatchState, Phase, PlayedTrick
from marjapussi_desktop.engine.values import changed
from tests.conformance.scoring_cases import HUUTOPUSSI_CASES, MARJAPUSSI_CASES
from tests.helpers.playing import deal_with
from tests.helpers.scenes import SPADES, doubling, leading

Case = dict[str, Any]


def rules_for(case: Case) -> Ruleset:
    written = {**to_record_rules(PRESETS[case["preset"]]), **case["options"]}
    rules = from_record_rules(case["preset"], written)
    assert isinstance(rules, Ruleset), rules
    return rules


def hand_for(case: Case, rules: Ruleset, leader: int) -> HandState:
    """A hand at its end: as many tricks as told, of no cards, the last one won by ``leader``."""
    hand = start_hand(rules, 2, 0, deal_with(rules, {}), tuple(case["totals_before"]))
    tricks = tuple(
        PlayedTrick(0, (), seats_of(side, rules.layout)[0])
        for side, count in enumerate(case["tricks"])
        for _ in range(count)
    )
    return changed(hand, tricks=tricks, leader=leader, phase=Phase.OVER)


def finished(rules: Ruleset, hand: HandState, carried: int = 0) -> tuple[MatchState, HandScored]:
    hand = changed(hand, carried_pips=carried)
    match = MatchState(rules, hand.totals, next_dealer=0, carried_pips=carried, hand=hand)
    after, events = finish_hand(match, hand)
    scored = events[0]
    assert isinstance(scored, HandScored)
    assert isinstance(events[-1], MatchWon) == (after.winner is not None)
    return after, scored


# -- the Huutopussi family --------------------------------------------------------------------------------------------


def contract_hand(case: Case) -> tuple[Ruleset, HandState]:
    """The hand of a case: what was taken stands as one declaration a side, beside the last trick."""
    rules = rules_for(case)
    assert rules.contract is not None
    last_side = max(range(len(case["tricks"])), key=lambda side: (case["taken"][side], case["tricks"][side]))
    hand = hand_for(case, rules, seats_of(last_side, rules.layout)[0])
    declared = []
    for side, taken in enumerate(case["taken"]):
        points = taken - (rules.contract.last_trick if side == last_side else 0)
        declared.append(Declaration(seats_of(side, rules.layout)[0], SUITS[side], How.OWN, points, sets_trump=True))
    players = len(hand.hands)
    silence = (None,) * players, (True,) * players, (True,) * players
    return rules, changed(
        hand,
        auction=AuctionState(None, *silence, high=case["final_bid"], high_seat=case["declarer"]),
        contract=case["contract"],
        calls=(0,) * case["calls"],
        marriages=changed(hand.marriages, declared=tuple(declared)),
    )


@pytest.mark.parametrize("case", HUUTOPUSSI_CASES, ids=[case["name"] for case in HUUTOPUSSI_CASES])
def test_contracts(case: Case) -> None:
    rules, hand = contract_hand(case)
    after, scored = finished(rules, hand)
    result = scored.result
    assert result.kind.value == case["kind"]
    assert list(result.taken) == case["taken"]
    assert list(result.scores) == case["scores"], case["why"]
    assert list(after.totals) == case["totals"], case["why"]
    assert after.winner == case["winner"], case["why"]
    assert list(scoring.sum_per_side(result.lines, len(result.scores))) == case["scores"]


# -- the Marjapussi family --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", MARJAPUSSI_CASES, ids=[case["name"] for case in MARJAPUSSI_CASES])
def test_game_points(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rules_for(case)
    layout = rules.layout
    hand = hand_for(case, rules, seats_of(case["last_trick_by"], layout)[0])
    declared = tuple(
        Declaration(seats_of(side, layout)[0], SUITS[i], How.OWN, 1 if i else 2, sets_trump=not i)
        for i, side in enumerate(case["declared_by"])
    )
    hand = changed(hand, marriages=changed(hand.marriages, declared=declared))
    second = case["second_count"] or [0, 0]
    pips = {side: (case["taken"][side], second[side]) for side in range(2)}
    monkeypatch.setattr(scoring, "pips_taken", lambda _hand, side: pips[side])
    after, scored = finished(rules, hand, case["carried_before"])
    result = scored.result
    assert _one_by_one(result.lines) == case["earned"], case["why"]
    assert list(result.scores) == case["scores"], case["why"]
    assert list(after.totals) == case["totals"], case["why"]
    assert after.winner == case["winner"], case["why"]
    assert after.carried_pips == case["carried_after"], case["why"]


def _one_by_one(lines: tuple[ScoreLine, ...]) -> list[list[int]]:
    """Lines as the cases tell them: a carried pip point together with the pip point."""
    earned: list[list[int]] = []
    for line in lines:
        if line.why is Why.CARRIED_PIP:
            earned[-1][1] += line.amount
        else:
            earned.append([line.side, line.amount])
    return earned


def test_the_cases_cover_every_value_of_the_options_of_scoring() -> None:
    rulesets = [rules_for(case) for case in (*HUUTOPUSSI_CASES, *MARJAPUSSI_CASES)]
    assert {rules.family for rules in rulesets} == set(Family)
    assert {rules.contract.no_trick_penalty for rules in rulesets if rules.contract} == set(NoTrickPenalty)
    assert {rules.game_points.overshoot for rules in rulesets if rules.game_points} == set(Overshoot)
    assert {rules.game_points.pip_count for rules in rulesets if rules.game_points} == set(PipCount)
    assert {rules.game_points.pip_tie for rules in rulesets if rules.game_points} == set(PipTie)


# -- lines ------------------------------------------------------------------------------------------------------------


def test_what_was_taken_is_told_in_lines() -> None:
    result = doubling(SPADES + ";0: declare H").play_on().hand.result
    assert result is not None
    whys = [(line.side, line.why) for line in result.taken_lines]
    assert (0, Why.MARRIAGE) in whys
    assert sum(line.why is Why.LAST_TRICK for line in result.taken_lines) == 1
    assert {line.side for line in result.taken_lines if line.why is Why.CARD_POINTS} <= {0, 1}


def test_game_points_come_in_the_order_in_which_they_were_earned() -> None:
    result = leading(
        SPADES + ";0: declare H; " + "0: play AD; 1: play JD; 2: play 6D; 3: play 7D; 0: ask-half D; 2: answer yes"
    )
    scored = result.play_on().hand.result
    assert scored is not None
    assert [line.why for line in scored.lines] == [Why.SETS_TRUMP, Why.LITTLE_ONE, Why.LAST_TRICK, Why.MORE_PIPS]


@pytest.mark.parametrize(
    ("rules", "totals", "winner"),
    [
        ("huutopussi", (495, 400), (None, None)),
        ("huutopussi", (500, 400), (0, Victory.REACHED_TARGET)),
        ("huutopussi", (500, 505), (1, Victory.HIGHEST_TOTAL)),
        ("huutopussi", (520, 520), (None, None)),
        ("huutopussi-3", (520, 520, 100), (None, None)),
        ("huutopussi-3", (520, 510, 530), (2, Victory.HIGHEST_TOTAL)),
        ("bondtolva", (12, 14), (1, Victory.HIGHEST_TOTAL)),
        ("bondtolva", (12, 3), (0, Victory.REACHED_TARGET)),
        ("marjapussi", (12, 3), (0, Victory.EXACTLY_TARGET)),
        ("marjapussi", (11, 3), (None, None)),
    ],
)
def test_how_a_match_is_won(rules: str, totals: tuple[int, ...], winner: tuple[int | None, Victory | None]) -> None:
    result = HandResult(HandKind.PLAYED, totals=totals, scores=(0,) * len(totals))
    assert match_module.decide_winner(PRESETS[rules], result) == winner


def test_of_two_exactly_there_the_one_who_got_there_first_wins() -> None:
    lines = (ScoreLine(1, 2, Why.SETS_TRUMP, SUITS[0]), ScoreLine(0, 1, Why.LAST_TRICK), ScoreLine(0, 1, Why.MORE_PIPS))
    result = HandResult(HandKind.PLAYED, totals=(12, 12), scores=(2, 2), lines=lines)
    assert match_module.decide_winner(PRESETS["marjapussi"], result) == (1, Victory.GOT_THERE_FIRST)


def test_sides_of_seats() -> None:
    assert [side_of(seat, PRESETS["marjapussi"].layout) for seat in range(4)] == [0, 1, 0, 1]
    assert [side_of(seat, PRESETS["huutopussi-3"].layout) for seat in range(3)] == [0, 1, 2]
